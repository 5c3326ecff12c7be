"""The declaration of a row's conditions: how a sheet writes each, and what it tests.

A condition is a field of `core.rows.Row` made with `condition`. From it follow the keys and types
of a sheet, the cells that a row admits, its predicates on cards, and its words.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from puntobanco.core.coup import Hand
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.fields import ADDED
from puntobanco.core.patterns import HandScope, Pattern

if TYPE_CHECKING:
    from puntobanco.core.keys import Key


class About(Enum):
    """What a condition is about, which decides where a bet on the winner may ask it."""

    HAND = "hand"
    """The bet's own hand. On a tie, the winner has none."""
    TOTALS = "totals"
    """The total of one hand or the other. On a tie they are equal."""
    COUP = "coup"
    """Both hands alike."""


@dataclass(frozen=True, slots=True)
class WholeNumbers:
    """A whole number, or a list of them; in a row always a tuple."""

    least: int
    most: int
    expected: "Key"

    def read(self, value: int | list[int]) -> tuple[int, ...]:
        """The numbers, in the order of the sheet; NotationError if one is repeated."""
        values = (value,) if isinstance(value, int) else tuple(value)
        if not values or len(set(values)) < len(values):
            raise not_expected(value, fact("sheet-expected-different-numbers"))
        return values


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def read(self, value: bool) -> bool:  # noqa: FBT001 -- the value that a sheet writes
        """The value."""
        return value


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the values of an enum."""

    words: type[Enum]

    def read(self, value: str) -> Enum:
        """The member."""
        return self.words(value)


@dataclass(frozen=True, slots=True)
class FlagOrWord:
    """True, false or a word."""

    words: tuple[str, ...]
    expected: "Key"

    def read(self, value: bool | str) -> bool | str:  # noqa: FBT001 -- the value that a sheet writes
        """The value."""
        return value


@dataclass(frozen=True, slots=True)
class NotationOrList:
    """A text with a notation of its own, or a list of them; in a row a tuple if there are two."""

    parse: Callable[[str], str]
    expected: "Key"

    def read(self, value: str | list[str]) -> str | tuple[str, ...]:
        """The texts in their canonical form and order; NotationError if one cannot be read."""
        found = sorted(
            {self.parse(text) for text in ([value] if isinstance(value, str) else value)}
        )
        if len(found) < (1 if isinstance(value, str) else len(value)) or not found:
            raise not_expected(value, fact("sheet-expected-different-texts"))
        return found[0] if len(found) == 1 else tuple(found)


Counted = tuple[tuple[str, tuple[int, ...]], ...]
"""Cards or groups, each with the numbers of cards that are asked."""


@dataclass(frozen=True, slots=True)
class Counts:
    """A table of numbers by what is counted: certain cards, or the largest group of a kind."""

    parse: Callable[[str], str]
    numbers: WholeNumbers
    expected: "Key"

    def read(self, value: dict[str, int | list[int]]) -> Counted:
        """The counts in the order of their keys; NotationError if one cannot be read."""
        found = {self.parse(key): self.numbers.read(numbers) for key, numbers in value.items()}
        if len(found) < len(value) or not found:
            raise not_expected(value, fact("sheet-expected-different-texts"))
        return tuple(sorted(found.items()))


@dataclass(frozen=True, slots=True)
class Notation:
    """A text with a notation of its own."""

    parse: Callable[[str], str]
    expected: "Key"

    def read(self, value: str) -> str:
        """The text in its canonical form; NotationError if it cannot be read."""
        return self.parse(value)


Form = WholeNumbers | Flag | Choice | FlagOrWord | Notation | NotationOrList | Counts
"""How a sheet writes the value of a condition."""


class CellView(NamedTuple):
    """A cell as a bet on one side sees it."""

    mine: int
    """The total of the bet's hand; on a tie without a hand, the total of both."""
    other: int
    cards: int
    """The cards of the bet's hand: 0 on a tie without a hand."""
    dealt: int


@dataclass(frozen=True, slots=True)
class Condition:
    """Everything that is known about one condition of a row."""

    form: Form
    about: About
    cell: Callable[[Any, CellView], bool] | None = None
    """Whether totals and counts satisfy a value."""
    pattern: Callable[[Any], Pattern] | None = None
    """What a value asks of the cards themselves."""
    patterns: Callable[[Any], Iterable[Pattern]] | None = None
    """The same for a value that asks several patterns at once."""
    scope: Callable[[Any], HandScope] | None = None
    """The cards that a value is about; without it, those of the bet's hand."""
    of_other: bool = False
    """Whether the pattern is asked of the other hand instead of the bet's."""
    relation: Callable[[Any, Hand], Pattern] | None = None
    """How a value relates the cards of the bet's hand, which is given, to those of the other."""
    clause: Callable[[Any], Fact] | None = None
    """The words for a value, if it is a clause of its own."""
    early: bool = False
    """Whether the first two cards of each hand decide it."""


_CONDITION = "condition"

T = TypeVar("T")


def condition(
    form: Form,
    about: About,
    *,
    cell: Callable[[Any, CellView], bool] | None = None,
    pattern: Callable[[Any], Pattern] | None = None,
    patterns: Callable[[Any], Iterable[Pattern]] | None = None,
    scope: Callable[[Any], HandScope] | None = None,
    of_other: bool = False,
    relation: Callable[[Any, Hand], Pattern] | None = None,
    clause: Callable[[Any], Fact] | None = None,
    early: bool = False,
    added: bool = True,
) -> Any:
    """A field of a row that is a condition. Without a value, it does not apply.

    A condition is `added`, and so left out of hashes unless a row has it. The first ones are not.
    """
    declared = Condition(
        form, about, cell, pattern, patterns, scope, of_other, relation, clause, early
    )
    return field(default=None, metadata={_CONDITION: declared, ADDED: added})


def conditions_of(kind: Any) -> dict[str, Condition]:
    """The conditions that a class declares, by name, in the order of its fields."""
    return {
        one.name: one.metadata[_CONDITION]
        for one in kind.__dataclass_fields__.values()
        if _CONDITION in one.metadata
    }


def not_expected(value: object, expected: Fact) -> NotationError:
    """The error for a value that a form cannot read."""
    return NotationError(fact("sheet-error-value", value=repr(value), expected=expected))
