"""Shoes: their cards, the place of the cut card, and when the last coup is dealt.

This is the bookkeeping that all sources of cards share. The caller decides where the next card
comes from: a seeded stream, a recorded order or a sealed live shoe.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from puntobanco.core.cards import CARDS, Card
from puntobanco.core.coup import Coup, deal
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.rng import Stream

DECK = len(CARDS)
LONGEST_COUP = 6
MOST_BURNED = 11
"""A turned zero-point card is burned with ten more."""


class Burn(Enum):
    """What is burned from a new shoe. The numbers are those of the printed options."""

    POINTS = 1
    """Turn one card and burn as many as its points, ten for a zero-point card."""
    ONE = 2
    """Burn one card unseen."""
    NONE = 3


@dataclass(frozen=True, slots=True)
class ShoeRules:
    """How cards are dealt from a shoe."""

    decks: int = 8
    cut: int = 16
    """Cards behind the cut card."""
    burn: Burn = Burn.POINTS
    burn_between: bool = False
    """Whether one card is burned unseen before every coup except the first of a shoe."""
    continuous: bool = False
    """Whether each coup is dealt from a full shoe. Cut and burns then have no effect."""

    @property
    def cards(self) -> int:
        """Cards in a full shoe."""
        return DECK * self.decks

    def check(self) -> None:
        """Raise RuleError if some order of the cards would run out before the last coup ends."""
        wrong = self.problem()
        if wrong is not None:
            rule, problem = wrong
            raise RuleError(fact("shoe-error", rule=rule, problem=problem))

    def problem(self) -> tuple[str, Fact] | None:
        """The invalid rule, by its name, and the reason."""
        if self.decks < 1:
            return "decks", fact("sheet-error-no-decks", decks=self.decks)
        if self.cards >= 1 << 16:
            most = ((1 << 16) - 1) // DECK
            return "decks", fact("sheet-error-many-decks", decks=self.decks, most=most)
        # The cut card can appear before the second card of a coup. That coup and one more are still
        # dealt, so five cards of the first and six of the last lie behind it.
        needed = 2 * LONGEST_COUP - 1 + self.burn_between
        if not self.continuous and self.cut < needed:
            return "cut", fact("sheet-error-cut-shallow", cut=self.cut, least=needed)
        deepest = self.cards - MOST_BURNED - LONGEST_COUP
        if not self.continuous and self.cut > deepest:
            return "cut", fact("sheet-error-cut-deep", cut=self.cut, decks=self.decks, most=deepest)
        return None


def full_shoe(decks: int) -> tuple[Card, ...]:
    """All cards of a shoe in kind order."""
    return tuple(card for card in CARDS for _ in range(decks))


def cards_burned(turned: Card) -> int:
    """How many cards are burned unseen after this card is turned.

    >>> cards_burned(Card.parse("Kd")), cards_burned(Card.parse("3d"))
    (10, 3)
    """
    return turned.points or 10


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a shoe has been dealt, and whether the cut card has appeared.

    The cut card lies in front of the last `cut` cards. If it appears during a coup, that coup is
    finished and one more is dealt. If it appears as the first card of a coup, that coup is the
    last.
    """

    rules: ShoeRules
    used: int = 0
    coups_left: int | None = None
    """Coups left once the cut card has appeared, including the one in progress."""

    @property
    def over(self) -> bool:
        """Whether no more coups are dealt from this shoe."""
        return self.coups_left == 0

    @property
    def last_hand(self) -> bool:
        """Whether the coup in progress, or the next one, is the last of the shoe."""
        return self.coups_left == 1 or (self.coups_left is None and self._behind(self.used))

    def burned(self, cards: int) -> "Progress":
        """The shoe after cards were burned."""
        return Progress(self.rules, self.used + cards, self.coups_left)

    def dealt(self, cards: int) -> "Progress":
        """The shoe after a whole coup with this number of cards."""
        used = self.used + cards
        if self.coups_left is not None:
            return Progress(self.rules, used, self.coups_left - 1)
        if self._behind(self.used):
            return Progress(self.rules, used, 0)
        return Progress(self.rules, used, 1 if used > self.rules.cards - self.rules.cut else None)

    def _behind(self, used: int) -> bool:
        return used >= self.rules.cards - self.rules.cut


class SeededShoe:
    """A shoe dealt from a seeded stream: the r-th remaining card in kind order, r uniform.

    Cards burned unseen stay in the pool. Their values are unknown, so this changes no probability;
    it only moves the end of the shoe.
    """

    def __init__(self, rules: ShoeRules, *, seed: int, number: int = 0) -> None:
        rules.check()
        self.rules = rules
        self.number = number
        self._stream = Stream(seed, number)
        self._left = list(full_shoe(rules.decks))
        self.turned: Card | None = None
        self.burned = 0
        self._progress = Progress(rules)
        self._begun = False
        if not rules.continuous:
            self._burn()

    @property
    def progress(self) -> Progress:
        """How far this shoe has been dealt."""
        return self._progress

    def draw(self) -> Card:
        """The next card."""
        left = self._left
        return left.pop(self._stream.below(len(left)))

    def coups(self) -> Iterator[Coup]:
        """Every coup of this shoe. Endless under continuous shuffle."""
        if self.rules.continuous:
            full = tuple(self._left)
            while True:
                coup = deal(self.draw)
                self._left = list(full)
                yield coup
        while not self._progress.over:
            if self.rules.burn_between and self._begun:
                self._progress = self._progress.burned(1)
            self._begun = True
            coup = deal(self.draw)
            self._progress = self._progress.dealt(len(coup.player) + len(coup.banker))
            yield coup

    def _burn(self) -> None:
        match self.rules.burn:
            case Burn.POINTS:
                self.turned = self.draw()
                self.burned = cards_burned(self.turned)
                self._progress = self._progress.burned(1 + self.burned)
            case Burn.ONE:
                self.burned = 1
                self._progress = self._progress.burned(1)
            case Burn.NONE:
                pass
            case _:
                assert_never(self.rules.burn)
