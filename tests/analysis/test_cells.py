"""Exact cells against deals counted one by one, and against published counts."""

import tomllib
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, permutations
from math import perm
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco import native
from puntobanco.analysis.cells import (
    cell_weights,
    check_counts,
    falling,
    many_cell_weights,
    plain_cell_weights,
    total_weight,
)
from puntobanco.core.classes import CELLS
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, fact
from tests.kit.stated import stating

GOLDEN: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[1] / "golden" / "exact.toml").read_text("utf-8")
)

# Commission-Free Baccarat, "when the banker hits (H) or stands (S)". Lines: the Banker's first
# two cards. Columns: the Player stood, then the Player's third card, 0 to 9.
CHART = {
    int(line[0]): dict(zip([None, *range(10)], line.split()[1:], strict=True))
    for line in """
0  H  H H H H H H H H H H
1  H  H H H H H H H H H H
2  H  H H H H H H H H H H
3  H  H H H H H H H H S H
4  H  S S H H H H H H S S
5  H  S S S S H H H H S S
6  S  S S S S S S H H S S
7  S  S S S S S S S S S S
""".strip().splitlines()
}

Ends = Counter[tuple[int, ...]]
"""The number of six-card deals that end with these totals and numbers of cards."""

small_shoes = st.lists(st.integers(0, 9), min_size=6, max_size=7) | st.lists(
    st.sampled_from([0, 1, 4, 8]), min_size=6, max_size=7
)
any_counts = st.lists(st.integers(0, 3) | st.integers(0, 200), min_size=10, max_size=10).filter(
    lambda counts: sum(counts) >= 6
)


def played(six: Sequence[int]) -> tuple[int, ...]:
    """The totals and numbers of cards that result from six cards in a row."""
    first, second, third, fourth, *rest = six
    player, banker = [first, third], [second, fourth]
    if sum(player) % 10 < 8 and sum(banker) % 10 < 8:
        if sum(player) % 10 < 6:
            player.append(rest.pop(0))
        stood = len(player) == 2
        if CHART[sum(banker) % 10][None if stood else player[2]] == "H":
            banker.append(rest.pop(0))
    return sum(player) % 10, sum(banker) % 10, len(player), len(banker)


def one_by_one(shoe: Sequence[int]) -> Ends:
    """Every order of six of these cards, each fully dealt."""
    return Counter(map(played, permutations(shoe, 6)))


def hand_by_hand(counts: Sequence[int]) -> Ends:
    """Each pair for the Player, each remaining pair for the Banker, then the third cards."""
    ends: Ends = Counter()
    for mine, my_ways, left in pairs(counts):
        for theirs, their_ways, rest in pairs(left):
            for end, more in thirds(mine, theirs, rest):
                # A coup that ends early may be followed by any cards.
                dealt = end[2] + end[3]
                ends[end] += my_ways * their_ways * more * perm(sum(counts) - dealt, 6 - dealt)
    return ends


def pairs(counts: Sequence[int]) -> Iterator[tuple[int, int, list[int]]]:
    """The total of each pair of values, the number of its orders, and the cards that remain."""
    for low, high in combinations_with_replacement(range(10), 2):
        left = list(counts)
        left[low] -= 1
        left[high] -= 1
        if min(left[low], left[high]) >= 0:
            ways = perm(counts[low], 2) if low == high else 2 * counts[low] * counts[high]
            yield (low + high) % 10, ways, left


