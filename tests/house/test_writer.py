"""The writer of a pit: every failure is reported, and no caller waits forever.

All tests run in simulated time, so nothing depends on the speed of the machine.
"""

import asyncio
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from puntobanco.core.ids import CommandId, Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.environment import Environment
from puntobanco.house.floor import Floor as RunningFloor
from puntobanco.house.host import Clock
from puntobanco.house.loading import load_pit, load_state
from puntobanco.house.messages import Accepted
from puntobanco.house.pit import PitStoppedError, open_pit
from puntobanco.house.pit_state import FORMAT, PitState
from puntobanco.house.pit_state import replay as replayed
from puntobanco.house.presence import own_alone
from puntobanco.people import commands as people
from puntobanco.sheets import load_game
from puntobanco.store import Lease, Snapshot, Store, UnreachableError, WriteError, open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Phase
from tests.kit.houses import PIT, Floor, surroundings
from tests.kit.stated import KILLED, assert_states, stating
from tests.world.loop import run_simulated

T1 = TableId("t1")
ANN = PatronId("ann")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(f"sqlite:///{tmp_path / 'house.db'}") as opened:
        yield opened


@pytest.fixture
def around(tmp_path: Path) -> Environment:
    """A pit whose commits take a tenth of a second each, in our own thread."""

    async def offload(call: Callable[..., Any], *given: Any, **more: Any) -> Any:
        await asyncio.sleep(0.1)
        result = call(*given, **more)
        await asyncio.sleep(0.1)
        return result

    made = surroundings(tmp_path)
    made.offload = offload
    return made


def register(name: str) -> people.RegisterPatron:
    return people.RegisterPatron(patron=PatronId(name))


@pytest.mark.assures("LED-09")
def test_a_pit_that_cannot_renew_its_lease_stops(store: Store, around: Environment) -> None:
    async def quiet() -> None:
        async with open_pit(PIT, store, around) as pit:
            store.acquire(PIT, owner="house")
            why = await asyncio.wait_for(pit.until_stopped(), 60)
            assert_states(why, "store-lease-lost", owner="house", epoch=1)
            with stating(PitStoppedError, "store-lease-lost"):
                await Floor(pit).house(register("ann"))

    run_simulated(quiet())


