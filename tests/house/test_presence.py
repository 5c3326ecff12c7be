"""A pit owned by one process and followed by another: what each hears when owners change."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import from_json
from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.floor import Floor as RunningFloor
from puntobanco.house.host import Clock
from puntobanco.house.loading import load_state
from puntobanco.house.messages import Accepted, ToHouse, ToTable, encode_event
from puntobanco.house.ownership import new_owner
from puntobanco.house.pit import PitStoppedError
from puntobanco.house.presence import ElsewhereError, Presence, own_or_follow
from puntobanco.house.projection import PublishedEvents
from puntobanco.people import commands as people
from puntobanco.proof.log_proof import prove
from puntobanco.sheets import load_game
from puntobanco.store import Store, UnreachableError, open_store
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.state import Mode, Phase
from tests.kit.floors import QUICK
from tests.kit.houses import PIT, run, surroundings
from tests.kit.postgres import Cluster, cluster
from tests.kit.stated import KILLED, assert_states, stating

pytestmark = pytest.mark.part("postgresql")

ONE, TWO = "http://one.example", "http://two.example"
ANN = PatronId("ann")
T1 = TableId("t1")


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


class Here:
    """A process reduced to its presence, with everything it received."""

    def __init__(self, store: Store, presence: Presence) -> None:
        self.store = store
        self.presence = presence
        self.first = presence.durable.sequence + 1
        self.heard: list[tuple[int, bytes]] = []
        self.changes = 0
        presence.durable.listeners.append(self._hear)
        presence.on_change.append(self._changed)

    def _changed(self) -> None:
        self.changes += 1

    def _hear(self, published: PublishedEvents) -> None:
        for place, (_, event) in enumerate(published.events):
            self.heard.append((published.first + place, encode_event(event)))

    def check(self) -> None:
        """It received every entry once, in order, and its state matches the log."""
        log = self.store.read(PIT, after=self.first - 1)
        assert self.heard == [(entry.sequence, entry.payload) for entry in log]
        state, _, _ = load_state(self.store, PIT)
        assert self.presence.state == state


async def register(presence: Presence, name: str) -> None:
    command = people.RegisterPatron(patron=PatronId(name))
    sent = ToHouse(id=CommandId(f"register-{name}"), by=None, command=command)
    assert isinstance(await presence.submit(sent), Accepted)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def process(url: str, folder: Path, address: str) -> AsyncIterator[Here]:
    with open_store(url) as store:
        owner = new_owner(address)
        async with own_or_follow(PIT, store, surroundings(folder), owner=owner) as presence:
            yield Here(store, presence)


def test_a_released_pit_changes_owner_without_missed_events(
    server: Cluster, tmp_path: Path
) -> None:
    url = server.new_url()

    async def story() -> None:
        async with AsyncExitStack() as later, AsyncExitStack() as earlier:
            one = await earlier.enter_async_context(process(url, tmp_path, ONE))
            two = await later.enter_async_context(process(url, tmp_path, TWO))
            assert (one.presence.owned, two.presence.owned) == (True, False)
            assert two.presence.owner == ONE
            with stating(ElsewhereError, "pit-elsewhere"):
                await register(two.presence, "too early")
            for name in ("ann", "bob"):
                await register(one.presence, name)
            await pay(one.presence)
            await until(lambda: two.presence.durable.sequence == one.presence.durable.sequence)
            assert two.presence.durable_wallet(ANN) == two.presence.wallet(ANN) == 50_00
            one.check()
            two.check()
            await earlier.aclose()
            await until(lambda: two.presence.owned)
            assert two.presence.owner == ""
            await register(two.presence, "cid")
            two.check()

    run(story())


async def pay(presence: Presence) -> None:
    command = people.IssueCredit(patron=ANN, amount=Minor(50_00))
    sent = ToHouse(id=CommandId("pay"), by=None, command=command)
    assert isinstance(await presence.submit(sent), Accepted)


def test_an_owner_that_lost_its_lease_follows_from_its_position(
    server: Cluster, tmp_path: Path
) -> None:
    url = server.new_url()

    async def story() -> None:
        async with process(url, tmp_path, ONE) as one:
            await register(one.presence, "ann")
            own = one.presence.owned_pit
            assert own is not None
            with open_store(url) as store:
                # Another process took it for dead; its pending commands come too late.
                store.acquire(PIT, owner=own.lease.owner, seconds=1.5).renew()
                with stating(PuntoError, "store-lease-lost"):
                    await register(one.presence, "late")
                assert not one.presence.owned
                assert one.presence.stopped is None
                # No owner is known: callers must ask again.
                await until(lambda: one.presence.owned)
            await register(one.presence, "bob")
            one.check()
            assert set(one.presence.state.directory.patrons) == {"ann", "bob"}
            assert one.changes >= 2

    run(story())


def test_a_damaged_log_ends_a_presence(server: Cluster, tmp_path: Path) -> None:
    url = server.new_url()

    async def story() -> None:
        async with process(url, tmp_path, ONE) as one:
            await register(one.presence, "ann")
        with open_store(url) as store, store.database.writing() as connection:
            connection.exec_driver_sql("UPDATE pit SET head_sequence = 9")
        async with process(url, tmp_path, TWO) as two:
            assert_states(two.presence.stopped, "store-tail", pit=PIT)
            assert not two.presence.owned

    run(story())


def test_an_ended_presence_takes_no_commands_and_frees_the_pit(
    server: Cluster, tmp_path: Path
) -> None:
    url = server.new_url()

    async def story() -> None:
        async with process(url, tmp_path, ONE) as one, process(url, tmp_path, TWO) as two:
            await register(one.presence, "ann")
            one.presence.stop(KILLED)
            for _ in range(2):
                with stating(PitStoppedError, "pit-stopped", why=KILLED):
                    await register(one.presence, "late")
                # Not even after it has lost the pit, which is then free.
                await until(lambda: two.presence.owned)
            assert not one.presence.owned
            await register(two.presence, "bob")
            assert set(two.presence.state.directory.patrons) == {"ann", "bob"}

    run(story())


def test_tables_run_only_in_the_owner(server: Cluster, tmp_path: Path) -> None:
    url = server.new_url()

    async def story() -> None:
        async with AsyncExitStack() as later, AsyncExitStack() as earlier:
            one = await earlier.enter_async_context(process(url, tmp_path, ONE))
            two = await later.enter_async_context(process(url, tmp_path, TWO))
            floors = [running(one.presence, tmp_path), running(two.presence, tmp_path)]
            await automatic_table(one.presence)
            await until(lambda: two.presence.table(T1).coups == 1)
            assert [len(floor._tasks) for floor in floors] == [1, 0]
            await floors[0].close()
            await earlier.aclose()
            await until(lambda: two.presence.table(T1).coups == 2)
            assert two.presence.table(T1).recall[-1].void == ""
            assert floors[1].failed is None
            # Another process takes the pit: its tables stop here, without an alarm.
            own = two.presence.owned_pit
            assert own is not None
            with two.store.acquire(PIT, owner=own.lease.owner, seconds=60):
                await until(lambda: not two.presence.owned)
            assert (floors[1]._tasks, floors[1].failed) == ({}, None)
            await floors[1].close()

    run(story())


@pytest.mark.assures("OPS-01")
def test_a_new_owner_without_the_key_voids_the_coup_and_retires_the_shoe(
    server: Cluster, tmp_path: Path
) -> None:
    """The owner dies during a coup, and the heir has another key in its folder."""
    url = server.new_url()
    theirs = tmp_path / "heir"
    theirs.mkdir()

    async def story() -> None:
        async with AsyncExitStack() as later, AsyncExitStack() as earlier:
            one = await earlier.enter_async_context(process(url, tmp_path, ONE))
            two = await later.enter_async_context(process(url, theirs, TWO))
            floors = [running(one.presence, tmp_path), running(two.presence, theirs)]
            staked = await a_card_is_out(one.presence)
            await die(one.presence)
            await until(lambda: two.presence.owned)
            await until(lambda: len(two.presence.table(T1).recall) == 1)
            assert_states(from_json(two.presence.table(T1).recall[0].void), "shoe-sealed")
            assert two.presence.table(T1).chips(ANN) == staked + 10_00
            # It continues with its own shoe.
            await until(lambda: two.presence.table(T1).coups == 2)
            assert (two.presence.stopped, floors[1].failed) == (None, None)
            for floor in floors:
                await floor.close()
            own = two.presence.owned_pit
            assert own is not None
            await until(lambda: own.settled)
            two.check()

    run(story())
    with open_store(url) as store:
        proof = prove(store, PIT)
    assert proof.whole, proof.findings
    assert proof.retired == 1


async def a_card_is_out(presence: Presence) -> Minor:
    """Play until a coup with a wager of ann's is being dealt; return her remaining chips."""
    await automatic_table(presence)
    await pay(presence)
    await act(presence, commands.BuyChips(amount=Minor(50_00)))
    await until(lambda: presence.table(T1).phase is Phase.BETTING)
    await act(presence, commands.PlaceWager(coup=1, bet="player", stake=Minor(10_00)))
    await until(lambda: len(presence.table(T1).play.cards) > 0)
    return presence.table(T1).chips(ANN)


