"""A client of the server for programs, such as tests and simulated patrons."""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import fact
from puntobanco.core.ids import CommandId, MeterId, TableId
from puntobanco.progressive.commands import WireMeterCommand
from puntobanco.server import meter_messages, protocol, table_messages
from puntobanco.table.commands import WireCommand

_from_server = msgspec.json.Decoder(protocol.ToClient)
ANSWER_S = 10.0
"""Longest wait for the answer to a command."""
RETRY_S = 0.5
"""Seconds before a retry that was rate-limited is sent again."""
_MOST_ITEMS = 10_000


class NotWelcomeError(PuntoError):
    """The server did not answer a hello with a welcome."""


class LinkLostError(PuntoError):
    """The socket closed before the answer came. The command may have been carried out."""


class FaultError(PuntoError):
    """A fault: the server did not carry the command out."""


class TooFastError(FaultError):
    """The rate limit refused this message. An earlier one under its id may have been accepted."""


class MovedError(FaultError):
    """The command was not carried out: another process owns the table, or none does."""

    def __init__(self, address: str) -> None:
        super().__init__(
            fact("client-moved", address=address) if address else fact("client-moving")
        )
        self.address = address


class Client:
    """A signed-in session, with sockets under it."""

    def __init__(
        self, base: str, *, cookie: str = "", token: str = "", answer_s: float = ANSWER_S
    ) -> None:
        """`cookie` and `token` belong to an existing session."""
        self._answer_s = answer_s
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
        """Register as a new patron. Requires open registration."""
        await self._enter("/api/patrons", {"name": name, "password": password})

    async def sign_in(self, name: str, password: str) -> None:
        """Begin a session."""
        await self._enter("/api/session", {"name": name, "password": password})

    async def _enter(self, path: str, body: dict[str, str]) -> None:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        self.token = answer.json()["token"]

    async def post(self, path: str, body: Any) -> Any:
        """Post a body in this session. The decoded answer, or HTTPStatusError."""
        content = msgspec.json.encode(body)
        headers = {"x-punto-token": self.token, "content-type": "application/json"}
        answer = await self.http.post(path, content=content, headers=headers)
        answer.raise_for_status()
        return answer.json()

    @property
    def cookie(self) -> str:
        """The session's Cookie header."""
        if "cookie" in self.http.headers:
            return self.http.headers["cookie"]
        return "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)

    @asynccontextmanager
    async def live(self, *, language: str = "en") -> AsyncIterator["Live"]:
        """A socket in this session, after the greeting, reading messages."""
        url = self.base.replace("http", "ws", 1) + "/ws"
        headers = {"cookie": self.cookie} if self.cookie else {}
        async with connect(
            url,
            origin=Origin(self.base),
            additional_headers=headers,
            compression=None,
        ) as socket:
            live = Live(socket, answer_s=self._answer_s)
            await live.greet(self.token, language)
            reading = asyncio.create_task(live.read())
            try:
                yield live
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)


