"""The bets that a sheet offers and the rows of its pay tables, with validation."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Any

from msgspec import UNSET, UnsetType

from puntobanco.core.bets import Bet
from puntobanco.core.errors import SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.faults import RowFault, offer_fault, row_faults
from puntobanco.core.game import LINES, BankedBy
from puntobanco.core.money import parse_percent
from puntobanco.core.rows import CONDITIONS, EARLY, PUSH, On, Pays, PaysKind, Row, Side
from puntobanco.sheets.merge import Merged
from puntobanco.sheets.model import OfferDoc, RowDoc, SheetDoc, given
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
    for bet in bets:
        if bet.after_four:
            _refuse_faulty_offer(place, bet, bets)
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
        after_four=_after_four(place, key),
    )
    if bet.side is Side.LINE and not needs:
        raise place.error(lambda sheet: sheet.bets[key].needs, fact("sheet-error-line-needs"))
    if bet.side is Side.LINE and not set(needs) <= set(LINES):
        problem = fact("sheet-error-line-needs-others", needs=listed(needs))
        raise place.error(lambda sheet: sheet.bets[key].needs, problem)
    return bet


def _after_four(place: SheetReader, key: str) -> tuple[Row, ...]:
    docs = given(place.sheet.bets[key].after_four_cards)
    if docs is None:
        return ()
    if not docs:
        problem = fact("sheet-error-no-rows")
        raise place.error(lambda sheet: sheet.bets[key].after_four_cards, problem)
    # A coup of four cards is over, and nothing more is offered.
    continues = Row(On.ANY, PUSH, dealt=(5, 6))
    return tuple(
        replace(continues, **_conditions(place, _offer(key, index), doc, EARLY))
        for index, doc in enumerate(docs)
    )


def _offer(key: str, index: int) -> Callable[[SheetDoc], OfferDoc]:
    def offer(sheet: SheetDoc) -> OfferDoc:
        docs = sheet.bets[key].after_four_cards
        assert not isinstance(docs, UnsetType), "only an offer that is there is read"
        return docs[index]

    return offer


def _refuse_faulty_offer(place: SheetReader, bet: Bet, bets: tuple[Bet, ...]) -> None:
    """Raise SheetError for a bet that cannot be made after four cards."""
    if bet.side not in (Side.PLAYER, Side.BANKER):
        problem = fact("sheet-error-after-four-side")
        raise place.error(lambda sheet: sheet.bets[bet.key].side, problem)
    for wrong, problem in (
        (bet.key in LINES, fact("sheet-error-after-four-line")),
        (_pays_a_meter(bet), fact("sheet-error-after-four-meter")),
        (bool(bet.seats), fact("sheet-error-after-four-seats")),
        (_is_player_dealt(place), fact("sheet-error-after-four-player-dealer")),
    ):
        if wrong:
            raise place.error(lambda sheet: sheet.bets[bet.key].after_four_cards, problem)
    asked = next((other.key for other in bets if bet.key in other.needs), None)
    if asked is not None:
        problem = fact("sheet-error-after-four-needs", bet=repr(bet.key))
        raise place.error(lambda sheet: sheet.bets[asked].needs, problem)
    for index, row in enumerate(bet.after_four):
        fault = offer_fault(row, bet.side)
        if fault is not None:
            raise place.error(_offer(bet.key, index), fault)


def _pays_a_meter(bet: Bet) -> bool:
    return any(row.pays.kind is PaysKind.METER for row in bet.rows)


def _is_player_dealt(place: SheetReader) -> bool:
    return place.get(lambda sheet: sheet.banking.by) == BankedBy.PLAYER_DEALER.value


def _refuse_faulty_rows(place: SheetReader, bets: tuple[Bet, ...]) -> None:
    """Raise SheetError with every faulty row of every bet."""
    found = [
        _error_of_row(place, bet.paytable, fault)
        for bet in bets
        for fault in _faults(bet.rows_at(None), bet.sides, bet.after_four)
    ]
    if found:
        first, *rest = {str(error): error for error in found}.values()
        raise SheetError(file=first.file, path=first.path, problem=first.problem, also=tuple(rest))


@cache
def _faults(
    rows: tuple[Row, ...], sides: tuple[Side, ...], after_four: tuple[Row, ...]
) -> tuple[RowFault, ...]:
    return row_faults(rows, sides, after_four)


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

    pays = place.read(lambda sheet: row(sheet).pays, Pays.parse)
    return Row(on=On(doc.on), pays=pays, **_conditions(place, row, doc, CONDITIONS))


def _conditions(
    place: SheetReader,
    select: Callable[[SheetDoc], RowDoc | OfferDoc],
    doc: RowDoc | OfferDoc,
    keys: Iterable[str],
) -> dict[str, Any]:
    """The conditions that a table has: the model has a field for each."""

    def condition(key: str) -> Any:
        return place.read(lambda sheet: getattr(select(sheet), key), CONDITIONS[key].form.read)

    return {key: condition(key) for key in keys if getattr(doc, key) is not UNSET}
