"""The reports of the office, one entry each: how it is made, and what may be asked of it.

`punto report`, the HTTP interface and its table of rights read these entries.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from puntobanco.core.ids import Ms, PatronId, TableId
from puntobanco.office.accounts import Ledger, ledger
from puntobanco.office.cage import Cage, cage
from puntobanco.office.heading import ReportKind
from puntobanco.office.layout import Report
from puntobanco.office.liability import Liability, liability
from puntobanco.office.report import PeriodReport, report
from puntobanco.office.statement import Statement, statement
from puntobanco.office.theory import Theory
from puntobanco.people.staff import Role
from puntobanco.store import Database

ALL_LINES = 10**9
EPOCH = Ms(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportRequest:
    """What a report is asked for. A report reads only what its entry `takes`."""

    generated: Ms
    house: str
    since: Ms = EPOCH
    until: Ms = EPOCH
    table: TableId | None = None
    patron: PatronId | None = None
    simulated: bool = False
    """Whether simulated patrons are counted."""
    theory: Theory = field(default_factory=Theory)
    staff: Mapping[str, str] = field(default_factory=dict)
    """Names of the staff, by id."""


class Takes(Enum):
    """What may be asked of a report."""

    PERIOD = "period"
    TABLE = "table"
    SIMULATED = "simulated"
    PATRON = "patron"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportEntry:
    """A report of the office."""

    kind: ReportKind
    address: str
    """Its address under that of the back office."""
    about: str
    """Its subject, in the descriptions of the HTTP interface."""
    shape: type[Report]
    make: Callable[[Database, ReportRequest], Report]
    takes: frozenset[Takes]
    roles: frozenset[Role]
    """The staff who may read it."""


_OVERSEE = frozenset({Role.SUPERVISOR, Role.EXECUTIVE, Role.AUDITOR})
_KEEP_BOOKS = frozenset({Role.EXECUTIVE, Role.AUDITOR})


def _performance(tables: Database, asked: ReportRequest) -> PeriodReport:
    """Wagers, wins, fees and holds by table, game and bet, compared with theory."""
    return report(
        tables,
        asked.theory,
        since=asked.since,
        until=asked.until,
        generated=asked.generated,
        house=asked.house,
        table=asked.table,
        include_simulated=asked.simulated,
    )


def _liability(tables: Database, asked: ReportRequest) -> Liability:
    """Wallets, chips, stakes, banks and meters, as of now."""
    return liability(
        tables,
        generated=asked.generated,
        house=asked.house,
        include_simulated=asked.simulated,
    )


def _ledger(tables: Database, asked: ReportRequest) -> Ledger:
    """Opening balance, credits, debits and closing balance of each account. Balances total zero.

    The period must begin and end on a quarter of an hour.
    """
    return ledger(
        tables,
        since=asked.since,
        until=asked.until,
        generated=asked.generated,
        house=asked.house,
    )


def _cage(tables: Database, asked: ReportRequest) -> Cage:
    """What each cashier took in and paid out, in a shift or a longer period."""
    return cage(
        tables,
        since=asked.since,
        until=asked.until,
        generated=asked.generated,
        house=asked.house,
        names=asked.staff,
        include_simulated=asked.simulated,
    )


def _statement(tables: Database, asked: ReportRequest) -> Statement:
    """Every transaction of a patron with its number and the balance after it."""
    assert asked.patron is not None, "the entry takes a patron"
    return statement(
        tables,
        asked.patron,
        since=asked.since,
        until=asked.until,
        generated=asked.generated,
        house=asked.house,
        limit=ALL_LINES,
    )


REPORTS = (
    ReportEntry(
        kind=ReportKind.PERFORMANCE,
        address="report",
        about="game performance",
        shape=PeriodReport,
        make=_performance,
        takes=frozenset({Takes.PERIOD, Takes.TABLE, Takes.SIMULATED}),
        roles=_OVERSEE,
    ),
    ReportEntry(
        kind=ReportKind.LEDGER,
        address="ledger",
        about="the ledger",
        shape=Ledger,
        make=_ledger,
        takes=frozenset({Takes.PERIOD}),
        roles=_KEEP_BOOKS,
    ),
    ReportEntry(
        kind=ReportKind.LIABILITY,
        address="liability",
        about="what the house owes its patrons",
        shape=Liability,
        make=_liability,
        takes=frozenset({Takes.SIMULATED}),
        roles=_KEEP_BOOKS,
    ),
    ReportEntry(
        kind=ReportKind.CAGE,
        address="cage",
        about="the cage report",
        shape=Cage,
        make=_cage,
        takes=frozenset({Takes.PERIOD, Takes.SIMULATED}),
        roles=_OVERSEE | {Role.CASHIER},
    ),
    ReportEntry(
        kind=ReportKind.STATEMENT,
        address="statements/{patron}",
        about="a patron's statement",
        shape=Statement,
        make=_statement,
        takes=frozenset({Takes.PERIOD, Takes.PATRON}),
        roles=_OVERSEE | {Role.CASHIER},
    ),
)
