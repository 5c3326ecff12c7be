"""Figures of a par sheet that every view shows in the same way: labels, meters, money."""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import log1p

from puntobanco.analysis.par import MeterFigures, ParSheet
from puntobanco.analysis.pricing import Price, PricedRow
from puntobanco.analysis.progressive import MeterModel, award_distribution
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, Rate, SheetName, Value, fact
from puntobanco.core.figures import decimal
from puntobanco.core.game import FixedPays
from puntobanco.core.money import Minor
from puntobanco.core.printed import Hands
from puntobanco.core.wording import pays_fact, row_fact

PLACES = 15
"""Decimal places of exact numbers in the data."""

LOST = "lose"
"""The `pays` of everything that no row matches."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The spread of the 100 % award, in units of one wager."""

    median: Fraction | None = None
    high: Fraction | None = None
    """95 % of the awards are not above this."""
    tolerance: float | None = None
    """The estimated error, due to the grid, of the chances 50 % and 95 %."""


# Solving takes a second if several wagers share the meter, and every view asks for the spread.
@lru_cache(maxsize=256)
def spread(meter: MeterModel) -> Spread:
    """The spread of the award; empty if the meter is lowered but does not rise."""
    lowered = meter.chances.drain or meter.fixed_pays is FixedPays.METER
    if not meter.contribution and not lowered:
        return _restarts(meter)
    try:
        found = award_distribution(meter)
    except RuleError:
        return Spread()
    median, high = (Fraction(found.quantile(chance)) for chance in (0.5, 0.95))
    return Spread(median, high, found.error)


def _restarts(meter: MeterModel) -> Spread:
    """The spread of a meter that does not move: each award is the seed plus the reserve."""
    reserve = float(meter.wagers * meter.reserve / meter.chances.top)
    median, high = (meter.seed + Fraction(reserve * -log1p(-chance)) for chance in (0.5, 0.95))
    return Spread(median, high, 0.0)


def meter_of(sheet: ParSheet, price: Price) -> MeterFigures | None:
    """The figures of the meter of a priced bet, if it has one."""
    return next((figures for figures in sheet.meters if figures.price is price), None)


def meter_amount(sheet: ParSheet, figures: MeterFigures) -> Fraction:
    """The meter amount at which this bet is priced, in minor units."""
    if sheet.shown is not None:
        return Fraction(sheet.shown)
    return figures.money(figures.meter.mean_award)


def break_even(meter: MeterModel) -> Fraction | None:
    """The break-even meter; None if the fixed pays alone are worth more than the wager."""
    return meter.break_even if meter.break_even >= 0 else None


def mean_award(meter: MeterModel) -> Fraction | None:
    """The mean award; None if the fixed pays empty the meter."""
    return meter.mean_award if meter.mean_award >= 0 else None


def fraction_text(value: Fraction) -> str:
    """The fraction as `p/q`, even for whole numbers."""
    return f"{value.numerator}/{value.denominator}"


def row_label(row: PricedRow) -> Value:
    """The event of a row."""
    return fact("par-other-result") if row.row is None else row_fact(row.row)


def pay_label(price: Price, row: PricedRow) -> Fact:
    """What a row pays, with any commission."""
    if row.row is None:
        return fact("par-lose")
    pays, rate_ppm = pays_fact(row.row.pays), price.bet.commission_on(row.row)
    return fact("par-less", pays=pays, rate=Rate(rate_ppm)) if rate_ppm else pays


def hands_fact(hands: Hands) -> Fact:
    """A set of hands that a wager can ride on."""
    return fact("par-hands", hands=hands)


def bet_label(price: Price) -> Fact:
    """The name of a bet, with its hands if it can ride on several, and its seat."""
    bet = fact("par-bet", bet=SheetName(price.bet.name))
    if price.hands is not None:
        bet = fact("par-bet-on", bet=SheetName(price.bet.name), hands=hands_fact(price.hands))
    return bet if price.seat is None else fact("par-bet-seat", bet=bet, seat=price.seat)


def trimmed_decimal(value: Fraction) -> str:
    """A rate or a share as a decimal without trailing zeros."""
    return decimal(value, PLACES).rstrip("0").rstrip(".")


def money(sheet: ParSheet, minor: Fraction) -> str:
    """An amount in minor units as a decimal string, rounded to the nearest unit."""
    return sheet.game.currency.written(Minor(round(minor)))
