"""The exact return, edge and moments of a bet, row by row, over any composition.

All amounts are in units of one stake. Probabilities and returns are fractions; floats appear only
after a root. Rounding of payments is left out, because it depends on the stake and not on the odds.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from math import lcm, sqrt
from operator import mul

from puntobanco.analysis.dealt import Dealt, completion_total, completion_weights
from puntobanco.analysis.weights import KINDS, Composition, class_weights
from puntobanco.core.bets import Bet, Book, payments
from puntobanco.core.cards import Suit
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
"""The names of the sets of hands that a wager tied to a line can ride on."""


@dataclass(frozen=True, slots=True)
class PricedRow:
    """A row of a pay table with its exact weight; `row` is None for everything no row matches."""

    row: Row | None
    weight: int
    total: int
    returned: Fraction
    """The amount returned per unit staked, including the stake if it is returned."""

    @property
    def probability(self) -> Fraction:
        """The probability of this row."""
        return Fraction(self.weight, self.total)

    @property
    def net(self) -> Fraction:
        """The patron's gain or loss per unit staked."""
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
    """The price of one bet: its rows, and the figures derived from them."""

    bet: Bet
    side: Side
    meter: Fraction | None
    """The meter amount in units of one wager, for a bet with percentage rows."""
    rows: tuple[PricedRow, ...]
    by_class: tuple[Fraction, ...]
    """The net result in each class, for figures that combine several bets; 0 where the bet is not
    offered."""
    seat: int | None = None
    """The seat, if the bet gives suits to seats and their chances differ."""
    alone: Fraction | None = None
    """The meter amount for rows that a wager wins alone, if it is not `meter`."""
    offered: Fraction = Fraction(1)
    """The share of coups on which it is offered."""

    @property
    def hands(self) -> Hands | None:
        """The hands the wager rides on, if the bet's own side does not determine them."""
        return HANDS[self.side] if self.meter is not None or self.bet.side is Side.LINE else None

    @cached_property
    def edge(self) -> Fraction:
        """The average share of the stake that the house keeps."""
        return -self._moment(1)

    @cached_property
    def hit(self) -> Fraction:
        """The probability of a win; a push is not a win."""
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

    @property
    def coup_mean(self) -> Fraction:
        """The mean net result of one coup, on which it may not be offered."""
        return self.offered * self._moment(1)

    @property
    def coup_variance(self) -> Fraction:
        """The variance of the net result of one coup."""
        return self.offered * self._moment(2) - self.coup_mean**2

    def _moment(self, power: int) -> Fraction:
        return sum((row.probability * row.net**power for row in self.rows), Fraction(0))


def _brings(bet: Bet, meter: Fraction | None, alone: Fraction | None) -> dict[int | None, Fraction]:
    """The amount returned per unit staked, by settling row; zero if no row matches."""
    found: dict[int | None, Fraction] = {None: Fraction(0)}
    for index, payment in enumerate(payments(bet)):
        brings = payment.exact(meter if bet.rows[index].seat_suits is None else alone)
        if brings is None:
            raise RuleError(fact("error-bet-meter", bet=bet.key))
        found[index] = brings
    return found


