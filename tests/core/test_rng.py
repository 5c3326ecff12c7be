"""The generator: known answers, exact uniformity, and independence of neighbouring streams."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice, pairwise, product
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.arguments import Argument, out_of_range, too_small
from puntobanco.core.cards import CARDS
from puntobanco.core.errors import RuleError
from puntobanco.core.rng import GENERATOR, Stream, mix64
from puntobanco.core.shoe import Burn, SeededShoe, ShoeRules

GOLDEN = 0x9E3779B97F4A7C15
ALL64 = 2**64 - 1
WORDS = range(1 << 16)

# Computed by a short C program with unsigned integers of 16 and 64 bits.
VECTORS = {
    (0, 0): "728e bd1f 1a47 b13f a441 c111 f90b d427",
    (0, 1): "f721 6293 ef49 dfc5 08e1 79f4 5569 eac2",
    (1, 0): "3398 d922 0567 9de7 6157 10f5 b5ee ec60",
    (7, 0): "05a4 0d62 92df 4818 2286 e08a b8b8 4dda",
    (7, 1): "a2df 0e4b 0dbf 21fa a8c7 7d04 c8ad 5765",
    (ALL64, ALL64): "5549 29f9 1bdd 5a82 8bf5 703d a78a f167",
}

# The first outputs of SplitMix64 for the seed 1234567, as published on Rosetta Code.
SPLITMIX = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)

words64 = st.integers(0, ALL64)


class Told(Stream):
    """A stream of given words, which then ends."""

    __slots__ = ("_told",)

    def __init__(self, told: Iterable[int]) -> None:
        super().__init__(0)
        self._told = iter(told)

    def word(self) -> int:
        return next(self._told)


class PlainModulo(Told):
    """The wrong way to implement `below`: a few remainders come once too often."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        return self.word() % bound


@pytest.mark.parametrize(("key", "words"), list(VECTORS.items()))
def test_words_match_the_definition(key: tuple[int, int], words: str) -> None:
    stream = Stream(*key)
    assert " ".join(f"{stream.word():04x}" for _ in range(8)) == words
    assert GENERATOR == "sfc16"


def test_the_finaliser_is_splitmix64() -> None:
    states = ((1234567 + place * GOLDEN) & ALL64 for place in range(1, 6))
    assert tuple(map(mix64, states)) == SPLITMIX


def unmix64(value: int) -> int:
    """The inverse of the finaliser, step by step from its end."""
    value = value ^ value >> 31 ^ value >> 62
    value = value * pow(0x94D049BB133111EB, -1, 1 << 64) & ALL64
    value = value ^ value >> 27 ^ value >> 54
    value = value * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & ALL64
    return value ^ value >> 30 ^ value >> 60


@given(words64)
def test_the_finaliser_is_invertible(value: int) -> None:
    assert unmix64(mix64(value)) == value
    assert mix64(unmix64(value)) == value


def test_the_finaliser_has_the_avalanche_property() -> None:
    for bit in range(64):
        flips = [
            (mix64(place * GOLDEN) ^ mix64(place * GOLDEN ^ 1 << bit)).bit_count()
            for place in range(1, 201)
        ]
        assert 30 < sum(flips) / len(flips) < 34


@given(words64, words64)
def test_a_stream_depends_only_on_seed_and_shoe(seed: int, shoe: int) -> None:
    first, second = Stream(seed, shoe), Stream(seed, shoe)
    assert [first.word() for _ in range(20)] == [second.word() for _ in range(20)]


@pytest.mark.parametrize(("seed", "shoe"), [(-1, 0), (0, -1), (1 << 64, 0), (0, 1 << 64)])
def test_a_seed_or_shoe_beyond_64_bits_is_refused(seed: int, shoe: int) -> None:
    with pytest.raises(RuleError) as caught:
        Stream(seed, shoe)
    name, value = (Argument.SHOE, shoe) if seed == 0 else (Argument.SEED, seed)
    assert caught.value.stated == out_of_range(name, value, 0, "2^64 - 1")


@pytest.mark.parametrize("bound", [0, -1, -416, -(1 << 20)])
def test_a_bound_below_one_is_refused(bound: int) -> None:
    with pytest.raises(RuleError) as caught:
        Stream(0).below(bound)
    assert caught.value.stated == too_small(Argument.BOUND, bound, 1)


