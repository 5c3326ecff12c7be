"""Search for coups by table, patron and time, page by page, newest first.

A page starts after the place where the previous one ended, so every page costs the same.
"""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, FromClause, exists, func, select, tuple_

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.ids import Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.moments import check_period
from puntobanco.office.rows import CoupRow
from puntobanco.office.schema import COUP, SEAT, WAGER, rows
from puntobanco.store import Database

PAGE = 50
MOST_SORTED = 5_000
"""Up to this many wagers of a large stake are sorted; more are searched by time."""


class TimelinePosition(msgspec.Struct, frozen=True, order=True):
    """A place in the order of time, across all pits."""

    time_ms: Ms
    pit: PitId
    sequence: int


class FoundCoups(msgspec.Struct, frozen=True):
    """A page of coups, newest first."""

    coups: tuple[CoupRow, ...]
    older: TimelinePosition | None
    """Where the next page starts; None if this is the last."""


def search(
    tables: Database,
    *,
    pit: PitId | None = None,
    table: TableId | None = None,
    patron: PatronId | None = None,
    bet: str | None = None,
    least: Minor | None = None,
    since: Ms | None = None,
    until: Ms | None = None,
    before: TimelinePosition | None = None,
    limit: int = PAGE,
) -> FoundCoups:
    """Coups that ended from `since` on and before `until` and match all filters.

    With `bet`, only coups with a wager on it of `least` or more, and by `patron` if given.
    """
    check_limit(limit)
    if least is not None and bet is None:
        raise RuleError(fact("stake-without-bet", least=least))
    if since is not None and until is not None:
        check_period(since, until)
    with tables.reading() as connection:
        by = _source_rows(connection, patron, bet, least)
        asked = [] if patron is None else [SEAT.c.patron == patron]
        asked += [by.c[name] == value for name, value in (("pit", pit), ("table", table)) if value]
        asked += _within(by, since, until)
        place = (by.c.ended_ms, by.c.pit, by.c.sequence)
        if before is not None:
            asked.append(tuple_(*place) < msgspec.structs.astuple(before))
        if bet is not None:
            asked += _on_bet(by, bet, least) if patron is None else [_has_wager(bet, least)]
        # First the places, from an index alone, then the coups that ended there.
        places = select(*place).where(*asked).group_by(*place)
        newest = places.order_by(*(one.desc() for one in place)).limit(limit + 1).subquery()
        ended = (COUP.c.ended_ms, COUP.c.pit, COUP.c.sequence)
        found = select(COUP).join(newest, tuple_(*ended) == tuple_(*newest.c))
        coups = rows(connection, found.order_by(*(one.desc() for one in ended)), CoupRow)
    shown = coups[:limit]
    more = len(coups) > limit
    return FoundCoups(shown, place_of(shown[-1]) if more else None)


def _source_rows(
    connection: Connection, patron: PatronId | None, bet: str | None, least: Minor | None
) -> FromClause:
    """The rows to search, newest first: seats, wagers or coups.

    Wagers of a rare, large stake are found by the stake: a search by time could scan every wager.
    """
    if patron is not None:
        return SEAT
    if bet is None:
        return COUP
    if least is None:
        return WAGER
    large = (
        select(WAGER).where(*_on_bet(WAGER, bet, least)).limit(MOST_SORTED + 1).subquery("large")
    )
    counted = select(func.count()).select_from(large)
    return large if connection.execute(counted).scalar_one() <= MOST_SORTED else WAGER


def _on_bet(by: FromClause, bet: str, least: Minor | None) -> list[ColumnElement[Any]]:
    return [by.c.bet == bet, *([] if least is None else [by.c.stake >= least])]


def _has_wager(bet: str, least: Minor | None) -> ColumnElement[Any]:
    """Whether the patron of a seat made such a wager in its coup."""
    same = [WAGER.c[name] == SEAT.c[name] for name in ("pit", "table", "coup", "patron")]
    return exists().where(*same, *_on_bet(WAGER, bet, least)).correlate(SEAT)


def check_limit(limit: int) -> None:
    """RuleError unless a page has room for at least one row."""
    if limit < 1:
        raise RuleError(fact("limit-too-small", limit=limit))


def place_of(coup: CoupRow) -> TimelinePosition:
    """The place where a coup ended."""
    return TimelinePosition(coup.ended_ms, coup.pit, coup.sequence)


def _within(by: FromClause, since: Ms | None, until: Ms | None) -> list[ColumnElement[Any]]:
    bounds = []
    if since is not None:
        bounds.append(by.c.ended_ms >= since)
    if until is not None:
        bounds.append(by.c.ended_ms < until)
    return bounds
