"""Awards: verified by two, then paid; or put back, with every cent accounted for."""

import pytest
from msgspec.structs import replace

from puntobanco.core.game import System
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import gathered
from puntobanco.people.staff import Role
from puntobanco.progressive import commands, events
from puntobanco.progressive.commands import AdjustReason, AwardReason
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import Pool, Status
from tests.kit.meters import METER, SAME_SUIT, SIX_SUITED, T1, T2, Control, players

SEED = 5_000_00


def rejecting(award: int, reason: AwardReason = AwardReason.NOT_QUALIFIED) -> commands.RejectAward:
    return commands.RejectAward(award=award, reason=reason, note="seen on camera")


def backing_out(award: int) -> commands.BackOutAward:
    return commands.BackOutAward(
        award=award, reason=AwardReason.CARDS_MISREAD, note="the 4 was a 5"
    )


def adjusting(pool: Pool, change: int, reason: AdjustReason) -> commands.AdjustMeter:
    return commands.AdjustMeter(pool=pool, change=change, reason=reason, note="see the log book")


@pytest.mark.assures("PRG-25")
def test_slips_are_numbered_without_gaps_in_the_order_of_logging() -> None:
    control = Control()
    first, second, third = (control.hit() for _ in range(3))
    control.verify(third)
    control.do(
        rejecting(second.number), "dora", approval=control.approval("eve", place=second.table)
    )
    control.verify(first)
    slips = {award.number: award.slip for award in control.meter.awards}
    assert slips == {third.number: 1, second.number: 0, first.number: 2}
    assert control.meter.totals.hits == 3
    assert control.meter.totals.wins == 2


def test_a_logged_award_is_paid_to_the_wallets_of_those_who_share_it() -> None:
    control = Control()
    award = control.logged(players(1, 2, 3))
    [paid] = control.do(commands.PayAward(award=award.number), "cleo")
    assert isinstance(paid, events.AwardPaid)
    wallets = {one.account: one.amount for one in gathered([paid.postings])}
    each = award.shares[0].amount
    assert wallets == {accounts.awards(METER): -3 * each} | {
        accounts.wallet(share.patron): each for share in award.shares
    }
    assert control.meter.set_aside == 0
    assert control.award(award.number).status is Status.PAID
    assert control.meter.totals.paid == 3 * each


@pytest.mark.assures("PRG-23")
def test_an_award_above_the_amount_needs_an_executive() -> None:
    control = Control(executive_above=Minor(SEED + 26))
    control.verify(control.hit(), with_="sam")
    control.hand()
    award = control.hit()
    assert award.amount == SEED + 52
    supervisor = control.approval("sam", place=T1)
    command = commands.VerifyAward(award=award.number, cards=award.cards)
    refusal = control.ask(command, "dora", approval=supervisor)
    assert refusal == MeterRefusal(
        MeterRefusalCode.APPROVAL_REFUSED,
        "wrong-role: supervisor, expected executive above 5000.26",
    )
    expired = replace(control.approval("eve", place=T1), expires=control.at)
    assert control.ask(command, "dora", approval=expired) == MeterRefusal(
        MeterRefusalCode.APPROVAL_REFUSED, "expired"
    )
    control.verify(award, with_="eve")


def test_a_supervisor_s_key_logs_an_award_of_any_amount() -> None:
    """With keys the supervisor logs it; the jackpot level is for cards alone."""
    control = Control(executive_above=Minor(0), system=System.KEYED)
    award = control.hit()
    assert award.amount > 0
    control.verify(award, with_="sam")
    assert control.award(award.number).status is Status.VERIFIED


def test_a_rejected_award_is_as_if_it_had_never_been() -> None:
    control, twin = Control(reserve_ppm=15_000), Control(reserve_ppm=15_000)
    for _ in range(7):
        control.hand()
        twin.hand()
    award = control.hit(wagers=players(1, 2, 3))
    twin.hand(("2s", "7d", "3h", "Kd", "4c"), players(1, 2, 3))
    for _ in range(5):
        control.hand(table=T2)
        twin.hand(table=T2)
    control.do(rejecting(award.number), "dora", approval=control.approval("eve", place=T1))
    assert control.meter.balances == twin.meter.balances
    assert control.meter.remainder_ppm == twin.meter.remainder_ppm


def test_a_rejected_share_goes_back_whole() -> None:
    control = Control("progressive-2")
    control.hand()
    shown = control.meter.shown
    award = control.hit(SAME_SUIT)
    control.do(rejecting(award.number), "sam", approval=control.approval("sue", place=T1))
    assert control.meter.shown == shown + 20


