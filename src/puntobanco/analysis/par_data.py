"""A par sheet as plain data for programs.

Exact numbers are strings: a decimal correct to its last place, or a fraction `p/q`. Figures that
involve a root or a grid are floats. Amounts of money are decimal strings.
"""

from fractions import Fraction
from typing import NotRequired, TypedDict

from puntobanco.analysis.par import PLAYS, MeterFigures, ParSheet, name_of
from puntobanco.analysis.par_figures import (
    LOST,
    PLACES,
    break_even,
    fraction_text,
    mean_award,
    meter_amount,
    meter_of,
    money,
    row_label,
    spread,
    trimmed_decimal,
)
from puntobanco.analysis.pricing import Price, PricedRow
from puntobanco.analysis.printed import PrintedFigureData, compare_figures, printed_figures_data
from puntobanco.analysis.rounding import rounding_effects
from puntobanco.core.figures import decimal
from puntobanco.core.money import format_percent
from puntobanco.core.rows import PaysKind

RowData = TypedDict(
    "RowData",
    {
        "label": str,
        "pays": str,
        "share": NotRequired[str],
        "combinations": str,
        "probability": str,
        "one_in": str | None,
        "return": str,
    },
)
"""One row of a pay table; the last row of a bet covers everything that no row matches."""


class MeterData(TypedDict, total=False):
    """The fields of a bet with a meter; None if a figure does not exist."""

    meter: str
    rate: str
    reserve: str
    seed: str
    fixed_return: str
    edge_steady: str
    edge_shared: str | None
    wagers_against: int
    """Progressive wagers on the other hand; `edge_shared` is the edge at the meter with them."""
    printed: list[PrintedFigureData]
    """Printed percentages with exact values; empty if the settings exclude these hands."""
    break_even_meter: str | None
    mean_award: str | None
    median_award: str | None
    award_95: str | None
    tolerance: float | None
    wagers_between_awards: str
    wagers_per_coup: int


class RideData(TypedDict, total=False):
    """The fields that only some bets have."""

    hands: str
    seat: int
    commission: str
    offered: str
    """The share of coups on which a bet is offered that is made after four cards."""


class BetData(RideData, MeterData):
    """One bet; a bet that can ride on several sets of hands has an entry for each."""

    key: str
    edge: str
    edge_exact: str
    hit: str
    variance: str
    deviation: float
    skew: float
    volatility_index: float
    return_range: dict[str, list[float]]
    return_law: dict[str, str]
    """`exact`, or `normal` if the exact distribution was too large to compute."""
    return_error: dict[str, float]
    """The largest possible error of the chances 5 % and 95 % of a range."""
    rows: list[RowData]


class ShoeData(TypedDict, total=False):
    """`decks` of a full shoe, or `counts` of any other."""

    decks: int
    counts: list[int]


class RoundedData(TypedDict):
    """A stake at which a bet's payments are rounded, and the edge at that stake."""

    bet: str
    stake: str
    edge: str
    edge_change: str


class ParData(ShoeData):
    """A par sheet; `rounding` is empty if every stake is paid exactly."""

    game: str
    hash: str
    total_combinations: str
    bets: list[BetData]
    rounding: list[RoundedData]
    edge_by_decks: dict[str, dict[str, str]]
    correlations: dict[str, dict[str, float]]


def par_data(sheet: ParSheet) -> ParData:
    """The sheet as plain data: what `punto par --json` prints."""
    names = tuple(map(name_of, sheet.bets))
    return {
        "game": sheet.game.key,
        "hash": sheet.game.hash,
        **_shoe_data(sheet),
        "total_combinations": str(sheet.total),
        "bets": [_bet_data(sheet, price) for price in sheet.bets],
        "rounding": [
            {
                "bet": name_of(bite.price),
                "stake": sheet.game.currency.written(one.stake),
                "edge": decimal(one.edge, PLACES),
                "edge_change": decimal(one.edge - bite.price.edge, PLACES),
            }
            for bite in rounding_effects(sheet)
            for one in bite.stakes
        ],
        "edge_by_decks": {
            str(decks): {
                name: decimal(edge, PLACES) for name, edge in zip(names, edges, strict=True)
            }
            for decks, edges in sheet.by_decks.items()
        },
        "correlations": {
            name: dict(zip(names, line, strict=True))
            for name, line in zip(names, sheet.correlations, strict=True)
        },
    }


