"""A compact filter of command ids: an id it has seen is never called new (a Bloom filter).

A pit must know of every command whether it was carried out before, without asking the database for
each. The filter says "new" for certain or "perhaps seen"; only the latter is looked up. Until it is
complete it never says "new", so a pit need not wait for it to be filled. Its hashes are fast but
not secure: made-up ids that collide cause look-ups, not errors.

The latest ids are known for certain. Retries come soon, and if the database no longer has one of
these ids, it was lost there.
"""

from collections import deque
from collections.abc import Iterable
from zlib import crc32

BITS = 1 << 27
"""16 MiB: with ten million ids, about one new id in 120 is looked up needlessly."""

MOST_RECENT = 1 << 16
"""How many of the latest ids are known for certain: about 10 MB."""

_MASK = BITS - 1
_OTHER = 0x9E3779B9


class CommandIdFilter:
    """A filter over command ids."""

    def __init__(self) -> None:
        self._bits = bytearray(BITS // 8)
        self._order: deque[str] = deque()
        self._lately: set[str] = set()
        self.whole = False
        """Whether every earlier id has been added."""

    def add(self, command: str) -> None:
        """Add an id that has just come."""
        self.add_all((command,))
        if len(self._order) == MOST_RECENT:
            self._lately.discard(self._order.popleft())
        self._order.append(command)
        self._lately.add(command)

    def is_recent(self, command: str) -> bool:
        """Whether the id is, for certain, one of the latest."""
        return command in self._lately

    def add_all(self, commands: Iterable[str]) -> None:
        """Add ids; after a restart, those of every earlier command."""
        bits = self._bits
        for command in commands:
            written = command.encode()
            place, step = crc32(written), crc32(written, _OTHER) | 1
            for _ in range(3):
                place = (place + step) & _MASK
                bits[place >> 3] |= 1 << (place & 7)

    def __contains__(self, command: str) -> bool:
        """Whether the id may have been seen; False is certain."""
        if not self.whole:
            return True
        bits = self._bits
        written = command.encode()
        place, step = crc32(written), crc32(written, _OTHER) | 1
        for _ in range(3):
            place = (place + step) & _MASK
            if not bits[place >> 3] >> (place & 7) & 1:
                return False
        return True
