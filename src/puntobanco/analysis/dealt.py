"""Exact weights of a coup in progress: its classes, given the cards on the table.

A *weight* is the number of ways to draw the cards that follow in order, up to six in all. So all
weights share one total, as for a coup that has not begun.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from puntobanco.analysis.cells import VALUES, falling
from puntobanco.analysis.weights import KINDS, RANKS, Composition, refuse_coarse
from puntobanco.core.cards import CARDS, Card, Rank, Suit
from puntobanco.core.classes import Classes
from puntobanco.core.coup import Coup, Hand, next_hand
from puntobanco.core.errors import NotationError, RuleError
from puntobanco.core.facts import fact
from puntobanco.core.record_reading import parse_logged_card
from puntobanco.core.shoe import LONGEST_COUP

SEEN = Card | Rank
"""A card on the table; a bare rank if its suit is not known."""

FEWEST = 2
"""The fewest cards on the table: with fewer, too many deals would have to be counted one by one."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards on the table, each hand in the order it received them."""

    player: tuple[SEEN, ...]
    banker: tuple[SEEN, ...]

    @staticmethod
    def parse(text: str) -> "Dealt":
        """The Player's cards and the Banker's, with a slash between them.

        >>> Dealt.parse("5s 2d / 9c K").banker
        (9c, <Rank.KING: 'K'>)
        """
        hands = text.split("/")
        if len(hands) != len(Hand):
            raise NotationError(fact("error-hand", text=repr(text)))
        player, banker = (tuple(map(parse_logged_card, hand.split())) for hand in hands)
        found = Dealt(player, banker)
        found.check()
        return found

    def check(self) -> None:
        """Raise RuleError unless a coup can have these cards on the table."""
        player, banker = (tuple(map(_as_card, hand)) for hand in (self.player, self.banker))
        if len(player) + len(banker) < FEWEST:
            raise RuleError(fact("error-hand-few", count=len(player) + len(banker), least=FEWEST))
        for hand, cards, other in ((Hand.PLAYER, player, banker), (Hand.BANKER, banker, player)):
            if len(cards) > 3:
                raise RuleError(fact("error-hand-many", hand=hand.value, count=len(cards)))
            if len(cards) == 3 and len(other) < 2:
                raise RuleError(fact("error-hand-early", hand=hand.value))
        if len(player) == 3 and next_hand(player[:2], banker[:2]) is not Hand.PLAYER:
            raise RuleError(fact("error-hand-third", hand=Hand.PLAYER.value))
        if len(banker) == 3 and next_hand(player, banker[:2]) is not Hand.BANKER:
            raise RuleError(fact("error-hand-third", hand=Hand.BANKER.value))

    @property
    def cards(self) -> tuple[SEEN, ...]:
        """All cards on the table."""
        return self.player + self.banker

    def known_in(self, composition: Composition) -> Composition:
        """The composition, by rank if a card on the table is known only by rank."""
        counts = composition.counts
        if len(counts) < KINDS or all(isinstance(card, Card) for card in self.cards):
            return composition
        return Composition(tuple(sum(counts[4 * rank : 4 * rank + 4]) for rank in range(RANKS)))


def _as_card(seen: SEEN) -> Card:
    return seen if isinstance(seen, Card) else Card.of(seen, Suit.SPADES)


def completion_total(composition: Composition, dealt: Dealt) -> int:
    """The number of ways to draw the cards that follow in order: the sum of all weights."""
    cards = len(dealt.cards)
    return falling(composition.cards - cards, LONGEST_COUP - cards)


def completion_weights(classes: Classes, composition: Composition, dealt: Dealt) -> tuple[int, ...]:
    """The exact weight of each class if these cards of the composition are on the table.

    RuleError if the classes ask about more than the counts distinguish, or if the composition does
    not have these cards.
    """
    refuse_coarse(classes, composition)
    return _Completions(classes, composition, dealt).weights()


_Drawn = tuple[int, ...]
"""The cards drawn since, by their places among the cards told apart."""


