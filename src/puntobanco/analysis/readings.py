"""Readings of a printed figure: the ways to interpret a sheet, and the value each gives.

All of them are declared here: the hands a wager rides on, whether naturals count for rows that
exclude them, "for one" read as "to one" or the reverse, the contribution implied by the sheet's own
mean award, the number of decks, and how many wagers win together. `reconcile` searches only these.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from itertools import combinations, product
from typing import Any, assert_never

from puntobanco.analysis.pricing import HANDS, Price, Prices, has_meter
from puntobanco.analysis.progressive import MeterModel, chances
from puntobanco.analysis.weights import Composition
from puntobanco.core.bets import Bet
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.game import Figure, Game, PublishedFigure
from puntobanco.core.money import PPM
from puntobanco.core.rows import PaysKind, Row, Side

AS_PRINTED = "as printed"
SIDES: dict[str, Side] = {name: side for side, name in HANDS.items()}


@dataclass(frozen=True, slots=True)
class Reading:
    """One interpretation of a sheet; the defaults are the sheet's own words."""

    hands: str | None = None
    """The hands a wager rides on; None if the bet itself determines them."""
    naturals: str = AS_PRINTED
    """`counted`: rows that exclude naturals include them."""
    pays: str = AS_PRINTED
    """`for` or `to`: every fixed pay is read this way."""
    rate: str = "setting"
    """`implied`: the contribution implied by the printed mean award."""
    decks: int = 8
    wagers: int = 1

    def differs_from(self, plain: "Reading") -> dict[str, str]:
        """The fields in which this reading differs from another, with their values."""
        return {
            field.name: str(getattr(self, field.name))
            for field in fields(self)
            if getattr(self, field.name) != getattr(plain, field.name)
        }


OPTIONS: dict[str, tuple[str | int, ...]] = {
    "hands": ("either", "player", "banker"),
    "naturals": ("counted",),
    "pays": ("for", "to"),
    "rate": ("implied",),
    "decks": tuple(range(1, 9)),
    "wagers": tuple(range(2, 8)),
}
"""The alternatives that are tried, the likeliest first."""

_MATTERS = {
    Figure.EDGE: ("hands", "naturals", "pays", "rate", "decks", "wagers"),
    Figure.HIT: ("hands", "naturals", "decks"),
    Figure.TOP_ONE_IN: ("hands", "naturals", "decks"),
    Figure.MEAN_AWARD: ("hands", "decks", "wagers"),
    Figure.SEED: (),
}
MOST_CHANGES = 3


