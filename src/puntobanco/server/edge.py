"""The edge: checks that every request and handshake passes first.

It is plain ASGI around the whole application, so no route, error page or socket can bypass it. It
checks, in order: proxy, rate, host, origin. Requests are timed, counted and logged by route, not by
path, because a path can contain a token.
"""

import logging
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import msgspec

from puntobanco.core.facts import Fact, fact
from puntobanco.server.access.cookies import token_in
from puntobanco.server.errors import error_body
from puntobanco.server.headers import with_security_headers
from puntobanco.server.language import words_of
from puntobanco.server.peer import (
    address_of,
    forwarded,
    header,
    host_is_local,
    host_of,
    is_called,
    is_forwarded,
    same_origin,
)
from puntobanco.server.services import Services

LOG = logging.getLogger("punto.requests")

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_HEALTH = "/health"

EdgeRefusal = tuple[int, str, Fact, int]
"""Status, code, reason, and seconds to wait (0: waiting does not help)."""


class Edge:
    """The application inside its edge."""

    def __init__(self, app: Any, services: Services) -> None:
        self._app = app
        self._services = services
        self._seconds = services.seconds

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request, a socket, or the application's lifespan."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        begun = self._seconds()
        refused = self._refusal(scope)
        guarding = self._send_with_headers(scope, send, begun)
        with self._at_once(scope) as welcome:
            if refused is None and not welcome:
                refused = 429, "too-many", fact("edge-at-once"), 1
            if refused is not None:
                await _refuse(scope, receive, guarding, refused)
                return
            await self._app(scope, receive, guarding)

    def _at_once(self, scope: Any) -> AbstractContextManager[bool]:
        """Count concurrent requests of an address, if connections come from a proxy."""
        if self._services.config.proxy is None:
            return nullcontext(enter_result=True)
        return self._services.limiter.at_once(address_of(scope))

    def _refusal(self, scope: Any) -> EdgeRefusal | None:
        config = self._services.config
        if config.proxy is not None:
            refused = self._refuse_bypassed_proxy(scope, config.proxy)
            if refused is not None:
                return refused
        return self._refuse_over_rate(scope) or self._refuse_foreign(scope)

    def _refuse_bypassed_proxy(self, scope: Any, proxy: str) -> EdgeRefusal | None:
        if address_of(scope) != proxy:
            return 403, "proxy", fact("edge-proxy"), 0
        if scope["path"] == _HEALTH and not is_forwarded(scope):
            # A health check by the proxy itself, not forwarded for a client.
            return None
        address = forwarded(scope)
        if address is None:
            return 400, "forwarded", fact("edge-forwarded"), 0
        scope["client"] = (address, 0)
        if header(scope, b"x-forwarded-proto") != "https":
            return 403, "https", fact("edge-https"), 0
        return None

    def _refuse_over_rate(self, scope: Any) -> EdgeRefusal | None:
        limiter, access = self._services.limiter, self._services.access
        token = token_in(header(scope, b"cookie"), secure=self._services.config.secure)
        session = None if token is None else access.sessions.key_of(token)
        address = address_of(scope)
        socket = scope["type"] == "websocket"
        wait = limiter.wait_for_handshake if socket else limiter.wait_for_request
        wait_s = wait(address, session)
        if not wait_s:
            return None
        self._services.metrics.count("punto_rate_limited_total")
        return 429, "too-many", fact("edge-too-many"), wait_s

    def _refuse_foreign(self, scope: Any) -> EdgeRefusal | None:
        config = self._services.config
        secure = config.secure
        if not secure and not host_is_local(scope):
            return 421, "host", fact("edge-local-host"), 0
        # Load balancers request the health of a process by its address.
        named = scope["path"] == _HEALTH or is_called(host_of(scope), config.hosts)
        if secure and config.hosts and not named:
            return 421, "host", fact("edge-host"), 0
        if scope.get("method") in _SAFE or same_origin(scope, secure=secure):
            return None
        return 403, "origin", fact("edge-origin"), 0

    def _send_with_headers(self, scope: Any, send: Any, begun: float) -> Any:
        secure, others = self._services.config.secure, self._services.other_addresses

        async def guarding(message: Any) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = with_security_headers(
                    message.get("headers", ()), secure=secure, others=others
                )
                self._note(scope, message["status"], begun)
            elif message["type"] == "websocket.accept":
                self._note(scope, 101, begun)
            await send(message)

        return guarding

    def _note(self, scope: Any, status: int, begun: float) -> None:
        method = scope.get("method", "SOCKET")
        route = scope.get("path_template", "")
        took = self._seconds() - begun
        metrics = self._services.metrics
        metrics.count("punto_requests_total", status=str(status))
        metrics.observe("punto_request_seconds", took)
        fields = {
            "method": method,
            "route": route,
            "status": status,
            "ms": round(1000 * took, 1),
            "address": address_of(scope),
        }
        LOG.info("request", extra=fields)


async def _refuse(scope: Any, receive: Any, send: Any, refused: EdgeRefusal) -> None:
    status, code, stated, wait_s = refused
    kind = "http"
    if scope["type"] == "websocket":
        await receive()
        kind = "websocket.http"
    headers = [(b"content-type", b"application/json")]
    if wait_s:
        headers.append((b"retry-after", str(wait_s).encode()))
    body = msgspec.json.encode(error_body(stated, words_of(scope), code=code))
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