def test_a_pit_that_only_refuses_keeps_its_lease(
    store: Store, around: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    renewed: list[float] = []
    renew = Lease.renew

    def noted(self: Lease) -> None:
        renewed.append(asyncio.get_running_loop().time())
        renew(self)

    monkeypatch.setattr(Lease, "renew", noted)

    async def refusing() -> None:
        async with open_pit(PIT, store, around, seconds=10) as pit:
            for _ in range(60):
                assert isinstance(await Floor(pit).ask("t1", commands.Sit(seat=1)), Refusal)
                await asyncio.sleep(0.5)

    run_simulated(refusing())
    gaps = [after - before for before, after in pairwise(renewed)]
    assert len(renewed) >= 8
    assert max(gaps) < 10


def test_commands_sent_before_the_close_are_written_and_answered(
    store: Store, around: Environment
) -> None:
    async def hurry() -> None:
        async with open_pit(PIT, store, around) as pit:
            floor = Floor(pit)
            sent = [asyncio.ensure_future(floor.house(register(f"p{n}"))) for n in range(9)]
            await asyncio.sleep(0.05)  # the first group is with the writer
            sent += [asyncio.ensure_future(floor.house(register(f"q{n}"))) for n in range(9)]
            await asyncio.sleep(0)
        answers = await asyncio.gather(*sent)
        assert all(isinstance(answer, Accepted) for answer in answers)
        with stating(PitStoppedError, "pit-closed"):
            await floor.house(register("late"))

    run_simulated(hurry())
    state, replayed_events, _ = load_state(store, PIT)
    assert (len(state.directory.patrons), replayed_events) == (18, 0)
    assert state == from_the_first_entry(store)


def from_the_first_entry(store: Store) -> PitState:
    state = PitState()
    for _, after in replayed(state, store.read(PIT)):
        state = after
    return state


def test_snapshots_contain_only_durable_state(store: Store, around: Environment) -> None:
    async def midway() -> None:
        async with open_pit(PIT, store, around) as pit:
            await Floor(pit).house(register("ann"))
            pit.snapshot()
            sent = asyncio.ensure_future(Floor(pit).house(register("bob")))
            for _ in ("before the commit", "after it, unacknowledged"):
                await asyncio.sleep(0.07)
                assert not pit.settled
                pit.snapshot()
                assert load_state(store, PIT)[0] == from_the_first_entry(store)
            await sent

    run_simulated(midway())


def test_a_snapshot_between_two_commits_has_only_durable_state(
    store: Store, around: Environment
) -> None:
    around.snapshot_every = 1

    async def busy() -> None:
        async with open_pit(PIT, store, around) as pit:
            first = asyncio.ensure_future(Floor(pit).house(register("ann")))
            await asyncio.sleep(0.05)
            second = asyncio.ensure_future(Floor(pit).house(register("bob")))
            await first
            while store.snapshots.latest(PIT, formats=(FORMAT,)).snapshot is None:
                await asyncio.sleep(0.01)
            assert not second.done()
            state, replayed_events, _ = load_state(store, PIT)
            assert (state, replayed_events) == (from_the_first_entry(store), 0)
            await second

    run_simulated(busy())


def test_memory_equals_the_log_to_the_millisecond(store: Store, around: Environment) -> None:
    """The clock of this environment shows another time at every reading."""

    async def sit() -> None:
        async with open_pit(PIT, store, around) as pit:
            floor = Floor(pit)
            await floor.open("t1", "mini-baccarat")
            await floor.patron("ann", table="t1", seat=1)
            assert pit.state.sitting(T1, ANN) is not None
            assert pit.state == from_the_first_entry(store)

    run_simulated(sit())


def test_a_cancelled_waiter_does_not_affect_others(store: Store, around: Environment) -> None:
    async def two() -> None:
        async with open_pit(PIT, store, around) as pit:
            floor = Floor(pit)
            await floor.open("t1", "mini-baccarat")
            await floor.patron("ann", table="t1", seat=1)
            ann, buy = Actor(patron=ANN), commands.BuyChips(amount=Minor(5_00))
            first = asyncio.ensure_future(floor.ask("t1", buy, ann, id="mine"))
            second = asyncio.ensure_future(floor.ask("t1", buy, ann, id="mine"))
            await asyncio.sleep(0.05)
            first.cancel()
            assert await second == Accepted(("ChipsBought",))
            assert first.cancelled()

    run_simulated(two())


def test_reuse_of_an_id_is_refused_only_once_the_first_is_durable(
    store: Store, around: Environment
) -> None:
    """Found by world 5061: a process hung past its lease and refused what was never kept."""
    refused = Refusal(RefusalCode.SAME_ID, command=CommandId("mine"))

    async def ask(floor: Floor, cents: int) -> object:
        buy = commands.BuyChips(amount=Minor(cents))
        return await floor.ask("t1", buy, Actor(patron=ANN), id="mine")

    async def two() -> None:
        async with open_pit(PIT, store, around) as pit:
            floor = Floor(pit)
            await floor.open("t1", "mini-baccarat")
            await floor.patron("ann", table="t1", seat=1)
            store.acquire(PIT, owner="house")  # later commits come too late
            asked = [asyncio.ensure_future(ask(floor, cents)) for cents in (5_00, 7_00)]
            await asyncio.sleep(0.05)
            assert not asked[1].done()
            for one in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(one, PitStoppedError)
        async with open_pit(PIT, store, around) as pit:
            floor = Floor(pit)
            assert await ask(floor, 7_00) == Accepted(("ChipsBought",))
            assert await ask(floor, 5_00) == refused

    run_simulated(two())


def test_reuse_of_a_pending_id_with_other_content_is_refused(
    store: Store, around: Environment
) -> None:
    async def two() -> None:
        async with open_pit(PIT, store, around) as pit:
            floor = Floor(pit)
            await floor.open("t1", "mini-baccarat")
            await floor.patron("ann", table="t1", seat=1)
            asked = (
                floor.ask(
                    "t1", commands.BuyChips(amount=Minor(cents)), Actor(patron=ANN), id="mine"
                )
                for cents in (5_00, 7_00, 5_00)
            )
            bought, refused, again = await asyncio.gather(*asked)
            assert bought == again == Accepted(("ChipsBought",))
            assert refused == Refusal(RefusalCode.SAME_ID, command=CommandId("mine"))

    run_simulated(two())


def test_a_failed_snapshot_stops_the_pit(
    store: Store, around: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_snapshot: Snapshot) -> None:
        raise WriteError("the disk is full")

    monkeypatch.setattr(store.snapshots, "save", full)
    around.snapshot_every = 3

    async def fill() -> None:
        async with open_pit(PIT, store, around) as pit:
            for name in ("ann", "bob", "cat"):
                assert isinstance(await Floor(pit).house(register(name)), Accepted)
            why = await pit.until_stopped()
            assert_states(why, "error-raised", error="WriteError", problem="the disk is full")

    run_simulated(fill())


def test_a_wallet_changed_by_another_pit_is_read_again(store: Store, around: Environment) -> None:
    """A patron who spends in two pits is refused in the second; neither pit stops."""

    async def both() -> None:
        async with (
            open_pit(PIT, store, around) as one,
            open_pit(type(PIT)("pit-2"), store, around) as two,
        ):
            floors = Floor(one), Floor(two)
            for floor in floors:
                await floor.open("t1", "mini-baccarat")
                await floor.patron("ann", table="t1", seat=1, chips=10_00)
            ann, rest = Actor(patron=ANN), commands.BuyChips(amount=Minor(180_00))
            assert isinstance(await floors[0].ask("t1", rest, ann), Accepted)
            refused = await floors[1].ask("t1", rest, ann)
            assert isinstance(refused, Refusal)
            assert refused.allowed == 0
            await floors[0].do("t1", commands.CashOut(amount=Minor(30_00)), ann)
            more = commands.BuyChips(amount=Minor(30_00))
            assert isinstance(await floors[1].ask("t1", more, ann), Accepted)
            assert (one.stopped, two.stopped) == (None, None)

    run_simulated(both())
    assert store.wallets.balance("ann") == 0


def test_a_failed_read_has_no_effect(
    store: Store, around: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave() -> None:
        async with open_pit(PIT, store, around) as pit:
            await Floor(pit).open("t1", "mini-baccarat")
            await Floor(pit).patron("ann", table="t1", seat=1)
        # A newly opened pit has read no wallet yet.
        async with open_pit(PIT, store, around) as pit:
            floor, before = Floor(pit), pit.state

            def fails(patron: str) -> Minor:
                raise UnreachableError(f"no wallet of {patron}")

            with monkeypatch.context() as patch:
                patch.setattr(store.wallets, "with_heads", fails)
                with pytest.raises(UnreachableError):
                    await floor.ask("t1", commands.Leave(), Actor(patron=ANN))
            assert pit.state == before
            await floor.do("t1", commands.Leave(), Actor(patron=ANN))
            assert pit.state == from_the_first_entry(store)

    run_simulated(leave())


def test_the_lease_is_renewed_while_a_long_log_is_read(
    store: Store, around: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puntobanco.house.loading.REPLAYED", 5)

    async def fill() -> None:
        async with open_pit(PIT, store, around) as pit:
            for number in range(23):
                await Floor(pit).house(register(f"p{number}"))
            pit.close()
            # A process that ends like this leaves neither a snapshot nor its lease.
            pit.stop(KILLED)

    run_simulated(fill())
    renewed: list[int] = []
    monkeypatch.setattr(Lease, "renew", lambda lease: renewed.append(lease.epoch))
    lease = store.acquire(PIT, owner="house")
    assert load_pit(store, PIT, lease=lease).replayed == 23
    assert renewed == [2, 2, 2, 2]


@pytest.mark.parametrize("jump_s", [-3600, 3600])
def test_a_table_does_not_wait_for_a_clock_that_jumps(
    store: Store, around: Environment, jump_s: int
) -> None:
    """Betting lasts as long as the sheet says, whatever the wall clock shows meanwhile."""
    wrong_s = 0

    def now() -> Ms:
        return Ms(1_750_000_000_000 + round(1000 * (asyncio.get_running_loop().time() + wrong_s)))

    async def jump() -> None:
        nonlocal wrong_s
        around.clock = now
        async with own_alone(PIT, store, around) as pit:
            floor = RunningFloor(pit, Clock(now, asyncio.sleep), around.entropy)
            floor.open()
            house = Floor(pit)
            await house.open("t1", "mini-baccarat")
            ann = await house.patron("ann", table="t1", seat=1)
            while pit.table(T1).phase is not Phase.BETTING:
                await asyncio.sleep(0.1)
            opened = asyncio.get_running_loop().time()
            await house.bet("t1", ann, "player", 10_00)
            await asyncio.sleep(1)
            wrong_s = jump_s
            while pit.table(T1).phase is Phase.BETTING:
                await asyncio.sleep(0.1)
            lasted = asyncio.get_running_loop().time() - opened
            assert 24.5 < lasted < 26
            await floor.close()

    run_simulated(jump())


def test_the_end_of_betting_follows_clock_changes(store: Store, around: Environment) -> None:
    wrong_s = 0

    def now() -> Ms:
        return Ms(round(1000 * (asyncio.get_running_loop().time() + wrong_s)))

    async def jump() -> None:
        nonlocal wrong_s
        async with own_alone(PIT, store, replace_clock(around, now)) as pit:
            floor = RunningFloor(pit, Clock(now, asyncio.sleep), around.entropy)
            floor.open()
            house = Floor(pit)
            await house.open("t1", "mini-baccarat")
            await house.patron("ann", table="t1", seat=1)
            while floor.status(pit.table(T1)).state != "place-your-bets":
                await asyncio.sleep(0.1)
            wrong_s = 500
            while floor.status(pit.table(T1)).state != "last-bets":
                await asyncio.sleep(0.1)
            status = floor.status(pit.table(T1))
            assert status.ends is not None
            assert 4000 < status.ends - now() <= 5000
            await floor.close()

    run_simulated(jump())


def test_the_last_bets_are_the_end_of_the_betting_time(store: Store, around: Environment) -> None:
    rules = load_game("mini-baccarat").table
    began: dict[str, float] = {}

    async def watch() -> None:
        async with own_alone(PIT, store, around) as pit:
            time = asyncio.get_running_loop().time
            floor = RunningFloor(pit, Clock(around.clock, asyncio.sleep), around.entropy)

            def note(table: TableId) -> None:
                began.setdefault(floor.status(pit.table(table)).state, time())

            floor.on_status.append(note)
            floor.open()
            house = Floor(pit)
            await house.open("t1", "mini-baccarat")
            await house.patron("ann", table="t1", seat=1)
            while pit.table(T1).phase is not Phase.BETTING:
                await asyncio.sleep(0.01)
            while pit.table(T1).phase is Phase.BETTING:
                await asyncio.sleep(0.01)
            began["closed"] = time()
            await floor.close()

    run_simulated(watch())
    stages = began["place-your-bets"], began["last-bets"], began["closed"]
    lasted = [after - before for before, after in pairwise(stages)]
    assert lasted == pytest.approx(
        [rules.betting_s - rules.last_bets_s, rules.last_bets_s], abs=0.05
    )


def replace_clock(around: Environment, now: Callable[[], Ms]) -> Environment:
    around.clock = now
    return around


def test_a_failed_host_is_reported(store: Store, around: Environment) -> None:
    async def fail() -> None:
        async with own_alone(PIT, store, around) as here:
            pit = here.owned_pit
            assert pit is not None
            floor = RunningFloor(here, Clock(around.clock, asyncio.sleep), around.entropy)
            await Floor(pit).open("t1", "mini-baccarat")
            await Floor(pit).patron("ann", table="t1", seat=1)
            pit.state = replace(pit.state, tables={T1: replace(pit.table(T1), game=None)})
            floor.open()
            while not floor.failed:
                await asyncio.sleep(0.1)
            assert_states(floor.failed, "table-stopped", table="t1")
            await floor.close()
            pit.stop(KILLED)

    run_simulated(fail())
