"""Exact classes against tiny shoes that are dealt out in full and read card by card."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import perm
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.analysis.pricing import for_analysis
from puntobanco.analysis.weights import Composition, class_weights
from puntobanco.core.arguments import Argument, argument
from puntobanco.core.cards import CARDS, Card, Rank, Suit, parse_cards
from puntobanco.core.classes import CELLS, Classes, cell_of
from puntobanco.core.coup import Coup, deal
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.patterns import SuitRule
from puntobanco.core.rows import RIDES, Row, Side
from puntobanco.sheets import game_keys, load_game
from tests.kit.games import (
    EITHER_PAIR,
    PAIR,
    PERFECT_PAIR,
    PROGRESSIVE_ONE,
    PROGRESSIVE_THREE,
    a_row,
    row_says,
)
from tests.kit.stated import stating

Sided = tuple[tuple[Side, Row], ...]
Found = Counter[tuple[tuple[int, ...], frozenset[int]]]
"""Six-card deals by cell and by the places of the rows that match."""

RULES = [rule.value for rule in SuitRule]
PLAIN = (Side.PLAYER, Side.BANKER)


def on(sides: Sequence[Side], *rows: Row) -> Sided:
    return tuple((side, row) for side in sides for row in rows)


ASKED_OF_BOTH = [(True, None), (False, None), (None, True), (None, False), (True, False)]

TABLES: dict[str, Sided] = {
    "a pair, by result": on(
        PLAIN,
        *(a_row(result, pair=True) for result in ("win", "lose", "tie")),
    ),
    "a pair of the winner": on([Side.WINNER], a_row("win", pair=True), a_row("win", pair=False)),
    "no pair on either hand": on(PLAIN, a_row("any", pair=False)),
    "a pair of either hand, of both": on(
        [Side.WINNER],
        *(a_row("any", either_pair=pair, both_pairs=both) for pair, both in ASKED_OF_BOTH),
    ),
    "a Perfect Pair of a hand": on(PLAIN, a_row("any", pair="suited"), *PAIR),
    "Perfect Pair, Either Pair": on([Side.WINNER], *PERFECT_PAIR, *EITHER_PAIR),
    "a Perfect Pair beside suits and ranks": (
        (Side.PLAYER, a_row("any", pair="suited", suits="mixed")),
        (Side.PLAYER, a_row("any", pair="suited", ranks="3KK")),
        (Side.BANKER, a_row("any", pair="suited", suits="diamonds")),
        (Side.WINNER, a_row("win", both_pairs="suited", coup_suits="same")),
        (Side.WINNER, a_row("any", either_pair="suited", dealt=4)),
    ),
    "two ranks": on(PLAIN, *(a_row("any", ranks=ranks) for ranks in ("99", "4T", "TT", "JK"))),
    "three ranks": on(RIDES, *(a_row("win", ranks=ranks) for ranks in ("234", "3KK", "AA2"))),
    "one rank thrice": on(PLAIN, *(a_row("any", ranks=ranks) for ranks in ("KKK", "222"))),
    "ranks of both hands at once": on(PLAIN, a_row("any", ranks="234"), a_row("lose", ranks="TK")),
    **{f"suits, {rule}": on(RIDES, a_row("win", suits=rule)) for rule in RULES},
    "every rule on suits": on(PLAIN, *(a_row("any", suits=rule) for rule in RULES)),
    "every rule on suits, the winner's": on(
        [Side.WINNER], *(a_row("win", suits=rule) for rule in RULES)
    ),
    **{f"suits of the coup, {rule}": on(PLAIN, a_row("any", coup_suits=rule)) for rule in RULES},
    "every rule on the coup": on([Side.WINNER], *(a_row("any", coup_suits=rule) for rule in RULES)),
    "a suited pair": on(
        RIDES,
        a_row("win", pair=True, suits="same"),
        a_row("win", pair=True, suits="hearts"),
        a_row("win", pair=True, suits="mixed"),
        a_row("win", pair=False, suits="diamonds"),
    ),
    "ranks with a pair among them": on(
        PLAIN,
        a_row("any", ranks="3KK", pair=True),
        a_row("any", ranks="3KK", pair=False, suits="mixed"),
        a_row("any", ranks="3KK", suits="diamonds"),
    ),
    "suited ranks against a suited hand": (
        (Side.PLAYER, a_row("any", ranks="234", suits="diamonds")),
        (Side.BANKER, a_row("any", suits="diamonds")),
        (Side.BANKER, a_row("any", suits="hearts", natural=False)),
    ),
    "a pair, ranks, suits and the coup at once": (
        (Side.PLAYER, a_row("any", pair=True, over=range(10))),
        (Side.BANKER, a_row("any", ranks="234", suits="same")),
        (Side.BANKER, a_row("lose", suits="mixed")),
        (Side.WINNER, a_row("win", coup_suits="same", by=(1, 2, 3, 9))),
        (Side.WINNER, a_row("win", coup_suits="diamonds", pair=True)),
    ),
}
TABLES |= {
    "the first two cards": (
        (Side.PLAYER, a_row("any", first_ranks="KQ", first_suits="same")),
        (Side.PLAYER, a_row("any", first_suits="same-colour")),
        (Side.BANKER, a_row("any", first_ranks=["4K", "3*"], cards=3)),
        (Side.BANKER, a_row("any", first_suits="red")),
    ),
    "points of the first two cards": (
        (Side.PLAYER, a_row("any", first_total=[6, 7], first_over=[0, 3, 4])),
        (Side.BANKER, a_row("lose", first_over=[6, 7], pair=True)),
        (Side.WINNER, a_row("win", first_total=[0, 3])),
    ),
    "a card at a place": (
        (Side.PLAYER, a_row("any", first="K 3d")),
        (Side.BANKER, a_row("any", third="3K spades")),
        (Side.WINNER, a_row("win", third="red", total=[3, 4, 9])),
    ),
    "counts of a hand": (
        (Side.PLAYER, a_row("any", count={"K": 2})),
        (Side.PLAYER, a_row("any", count={"red": [0, 3], "Kd": 1})),
        (Side.BANKER, a_row("any", count={"rank": 3})),
        (Side.BANKER, a_row("any", count={"suit": 2, "colour": [2, 3]})),
    ),
    "counts of the coup": on(
        [Side.WINNER],
        *(a_row("any", coup_count={"K": number}) for number in range(7)),
        a_row("any", coup_count={"red": [0, 5, 6]}),
    ),
    "cards of one rank in the coup": on([Side.WINNER], a_row("any", coup_count={"rank": [3, 4]})),
    "groups by suit and colour in the coup": on(
        [Side.WINNER],
        a_row("any", coup_count={"suit": [4, 5, 6]}),
        a_row("tie", coup_count={"colour": 6, "K": [2, 3]}),
    ),
    "lists and wildcards of ranks": on(PLAIN, a_row("any", ranks=["3K", "4KK", "9*", "2*K"])),
    "either hand": on(
        [Side.WINNER],
        a_row("any", either_ranks=["9K", "34K"]),
        a_row("any", either_suits="diamonds"),
        a_row("any", either_first_ranks="3K"),
        a_row("any", either_first_suits="black"),
    ),
    "first cards compared": (
        *((Side.PLAYER, a_row("any", first_against=rule)) for rule in ("higher", "same", "suited")),
        (Side.BANKER, a_row("any", first_against="higher", cards=3)),
        (Side.WINNER, a_row("win", first_against="lower")),
    ),
    "the suits of each hand": on(
        [Side.WINNER],
        *(
            a_row("any", player_suits=one, banker_suits=other)
            for one, other in (("same", "same"), ("diamonds", "clubs"), ("mixed", "diamonds"))
        ),
    ),
    "points of all cards": on([Side.WINNER], *(a_row("any", coup_points=n) for n in (0, 9, 20))),
}
UNSUITED = {
    "points of the first two cards",
    "cards of one rank in the coup",
    "lists and wildcards of ranks",
    "points of all cards",
    "a pair, by result",
    "a pair of the winner",
    "no pair on either hand",
    "a pair of either hand, of both",
    "two ranks",
    "three ranks",
    "one rank thrice",
    "ranks of both hands at once",
}

MANY = {
    "a Perfect Pair beside suits and ranks",
    "every rule on suits",
    "ranks with a pair among them",
    "a pair, ranks, suits and the coup at once",
}
"""Many classes or many terms: exact, but half a second per shoe."""

# Shoes in which ranks repeat, suits run out and the rare rows of the sheets come up.
SHOES = [
    "2d 3d 4d Kd Kd Kd Kh",
    "2d 3d 4d 2h 3h Kd Td",
    "Kd Kd Kd Kd 3d 3d 9d",
    "Kd Kd Kd Ks Ks 3d 3s 3s 4s 4s 9h 9h",
    "Ts Ts Jh Jh Qc Qc Kd Kd",
    "As As As Ah Ah 2h 2h 2s",
    "2c 3c 4c 2c 3c 4c Kc Kc Kc Kc Kc",
    "9s 9s 9h 9h Td Td Jd Jd 4c 4c",
]

pools = st.sampled_from(
    [
        CARDS,
        parse_cards("2d 3d 4d Kd Td"),
        parse_cards("2d 3d 4d 2h 3h 4h Kd Kh Ks"),
        parse_cards("Ts Th Js Jh Ks Kh"),
        parse_cards("As 2s Ks Ad 2d Kd"),
        parse_cards("4c 4d Tc Jd 9c 9d"),
    ]
)
few_kinds = pools.flatmap(
    lambda pool: st.lists(st.sampled_from(pool), min_size=2, max_size=4, unique=True).flatmap(
        lambda kinds: st.lists(st.sampled_from(kinds), min_size=6, max_size=12)
    )
)
few_cards = pools.flatmap(lambda pool: st.lists(st.sampled_from(pool), min_size=6, max_size=6))
shoes = few_kinds | few_cards


def coups_of(shoe: Sequence[Card]) -> Counter[Coup]:
    """Every coup of a shoe, with the number of six-card deals that begin with it."""
    found: Counter[Coup] = Counter()
    for six, ways in rows_of_six(Counter(shoe)):
        found[deal(iter(six).__next__)] += ways
    return found


def rows_of_six(
    left: Counter[Card], dealt: tuple[Card, ...] = (), ways: int = 1
) -> Iterator[tuple[tuple[Card, ...], int]]:
    if len(dealt) == 6:
        yield dealt, ways
        return
    for card, count in list(left.items()):
        if count:
            left[card] -= 1
            yield from rows_of_six(left, (*dealt, card), ways * count)
            left[card] += 1


def counted(sided: Sided, coups: Counter[Coup]) -> Found:
    """The number of deals by cell and by the rows that match, from the names of the cards."""
    found: Found = Counter()
    for coup, ways in coups.items():
        said = (place for place, (side, row) in enumerate(sided) if row_says(row, side, coup))
        found[cell_of(coup), frozenset(said)] += ways
    return found


def exact(sided: Sided, classes: Classes, composition: Composition) -> Found:
    """The same from the code under test, without weight zero."""
    weights = class_weights(classes, composition)
    assert min(weights) >= 0
    assert sum(weights) == composition.total == perm(composition.cards, 6)
    matched: list[set[int]] = [set() for _ in weights]
    for place, (side, row) in enumerate(sided):
        for index in classes.matching(row, side):
            matched[index].add(place)
    found: Found = Counter()
    for one, rows, weight in zip(classes.all, matched, weights, strict=True):
        found[one.cell, frozenset(rows)] += weight
    return +found


def by_card(shoe: Sequence[Card]) -> Composition:
    """The shoe as 52 counts, in the documented order."""
    names = Counter(map(str, shoe))
    return Composition.of([names[rank + suit] for rank, suit in product("TJQKA23456789", "shdc")])


def by_rank(shoe: Sequence[Card]) -> Composition:
    """The shoe as 13 counts."""
    return Composition.of([Counter(str(card)[0] for card in shoe)[r] for r in "TJQKA23456789"])


@cache
def compiled(name: str) -> Classes:
    return Classes(TABLES[name])


@cache
def of_game(key: str) -> tuple[Sided, Classes]:
    """The rows of a shipped game, with its line bets on all three sides, and their classes."""
    bets = for_analysis(load_game(key))
    sided = tuple((side, row) for bet in bets for side in bet.sides for row in bet.rows)
    return sided, Classes(sided)


@cache
def dealt_out(line: str) -> Counter[Coup]:
    return coups_of(parse_cards(line))


@pytest.mark.parametrize("name", TABLES)
def test_rare_classes_equal_every_deal_of_chosen_shoes(name: str) -> None:
    for line in SHOES if name not in MANY else SHOES[3:4]:
        found = exact(TABLES[name], compiled(name), by_card(parse_cards(line)))
        assert found == counted(TABLES[name], dealt_out(line)), line


@settings(max_examples=40, deadline=None)
@given(shoes, st.sets(st.sampled_from(sorted(TABLES.keys() - MANY)), min_size=2, max_size=2))
def test_classes_equal_every_deal_of_tiny_shoes(shoe: list[Card], names: set[str]) -> None:
    coups = coups_of(shoe)
    for name in names:
        found = exact(TABLES[name], compiled(name), by_card(shoe))
        assert found == counted(TABLES[name], coups), name


@pytest.mark.parametrize("key", game_keys())
def test_the_classes_of_every_game_equal_every_deal_of_chosen_shoes(key: str) -> None:
    for line in SHOES[:4]:
        sided, classes = of_game(key)
        found = exact(sided, classes, by_card(parse_cards(line)))
        assert found == counted(sided, dealt_out(line)), line


@settings(max_examples=20, deadline=None)
@given(shoes, st.sampled_from(["progressive-1", "progressive-2", "progressive-3", "terminal-1"]))
def test_the_classes_of_a_game_equal_every_deal_of_tiny_shoes(shoe: list[Card], key: str) -> None:
    sided, classes = of_game(key)
    assert exact(sided, classes, by_card(shoe)) == counted(sided, coups_of(shoe))


def test_the_weight_of_a_row_matches_its_label() -> None:
    # The matcher that reads whole rows from the card names, on rows of every kind at once.
    sided = (
        *on(RIDES, *PROGRESSIVE_ONE, *PROGRESSIVE_THREE),
        *on(PLAIN, *PAIR, a_row("win", suits="hearts"), a_row("lose", pair="suited")),
        *on([Side.WINNER], *PERFECT_PAIR, *EITHER_PAIR),
    )
    classes = Classes(sided)
    for line in SHOES[:3]:
        weights = class_weights(classes, by_card(parse_cards(line)))
        for side, row in sided:
            said = sum(w for coup, w in dealt_out(line).items() if row_says(row, side, coup))
            assert sum(weights[index] for index in classes.matching(row, side)) == said


@settings(max_examples=15, deadline=None)
@given(shoes, st.sampled_from(sorted(UNSUITED)))
def test_thirteen_counts_suffice_for_ranks(shoe: list[Card], name: str) -> None:
    found = exact(TABLES[name], compiled(name), by_rank(shoe))
    assert found == exact(TABLES[name], compiled(name), by_card(shoe))
    assert found == counted(TABLES[name], coups_of(shoe))


@pytest.mark.parametrize("name", TABLES)
def test_full_shoes_by_rank_and_by_card_agree_or_refuse(name: str) -> None:
    ranks = Composition.of([32] * 13)
    if name in UNSUITED:
        found = class_weights(compiled(name), ranks)
        assert found == class_weights(compiled(name), Composition.decks(8))
    else:
        with stating(RuleError, "error-counts-suits", count=13):
            class_weights(compiled(name), ranks)


def test_ten_counts_suffice_for_points() -> None:
    points = Classes(())
    full = Composition.decks(8)
    assert class_weights(points, Composition.of(full.values)) == class_weights(points, full)
    assert class_weights(points, Composition.of([32] * 13)) == class_weights(points, full)
    with stating(RuleError, "error-counts-ranks", count=10):
        class_weights(compiled("two ranks"), Composition.of(full.values))
    with stating(RuleError, "error-counts-suits", count=10):
        class_weights(compiled("suits, same"), Composition.of(full.values))
    with stating(RuleError, "error-counts-by-value"):
        _ = Composition.of(full.values).kinds


@pytest.mark.parametrize(
    ("asks", "enough"),
    [
        ({"ranks": "234"}, (13, 52)),
        ({"pair": True}, (13, 52)),
        ({"both_pairs": False}, (13, 52)),
        ({"pair": "suited"}, (52,)),
        ({"either_pair": "suited"}, (52,)),
        ({"ranks": "234", "suits": "mixed"}, (52,)),
        ({"coup_suits": "same"}, (52,)),
    ],
)
def test_a_composition_states_which_predicates_it_can_answer(
    asks: dict[str, Any], enough: tuple[int, ...]
) -> None:
    [one] = a_row("any", **asks).predicates(CELLS[0], Side.PLAYER)
    asked = {kinds: Composition.of([9] * kinds).distinguishes(one) for kinds in (10, 13, 52)}
    assert asked == {kinds: kinds in enough for kinds in (10, 13, 52)}


def test_counts_add_up_from_cards_to_ranks_to_values() -> None:
    shoe = parse_cards("Ts Jh Qd Kc Ks As 2h 9d 9c")
    values = (5, 1, 1, 0, 0, 0, 0, 0, 0, 2)
    assert by_card(shoe).values == by_rank(shoe).values == Composition.of(values).values == values
    assert by_card(shoe).cards == by_rank(shoe).cards == 9
    full = Composition.decks(3)
    assert full.counts == (3,) * 52
    assert (full.cards, full.values) == (156, (48, *[12] * 9))


@pytest.mark.parametrize(
    ("counts", "stated"),
    [
        ([1] * 11, fact("error-counts-kinds", count=11)),
        ([], fact("error-counts-kinds", count=0)),
        ([1] * 51 + [-1], fact("error-count-negative", place=52, count=-1)),
        ([1] * 5 + [0] * 8, fact("error-counts-few", count=5, least=6)),
    ],
)
def test_compositions_too_small_for_a_coup_are_refused(counts: list[int], stated: Fact) -> None:
    with pytest.raises(RuleError) as caught:
        Composition.of(counts)
    assert caught.value.stated == stated


def test_a_shoe_has_at_least_one_deck() -> None:
    with stating(RuleError, "error-argument-least", argument=argument(Argument.DECKS), value=0):
        Composition.decks(0)


def test_an_unchecked_composition_is_checked() -> None:
    with stating(RuleError, "error-count-negative", place=1, count=-1):
        class_weights(Classes(()), Composition((-1, *[1] * 51)))


# --- Properties of any shoe ----------------------------------------------------------------------

compositions = st.lists(st.integers(0, 2) | st.integers(0, 40), min_size=52, max_size=52).filter(
    lambda counts: sum(counts) >= 6
)


def chances(composition: Composition, sided: Sided) -> Iterator[Fraction]:
    """The chance of each row, all computed from one set of weights."""
    classes = Classes(sided)
    weights = class_weights(classes, composition)
    for side, row in sided:
        matched = sum(weights[index] for index in classes.matching(row, side))
        yield Fraction(matched, composition.total)


@settings(max_examples=10, deadline=None)
@given(compositions)
def test_a_pair_is_equally_likely_on_either_hand(counts: list[int]) -> None:
    ranks = [sum(counts[4 * place : 4 * place + 4]) for place in range(13)]
    paired = Fraction(sum(n * (n - 1) for n in ranks), sum(ranks) * (sum(ranks) - 1))
    assert list(chances(Composition.of(counts), on(PLAIN, *PAIR))) == [paired, paired]


@settings(max_examples=10, deadline=None)
@given(compositions)
def test_a_perfect_pair_is_equally_likely_on_either_hand(counts: list[int]) -> None:
    cards = sum(counts)
    alike = Fraction(sum(n * (n - 1) for n in counts), cards * (cards - 1))
    suited = on(PLAIN, a_row("any", pair="suited"))
    assert list(chances(Composition.of(counts), suited)) == [alike, alike]


@pytest.mark.parametrize("decks", [1, 2, 6, 8])
def test_suited_pairs_of_full_shoes_are_as_counted_by_hand(decks: int) -> None:
    # The second card is one of the other decks - 1 of its kind, among all remaining cards.
    cards = 52 * decks
    one_hand = Fraction(decks - 1, cards - 1)
    # The other hand's first card is of the same kind, of which two are gone, or one of the other
    # 51.
    same = (decks - 2) * (decks - 3) if decks > 1 else 0
    both = one_hand * Fraction(same + 51 * decks * (decks - 1), (cards - 2) * (cards - 3))
    two, either = chances(Composition.decks(decks), on([Side.WINNER], *PERFECT_PAIR))
    [alone] = chances(Composition.decks(decks), on([Side.PLAYER], a_row("any", pair="suited")))
    assert (alone, two, either) == (one_hand, both, 2 * one_hand - both)
    assert decks != 8 or alone == Fraction(7, 415)


# Wizard of Odds, "Perfect Pairs", versions 1 (25 to 1 for one hand or both) and 2 (250 to 1 for
# both): combinations of the first four cards, with the hands in either order, and the edge.
def test_perfect_pairs_are_as_published() -> None:
    two, either = chances(Composition.decks(8), on([Side.WINNER], *PERFECT_PAIR))
    combinations = 7_379_583_120
    assert two * combinations == 2_101_008
    assert (either - two) * combinations == 244_747_776
    assert round(1 - 251 * two - 26 * (either - two), 4) == Fraction("0.0662")
    assert round(1 - 26 * either, 4) == Fraction("0.1303")
    _, of_six_decks = chances(Composition.decks(6), on([Side.WINNER], *PERFECT_PAIR))
    assert round(1 - 26 * of_six_decks, 4) == Fraction("0.1707")


@pytest.mark.parametrize("decks", [1, 8])
def test_either_pair_of_full_shoes_is_as_counted_by_hand(decks: int) -> None:
    of_rank, cards = 4 * decks, 52 * decks
    one_hand = Fraction(of_rank - 1, cards - 1)
    same, others = perm(of_rank - 2, 2), 12 * perm(of_rank, 2)
    both = one_hand * Fraction(same + others, perm(cards - 2, 2))
    asked = on([Side.WINNER], *EITHER_PAIR, a_row("any", both_pairs=True))
    assert list(chances(Composition.decks(decks), asked)) == [2 * one_hand - both, both]


def test_the_weight_of_a_sum_is_that_of_its_pairs_of_totals() -> None:
    shoe = Composition.decks(8)
    for total in range(19):
        [together] = chances(shoe, on([Side.WINNER], a_row("any", sum=total)))
        low, high = max(0, total - 9), min(9, total)
        apart = [a_row("any", total=one, over=total - one) for one in range(low, high + 1)]
        assert together == sum(chances(shoe, on([Side.PLAYER], *apart))) > 0


@settings(max_examples=2, deadline=None)
@given(compositions, st.permutations(list(Suit)))
def test_swapping_suits_swaps_their_weights(counts: list[int], order: list[Suit]) -> None:
    trade = dict(zip(Suit, order, strict=True))
    traded = [0] * 52
    for card, count in zip(CARDS, counts, strict=True):
        traded[Card.of(card.rank, trade[card.suit]).kind] = count
    for name in ("every rule on suits, the winner's", "every rule on the coup"):
        renamed = tuple((side, renaming(row, trade)) for side, row in TABLES[name])
        before = list(chances(Composition.of(counts), TABLES[name]))
        assert before == list(chances(Composition.of(traded), renamed))


def renaming(row: Row, trade: dict[Suit, Suit]) -> Row:
    names = {suit.name.lower(): new.name.lower() for suit, new in trade.items()}
    asks: dict[str, Any] = {name: getattr(row, name) for name in row.asks if name != "on"}
    for key in {"suits", "coup_suits"} & asks.keys():
        asks[key] = names.get(asks[key].value, asks[key].value)
    return a_row(row.on.value, **asks)


@settings(max_examples=2, deadline=None)
@given(compositions)
def test_same_is_the_sum_of_the_suits_and_mixed_is_the_rest(counts: list[int]) -> None:
    shoe = Composition.of(counts)
    wins = sum(chances(shoe, on(PLAIN, a_row("win"))), Fraction(0))
    for name, all_of_them in (
        ("every rule on suits, the winner's", wins),
        ("every rule on the coup", Fraction(1)),
    ):
        found = dict(zip(RULES, chances(shoe, TABLES[name]), strict=True))
        assert found["same"] == sum(found[suit.name.lower()] for suit in Suit)
        assert found["same"] + found["mixed"] == all_of_them


def test_a_shoe_of_one_suit_deals_only_that_suit() -> None:
    hearts = Composition.of([3 * (card.suit is Suit.HEARTS) for card in CARDS])
    found = dict(zip(RULES, chances(hearts, TABLES["every rule on the coup"]), strict=True))
    assert found == {rule: rule in ("same", "hearts") for rule in RULES}


@pytest.mark.parametrize("side", PLAIN)
@pytest.mark.parametrize("decks", [1, 8])
def test_two_three_four_of_diamonds_over_zero_is_as_counted_by_hand(decks: int, side: Side) -> None:
    row = PROGRESSIVE_ONE[0]
    shoe = Composition.decks(decks)
    # Every order of the three cards, combined with every other hand whose points let the tableau
    # deal both hands this way and that totals zero.
    found = 0
    left = [16 * decks, 4 * decks, *[4 * decks - 1] * 3, *[4 * decks] * 5]
    for first, second, third in ((2, 3, 4), (2, 4, 3), (3, 4, 2)):
        for one, two in product(range(10), repeat=2):
            for last in (None, *range(10)):
                other = (one, two) if last is None else (one, two, last)
                hands = [(first, second, third), other]
                if sum(other) % 10 == 0 and allowed(*hands[:: 1 if side is Side.PLAYER else -1]):
                    follow = perm(52 * decks - 3 - len(other), 3 - len(other))
                    found += 2 * decks**3 * drawn(left, other) * follow
    assert list(chances(shoe, ((side, row),))) == [Fraction(found, shoe.total)]


def drawn(left: list[int], values: tuple[int, ...]) -> int:
    """The number of ways to draw cards of these values in this order."""
    ways = 1
    for place, value in enumerate(values):
        ways *= left[value] - values[:place].count(value)
    return ways


def allowed(player: tuple[int, ...], banker: tuple[int, ...]) -> bool:
    """Whether the tableau deals these two hands by points, with exactly these numbers of cards."""
    by_points = {card.points: card for card in CARDS}
    row = (player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:], 0, 0)
    coup = deal(iter([by_points[points] for points in row]).__next__)
    return (len(coup.player), len(coup.banker)) == (len(player), len(banker))


def test_cells_without_predicates_keep_their_weight() -> None:
    classes = compiled("three ranks")
    shoe = Composition.decks(8)
    points = dict(zip(CELLS, class_weights(Classes(()), shoe), strict=True))
    found: Counter[tuple[int, ...]] = Counter()
    for one, weight in zip(classes.all, class_weights(classes, shoe), strict=True):
        found[one.cell] += weight
    assert found == Counter(points)


def test_ranks_are_in_the_documented_order() -> None:
    assert "".join(rank.value for rank in Rank) == "TJQKA23456789"
    assert "".join(suit.value for suit in Suit) == "shdc"
