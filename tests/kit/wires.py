"""A bare socket to a house, for sending anything and recording what is received."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from puntobanco.core.facts import fact_of
from puntobanco.server import protocol
from puntobanco.server.access.endings import LinkEnding
from puntobanco.server.protocol import Bye, Fault, Hello, ToClient
from tests.kit.server import OpenHouse, Person

T = TypeVar("T")
RECEIVE_S = 20.0

_from_house = msgspec.json.Decoder(ToClient)


def bye(why: str) -> Bye:
    """The last message of the house, in English."""
    return Bye(why=why, message=str(fact_of("ending", LinkEnding(why))))  # type: ignore[arg-type]


class Wire:
    """A socket that sends anything and keeps every frame it receives."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.messages: list[ToClient] = []

    async def send(self, message: protocol.FromClient | str | bytes) -> None:
        if not isinstance(message, str | bytes):
            message = msgspec.json.encode(message).decode()
        await self.socket.send(message)

    async def receive(self) -> ToClient:
        """The next message."""
        frame = await asyncio.wait_for(self.socket.recv(decode=True), RECEIVE_S)
        assert isinstance(frame, str)
        self.frames.append(frame)
        self.messages.append(_from_house.decode(frame))
        return self.messages[-1]

    async def receive_kind(self, kind: type[T], holds: Callable[[T], bool] = lambda _: True) -> T:
        """The next message of a kind that satisfies a condition."""
        while True:
            message = await self.receive()
            if isinstance(message, kind) and holds(message):
                return message

    async def fault(self, message: protocol.FromClient | str | bytes) -> Fault:
        """The fault that answers a message."""
        await self.send(message)
        return await self.receive_kind(Fault)

    async def receive_all(self) -> list[ToClient]:
        """Everything received by now."""
        before = len(self.messages)
        number = before + 1_000_000
        await self.send(protocol.Ping(n=number))
        await self.receive_kind(protocol.Pong, lambda pong: pong.n == number)
        return self.messages[before:-1]

    async def ended(self) -> tuple[Bye | None, int]:
        """The last message of a house that closes the socket, and its close code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            byes = [one for one in self.messages if isinstance(one, Bye)]
            return (byes[-1] if byes else None), closed.rcvd.code if closed.rcvd else 1006


@asynccontextmanager
async def open_wire(
    house: OpenHouse,
    person: Person | None = None,
    *,
    origin: str | None = "",
    cookie: str | None = None,
) -> AsyncIterator[Wire]:
    """A socket on which nothing has been sent yet."""
    if cookie is None:
        jar = person.client.cookies.jar if person is not None else ()
        cookie = "; ".join(f"{one.name}={one.value}" for one in jar)
    async with connect(
        house.url.replace("http", "ws", 1) + "/ws",
        origin=Origin(house.url if origin == "" else origin) if origin is not None else None,
        additional_headers={"cookie": cookie} if cookie else {},
        compression=None,
    ) as socket:
        yield Wire(socket)


@asynccontextmanager
async def open_welcomed_wire(house: OpenHouse, person: Person | None = None) -> AsyncIterator[Wire]:
    """A socket that has been welcomed."""
    async with open_wire(house, person) as wire:
        token = person.session["token"] if person is not None else ""
        await wire.send(Hello(protocol=protocol.PROTOCOL, token=token))
        assert isinstance(await wire.receive(), protocol.Welcome)
        yield wire
