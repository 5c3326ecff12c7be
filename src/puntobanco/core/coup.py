"""One coup: two hands dealt in printed order. The tableau decides who draws."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from puntobanco.core.cards import Card, format_cards, parse_cards
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.tableau import BANKER_DRAWS_TO, banker_draws, natural, player_draws


class Hand(Enum):
    """The two hands of a coup."""

    PLAYER = "player"
    BANKER = "banker"


class Result(Enum):
    """The result of a coup."""

    PLAYER = "P"
    BANKER = "B"
    TIE = "T"


def total(cards: Iterable[Card]) -> int:
    """The points of a hand: the last digit of the sum."""
    return sum(card.points for card in cards) % 10


@dataclass(frozen=True, slots=True)
class Coup:
    """The cards of a finished coup, each hand in the order it received them."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]

    @staticmethod
    def parse(text: str) -> "Coup":
        """The coup from cards in deal order: P B P B, then the third cards.

        >>> Coup.parse("2s 7d 3h Kd 4c").player_total
        9
        """
        return coup_of(parse_cards(text))

    @property
    def player_total(self) -> int:
        """The Player hand's points."""
        return total(self.player)

    @property
    def banker_total(self) -> int:
        """The Banker hand's points."""
        return total(self.banker)

    @property
    def result(self) -> Result:
        """The hand with the higher total, or a tie."""
        player, banker = self.player_total, self.banker_total
        if player == banker:
            return Result.TIE
        return Result.PLAYER if player > banker else Result.BANKER

    @property
    def natural(self) -> bool:
        """Whether either hand is a two-card 8 or 9."""
        return any(natural(total(hand)) and len(hand) == 2 for hand in (self.player, self.banker))

    def pair(self, hand: Hand) -> bool:
        """Whether the first two cards of that hand share a rank."""
        cards = self.player if hand is Hand.PLAYER else self.banker
        return cards[0].rank is cards[1].rank

    @property
    def dealt(self) -> tuple[Card, ...]:
        """All cards in the order dealt."""
        first = (self.player[0], self.banker[0], self.player[1], self.banker[1])
        return first + self.player[2:] + self.banker[2:]

    def __str__(self) -> str:
        return format_cards(self.dealt)


def next_hand(player: Sequence[Card], banker: Sequence[Card]) -> Hand | None:
    """The hand that receives the next card, or None if the coup is complete.

    >>> next_hand(parse_cards("2s 3h"), parse_cards("9d Kd"))  # the Banker has a natural
    """
    if len(player) < 2 or len(banker) < 2:
        return Hand.PLAYER if len(player) == len(banker) else Hand.BANKER
    player_two, banker_two = total(player[:2]), total(banker[:2])
    if natural(player_two) or natural(banker_two):
        return None
    if player_draws(player_two) and len(player) == 2:
        return Hand.PLAYER
    third = player[2].points if len(player) == 3 else None
    if banker_draws(banker_two, third) and len(banker) == 2:
        return Hand.BANKER
    return None


def deal(draw: Callable[[], Card]) -> Coup:
    """Deal one whole coup; `draw` returns the next card of the shoe.

    `next_hand` implements the same rule card by card. This version is unrolled because it is the
    inner loop of everything that deals in Python. A test checks that both agree.
    """
    player_1, banker_1, player_2, banker_2 = draw(), draw(), draw(), draw()
    player_two = (player_1.points + player_2.points) % 10
    banker_two = (banker_1.points + banker_2.points) % 10
    if player_two >= 8 or banker_two >= 8:
        return Coup((player_1, player_2), (banker_1, banker_2))
    player: tuple[Card, ...]
    if player_two <= 5:
        player_3 = draw()
        player = (player_1, player_2, player_3)
        banker_takes = banker_two <= BANKER_DRAWS_TO[player_3.points]
    else:
        player = (player_1, player_2)
        banker_takes = banker_two <= 5
    return Coup(player, (banker_1, banker_2, draw()) if banker_takes else (banker_1, banker_2))


def coup_of(cards: Sequence[Card]) -> Coup:
    """The coup from cards in deal order. RuleError if the tableau requires other cards."""
    hands: dict[Hand, list[Card]] = {Hand.PLAYER: [], Hand.BANKER: []}
    for place, card in enumerate(cards, start=1):
        to = next_hand(hands[Hand.PLAYER], hands[Hand.BANKER])
        if to is None:
            shown = format_cards(cards)
            raise RuleError(
                fact("error-coup-complete", cards=shown, count=place - 1, card=str(card))
            )
        hands[to].append(card)
    to = next_hand(hands[Hand.PLAYER], hands[Hand.BANKER])
    if to is not None:
        raise RuleError(fact("error-coup-unfinished", cards=format_cards(cards), hand=to.value))
    return Coup(tuple(hands[Hand.PLAYER]), tuple(hands[Hand.BANKER]))
