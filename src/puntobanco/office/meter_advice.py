"""The advice on a meter before it is opened, and its exact figures."""

from dataclasses import dataclass
from fractions import Fraction

from puntobanco.analysis.par import MeterFigures, metered
from puntobanco.analysis.par_figures import mean_award
from puntobanco.analysis.pricing import Prices
from puntobanco.analysis.printed import compare_printed, hands_in_force
from puntobanco.analysis.weights import Composition
from puntobanco.core.game import Game
from puntobanco.core.money import Minor
from puntobanco.core.printed import PrintedComparison
from puntobanco.core.rows import Side
from puntobanco.progressive.advice import Advice, advice, refusals_in
from puntobanco.progressive.state import bet_of, declaration_of, preset


@dataclass(frozen=True, slots=True)
class RidingWager:
    """A single wager on one set of hands, with the meter as it would be set."""

    hands: str
    in_force: bool
    """Whether the game as set allows this wager."""
    edge: Fraction | None
    """The long-run house edge; None if the meter runs dry."""
    mean_award: Minor | None
    """None if the meter runs dry."""


@dataclass(frozen=True, slots=True)
class MeterAdvice:
    """The advice on a game's meter."""

    game: Game
    advice: tuple[Advice, ...]
    figures: tuple[RidingWager, ...]
    """Empty if the settings are refused."""
    printed: tuple[PrintedComparison, ...]
    """The printed percentages next to those in force."""

    @property
    def refused(self) -> bool:
        """Whether the settings cannot be used."""
        return bool(self.refusing_advice)

    @property
    def refusing_advice(self) -> tuple[Advice, ...]:
        """The advice that refuses the settings."""
        return refusals_in(self.advice)

    @property
    def dry(self) -> bool:
        """Whether fixed pays take more from the meter than contributions add."""
        return any(riding.edge is None for riding in self.figures)


def advise(game: Game, sheet: Game, *, override: bool = False) -> MeterAdvice:
    """The advice on the meter of a game as set; `sheet` is the game by its sheet alone."""
    found = advice(preset(game), sheet, override=override)
    if refusals_in(found):
        return MeterAdvice(game, found, (), ())
    return MeterAdvice(game, found, _figures(game), compare_printed(game))


def _figures(game: Game) -> tuple[RidingWager, ...]:
    prices, in_force = Prices(game, Composition.decks(game.shoe.decks)), hands_in_force(game)
    bet = prices.book.bets[declaration_of(game).bet]
    sides = (Side.PLAYER, Side.BANKER, Side.WINNER)
    return tuple(
        _riding(metered(prices, bet, side, shown=Minor(0)), in_force)
        for side in sides
        if side in bet_of(game).sides
    )


def _riding(figures: MeterFigures, in_force: tuple[str, ...]) -> RidingWager:
    mean, hands = mean_award(figures.meter), figures.hands
    if mean is None:
        return RidingWager(hands, hands in in_force, None, None)
    award = Minor(round(figures.money(mean)))
    return RidingWager(hands, hands in in_force, figures.meter.edge, award)
