"""The type of all decisions, and the refusals checked first."""

from puntobanco.core.ids import TableId
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode, WrongStep
from puntobanco.progressive.state import Award, AwardStatus, HandPhase, Meter, MeterHand

Decision = tuple[AnyMeterEvent, ...] | MeterRefusal


def refuse_unopened(meter: Meter) -> MeterRefusal | None:
    """Refuse if the meter was never opened."""
    return MeterRefusal(MeterRefusalCode.NO_SUCH_METER) if meter.game is None else None


def refuse_during_hand(meter: Meter) -> MeterRefusal | None:
    """Refuse while a coup is in progress at any table."""
    return (
        MeterRefusal(MeterRefusalCode.HAND_ON, tables=meter.tables_in_progress)
        if meter.tables_in_progress
        else None
    )


def refuse_while_award_pending(meter: Meter) -> MeterRefusal | None:
    """Refuse while an award waits for verification."""
    waiting = tuple(award.number for award in meter.awards if award.status is AwardStatus.HIT)
    return MeterRefusal(MeterRefusalCode.AWARD_PENDING, awards=waiting) if waiting else None


def refuse_empty_reason(text: str) -> MeterRefusal | None:
    """Refuse an empty reason."""
    return None if text.strip() else MeterRefusal(MeterRefusalCode.REASON)


def hand_in(
    meter: Meter, table: TableId, coup: int, *phases: HandPhase
) -> MeterHand | MeterRefusal:
    """The meter's record of a coup in one of these phases, or a refusal."""
    refusal = refuse_unopened(meter)
    if refusal is not None:
        return refusal
    hand = meter.hand(table, coup)
    if hand is None:
        return MeterRefusal(MeterRefusalCode.NO_HAND, table=table, coup=coup)
    if hand.phase not in phases:
        return wrong_step(WrongStep.PHASE, table=table, coup=coup, phase=hand.phase)
    return hand


def award_in(meter: Meter, number: int, *statuses: AwardStatus) -> Award | MeterRefusal:
    """The award of this number in one of these statuses, or a refusal."""
    refusal = refuse_unopened(meter)
    if refusal is not None:
        return refusal
    award = meter.award(number)
    if award is None:
        return MeterRefusal(MeterRefusalCode.NO_SUCH_AWARD, awards=(number,))
    if award.status not in statuses:
        return MeterRefusal(MeterRefusalCode.AWARD_STATUS, awards=(number,), status=award.status)
    return award


def wrong_step(
    step: WrongStep,
    *,
    table: TableId | None = None,
    coup: int | None = None,
    phase: HandPhase | None = None,
) -> MeterRefusal:
    """The refusal of an act that is not possible at this point of a coup."""
    return MeterRefusal(MeterRefusalCode.WRONG_STEP, table=table, coup=coup, step=step, phase=phase)
