"""What every report has: its heading, its lines as CSV, and its tables as text.

A cell of a table is a parameter of a fact, so the tables of a report can be shown in any language.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from typing import Any, get_args

import msgspec

from puntobanco.core.csv_text import csv_of
from puntobanco.core.facts import Fact, Numeral, Value
from puntobanco.core.figures import numeral, percentage
from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor, format_money
from puntobanco.house.moments import millisecond_text
from puntobanco.office.heading import Heading

Plain = dict[str, Any]


class ReportColumn(Enum):
    """A column of a report."""

    COUPS = "coups"
    VOID = "void"
    DROP = "drop"
    WAGERS = "wagers"
    STAKE = "stake"
    RETURNED = "returned"
    FEES = "fees"
    HOUSE_WIN = "house-win"
    THEORY = "theory"
    HOLD = "hold"
    BET = "bet"
    WON = "won"
    COMMISSION = "commission"
    EDGE = "edge"
    Z = "z"
    WALLETS = "wallets"
    CHIPS = "chips"
    HELD = "held"
    BANKS = "banks"
    METERS = "meters"
    TOTAL = "total"
    TRANSACTION = "transaction"
    TIME = "time"
    KIND = "kind"
    TABLE = "table"
    COUP = "coup"
    CHANGE = "change"
    WALLET = "wallet"
    FUNDS = "funds"
    ACCOUNT = "account"
    OPENING = "opening"
    INTO = "in"
    OUT = "out"
    CLOSING = "closing"
    BY = "by"
    TIMES_IN = "times-in"
    TIMES_OUT = "times-out"
    NET = "net"


_C = ReportColumn
TEXTS = frozenset({_C.BET, _C.TRANSACTION, _C.TIME, _C.KIND, _C.TABLE, _C.ACCOUNT, _C.BY})
"""Columns of texts. All others contain figures."""


@dataclass(frozen=True, slots=True)
class Block:
    """One table of a report. A None in `columns` is a column of names without a heading."""

    columns: Sequence[ReportColumn | None]
    rows: Sequence[Sequence[Value]]
    title: str = ""
    note: Fact | None = None
    """What is said below the table."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A report: figures under a heading."""

    heading: Heading

    @property
    def period(self) -> tuple[Ms, Ms] | None:
        """Its period, start and exclusive end; None if it is about the present."""
        return None

    @property
    @abstractmethod
    def csv_lines(self) -> Sequence[Plain]:
        """Its lines for CSV, without the heading."""

    @property
    @abstractmethod
    def blocks(self) -> Sequence[Block]:
        """Its tables for text."""

    def money(self, amount: Minor | None) -> Value:
        """An amount without the currency, which is that of the house; empty for None."""
        if amount is None:
            return ""
        return Numeral(format_money(amount, self.heading.exponent), grouped=False)


class PeriodicReport(Report, frozen=True, kw_only=True):
    """A report over a period."""

    since: Ms
    until: Ms

    @property
    def period(self) -> tuple[Ms, Ms]:
        """Its period, start and exclusive end."""
        return self.since, self.until


def share(value: str | None) -> Value:
    """A share as a percentage; empty for None."""
    return "" if value is None else percentage(Decimal(value), 2)


def deviation(z: float | None) -> Value:
    """Standard deviations from the theory; empty for None."""
    return "" if z is None else numeral(z, 2, signed=True)


def counted(number: int | None) -> Value:
    """A number of things; empty for None."""
    return "" if number is None else Numeral(str(number), grouped=False)


def plain(value: msgspec.Struct, exponent: int) -> Plain:
    """The fields of a value by name; amounts as decimals with `exponent` places."""
    return {
        field.name: _plain(getattr(value, field.name), field.type, exponent)
        for field in msgspec.structs.fields(value)
    }


def _plain(value: Any, kind: Any, exponent: int) -> Any:
    if isinstance(value, msgspec.Struct):
        return plain(value, exponent)
    if isinstance(value, tuple):
        return [_plain(one, get_args(kind)[0], exponent) for one in value]
    if isinstance(value, Enum):
        return value.value
    if value is not None and Minor in (kind, *get_args(kind)):
        return format_money(value, exponent)
    return value


def as_csv(report: Report) -> str:
    """A report as CSV with a header line; every line repeats the heading of the report."""
    heading = _heading(report)
    return csv_of([heading | line for line in report.csv_lines])


def _heading(report: Report) -> Plain:
    heading, period = report.heading, report.period
    fields = {
        "report": heading.report.value,
        "about": heading.about,
        "house": heading.house,
        "generated": millisecond_text(heading.generated_ms),
        "simulated": "yes" if heading.simulated else "no",
        "demonstration": "yes" if heading.demonstration else "no",
        "empty": "yes" if heading.empty else "no",
    }
    if period is None:
        return fields
    since, until = map(millisecond_text, period)
    return fields | {"from": since, "to": until}
