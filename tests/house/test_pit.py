"""A pit: answers after the commit, retries that change nothing, memory that equals the log."""

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from puntobanco.core.errors import NotationError
from puntobanco.core.facts import from_json
from puntobanco.core.ids import CardId, CommandId, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.environment import run_in_thread
from puntobanco.house.loading import load_state
from puntobanco.house.messages import Accepted, ToHouse, ToTable
from puntobanco.house.pit import Pit, PitStoppedError, open_pit
from puntobanco.house.pit_state import PitState, replay
from puntobanco.house.projection import PublishedEvents
from puntobanco.people import commands as people
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.staff import Role
from puntobanco.proof.log_proof import prove
from puntobanco.sheets import load_game
from puntobanco.store import Batch, Outcome, open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode, Phase
from tests.kit.approvals import approval_by, bound
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.stated import assert_states, stating

T1 = TableId("t1")


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'house.db'}"


@pytest.mark.assures("GAM-14")
def test_screens_receive_only_logged_events(tmp_path: Path) -> None:
    async def evening() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                recorded: list[bool] = []

                def told(published: PublishedEvents) -> None:
                    last = published.first + len(published.events) - 1
                    recorded.append(store.head(PIT).sequence >= last)

                pit.durable.listeners.append(told)
                floor = Floor(pit)
                await floor.open("t1", "mini-baccarat")
                ann = await floor.patron("ann", table="t1", seat=1)
                await floor.croupier("t1").round(floor.betting("t1", (ann, "player", 10_00)))
            assert len(recorded) > 8, "every step of the round was told"
            assert all(recorded)

    run(evening())


@pytest.mark.assures("RNG-11", "REC-03")
def test_the_log_of_played_coups_verifies(tmp_path: Path) -> None:
    async def evening() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = Floor(pit)
                await floor.open("t1", "fortune-7")
                ann = await floor.patron("ann", table="t1", seat=1)
                croupier = floor.croupier("t1")
                for _ in range(90):
                    await croupier.round(floor.betting("t1", (ann, "banker", 10_00)))
            proof = prove(store, PIT)
            assert proof.whole, proof.findings
            assert (proof.coups, proof.wagers) == (90, 90)
            assert proof.shoes >= 1

    run(evening())


def test_an_answer_comes_only_after_the_commit(tmp_path: Path) -> None:
    async def once() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                before = store.head(PIT).sequence
                answer = await Floor(pit).house(people.RegisterPatron(patron=PatronId("ann")))
                assert isinstance(answer, Accepted)
                assert store.head(PIT).sequence == before + 1

    run(once())


@pytest.mark.assures("LED-05", "LED-06")
def test_a_repeated_command_gets_the_first_answer(tmp_path: Path) -> None:
    async def twice() -> None:
        around = surroundings(tmp_path)
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, around) as pit:
                floor = Floor(pit)
                await floor.open("t1", "fortune-7")
                ann = await floor.patron("ann", table="t1", seat=1)
                sent = ToTable(
                    id=CommandId("mine-1"),
                    table=T1,
                    by=ann,
                    command=commands.BuyChips(amount=Minor(5_00)),
                )
                both = await asyncio.gather(pit.submit(sent), pit.submit(sent))
                assert both[0] == both[1] == Accepted(("ChipsBought",))
                assert pit.table(T1).chips(PatronId("ann")) == 1_005_00
            async with open_pit(PIT, store, around) as pit:
                assert await pit.submit(sent) == both[0]
                other = msgspec.structs.replace(sent, command=commands.BuyChips(amount=Minor(6_00)))
                answer = await pit.submit(other)
                assert isinstance(answer, Refusal)
                assert answer.code is RefusalCode.SAME_ID
                assert pit.table(T1).chips(PatronId("ann")) == 1_005_00

    run(twice())


def test_a_set_of_roles_has_the_same_digest_in_every_process() -> None:
    said = (
        "from puntobanco.core.ids import *; from puntobanco.house.messages import *; "
        "from puntobanco.people.commands import *; from puntobanco.people.staff import Role; "
        "roles = frozenset({Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE, Role.CASHIER}); "
        "command = AppointStaff(staff=StaffId('max'), roles=roles); "
        "print(digest(ToHouse(id=CommandId('mine-1'), by=None, command=command)).hex())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", said],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": str(seed)},
        ).stdout
        for seed in range(4)
    }
    assert len(digests) == 1


def test_the_id_of_a_refused_command_can_be_reused(tmp_path: Path) -> None:
    async def again() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = Floor(pit)
                sit = commands.Sit(seat=1)
                refused = await floor.ask("t1", sit, id="mine-1")
                assert isinstance(refused, Refusal)
                await floor.open("t1", "fortune-7")
                await floor.house(people.RegisterPatron(patron=PatronId("ann")))
                ann = commands.Actor(patron=PatronId("ann"))
                assert isinstance(await floor.ask("t1", sit, ann, id="mine-1"), Accepted)

    run(again())


