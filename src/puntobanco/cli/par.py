"""`punto par`: the exact par sheet of a game, for people and for programs."""

import json
import re
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from fractions import Fraction

    from rich.console import Console, RenderableType
    from rich.table import Table

    from puntobanco.analysis.par import ParSheet
    from puntobanco.analysis.par_data import Grid
    from puntobanco.analysis.pricing import Price
    from puntobanco.core.game import Game
    from puntobanco.core.money import Minor

WIDEST = 120
ROOMY = 100
"""From this width on a pay table has room for commas between its digits."""


def par(
    game: Annotated[str, typer.Argument(help="The key of a game, or a sheet ending in .toml.")],
    decks: Annotated[
        int | None, typer.Option(help="Decks in the shoe; the game's own if not given.")
    ] = None,
    meter: Annotated[
        str | None, typer.Option(help="What the progressive meter shows; its mean if not given.")
    ] = None,
    wagers: Annotated[int, typer.Option(help="Progressive wagers that win together.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV, a line for each row.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
    html: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write HTML to a file; - prints it.")
    ] = None,
    profile: Annotated[str | None, typer.Option(help="A profile laid over the game.")] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", help="A setting, as key=value.")
    ] = None,
    wanted_edge: Annotated[
        str | None,
        typer.Option(
            metavar="PERCENT",
            help="Print the contribution to the meter that gives this edge in the long run.",
        ),
    ] = None,
) -> None:
    """Compute the par sheet of a game: every bet, exactly."""
    from puntobanco.analysis.par import par_sheet
    from puntobanco.cli.options import parse_settings
    from puntobanco.sheets import load_game

    forms = {"--json": as_json, "--csv": as_csv, "--markdown": as_markdown, "--html": html}
    chosen = _one_form([form for form, said in forms.items() if said], wanted_edge)
    priced = load_game(game, profile=profile, settings=parse_settings(settings or []))
    _needs_meter(priced, meter, wagers, wanted_edge)
    sheet = par_sheet(priced, decks=decks, shown=_shown(priced, meter), wagers=wagers)
    if wanted_edge is not None:
        _print_contributions(sheet, _edge(wanted_edge), as_json=as_json)
    elif chosen is None:
        from rich.console import Console

        _print(sheet, Console(highlight=False))
    else:
        _write(_document(sheet, chosen), html or "-")


# --- What was asked for --------------------------------------------------------------------------


def _one_form(forms: list[str], wanted_edge: str | None) -> str | None:
    from puntobanco.core.errors import NotationError

    if len(forms) > 1:
        raise NotationError(f"{' and '.join(forms)}: expected one of them")
    if wanted_edge is not None and forms not in ([], ["--json"]):
        raise NotationError(f"--wanted-edge and {forms[0]}: expected text or --json")
    return forms[0] if forms else None


def _needs_meter(game: "Game", meter: str | None, wagers: int, wanted_edge: str | None) -> None:
    """RuleError where something is asked about a meter that the game does not have."""
    from puntobanco.core.errors import RuleError

    if wagers < 1:
        raise RuleError(f"wagers {wagers}: expected one at least")
    if game.progressive is not None:
        return
    for option, value in (
        ("--meter", meter),
        ("--wagers", wagers if wagers > 1 else None),
        ("--wanted-edge", wanted_edge),
    ):
        if value is not None:
            raise RuleError(
                f"{option} {value}: {game.key} has no progressive bet; expected a game with a meter"
            )


def _shown(game: "Game", meter: str | None) -> "Minor | None":
    from puntobanco.core.errors import RuleError
    from puntobanco.core.money import parse_money

    if meter is None:
        return None
    amount = parse_money(meter, game.currency.exponent)
    if amount < 0:
        raise RuleError(f"meter {meter!r}: expected zero or more")
    return amount


def _edge(text: str) -> "Fraction":
    from fractions import Fraction

    from puntobanco.core.errors import NotationError

    found = re.fullmatch(r"(-?\d+(?:\.\d+)?) ?%?", text, re.ASCII)
    if found is None:
        raise NotationError(f"--wanted-edge {text!r}: expected a percentage such as 20 or 17.5")
    return Fraction(found[1]) / 100


# --- Documents -----------------------------------------------------------------------------------


def _document(sheet: "ParSheet", form: str) -> str:
    from datetime import date

    if form == "--json":
        from puntobanco.analysis.par_data import par_data

        return json.dumps(par_data(sheet), ensure_ascii=False) + "\n"
    if form == "--csv":
        from puntobanco.analysis.par_csv import par_csv

        return par_csv(sheet)
    today = date.today().isoformat()  # noqa: DTZ011 -- the day where the sheet is printed
    if form == "--markdown":
        from puntobanco.analysis.par_markdown import par_markdown

        return par_markdown(sheet, date=today)
    from puntobanco.analysis.par_html import par_html

    return par_html(sheet, date=today)


def _write(document: str, file: str) -> None:
    from pathlib import Path

    from puntobanco.core.errors import NotationError

    if file == "-":
        print(document, end="")
        return
    try:
        Path(file).write_text(document, encoding="utf-8")
    except OSError as error:
        raise NotationError(f"--html {file!r}: cannot be written: {error.strerror}") from None


