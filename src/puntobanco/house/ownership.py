"""Owning a pit among several processes: wait for it, run it, start again when it stops.

Every process that may run a pit asks for its lease. One gets it; the others wait. The first to ask
after the owner has died, or has been silent for the duration of a lease, takes over. The new owner
finishes the coup in progress from the log alone.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager

from puntobanco.core.errors import cause_of
from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import PitId
from puntobanco.house.environment import Environment
from puntobanco.house.pit import Pit, open_pit
from puntobanco.store import BusyError, LostLeaseError, Store, UnreachableError, WriteError

SHARED_LEASE_S = 3.0
"""Seconds for which a silent process keeps a pit, if another may take over."""
ASK_AGAIN_S = 0.25
"""Seconds before a process asks again for a pit that another one owns."""

TRANSIENT_ERRORS = (LostLeaseError, UnreachableError, WriteError)
"""Errors that may pass: another owner, or an unreachable database."""

Serve = Callable[[Pit], AbstractAsyncContextManager[object]]
"""What a process does with a pit while it owns it."""


def new_owner(address: str) -> str:
    """A name for one run of one process: its address, and a random part to make it unique."""
    return f"{address}#{secrets.token_hex(8)}"


def address_of(owner: str) -> str:
    """The address of an owner, as given to `new_owner`.

    >>> address_of(new_owner("https://one.example:8443"))
    'https://one.example:8443'
    """
    return owner.rpartition("#")[0]


@asynccontextmanager
async def acquire_pit(
    pit: PitId,
    store: Store,
    around: Environment,
    *,
    owner: str,
    seconds: float = SHARED_LEASE_S,
    ask_again_s: float = ASK_AGAIN_S,
) -> AsyncIterator[Pit]:
    """A pit as soon as no other process owns it, for the time of the context."""
    async with AsyncExitStack() as stack:
        while True:
            opening = open_pit(pit, store, around, owner=owner, seconds=seconds)
            try:
                opened = await stack.enter_async_context(opening)
            except BusyError:
                await asyncio.sleep(ask_again_s)
                continue
            yield opened
            return


async def hold_lease(
    pit: PitId,
    store: Store,
    around: Environment,
    *,
    owner: str,
    serve: Serve,
    seconds: float = SHARED_LEASE_S,
    ask_again_s: float = ASK_AGAIN_S,
    report: Callable[[Fact], None] = lambda _: None,
) -> None:
    """Own a pit repeatedly: wait for it, serve it until it stops, start again; until cancelled.

    A store that is damaged, foreign or too new ends it with the error: waiting would not help.
    """
    while True:
        try:
            owning = acquire_pit(
                pit, store, around, owner=owner, seconds=seconds, ask_again_s=ask_again_s
            )
            async with owning as opened:
                report(fact("pit-owned", pit=pit, owner=owner, epoch=opened.lease.epoch))
                async with serve(opened):
                    why = await opened.until_stopped()
        except TRANSIENT_ERRORS as error:
            if _is_cancelled():
                # Releasing the pit failed, and its error replaced the cancellation.
                raise asyncio.CancelledError from error
            why = cause_of(error)
        report(fact("pit-left", pit=pit, owner=owner, why=why))
        await asyncio.sleep(ask_again_s)


def _is_cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
