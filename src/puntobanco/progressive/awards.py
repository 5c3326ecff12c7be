"""Awards: verified by two people, then paid; or rejected, or backed out by manual adjustment."""

from puntobanco.core.game import System
from puntobanco.ledger import accounts
from puntobanco.ledger.accounts import Account
from puntobanco.ledger.postings import Postings, in_turn, move
from puntobanco.people.acts import act_of
from puntobanco.people.staff import Role
from puntobanco.progressive import commands, events
from puntobanco.progressive.context import MeterContext, approval_place
from puntobanco.progressive.decision import (
    Decision,
    award_in,
    refuse_during_hand,
    refuse_empty_reason,
)
from puntobanco.progressive.evolve import evolve
from puntobanco.progressive.keys import (
    AT_TABLE,
    is_logged_by_key,
    refuse_unconfirmed,
    refuse_unless_key_in_jph,
)
from puntobanco.progressive.marks import refuse_disagreeing_marks
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.returning import put_back, rejection, replacement_for
from puntobanco.progressive.rulings import lower_hits
from puntobanco.progressive.state import LOGGED, Award, AwardStatus, Meter, Recovery

_PAYS = (Role.CASHIER, Role.SUPERVISOR, Role.EXECUTIVE)


def verifiers(meter: Meter, award: Award) -> tuple[Role, ...]:
    """The roles whose key or card logs this award: above a set amount only an executive's card.

    "A Supervisor or Executive card (depending on jackpot level)" (LNW Gaming: Dragon Bonus
    Progressive, carded); with keys "the supervisor shall insert the key" whatever the amount.
    """
    carded = meter.settings.system is System.CARDED
    if carded and award.amount > meter.settings.executive_above:
        return (Role.EXECUTIVE,)
    return Role.SUPERVISOR, Role.EXECUTIVE


def verify(meter: Meter, command: commands.VerifyAward, asked: MeterContext) -> Decision:
    """Log a win if marks and cards agree and a second person's key or card confirms it."""
    award = award_in(meter, command.award, AwardStatus.HIT)
    if isinstance(award, MeterRefusal):
        return award
    hand = meter.hand(award.table, award.coup)
    refusal = asked.refuse_unless_staff(*AT_TABLE)
    if refusal is None and hand is not None:
        refusal = refuse_disagreeing_marks(meter, hand)
    if refusal is not None:
        return refusal
    if command.cards != award.cards:
        return MeterRefusal(MeterRefusalCode.CARDS_DIFFER, cards=command.cards)
    keyed = is_logged_by_key(meter)
    refusal = (
        refuse_unless_key_in_jph(meter, award, asked)
        if keyed
        else refuse_unconfirmed(meter, award, asked)
        or _refuse_verification(meter, award, command, asked)
    )
    if refusal is not None:
        return refusal
    logged = events.AwardVerified(
        award=award.number,
        slip=meter.slips + 1,
        cards=command.cards,
        at=asked.at,
        by=asked.name,
        approval=None if keyed else asked.required_approval,
    )
    if award.whole and meter.waiting is not None:
        took = events.RatesTookEffect(before=meter.settings.rates, after=meter.waiting)
        return logged, took
    return (logged,)


def _refuse_verification(
    meter: Meter,
    award: Award,
    command: commands.VerifyAward | commands.RejectAward,
    asked: MeterContext,
) -> MeterRefusal | None:
    roles = verifiers(meter, award)
    above = None if Role.SUPERVISOR in roles else meter.settings.executive_above
    return asked.refuse_unless_approved(award.table, act_of(command, meter.id), *roles, above=above)


def reject(meter: Meter, command: commands.RejectAward, asked: MeterContext) -> Decision:
    """Reject an award that was not a win: two people put the prize back on the meter."""
    award = award_in(meter, command.award, AwardStatus.HIT)
    if isinstance(award, MeterRefusal):
        return award
    refusal = (
        asked.refuse_unless_staff(*AT_TABLE)
        or refuse_empty_reason(command.note)
        or _refuse_verification(meter, award, command, asked)
    )
    if refusal is not None:
        return refusal
    rejected = rejection(meter, award, command.reason, note=command.note, asked=asked)
    return (rejected, *lower_hits(evolve(meter, rejected), award, command.reason))


