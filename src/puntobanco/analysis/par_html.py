"""The par sheet as one HTML document, for printing, signing and keeping.

It is self-contained and loads nothing. Everything is in one `article` and every style rule starts
with its class, so a notebook can show it next to other output.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from puntobanco.analysis.par import MeterFigures, ParSheet
from puntobanco.analysis.par_charts import (
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

STYLE = """
.par { --ink: #1c1b19; --soft: #6b665e; --line: #cfc8bb; --paper: #fffdf8; --tint: #f3eee2;
  --accent: #7d1d20; --blue: #2f5d8c; --push: #b9b2a3; color-scheme: light; box-sizing: border-box;
  margin: 0 auto; max-width: 56rem; padding: 2.5rem 3rem 3rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 Georgia, "Times New Roman", "Noto Serif", serif; }
body:has(> .par) { margin: 0; background: #e9e4d8; -webkit-text-size-adjust: 100%; }
.par * { box-sizing: border-box; }
.par header { border-bottom: 3px double var(--accent); margin-bottom: 1.5rem;
  padding-bottom: 1rem; }
.par .kind { color: var(--accent); font-size: .85rem; letter-spacing: .12em; margin: 0;
  text-transform: uppercase; }
.par h1 { font-size: 1.9rem; line-height: 1.2; margin: .2rem 0 .8rem; font-weight: 600; }
.par h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; padding-bottom: .2rem; font-weight: 600;
  color: var(--accent); border-bottom: 1px solid var(--line); }
.par p { margin: .5rem 0; max-width: 44rem; }
.par .warning { border-left: 4px solid var(--accent); padding-left: .7rem; }
.par dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0;
  font-size: .85rem; }
.par dt { color: var(--soft); font-weight: 400; }
.par dd { margin: 0; overflow-wrap: anywhere; }
.par .wide { overflow-x: auto; margin: .7rem 0 1rem; }
.par table { border-collapse: collapse; width: 100%; margin: 0; font-size: .82rem; border: 0;
  font-variant-numeric: lining-nums tabular-nums; }
.par caption { caption-side: bottom; color: var(--soft); font-size: .78rem; padding-top: .35rem;
  text-align: left; }
.par tr, .par tbody tr:nth-child(n) { background: none; }
.par th, .par td { padding: .22rem .7rem .22rem 0; text-align: left; vertical-align: top;
  border: 0; border-bottom: 1px solid var(--line); }
.par thead th { border-bottom: 1.5px solid var(--ink); font-size: .78rem; font-weight: 600;
  line-height: 1.25; vertical-align: bottom; }
.par tbody th { font-weight: 400; }
.par tfoot th, .par tfoot td { border-bottom: 0; border-top: 1.5px solid var(--ink);
  font-weight: 600; }
.par .number { text-align: right; padding: .22rem 0 .22rem .7rem; white-space: nowrap; }
.par thead .number { white-space: normal; }
.par td:nth-child(2) { white-space: nowrap; }
.par .drawn { padding: .22rem 0 .22rem .9rem; }
.par .drawn svg { display: block; width: 100%; height: .8rem; margin: .2em 0; }
.par .bars .drawn { width: 15%; }
.par .pair { display: grid; grid-template-columns: 5fr 6fr; gap: 0 2.2rem; align-items: start; }
.par .exact td { white-space: normal; overflow-wrap: anywhere; }
.par .matrix td { text-align: center; padding: .3rem .2rem; border: 1px solid var(--paper); }
.par .matrix thead th { text-align: center; padding: .2rem .3rem; font-weight: 400; width: 10%; }
.par .matrix th:first-child { text-align: left; vertical-align: middle; width: auto; }
.par figure { margin: 1rem 0; }
.par figcaption { color: var(--soft); font-size: .78rem; margin-top: .3rem; max-width: 44rem; }
.par figcaption b { display: inline-block; width: .75em; height: .75em; margin: 0 .15em 0 .4em; }
.par figure svg { display: block; width: 100%; height: auto; font-family: inherit; }
.par .meters { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  gap: 0 1.4rem; }
.par .meters figure { margin: .5rem 0; }
.par svg text { font-size: 11px; fill: var(--ink); font-variant-numeric: lining-nums;
  paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }
.par svg .soft { fill: var(--soft); }
.par svg .rule { stroke: var(--line); stroke-width: 1; }
.par svg .zero { stroke: var(--ink); stroke-width: 1; }
.par svg .line { stroke: var(--blue); stroke-width: 1.6; fill: none; }
.par svg .blue, .par b.blue { fill: var(--blue); background: var(--blue); }
.par svg .push, .par b.push { fill: var(--push); background: var(--push); }
.par svg .kept, .par b.kept { fill: var(--accent); background: var(--accent); }
.par svg .mean { stroke: var(--accent); stroke-width: 1.2; }
.par svg .open { fill: var(--paper); stroke: var(--accent); stroke-width: 1.6; }
.par footer { border-top: 3px double var(--accent); color: var(--soft); font-size: .78rem;
  margin-top: 2.5rem; padding-top: .7rem; overflow-wrap: anywhere; }
