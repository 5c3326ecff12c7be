"""The writer of a pit: commits decided commands in groups, under the pit's lease.

Whatever fails, the writer stops the pit: no caller may wait for an answer that never comes.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from puntobanco.core.errors import cause_of
from puntobanco.core.facts import Fact, fact
from puntobanco.house.environment import Environment
from puntobanco.house.join import StreamEvent
from puntobanco.house.messages import Answer
from puntobanco.house.patience import Guard
from puntobanco.house.pit_state import PitState
from puntobanco.store import Appended, Batch, Lease, Outcome, Store, WriteError

T = TypeVar("T")

MOST_IN_GROUP = 512
RENEWALS = 5
"""Renewals of the lease within its duration; every commit renews it too."""


@dataclass(slots=True)
class DecidedCommand:
    """A decided command that waits to be committed."""

    batch: Batch | None
    """None for a refusal: nothing is written, but its answer keeps its place in the queue."""
    answer: Answer
    published: tuple[StreamEvent, ...]
    state: PitState | None
    """The state after it; None if nothing is written."""
    done: asyncio.Future[Answer]


class WrittenPit(Protocol):
    """What the writer needs of its pit."""

    def publish(self, decided: DecidedCommand, batch: Batch, outcome: Appended) -> None:
        """Take note that a command is durable."""

    def save_snapshot(self) -> None:
        """Save the durable state; nothing is committed meanwhile."""

    def stop(self, why: Fact) -> None:
        """Stop, for a reason."""


class PitWriter:
    """The queue of a pit's decided commands, and the task that commits them."""

    def __init__(
        self, pit: WrittenPit, store: Store, lease: Lease, around: Environment, *, replayed: int
    ) -> None:
        self._pit = pit
        self._lease = lease
        self._around = around
        self._shared = store.database.shared
        self.guard = Guard(lease.seconds, self._give_up_on_store)
        self.gave_up = False
        """Whether the guard's thread has given up on the store."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._queue: asyncio.Queue[DecidedCommand | None] = asyncio.Queue()
        """Commands that wait for the writer; None ends it."""
        self._group: list[DecidedCommand] = []
        """The commands that the writer is committing."""
        self._under_way = 0
        """The number of commands in the queue, in the group, or between the two."""
        self._since_snapshot = replayed
        self._renewed = 0.0
        """When the lease was last renewed, by the loop's clock."""

    def put(self, decided: DecidedCommand) -> None:
        """Add a command to the queue."""
        self._under_way += 1
        self._queue.put_nowait(decided)

    @property
    def waiting(self) -> int:
        """The number of commands in the queue."""
        return self._queue.qsize()

    @property
    def idle(self) -> bool:
        """Whether no command waits to be committed."""
        # By the counter: what has just woken the writer is in neither queue nor group.
        return not self._under_way

    @property
    def silence(self) -> Fact:
        """The reason to stop if the store does not answer."""
        return fact("store-silent", seconds=f"{self._lease.seconds:g}")

    # --- Commits -----------------------------------------------------------------------------

    async def write_forever(self) -> None:
        """Commit waiting commands, group by group, until the pit stops or is closed."""
        self._renewed = asyncio.get_running_loop().time()
        try:
            while await self._next_group():
                await self._commit()
        except BaseException as error:
            self._pit.stop(cause_of(error))
            raise

    async def _next_group(self) -> bool:
        """Wait for commands and put them into the group; False if the pit closes."""
        while True:
            try:
                one = await asyncio.wait_for(self._queue.get(), self._lease.seconds / RENEWALS)
                break
            except TimeoutError:
                await self._renew()
        while one is not None:
            self._group.append(one)
            if len(self._group) == MOST_IN_GROUP or self._queue.empty():
                return True
            one = self._queue.get_nowait()
        # The pit closes; what came before that is written first.
        self._queue.put_nowait(None)
        return bool(self._group)

    async def _commit(self) -> None:
        """Write the group and answer its commands."""
        batches = [one.batch for one in self._group if one.batch is not None]
        began = asyncio.get_running_loop().time()
        if batches:
            outcomes = await self.call_store(self._lease.append, batches)
            self._renewed = began
            self._acknowledge(outcomes)
        else:
            self._acknowledge(())
            # Refusals write nothing: a pit with refusals alone would lose its lease.
            if began - self._renewed > self._lease.seconds / RENEWALS:
                await self._renew()
        if self._since_snapshot >= self._around.snapshot_every:
            # The durable state, not memory: under constant load memory is always ahead.
            await self.call_store(self.save_snapshot)

    def _acknowledge(self, outcomes: Sequence[Outcome]) -> None:
        left = iter(outcomes)
        for one in self._group:
            if one.batch is not None:
                outcome = next(left)
                if not isinstance(outcome, Appended):
                    # Memory and disk disagree: nothing after this can be trusted.
                    raise WriteError(outcome.stated)
                self._since_snapshot += len(one.published)
                self._pit.publish(one, one.batch, outcome)
            if not one.done.done():
                one.done.set_result(one.answer)
        self._under_way -= len(self._group)
        self._group = []

    def save_snapshot(self) -> None:
        """Save a snapshot now; nothing may be committed meanwhile."""
        self._since_snapshot = 0
        self._pit.save_snapshot()

    # --- The store ---------------------------------------------------------------------------

    async def _renew(self) -> None:
        began = asyncio.get_running_loop().time()
        await self.call_store(self._lease.renew)
        self._renewed = began

    async def call_store(self, call: Callable[..., T], *given: Any) -> T:
        """The result of a call to the store; WriteError if it takes as long as a lease lasts.

        By then the lease has expired, whatever the store did, and another process may own the pit.
        """
        asked: Awaitable[T] = self._around.offload(call, *given)
        try:
            answer: T = await self._around.in_time(asked, self._lease.seconds)
        except TimeoutError:
            self._lease.abandon(self.silence)
            raise WriteError(fact("store-silent-write", why=self.silence)) from None
        return answer

    @contextmanager
    def watch_blocking_calls(self) -> Iterator[None]:
        """Let a thread watch the calls in which the loop itself waits for a server."""
        self._loop = asyncio.get_running_loop()
        with self.guard.run_thread() if self._shared else nullcontext():
            yield

    def _give_up_on_store(self) -> None:
        """Stop the pit, from the guard's thread: the loop has waited too long for the server."""
        assert self._loop is not None, "`watch_blocking_calls` sets the loop first"
        self.gave_up = True
        self._loop.call_soon_threadsafe(self._pit.stop, self.silence)
        self._lease.abandon(self.silence)

    # --- The end -----------------------------------------------------------------------------

    def close(self) -> None:
        """End after the commands that wait."""
        self._queue.put_nowait(None)

    def abort(self, error: Callable[[], Exception]) -> None:
        """End now; every command that waits gets its own error."""
        waiting: list[DecidedCommand | None] = [*self._group]
        self._group = []
        while not self._queue.empty():
            waiting.append(self._queue.get_nowait())
        for one in waiting:
            if one is not None and not one.done.done():
                one.done.set_exception(error())
                one.done.exception()  # marks it as retrieved: the sender may have gone
        self._queue.put_nowait(None)
