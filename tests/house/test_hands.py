"""A pit that changes owners, in simulated time: what a former owner shows and reports later."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from puntobanco.core.errors import PuntoError
from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.any_pit import AnyPit
from puntobanco.house.environment import Environment
from puntobanco.house.floor import Floor
from puntobanco.house.host import Clock
from puntobanco.house.messages import Accepted, ToHouse, ToTable
from puntobanco.house.ownership import SHARED_LEASE_S
from puntobanco.house.pit import Pit, open_pit
from puntobanco.house.presence import Presence, own_or_follow
from puntobanco.house.projection import PublishedEvents
from puntobanco.people import commands as people
from puntobanco.server.connection import Connection, Viewer
from puntobanco.server.hub import Hub
from puntobanco.sheets import load_game
from puntobanco.store import UnreachableError
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.state import Mode
from tests.kit.houses import PIT, surroundings
from tests.world.disk import Disk
from tests.world.loop import run_simulated

ANN = PatronId("ann")
T1, T2 = TableId("t1"), TableId("t2")
GAME = load_game("mini-baccarat")


def simulated(folder: Path) -> tuple[Disk, Environment]:
    """A store whose leases expire by the loop's clock, and an environment without threads."""

    async def offload(call: Callable[..., Any], *given: Any, **more: Any) -> Any:
        await asyncio.sleep(0.01)
        return call(*given, **more)

    loop, around = asyncio.get_running_loop(), surroundings(folder)
    around.offload = offload
    around.await_hint = lambda _hints, seconds: asyncio.sleep(seconds)
    return Disk(folder, lambda: 1_750_000_000_000 + round(1000 * loop.time())), around


def having(disk: Disk, around: Environment) -> AbstractAsyncContextManager[Presence]:
    """A process that owns the pit, and after losing it only follows."""
    return own_or_follow(
        PIT, disk.store, around, owner="house", ask_again_s=3600, report=lambda _line: None
    )


async def ask(pit: AnyPit, command: people.AnyPeopleCommand) -> None:
    sent = ToHouse(id=CommandId(repr(command)), by=None, command=command)
    assert isinstance(await pit.submit(sent), Accepted)


def register(name: str) -> people.RegisterPatron:
    return people.RegisterPatron(patron=PatronId(name))


def test_a_former_owner_continues_from_what_was_durable(tmp_path: Path) -> None:
    """Its memory was ahead by entries that were never written."""
    known: list[frozenset[str]] = []

    def hear(_: PublishedEvents, here: Presence) -> None:
        known.append(frozenset(here.state.directory.patrons))

    async def story() -> None:
        disk, around = simulated(tmp_path)
        async with having(disk, around) as one:
            await ask(one, register("ann"))
            one.durable.listeners.append(lambda published: hear(published, one))
            async with open_pit(PIT, disk.store, around, owner="house") as heir:
                with suppress(PuntoError):
                    await ask(one, register("late"))
                assert set(one.state.directory.patrons) == {"ann"}
                await ask(heir, register("bob"))
                await asyncio.sleep(1)
        disk.close()

    run_simulated(story())
    assert known == [frozenset({"ann", "bob"})]


def test_a_wallet_read_between_two_owners_is_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        disk, around = simulated(tmp_path)
        async with having(disk, around) as one:
            await ask(one, register("ann"))
            async with open_pit(PIT, disk.store, around, owner="house") as heir:
                lost = asyncio.Event()
                one.on_change.append(lost.set)
                await lost.wait()
                assert (one.owned, one.durable_wallet(ANN)) == (False, 0)
                await ask(heir, people.IssueCredit(patron=ANN, amount=Minor(50_00)))
                assert one.durable.sequence < heir.durable.sequence
                await asyncio.sleep(1)
                assert one.durable.sequence == heir.durable.sequence
                assert one.durable_wallet(ANN) == heir.durable_wallet(ANN) == 50_00
        disk.close()

    run_simulated(story())


