"""The hash chain: each entry's hash covers the one before, so every change is detected.

The hash of an entry is SHA-256 over the following, in this order and without separators:

- the 19 bytes `puntobanco event 1` and a line feed;
- the 32 bytes of the previous hash, or 32 zero bytes for the first entry;
- as big-endian 64-bit numbers: sequence, time in milliseconds (signed), and the lengths in bytes
  of pit, stream, kind and payload;
- pit, stream and kind in UTF-8, and the payload.

A chain proves that nothing inside it was altered. A missing tail, or a chain that was hashed again
as a whole, can be detected only with an anchor kept elsewhere.
"""

import re
import struct
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from puntobanco.core.facts import Fact, fact
from puntobanco.store.errors import BadInputError

GENESIS = bytes(32)
"""The previous hash of the first entry."""

_TAG = b"puntobanco event 1\n"
_NUMBERS = struct.Struct(">Qq4Q")
_ANCHOR = re.compile(r"anchor 1 (\S+) ([0-9]{1,19}) ([0-9a-f]{64})")
_PIT = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:-]{0,63}")
_NAME_LIMIT = 200
_TIME_LIMIT = 1 << 63


@dataclass(frozen=True, slots=True)
class EncodedEvent:
    """An event as encoded by the caller. The store never decodes it."""

    stream: str
    """What it belongs to within the pit: one table, one meter."""
    kind: str
    time_ms: int
    payload: bytes


class LogEntry(NamedTuple):
    """An event at its place in the log."""

    pit: str
    sequence: int
    time_ms: int
    stream: str
    kind: str
    payload: bytes
    hash: bytes


@dataclass(frozen=True, slots=True)
class Anchor:
    """A place in a log and its hash. Kept elsewhere, it fixes everything up to that place.

    >>> str(Anchor("main", 0, GENESIS))[:20]
    'anchor 1 main 0 0000'
    """

    pit: str
    sequence: int
    hash: bytes

    def __str__(self) -> str:
        return f"anchor 1 {self.pit} {self.sequence} {self.hash.hex()}"

    @classmethod
    def parse(cls, text: str) -> "Anchor":
        """The anchor in a line."""
        found = _ANCHOR.fullmatch(text.strip())
        if found is None:
            raise BadInputError(fact("store-anchor", anchor=text[:120]))
        return cls(found[1], int(found[2]), bytes.fromhex(found[3]))

    @classmethod
    def start(cls, pit: str) -> "Anchor":
        """The head of an empty log."""
        return cls(pit, 0, GENESIS)


@dataclass(frozen=True, slots=True)
class Break:
    """The first place where a log is not what was written."""

    pit: str
    sequence: int
    problem: Fact

    @property
    def stated(self) -> Fact:
        """The place and the problem as one fact."""
        return fact("finding-at", pit=self.pit, entry=self.sequence, problem=self.problem)

    def __str__(self) -> str:
        return str(self.stated)


def entry_hash(previous: bytes, entry: LogEntry) -> bytes:
    """The hash that an entry must have after `previous`. Its own `hash` is ignored."""
    return _link(previous, _encoded(entry.pit), entry[1:6])


def chain_events(head: Anchor, events: Iterable[EncodedEvent]) -> list[LogEntry]:
    """The events as the entries that follow the head."""
    pit, sequence, previous = head.pit, head.sequence, head.hash
    pit_bytes = _encoded(pit)
    entries = []
    for event in events:
        sequence += 1
        fields = (sequence, event.time_ms, event.stream, event.kind, event.payload)
        previous = _link(previous, pit_bytes, fields)
        entries.append(LogEntry(pit, *fields, previous))
    return entries


def verify_chain(entries: Iterable[LogEntry], start: Anchor) -> Anchor | Break:
    """The head after the entries that follow `start`, or the first break of the chain."""
    pit, sequence, previous = start.pit, start.sequence, start.hash
    for entry in entries:
        sequence += 1
        if entry.sequence != sequence or entry.pit != pit:
            moved = fact("finding-place", entry=entry.sequence, pit=entry.pit)
            return Break(pit, sequence, moved)
        if entry.hash != _hash_or_none(previous, entry):
            return Break(pit, sequence, fact("finding-hash"))
        previous = entry.hash
    return Anchor(pit, sequence, previous)


def check_event(event: EncodedEvent) -> None:
    """Raise BadInputError unless every engine can store the event and return the same bytes."""
    check_name("stream", event.stream)
    check_name("kind", event.kind)
    if not -_TIME_LIMIT <= event.time_ms < _TIME_LIMIT:
        raise BadInputError(fact("store-time", time=event.time_ms))
    if type(event.payload) is not bytes:
        raise BadInputError(fact("store-payload", type=type(event.payload).__name__))


def check_new_name(what: str, name: str) -> None:
    """Raise BadInputError unless the text can be a name: 1 to 200 printable characters."""
    if not (0 < len(name) <= _NAME_LIMIT and name.isprintable()):
        raise BadInputError(fact("store-name", what=what, name=name[:40], most=_NAME_LIMIT))


# Tables, kinds and patrons recur, so their checks are cached. A command's id occurs once.
check_name = lru_cache(maxsize=1 << 14)(check_new_name)


def check_pit(pit: str) -> None:
    """Raise BadInputError unless the text can name a pit: it must fit into an anchor's line."""
    if not _PIT.fullmatch(pit):
        raise BadInputError(fact("store-pit", pit=pit[:80]))


Fields = tuple[int, int, str, str, bytes]
"""Sequence, time, stream, kind, payload."""


def _link(previous: bytes, pit: bytes, fields: Fields) -> bytes:
    sequence, time_ms, stream, kind, payload = fields
    names = _encoded(stream), _encoded(kind)
    numbers = _NUMBERS.pack(sequence, time_ms, len(pit), len(names[0]), len(names[1]), len(payload))
    return sha256(b"".join((_TAG, previous, numbers, pit, *names, payload))).digest()


@lru_cache(maxsize=1 << 14)
def _encoded(name: str) -> bytes:
    return name.encode()


def _hash_or_none(previous: bytes, entry: LogEntry) -> bytes | None:
    try:
        return entry_hash(previous, entry)
    except (TypeError, ValueError, AttributeError, struct.error):
        # Only a manually altered database can contain a row of other types.
        return None
