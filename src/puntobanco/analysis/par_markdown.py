"""The par sheet as Markdown: the printed tables for a report, a wiki or a review."""

from collections.abc import Iterator

from puntobanco.analysis.par import ParSheet
from puntobanco.analysis.par_figures import bet_label
from puntobanco.analysis.par_method import method, warnings
from puntobanco.analysis.par_tables import (
    Lines,
    PrintedGrid,
    bet_figures,
    correlation_table,
    decks_table,
    figure_table,
    header_lines,
    meter_table,
    pay_table,
    range_table,
    rounding_table,
    summary,
)
from puntobanco.core.facts import ENGLISH, Renderer, SheetName, fact
from puntobanco.core.keys import Key


def par_markdown(sheet: ParSheet, *, date: str | None = None, words: Renderer = ENGLISH) -> str:
    """The sheet as a Markdown document; `date`, if given, is shown in its header."""
    return "\n".join(_document(sheet, date, words)) + "\n"


def _document(sheet: ParSheet, date: str | None, words: Renderer) -> Iterator[str]:
    def say(key: Key) -> str:
        return words.text(fact(key))

    yield f"# {plain(words.text(fact('par-heading', game=SheetName(sheet.game.name))))}"
    yield ""
    for name, value in header_lines(sheet, date):
        yield f"- {plain(words.text(fact('par-line', name=name, value=value)))}"
    yield from _section(say("par-summary"), summary(sheet).grid(words))
    for price in sheet.bets:
        yield from _section(words.text(bet_label(price)), pay_table(price).grid(words))
        yield ""
        yield from _lines(bet_figures(sheet, price), words)
        yield ""
        yield say("par-range-of")
        yield ""
        yield from _grid(range_table(sheet, price).grid(words))
    if sheet.meters:
        yield from _section(say("par-progressive"), meter_table(sheet).grid(words))
        for warning in warnings(sheet):
            yield ""
            yield plain(words.text(warning))
    rounding = rounding_table(sheet)
    if rounding is not None:
        yield from _section(say("par-rounding"), rounding.grid(words))
    yield from _section(say("par-by-decks"), decks_table(sheet).grid(words))
    yield from _section(say("par-correlations"), correlation_table(sheet).grid(words))
    yield ""
    yield f"## {plain(say('par-method'))}"
    for paragraph in method(sheet):
        yield ""
        yield plain(words.text(paragraph))


def _section(heading: str, grid: PrintedGrid) -> Iterator[str]:
    yield ""
    yield f"## {plain(heading)}"
    yield ""
    yield from _grid(grid)


def _lines(lines: Lines, words: Renderer) -> Iterator[str]:
    yield from _grid(figure_table(lines).grid(words))


def _grid(grid: PrintedGrid) -> Iterator[str]:
    yield _row(tuple(map(plain, grid.head)))
    yield _row(tuple("---" if place < grid.words else "---:" for place in range(len(grid.head))))
    for row in grid.rows:
        yield _row(tuple(map(plain, row)))
    if grid.total:
        yield _row(tuple(cell and f"**{plain(cell)}**" for cell in grid.total))


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


_MEANT = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;"} | {one: f"\\{one}" for one in "\\`*_[]|~#"}
)


def plain(text: str) -> str:
    r"""Escape text for one line of Markdown, and for the HTML that Markdown allows.

    >>> print(plain("a|b <i>"))
    a\|b &lt;i&gt;
    """
    return " ".join(text.split()).translate(_MEANT)