class _Completions:
    """The completions of one coup in progress."""

    def __init__(self, classes: Classes, composition: Composition, dealt: Dealt) -> None:
        self._classes = classes
        self._start = tuple(tuple(map(_as_card, hand)) for hand in (dealt.player, dealt.banker))
        kinds = _left(composition, dealt)
        alike: dict[tuple[int, ...], list[int]] = {}
        for card in CARDS:
            told = (card.points, *(one.letters[card.kind] for one in classes.automata))
            if kinds[card.kind]:
                alike.setdefault(told, []).append(card.kind)
        self._cards = [CARDS[some[0]] for some in alike.values()]
        self._counts = [sum(kinds[kind] for kind in some) for some in alike.values()]
        self._left = sum(kinds)
        self._places = LONGEST_COUP - len(dealt.cards)
        self._hands = tuple(_Hands(classes, hand, self._cards) for hand in range(len(Hand)))
        self._weights = [0] * len(classes)
        self._turns: dict[tuple[int, int], Hand | None] = {}
        self._ends: dict[tuple[int, int], int] = {}
        self._last: dict[tuple[int, int], tuple[list[int], dict[int, int]]] = {}

    def weights(self) -> tuple[int, ...]:
        player, banker = (
            hands.of(cards) for hands, cards in zip(self._hands, self._start, strict=True)
        )
        self._complete(player, banker, (), 1)
        return tuple(self._weights)

    def _complete(self, player: int, banker: int, drawn: _Drawn, ways: int) -> None:
        to = self._turn(player, banker)
        if to is None:
            self._weights[self._end(player, banker)] += ways * self._following(len(drawn))
        elif to is Hand.BANKER and len(self._hands[1].cards[banker]) == 2:
            self._draw_last(player, banker, drawn, ways)
        else:
            for card, count in enumerate(self._counts):
                left = count - drawn.count(card)
                if left <= 0:
                    continue
                if to is Hand.PLAYER:
                    after = self._hands[0].after(player, card), banker
                else:
                    after = player, self._hands[1].after(banker, card)
                self._complete(*after, (*drawn, card), ways * left)

    def _draw_last(self, player: int, banker: int, drawn: _Drawn, ways: int) -> None:
        """Add every third card of the Banker, less those already drawn."""
        ends, together = self._last_card(player, banker)
        ways *= self._following(len(drawn) + 1)
        for end, count in together.items():
            self._weights[end] += ways * count
        for card in drawn:
            self._weights[ends[card]] -= ways

    def _last_card(self, player: int, banker: int) -> tuple[list[int], dict[int, int]]:
        """The class by the Banker's third card, and the number of cards by class."""
        key = player, banker
        if key not in self._last:
            third = self._hands[1]
            ends = [
                self._end(player, third.after(banker, card)) for card in range(len(self._cards))
            ]
            together: dict[int, int] = {}
            for end, count in zip(ends, self._counts, strict=True):
                together[end] = together.get(end, 0) + count
            self._last[key] = ends, together
        return self._last[key]

    def _following(self, drawn: int) -> int:
        """The orders of the cards that would still follow, up to six in all."""
        return falling(self._left - drawn, self._places - drawn)

    def _turn(self, player: int, banker: int) -> Hand | None:
        key = player, banker
        if key not in self._turns:
            self._turns[key] = _next(self._hands[0].cards[player], self._hands[1].cards[banker])
        return self._turns[key]

    def _end(self, player: int, banker: int) -> int:
        key = player, banker
        if key not in self._ends:
            coup = Coup(self._hands[0].cards[player], self._hands[1].cards[banker])
            self._ends[key] = self._classes.index_of(coup)
        return self._ends[key]


def _next(player: tuple[Card, ...], banker: tuple[Card, ...]) -> Hand | None:
    """The hand that receives the next card; first two cards may be known in any order."""
    if len(player) < 2:
        return Hand.PLAYER
    return Hand.BANKER if len(banker) < 2 else next_hand(player, banker)


class _Hands:
    """Hands on one side, numbered: one number for all that no rule and no row tells apart."""

    def __init__(self, classes: Classes, hand: int, deck: Sequence[Card]) -> None:
        self._steps = [one.steps for one in classes.automata if one.reads[hand]]
        self._deck = deck
        self._known: dict[tuple[int | None, ...], int] = {}
        self._after: dict[tuple[int, int], int] = {}
        self.cards: list[tuple[Card, ...]] = []
        """An example of each."""

    def of(self, cards: tuple[Card, ...]) -> int:
        """The number of a hand."""
        states = [0] * len(self._steps)
        for card in cards:
            states = [steps[at][card.kind] for steps, at in zip(self._steps, states, strict=True)]
        points = sum(card.points for card in cards) % VALUES
        third = cards[2].points if len(cards) == 3 else None
        key = (len(cards), points, third, *states)
        if key not in self._known:
            self._known[key] = len(self.cards)
            self.cards.append(cards)
        return self._known[key]

    def after(self, hand: int, card: int) -> int:
        """The number of the hand after one more card."""
        key = hand, card
        if key not in self._after:
            self._after[key] = self.of((*self.cards[hand], self._deck[card]))
        return self._after[key]


def _left(composition: Composition, dealt: Dealt) -> list[int]:
    """Counts of the 52 kinds without the cards on the table.

    Cards without suits are counted as spades, and values as the first rank of that value.
    """
    counts = list(composition.counts)
    for seen in dealt.cards:
        card = _as_card(seen)
        place = {VALUES: card.points, RANKS: card.kind // 4, KINDS: card.kind}[len(counts)]
        if not counts[place]:
            shown = str(seen) if isinstance(seen, Card) else seen.value
            raise RuleError(fact("error-hand-supply", card=shown))
        counts[place] -= 1
    if len(counts) == KINDS:
        return counts
    kinds = [0] * KINDS
    for card, count in zip(_examples(len(counts)), counts, strict=True):
        kinds[card.kind] = count
    return kinds


def _examples(kinds: int) -> Iterator[Card]:
    spades = (Card.of(rank, Suit.SPADES) for rank in Rank)
    if kinds == RANKS:
        return spades
    # The ranks from the king on have different values; the other tens come before it.
    return (card for card in spades if card.rank not in (Rank.TEN, Rank.JACK, Rank.QUEEN))