def pay(meter: Meter, command: commands.PayAward, asked: MeterContext) -> Decision:
    """Pay a logged award to the wallets that share it; the people who verified it cannot pay it."""
    award = award_in(meter, command.award, AwardStatus.VERIFIED)
    if isinstance(award, MeterRefusal):
        return award
    refusal = asked.refuse_unless_staff(*_PAYS)
    if refusal is not None:
        return refusal
    assert award.verified_with is not None, "a verified award has an approval"
    card = asked.directory.cards[award.verified_with.card]
    if asked.name in (award.verified_by, award.key_by, card.holder):
        return MeterRefusal(MeterRefusalCode.SAME_PERSON)
    source = accounts.awards(meter.id)
    movements = (
        move(share.amount, source=source, target=accounts.wallet(share.patron))
        for share in award.shares
    )
    return (
        events.AwardPaid(
            award=award.number, at=asked.at, by=asked.name, postings=in_turn(movements)
        ),
    )


def back_out(meter: Meter, command: commands.BackOutAward, asked: MeterContext) -> Decision:
    """Undo a logged award under two people's names: the meter before it plus what was added since.

    For a paid award they state what happened to the money: the winners returned it, or it is
    written off and the house refills the meter.
    """
    award = award_in(meter, command.award, *LOGGED)
    if isinstance(award, MeterRefusal):
        return award
    refusal = (
        asked.refuse_unless_staff(Role.SUPERVISOR, Role.EXECUTIVE)
        or refuse_during_hand(meter)
        or refuse_empty_reason(command.note)
        or _refuse_unrecovered(award, command.recovery, asked)
        or asked.refuse_unless_approved(
            approval_place(meter.id), act_of(command, meter.id), Role.EXECUTIVE
        )
    )
    if refusal is not None:
        return refusal
    back = put_back(meter, award, source=_source(meter, command.recovery))
    other = replacement_for(meter, award, command.reason, on=back.after)
    postings = back.postings
    if command.recovery is Recovery.RECOVERED:
        postings = (*_recovery_postings(meter, award), *postings)
    backed_out = events.AwardBackedOut(
        award=award.number,
        reason=command.reason,
        note=command.note,
        before=meter.shown,
        seed=back.seed,
        reserve=back.reserve,
        after=back.after,
        at=asked.at,
        by=asked.name,
        approval=asked.required_approval,
        postings=in_turn((postings, other.postings)),
        recovery=command.recovery,
        ruled=other.ruled,
        covered=other.covered,
        short=other.short,
    )
    return (backed_out, *lower_hits(evolve(meter, backed_out), award, command.reason))


def _refuse_unrecovered(
    award: Award, recovery: Recovery | None, asked: MeterContext
) -> MeterRefusal | None:
    """Refuse unless a paid award states its recovery and the wallets hold enough."""
    paid = award.status is AwardStatus.PAID
    if (recovery is not None) != paid:
        return MeterRefusal(MeterRefusalCode.RECOVERY, status=award.status)
    if recovery is Recovery.RECOVERED:
        for share in award.shares:
            held = asked.wallets.get(share.patron, share.amount)
            if held < share.amount:
                return MeterRefusal(MeterRefusalCode.SHORT, held, seat=share.seat)
    return None


def _source(meter: Meter, recovery: Recovery | None) -> Account:
    written_off = recovery is Recovery.WRITTEN_OFF
    return (accounts.written_off if written_off else accounts.awards)(meter.id)


def _recovery_postings(meter: Meter, award: Award) -> Postings:
    """The postings that return a paid prize from the winners' wallets."""
    target = accounts.awards(meter.id)
    return in_turn(
        move(share.amount, source=accounts.wallet(share.patron), target=target)
        for share in award.shares
    )
