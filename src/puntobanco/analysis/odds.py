"""Odds of a remaining shoe or of a coup in progress, and the effect of removing one card."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import product

from puntobanco.analysis.dealt import Dealt, completion_total, completion_weights
from puntobanco.analysis.par import metered, name_of
from puntobanco.analysis.pricing import HANDS, Price, Prices, for_analysis, has_meter
from puntobanco.analysis.weights import KINDS, RANKS, Composition, too_coarse
from puntobanco.core.bets import Bet
from puntobanco.core.cards import CARDS, Card, Rank
from puntobanco.core.classes import CELLS, Classes
from puntobanco.core.coup import Hand, Result
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.game import Game
from puntobanco.core.money import Minor
from puntobanco.core.patterns import Predicate
from puntobanco.core.rows import Side


@dataclass(frozen=True, slots=True)
class OddsLine:
    """One bet over the remaining shoe: its price, or why these counts do not determine it."""

    bet: Bet
    side: Side
    price: Price | None
    why: Fact | None
    seat: int | None
    """The seat, if the bet gives suits to seats and their chances differ."""

    @property
    def name(self) -> str:
        """The bet's key, with the hand it rides on if it can ride on several, and its seat."""
        name = self.bet.key + (f":{HANDS[self.side]}" if len(self.bet.sides) > 1 else "")
        return name if self.seat is None else f"{name}@{self.seat}"


def left_after(decks: int, removed: Sequence[Card | Rank]) -> Composition:
    """A full shoe without the removed cards, by rank if any of them is known only by rank."""
    full = Composition.decks(decks)
    by_card = [card for card in removed if isinstance(card, Card)]
    if len(by_card) == len(removed):
        kinds = list(full.counts)
        for card in by_card:
            kinds[card.kind] -= 1
            _not_below_zero(kinds[card.kind], str(card), decks)
        return Composition.of(kinds)
    ranks = [4 * decks] * RANKS
    for one in removed:
        rank = one.rank if isinstance(one, Card) else one
        place = list(Rank).index(rank)
        ranks[place] -= 1
        _not_below_zero(ranks[place], rank.value, 4 * decks)
    return Composition.of(ranks)


def _not_below_zero(left: int, shown: str, held: int) -> None:
    if left < 0:
        raise RuleError(fact("error-removed", card=shown, times=held - left, held=held))


def odds(
    game: Game,
    composition: Composition,
    *,
    meter: Minor | None = None,
    dealt: Dealt | None = None,
) -> tuple[OddsLine, ...]:
    """Every bet of the game over this composition, on every side it can ride on.

    With `dealt`, given these cards of the composition on the table. Without `meter`, a progressive
    shows its mean over full shoes, as on a par sheet.
    """
    if dealt is not None:
        composition = dealt.known_in(composition)
    bets = for_analysis(game)
    shown = MeterAmount(game, meter)
    whys = {bet.key: too_coarse(_asked(bet), composition) for bet in bets}
    told = tuple(bet for bet in game.bets if whys[bet.key] is None)
    prices = Prices(replace(game, bets=told), composition, dealt=dealt) if told else None
    found = []
    for bet in bets:
        why = whys[bet.key]
        if why is None and prices is not None and not _may_be_offered(prices, bet):
            why = fact("odds-not-offered")
        seats = bet.numbers if prices is None else prices.seats(bet)
        for side, seat in product(bet.sides, seats):
            price = None
            if why is None and prices is not None:
                meter_shown = shown.in_wagers(bet, side)
                price = prices.price(prices.book.bets[bet.key], side, meter_shown, seat=seat)
            found.append(OddsLine(bet, side, price, why, seat))
    return tuple(found)


def _may_be_offered(prices: Prices, bet: Bet) -> bool:
    weights = enumerate(prices.weights)
    return not bet.after_four or any(
        weight and prices.book.offers(bet, one) for one, weight in weights
    )


def chances(composition: Composition, dealt: Dealt) -> dict[Result, Fraction]:
    """The chance of each result, given these cards of the composition on the table."""
    known = dealt.known_in(composition)
    weights = completion_weights(Classes(()), known, dealt)
    total = completion_total(known, dealt)
    found = dict.fromkeys(Result, Fraction(0))
    for cell, weight in zip(CELLS, weights, strict=True):
        found[_RESULTS[cell.winner]] += Fraction(weight, total)
    return found


_RESULTS = {Hand.PLAYER: Result.PLAYER, Hand.BANKER: Result.BANKER, None: Result.TIE}


class MeterAmount:
    """The meter amount of a game: the given one, or its mean over full shoes."""

    def __init__(self, game: Game, meter: Minor | None, full: Prices | None = None) -> None:
        self._game, self._meter, self._full = game, meter, full

    def in_wagers(self, bet: Bet, side: Side) -> Fraction | None:
        """The amount in units of this bet's stake; None if the bet has no meter."""
        if not has_meter(bet) or bet.stake is None:
            return None
        if self._meter is not None:
            return Fraction(self._meter, bet.stake)
        if self._full is None:
            self._full = Prices(self._game, Composition.decks(self._game.shoe.decks))
        return metered(self._full, self._full.book.bets[bet.key], side).price.meter


@lru_cache(maxsize=256)
def _asked(bet: Bet) -> tuple[Predicate, ...]:
    return Classes(bet.asked).predicates


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of removing one card: the change of each bet's edge, by the bet's name."""

    card: str
    """A value, a rank or a card, depending on what the bets ask about."""
    edges: dict[str, Fraction]


def removal_effects(
    game: Game, *, decks: int, meter: Minor | None = None, by_card: bool = False
) -> tuple[Effect, ...]:
    """The change of every edge when one card leaves a full shoe, per value or per card.

    By value, bets that ask about ranks or suits are averaged over the cards of that value, because
    a patron who tracks only values learns only that average.
    """
    prices = Prices(game, Composition.decks(decks))
    shown = MeterAmount(game, meter, prices)
    full = _edges(prices, shown)
    effects = [
        Effect(str(card), {name: edge - full[name] for name, edge in _edges(one, shown).items()})
        for card, one in _each_card_gone(prices, decks)
    ]
    return tuple(effects) if by_card else _averaged(effects)


def _each_card_gone(prices: Prices, decks: int) -> list[tuple[Card, Prices]]:
    """Each card with the prices after its removal; cards that no row distinguishes share them."""
    suits = any(predicate.asks_suits for predicate in prices.classes.predicates)
    ranks = bool(prices.classes.predicates)
    shared: dict[object, Prices] = {}
    found = []
    for card in CARDS:
        alike = card if suits else card.rank if ranks else card.points
        if alike not in shared:
            kinds = [decks] * KINDS
            kinds[card.kind] -= 1
            shared[alike] = prices.over(Composition.of(kinds))
        found.append((card, shared[alike]))
    return found


def _edges(prices: Prices, shown: MeterAmount) -> dict[str, Fraction]:
    found = {}
    for bet in prices.bets:
        for side, seat in product(bet.sides, bet.numbers):
            price = prices.price(bet, side, shown.in_wagers(bet, side), seat=seat)
            found[name_of(price)] = price.edge
    return found


def _averaged(effects: list[Effect]) -> tuple[Effect, ...]:
    groups: dict[int, list[Effect]] = {}
    for card, effect in zip(CARDS, effects, strict=True):
        groups.setdefault(card.points, []).append(effect)
    return tuple(
        Effect(
            str(points),
            {
                name: sum((one.edges[name] for one in group), Fraction(0)) / len(group)
                for name in group[0].edges
            },
        )
        for points, group in groups.items()
    )
