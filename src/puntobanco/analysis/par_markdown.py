"""The par sheet as Markdown: the printed tables, for a report, a wiki or a review."""

from collections.abc import Iterator

from puntobanco.analysis.par import ParSheet
from puntobanco.analysis.par_figures import title
from puntobanco.analysis.par_method import method, warnings
from puntobanco.analysis.par_tables import (
    Grid,
    Lines,
    correlation_table,
    decks_table,
    facts,
    figures_of,
    meter_table,
    pay_table,
    ranges,
    rounding_table,
    summary,
)
from puntobanco.core.names import plain_name


def par_markdown(sheet: ParSheet, *, date: str | None = None) -> str:
    """The sheet as a Markdown document; `date` stands in its head where one is given."""
    return "\n".join(_document(sheet, date)) + "\n"


def _document(sheet: ParSheet, date: str | None) -> Iterator[str]:
    yield f"# Par sheet: {plain(plain_name(sheet.game.name))}"
    yield ""
    for name, fact in facts(sheet, date):
        yield f"- {name}: {plain(fact)}"
    yield from _section("Summary", summary(sheet))
    for price in sheet.bets:
        yield from _section(title(price), pay_table(price))
        yield ""
        yield from _lines(figures_of(sheet, price))
        yield ""
        yield "90 % range of the return:"
        yield ""
        yield from _grid(ranges(sheet, price))
    if sheet.meters:
        yield from _section("Progressive", meter_table(sheet))
        for sentence in warnings(sheet):
            yield ""
            yield plain(sentence)
    rounding = rounding_table(sheet)
    if rounding is not None:
        yield from _section("Rounding", rounding)
    yield from _section("Edge by decks", decks_table(sheet))
    yield from _section("Correlation of the bets", correlation_table(sheet))
    yield ""
    yield "## Method"
    for paragraph in method(sheet):
        yield ""
        yield plain(paragraph)


def _section(heading: str, grid: Grid) -> Iterator[str]:
    yield ""
    yield f"## {plain(heading)}"
    yield ""
    yield from _grid(grid)


def _lines(lines: Lines) -> Iterator[str]:
    yield from _grid(Grid(("Figure", "Value"), lines))


def _grid(grid: Grid) -> Iterator[str]:
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
    r"""Text on one line that Markdown, and the HTML it allows, take as it stands.

    >>> print(plain("a|b <i>"))
    a\|b &lt;i&gt;
    """
    return " ".join(text.split()).translate(_MEANT)
