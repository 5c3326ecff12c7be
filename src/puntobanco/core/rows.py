"""Rows of a pay table: the conditions of a row and what it pays.

A bet's side determines *the hand* and *the other hand*; all conditions of a row refer to them. Rows
are read from the top, the first match settles, and a wager without a match is lost.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from typing import Literal, NamedTuple, assert_never

from puntobanco.core.cards import RANKS, Card, Rank, Suit
from puntobanco.core.coup import Hand
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.fields import added_field


class Cell(NamedTuple):
    """Totals and card counts of both hands: everything that a bet on points alone depends on."""

    player: int
    banker: int
    player_cards: int
    banker_cards: int

    @property
    def winner(self) -> Hand | None:
        """The hand closer to nine, or None on a tie."""
        if self.player == self.banker:
            return None
        return Hand.PLAYER if self.player > self.banker else Hand.BANKER


class Side(Enum):
    """The hand that a bet is about."""

    PLAYER = "player"
    BANKER = "banker"
    WINNER = "winner"
    """The hand that wins; on a tie there is none."""
    LINE = "line"
    """The hand of the patron's line wager. It becomes a plain side when betting closes."""

    def hand(self, cell: Cell) -> Hand | None:
        """The hand that this side means after the coup."""
        match self:
            case Side.PLAYER:
                return Hand.PLAYER
            case Side.BANKER:
                return Hand.BANKER
            case Side.WINNER:
                return cell.winner
            case Side.LINE:
                raise ValueError("a line bet rides on a plain side once betting has closed")
            case _:
                assert_never(self)


RIDES = (Side.PLAYER, Side.BANKER, Side.WINNER)
"""The plain sides that a line bet can become."""


class On(Enum):
    """How the hand must have done against the other."""

    WIN = "win"
    LOSE = "lose"
    TIE = "tie"
    ANY = "any"


class PaysKind(Enum):
    """How a matching row pays."""

    TO = "to"
    """N to M: N/M of the stake, less commission, and the stake returned."""
    FOR = "for"
    """N for M: N/M of the stake; the stake itself is not returned."""
    PUSH = "push"
    """The stake is returned and nothing else paid."""
    METER = "% of meter"
    """A share of the progressive meter; the stake itself is not returned."""


PAYS = r"([0-9]{1,99}) (to|for) ([0-9]{1,99})|(push)|([0-9]{1,99}(?:\.[0-9]{1,99})?) ?% of meter"
"""Regular expression that a payment must match as a whole."""

_PAYS = re.compile(PAYS)
_ODDS = re.compile(
    r"(\d[\d,]{0,98}(?:\.\d{1,99})?)( *: *| *- *| *to *| *for *)(\d{1,99}(?:\.\d{1,99})?)"
)


@dataclass(frozen=True, slots=True)
class Pays:
    """What a row pays: `30 to 1`, `1000 for 1`, `push` or `25 % of meter`."""

    kind: PaysKind
    numerator: int = 0
    denominator: int = 1

    @staticmethod
    def parse(text: str) -> "Pays":
        """The payment from the notation of a sheet.

        >>> str(Pays.parse("1 to 2")), Pays.parse("25 % of meter").ratio
        ('1 to 2', Fraction(1, 4))
        """
        found = _PAYS.fullmatch(text)
        if found is None or (found[3] and not int(found[3])):
            raise NotationError(_not_pays(text))
        if found[4]:
            return Pays(PaysKind.PUSH)
        if found[2]:
            return Pays(PaysKind(found[2]), int(found[1]), int(found[3]))
        share = Fraction(found[5]) / 100
        if not 0 < share <= 1:
            raise NotationError(fact("notation-pays-share", text=repr(text)))
        return Pays(PaysKind.METER, share.numerator, share.denominator)

    @property
    def ratio(self) -> Fraction:
        """The payment per unit staked, or the share of the meter."""
        return Fraction(self.numerator, self.denominator)

    def __str__(self) -> str:
        match self.kind:
            case PaysKind.PUSH:
                return "push"
            case PaysKind.METER:
                percent = 100 * self.ratio
                return f"{Decimal(percent.numerator) / percent.denominator:f} % of meter"
            case PaysKind.TO | PaysKind.FOR:
                return f"{self.numerator} {self.kind.value} {self.denominator}"
            case _:
                assert_never(self.kind)


