"""The statement of a patron's account: every transaction, with the balance after it.

Pit and sequence identify a transaction for good. Several pits may change the same wallet: lines are
ordered by time, and balances count all pits.
"""

from typing import Any, cast

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Select, Table, func, select, tuple_

from puntobanco.core.facts import Fact, Value, fact
from puntobanco.core.ids import Ms, PatronId, PitId, TableId
from puntobanco.core.keys import Key
from puntobanco.core.money import Minor, format_money
from puntobanco.house.moments import millisecond_text
from puntobanco.office.fold import CREDIT_ISSUED, CREDIT_REDEEMED
from puntobanco.office.heading import ReportKind, heading_of
from puntobanco.office.layout import Block, PeriodicReport, Plain, ReportColumn, plain
from puntobanco.office.rows import MovementRow, SeatRow
from puntobanco.office.schema import CURSOR, MOVEMENT, PATRON, SEAT, rows
from puntobanco.office.search import TimelinePosition, check_limit
from puntobanco.store import Database

PAGE = 100

_C = ReportColumn
_ACCOUNT = (
    _C.TRANSACTION,
    _C.TIME,
    _C.KIND,
    _C.TABLE,
    _C.COUP,
    _C.CHANGE,
    _C.WALLET,
    _C.FUNDS,
)


class Balance(msgspec.Struct, frozen=True):
    """A patron's money with the house."""

    wallet: Minor = Minor(0)
    funds: Minor = Minor(0)
    """The wallet, chips at all tables, and what is in play until it is settled."""


class StatementLine(msgspec.Struct, frozen=True, kw_only=True):
    """A transaction: money in or out, money moved to or from a table, or a coup's result."""

    pit: PitId
    sequence: int
    time_ms: Ms
    kind: str
    table: TableId
    coup: int
    wallet_change: Minor
    funds_change: Minor
    balance: Balance = Balance()
    """The balance after it."""

    @property
    def transaction(self) -> str:
        """Its number, which is unique in the house."""
        return f"{self.pit}:{self.sequence}"

    @property
    def place(self) -> TimelinePosition:
        """Its place in the order of time."""
        return TimelinePosition(self.time_ms, self.pit, self.sequence)


class Sums(msgspec.Struct, frozen=True, kw_only=True):
    """Totals of a period: funds change by `issued`, less `redeemed`, plus `result`."""

    issued: Minor
    redeemed: Minor
    result: Minor
    """Wins less losses, including fees and corrections."""
    coups: int
    staked: Minor
    returned: Minor
    fees: Minor


class Statement(PeriodicReport, frozen=True, kw_only=True):
    """A page of a patron's transactions, with the balance before the first."""

    patron: PatronId
    opening: Balance
    lines: tuple[StatementLine, ...]
    closing: Balance
    """The balance after the last line of this page."""
    later: TimelinePosition | None
    """Where the next page starts; None if this is the last."""
    sums: Sums
    """Totals of the whole period, not of this page."""

    @property
    def csv_lines(self) -> list[Plain]:
        """The transactions, between the opening and the closing balance."""
        exponent = self.heading.exponent
        names = ("transaction", "time", "kind", "table", "coup", "wallet_change", "funds_change")
        empty: Plain = dict.fromkeys(names, "")
        return [
            empty | {"kind": "opening"} | plain(self.opening, exponent),
            *(
                {
                    "transaction": line.transaction,
                    "time": millisecond_text(line.time_ms),
                    "kind": line.kind,
                    "table": line.table,
                    "coup": line.coup or "",
                    "wallet_change": format_money(line.wallet_change, exponent),
                    "funds_change": format_money(line.funds_change, exponent),
                }
                | plain(line.balance, exponent)
                for line in self.lines
            ),
            empty | {"kind": "closing"} | plain(self.closing, exponent),
        ]

    @property
    def blocks(self) -> list[Block]:
        """The transactions, between the opening and the closing balance."""
        return [
            Block(
                _ACCOUNT,
                [
                    (fact("report-row-opening"), *[""] * 5, *self._shown(self.opening)),
                    *map(self._row, self.lines),
                    (fact("report-row-closing"), *[""] * 5, *self._shown(self.closing)),
                ],
            )
        ]

    def _row(self, line: StatementLine) -> tuple[Value, ...]:
        return (
            line.transaction,
            millisecond_text(line.time_ms),
            Fact(cast("Key", f"office-account-kind-{line.kind}")),
            line.table,
            str(line.coup or ""),
            self.money(line.funds_change or line.wallet_change),
            *self._shown(line.balance),
        )

    def _shown(self, balance: Balance) -> tuple[Value, Value]:
        return self.money(balance.wallet), self.money(balance.funds)


