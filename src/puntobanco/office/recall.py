"""Recall: the last coups of a table with every card and wager, as logged."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Table, select

from puntobanco.core.cards import Card
from puntobanco.core.coup import Hand, next_hand
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.ids import PatronId, PitId, TableId
from puntobanco.office.rows import CoupRow, Finished, SeatRow, WagerRow
from puntobanco.office.schema import COUP, SEAT, WAGER, rows
from puntobanco.office.search import check_limit
from puntobanco.store import Database

DEFAULT_COUPS = 10
"""Coups recalled by default."""

_AT_ONCE = 500  # coups per query; SQLite takes 32,766 values at most

OfCoup = TypeVar("OfCoup", WagerRow, SeatRow)


class RecalledCard(msgspec.Struct, frozen=True):
    """A card and the hand it went to."""

    hand: str
    card: str


class RecalledCoup(msgspec.Struct, frozen=True, kw_only=True):
    """A finished coup to show again; `replay` marks that it is not the current coup."""

    replay: bool = True
    coup: CoupRow
    steps: tuple[RecalledCard, ...]
    """The cards in the order dealt."""
    wagers: tuple[WagerRow, ...]
    seats: tuple[SeatRow, ...]
    """For each patron: stakes, winnings and fees, and the chips before and after."""


def recall(
    tables: Database,
    pit: PitId,
    table: TableId,
    *,
    last: int = DEFAULT_COUPS,
    patron: PatronId | None = None,
) -> tuple[RecalledCoup, ...]:
    """The last coups of a table that were settled or void, oldest first.

    With `patron`, they include only that patron's wagers and seat.
    """
    check_limit(last)
    newest_first = (
        select(COUP)
        .where(COUP.c.pit == pit, COUP.c.table == table, COUP.c.outcome != "passed")
        .order_by(COUP.c.coup.desc())
        .limit(last)
    )
    with tables.reading() as connection:
        found = rows(connection, newest_first, CoupRow)[::-1]
        return tuple(_recalled(done, patron) for done in finished_coups(connection, found))


def recall_coup(
    tables: Database,
    pit: PitId,
    table: TableId,
    *,
    coup: int,
    patron: PatronId | None = None,
) -> RecalledCoup:
    """One finished coup of a table; RuleError if there is none of this number."""
    wanted = select(COUP).where(COUP.c.pit == pit, COUP.c.table == table, COUP.c.coup == coup)
    with tables.reading() as connection:
        for done in finished_coups(connection, rows(connection, wanted, CoupRow)):
            return _recalled(done, patron)
    raise RuleError(fact("coup-not-in-log", coup=coup, table=table, pit=pit))


def finished_coups(connection: Connection, coups: Sequence[CoupRow]) -> tuple[Finished, ...]:
    """Coups with their wagers and seats, in the order given."""
    wagers = _of_coups(connection, coups, WAGER, WagerRow)
    seats = _of_coups(connection, coups, SEAT, SeatRow)
    return tuple(
        Finished(coup, tuple(wagers[key]), tuple(seats[key]))
        for coup in coups
        for key in [(coup.pit, coup.table, coup.coup)]
    )


def _of_coups(
    connection: Connection, coups: Iterable[CoupRow], source: Table, kind: type[OfCoup]
) -> defaultdict[tuple[PitId, TableId, int], list[OfCoup]]:
    numbers: defaultdict[tuple[PitId, TableId], list[int]] = defaultdict(list)
    for coup in coups:
        numbers[coup.pit, coup.table].append(coup.coup)
    found: defaultdict[tuple[PitId, TableId, int], list[OfCoup]] = defaultdict(list)
    for (pit, table), all_of_table in numbers.items():
        for begin in range(0, len(all_of_table), _AT_ONCE):
            some = all_of_table[begin : begin + _AT_ONCE]
            asked = (
                select(source)
                .where(source.c.pit == pit, source.c.table == table, source.c.coup.in_(some))
                .order_by(*source.primary_key)
            )
            for row in rows(connection, asked, kind):
                found[row.pit, row.table, row.coup].append(row)
    return found


def _recalled(done: Finished, patron: PatronId | None) -> RecalledCoup:
    return RecalledCoup(
        coup=done.coup,
        steps=tuple(_steps(done.coup.cards)),
        wagers=tuple(one for one in done.wagers if patron in (None, one.patron)),
        seats=tuple(one for one in done.seats if patron in (None, one.patron)),
    )


def _steps(cards: str) -> Iterator[RecalledCard]:
    """Each card with its hand; a void coup may stop after any card."""
    hands: dict[Hand, list[Card]] = {Hand.PLAYER: [], Hand.BANKER: []}
    for text in cards.split():
        to = next_hand(hands[Hand.PLAYER], hands[Hand.BANKER])
        assert to is not None, "the log deals no card that the tableau does not call for"
        hands[to].append(Card.parse(text))
        yield RecalledCard(to.value, text)
