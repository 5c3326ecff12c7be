"""The hand that receives each card of a coup by the drawing rules, in the order dealt."""

from collections.abc import Iterable

from puntobanco.core.cards import Card
from puntobanco.core.coup import Hand, next_hand

FIRST_CARDS = 4
"""Two to each hand before anybody draws."""


def hands_of(cards: Iterable[Card]) -> tuple[Hand, ...]:
    """The hand that received each card."""
    return tuple(hand for hand, _ in _dealt(cards)[0])


def hand_after(cards: Iterable[Card]) -> Hand | None:
    """The hand that receives the next card; None if the coup is complete."""
    return _dealt(cards)[1]


def _dealt(cards: Iterable[Card]) -> tuple[list[tuple[Hand, Card]], Hand | None]:
    held: dict[Hand, list[Card]] = {Hand.PLAYER: [], Hand.BANKER: []}
    placed: list[tuple[Hand, Card]] = []
    for card in cards:
        to = next_hand(held[Hand.PLAYER], held[Hand.BANKER])
        assert to is not None, "no card is dealt to a complete coup"
        held[to].append(card)
        placed.append((to, card))
    return placed, next_hand(held[Hand.PLAYER], held[Hand.BANKER])
