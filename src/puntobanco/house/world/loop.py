"""An event loop whose time is simulated: where the real one would sleep, this one leaps.

Nothing here waits and no thread runs, so what happens follows from the calls alone.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from puntobanco.core.errors import PuntoError

T = TypeVar("T")
_RESOLUTION_S = 1e-9


class StillError(PuntoError):
    """Everybody waits for somebody else: nothing can ever happen again."""


class _Leaping(selectors.SelectSelector):
    """A selector without anything to watch: asked to wait, it lets time pass."""

    def __init__(self, leap: Callable[[float], None]) -> None:
        super().__init__()
        self._leap = leap

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise StillError("nothing is left that could happen")
        if timeout > 0:
            self._leap(timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop that goes through its timers as fast as they can be carried out."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Leaping(self._leap))
        self._clock_resolution = _RESOLUTION_S

    def time(self) -> float:
        """Seconds since the loop was made, as far as anybody inside can tell."""
        return self._now

    def _leap(self, seconds: float) -> None:
        self._now += seconds


def run_simulated(story: Coroutine[Any, Any, T]) -> T:
    """What a story comes to, in simulated time."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(story)