@media (max-width: 44rem) {
  .par { padding: 1.2rem 1rem 2rem; }
  .par h1 { font-size: 1.5rem; }
  .par .pair { grid-template-columns: 1fr; }
}
@media print {
  @page { margin: 16mm 14mm 18mm; @bottom-right { content: counter(page) " / " counter(pages);
    font: 8pt Georgia, serif; color: #6b665e; } }
  body:has(> .par) { background: none; }
  .par { --paper: #fff; max-width: none; padding: 0; font-size: 9pt; line-height: 1.35; }
  .par h1 { font-size: 17pt; }
  .par h2 { font-size: 11pt; margin-top: 12pt; }
  .par dl { font-size: 8pt; }
  .par p { margin: 3pt 0; max-width: none; }
  .par table { font-size: 7.6pt; }
  .par th, .par td, .par .number, .par .drawn { padding-top: 1.2pt; padding-bottom: 1.2pt; }
  .par .drawn svg { height: 7pt; }
  .par .wide { margin: 3pt 0 6pt; }
  .par footer { break-before: avoid; margin-top: 9pt; padding-top: 4pt; }
  .par thead th, .par caption, .par figcaption { font-size: 7.4pt; }
  .par .pair { grid-template-columns: 5fr 6fr; }
  .par h2 { break-after: avoid; }
  .par tr, .par p, .par figure, .par .bet, .par .whole { break-inside: avoid; }
  .par thead { display: table-header-group; }
  .par .wide { overflow: visible; }
  .par .matrix td, .par b { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
""".strip()


def par_html(sheet: ParSheet, *, date: str | None = None, words: Renderer = ENGLISH) -> str:
    """The sheet as an HTML document; `date`, if given, is shown in its header."""
    return "\n".join(_document(_Page(sheet, words), date)) + "\n"


@dataclass(frozen=True, slots=True)
class _Page:
    """A par sheet and the language it is printed in."""

    sheet: ParSheet
    words: Renderer

    def say(self, key: Key) -> str:
        return escape(self.words.text(fact(key)))

    def text(self, value: Value) -> str:
        return escape(self.words.text(value))


def _document(page: _Page, date: str | None) -> Iterator[str]:
    sheet, name = page.sheet, page.text(SheetName(page.sheet.game.name))
    yield "<!DOCTYPE html>"
    yield f'<html lang="{page.words.language}">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{name} · {page.say('par-sheet-kind')}</title>"
    yield f"<style>\n{STYLE}\n</style>"
    yield "</head>"
    yield "<body>"
    yield '<article class="par">'
    yield "<header>"
    yield f'<p class="kind">{page.say("par-sheet-kind")}</p>'
    yield f"<h1>{name}</h1>"
    lines = (
        f"<dt>{page.text(term)}</dt><dd>{page.text(value)}</dd>"
        for term, value in header_lines(sheet, date)
    )
    yield f"<dl>{''.join(lines)}</dl>"
    yield "</header>"
    yield from _summary(page)
    for price in sheet.bets:
        yield from _bet(page, price)
    if sheet.meters:
        yield from _progressive(page)
    rounding = rounding_table(sheet)
    if rounding is not None:
        yield '<section class="whole">'
        yield f"<h2>{page.say('par-rounding')}</h2>"
        yield from _table(rounding.grid(page.words), caption=page.say("par-rounding-caption"))
        yield "</section>"
    yield from _by_decks(page)
    yield from _correlations(page)
    yield "<section>"
    yield f"<h2>{page.say('par-method')}</h2>"
    for paragraph in method(sheet):
        yield f"<p>{page.text(paragraph)}</p>"
    yield "</section>"
    yield f"<footer>{name} · {escape(sheet.game.key)} · {sheet.game.hash}</footer>"
    yield "</article>"
    yield "</body>"
    yield "</html>"


# --- Sections ------------------------------------------------------------------------------------


def _summary(page: _Page) -> Iterator[str]:
    yield "<section>"
    yield f"<h2>{page.say('par-summary')}</h2>"
    yield from _table(summary(page.sheet).grid(page.words))
    yield "<figure>"
    yield returns_chart(page.sheet, page.words)
    yield (
        f"<figcaption>{page.say('par-chart-of-returns')}"
        f'<b class="blue"></b>{page.say("par-chart-paid")}'
        f'<b class="push"></b>{page.say("par-chart-push")}'
        f'<b class="kept"></b>{page.say("par-chart-kept")}</figcaption>'
    )
    yield "</figure>"
    yield "</section>"


def _bet(page: _Page, price: Price) -> Iterator[str]:
    yield '<section class="bet">'
    yield f"<h2>{page.text(bet_label(price))}</h2>"
    yield from _table(
        pay_table(price).grid(page.words),
        kind="bars",
        drawn=(page.say("par-chart-returns"), list(return_bars(price, page.words))),
    )
    yield '<div class="pair">'
    yield from _table(figure_table(bet_figures(page.sheet, price)).grid(page.words), kind="exact")
    yield from _table(
        range_table(page.sheet, price).grid(page.words),
        caption=page.say("par-range-caption"),
        drawn=(page.say("par-chart"), list(range_bars(page.sheet, price, page.words))),
    )
    yield "</div>"
    yield "</section>"


def _progressive(page: _Page) -> Iterator[str]:
    yield '<section class="whole">'
    yield f"<h2>{page.say('par-progressive')}</h2>"
    for warning in warnings(page.sheet):
        yield f'<p class="warning">{page.text(warning)}</p>'
    grid = meter_table(page.sheet).grid(page.words)
    yield from _table(grid)
    yield '<div class="meters">'
    for hands, figures in zip(grid.head[1:], page.sheet.meters, strict=True):
        yield "<figure>"
        yield meter_chart(page.sheet, figures, page.words)
        yield f"<figcaption>{page.text(_meter_caption(page.sheet, hands, figures))}</figcaption>"
        yield "</figure>"
    yield "</div>"
    yield "</section>"


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


def _by_decks(page: _Page) -> Iterator[str]:
    by_decks = page.sheet.by_decks
    lines = [[float(edge) for edge in line] for line in zip(*by_decks.values(), strict=True)]
    yield '<section class="whole">'
    yield f"<h2>{page.say('par-by-decks')}</h2>"
    drawn = (page.say("par-chart"), [spark(line, page.words) for line in lines])
    grid = decks_table(page.sheet).grid(page.words)
    yield from _table(grid, caption=page.say("par-own-scale"), drawn=drawn)
    yield "</section>"


def _correlations(page: _Page) -> Iterator[str]:
    grid = correlation_table(page.sheet).grid(page.words)
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in grid.head)
    yield '<section class="whole">'
    yield f"<h2>{page.say('par-correlations')}</h2>"
    yield '<div class="wide">'
    yield f'<table class="matrix"><thead><tr>{head}</tr></thead>'
    yield "<tbody>"
    for (first, *cells), values in zip(grid.rows, page.sheet.correlations, strict=True):
        shaded = "".join(
            f'<td style="background:{_shade(value)}">{cell}</td>'
            for cell, value in zip(cells, values, strict=True)
        )
        yield f'<tr><th scope="row">{escape(first)}</th>{shaded}</tr>'
    yield "</tbody></table>"
    yield "</div>"
    yield "</section>"


def _shade(value: float) -> str:
    """Blue for two bets that win together, red for two of which one wins when the other loses."""
    hue = "47,93,140" if value > 0 else "125,29,32"
    return f"rgba({hue},{min(abs(value), 1) * 0.45:.3f})"


def _table(
    grid: PrintedGrid,
    *,
    kind: str = "",
    caption: str = "",
    drawn: tuple[str, Sequence[str]] = ("", ()),
) -> Iterator[str]:
    """The grid as a table; `drawn` is the heading and the pictures of an extra column."""
    heading, pictures = drawn
    yield '<div class="wide">'
    yield f'<table class="{kind}">' if kind else "<table>"
    if caption:
        yield f"<caption>{caption}</caption>"
    more = f'<th scope="col" class="drawn">{heading}</th>' if pictures else ""
    yield f"<thead><tr>{''.join(_heads(grid))}{more}</tr></thead>"
    yield "<tbody>"
    for place, row in enumerate(grid.rows):
        more = f'<td class="drawn">{pictures[place]}</td>' if pictures else ""
        yield f"<tr>{_cells(row, grid.words)}{more}</tr>"
    yield "</tbody>"
    if grid.total:
        more = "<td></td>" if pictures else ""
        yield f"<tfoot><tr>{_cells(grid.total, grid.words)}{more}</tr></tfoot>"
    yield "</table>"
    yield "</div>"


def _heads(grid: PrintedGrid) -> Iterator[str]:
    for place, cell in enumerate(grid.head):
        number = "" if place < grid.words else ' class="number"'
        yield f'<th scope="col"{number}>{escape(cell)}</th>'


def _cells(row: tuple[str, ...], words: int) -> str:
    first, *rest = row
    texts = "".join(f"<td>{escape(cell)}</td>" for cell in rest[: words - 1])
    numbers = "".join(f'<td class="number">{escape(cell)}</td>' for cell in rest[words - 1 :])
    return f'<th scope="row">{escape(first)}</th>{texts}{numbers}'
