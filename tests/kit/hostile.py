"""A hostile link to the house: it drops, doubles, delays, swaps, cuts and clips messages.

Faults are dealt from a shuffled deck per direction, so each fault occurs in each direction within a
fixed number of messages, whatever the seed.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.kit.server import OpenHouse

End = ClientConnection | ServerConnection

DECK = Counter(dropped=1, doubled=2, late=2, swapped=1, short=1, cut=1, nothing=24)
LATEST_S = 0.6
"""The longest delay of a message: longer than a terminal's patience, and past the link it left on.
"""


class Hostile:
    """Random faults of messages, reproducible from the seed and the messages."""

    def __init__(self, house: OpenHouse, seed: int) -> None:
        self._house = house
        self._chance = Random(seed)
        self._decks: dict[str, list[str]] = {"out": [], "back": []}
        self.mishaps: Counter[tuple[str, str]] = Counter()

    async def between(self, terminal: ServerConnection) -> None:
        """Carry messages both ways until one side, or chance, ends it."""
        assert terminal.request is not None
        async with connect(
            self._house.url.replace("http", "ws", 1) + "/ws",
            origin=Origin(self._house.url),
            additional_headers={"cookie": terminal.request.headers.get("cookie", "")},
            compression=None,
        ) as house:
            late: set[asyncio.Task[None]] = set()
            ways = [
                asyncio.create_task(self._carry("out", terminal, house, late)),
                asyncio.create_task(self._carry("back", house, terminal, late)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                # The terminal may be gone by now; its messages are still on their way.
                await asyncio.gather(*ways, *late, return_exceptions=True)

    async def _carry(
        self, direction: str, source: End, target: End, late: set[asyncio.Task[None]]
    ) -> None:
        held: list[str | bytes] = []
        with suppress(ConnectionClosed):
            async for message in source:
                mishap = self._mishap(direction)
                if mishap == "cut":
                    return
                if mishap == "swapped":
                    # It comes after the next one, or never.
                    held.append(message)
                    continue
                if mishap == "late":
                    late.add(asyncio.create_task(self._later(message, target)))
                    continue
                for one in self._made_of(message, mishap):
                    await target.send(one)
                while held:
                    await target.send(held.pop())

    async def _later(self, message: str | bytes, target: End) -> None:
        await asyncio.sleep(self._chance.uniform(0, LATEST_S))
        with suppress(ConnectionClosed):
            await target.send(message)

    def _mishap(self, direction: str) -> str:
        deck = self._decks[direction]
        if not deck:
            deck += DECK.elements()
            self._chance.shuffle(deck)
        name = deck.pop()
        self.mishaps[direction, name] += 1
        return name

    def _made_of(self, message: str | bytes, mishap: str) -> list[str | bytes]:
        match mishap:
            case "dropped":
                return []
            case "doubled":
                return [message, message]
            case "short":
                return [message[: self._chance.randrange(len(message))]]
            case _:
                return [message]


@asynccontextmanager
async def hostile_way(house: OpenHouse, seed: int) -> AsyncIterator[tuple[Hostile, str]]:
    """The link, and the address at which it starts."""
    way = Hostile(house, seed)
    async with serve(way.between, "127.0.0.1", 0, compression=None) as server:
        port = server.sockets[0].getsockname()[1]
        yield way, f"http://127.0.0.1:{port}"
