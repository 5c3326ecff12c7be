"""Waiting for a store for so long and no longer: in the loop, and where it stands still itself.

Time is counted in slices. Where the whole process was held up, one of them ends too early, and what
has come in the meantime is found by the next.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")

_SLICES = 5


async def in_time(asked: Awaitable[T], seconds: float) -> T:
    """What is asked for; TimeoutError where it has not come within so many seconds.

    It is called off then, and nobody waits until it has heard of that.
    """
    answer = asyncio.ensure_future(asked)
    try:
        for _ in range(_SLICES):
            await asyncio.wait((answer,), timeout=seconds / _SLICES)
            if answer.done():
                return await answer
    except asyncio.CancelledError:
        answer.cancel()
        await asyncio.wait((answer,))
        raise
    answer.cancel()
    raise TimeoutError


class Guard:
    """Watches from a thread what the loop waits for without giving way.

    Nothing else could: while such a call hangs the loop has no timers. `late` is called in the
    thread, once, when a call has lasted so many seconds.
    """

    def __init__(self, seconds: float, late: Callable[[], None]) -> None:
        self._slice_s = seconds / _SLICES
        self._late = late
        self._call: object | None = None
        self._closed = threading.Event()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Whatever is done in the context is watched."""
        self._call = object()
        try:
            yield
        finally:
            self._call = None

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Watch for the time of the context."""
        threading.Thread(target=self._run, name="guard", daemon=True).start()
        try:
            yield
        finally:
            self._closed.set()

    def _run(self) -> None:
        before, slices = None, 0
        while not self._closed.wait(self._slice_s):
            call = self._call
            slices = slices + 1 if call is not None and call is before else 0
            before = call
            if slices == _SLICES:
                self._late()
                return
