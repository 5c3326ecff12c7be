"""Entropy for houses in tests: each test has its own, the same in every run.

Tests do not depend on chance: one that passes today passes tomorrow. Houses in separate processes,
worlds and `make soak` draw freely.
"""

import os
from random import Random

_sources: list[Random] = []


def begin(name: str) -> None:
    """Use the entropy of this test from here on."""
    _sources[:] = [Random(name)]


def entropy(size: int) -> bytes:
    """Random bytes, from the test's source or, outside any test, from the system."""
    return _sources[0].randbytes(size) if _sources else os.urandom(size)
