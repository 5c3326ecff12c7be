"""A hand as the meter sees it: wagers contribute once, prizes are divided, nothing is lost."""

from dataclasses import replace as changed

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from puntobanco.core.errors import InvariantBroken, RuleError
from puntobanco.core.game import FixedPays
from puntobanco.core.money import PPM, Minor
from puntobanco.core.rows import Side
from puntobanco.ledger import accounts
from puntobanco.progressive import commands, events
from puntobanco.progressive.evolve import evolve
from puntobanco.progressive.identity import check_money
from puntobanco.progressive.marks import disagreements
from puntobanco.progressive.refusals import DisputedMark, MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import (
    LAST_AWARDS,
    AdjustReason,
    AwardReason,
    AwardStatus,
    HandPhase,
    IncrementFault,
    LockedWager,
    Meter,
    MeterFault,
    Pool,
    WrongIncrement,
    preset,
)
from puntobanco.sheets import load_game
from tests.kit.games import a_row
from tests.kit.meters import (
    BY_NINE,
    DIAMONDS,
    FOUR_SUITED,
    METER,
    PLAIN,
    SAME_SUIT,
    SIX_SUITED,
    T1,
    T2,
    Control,
    players,
    riding,
)
from tests.kit.stated import stating

SEED = 5_000_00


def test_every_wager_feeds_the_meter_and_the_reserve_at_their_rates() -> None:
    control = Control(reserve_ppm=20_000)
    control.lock(players(1, 2, 3))
    assert control.meter.shown == SEED + 3 * 26
    assert control.meter.reserve == 3 * 2
    assert control.meter.totals.wagers == 3
    assert control.meter.totals.wagered == 3_00
    assert control.meter.held(accounts.fed(METER, T1)) == -3 * 28


@pytest.mark.assures("PRG-08")
def test_fractions_of_a_cent_are_carried() -> None:
    control = Control(contribution_ppm=3_300, reserve_ppm=700)
    for _ in range(1_000):
        control.hand()
    # 1,000 wagers of 100 cents at 0.33 % and at 0.07 %.
    assert control.meter.shown == SEED + 330
    assert control.meter.reserve == 70
    assert (control.meter.remainder_ppm, control.meter.reserve_remainder_ppm) == (0, 0)


@given(
    rates=st.tuples(st.integers(0, PPM), st.integers(0, PPM)).filter(lambda two: sum(two) <= PPM),
    counts=st.lists(st.integers(1, 14), min_size=1, max_size=20),
)
@pytest.mark.assures("PRG-07")
def test_contributions_are_exact_to_the_millionth(
    rates: tuple[int, int], counts: list[int]
) -> None:
    contribution, reserve = rates
    control = Control(contribution_ppm=contribution, reserve_ppm=reserve)
    for count in counts:
        control.hand(PLAIN, players(*range(1, count + 1)))
    wagered = 100 * sum(counts)
    meter = control.meter
    assert PPM * (meter.shown - SEED) + meter.remainder_ppm == wagered * contribution
    assert PPM * meter.reserve + meter.reserve_remainder_ppm == wagered * reserve


@pytest.mark.assures("PRG-07")
def test_contributions_above_the_limit_go_to_the_overflow() -> None:
    control = Control(limit=Minor(SEED + 40), reserve_ppm=10_000)
    control.hand()
    assert (control.meter.shown, control.meter.overflow) == (SEED + 26, 0)
    control.hand()
    assert (control.meter.shown, control.meter.overflow) == (SEED + 40, 12)
    control.hand()
    assert (control.meter.shown, control.meter.overflow) == (SEED + 40, 38)
    award = control.hit()
    assert award.prize == SEED + 40
    # Seed and reserve together would start above the limit.
    assert (control.meter.shown, control.meter.overflow) == (SEED + 4, 64)


