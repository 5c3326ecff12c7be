"""Command ids that were seen before, in little memory: never forgets one, seldom mistakes one.

A pit has to know of every command whether it was carried out before, without asking the database
for each. This filter says "new" for certain or "perhaps not"; only the latter is looked up.
"""

import hashlib

BITS = 1 << 27
"""16 MiB: with ten million ids, about one new id in 250 is looked up needlessly."""

_PLACES = 4


class Seen:
    """A filter over command ids."""

    def __init__(self) -> None:
        self._bits = bytearray(BITS // 8)

    def add(self, command: str) -> None:
        """Remember an id."""
        bits = self._bits
        for place in _places(command):
            bits[place >> 3] |= 1 << (place & 7)

    def __contains__(self, command: str) -> bool:
        """Whether the id may have been seen; False is certain."""
        bits = self._bits
        return all(bits[place >> 3] >> (place & 7) & 1 for place in _places(command))


def _places(command: str) -> list[int]:
    digest = int.from_bytes(hashlib.blake2b(command.encode(), digest_size=16).digest(), "little")
    return [digest >> (32 * index) & (BITS - 1) for index in range(_PLACES)]
