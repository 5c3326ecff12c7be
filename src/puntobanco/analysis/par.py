"""Par sheets: the exact probabilities, returns and house edges of a game.

>>> from puntobanco.core.figures import decimal
>>> from puntobanco.sheets import load_game
>>> sheet = par_sheet(load_game("fortune-7"))
>>> sheet["fortune-7"].edge, decimal(sheet["fortune-7"].edge * 100, 4)
(Fraction(64613588827, 848912750595), '7.6113')
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import product

from puntobanco.analysis.pricing import HANDS, Price, Prices, has_meter
from puntobanco.analysis.progressive import (
    AwardDistribution,
    MeterModel,
    award_distribution,
    chances,
    shared_edge,
)
from puntobanco.analysis.ranges import QUANTILE, ReturnChances, ReturnRange, return_range, unit_of
from puntobanco.analysis.weights import Composition
from puntobanco.core.bets import Bet
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact, one_of
from puntobanco.core.game import Game
from puntobanco.core.money import PPM, Minor
from puntobanco.core.printed import Hands
from puntobanco.core.rows import PaysKind, Side

DECKS = range(1, 9)
PLAYS = tuple(10**power for power in range(3, 8))


@dataclass(frozen=True, slots=True)
class MeterFigures:
    """A progressive bet riding on one set of hands, with the figures of its meter."""

    hands: Hands
    meter: MeterModel
    price: Price
    unit: Minor
    """The amount of one wager, which converts the figures of `meter` to money."""

    def money(self, wagers: Fraction) -> Fraction:
        """An amount in wagers as minor units."""
        return wagers * self.unit

    @property
    def awards(self) -> AwardDistribution:
        """The distribution of the 100 % award."""
        return award_distribution(self.meter)


@dataclass(frozen=True)
class ParSheet:
    """A game over one composition: the prices of its bets and the figures derived from them."""

    prices: Prices
    decks: int | None
    """The number of decks, if the composition is a full shoe."""
    bets: tuple[Price, ...]
    meters: tuple[MeterFigures, ...]
    shown: Minor | None
    """The meter amount given; None uses the steady-state mean of each meter."""
    against: int = 0
    """Progressive wagers on the other hand."""

    @property
    def game(self) -> Game:
        """The game that was priced."""
        return self.prices.game

    @property
    def total(self) -> int:
        """Ordered six-card deals of the shoe."""
        return self.prices.composition.total

    def __getitem__(self, key: str) -> Price:
        """The price of a bet; for a bet tied to a line, `key:hands` names the hands."""
        for price in self.bets:
            if key in (price.bet.key, name_of(price)):
                return price
        offered = one_of(map(name_of, self.bets))
        raise RuleError(fact("error-game-bet", bet=key, game=self.game.key, offered=offered))

    @cached_property
    def correlations(self) -> tuple[tuple[float, ...], ...]:
        """The correlation of the net results of every two bets on one coup."""
        return tuple(
            tuple(self.prices.correlation(one, other) for other in self.bets) for one in self.bets
        )

    @cached_property
    def by_decks(self) -> dict[int, tuple[Fraction, ...]]:
        """The edge of every bet for one to eight full decks, at the meters of this sheet."""
        found = {}
        for number in DECKS:
            prices = self.prices.over(Composition.decks(number))
            found[number] = tuple(
                prices.price(
                    price.bet, price.side, price.meter, alone=price.alone, seat=price.seat
                ).edge
                for price in self.bets
            )
        return found

    def shared_edge(self, figures: MeterFigures) -> Fraction | None:
        """The edge, at the current meter, of a wager tied to a line with wagers on the other hand.

        None without another hand: then all wagers win together.
        """
        others = {"player": "banker", "banker": "player"}
        other = [one for one in self.meters if one.hands == others.get(figures.hands)]
        if not other or figures.price.meter is None or self.game.progressive is None:
            return None
        meter = figures.meter
        return shared_edge(
            meter.chances,
            other[0].meter.chances,
            # The price is for one share of the meter.
            shown=figures.price.meter * meter.wagers,
            alike=meter.wagers,
            against=self.against,
            split=self.game.progressive.split,
        )

    def volatility(self, price: Price) -> float:
        """The volatility index: 1.645 standard deviations of one play."""
        return QUANTILE * price.deviation

    def return_range(self, price: Price, plays: int) -> ReturnRange:
        """The 90 % range of the return after this many plays."""
        return return_range(*_brings(price), plays)

    def _repr_html_(self) -> str:
        from puntobanco.analysis.par_html import par_html  # noqa: PLC0415 -- it imports this

        return par_html(self)


def _brings(price: Price) -> tuple[ReturnChances, Fraction]:
    """What a wager brings back with its chances, and the unit to which meter shares are rounded."""
    shares = {
        row.returned
        for row in price.rows
        if row.row is not None and row.row.pays.kind is PaysKind.METER
    }
    brings = tuple((row.returned, row.probability) for row in price.rows)
    return brings, unit_of((value for value, _ in brings if value not in shares), shares)


def name_of(price: Price) -> str:
    """The bet's key, with its hands and its seat if these have prices: `progressive:either`."""
    name = price.bet.key if price.hands is None else f"{price.bet.key}:{price.hands}"
    return name if price.seat is None else f"{name}@{price.seat}"


