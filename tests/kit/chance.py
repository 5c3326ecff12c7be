"""Entropy and command ids for houses in tests: each test has its own, the same in every run.

Tests do not depend on chance: one that passes today passes tomorrow. Houses in separate processes,
worlds and `make soak` draw freely.
"""

import os
from random import Random

from puntobanco.core.ids import CommandId

_sources: list[Random] = []
_ids: list[Random] = []


def begin(name: str) -> None:
    """Use the entropy and the ids of this test from here on."""
    _sources[:] = [Random(name)]
    _ids[:] = [Random(f"ids of {name}")]


def entropy(size: int) -> bytes:
    """Random bytes, from the test's source or, outside any test, from the system."""
    return _sources[0].randbytes(size) if _sources else os.urandom(size)


def new_id() -> CommandId:
    """The id of a new command, from a source of its own: one command more moves no card."""
    return CommandId((_ids[0].randbytes(12) if _ids else os.urandom(12)).hex())
