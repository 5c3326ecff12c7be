"""A table's coup as screens need it, with its marks and steps. Plain values, no rules."""

import msgspec

from puntobanco.core.ids import MeterId, TableId
from puntobanco.progressive.captions import ProcedureStep, steps
from puntobanco.progressive.marks import disagreements
from puntobanco.progressive.state import Disagreement, Meter


class SeatMark(msgspec.Struct, frozen=True):
    """A seat with a progressive wager: the row that the dealer marked and the row by the cards."""

    seat: int
    marked: int | None
    by_cards: int | None


class HandView(msgspec.Struct, frozen=True):
    """A table's coup as its dealer and the verifying staff see it."""

    meter: MeterId
    table: TableId
    coup: int
    phase: str
    seats: tuple[SeatMark, ...]
    disagreements: tuple[Disagreement, ...]
    steps: tuple[ProcedureStep, ...]
    awards: tuple[int, ...]


def hand_view(meter: Meter, table: TableId) -> HandView | None:
    """The current or last coup at a table; None if the meter has seen none there."""
    hand = meter.hands.get(table)
    if hand is None:
        return None
    made = {line.seat: line.row for line in hand.lines}
    return HandView(
        meter=meter.id,
        table=table,
        coup=hand.coup,
        phase=hand.phase.value,
        seats=tuple(
            SeatMark(wager.seat, hand.marks.get(wager.seat), made.get(wager.seat))
            for wager in hand.wagers
        ),
        disagreements=disagreements(hand),
        steps=steps(meter, table),
        awards=tuple(award.number for award in meter.awards_of(table, hand.coup)),
    )
