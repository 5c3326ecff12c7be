"""The dealer's marks on winning hands: they must agree with the cards and never replace them."""

from puntobanco.core.ids import TableId
from puntobanco.people.staff import Role
from puntobanco.progressive import commands, events
from puntobanco.progressive.context import MeterContext
from puntobanco.progressive.decision import Decision, hand_in, wrong_step
from puntobanco.progressive.refusals import DisputedMark, MeterRefusal, MeterRefusalCode, WrongStep
from puntobanco.progressive.state import (
    AwardStatus,
    Disagreement,
    HandPhase,
    Meter,
    MeterHand,
    bet_of,
)


def disagreements(hand: MeterHand) -> tuple[Disagreement, ...]:
    """Seats whose mark and cards differ; they are shown, never resolved by a guess."""
    if not hand.marked:
        return ()
    return tuple(
        Disagreement(line.seat, hand.marks.get(line.seat), line.row)
        for line in hand.lines
        if hand.marks.get(line.seat) != line.row
    )


def refuse_disagreeing_marks(meter: Meter, hand: MeterHand) -> MeterRefusal | None:
    """Refuse if marks and cards disagree, listing each seat."""
    found = disagreements(hand)
    if not found:
        return None
    rows = bet_of(meter.rules).rows

    def pays(row: int | None) -> str | None:
        return None if row is None else str(rows[row].pays)

    marks = tuple(DisputedMark(one.seat, pays(one.marked), pays(one.by_cards)) for one in found)
    return MeterRefusal(MeterRefusalCode.MARKS_DISAGREE, marks=marks)


def mark(meter: Meter, command: commands.MarkHand, asked: MeterContext) -> Decision:
    """The dealer's hand button: mark a winner, or remove the mark."""
    hand = _marking(meter, command, asked)
    if isinstance(hand, MeterRefusal):
        return hand
    if command.seat not in {wager.seat for wager in hand.wagers}:
        return MeterRefusal(MeterRefusalCode.EMPTY_SEAT, seat=command.seat)
    if not 0 <= command.row < len(bet_of(meter.rules).rows):
        return MeterRefusal(MeterRefusalCode.NO_SUCH_ROW, row=command.row)
    return (
        events.HandMarked(
            table=command.table,
            coup=command.coup,
            seat=command.seat,
            row=command.row,
            marked=hand.marks.get(command.seat) != command.row,
            by=asked.name,
        ),
    )


def _marking(
    meter: Meter, command: commands.MarkHand | commands.CallSupervisor, asked: MeterContext
) -> MeterHand | MeterRefusal:
    """The coup that a dealer may mark: it has a result, or one of its awards is unverified."""
    hand = hand_in(meter, command.table, command.coup, HandPhase.STOOD, HandPhase.ENDED)
    if isinstance(hand, MeterRefusal):
        return hand
    refusal = asked.refuse_unless_staff(Role.DEALER, Role.SUPERVISOR)
    if refusal is not None:
        return refusal
    waits = hand.in_progress or unverified_awards(meter, command.table, command.coup)
    if not (hand.marked and waits):
        step = WrongStep.PHASE if hand.marked else WrongStep.NO_DEALER
        return wrong_step(step, table=command.table, coup=command.coup, phase=hand.phase)
    return hand


def unverified_awards(meter: Meter, table: TableId, coup: int) -> tuple[int, ...]:
    """The unverified awards of a coup."""
    awards = meter.awards_of(table, coup)
    return tuple(award.number for award in awards if award.status is AwardStatus.HIT)


def call_supervisor(
    meter: Meter, command: commands.CallSupervisor, asked: MeterContext
) -> Decision:
    """The dealer calls for verification."""
    hand = _marking(meter, command, asked)
    if isinstance(hand, MeterRefusal):
        return hand
    return (events.SupervisorCalled(table=command.table, coup=command.coup, by=asked.name),)
