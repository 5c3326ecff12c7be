"""An event loop with simulated time: instead of sleeping, it advances its clock.

It never waits and runs no thread, so the outcome follows from the calls alone.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from puntobanco.core.errors import PuntoError

T = TypeVar("T")
_RESOLUTION_S = 1e-9


class DeadlockError(PuntoError):
    """Deadlock: every task waits, and no timer is left."""


class _Leaping(selectors.SelectSelector):
    """A selector with nothing to watch: asked to wait, it advances the time."""

    def __init__(self, leap: Callable[[float], None]) -> None:
        super().__init__()
        self._leap = leap

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise DeadlockError("nothing is left that could happen")
        if timeout > 0:
            self._leap(timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop that runs its timers one after the other without waiting."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Leaping(self._leap))
        self._clock_resolution = _RESOLUTION_S

    def time(self) -> float:
        """Simulated seconds since the loop was made."""
        return self._now

    def _leap(self, seconds: float) -> None:
        self._now += seconds


def run_simulated(story: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine, run in simulated time."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(story)
