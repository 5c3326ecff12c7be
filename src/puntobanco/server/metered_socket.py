"""Limits the frames of a socket before they are parsed.

The library parses and answers everything that has arrived in one go while all others wait. Here
only the head of a frame is read, and the frame is passed on when the rate allows it: one message at
a time, a limited number of frames a second, one ping a second. The rest waits here, and then with
the client, because its socket is not read.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from puntobanco.server.config import RateLimit
from puntobanco.server.limits import Bucket
from puntobanco.server.metrics import Metrics

LOG = logging.getLogger("punto.sockets")

MOST_FRAGMENTS = 16
"""Most frames in one message."""
REST_S = 0.25
"""Pause before a socket that sent too much is read again, in seconds."""
PONG_S = 1.0
"""Shortest time between two pongs. Of the pings in between, only the last is answered."""
_KIB = 1024
_FIN, _MASKED, _OPCODE, _SIZE = 0x80, 0x80, 0x0F, 0x7F
_CONTINUATION, _BINARY, _PING = 0x0, 0x2, 0x9
_TWO_BYTES, _EIGHT_BYTES = 126, 127
_MOST_CONTROL = 125


class MeteredSocket(WebSocketsSansIOProtocol):
    """A socket that accepts frames no faster than its rate allows."""

    def __init__(
        self, *, rate: RateLimit, seconds: Callable[[], float], metrics: Metrics, **more: Any
    ) -> None:
        super().__init__(**more)
        self._metrics = metrics
        self._bucket = Bucket(rate, seconds)
        self._held = bytearray()
        """Received data not parsed yet."""
        self._fragments = 0
        self._resting: asyncio.TimerHandle | None = None
        self._pong_due: asyncio.TimerHandle | None = None
        self._unanswered = b""
        """The last ping that arrived during the pause between pongs."""

    def data_received(self, data: bytes) -> None:
        """Store what has arrived, and parse as much of it as the rate allows."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self.transport.is_closing():
            self._held += data
            self._take()
        self._flow()

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop pending data and timers."""
        super().connection_lost(exc)
        self._held.clear()
        for timer in (self._resting, self._pong_due):
            if timer is not None:
                timer.cancel()

    async def send(self, message: ASGISendEvent) -> None:
        """Send as the library does. After the handshake, start parsing frames."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._take()
            self._flow()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message. Parsing continues after it has been fetched."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._take()
            self._flow()
        return message

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, unless it claims to be text but is not."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse(CloseCode.INVALID_DATA, "utf-8")
                return
        super().send_receive_event_to_app()

    # --- Pending data ------------------------------------------------------------------------

    def _flow(self) -> None:
        """Resume or pause reading, so that further data waits with the client."""
        if self.transport.is_closing():
            return
        if self.read_paused or self._resting is not None or not self.handshake_complete:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _take(self) -> None:
        """Parse frames until a message waits to be fetched or the rate is used up."""
        while self.handshake_complete and not self.read_paused and self._resting is None:
            sizes = _sizes(self._held)
            if sizes is None or self.transport.is_closing():
                return
            head, body = sizes
            if body > self.config.ws_max_size:
                # The library reads the head, closes with 1009, and ignores the rest.
                body = len(self._held) - head
            elif len(self._held) < head + body:
                return
            if self._bucket.wait(1 + (head + body) / _KIB):
                self._rest()
                return
            frame = bytes(self._held[: head + body])
            del self._held[: head + body]
            self._metrics.count("punto_socket_frames_total")
            self._check_frame(frame, body)

    def _rest(self) -> None:
        self._metrics.count("punto_socket_pauses_total")
        self._resting = self.loop.call_later(REST_S, self._rested)

    def _rested(self) -> None:
        self._resting = None
        self._take()
        self._flow()

    # --- Single frames -----------------------------------------------------------------------

    def _check_frame(self, frame: bytes, body: int) -> None:
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
        # RFC 6455, 5.5.3: of several pings, only the last must be answered.
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
    """Sizes of the first frame's head and body in bytes, or None until the head is complete."""
    if len(held) < 2:
        return None
    mask = 4 if held[1] & _MASKED else 0
    body, head = held[1] & _SIZE, 2
    if body in (_TWO_BYTES, _EIGHT_BYTES):
        more = 2 if body == _TWO_BYTES else 8
        body, head = int.from_bytes(held[2 : 2 + more], "big"), 2 + more
    return (head + mask, body) if len(held) >= head + mask else None
