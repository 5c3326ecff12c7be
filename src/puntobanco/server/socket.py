"""The WebSocket endpoint: reads messages of clients, answers them, and dismisses offenders.

A message that is malformed, too long, too early or too frequent is answered with a fault and has no
effect.
"""

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass
from typing import Any, assert_never

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from puntobanco.core.errors import InvariantBroken
from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import CommandId
from puntobanco.house.messages import Answer
from puntobanco.house.pit import PitStoppedError
from puntobanco.house.presence import ElsewhereError
from puntobanco.server import protocol
from puntobanco.server.access.endings import LinkEnding
from puntobanco.server.access.guard import provide_visit
from puntobanco.server.access.identity import Identity
from puntobanco.server.connection import Connection, Viewer, frame
from puntobanco.server.desk import answer_sentence, refuse_stranger
from puntobanco.server.http import websocket
from puntobanco.server.hub import Hub
from puntobanco.server.language import words_of
from puntobanco.server.limits import Who
from puntobanco.server.peer import address_of, network_of
from puntobanco.server.protocol import Fault, FaultCode, Hello
from puntobanco.server.services import Services
from puntobanco.server.strict import repeated, repeated_key
from puntobanco.server.validation import at_place, misfit
from puntobanco.words import Words, negotiate, words_in

LOG = logging.getLogger("punto.sockets")

HELLO_S = 10.0
"""Seconds that a client has for its first message."""
PAUSE_S = 0.25
"""Pause after a message over the limit, in seconds. Data sent meanwhile does not count."""
MOST_ID = 64
_CLOSED = 1000
_CODES = {"stopping": 1001, "unexpected": 1011, "too-slow": 1013, "too-many": 1013}
"""WebSocket close codes other than the normal one."""

_messages = msgspec.json.Decoder(protocol.FromClient)


@dataclass(slots=True)
class ConnectedClient:
    """A connection and the person behind it."""

    connection: Connection
    who: Who
    """The person or network that its messages count for."""
    identity: Identity | None = None
    locked: bool = False
    """Whether its session is locked."""
    greeted: bool = False


