"""Patterns of cards, and predicates: patterns asked of a hand, of either, of both or of all cards.

A pattern reads cards one after the other and keeps a small state. A new kind of condition on cards
is a new pattern here and a field of `core.rows.Row`; everything else follows from them.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Literal, assert_never

from puntobanco.core.automata import Automaton, Reads, compile_automaton
from puntobanco.core.cards import Card

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


@dataclass(frozen=True, slots=True)
class RankPattern(Pattern):
    """The ranks of all cards, in any order."""

    ranks: str

    def sees(self, card: Card) -> Hashable:
        """The rank."""
        return card.rank.value

    def step(self, state: State, seen: Hashable) -> State:
        """The ranks so far that are left to find."""
        found = (*state, seen)  # type: ignore[misc]
        return tuple(sorted(found)) if Counter(found) <= Counter(self.ranks) else FAILED

    def holds(self, state: State) -> bool:
        """Whether all ranks were found and no others."""
        return state == tuple(sorted(self.ranks))


@dataclass(frozen=True, slots=True)
class SuitPattern(Pattern):
    """The suits of all cards."""

    rule: SuitRule

    def sees(self, card: Card) -> Hashable:
        """The suit, or whether it is the one that the rule names."""
        if self.rule in (SuitRule.SAME, SuitRule.MIXED):
            return card.suit
        return card.suit.name == self.rule.name

    def step(self, state: State, seen: Hashable) -> State:
        """What all cards so far share."""
        return self._both(seen if state == () else state, seen)

    def holds(self, state: State) -> bool:
        """Whether the cards share what is asked, or nothing if they must be mixed."""
        return (state is _MIXED) is (self.rule is SuitRule.MIXED) and state is not FAILED

    def together(self, player: State, banker: State) -> bool:
        """Whether it holds for all cards of a coup."""
        if FAILED in (player, banker):
            return False
        return self.holds(self._both(player, banker))

    def _both(self, one: State, other: State) -> State:
        if self.rule is SuitRule.MIXED:
            return one if one == other else _MIXED
        return one if one == other and one is not False else FAILED


_MIXED = "mixed"


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


class Scope(Enum):
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
        return self is not Scope.BANKER, self is not Scope.PLAYER


@dataclass(frozen=True, slots=True)
class Predicate:
    """What a row requires of the cards beyond totals and counts: patterns that all must hold."""

    scope: Scope
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
        if self.scope is Scope.COUP:
            return state
        return state is not FAILED and all(
            pattern.holds(one)
            for pattern, one in zip(self.patterns, state, strict=True)  # type: ignore[call-overload]
        )

    def decides(self, player: Hashable, banker: Hashable) -> bool:
        """Whether it holds, given the features of both hands; None for one that does not matter."""
        match self.scope:
            case Scope.PLAYER:
                return player is True
            case Scope.BANKER:
                return banker is True
            case Scope.EITHER:
                return True in (player, banker)
            case Scope.BOTH:
                return player is banker is True
            case Scope.COUP:
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
