"""Sums over a period: whole hours from hourly sums, partial hours at its ends coup by coup."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from sqlalchemy import Connection, Table, func, select

from puntobanco.core.ids import Ms, TableId
from puntobanco.office.recall import finished_coups
from puntobanco.office.rows import CoupRow, MovementRow
from puntobanco.office.schema import BET_HOUR, COUP, MOVEMENT, TABLE_HOUR, rows
from puntobanco.office.tally import (
    BUY_IN,
    HALF,
    HOUR_MS,
    BetKey,
    BetSum,
    PeriodTally,
    TableKey,
    TableSum,
)

_LONG_MS = 4 * HOUR_MS


def tally_of(
    connection: Connection, *, since: Ms, until: Ms, table: TableId | None = None
) -> PeriodTally:
    """The sums from `since` on and before `until`, exact to the millisecond."""
    tally = PeriodTally()
    first, last = -(-since // HOUR_MS), until // HOUR_MS
    if first > last:
        # The whole period is within one hour.
        _add_coups(connection, tally, since, until, table)
        return tally
    _add_hours(connection, tally, first, last, table)
    _add_coups(connection, tally, since, Ms(first * HOUR_MS), table)
    _add_coups(connection, tally, Ms(last * HOUR_MS), until, table)
    return tally


def tallies_of(
    connection: Connection, bounds: Sequence[Ms], *, table: TableId | None = None
) -> list[PeriodTally]:
    """The sums between each two consecutive bounds.

    The database sums long intervals, one by one. For short intervals the hourly rows are read once
    and summed here.
    """
    if bounds[-1] - bounds[0] > _LONG_MS * (len(bounds) - 1):
        return [
            tally_of(connection, since=since, until=until, table=table)
            for since, until in pairwise(bounds)
        ]
    hours: defaultdict[int, PeriodTally] = defaultdict(PeriodTally)
    first, last = -(-bounds[0] // HOUR_MS), bounds[-1] // HOUR_MS
    for row in _rows_of(connection, BET_HOUR, first, last, table):
        hours[row.pop("hour")].bets[_bet_key(row)].add(_bet_sum(row))
    for row in _rows_of(connection, TABLE_HOUR, first, last, table):
        hours[row.pop("hour")].tables[_table_key(row)].add(TableSum(**row))
    found = []
    for since, until in pairwise(bounds):
        tally = PeriodTally()
        begin, end = -(-since // HOUR_MS), until // HOUR_MS
        if begin > end:
            _add_coups(connection, tally, since, until, table)
        else:
            for hour in range(begin, end):
                if hour in hours:
                    tally.add(hours[hour])
            _add_coups(connection, tally, since, Ms(begin * HOUR_MS), table)
            _add_coups(connection, tally, Ms(end * HOUR_MS), until, table)
        found.append(tally)
    return found


def _rows_of(
    connection: Connection, source: Table, first: int, last: int, table: TableId | None
) -> Iterator[dict[str, Any]]:
    asked = select(source).where(source.c.hour >= first, source.c.hour < last)
    if table is not None:
        asked = asked.where(source.c.table == table)
    yield from map(dict, connection.execute(asked).mappings())


def _bet_key(row: dict[str, Any]) -> BetKey:
    return BetKey(**{name: row.pop(name) for name in BetKey._fields})


def _table_key(row: dict[str, Any]) -> TableKey:
    return TableKey(**{name: row.pop(name) for name in TableKey._fields})


def _bet_sum(row: dict[str, Any]) -> BetSum:
    spread = row.pop("spread_high") * HALF + row.pop("spread_low")
    return BetSum(**row, spread=spread)


def _add_hours(
    connection: Connection, tally: PeriodTally, first: int, last: int, table: TableId | None
) -> None:
    """Add whole hours from `first` on and before `last`."""
    for row in _summed(connection, BET_HOUR, BetKey._fields, first, last, table):
        tally.bets[_bet_key(row)].add(_bet_sum(row))
    for row in _summed(connection, TABLE_HOUR, TableKey._fields, first, last, table):
        tally.tables[_table_key(row)].add(TableSum(**row))


def _summed(
    connection: Connection,
    source: Table,
    keys: tuple[str, ...],
    first: int,
    last: int,
    table: TableId | None,
) -> Iterator[dict[str, Any]]:
    by = [source.c[name] for name in keys]
    sums = [
        func.sum(column).label(column.name)
        for column in source.columns
        if column.name not in (*keys, "hour")
    ]
    asked = select(*by, *sums).where(source.c.hour >= first, source.c.hour < last).group_by(*by)
    if table is not None:
        asked = asked.where(source.c.table == table)
    for row in connection.execute(asked).mappings():
        # PostgreSQL returns sums as decimals.
        yield {name: value if isinstance(value, str) else int(value) for name, value in row.items()}


def _add_coups(
    connection: Connection, tally: PeriodTally, since: Ms, until: Ms, table: TableId | None
) -> None:
    if since >= until:
        return
    coups = select(COUP).where(COUP.c.ended_ms >= since, COUP.c.ended_ms < until)
    moves = select(MOVEMENT).where(MOVEMENT.c.time_ms >= since, MOVEMENT.c.time_ms < until)
    moves = moves.where(MOVEMENT.c.kind == BUY_IN)
    if table is not None:
        coups = coups.where(COUP.c.table == table)
        moves = moves.where(MOVEMENT.c.table == table)
    for done in finished_coups(connection, rows(connection, coups, CoupRow)):
        tally.take(done)
    for movement in rows(connection, moves, MovementRow):
        tally.count_buy_in(movement)
