"""The figures and the settings of a meter by name, for reports and screens."""

from collections.abc import Iterator
from enum import Enum

from puntobanco.core.facts import Fact, Rate, Value, fact, fact_of
from puntobanco.core.game import Currency
from puntobanco.progressive.state import Parameters


class MeterFigure(Enum):
    """A figure of a meter or one of its settings; the value is its name in data."""

    CURRENT = "current"
    DISPLAYED = "on-display"
    RESERVE = "reserve"
    OVERFLOW = "overflow"
    SET_ASIDE = "set-aside-for-awards"
    CARRIED_METER = "carried-below-a-unit-meter"
    CARRIED_RESERVE = "carried-below-a-unit-reserve"
    WAGERED = "in-meter"
    WAGERS = "wagers"
    HITS = "hits"
    WINS = "wins"
    BACKED_OUT = "backed-out"
    PAID = "awards-paid"
    RECOVERED = "awards-recovered"
    WRITTEN_OFF = "awards-written-off"
    RETURNED = "stakes-returned"
    FIXED = "fixed-pays-from-the-meter"
    SEED = "seed"
    CONTRIBUTION = "contribution"
    RESERVE_CONTRIBUTION = "reserve-contribution"
    LIMIT = "limit"
    FIXED_PAYS = "fixed-pays-from"
    SYSTEM = "verification"
    EXECUTIVE_ABOVE = "executive-above"
    MOST_WAGERED = "most-wagered-in-a-coup"


def label_of(figure: MeterFigure) -> Fact:
    """The label of a figure."""
    return fact_of("office-meters-value", figure)


def settings_facts(
    parameters: Parameters, currency: Currency
) -> Iterator[tuple[MeterFigure, Value]]:
    """The settings of a meter as readable values."""
    rates, limit = parameters.rates, parameters.limit
    yield MeterFigure.SEED, currency.amount(parameters.seed)
    yield MeterFigure.CONTRIBUTION, Rate(rates.contribution_ppm)
    yield MeterFigure.RESERVE_CONTRIBUTION, Rate(rates.reserve_ppm)
    yield MeterFigure.LIMIT, fact("meter-no-limit") if limit is None else currency.amount(limit)
    yield MeterFigure.FIXED_PAYS, fact_of("meter-from", rates.fixed_pays)
    yield MeterFigure.SYSTEM, fact_of("meter-system", parameters.system)
    yield MeterFigure.EXECUTIVE_ABOVE, currency.amount(parameters.executive_above)
    yield MeterFigure.MOST_WAGERED, currency.amount(parameters.most_wagered)
