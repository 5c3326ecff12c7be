"""Time limits for waiting on a store: in the loop, and where the loop itself is blocked.

Time is counted in slices. If the whole process was suspended, one slice ends too early, and the
next one finds what has come meanwhile.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")

_SLICES = 5


async def with_timeout(asked: Awaitable[T], seconds: float) -> T:
    """The awaited result; TimeoutError if it has not come within `seconds`.

    It is cancelled then, without waiting for the cancellation.
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
    """Watches, from a thread, the calls that block the loop.

    While such a call hangs, the loop's own timers do not run. `on_timeout` is called in the thread,
    once, when a call has lasted for `seconds`.
    """

    def __init__(self, seconds: float, on_timeout: Callable[[], None]) -> None:
        self._slice_s = seconds / _SLICES
        self._on_timeout = on_timeout
        self._call: object | None = None
        self._closed = threading.Event()

    @contextmanager
    def watch_call(self) -> Iterator[None]:
        """Watch what is done in the context."""
        self._call = object()
        try:
            yield
        finally:
            self._call = None

    @contextmanager
    def run_thread(self) -> Iterator[None]:
        """Run the guard's thread for the time of the context."""
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
                self._on_timeout()
                return
