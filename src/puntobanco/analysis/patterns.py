"""Exact weights of cells under conditions on ranks and suits, for any 52-count composition.

A *term* asks each hand for a multiset of ranks, a pair, a suited pair, a common suit, or nothing.
Cards fixed by a term are enumerated; the rest are counted by value from the remaining cards. By
exchangeability, the order in which the places of a coup are filled does not change the count. So
fixed cards come first, then hands bound to a suit, then unconstrained hands.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations, product
from typing import assert_never

from puntobanco.analysis.cells import VALUES, cell_weights, falling, pairs_by_first
from puntobanco.core.cards import CARDS, Rank, Suit
from puntobanco.core.classes import CELLS, Shape, cell_index, paths
from puntobanco.core.coup import Hand
from puntobanco.core.rows import SUITED, Pair, Predicate, SuitRule
from puntobanco.core.shoe import LONGEST_COUP

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandTerm:
    """The conditions of a term on one hand; at most one suit."""

    ranks: str | None = None
    pair: Pair = False
    """A pair in its first two cards, or a suited pair; False asks nothing."""
    suit: Suit | None = None

    def joined(self, other: "HandTerm") -> "HandTerm | None":
        """Both conditions at once, or None if they exclude each other."""
        if self.ranks and other.ranks and self.ranks != other.ranks:
            return None
        if self.suit and other.suit and self.suit is not other.suit:
            return None
        pair = SUITED if SUITED in (self.pair, other.pair) else self.pair or other.pair
        return HandTerm(self.ranks or other.ranks, pair, self.suit or other.suit)

    @property
    def fixes(self) -> bool:
        """Whether some cards of the hand are fixed by rank."""
        return self.pair is not False or self.ranks is not None


FREE = HandTerm()


@dataclass(frozen=True, slots=True)
class Term:
    """The conditions on both hands together."""

    player: HandTerm = FREE
    banker: HandTerm = FREE

    def joined(self, other: "Term") -> "Term | None":
        """Both conditions at once, or None if they exclude each other."""
        player, banker = self.player.joined(other.player), self.banker.joined(other.banker)
        return Term(player, banker) if player and banker else None


Sum = dict[Term, int]
"""A signed sum of terms: an indicator without negations."""

ALWAYS: Sum = {Term(): 1}


def indicator(predicate: Predicate) -> Sum:
    """A predicate as a sum of terms: "mixed" is 1 minus each suit, "no pair" 1 minus pairs."""
    found = ALWAYS
    if predicate.ranks is not None:
        found = times(found, {_of(predicate.hand, HandTerm(ranks=predicate.ranks)): 1})
    if predicate.pair is not None:
        pairs = _pairs(predicate, HandTerm(pair=predicate.pair or True))
        found = times(found, pairs if predicate.pair else minus(ALWAYS, pairs))
    if predicate.suits is not None:
        found = times(found, _suits(predicate.hand, predicate.suits))
    return found


def _pairs(predicate: Predicate, pair: HandTerm) -> Sum:
    if predicate.hand is not None or predicate.both:
        return {_of(predicate.hand, pair): 1}
    # Either hand: the sum of both, minus the deals counted twice.
    return {Term(player=pair): 1, Term(banker=pair): 1, Term(pair, pair): -1}


def _suits(hand: Hand | None, rule: SuitRule) -> Sum:
    if rule is SuitRule.MIXED:
        return minus(ALWAYS, _suits(hand, SuitRule.SAME))
    return {_of(hand, HandTerm(suit=suit)): 1 for suit in Suit if rule.holds(suit)}


def _of(hand: Hand | None, term: HandTerm) -> Term:
    match hand:
        case Hand.PLAYER:
            return Term(player=term)
        case Hand.BANKER:
            return Term(banker=term)
        case None:
            return Term(term, term)
        case _:
            assert_never(hand)


def times(left: Sum, right: Sum) -> Sum:
    """The product of two indicators."""
    found: Sum = {}
    for (one, this), (other, that) in product(left.items(), right.items()):
        both = one.joined(other)
        if both is not None:
            found[both] = found.get(both, 0) + this * that
    return {term: factor for term, factor in found.items() if factor}


def minus(left: Sum, right: Sum) -> Sum:
    """The difference of two indicators."""
    found = dict(left)
    for term, factor in right.items():
        found[term] = found.get(term, 0) - factor
    return {term: factor for term, factor in found.items() if factor}


# Games of one family, and one game under different settings, ask the same of the same full shoes.
# All games shipped need 136 pairs of a term and a composition.
@lru_cache(maxsize=256)
def term_weights(kinds: Counts, term: Term) -> tuple[int, ...]:
    """The weight of each cell with the term satisfied, for counts of the 52 kinds."""
    if term == Term():
        return cell_weights(by_value(kinds))
    cards = sum(kinds)
    if term.player == term.banker and not term.player.fixes:
        return _all_of_one_suit(by_value(kinds, term.player.suit), cards)
    weights = [0] * len(CELLS)
    for fixed in _fixings(kinds, term):
        for cell, ways in _endings(fixed, term):
            dealt = CELLS[cell].player_cards + CELLS[cell].banker_cards
            weights[cell] += ways * fixed.ways * falling(cards - dealt, LONGEST_COUP - dealt)
    return tuple(weights)


@lru_cache(maxsize=256)
def _all_of_one_suit(of_suit: Counts, cards: int) -> tuple[int, ...]:
    """The weights of coups dealt only from these cards, in a shoe of `cards` cards in all.

    The kernel counts them as if the cards of the suit were the whole shoe. The cards that would
    have followed are then counted from the real shoe instead.
    """
    own = sum(of_suit)
    if own < LONGEST_COUP:
        return _few_of_one_suit(of_suit, cards)
    weights = []
    for cell, weight in zip(CELLS, cell_weights(of_suit), strict=True):
        dealt = cell.player_cards + cell.banker_cards
        followed = LONGEST_COUP - dealt
        raw = weight // falling(own - dealt, followed)
        weights.append(raw * falling(cards - dealt, followed))
    return tuple(weights)


def _few_of_one_suit(of_suit: Counts, cards: int) -> tuple[int, ...]:
    fixed = _Fixing((), (), 1, of_suit, {})
    weights = [0] * len(CELLS)
    for cell, ways in _endings(fixed, Term()):
        dealt = CELLS[cell].player_cards + CELLS[cell].banker_cards
        weights[cell] += ways * falling(cards - dealt, LONGEST_COUP - dealt)
    return tuple(weights)


@dataclass(frozen=True, slots=True)
class _Fixing:
    """Some places of a coup filled by value, the number of ways, and the remaining cards."""

    player: Counts
    banker: Counts
    ways: int
    left: Counts
    """Cards left, by value."""
    left_in: dict[Suit, Counts]
    """Cards left of each suit that the term binds a hand to, by value."""


def _fixings(kinds: Counts, term: Term) -> Iterator[_Fixing]:
    """All ways to fill the places that the term fixes; ways equal by value are combined."""
    bound = {hand.suit for hand in (term.player, term.banker) if hand.suit}
    suited = bool(bound) or SUITED in (term.player.pair, term.banker.pair)
    together: dict[tuple[Counts, Counts, Counts, tuple[Counts, ...]], int] = {}
    for player in _sequences(term.player):
        for banker in _sequences(term.banker):
            for ways, used in (
                _suited_fillings(kinds, player, banker, term)
                if suited
                else _fillings(kinds, (*player, *banker))
            ):
                left = tuple(count - gone for count, gone in zip(kinds, used, strict=True))
                alike = (
                    tuple(rank.points for rank in player),
                    tuple(rank.points for rank in banker),
                    by_value(left),
                    tuple(by_value(left, suit) for suit in bound),
                )
                together[alike] = together.get(alike, 0) + ways
    for (player_values, banker_values, left_values, left_in), ways in together.items():
        suits = dict(zip(bound, left_in, strict=True))
        yield _Fixing(player_values, banker_values, ways, left_values, suits)


def _sequences(hand: HandTerm) -> Iterator[tuple[Rank, ...]]:
    """The ordered ranks that the fixed places of a hand can take."""
    if hand.ranks is not None:
        orders = set(permutations(Rank(rank) for rank in hand.ranks))
        yield from (order for order in orders if not hand.pair or order[0] is order[1])
    elif hand.pair:
        yield from ((rank, rank) for rank in Rank)
    else:
        yield ()


def _fillings(kinds: Counts, ranks: tuple[Rank, ...]) -> Iterator[tuple[int, Counts]]:
    """The number of ways to place cards of these ranks, with the cards this uses up.

    Without a suit condition, cards of one rank are interchangeable. They are taken as if of the
    first suit, because only the remaining cards by value are used.
    """
    used = [0] * len(CARDS)
    ways = 1
    for rank in ranks:
        first = 4 * _RANK[rank]
        ways *= sum(kinds[first : first + 4]) - used[first]
        used[first] += 1
    if ways > 0:
        yield ways, tuple(used)


def _suited_fillings(
    kinds: Counts, player: tuple[Rank, ...], banker: tuple[Rank, ...], term: Term
) -> Iterator[tuple[int, Counts]]:
    """`_fillings` card by card, for a term with a suit condition."""
    for mine, theirs in product(_suitings(player, term.player), _suitings(banker, term.banker)):
        used = [0] * len(CARDS)
        ways = 1
        for rank, suit in zip((*player, *banker), (*mine, *theirs), strict=True):
            kind = 4 * _RANK[rank] + _SUIT[suit]
            ways *= kinds[kind] - used[kind]
            used[kind] += 1
        if ways > 0:
            yield ways, tuple(used)


def _suitings(ranks: tuple[Rank, ...], hand: HandTerm) -> Iterator[tuple[Suit, ...]]:
    """The suits that the fixed places of a hand can take."""
    allowed = tuple(Suit) if hand.suit is None else (hand.suit,)
    for suits in product(allowed, repeat=len(ranks)):
        if hand.pair != SUITED or suits[0] is suits[1]:
            yield suits


_RANK = {rank: place for place, rank in enumerate(Rank)}
_SUIT = {suit: place for place, suit in enumerate(Suit)}


def by_value(kinds: Sequence[int], suit: Suit | None = None) -> Counts:
    """Counts of the 52 kinds, or of one suit among them, added by value."""
    found = [0] * VALUES
    for card, count in zip(CARDS, kinds, strict=True):
        if suit is None or card.suit is suit:
            found[card.points] += count
    return tuple(found)


def _endings(fixed: _Fixing, term: Term) -> Iterator[tuple[int, int]]:
    """The cells in which a coup can end from here, with the number of ways."""
    player_first = term.player.suit is not None or term.banker.suit is None
    first, second = (term.player, term.banker) if player_first else (term.banker, term.player)
    given = (fixed.player, fixed.banker) if player_first else (fixed.banker, fixed.player)
    shared = second.suit is None or second.suit is first.suit
    for cards, ways in _hands(given[0], first, _pool(fixed, first, ())):
        shape = _shape(cards)
        pool = _pool(fixed, second, cards[len(given[0]) :] if shared else ())
        for other, more in _shapes(given[1], second, pool):
            cell = _cell(shape, other) if player_first else _cell(other, shape)
            if cell is not None and more:
                yield cell, ways * more


def _pool(fixed: _Fixing, hand: HandTerm, taken: Counts) -> list[int]:
    pool = list(fixed.left if hand.suit is None else fixed.left_in[hand.suit])
    for value in taken:
        pool[value] -= 1
    return pool


def _shape(cards: Counts) -> Shape:
    return sum(cards[:2]) % VALUES, cards[2] if len(cards) == 3 else None


def _hands(given: Counts, hand: HandTerm, pool: list[int]) -> Iterator[tuple[Counts, int]]:
    """Every hand of two or three cards that begins with the given cards, with its ways."""
    if len(given) == 3:
        yield given, 1
        return
    for two, ways in [(given, 1)] if given else _pairs_by_cards(pool):
        if hand.ranks is not None:
            yield two, ways
            continue
        yield two, ways
        for third in range(VALUES):
            left = pool[third] - (two.count(third) if not given else 0)
            if left > 0:
                yield (*two, third), ways * left


def _pairs_by_cards(pool: list[int]) -> Iterator[tuple[Counts, int]]:
    """Every pair of values, with its ways; both orders are counted together."""
    for low in range(VALUES):
        for high in range(low, VALUES):
            orders = 1 if low == high else 2
            ways = orders * pool[low] * (pool[high] - (low == high))
            if ways:
                yield (low, high), ways


def _shapes(given: Counts, hand: HandTerm, pool: list[int]) -> Iterator[tuple[Shape, int]]:
    """Every shape of a hand that begins with the given cards, with its ways."""
    if given:
        yield from ((_shape(cards), ways) for cards, ways in _hands(given, hand, pool))
        return
    for total, firsts in enumerate(pairs_by_first(pool)):
        pairs = sum(firsts)
        yield (total, None), pairs
        for third in range(VALUES):
            yield (total, third), pool[third] * pairs - 2 * firsts[third]


@cache
def _cells_by_shape() -> dict[tuple[Shape, Shape], int]:
    return {(player, banker): cell_index(cell) for player, banker, cell in paths()}


def _cell(player: Shape, banker: Shape) -> int | None:
    """The index of the cell, or None if the tableau would deal differently."""
    return _cells_by_shape().get((player, banker))
