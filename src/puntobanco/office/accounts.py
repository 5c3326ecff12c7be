"""The ledger over time: what went into and out of each account, and its balances.

Sums are kept per quarter of an hour, because time zones differ by whole quarters. All accounts
together always sum to zero.
"""

from dataclasses import dataclass
from enum import Enum

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, case, func, select

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, Value, fact
from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor
from puntobanco.house.moments import check_period, millisecond_text
from puntobanco.ledger.accounts import Account, chips_of, is_wallet
from puntobanco.office.heading import ReportKind, heading_of
from puntobanco.office.layout import Block, PeriodicReport, Plain, ReportColumn, plain
from puntobanco.office.schema import ACCOUNT_QUARTER
from puntobanco.store import Database

QUARTER_MS = 900_000

_C = ReportColumn
_LEDGER = (_C.ACCOUNT, _C.OPENING, _C.INTO, _C.OUT, _C.CLOSING)


@dataclass(slots=True)
class Flow:
    """Amounts into and out of an account."""

    into: int = 0
    out: int = 0


def group_of(account: Account) -> str:
    """The line of the ledger for an account; the ledger does not distinguish patrons.

    >>> group_of(Account("wallet/ann")), group_of(Account("chips/t1/ann"))
    ('wallets', 'chips/t1')
    """
    if is_wallet(account):
        return "wallets"
    chips = chips_of(account)
    return account if chips is None else f"chips/{chips[0]}"


class AccountKind(Enum):
    """What an account of the ledger holds. A value is the first part of the account's name."""

    WALLETS = "wallets"
    CHIPS = "chips"
    HELD = "held"
    BANK = "bank"
    RESULT = "result"
    COMMISSION = "commission"
    FEES = "fees"
    METER = "meter"
    RESERVE = "reserve"
    OVERFLOW = "overflow"
    AWARDS = "awards"
    FED = "fed"
    SEED = "seed"
    CORRECTIONS = "corrections"
    WRITTEN_OFF = "written-off"
    RECEIPTS = "receipts"
    CAGE = "cage"


_AT_TABLE = {
    AccountKind.CHIPS,
    AccountKind.HELD,
    AccountKind.BANK,
    AccountKind.RESULT,
    AccountKind.COMMISSION,
    AccountKind.FEES,
}


def parts_of(account: str) -> tuple[AccountKind, str, str]:
    """What an account of the ledger holds, its table and its meter; empty if it has none.

    >>> parts_of("chips/t1"), parts_of("fed/dragon/t1")
    ((<AccountKind.CHIPS: 'chips'>, 't1', ''), (<AccountKind.FED: 'fed'>, 't1', 'dragon'))
    """
    name, _, place = account.partition("/")
    kind = AccountKind(name)
    if kind in _AT_TABLE:
        return kind, place, ""
    meter, _, table = place.partition("/")
    return kind, table, meter


class AccountLine(msgspec.Struct, frozen=True, kw_only=True):
    """An account over a period."""

    account: str
    kind: AccountKind | None
    """Null for the total."""
    table: str
    meter: str
    """Empty if the account has none."""
    opening: Minor
    into: Minor
    out: Minor
    closing: Minor


class Ledger(PeriodicReport, frozen=True, kw_only=True):
    """All accounts over a period, always including simulated patrons so that they balance."""

    lines: tuple[AccountLine, ...]
    total: AccountLine
    """Opening and closing are zero, or something is wrong."""

    @property
    def csv_lines(self) -> list[Plain]:
        """The accounts, then the total."""
        return [plain(line, self.heading.exponent) for line in (*self.lines, self.total)]

    @property
    def blocks(self) -> list[Block]:
        """The accounts, then the total."""
        rows = [self._row(line.account, line) for line in self.lines]
        return [Block(_LEDGER, [*rows, self._row(fact("report-row-total"), self.total)])]

    def _row(self, name: str | Fact, line: AccountLine) -> tuple[Value, ...]:
        return (name, *map(self.money, (line.opening, line.into, line.out, line.closing)))


def ledger(tables: Database, *, since: Ms, until: Ms, generated: Ms, house: str) -> Ledger:
    """The ledger from `since` on and before `until`; both must be on a quarter of an hour."""
    if since % QUARTER_MS:
        raise RuleError(fact("period-begins-off-quarter", moment=millisecond_text(since)))
    if until % QUARTER_MS:
        raise RuleError(fact("period-ends-off-quarter", moment=millisecond_text(until)))
    check_period(since, until)
    with tables.reading() as connection:
        lines = _lines(connection, since // QUARTER_MS, until // QUARTER_MS)
        heading = heading_of(
            connection, report=ReportKind.LEDGER, house=house, generated=generated, simulated=True
        )
    moved = any(line.into or line.out for line in lines)
    return Ledger(
        heading=replace(heading, empty=not moved),
        since=since,
        until=until,
        lines=lines,
        total=AccountLine(
            account="total",
            kind=None,
            table="",
            meter="",
            opening=Minor(sum(line.opening for line in lines)),
            into=Minor(sum(line.into for line in lines)),
            out=Minor(sum(line.out for line in lines)),
            closing=Minor(sum(line.closing for line in lines)),
        ),
    )


def _lines(connection: Connection, first: int, last: int) -> tuple[AccountLine, ...]:
    source = ACCOUNT_QUARTER.c
    before = source.quarter < first
    asked = (
        select(
            source.account,
            func.sum(case((before, source.into - source.out), else_=0)),
            func.sum(case((before, 0), else_=source.into)),
            func.sum(case((before, 0), else_=source.out)),
        )
        .where(source.quarter < last)
        .group_by(source.account)
        .order_by(source.account)
    )
    return tuple(_line(*row) for row in connection.execute(asked))


def _line(account: str, opening: int, into: int, out: int) -> AccountLine:
    kind, table, meter = parts_of(account)
    return AccountLine(
        account=account,
        kind=kind,
        table=table,
        meter=meter,
        opening=Minor(int(opening)),
        into=Minor(int(into)),
        out=Minor(int(out)),
        closing=Minor(int(opening + into - out)),
    )
