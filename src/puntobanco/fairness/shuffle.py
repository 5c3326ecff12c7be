"""Shuffling: Fisher-Yates over a full shoe, with fresh entropy for every swap.

The source of entropy is a parameter and alone determines an order; seeds, state kept between shoes,
history and stakes play no part. Eight decks have about 2^2229 distinct orders. A generator seeded
with 256 bits would reach one in 2^1973 of them; fresh bits for every swap reach all (GLI-19 3.2.5).
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from puntobanco.core.cards import Card
from puntobanco.core.errors import InvariantBroken, RuleError, ensure
from puntobanco.core.facts import fact
from puntobanco.core.shoe import full_shoe
from puntobanco.fairness.secret import FaceDown, Secret

Entropy = Callable[[int], bytes]
"""Returns the requested number of unpredictable bytes; a live house passes `os.urandom`."""

BLOCK_BYTES = 1024
"""Bytes read at once: an eight-deck shoe takes about 850."""

MOST_REDRAWS = 128
"""The chance of a redraw is below one half, so this many in a row mean a broken source."""

T = TypeVar("T")


class Draws(Secret):
    """Numbers drawn from entropy. Each bit is used once.

    The rest of the last block is discarded with the object, so nothing that determines a shoe is in
    memory before or after it.
    """

    __slots__ = ("_block", "_entropy", "_used")

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy
        self._block = b""
        self._used = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely.

        It takes as many bits as the largest answer has and redraws an answer that is too large.
        Nothing is scaled or folded, which would cause bias (GLI-19 3.2.3).
        """
        if bound < 1:
            raise RuleError(fact("fairness-shoe-bound", bound=bound))
        bits = (bound - 1).bit_length()
        size, mask = (bits + 7) // 8, (1 << bits) - 1
        for _ in range(MOST_REDRAWS):
            number = int.from_bytes(self._take(size), "big") & mask
            if number < bound:
                return number
        raise InvariantBroken(
            f"the source of entropy gave no number below {bound} in {MOST_REDRAWS} tries"
        )

    def _take(self, size: int) -> bytes:
        end = self._used + size
        if end > len(self._block):
            self._block = self._entropy(BLOCK_BYTES)
            ensure(len(self._block) == BLOCK_BYTES, "the source of entropy gave too few bytes")
            end = size
        self._used = end
        return self._block[end - size : end]


def shuffled(items: Sequence[T], entropy: Entropy) -> list[T]:
    """The items in an order drawn from entropy, all orders equally likely."""
    draws = Draws(entropy)
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chosen = draws.below(last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def shuffled_shoe(decks: int, entropy: Entropy) -> tuple[Card, ...]:
    """A full shoe, face down, in an order drawn from entropy."""
    return FaceDown(shuffled(full_shoe(decks), entropy))
