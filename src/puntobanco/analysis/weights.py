"""Exact weights of a game's classes for a composition, from which all prices are computed."""

from collections.abc import Sequence
from dataclasses import dataclass

from puntobanco.analysis.cells import VALUES, cell_weights, check_counts, total_weight
from puntobanco.analysis.deals import by_value, weights_by_traits
from puntobanco.core.arguments import Argument, too_small
from puntobanco.core.automata import Automaton
from puntobanco.core.cards import CARDS, Rank
from puntobanco.core.classes import CELLS, Classes
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.keys import Key
from puntobanco.core.patterns import Predicate

RANKS = len(Rank)
KINDS = len(CARDS)


@dataclass(frozen=True, slots=True)
class Composition:
    """The contents of a shoe, by value, by rank or by card.

    Counts are in kind order: values 0 to 9; ranks T J Q K A 2 … 9; cards T♠ T♥ T♦ T♣ J♠ … 9♣.
    """

    counts: tuple[int, ...]

    @staticmethod
    def decks(number: int) -> "Composition":
        """A full shoe."""
        if number < 1:
            raise RuleError(too_small(Argument.DECKS, number, 1))
        return Composition((number,) * KINDS)

    @staticmethod
    def of(counts: Sequence[int]) -> "Composition":
        """The composition of 10, 13 or 52 counts; RuleError if it cannot deal a coup."""
        if len(counts) not in (VALUES, RANKS, KINDS):
            raise RuleError(fact("error-counts-kinds", count=len(counts)))
        check_counts(counts, kinds=len(counts))
        return Composition(tuple(counts))

    @property
    def cards(self) -> int:
        """The number of cards."""
        return sum(self.counts)

    @property
    def total(self) -> int:
        """The number of ordered six-card deals: the sum of all weights."""
        return total_weight(self.cards)

    @property
    def values(self) -> tuple[int, ...]:
        """The counts by value."""
        if len(self.counts) == VALUES:
            return self.counts
        if len(self.counts) == RANKS:
            return (sum(self.counts[:4]), *self.counts[4:])
        return by_value(self.counts)

    def distinguishes(self, predicate: Predicate) -> bool:
        """Whether these counts are detailed enough for a predicate."""
        if predicate.asks_suits:
            return len(self.counts) == KINDS
        return len(self.counts) > VALUES

    @property
    def kinds(self) -> tuple[int, ...]:
        """Counts of the 52 kinds; ranks without suits are counted as if all of one suit."""
        if len(self.counts) == KINDS:
            return self.counts
        if len(self.counts) == RANKS:
            return tuple(count for rank in self.counts for count in (rank, 0, 0, 0))
        raise RuleError(fact("error-counts-by-value"))


def class_weights(classes: Classes, composition: Composition) -> tuple[int, ...]:
    """The exact weight of each class, in the order of `classes.all`.

    RuleError if the classes ask about more than the counts distinguish.
    """
    check_counts(composition.counts, kinds=len(composition.counts))
    if not classes.predicates:
        return cell_weights(composition.values)
    refuse_coarse(classes, composition)
    whole = cell_weights(composition.values)
    by_asked: dict[tuple[Automaton, ...], list[int]] = {}
    for number, cell in enumerate(CELLS):
        by_asked.setdefault(classes.automata_in(cell), []).append(number)
    weights = [0] * len(classes)
    for asked, cells in by_asked.items():
        found = weights_by_traits(composition.kinds, asked, tuple(cells)) if asked else None
        for number in cells:
            members = classes.in_cell(CELLS[number])
            if found is None:
                weights[members[0]] = whole[number]
                continue
            for index in members:
                weights[index] = found[number].get(classes.traits_in_cell(index), 0)
    return tuple(weights)


def refuse_coarse(classes: Classes, composition: Composition) -> None:
    """Raise RuleError if the classes ask about more than the counts distinguish."""
    # Ranks stand in for cards of one suit below, so a question about suits would get a wrong answer
    # instead of none.
    coarse = too_coarse(classes.predicates, composition)
    if coarse is not None:
        raise RuleError(coarse)


def too_coarse(predicates: Sequence[Predicate], composition: Composition) -> Fact | None:
    """Why these counts do not determine how rows match, or None if they do."""
    if all(map(composition.distinguishes, predicates)):
        return None
    suits = any(predicate.asks_suits for predicate in predicates)
    code: Key = "error-counts-suits" if suits else "error-counts-ranks"
    return fact(code, count=len(composition.counts))