def test_an_award_put_back_after_a_later_one_never_takes_the_meter_below_zero() -> None:
    control = Control(reserve_ppm=500_000, seed=Minor(10), override=True)
    for _ in range(4):
        control.hand()
    control.hit()  # takes what was there; the new start is seed and a large reserve
    second = control.hit()
    third = control.hit()
    assert second.reserve > 0
    # The third award took the new start of the second with it.
    control.do(rejecting(second.number), "dora", approval=control.approval("eve", place=T1))
    rejected = control.log[-1]
    assert isinstance(rejected, events.AwardRejected)
    assert rejected.after == control.meter.shown >= 0
    assert third.number == 3


def test_the_reserve_comes_before_the_seed_where_both_cannot_be_taken_back() -> None:
    control = Control(contribution_ppm=0, reserve_ppm=1_000_000, seed=Minor(100))
    for _ in range(3):
        control.hand()
    first = control.hit()
    assert (first.before, first.reserve, first.after) == (100, 4_00, 5_00)
    control.hit()
    assert control.meter.shown == 2_00
    control.do(rejecting(first.number), "dora", approval=control.approval("eve", place=T1))
    rejected = control.log[-1]
    assert isinstance(rejected, events.AwardRejected)
    assert (rejected.reserve, rejected.seed, rejected.after) == (3_00, 0, 0)


@pytest.mark.assures("PRG-12")
def test_backing_out_gives_the_meter_before_the_award_plus_what_came_since() -> None:
    control = Control(reserve_ppm=10_000)
    for _ in range(9):
        control.hand()
    award = control.logged(players(1, 2))
    for _ in range(4):
        control.hand(table=T2)
    before = control.meter.shown
    control.do(backing_out(award.number), "sam", approval=control.approval("eve"))
    assert control.meter.shown == award.before + 4 * 26
    assert control.meter.reserve == award.reserve + 4
    backed = control.log[-1]
    assert isinstance(backed, events.AwardBackedOut)
    assert (backed.before, backed.after) == (before, control.meter.shown)
    assert (backed.seed, backed.reserve) == (SEED, award.reserve)
    kept = control.award(award.number)
    assert kept.status is Status.BACKED_OUT
    assert kept.slip == award.slip, "a slip keeps its number"
    assert control.meter.totals.backed_out == 1


def test_backing_out_a_paid_award_costs_the_house_and_not_the_patrons() -> None:
    control = Control()
    award = control.logged()
    control.do(commands.PayAward(award=award.number), "cleo")
    control.do(backing_out(award.number), "sam", approval=control.approval("eve"))
    assert control.meter.shown == award.before
    assert control.meter.held(accounts.corrections(METER)) == -award.amount
    assert control.meter.totals.paid == award.amount


def test_a_prize_that_comes_back_to_a_full_meter_goes_to_the_overflow() -> None:
    control = Control(limit=Minor(SEED + 30))
    control.hand()
    award = control.logged()
    control.hand()
    control.do(backing_out(award.number), "sam", approval=control.approval("eve"))
    # Without the award: 26, then 30 and 22 over, then 26 more over.
    assert (control.meter.shown, control.meter.overflow) == (SEED + 30, 48)


@pytest.mark.parametrize(
    ("pool", "change", "reason", "other"),
    [
        (Pool.METER, 500, AdjustReason.MALFUNCTION, accounts.corrections(METER)),
        (Pool.METER, -500, AdjustReason.MALFUNCTION, accounts.corrections(METER)),
        (Pool.RESERVE, -5, AdjustReason.MALFUNCTION, accounts.corrections(METER)),
        (Pool.OVERFLOW, 5, AdjustReason.MALFUNCTION, accounts.corrections(METER)),
        (Pool.METER, -7, AdjustReason.OVER_LIMIT, accounts.overflow(METER)),
        (Pool.METER, 12, AdjustReason.OVERFLOW_TO_METER, accounts.overflow(METER)),
        (Pool.METER, -100, AdjustReason.SEED_RECOVERY, accounts.seed(METER)),
        (Pool.METER, 100, AdjustReason.HOUSE_ADDITION, accounts.corrections(METER)),
        (Pool.RESERVE, -5, AdjustReason.RECEIPTS, accounts.receipts(METER)),
        (Pool.OVERFLOW, -12, AdjustReason.RECEIPTS, accounts.receipts(METER)),
    ],
)
@pytest.mark.assures("PRG-11", "PRG-12")
def test_each_reason_moves_what_it_may(
    pool: Pool, change: int, reason: AdjustReason, other: accounts.Account
) -> None:
    control = Control(limit=Minor(SEED + 40), reserve_ppm=30_000)
    control.hand()
    control.hand()
    assert (control.meter.overflow, control.meter.reserve) == (12, 6)
    control.do(
        commands.ChangeParameters(
            parameters=replace(control.meter.settings, limit=None), reason="no limit any more"
        ),
        "eve",
        approval=control.approval("sam"),
    )
    held = control.meter.held(other)
    [done] = control.do(adjusting(pool, change, reason), "sam", approval=control.approval("eve"))
    assert isinstance(done, events.MeterAdjusted)
    assert done.after == done.before + change
    assert control.meter.held(other) == held - change
    control.prove()


