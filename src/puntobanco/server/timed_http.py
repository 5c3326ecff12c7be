"""HTTP with strict parsing of request heads, and with timeouts.

Requests that a proxy might parse differently are refused: a chunked body, a folded header, a line
that does not end with CR and LF. A head, a body and an idle connection each have a time limit.
"""

import asyncio
import logging
import re
from enum import Enum
from http import HTTPStatus
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from puntobanco.core.facts import Fact, fact
from puntobanco.server.config import Connections
from puntobanco.server.errors import error_body
from puntobanco.server.headers import with_security_headers
from puntobanco.words import ENGLISH, words_in

LOG = logging.getLogger("punto.connections")

LINGER_S = 2.0
"""Seconds for the rest of a body after its request has been answered."""
FLUSH_S = 30.0
"""Seconds for a client to receive what it was sent."""
_HEAD_ENDS = re.compile(rb"\n\r?\n")
_LOOSE = re.compile(rb"\r(?!\n)|(?<!\r)\n|\n[ \t]|\x00")

Refusal = tuple[int, str, Fact]
"""Status, code and fact. The answer is in English, because the head was not read."""
MALFORMED: Refusal = (400, "malformed", fact("server-malformed"))
LOOSE: Refusal = (400, "malformed", fact("http-loose"))
VERSION: Refusal = (505, "version", fact("http-version"))
CHUNKED: Refusal = (411, "length-required", fact("http-chunked"))
LATE: Refusal = (408, "timeout", fact("http-late"))


class StrictConnection(h11.Connection):
    """A connection that refuses requests which other programs might parse differently."""

    refusal: Refusal = MALFORMED
    """The answer after `next_event` has raised."""

    def next_event(self) -> Any:
        """The next event, or RemoteProtocolError."""
        if self.their_state is h11.IDLE:
            self._check_lines()
        event = super().next_event()
        if isinstance(event, h11.Request):
            if event.http_version not in (b"1.0", b"1.1"):
                self._refuse(VERSION)
            if any(name == b"transfer-encoding" for name, _ in event.headers):
                self._refuse(CHUNKED)
        return event

    def _check_lines(self) -> None:
        arrived = self.trailing_data[0]
        end = _HEAD_ENDS.search(arrived)
        if end is not None and _LOOSE.search(arrived, 0, end.end()):
            self._refuse(LOOSE)

    def _refuse(self, refusal: Refusal) -> None:
        self.refusal = refusal
        raise h11.RemoteProtocolError(str(refusal[2]), error_status_hint=refusal[0])


class Stage(Enum):
    """What the server is waiting for."""

    HEAD = "head"
    BODY = "body"
    REST = "rest"
    """The rest of a body whose request has been answered."""


class TimedHttp(H11Protocol):
    """A connection that ends if the client takes too long."""

    def __init__(self, *, times: Connections, secure: bool, **more: Any) -> None:
        super().__init__(**more)
        self.conn: h11.Connection = StrictConnection(h11.SERVER)
        self._secure = secure
        self._times = {
            Stage.HEAD: times.head_s,
            Stage.BODY: times.body_s,
            Stage.REST: LINGER_S,
        }
        self._stage: Stage | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request head."""
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel all timers."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._await(None)
        self._unstick()

    def data_received(self, data: bytes) -> None:
        """Process received data."""
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket, which has its own timeouts."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Wait for the next head, or for the rest of a body."""
        super().on_response_complete()
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, whether or not its client reads what it was sent."""
        super().timeout_keep_alive_handler()
        self._flush()

    def pause_writing(self) -> None:
        """Start the timeout for a client that does not read what it was sent."""
        super().pause_writing()
        self._flush()

    def resume_writing(self) -> None:
        """Resume writing, and cancel that timeout."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._unstick()

    def send_400_response(self, msg: str) -> None:
        """Refuse an unreadable request with an error code, like any other refusal."""
        del msg
        assert isinstance(self.conn, StrictConnection), "it was made so"
        self._refuse(self.conn.refusal)

    # --- Timeouts ----------------------------------------------------------------------------

    def _watch(self) -> None:
        self._await(self._awaited())
        if self.transport.is_closing():
            self._flush()

    def _awaited(self) -> Stage | None:
        if self._upgraded or self.transport.is_closing():
            return None
        if self.conn.their_state is h11.SEND_BODY:
            answered = self.cycle is not None and self.cycle.response_complete
            return Stage.REST if answered else Stage.BODY
        idle = self.timeout_keep_alive_task is not None
        return Stage.HEAD if self.conn.their_state is h11.IDLE and not idle else None

    def _await(self, stage: Stage | None) -> None:
        if stage is self._stage:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._stage = stage
        if stage is not None:
            self._timer = self.loop.call_later(self._times[stage], self._late)

    def _late(self) -> None:
        silent = self._stage is Stage.HEAD and not self.conn.trailing_data[0]
        if silent or self._stage is Stage.REST:
            self.transport.close()
            self._flush()
        else:
            self._refuse(LATE)

    def _flush(self) -> None:
        """Abort the connection unless the client receives its data in time."""
        if self._stuck is None:
            self._stuck = self.loop.call_later(FLUSH_S, self.transport.abort)

    def _unstick(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # --- Refusals ----------------------------------------------------------------------------

    def _refuse(self, refusal: Refusal) -> None:
        """Answer, if no other answer has been started, and close."""
        status, code, stated = refusal
        address = "" if self.client is None else self.client[0]
        LOG.info("refused", extra={"status": status, "detail": str(stated), "address": address})
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.transport.is_closing():
            body = msgspec.json.encode(error_body(stated, words_in(ENGLISH), code=code))
            headers = [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"connection", b"close"),
            ]
            head = h11.Response(
                status_code=status,
                headers=with_security_headers(headers, secure=self._secure),
                reason=HTTPStatus(status).phrase.encode(),
            )
            for event in (head, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
        self._watch()
