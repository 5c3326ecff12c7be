"""Tables and meters of one pit: one transaction for a coup and its meter, and who may stop what."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace as with_changes
from pathlib import Path

import pytest
from msgspec.structs import replace

from puntobanco.core.errors import NotationError
from puntobanco.core.game import BankedBy
from puntobanco.core.ids import CommandId, MeterId, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.loading import load_state
from puntobanco.house.messages import Accepted, ToMeter, decode_event
from puntobanco.house.pit import open_pit
from puntobanco.ledger import accounts
from puntobanco.people.staff import Role
from puntobanco.progressive import commands as asks
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.refusals import (
    Difference,
    DisputedMark,
    MeterRefusal,
    MeterRefusalCode,
    Trait,
)
from puntobanco.progressive.state import (
    AwardReason,
    AwardStatus,
    HandPhase,
    IncrementFault,
    MeterFault,
    WrongIncrement,
    preset,
)
from puntobanco.proof.log_proof import prove
from puntobanco.sheets import load_game
from puntobanco.store import Store, open_store
from puntobanco.table import commands
from puntobanco.table import events as table_events
from puntobanco.table.commands import Actor
from puntobanco.table.refusals import BetClosed, Refusal, RefusalCode
from puntobanco.table.state import Mode, Phase, Table, parse_cards
from puntobanco.table.tableau import hand_after
from tests.kit.approvals import bound
from tests.kit.chance import entropy
from tests.kit.floors import running
from tests.kit.houses import PIT, Croupier, run, surroundings
from tests.kit.jackpots import DORA, METER, SAM, Jackpots, line_and_meter
from tests.kit.meters import BY_NINE, FOUR_SUITED, PLAIN, SIX_SUITED, frequent
from tests.kit.refused import elsewhere, meter_not_valid
from tests.kit.stated import stating

SEED = 5_000_00
T1, T2 = TableId("t1"), TableId("t2")
Story = Callable[[Jackpots, Store], Awaitable[None]]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Jackpots, Store]]:
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        async with open_pit(PIT, store, surroundings(folder)) as pit:
            floor = Jackpots(pit)
            if not pit.state.directory.staff:
                await floor.staff()
            yield floor, store


def told(folder: Path, story: Story) -> None:
    """Play a story in a new house; then its log must verify and memory must equal the log."""

    async def play() -> None:
        async with opened(folder) as (floor, store):
            await story(floor, store)
            live = floor.pit.state
        with open_store(f"sqlite:///{folder / 'house.db'}") as store:
            proof = prove(store, PIT)
            assert proof.whole, proof.findings
            assert load_state(store, PIT)[0] == live

    run(play())


async def two_tables(floor: Jackpots, *, mode: Mode = Mode.DEALER) -> dict[str, Actor]:
    """Open two tables that share the meter; ann and bob at the first, cat at the second."""
    for table in ("t1", "t2"):
        await floor.jackpot_table(table, mode=mode)
    return {
        "ann": await floor.patron("ann", table="t1", seat=1),
        "bob": await floor.patron("bob", table="t1", seat=2),
        "cat": await floor.patron("cat", table="t2", seat=1),
    }


def test_a_coup_feeds_the_meter_and_its_fixed_pay_comes_from_the_tray(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.coup("t1", line_and_meter(who["ann"]), FOUR_SUITED)
        # A natural 9 pays even money, and 300 for 1 including the stake.
        assert floor.pit.table(T1).chips(PatronId("ann")) == 1_000_00 + 10_00 + 299_00
        assert floor.meter.shown == SEED + 26
        assert floor.pit.table(T1).balances[accounts.result(T1)] == -309_00
        assert floor.meter.balances[accounts.fed(METER, T1)] == -26
        await floor.coup("t2", line_and_meter(who["cat"]), PLAIN)
        assert floor.meter.shown == SEED + 52, "both tables feed the one meter"
        assert floor.meter.tallies == {1: 1}

    told(tmp_path, story)


@pytest.mark.assures("PRG-20", "PRG-23")
def test_an_award_from_the_wager_to_the_wallet(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        wagers = (*line_and_meter(who["ann"]), *line_and_meter(who["bob"]))
        await floor.start("t1", wagers)
        await floor.deal("t1", SIX_SUITED)
        [award] = floor.meter.awards
        assert award.prize == SEED + 52
        assert floor.meter.shown == SEED + award.undivided
        # The other table plays on with the new meter.
        await floor.coup("t2", line_and_meter(who["cat"]), PLAIN)
        await floor.mark("t1", 1, 2, row=0)
        call = asks.CallSupervisor(table=T1, coup=1)
        await floor.do_meter(call, "dora")
        await floor.verify(award)
        await floor.end("t1")
        before = store.wallets.balance("ann")
        await floor.do_meter(asks.PayAward(award=1), "cleo")
        each = award.shares[0].amount
        assert store.wallets.balance("ann") == before + each
        assert store.wallets.balance("bob") == before + each
        assert floor.meter.set_aside == 0

    told(tmp_path, story)


def test_base_wagers_are_paid_before_the_progressive_is_decided(tmp_path: Path) -> None:
    """Steps 4 and 5 of the dealing procedure come before step 7."""

    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        wagers = (
            *line_and_meter(who["ann"]),
            (who["bob"], "banker", 10_00),
            (who["bob"], "tie", 10_00),
        )
        await floor.start("t1", wagers)
        await floor.deal("t1", SIX_SUITED)
        table = floor.pit.table(T1)
        assert (table.chips(PatronId("ann")), table.balances[accounts.held(T1)]) == (989_00, 31_00)
        await floor.do("t1", commands.SettleCoup(), DORA)
        table = floor.pit.table(T1)
        # The line is paid; a dollar on the progressive stays open, and the cards stay on the table.
        assert table.chips(PatronId("ann")) == 989_00 + 20_00
        assert (table.phase, table.balances[accounts.held(T1)]) == (Phase.RESULT, 1_00)
        assert [one.bet for one in table.play.unpaid] == ["progressive"]
        answer = await floor.ask("t1", commands.SettleCoup(), DORA)
        assert isinstance(answer, MeterRefusal)
        assert answer.code is MeterRefusalCode.MARKS_DISAGREE
        await floor.mark("t1", 1, row=0)
        answer = await floor.ask("t1", commands.SettleCoup(), DORA)
        assert answer == MeterRefusal(MeterRefusalCode.AWARD_PENDING, awards=(1,))
        await floor.verify(floor.meter.awards[-1])
        await floor.end("t1")
        table = floor.pit.table(T1)
        assert table.chips(PatronId("ann")) == 1009_00, "nothing is paid twice"
        assert accounts.held(T1) not in table.balances
        settled = [line.bet for line in table.recall[-1].settled]
        assert settled == ["player", "banker", "tie", "progressive"]

    told(tmp_path, story)


def test_a_card_is_corrected_after_base_wagers_were_paid(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.start("t1", line_and_meter(who["ann"]))
        await floor.deal("t1", SIX_SUITED)
        await floor.do("t1", commands.SettleCoup(), DORA)
        # The last card was a six: Banker 6, and 9 to 6 pays the line only.
        card = commands.CorrectCard(place=5, card="6s", reason="seen on camera")
        sam = floor.approval("sam", T1)
        gone = commands.CashOut(amount=Minor(1_009_00))
        await floor.do("t1", gone, who["ann"])
        assert await floor.ask("t1", card, DORA, approval=sam) == Refusal(
            RefusalCode.CHIPS_GONE, seats=(1,)
        )
        await floor.do("t1", commands.BuyChips(amount=Minor(1_009_00)), who["ann"])
        await floor.do("t1", card, DORA, approval=sam)
        table = floor.pit.table(T1)
        assert (table.chips(PatronId("ann")), table.play.paid) == (989_00, ())
        await floor.end("t1")
        assert floor.pit.table(T1).chips(PatronId("ann")) == 1_009_00

    told(tmp_path, story)


def test_a_coup_is_void_after_base_wagers_were_paid(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.start("t1", line_and_meter(who["ann"]))
        await floor.deal("t1", SIX_SUITED)
        await floor.do("t1", commands.SettleCoup(), DORA)
        void = commands.VoidCoup(reason="a card fell")
        await floor.do("t1", commands.CashOut(amount=Minor(1_009_00)), who["ann"])
        answer = await floor.ask("t1", void, DORA, approval=floor.approval("sam", T1))
        assert answer == Refusal(RefusalCode.CHIPS_GONE, seats=(1,))
        await floor.do("t1", commands.BuyChips(amount=Minor(1_009_00)), who["ann"])
        await floor.do("t1", void, DORA, approval=floor.approval("sam", T1))
        table = floor.pit.table(T1)
        assert (table.phase, table.chips(PatronId("ann"))) == (Phase.IDLE, 1_000_00)
        assert floor.meter.awards[-1].status is AwardStatus.REJECTED

    told(tmp_path, story)


def test_a_disagreement_is_shown_and_the_coup_waits(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.start("t1", line_and_meter(who["ann"]))
        await floor.deal("t1", BY_NINE)
        await floor.do("t1", commands.SettleCoup(), DORA)
        answer = await floor.ask("t1", commands.SettleCoup(), DORA)
        assert answer == MeterRefusal(
            MeterRefusalCode.MARKS_DISAGREE, marks=(DisputedMark(1, None, "10 for 1"),)
        )
        assert floor.pit.table(T1).phase is Phase.RESULT
        await floor.mark("t1", 1, row=2)
        await floor.end("t1")

    told(tmp_path, story)


def test_a_mark_on_an_empty_seat_is_refused(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.start("t1", line_and_meter(who["ann"]))
        await floor.deal("t1", BY_NINE)
        mark = asks.MarkHand(table=T1, coup=1, seat=5, row=0)
        answer = await floor.ask_meter(mark, "dora")
        assert answer == MeterRefusal(MeterRefusalCode.EMPTY_SEAT, seat=5)

    told(tmp_path, story)


def test_a_void_coup_returns_stakes_and_keeps_contributions(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.start("t1", line_and_meter(who["ann"]))
        await floor.deal("t1", SIX_SUITED)
        void = commands.VoidCoup(reason="a card fell")
        await floor.do("t1", void, DORA, approval=floor.approval("sam", T1))
        assert floor.pit.table(T1).chips(PatronId("ann")) == 1_000_00
        assert floor.meter.shown == SEED + 26
        assert floor.meter.set_aside == 0
        assert floor.meter.awards[0].status is AwardStatus.REJECTED
        assert floor.meter.hands[T1].phase is HandPhase.VOID
        await floor.coup("t1", line_and_meter(who["ann"]), PLAIN)
        assert floor.meter.shown == SEED + 52

    told(tmp_path, story)


def test_a_logged_award_prevents_voiding_and_corrections(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.start("t1", line_and_meter(who["ann"]))
        await floor.deal("t1", SIX_SUITED)
        await floor.mark("t1", 1, row=0)
        await floor.verify(floor.meter.awards[0])
        before = floor.pit.state
        for command in (
            commands.VoidCoup(reason="a card fell"),
            commands.CorrectCard(place=5, card="Jh", reason="it was a jack"),
        ):
            answer = await floor.ask("t1", command, DORA, approval=floor.approval("sam", T1))
            assert answer == MeterRefusal(MeterRefusalCode.AWARD_LOGGED, awards=(1,))
        assert floor.pit.state is before
        await floor.end("t1")
        correct = commands.CorrectCoup(coup=1, cards=PLAIN, reason="seen on camera")
        answer = await floor.ask("t1", correct, SAM, approval=floor.approval("eve", T1))
        assert answer == MeterRefusal(MeterRefusalCode.AWARD_LOGGED, awards=(1,))

    told(tmp_path, story)


def test_the_physical_card_prevails_over_an_award(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.start("t1", line_and_meter(who["ann"]))
        await floor.deal("t1", SIX_SUITED)
        assert floor.meter.set_aside == SEED + 26
        correct = commands.CorrectCard(place=5, card="Ts", reason="it was a spade")
        await floor.do("t1", correct, DORA, approval=floor.approval("sam", T1))
        assert floor.meter.set_aside == 0
        assert floor.meter.hands[T1].lines[0].row == 2, "six cards, not of one suit: 10 for 1"
        correct = commands.CorrectCard(place=5, card="Th", reason="it was a heart after all")
        await floor.do("t1", correct, DORA, approval=floor.approval("sam", T1))
        assert [award.status for award in floor.meter.awards] == [
            AwardStatus.REJECTED,
            AwardStatus.HIT,
        ]
        await floor.mark_as_dealt("t1")
        await floor.verify(floor.meter.awards[1])
        await floor.end("t1")

    told(tmp_path, story)


def test_a_corrected_coup_wins_the_meter_of_its_time(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.coup("t1", line_and_meter(who["ann"]), PLAIN)
        await floor.coup("t2", line_and_meter(who["cat"]), PLAIN)
        correct = commands.CorrectCoup(coup=1, cards=SIX_SUITED, reason="seen on camera")
        await floor.do("t1", correct, SAM, approval=floor.approval("eve", T1))
        [award] = floor.meter.awards
        assert (award.prize, award.table, award.coup) == (SEED + 52, T1, 1)
        await floor.mark("t1", 1, row=0)
        await floor.verify(award)

    told(tmp_path, story)


@pytest.mark.assures("PRG-09", "PRG-27")
def test_an_unreasonable_increment_closes_only_the_side_bet(
    tmp_path: Path,
) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        game = load_game("progressive-3")
        tight = replace(preset(game), most_wagered=Minor(1_00))
        await floor.open_meter(game, tight)
        who = await two_tables(floor)
        wagers = (*line_and_meter(who["ann"]), *line_and_meter(who["bob"]))
        await floor.start("t1", wagers)
        assert floor.meter.fault == MeterFault(
            increment=WrongIncrement(
                IncrementFault.MOST, 2, amount=Minor(2_00), expected=Minor(1_00)
            ),
            table=T1,
            coup=1,
        )
        assert not floor.pit.table(T1).meter_open
        assert not floor.pit.table(T2).meter_open
        log = [decode_event(entry.payload) for entry in store.read(PIT)]
        closed = [event for event in log if isinstance(event, table_events.SideBetClosed)]
        assert [(one.reason, one.refused) for one in closed] == [("", True)] * 2
        assert [one.bet for one in floor.pit.table(T1).play.wagers] == ["player", "player"]
        assert floor.meter.shown == SEED
        await floor.deal("t1", PLAIN)
        await floor.end("t1")
        # Each gets back the stake of the side bet, and even money on the line.
        assert floor.pit.table(T1).chips(PatronId("ann")) == 1_010_00
        await floor.coup("t1", ((who["ann"], "player", 10_00),), PLAIN)
        enable = asks.EnableMeter(reason="the bound was too low")
        await floor.do_meter(enable, "sam", approval=floor.approval("eve"))
        assert floor.pit.table(T2).meter_open
        await floor.coup("t1", line_and_meter(who["ann"]), PLAIN)

    told(tmp_path, story)


@pytest.mark.assures("PRG-26", "PRG-27")
def test_a_disabled_meter_closes_the_side_bet_and_keeps_its_amount(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.coup("t1", line_and_meter(who["ann"]), PLAIN)
        await floor.start("t2", line_and_meter(who["cat"]))
        before = floor.meter
        await floor.do_meter(asks.DisableMeter(reason="the sign is dark"), None)
        # Locked wagers are finished; others are returned.
        await floor.deal("t2", PLAIN)
        await floor.end("t2")
        await floor.do("t1", commands.OpenBetting(), DORA)
        await floor.bet("t1", who["ann"], "player", 10_00)
        answer = await floor.bet("t1", who["ann"], "progressive", 1_00)
        assert answer == Refusal(
            RefusalCode.BET_CLOSED, bet="progressive", closed=BetClosed.METER_DOWN
        )
        await floor.do("t1", commands.CloseBetting(), DORA)
        await floor.deal("t1", PLAIN)
        await floor.end("t1")
        await floor.do_meter(asks.EnableMeter(reason="a new lamp"), "sam")
        assert floor.meter.balances == before.balances
        assert floor.meter.remainder_ppm == before.remainder_ppm
        await floor.coup("t1", line_and_meter(who["ann"]), PLAIN)

    told(tmp_path, story)


def test_disabling_a_meter_during_betting_returns_side_bets(
    tmp_path: Path,
) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.shoe("t1")
        await floor.do("t1", commands.OpenBetting(), DORA)
        for one, bet, stake in line_and_meter(who["ann"]):
            await floor.bet("t1", one, bet, stake)
        await floor.do_meter(asks.ReportFault(reason="two signs differ"), "dora")
        await floor.do("t1", commands.CloseBetting(), DORA)
        assert [one.bet for one in floor.pit.table(T1).play.wagers] == ["player"]
        assert floor.meter.tables_in_progress == ()

    told(tmp_path, story)


@pytest.mark.assures("PRG-28")
def test_a_meter_refuses_other_games_by_name(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        await floor.jackpot_table("t1")
        await floor.open("t3", "progressive-1", mode=Mode.DEALER)
        answer = await floor.ask("t3", commands.LinkMeter(meter=METER), SAM)
        assert answer == MeterRefusal(
            MeterRefusalCode.OTHER_GAME,
            difference=Difference(Trait.GAME, "progressive-3", "progressive-1"),
        )
        assert floor.pit.table(TableId("t3")).meter is None
        answer = await floor.ask("t3", commands.LinkMeter(meter=MeterId("m9")), SAM)
        assert answer == MeterRefusal(MeterRefusalCode.NO_SUCH_METER)

    told(tmp_path, story)


def test_a_player_dealer_table_has_no_progressive(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        await floor.jackpot_table("t1")
        game = load_game("progressive-3")
        # No sheet can declare this; a game that arrives in another way is still refused.
        banked = with_changes(game, banking=with_changes(game.banking, by=BankedBy.PLAYER_DEALER))
        await floor.open("t3", banked, mode=Mode.DEALER)
        answer = await floor.ask("t3", commands.LinkMeter(meter=METER), SAM)
        assert answer == MeterRefusal(MeterRefusalCode.PLAYER_DEALER)

    told(tmp_path, story)


def test_a_closed_table_is_unlinked_from_its_meter(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        await floor.jackpot_table("t1")
        await floor.jackpot_table("t2")
        await floor.do("t1", commands.CloseTable(), SAM)
        await floor.do("t2", commands.UnlinkMeter(), SAM)
        assert not floor.meter.tables
        await floor.jackpot_table("t1")
        assert list(floor.meter.tables) == [T1]
        assert floor.pit.table(T1).meter_open

    told(tmp_path, story)


def test_a_table_linked_to_a_disabled_meter_waits_for_it(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        await floor.jackpot_table("t1")
        await floor.do_meter(asks.DisableMeter(reason="a review"), "sam")
        await floor.jackpot_table("t2")
        assert not floor.pit.table(T2).meter_open
        await floor.do_meter(asks.EnableMeter(reason="reviewed"), "sam")
        assert floor.pit.table(T2).meter_open

    told(tmp_path, story)


def test_an_ambiguous_meter_name_is_refused(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        game = load_game("progressive-3")
        opening = asks.OpenMeter(game=game, parameters=preset(game), reason="a new game")
        with stating(NotationError, "fairness-shoe-name"):
            await floor.ask_meter(opening, "eve", meter=MeterId("a/b"))

    told(tmp_path, story)


def test_a_repeated_verification_has_one_effect(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.start("t1", line_and_meter(who["ann"]))
        await floor.deal("t1", SIX_SUITED)
        await floor.mark("t1", 1, row=0)
        [award] = floor.meter.awards
        asked = ToMeter(
            id=CommandId("mine-1"),
            meter=METER,
            by=StaffId("dora"),
            command=asks.VerifyAward(award=1, cards=award.cards),
            approval=floor.approval("eve", T1),
        )
        sent = bound(asked, floor.pit.state)
        both = await asyncio.gather(floor.pit.submit(sent), floor.pit.submit(sent))
        assert both[0] == both[1] == Accepted(("AwardVerified",))
        other = replace(sent, id=CommandId("mine-2"))
        answer = await floor.pit.submit(other)
        assert answer == MeterRefusal(
            MeterRefusalCode.AWARD_STATUS, awards=(1,), status=AwardStatus.VERIFIED
        )
        assert floor.meter.slips == 1

    told(tmp_path, story)


def test_concurrent_commands_with_one_approval_have_one_effect(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor, mode=Mode.AUTOMATIC)
        del who
        game = floor.meter.settings
        approval = floor.approval("sam")
        changes = [
            asks.ChangeParameters(parameters=replace(game, seed=Minor(seed)), reason="a review")
            for seed in (6_000_00, 7_000_00)
        ]
        answers = await asyncio.gather(
            *(floor.ask_meter(change, "eve", approval=approval) for change in changes)
        )
        assert isinstance(answers[0], Accepted)
        assert answers[1] == meter_not_valid("replayed")
        assert floor.meter.settings.seed == 6_000_00

    told(tmp_path, story)


def test_an_approval_for_a_table_does_not_apply_to_a_meter(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        who = await two_tables(floor)
        await floor.coup("t1", line_and_meter(who["ann"]), SIX_SUITED)
        back = asks.BackOutAward(award=1, reason=AwardReason.CARDS_MISREAD, note="a five")
        at_table = floor.approval("eve", T1, Role.EXECUTIVE)
        answer = await floor.ask_meter(back, "sam", approval=at_table)
        assert answer == MeterRefusal(
            MeterRefusalCode.APPROVAL_REFUSED, objection=elsewhere(T1, approval_place(METER))
        )
        await floor.do_meter(back, "sam", approval=floor.approval("eve"))
        assert floor.meter.shown == SEED + 26

    told(tmp_path, story)


def test_no_host_runs_for_a_meter(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, floor, _store):
            jackpots = Jackpots(house.pit)
            await jackpots.staff()
            await jackpots.jackpot_table("t1", mode=Mode.AUTOMATIC)
            await jackpots.do_meter(asks.DisableMeter(reason="a review"), "sam")
            assert set(floor._hosts) == {T1}
            assert floor.failed is None

    run(story())


@pytest.mark.assures("PRG-20")
def test_the_meter_reveals_nothing_while_cards_are_face_down(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        squeezed = load_game("progressive-3", settings={"squeeze-card": True})
        await floor.jackpot_table("t1", frequent(squeezed), mode=Mode.AUTOMATIC)
        ann = await floor.patron("ann", table="t1", seat=1)
        complete = 0

        async def look(table: Table) -> None:
            nonlocal complete
            complete += hand_after(parse_cards(table.play.cards)) is None
            assert floor.meter.hands[T1].phase is HandPhase.LOCKED
            assert floor.meter.hands[T1].lines == ()

        croupier = Croupier(floor.pit, T1, entropy, for_squeeze=look)
        rounds = 0
        # Cards use real entropy: play until both have occurred, usually within a few rounds.
        while rounds < 500 and not (complete > 3 and floor.meter.awards):
            await croupier.round(floor.betting("t1", *line_and_meter(ann)))
            assert floor.meter.hands[T1].phase is HandPhase.ENDED
            rounds += 1
        assert complete > 3, "all cards were out while somebody still held them"
        assert floor.meter.awards

    told(tmp_path, story)


def test_automatic_tables_continue_while_awards_are_pending(tmp_path: Path) -> None:
    async def story(floor: Jackpots, store: Store) -> None:
        game = frequent(load_game("progressive-3"))
        who = {}
        for table in ("t1", "t2"):
            await floor.jackpot_table(table, game, mode=Mode.AUTOMATIC)
            who[table] = await floor.patron(f"{table}-ann", table=table, seat=1)
        wagers = {table: line_and_meter(one) for table, one in who.items()}
        rounds = 0
        while rounds < 500 and len(floor.meter.awards) < 6:
            await asyncio.gather(
                *(
                    floor.croupier(table).round(floor.betting(table, *wagers[table]))
                    for table in ("t1", "t2")
                )
            )
            rounds += 1
        waiting = [award for award in floor.meter.awards if award.open]
        assert len(waiting) >= 6
        assert floor.meter.totals.wagers == 2 * rounds
        for award in waiting:
            await floor.verify(award, by="sue")
            await floor.do_meter(asks.PayAward(award=award.number), "cleo")
        assert floor.meter.set_aside == 0
        assert [award.slip for award in floor.meter.awards][-1] == len(waiting)

    told(tmp_path, story)