class Live:
    """One socket: the messages it has received, and methods for sending commands."""

    def __init__(self, socket: ClientConnection, *, answer_s: float = ANSWER_S) -> None:
        self.socket = socket
        self._answer_s = answer_s
        self.you = protocol.You()
        self.others: tuple[str, ...] = ()
        self.infos: dict[TableId, table_messages.TableInfo] = {}
        self.updates: dict[TableId, table_messages.Seen] = {}
        self.own_views: dict[TableId, table_messages.Mine] = {}
        self.roads: dict[TableId, table_messages.RoadsMessage] = {}
        self.consoles: dict[TableId, table_messages.Console] = {}
        self.items: dict[TableId, deque[table_messages.Item]] = {}
        self.meters: dict[MeterId, meter_messages.MeterShown] = {}
        self.hands: dict[MeterId, meter_messages.MeterHands] = {}
        self.desks: dict[MeterId, meter_messages.MeterDesk] = {}
        self.lobby: table_messages.Lobby | None = None
        self.bye: protocol.Bye | None = None
        self.elsewhere: protocol.Elsewhere | None = None
        """Where a table is served, as last reported."""
        self.open = True
        self.faults: list[protocol.Fault] = []
        self.on_message: Callable[[protocol.ToClient], None] | None = None
        self._answers: dict[str, asyncio.Future[protocol.Done]] = {}
        self._pongs: dict[int, protocol.Pong] = {}
        self._pings = 0
        self._changed = asyncio.Condition()

    async def greet(self, token: str, language: str) -> None:
        """Say hello. NotWelcomeError if the server does not welcome this session."""
        hello = protocol.Hello(protocol=protocol.PROTOCOL, token=token, language=language)
        await self.send(hello)
        answer = _from_server.decode(await self.socket.recv())
        if not isinstance(answer, protocol.Welcome):
            raise NotWelcomeError(fact("client-not-welcome", answer=str(answer)))
        self.you, self.others = answer.you, answer.others

    async def send(self, message: protocol.FromClient) -> None:
        """Send one message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def watch(self, table: str, after: int | None = None) -> None:
        """Watch a table and wait until it is shown. FaultError if it does not exist."""
        name = TableId(table)
        self.updates.pop(name, None)
        await self.send(protocol.Watch(table=name, after=after))
        await self.ping()
        if name not in self.updates:
            raise FaultError(fact("server-no-such-table", table=name))

    async def watch_meter(self, meter: str) -> None:
        """Watch a meter and wait until it is shown. FaultError if it does not exist."""
        name = MeterId(meter)
        await self.send(protocol.WatchMeter(meter=name))
        await self.ping()
        if name not in self.meters:
            raise FaultError(fact("server-no-such-meter", meter=name))

    async def do_meter(
        self,
        meter: str,
        command: WireMeterCommand,
        *,
        id: str | None = None,  # noqa: A002 -- the word of the protocol
        approval: str | None = None,
    ) -> protocol.Done:
        """Send a command to a meter. The answer, or LinkLostError if the socket closes first."""
        made = CommandId(id or secrets.token_hex(12))
        return await self._send_command(
            protocol.DoMeter(id=made, meter=MeterId(meter), command=command, approval=approval),
            again=id is not None,
        )

    async def do(
        self,
        table: str,
        command: WireCommand,
        *,
        id: str | None = None,  # noqa: A002 -- the word of the protocol
        approval: str | None = None,
    ) -> protocol.Done:
        """Send a command to a table. The answer, or LinkLostError if the socket closes first.

        Without an answer, send the same command again under the same id. A command with a given
        `id` may be such a retry: if it is rate-limited, it is sent again. TimeoutError if no answer
        comes in time; the command may have been carried out all the same.
        """
        made = CommandId(id or secrets.token_hex(12))
        return await self._send_command(
            protocol.Do(id=made, table=TableId(table), command=command, approval=approval),
            again=id is not None,
        )

    async def _send_command(
        self, message: protocol.Do | protocol.DoMeter, *, again: bool
    ) -> protocol.Done:
        """The answer to a command. `again`: it may have been sent before."""
        async with asyncio.timeout(self._answer_s):
            while True:
                try:
                    return await self._answer_to(message)
                except TooFastError:
                    # Only this message was refused. An earlier one may have been carried out, so
                    # send it again.
                    if not again:
                        raise
                await asyncio.sleep(RETRY_S)

    async def _answer_to(self, message: protocol.Do | protocol.DoMeter) -> protocol.Done:
        # A command that is sent again before its answer waits for the same answer.
        made = message.id
        future = self._answers.setdefault(made, asyncio.get_running_loop().create_future())
        try:
            if not self.open:
                raise LinkLostError(fact("client-lost"))
            await self.send(message)
            return await asyncio.shield(future)
        except ConnectionClosed as error:
            raise LinkLostError(fact("client-lost")) from error
        finally:
            self._answers.pop(made, None)

    async def ping(self) -> protocol.Pong:
        """Check that the server responds. By then, everything it sent earlier has arrived."""
        self._pings += 1
        number = self._pings
        await self.send(protocol.Ping(n=number))
        await self.until(lambda: number in self._pongs)
        return self._pongs.pop(number)

    async def until(self, holds: Callable[[], bool], seconds: float = 30.0) -> None:
        """Wait for a condition. TimeoutError if it takes too long, or LinkLostError."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: holds() or not self.open)
        if not holds():
            raise LinkLostError(fact("client-lost"))

    async def next_message(self, seconds: float = 30.0) -> None:
        """Wait up to `seconds` for the next message or the end of the socket."""
        try:
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait()
        except TimeoutError:
            return

    async def read(self) -> None:
        """Receive messages until the socket closes."""
        try:
            async for frame in self.socket:
                message = _from_server.decode(frame)
                self._take(message)
                if self.on_message is not None:
                    self.on_message(message)
                await self._notify()
        except (ConnectionClosed, msgspec.DecodeError):
            # An unreadable frame counts as a lost connection. The next connection shows the state
            # again.
            pass
        finally:
            self.open = False
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(LinkLostError(fact("client-lost")))
        await self._notify()

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: protocol.ToClient) -> None:  # noqa: C901 -- one case a message
        match message:
            case table_messages.TableInfo():
                self.infos[message.table] = message
            case table_messages.Seen():
                self._take_update(message)
            case table_messages.Mine():
                _keep_newer(self.own_views, message)
            case table_messages.RoadsMessage():
                _keep_newer(self.roads, message)
            case table_messages.Console():
                _keep_newer(self.consoles, message)
            case table_messages.Lobby():
                self.lobby = message
            case meter_messages.MeterShown():
                self.meters[message.meter] = message
            case meter_messages.MeterHands():
                self.hands[message.meter] = message
            case meter_messages.MeterDesk():
                self.desks[message.meter] = message
            case protocol.Fault() | protocol.Elsewhere():
                self._failed(message)
            case protocol.Bye():
                self.bye = message
            case protocol.Pong():
                self._pongs[message.n] = message
            case protocol.Done():
                self._succeeded(message)
            case _:
                pass

    def _take_update(self, seen: table_messages.Seen) -> None:
        _keep_newer(self.updates, seen)
        kept = self.items.setdefault(seen.table, deque(maxlen=_MOST_ITEMS))
        last = kept[-1].seq if kept else -1
        kept.extend(item for item in seen.items if item.seq > last)

    def _succeeded(self, answer: protocol.Done) -> None:
        future = self._answers.get(answer.id)
        if future is not None and not future.done():
            future.set_result(answer)

    def _failed(self, told: protocol.Fault | protocol.Elsewhere) -> None:
        error: FaultError
        if isinstance(told, protocol.Fault):
            self.faults.append(told)
            kind = TooFastError if told.code == "too-fast" else FaultError
            error = kind(fact("client-fault", code=told.code, message=told.message))
        else:
            self.elsewhere = told
            error = MovedError(told.address)
        future = self._answers.get(told.id or "")
        if future is not None and not future.done():
            future.set_exception(error)


NewerMessage = TypeVar(
    "NewerMessage",
    table_messages.Seen,
    table_messages.Mine,
    table_messages.RoadsMessage,
    table_messages.Console,
)


def _keep_newer(kept: dict[TableId, NewerMessage], message: NewerMessage) -> None:
    """Keep a message about a table, unless a newer one has already arrived."""
    last = kept.get(message.table)
    if last is None or message.seq >= last.seq:
        kept[message.table] = message
