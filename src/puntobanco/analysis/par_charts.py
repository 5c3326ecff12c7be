"""The charts of the par sheet as shapes: where a stake goes, ranges, decks, the meter.

`paper/templates/par.html` draws them as SVG. Their colours are classes of the style sheet.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor, log10
from textwrap import wrap
from typing import ClassVar

from puntobanco.analysis.par import PLAYS, MeterFigures, ParSheet
from puntobanco.analysis.par_figures import bet_label, break_even, meter_amount
from puntobanco.analysis.pricing import Price, PricedRow
from puntobanco.core.facts import Renderer, fact
from puntobanco.core.figures import numeral, percentage


@dataclass(frozen=True, slots=True)
class ChartBar:
    """A bar; `fill` overrides the colour of its class."""

    tag: ClassVar = "rect"

    x: float
    y: float
    width: float
    height: float
    kind: str
    fill: str = ""


@dataclass(frozen=True, slots=True)
class ChartLine:
    """A straight line."""

    tag: ClassVar = "line"

    start: tuple[float, float]
    end: tuple[float, float]
    kind: str


@dataclass(frozen=True, slots=True)
class ChartDot:
    """A dot."""

    tag: ClassVar = "circle"

    centre: tuple[float, float]
    radius: float
    kind: str


@dataclass(frozen=True, slots=True)
class ChartPath:
    """A line through several points."""

    tag: ClassVar = "polyline"

    points: tuple[tuple[float, float], ...]
    kind: str


@dataclass(frozen=True, slots=True)
class ChartLabel:
    """A label."""

    tag: ClassVar = "text"

    x: float
    y: float
    text: str
    anchor: str = "start"
    kind: str = ""


ChartShape = ChartBar | ChartLine | ChartDot | ChartPath | ChartLabel


@dataclass(frozen=True, slots=True)
class Picture:
    """A chart as shapes, with an accessible name; a stretched one fills its cell."""

    width: int
    height: int
    name: str
    shapes: tuple[ChartShape, ...]
    stretched: bool = False


def _ticks(top: float, count: int) -> list[float]:
    """Round values from 0 to at most `top`, about `count` of them."""
    rough = top / count
    power = 10.0 ** floor(log10(rough))
    step = next(power * one for one in (1, 2, 5, 10) if power * one >= rough * 0.999)
    return [step * place for place in range(floor(top / step * 1.0001) + 1)]


_LABELS, _BARS, _EDGES, _ROW = 210, 430, 80, 30


def returns_chart(sheet: ParSheet, words: Renderer) -> Picture:
    """Where one unit staked goes, a bar for each bet."""
    top = max(1.0, *(float(1 - price.edge) for price in sheet.bets))
    scale = _BARS / top
    foot = _ROW * len(sheet.bets)
    parts: list[ChartShape] = []
    for tick in _ticks(top, 5):
        x = _LABELS + tick * scale
        parts.append(ChartLine((x, 0), (x, foot + 4), "rule"))
        parts.append(
            ChartLabel(x, foot + 17, words.text(percentage(tick, 0)), anchor="middle", kind="soft")
        )
    for place, price in enumerate(sheet.bets):
        parts += _returns_bar(price, _ROW * place, scale, words)
    for whole in (_LABELS, _LABELS + scale):
        parts.append(ChartLine((whole, 0), (whole, foot), "zero"))
    width = _LABELS + _BARS + _EDGES
    name = words.text(fact("par-chart-name-returns"))
    return Picture(width, foot + 24, name, tuple(parts))


def _returns_bar(price: Price, y: int, scale: float, words: Renderer) -> Iterator[ChartShape]:
    lines = wrap(words.text(bet_label(price)), 27, max_lines=2, placeholder=" …") or [""]
    for place, line in enumerate(lines):
        yield ChartLabel(
            _LABELS - 10, y + 19 + 6 * (1 - len(lines)) + 12 * place, line, anchor="end"
        )
    x, bold = float(_LABELS), 1.0
    for row in price.rows:
        width = float(row.contribution) * scale
        if not width:
            continue
        # Each row is lighter than the one before.
        faded = _tint(bold) if row.wins else ""
        bold = max(0.35, bold - 0.13) if row.wins else bold
        yield ChartBar(x, y + 6, width=width, height=_ROW - 12, kind=_kind(row), fill=faded)
        x += width
    if price.edge > 0:
        kept = float(price.edge) * scale
        yield ChartBar(x, y + 6, width=kept, height=_ROW - 12, kind="kept")
        x += kept
    yield ChartLabel(x + 6, y + 19, words.text(percentage(1 - price.edge, 2)))


def _tint(part: float) -> str:
    """The blue of the charts, mixed with the paper colour."""
    blue, paper = (47, 93, 140), (255, 253, 248)
    mixed = (part * one + (1 - part) * other for one, other in zip(blue, paper, strict=True))
    return f"rgb({','.join(f'{one:.0f}' for one in mixed)})"


def _kind(row: PricedRow) -> str:
    return "blue" if row.wins else "push"


def _bar(
    span: tuple[float, float], kind: str, words: Renderer, mark: float | None = None
) -> Picture:
    """A bar between two fractions of its cell, with a line at `mark` if given."""
    start, end = span
    parts: list[ChartShape] = [
        ChartBar(200 * start, 2, width=200 * (end - start), height=8, kind=kind)
    ]
    if mark is not None:
        parts.append(ChartLine((200 * mark, 0), (200 * mark, 12), "mean"))
    name = words.text(fact("par-chart-name-bar"))
    return Picture(200, 12, name, tuple(parts), stretched=True)


def return_bars(price: Price, words: Renderer) -> Iterator[Picture]:
    """A bar for what each row adds to the return, relative to the largest."""
    largest = max(row.contribution for row in price.rows)
    for row in price.rows:
        part = float(row.contribution / largest) if largest else 0.0
        yield _bar((0, part), _kind(row), words)


def range_bars(sheet: ParSheet, price: Price, words: Renderer) -> Iterator[Picture]:
    """The range of the return for each number of plays, with a line at the mean return."""
    found = [sheet.return_range(price, plays) for plays in PLAYS]
    mean = float(1 - price.edge)
    low = min(mean, *(one.low for one in found))
    width = (max(mean, *(one.high for one in found)) - low) or 1.0
    for one in found:
        start, end = (one.low - low) / width, (one.high - low) / width
        yield _bar((start, end), "blue", words, mark=(mean - low) / width)


def spark(values: Sequence[float], words: Renderer) -> Picture:
    """The edges from one deck to eight as a line on its own scale."""
    low, width = min(values), (max(values) - min(values)) or 1.0
    points = tuple(
        (4 + place * 92 / (len(values) - 1), 15 - 12 * (value - low) / width)
        for place, value in enumerate(values)
    )
    name = words.text(fact("par-chart-name-decks"))
    return Picture(100, 18, name, (ChartPath(points, "line"), ChartDot(points[-1], 2.4, "kept")))


_LEFT, _TOP, _WIDE, _HIGH = 34, 12, 206, 112


def meter_chart(sheet: ParSheet, figures: MeterFigures, words: Renderer) -> Picture:
    """The edge of a single wager against the meter amount: a falling straight line."""
    meter, even = figures.meter, break_even(figures.meter)
    shown = meter_amount(sheet, figures) / figures.unit
    unit = float(figures.unit) / 10**sheet.game.currency.exponent
    reach = max(shown, meter.mean_award, even or Fraction(0), meter.seed, Fraction(1)) * 6 / 5
    ends = [float(meter.edge_at(amount)) for amount in (Fraction(0), reach)]
    low, high = min(0.0, *ends), max(0.0, *ends)

    def at(amount: Fraction) -> tuple[float, float]:
        edge = float(meter.edge_at(amount))
        return _LEFT + _WIDE * float(amount / reach), _TOP + _HIGH * (high - edge) / (high - low)

    zero = _TOP + _HIGH * high / (high - low)
    parts: list[ChartShape] = list(_meter_axes(float(reach) * unit, low, high, words))
    parts.append(ChartLine((_LEFT, zero), (_LEFT + _WIDE, zero), "zero"))
    parts.append(ChartLine(at(Fraction(0)), at(reach), "line"))
    if even is not None:
        parts.append(ChartDot(at(even), 3.6, "open"))
    parts.append(ChartDot(at(shown), 3.2, "kept"))
    name = words.text(fact("par-chart-name-meter"))
    return Picture(_LEFT + _WIDE + 20, _TOP + _HIGH + 22, name, tuple(parts))


def _meter_axes(reach: float, low: float, high: float, words: Renderer) -> Iterator[ChartShape]:
    for tick in _ticks(reach, 4):
        x = _LEFT + _WIDE * tick / reach
        yield ChartLine((x, _TOP), (x, _TOP + _HIGH + 3), "rule")
        shown = words.text(numeral(tick))
        yield ChartLabel(x, _TOP + _HIGH + 16, shown, anchor="middle", kind="soft")
    rises = [tick for tick in _ticks(max(high, -low), 4) if tick <= high]
    falls = [-tick for tick in _ticks(max(high, -low), 4) if 0 < tick <= -low]
    for tick in (*rises, *falls):
        y = _TOP + _HIGH * (high - tick) / (high - low)
        yield ChartLine((_LEFT - 3, y), (_LEFT + _WIDE, y), "rule")
        yield ChartLabel(
            _LEFT - 6, y + 4, words.text(numeral(100 * tick)), anchor="end", kind="soft"
        )