class Readings:
    """The readings of one game's printed figures, and the value of each figure under them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._prices: dict[tuple[str, str, int], Prices] = {}
        self._priced: dict[tuple[str, str, str, int, Side], Price] = {}

    def plain(self, published: PublishedFigure) -> tuple[Reading, ...]:
        """The sheet's own words; for a wager tied to a line, one reading per side."""
        bet = self.game.bet(published.bet)
        decks = published.decks or self.game.shoe.decks
        if published.hands is not None:
            return (Reading(hands=published.hands, decks=decks),)
        if bet.side is Side.LINE:
            return tuple(Reading(hands=hands, decks=decks) for hands in ("player", "banker"))
        return (Reading(hands=HANDS[bet.side] if has_meter(bet) else None, decks=decks),)

    def others(self, published: PublishedFigure, plain: Reading) -> Iterator[tuple[int, Reading]]:
        """All other readings with their number of changes, fewest first."""
        names = [name for name in _MATTERS[published.figure] if self._open(published, name)]
        for changes in range(1, MOST_CHANGES + 1):
            for chosen in combinations(names, changes):
                for values in product(*(OPTIONS[name] for name in chosen)):
                    changed: dict[str, Any] = dict(zip(chosen, values, strict=True))
                    reading = replace(plain, **changed)
                    if len(reading.differs_from(plain)) == changes:
                        yield changes, reading

    def value(self, published: PublishedFigure, reading: Reading) -> Fraction:
        """The value of the figure: percent, coups, or major units of money."""
        game, bet = self.game, self.game.bet(published.bet)
        price = self._price(bet, reading)
        match published.figure:
            case Figure.SEED:
                return Fraction(self._meter(bet, reading).seed * self._unit(bet))
            case Figure.HIT:
                return 100 * price.hit
            case Figure.TOP_ONE_IN:
                top = price.rows[0].probability
                if not top:
                    raise RuleError(fact("error-figure-top-row", game=game.key, bet=bet.key))
                return 1 / top
            case Figure.MEAN_AWARD:
                return self._meter(bet, reading).mean_award * self._unit(bet)
            case Figure.EDGE:
                return 100 * (self._meter(bet, reading) if has_meter(bet) else price).edge
            case _:
                assert_never(published.figure)

    def rate_for(
        self, published: PublishedFigure, reading: Reading, wanted: Fraction
    ) -> Fraction | None:
        """The contribution that would give the printed figure, if the figure depends on it."""
        bet = self.game.bet(published.bet)
        if published.figure not in (Figure.EDGE, Figure.MEAN_AWARD) or not has_meter(bet):
            return None
        # Both the edge and the mean award are linear in the rate.
        at_none, at_half = (
            self._at_rate(Fraction(rate, 2)).value(published, replace(reading, rate="setting"))
            for rate in (0, 1)
        )
        return (wanted - at_none) / (2 * (at_half - at_none))

    def _open(self, published: PublishedFigure, name: str) -> bool:
        """Whether the sheet leaves this open to interpretation."""
        bet = self.game.bet(published.bet)
        match name:
            case "decks":
                return published.decks is None
            case "hands":
                return published.hands is None and has_meter(bet)
            case "rate" | "wagers":
                return has_meter(bet)
            case "naturals":
                return any(row.natural is False for row in bet.rows)
            case _:
                return any(row.pays.kind in (PaysKind.TO, PaysKind.FOR) for row in bet.rows)

    def _price(self, bet: Bet, reading: Reading) -> Price:
        side = SIDES[reading.hands] if reading.hands else bet.side
        key = (bet.key, reading.naturals, reading.pays, reading.decks, side)
        if key not in self._priced:
            understood = replace(bet, rows=tuple(_understood(row, reading) for row in bet.rows))
            prices = self._prices_of(understood, reading)
            self._priced[key] = prices.price(understood, side, Fraction(1))
        return self._priced[key]

    def _prices_of(self, bet: Bet, reading: Reading) -> Prices:
        """The bet alone over the reading's decks; its pays do not change its weights."""
        key = (bet.key, reading.naturals, reading.decks)
        if key not in self._prices:
            same = [one for (*of, _), one in self._prices.items() if of == list(key[:2])]
            shoe = Composition.decks(reading.decks)
            alone = replace(self.game, bets=(bet,))
            self._prices[key] = same[0].over(shoe) if same else Prices(alone, shoe)
        return self._prices[key]

    def _meter(self, bet: Bet, reading: Reading) -> MeterModel:
        rules = self.game.progressive
        if rules is None or bet.stake is None or not has_meter(bet):
            raise RuleError(fact("error-figure-no-meter", game=self.game.key, bet=bet.key))
        return MeterModel(
            chances=chances(self._price(bet, reading)),
            seed=Fraction(rules.seed, bet.stake),
            contribution=self._rate(rules.contribution_ppm, reading),
            reserve=Fraction(rules.reserve_ppm, PPM),
            wagers=reading.wagers,
            fixed_pays=rules.fixed_pays,
        )

    def _rate(self, own_ppm: int, reading: Reading) -> Fraction:
        if reading.rate == "implied":
            for published in self.game.published:
                if published.figure is Figure.MEAN_AWARD and published.hands in (
                    None,
                    reading.hands,
                ):
                    implied = self.rate_for(published, reading, parse_figure(published.printed))
                    if implied is not None and 0 <= implied <= 1:
                        return implied
        return Fraction(own_ppm, PPM)

    def _at_rate(self, rate: Fraction) -> "Readings":
        """The same readings with another contribution; they share the prices already computed."""
        rules = self.game.progressive
        assert rules is not None, "asked only of a bet with a meter"
        other = Readings(
            replace(self.game, progressive=replace(rules, contribution_ppm=int(rate * PPM)))
        )
        other._prices, other._priced = self._prices, self._priced
        return other

    def _unit(self, bet: Bet) -> Fraction:
        assert bet.stake is not None, "a metered bet has one fixed stake"
        return Fraction(bet.stake, 10**self.game.currency.exponent)


def _understood(row: Row, reading: Reading) -> Row:
    if reading.naturals == "counted" and row.natural is False:
        row = replace(row, natural=None)
    if reading.pays != AS_PRINTED and row.pays.kind in (PaysKind.TO, PaysKind.FOR):
        row = replace(row, pays=replace(row.pays, kind=PaysKind(reading.pays)))
    return row


def parse_figure(printed: str) -> Fraction:
    """The number in a printed figure: `2.70 %`, `$98,101`, `569,182`."""
    text = printed.strip().strip("$%€£ ").replace(",", "")
    try:
        return Fraction(text)
    except ValueError:
        raise RuleError(fact("error-figure-number", text=printed)) from None


def decimal_places(printed: str) -> int:
    """The number of decimal places of a printed figure."""
    return len(printed.strip("$%€£ ").partition(".")[2])
