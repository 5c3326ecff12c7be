"""`punto meter`: show the meters of a house, running or stopped, and check a settings file."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import (
    AsJson,
    DatabaseArgument,
    LanguageOption,
    PitOption,
    write_document,
)
from puntobanco.cli.plain_help import PlainCommand, PlainGroup
from puntobanco.words import ENGLISH

if TYPE_CHECKING:
    from puntobanco.core.ids import PitId
    from puntobanco.progressive.state import Meter
    from puntobanco.store import Store

REFUSED = 1

app = typer.Typer(
    name="meter", cls=PlainGroup, help="Show the meters of a house.", no_args_is_help=True
)

Named = Annotated[str | None, typer.Argument(help="The meter (required if there are several).")]
AsCsv = Annotated[bool, typer.Option("--csv", help="Print CSV.")]
Since = Annotated[
    str | None,
    typer.Option("--from", help="Start, such as 2026-05-01 or 2026-05-01T18:00 (UTC)."),
]
Until = Annotated[str | None, typer.Option("--to", help="End, exclusive, in the same format.")]


@app.command("list", cls=PlainCommand)
def list_meters(
    database: DatabaseArgument,
    pit: PitOption = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """List the meters with their amounts."""
    from puntobanco.cli.store_options import open_for_reading
    from puntobanco.office.meter_report import meter_data, status
    from puntobanco.words import words_in

    words = words_in(language)
    with open_for_reading(database) as store:
        meters = _meters(store, pit)[1]
    if as_json:
        print(json.dumps({"meters": [meter_data(meter, words) for meter in meters.values()]}))
        return
    for meter in meters.values():
        game = meter.rules
        shown = words.text(game.currency.amount(meter.displayed))
        print(f"{meter.id:<16} {shown:>18}  {game.key:<20} {words.text(status(meter))}")


@app.command("show", cls=PlainCommand)
def show_meter(
    database: DatabaseArgument,
    meter: Named = None,
    pit: PitOption = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print the last awards as CSV.")] = False,
) -> None:
    """Show one meter: amounts, hits, settings and the last 25 awards."""
    from puntobanco.cli.store_options import open_for_reading
    from puntobanco.office.meter_report import awards_csv, meter_data, shown_lines
    from puntobanco.office.names import names_at
    from puntobanco.words import words_in

    words = words_in(language)
    with open_for_reading(database) as store:
        found = _meter(store, pit, meter)[1]
        names = names_at(store, found)
    if as_json:
        print(json.dumps(meter_data(found, words, names), ensure_ascii=False))
    elif as_csv:
        print(awards_csv(found, names), end="")
    else:
        print("\n".join(shown_lines(found, words, names)))


@app.command("history", cls=PlainCommand)
def meter_history(
    database: DatabaseArgument,
    meter: Named = None,
    pit: PitOption = None,
    since: Since = None,
    until: Until = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
) -> None:
    """List the history of a meter: contributions, awards, adjustments, settings, who and why."""
    from puntobanco.cli.store_options import given_period, open_for_reading
    from puntobanco.office.meter_log import history
    from puntobanco.office.meter_report import HISTORY, history_cells, history_csv, history_rows
    from puntobanco.office.names import Names, staff_names
    from puntobanco.words import words_in
    from puntobanco.words.alignment import aligned

    first, last = given_period(since, until)
    with open_for_reading(database) as store:
        name, found = _meter(store, pit, meter)
        told = history(
            store,
            name,
            found.id,
            since=first,
            until=last,
        )
        names, words = Names(staff=staff_names(store)), words_in(language)
        if as_csv:
            print(history_csv(found.rules, told, words, names), end="")
        elif as_json:
            rows = history_rows(found.rules, told, words, names)
            print(json.dumps({"history": [dict(zip(HISTORY, row, strict=True)) for row in rows]}))
        else:
            cells = history_cells(found.rules, told, words, names)
            print("\n".join(aligned([[*map(_cell, row)] for row in cells])))


@app.command("reconcile", cls=PlainCommand)
def reconcile_meter(
    database: DatabaseArgument,
    meter: Named = None,
    pit: PitOption = None,
    since: Since = None,
    until: Until = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
) -> None:
    """Reconcile a meter over a period: opening, additions, payments, closing."""
    from puntobanco.cli.store_options import given_period, open_for_reading
    from puntobanco.office.meter_log import reconciliation
    from puntobanco.office.meter_report import (
        reconciliation_csv,
        reconciliation_data,
        reconciliation_lines,
    )
    from puntobanco.words import words_in

    first, last = given_period(since, until)
    with open_for_reading(database) as store:
        name, found = _meter(store, pit, meter)
        made = reconciliation(
            store,
            name,
            found.id,
            since=first,
            until=last,
        )
    exponent = found.rules.currency.exponent
    if as_csv:
        print(reconciliation_csv(made, exponent), end="")
    elif as_json:
        print(json.dumps(reconciliation_data(made, exponent)))
    else:
        print("\n".join(reconciliation_lines(made, exponent, words_in(language))))
    if made.difference_ppm:
        raise typer.Exit(REFUSED)


@app.command("win", cls=PlainCommand)
def win(
    database: DatabaseArgument,
    slip: Annotated[int, typer.Option(help="Number of the slip.")],
    meter: Named = None,
    pit: PitOption = None,
    html: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write the page as HTML to this file, for printing."),
    ] = None,
    language: LanguageOption = ENGLISH,
) -> None:
    """Print the win page of a slip."""
    from puntobanco.cli.store_options import open_for_reading
    from puntobanco.office.meter_log import find_win
    from puntobanco.office.win_html import win_page_html
    from puntobanco.office.win_page import win_page
    from puntobanco.office.win_text import win_page_text
    from puntobanco.words import words_in

    with open_for_reading(database) as store:
        name, found = _meter(store, pit, meter)
        page = win_page(find_win(store, name, found.id, slip=slip), words_in(language))
    if html is None:
        print(win_page_text(page), end="")
    else:
        write_document("--html", win_page_html(page), html)


@app.command("advise", cls=PlainCommand)
def advise(
    file: Annotated[
        Path, typer.Argument(help="A TOML file with a game and the settings of its meter.")
    ],
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Check the settings of a meter: refusals, warnings, advice, and the resulting figures."""
    from puntobanco.cli.meter_advice import advised, data, lines
    from puntobanco.words import words_in

    found, words = advised(file), words_in(language)
    if as_json:
        print(json.dumps(data(found, words), ensure_ascii=False))
    else:
        print("\n".join(lines(found, words)))
    if found.refused:
        raise typer.Exit(REFUSED)


def _cell(value: object) -> str:
    return "–" if value in (None, "") else str(value)


def _meters(store: "Store", pit: str | None) -> "tuple[PitId, dict[str, Meter]]":
    from puntobanco.cli.store_options import the_pit
    from puntobanco.core.ids import PitId
    from puntobanco.house.loading import load_state

    name = PitId(the_pit(store, pit))
    return name, {str(one): meter for one, meter in load_state(store, name)[0].meters.items()}


def _meter(store: "Store", pit: str | None, named: str | None) -> "tuple[PitId, Meter]":
    from puntobanco.core.errors import RuleError
    from puntobanco.core.facts import fact, listed

    name, meters = _meters(store, pit)
    if named is None and len(meters) == 1:
        return name, next(iter(meters.values()))
    if not meters:
        raise RuleError(fact("meter-none-in-pit", pit=name))
    if named is None:
        raise RuleError(fact("meter-unnamed", count=len(meters), meters=listed(meters)))
    if named not in meters:
        raise RuleError(fact("meter-unknown", meter=named, meters=listed(meters)))
    return name, meters[named]
