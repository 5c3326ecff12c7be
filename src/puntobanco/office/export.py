"""Reports as JSON values and as CSV: amounts as decimals, every CSV line self-contained."""

from enum import Enum
from typing import Any, assert_never, get_args

import msgspec

from puntobanco.core.csv_text import csv_of
from puntobanco.core.money import Minor, format_money
from puntobanco.house.moments import millisecond_text
from puntobanco.office.accounts import Ledger
from puntobanco.office.cage import Cage
from puntobanco.office.heading import Heading
from puntobanco.office.liability import Liability
from puntobanco.office.report import PeriodReport
from puntobanco.office.statement import Statement

Plain = dict[str, Any]


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


AnyReport = PeriodReport | Liability | Statement | Ledger | Cage


def as_csv(made: AnyReport) -> str:
    """A report as CSV with a header line; every line repeats the heading of the report."""
    heading, exponent = _heading(made.heading), made.heading.exponent
    match made:
        case PeriodReport():
            heading |= {"from": millisecond_text(made.since), "to": millisecond_text(made.until)}
            lines = [plain(line, exponent) for line in made.lines]
        case Liability():
            owed = (made.total, *made.tables, *made.meters)
            totals = ({"total": format_money(one.total, exponent)} for one in owed)
            lines = [plain(one, exponent) | total for one, total in zip(owed, totals, strict=True)]
        case Statement():
            heading |= {"from": millisecond_text(made.since), "to": millisecond_text(made.until)}
            lines = _transactions(made, exponent)
        case Ledger() | Cage():
            heading |= {"from": millisecond_text(made.since), "to": millisecond_text(made.until)}
            lines = [plain(line, exponent) for line in (*made.lines, made.total)]
        case _:
            assert_never(made)
    return csv_of([heading | line for line in lines])


def _transactions(made: Statement, exponent: int) -> list[Plain]:
    """A patron's transactions, between the opening and the closing balance."""
    names = ("transaction", "time", "kind", "table", "coup", "wallet_change", "funds_change")
    empty: Plain = dict.fromkeys(names, "")
    return [
        empty | {"kind": "opening"} | plain(made.opening, exponent),
        *(
            {
                "transaction": f"{line.pit}:{line.sequence}",
                "time": millisecond_text(line.time_ms),
                "kind": line.kind,
                "table": line.table,
                "coup": line.coup or "",
                "wallet_change": format_money(line.wallet_change, exponent),
                "funds_change": format_money(line.funds_change, exponent),
            }
            | plain(line.balance, exponent)
            for line in made.lines
        ),
        empty | {"kind": "closing"} | plain(made.closing, exponent),
    ]


def _heading(heading: Heading) -> Plain:
    return {
        "report": heading.report.value,
        "about": heading.about,
        "house": heading.house,
        "generated": millisecond_text(heading.generated_ms),
        "simulated": "yes" if heading.simulated else "no",
        "demonstration": "yes" if heading.demonstration else "no",
        "empty": "yes" if heading.empty else "no",
    }
