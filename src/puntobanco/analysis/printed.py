"""The printed percentages of a progressive bet beside the exact ones of the game as it is set.

A sheet prints the edge of its progressive and the chance of a win, for one reading of its own
words. A table is played by the reading that its settings choose. Whoever decides on a table or a
wager has to see both.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import TypedDict

from puntobanco.analysis.par import MeterFigures, metered
from puntobanco.analysis.par_figures import hands_fact
from puntobanco.analysis.pricing import HANDS, Prices
from puntobanco.analysis.readings import number
from puntobanco.analysis.weights import Composition
from puntobanco.core.facts import Fact, fact, listed
from puntobanco.core.facts import Value as FactValue
from puntobanco.core.figures import decimal, percent
from puntobanco.core.game import Figure, Game, Published, Value
from puntobanco.core.money import Minor
from puntobanco.core.printed import Beside
from puntobanco.core.rows import Side

FAR = Fraction(1, 100)
"""One percentage point: a printed figure that is further off is warned of."""

FIGURES = (Figure.EDGE, Figure.HIT)
"""The printed percentages of a wager."""


@lru_cache(maxsize=64)
def beside_print(game: Game) -> tuple[Beside, ...]:
    """The printed percentages of the game's progressive beside its own; none without a meter."""
    if game.progressive is None:
        return ()
    prices = Prices(game, Composition.decks(game.shoe.decks))
    bet = prices.book.bets[game.progressive.bet]
    meters = (metered(prices, bet, side, shown=Minor(0)) for side in _sides_in_force(game))
    return figures_beside(game, meters)


def figures_beside(game: Game, meters: Iterable[MeterFigures]) -> tuple[Beside, ...]:
    """The same of figures that were computed already; those of other hands are passed over."""
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


def _beside(game: Game, figures: MeterFigures, figure: Figure) -> Iterator[Beside]:
    dry = figures.meter.mean_award < 0
    if dry and figure is Figure.EDGE:
        return
    exact = figures.meter.edge if figure is Figure.EDGE else figures.price.hit
    for published in _printed(game, figure, figures.hands):
        yield Beside(
            figure=figure,
            hands=figures.hands,
            printed=published.printed,
            exact=exact,
            far=abs(exact - number(published.printed) / 100) > FAR,
            settings=tuple(
                (game.setting(key), value)
                for key, value in published.settings
                if game.setting(key).value != value
            ),
        )


def _printed(game: Game, figure: Figure, hands: str) -> list[Published]:
    """What is printed of these hands, or all of it where it is of hands that nobody rides on."""
    assert game.progressive is not None, "asked only of a game with a meter"
    bet = game.progressive.bet
    of_bet = [one for one in game.published if (one.figure, one.bet) == (figure, bet)]
    found = [one for one in of_bet if one.decks in (None, game.shoe.decks)]
    if any(one.hands in (None, *hands_in_force(game)) for one in found):
        return [one for one in found if one.hands in (None, hands)]
    return found


def printed_fact(beside: Beside) -> Fact:
    """The figure beside the printed one."""
    return fact("printed-beside", **_figures(beside))


def far_fact(beside: Beside) -> Fact:
    """The same where the two are far apart, with the setting that gives the printed figure."""
    settings = listed(f"{setting.key} = {value}" for setting, value in beside.settings)
    if not beside.settings:
        return fact("printed-far", **_figures(beside))
    return fact("printed-far-settings", settings=settings, **_figures(beside))


def _figures(beside: Beside) -> dict[str, FactValue]:
    return {
        "figure": beside.figure.value,
        "hands": hands_fact(beside.hands),
        "exact": percent(beside.exact, 2),
        "printed": beside.spaced,
    }


class BesideData(TypedDict):
    """A figure beside the printed one, as plain data; `exact` is in percent."""

    figure: str
    hands: str
    printed: str
    exact: str
    far: bool
    settings: dict[str, Value]


def beside_data(figures: Iterable[Beside]) -> list[BesideData]:
    """Figures beside the printed ones as plain data."""
    return [
        {
            "figure": one.figure.value,
            "hands": one.hands,
            "printed": one.printed,
            "exact": decimal(100 * one.exact, 4),
            "far": one.far,
            "settings": {setting.key: value for setting, value in one.settings},
        }
        for one in figures
    ]