def thirds(mine: int, theirs: int, left: list[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """The possible ends of a coup with these two-card totals, with the number of ways."""
    if mine > 7 or theirs > 7:
        yield (mine, theirs, 2, 2), 1
        return
    for third in [None] if mine > 5 else range(10):
        ways, rest, total, cards = 1, left, mine, 2
        if third is not None:
            ways, total, cards = left[third], (mine + third) % 10, 3
            rest = [count - (value == third) for value, count in enumerate(left)]
        if CHART[theirs][third] == "S":
            yield (total, theirs, cards, 2), ways
        elif ways:
            for fourth, count in enumerate(rest):
                yield (total, (theirs + fourth) % 10, cards, 3), ways * count


def exact(counts: Sequence[int]) -> Ends:
    """The result under test, without cells of weight zero."""
    weights = cell_weights(counts)
    assert min(weights) >= 0
    return Counter(dict(zip(map(tuple, CELLS), weights, strict=True))) - Counter()


def results(ends: Ends) -> dict[str, int]:
    """The number of deals by winner."""
    found = {"player": 0, "banker": 0, "tie": 0}
    for end, weight in ends.items():
        lead = end[0] - end[1]
        found["player" if lead > 0 else "banker" if lead < 0 else "tie"] += weight
    return found


def decks(number: int) -> list[int]:
    return [16 * number] + [4 * number] * 9


@pytest.mark.assures("GAM-01")
@pytest.mark.parametrize("shoe", GOLDEN["shoes"], ids=lambda shoe: f"{shoe['decks']} decks")
def test_full_shoes_have_the_golden_counts(shoe: dict[str, Any]) -> None:
    assert shoe["source"]
    found = exact(decks(shoe["decks"]))
    assert results(found) == {key: shoe[key] for key in ("player", "banker", "tie")}
    assert found.total() == shoe["total"] == total_weight(52 * shoe["decks"])


@pytest.mark.parametrize("number", range(1, 9))
def test_full_shoes_equal_hands_counted_by_hand(number: int) -> None:
    counted = hand_by_hand(decks(number))
    assert exact(decks(number)) == counted
    assert results(counted) == results(exact(decks(number)))


@settings(max_examples=50, deadline=None)
@given(small_shoes)
def test_small_shoes_equal_every_enumerated_deal(shoe: list[int]) -> None:
    counts = [shoe.count(value) for value in range(10)]
    assert exact(counts) == one_by_one(shoe)


@pytest.mark.parametrize("value", range(10))
def test_a_shoe_of_one_value_has_one_ending(value: int) -> None:
    counts = [0] * 10
    counts[value] = 6
    assert exact(counts) == {played([value] * 6): 720}


@settings(max_examples=25, deadline=None)
@given(any_counts)
def test_any_composition_equals_hands_counted_by_hand(counts: list[int]) -> None:
    found = exact(counts)
    assert found == hand_by_hand(counts)
    assert found.total() == perm(sum(counts), 6)


@settings(max_examples=40, deadline=None)
@given(any_counts)
def test_both_hands_are_equally_likely_to_be_natural(counts: list[int]) -> None:
    ends = exact(counts)
    player = sum(weight for end, weight in ends.items() if end[2] == 2 and end[0] >= 8)
    banker = sum(weight for end, weight in ends.items() if end[3] == 2 and end[1] >= 8)
    cards = sum(counts)
    naturals = sum(ways for total, ways, _ in pairs(counts) if total >= 8)
    assert player == banker == naturals * perm(cards - 2, 4)


def test_a_million_decks_are_counted_exactly() -> None:
    counts = decks(10**6)
    found = exact(counts)
    assert found == hand_by_hand(counts)
    assert found.total() == perm(52 * 10**6, 6) > 2**64


def test_counts_beyond_machine_words_are_exact() -> None:
    counts = [10**40 + place for place in range(10)]
    assert exact(counts).total() == perm(sum(counts), 6)


def test_falling_products_are_permutations() -> None:
    assert [falling(9, factors) for factors in range(8)] == [perm(9, k) for k in range(8)]
    assert total_weight(416) == perm(416, 6)


@pytest.mark.parametrize(
    ("counts", "stated"),
    [
        ([1] * 9, fact("error-counts", count=9, kinds=10)),
        ([1] * 13, fact("error-counts", count=13, kinds=10)),
        ([9, 9, -1, *[9] * 7], fact("error-count-negative", place=3, count=-1)),
        ([5, *[0] * 9], fact("error-counts-few", count=5, least=6)),
        ([0] * 10, fact("error-counts-few", count=0, least=6)),
    ],
)
def test_counts_too_small_for_a_coup_are_refused(counts: list[int], stated: Fact) -> None:
    with pytest.raises(RuleError) as caught:
        cell_weights(counts)
    assert caught.value.stated == stated


def test_the_caller_chooses_the_number_of_kinds() -> None:
    check_counts([1] * 13, kinds=13)
    with stating(RuleError, "error-counts", count=10, kinds=52):
        check_counts([1] * 10, kinds=52)


@pytest.mark.part("compiler")
@given(st.lists(any_counts, min_size=1, max_size=9))
def test_the_native_kernel_equals_the_python_kernel(shoes: list[list[int]]) -> None:
    assert native.module is not None, "a compiler is here, so the native module has to be"
    expected = [plain_cell_weights(counts) for counts in shoes]
    packed = array("i", [count for counts in shoes for count in counts]).tobytes()
    flat = [weight for weights in expected for weight in weights]
    for path in native.module.PATHS:
        assert array("q", native.module.weights(path, packed)).tolist() == flat, path
    assert many_cell_weights(shoes) == expected
    assert [cell_weights(counts) for counts in shoes] == expected


@pytest.mark.parametrize("cards", [456, 457, native.MOST_CARDS, native.MOST_CARDS + 1, 10**6])
def test_shoes_at_the_edges_of_the_native_kernel_are_exact(cards: int) -> None:
    # Doubles are exact up to 456 cards, 64-bit integers up to 1,448; larger shoes use plain Python.
    for counts in ([cards, *[0] * 9], [cards // 10] * 9 + [cards - cards // 10 * 9]):
        weights = cell_weights(counts)
        assert sum(weights) == total_weight(cards)
        assert weights == plain_cell_weights(counts)
        assert many_cell_weights([counts, [1] * 10]) == [weights, cell_weights([1] * 10)]
