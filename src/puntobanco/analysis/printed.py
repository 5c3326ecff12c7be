"""Printed percentages of a progressive bet with exact values for the game's settings.

A sheet prints the edge of its progressive and the chance of a win for one interpretation of its
rules. The settings of a table may choose another. Anyone who decides on a table or a wager must see
both.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import TypedDict

from puntobanco.analysis.par import MeterFigures, metered
from puntobanco.analysis.par_figures import hands_fact
from puntobanco.analysis.pricing import HANDS, Prices
from puntobanco.analysis.readings import parse_figure
from puntobanco.analysis.weights import Composition
from puntobanco.core.facts import Fact, fact, listed
from puntobanco.core.facts import Value as FactValue
from puntobanco.core.figures import decimal, percentage
from puntobanco.core.game import Figure, Game, PublishedFigure, Value
from puntobanco.core.money import Minor
from puntobanco.core.printed import PrintedComparison
from puntobanco.core.rows import Side

FAR = Fraction(1, 100)
"""One percentage point: if a printed figure is further off, a warning is shown."""

FIGURES = (Figure.EDGE, Figure.HIT)
"""The printed percentages of a wager."""


@lru_cache(maxsize=64)
def compare_printed(game: Game) -> tuple[PrintedComparison, ...]:
    """Printed and exact percentages of the game's progressive; empty without a meter."""
    if game.progressive is None:
        return ()
    prices = Prices(game, Composition.decks(game.shoe.decks))
    bet = prices.book.bets[game.progressive.bet]
    meters = (metered(prices, bet, side, shown=Minor(0)) for side in _sides_in_force(game))
    return compare_figures(game, meters)


def compare_figures(game: Game, meters: Iterable[MeterFigures]) -> tuple[PrintedComparison, ...]:
    """`beside_print` of figures already computed; figures of hands not in force are skipped."""
    in_force = hands_in_force(game)
    return tuple(
        one
        for figures in meters
        if figures.hands in in_force
        for figure in FIGURES
        for one in _beside(game, figures, figure)
    )


def hands_in_force(game: Game) -> tuple[str, ...]:
    """The sets of hands that a progressive wager of the game can ride on."""
    return tuple(HANDS[side] for side in _sides_in_force(game))


def _sides_in_force(game: Game) -> tuple[Side, ...]:
    if game.progressive is None:
        return ()
    side = game.bet(game.progressive.bet).side
    return (Side.PLAYER, Side.BANKER) if side is Side.LINE else (side,)


def _beside(game: Game, figures: MeterFigures, figure: Figure) -> Iterator[PrintedComparison]:
    dry = figures.meter.mean_award < 0
    if dry and figure is Figure.EDGE:
        return
    exact = figures.meter.edge if figure is Figure.EDGE else figures.price.hit
    for published in _printed(game, figure, figures.hands):
        yield PrintedComparison(
            figure=figure,
            hands=figures.hands,
            printed=published.printed,
            exact=exact,
            differs_by_a_point=abs(exact - parse_figure(published.printed) / 100) > FAR,
            settings=tuple(
                (game.setting(key), value)
                for key, value in published.settings
                if game.setting(key).value != value
            ),
        )


def _printed(game: Game, figure: Figure, hands: str) -> list[PublishedFigure]:
    """The figures printed for these hands, or all if they are only for hands not in force."""
    assert game.progressive is not None, "asked only of a game with a meter"
    bet = game.progressive.bet
    of_bet = [one for one in game.published if (one.figure, one.bet) == (figure, bet)]
    found = [one for one in of_bet if one.decks in (None, game.shoe.decks)]
    if any(one.hands in (None, *hands_in_force(game)) for one in found):
        return [one for one in found if one.hands in (None, hands)]
    return found


def printed_fact(beside: PrintedComparison) -> Fact:
    """The exact figure with the printed one."""
    return fact("printed-beside", **_figures(beside))


def far_fact(beside: PrintedComparison) -> Fact:
    """A warning that the two are far apart, with the settings that give the printed figure."""
    settings = listed(f"{setting.key} = {value}" for setting, value in beside.settings)
    if not beside.settings:
        return fact("printed-far", **_figures(beside))
    return fact("printed-far-settings", settings=settings, **_figures(beside))


def _figures(beside: PrintedComparison) -> dict[str, FactValue]:
    return {
        "figure": beside.figure.value,
        "hands": hands_fact(beside.hands),
        "exact": percentage(beside.exact, 2),
        "printed": beside.shown,
    }


class PrintedFigureData(TypedDict):
    """A figure with its printed value, as plain data; `exact` is in percent."""

    figure: str
    hands: str
    printed: str
    exact: str
    far: bool
    settings: dict[str, Value]


def printed_figures_data(figures: Iterable[PrintedComparison]) -> list[PrintedFigureData]:
    """Figures with their printed values, as plain data."""
    return [
        {
            "figure": one.figure.value,
            "hands": one.hands,
            "printed": one.printed,
            "exact": decimal(100 * one.exact, 4),
            "far": one.differs_by_a_point,
            "settings": {setting.key: value for setting, value in one.settings},
        }
        for one in figures
    ]
