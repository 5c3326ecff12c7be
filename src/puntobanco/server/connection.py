"""A connection to one client: a bounded queue of frames, sent by its own task.

A client that reads too slowly is dropped, if its queue is too long or one frame takes too long.
Other clients do not wait for it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec

from puntobanco.core.facts import fact_of
from puntobanco.core.ids import MeterId, PatronId, StaffId, TableId
from puntobanco.server import protocol
from puntobanco.server.access.endings import LinkEnding
from puntobanco.server.table_messages import Mine
from puntobanco.words import ENGLISH, Words, words_in

MOST_QUEUED = 512
MOST_SECONDS_A_FRAME = 5.0


def frame(message: protocol.ToClient) -> str:
    """A message as sent over the wire."""
    return msgspec.json.encode(message).decode()


@dataclass(slots=True)
class Viewer:
    """The person and language behind a connection."""

    patron: PatronId | None = None
    staff: StaffId | None = None
    words: Words = field(default_factory=lambda: words_in(ENGLISH))
    """The catalogue in the viewer's language."""


@dataclass(eq=False, slots=True)
class Connection:
    """One client."""

    viewer: Viewer
    transmit: Callable[[str], Awaitable[None]]
    now: Callable[[], float]
    """A monotonic clock, in seconds."""
    tables: set[TableId] = field(default_factory=set)
    meters: set[MeterId] = field(default_factory=set)
    lobby: bool = False
    own_views: dict[TableId, Mine] = field(default_factory=dict)
    """The last message sent for each table, so that no message is repeated."""
    ended: str = ""
    """Why the connection ended; empty while it is open."""
    over: asyncio.Event = field(default_factory=asyncio.Event)
    _queue: deque[str] = field(default_factory=deque)
    _filled: asyncio.Event = field(default_factory=asyncio.Event)
    _since: float | None = None

    def send(self, frame: str) -> None:
        """Queue a frame. If the queue is full, dismiss the client."""
        if self.ended:
            return
        if len(self._queue) >= MOST_QUEUED:
            self.dismiss(LinkEnding.TOO_SLOW)
            return
        self._queue.append(frame)
        self._filled.set()

    def dismiss(self, why: LinkEnding, *before: str) -> None:
        """End the connection with a goodbye in the viewer's language, after these frames."""
        message = self.viewer.words.text(fact_of("ending", why))
        self.end(why.value, *before, frame(protocol.Bye(why=why.value, message=message)))

    def end(self, why: str, *last: str) -> None:
        """End the connection. Queued frames are dropped; `last` is still sent."""
        if self.ended:
            return
        self.ended = why
        self._queue.clear()
        self._queue.extend(last)
        self._filled.set()
        self.over.set()

    def end_when_stuck(self) -> None:
        """Dismiss the client if it has been receiving one frame for too long."""
        if self._since is not None and self.now() - self._since > MOST_SECONDS_A_FRAME:
            self.dismiss(LinkEnding.TOO_SLOW)

    async def drain(self) -> None:
        """Send queued frames until the connection ends."""
        while True:
            await self._filled.wait()
            while self._queue:
                frame = self._queue.popleft()
                self._since = self.now()
                await self.transmit(frame)
                self._since = None
            if self.ended:
                return
            self._filled.clear()
