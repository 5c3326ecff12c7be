"""The suits that a bet gives to each seat."""

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.patterns import SuitRule
from puntobanco.core.rows import Row, SeatSuits, Side
from puntobanco.sheets.model import given
from puntobanco.sheets.place import SheetReader

_SUITS = {rule.value: rule for rule in SuitRule if rule.value not in ("same", "mixed")}


def seats_of(place: SheetReader, key: str, rows: tuple[Row, ...]) -> tuple[SeatSuits, ...]:
    """The suits of the table's seats for a bet, in the order of the sheet; empty without any.

    All seats must have the same chances, and no two the same suits: each has two different suits,
    or each has one suit for both hands.
    """
    doc = place.sheet.bets[key]
    texts = given(doc.seat_suits) or []
    asked = any(row.seat_suits is not None for row in rows)
    if asked != bool(texts) or (asked and doc.side == Side.LINE.value):
        problem = fact("sheet-error-seat-suits-rows")
        raise place.error(lambda sheet: sheet.bets[key].seat_suits, problem)
    if any(row.seat_suits and (row.player_suits or row.banker_suits) for row in rows):
        problem = fact("sheet-error-seat-suits-twice")
        raise place.error(lambda sheet: sheet.bets[key].paytable, problem)
    if not asked:
        return ()
    numbers = seat_numbers(place)
    pairs = [tuple(_SUITS.get(word) for word in text.split(" ")) for text in texts]
    found: list[SeatSuits] = []
    for number, pair in zip(numbers, pairs, strict=False):
        player, banker = pair if len(pair) == 2 else (None, None)
        if player is None or banker is None:
            raise _unequal(place, key, seats=len(numbers))
        found.append(SeatSuits(number, player, banker))
    kinds = {one.player is one.banker for one in found}
    if len(set(pairs)) < len(pairs) or len(found) < len(numbers) or len(kinds) > 1:
        raise _unequal(place, key, seats=len(numbers))
    return tuple(found)


def seat_numbers(place: SheetReader) -> tuple[int, ...]:
    """The numbers of the seats of the layout; a player-dealer's table has one more."""
    banking = place.sheet.banking
    wanted = place.get(lambda sheet: sheet.banking.seats) + (banking.by == "player-dealer")
    skipped = given(banking.skipped) or []
    free = [number for number in range(1, wanted + len(skipped) + 1) if number not in skipped]
    return tuple(free[:wanted])


def _unequal(place: SheetReader, key: str, *, seats: int) -> SheetError:
    texts = listed(map(repr, given(place.sheet.bets[key].seat_suits) or []))
    expected = fact("sheet-expected-seat-suits", seats=seats)
    problem = fact("sheet-error-value", value=texts, expected=expected)
    return place.error(lambda sheet: sheet.bets[key].seat_suits, problem)
