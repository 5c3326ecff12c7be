"""The bets that a sheet offers and the rows of its pay tables, with validation."""

from functools import cache

from puntobanco.core.bets import Bet
from puntobanco.core.errors import NotationError, SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.faults import RowFault, row_faults
from puntobanco.core.game import LINES
from puntobanco.core.money import parse_percent
from puntobanco.core.rows import CONDITIONS, On, Pays, Row, Side
from puntobanco.sheets.merge import Merged, Tree, value_at
from puntobanco.sheets.place import SheetTree

OFF = "off"
"""The pay table of a bet that is not offered."""


def paytables(merged: Merged) -> dict[str, tuple[Row, ...]]:
    """The rows of every pay table of a sheet or a part, by name."""
    place = SheetTree(merged, merged.tree, 0)
    return {key: _rows(place, key) for key in merged.tree.get("paytables", {})}


def bets_of(place: SheetTree) -> tuple[Bet, ...]:
    """The bets on offer, in the order of settlement. Every row of each is validated."""
    docs: Tree = place.tree.get("bets", {})
    order: list[str] = place.get("order", [])
    for key in order:
        if key not in docs:
            problem = fact("sheet-error-bet-unknown", bet=repr(key), known=listed(docs))
            raise place.error("order", problem)
        if order.count(key) > 1:
            raise place.error("order", fact("sheet-error-bet-twice", bet=repr(key)))
    missing = [repr(key) for key in docs if key not in order]
    if missing:
        problem = fact("sheet-error-bets-missing", bets=listed(missing), count=len(missing))
        error = place.error("order", problem)
        # The parent that defines the order could not include a bet that this sheet adds.
        raise SheetError(file=place.merged.file, path=error.path, problem=error.problem)
    for paytable in place.tree.get("paytables", {}):
        _rows(place, paytable)
    bets = tuple(_bet(place, key) for key in order if _offered(place, key))
    if not bets:
        raise place.error("bets", fact("sheet-error-no-bet"))
    _refuse_faulty_rows(place, bets)
    return bets


def _offered(place: SheetTree, key: str) -> bool:
    paytable = place.get(f"bets.{key}.paytable")
    if paytable != OFF and paytable not in place.tree.get("paytables", {}):
        known = listed((*place.tree.get("paytables", {}), OFF))
        problem = fact("sheet-error-paytable-unknown", paytable=repr(paytable), known=known)
        raise place.error(f"bets.{key}.paytable", problem)
    return bool(paytable != OFF)


def _bet(place: SheetTree, key: str) -> Bet:
    path = f"bets.{key}"
    paytable = place.get(f"{path}.paytable")
    needs = tuple(place.get(f"{path}.needs", []))
    for other in needs:
        if other not in place.tree["bets"] or other == key:
            others = listed(bet for bet in place.tree["bets"] if bet != key)
            expected = fact("sheet-expected-one-of", values=others)
            problem = fact("sheet-error-value", value=repr(other), expected=expected)
            raise place.error(f"{path}.needs", problem)
    stake = place.optional_money(f"{path}.stake")
    if stake == 0:
        raise place.error(f"{path}.stake", fact("sheet-error-zero"))
    bet = Bet(
        key=key,
        name=place.get(f"{path}.name"),
        side=Side(place.get(f"{path}.side")),
        paytable=paytable,
        rows=_rows(place, paytable),
        commission_ppm=place.read(f"paytables.{paytable}.commission", parse_percent, "0 %"),
        needs=needs,
        stake=stake,
        fee=value_at(place.tree, f"{path}.fee"),
    )
    if bet.side is Side.LINE and not needs:
        raise place.error(f"{path}.needs", fact("sheet-error-line-needs"))
    if bet.side is Side.LINE and not set(needs) <= set(LINES):
        problem = fact("sheet-error-line-needs-others", needs=listed(needs))
        raise place.error(f"{path}.needs", problem)
    return bet


def _refuse_faulty_rows(place: SheetTree, bets: tuple[Bet, ...]) -> None:
    """Raise SheetError with every faulty row of every bet."""
    found = [
        place.error(f"paytables.{bet.paytable}.rows[{fault.row}]", fault.problem)
        for bet in bets
        for fault in _faults(bet.rows, bet.sides)
    ]
    if found:
        first, *rest = {str(error): error for error in found}.values()
        raise SheetError(file=first.file, path=first.path, problem=first.problem, also=tuple(rest))


@cache
def _faults(rows: tuple[Row, ...], sides: tuple[Side, ...]) -> tuple[RowFault, ...]:
    return row_faults(rows, sides)


def _rows(place: SheetTree, paytable: str) -> tuple[Row, ...]:
    docs = place.get(f"paytables.{paytable}.rows")
    if not docs:
        raise place.error(f"paytables.{paytable}.rows", fact("sheet-error-no-rows"))
    return tuple(
        _row(place, doc, f"paytables.{paytable}.rows[{index}]") for index, doc in enumerate(docs)
    )


def _row(place: SheetTree, doc: Tree, path: str) -> Row:
    readers = {"pays": Pays.parse, **{key: one.form.read for key, one in CONDITIONS.items()}}
    found: Tree = {}
    for key, read in readers.items():
        if key in doc:
            try:
                found[key] = read(doc[key])
            except NotationError as error:
                raise place.error(f"{path}.{key}", error.stated) from None
    return Row(on=On(doc["on"]), **found)
