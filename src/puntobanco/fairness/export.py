"""A finished shoe as a text file that anyone can check without this software.

The first seven lines are the committed text, byte for byte: their SHA-256 is the commitment. Then
follow the commitment, the cut, and every card that left the shoe, one line per burn and coup.
docs/verify_shoe.py checks such a file with only the standard library.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from puntobanco.core.cards import Card, format_cards, parse_cards
from puntobanco.core.errors import NotationError, RecordError, stated_by
from puntobanco.core.facts import Fact, fact
from puntobanco.fairness.binding import field
from puntobanco.fairness.commitment import (
    TEXT_LINES,
    Cut,
    Revealed,
    check,
    committed_text,
    parse_committed,
)

_CUT = re.compile(r"([1-9][0-9]{0,5}) (?:drawn|by ([^ ]+))")
_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_LOT_NAME = re.compile(r"[a-z]+(?: [1-9][0-9]*)?")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Lot:
    """Cards that left the shoe together, named after a burn or a coup, such as `coup 12`."""

    name: str
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if not _LOT_NAME.fullmatch(self.name):
            raise NotationError(fact("fairness-shoe-lot-name", name=self.name))
        if not self.cards:
            raise NotationError(fact("fairness-shoe-lot-empty", name=self.name))


@dataclass(frozen=True, slots=True)
class FinishedShoe:
    """A published shoe with everything that left it, in order."""

    revealed: Revealed
    lots: tuple[Lot, ...]

    @property
    def dealt(self) -> tuple[Card, ...]:
        """All cards that left the shoe."""
        return tuple(card for lot in self.lots for card in lot.cards)

    @property
    def faults(self) -> tuple[Fact, ...]:
        """The faults of the shoe; empty if there are none."""
        return check(self.revealed, self.dealt)


def format_shoe(finished: FinishedShoe) -> str:
    """The file of a finished shoe, which `parse_shoe` can parse."""
    shown = finished.revealed
    text = committed_text(shown.order, shown.salt, binding=shown.binding)
    return text + "".join(f"{line}\n" for line in _lines_after(finished))


def parse_shoe(text: str) -> FinishedShoe:
    """The shoe in a file, valid or not. RecordError with the line if it cannot be parsed."""
    *lines, rest = text.split("\n")
    if rest or len(lines) < TEXT_LINES + 2:
        raise RecordError(fact("fairness-shoe-file-cut-off", line=len(lines) + 1))
    committed = "".join(f"{line}\n" for line in lines[:TEXT_LINES])
    binding, order, salt = _read(1, committed, parse_committed)
    commitment = _read(TEXT_LINES + 1, lines[TEXT_LINES], _parse_commitment)
    taken = _read(TEXT_LINES + 2, lines[TEXT_LINES + 1], _parse_cut)
    lots = (
        _read(number, line, _parse_lot)
        for number, line in enumerate(lines[TEXT_LINES + 2 :], start=TEXT_LINES + 3)
    )
    return FinishedShoe(Revealed(binding, order, salt, commitment, taken), tuple(lots))


def _lines_after(finished: FinishedShoe) -> Iterator[str]:
    taken = finished.revealed.cut
    yield f"commitment: {finished.revealed.commitment}"
    yield f"cut: {taken.position} " + ("drawn" if taken.by is None else f"by {taken.by}")
    for lot in finished.lots:
        yield f"{lot.name}: {format_cards(lot.cards)}"


def _read(first: int, text: str, parse: Callable[[str], T]) -> T:
    """The result of parsing one or several lines. RecordError has their numbers."""
    try:
        return parse(text)
    except NotationError as error:
        problem, more = stated_by(error), max(text.count("\n") - 1, 0)
        if more:
            place = fact(
                "fairness-shoe-file-lines", first=first, last=first + more, problem=problem
            )
        else:
            place = fact("fairness-shoe-file-line", line=first, problem=problem)
        raise RecordError(place) from None


def _parse_commitment(line: str) -> str:
    commitment = field(line, "commitment")
    if not _COMMITMENT.fullmatch(commitment):
        raise NotationError(fact("fairness-shoe-commitment-form", commitment=commitment))
    return commitment


def _parse_cut(line: str) -> Cut:
    found = _CUT.fullmatch(field(line, "cut"))
    if found is None:
        raise NotationError(fact("fairness-shoe-cut-line", line=line))
    return Cut(int(found[1]), found[2])


def _parse_lot(line: str) -> Lot:
    name, _, cards = line.partition(": ")
    lot = Lot(name, parse_cards(cards))
    if format_cards(lot.cards) != cards:
        raise NotationError(fact("fairness-shoe-lot-cards", name=name))
    return lot