def test_memory_equals_the_log_with_and_without_a_snapshot(tmp_path: Path) -> None:
    async def night() -> None:
        around = surroundings(tmp_path)
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, around) as pit:
                floor = Floor(pit)
                await floor.open("t1", "terminal-3")
                ann = await floor.patron("ann", table="t1", seat=2)
                for _ in range(5):
                    await floor.croupier("t1").round(floor.betting("t1", (ann, "tie", 10_00)))
                live = pit.state
            state, replayed, warnings = load_state(store, PIT)
            assert (state, replayed, warnings) == (live, 0, ())
            async with open_pit(PIT, store, around) as pit:
                await Floor(pit).croupier("t1").round(floor.betting("t1"))
                assert pit.state.tables[T1].coups == 6

    run(night())


@pytest.mark.assures("INT-03", "INT-04")
def test_a_coup_interrupted_by_a_crash_is_completed(tmp_path: Path) -> None:
    async def crash() -> None:
        around = surroundings(tmp_path)
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, around) as pit:
                floor = Floor(pit)
                await floor.open("t1", "fortune-7")
                ann = await floor.patron("ann", table="t1", seat=1)
                croupier = floor.croupier("t1")
                await croupier.ready_shoe()
                await croupier.ask(commands.OpenBetting())
                await floor.bet("t1", ann, "player", 10_00)
                await croupier.ask(commands.CloseBetting())
                await croupier.ask(pit.shoes.next_card(croupier.table))
            async with open_pit(PIT, store, around) as pit:
                table = pit.table(T1)
                assert (table.phase, len(table.play.cards)) == (Phase.DEALING, 1)
                # Play stops until it is resolved: no wager is taken and betting does not open.
                for early in (1, 2):
                    command = commands.PlaceWager(coup=early, bet="player", stake=Minor(10_00))
                    answer = await Floor(pit).ask("t1", command, ann)
                    assert isinstance(answer, Refusal)
                    assert answer.code is RefusalCode.WRONG_PHASE
                answer = await Floor(pit).ask("t1", commands.OpenBetting())
                assert answer == Refusal(RefusalCode.WRONG_PHASE, phase=Phase.DEALING)
                await Floor(pit).croupier("t1").finish_coup()
                assert pit.table(T1).phase is Phase.IDLE
                for _ in range(90):
                    await Floor(pit).croupier("t1").round(floor.betting("t1"))
            proof = prove(store, PIT)
            assert proof.whole, proof.findings
            assert proof.shoes >= 1

    run(crash())


@pytest.mark.assures("LED-09")
def test_a_failed_commit_stops_the_pit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        around = surroundings(tmp_path)
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, around) as pit:
                floor = Floor(pit)
                await floor.house(people.RegisterPatron(patron=PatronId("ann")))

                def broken(_group: object) -> None:
                    raise OSError(5, "Input/output error")

                monkeypatch.setattr(pit.lease, "append", broken)
                with pytest.raises(PitStoppedError, match="Input/output error"):
                    await floor.house(people.RegisterPatron(patron=PatronId("bob")))
                with pytest.raises(PitStoppedError):
                    await floor.house(people.RegisterPatron(patron=PatronId("cat")))
            state, _, _ = load_state(store, PIT)
            assert set(state.directory.patrons) == {PatronId("ann")}

    run(fail())


@pytest.mark.assures("LED-10")
def test_concurrent_commands_never_overdraw_a_wallet(tmp_path: Path) -> None:
    async def rush() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = Floor(pit)
                await floor.open("t1", "fortune-7")
                ann = await floor.patron("ann", table="t1", seat=1, chips=100_00)
                asks = [
                    floor.ask("t1", commands.BuyChips(amount=Minor(100_00)), ann) for _ in range(50)
                ]
                answers = await asyncio.gather(*asks)
                taken = sum(isinstance(answer, Accepted) for answer in answers)
                assert taken == 9
                assert store.wallets.balance("ann") == 0

    run(rush())


def test_conflicting_roles_are_refused(tmp_path: Path) -> None:
    async def appoint() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                answer = await Floor(pit).house(
                    people.AppointStaff(
                        staff=StaffId("max"), roles=frozenset({Role.ADMIN, Role.CASHIER})
                    )
                )
                pair = (Role.ADMIN, Role.CASHIER)
                assert answer == PeopleRefusal(PeopleCode.ROLES_APART, roles=pair)

    run(appoint())


