"""Cells and classes: every outcome that a bet can depend on.

A *cell* is (Player total, Banker total, Player cards, Banker cards); 205 can occur. A *class* is a
cell plus the truth of those card predicates that some row tests in that cell. Pricing, simulation
and settlement all index by class, so they share one matcher.

Cells and classes assume an infinite shoe: the number of decks does not change what *can* happen.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from puntobanco.core.automata import Automaton
from puntobanco.core.cards import CARDS, Card, Suit
from puntobanco.core.coup import Coup
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.patterns import Predicate
from puntobanco.core.rows import Cell, Row, Side
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


MOST_PAIRS = 20_000_000
"""The most pairs of hands told apart that are combined into classes: some ten seconds of work."""

MOST_CLASSES = 1 << 16
"""The most classes of one game. The kernels write the class of a coup as a word of 16 bits."""


class Classes:
    """The classes that a set of rows distinguishes, in a fixed order.

    If no row has a card predicate, they are the 205 cells.
    """

    def __init__(self, rows: Iterable[tuple[Side, Row]]) -> None:
        asked = _asked(rows)
        self.predicates: tuple[Predicate, ...] = tuple(
            dict.fromkeys(predicate for cell in CELLS for predicate in asked[cell])
        )
        self._bits = {one: 1 << place for place, one in enumerate(self.predicates)}
        self.automata: tuple[Automaton, ...] = tuple(one.automaton for one in self.predicates)
        """The predicates, compiled."""
        compiled = dict(zip(self.predicates, self.automata, strict=True))
        self._asked = tuple(
            tuple((self._bits[one], compiled[one]) for one in asked[cell]) for cell in CELLS
        )
        self._asked_in = asked
        found = self._enumerate()
        self.all: tuple[CoupClass, ...] = tuple(
            sorted(found, key=lambda one: (cell_index(one.cell), one.traits))
        )
        self.examples: tuple[Coup, ...] = tuple(found[one] for one in self.all)
        self._index = {(cell_index(one.cell), one.traits): i for i, one in enumerate(self.all)}
        self._by_cell = {
            cell: tuple(members)
            for cell, members in groupby(range(len(self.all)), key=lambda i: self.all[i].cell)
        }

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
        traits = 0
        for bit, automaton in self._asked[cell]:
            if automaton.holds(player, banker):
                traits |= bit
        return self._index[cell, traits]

    def asked_in(self, cell: Cell) -> tuple[Predicate, ...]:
        """The predicates that some row tests in this cell."""
        return self._asked_in[cell]

    def holding(self, one: CoupClass) -> frozenset[Predicate]:
        """The predicates that hold in a class."""
        return frozenset(p for bit, p in enumerate(self.predicates) if one.traits >> bit & 1)

    def automata_in(self, cell: Cell) -> tuple[Automaton, ...]:
        """The predicates that some row tests in this cell, compiled."""
        return tuple(automaton for _, automaton in self._asked[cell_index(cell)])

    def traits_in_cell(self, index: int) -> int:
        """The predicates of its cell that hold in a class: bit i for the i-th of `asked_in`."""
        one = self.all[index]
        return sum(
            bool(one.traits & bit) << place
            for place, (bit, _) in enumerate(self._asked[cell_index(one.cell)])
        )

    def in_cell(self, cell: Cell) -> tuple[int, ...]:
        """The indices of the classes of a cell."""
        return self._by_cell[cell]

    def matching(self, row: Row, side: Side) -> Iterator[int]:
        """The indices of the classes that satisfy a row. Its predicates must be known here."""
        for cell, members in self._by_cell.items():
            if row.admits(cell, side):
                wanted = sum(self._bits[one] for one in row.predicates(cell, side))
                for index in members:
                    if self.all[index].traits & wanted == wanted:
                        yield index

    def with_others(self, others: Sequence[Predicate]) -> Iterator[tuple[Cell, int, int]]:
        """Every cell with predicates, the set of other predicates that hold, and the class.

        Each combination that can occur comes once or more. Bit i of the set is the i-th other, a
        predicate about one hand.
        """
        first = len(self.predicates)
        more = tuple((1 << first + place, one.automaton) for place, one in enumerate(others))
        asked = {
            cell: (*self._asked[index], *more) if self._asked[index] else ()
            for cell, index in _CELL_INDEX.items()
        }
        automata = (*self.automata, *(one for _, one in more))
        # Each other tells at most twice as many pairs of hands apart.
        for cell, traits, _ in outcomes(asked, automata, most=MOST_PAIRS << len(others)):
            if asked[cell]:
                own = traits & (1 << first) - 1
                yield cell, traits >> first, self._index[cell_index(cell), own]

    def _enumerate(self) -> dict[CoupClass, Coup]:
        if not self.predicates:
            return {
                CoupClass(cell, 0): Coup(_plain_hand(player), _plain_hand(banker))
                for player, banker, cell in paths()
            }
        found: dict[CoupClass, Coup] = {}
        for cell, traits, cards in outcomes(
            {cell: self._asked[index] for cell, index in _CELL_INDEX.items()},
            self.automata,
            most=MOST_PAIRS,
        ):
            found.setdefault(CoupClass(cell, traits), Coup(*cards))
            if len(found) > MOST_CLASSES:
                raise RuleError(fact("error-classes", most=MOST_CLASSES))
        return found


def _asked(rows: Iterable[tuple[Side, Row]]) -> dict[Cell, tuple[Predicate, ...]]:
    asked: dict[Cell, dict[Predicate, None]] = {cell: {} for cell in CELLS}
    for side, row in rows:
        for cell in CELLS:
            if row.admits(cell, side):
                asked[cell].update(dict.fromkeys(row.predicates(cell, side)))
    return {cell: tuple(predicates) for cell, predicates in asked.items()}


Cards = tuple[Card, ...]
Asked = tuple[tuple[int, Automaton], ...]
"""The predicates tested in a cell, each with its bit."""


def outcomes(
    asked: dict[Cell, Asked], automata: Sequence[Automaton], *, most: int
) -> Iterator[tuple[Cell, int, tuple[Cards, Cards]]]:
    """Every cell with every set of its predicates that can hold together, with an example.

    A set may come more than once. RuleError if more than `most` pairs of hands are told apart.
    """
    players, bankers = _hands_told_apart(automata, 0), _hands_told_apart(automata, 1)
    places = {automaton: place for place, automaton in enumerate(automata)}
    known: dict[tuple[int, Asked, Shape], list[_Variant]] = {}

    def variants(hand: int, asks: Asked, shape: Shape) -> list["_Variant"]:
        key = (hand, asks, shape)
        if key not in known:
            known[key] = _told_apart((players, bankers)[hand][shape], places, asks, hand)
        return known[key]

    told: dict[tuple[Asked, Shape], _OtherHands] = {}
    pairs = _pairs_told_apart(asked, variants)
    number = sum(
        len(variants(0, asked[cell], player)) * len(variants(1, asked[cell], banker))
        for player, banker, cell in pairs
        if asked[cell]
    )
    if number > most:
        raise RuleError(fact("error-classes", most=most))
    for player, banker, cell in pairs:
        asks = asked[cell]
        if not asks:
            yield cell, 0, (_plain_hand(player), _plain_hand(banker))
            continue
        both = [(bit, one.truth) for bit, one in asks if all(one.reads)]
        others = variants(1, asks, banker)
        if (asks, banker) not in told:
            told[asks, banker] = _OtherHands(others, [truth for _, truth in both])
        for own, features, cards in variants(0, asks, player):
            for first, holding in told[asks, banker].blocks(features):
                other_own, _, other_cards = others[first]
                traits = own | other_own
                for place, (bit, _) in enumerate(both):
                    if holding >> place & 1:
                        traits |= bit
                yield cell, traits, (cards, other_cards)


def _pairs_told_apart(
    asked: dict[Cell, Asked], variants: Callable[[int, Asked, Shape], list["_Variant"]]
) -> list[tuple[Shape, Shape, Cell]]:
    """The shapes that lead to each cell, without those that give nothing new.

    Two shapes give nothing new if others, whose hands differ in the same, led to the cell before.
    """
    alike: dict[frozenset[tuple[int, tuple[int, ...]]], int] = {}

    @cache
    def sort(hand: int, asks: Asked, shape: Shape) -> int:
        found = frozenset(one[:2] for one in variants(hand, asks, shape))
        return alike.setdefault(found, len(alike))

    pairs: dict[tuple[Cell, int, int], tuple[Shape, Shape, Cell]] = {}
    for player, banker, cell in paths():
        asks = asked[cell]
        sorts = (sort(0, asks, player), sort(1, asks, banker)) if asks else (0, 0)
        pairs.setdefault((cell, *sorts), (player, banker, cell))
    return list(pairs.values())


class _OtherHands:
    """The variants of the Banker hand as sets of bits, split by what holds for a Player hand."""

    def __init__(self, variants: list["_Variant"], truths: list[tuple[tuple[bool, ...], ...]]):
        self._truths = truths
        self._features = [features for _, features, _ in variants]
        own: dict[int, int] = {}
        for index, (bits, _, _) in enumerate(variants):
            own[bits] = own.get(bits, 0) | 1 << index
        self._own = tuple(own.values())
        self._sets: list[dict[int, int]] = [{} for _ in truths]

    def blocks(self, features: tuple[int, ...]) -> Iterator[tuple[int, int]]:
        """The first variant of each block that decides alike, and the predicates that hold."""
        blocks = [(block, 0) for block in self._own]
        for place, feature in enumerate(features):
            holds = self._holding(place, feature)
            split = [(block & holds, held | 1 << place) for block, held in blocks]
            split += [(block & ~holds, held) for block, held in blocks]
            blocks = [one for one in split if one[0]]
        for block, held in blocks:
            yield (block & -block).bit_length() - 1, held

    def _holding(self, place: int, feature: int) -> int:
        """The variants with which a predicate holds for this feature of the Player hand."""
        known = self._sets[place]
        if feature not in known:
            row = self._truths[place][feature]
            known[feature] = sum(
                1 << index for index, one in enumerate(self._features) if row[one[place]]
            )
        return known[feature]


_Variant = tuple[int, tuple[int, ...], Cards]
"""The bits that one hand alone decides, its features for the others, and an example."""


def _told_apart(
    hands: dict[tuple[int, ...], Cards], places: dict[Automaton, int], asks: Asked, hand: int
) -> list[_Variant]:
    """The variants of a hand in a cell, without what its predicates do not tell apart."""
    alone = [(bit, places[one], one.truth) for bit, one in asks if one.reads == (not hand, hand)]
    both = [places[one] for _, one in asks if all(one.reads)]
    found: dict[tuple[int, tuple[int, ...]], Cards] = {}
    for features, cards in hands.items():
        own = 0
        for bit, place, truth in alone:
            if (truth[0] if hand else truth[features[place]])[features[place] if hand else 0]:
                own |= bit
        found.setdefault((own, tuple(features[place] for place in both)), cards)
    return [(own, features, cards) for (own, features), cards in found.items()]


def _hands_told_apart(
    automata: Sequence[Automaton], hand: int
) -> dict[Shape, dict[tuple[int, ...], Cards]]:
    """By shape, every set of features that a hand can have, each with an example."""
    read = [one.reads[hand] for one in automata]
    kinds: dict[tuple[int, ...], list[Card]] = {}
    for card in CARDS:
        letters = (
            one.letters[card.kind] for one, reads in zip(automata, read, strict=True) if reads
        )
        kinds.setdefault((card.points, *letters), []).append(card)
    # An example is of mixed suits if its predicates allow it.
    deck = [
        sorted(
            [
                next((card for card in some if card.suit is suit), some[0])
                for some in kinds.values()
            ],
            key=lambda card, suit=suit: card.suit is not suit,  # type: ignore[misc]
        )
        for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
    ]
    steps = [one.steps for one, reads in zip(automata, read, strict=True) if reads]

    def dealt(
        before: dict[tuple[int, tuple[int, ...]], Cards], cards: list[Card]
    ) -> Iterator[tuple[int, Card, tuple[int, ...], Cards]]:
        for (total, states), held in before.items():
            for card in cards:
                after = tuple(
                    [step[state][card.kind] for step, state in zip(steps, states, strict=True)]
                )
                yield total, card, after, held

    def told(states: tuple[int, ...]) -> tuple[int, ...]:
        following = iter(states)
        return tuple(
            one.features[next(following)] if reads else 0
            for one, reads in zip(automata, read, strict=True)
        )

    ones: dict[tuple[int, tuple[int, ...]], Cards] = {}
    for _, card, states, _ in dealt({(0, (0,) * len(steps)): ()}, deck[0]):
        ones.setdefault((card.points, states), (card,))
    twos: dict[tuple[int, tuple[int, ...]], Cards] = {}
    for total, card, states, held in dealt(ones, deck[1]):
        twos.setdefault(((total + card.points) % 10, states), (*held, card))
    found: dict[Shape, dict[tuple[int, ...], Cards]] = {}
    for (total, states), held in twos.items():
        found.setdefault((total, None), {}).setdefault(told(states), held)
    drawn = {key: held for key, held in twos.items() if player_draws(key[0]) or key[0] == 6}
    seen: dict[tuple[Shape, tuple[int, ...]], Cards] = {}
    for total, card, states, held in dealt(drawn, deck[2]):
        key = ((total, card.points), states)
        if key not in seen:
            seen[key] = (*held, card)
    for (shape, states), held in seen.items():
        found.setdefault(shape, {}).setdefault(told(states), held)
    return found


@cache
def _plain_hand(shape: Shape) -> Cards:
    """A hand of this shape in mixed suits, used as an example."""
    two, third = shape
    first = 1 if two else 0
    points = (first, two - first) if third is None else (first, two - first, third)
    by_points = {card.points: card.rank for card in reversed(CARDS)}
    suits = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
    return tuple(Card.of(by_points[one], suit) for one, suit in zip(points, suits, strict=False))
