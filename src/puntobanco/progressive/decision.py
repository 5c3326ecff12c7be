"""What every decision shares: its shape, and the refusals that come before all others."""

from puntobanco.core.ids import TableId
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import Award, Hand, HandPhase, Meter, Status

Decision = tuple[AnyMeterEvent, ...] | MeterRefusal


def known(meter: Meter) -> MeterRefusal | None:
    """Refuses where no meter of the name was opened."""
    return MeterRefusal(MeterRefusalCode.NO_SUCH_METER, meter.id) if meter.game is None else None


def no_hand_on(meter: Meter) -> MeterRefusal | None:
    """Refuses while a hand is on at any table."""
    return MeterRefusal(MeterRefusalCode.HAND_ON, ", ".join(meter.on)) if meter.on else None


def no_award_pending(meter: Meter) -> MeterRefusal | None:
    """Refuses while an award waits to be verified."""
    waiting = [str(award.number) for award in meter.awards if award.status is Status.HIT]
    return MeterRefusal(MeterRefusalCode.AWARD_PENDING, ", ".join(waiting)) if waiting else None


def given(text: str) -> MeterRefusal | None:
    """Refuses where no reason is given in words."""
    return None if text.strip() else MeterRefusal(MeterRefusalCode.REASON)


def hand_in(meter: Meter, table: TableId, coup: int, *phases: HandPhase) -> Hand | MeterRefusal:
    """The hand of a coup, which has to be in one of these phases."""
    refusal = known(meter)
    if refusal is not None:
        return refusal
    hand = meter.hand(table, coup)
    if hand is None:
        return MeterRefusal(MeterRefusalCode.NO_HAND, f"table {table}, coup {coup}")
    if hand.phase not in phases:
        return MeterRefusal(MeterRefusalCode.WRONG_STEP, f"the hand is {hand.phase.value}")
    return hand


def award_in(meter: Meter, number: int, *statuses: Status) -> Award | MeterRefusal:
    """The award of a number, which has to be in one of these states."""
    refusal = known(meter)
    if refusal is not None:
        return refusal
    award = meter.award(number)
    if award is None:
        return MeterRefusal(MeterRefusalCode.NO_SUCH_AWARD, str(number))
    if award.status not in statuses:
        return MeterRefusal(MeterRefusalCode.AWARD_STATUS, award.status.value)
    return award