class Sockets:
    """What all sockets share."""

    def __init__(self, services: Services, hub: Hub) -> None:
        self._services = services
        self._hub = hub
        services.metrics.gauge("punto_sockets", lambda: len(hub.connections))
        services.metrics.gauge("punto_frames_total", lambda: hub.frames + hub.meters.frames)

    async def serve(self, socket: WebSocket) -> None:
        """Serve one client until either side closes."""
        await socket.accept()
        viewer = Viewer(words=words_of(socket.scope))
        connection = Connection(viewer, socket.send_text, self._services.seconds)
        visit = provide_visit(socket)
        who = network_of(address_of(socket.scope)) if visit is None else visit.identity.subject
        client = ConnectedClient(connection, who)
        with contextlib.ExitStack() as leaving:
            welcome = leaving.enter_context(self._services.limiter.socket(who))
            if visit is not None and not visit.locked:
                client.identity = visit.identity
                leaving.callback(
                    self._services.access.endings.watch(visit.identity, connection.dismiss)
                )
            client.locked = visit is not None and visit.locked
            self._hub.join(connection)
            leaving.callback(self._hub.leave, connection)
            if not welcome:
                connection.dismiss(LinkEnding.TOO_MANY)
            await self._talk(socket, client)

    async def _talk(self, socket: WebSocket, client: ConnectedClient) -> None:
        connection = client.connection
        over = asyncio.ensure_future(connection.over.wait())
        writer = asyncio.ensure_future(connection.drain())
        reader = asyncio.ensure_future(self._read(socket, client))
        greeting = asyncio.get_running_loop().call_later(HELLO_S, self._ungreeted, client)
        try:
            # A departed client may leave much unread. Sending to it then fails before reading does.
            await asyncio.wait({over, reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            _note_unexpected(reader, connection)
            if connection.ended:
                # Send the last messages, unless the client does not read even those.
                await asyncio.wait({writer}, timeout=1.0)
                code = _CODES.get(connection.ended, _CLOSED)
                with contextlib.suppress(OSError, RuntimeError, WebSocketDisconnect):
                    await asyncio.wait_for(socket.close(code, connection.ended), 1.0)
        finally:
            greeting.cancel()
            for task in (over, writer, reader):
                task.cancel()
            await asyncio.gather(over, writer, reader, return_exceptions=True)

    def _ungreeted(self, client: ConnectedClient) -> None:
        if not client.greeted:
            client.connection.dismiss(LinkEnding.PROTOCOL)

    # --- Reading ----------------------------------------------------------------------------

    async def _read(self, socket: WebSocket, client: ConnectedClient) -> None:
        connection = client.connection
        while not connection.ended:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            words = connection.viewer.words
            message = _understood(received, words)
            if self._too_fast(client, message):
                id_ = _id_of(message)
                connection.send(frame(fault("too-fast", fact("socket-too-fast"), words, id_)))
                await asyncio.sleep(PAUSE_S)
            elif isinstance(message, Fault):
                connection.send(frame(message))
            else:
                await self._take(client, message)
            # Yield, so that a client that sends without pause does not block the others.
            await asyncio.sleep(0)

    def _too_fast(self, client: ConnectedClient, message: protocol.FromClient | Fault) -> bool:
        # The handshake has already paid for the first hello. Otherwise a person with many terminals
        # could not reconnect them all at once after a short interruption.
        first = isinstance(message, Hello) and not client.greeted
        return not first and bool(self._services.limiter.wait_for_message(client.who))

    async def _take(self, client: ConnectedClient, message: protocol.FromClient) -> None:
        connection = client.connection
        if isinstance(message, Hello):
            self._greet(client, message)
            return
        if not client.greeted:
            words, id_ = connection.viewer.words, _id_of(message)
            connection.send(frame(fault("hello", fact("socket-hello-first"), words, id_)))
            return
        match message:
            case protocol.Watch() | protocol.Unwatch() | protocol.Do() if not self._hub.has_table(
                message.table
            ):
                connection.send(_no_such_table(message, connection.viewer.words))
            case protocol.Watch():
                await self._hub.watch(connection, message.table, message.after)
            case protocol.Unwatch():
                self._hub.unwatch(connection, message.table)
            case protocol.WatchLobby():
                self._hub.watch_lobby(connection)
            case protocol.WatchMeter() | protocol.UnwatchMeter() | protocol.DoMeter() if (
                not self._hub.meters.has_meter(message.meter)
            ):
                connection.send(_no_such_meter(message, connection.viewer.words))
            case protocol.WatchMeter():
                self._hub.meters.watch(connection, message.meter)
            case protocol.UnwatchMeter():
                self._hub.meters.unwatch(connection, message.meter)
            case protocol.Do() | protocol.DoMeter():
                self._do(client, message)
            case protocol.Ping():
                at = self._services.clock()
                connection.send(frame(protocol.Pong(n=message.n, at=at)))
            case _:
                assert_never(message)

    def _greet(self, client: ConnectedClient, hello: Hello) -> None:
        connection, viewer = client.connection, client.connection.viewer
        if hello.protocol != protocol.PROTOCOL or client.greeted:
            stated = fact("socket-protocol", number=protocol.PROTOCOL)
            wrong = fault("protocol", stated, viewer.words)
            connection.dismiss(LinkEnding.PROTOCOL, frame(wrong))
            return
        identity = self._current(client)
        if not self._is_theirs(identity, hello.token) or (client.identity and identity is None):
            # A page that believes it is signed in must not continue as a visitor without noticing.
            # A cookie without its token does not come from one of our pages.
            why = LinkEnding.LOCKED if client.locked else LinkEnding.EXPIRED
            wrong = fault("hello", fact("socket-token"), viewer.words)
            connection.dismiss(why, frame(wrong))
            return
        client.greeted = True
        viewer.words = words_in(negotiate(hello.language))
        if identity is not None:
            viewer.patron, viewer.staff = identity.patron, identity.staff
        roles = sorted(role.value for role in identity.roles) if identity else ()
        you = protocol.You(patron=viewer.patron, staff=viewer.staff, roles=tuple(roles))
        at = self._services.clock()
        welcome = protocol.Welcome(
            protocol=protocol.PROTOCOL, at=at, you=you, others=self._services.other_addresses
        )
        connection.send(frame(welcome))

    def _is_theirs(self, identity: Identity | None, token: str) -> bool:
        """Whether a hello's token matches the session, or both are missing."""
        if identity is None:
            return not token
        return self._services.access.is_token_of(identity, token)

    # --- Commands ---------------------------------------------------------------------------

    def _do(self, client: ConnectedClient, message: protocol.AnyDo) -> None:
        identity = self._current(client)
        if identity is None:
            self._answer(client, message, refuse_stranger(message))
            return
        self._services.access.touch(identity)
        try:
            done = self._services.desk.submit_message(identity, message)
        except ElsewhereError as error:
            where = protocol.Elsewhere(address=error.address, id=message.id)
            client.connection.send(frame(where))
            return
        except (PitStoppedError, InvariantBroken):
            self._unanswered(client)
            return
        done.add_done_callback(lambda answered: self._answered(client, message, answered))

    def _current(self, client: ConnectedClient) -> Identity | None:
        identity = client.identity
        return None if identity is None else self._services.access.current_identity(identity)

    def _answered(
        self, client: ConnectedClient, message: protocol.AnyDo, answered: "asyncio.Future[Answer]"
    ) -> None:
        if answered.cancelled() or answered.exception() is not None:
            self._unanswered(client)
            return
        self._answer(client, message, answered.result())

    def _unanswered(self, client: ConnectedClient) -> None:
        """The command may have been carried out. The client reconnects and sends it again."""
        if self._services.pit.stopped:
            self._hub.close()
        else:
            client.connection.dismiss(LinkEnding.STOPPING)

    def _answer(self, client: ConnectedClient, message: protocol.AnyDo, answer: Answer) -> None:
        words = client.connection.viewer.words
        said = answer_sentence(answer, words, self._services.desk.currency)
        done = protocol.Done(id=message.id, answer=answer, sentence=said)
        client.connection.send(frame(done))


def _note_unexpected(reader: "asyncio.Task[None]", connection: Connection) -> None:
    """The last resort: the client only learns that the socket closes; the log has the details."""
    error = reader.exception() if reader.done() else None
    if error is not None:
        number = secrets.token_hex(4)
        LOG.error("unexpected error", extra={"error": number}, exc_info=error)
        connection.end("unexpected")


def fault(
    code: FaultCode,
    stated: Fact,
    words: Words,
    id: CommandId | None = None,  # noqa: A002
) -> Fault:
    """A fault, in the sender's language."""
    return Fault(
        code=code, message=words.text(stated), key=stated.code, params=stated.wire_params(), id=id
    )


def _no_such_table(message: protocol.Watch | protocol.Unwatch | protocol.Do, words: Words) -> str:
    stated = fact("server-no-such-table", table=message.table[:MOST_ID])
    wrong = fault("no-such-table", stated, words, _id_of(message))
    return frame(replace(wrong, table=message.table))


def _no_such_meter(
    message: protocol.WatchMeter | protocol.UnwatchMeter | protocol.DoMeter, words: Words
) -> str:
    stated = fact("server-no-such-meter", meter=message.meter[:MOST_ID])
    wrong = fault("no-such-meter", stated, words, _id_of(message))
    return frame(replace(wrong, meter=message.meter))


def _id_of(message: protocol.FromClient | Fault) -> CommandId | None:
    return message.id if isinstance(message, protocol.AnyDo | Fault) else None


def _understood(received: Any, words: Words) -> protocol.FromClient | Fault:
    """The message in a frame, or the fault."""
    message = _message_in(received)
    if not isinstance(message, Fact):
        return message
    code: FaultCode = "oversized" if message.code == "socket-oversized" else "malformed"
    return fault(code, message, words)


def _message_in(received: Any) -> protocol.FromClient | Fact:
    text = received.get("text")
    if text is None:
        return fact("socket-binary")
    size, most = len(text.encode()), protocol.MOST_FRAME_BYTES
    if size > most:
        return fact("socket-oversized", size=size, most=most)
    try:
        message: protocol.FromClient = _messages.decode(text)
        key = repeated_key(text)
    except msgspec.ValidationError:
        return misfit(text, protocol.FromClient)
    except (msgspec.DecodeError, RecursionError):
        return fact("socket-not-json")
    if key is not None:
        return repeated(key)
    if isinstance(message, protocol.AnyDo) and not well_made(message.id):
        return at_place("id", fact("input-expected", expected=fact("expected-made-id")))
    return message


def well_made(made: CommandId) -> bool:
    """Whether a client may choose this id. '#' is reserved for the parts of a command."""
    return 0 < len(made) <= MOST_ID and all(
        letter.isascii() and (letter.isalnum() or letter in "-_") for letter in made
    )


@websocket("/ws")
async def live(socket: WebSocket) -> None:
    """Everything that screens show and do, as messages of `puntobanco.server.protocol`."""
    sockets: Sockets = socket.app.state.sockets
    await sockets.serve(socket)
