"""Meters as screens need them: the sign, and a table's hand with its steps. Values, no rules."""

import msgspec

from puntobanco.core.ids import MeterId, Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.core.rows import PaysKind
from puntobanco.core.text import Language, Text
from puntobanco.core.wording import pays_label, row_label
from puntobanco.house.meter_report import status
from puntobanco.progressive.captions import Step, steps
from puntobanco.progressive.marks import Disagreement, disagreements
from puntobanco.progressive.state import LOGGED, Meter, bet_of


class LastWin(msgspec.Struct, frozen=True):
    """The newest award that was logged and stands."""

    slip: int
    table: TableId
    amount: Minor
    at: Ms


class SignView(msgspec.Struct, frozen=True):
    """What a progressive sign shows."""

    meter: MeterId
    name: Text
    up: bool
    status: str
    currency: str
    exponent: int
    shown: Minor
    seed: Minor
    prizes: tuple[tuple[Text, Text], ...]
    """Each share of the meter: what it asks, what it pays."""
    last_win: LastWin | None


def sign_view(meter: Meter) -> SignView:
    """The sign of a meter that was opened."""
    game = meter.rules
    logged = [award for award in meter.awards if award.status in LOGGED]
    newest = max(logged, key=lambda award: award.slip, default=None)
    return SignView(
        meter=meter.id,
        name=game.name,
        up=meter.up,
        status=status(meter),
        currency=game.currency.code,
        exponent=game.currency.exponent,
        shown=meter.shown,
        seed=meter.settings.seed,
        prizes=tuple(
            (
                Text(*(row_label(row, language) for language in Language)),
                Text(*(pays_label(row.pays, language) for language in Language)),
            )
            for row in bet_of(game).rows
            if row.pays.kind is PaysKind.METER
        ),
        last_win=None
        if newest is None
        else LastWin(newest.slip, newest.table, newest.amount, newest.verified_at),
    )


class SeatMark(msgspec.Struct, frozen=True):
    """A seat with a progressive wager: what the dealer marked and what the cards make."""

    seat: int
    marked: int | None
    by_cards: int | None


class HandView(msgspec.Struct, frozen=True):
    """A table's hand as its dealer and whoever verifies see it."""

    meter: MeterId
    table: TableId
    coup: int
    phase: str
    seats: tuple[SeatMark, ...]
    disagreements: tuple[Disagreement, ...]
    steps: tuple[Step, ...]
    awards: tuple[int, ...]


def hand_view(meter: Meter, table: TableId) -> HandView | None:
    """The hand at a table, or the last one; None where the meter has seen none there."""
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
