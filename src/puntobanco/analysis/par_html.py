"""The par sheet as one HTML document, for printing, signing and keeping."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from puntobanco.analysis.par import MeterFigures, ParSheet
from puntobanco.analysis.par_charts import (
    Picture,
    meter_chart,
    range_bars,
    return_bars,
    returns_chart,
    spark,
)
from puntobanco.analysis.par_figures import bet_label, break_even, meter_amount
from puntobanco.analysis.par_method import method, warnings
from puntobanco.analysis.par_tables import (
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
from puntobanco.analysis.pricing import Price
from puntobanco.core.facts import ENGLISH, Fact, Renderer, SheetName, Value, fact
from puntobanco.core.figures import numeral, percentage
from puntobanco.core.keys import Key
from puntobanco.paper.pages import document


@dataclass(frozen=True, slots=True)
class ParTable:
    """A printed table, with the heading and the pictures of an extra column if it has one."""

    part: ClassVar = "table"

    grid: PrintedGrid
    kind: str = ""
    caption: str = ""
    heading: str = ""
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True, slots=True)
class ParFigure:
    """A chart with its caption, and the names of its colours."""

    part: ClassVar = "figure"

    picture: Picture
    caption: str
    legend: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ParMatrix:
    """A table of shaded cells."""

    part: ClassVar = "matrix"

    head: tuple[str, ...]
    rows: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """Each with its heading, and its cells with their colours."""


@dataclass(frozen=True, slots=True)
class ParText:
    """A paragraph."""

    part: ClassVar = "text"

    text: str
    warning: bool = False


@dataclass(frozen=True, slots=True)
class ParRow:
    """Blocks next to each other."""

    part: ClassVar = "beside"

    kind: str
    blocks: tuple[ParTable | ParFigure, ...]


ParBlock = ParTable | ParFigure | ParMatrix | ParText | ParRow


@dataclass(frozen=True, slots=True)
class ParSection:
    """A section under a heading."""

    title: str
    blocks: tuple[ParBlock, ...]
    kind: str = ""


def par_html(sheet: ParSheet, *, date: str | None = None, words: Renderer = ENGLISH) -> str:
    """The sheet as an HTML document; `date`, if given, is shown in its header."""
    page = _Page(sheet, words)
    return document(
        "par",
        words,
        kind=page.say("par-sheet-kind"),
        title=page.text(SheetName(sheet.game.name)),
        facts=[(page.text(name), page.text(value)) for name, value in header_lines(sheet, date)],
        sections=list(_sections(page)),
        key=sheet.game.key,
        hash=sheet.game.hash,
    )


@dataclass(frozen=True, slots=True)
class _Page:
    """A par sheet and the language it is printed in."""

    sheet: ParSheet
    words: Renderer

    def say(self, key: Key) -> str:
        return self.words.text(fact(key))

    def text(self, value: Value) -> str:
        return self.words.text(value)


# --- Sections ------------------------------------------------------------------------------------


def _sections(page: _Page) -> Iterator[ParSection]:
    yield _summary(page)
    for price in page.sheet.bets:
        yield _bet(page, price)
    if page.sheet.meters:
        yield _progressive(page)
    rounding = rounding_table(page.sheet)
    if rounding is not None:
        table = ParTable(rounding.grid(page.words), caption=page.say("par-rounding-caption"))
        yield ParSection(page.say("par-rounding"), (table,), kind="whole")
    yield _by_decks(page)
    yield _correlations(page)
    paragraphs = tuple(ParText(page.text(one)) for one in method(page.sheet))
    yield ParSection(page.say("par-method"), paragraphs)


def _summary(page: _Page) -> ParSection:
    chart = ParFigure(
        returns_chart(page.sheet, page.words),
        caption=page.say("par-chart-of-returns"),
        legend=(
            ("blue", page.say("par-chart-paid")),
            ("push", page.say("par-chart-push")),
            ("kept", page.say("par-chart-kept")),
        ),
    )
    table = ParTable(summary(page.sheet).grid(page.words))
    return ParSection(page.say("par-summary"), (table, chart))


def _bet(page: _Page, price: Price) -> ParSection:
    pays = ParTable(
        pay_table(price).grid(page.words),
        kind="bars",
        heading=page.say("par-chart-returns"),
        pictures=tuple(return_bars(price, page.words)),
    )
    figures = ParTable(figure_table(bet_figures(page.sheet, price)).grid(page.words), kind="exact")
    ranges = ParTable(
        range_table(page.sheet, price).grid(page.words),
        caption=page.say("par-range-caption"),
        heading=page.say("par-chart"),
        pictures=tuple(range_bars(page.sheet, price, page.words)),
    )
    blocks = (pays, ParRow("pair", (figures, ranges)))
    return ParSection(page.text(bet_label(price)), blocks, kind="bet")


def _progressive(page: _Page) -> ParSection:
    grid = meter_table(page.sheet).grid(page.words)
    charts = tuple(
        ParFigure(
            meter_chart(page.sheet, figures, page.words),
            caption=page.text(_meter_caption(page.sheet, hands, figures)),
        )
        for hands, figures in zip(grid.head[1:], page.sheet.meters, strict=True)
    )
    notes = (ParText(page.text(one), warning=True) for one in warnings(page.sheet))
    blocks: tuple[ParBlock, ...] = (*notes, ParTable(grid), ParRow("meters", charts))
    return ParSection(page.say("par-progressive"), blocks, kind="whole")


def _meter_caption(sheet: ParSheet, hands: str, figures: MeterFigures) -> Fact:
    """The caption of a meter chart, which explains both dots."""
    unit = 10**sheet.game.currency.exponent
    shown, even = meter_amount(sheet, figures), break_even(figures.meter)
    edge = percentage(figures.price.edge, 2)
    at = numeral(shown / unit)
    if even is None:
        return fact("par-meter-caption-uneven", hands=hands, edge=edge, at=at)
    zero = numeral(figures.money(even) / unit)
    return fact("par-meter-caption", hands=hands, edge=edge, at=at, even=zero)


def _by_decks(page: _Page) -> ParSection:
    by_decks = page.sheet.by_decks
    lines = [[float(edge) for edge in line] for line in zip(*by_decks.values(), strict=True)]
    table = ParTable(
        decks_table(page.sheet).grid(page.words),
        caption=page.say("par-own-scale"),
        heading=page.say("par-chart"),
        pictures=tuple(spark(line, page.words) for line in lines),
    )
    return ParSection(page.say("par-by-decks"), (table,), kind="whole")


def _correlations(page: _Page) -> ParSection:
    grid = correlation_table(page.sheet).grid(page.words)
    rows = tuple(
        (name, tuple(zip(cells, map(_shade, values), strict=True)))
        for (name, *cells), values in zip(grid.rows, page.sheet.correlations, strict=True)
    )
    return ParSection(page.say("par-correlations"), (ParMatrix(grid.head, rows),), kind="whole")


def _shade(value: float) -> str:
    """Blue for two bets that win together, red for two of which one wins when the other loses."""
    hue = "47,93,140" if value > 0 else "125,29,32"
    return f"rgba({hue},{min(abs(value), 1) * 0.45:.3f})"
