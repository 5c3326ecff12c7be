"""Commit and reveal: the house fixes the order before the cut, and publishes it after the shoe.

The commitment is SHA-256 of a text of seven lines, each ended by a line feed, with the pit, the
table, the shoe, the game, a salt and every card in order. It is published before anyone cuts or
bets. A patron's cut then rotates the order. So the house did not know where the shoe would begin
when it committed, and cannot change a card afterwards. docs/fairness.md describes the steps and
their limits.
"""

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from puntobanco.core.cards import CARDS, Card, format_cards, parse_cards
from puntobanco.core.errors import NotationError, RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.shoe import DECK
from puntobanco.fairness.binding import Binding, check_name, field
from puntobanco.fairness.shuffle import Draws, Entropy

OPENING = "puntobanco shoe 1"
"""The first line of a committed text. No other text that the house hashes begins with it."""

SALT_BYTES = 32
"""Without a salt the commitment could be brute-forced late in a shoe, when few orders remain."""

TEXT_LINES = 7

_SALT = re.compile(rf"[0-9a-f]{{{2 * SALT_BYTES}}}")

T = TypeVar("T")


def committed_text(order: Sequence[Card], salt: bytes, *, binding: Binding) -> str:
    """The text whose hash is the commitment."""
    if len(salt) != SALT_BYTES:
        raise NotationError(fact("fairness-shoe-salt-bytes", bytes=len(salt), expected=SALT_BYTES))
    lines = (
        OPENING,
        *binding.lines,
        f"salt: {salt.hex()}",
        f"order: {format_cards(order)}",
    )
    return "".join(f"{line}\n" for line in lines)


def parse_committed(text: str) -> tuple[Binding, tuple[Card, ...], bytes]:
    """The binding, the order and the salt of a committed text. Any other text is refused."""
    lines = tuple(text.split("\n"))
    if len(lines) != TEXT_LINES + 1 or lines[0] != OPENING or lines[-1]:
        raise NotationError(fact("fairness-shoe-text", opening=OPENING, lines=TEXT_LINES))
    binding = Binding.parse(lines[1:5])
    salt = parse_salt(field(lines[5], "salt"))
    order = parse_cards(field(lines[6], "order"))
    if committed_text(order, salt, binding=binding) != text:
        raise NotationError(fact("fairness-shoe-order-cards"))
    return binding, order, salt


def parse_salt(text: str) -> bytes:
    """The salt in hexadecimal digits, as published and as in a log."""
    if not _SALT.fullmatch(text):
        raise NotationError(fact("fairness-shoe-salt-form", digits=2 * SALT_BYTES))
    return bytes.fromhex(text)


def commit(order: Sequence[Card], salt: bytes, *, binding: Binding) -> str:
    """The commitment to an order, for publication: 64 hexadecimal digits."""
    return digest(committed_text(order, salt, binding=binding).encode("ascii"))


def digest(text: bytes) -> str:
    """SHA-256 of a committed text, in hexadecimal digits."""
    return hashlib.sha256(text).hexdigest()


@dataclass(frozen=True, slots=True)
class Cut:
    """Where the shoe was cut, and by whom; `by` is None if the position was drawn."""

    position: int
    by: str | None

    def __post_init__(self) -> None:
        if self.by is not None:
            check_name("cut by", self.by)


def cut(order: Sequence[T], position: int) -> tuple[T, ...]:
    """The order with this many cards moved from its front to its back.

    >>> cut("abcde", 2)
    ('c', 'd', 'e', 'a', 'b')
    """
    if not 0 < position < len(order):
        raise RuleError(fact("fairness-shoe-cut-position", position=position, last=len(order) - 1))
    return (*order[position:], *order[:position])


def drawn_cut(cards: int, entropy: Entropy) -> Cut:
    """A random cut if no patron cuts in time. Draw it only after the commitment is published."""
    return Cut(1 + Draws(entropy).below(cards - 1), None)


@dataclass(frozen=True, slots=True)
class Revealed:
    """A finished shoe as published: what was committed to, and the cut."""

    binding: Binding
    order: tuple[Card, ...]
    """As committed to, before the cut."""
    salt: bytes
    commitment: str
    cut: Cut


def check(revealed: Revealed, dealt: Sequence[Card]) -> tuple[Fact, ...]:
    """The faults of a revealed shoe and of all cards that left it, dealt or burned.

    Empty if the shoe is complete, is the one committed to, and was dealt from the cut.
    """
    return (
        *_composition_faults(revealed.order),
        *_commitment_faults(revealed),
        *_dealing_faults(revealed, dealt),
    )


def _composition_faults(order: Sequence[Card]) -> Iterator[Fact]:
    decks = len(order) // DECK
    if not decks or DECK * decks != len(order):
        yield fact("finding-shoe-decks", cards=len(order), deck=DECK)
        return
    held = Counter(order)
    for card in CARDS:
        if held[card] != decks:
            yield fact("finding-shoe-cards", card=str(card), found=held[card], expected=decks)


def _commitment_faults(revealed: Revealed) -> Iterator[Fact]:
    found = commit(revealed.order, revealed.salt, binding=revealed.binding)
    if found != revealed.commitment:
        yield fact("finding-shoe-commitment", commitment=revealed.commitment, found=found)


def _dealing_faults(revealed: Revealed, dealt: Sequence[Card]) -> Iterator[Fact]:
    order, position = revealed.order, revealed.cut.position
    if not 0 < position < len(order):
        yield fact("finding-shoe-cut", position=position, last=len(order) - 1)
        return
    if len(dealt) > len(order):
        yield fact("finding-shoe-overdealt", dealt=len(dealt), cards=len(order))
    for place, (was, due) in enumerate(zip(dealt, cut(order, position), strict=False), start=1):
        if was != due:
            yield fact("finding-shoe-dealt", place=place, found=str(was), expected=str(due))
            return
