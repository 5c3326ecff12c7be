"""Cells and classes: every outcome that a bet can depend on.

A *cell* is (Player total, Banker total, Player cards, Banker cards); 205 can occur. A *class* is a
cell plus the truth of those card predicates that some row tests in that cell. Pricing, simulation
and settlement all index by class, so they share one matcher.

Cells and classes assume an infinite shoe: the number of decks does not change what *can* happen.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, assert_never

from puntobanco.core.cards import CARDS, Card, Rank, Suit
from puntobanco.core.coup import Coup, Hand
from puntobanco.core.rows import (
    SUITED,
    Cell,
    Pair,
    Predicate,
    Row,
    Side,
    common_suit,
    pair_of,
)
from puntobanco.core.tableau import banker_draws, natural, player_draws

Shape = tuple[int, int | None]
"""A hand by points: its two-card total, and the points of its third card if it drew."""


@cache
def paths() -> tuple[tuple[Shape, Shape, Cell], ...]:
    """Every way a coup can run, by two-card totals and third cards, with its final cell."""
    return tuple(
        ((player, player_third), (banker, banker_third), cell)
        for player in range(10)
        for banker in range(10)
        for player_third, banker_third, cell in _endings(player, banker)
    )


def _endings(player: int, banker: int) -> Iterator[tuple[int | None, int | None, Cell]]:
    ended = natural(player) or natural(banker)
    for player_third in range(10) if player_draws(player) and not ended else (None,):
        draws = banker_draws(banker, player_third) and not ended
        for banker_third in range(10) if draws else (None,):
            yield (
                player_third,
                banker_third,
                Cell(
                    (player + (player_third or 0)) % 10,
                    (banker + (banker_third or 0)) % 10,
                    2 if player_third is None else 3,
                    2 if banker_third is None else 3,
                ),
            )


CELLS: tuple[Cell, ...] = tuple(sorted({cell for _, _, cell in paths()}))
"""The 205 cells in a fixed order. Weights, histograms and kernels use these indices."""

_CELL_INDEX = {cell: index for index, cell in enumerate(CELLS)}


def cell_index(cell: Cell) -> int:
    """The index of a cell in CELLS."""
    return _CELL_INDEX[cell]


def cell_of(coup: Coup) -> Cell:
    """The cell of a finished coup."""
    return Cell(coup.player_total, coup.banker_total, len(coup.player), len(coup.banker))


@dataclass(frozen=True, slots=True)
class CoupClass:
    """A cell, and a bit for each predicate tested in it that holds."""

    cell: Cell
    traits: int


class Classes:
    """The classes that a set of rows distinguishes, in a fixed order.

    If no row has a card predicate, they are the 205 cells.
    """

    def __init__(self, rows: Iterable[tuple[Side, Row]]) -> None:
        asked = _asked(rows)
        self.predicates: tuple[Predicate, ...] = tuple(
            dict.fromkeys(predicate for cell in CELLS for predicate in asked[cell])
        )
        self._asked = tuple(
            tuple((1 << self.predicates.index(one), one) for one in asked[cell]) for cell in CELLS
        )
        found = self._enumerate()
        self.all: tuple[CoupClass, ...] = tuple(
            sorted(found, key=lambda one: (cell_index(one.cell), one.traits))
        )
        self.examples: tuple[Coup, ...] = tuple(found[one] for one in self.all)
        self._index = {(cell_index(one.cell), one.traits): i for i, one in enumerate(self.all)}

    def __len__(self) -> int:
        return len(self.all)

    def index_of(self, coup: Coup) -> int:
        """The index of the class of this coup."""
        player, banker = coup.player, coup.banker
        player_total = banker_total = 0
        for card in player:
            player_total += card.points
        for card in banker:
            banker_total += card.points
        cell = _CELL_INDEX[player_total % 10, banker_total % 10, len(player), len(banker)]  # type: ignore[index]
        asked = self._asked[cell]
        return self._index[cell, _traits(asked, player, banker) if asked else 0]

    def asked_in(self, cell: Cell) -> tuple[Predicate, ...]:
        """The predicates that some row tests in this cell."""
        return tuple(predicate for _, predicate in self._asked[cell_index(cell)])

    def holding(self, one: CoupClass) -> frozenset[Predicate]:
        """The predicates that hold in a class."""
        return frozenset(p for bit, p in enumerate(self.predicates) if one.traits >> bit & 1)

    def matching(self, row: Row, side: Side) -> Iterator[int]:
        """The indices of the classes that satisfy a row. Its predicates must be known here."""
        for index, one in enumerate(self.all):
            if row.admits(one.cell, side) and all(
                one.traits >> self.predicates.index(predicate) & 1
                for predicate in row.predicates(one.cell, side)
            ):
                yield index

    def _enumerate(self) -> dict[CoupClass, Coup]:
        if not self.predicates:
            return {
                CoupClass(cell, 0): Coup(_plain_hand(player), _plain_hand(banker))
                for player, banker, cell in paths()
            }
        hands = {hand: _variants(self.predicates, hand) for hand in Hand}
        found: dict[CoupClass, Coup] = {}
        for player, banker, cell in paths():
            asked = self._asked[cell_index(cell)]
            if not asked:
                found.setdefault(CoupClass(cell, 0), Coup(_plain_hand(player), _plain_hand(banker)))
                continue
            mask = sum(bit for bit, _ in asked)
            of_all = [(bit, predicate) for bit, predicate in asked if predicate.hand is None]
            for mine in hands[Hand.PLAYER][player]:
                for other in hands[Hand.BANKER][banker]:
                    traits = (mine.bits | other.bits) & mask
                    for bit, predicate in of_all:
                        if _holds_for_both(predicate, mine, other):
                            traits |= bit
                    one = CoupClass(cell, traits)
                    if one not in found:
                        found[one] = Coup(mine.cards, other.cards)
        return found


def _asked(rows: Iterable[tuple[Side, Row]]) -> dict[Cell, tuple[Predicate, ...]]:
    asked: dict[Cell, dict[Predicate, None]] = {cell: {} for cell in CELLS}
    for side, row in rows:
        for cell in CELLS:
            if row.admits(cell, side):
                asked[cell].update(dict.fromkeys(row.predicates(cell, side)))
    return {cell: tuple(predicates) for cell, predicates in asked.items()}


def _traits(
    asked: tuple[tuple[int, Predicate], ...], player: tuple[Card, ...], banker: tuple[Card, ...]
) -> int:
    traits = 0
    for bit, predicate in asked:
        match predicate.hand:
            case Hand.PLAYER:
                holds = predicate.holds(player)
            case Hand.BANKER:
                holds = predicate.holds(banker)
            case None:
                holds = predicate.holds(player, banker)
            case _:
                assert_never(predicate.hand)
        if holds:
            traits |= bit
    return traits


class _Variant(NamedTuple):
    """A hand reduced to what the predicates can distinguish, with an example."""

    bits: int
    suit: Suit | None
    pair: Pair
    cards: tuple[Card, ...]


def _holds_for_both(predicate: Predicate, mine: _Variant, other: _Variant) -> bool:
    common = mine.suit if mine.suit is other.suit else None
    pairs = predicate.counts(mine.pair) + predicate.counts(other.pair)
    return predicate.holds_for_suit(common) and predicate.holds_for_pairs(pairs)


def _variants(predicates: tuple[Predicate, ...], hand: Hand) -> dict[Shape, list[_Variant]]:
    """The distinct truth values of a hand's predicates by shape, each with an example."""
    own = [(1 << bit, one) for bit, one in enumerate(predicates) if one.hand is hand]
    of_all = [one for one in predicates if one.hand is None]
    # Suits and pairs distinguish variants only if a predicate about all cards tests them.
    suits, pairs = any(one.suits for one in of_all), any(one.pair is not None for one in of_all)
    seen: dict[Shape, dict[tuple[int, Suit | None, Pair], _Variant]] = {}
    for shape, ranks in _told_apart(predicates, [one for _, one in own]):
        for cards in _dressed(ranks, predicates):
            bits = sum(bit for bit, one in own if one.holds(cards))
            suit = common_suit(cards) if suits else None
            told = (bits, suit, pair_of(cards) if pairs else False)
            seen.setdefault(shape, {}).setdefault(told, _Variant(*told, cards))
    return {shape: list(variants.values()) for shape, variants in seen.items()}