def _not_pays(text: str) -> Fact:
    """The error for a text that is not a payment, such as `5.5 to 1` or `3:2`.

    >>> dict(_not_pays("1,000:1").params)
    {'text': "'1,000:1'", 'word': 'to', 'example': '1000 to 1'}
    """
    found = _ODDS.fullmatch(text)
    if found is None or not Fraction(found[3]):
        return fact("notation-pays", text=repr(text))
    ratio = Fraction(found[1].replace(",", "")) / Fraction(found[3])
    word = "for" if "for" in found[2] else "to"
    example = f"{ratio.numerator} {word} {ratio.denominator}"
    return fact("notation-pays-whole", text=repr(text), word=word, example=example)


PUSH = Pays(PaysKind.PUSH)
"""The stake returned. Also used for a row if only its conditions matter."""


class SuitRule(Enum):
    """What a row requires of the suits of some cards."""

    SAME = "same"
    MIXED = "mixed"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"

    def holds(self, suit: Suit | None) -> bool:
        """Whether it holds for cards of one suit, or of several (None)."""
        if self is SuitRule.MIXED:
            return suit is None
        return suit is not None and (self is SuitRule.SAME or suit.name == self.name)


Pair = bool | Literal["suited"]
"""What two first cards are, or what a row requires: no pair, a pair, or a pair of one suit."""

SUITED: Literal["suited"] = "suited"


def pair_of(cards: tuple[Card, ...]) -> Pair:
    """What the first two cards of a hand are. True is a pair of two suits."""
    one, other = cards[0], cards[1]
    if one.rank is not other.rank:
        return False
    return SUITED if one.suit is other.suit else True


def common_suit(cards: tuple[Card, ...]) -> Suit | None:
    """The suit that all these cards share, or None."""
    suit = cards[0].suit
    return suit if all(card.suit is suit for card in cards) else None


@dataclass(frozen=True, slots=True)
class Predicate:
    """What a row requires of the cards beyond totals and counts: of one hand, or of all (None)."""

    hand: Hand | None
    ranks: str | None = None
    suits: SuitRule | None = None
    pair: Pair | None = None
    both: bool = False
    """For a predicate about all cards: whether both hands must begin with a pair, or only one."""

    @property
    def asks_suits(self) -> bool:
        """Whether the suits of the cards must be known to decide."""
        return self.suits is not None or self.pair == SUITED

    def holds(self, *hands: tuple[Card, ...]) -> bool:
        """Whether it holds for its hand, or for both hands if it is about all cards."""
        if self.pair is not None:
            pairs = sum([self.counts(pair_of(hand)) for hand in hands])
            if not self.holds_for_pairs(pairs):
                return False
        cards = hands[0] if len(hands) == 1 else hands[0] + hands[1]
        return self.holds_for_ranks(cards) and (
            self.suits is None or self.suits.holds(common_suit(cards))
        )

    def holds_for_ranks(self, cards: tuple[Card, ...]) -> bool:
        """Whether the condition on ranks holds."""
        return self.ranks is None or sorted_ranks([card.rank for card in cards]) == self.ranks

    def holds_for_suit(self, suit: Suit | None) -> bool:
        """Whether the condition on suits holds, given the suit that the cards share."""
        return self.suits is None or self.suits.holds(suit)

    def counts(self, pair: Pair) -> bool:
        """Whether a hand that begins with `pair` counts as a pair of the required kind."""
        return pair == SUITED if self.pair == SUITED else pair is not False

    def holds_for_pairs(self, number: int) -> bool:
        """Whether the condition on pairs holds, given the number of hands that begin with one."""
        if self.pair is None:
            return True
        return (number >= (2 if self.both else 1)) is (self.pair is not False)


