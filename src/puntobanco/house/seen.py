"""Command ids that were seen before, in little memory: never forgets one, seldom mistakes one.

A pit has to know of every command whether it was carried out before, without asking the database
for each. This filter says "new" for certain or "perhaps not"; only the latter is looked up. Until
it is whole it never says "new", so that a pit need not wait for it to be filled. Its hashes are
quick and nothing more: whoever makes up ids that collide causes look-ups, no mistakes.

The ids that came last it knows for certain: repetitions come soon, and one of these that the
database no longer has was lost there.
"""

from collections import deque
from collections.abc import Iterable
from zlib import crc32

BITS = 1 << 27
"""16 MiB: with ten million ids, about one new id in 120 is looked up needlessly."""

LATELY = 1 << 16
"""How many of the last ids are known for certain: some 10 MB."""

_MASK = BITS - 1
_OTHER = 0x9E3779B9


class Seen:
    """A filter over command ids."""

    def __init__(self) -> None:
        self._bits = bytearray(BITS // 8)
        self._order: deque[str] = deque()
        self._lately: set[str] = set()
        self.whole = False
        """Whether every id there ever was has been added."""

    def add(self, command: str) -> None:
        """Remember an id that came just now."""
        self.add_all((command,))
        if len(self._order) == LATELY:
            self._lately.discard(self._order.popleft())
        self._order.append(command)
        self._lately.add(command)

    def lately(self, command: str) -> bool:
        """Whether the id is one of the last that came, for certain."""
        return command in self._lately

    def add_all(self, commands: Iterable[str]) -> None:
        """Remember ids: a restart does this for every command there ever was."""
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
