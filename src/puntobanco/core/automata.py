"""Automata over the cards of a coup: the form to which every predicate on cards is compiled.

An automaton reads a hand card by card and is in one of a few states. The state in which a hand ends
gives its *feature*, and the features of both hands decide. Classes, exact weights, simulation
tables and audits read automata, so they need to know no condition.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from puntobanco.core.cards import CARDS, Card

Reads = tuple[bool, bool]
"""Whether the Player hand matters, and the Banker hand."""

SHORTEST_HAND, LONGEST_HAND = 2, 3


@dataclass(frozen=True, slots=True, eq=False)
class Automaton:
    """States of a hand, features of a finished hand, and the truth by the features of both."""

    reads: Reads
    letters: tuple[int, ...]
    """A number for each of the 52 kinds. Kinds of one number have the same effect."""
    steps: tuple[tuple[int, ...], ...]
    """The next state, by state and kind. A hand begins in state 0."""
    features: tuple[int, ...]
    """The feature of a hand that ends in a state. The feature of an unread hand is 0."""
    truth: tuple[tuple[bool, ...], ...]
    """Whether the predicate holds, by the features of the Player hand and of the Banker hand."""

    @property
    def asks_suits(self) -> bool:
        """Whether some cards of one rank have different effects."""
        ranks = (self.letters[first : first + 4] for first in range(0, len(CARDS), 4))
        return any(len(set(rank)) > 1 for rank in ranks)

    def holds(self, player: tuple[Card, ...], banker: tuple[Card, ...]) -> bool:
        """Whether the predicate holds for two finished hands."""
        reads_player, reads_banker = self.reads
        one = self.feature(player) if reads_player else 0
        other = self.feature(banker) if reads_banker else 0
        return self.truth[one][other]

    def feature(self, cards: tuple[Card, ...]) -> int:
        """The feature of a finished hand."""
        state, steps = 0, self.steps
        for card in cards:
            state = steps[state][card.kind]
        return self.features[state]

    def possible(
        self, player: Sequence[Iterable[Card]], banker: Sequence[Iterable[Card]]
    ) -> set[bool]:
        """Every truth value for two hands, given the cards that each place may hold."""
        features = (
            self._possible_features(hand) if read else {0}
            for read, hand in zip(self.reads, (player, banker), strict=True)
        )
        return {self.truth[one][other] for one, other in product(*features)}

    def _possible_features(self, places: Sequence[Iterable[Card]]) -> set[int]:
        states = {0}
        for cards in places:
            states = {self.steps[state][card.kind] for state, card in product(states, cards)}
        return {self.features[state] for state in states}


def compile_automaton(
    reads: Reads,
    *,
    sees: Callable[[Card], Hashable],
    start: Hashable,
    step: Callable[[Hashable, Hashable], Hashable],
    feature: Callable[[Hashable], Hashable],
    holds: Callable[[Hashable, Hashable], bool],
) -> Automaton:
    """The automaton of a predicate, with as few letters and features as it needs.

    `sees` is what matters of a card, `step` the state after one more card, and `feature` what
    matters of a hand that ends in a state. `holds` gets None as the feature of an unread hand.
    """
    seen = [sees(card) for card in CARDS]
    alphabet = list(dict.fromkeys(seen))
    numbers, rows, ends = _explore(start, alphabet, step)
    found = {state: feature(state) for state in ends}
    raw = list(dict.fromkeys(found.values()))
    groups, truth = _merged_features(raw, reads, holds)
    places = [alphabet.index(one) for one in seen]
    return Automaton(
        reads=reads,
        letters=_merged_letters(places, list(rows.values())),
        # No card follows where no row is known: that state is only reached with the third card.
        steps=tuple(
            tuple(numbers[rows[state][place]] for place in places)
            if state in rows
            else (number,) * len(CARDS)
            for state, number in numbers.items()
        ),
        features=tuple(groups[found[state]] if state in ends else 0 for state in numbers),
        truth=truth,
    )


def _explore(
    start: Hashable, alphabet: list[Hashable], step: Callable[[Hashable, Hashable], Hashable]
) -> tuple[dict[Hashable, int], dict[Hashable, list[Hashable]], dict[Hashable, None]]:
    """All states of a hand, numbered; the states after each; and those in which a hand can end."""
    numbers, rows = {start: 0}, dict[Hashable, list[Hashable]]()
    layer, ends = [start], dict[Hashable, None]()
    for cards in range(1, LONGEST_HAND + 1):
        reached: dict[Hashable, None] = {}
        for state in layer:
            if state not in rows:
                rows[state] = [step(state, letter) for letter in alphabet]
            reached.update(dict.fromkeys(rows[state]))
        for state in reached:
            numbers.setdefault(state, len(numbers))
        if cards >= SHORTEST_HAND:
            ends |= reached
        layer = list(reached)
    return numbers, rows, ends


def _merged_letters(places: list[int], rows: list[list[Hashable]]) -> tuple[int, ...]:
    """A number for each kind; letters that lead to the same state from every state are one."""
    effects: dict[tuple[Hashable, ...], int] = {}
    columns = [tuple(row[place] for row in rows) for place in range(max(places) + 1)]
    return tuple(effects.setdefault(columns[place], len(effects)) for place in places)


def _merged_features(
    raw: list[Hashable], reads: Reads, holds: Callable[[Hashable, Hashable], bool]
) -> tuple[dict[Hashable, int], tuple[tuple[bool, ...], ...]]:
    """A number for each feature, one for all that decide alike, and the truth by number."""
    players, bankers = (raw if read else [None] for read in reads)
    table = {one: [holds(one, other) for other in bankers] for one in players}
    columns = dict(zip(bankers, map(tuple, zip(*table.values(), strict=True)), strict=True))
    effects: dict[Hashable, int] = {}
    groups = {
        one: effects.setdefault((tuple(table.get(one, ())), columns.get(one)), len(effects))
        for one in raw
    }
    members = {number: one for one, number in reversed(groups.items())}
    shown = [
        [members[number] for number in range(len(members))] if read else [None] for read in reads
    ]
    places = {one: place for place, one in enumerate(bankers)}
    return groups, tuple(tuple(table[one][places[other]] for other in shown[1]) for one in shown[0])
