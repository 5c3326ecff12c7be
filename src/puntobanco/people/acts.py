"""What a second person approves: exactly one act, identified by its digest.

The digest is over canonical bytes: keys are sorted, and fields at their default are left out, so
that a field added by a later release does not change the digests in a log. A game is represented by
its hash.
"""

import hashlib
from typing import Any, NamedTuple

import msgspec

from puntobanco.core.facts import Fact, Value
from puntobanco.core.game import Game


def act_of(command: msgspec.Struct, about: str = "") -> str:
    """The digest of an act: its command, and what it applies to if the command does not say."""
    said = {"about": about, "command": _canonical(command)}
    return hashlib.sha256(msgspec.json.encode(said, order="deterministic")).hexdigest()


def _canonical(value: Any) -> Any:
    if isinstance(value, Game):
        return value.hash
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.fields(value)
        pairs = ((one.name, getattr(value, one.name), one.default) for one in fields)
        said = {name: _canonical(held) for name, held, default in pairs if held != default}
        return {"type": type(value).__name__} | said
    if isinstance(value, tuple):
        return [_canonical(one) for one in value]
    return value


class ActFacts(NamedTuple):
    """An act as its approver reads it: a title, and lines of what it changes."""

    title: Fact
    lines: tuple[tuple[Fact, Value], ...]
    """Labels and values."""
