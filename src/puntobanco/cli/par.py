"""`punto par`: the exact par sheet of a game, for people and for programs."""

import json
import re
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.folding import folded, widest_part
from puntobanco.cli.options import (
    AsJson,
    GameArgument,
    LanguageOption,
    ProfileOption,
    SettingsOption,
    no_meter,
    parse_meter,
    parse_settings,
    why_data,
    write_document,
)
from puntobanco.core.arguments import Argument, too_small
from puntobanco.core.facts import SheetName, all_of, fact
from puntobanco.words import ENGLISH, Words, words_in

if TYPE_CHECKING:
    from fractions import Fraction

    from rich.console import Console, JustifyMethod, RenderableType
    from rich.table import Table

    from puntobanco.analysis.par import ParSheet
    from puntobanco.analysis.par_tables import PrintedGrid
    from puntobanco.analysis.pricing import Price
    from puntobanco.core.game import Game

NARROWEST, WIDEST = 80, 120
ROOMY = 100
"""From this width on, a pay table has space for separators between groups of digits."""
PAYS = 10
"""The narrowest width that a column of payouts may be folded to."""


def par(
    game: GameArgument,
    decks: Annotated[
        int | None, typer.Option(help="Decks in the shoe (default: the game's).")
    ] = None,
    meter: Annotated[
        str | None, typer.Option(help="Amount on the progressive meter (default: its mean).")
    ] = None,
    wagers: Annotated[int, typer.Option(help="Progressive wagers that win together.")] = 1,
    against: Annotated[
        int,
        typer.Option(help="Progressive wagers on the other hand; they may share a prize."),
    ] = 0,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV, one line per row.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
    html: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write HTML to a file; - prints it.")
    ] = None,
    profile: ProfileOption = None,
    settings: SettingsOption = None,
    language: LanguageOption = ENGLISH,
    wanted_edge: Annotated[
        str | None,
        typer.Option(
            metavar="PERCENT",
            help="Print the contribution rate that gives this edge in the long run.",
        ),
    ] = None,
) -> None:
    """Compute the exact par sheet of a game."""
    from puntobanco.analysis.par import par_sheet
    from puntobanco.sheets import load_game

    forms = {"--json": as_json, "--csv": as_csv, "--markdown": as_markdown, "--html": html}
    chosen = _one_form([form for form, said in forms.items() if said], wanted_edge)
    priced = load_game(game, profile=profile, settings=parse_settings(settings or []))
    _needs_meter(priced, meter, wagers, against, wanted_edge)
    words = words_in(language)
    sheet = par_sheet(
        priced,
        decks=decks,
        shown=parse_meter(priced, meter, language),
        wagers=wagers,
        against=against,
    )
    _not_dry(sheet)
    if wanted_edge is not None:
        _print_contributions(sheet, _edge(wanted_edge), words, as_json=as_json)
    elif chosen is None:
        from puntobanco.cli.terminal import guarded_console

        _print(sheet, guarded_console(highlight=False), words)
    else:
        write_document("--html", _document(sheet, chosen, words), html or "-")


# --- What was asked for --------------------------------------------------------------------------


def _one_form(forms: list[str], wanted_edge: str | None) -> str | None:
    from puntobanco.core.errors import NotationError

    if len(forms) > 1:
        raise NotationError(fact("error-forms", forms=all_of(forms)))
    if wanted_edge is not None and forms not in ([], ["--json"]):
        raise NotationError(fact("error-wanted-edge-form", form=forms[0]))
    return forms[0] if forms else None


def _needs_meter(
    game: "Game", meter: str | None, wagers: int, against: int, wanted_edge: str | None
) -> None:
    """Raise RuleError if an option needs a meter and the game has none."""
    from puntobanco.core.errors import RuleError

    if wagers < 1:
        raise RuleError(too_small(Argument.WAGERS, wagers, 1))
    if against < 0:
        raise RuleError(too_small(Argument.AGAINST, against, 0))
    if game.progressive is not None:
        return
    for option, value in (
        ("--meter", meter),
        ("--wagers", wagers if wagers > 1 else None),
        ("--against", against or None),
        ("--wanted-edge", wanted_edge),
    ):
        if value is not None:
            raise RuleError(no_meter(option, str(value), game))