def sorted_ranks(ranks: Iterable[Rank]) -> str:
    """The ranks as a multiset, in order from the ace.

    >>> sorted_ranks((Rank.FOUR, Rank.TEN, Rank.ACE))
    'A4T'
    """
    return "".join(sorted([rank.value for rank in ranks], key=RANKS.index))


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a pay table. A condition that is None does not apply."""

    on: On
    pays: Pays
    total: tuple[int, ...] | None = None
    over: tuple[int, ...] | None = None
    by: tuple[int, ...] | None = None
    natural: bool | None = None
    cards: tuple[int, ...] | None = None
    dealt: tuple[int, ...] | None = None
    ranks: str | None = None
    suits: SuitRule | None = None
    coup_suits: SuitRule | None = None
    pair: Pair | None = None
    either_pair: Pair | None = added_field(None)
    both_pairs: Pair | None = added_field(None)
    sum: tuple[int, ...] | None = added_field(None)

    @property
    def asks(self) -> tuple[str, ...]:
        """The names of the conditions that this row has, including `on`."""
        stated = (field.name for field in fields(self) if getattr(self, field.name) is not None)
        return tuple(name for name in stated if name != "pays")

    @property
    def asks_of_the_hand(self) -> tuple[str, ...]:
        """The conditions that need a particular hand. On a tie, side WINNER has none."""
        return tuple(name for name in self.asks if name in _OF_THE_HAND)

    @property
    def asks_of_pairs(self) -> tuple[Pair, ...]:
        """The conditions on pairs: of the hand, of either hand and of both."""
        asked = (self.pair, self.either_pair, self.both_pairs)
        return tuple(one for one in asked if one is not None)

    def admits(self, cell: Cell, side: Side) -> bool:
        """Whether totals and counts satisfy this row. Its predicates cover the cards."""
        hand = side.hand(cell)
        mine, other, cards = _as_seen(cell, hand)
        return (
            self._fares(mine, other)
            and _among(self.total, mine)
            and _among(self.over, other)
            and _among(self.by, abs(mine - other))
            and _among(self.sum, mine + other)
            and _among(self.cards, cards)
            and _among(self.dealt, cell.player_cards + cell.banker_cards)
            and (self.natural is None or self.natural is (cards == 2 and mine >= 8))
        )

    def predicates(self, cell: Cell, side: Side) -> tuple[Predicate, ...]:
        """What this row requires of the cards themselves, for an outcome in this cell."""
        of_hand = (self.ranks, self.suits, self.pair)
        found = []
        if of_hand != (None, None, None):
            found.append(Predicate(side.hand(cell), self.ranks, self.suits, self.pair))
        if self.coup_suits is not None:
            found.append(Predicate(None, suits=self.coup_suits))
        if self.either_pair is not None:
            found.append(Predicate(None, pair=self.either_pair))
        if self.both_pairs is not None:
            found.append(Predicate(None, pair=self.both_pairs, both=True))
        return tuple(found)

    def _fares(self, mine: int, other: int) -> bool:
        match self.on:
            case On.WIN:
                return mine > other
            case On.LOSE:
                return mine < other
            case On.TIE:
                return mine == other
            case On.ANY:
                return True
            case _:
                assert_never(self.on)


_OF_THE_HAND = frozenset({"natural", "cards", "ranks", "suits", "pair"})


def _as_seen(cell: Cell, hand: Hand | None) -> tuple[int, int, int]:
    """The hand's total, the other's total, and the hand's card count: 0 if a tie has no hand."""
    match hand:
        case Hand.PLAYER:
            return cell.player, cell.banker, cell.player_cards
        case Hand.BANKER:
            return cell.banker, cell.player, cell.banker_cards
        case None:
            return cell.player, cell.banker, 0
        case _:
            assert_never(hand)


def _among(wanted: tuple[int, ...] | None, value: int) -> bool:
    return wanted is None or value in wanted