@pytest.mark.assures("RNG-09")
def test_undealt_cards_are_not_readable_in_the_folder(tmp_path: Path) -> None:
    async def midway() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = Floor(pit)
                await floor.open("t1", "fortune-7")
                croupier = floor.croupier("t1")
                for _ in range(3):
                    await croupier.round(floor.betting("t1"))
                pit.snapshot()
                undealt = pit.shoes._open(pit.table(T1))
                order = [str(card) for card in undealt._turned[undealt.dealt :]]
                written = b"".join(
                    file.read_bytes() for file in tmp_path.iterdir() if file.name != "key"
                )

                def readable(cards: list[str]) -> bool:
                    joints = (" ", ",", '","', "", '", "')
                    return any(joint.join(cards).encode() in written for joint in joints)

                # Six cards: nothing else can look like them by chance.
                assert not any(readable(order[at : at + 6]) for at in range(0, 120, 6))
                assert readable(list(pit.table(T1).recall[-1].cards))
                assert "♠" not in repr(pit.shoes._shoes)

    run(midway())


@pytest.mark.parametrize(
    "settings",
    [
        {"burn-card-between-hands": True},
        {"continuous-shuffle-mode": True},
        {"new-shoe-burn-option": 2},
        {"new-shoe-burn-option": 3, "total-decks": 1},
        {"dummy-hand": True},
    ],
)
def test_every_source_of_cards_verifies(tmp_path: Path, settings: dict[str, int | bool]) -> None:
    async def evening() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = Floor(pit)
                await floor.open("t1", load_game("terminal-1", settings=settings))
                ann = await floor.patron("ann", table="t1", seat=1)
                croupier = floor.croupier("t1")
                for number in range(30):
                    # Every third round has no wagers: no hand is dealt, and no card is burned.
                    wagers = () if number % 3 == 0 else ((ann, "player", 10_00),)
                    await croupier.round(floor.betting("t1", *wagers))
                await croupier.finish_coup()
                await floor.do("t1", pit.shoes.end(pit.table(T1)))
            proof = prove(store, PIT)
            assert proof.whole, proof.findings
            assert proof.coups == (30 if settings.get("dummy-hand") else 20)
            assert proof.shoes >= 1

    run(evening())


def test_a_lost_key_voids_the_coup_and_retires_the_shoe(tmp_path: Path) -> None:
    async def lose_the_key() -> None:
        around = surroundings(tmp_path)
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, around) as pit:
                floor = Floor(pit)
                await floor.open("t1", "fortune-7")
                ann = await floor.patron("ann", table="t1", seat=1)
                croupier = floor.croupier("t1")
                await croupier.ready_shoe()
                await croupier.ask(commands.OpenBetting())
                await floor.bet("t1", ann, "player", 10_00)
                await croupier.ask(commands.CloseBetting())
                await croupier.ask(pit.shoes.next_card(croupier.table))
            (tmp_path / "key").unlink()
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                croupier = Floor(pit).croupier("t1")
                await croupier.finish_coup()
                table = pit.table(T1)
                assert_states(from_json(table.recall[-1].void), "shoe-sealed")
                assert table.chips(PatronId("ann")) == 1_000_00
                assert table.shoe is not None
                assert table.shoe.ended
                await croupier.round(Floor(pit).betting("t1", (ann, "player", 10_00)))
                assert pit.table(T1).recall[-1].void == ""
            proof = prove(store, PIT)
            assert proof.whole, proof.findings
            assert proof.retired == 1

    run(lose_the_key())


def test_a_dealers_coup_waits_after_a_crash(tmp_path: Path) -> None:
    async def crash() -> None:
        around = surroundings(tmp_path)
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, around) as pit:
                floor = Floor(pit)
                await floor.open("t1", "mini-baccarat", mode=Mode.DEALER)
                ann = await floor.patron("ann", table="t1", seat=1)
                await floor.do("t1", commands.StartShoe(commitment="by hand"))
                await floor.do("t1", commands.CutShoe(position=9))
                await floor.do("t1", commands.BurnCards(turned="As"))
                await floor.do("t1", commands.OpenBetting())
                await floor.bet("t1", ann, "player", 10_00)
                await floor.do("t1", commands.CloseBetting())
                await floor.do("t1", commands.DealCard(card="9s"))
            async with open_pit(PIT, store, around) as pit:
                floor = Floor(pit)
                assert pit.table(T1).play.cards == ("9s",)
                for card in ("2s", "Ks", "3d"):
                    await floor.do("t1", commands.DealCard(card=card))
                await floor.do("t1", commands.SettleCoup())
                assert pit.table(T1).chips(PatronId("ann")) == 1_010_00

    run(crash())


def test_a_table_name_unfit_for_commitments_is_refused(tmp_path: Path) -> None:
    async def misname() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                with stating(NotationError, "fairness-shoe-name"):
                    await Floor(pit).open("number one", "fortune-7")
                await Floor(pit).open("number-1", "fortune-7")

    run(misname())