async def act(presence: Presence, command: AnyCommand) -> None:
    made = CommandId(f"ann-{type(command).__name__}")
    sent = ToTable(id=made, table=T1, by=Actor(patron=ANN), command=command)
    assert isinstance(await presence.submit(sent), Accepted)


async def die(presence: Presence) -> None:
    """End a process like a kill: it releases nothing and sends nothing more."""
    own = presence.owned_pit
    assert own is not None

    def gone(*_: Any, **__: Any) -> Any:
        raise UnreachableError("the process is dead")

    presence._store.acquire = gone  # type: ignore[method-assign]
    own.stop(KILLED)
    await until(lambda: not presence.owned)


def running(presence: Presence, folder: Path) -> RunningFloor:
    """An open floor, forty times as fast as a real one."""
    around = surroundings(folder)
    clock = Clock(around.clock, lambda seconds: asyncio.sleep(seconds / 40))
    floor = RunningFloor(presence, clock, around.entropy, pace=QUICK)
    floor.open()
    return floor


async def automatic_table(presence: Presence) -> None:
    game = load_game("mini-baccarat")
    await register(presence, "ann")
    acts: tuple[tuple[Actor, AnyCommand], ...] = (
        (HOUSE, commands.OpenTable(game=game, mode=Mode.AUTOMATIC)),
        (Actor(patron=ANN), commands.Sit(seat=1)),
    )
    for number, (by, command) in enumerate(acts):
        sent = ToTable(id=CommandId(f"open-{number}"), table=T1, by=by, command=command)
        assert isinstance(await presence.submit(sent), Accepted)
