"""The generator behind everything reproducible: deals, simulations, test worlds. Not live shuffles.

It is **sfc16**: Chris Doty-Humphrey's small fast counting generator on 16-bit words, with one
stream for each (seed, shoe), keyed through SplitMix64. It uses 16 bits because a shoe has fewer
than 65,536 cards and a vector register then holds most lanes. Each shoe has its own stream, so that
results do not depend on threads, lanes or machines. docs/generator.md defines it, with test
vectors. It is predictable by design, so it must not be used for anything that patrons stake money
on.
"""

from puntobanco.core.arguments import Argument, out_of_range, too_small
from puntobanco.core.errors import RuleError

GENERATOR = "sfc16"

MOST_SEED = "2^64 - 1"
"""The largest seed, as written in messages."""

_MASK64 = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def mix64(value: int) -> int:
    """SplitMix64's finaliser: a bijection of 64-bit words in which every bit affects every bit."""
    value &= _MASK64
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK64
    return value ^ (value >> 31)


def check_seed(seed: int) -> None:
    """Raise RuleError if the number cannot be a seed."""
    if not 0 <= seed <= _MASK64:
        raise RuleError(out_of_range(Argument.SEED, seed, 0, MOST_SEED))


class Stream:
    """An endless sequence of 16-bit words for one (seed, shoe).

    >>> [Stream(seed=7, shoe=0).below(416) for _ in range(2)] == [Stream(7, 0).below(416)] * 2
    True
    """

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: int, shoe: int = 0) -> None:
        # Mix the seed before adding the shoe: with one step, neighbouring seeds would have the same
        # shoes, shifted by one.
        check_seed(seed)
        if not 0 <= shoe <= _MASK64:
            raise RuleError(out_of_range(Argument.SHOE, shoe, 0, MOST_SEED))
        key = mix64((mix64(seed + _GOLDEN) + (shoe + 1) * _GOLDEN) & _MASK64)
        self._a = key & 0xFFFF
        self._b = key >> 16 & 0xFFFF
        self._c = key >> 32 & 0xFFFF
        self._count = key >> 48

    def word(self) -> int:
        """The next 16-bit word."""
        b, c, count = self._b, self._c, self._count
        word = (self._a + b + count) & 0xFFFF
        self._count = (count + 1) & 0xFFFF
        self._a = b ^ (b >> 5)
        self._b = (c + (c << 3)) & 0xFFFF
        self._c = ((c << 6 | c >> 10) + word) & 0xFFFF
        return word

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely. Larger bounds use more words."""
        if 0 < bound <= 0x10000:
            return self._below_16(bound)
        if bound < 1:
            raise RuleError(too_small(Argument.BOUND, bound, 1))
        words = -(-(bound - 1).bit_length() // 16)
        span = 1 << 16 * words
        limit = span - span % bound
        while True:
            value = 0
            for _ in range(words):
                value = value << 16 | self.word()
            if value < limit:
                return value % bound

    def _below_16(self, bound: int) -> int:
        # Lemire's method: the high half of word times bound, redrawing the few low halves that
        # would bias the result. The remainder is computed only if it can matter.
        product = self.word() * bound
        if product & 0xFFFF < bound:
            floor = 0x10000 % bound
            while product & 0xFFFF < floor:
                product = self.word() * bound
        return product >> 16
