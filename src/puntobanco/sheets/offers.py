"""The bets that a sheet offers and the rows of its pay tables, with validation."""

from functools import cache
from typing import Any

from msgspec import UNSET

from puntobanco.core.bets import Bet
from puntobanco.core.errors import SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.faults import RowFault, row_faults
from puntobanco.core.game import LINES
from puntobanco.core.money import parse_percent
from puntobanco.core.rows import CONDITIONS, On, Pays, Row, Side
from puntobanco.sheets.merge import Merged
from puntobanco.sheets.model import RowDoc, SheetDoc, given
from puntobanco.sheets.place import SheetReader
from puntobanco.sheets.seats import seats_of

OFF = "off"
"""The pay table of a bet that is not offered."""


def paytables(merged: Merged) -> dict[str, tuple[Row, ...]]:
    """The rows of every pay table of a sheet or a part, by name."""
    place = SheetReader(merged, merged.doc)
    return {key: _rows(place, key) for key in merged.doc.paytables}


def bets_of(place: SheetReader) -> tuple[Bet, ...]:
    """The bets on offer, in the order of settlement. Every row of each is validated."""
    docs = place.sheet.bets
    order = given(place.sheet.order) or []
    for key in order:
        if key not in docs:
            problem = fact("sheet-error-bet-unknown", bet=repr(key), known=listed(docs))
            raise place.error(lambda sheet: sheet.order, problem)
        if order.count(key) > 1:
            raise place.error(
                lambda sheet: sheet.order, fact("sheet-error-bet-twice", bet=repr(key))
            )
    missing = [repr(key) for key in docs if key not in order]
    if missing:
        problem = fact("sheet-error-bets-missing", bets=listed(missing), count=len(missing))
        error = place.error(lambda sheet: sheet.order, problem)
        # The parent that defines the order could not include a bet that this sheet adds.
        raise SheetError(file=place.merged.file, path=error.path, problem=error.problem)
    for paytable in place.sheet.paytables:
        _rows(place, paytable)
    bets = tuple(_bet(place, key) for key in order if _offered(place, key))
    if not bets:
        raise place.error(lambda sheet: sheet.bets, fact("sheet-error-no-bet"))
    _refuse_faulty_rows(place, bets)
    return bets


def _offered(place: SheetReader, key: str) -> bool:
    paytable = place.get(lambda sheet: sheet.bets[key].paytable)
    if paytable != OFF and paytable not in place.sheet.paytables:
        known = listed((*place.sheet.paytables, OFF))
        problem = fact("sheet-error-paytable-unknown", paytable=repr(paytable), known=known)
        raise place.error(lambda sheet: sheet.bets[key].paytable, problem)
    return paytable != OFF


def _bet(place: SheetReader, key: str) -> Bet:
    doc = place.sheet.bets[key]
    paytable = place.get(lambda sheet: sheet.bets[key].paytable)
    needs = tuple(given(doc.needs) or ())
    for other in needs:
        if other not in place.sheet.bets or other == key:
            others = listed(bet for bet in place.sheet.bets if bet != key)
            expected = fact("sheet-expected-one-of", values=others)
            problem = fact("sheet-error-value", value=repr(other), expected=expected)
            raise place.error(lambda sheet: sheet.bets[key].needs, problem)
    stake = place.optional_money(lambda sheet: sheet.bets[key].stake)
    if stake == 0:
        raise place.error(lambda sheet: sheet.bets[key].stake, fact("sheet-error-zero"))
    rows = _rows(place, paytable)
    bet = Bet(
        key=key,
        name=place.name(lambda sheet: sheet.bets[key].name),
        side=Side(place.get(lambda sheet: sheet.bets[key].side)),
        paytable=paytable,
        rows=rows,
        commission_ppm=place.read(
            lambda sheet: sheet.paytables[paytable].commission, parse_percent, "0 %"
        ),
        needs=needs,
        stake=stake,
        fee=given(doc.fee),
        seats=seats_of(place, key, rows),
    )
    if bet.side is Side.LINE and not needs:
        raise place.error(lambda sheet: sheet.bets[key].needs, fact("sheet-error-line-needs"))
    if bet.side is Side.LINE and not set(needs) <= set(LINES):
        problem = fact("sheet-error-line-needs-others", needs=listed(needs))
        raise place.error(lambda sheet: sheet.bets[key].needs, problem)
    return bet


def _refuse_faulty_rows(place: SheetReader, bets: tuple[Bet, ...]) -> None:
    """Raise SheetError with every faulty row of every bet."""
    found = [
        _error_of_row(place, bet.paytable, fault)
        for bet in bets
        for fault in _faults(bet.rows_at(None), bet.sides)
    ]
    if found:
        first, *rest = {str(error): error for error in found}.values()
        raise SheetError(file=first.file, path=first.path, problem=first.problem, also=tuple(rest))


@cache
def _faults(rows: tuple[Row, ...], sides: tuple[Side, ...]) -> tuple[RowFault, ...]:
    return row_faults(rows, sides)


def _error_of_row(place: SheetReader, paytable: str, fault: RowFault) -> SheetError:
    return place.error(lambda sheet: sheet.paytables[paytable].rows[fault.row], fault.problem)


def _rows(place: SheetReader, paytable: str) -> tuple[Row, ...]:
    docs = place.sheet.paytables[paytable].rows
    if not docs:
        raise place.error(lambda sheet: sheet.paytables[paytable].rows, fact("sheet-error-no-rows"))
    return tuple(_row(place, paytable, index, doc) for index, doc in enumerate(docs))


def _row(place: SheetReader, paytable: str, index: int, doc: RowDoc) -> Row:
    def row(sheet: SheetDoc) -> RowDoc:
        return sheet.paytables[paytable].rows[index]

    def condition(key: str) -> Any:
        return place.read(lambda sheet: getattr(row(sheet), key), CONDITIONS[key].form.read)

    pays = place.read(lambda sheet: row(sheet).pays, Pays.parse)
    # The model has a field for each condition that a row declares.
    used = [key for key in CONDITIONS if getattr(doc, key) is not UNSET]
    return Row(on=On(doc.on), pays=pays, **{key: condition(key) for key in used})
