"""A proxy to a PostgreSQL server that can go silent: nothing is refused, nothing gets through."""

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from tests.kit.postgres import Cluster

_BYTES = 1 << 16


class Proxy:
    """A proxy with its own event loop, because its clients may block theirs."""

    def __init__(self, socket: Path) -> None:
        self.port = 0
        self._socket = socket
        self._loop = asyncio.new_event_loop()
        self._flows = asyncio.Event()
        self._flows.set()
        self._asked: set[asyncio.Task[None]] = set()

    def silence(self) -> None:
        """Forward nothing more in either direction; connections stay open."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def resume(self) -> None:
        """Forward what has waited, and what follows."""
        self._loop.call_soon_threadsafe(self._flows.set)

    def run(self, ready: threading.Event) -> None:
        """Serve until `end` is called."""
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._pass_on, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        self._loop.run_forever()
        server.close()
        for task in self._asked:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*self._asked, return_exceptions=True))
        self._loop.close()

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)

    async def _pass_on(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._asked.add(task)
        await self._flows.wait()
        there = await asyncio.open_unix_connection(str(self._socket))
        ways = (self._pump(reader, there[1]), self._pump(there[0], writer))
        try:
            await asyncio.gather(*ways)
        finally:
            for end in (there[1], writer):
                end.close()
            self._asked.discard(task)

    async def _pump(self, reader: StreamReader, writer: StreamWriter) -> None:
        while some := await reader.read(_BYTES):
            await self._flows.wait()
            writer.write(some)
            await writer.drain()
        await self._flows.wait()
        writer.close()


@contextmanager
def proxy_to(server: Cluster) -> Iterator[Proxy]:
    """A proxy in front of a server, during the context."""
    made, ready = Proxy(server.folder / ".s.PGSQL.5432"), threading.Event()
    thread = threading.Thread(target=made.run, args=(ready,))
    thread.start()
    ready.wait()
    try:
        yield made
    finally:
        made.end()
        thread.join()


def through(proxy: Proxy, server: Cluster, url: str) -> str:
    """The address of the same database through the proxy."""
    behind = f"house@/postgres?host={server.folder}"
    assert behind in url, f"{url}: expected {quote(behind)}"
    return url.replace(behind, f"house@127.0.0.1:{proxy.port}/postgres?sslmode=disable")
