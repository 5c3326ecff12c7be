"""Awards: verified by two people, then paid; or put back, with every cent accounted for."""

import pytest
from msgspec.structs import replace

from puntobanco.core.game import FixedPays, System
from puntobanco.core.ids import PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import gathered
from puntobanco.people.staff import ApprovalFault, Member, Objection, Role
from puntobanco.progressive import commands, events
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import (
    AdjustReason,
    AwardReason,
    AwardStatus,
    KeyPosition,
    Pool,
    Recovery,
    ReplacementPay,
)
from tests.kit.meters import (
    DIAMONDS,
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
from tests.kit.refused import meter_not_valid

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


def test_a_logged_award_is_paid_to_its_winners() -> None:
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
    assert control.award(award.number).status is AwardStatus.PAID
    assert control.meter.totals.paid == 3 * each


def test_signs_show_the_amount_until_the_award_is_verified_or_rejected() -> None:
    """At the swipe the win is recorded and the meter adjusted for the prize won."""
    control = Control(reserve_ppm=10_000)
    control.hand()
    award = control.hit(wagers=players(1, 2))
    assert control.meter.displayed == award.before == SEED + 78
    control.hand(table=T2)
    # The books continue without the award: seed, reserve of four dollars, and the next wager.
    assert control.meter.displayed == award.before
    assert control.meter.shown == SEED + 3 + award.undivided + 26
    later = control.hit()
    assert later.before == SEED + 3 + award.undivided + 26 + 26
    control.verify(award)
    assert control.meter.displayed == later.before, "the next one is being verified"
    control.do(rejecting(later.number), "dora", approval=control.approval("eve", place=T1))
    assert control.meter.displayed == control.meter.shown == later.before


@pytest.mark.assures("PRG-23")
def test_an_award_above_the_amount_needs_an_executive() -> None:
    control = Control(executive_above=Minor(SEED + 26))
    control.verify(control.hit(), with_="sam")
    control.hand()
    award = control.hit()
    assert award.amount == SEED + 52
    supervisor = control.approval("sam", place=T1)
    command = commands.VerifyAward(award=award.number, cards=award.cards)
    # The supervisor's confirmation comes first, and by another person than the card's.
    executive = control.approval("eve", place=T1)
    assert control.ask(command, "dora", approval=executive) == MeterRefusal(
        MeterRefusalCode.NOT_CONFIRMED
    )
    control.do(commands.ConfirmAward(award=award.number), "both")
    own = control.approval("both", Role.EXECUTIVE, T1)
    assert control.ask(command, "dora", approval=own) == meter_not_valid("same-person")
    again = commands.ConfirmAward(award=award.number)
    assert control.refused(again, "sam") is MeterRefusalCode.WRONG_STEP
    refusal = control.ask(command, "dora", approval=supervisor)
    assert refusal == MeterRefusal(
        MeterRefusalCode.APPROVAL_REFUSED,
        objection=Objection(
            ApprovalFault.WRONG_ROLE,
            (Role.SUPERVISOR,),
            (Role.EXECUTIVE,),
            above=Minor(5000_26),
        ),
    )
    expired = replace(control.approval("eve", place=T1), expires=control.at)
    assert control.ask(command, "dora", approval=expired) == meter_not_valid("expired")
    control.verify(award, with_="eve")


def turning(to: KeyPosition) -> commands.TurnKey:
    return commands.TurnKey(table=T1, to=to)


def test_a_supervisor_s_key_logs_an_award_of_any_amount() -> None:
    """With keys the supervisor logs it; the jackpot level applies only to cards."""
    control = Control(executive_above=Minor(0), system=System.KEYED)
    award = control.hit()
    assert award.amount > 0
    control.verify(award)
    assert control.award(award.number).status is AwardStatus.VERIFIED
    assert control.meter.keys == {}
    control.prove()


def test_the_key_turns_only_to_jph_and_back_to_run() -> None:
    control = Control(system=System.KEYED)
    jph, run = turning(KeyPosition.JPH), turning(KeyPosition.RUN)
    sam = control.approval("sam", place=T1)
    assert control.refused(jph, "dora", approval=sam) is MeterRefusalCode.WRONG_STEP
    control.lock(marked=True)
    control.stand(SIX_SUITED)
    award = control.award(1)
    log = commands.VerifyAward(award=1, cards=award.cards)
    assert control.refused(run, "dora") is MeterRefusalCode.KEY
    assert control.refused(jph, "dora", approval=sam) is MeterRefusalCode.MARKS_DISAGREE
    control.mark(1, 0)
    assert control.refused(jph, "dora", approval=sam) is MeterRefusalCode.WRONG_STEP
    control.do(commands.CallSupervisor(table=T1, coup=1), "dora")
    assert control.refused(log, "dora", approval=sam) is MeterRefusalCode.KEY
    assert control.refused(jph, "dora") is MeterRefusalCode.APPROVAL_MISSING
    control.do(jph, "dora", approval=sam)
    assert control.refused(jph, "dora", approval=sam) is MeterRefusalCode.KEY
    control.do(log, "sam")
    # Logged, but the sign still shows the old amount: the key is not back in RUN.
    assert control.award(1).status is AwardStatus.VERIFIED
    assert control.meter.displayed == award.before > control.meter.shown
    end = commands.EndHand(table=T1, coup=1)
    assert control.ask(end) == MeterRefusal(MeterRefusalCode.KEY, position=KeyPosition.JPH)
    control.do(run, "dora")
    assert control.meter.displayed == control.meter.shown
    control.end()
    assert control.refused(commands.PayAward(award=1), "sam") is MeterRefusalCode.SAME_PERSON
    control.prove()


def test_only_staff_at_the_table_turn_its_key() -> None:
    control = Control(system=System.KEYED)
    control.hit()
    jph, run = turning(KeyPosition.JPH), turning(KeyPosition.RUN)
    sam = control.approval("sam", place=T1)
    assert control.refused(jph, "cleo", approval=sam) is MeterRefusalCode.NOT_YOURS
    control.do(jph, "dora", approval=sam)
    assert control.refused(run, "cleo") is MeterRefusalCode.NOT_YOURS
    control.do(run, "dora")
    closed = Control(opened=False)
    assert closed.refused(jph, "dora") is MeterRefusalCode.NO_SUCH_METER


def test_a_key_whose_holder_no_longer_supervises_logs_nothing() -> None:
    control = Control(system=System.KEYED)
    award = control.hit()
    control.prepare(award)
    left = {**control.directory.staff, StaffId("sam"): Member(frozenset())}
    control.directory = replace(control.directory, staff=left)
    log = commands.VerifyAward(award=1, cards=award.cards)
    assert control.refused(log, "dora") is MeterRefusalCode.APPROVAL_REFUSED


def test_a_supervisor_confirms_at_the_dealer_s_display_too() -> None:
    control = Control(executive_above=Minor(0))
    control.lock(marked=True)
    control.stand(SIX_SUITED)
    confirm = commands.ConfirmAward(award=1)
    assert control.refused(commands.ConfirmAward(award=7), "sam") is MeterRefusalCode.NO_SUCH_AWARD
    assert control.refused(confirm, "sam") is MeterRefusalCode.MARKS_DISAGREE
    control.mark(1, 0)
    [confirmed] = control.do(confirm, "dora", approval=control.approval("sam", place=T1))
    assert isinstance(confirmed, events.AwardConfirmed)
    assert control.award(1).confirmed_by == confirmed.supervisor == "sam"
    control.verify(control.award(1))
    control.end()
    control.prove()


def test_staff_at_the_table_confirm_an_award_after_its_coup() -> None:
    control = Control(executive_above=Minor(0))
    award = control.hit()
    confirm = commands.ConfirmAward(award=award.number)
    assert control.refused(confirm, "cleo") is MeterRefusalCode.NOT_YOURS
    control.lock()
    assert control.meter.hand(award.table, award.coup) is None
    control.do(confirm, "sam")
    assert control.award(award.number).confirmed_by == "sam"
    control.prove()


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
    misread = rejecting(award.number, AwardReason.CARDS_MISREAD)
    control.do(misread, "dora", approval=control.approval("eve", place=T1))
    assert control.meter.balances == twin.meter.balances
    assert control.meter.remainder_ppm == twin.meter.remainder_ppm


def test_a_rejected_share_is_returned_in_full() -> None:
    control = Control("progressive-2")
    control.hand()
    shown = control.meter.shown
    award = control.hit(SAME_SUIT)
    control.do(rejecting(award.number), "sam", approval=control.approval("sue", place=T1))
    assert control.meter.shown == shown + 20


def test_backing_out_after_a_later_award_keeps_the_meter_above_zero() -> None:
    control = Control(reserve_ppm=500_000, seed=Minor(10), override=True)
    for _ in range(4):
        control.hand()
    control.hit()  # takes the meter; the restart is seed and a large reserve
    second = control.hit()
    third = control.hit()
    assert second.reserve > 0
    # The third award took what the restart after the second had added.
    control.do(rejecting(second.number), "dora", approval=control.approval("eve", place=T1))
    rejected = control.log[-1]
    assert isinstance(rejected, events.AwardRejected)
    assert rejected.after == control.meter.shown >= 0
    assert third.number == 3


def test_the_reserve_is_restored_before_the_seed() -> None:
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
def test_backing_out_restores_the_meter_plus_later_contributions() -> None:
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
    assert kept.status is AwardStatus.BACKED_OUT
    assert kept.slip == award.slip, "a slip keeps its number"
    assert control.meter.totals.backed_out == 1


def test_backing_out_a_paid_award_states_what_happened_to_the_money() -> None:
    control = Control()
    award = control.logged()
    command = backing_out(award.number)
    written_off = replace(command, recovery=Recovery.WRITTEN_OFF)
    eve = control.approval("eve")
    assert control.ask(written_off, "sam", approval=eve) == MeterRefusal(
        MeterRefusalCode.RECOVERY, status=AwardStatus.VERIFIED
    )
    control.do(commands.PayAward(award=award.number), "cleo")
    assert control.ask(command, "sam", approval=eve) == MeterRefusal(
        MeterRefusalCode.RECOVERY, status=AwardStatus.PAID
    )


def test_a_recovered_award_is_taken_from_the_winners_wallets() -> None:
    control = Control()
    award = control.logged(players(1, 2))
    control.do(commands.PayAward(award=award.number), "cleo")
    each = award.shares[0].amount
    command = replace(backing_out(award.number), recovery=Recovery.RECOVERED)
    control.wallets = {award.shares[0].patron: Minor(each), award.shares[1].patron: Minor(each - 1)}
    assert control.ask(command, "sam", approval=control.approval("eve")) == MeterRefusal(
        MeterRefusalCode.SHORT, Minor(each - 1), seat=2
    )
    control.wallets = {share.patron: share.amount for share in award.shares}
    [backed] = control.do(command, "sam", approval=control.approval("eve"))
    assert isinstance(backed, events.AwardBackedOut)
    moved = {one.account: one.amount for one in gathered([backed.postings])}
    assert {account: moved[account] for account in moved if accounts.is_wallet(account)} == {
        accounts.wallet(share.patron): -each for share in award.shares
    }
    assert control.meter.shown == award.before
    totals = control.meter.totals
    assert (totals.paid, totals.recovered, totals.written_off) == (0, 2 * each, 0)
    assert control.award(award.number).recovery is Recovery.RECOVERED


def test_a_written_off_award_is_charged_to_the_house() -> None:
    control = Control()
    award = control.logged()
    control.do(commands.PayAward(award=award.number), "cleo")
    command = replace(backing_out(award.number), recovery=Recovery.WRITTEN_OFF)
    control.do(command, "sam", approval=control.approval("eve"))
    assert control.meter.shown == award.before
    assert control.meter.held(accounts.written_off(METER)) == -award.amount
    totals = control.meter.totals
    assert (totals.paid, totals.recovered, totals.written_off) == (award.amount, 0, award.amount)
    control.prove()


# --- What wagers get instead of a rejected award --------------------------------------------------

INSTEAD = {
    AwardReason.NOT_QUALIFIED: (2, 10_00),
    AwardReason.NO_WAGER: (None, 1_00),
    AwardReason.CARDS_MISREAD: None,
    AwardReason.COUP_VOID: (None, 1_00),
    AwardReason.MALFUNCTION: (None, 1_00),
}
"""Six hearts by 9 for a dollar: the lower row that pays with its amount, or the stake returned."""


@pytest.mark.parametrize("reason", AwardReason)
def test_each_reason_decides_about_stake_and_lower_rows(reason: AwardReason) -> None:
    control = Control()
    award = control.hit()
    [rejected] = control.do(
        rejecting(award.number, reason), "dora", approval=control.approval("eve", place=T1)
    )
    assert isinstance(rejected, events.AwardRejected)
    due = INSTEAD[reason]
    ruled = (
        ()
        if due is None
        else (ReplacementPay(1, PatronId("p1"), row=due[0], amount=Minor(due[1])),)
    )
    assert rejected.ruled == control.award(award.number).ruled == ruled
    moved = {one.account: one.amount for one in gathered([rejected.postings])}
    assert moved.get(accounts.wallet(PatronId("p1")), 0) == (0 if due is None else due[1])
    assert control.meter.totals.returned == sum(one.amount for one in ruled if one.row is None)
    control.prove()


def test_the_replacement_pay_is_paid_at_the_end_of_the_coup() -> None:
    control = Control()
    control.lock(players(1, 2), marked=True)
    control.stand(SIX_SUITED)
    control.mark(1, 0)
    control.mark(2, 0)
    no_light = rejecting(1, AwardReason.NO_WAGER)
    [rejected] = control.do(no_light, "dora", approval=control.approval("eve", place=T1))
    assert isinstance(rejected, events.AwardRejected)
    assert not any(accounts.is_wallet(one.account) for one in rejected.postings)
    assert control.meter.totals.returned == 0
    control.end()
    ended = control.log[-1]
    assert isinstance(ended, events.HandEnded)
    assert [(one.account, one.amount) for one in gathered([ended.postings])] == [
        (accounts.fed(METER, T1), -2_00),
        (accounts.wallet(PatronId("p1")), 1_00),
        (accounts.wallet(PatronId("p2")), 1_00),
    ]
    assert control.meter.totals.returned == 2_00
    other = commands.CorrectHand(table=T1, coup=1, cards=PLAIN)
    assert control.refused(other) is MeterRefusalCode.AWARD_STATUS
    control.prove()


def test_a_void_coup_or_corrected_card_undoes_the_replacement_pay() -> None:
    """The table returns stakes, or the new cards decide each wager again."""
    for again in (False, True):
        control = Control()
        control.lock(marked=True)
        control.stand(SIX_SUITED)
        malfunction = rejecting(1, AwardReason.MALFUNCTION)
        control.mark(1, 0)
        control.do(malfunction, "dora", approval=control.approval("eve", place=T1))
        if again:
            control.do(commands.WithdrawResult(table=T1, coup=1))
            control.stand(PLAIN)
            control.end()
        else:
            control.do(commands.VoidHand(table=T1, coup=1))
        assert control.meter.totals.returned == 0
        assert not any(
            accounts.is_wallet(one.account)
            for event in control.log
            for one in getattr(event, "postings", ())
        )


def test_participants_without_a_row_get_the_stake_of_a_void_play_back() -> None:
    control = Control()
    award = control.hit(wagers=(riding(1), riding(2, Side.BANKER)))
    assert [share.seat for share in award.shares] == [1, 2]
    void = rejecting(award.number, AwardReason.MALFUNCTION)
    control.do(void, "dora", approval=control.approval("eve", place=T1))
    assert [(one.seat, one.amount) for one in control.award(1).ruled] == [(1, 1_00), (2, 1_00)]
    award = control.hit(wagers=(riding(1), riding(2, Side.BANKER)))
    lower = rejecting(award.number, AwardReason.NOT_QUALIFIED)
    control.do(lower, "dora", approval=control.approval("eve", place=T1))
    assert [(one.seat, one.amount) for one in control.award(2).ruled] == [(1, 10_00)]


def test_a_lower_row_that_is_a_share_is_a_separate_award() -> None:
    """2-3-4 in diamonds that does not qualify is still 2-3-4 of one suit: 10 % of the meter."""
    control = Control("progressive-1")
    award = control.hit(DIAMONDS)
    lower = rejecting(award.number, AwardReason.NOT_QUALIFIED)
    control.hand(table=T1)
    control.do(lower, "dora", approval=control.approval("eve", place=T1))
    next_one = control.meter.awards[-1]
    assert (next_one.number, next_one.row, next_one.status) == (2, 1, AwardStatus.HIT)
    assert next_one.prize == next_one.before // 10
    assert next_one.wagers == award.wagers
    assert control.award(1).ruled == ()
    control.verify(next_one)


def test_a_lower_row_is_paid_from_the_meter_if_set() -> None:
    control = Control(fixed_pays=FixedPays.METER, seed=Minor(4_00), override=True)
    award = control.logged()
    back = replace(backing_out(award.number), reason=AwardReason.NOT_QUALIFIED)
    control.do(back, "sam", approval=control.approval("eve"))
    backed = control.log[-1]
    assert isinstance(backed, events.AwardBackedOut)
    # The meter has 4.26 of the 10.00; the tray pays the rest, and a warning is shown.
    assert (backed.covered, backed.short) == (4_26, 5_74)
    assert (control.meter.shown, control.meter.short) == (0, 5_74)
    assert control.meter.totals.fixed == 4_26


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
def test_each_reason_adjusts_its_account(
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
def test_only_listed_reasons_reduce_a_meter(
    pool: Pool, change: int, reason: AdjustReason, code: MeterRefusalCode
) -> None:
    control = Control(limit=Minor(SEED + 40))
    command = adjusting(pool, change, reason)
    assert control.refused(command, "sam", approval=control.approval("eve")) is code


def test_no_adjustment_or_back_out_during_a_coup() -> None:
    control = Control()
    award = control.logged()
    control.lock(table=T2)
    for command in (
        adjusting(Pool.METER, 1, AdjustReason.HOUSE_ADDITION),
        backing_out(award.number),
    ):
        code = control.refused(command, "sam", approval=control.approval("eve"))
        assert code is MeterRefusalCode.HAND_ON


def test_verifiers_must_enter_the_recorded_cards() -> None:
    control = Control()
    award = control.hit()
    other = (*SIX_SUITED[:-1], "Jh")
    command = commands.VerifyAward(award=award.number, cards=other)
    answer = control.ask(command, "dora", approval=control.approval("eve", place=T1))
    assert answer == MeterRefusal(MeterRefusalCode.CARDS_DIFFER, cards=other)


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


def test_the_verifier_of_an_award_may_not_pay_it() -> None:
    control = Control()
    award = control.hit()
    control.verify(award, by="sam", with_="eve")
    paying = commands.PayAward(award=award.number)
    for who in ("sam", "eve"):
        assert control.refused(paying, who) is MeterRefusalCode.SAME_PERSON
    assert control.refused(paying, "dora") is MeterRefusalCode.NOT_YOURS
    control.do(paying, "sue")


def test_revoking_a_card_does_not_undo_a_verification() -> None:
    control = Control()
    award = control.logged()
    assert award.verified_with is not None
    card = control.directory.cards[award.verified_with.card]
    cards = control.directory.cards | {award.verified_with.card: replace(card, active=False)}
    control.directory = replace(control.directory, cards=cards)
    control.do(commands.PayAward(award=award.number), "cleo")
    assert award.verified_with.role is Role.EXECUTIVE