@pytest.mark.assures("PRG-09")
def test_a_coup_is_counted_once() -> None:
    control = Control()
    coup = control.lock(players(1, 2))
    again = commands.LockWagers(table=T1, coup=coup, wagers=players(1, 2), marked=False)
    assert control.refused(again) is MeterRefusalCode.WRONG_STEP
    control.stand(PLAIN)
    control.end()
    assert control.refused(again) is MeterRefusalCode.WRONG_STEP
    assert control.meter.totals.wagers == 2


@pytest.mark.parametrize(
    ("wagers", "increment"),
    [
        (
            players(*range(1, 16)),
            WrongIncrement(IncrementFault.MOST, 15, amount=Minor(15_00), expected=Minor(14_00)),
        ),
        (
            (riding(1, stake=100_00),),
            WrongIncrement(IncrementFault.STAKE, 1, 1, Minor(100_00), Minor(1_00)),
        ),
        ((*players(2), *players(2)), WrongIncrement(IncrementFault.SEATS, 2)),
        ((), WrongIncrement(IncrementFault.SEATS, 0)),
    ],
)
@pytest.mark.assures("PRG-09")
def test_an_unreasonable_increment_is_refused_and_flagged(
    wagers: tuple[LockedWager, ...], increment: WrongIncrement
) -> None:
    control = Control()
    before = control.meter
    [refused] = control.do(commands.LockWagers(table=T1, coup=1, wagers=wagers, marked=False))
    assert isinstance(refused, events.IncrementRefused)
    assert control.meter.fault == MeterFault(increment=increment, table=T1, coup=1)
    assert not control.meter.accepts_wagers
    assert control.meter == replace(before, fault=control.meter.fault)
    assert control.refused(
        commands.LockWagers(table=T2, coup=1, wagers=players(1), marked=False)
    ) is (MeterRefusalCode.METER_DOWN)


@pytest.mark.assures("PRG-21", "PRG-20")
def test_an_award_of_the_whole_meter_restarts_it_with_seed_and_reserve() -> None:
    control = Control(reserve_ppm=10_000)
    for _ in range(10):
        control.hand()
    award = control.hit(wagers=players(1, 2, 3))
    shown = SEED + 13 * 26
    assert (award.before, award.prize, award.whole) == (shown, shown, True)
    each, undivided = divmod(shown, 3)
    assert [share.amount for share in award.shares] == [each] * 3
    assert award.undivided == undivided == 1
    assert (award.seed, award.reserve) == (SEED, 13)
    assert control.meter.shown == award.after == SEED + 13 + undivided
    assert control.meter.reserve == 0
    assert control.meter.set_aside == 3 * each
    control.hand(table=T2)
    assert control.meter.shown == award.after + 26, "other tables play on"


