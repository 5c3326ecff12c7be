"""A terminal that never gives up: it reconnects, resumes, and retries under the same id."""

import asyncio
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial

import msgspec
from websockets.exceptions import WebSocketException

from puntobanco.core.ids import TableId
from puntobanco.server.client import (
    Client,
    FaultError,
    LinkLostError,
    Live,
    NotWelcomeError,
)
from puntobanco.server.protocol import Done
from puntobanco.server.table_messages import Mine, RoadsMessage, Seen
from puntobanco.table.commands import WireCommand

PATIENCE_S = 0.3
"""A terminal's first waiting time before it retries; too short only causes one more retry."""
MOST_PATIENCE_S = 5.0
MISFORTUNES = (
    OSError,
    TimeoutError,
    LinkLostError,
    FaultError,
    NotWelcomeError,
    WebSocketException,
    msgspec.DecodeError,
)


class Persistent:
    """A patron's terminal at one table, over as many links as it takes."""

    def __init__(self, client: Client, table: TableId) -> None:
        self._client = client
        self._table = table
        self._after: int | None = None
        self._link: AbstractAsyncContextManager[Live] | None = None
        self._live: Live | None = None
        self.links = 0

    async def do(self, command: WireCommand, *, id: str) -> Done:  # noqa: A002 -- the protocol's
        """The answer of the table, however long it takes."""
        patience_s = PATIENCE_S
        while True:
            with suppress(*MISFORTUNES):
                async with asyncio.timeout(patience_s):
                    live = await self._linked()
                    return await live.do(self._table, command, id=id)
            await self.leave()
            patience_s = min(patience_s + 0.1, MOST_PATIENCE_S)

    async def look(self) -> tuple[Seen, Mine, RoadsMessage]:
        """The table as currently shown, complete and over one link, without past events."""
        patience_s = PATIENCE_S
        while True:
            await self.leave()
            with suppress(*MISFORTUNES):
                async with asyncio.timeout(patience_s):
                    live = await self._linked()
                    await live.until(partial(self._is_whole, live))
                    seen = msgspec.structs.replace(live.updates[self._table], items=())
                    return seen, live.own_views[self._table], live.roads[self._table]
            patience_s = min(patience_s + 0.1, MOST_PATIENCE_S)

    def _is_whole(self, live: Live) -> bool:
        return all(self._table in shown for shown in (live.updates, live.own_views, live.roads))

    async def leave(self) -> None:
        """Lose the link, and keep what was seen over it."""
        link, live, self._link, self._live = self._link, self._live, None, None
        if live is not None and self._table in live.updates:
            self._after = live.updates[self._table].seq
        if live is not None:
            live.socket.transport.abort()
        if link is not None:
            with suppress(*MISFORTUNES):
                await link.__aexit__(None, None, None)

    async def _linked(self) -> Live:
        if self._live is None:
            link = self._client.live()
            self._live = await link.__aenter__()
            self._link = link
            self.links += 1
            await self._live.watch(self._table, self._after)
        return self._live