def par_sheet(
    game: Game,
    *,
    decks: int | None = None,
    composition: Composition | None = None,
    shown: Minor | None = None,
    wagers: int = 1,
    against: int = 0,
) -> ParSheet:
    """The par sheet of a game: for its own number of decks, another number, or any composition.

    `shown` is the meter amount in minor units; `wagers` is the number of progressive wagers on one
    hand, `against` the number on the other.
    """
    if composition is None:
        decks = game.shoe.decks if decks is None else decks
        composition = Composition.decks(decks)
    prices = Prices(game, composition)
    bets: list[Price] = []
    meters: list[MeterFigures] = []
    for bet in prices.bets:
        for side, seat in product(bet.sides, prices.seats(bet)):
            if has_meter(bet):
                figures = metered(prices, bet, side, shown, wagers, seat=seat)
                meters.append(figures)
                bets.append(figures.price)
            else:
                bets.append(prices.price(bet, side, seat=seat))
    return ParSheet(prices, decks, tuple(bets), tuple(meters), shown, against)


def metered(
    prices: Prices,
    bet: Bet,
    side: Side,
    shown: Minor | None = None,
    wagers: int = 1,
    *,
    seat: int | None = None,
) -> MeterFigures:
    """A bet with a meter at the amount `shown`, or at its mean if None."""
    rules, unit = prices.game.progressive, bet.stake
    assert rules is not None, "a game with a metered bet has a meter"
    assert unit is not None, "a metered bet has one fixed stake"
    own = prices.price(bet, side, Fraction(1), seat=seat)
    meter = MeterModel(
        chances=chances(own, _others(prices, bet, side)),
        seed=Fraction(rules.seed, unit),
        contribution=Fraction(rules.contribution_ppm, PPM),
        reserve=Fraction(rules.reserve_ppm, PPM),
        wagers=wagers,
        fixed_pays=rules.fixed_pays,
    )
    value = meter.mean_award if shown is None else Fraction(shown, unit)
    price = prices.price(bet, side, value / wagers, alone=value, seat=seat)
    return MeterFigures(HANDS[side], meter, price, unit)


def _others(prices: Prices, bet: Bet, side: Side) -> Price | None:
    """The price of the rows that are not about the suits of a seat, or None if all are not."""
    if not bet.seats:
        return None
    rows = tuple(row for row in bet.rows if row.seat_suits is None)
    return prices.price(replace(bet, rows=rows, seats=()), side, Fraction(1))