def test_screens_opened_after_a_lost_pit_start_from_the_log(tmp_path: Path) -> None:
    """The pit is lost between its arrival and the opening of the screens, with memory ahead."""

    async def story() -> None:
        disk, around = simulated(tmp_path)
        async with having(disk, around) as one:
            await ask(one, register("ann"))
            hub = Hub(screens_of(one, around), disk.store, {})
            async with open_pit(PIT, disk.store, around, owner="house") as heir:
                with suppress(PuntoError):
                    await ask(one, register("late"))
                hub.open()
                await ask(heir, register("bob"))
                await asyncio.sleep(1)
                assert set(hub.state.directory.patrons) == {"ann", "bob"}
                assert (hub.state, hub.seq) == (heir.state, heir.durable.sequence)
        disk.close()

    run_simulated(story())


@pytest.mark.parametrize("late", [False, True])
def test_a_hub_never_shows_what_is_not_durable(tmp_path: Path, late: bool) -> None:
    """Entries in the writer's hands have left the queue, but are not yet durable."""

    async def story() -> None:
        disk, around = simulated(tmp_path)
        async with having(disk, around) as one:
            hub = Hub(screens_of(one, around), disk.store, {})
            if not late:
                hub.open()
            asked = asyncio.ensure_future(ask(one, register("ann")))
            while not one.state.directory.patrons or one.waiting:
                await asyncio.sleep(0)
            if late:
                hub.open()
            while not asked.done():
                shown = set(hub.state.directory.patrons)
                assert len(shown) == hub.seq <= disk.store.head(PIT).sequence
                await asyncio.sleep(0.001)
            assert set(hub.state.directory.patrons) == {"ann"}
            await ask(one, register("bob"))
            assert (hub.state, hub.seq) == (one.state, disk.store.head(PIT).sequence)
        disk.close()

    run_simulated(story())


def screens_of(pit: Presence, around: Environment) -> Floor:
    """A floor whose tables are not run."""
    return Floor(pit, Clock(around.clock, asyncio.sleep), around.entropy)


def test_an_unreadable_wallet_does_not_affect_other_screens(tmp_path: Path) -> None:
    """That patron reconnects and receives the missed events; everyone else misses nothing."""

    async def story() -> None:
        disk, around = simulated(tmp_path)
        async with having(disk, around) as one:
            hub = Hub(screens_of(one, around), disk.store, {})
            hub.open()
            await ask(one, register("ann"))
            for table in (T1, T2):
                await at(one, table, commands.OpenTable(game=GAME, mode=Mode.DEALER), HOUSE)
            await at(one, T1, commands.Sit(seat=1), Actor(patron=ANN))
            ann, other = connected(ANN), connected(None)
            for connection, table in ((ann, T1), (other, T2)):
                hub.join(connection)
                await hub.watch(connection, table, None)
            other._queue.clear()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(one, "durable_wallet", unreadable)
                disabling = commands.DisableTable(reason="a spill")
                await asyncio.gather(*(at(one, table, disabling, HOUSE) for table in (T1, T2)))
                await asyncio.sleep(0)
            told = [msgspec.json.decode(frame) for frame in other._queue]
            seen = [one for one in told if one["type"] == "seen"]
            assert [len(one["items"]) for one in seen] == [1]
            assert (ann.ended, other.ended) == ("stopping", "")
        disk.close()

    run_simulated(story())


@asynccontextmanager
async def following(folder: Path) -> AsyncIterator[tuple[Presence, Pit, Hub, Disk]]:
    """A process that has lost its pit to an heir and follows it, with a table and its screens."""
    disk, around = simulated(folder)
    async with having(disk, around) as one:
        hub = Hub(screens_of(one, around), disk.store, {})
        hub.open()
        await ask(one, register("ann"))
        await at(one, T1, commands.OpenTable(game=GAME, mode=Mode.DEALER), HOUSE)
        async with open_pit(PIT, disk.store, around, owner="house") as heir:
            await asyncio.sleep(60)
            assert not one.owned
            yield one, heir, hub, disk
    disk.close()


