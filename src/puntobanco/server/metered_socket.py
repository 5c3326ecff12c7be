"""The frames of a socket, counted before they are parsed.

The library parses and answers everything that has arrived in one go, and everybody else waits. Here
only the head of a frame is read, and the frame is passed on when the socket may send another: one
message at a time, a limited number of frames a second, one ping a second. The rest waits here, and
then with the client, whose socket is not read.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from puntobanco.server.config import Rate
from puntobanco.server.limits import Bucket
from puntobanco.server.metrics import Metrics

LOG = logging.getLogger("punto.sockets")

MOST_FRAGMENTS = 16
"""Frames that one message may come in."""
REST_S = 0.25
"""How long a socket that sent too much is not read before it is looked at again."""
PONG_S = 1.0
"""How long after a pong the next ping is answered; of those in between, the last one alone."""
_KIB = 1024
_FIN, _MASKED, _OPCODE, _SIZE = 0x80, 0x80, 0x0F, 0x7F
_CONTINUATION, _BINARY, _PING = 0x0, 0x2, 0x9
_TWO_BYTES, _EIGHT_BYTES = 126, 127
_MOST_CONTROL = 125


class MeteredSocket(WebSocketsSansIOProtocol):
    """A socket that takes frames as fast as its rate allows, and no faster."""

    def __init__(
        self, *, rate: Rate, seconds: Callable[[], float], metrics: Metrics, **more: Any
    ) -> None:
        super().__init__(**more)
        self._metrics = metrics
        self._bucket = Bucket(rate, seconds)
        self._held = bytearray()
        """What has arrived and was not parsed yet."""
        self._fragments = 0
        self._resting: asyncio.TimerHandle | None = None
        self._pong_due: asyncio.TimerHandle | None = None
        self._unanswered = b""
        """The last ping that came while no other might be answered."""

    def data_received(self, data: bytes) -> None:
        """Keep what has arrived, and take as much of it as may be taken now."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self.transport.is_closing():
            self._held += data
            self._take()
        self._flow()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what waits."""
        super().connection_lost(exc)
        self._held.clear()
        for timer in (self._resting, self._pong_due):
            if timer is not None:
                timer.cancel()

    async def send(self, message: ASGISendEvent) -> None:
        """Send as the library does; with the handshake complete, frames are taken."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._take()
            self._flow()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; the one after it is parsed when this one has been fetched."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._take()
            self._flow()
        return message

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, unless it is no text although it says so."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse(CloseCode.INVALID_DATA, "utf-8")
                return
        super().send_receive_event_to_app()

    # --- What waits --------------------------------------------------------------------------

    def _flow(self) -> None:
        """Read on, or leave what comes next with the client."""
        if self.transport.is_closing():
            return
        if self.read_paused or self._resting is not None or not self.handshake_complete:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _take(self) -> None:
        """Parse frame by frame until a message waits to be fetched, or it is enough for now."""
        while self.handshake_complete and not self.read_paused and self._resting is None:
            sizes = _sizes(self._held)
            if sizes is None or self.transport.is_closing():
                return
            head, body = sizes
            if body > self.config.ws_max_size:
                # The library closes with 1009 on reading as much, and looks no further.
                body = len(self._held) - head
            elif len(self._held) < head + body:
                return
            if self._bucket.wait(1 + (head + body) / _KIB):
                self._rest()
                return
            frame = bytes(self._held[: head + body])
            del self._held[: head + body]
            self._metrics.count("punto_socket_frames_total")
            self._judge(frame, body)

    def _rest(self) -> None:
        self._metrics.count("punto_socket_pauses_total")
        self._resting = self.loop.call_later(REST_S, self._rested)

    def _rested(self) -> None:
        self._resting = None
        self._take()
        self._flow()

    # --- One frame ---------------------------------------------------------------------------

    def _judge(self, frame: bytes, body: int) -> None:
        opcode, last = frame[0] & _OPCODE, bool(frame[0] & _FIN)
        if frame[0] == _FIN | _PING and frame[1] & _MASKED and body <= _MOST_CONTROL:
            self._ping(frame)
            return
        if _CONTINUATION <= opcode <= _BINARY:
            self._fragments += 1
            if self._fragments > MOST_FRAGMENTS or not (last or body):
                self._refuse(CloseCode.POLICY_VIOLATION, "fragments")
                return
            if last:
                self._fragments = 0
        super().data_received(frame)

    def _ping(self, frame: bytes) -> None:
        # RFC 6455, 5.5.3: of several pings only the last has to be answered.
        if self._pong_due is not None:
            self._unanswered = frame
            return
        super().data_received(frame)
        self._pong_due = self.loop.call_later(PONG_S, self._pong)

    def _pong(self) -> None:
        self._pong_due = None
        waiting, self._unanswered = self._unanswered, b""
        if waiting and not self.transport.is_closing():
            self._ping(waiting)

    def _refuse(self, code: CloseCode, why: str) -> None:
        LOG.info("socket closed", extra={"detail": why, "status": int(code)})
        self._held.clear()
        self.conn.fail(code, why)
        self.handle_parser_exception()


def _sizes(held: bytearray) -> tuple[int, int] | None:
    """The bytes of the first frame's head and of its body; None until its head is whole."""
    if len(held) < 2:
        return None
    mask = 4 if held[1] & _MASKED else 0
    body, head = held[1] & _SIZE, 2
    if body in (_TWO_BYTES, _EIGHT_BYTES):
        more = 2 if body == _TWO_BYTES else 8
        body, head = int.from_bytes(held[2 : 2 + more], "big"), 2 + more
    return (head + mask, body) if len(held) >= head + mask else None
