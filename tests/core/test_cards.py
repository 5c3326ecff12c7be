"""Cards: their points, their notation, and the order in which they are drawn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.cards import CARDS, Card, Rank, Suit, format_cards, parse_cards, parse_rank
from puntobanco.core.errors import NotationError, PuntoError
from tests.kit.stated import assert_states, stating
from tests.kit.strategies import cards

# Mini-/Midi-Baccarat, "Point value of hand": two to nine count their face value, tens and pictures
# zero, aces one.
POINTS = "A1 22 33 44 55 66 77 88 99 T0 J0 Q0 K0"


@pytest.mark.parametrize(("rank", "points"), POINTS.split())
def test_points_are_as_printed(rank: str, points: str) -> None:
    assert [Card.parse(rank + suit).points for suit in "shdc"] == [int(points)] * 4
    assert parse_rank(rank).points == int(points)


def test_kind_order_is_by_points_then_rank_then_suit() -> None:
    written = [rank + suit for rank in "TJQKA23456789" for suit in "shdc"]
    assert [str(card) for card in CARDS] == written
    assert [card.kind for card in CARDS] == list(range(52))
    assert [card.points for card in CARDS] == sorted(card.points for card in CARDS)


@pytest.mark.parametrize("text", ["Th", "th", "TH", "10h", "10H", "T♥", "10♥"])
def test_all_spellings_of_a_card_are_equal(text: str) -> None:
    assert Card.parse(text) == Card.of(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("1h", "error-card-rank"),
        ("100h", "error-card-rank"),
        ("h8", "error-card-rank"),
        ("h", "error-card-rank"),
        ("", "error-card-rank"),
        ("8x", "error-card-suit"),
        ("1010", "error-card-rank"),
        ("810", "error-card-rank"),
    ],
)
def test_an_invalid_card_is_named_with_the_expected_form(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        Card.parse(text)
    assert_states(caught.value.stated, problem, text=text)
    assert isinstance(caught.value, PuntoError)
    assert isinstance(caught.value, ValueError)


def test_ranks_are_case_insensitive() -> None:
    assert [parse_rank(text) for text in ("8", "t", "T", "10", "k")] == [
        Rank.EIGHT,
        Rank.TEN,
        Rank.TEN,
        Rank.TEN,
        Rank.KING,
    ]


@pytest.mark.parametrize("text", ["", "1", "11", "8s"])
def test_an_invalid_rank_is_named(text: str) -> None:
    with stating(NotationError, "error-rank", text=text, ranks="A23456789TJQK"):
        parse_rank(text)


@given(st.lists(cards))
def test_parsing_undoes_formatting(row: list[Card]) -> None:
    assert parse_cards(format_cards(row)) == tuple(row)
    assert parse_cards(" ".join(card.symbol for card in row)) == tuple(row)


def test_the_invalid_card_of_a_line_is_named() -> None:
    with stating(NotationError, "error-card-rank", text="Xd"):
        parse_cards("8s Xd 9h")


def test_copies_of_a_card_are_equal() -> None:
    assert {Card.parse("9d"), Card.parse("9♦"), Card.of(Rank.NINE, Suit.DIAMONDS)} == {
        Card.parse("9D")
    }
    assert len({*CARDS, *CARDS}) == 52
