"""What a bet is worth: exact return, edge and moments, row by row, over any composition.

Everything is in units of one stake. Chances and returns are fractions; a float appears only where
a root must be taken. Rounding of payments is left out: it is a matter of stakes, not of odds.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from math import lcm, sqrt
from operator import mul

from puntobanco.analysis.weights import Composition, class_weights
from puntobanco.core.bets import Bet, Book, payments
from puntobanco.core.classes import Classes
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.game import Game
from puntobanco.core.payment import Rounding
from puntobanco.core.printed import Hands
from puntobanco.core.rows import PaysKind, Row, Side

HANDS: dict[Side, Hands] = {
    Side.PLAYER: "player",
    Side.BANKER: "banker",
    Side.WINNER: "either",
}
"""How the sets of hands are called that a wager tied to a line can ride on."""


@dataclass(frozen=True, slots=True)
class PricedRow:
    """A row of a pay table with its exact weight; `row` is None for all that no row matches."""

    row: Row | None
    weight: int
    total: int
    returned: Fraction
    """What comes back for one staked, the stake included where it comes back."""

    @property
    def probability(self) -> Fraction:
        """The chance of this row."""
        return Fraction(self.weight, self.total)

    @property
    def net(self) -> Fraction:
        """What the patron gains or loses for one staked."""
        return self.returned - 1

    @property
    def contribution(self) -> Fraction:
        """What this row adds to the return of the bet."""
        return self.probability * self.returned

    @property
    def wins(self) -> bool:
        """Whether the row is a win, not a push and not a loss."""
        return self.row is not None and self.row.pays.kind is not PaysKind.PUSH


@dataclass(frozen=True)
class Price:
    """One bet priced: its rows, and what follows from them."""

    bet: Bet
    side: Side
    meter: Fraction | None
    """What the meter shows in units of one wager, for a bet with percentage rows."""
    rows: tuple[PricedRow, ...]
    by_class: tuple[Fraction, ...]
    """The net result in each class, for figures that join several bets."""

    @property
    def hands(self) -> Hands | None:
        """Which hands the wager rides on, where that is more than the bet's own side says."""
        return HANDS[self.side] if self.meter is not None or self.bet.side is Side.LINE else None

    @cached_property
    def edge(self) -> Fraction:
        """What the house keeps of one staked, on average."""
        return -self._moment(1)

    @cached_property
    def hit(self) -> Fraction:
        """The chance of a win; pushes are none."""
        return sum((row.probability for row in self.rows if row.wins), Fraction(0))

    @cached_property
    def variance(self) -> Fraction:
        """The variance of the net result of one wager."""
        return self._moment(2) - self._moment(1) ** 2

    @property
    def deviation(self) -> float:
        """The standard deviation of the net result of one wager."""
        return sqrt(self.variance)

    @property
    def skew(self) -> float:
        """The third standardised moment of the net result."""
        mean = self._moment(1)
        third = self._moment(3) - 3 * mean * self._moment(2) + 2 * mean**3
        return float(third) / float(self.variance) ** 1.5 if self.variance else 0.0

    def _moment(self, power: int) -> Fraction:
        return sum((row.probability * row.net**power for row in self.rows), Fraction(0))


def _brings(bet: Bet, meter: Fraction | None) -> dict[int | None, Fraction]:
    """What one staked brings back, by the row that settles it; nothing where none does."""
    found: dict[int | None, Fraction] = {None: Fraction(0)}
    for index, payment in enumerate(payments(bet)):
        brings = payment.exact(meter)
        if brings is None:
            raise RuleError(fact("error-bet-meter", bet=bet.key))
        found[index] = brings
    return found


class Prices:
    """The bets of a game over one composition, priced on demand from one set of class weights."""

    def __init__(self, game: Game, composition: Composition, *, book: Book | None = None) -> None:
        self.game = game
        self.composition = composition
        self.book = book or _compiled(for_analysis(game), game.rounding)
        self.bets = tuple(self.book.bets.values())

    def over(self, composition: Composition) -> "Prices":
        """The same bets over another composition, without compiling them again."""
        return Prices(self.game, composition, book=self.book)

    @property
    def classes(self) -> Classes:
        """The classes all bets here share."""
        return self.book.classes

    @cached_property
    def weights(self) -> tuple[int, ...]:
        """The exact weight of each class."""
        return class_weights(self.classes, self.composition)

    def price(self, bet: Bet, side: Side, meter: Fraction | None = None) -> Price:
        """One bet riding on one side."""
        rows = self.book.rows_by_class(bet, side)
        weights: dict[int | None, int] = dict.fromkeys((*range(len(bet.rows)), None), 0)
        for row, weight in zip(rows, self.weights, strict=True):
            weights[row] += weight
        brings = _brings(bet, meter)
        total = self.composition.total
        return Price(
            bet=bet,
            side=side,
            meter=meter if has_meter(bet) else None,
            rows=tuple(
                PricedRow(None if index is None else bet.rows[index], weight, total, brings[index])
                for index, weight in weights.items()
            ),
            by_class=tuple(brings[row] - 1 for row in rows),
        )

    def covariance(self, one: Price, other: Price) -> Fraction:
        """The covariance of the net results of two bets on the same coup."""
        scale_one, nets_one = _whole(one.by_class)
        scale_other, nets_other = _whole(other.by_class)
        joint = sum(map(mul, map(mul, self.weights, nets_one), nets_other))
        mean = Fraction(joint, self.composition.total * scale_one * scale_other)
        return mean - one.edge * other.edge

    def correlation(self, one: Price, other: Price) -> float:
        """The correlation of the net results of two bets on the same coup."""
        spread = sqrt(one.variance * other.variance)
        if not spread:
            return 0.0
        return 1.0 if one is other else float(self.covariance(one, other)) / spread


@lru_cache(maxsize=64)  # compiling takes many times what pricing does, and few games are in use
def _compiled(bets: tuple[Bet, ...], rounding: Rounding) -> Book:
    return Book(bets, rounding)


def _whole(values: tuple[Fraction, ...]) -> tuple[int, list[int]]:
    """The fractions over their common denominator: whole numbers add up many times faster."""
    scale = lcm(*{value.denominator for value in values})
    return scale, [value.numerator * (scale // value.denominator) for value in values]


def for_analysis(game: Game) -> tuple[Bet, ...]:
    """The bets of a game; a metered one rides on any set of hands, whatever the table's setting."""
    return tuple(
        replace(bet, side=Side.LINE)
        if has_meter(bet) and bet.side in (Side.LINE, Side.WINNER)
        else bet
        for bet in game.bets
    )


def has_meter(bet: Bet) -> bool:
    """Whether some row pays a share of a meter."""
    return any(row.pays.kind is PaysKind.METER for row in bet.rows)
