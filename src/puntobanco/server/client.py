"""A client of the house: what a screen does, for programs. Tests and simulated patrons use it."""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from puntobanco.core.errors import PuntoError
from puntobanco.core.ids import CommandId, TableId
from puntobanco.server import protocol
from puntobanco.table.commands import WireCommand

_from_server = msgspec.json.Decoder(protocol.ToClient)
_ANSWER_S = 10.0
_MOST_ITEMS = 10_000


class NotWelcomeError(PuntoError):
    """The house did not answer a hello with a welcome."""


class Client:
    """A signed-in session, and sockets under it."""

    def __init__(self, base: str, *, cookie: str = "", token: str = "") -> None:
        """`cookie` and `token` are those of a session that was begun elsewhere."""
        self.base = base.rstrip("/")
        self.token = token
        self.http = httpx.AsyncClient(base_url=self.base, headers={"origin": self.base})
        if cookie:
            self.http.headers["cookie"] = cookie

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.http.aclose()

    async def register(self, name: str, password: str) -> None:
        """Become a patron of a house that lets anybody in."""
        await self._enter("/api/patrons", {"name": name, "password": password})

    async def sign_in(self, name: str, password: str) -> None:
        """Begin a session."""
        await self._enter("/api/session", {"name": name, "password": password})

    async def _enter(self, path: str, body: dict[str, str]) -> None:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        self.token = answer.json()["token"]

    async def post(self, path: str, body: Any) -> Any:
        """Post something in this session's name; the decoded answer, or HTTPStatusError."""
        content = msgspec.json.encode(body)
        headers = {"x-punto-token": self.token, "content-type": "application/json"}
        answer = await self.http.post(path, content=content, headers=headers)
        answer.raise_for_status()
        return answer.json()

    @property
    def cookie(self) -> str:
        """The session's cookie header."""
        if "cookie" in self.http.headers:
            return self.http.headers["cookie"]
        return "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)

    @asynccontextmanager
    async def live(self, *, language: str = "en") -> AsyncIterator["Live"]:
        """A socket under this session, greeted and reading."""
        url = self.base.replace("http", "ws", 1) + "/ws"
        headers = {"cookie": self.cookie} if self.cookie else {}
        async with connect(
            url,
            origin=Origin(self.base),
            additional_headers=headers,
            compression=None,
        ) as socket:
            live = Live(socket)
            await live.greet(self.token, language)
            reading = asyncio.create_task(live.read())
            try:
                yield live
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)


class Live:
    """One socket: what it has been shown, and a way to do things."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.you = protocol.You()
        self.infos: dict[TableId, protocol.TableInfo] = {}
        self.seen: dict[TableId, protocol.Seen] = {}
        self.mine: dict[TableId, protocol.Mine] = {}
        self.roads: dict[TableId, protocol.Roads] = {}
        self.items: dict[TableId, deque[protocol.Item]] = {}
        self.lobby: protocol.Lobby | None = None
        self.bye: protocol.Bye | None = None
        self.faults: list[protocol.Fault] = []
        self.heard: Callable[[protocol.ToClient], None] | None = None
        self._answers: dict[str, asyncio.Future[protocol.Done]] = {}
        self._moved = asyncio.Condition()

    async def greet(self, token: str, language: str) -> None:
        """Say hello; NotWelcomeError where the house does not welcome it."""
        hello = protocol.Hello(protocol=protocol.PROTOCOL, token=token, language=language)  # type: ignore[arg-type]
        await self.send(hello)
        answer = _from_server.decode(await self.socket.recv())
        if not isinstance(answer, protocol.Welcome):
            raise NotWelcomeError(str(answer))
        self.you = answer.you

    async def send(self, message: protocol.FromClient) -> None:
        """Send one message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def watch(self, table: str, after: int | None = None) -> None:
        """Watch a table, and wait until it is shown."""
        name = TableId(table)
        self.seen.pop(name, None)
        await self.send(protocol.Watch(table=name, after=after))
        await self.until(lambda: name in self.roads and name in self.seen)

    async def do(
        self,
        table: str,
        command: WireCommand,
        *,
        id: str | None = None,  # noqa: A002 -- the word of the protocol
        approval: str | None = None,
    ) -> protocol.Done:
        """Do something at a table; the answer."""
        made = id or secrets.token_hex(12)
        future = asyncio.get_running_loop().create_future()
        self._answers[made] = future
        await self.send(
            protocol.Do(
                id=CommandId(made), table=TableId(table), command=command, approval=approval
            )
        )
        return await asyncio.wait_for(future, _ANSWER_S)

    async def until(self, holds: Callable[[], bool], seconds: float = 30.0) -> None:
        """Wait until something holds; TimeoutError where it does not in time."""
        async with asyncio.timeout(seconds), self._moved:
            await self._moved.wait_for(holds)

    async def moved(self, seconds: float = 30.0) -> None:
        """Wait for the next message, so long at most."""
        try:
            async with asyncio.timeout(seconds), self._moved:
                await self._moved.wait()
        except TimeoutError:
            return

    async def read(self) -> None:
        """Take in what the house says, until it has said its last."""
        async for frame in self.socket:
            message = _from_server.decode(frame)
            self._take(message)
            if self.heard is not None:
                self.heard(message)
            async with self._moved:
                self._moved.notify_all()

    def _take(self, message: protocol.ToClient) -> None:
        match message:
            case protocol.TableInfo():
                self.infos[message.table] = message
            case protocol.Seen():
                self.seen[message.table] = message
                kept = self.items.setdefault(message.table, deque(maxlen=_MOST_ITEMS))
                kept.extend(message.items)
            case protocol.Mine():
                self.mine[message.table] = message
            case protocol.Roads():
                self.roads[message.table] = message
            case protocol.Lobby():
                self.lobby = message
            case protocol.Fault():
                self.faults.append(message)
            case protocol.Bye():
                self.bye = message
            case protocol.Done():
                future = self._answers.pop(message.id, None)
                if future is not None and not future.done():
                    future.set_result(message)
            case _:
                pass
