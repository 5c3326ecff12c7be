"""`punto report`: one of the reports of the office."""

import json
from time import time_ns
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import AsJson, DatabaseArgument, LanguageOption
from puntobanco.words import ENGLISH, words_in

if TYPE_CHECKING:
    from collections.abc import Mapping

    from puntobanco.core.ids import Ms
    from puntobanco.office.reports import ReportEntry, Takes
    from puntobanco.store import Store

QUARTER_MS = 900_000


def _reports(begun: str) -> list[str]:
    from puntobanco.office.reports import REPORTS

    return [one.kind.value for one in REPORTS if one.kind.value.startswith(begun)]


def report(
    database: DatabaseArgument,
    kind: Annotated[
        str,
        typer.Argument(
            metavar="REPORT",
            help="performance, ledger, liability, cage or statement.",
            autocompletion=_reports,
        ),
    ] = "performance",
    since: Annotated[
        str | None,
        typer.Option("--from", help="Start: a date or time in UTC, or milliseconds since 1970."),
    ] = None,
    until: Annotated[
        str | None, typer.Option("--to", help="End, exclusive, in the same format (default: now).")
    ] = None,
    table: Annotated[str | None, typer.Option(help="Only this table.")] = None,
    patron: Annotated[
        str | None, typer.Option(help="The patron of a statement (id or name).")
    ] = None,
    simulated: Annotated[
        bool, typer.Option("--simulated", help="Include simulated patrons.")
    ] = False,
    house: Annotated[str, typer.Option(help="The house's name, for the heading.")] = "puntobanco",
    rebuild: Annotated[
        bool,
        typer.Option("--rebuild", help="Rebuild the tables behind reports from the log first."),
    ] = False,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV.")] = False,
    as_text: Annotated[bool, typer.Option("--text", help="Print text (default).")] = False,
) -> None:
    """Report on a house: its games against theory, ledger, liability, cage, or an account."""
    from puntobanco.cli.report_view import print_text
    from puntobanco.cli.store_options import (
        check_table,
        open_reading_tables,
        parse_moment,
        patron_named,
    )
    from puntobanco.core.errors import RuleError
    from puntobanco.core.facts import fact
    from puntobanco.core.ids import Ms, TableId
    from puntobanco.office import layout
    from puntobanco.office.names import staff_names
    from puntobanco.office.reports import ReportRequest, Takes

    _at_most_one({"--json": as_json, "--csv": as_csv, "--text": as_text})
    entry = _entry(kind)
    _refuse_untaken(
        entry,
        {
            ("--from", Takes.PERIOD): since,
            ("--to", Takes.PERIOD): until,
            ("--table", Takes.TABLE): table,
            ("--patron", Takes.PATRON): patron,
            ("--simulated", Takes.SIMULATED): simulated,
        },
    )
    if Takes.PATRON in entry.takes and patron is None:
        raise RuleError(fact("report-needs", report=kind, option="--patron"))
    now = Ms(time_ns() // 1_000_000)
    with open_reading_tables(database, rebuild=rebuild) as (store, tables):
        if table is not None:
            check_table(store, table)
        # Without a period a report covers the whole log, in whole quarters of an hour.
        first, last = _first_moment(store, now), Ms(now + 1)
        asked = ReportRequest(
            generated=now,
            house=house,
            since=parse_moment(since, "--from") if since else Ms(first - first % QUARTER_MS),
            until=parse_moment(until, "--to") if until else Ms(last + -last % QUARTER_MS),
            table=TableId(table) if table else None,
            patron=patron_named(store, tables, patron) if patron else None,
            simulated=simulated,
            staff=staff_names(store),
        )
        made = entry.make(tables, asked)
    if as_json:
        print(json.dumps(layout.plain(made, made.heading.exponent), ensure_ascii=False))
    elif as_csv:
        print(layout.as_csv(made), end="")
    else:
        print_text(made, words_in(language))


def _entry(kind: str) -> "ReportEntry":
    from puntobanco.core.errors import RuleError
    from puntobanco.core.facts import fact, one_of
    from puntobanco.office.reports import REPORTS

    entries = {one.kind.value: one for one in REPORTS}
    if kind not in entries:
        raise RuleError(fact("report-unknown", report=kind, reports=one_of(entries)))
    return entries[kind]


def _refuse_untaken(entry: "ReportEntry", options: "Mapping[tuple[str, Takes], object]") -> None:
    """Raise RuleError if an option was given that the report does not take."""
    from puntobanco.core.errors import RuleError
    from puntobanco.core.facts import fact

    for (option, needed), value in options.items():
        if value and needed not in entry.takes:
            raise RuleError(fact("report-takes-no", report=entry.kind.value, option=option))


def _at_most_one(options: "Mapping[str, object]") -> None:
    from puntobanco.core.errors import NotationError
    from puntobanco.core.facts import all_of, fact

    given = [option for option, value in options.items() if value]
    if len(given) > 1:
        raise NotationError(fact("report-one-of", options=all_of(given)))


def _first_moment(store: "Store", now: "Ms") -> "Ms":
    """When the oldest entry of any log was written."""
    from puntobanco.core.ids import Ms

    firsts = (entry for state in store.pits() for entry in store.read(state.pit, limit=1))
    return Ms(min((entry.time_ms for entry in firsts), default=now))
