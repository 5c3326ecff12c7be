"""Exact weights under predicates on cards, for any counts of the 52 kinds.

The two hands of a coup share no card. By inclusion and exclusion over the cards that they would
share, the deals of a hand of one sort against a hand of another sort are

    Σ (-1)^|D| · N(D) · M(D)      over all sets D of at most three cards,

where N(D) and M(D) are the numbers of hands of each sort that contain all of D. Cards that no
predicate tells apart are of one *type*, and sets of cards of the same types are counted together.

Most hands have nothing that a predicate asks about. Only the others are counted by type; all hands
together are counted by value, and what is left is the weight of the ordinary ones.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import comb, perm

from puntobanco.analysis.cells import VALUES, cell_weights, falling
from puntobanco.core.automata import Automaton
from puntobanco.core.cards import CARDS
from puntobanco.core.classes import CELLS, Shape, paths
from puntobanco.core.rows import Cell
from puntobanco.core.shoe import LONGEST_COUP

Counts = tuple[int, ...]
Features = tuple[int, ...]
"""The features of one hand, for each automaton that reads it."""
Types = tuple[int, ...]
"""A multiset of types of card, in ascending order."""
Vector = dict[Types, int]
"""By the types of certain cards: the number of hands that contain all of them."""
Shapes = frozenset[Shape]
Block = tuple[Shapes, Shapes]
"""Shapes of the Player hand, each of which is dealt against each of these Banker shapes."""


def by_value(kinds: Sequence[int]) -> Counts:
    """Counts of the 52 kinds, added by value."""
    found = [0] * VALUES
    for card, count in zip(CARDS, kinds, strict=True):
        found[card.points] += count
    return tuple(found)


# Games of one family, and one game under different settings, ask the same of the same full shoes.
@lru_cache(maxsize=256)
def weights_by_traits(
    kinds: Counts, asked: tuple[Automaton, ...], cells: tuple[int, ...]
) -> dict[int, dict[int, int]]:
    """For each cell, the weights by the set of automata that hold: bit i for the i-th."""
    deals = _Deals(kinds, asked)
    return {cell: deals.weights(cell) for cell in cells}


class _Deck:
    """A composition by type of card: a number of cards of each type, all of one value."""

    def __init__(self, counts: Counts, points: Counts) -> None:
        self.counts = counts
        self.points = points
        self._within: dict[Types, Vector] = {}
        self._sets: dict[Types, int] = {}

    def within(self, hand: Types) -> Vector:
        """The ways to deal a hand of these types in one order, by the certain cards in it."""
        if hand not in self._within:
            parts = {part for size in range(len(hand) + 1) for part in combinations(hand, size)}
            self._within[hand] = {part: self._ways(hand, part) for part in parts}
        return self._within[hand]

    def _ways(self, hand: Types, certain: Types) -> int:
        ways = 1
        for one in set(hand):
            places, fixed, count = hand.count(one), certain.count(one), self.counts[one]
            if fixed > count:
                return 0
            ways *= perm(places, fixed) * perm(count - fixed, places - fixed)
        return ways

    def sets(self, types: Types) -> int:
        """The number of sets of cards of these types, negative for an odd number of cards."""
        if types not in self._sets:
            ways = -1 if len(types) % 2 else 1
            for one in set(types):
                ways *= comb(self.counts[one], types.count(one))
            self._sets[types] = ways
        return self._sets[types]

    def values(self, types: Types) -> Types:
        """The multiset of values of some types."""
        return tuple(sorted([self.points[one] for one in types]))


class _Hands:
    """Hands of certain features, by shape."""

    def __init__(self, deck: _Deck, by_shape: dict[Shape, dict[Types, int]]) -> None:
        self._deck = deck
        self._by_shape = by_shape
        self._vectors: dict[Shapes, Vector] = {}
        self._signed: dict[Shapes, Vector] = {}
        self._coarse: dict[Shapes, Vector] = {}

    def among(self, shapes: Shapes) -> bool:
        """Whether there are hands of some of these shapes."""
        return not shapes.isdisjoint(self._by_shape)

    def vector(self, shapes: Shapes) -> Vector:
        """The hands of these shapes."""
        if shapes not in self._vectors:
            found: Vector = {}
            for shape in shapes:
                for hand, orders in self._by_shape.get(shape, {}).items():
                    for types, ways in self._deck.within(hand).items():
                        found[types] = found.get(types, 0) + orders * ways
            self._vectors[shapes] = found
        return self._vectors[shapes]

    def signed(self, shapes: Shapes) -> Vector:
        """The same, times the number of such sets of cards and the sign of their term."""
        if shapes not in self._signed:
            sets = self._deck.sets
            self._signed[shapes] = {
                types: hands * sets(types) for types, hands in self.vector(shapes).items()
            }
        return self._signed[shapes]

    def coarse(self, shapes: Shapes) -> Vector:
        """The signed vector by values instead of types."""
        if shapes not in self._coarse:
            found: Vector = {}
            for types, hands in self.signed(shapes).items():
                values = self._deck.values(types)
                found[values] = found.get(values, 0) + hands
            self._coarse[shapes] = found
        return self._coarse[shapes]


class _Deals:
    """The deals of one composition, told apart by some automata."""

    def __init__(self, kinds: Counts, asked: tuple[Automaton, ...]) -> None:
        self._asked = asked
        self._cards = sum(kinds)
        self._whole = cell_weights(by_value(kinds))
        self._all = _Hands(_Deck(by_value(kinds), tuple(range(VALUES))), _hands_by_value())
        types = _types(kinds, asked)
        deck = _Deck(
            tuple(sum(kinds[kind] for kind in alike) for alike in types),
            tuple(CARDS[alike[0]].points for alike in types),
        )
        firsts = [alike[0] for alike in types]
        usual = [_usual_feature(one, kinds) for one in asked]
        self._usual: list[Features] = []
        self._special: list[dict[Features, _Hands]] = []
        known: dict[tuple[int, ...], dict[Features, _Hands]] = {}
        for hand in (0, 1):
            own = tuple(place for place, one in enumerate(asked) if one.reads[hand])
            self._usual.append(tuple(usual[place] for place in own))
            if own not in known:
                automata = [asked[place] for place in own]
                found = _special_hands(automata, self._usual[hand], firsts, deck)
                known[own] = {features: _Hands(deck, one) for features, one in found.items()}
            self._special.append(known[own])

    def weights(self, cell: int) -> dict[int, int]:
        """The weights of one cell by the set of automata that hold."""
        blocks = _blocks()[cell]
        deal = CELLS[cell]
        dealt = deal.player_cards + deal.banker_cards
        following = falling(self._cards - dealt, LONGEST_COUP - dealt)
        players, bankers = (
            {
                features: hands
                for features, hands in special.items()
                if any(hands.among(block[hand]) for block in blocks)
            }
            for hand, special in enumerate(self._special)
        )
        usual_player, usual_banker = self._usual
        rest = self._traits(usual_player, usual_banker)
        found = {rest: self._whole[cell]}

        def move(traits: int, deals: int) -> None:
            if traits != rest:
                found[traits] = found.get(traits, 0) + deals * following
                found[rest] -= deals * following

        both: dict[tuple[Features, Features], int] = {}

        def of_both(player: Features, banker: Features) -> int:
            key = player, banker
            if key not in both:
                one, other = players[player], bankers[banker]
                both[key] = sum(_dot(one.signed(own), other.vector(its)) for own, its in blocks)
            return both[key]

        for player, hands in players.items():
            against_usual, special = self._traits(player, usual_banker), 0
            for banker in bankers:
                traits = self._traits(player, banker)
                if traits != against_usual:
                    special += of_both(player, banker)
                    move(traits, of_both(player, banker))
            if against_usual != rest:
                deals = sum(_dot(hands.coarse(own), self._all.vector(its)) for own, its in blocks)
                move(against_usual, deals - special)
        for banker, hands in bankers.items():
            traits = self._traits(usual_player, banker)
            if traits != rest:
                deals = sum(_dot(hands.coarse(its), self._all.vector(own)) for own, its in blocks)
                move(traits, deals - sum(of_both(player, banker) for player in players))
        return found

    def _traits(self, player: Features, banker: Features) -> int:
        one, other, traits = iter(player), iter(banker), 0
        for place, automaton in enumerate(self._asked):
            mine = next(one) if automaton.reads[0] else 0
            if automaton.truth[mine][next(other) if automaton.reads[1] else 0]:
                traits |= 1 << place
        return traits


def _dot(one: Vector, other: Vector) -> int:
    if len(one) > len(other):
        one, other = other, one
    return sum([hands * other[types] for types, hands in one.items() if types in other])


def _types(kinds: Counts, asked: Sequence[Automaton]) -> list[list[int]]:
    """The kinds in the composition, in groups that neither points nor automata tell apart."""
    found: dict[tuple[int, ...], list[int]] = {}
    for card in CARDS:
        if kinds[card.kind]:
            told = (card.points, *(one.letters[card.kind] for one in asked))
            found.setdefault(told, []).append(card.kind)
    return list(found.values())


def _usual_feature(automaton: Automaton, kinds: Counts) -> int:
    """The feature that most hands have. Drawing with or without replacement hardly matters."""
    ends = [0] * (max(automaton.features) + 1)
    layer = {0: 1}
    for cards in (1, 2, 3):
        after: dict[int, int] = {}
        for state, ways in layer.items():
            for kind, count in enumerate(kinds):
                if count:
                    one = automaton.steps[state][kind]
                    after[one] = after.get(one, 0) + ways * count
        layer = after
        if cards > 1:
            for state, ways in layer.items():
                ends[automaton.features[state]] += ways
    return ends.index(max(ends))


def _special_hands(
    automata: list[Automaton], usual: Features, kinds: list[int], deck: _Deck
) -> dict[Features, dict[Shape, dict[Types, int]]]:
    """All hands that are not usual: by features and shape, their types with the number of orders.

    `kinds` has one kind of each type.
    """
    steps = [[[row[kind] for kind in kinds] for row in automaton.steps] for automaton in automata]
    settled = [_settled(one, feature) for one, feature in zip(automata, usual, strict=True)]
    found: dict[Features, dict[Shape, dict[Types, int]]] = {}

    def extended(
        layer: dict[tuple[Types, tuple[int, ...]], int],
    ) -> Iterator[tuple[Types, int, tuple[int, ...], int]]:
        for (held, states), orders in layer.items():
            rows = [own[state] for own, state in zip(steps, states, strict=True)]
            for card in range(len(kinds)):
                after = tuple([row[card] for row in rows])
                if not all(own[state] for own, state in zip(settled, after, strict=True)):
                    yield held, card, after, orders

    def end(shape: Shape, types: Types, states: tuple[int, ...], orders: int) -> None:
        features = tuple([one.features[state] for one, state in zip(automata, states, strict=True)])
        if features != usual:
            hands = found.setdefault(features, {}).setdefault(shape, {})
            hands[types] = hands.get(types, 0) + orders

    if not automata:
        return found
    layer: dict[tuple[Types, tuple[int, ...]], int] = {((), (0,) * len(automata)): 1}
    for _ in range(2):
        after: dict[tuple[Types, tuple[int, ...]], int] = {}
        for held, card, states, orders in extended(layer):
            key = tuple(sorted((*held, card))), states
            after[key] = after.get(key, 0) + orders
        layer = after
    points = deck.points
    two = {held: sum([points[card] for card in held]) % VALUES for held, _ in layer}
    for (held, states), orders in layer.items():
        end((two[held], None), held, states, orders)
    drawing = {key: orders for key, orders in layer.items() if two[key[0]] in _DRAWN_TO}
    for held, card, states, orders in extended(drawing):
        end((two[held], points[card]), tuple(sorted((*held, card))), states, orders)
    return found


_DRAWN_TO = range(7)
"""The two-card totals to which some hand draws."""


def _settled(automaton: Automaton, usual: int) -> list[bool]:
    """By state, whether every hand that goes on from it has the usual feature."""
    settled = [feature == usual for feature in automaton.features]
    for _ in range(3):
        settled = [
            own and all(settled[state] for state in set(automaton.steps[number]))
            for number, own in enumerate(settled)
        ]
    return settled


@cache
def _hands_by_value() -> dict[Shape, dict[Types, int]]:
    """All hands by shape: their values with the number of orders."""
    found: dict[Shape, dict[Types, int]] = {}
    for low in range(VALUES):
        for high in range(low, VALUES):
            total, orders = (low + high) % VALUES, 1 if low == high else 2
            found.setdefault((total, None), {})[low, high] = orders
            for third in range(VALUES) if total in _DRAWN_TO else ():
                hands = found.setdefault((total, third), {})
                hand = tuple(sorted((low, high, third)))
                hands[hand] = hands.get(hand, 0) + orders
    return found


@cache
def _blocks() -> tuple[tuple[Block, ...], ...]:
    """By cell, the shapes of both hands that end in it, as a few products of sets."""
    against: dict[tuple[Cell, Shape], set[Shape]] = {}
    for player, banker, cell in paths():
        against.setdefault((cell, player), set()).add(banker)
    found: dict[Cell, dict[Shapes, set[Shape]]] = {cell: {} for cell in CELLS}
    for (cell, player), bankers in against.items():
        found[cell].setdefault(frozenset(bankers), set()).add(player)
    return tuple(
        tuple((frozenset(players), bankers) for bankers, players in found[cell].items())
        for cell in CELLS
    )
