"""Shuffling: exact uniformity of every draw, orders without pattern, and independent shoes."""

import inspect
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise, permutations, product
from math import comb, factorial, log2, sqrt
from statistics import NormalDist

import pytest

from puntobanco.core.errors import InvariantBroken, RuleError
from puntobanco.core.shoe import full_shoe
from puntobanco.fairness.commitment import drawn_cut
from puntobanco.fairness.shuffle import BLOCK_BYTES, Draws, Entropy, shuffled, shuffled_shoe
from tests.fairness.kit import chi_square, holm, position_chance, recorded
from tests.kit.stated import stating

Shuffle = Callable[[Sequence[int], Entropy], list[int]]

# --- Draws -------------------------------------------------------------------------------------


class SourceEndedError(Exception):
    """The toy source is exhausted."""


@cache
def all_words(size: int) -> bytes:
    """Every word of this many bytes equally often, filling whole blocks."""
    # In a scattered order: hundreds of large words in a row would look like a broken source.
    words = b"".join((n * 40_503 % 256**size).to_bytes(size, "big") for n in range(256**size))
    return words * max(1, BLOCK_BYTES // len(words))


def every_word(size: int) -> Entropy:
    """A toy source that returns every word of this many bytes, then ends."""
    words = all_words(size)
    blocks = iter([words[at : at + BLOCK_BYTES] for at in range(0, len(words), BLOCK_BYTES)])

    def source(count: int) -> bytes:
        assert count == BLOCK_BYTES
        for block in blocks:
            return block
        raise SourceEndedError

    return source


def is_uniform(kind: type[Draws], bound: int) -> bool:
    """Whether every answer is equally frequent over all words of the source."""
    below = kind(every_word(1 if bound <= 256 else 2)).below
    counts = [0] * bound
    try:
        while True:
            counts[below(bound)] += 1
    except SourceEndedError:
        return min(counts) == max(counts) > 0


class ModuloDraws(Draws):
    """The wrong way to draw: small answers come once too often."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        return int.from_bytes(self._take(1 if bound <= 256 else 2), "big") % bound


# RNG-04, GLI-19 3.2.3: scaling is unbiased; discarding values is an accepted method.
@pytest.mark.assures("RNG-04")
@pytest.mark.parametrize("bounds", [range(2, 257), range(257, 337), range(337, 417)], ids=str)
def test_every_bound_of_a_shoe_is_exactly_uniform(bounds: range) -> None:
    assert [bound for bound in bounds if not is_uniform(Draws, bound)] == []


def test_the_uniformity_test_detects_a_modulo() -> None:
    fair = [bound for bound in range(2, 257) if is_uniform(ModuloDraws, bound)]
    assert fair == [2, 4, 8, 16, 32, 64, 128, 256]
    assert not is_uniform(ModuloDraws, 416)


def test_a_draw_below_one_needs_no_entropy() -> None:
    def silent(count: int) -> bytes:
        raise AssertionError(count)

    assert Draws(silent).below(1) == 0
    assert shuffled([7], silent) == [7]
    assert shuffled([], silent) == []


@pytest.mark.parametrize("bound", [0, -1])
def test_a_draw_below_zero_is_refused(bound: int) -> None:
    with stating(RuleError, "fairness-shoe-bound"):
        Draws(os.urandom).below(bound)


def test_too_few_bytes_of_entropy_raise() -> None:
    with pytest.raises(InvariantBroken, match=r"^the source of entropy gave too few bytes$"):
        Draws(lambda size: bytes(size - 1)).below(416)


def test_a_stuck_source_of_entropy_raises() -> None:
    with pytest.raises(InvariantBroken) as caught:
        Draws(lambda size: b"\xff" * size).below(416)
    assert str(caught.value) == "the source of entropy gave no number below 416 in 128 tries"


# --- Orders ------------------------------------------------------------------------------------


def bytes_saying(numbers: Sequence[int]) -> Entropy:
    """A source whose draws, all below 256, are these numbers."""
    return lambda size: bytes(numbers).ljust(size, b"\0")


@pytest.mark.parametrize("cards", range(2, 7))
def test_every_order_has_exactly_one_sequence_of_draws(cards: int) -> None:
    rows = product(*(range(bound) for bound in range(cards, 1, -1)))
    orders = Counter(tuple(shuffled(range(cards), bytes_saying(row))) for row in rows)
    assert len(orders) == factorial(cards)
    assert set(orders.values()) == {1}


# RNG-08, GLI-19 3.2.5: every outcome is reachable.
@pytest.mark.assures("RNG-08")
def test_a_shuffle_uses_more_entropy_than_the_number_of_orders() -> None:
    bits = sum((bound - 1).bit_length() for bound in range(2, 417))
    distinct_orders = factorial(416) // factorial(8) ** 52
    assert 2229 < log2(distinct_orders) < 2230
    assert bits > log2(factorial(416)) > log2(distinct_orders)


class Counting(Draws):
    """Draws that record the words taken."""

    __slots__ = ("taken",)

    def __init__(self, entropy: Entropy) -> None:
        super().__init__(entropy)
        self.taken: list[bytes] = []

    def _take(self, size: int) -> bytes:
        self.taken.append(super()._take(size))
        return self.taken[-1]


def test_no_byte_is_used_twice() -> None:
    said: list[bytes] = []
    source = recorded("fresh")

    def heard(size: int) -> bytes:
        said.append(source(size))
        return said[-1]

    draws = Counting(heard)
    for bound in range(1000, 1, -1):
        draws.below(bound)
    assert len(said) > 1
    stream = b"".join(said)
    place = 0
    for taken in draws.taken:
        # A word that does not fit into the rest of a block is skipped; none comes from before the
        # last.
        place = stream.index(taken, place) + len(taken)
    assert place <= len(stream)
    assert sum(map(len, draws.taken)) >= len(stream) - BLOCK_BYTES - len(said)


def test_shuffles_share_no_state() -> None:
    calls: list[int] = []

    def source(size: int) -> bytes:
        calls.append(size)
        return os.urandom(size)

    for shoes in range(1, 4):
        before = len(calls)
        shuffled_shoe(1, source)
        assert len(calls) > before, f"shoe {shoes} began with bytes read for another"


def test_a_shuffled_shoe_is_the_full_shoe() -> None:
    for decks in (1, 6, 8):
        assert Counter(shuffled_shoe(decks, os.urandom)) == Counter(full_shoe(decks))


# RNG-05, GLI-19 3.2.4: only entropy decides an order.
@pytest.mark.assures("RNG-05")
def test_a_shuffle_takes_only_cards_and_entropy() -> None:
    assert list(inspect.signature(shuffled).parameters) == ["items", "entropy"]
    assert list(inspect.signature(shuffled_shoe).parameters) == ["decks", "entropy"]
    assert shuffled_shoe(8, recorded("same")) == shuffled_shoe(8, recorded("same"))
    assert shuffled_shoe(8, recorded("same")) != shuffled_shoe(8, recorded("other"))


# --- RNG-06, GLI-19 3.2.2: tests of final orders, jointly at 99 % --------------------------------

DECK_ORDERS = 20_000


def by_modulo(items: Sequence[int], entropy: Entropy) -> list[int]:
    """A mutant: one byte modulo the bound."""
    order = list(items)
    draws = ModuloDraws(entropy)
    for last in range(len(order) - 1, 0, -1):
        chosen = draws.below(last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def by_naive_swaps(items: Sequence[int], entropy: Entropy) -> list[int]:
    """A mutant: every place swapped with any place."""
    order = list(items)
    draws = Draws(entropy)
    for place in range(len(order)):
        chosen = draws.below(len(order))
        order[place], order[chosen] = order[chosen], order[place]
    return order


def by_one_cycle(items: Sequence[int], entropy: Entropy) -> list[int]:
    """A mutant: no card may stay in its place."""
    order = list(items)
    draws = Draws(entropy)
    for last in range(len(order) - 1, 0, -1):
        chosen = draws.below(last)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def deck_orders(shuffle: Shuffle, name: str, number: int = DECK_ORDERS) -> list[list[int]]:
    """Orders of one deck of distinct cards, from recorded entropy."""
    source = recorded(name)
    return [shuffle(range(52), source) for _ in range(number)]


@pytest.fixture(scope="module")
def decks() -> list[list[int]]:
    """Many orders of one deck."""
    return deck_orders(shuffled, "deck")


def first_four_suits(orders: list[list[int]]) -> float:
    """The suits of the first four cards, dealt as P B P B."""
    tuples = list(product(range(4), repeat=4))
    counts = Counter(tuple(card % 4 for card in order[:4]) for order in orders)
    chances = []
    for suits in tuples:
        held, chance = [13] * 4, Fraction(1)
        for place, suit in enumerate(suits):
            chance *= Fraction(held[suit], 52 - place)
            held[suit] -= 1
        chances.append(float(chance))
    return chi_square([counts[suits] for suits in tuples], chances)


def pairs_at(orders: list[list[int]], place: int, other: int) -> float:
    """Two given places, over all 52 x 51 pairs of cards."""
    pairs = list(permutations(range(52), 2))
    counts = Counter((order[place], order[other]) for order in orders)
    return chi_square([counts[pair] for pair in pairs], [1 / len(pairs)] * len(pairs))


def cycles(order: Sequence[int]) -> int:
    """The number of cycles of an order, read as a permutation."""
    unseen, found = set(order), 0
    while unseen:
        card = next(iter(unseen))
        found += 1
        while card in unseen:
            unseen.remove(card)
            card = order[card]
    return found


def cycle_counts(orders: list[list[int]]) -> float:
    """Numbers of cycles, against Stirling numbers of the first kind."""
    row = [1]
    for size in range(52):
        row = [a + size * b for a, b in zip([0, *row], [*row, 0], strict=True)]
    return pooled(Counter(map(cycles, orders)), [one / factorial(52) for one in row])


def places_kept(orders: list[list[int]]) -> float:
    """Cards in the same place in two consecutive shuffles, against derangements."""
    counts = Counter(
        sum(a == b for a, b in zip(one, two, strict=True))
        for one, two in zip(orders[::2], orders[1::2], strict=True)
    )
    deranged = [1, 0]
    for size in range(2, 53):
        deranged.append((size - 1) * (deranged[-1] + deranged[-2]))
    chances = [comb(52, kept) * deranged[52 - kept] / factorial(52) for kept in range(53)]
    return pooled(counts, chances)


def first_cards_in_turn(orders: list[list[int]]) -> float:
    """The first cards of two consecutive shuffles, over all 52 x 52 pairs."""
    cells = list(product(range(52), range(52)))
    counts = Counter((one[0], two[0]) for one, two in zip(orders[::2], orders[1::2], strict=True))
    return chi_square([counts[cell] for cell in cells], [1 / len(cells)] * len(cells))


def ascents(orders: list[list[int]]) -> float:
    """Runs: how often a card is followed by a higher one; mean 51/2, variance 53/12 per order."""
    total = sum(one < two for order in orders for one, two in pairwise(order))
    z = (total - 25.5 * len(orders)) / sqrt(len(orders) * 53 / 12)
    return 2 * NormalDist().cdf(-abs(z))


def coupons(orders: list[list[int]]) -> float:
    """Coupon collector: cards dealt until all four suits have come."""
    counts = Counter(
        next(size for size in range(4, 53) if len({card % 4 for card in order[:size]}) == 4)
        for order in orders
    )

    def missing(size: int) -> float:
        ways = sum(
            (comb(4, suits) * comb(52 - 13 * suits, size)) * (1 if suits % 2 else -1)
            for suits in range(1, 5)
        )
        return ways / comb(52, size)

    chances = [0.0] + [missing(size - 1) - missing(size) for size in range(1, 53)]
    return pooled(counts, chances)


def serial_correlation(orders: list[list[int]]) -> float:
    """Shoe to shoe: each card's place in one order and the next, over all cards and shuffles."""
    places = [sorted(range(52), key=order.__getitem__) for order in orders]
    total = sum(
        (a - 25.5) * (b - 25.5)
        for one, two in pairwise(places)
        for a, b in zip(one, two, strict=True)
    )
    # Given one order, the sum over the other has variance S^2 / 51, S being the sum of squares.
    squares = sum((place - 25.5) ** 2 for place in range(52))
    z = total / (squares * sqrt((len(orders) - 1) / 51))
    return 2 * NormalDist().cdf(-abs(z))


def pooled(counts: Counter[int], chances: Sequence[float]) -> float:
    """Chi-square with rare neighbouring values pooled."""
    total = sum(counts.values())
    observed: list[int] = []
    expected: list[float] = []
    seen, chance = 0, 0.0
    for value, one in enumerate(chances):
        seen, chance = seen + counts[value], chance + one
        if chance * total >= 20 and (1 - sum(expected) - chance) * total >= 20:
            observed.append(seen)
            expected.append(chance)
            seen, chance = 0, 0.0
    return chi_square([*observed, seen], [*expected, chance])


BATTERY: dict[str, Callable[[list[list[int]]], float]] = {
    "positions": lambda orders: position_chance(orders, 52),
    "first four cards": first_four_suits,
    "first pair": lambda orders: pairs_at(orders, 0, 1),
    "middle pair": lambda orders: pairs_at(orders, 25, 26),
    "last pair": lambda orders: pairs_at(orders, 50, 51),
    "first and last": lambda orders: pairs_at(orders, 0, 51),
    "cycles": cycle_counts,
    "places kept from shoe to shoe": places_kept,
    "first cards in turn": first_cards_in_turn,
    "correlation from shoe to shoe": serial_correlation,
    "runs": ascents,
    "coupon collector": coupons,
}


@pytest.mark.assures("RNG-06")
def test_orders_pass_the_battery_at_99_percent(decks: list[list[int]]) -> None:
    chances = {name: test(decks) for name, test in BATTERY.items()}
    assert holm(chances.values()) > 0.01, chances


def test_all_orders_are_different(decks: list[list[int]]) -> None:
    assert len(set(map(tuple, decks))) == len(decks)


def test_cards_of_whole_shoes_are_uniform_over_positions() -> None:
    source = recorded("shoes")
    orders = [[card.kind for card in shuffled_shoe(8, source)] for _ in range(1000)]
    assert position_chance(orders, 52) > 0.01


# The same test detects both common wrong shuffles, and a third.
@pytest.mark.parametrize("mutant", [by_modulo, by_naive_swaps, by_one_cycle])
def test_a_wrong_shuffle_fails_the_position_test(mutant: Shuffle) -> None:
    assert position_chance(deck_orders(mutant, "deck"), 52) < 1e-9


def by_a_cut(items: Sequence[int], entropy: Entropy) -> list[int]:
    """A mutant that the position test cannot detect: the new deck, cut at a uniform place."""
    place = Draws(entropy).below(len(items))
    return [*items[place:], *items[:place]]


def orders_said_twice(shuffle: Shuffle, name: str) -> list[list[int]]:
    """A mutant that no single order shows: every second one is the last with two cards swapped."""
    orders = []
    for order in deck_orders(shuffle, name, DECK_ORDERS // 2):
        orders += [order, [*order[:-2], order[-1], order[-2]]]
    return orders


def test_every_other_test_of_the_battery_has_power() -> None:
    cut = deck_orders(by_a_cut, "deck")
    said_twice = orders_said_twice(shuffled, "deck")
    assert BATTERY["positions"](cut) > 0.01
    between = {name for name in BATTERY if "shoe to shoe" in name or "in turn" in name}
    within = set(BATTERY) - {"positions", *between}
    assert {name for name in within if BATTERY[name](cut) > 1e-9} == set()
    assert {name for name in between if BATTERY[name](said_twice) > 1e-9} == set()


# RNG-06: each use of entropy is tested on its own.
def test_a_drawn_cut_is_uniform() -> None:
    source = recorded("cuts")
    counts = Counter(drawn_cut(416, source).position for _ in range(40_000))
    assert set(counts) == set(range(1, 416))
    assert chi_square([counts[place] for place in range(1, 416)], [1 / 415] * 415) > 0.01


# RNG-02, GLI-19 3.3.2: no two instances start alike, not even forked copies of a process.
def test_forked_processes_never_share_a_shoe() -> None:
    program = (
        "import os, sys\n"
        "from puntobanco.core.cards import format_cards\n"
        "from puntobanco.fairness.shuffle import shuffled_shoe\n"
        "shuffled_shoe(8, os.urandom)\n"
        "children = []\n"
        "for _ in range(40):\n"
        "    child = os.fork()\n"
        "    if not child:\n"
        "        os.write(1, (format_cards(shuffled_shoe(8, os.urandom)) + '\\n').encode())\n"
        "        os._exit(0)\n"
        "    children.append(child)\n"
        "for child in children:\n"
        "    os.waitpid(child, 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    shoes = done.stdout.splitlines()
    assert len(shoes) == len(set(shoes)) == 40


@pytest.mark.assures("RNG-02")
def test_identically_started_processes_never_share_a_shoe() -> None:
    program = (
        "import os\n"
        "from puntobanco.core.cards import format_cards\n"
        "from puntobanco.fairness.shuffle import shuffled_shoe\n"
        "print(format_cards(shuffled_shoe(8, os.urandom)))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    started = [
        subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, env=environment)
        for _ in range(6)
    ]
    shoes = {process.communicate()[0] for process in started}
    assert len(shoes) == 6
    assert all(len(shoe.split()) == 416 for shoe in shoes)