def test_a_follower_reads_wallets_off_the_event_loop(tmp_path: Path) -> None:
    """A silently disconnected database answers after ten seconds; the loop does not wait for it."""

    async def story() -> None:
        async with following(tmp_path) as (one, _, hub, disk):
            ann = connected(ANN)
            hub.join(ann)
            offload, aside, looks = one._around.offload, [False], []
            balance = disk.store.wallets.balance

            async def noted(call: Callable[..., Any], *given: Any, **more: Any) -> Any:
                def beside(*given: Any, **more: Any) -> Any:
                    aside[0] = True
                    try:
                        return call(*given, **more)
                    finally:
                        aside[0] = False

                return await offload(beside, *given, **more)

            def looked(patron: PatronId) -> Minor:
                looks.append(aside[0])
                return balance(patron)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(one._around, "offload", noted)
                patch.setattr(disk.store.wallets, "balance", looked)
                await hub.watch(ann, T1, None)
            assert looks == [True]
            assert ann.own_views[T1].wallet == 0

    run_simulated(story())


def test_a_watcher_is_disconnected_if_its_wallet_is_unreadable(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with following(tmp_path) as (_, _, hub, disk):
            ann, other = connected(ANN), connected(None)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(disk.store.wallets, "balance", unreadable)
                for connection in (ann, other):
                    hub.join(connection)
                    await hub.watch(connection, T1, None)
            assert (ann.ended, other.ended) == ("stopping", "")
            assert (ann.tables, other.tables) == (set(), {T1})

    run_simulated(story())


def test_a_watcher_does_not_wait_for_a_silent_store(tmp_path: Path) -> None:
    async def story() -> None:
        async with following(tmp_path) as (one, _, hub, _):
            ann = connected(ANN)
            hub.join(ann)
            begun = asyncio.get_running_loop().time()

            async def silent(*_asked: Any) -> Any:
                await asyncio.sleep(3600)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(one._around, "offload", silent)
                await hub.watch(ann, T1, None)
            assert asyncio.get_running_loop().time() - begun == pytest.approx(SHARED_LEASE_S)
            assert ann.ended == "stopping"

    run_simulated(story())


def test_a_wallet_that_changes_during_a_read_is_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with following(tmp_path) as (one, heir, hub, disk):
            ann = connected(ANN)
            hub.join(ann)
            offload, balance = one._around.offload, disk.store.wallets.balance

            async def slow(call: Callable[..., Any], *given: Any, **more: Any) -> Any:
                found = await offload(call, *given, **more)
                if call is balance:
                    await asyncio.sleep(2)
                return found

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(one._around, "offload", slow)
                patch.setattr(disk.store.wallets, "balance", balance)
                watching = asyncio.create_task(hub.watch(ann, T1, None))
                await asyncio.sleep(1)
                await ask(heir, people.IssueCredit(patron=ANN, amount=Minor(50_00)))
                await watching
            assert ann.own_views[T1].wallet == one.durable_wallet(ANN) == 50_00

    run_simulated(story())


def unreadable(patron: PatronId) -> Minor:
    raise UnreachableError(f"the wallet of {patron} cannot be read just now")


def connected(patron: PatronId | None) -> Connection:
    """A client that does not read yet."""

    async def wait(_frame: str) -> None:
        await asyncio.get_running_loop().create_future()

    return Connection(Viewer(patron=patron), wait, asyncio.get_running_loop().time)


async def at(pit: AnyPit, table: TableId, command: AnyCommand, by: Actor) -> None:
    made = CommandId(f"{table}-{type(command).__name__}")
    assert isinstance(
        await pit.submit(ToTable(id=made, table=table, by=by, command=command)), Accepted
    )