def _shoe_data(sheet: ParSheet) -> ShoeData:
    if sheet.decks is not None:
        return {"decks": sheet.decks}
    return {"counts": list(sheet.prices.composition.counts)}


def _bet_data(sheet: ParSheet, price: Price) -> BetData:
    ranges = {str(plays): sheet.return_range(price, plays) for plays in PLAYS}
    return {
        "key": price.bet.key,
        **ride_data(price),
        "edge": decimal(price.edge, PLACES),
        "edge_exact": fraction_text(price.edge),
        "hit": decimal(price.hit, PLACES),
        "variance": decimal(price.variance, PLACES),
        "deviation": price.deviation,
        "skew": price.skew,
        "volatility_index": sheet.volatility(price),
        "return_range": {plays: [one.low, one.high] for plays, one in ranges.items()},
        "return_law": {plays: one.law.value for plays, one in ranges.items()},
        "return_error": {plays: one.error for plays, one in ranges.items()},
        **_meter_data(sheet, meter_of(sheet, price)),
        "rows": [row_data(row) for row in price.rows],
    }


def ride_data(price: Price) -> RideData:
    """The hands a bet rides on, its commission, and how often it is offered, if it has them."""
    data: RideData = {}
    if price.hands is not None:
        data["hands"] = price.hands
    if price.seat is not None:
        data["seat"] = price.seat
    if price.bet.commission_ppm:
        data["commission"] = format_percent(price.bet.commission_ppm)
    if price.bet.after_four:
        data["offered"] = decimal(price.offered, PLACES)
    return data


def row_data(row: PricedRow) -> RowData:
    """One row, as in every list of rows."""
    data: RowData = {
        "label": str(row_label(row)),
        "pays": LOST if row.row is None else str(row.row.pays),
        "combinations": str(row.weight),
        "probability": decimal(row.probability, PLACES),
        "one_in": decimal(1 / row.probability, PLACES) if row.weight else None,
        "return": decimal(row.contribution, PLACES),
    }
    if row.row is not None and row.row.pays.kind is PaysKind.METER:
        data["share"] = trimmed_decimal(row.row.pays.ratio)
    return data


def _meter_data(sheet: ParSheet, figures: MeterFigures | None) -> MeterData:
    if figures is None:
        return {}
    meter, found = figures.meter, spread(figures.meter)
    shared = sheet.shared_edge(figures)

    def amount(wagers: Fraction | None) -> str | None:
        return None if wagers is None else money(sheet, figures.money(wagers))

    return {
        "meter": money(sheet, meter_amount(sheet, figures)),
        "rate": trimmed_decimal(meter.contribution),
        "reserve": trimmed_decimal(meter.reserve),
        "seed": money(sheet, figures.money(meter.seed)),
        "fixed_return": decimal(meter.chances.fixed_return, PLACES),
        "edge_steady": decimal(meter.edge, PLACES),
        "edge_shared": None if shared is None else decimal(shared, PLACES),
        "wagers_against": sheet.against,
        "printed": printed_figures_data(compare_figures(sheet.game, [figures])),
        "break_even_meter": amount(break_even(meter)),
        "mean_award": amount(mean_award(meter)),
        "median_award": amount(found.median),
        "award_95": amount(found.high),
        "tolerance": found.tolerance,
        "wagers_between_awards": decimal(meter.wagers_between, PLACES),
        "wagers_per_coup": meter.wagers,
    }