def statement(
    tables: Database,
    patron: PatronId,
    *,
    since: Ms,
    until: Ms,
    generated: Ms,
    house: str,
    after: TimelinePosition | None = None,
    limit: int = PAGE,
) -> Statement:
    """A patron's transactions from `since` on and before `until`, oldest first."""
    check_limit(limit)
    # Entries are numbered from 1, so this place is before every entry at `since`.
    start = after or TimelinePosition(since, PitId(""), 0)
    with tables.reading() as connection:
        opening = _balance_at(connection, patron, start)
        asked = [_after(source, patron, start, until, limit + 1) for source in (MOVEMENT, SEAT)]
        found = [
            *map(_moved, rows(connection, asked[0], MovementRow)),
            *map(_played, rows(connection, asked[1], SeatRow)),
        ]
        sums = _sums(connection, patron, since, until)
        heading = heading_of(
            connection,
            report=ReportKind.STATEMENT,
            about=patron,
            house=house,
            generated=generated,
            simulated=True,
        )
    found.sort(key=lambda line: line.place)
    balance, lines = opening, []
    for line in found[:limit]:
        balance = Balance(
            Minor(balance.wallet + line.wallet_change), Minor(balance.funds + line.funds_change)
        )
        lines.append(replace(line, balance=balance))
    return Statement(
        heading=replace(heading, empty=not found),
        patron=patron,
        since=since,
        until=until,
        opening=opening,
        lines=tuple(lines),
        closing=balance,
        later=lines[-1].place if len(found) > limit else None,
        sums=sums,
    )


def is_known(tables: Database, patron: PatronId) -> bool:
    """Whether any log has moved a patron's money or mentioned the patron."""
    with tables.reading() as connection:
        return any(
            connection.execute(select(source.c.pit).where(source.c.patron == patron).limit(1)).all()
            for source in (MOVEMENT, PATRON)
        )


# --- The two sources of lines --------------------------------------------------------------------


def _place(source: Table) -> tuple[ColumnElement[Any], ...]:
    when = source.c.time_ms if source is MOVEMENT else source.c.ended_ms
    return when, source.c.pit, source.c.sequence


def _after(
    source: Table, patron: PatronId, start: TimelinePosition, until: Ms, limit: int
) -> Select[Any]:
    place = _place(source)
    later = tuple_(*place) > msgspec.structs.astuple(start)
    asked = select(source).where(source.c.patron == patron, later, place[0] < until)
    return asked.order_by(*place).limit(limit)


def _moved(row: MovementRow) -> StatementLine:
    return StatementLine(
        pit=row.pit,
        sequence=row.sequence,
        time_ms=row.time_ms,
        kind=row.kind,
        table=row.table,
        coup=row.coup,
        wallet_change=row.wallet_change,
        funds_change=Minor(row.wallet_change + row.chips_change),
    )


def _played(row: SeatRow) -> StatementLine:
    return StatementLine(
        pit=row.pit,
        sequence=row.sequence,
        time_ms=row.ended_ms,
        kind="void" if row.void else "coup",
        table=row.table,
        coup=row.coup,
        wallet_change=Minor(0),
        funds_change=row.first_net,
    )


# --- Balances and sums ---------------------------------------------------------------------------


def _balance_at(connection: Connection, patron: PatronId, place: TimelinePosition) -> Balance:
    """A patron's balance at a place, over all pits."""
    wallet = funds = 0
    for pit in connection.execute(select(CURSOR.c.pit)).scalars():
        moved = rows(connection, _last(MOVEMENT, patron, pit, place), MovementRow)
        played = rows(connection, _last(SEAT, patron, pit, place), SeatRow)
        wallet += sum(row.wallet_after for row in moved)
        both = [*((row.sequence, row.funds_after) for row in moved)]
        both += ((row.sequence, row.funds_after) for row in played)
        funds += max(both)[1] if both else 0
    return Balance(Minor(wallet), Minor(funds))


def _last(source: Table, patron: PatronId, pit: PitId, place: TimelinePosition) -> Select[Any]:
    at = _place(source)
    up_to = tuple_(*at) <= msgspec.structs.astuple(place)
    asked = select(source).where(source.c.patron == patron, source.c.pit == pit, up_to)
    return asked.order_by(*(one.desc() for one in at)).limit(1)


def _sums(connection: Connection, patron: PatronId, since: Ms, until: Ms) -> Sums:
    change = MOVEMENT.c.wallet_change + MOVEMENT.c.chips_change
    asked = (
        select(MOVEMENT.c.kind, func.sum(change))
        .where(MOVEMENT.c.patron == patron)
        .where(MOVEMENT.c.time_ms >= since, MOVEMENT.c.time_ms < until)
        .group_by(MOVEMENT.c.kind)
    )
    moved = {kind: int(total) for kind, total in connection.execute(asked)}
    issued, redeemed = moved.pop(CREDIT_ISSUED, 0), -moved.pop(CREDIT_REDEEMED, 0)
    valid = 1 - SEAT.c.void
    totals = (
        func.sum(valid),
        func.sum(valid * SEAT.c.stake),
        func.sum(valid * SEAT.c.returned),
        func.sum(SEAT.c.fee),
        func.sum(SEAT.c.first_net),
    )
    played = select(*totals).where(SEAT.c.patron == patron)
    in_time = played.where(SEAT.c.ended_ms >= since, SEAT.c.ended_ms < until)
    coups, staked, returned, fees, net = (
        int(total or 0) for total in connection.execute(in_time).one()
    )
    return Sums(
        issued=Minor(issued),
        redeemed=Minor(redeemed),
        result=Minor(net + sum(moved.values())),
        coups=coups,
        staked=Minor(staked),
        returned=Minor(returned),
        fees=Minor(fees),
    )
