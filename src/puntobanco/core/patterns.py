"""Patterns of cards, and predicates: patterns asked of a hand, of either, of both or of all cards.

A pattern reads cards one after the other and keeps a small state. A new kind of condition on cards
is a new pattern here and a field of `core.rows.Row`; everything else follows from them.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Literal, assert_never

from puntobanco.core.automata import Automaton, Reads, compile_automaton
from puntobanco.core.cards import RANKS, Card, Suit
from puntobanco.core.coup import Hand

State = Hashable

FAILED = None
"""The state of a pattern that can no longer hold, whatever cards follow."""


class Pattern(ABC):
    """What is asked of some cards, read one after the other."""

    @property
    def start(self) -> State:
        """The state before the first card."""
        return ()

    @abstractmethod
    def sees(self, card: Card) -> Hashable:
        """What matters of a card. Cards that it sees alike have the same effect."""

    @abstractmethod
    def step(self, state: State, seen: Hashable) -> State:
        """The state after one more card; never called in the state FAILED."""

    @abstractmethod
    def holds(self, state: State) -> bool:
        """Whether it holds for the cards of one hand, given the state after the last."""

    def together(self, player: State, banker: State) -> bool:
        """Whether it holds for all cards of a coup, given the state after each hand."""
        raise TypeError(f"{type(self).__name__} after {player}, {banker}: is about one hand")


class SuitRule(Enum):
    """What a row requires of the suits of some cards."""

    SAME = "same"
    MIXED = "mixed"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"


Pair = bool | Literal["suited"]
"""What a row requires of two first cards: no pair, a pair, or a pair of one suit."""

SUITED: Literal["suited"] = "suited"


class FirstSuits(Enum):
    """What a row requires of the suits or colours of the first two cards of a hand."""

    SAME = "same"
    MIXED = "mixed"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    RED = "red"
    BLACK = "black"
    SAME_COLOUR = "same-colour"


RED_SUITS = (Suit.HEARTS, Suit.DIAMONDS)

ANY_RANK = "*"
"""Stands for one card of any rank."""


@dataclass(frozen=True, slots=True)
class RankPattern(Pattern):
    """The ranks of all cards, in any order: one of several multisets."""

    options: tuple[str, ...]

    def sees(self, card: Card) -> Hashable:
        """The rank, if some option names it."""
        return card.rank.value if any(card.rank.value in one for one in self.options) else ""

    def step(self, state: State, seen: Hashable) -> State:
        """The ranks so far, while an option has room for them."""
        found = tuple(sorted((*state, seen)))  # type: ignore[misc]
        return found if any(_fits(found, one) for one in self.options) else FAILED

    def holds(self, state: State) -> bool:
        """Whether an option has these ranks and no others."""
        return isinstance(state, tuple) and any(
            len(one) == len(state) and _fits(state, one) for one in self.options
        )


def _fits(ranks: tuple[str, ...], option: str) -> bool:
    unnamed = Counter(ranks) - Counter(option.replace(ANY_RANK, ""))
    return len(ranks) <= len(option) and unnamed.total() <= option.count(ANY_RANK)


@dataclass(frozen=True, slots=True)
class SuitPattern(Pattern):
    """The suits of all cards."""

    rule: SuitRule | FirstSuits

    def sees(self, card: Card) -> Hashable:
        """The suit or the colour, or whether it is the one that the rule names."""
        match self.rule.value:
            case "same" | "mixed":
                return card.suit
            case "same-colour":
                return "red" if card.suit in RED_SUITS else "black"
            case "red" | "black":
                return (card.suit in RED_SUITS) is (self.rule.value == "red")
            case _:
                return card.suit.name == self.rule.name

    def step(self, state: State, seen: Hashable) -> State:
        """What all cards so far share."""
        return self._both(seen if state == () else state, seen)

    def holds(self, state: State) -> bool:
        """Whether the cards share what is asked, or nothing if they must be mixed."""
        return (state is _MIXED) is (self.rule.value == "mixed") and state is not FAILED

    def together(self, player: State, banker: State) -> bool:
        """Whether it holds for all cards of a coup."""
        return self.holds(self._both(player, banker))

    def _both(self, one: State, other: State) -> State:
        if self.rule.value == "mixed":
            return one if one == other else _MIXED
        return one if one == other and one is not False else FAILED


_MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class FirstTwoPattern(Pattern):
    """Another pattern, for the first two cards alone."""

    pattern: Pattern

    @property
    def start(self) -> State:
        """No card, and the state of the other pattern."""
        return 0, self.pattern.start

    def sees(self, card: Card) -> Hashable:
        """What the other pattern sees."""
        return self.pattern.sees(card)

    def step(self, state: State, seen: Hashable) -> State:
        """The number of cards up to two, and the state after them."""
        assert isinstance(state, tuple)
        cards, inner = state
        if cards == 2:
            return state
        after = self.pattern.step(inner, seen)
        return FAILED if after is FAILED else (cards + 1, after)

    def holds(self, state: State) -> bool:
        """Whether the other pattern holds."""
        return self.pattern.holds(state[1])  # type: ignore[index]


@dataclass(frozen=True, slots=True)
class PlacePattern(Pattern):
    """One of certain cards at a place of the hand; without a card there, it fails."""

    place: int
    cards: frozenset[int]

    def sees(self, card: Card) -> Hashable:
        """Whether it is one of these cards."""
        return card.kind in self.cards

    def step(self, state: State, seen: Hashable) -> State:
        """The number of cards before the place, then True."""
        if state is True:
            return True
        cards = len(state) + 1  # type: ignore[arg-type]
        if cards < self.place:
            return (None,) * cards
        return True if seen else FAILED

    def holds(self, state: State) -> bool:
        """Whether such a card is at the place."""
        return state is True


class FirstAgainst(Enum):
    """What a row requires of the first card of a hand against that of the other."""

    HIGHER = "higher"
    LOWER = "lower"
    SAME = "same"
    """The same rank."""
    SUITED = "suited"
    """The same rank and suit."""


@dataclass(frozen=True, slots=True)
class FirstAgainstPattern(Pattern):
    """The first cards of both hands compared by rank: the ace is the lowest, the king the highest.

    `hand` is the one whose card is the higher, if a higher card is asked.
    """

    rule: FirstAgainst
    hand: Hand

    def sees(self, card: Card) -> Hashable:
        """The place of the rank in order, or the whole card if suits matter."""
        if self.rule is FirstAgainst.SUITED:
            return card.kind
        return RANKS.index(card.rank.value)

    def step(self, state: State, seen: Hashable) -> State:
        """The first card."""
        return (seen,) if state == () else state

    def holds(self, state: State) -> bool:
        """Never asked: one hand alone has nothing to compare."""
        raise TypeError(f"{type(self).__name__} after {state}: is about two hands")

    def together(self, player: State, banker: State) -> bool:
        """Whether the first cards compare as asked."""
        assert isinstance(player, tuple)
        assert isinstance(banker, tuple)
        mine, other = (player, banker) if self.hand is Hand.PLAYER else (banker, player)
        match self.rule:
            case FirstAgainst.HIGHER:
                return mine > other
            case FirstAgainst.LOWER:
                return mine < other
            case FirstAgainst.SAME | FirstAgainst.SUITED:
                return mine == other
            case _:
                assert_never(self.rule)


GROUPS: dict[str, Callable[[Card], int]] = {
    "rank": lambda card: card.kind // len(Suit),
    "suit": lambda card: card.kind % len(Suit),
    "colour": lambda card: int(card.suit in RED_SUITS),
}
"""What cards of a group share, by the word for it."""


@dataclass(frozen=True, slots=True)
class CountPattern(Pattern):
    """The number of certain cards."""

    cards: frozenset[int]
    numbers: tuple[int, ...]

    @property
    def start(self) -> State:
        """None yet."""
        return 0

    def sees(self, card: Card) -> Hashable:
        """Whether it is one of these cards."""
        return card.kind in self.cards

    def step(self, state: State, seen: Hashable) -> State:
        """The number so far, while it is not above all that are asked."""
        found = state + bool(seen)  # type: ignore[operator]
        return found if found <= max(self.numbers) else FAILED

    def holds(self, state: State) -> bool:
        """Whether the number is one of those asked."""
        return state in self.numbers

    def together(self, player: State, banker: State) -> bool:
        """The same for all cards."""
        return player + banker in self.numbers  # type: ignore[operator]


@dataclass(frozen=True, slots=True)
class GroupPattern(Pattern):
    """The size of the largest group of cards that share a rank, a suit or a colour."""

    by: str
    numbers: tuple[int, ...]

    def sees(self, card: Card) -> Hashable:
        """What it may share with others."""
        return GROUPS[self.by](card)

    def step(self, state: State, seen: Hashable) -> State:
        """All that the cards so far have, while no group is larger than asked."""
        assert isinstance(state, tuple)
        found = tuple(sorted((*state, seen)))
        return found if found.count(seen) <= max(self.numbers) else FAILED

    def holds(self, state: State) -> bool:
        """Whether the largest group has one of the sizes asked."""
        assert isinstance(state, tuple)
        return max(map(state.count, state)) in self.numbers

    def together(self, player: State, banker: State) -> bool:
        """The same for all cards."""
        return self.holds(player + banker)  # type: ignore[operator]


@dataclass(frozen=True, slots=True)
class PointsPattern(Pattern):
    """The sum of the points of all cards, not only its last digit."""

    numbers: tuple[int, ...]

    @property
    def start(self) -> State:
        """Nothing yet."""
        return 0

    def sees(self, card: Card) -> Hashable:
        """The points."""
        return card.points

    def step(self, state: State, seen: Hashable) -> State:
        """The sum so far, while it is not above all that are asked."""
        found = state + seen  # type: ignore[operator]
        return found if found <= max(self.numbers) else FAILED

    def holds(self, state: State) -> bool:
        """Whether the sum is one of those asked."""
        return state in self.numbers

    def together(self, player: State, banker: State) -> bool:
        """The same for all cards."""
        return player + banker in self.numbers  # type: ignore[operator]


@dataclass(frozen=True, slots=True)
class TotalPattern(Pattern):
    """The points of the cards as a hand: the last digit of their sum."""

    numbers: tuple[int, ...]

    @property
    def start(self) -> State:
        """Nothing yet."""
        return 0

    def sees(self, card: Card) -> Hashable:
        """The points."""
        return card.points

    def step(self, state: State, seen: Hashable) -> State:
        """The points so far."""
        found: int = state + seen  # type: ignore[operator]
        return found % 10

    def holds(self, state: State) -> bool:
        """Whether the points are among those asked."""
        return state in self.numbers


@dataclass(frozen=True, slots=True)
class PairPattern(Pattern):
    """A pair in the first two cards."""

    pair: Pair

    def sees(self, card: Card) -> Hashable:
        """The rank, or the whole card if suits matter."""
        return card.kind if self.pair == SUITED else card.rank

    def step(self, state: State, seen: Hashable) -> State:
        """The first card, then whether the second was like it."""
        if state == ():
            return (seen,)
        return state == (seen,) if isinstance(state, tuple) else state

    def holds(self, state: State) -> bool:
        """Whether there is a pair, or none if none is asked."""
        return state is (self.pair is not False)


class HandScope(Enum):
    """The cards that a predicate is about."""

    PLAYER = "player"
    BANKER = "banker"
    EITHER = "either"
    """The Player hand, the Banker hand, or both hands."""
    BOTH = "both"
    """The Player hand and the Banker hand, each by itself."""
    COUP = "coup"
    """All cards of the coup together."""

    @property
    def reads(self) -> Reads:
        """The hands that matter."""
        return self is not HandScope.BANKER, self is not HandScope.PLAYER


@dataclass(frozen=True, slots=True)
class Predicate:
    """What a row requires of the cards beyond totals and counts: patterns that all must hold."""

    scope: HandScope
    patterns: tuple[Pattern, ...]

    @property
    def automaton(self) -> Automaton:
        """The predicate, compiled."""
        return _compiled(self)

    @property
    def asks_suits(self) -> bool:
        """Whether the suits of the cards must be known to decide."""
        return self.automaton.asks_suits

    def holds(self, player: tuple[Card, ...], banker: tuple[Card, ...]) -> bool:
        """Whether it holds for two finished hands."""
        return self.automaton.holds(player, banker)

    def step(self, state: State, seen: Hashable) -> State:
        """The states of its patterns after one more card, or FAILED if one has failed."""
        if state is FAILED:
            return FAILED
        after = tuple(
            pattern.step(one, letter)
            for pattern, one, letter in zip(self.patterns, state, seen, strict=True)  # type: ignore[call-overload]
        )
        return FAILED if FAILED in after else after

    def feature(self, state: State) -> Hashable:
        """What matters of a finished hand: its states, or only whether all patterns hold."""
        if self.scope is HandScope.COUP:
            return state
        return state is not FAILED and all(
            pattern.holds(one)
            for pattern, one in zip(self.patterns, state, strict=True)  # type: ignore[call-overload]
        )

    def decides(self, player: Hashable, banker: Hashable) -> bool:
        """Whether it holds, given the features of both hands; None for one that does not matter."""
        match self.scope:
            case HandScope.PLAYER:
                return player is True
            case HandScope.BANKER:
                return banker is True
            case HandScope.EITHER:
                return True in (player, banker)
            case HandScope.BOTH:
                return player is banker is True
            case HandScope.COUP:
                if FAILED in (player, banker):
                    return False
                return all(
                    pattern.together(one, other)
                    for pattern, one, other in zip(self.patterns, player, banker, strict=True)  # type: ignore[call-overload]
                )
            case _:
                assert_never(self.scope)


@lru_cache(maxsize=1024)
def _compiled(predicate: Predicate) -> Automaton:
    return compile_automaton(  # the automaton is the other form of this class
        predicate.scope.reads,
        sees=lambda card: tuple(pattern.sees(card) for pattern in predicate.patterns),
        start=tuple(pattern.start for pattern in predicate.patterns),
        step=predicate.step,
        feature=predicate.feature,
        holds=predicate.decides,
    )
