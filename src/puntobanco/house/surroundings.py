"""What a pit gets from outside: a clock, entropy, a key, the sheets, and ways to wait."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from puntobanco.core.ids import Ms
from puntobanco.fairness.keys import SealingKey
from puntobanco.house.deciding import Resolver
from puntobanco.house.patience import in_time
from puntobanco.house.settings import with_setting
from puntobanco.house.shoes import Entropy
from puntobanco.store import Hints

T = TypeVar("T")

SNAPSHOT_EVERY = 20_000
"""Entries after which a pit keeps its state."""

Offload = Callable[..., Awaitable[Any]]
"""Runs a call that blocks, with its arguments, and gives what it gives; not in our thread."""


async def in_a_thread(call: Callable[..., T], *given: Any, **more: Any) -> T:
    """What a call in a thread comes to; called off, it is waited for all the same.

    A thread goes on whatever becomes of those who wait: it may hold what they close next.
    """
    task = asyncio.ensure_future(asyncio.to_thread(call, *given, **more))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait((task,))
        if not task.cancelled():
            task.exception()
        raise


Heed = Callable[[Hints, float], Awaitable[object]]
"""Waits for a hint that some log has grown, and for so many seconds at most."""


async def heed_in_a_thread(hints: Hints, seconds: float) -> bool:
    """Whether there was a hint in so many seconds."""
    return await in_a_thread(hints.wait, seconds)


InTime = Callable[[Awaitable[Any], float], Awaitable[Any]]
"""Gives what is asked for, or TimeoutError where it has not come within so many seconds."""


@dataclass(slots=True)
class Surroundings:
    """What a pit gets from outside: a clock, entropy, the key, and a way to resolve settings."""

    clock: Callable[[], Ms]
    entropy: Entropy
    key: SealingKey
    resolver: Resolver = with_setting
    offload: Offload = in_a_thread
    heed: Heed = heed_in_a_thread
    in_time: InTime = in_time
    snapshot_every: int = SNAPSHOT_EVERY