def _not_dry(sheet: "ParSheet") -> None:
    """Raise RuleError if a bet would be priced at the mean of a meter that has none."""
    from puntobanco.core.errors import RuleError

    for figures in sheet.meters:
        if sheet.shown is None and figures.meter.mean_award < 0:
            wrong = fact("error-meter-dry", game=sheet.game.key, hands=figures.hands)
            raise RuleError(wrong)


def _edge(text: str) -> "Fraction":
    from fractions import Fraction

    from puntobanco.core.errors import NotationError

    found = re.fullmatch(r"(-?\d+(?:\.\d+)?) ?%?", text, re.ASCII)
    if found is None:
        raise NotationError(fact("error-wanted-edge", text=text))
    return Fraction(found[1]) / 100


# --- Documents -----------------------------------------------------------------------------------


def _document(sheet: "ParSheet", form: str, words: Words) -> str:
    from datetime import date

    if form == "--json":
        from puntobanco.analysis.par_data import par_data

        return json.dumps(par_data(sheet), ensure_ascii=False) + "\n"
    if form == "--csv":
        from puntobanco.analysis.par_csv import par_csv

        return par_csv(sheet)
    today = date.today().isoformat()  # noqa: DTZ011 -- the local date of the user
    if form == "--markdown":
        from puntobanco.analysis.par_markdown import par_markdown

        return par_markdown(sheet, date=today, words=words)
    from puntobanco.analysis.par_html import par_html

    return par_html(sheet, date=today, words=words)


def _print_contributions(
    sheet: "ParSheet", edge: "Fraction", words: Words, *, as_json: bool
) -> None:
    """Print the contribution rate that gives an edge, by hands; or the reason if none does."""
    from puntobanco.analysis.par_figures import PLACES, bet_label
    from puntobanco.core.errors import RuleError
    from puntobanco.core.figures import decimal, percentage

    found: list[dict[str, object]] = []
    lines = []
    for figures in sheet.meters:
        hands, bet = figures.hands, bet_label(figures.price)
        try:
            rate = figures.meter.contribution_for(edge)
        except RuleError as error:
            why = error.stated
            found.append({"hands": hands, "contribution": None, **why_data(why, words)})
            lines.append(fact("par-wanted-none", bet=bet, why=why))
        else:
            found.append({"hands": hands, "contribution": decimal(rate, PLACES)})
            lines.append(fact("par-wanted-rate", bet=bet, rate=percentage(rate, 6)))
    if as_json:
        about = {"game": sheet.game.key, "hash": sheet.game.hash, "edge": decimal(edge, PLACES)}
        print(json.dumps({**about, "contributions": found}, ensure_ascii=False))
        return
    game = SheetName(sheet.game.name)
    print(words.say("par-wanted-edge", game=game, edge=percentage(edge, 4)))
    print("\n".join(map(words.text, lines)))


# --- As text -------------------------------------------------------------------------------------


def _print(sheet: "ParSheet", console: "Console", words: Words) -> None:
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    from puntobanco.analysis import par_tables
    from puntobanco.analysis.par_figures import bet_label
    from puntobanco.analysis.par_method import warnings

    # A terminal that is too narrow wraps the lines itself, which is better than splitting figures.
    console.width = width = min(max(console.width, NARROWEST), WIDEST)
    lines = Table.grid(padding=(0, 2))
    for name, value in par_tables.header_lines(sheet)[1:]:
        lines.add_row(Text(words.text(name), style="dim"), Text(words.text(value), overflow="fold"))
    head = Text(words.named(sheet.game.name), style="bold")
    with console.capture() as drawn:
        console.print(Panel(lines, title=head))
        overview = _drawn(_numbered(par_tables.summary(sheet).grid(words)), width=width)
        _print_section(console, words.say("par-summary"), overview)
        for price in sheet.bets:
            blocks = _bet(sheet, price, words, width=width)
            _print_section(console, words.text(bet_label(price)), *blocks)
        if sheet.meters:
            texts = (folded(words.text(note), width=width) for note in warnings(sheet))
            notes = (Text(text, style="red") for text in texts)
            grid = _drawn(par_tables.meter_table(sheet).grid(words), width=width)
            _print_section(console, words.say("par-progressive"), grid, *notes)
        rounding = par_tables.rounding_table(sheet)
        if rounding is not None:
            grid = _drawn(rounding.grid(words), width=width)
            _print_section(console, words.say("par-rounding"), grid)
        decks = _drawn(_numbered(par_tables.decks_table(sheet).grid(words)), width=width)
        _print_section(console, words.say("par-by-decks"), decks)
        bets = _numbered(par_tables.correlation_table(sheet).grid(words), heads=True)
        matrix = _drawn(bets, width=width)
        _print_section(console, words.say("par-correlations"), matrix)
        console.print()
        console.print(Text(folded(words.say("par-closing"), width=width), style="dim"))
    # Rich pads lines with blanks, which are useless in a file or a pager.
    print("\n".join(line.rstrip() for line in drawn.get().splitlines()))


