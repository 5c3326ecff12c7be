"""A hostile way between a terminal and the house: it drops, doubles, delays, cuts and shortens."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.kit.server import OpenHouse

End = ClientConnection | ServerConnection


class Hostile:
    """What becomes of messages, by chance; the same for the same seed and the same messages."""

    def __init__(self, house: OpenHouse, seed: int) -> None:
        self._house = house
        self._chance = Random(seed)
        self.mishaps: dict[str, int] = dict.fromkeys(
            ("dropped", "doubled", "late", "short", "cut"), 0
        )

    async def between(self, terminal: ServerConnection) -> None:
        """Carry messages both ways until one side, or chance, ends it."""
        assert terminal.request is not None
        async with connect(
            self._house.url.replace("http", "ws", 1) + "/ws",
            origin=Origin(self._house.url),
            additional_headers={"cookie": terminal.request.headers.get("cookie", "")},
            compression=None,
        ) as house:
            ways = [
                asyncio.create_task(self._carry(terminal, house)),
                asyncio.create_task(self._carry(house, terminal)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def _carry(self, source: End, target: End) -> None:
        held: list[str | bytes] = []
        with suppress(ConnectionClosed):
            async for message in source:
                mishap = self._mishap()
                if mishap == "cut":
                    return
                if mishap == "late":
                    # It comes after the next one, or never.
                    held.append(message)
                    continue
                for one in self._made_of(message, mishap):
                    await target.send(one)
                while held:
                    await target.send(held.pop())

    def _mishap(self) -> str:
        dice = self._chance.random()
        for name, share in (
            ("dropped", 0.04),
            ("doubled", 0.10),
            ("late", 0.06),
            ("short", 0.02),
            ("cut", 0.02),
        ):
            dice -= share
            if dice < 0:
                self.mishaps[name] += 1
                return name
        return ""

    def _made_of(self, message: str | bytes, mishap: str) -> list[str | bytes]:
        match mishap:
            case "dropped":
                return []
            case "doubled":
                return [message, message]
            case "short":
                return [message[: self._chance.randrange(len(message) + 1)]]
            case _:
                return [message]


@asynccontextmanager
async def hostile_way(house: OpenHouse, seed: int) -> AsyncIterator[tuple[Hostile, str]]:
    """The way, and the address at which it begins."""
    way = Hostile(house, seed)
    async with serve(way.between, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        yield way, f"http://127.0.0.1:{port}"