def _told_apart(
    predicates: tuple[Predicate, ...], own: list[Predicate]
) -> Iterator[tuple[Shape, tuple[Rank, ...]]]:
    """One example by rank for each case that the predicates distinguish by rank."""
    pairs_matter = any(one.pair is not None for one in predicates)
    told: set[tuple[Shape, tuple[bool, ...], bool]] = set()
    for shape, ranks in _rank_sequences():
        cards = _cards(ranks, None)
        fit = tuple(one.holds_for_ranks(cards) for one in own)
        one = (shape, fit, pairs_matter and ranks[0] is ranks[1])
        if one not in told:
            told.add(one)
            yield shape, ranks


def _dressed(
    ranks: tuple[Rank, ...], predicates: tuple[Predicate, ...]
) -> Iterator[tuple[Card, ...]]:
    """A hand of these ranks in every suit combination that matters to the predicates."""
    yield _cards(ranks, None)
    if any(one.pair == SUITED for one in predicates):
        yield tuple(map(Card.of, ranks, (Suit.SPADES, Suit.SPADES, Suit.HEARTS)))
    if any(one.asks_suits for one in predicates):
        yield from (_cards(ranks, suit) for suit in Suit)


@cache
def _rank_sequences() -> tuple[tuple[Shape, tuple[Rank, ...]], ...]:
    """Every hand by rank. The order of its first two cards is ignored."""
    ranks = tuple(Rank)
    pairs = [(a, b) for i, a in enumerate(ranks) for b in ranks[i:]]
    two: list[tuple[Shape, tuple[Rank, ...]]] = [
        (((a.points + b.points) % 10, None), (a, b)) for a, b in pairs
    ]
    three: list[tuple[Shape, tuple[Rank, ...]]] = [
        ((shape[0], third.points), (*hand, third)) for shape, hand in two for third in ranks
    ]
    return tuple(two + three)


def _cards(ranks: tuple[Rank, ...], suit: Suit | None) -> tuple[Card, ...]:
    suits = [suit] * len(ranks) if suit else [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS]
    return tuple(Card.of(rank, one) for rank, one in zip(ranks, suits, strict=False))


@cache
def _plain_hand(shape: Shape) -> tuple[Card, ...]:
    """A hand of this shape in mixed suits, used as an example."""
    two, third = shape
    first = 1 if two else 0
    points = (first, two - first) if third is None else (first, two - first, third)
    by_points = {card.points: card.rank for card in reversed(CARDS)}
    return _cards(tuple(by_points[one] for one in points), None)