def answers(kind: type[Told], bound: int) -> tuple[Counter[int], int]:
    """How many single words give each answer, and how many are rejected."""
    given: Counter[int] = Counter()
    redrawn = 0
    for word in WORDS:
        try:
            given[kind([word]).below(bound)] += 1
        except StopIteration:
            redrawn += 1
    return given, redrawn


BOUNDS = [1, 2, 3, 52, 411, 415, 416, 4096, 40_000, 65_535, 65_536]


@pytest.mark.parametrize("bound", BOUNDS)
def test_every_result_has_equally_many_words(bound: int) -> None:
    each, redrawn = divmod(1 << 16, bound)
    assert answers(Told, bound) == (dict.fromkeys(range(bound), each), redrawn)


def test_the_uniformity_test_detects_plain_modulo() -> None:
    given, redrawn = answers(PlainModulo, 416)
    assert redrawn == 0
    assert set(given.values()) == {157, 158}, "224 places of a shoe come once more than the rest"


@pytest.mark.parametrize("bound", [3, 415, 416])
def test_a_redrawn_word_does_not_affect_later_draws(bound: int) -> None:
    refused = next(word for word in WORDS if _ends(Told([word]), bound))
    for word in (1, 30_000, 65_535):
        assert Told([refused, refused, word]).below(bound) == Told([word]).below(bound)


def _ends(stream: Stream, bound: int) -> bool:
    try:
        stream.below(bound)
    except StopIteration:
        return True
    return False


@pytest.mark.parametrize("bound", [65_537, 10**6, 2**32 - 1, 2**32, 2**32 + 1, 10**15, 2**64])
def test_a_wide_bound_uses_the_fewest_words(bound: int) -> None:
    needed = next(n for n in range(1, 9) if 1 << 16 * n >= bound)
    span = 1 << 16 * needed
    kept = span // bound * bound

    def spelled(value: int) -> list[int]:
        return [value >> 16 * place & 0xFFFF for place in reversed(range(needed))]

    # The kept values are whole multiples of the bound, so each answer has equally many.
    for value in (0, 1, bound - 1, kept - bound, kept - 1):
        assert Told(spelled(value)).below(bound) == value % bound
    for value in {kept, span - 1} if kept < span else ():
        assert Told(spelled(value) + spelled(5)).below(bound) == 5


@given(words64, st.integers(1, 1 << 70))
def test_a_draw_is_below_its_bound(seed: int, bound: int) -> None:
    stream = Stream(seed)
    assert all(0 <= stream.below(bound) < bound for _ in range(5))


def chi_square(seen: Counter[int], expected: dict[int, float]) -> float:
    """The statistic over every expected outcome; no other may have been seen."""
    assert set(seen) <= set(expected)
    return sum((seen[key] - often) ** 2 / often for key, often in expected.items())


def quantile(degrees: int) -> float:
    """The 0.999 quantile of chi-square, by Wilson and Hilferty (within 0.2 % from ten degrees)."""
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + 3.0902 * sqrt(spread)) ** 3)


def evenly(seen: Counter[int], outcomes: int) -> bool:
    """Whether the outcomes, from 0, are uniform within chance."""
    often = seen.total() / outcomes
    return chi_square(seen, dict.fromkeys(range(outcomes), often)) < quantile(outcomes - 1)


WHOLE_SHOE = ShoeRules(burn=Burn.NONE)


def test_every_card_is_equally_often_first() -> None:
    shoes = (SeededShoe(WHOLE_SHOE, seed=11, number=number) for number in range(20_000))
    assert evenly(Counter(shoe.draw().kind for shoe in shoes), 52)


def test_the_test_detects_a_duplicated_card() -> None:
    stream = Stream(11)
    loaded = [*range(52)] * 8 + [0] * 8
    assert not evenly(Counter(loaded[stream.below(len(loaded))] for _ in range(20_000)), 52)


def test_pairs_of_points_match_exact_frequencies() -> None:
    seen: Counter[int] = Counter()
    shoes = 20_000
    for number in range(shoes):
        shoe = SeededShoe(WHOLE_SHOE, seed=12, number=number)
        seen[10 * shoe.draw().points + shoe.draw().points] += 1
    held = Counter(card.points for card in CARDS for _ in range(8))
    expected = {
        10 * a + b: shoes * held[a] * (held[b] - (a == b)) / (416 * 415)
        for a, b in product(range(10), repeat=2)
    }
    assert chi_square(seen, expected) < quantile(99)


