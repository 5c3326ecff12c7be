"""Cards and their notation. A card is one of 52 values; copies in a shoe are the same value.

The *kind order* sorts the 52 cards by points, then rank, then suit: T♠ T♥ T♦ T♣ J♠ … K♣ A♠ … 9♣.
Everything reproducible draws "the r-th remaining card in kind order". A run that tracks only points
and one that tracks whole cards therefore see the same coups from the same seed.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from puntobanco.core.errors import NotationError
from puntobanco.core.facts import fact


class Suit(Enum):
    """The four suits, in kind order."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    @property
    def symbol(self) -> str:
        """The suit as a glyph."""
        return _SYMBOLS[self]


_SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}


class Rank(Enum):
    """The thirteen ranks in kind order: the zero-point cards first."""

    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"

    @property
    def points(self) -> int:
        """The points of this rank: ace 1, two to nine their number, all others 0."""
        return _POINTS[self]


RANKS = "A23456789TJQK"
_POINTS = {rank: min(RANKS.index(rank.value) + 1, 10) % 10 for rank in Rank}
_RANK_OF = {rank.value: rank for rank in Rank} | {"10": Rank.TEN}
_SUIT_OF = {suit.value: suit for suit in Suit} | {suit.symbol: suit for suit in Suit}


@dataclass(frozen=True, slots=True)
class Card:
    """One card: rank and suit, with its points and its index in kind order.

    >>> Card.parse("9♦"), Card.parse("Th").points
    (9d, 0)
    """

    rank: Rank
    suit: Suit
    points: int
    kind: int

    @staticmethod
    def parse(text: str) -> "Card":
        """The card named by `8s`, `Th`, `10h` or `9♦`, in upper or lower case."""
        card = _CARD_OF.get(text)
        return card if card is not None else _parse_slowly(text)

    @staticmethod
    def of(rank: Rank, suit: Suit) -> "Card":
        """The card of this rank and suit."""
        return _CARD_OF[rank.value + suit.value]

    @property
    def symbol(self) -> str:
        """The card with its suit as a glyph, as in `9♦`."""
        return self.rank.value + self.suit.symbol

    def __str__(self) -> str:
        return self.rank.value + self.suit.value

    def __repr__(self) -> str:
        return str(self)

    def __hash__(self) -> int:
        return self.kind


CARDS: tuple[Card, ...] = tuple(
    Card(rank, suit, rank.points, 4 * place + offset)
    for place, rank in enumerate(Rank)
    for offset, suit in enumerate(Suit)
)
_CARD_OF = {name: card for card in CARDS for name in (str(card), card.symbol)}


def _parse_slowly(text: str) -> Card:
    rank, suit = text[:-1].upper(), text[-1:].lower()
    if rank not in _RANK_OF:
        raise NotationError(fact("error-card-rank", text=text, ranks=RANKS))
    if suit not in _SUIT_OF:
        raise NotationError(fact("error-card-suit", text=text))
    return _CARD_OF[_RANK_OF[rank].value + _SUIT_OF[suit].value]


def parse_rank(text: str) -> Rank:
    """The rank named by `8`, `T` or `10`, in upper or lower case."""
    rank = _RANK_OF.get(text.upper())
    if rank is None:
        raise NotationError(fact("error-rank", text=text, ranks=RANKS))
    return rank


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards named in a line, separated by spaces.

    >>> parse_cards("8s Kd 9♥ 2c")
    (8s, Kd, 9h, 2c)
    """
    return tuple(map(Card.parse, text.split()))


def format_cards(cards: Iterable[Card]) -> str:
    """The cards as a line that `parse_cards` can parse."""
    return " ".join(map(str, cards))