class Prices:
    """The bets of a game over one composition, priced on demand from one set of class weights.

    With `dealt`, given these cards of the composition on the table.
    """

    def __init__(
        self,
        game: Game,
        composition: Composition,
        *,
        book: Book | None = None,
        dealt: Dealt | None = None,
    ) -> None:
        self.game = game
        self.composition = composition
        self.dealt = dealt
        self.book = book or _compiled(for_analysis(game), game.rounding)
        self.bets = tuple(self.book.bets.values())

    def over(self, composition: Composition) -> "Prices":
        """The same bets over another composition, without compiling them again."""
        return Prices(self.game, composition, book=self.book)

    @property
    def classes(self) -> Classes:
        """The classes shared by all bets here."""
        return self.book.classes

    @cached_property
    def weights(self) -> tuple[int, ...]:
        """The exact weight of each class."""
        if self.dealt is not None:
            return completion_weights(self.classes, self.composition, self.dealt)
        return class_weights(self.classes, self.composition)

    @cached_property
    def total(self) -> int:
        """The sum of all weights."""
        if self.dealt is not None:
            return completion_total(self.composition, self.dealt)
        return self.composition.total

    def seats(self, bet: Bet) -> tuple[int | None, ...]:
        """The seats whose wagers on a bet have prices of their own; None stands for all.

        If no card is dealt and every rank has as many cards of each suit, seats are alike.
        """
        counts = self.composition.counts
        ranks = (set(counts[first : first + len(Suit)]) for first in range(0, KINDS, len(Suit)))
        same = len(counts) == KINDS and all(len(rank) == 1 for rank in ranks)
        alike = same and self.dealt is None
        return (None,) if alike else bet.numbers

    def price(
        self,
        bet: Bet,
        side: Side,
        meter: Fraction | None = None,
        *,
        alone: Fraction | None = None,
        seat: int | None = None,
    ) -> Price:
        """The price of one bet riding on one side.

        `meter` is the part of the meter for one of several wagers that win together, `alone` what
        a wager wins alone (default: the same).
        """
        rows = self.book.rows_by_class(bet, side, seat)
        offers = [self.book.offers(bet, one) for one in range(len(rows))]
        alone = meter if alone is None else alone
        weights: dict[int | None, int] = dict.fromkeys((*range(len(bet.rows)), None), 0)
        for row, weight, offered in zip(rows, self.weights, offers, strict=True):
            weights[row] += weight * offered
        brings = _brings(bet, meter, alone)
        total = sum(weights.values())
        if not total:
            raise RuleError(fact("error-bet-not-offered", bet=bet.key))
        return Price(
            bet=bet,
            side=side,
            meter=meter if has_meter(bet) else None,
            rows=tuple(
                PricedRow(None if index is None else bet.rows[index], weight, total, brings[index])
                for index, weight in weights.items()
            ),
            by_class=tuple(
                (brings[row] - 1) * offered for row, offered in zip(rows, offers, strict=True)
            ),
            seat=seat,
            alone=alone if has_meter(bet) else None,
            offered=Fraction(total, self.total),
        )

    def covariance(self, one: Price, other: Price) -> Fraction:
        """The covariance of the net results of two bets on the same coup.

        A bet that is not offered on a coup brings 0.
        """
        scale_one, nets_one = _whole(one.by_class)
        scale_other, nets_other = _whole(other.by_class)
        joint = sum(map(mul, map(mul, self.weights, nets_one), nets_other))
        mean = Fraction(joint, self.total * scale_one * scale_other)
        return mean - one.coup_mean * other.coup_mean

    def correlation(self, one: Price, other: Price) -> float:
        """The correlation of the net results of two bets on the same coup."""
        spread = sqrt(one.coup_variance * other.coup_variance)
        if not spread:
            return 0.0
        return 1.0 if one is other else float(self.covariance(one, other)) / spread


@lru_cache(maxsize=64)  # compiling takes many times as long as pricing, and few games are in use
def _compiled(bets: tuple[Bet, ...], rounding: Rounding) -> Book:
    return Book(bets, rounding)


def _whole(values: tuple[Fraction, ...]) -> tuple[int, list[int]]:
    """The fractions as numerators over their common denominator: integers add many times faster."""
    scale = lcm(*{value.denominator for value in values})
    return scale, [value.numerator * (scale // value.denominator) for value in values]


def for_analysis(game: Game) -> tuple[Bet, ...]:
    """The bets of a game; a bet with a meter may ride on any hands, whatever the settings.

    A bet that gives suits to seats keeps its hand.
    """
    return tuple(
        replace(bet, side=Side.LINE)
        if has_meter(bet) and not bet.seats and bet.side in (Side.LINE, Side.WINNER)
        else bet
        for bet in game.bets
    )


def has_meter(bet: Bet) -> bool:
    """Whether some row pays a share of a meter."""
    return any(row.pays.kind is PaysKind.METER for row in bet.rows)