def test_pairs_of_cards_from_one_deck_are_uniform_and_distinct() -> None:
    seen: Counter[int] = Counter()
    rules = ShoeRules(decks=1, burn=Burn.NONE)
    for number in range(30_000):
        shoe = SeededShoe(rules, seed=13, number=number)
        seen[52 * shoe.draw().kind + shoe.draw().kind] += 1
    expected = {52 * a + b: 30_000 / (52 * 51) for a in range(52) for b in range(52) if a != b}
    assert chi_square(seen, expected) < quantile(52 * 51 - 1)


def test_the_last_card_of_a_deck_is_uniform() -> None:
    seen: Counter[int] = Counter()
    for number in range(3_000):
        shoe = SeededShoe(ShoeRules(decks=1, burn=Burn.NONE), seed=14, number=number)
        row = [shoe.draw().kind for _ in range(52)]
        assert sorted(row) == list(range(52))
        seen[row[-1]] += 1
    assert evenly(seen, 52)


Streams = Callable[[int], Iterator[int]]


def words_of(stream: Stream) -> Iterator[int]:
    """The words of a stream, one after another."""
    while True:
        yield stream.word()


def side_by_side(streams: Streams, *, shift: int) -> Counter[int]:
    """Pairs of the nibbles at `shift` of words at equal places in streams n and n + 1."""
    rows = [list(islice(streams(number), 4)) for number in range(4_001)]
    pairs = chain.from_iterable(zip(a, b, strict=True) for a, b in pairwise(rows))
    return Counter((a >> shift & 15) << 4 | b >> shift & 15 for a, b in pairs)


NEIGHBOURS: dict[str, Streams] = {
    "shoes of one seed": lambda n: words_of(Stream(7, n)),
    "shoes of a large seed": lambda n: words_of(Stream(ALL64, n)),
    "seeds": lambda n: words_of(Stream(n, 0)),
    "seeds at a later shoe": lambda n: words_of(Stream(n, 1000)),
    "seeds and shoes together": lambda n: words_of(Stream(n, n)),
    "seeds up, shoes down": lambda n: words_of(Stream(n, 10_000 - n)),
    "seeds a high bit apart": lambda n: words_of(Stream(n << 50, 0)),
}


@pytest.mark.parametrize("streams", list(NEIGHBOURS.values()), ids=list(NEIGHBOURS))
def test_neighbouring_streams_are_independent(streams: Streams) -> None:
    assert evenly(side_by_side(streams, shift=12), 256)
    assert evenly(side_by_side(streams, shift=0), 256)


def test_the_test_detects_streams_keyed_without_mixing() -> None:
    def unmixed(number: int) -> Iterator[int]:
        stream = Stream(0)
        stream._a, stream._b, stream._c, stream._count = number & 0xFFFF, 0, 0, 0
        return words_of(stream)

    assert not evenly(side_by_side(unmixed, shift=0), 256)


@pytest.mark.parametrize("lag", [1, 2, 3, 415])
def test_consecutive_words_are_independent(lag: int) -> None:
    row = list(islice(words_of(Stream(15, 0)), 60_000))
    pairs = zip(row, row[lag:], strict=False)
    assert evenly(Counter((a >> 12) << 4 | b >> 12 for a, b in pairs), 256)


def first_words(key: Callable[[int, int], int], seeds: int, shoes: int) -> list[set[int]]:
    """The keys of each seed's shoes."""
    return [{key(seed, shoe) for shoe in range(shoes)} for seed in range(seeds)]


def _key(seed: int, shoe: int) -> int:
    stream = Stream(seed, shoe)
    return stream._a | stream._b << 16 | stream._c << 32 | stream._count << 48


def _one_step_key(seed: int, shoe: int) -> int:
    return mix64((seed + shoe + 1) * GOLDEN)


def test_no_two_shoes_share_a_stream() -> None:
    keys = first_words(_key, 40, 1000)
    assert len(set().union(*keys)) == 40_000


def test_keying_in_one_step_shares_shoes_between_seeds() -> None:
    keys = first_words(_one_step_key, 40, 1000)
    assert len(set().union(*keys)) == 1039, "each seed but the last has its neighbour's shoes"
