"""The supervisor's key at a table's controller, and the supervisor's confirmation.

Keyed: "the supervisor shall insert the key and rotate it to JPH and then press J-pot"; back in RUN
the table operates normally and the meter is adjusted. Carded: "the supervisor will press the
confirm button", then a card is swiped, an executive's above a set amount.
"""

from puntobanco.core.game import System
from puntobanco.core.ids import StaffId
from puntobanco.people.acts import act_of
from puntobanco.people.staff import ApprovalFault, Objection, Role
from puntobanco.progressive import commands, events
from puntobanco.progressive.context import MeterContext
from puntobanco.progressive.decision import Decision, award_in, refuse_unopened, wrong_step
from puntobanco.progressive.marks import refuse_disagreeing_marks, unverified_awards
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode, WrongStep
from puntobanco.progressive.state import Award, AwardStatus, KeyPosition, Meter

AT_TABLE = (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE)
_HOLDERS = (Role.SUPERVISOR, Role.EXECUTIVE)


def is_logged_by_key(meter: Meter) -> bool:
    """Whether J-POT logs an award."""
    return meter.settings.system is System.KEYED


def needs_confirmation(meter: Meter, award: Award) -> bool:
    """Whether a supervisor must confirm an award before the executive's card logs it."""
    carded = meter.settings.system is System.CARDED
    return carded and award.amount > meter.settings.executive_above


def turn(meter: Meter, command: commands.TurnKey, asked: MeterContext) -> Decision:
    """Turn the key to JPH if a win waits there, or back to RUN."""
    refusal = refuse_unopened(meter) or asked.refuse_unless_staff(*AT_TABLE)
    if refusal is not None:
        return refusal
    key = meter.keys.get(command.table)
    to_run = command.to is KeyPosition.RUN
    if (key is None) == to_run:
        at = KeyPosition.RUN if key is None else KeyPosition.JPH
        return MeterRefusal(MeterRefusalCode.KEY, position=at)
    if key is not None:
        return (
            events.KeyTurned(
                table=command.table,
                to=command.to,
                by=asked.name,
                holder=key.holder,
                approval=None,
            ),
        )
    refusal = _refuse_idle_key(meter, command) or asked.refuse_unless_approved(
        command.table, act_of(command, meter.id), *_HOLDERS
    )
    if refusal is not None:
        return refusal
    return (
        events.KeyTurned(
            table=command.table,
            to=command.to,
            by=asked.name,
            holder=asked.approver,
            approval=asked.required_approval,
        ),
    )


def _refuse_idle_key(meter: Meter, command: commands.TurnKey) -> MeterRefusal | None:
    """Refuse the key if no award waits for it, or the dealer has not called yet."""
    waiting = [
        award
        for award in meter.awards
        if award.table == command.table
        and award.status is AwardStatus.HIT
        and is_logged_by_key(meter)
    ]
    if not waiting:
        return wrong_step(WrongStep.NO_AWARD, table=command.table)
    hand = meter.hands[command.table]
    if not (hand.marked and unverified_awards(meter, command.table, hand.coup)):
        return None
    refusal = refuse_disagreeing_marks(meter, hand)
    if refusal is None and not hand.called:
        return wrong_step(WrongStep.NOT_CALLED, table=command.table)
    return refusal


def refuse_unless_key_in_jph(
    meter: Meter, award: Award, asked: MeterContext
) -> MeterRefusal | None:
    """Refuse J-POT unless a key is in JPH and its holder still has the role to turn it."""
    key = meter.keys.get(award.table)
    if key is None:
        return MeterRefusal(MeterRefusalCode.KEY, position=KeyPosition.RUN)
    if not any(asked.directory.holds(key.holder, role) for role in _HOLDERS):
        holder = asked.directory.staff.get(key.holder)
        held = () if holder is None else tuple(sorted(holder.roles))
        objection = Objection(ApprovalFault.WRONG_ROLE, held, _HOLDERS)
        return MeterRefusal(MeterRefusalCode.APPROVAL_REFUSED, objection=objection)
    return None


def confirm(meter: Meter, command: commands.ConfirmAward, asked: MeterContext) -> Decision:
    """A supervisor confirms an award above the set amount, in person or at the dealer's display."""
    award = award_in(meter, command.award, AwardStatus.HIT)
    if isinstance(award, MeterRefusal):
        return award
    if award.confirmed_by or not needs_confirmation(meter, award):
        return wrong_step(WrongStep.NO_CONFIRMATION)
    hand = meter.hand(award.table, award.coup)
    refusal = asked.refuse_unless_staff(*AT_TABLE)
    if refusal is None and hand is not None:
        refusal = refuse_disagreeing_marks(meter, hand)
    if refusal is not None:
        return refusal
    in_person = asked.approval is None and asked.refuse_unless_staff(Role.SUPERVISOR) is None
    if not in_person:
        refusal = asked.refuse_unless_approved(
            award.table, act_of(command, meter.id), Role.SUPERVISOR
        )
        if refusal is not None:
            return refusal
    return (
        events.AwardConfirmed(
            award=award.number,
            at=asked.at,
            by=asked.name,
            supervisor=StaffId(asked.name) if in_person else asked.approver,
            approval=None if in_person else asked.required_approval,
        ),
    )


def refuse_unconfirmed(meter: Meter, award: Award, asked: MeterContext) -> MeterRefusal | None:
    """Refuse an executive's card before a supervisor confirmed, or if both are the same person."""
    if not needs_confirmation(meter, award):
        return None
    if not award.confirmed_by:
        return MeterRefusal(MeterRefusalCode.NOT_CONFIRMED)
    if asked.approval is not None and asked.approver == award.confirmed_by:
        objection = Objection(ApprovalFault.SAME_PERSON)
        return MeterRefusal(MeterRefusalCode.APPROVAL_REFUSED, objection=objection)
    return None
