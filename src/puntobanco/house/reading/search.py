"""Searching coups by table, patron and time, page by page, the newest first.

A page begins after the place where the last one ended, so that any page costs as much as the first.
"""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Table, select, tuple_

from puntobanco.core.errors import RuleError
from puntobanco.core.ids import Ms, PatronId, PitId, TableId
from puntobanco.house.reading.rows import CoupRow
from puntobanco.house.reading.schema import COUP, SEAT, rows
from puntobanco.store import Database

PAGE = 50


class Place(msgspec.Struct, frozen=True, order=True):
    """A place in time: what came before or after it, in whatever pit."""

    time_ms: Ms
    pit: PitId
    sequence: int


class Page(msgspec.Struct, frozen=True):
    """Some of the coups that were asked for."""

    coups: tuple[CoupRow, ...]
    older: Place | None
    """Where the next page goes on; None where there is none."""


def search(
    tables: Database,
    *,
    pit: PitId | None = None,
    table: TableId | None = None,
    patron: PatronId | None = None,
    since: Ms | None = None,
    until: Ms | None = None,
    before: Place | None = None,
    limit: int = PAGE,
) -> Page:
    """Coups that ended from `since` on and before `until`, by what is asked of them."""
    check_limit(limit)
    by = COUP if patron is None else SEAT
    asked = [] if patron is None else [SEAT.c.patron == patron]
    asked += [by.c[name] == value for name, value in (("pit", pit), ("table", table)) if value]
    asked += _within(by, since, until)
    place = (by.c.ended_ms, by.c.pit, by.c.sequence)
    if before is not None:
        asked.append(tuple_(*place) < msgspec.structs.astuple(before))
    found = select(COUP)
    if patron is not None:
        same = (SEAT.c.pit == COUP.c.pit, SEAT.c.table == COUP.c.table, SEAT.c.coup == COUP.c.coup)
        found = found.join(SEAT, same[0] & same[1] & same[2])
    newest_first = (one.desc() for one in place)
    with tables.reading() as connection:
        coups = rows(
            connection, found.where(*asked).order_by(*newest_first).limit(limit + 1), CoupRow
        )
    shown = coups[:limit]
    more = len(coups) > limit
    return Page(shown, place_of(shown[-1]) if more else None)


def check_limit(limit: int) -> None:
    """RuleError unless a page of so many has something on it."""
    if limit < 1:
        raise RuleError(f"limit {limit}: expected 1 or more")


def place_of(coup: CoupRow) -> Place:
    """Where a coup ended."""
    return Place(coup.ended_ms, coup.pit, coup.sequence)


def _within(by: Table, since: Ms | None, until: Ms | None) -> list[ColumnElement[Any]]:
    bounds = []
    if since is not None:
        bounds.append(by.c.ended_ms >= since)
    if until is not None:
        bounds.append(by.c.ended_ms < until)
    return bounds
