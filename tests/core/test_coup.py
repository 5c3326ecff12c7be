"""Coups: the printed deal, one card at a time and as a whole, and the sheets' examples."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from puntobanco.core.cards import Card, parse_cards
from puntobanco.core.coup import Coup, Hand, Result, coup_of, deal, next_hand, total
from puntobanco.core.errors import RuleError
from tests.kit.stated import stating
from tests.kit.strategies import card_rows, coups

BY_POINTS = [Card.parse(f"{rank}s") for rank in "TA23456789"]
"""One card for each point value."""


def walk(cards: Iterator[Card]) -> Coup:
    """A coup dealt card by card to the hands that `next_hand` names."""
    hands: dict[Hand, list[Card]] = {Hand.PLAYER: [], Hand.BANKER: []}
    while (to := next_hand(hands[Hand.PLAYER], hands[Hand.BANKER])) is not None:
        hands[to].append(next(cards))
    return Coup(tuple(hands[Hand.PLAYER]), tuple(hands[Hand.BANKER]))


@given(card_rows)
def test_dealing_a_coup_equals_dealing_card_by_card(row: tuple[Card, ...]) -> None:
    dealt = deal(iter(row).__next__)
    assert dealt == walk(iter(row))
    assert dealt.dealt == row[: len(dealt.dealt)]


def test_dealing_a_coup_equals_dealing_card_by_card_for_all_points() -> None:
    seen = 0
    stack: list[tuple[tuple[Card, ...], tuple[Card, ...]]] = [((), ())]
    while stack:
        player, banker = stack.pop()
        to = next_hand(player, banker)
        if to is Hand.PLAYER:
            stack.extend(((*player, card), banker) for card in BY_POINTS)
        elif to is Hand.BANKER:
            stack.extend((player, (*banker, card)) for card in BY_POINTS)
        else:
            coup = Coup(player, banker)
            # One card too many would raise IndexError, one too few would be another coup.
            assert deal(list(reversed(coup.dealt)).pop) == coup
            seen += 1
    # Openings: 36 of 100 pairs of totals have a natural, and in 4 more both hands stand; the other
    # 60 continue by the chart. Each pair of totals has 100 openings.
    assert seen == 100 * (36 + 4 + 12 * 10 + endings_after_a_player_draw())


def endings_after_a_player_draw() -> int:
    """Continuations from Player totals 0 to 5 against Banker totals 0 to 7, by the printed chart.

    Each of the chart's 80 cells has one continuation if the Banker stands, ten if it draws.
    """
    hits = sum(1 + highest for highest in (3, 3, 4, 4, 5, 5, 6, 6, 2, 3))
    return 6 * (10 * hits + (80 - hits))


@given(coups)
def test_a_coup_is_read_back_from_its_line(coup: Coup) -> None:
    assert Coup.parse(str(coup)) == coup
    assert coup_of(coup.dealt) == coup


@given(coups)
def test_four_to_six_cards_are_dealt(coup: Coup) -> None:
    # Mini-/Midi-Baccarat: "a minimum of 4 cards dealt and a maximum of 6".
    assert 4 <= len(coup.dealt) <= 6
    assert {len(coup.player), len(coup.banker)} <= {2, 3}


def test_cards_alternate_between_player_and_banker() -> None:
    coup = Coup.parse("2s 7d 3h Kd 4c")
    assert coup.player == parse_cards("2s 3h 4c")
    assert coup.banker == parse_cards("7d Kd")
    six = Coup.parse("2s Ad 3h Ac 5c 4h")
    assert (six.player[2], six.banker[2]) == parse_cards("5c 4h")


# Mini-/Midi-Baccarat: "Player Hand is 2 + 3 + 5 = 10 which would be 0; Banker Hand is
# A + A + 4 = 6; therefore, Banker wins; 6 over 0."
def test_mini_midi_example_banker_wins_six_over_zero() -> None:
    coup = Coup.parse("2s Ad 3h Ac 5c 4h")
    assert (coup.player_total, coup.banker_total, coup.result) == (0, 6, Result.BANKER)


# Dragon Bonus Baccarat Commission Free: "7 + 8 = 15, K + 5 + 6 = 11. On the first hand, the hand
# value is 5. On the second hand, the hand value is 1."
@pytest.mark.parametrize(("hand", "value"), [("7s 8s", 5), ("Ks 5h 6d", 1)])
def test_dragon_bonus_commission_free_examples_of_a_total(hand: str, value: int) -> None:
    assert total(parse_cards(hand)) == value


# Dragon Bonus Baccarat Commission Free: "If the first two cards given to the banker are 7 and the
# player's hand totals 6 or 7 ... no third card will be drawn."
@pytest.mark.parametrize("player", ["6s Kd", "7s Kd"])
def test_banker_seven_against_a_standing_player_ends_the_coup(player: str) -> None:
    hand = parse_cards(player)
    assert next_hand(hand, parse_cards("5h 2c")) is None


# Commission-Free Baccarat: "If the first two cards dealt to the player hand equal a natural, the
# banker hand shall not be allowed to draw any additional cards", and vice versa.
@pytest.mark.parametrize("ninth", ["8s Kd", "9s Kd"])
def test_natural_ends_the_coup(ninth: str) -> None:
    natural, poor = parse_cards(ninth), parse_cards("2h Kc")
    assert next_hand(natural, poor) is None
    assert next_hand(poor, natural) is None


# Commission-Free Baccarat, hand rankings: a natural is a two-card hand; eight or nine with three
# cards is not a natural.
@pytest.mark.parametrize(
    ("line", "is_natural"),
    [
        ("8s 2d Kh 2c", True),
        ("2s 8d 2h Kc", True),
        ("9s 9d Kh Kc", True),
        ("2s 7d 2h Kc 4d", False),
        ("6s 2d Kh 2c 5d", False),
    ],
)
def test_a_natural_is_two_cards(line: str, is_natural: bool) -> None:
    assert Coup.parse(line).natural is is_natural


@pytest.mark.parametrize(
    ("line", "result"),
    [("9s 8d Kh Kc", Result.PLAYER), ("7s 8d Kh Kc", Result.BANKER), ("7s 7d Kh Kc", Result.TIE)],
)
def test_the_hand_closer_to_nine_wins(line: str, result: Result) -> None:
    assert Coup.parse(line).result is result


@given(coups)
def test_the_result_compares_last_digits(coup: Coup) -> None:
    player, banker = (
        int(str(sum(card.points for card in hand))[-1]) for hand in (coup.player, coup.banker)
    )
    assert (coup.player_total, coup.banker_total) == (player, banker)
    assert coup.result.value == ("T" if player == banker else "PB"[player < banker])


def test_a_pair_is_two_first_cards_of_the_same_rank() -> None:
    coup = Coup.parse("2s Td 2h Jc 2c 3d")
    assert coup.pair(Hand.PLAYER)
    assert not coup.pair(Hand.BANKER), "ten and jack count alike and do not pair"
    late = Coup.parse("2s 3d 3h 3c 3d")
    assert not late.pair(Hand.PLAYER), "the third card pairs nothing"
    assert late.pair(Hand.BANKER)


@pytest.mark.parametrize(
    ("line", "hand"),
    [
        ("", "player"),
        ("9s", "banker"),
        ("9s 8d Kh", "banker"),
        ("2s 7d 3h Kd", "player"),
        ("2s 3d 3h Kd 4c", "banker"),
    ],
)
def test_a_missing_card_is_named(line: str, hand: str) -> None:
    with stating(RuleError, "error-coup-unfinished", cards=line, hand=hand):
        Coup.parse(line)


@pytest.mark.parametrize(
    ("line", "count", "card"), [("9s 8d Kh Kc 2s", 4, "2s"), ("2s 7d 3h Kd 4c 5d", 5, "5d")]
)
def test_a_card_after_the_last_is_refused(line: str, count: int, card: str) -> None:
    with stating(RuleError, "error-coup-complete", cards=line, count=count, card=card):
        Coup.parse(line)
