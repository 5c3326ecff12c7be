"""Chance in a world: every choice follows from the seed and the place where it is made.

Each step has its own random stream, so leaving a step out does not change another's numbers. That
is why a failure can be repeated with fewer steps.
"""

from collections.abc import Sequence
from typing import TypeVar

from puntobanco.core.rng import Stream

T = TypeVar("T")

SETUP = 0
STEPS = 1 << 32
"""Step n draws from stream `STEPS + n`."""
PROCESSES = 2 << 32
ENTROPY = 3 << 32
DOWNTIMES = 4 << 32


class Chance:
    """Choices drawn from one stream."""

    def __init__(self, seed: int, place: int) -> None:
        self._stream = Stream(seed, place)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return self._stream.below(bound)

    def between(self, least: int, most: int) -> int:
        """A number from least to most."""
        return least + self._stream.below(most - least + 1)

    def one_in(self, bound: int) -> bool:
        """True with a probability of 1 in `bound`."""
        return self._stream.below(bound) == 0

    def pick(self, options: Sequence[T]) -> T:
        """One of the options, all equally likely."""
        return options[self._stream.below(len(options))]

    def weighted(self, options: Sequence[tuple[int, T]]) -> T:
        """One of the options, each with a probability in proportion to its weight."""
        left = self._stream.below(sum(weight for weight, _ in options))
        for weight, option in options:
            left -= weight
            if left < 0:
                return option
        raise AssertionError("a number below the sum of all weights meets one of them")

    def bytes(self, count: int) -> bytes:
        """`count` bytes: reproducible entropy for a house."""
        words = b"".join(self._stream.word().to_bytes(2, "big") for _ in range((count + 1) // 2))
        return words[:count]

    def word(self) -> str:
        """A random name, practically unique."""
        return self.bytes(8).hex()
