"""Entropy for houses in tests: each test has its own, the same in every run of it.

Whether two shoes happen to begin alike is not what a test is about; one that passes today passes
tomorrow. Houses in processes of their own, worlds and `make soak` draw as they please.
"""

import os
from random import Random

_sources: list[Random] = []


def begin(name: str) -> None:
    """From here on draw what belongs to this test."""
    _sources[:] = [Random(name)]


def entropy(size: int) -> bytes:
    """So many bytes, of this test or, outside of any, of this machine."""
    return _sources[0].randbytes(size) if _sources else os.urandom(size)
