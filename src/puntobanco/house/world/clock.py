"""The clock on the wall of a world: it goes with the loop, and is put forward and back."""

from collections.abc import Callable

from puntobanco.core.ids import Ms

BEGAN_MS = 1_750_000_000_000


class WallClock:
    """A clock that can be wrong. Each look at it takes a millisecond, so no two looks agree."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._looks = 0
        self.wrong_by_ms = 0

    def now(self) -> Ms:
        """What the clock shows."""
        self._looks += 1
        return Ms(self.true_ms() + self.wrong_by_ms + self._looks)

    def true_ms(self) -> int:
        """The time by which the database lets leases run out."""
        return BEGAN_MS + round(1000 * self._seconds())
