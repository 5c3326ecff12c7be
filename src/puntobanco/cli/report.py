"""`punto report`: figures for a period, the house's liability, or a patron's account."""

import json
from time import time_ns
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import AsJson, DatabaseArgument, LanguageOption
from puntobanco.words import ENGLISH, words_in

if TYPE_CHECKING:
    from collections.abc import Mapping

    from puntobanco.core.ids import Ms
    from puntobanco.store import Store

ALL_LINES = 10**9


def report(
    database: DatabaseArgument,
    since: Annotated[
        str | None,
        typer.Option("--from", help="Start: a date or time in UTC, or milliseconds since 1970."),
    ] = None,
    until: Annotated[
        str | None, typer.Option("--to", help="End, exclusive, in the same format (default: now).")
    ] = None,
    table: Annotated[str | None, typer.Option(help="Only this table.")] = None,
    patron: Annotated[
        str | None, typer.Option(help="Report this patron's account instead (id or name).")
    ] = None,
    liability: Annotated[
        bool,
        typer.Option("--liability", help="Report what the house owes its patrons now instead."),
    ] = False,
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
    """Report a period: wagers, wins, fees and holds by table, game and bet, against theory."""
    from puntobanco.cli.report_view import print_text
    from puntobanco.cli.store_options import (
        check_table,
        open_reading_tables,
        parse_moment,
        patron_named,
    )
    from puntobanco.core.ids import Ms, TableId
    from puntobanco.office import liability as owed
    from puntobanco.office import report as figures
    from puntobanco.office import statement as account
    from puntobanco.office.export import as_csv as csv_of
    from puntobanco.office.export import plain
    from puntobanco.office.theory import Theory

    _at_most_one({"--json": as_json, "--csv": as_csv, "--text": as_text})
    _at_most_one({"--table": table, "--patron": patron, "--liability": liability})
    now = Ms(time_ns() // 1_000_000)
    made: figures.PeriodReport | owed.Liability | account.Statement
    with open_reading_tables(database, rebuild=rebuild) as (store, tables):
        if table is not None:
            check_table(store, table)
        begins = parse_moment(since, "--from") if since else _first_moment(store, now)
        ends = parse_moment(until, "--to") if until else now
        if liability:
            made = owed.liability(tables, generated=now, house=house, include_simulated=simulated)
        elif patron is not None:
            made = account.statement(
                tables,
                patron_named(store, tables, patron),
                since=begins,
                until=ends,
                generated=now,
                house=house,
                limit=ALL_LINES,
            )
        else:
            made = figures.report(
                tables,
                Theory(),
                since=begins,
                until=ends,
                generated=now,
                house=house,
                table=TableId(table) if table else None,
                include_simulated=simulated,
            )
    if as_json:
        print(json.dumps(plain(made, made.heading.exponent), ensure_ascii=False))
    elif as_csv:
        print(csv_of(made), end="")
    else:
        print_text(made, words_in(language))


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
