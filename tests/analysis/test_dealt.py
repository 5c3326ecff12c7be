"""Exact odds of a coup in progress, given the cards on the table."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product

import pytest

from puntobanco.analysis.cells import cell_weights, falling
from puntobanco.analysis.dealt import Dealt, completion_total, completion_weights
from puntobanco.analysis.odds import chances, odds
from puntobanco.analysis.pricing import Prices
from puntobanco.analysis.weights import KINDS, Composition
from puntobanco.core.cards import CARDS, Card, Rank, parse_cards
from puntobanco.core.classes import CELLS, Classes
from puntobanco.core.coup import Coup, Hand, Result, next_hand
from puntobanco.core.errors import NotationError, RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.sheets import load_game

SMALL = "5s 5h 2d 2d 9c Kh 3s 8d As"
"""The cards of a shoe that is small enough to deal in every order."""


def shoe_of(text: str) -> Composition:
    kinds = [0] * KINDS
    for card in parse_cards(text):
        kinds[card.kind] += 1
    return Composition.of(kinds)


def orders(cards: Sequence[Card], number: int) -> Iterator[tuple[Card, ...]]:
    """Every ordered draw of this number of cards; copies of a card are different cards."""
    if not number:
        yield ()
        return
    for place, card in enumerate(cards):
        for others in orders((*cards[:place], *cards[place + 1 :]), number - 1):
            yield (card, *others)


def dealt_by_hand(classes: Classes, composition: Composition, dealt: Dealt) -> tuple[int, ...]:
    """The weights from every order of the cards that are left, one card after the other."""
    left = [
        card for card, count in zip(CARDS, composition.counts, strict=True) for _ in range(count)
    ]
    for seen in dealt.cards:
        assert isinstance(seen, Card)
        left.remove(seen)
    weights = [0] * len(classes)
    for drawn in orders(left, 6 - len(dealt.cards)):
        following = iter(drawn)
        hands: dict[Hand, list[Card]] = {
            Hand.PLAYER: [card for card in dealt.player if isinstance(card, Card)],
            Hand.BANKER: [card for card in dealt.banker if isinstance(card, Card)],
        }
        for hand in Hand:
            hands[hand] += [next(following) for _ in range(2 - len(hands[hand]))]
        while (to := next_hand(hands[Hand.PLAYER], hands[Hand.BANKER])) is not None:
            hands[to].append(next(following))
        coup = Coup(tuple(hands[Hand.PLAYER]), tuple(hands[Hand.BANKER]))
        weights[classes.index_of(coup)] += 1
    return tuple(weights)


@pytest.mark.parametrize("game", ["mini-baccarat", "terminal-1", "progressive-3"])
@pytest.mark.parametrize(
    "hand",
    [
        "5s 2d / 9c Kh",
        "5s Kh / 2d 3s",
        "5s As / 2d 3s",
        "5s Kh 9c / 2d 3s",
        "5s Kh 3s / 2d 2d 9c",
        "5s 2d / Kh As 3s",
        "5s 2d /",
        "/ 2d 2d",
        "5s / 9c",
        "5s / 9c Kh",
    ],
)
def test_every_order_of_a_small_shoe_gives_the_same_weights(game: str, hand: str) -> None:
    composition, dealt = shoe_of(SMALL), Dealt.parse(hand)
    classes = Prices(load_game(game), composition).classes
    weights = completion_weights(classes, composition, dealt)
    assert weights == dealt_by_hand(classes, composition, dealt)
    assert sum(weights) == completion_total(composition, dealt)


def test_the_average_over_all_first_four_cards_is_the_whole_game() -> None:
    counts = [128, *(32,) * 9]
    composition = Composition.of(counts)
    classes = Classes(())
    together = [0] * len(CELLS)
    by_value = {card.points: card for card in CARDS}
    pairs = [(low, high) for low in range(10) for high in range(low, 10)]
    for player, banker in product(pairs, pairs):
        orders_of = (1 + (player[0] != player[1])) * (1 + (banker[0] != banker[1]))
        left, ways = list(counts), orders_of
        for value in (*player, *banker):
            ways *= left[value]
            left[value] -= 1
        dealt = Dealt(
            tuple(by_value[value] for value in player), tuple(by_value[value] for value in banker)
        )
        for cell, weight in enumerate(completion_weights(classes, composition, dealt)):
            together[cell] += ways * weight
    assert tuple(together) == cell_weights(counts)


@pytest.mark.parametrize("game", ["terminal-1", "progressive-3"])
def test_the_average_over_one_card_each_is_the_price_of_every_bet(game: str) -> None:
    composition = shoe_of(SMALL)
    cards = [card for card in CARDS if composition.counts[card.kind]]
    whole = {line.bet.key: line.price for line in odds(load_game(game), composition)}
    shares = dict.fromkeys(whole, Fraction(0))
    for player, banker in product(cards, cards):
        left = composition.counts[banker.kind] - (player is banker)
        if not left:
            continue
        chance = Fraction(composition.counts[player.kind] * left, falling(composition.cards, 2))
        found = odds(load_game(game), composition, dealt=Dealt((player,), (banker,)))
        for line in found:
            if line.bet.stake is None:
                assert line.price is not None
                shares[line.bet.key] += chance * line.price.edge
    for key, price in whole.items():
        assert price is not None
        if price.bet.stake is None:
            assert shares[key] == price.edge


def test_a_natural_decides_the_coup() -> None:
    found = chances(Composition.decks(8), Dealt.parse("5s 2d / 9c Kh"))
    assert found == {Result.PLAYER: 0, Result.BANKER: 1, Result.TIE: 0}


def test_a_player_hand_that_stands_leaves_one_banker_card() -> None:
    # Banker 5 against a standing 7: two ranks win and one ties, of 412 cards.
    found = chances(Composition.decks(8), Dealt.parse("5s 2d / 2c 3h"))
    assert found[Result.TIE] == Fraction(8 * 4 - 2, 412)
    assert found[Result.BANKER] == Fraction(8 * 4 - 1 + 8 * 4, 412)


def test_ranks_alone_price_the_same_where_no_suit_matters() -> None:
    game = load_game("terminal-1")
    by_card = odds(game, Composition.decks(6), dealt=Dealt.parse("5s 2d / 6c Kh"))
    by_rank = odds(game, Composition.decks(6), dealt=Dealt.parse("5 2 / 6 K"))
    assert [line.price and line.price.edge for line in by_rank] == [
        line.price and line.price.edge for line in by_card
    ]


def test_ranks_alone_do_not_price_suits() -> None:
    whys = {
        line.bet.key: line.why
        for line in odds(
            load_game("progressive-3"), Composition.decks(8), dealt=Dealt.parse("5 2 / 6 K")
        )
    }
    assert whys["progressive"] == fact("error-counts-suits", count=13)
    assert whys["player"] is None


@pytest.mark.parametrize("counts", [[30] * 10, [32] * 13])
def test_counts_by_value_or_rank_give_the_chances(counts: list[int]) -> None:
    composition = Composition.of(counts)
    found = chances(composition, Dealt.parse("5s Kd / 2h Th"))
    assert sum(found.values()) == 1
    assert found == chances(composition, Dealt((Rank.FIVE, Rank.QUEEN), (Rank.TWO, Rank.KING)))


@pytest.mark.parametrize(
    ("hand", "stated"),
    [
        ("", fact("error-hand", text="''")),
        ("5s 2d", fact("error-hand", text="'5s 2d'")),
        ("5s / 2d / 3c", fact("error-hand", text="'5s / 2d / 3c'")),
        ("5s 1d / 2d", fact("error-card-rank", text="1d", ranks="A23456789TJQK")),
        ("/", fact("error-hand-few", count=0, least=2)),
        ("/ 5s", fact("error-hand-few", count=1, least=2)),
        ("5s 2d 3c 4c / 9c Kh", fact("error-hand-many", hand="player", count=4)),
        ("5s 2d 3c / 9c", fact("error-hand-early", hand="player")),
        ("5s / 9c Kh 2d", fact("error-hand-early", hand="banker")),
        ("5s 2d 3c / 5c Kh", fact("error-hand-third", hand="player")),
        ("5s Kd / 5c Kh 2d", fact("error-hand-third", hand="banker")),
        ("5s 2d / 6c Kh 2d", fact("error-hand-third", hand="banker")),
        ("5s Kd 8d / 3c Kh 2d", fact("error-hand-third", hand="banker")),
    ],
)
def test_cards_that_no_coup_has_are_refused(hand: str, stated: Fact) -> None:
    with pytest.raises((NotationError, RuleError)) as caught:
        Dealt.parse(hand)
    assert caught.value.stated == stated


@pytest.mark.parametrize(
    ("composition", "hand", "card"),
    [
        (Composition.decks(1), "5s 2d / 5s Kh", "5s"),
        (Composition.decks(1), "5 5 5 / 5 5", "5"),
        (Composition.of([6, 0, 9, 9, 9, 9, 9, 9, 9, 9]), "As 2d / 5s Kh", "As"),
    ],
)
def test_cards_that_the_shoe_lacks_are_refused(
    composition: Composition, hand: str, card: str
) -> None:
    dealt = Dealt.parse(hand)
    with pytest.raises(RuleError) as caught:
        chances(composition, dealt)
    assert caught.value.stated == fact("error-hand-supply", card=card)