def test_an_award_of_a_share_does_not_use_seed_or_reserve() -> None:
    """The sheet adds the reserve to the seed "after a 100% award is given", and after no other."""
    control = Control("progressive-1", reserve_ppm=10_000)
    for _ in range(10):
        control.hand()
    before, reserve = control.meter.shown, control.meter.reserve
    # 2, 3 and 4 of hearts over zero: 10 % of the meter.
    control.hand(("2h", "Kc", "3h", "Qd", "4h", "Js"))
    [award] = control.meter.awards
    shown = before + 20
    assert (award.row, award.whole) == (1, False)
    assert (award.prize, award.seed, award.reserve) == (shown // 10, 0, 0)
    assert (control.meter.shown, control.meter.reserve) == (shown - shown // 10, reserve + 1)


def test_a_prize_includes_the_contributions_of_its_own_coup() -> None:
    assert Control().hit().prize == SEED + 26


@pytest.mark.parametrize(("cards", "row", "share"), [(DIAMONDS, 0, 100), (SAME_SUIT, 1, 25)])
def test_a_share_of_the_meter_is_rounded_down(cards: tuple[str, ...], row: int, share: int) -> None:
    control = Control("progressive-2")
    award = control.hit(cards, players(1, 2))
    shown = 10_000_00 + 2 * 20
    assert (award.row, award.prize) == (row, shown * share // 100)
    each = award.prize // 2
    assert [one.amount for one in award.shares] == [each, each]
    restart = 10_000_00 if share == 100 else 0
    assert control.meter.shown == shown - 2 * each + restart


def test_with_split_among_winners_only_the_winning_hand_shares() -> None:
    control = Control(load_game("progressive-3", settings={"split": "winners"}))
    award = control.hit(wagers=(riding(1), riding(2, Side.BANKER), riding(5)))
    assert [share.seat for share in award.shares] == [1, 5]


def test_with_either_hand_every_wager_wins_together() -> None:
    control = Control(load_game("progressive-3", settings={"tied": "winning-hand"}))
    award = control.hit(wagers=(riding(1, None), riding(2, None)))
    assert [share.seat for share in award.shares] == [1, 2]


def test_every_wager_of_the_coup_shares_the_prize_as_printed() -> None:
    control = Control()
    award = control.hit(wagers=(riding(1), riding(2, Side.BANKER), riding(5)))
    assert [share.seat for share in award.shares] == [1, 2, 5]
    assert award.amount == award.prize - award.undivided


def test_two_shares_in_one_coup_are_taken_one_after_the_other() -> None:
    """Your own sheet may also pay a share on a loss: the higher row comes first."""
    game = load_game("progressive-3")
    rows = (a_row("win", "100 % of meter", by=9), a_row("lose", "10 % of meter", by=9))
    bets = tuple(changed(bet, rows=rows) if bet.key == "progressive" else bet for bet in game.bets)
    control = Control(changed(game, bets=bets))
    control.hand(BY_NINE, (riding(1), riding(2, Side.BANKER)))
    first, second = control.meter.awards
    assert (first.row, first.prize) == (0, SEED + 52)
    assert (second.row, second.prize) == (1, SEED // 10)
    assert (first.number, second.number) == (1, 2)


@pytest.mark.assures("PRG-22")
def test_only_the_highest_row_pays() -> None:
    control = Control()
    for cards, row in ((SIX_SUITED, 0), (FOUR_SUITED, 1), (BY_NINE, 2), (PLAIN, None)):
        control.lock()
        stood = control.stand(cards)[0]
        assert isinstance(stood, events.ResultStood)
        assert [line.row for line in stood.lines] == [row]
        control.end()
    assert control.meter.tallies == {0: 1, 1: 1, 2: 1}


def test_fixed_pays_from_the_tray_do_not_change_the_meter() -> None:
    control = Control()
    control.hand(FOUR_SUITED)
    assert control.meter.shown == SEED + 26
    assert control.meter.totals.fixed == 0


def test_fixed_pays_from_the_meter_take_what_they_return() -> None:
    control = Control(contribution_ppm=800_000, fixed_pays=FixedPays.METER)
    control.hand(FOUR_SUITED, players(1, 2))
    assert control.meter.shown == SEED + 160 - 2 * 300_00
    assert control.meter.totals.fixed == 600_00


def test_the_tray_pays_for_a_dry_meter_with_a_warning() -> None:
    control = Control(seed=Minor(500_00), fixed_pays=FixedPays.METER)
    control.hand(FOUR_SUITED, players(1, 2))
    assert control.meter.shown == 0
    assert control.meter.short == 600_00 - 500_52
    control.hit()
    assert control.meter.short == 0, "a new start lets the warning go"


def test_a_void_coup_leaves_its_contributions_on_the_meter() -> None:
    control = Control()
    coup = control.lock(players(1, 2))
    control.do(commands.VoidHand(table=T1, coup=coup))
    assert control.meter.shown == SEED + 52
    assert control.meter.hands[T1].phase is HandPhase.VOID
    assert control.meter.tables_in_progress == ()


def test_a_void_coup_returns_an_unverified_award() -> None:
    control = Control(reserve_ppm=10_000)
    control.hand()
    coup = control.lock()
    control.stand(SIX_SUITED)
    control.do(commands.VoidHand(table=T1, coup=coup))
    assert (control.meter.shown, control.meter.reserve) == (SEED + 52, 2)
    assert control.meter.set_aside == 0
    assert control.award(1).status is AwardStatus.REJECTED
    assert control.award(1).ended_for is AwardReason.COUP_VOID
    assert control.award(1).ended_note == ""


def test_a_void_coup_does_not_change_a_rejected_award() -> None:
    control = Control()
    coup = control.lock()
    control.stand(SIX_SUITED)
    control.do(
        commands.RejectAward(award=1, reason=AwardReason.NO_WAGER, note="no light"),
        "dora",
        approval=control.approval("eve", place=T1),
    )
    control.do(commands.VoidHand(table=T1, coup=coup))
    assert control.meter.shown == SEED + 26


def test_a_logged_award_prevents_voiding() -> None:
    control = Control()
    coup = control.lock()
    control.stand(SIX_SUITED)
    control.verify(control.award(1))
    for command in (
        commands.VoidHand(table=T1, coup=coup),
        commands.WithdrawResult(table=T1, coup=coup),
    ):
        assert control.refused(command) is MeterRefusalCode.AWARD_LOGGED
    control.end()
    corrected = commands.CorrectHand(table=T1, coup=coup, cards=PLAIN)
    assert control.refused(corrected) is MeterRefusalCode.AWARD_LOGGED


def test_a_corrected_card_withdraws_the_result_and_the_award() -> None:
    control = Control()
    coup = control.lock(marked=True)
    control.stand(SIX_SUITED)
    control.mark(1, 0)
    control.do(commands.WithdrawResult(table=T1, coup=coup))
    hand = control.meter.hands[T1]
    assert (hand.phase, hand.marks, hand.lines) == (HandPhase.LOCKED, {}, ())
    assert control.meter.shown == SEED + 26
    control.stand(PLAIN)
    control.end()
    assert control.meter.totals.hits == 1
    assert control.meter.totals.awarded == 0


def test_a_corrected_coup_returns_and_repays_fixed_pays() -> None:
    control = Control(contribution_ppm=800_000, fixed_pays=FixedPays.METER)
    control.hand(FOUR_SUITED)
    assert control.meter.shown == SEED + 80 - 300_00
    control.do(commands.CorrectHand(table=T1, coup=1, cards=BY_NINE))
    assert control.meter.shown == SEED + 80 - 10_00
    assert control.meter.tallies == {2: 1}
    control.do(commands.CorrectHand(table=T1, coup=1, cards=PLAIN))
    assert control.meter.shown == SEED + 80
    assert control.meter.totals.fixed == 0
    assert control.meter.tallies == {}


def test_a_corrected_coup_can_win_and_lose_the_meter() -> None:
    control = Control()
    control.hand(PLAIN)
    control.do(commands.CorrectHand(table=T1, coup=1, cards=SIX_SUITED))
    assert control.award(1).prize == SEED + 26
    control.do(commands.CorrectHand(table=T1, coup=1, cards=PLAIN))
    assert control.award(1).status is AwardStatus.REJECTED
    assert control.meter.shown == SEED + 26


def test_fixed_pays_returned_to_a_full_meter_go_to_the_overflow() -> None:
    limit = Minor(SEED + 80)
    control = Control(contribution_ppm=800_000, fixed_pays=FixedPays.METER, limit=limit)
    control.hand(BY_NINE)
    control.hand(table=T2)
    control.do(
        commands.AdjustMeter(
            pool=Pool.METER,
            change=limit - control.meter.shown,
            reason=AdjustReason.HOUSE_ADDITION,
            note="a promotion",
        ),
        "sam",
        approval=control.approval("eve"),
    )
    control.do(commands.CorrectHand(table=T1, coup=1, cards=PLAIN))
    assert (control.meter.shown, control.meter.overflow) == (limit, 10_00)


def test_the_dealers_marks_must_agree_with_the_cards() -> None:
    control = Control()
    control.lock(players(1, 2, 3), marked=True)
    control.stand(SIX_SUITED)
    control.mark(1, 0)
    control.mark(2, 1)
    shown = disagreements(control.meter.hands[T1])
    assert [(one.seat, one.marked, one.by_cards) for one in shown] == [(2, 1, 0), (3, None, 0)]
    refusal = control.ask(commands.EndHand(table=T1, coup=1))
    assert refusal == MeterRefusal(
        MeterRefusalCode.MARKS_DISAGREE,
        marks=(
            DisputedMark(2, "300 for 1", "100 % of meter"),
            DisputedMark(3, None, "100 % of meter"),
        ),
    )
    control.mark(2, 0)
    control.mark(3, 0)
    assert disagreements(control.meter.hands[T1]) == ()
    control.mark(3, 0)
    assert control.meter.hands[T1].marks == {1: 0, 2: 0}, "pressed again, it unmarks"


def test_a_dealers_coup_ends_once_its_award_is_verified() -> None:
    control = Control()
    control.lock(marked=True)
    control.stand(SIX_SUITED)
    control.mark(1, 0)
    end = commands.EndHand(table=T1, coup=1)
    assert control.refused(end) is MeterRefusalCode.AWARD_PENDING
    control.do(commands.CallSupervisor(table=T1, coup=1), "dora")
    assert control.meter.hands[T1].called == "dora"
    control.verify(control.award(1))
    control.end()
    assert control.meter.tables_in_progress == ()


def test_no_mark_is_needed_without_a_win() -> None:
    control = Control()
    control.lock(marked=True)
    control.stand(PLAIN)
    control.end()
    assert control.meter.hands[T1].phase is HandPhase.ENDED


def test_a_meter_keeps_the_open_awards_and_the_last_twenty_five() -> None:
    control = Control()
    waiting = control.hit()
    for _ in range(LAST_AWARDS + 5):
        award = control.logged()
        control.do(commands.PayAward(award=award.number), "cleo")
    numbers = [award.number for award in control.meter.awards]
    assert numbers == [waiting.number, *range(7, 7 + LAST_AWARDS)]
    control.prove()


@pytest.mark.assures("PRG-01")
def test_an_unbalanced_meter_raises() -> None:
    control = Control()
    control.lock()
    meter = control.meter
    more = meter.balances | {accounts.meter(METER): Minor(meter.shown + 1)}
    for broken, why in (
        (replace(meter, balances=more), "received"),
        (replace(meter, remainder_ppm=meter.remainder_ppm + PPM), "received"),
        (replace(meter, totals=replace(meter.totals, paid=Minor(5))), "set aside"),
        (
            replace(
                meter,
                remainder_ppm=PPM,
                totals=replace(meter.totals, contributed_ppm=meter.totals.contributed_ppm + PPM),
            ),
            "out of range",
        ),
        (
            replace(meter, parameters=replace(meter.settings, limit=Minor(1))),
            "above its limit",
        ),
    ):
        with pytest.raises(InvariantBroken, match=why):
            check_money(broken)


def test_a_forged_contribution_raises_on_reading() -> None:
    control = Control()
    answer = control.ask(commands.LockWagers(table=T1, coup=1, wagers=players(1), marked=False))
    assert not isinstance(answer, MeterRefusal)
    [locked] = answer
    assert isinstance(locked, events.WagersLocked)
    with pytest.raises(InvariantBroken):
        evolve(control.meter, replace(locked, contributed_ppm=locked.contributed_ppm - PPM))


def test_a_game_without_a_progressive_has_no_parameters() -> None:
    with stating(RuleError, "meter-game-without", game="fortune-7"):
        preset(load_game("fortune-7"))


def test_an_unopened_meter_is_empty() -> None:
    meter = Meter(id=METER)
    assert (meter.shown, meter.accepts_wagers, meter.tables_in_progress, meter.hand(T1, 1)) == (
        0,
        False,
        (),
        None,
    )