def slowed(pit: Pit, seconds: float) -> None:
    """Make every commit slow."""
    append = pit.lease.append

    def slow(group: Sequence[Batch]) -> tuple[Outcome, ...]:
        time.sleep(seconds)
        return append(group)

    pit.lease.append = slow  # type: ignore[method-assign]


def register(name: str) -> ToHouse:
    command = people.RegisterPatron(patron=PatronId(name))
    return ToHouse(id=CommandId(f"register-{name}"), by=None, command=command)


def test_closing_waits_for_pending_commands_and_refuses_new_ones(tmp_path: Path) -> None:
    async def close_while_writing() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                slowed(pit, 0.05)
                first = pit.submit(register("ann"))
                await asyncio.sleep(0.01)
                second = pit.submit(register("bob"))
            assert isinstance(first.result(), Accepted)
            assert isinstance(second.result(), Accepted)
            with stating(PitStoppedError, "pit-closed"):
                pit.submit(register("cid"))
            with_snapshot, replayed, _ = load_state(store, PIT)
            assert (with_snapshot, replayed) == (pit.state, 0)
            *_, (_, from_the_log) = replay(PitState(), store.read(PIT))
            assert from_the_log == with_snapshot

    run(close_while_writing())


def test_a_failed_listener_stops_the_pit_and_ends_all_waits(tmp_path: Path) -> None:
    async def fail() -> None:
        def broken(_published: object) -> None:
            raise RuntimeError("a screen broke")

        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                pit.durable.listeners.append(broken)
                answers = [pit.submit(register(name)) for name in ("ann", "bob")]
                for answer in answers:
                    with pytest.raises(PitStoppedError, match="a screen broke"):
                        await answer
            assert store.head(PIT).sequence == 2

    run(fail())


def test_a_pending_wallet_is_not_durable(tmp_path: Path) -> None:
    async def pay_in() -> None:
        ann = PatronId("ann")
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                await pit.submit(register("ann"))
                slowed(pit, 0.05)
                issue = people.IssueCredit(patron=ann, amount=Minor(5_00))
                paid = pit.submit(ToHouse(id=CommandId("pay"), by=None, command=issue))
                assert (pit.wallet(ann), pit.durable_wallet(ann)) == (5_00, 0)
                await paid
                assert (pit.wallet(ann), pit.durable_wallet(ann)) == (5_00, 5_00)

    run(pay_in())


@pytest.mark.assures("LED-06")
def test_a_command_repeated_without_its_approval_gets_the_first_answer(tmp_path: Path) -> None:
    """A restart loses the approval itself, but the log shows that the command was approved."""

    async def void_twice() -> None:
        with open_store(database(tmp_path)) as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = Floor(pit)
                await floor.open("t1", "mini-baccarat")
                await floor.house(
                    people.AppointStaff(staff=StaffId("dora"), roles=frozenset({Role.DEALER}))
                )
                await floor.house(
                    people.AppointStaff(staff=StaffId("sam"), roles=frozenset({Role.SUPERVISOR}))
                )
                await floor.house(people.IssueCard(card=CardId("c1"), holder=StaffId("sam")))
                await floor.patron("ann", table="t1", seat=1)
                await floor.croupier("t1").ready_shoe()
                await floor.do("t1", commands.OpenBetting())
                approval = approval_by("c1", Role.SUPERVISOR, T1, "n1")
                sent = ToTable(
                    id=CommandId("void"),
                    table=T1,
                    by=Actor(staff=StaffId("dora")),
                    command=commands.VoidCoup(reason="a spill"),
                    approval=approval,
                )
                assert pit.earlier_answer(sent) is None
                first = await pit.submit(bound(sent, pit.state))
                assert isinstance(first, Accepted)
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                bare = msgspec.structs.replace(sent, approval=None)
                known = pit.earlier_answer(bare)
                assert known is not None
                assert await known == first == await pit.submit(bare)
                other = msgspec.structs.replace(bare, command=commands.VoidCoup(reason="another"))
                assert await pit.submit(other) == Refusal(
                    RefusalCode.SAME_ID, command=CommandId("void")
                )

    run(void_twice())


def test_cancellation_waits_for_the_thread() -> None:
    """It may hold what is closed next."""
    begun, may_end = threading.Event(), threading.Event()
    ended: list[bool] = []

    def work() -> None:
        begun.set()
        ended.append(may_end.wait(60))

    async def story() -> None:
        task = asyncio.ensure_future(run_in_thread(work))
        await asyncio.to_thread(begun.wait)
        task.cancel()
        for _ in range(10):
            await asyncio.sleep(0)
        assert not task.done()
        may_end.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert ended == [True]

    run(story())
