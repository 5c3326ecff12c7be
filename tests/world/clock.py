"""The wall clock of a world: it follows the loop's time, and can be set wrong."""

from collections.abc import Callable

from puntobanco.core.ids import Ms

BEGAN_MS = 1_750_000_000_000


class WallClock:
    """A clock that can be wrong. It advances a millisecond at each reading, so no two agree."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._looks = 0
        self.wrong_by_ms = 0

    def now(self) -> Ms:
        """The time that the clock shows."""
        self._looks += 1
        return Ms(self.true_ms() + self.wrong_by_ms + self._looks)

    def true_ms(self) -> int:
        """The true time, by which the database expires leases."""
        return BEGAN_MS + round(1000 * self._seconds())
