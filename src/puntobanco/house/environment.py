"""What a pit needs from outside: a clock, entropy, a key, the sheets, and ways to wait."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from puntobanco.core.ids import Ms
from puntobanco.fairness.keys import SealingKey
from puntobanco.house.patience import with_timeout
from puntobanco.house.settings import LiveSheets
from puntobanco.house.shoes import Entropy
from puntobanco.store import Hints

T = TypeVar("T")

SNAPSHOT_EVERY = 20_000
"""Entries after which a pit saves a snapshot."""

Offload = Callable[..., Awaitable[Any]]
"""Runs a blocking call, with its arguments, outside the loop's thread; gives its result."""


async def run_in_thread(call: Callable[..., T], *given: Any, **more: Any) -> T:
    """The result of a call in a thread; if cancelled, wait for the thread all the same.

    A thread continues after a cancellation, and may use what the caller closes next.
    """
    task = asyncio.ensure_future(asyncio.to_thread(call, *given, **more))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait((task,))
        if not task.cancelled():
            task.exception()
        raise


WaitForHint = Callable[[Hints, float], Awaitable[object]]
"""Waits for a hint that a log has grown, for at most the given seconds."""


async def wait_for_hint(hints: Hints, seconds: float) -> bool:
    """Whether a hint came within `seconds`."""
    return await run_in_thread(hints.wait, seconds)


InTime = Callable[[Awaitable[Any], float], Awaitable[Any]]
"""Gives the awaited result, or TimeoutError if it has not come within the given seconds."""


@dataclass(slots=True)
class Environment:
    """What a pit needs from outside: a clock, entropy, the key, and the sheets of live games."""

    clock: Callable[[], Ms]
    entropy: Entropy
    key: SealingKey
    sheets: LiveSheets = field(default_factory=LiveSheets)
    offload: Offload = run_in_thread
    await_hint: WaitForHint = wait_for_hint
    in_time: InTime = with_timeout
    snapshot_every: int = SNAPSHOT_EVERY
