"""The optional native module: whether it is here, and which of its paths is active.

Whoever uses it has a Python twin that gives the same answer. The environment variable PUNTO_ISA
forces a path: `python`, `baseline`, `avx2` or `avx512`.
"""

from collections.abc import Sequence
from itertools import chain
from struct import Struct
from types import ModuleType

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact, one_of

module: ModuleType | None
try:
    import puntobanco._native as module
except ModuleNotFoundError:
    module = None

PYTHON = "python"
"""The name of the path that needs no native module."""

PATHS: tuple[str, ...] = (PYTHON, *(module.PATHS if module else ()))
"""Every path that can be taken here, the quickest last."""

ShoeTable = tuple[int, int, int, int, int, int]
"""Decks, cut, burn option, burn between, continuous, coups of every shoe or 0."""

ClassTables = tuple[int, int, bytes, bytes, bytes]
"""Kinds of card told apart, number of classes, and the tables that `struct classes` describes."""

PlanTables = tuple[bytes, bytes, bytes, bytes, bytes]
"""Header, steps, payments, limits and winners, as `struct plan` describes them."""

MOST_CARDS = 1448
"""A shoe of so many cards has weights that fit 64 bits: 1448 to the sixth power is below 2^63."""

_COUNTS = Struct("=10i")
_WEIGHTS = Struct("=205q")


def active() -> str:
    """The path in use; RuleError where PUNTO_ISA names one that is not here."""
    if module is None:
        return PYTHON
    if not module.ISA:
        raise RuleError(fact("error-path", path=module.ASKED, paths=one_of(PATHS)))
    return str(module.ISA)


def weights(counts: Sequence[int]) -> tuple[int, ...]:
    """The weights of the 205 cells for ten counts that fit; only where a native path is active."""
    assert module is not None
    return _WEIGHTS.unpack(module.weights(active(), _COUNTS.pack(*counts)))


def many_weights(counts: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """The same for many compositions at once, which takes a third of the time for each."""
    assert module is not None
    packed = Struct(f"={10 * len(counts)}i").pack(*chain.from_iterable(counts))
    return list(_WEIGHTS.iter_unpack(module.weights(active(), packed)))
