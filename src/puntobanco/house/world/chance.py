"""Chance in a world: every choice follows from the seed and the place where it is made.

Each step has a row of numbers of its own, so that a step left out takes no number from another:
that is what lets a failing world be told again with fewer steps.
"""

from collections.abc import Sequence
from typing import TypeVar

from puntobanco.core.rng import Stream

T = TypeVar("T")

SETUP = 0
STEPS = 1 << 32
"""Step n draws from the stream of this number plus n."""
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
        """Whether something happens that happens once in so many times."""
        return self._stream.below(bound) == 0

    def pick(self, options: Sequence[T]) -> T:
        """One of the options, each as likely."""
        return options[self._stream.below(len(options))]

    def weighted(self, options: Sequence[tuple[int, T]]) -> T:
        """One of the options, each as likely as its weight says."""
        left = self._stream.below(sum(weight for weight, _ in options))
        for weight, option in options:
            left -= weight
            if left < 0:
                return option
        raise AssertionError("a number below the sum of all weights meets one of them")

    def bytes(self, count: int) -> bytes:
        """So many bytes: entropy for a house whose every card is to come again."""
        words = b"".join(self._stream.word().to_bytes(2, "big") for _ in range((count + 1) // 2))
        return words[:count]

    def word(self) -> str:
        """A name that nothing else has."""
        return self.bytes(8).hex()