def _print_contributions(sheet: "ParSheet", edge: "Fraction", *, as_json: bool) -> None:
    """The contribution rate that gives an edge, for each set of hands; why not where none does."""
    from puntobanco.analysis.par import decimal
    from puntobanco.analysis.par_data import PLACES, percent, title
    from puntobanco.core.errors import RuleError

    found: list[dict[str, str | None]] = []
    lines = []
    for figures in sheet.meters:
        try:
            rate = figures.meter.contribution_for(edge)
        except RuleError as error:
            found.append({"hands": figures.hands, "contribution": None, "why": str(error)})
            lines.append(f"{title(figures.price)}: none; {error}")
        else:
            found.append({"hands": figures.hands, "contribution": decimal(rate, PLACES)})
            lines.append(f"{title(figures.price)}: {percent(rate)}")
    if as_json:
        about = {"game": sheet.game.key, "hash": sheet.game.hash, "edge": decimal(edge, PLACES)}
        print(json.dumps({**about, "contributions": found}, ensure_ascii=False))
        return
    print(f"{sheet.game.name}: contribution that gives an edge of {percent(edge, 4)}")
    print("\n".join(lines))


# --- As text -------------------------------------------------------------------------------------


def _print(sheet: "ParSheet", console: "Console") -> None:
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    from puntobanco.analysis import par_data

    width = min(console.width, WIDEST)
    lines = Table.grid(padding=(0, 2))
    for name, fact in par_data.facts(sheet)[1:]:
        lines.add_row(Text(name, style="dim"), Text(fact, overflow="fold"))
    head = Text(sheet.game.name.en, style="bold")
    with console.capture() as drawn:
        console.print(Panel(lines, title=head, width=width))
        _print_section(console, width, "Summary", _drawn(_numbered(par_data.summary(sheet))))
        for price in sheet.bets:
            shown = _bet(sheet, price, width=width)
            _print_section(console, width, par_data.title(price), *shown)
        if sheet.meters:
            said = (Text(sentence, style="red") for sentence in par_data.warnings(sheet))
            grid = _drawn(par_data.meter_table(sheet))
            _print_section(console, width, "Progressive", grid, *said)
        decks = _drawn(_numbered(par_data.decks_table(sheet)), close=True)
        _print_section(console, width, "Edge by decks", decks)
        matrix = _drawn(_numbered(par_data.correlation_table(sheet), heads=True), close=True)
        _print_section(console, width, "Correlation of the bets", matrix)
        console.print()
        console.print(Text(_CLOSING, style="dim"), width=width)
    # Rich fills lines up with blanks, which a file or a pager has no use for.
    print("\n".join(line.rstrip() for line in drawn.get().splitlines()))


_CLOSING = (
    "Exact; the 90 % ranges by the normal law. Rounding of payments and the cut card are left out. "
    "The whole method is printed with --html and --markdown."
)


def _print_section(console: "Console", width: int, heading: str, *blocks: "RenderableType") -> None:
    from rich.rule import Rule
    from rich.text import Text

    title = Rule(Text(heading, style="bold red"), align="left", style="dim")
    console.print()
    console.print(title, width=width)
    for block in blocks:
        console.print(block, width=width)


def _bet(sheet: "ParSheet", price: "Price", *, width: int) -> "tuple[RenderableType, ...]":
    from rich.table import Table
    from rich.text import Text

    from puntobanco.analysis.par_data import figures_of, pay_table, ranges

    lines = dict(figures_of(sheet, price))
    exact = lines.pop("House edge, exact")
    figures = Table.grid(padding=(0, 2))
    figures.add_column()
    figures.add_column(justify="right")
    for name, value in lines.items():
        figures.add_row(Text(name, style="dim"), value)
    both = Table.grid(padding=(0, 5, 0, 0))
    both.add_row(figures, _drawn(ranges(sheet, price), title="90 % range of the return"))
    said = Text.assemble(("House edge, exact  ", "dim"), exact, overflow="fold")
    return _drawn(_fitting(pay_table(price), width)), "", both, said


def _fitting(grid: "Grid", width: int) -> "Grid":
    """The pay table without the commas of its combinations, where they leave the words no room."""
    from dataclasses import replace

    if width >= ROOMY:
        return grid
    combinations = grid.head.index("Combinations")

    def bare(row: tuple[str, ...]) -> tuple[str, ...]:
        plain = row[combinations].replace(",", "")
        return (*row[:combinations], plain, *row[combinations + 1 :])

    return replace(grid, rows=tuple(map(bare, grid.rows)), total=bare(grid.total))


def _numbered(grid: "Grid", *, heads: bool = False) -> "Grid":
    """The grid with its bets numbered, and with the numbers alone as headings where told so."""
    from dataclasses import replace

    rows = tuple((f"{place} {row[0]}", *row[1:]) for place, row in enumerate(grid.rows, start=1))
    numbers = tuple(str(place) for place in range(1, len(rows) + 1))
    return replace(grid, rows=rows, head=(grid.head[0], *numbers) if heads else grid.head)


def _drawn(grid: "Grid", *, title: str | None = None, close: bool = False) -> "Table":
    from rich import box
    from rich.table import Table
    from rich.text import Text

    drawn = Table(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, 0 if close else 1, 0, 0),
        header_style="bold",
        title=title,
        title_style="dim",
        title_justify="left",
    )
    for place, head in enumerate(grid.head):
        number = place >= grid.words
        # Words may fold, headings too, but a figure stands on one line.
        widest = max(len(row[place]) for row in (*grid.rows, grid.total or grid.rows[0]))
        drawn.add_column(
            Text(head),
            justify="right" if number else "left",
            overflow="fold",
            min_width=widest if number else None,
        )
    for row in grid.rows:
        drawn.add_row(*map(Text, row))
    if grid.total:
        drawn.add_row(*(Text(cell, style="bold") for cell in grid.total))
    return drawn