def _print_section(console: "Console", heading: str, *blocks: "RenderableType") -> None:
    from rich.rule import Rule
    from rich.text import Text

    title = Rule(Text(heading, style="bold red"), align="left", style="dim")
    console.print()
    console.print(title)
    for block in blocks:
        console.print(block)


def _bet(
    sheet: "ParSheet", price: "Price", words: Words, *, width: int
) -> "tuple[RenderableType, ...]":
    from rich.table import Table
    from rich.text import Text

    from puntobanco.analysis.par_tables import bet_figures, pay_table, range_table

    lines = {
        name.code: (words.text(name), words.text(value))
        for name, value in bet_figures(sheet, price)
    }
    name, value = lines.pop("par-edge-exact")
    exact = Text.assemble((f"{name}  ", "dim"), value, overflow="fold")
    figures = Table.grid(padding=(0, 2))
    figures.add_column()
    figures.add_column(justify="right")
    for name, value in lines.values():
        figures.add_row(Text(name, style="dim"), value)
    both = Table.grid(padding=(0, 5, 0, 0))
    spread = _drawn(
        range_table(sheet, price).grid(words), width=width, title=words.say("par-range")
    )
    both.add_row(figures, spread)
    # On a narrow terminal, separators would leave too little space for the text.
    table = pay_table(price, grouped=width >= ROOMY).grid(words)
    return _drawn(table, width=width), "", both, exact


def _numbered(grid: "PrintedGrid", *, heads: bool = False) -> "PrintedGrid":
    """The grid with its bets numbered; `heads` also uses the numbers as headings."""
    from dataclasses import replace

    rows = tuple((f"{place} {row[0]}", *row[1:]) for place, row in enumerate(grid.rows, start=1))
    numbers = tuple(str(place) for place in range(1, len(rows) + 1))
    return replace(grid, rows=rows, head=(grid.head[0], *numbers) if heads else grid.head)


def _drawn(grid: "PrintedGrid", *, width: int, title: str | None = None) -> "Table":
    """The grid as a table of at most this width. Text may fold; a figure stays on one line."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    between = len(grid.head) - 1
    gap = 2 if sum(_liked(grid)) + 2 * between <= width else 1
    drawn = Table(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, gap - 1, 0, 0),
        header_style="bold",
        title=title,
        title_style="dim",
        title_justify="left",
    )
    widths = _widths(grid, width - gap * between)
    for place, (head, wide) in enumerate(zip(grid.head, widths, strict=True)):
        justify: JustifyMethod = "left" if place < grid.words else "right"
        heading = Text(folded(head, width=wide))
        drawn.add_column(heading, justify=justify, width=wide, overflow="fold")
    for row in grid.rows:
        cells = zip(row, widths, strict=True)
        drawn.add_row(*(Text(folded(cell, width=wide)) for cell, wide in cells))
    if grid.total:
        drawn.add_row(*(Text(cell, style="bold") for cell in grid.total))
    return drawn


def _liked(grid: "PrintedGrid") -> list[int]:
    """The width of each column without folding."""
    from rich.cells import cell_len

    return [max(map(cell_len, column)) for column in zip(*_rows(grid), strict=True)]


def _rows(grid: "PrintedGrid") -> list[tuple[str, ...]]:
    return [row for row in (grid.head, *grid.rows, grid.total) if row]


def _widths(grid: "PrintedGrid", room: int) -> list[int]:
    """The width of each column: unfolded if they fit, else text folds into what figures leave."""
    from rich.cells import cell_len

    liked = _liked(grid)
    if sum(liked) <= room:
        return liked
    heads = map(widest_part, grid.head)
    cells = [max(map(cell_len, column)) for column in zip(*_rows(grid)[1:], strict=True)]
    figures = [max(pair) for pair in zip(heads, cells, strict=True)][grid.words :]
    left = room - sum(figures)
    folded = [min(wide, max(left // 3, PAYS)) for wide in liked[1 : grid.words]]
    return [min(liked[0], left - sum(folded)), *folded, *figures]
