"""The charts of the par sheet as SVG: where a stake goes, ranges, decks, the meter.

Their colours are classes, defined in the style of the sheet.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from html import escape
from math import floor, log10
from textwrap import wrap

from puntobanco.analysis.par import PLAYS, MeterFigures, ParSheet
from puntobanco.analysis.par_figures import bet_label, break_even, meter_amount
from puntobanco.analysis.pricing import Price, PricedRow
from puntobanco.core.facts import Renderer, fact
from puntobanco.core.figures import numeral, percentage


def _svg(width: int, height: int, parts: Iterable[str], *, of: str, stretched: bool = False) -> str:
    """An SVG picture with an accessible name; a stretched one fills its cell."""
    shape = ' preserveAspectRatio="none"' if stretched else ""
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(of)}"{shape}>'
        f"{''.join(parts)}</svg>"
    )


def _rect(x: float, y: float, *, width: float, height: float, kind: str, more: str = "") -> str:
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" '
        f'class="{kind}"{more}></rect>'
    )


def _line(start: tuple[float, float], end: tuple[float, float], kind: str) -> str:
    (x1, y1), (x2, y2) = start, end
    return f'<line x1="{x1:.2f}" y1="{y1:.2f}" x2="{x2:.2f}" y2="{y2:.2f}" class="{kind}"></line>'


def _dot(centre: tuple[float, float], radius: float, kind: str) -> str:
    x, y = centre
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" class="{kind}"></circle>'


def _text(x: float, y: float, said: str, *, anchor: str = "start", kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.2f}" y="{y:.2f}" text-anchor="{anchor}"{named}>{escape(said)}</text>'


def _ticks(top: float, count: int) -> list[float]:
    """Round values from 0 to at most `top`, about `count` of them."""
    rough = top / count
    power = 10.0 ** floor(log10(rough))
    step = next(power * one for one in (1, 2, 5, 10) if power * one >= rough * 0.999)
    return [step * place for place in range(floor(top / step * 1.0001) + 1)]


_LABELS, _BARS, _EDGES, _ROW = 210, 430, 80, 30


def returns_chart(sheet: ParSheet, words: Renderer) -> str:
    """Where one unit staked goes, a bar for each bet."""
    top = max(1.0, *(float(1 - price.edge) for price in sheet.bets))
    scale = _BARS / top
    foot = _ROW * len(sheet.bets)
    parts = []
    for tick in _ticks(top, 5):
        x = _LABELS + tick * scale
        parts.append(_line((x, 0), (x, foot + 4), "rule"))
        parts.append(
            _text(x, foot + 17, words.text(percentage(tick, 0)), anchor="middle", kind="soft")
        )
    for place, price in enumerate(sheet.bets):
        parts += _returns_bar(price, _ROW * place, scale, words)
    for whole in (_LABELS, _LABELS + scale):
        parts.append(_line((whole, 0), (whole, foot), "zero"))
    width = _LABELS + _BARS + _EDGES
    return _svg(width, foot + 24, parts, of=words.text(fact("par-chart-name-returns")))


def _returns_bar(price: Price, y: int, scale: float, words: Renderer) -> Iterator[str]:
    lines = wrap(words.text(bet_label(price)), 27, max_lines=2, placeholder=" …") or [""]
    for place, line in enumerate(lines):
        yield _text(_LABELS - 10, y + 19 + 6 * (1 - len(lines)) + 12 * place, line, anchor="end")
    x, bold = float(_LABELS), 1.0
    for row in price.rows:
        width = float(row.contribution) * scale
        if not width:
            continue
        # Each row is lighter than the one before.
        faded = f' style="fill:{_tint(bold)}"' if row.wins else ""
        bold = max(0.35, bold - 0.13) if row.wins else bold
        yield _rect(x, y + 6, width=width, height=_ROW - 12, kind=_kind(row), more=faded)
        x += width
    if price.edge > 0:
        kept = float(price.edge) * scale
        yield _rect(x, y + 6, width=kept, height=_ROW - 12, kind="kept")
        x += kept
    yield _text(x + 6, y + 19, words.text(percentage(1 - price.edge, 2)))


def _tint(part: float) -> str:
    """The blue of the charts, mixed with the paper colour."""
    blue, paper = (47, 93, 140), (255, 253, 248)
    mixed = (part * one + (1 - part) * other for one, other in zip(blue, paper, strict=True))
    return f"rgb({','.join(f'{one:.0f}' for one in mixed)})"


def _kind(row: PricedRow) -> str:
    return "blue" if row.wins else "push"


def _bar(span: tuple[float, float], kind: str, words: Renderer, mark: float | None = None) -> str:
    """A bar between two fractions of its cell, with a line at `mark` if given."""
    start, end = span
    parts = [_rect(200 * start, 2, width=200 * (end - start), height=8, kind=kind)]
    if mark is not None:
        parts.append(_line((200 * mark, 0), (200 * mark, 12), "mean"))
    return _svg(200, 12, parts, of=words.text(fact("par-chart-name-bar")), stretched=True)


def return_bars(price: Price, words: Renderer) -> Iterator[str]:
    """A bar for what each row adds to the return, relative to the largest."""
    largest = max(row.contribution for row in price.rows)
    for row in price.rows:
        part = float(row.contribution / largest) if largest else 0.0
        yield _bar((0, part), _kind(row), words)


def range_bars(sheet: ParSheet, price: Price, words: Renderer) -> Iterator[str]:
    """The range of the return for each number of plays, with a line at the mean return."""
    found = [sheet.return_range(price, plays) for plays in PLAYS]
    mean = float(1 - price.edge)
    low = min(mean, *(one.low for one in found))
    width = (max(mean, *(one.high for one in found)) - low) or 1.0
    for one in found:
        start, end = (one.low - low) / width, (one.high - low) / width
        yield _bar((start, end), "blue", words, mark=(mean - low) / width)


def spark(values: Sequence[float], words: Renderer) -> str:
    """The edges from one deck to eight as a line on its own scale."""
    low, width = min(values), (max(values) - min(values)) or 1.0
    points = [
        (4 + place * 92 / (len(values) - 1), 15 - 12 * (value - low) / width)
        for place, value in enumerate(values)
    ]
    joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    line = f'<polyline points="{joined}" class="line"></polyline>'
    of = words.text(fact("par-chart-name-decks"))
    return _svg(100, 18, (line, _dot(points[-1], 2.4, "kept")), of=of)


_LEFT, _TOP, _WIDE, _HIGH = 34, 12, 206, 112


def meter_chart(sheet: ParSheet, figures: MeterFigures, words: Renderer) -> str:
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
    parts = list(_meter_axes(float(reach) * unit, low, high, words))
    parts.append(_line((_LEFT, zero), (_LEFT + _WIDE, zero), "zero"))
    parts.append(_line(at(Fraction(0)), at(reach), "line"))
    if even is not None:
        parts.append(_dot(at(even), 3.6, "open"))
    parts.append(_dot(at(shown), 3.2, "kept"))
    of = words.text(fact("par-chart-name-meter"))
    return _svg(_LEFT + _WIDE + 20, _TOP + _HIGH + 22, parts, of=of)


def _meter_axes(reach: float, low: float, high: float, words: Renderer) -> Iterator[str]:
    for tick in _ticks(reach, 4):
        x = _LEFT + _WIDE * tick / reach
        yield _line((x, _TOP), (x, _TOP + _HIGH + 3), "rule")
        shown = words.text(numeral(tick))
        yield _text(x, _TOP + _HIGH + 16, shown, anchor="middle", kind="soft")
    rises = [tick for tick in _ticks(max(high, -low), 4) if tick <= high]
    falls = [-tick for tick in _ticks(max(high, -low), 4) if 0 < tick <= -low]
    for tick in (*rises, *falls):
        y = _TOP + _HIGH * (high - tick) / (high - low)
        yield _line((_LEFT - 3, y), (_LEFT + _WIDE, y), "rule")
        yield _text(_LEFT - 6, y + 4, words.text(numeral(100 * tick)), anchor="end", kind="soft")
