"""A finished shoe as a text file that a stranger can check without our software.

The first seven lines are the committed text, byte for byte: their SHA-256 is the commitment. Then
follow the commitment, the cut, and every card that left the shoe, a line for each burn and coup.
docs/verify_shoe.py checks such a file with the standard library alone.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from puntobanco.core.cards import Card, format_cards, parse_cards
from puntobanco.core.errors import NotationError, RecordError
from puntobanco.fairness.binding import field
from puntobanco.fairness.commitment import (
    TEXT_LINES,
    Cut,
    Revealed,
    check,
    committed_text,
    parse_committed,
)

_CUT = re.compile(r"([1-9][0-9]{0,5}) (?:by ([^ ]+)|(drawn))")
_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_LOT = re.compile(r"([a-z]+(?: [1-9][0-9]*)?): (.+)")


@dataclass(frozen=True, slots=True)
class Lot:
    """Cards that left the shoe together, under the name of a burn or a coup, as in `coup 12`."""

    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FinishedShoe:
    """A shoe laid open, with everything that left it, in order."""

    revealed: Revealed
    lots: tuple[Lot, ...]

    @property
    def dealt(self) -> tuple[Card, ...]:
        """All cards that left the shoe."""
        return tuple(card for lot in self.lots for card in lot.cards)

    @property
    def faults(self) -> tuple[str, ...]:
        """What does not hold of it; nothing where all is well."""
        return check(self.revealed, self.dealt)


def format_shoe(finished: FinishedShoe) -> str:
    """The file of a finished shoe, which `parse_shoe` reads back."""
    shown = finished.revealed
    text = committed_text(shown.order, shown.salt, binding=shown.binding)
    return text + "".join(f"{line}\n" for line in _lines_after(finished))


def parse_shoe(text: str) -> FinishedShoe:
    """The shoe of a file, right or wrong; RecordError, with the line, where it cannot be read."""
    lines = text.split("\n")
    if len(lines) < TEXT_LINES + 3 or lines[-1]:
        raise RecordError(
            f"line {len(lines)}: the file breaks off; expected a line feed at its end"
        )
    committed = "".join(f"{line}\n" for line in lines[:TEXT_LINES])
    try:
        binding, order, salt = parse_committed(committed)
    except NotationError as error:
        raise RecordError(f"lines 1 to {TEXT_LINES}: {error}") from None
    commitment = _parsed(TEXT_LINES + 1, lines, _parse_commitment)
    cut = _parsed(TEXT_LINES + 2, lines, _parse_cut)
    last = len(lines) - 1
    lots = tuple(_parsed(number, lines, _parse_lot) for number in range(TEXT_LINES + 3, last + 1))
    return FinishedShoe(Revealed(binding, order, salt, commitment, cut), lots)