@pytest.mark.parametrize(
    ("pool", "change", "reason", "code"),
    [
        (Pool.METER, 0, AdjustReason.MALFUNCTION, MeterRefusalCode.AMOUNT),
        (Pool.METER, 2**60, AdjustReason.MALFUNCTION, MeterRefusalCode.AMOUNT),
        (Pool.METER, 1, AdjustReason.OVER_LIMIT, MeterRefusalCode.REASON),
        (Pool.METER, -1, AdjustReason.OVERFLOW_TO_METER, MeterRefusalCode.REASON),
        (Pool.METER, -1, AdjustReason.RECEIPTS, MeterRefusalCode.REASON),
        (Pool.METER, -1, AdjustReason.HOUSE_ADDITION, MeterRefusalCode.REASON),
        (Pool.RESERVE, -1, AdjustReason.SEED_RECOVERY, MeterRefusalCode.REASON),
        (Pool.METER, 1, AdjustReason.OVERFLOW_TO_METER, MeterRefusalCode.SHORT),
        (Pool.RESERVE, -1, AdjustReason.RECEIPTS, MeterRefusalCode.SHORT),
        (Pool.METER, -SEED - 1, AdjustReason.MALFUNCTION, MeterRefusalCode.SHORT),
        (Pool.METER, 41, AdjustReason.HOUSE_ADDITION, MeterRefusalCode.OVER_LIMIT),
    ],
)
@pytest.mark.assures("PRG-12")
def test_a_meter_falls_for_no_other_reason(
    pool: Pool, change: int, reason: AdjustReason, code: MeterRefusalCode
) -> None:
    control = Control(limit=Minor(SEED + 40))
    command = adjusting(pool, change, reason)
    assert control.refused(command, "sam", approval=control.approval("eve")) is code


def test_nothing_is_adjusted_or_backed_out_while_a_hand_is_on() -> None:
    control = Control()
    award = control.logged()
    control.lock(table=T2)
    for command in (
        adjusting(Pool.METER, 1, AdjustReason.HOUSE_ADDITION),
        backing_out(award.number),
    ):
        code = control.refused(command, "sam", approval=control.approval("eve"))
        assert code is MeterRefusalCode.HAND_ON


def test_the_verifiers_have_to_see_the_recorded_cards() -> None:
    control = Control()
    award = control.hit()
    other = (*SIX_SUITED[:-1], "Jh")
    command = commands.VerifyAward(award=award.number, cards=other)
    answer = control.ask(command, "dora", approval=control.approval("eve", place=T1))
    assert answer == MeterRefusal(MeterRefusalCode.CARDS_DIFFER, "seen 2h Kh 3h Qh 4h Jh")


def test_an_award_of_a_corrected_dealers_hand_waits_for_marks() -> None:
    control = Control()
    control.lock(marked=True)
    control.stand(("2s", "7d", "3h", "Kd", "4c"))
    control.end()
    control.do(commands.CorrectHand(table=T1, coup=1, cards=SIX_SUITED))
    award = control.award(1)
    command = commands.VerifyAward(award=1, cards=award.cards)
    approval = control.approval("eve", place=T1)
    assert control.refused(command, "dora", approval=approval) is MeterRefusalCode.MARKS_DISAGREE
    control.mark(1, 0)
    control.verify(award)
    marking = commands.MarkHand(table=T1, coup=1, seat=1, row=0)
    assert control.refused(marking, "dora") is MeterRefusalCode.WRONG_STEP


def test_who_verified_an_award_does_not_pay_it() -> None:
    control = Control()
    award = control.hit()
    control.verify(award, by="sam", with_="eve")
    paying = commands.PayAward(award=award.number)
    for who in ("sam", "eve"):
        assert control.refused(paying, who) is MeterRefusalCode.SAME_PERSON
    assert control.refused(paying, "dora") is MeterRefusalCode.NOT_YOURS
    control.do(paying, "sue")


def test_a_card_that_was_revoked_since_does_not_undo_a_verification() -> None:
    control = Control()
    award = control.logged()
    assert award.verified_with is not None
    card = control.directory.cards[award.verified_with.card]
    cards = control.directory.cards | {award.verified_with.card: replace(card, active=False)}
    control.directory = replace(control.directory, cards=cards)
    control.do(commands.PayAward(award=award.number), "cleo")
    assert award.verified_with.role is Role.EXECUTIVE
