"""The application: routes, the guard before them, and background tasks.

Other parts of the server join by passing their handlers, access rules and lifespans.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import json
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as HttpRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from puntobanco.core.errors import ensure
from puntobanco.core.facts import fact
from puntobanco.server import pages
from puntobanco.server.access.allowed import ALLOWED, SOCKET, Allowed
from puntobanco.server.access.guard import guard
from puntobanco.server.edge import Edge
from puntobanco.server.errors import Problem, error_answer
from puntobanco.server.http import JSON, Route, routes_in
from puntobanco.server.routes import (
    account,
    approvals,
    care,
    disable,
    house,
    office_books,
    office_coups,
    office_floor,
    office_lines,
    office_records,
    office_reports,
    patrons,
    profiles,
    session,
    staff,
)
from puntobanco.server.services import Services

Lifespan = Callable[[], AbstractAsyncContextManager[None]]

MODULES = (
    house,
    session,
    account,
    patrons,
    staff,
    approvals,
    disable,
    profiles,
    care,
    office_books,
    office_lines,
    office_coups,
    office_floor,
    office_records,
)


@dataclass(frozen=True, slots=True)
class Extension:
    """What another part of the server adds to the application."""

    routes: Sequence[Route] = ()
    allowed: Mapping[str, Allowed] = field(default_factory=dict)
    """Who may use those routes, by name."""
    lifespans: Sequence[Lifespan] = ()
    state: Mapping[str, Any] = field(default_factory=dict)
    """Values for its handlers in the application's state."""


NO_EXTENSION = Extension()


def make_app(services: Services, joined: Extension = NO_EXTENSION) -> Starlette:
    """The application of a running house."""
    services = replace(services, allowed=allowed_of(joined))
    routes = routes_of(joined)
    for name in sorted({route.name for route in routes} ^ set(services.allowed)):
        ensure(name in services.allowed, f"route {name}: missing in the table of who may use it")
        ensure(name not in services.allowed, f"route {name}: in the table, but not served")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        del app
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(_looked_after(services))
            for one in joined.lifespans:
                await stack.enter_async_context(one())
            yield

    app = Starlette(routes=_by_path(routes), lifespan=lifespan)
    app.router.redirect_slashes = False
    app.router.default = _not_found
    app.state.services = services
    app.state.pages = pages.Pages()
    for key, value in joined.state.items():
        setattr(app.state, key, value)
    return app


@asynccontextmanager
async def _looked_after(services: Services) -> AsyncIterator[None]:
    task = asyncio.create_task(services.access.run_maintenance())
    try:
        async with services.office.follow_log():
            yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await services.access.flush_on_close()


def routes_of(joined: Extension = NO_EXTENSION) -> list[Route]:
    """Every route, including those of the parts that join."""
    return [*routes_in(*MODULES), *office_reports.ROUTES, *pages.ROUTES, *joined.routes]


def allowed_of(joined: Extension) -> dict[str, Allowed]:
    """Who may use which route, including those of the parts that join."""
    return ALLOWED | dict(joined.allowed)


def with_edge(app: Starlette) -> Edge:
    """The application as served, with the edge around it."""
    services: Services = app.state.services
    return Edge(app, services)


class _Path:
    """The routes of one path, as an ASGI application."""

    def __init__(self, path: str, by_method: Mapping[str, Route]) -> None:
        self._path = path
        self._by_method = by_method

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or serve a socket."""
        scope["path_template"] = self._path
        if scope["type"] == "websocket":
            await self._serve(WebSocket(scope, receive, send))
            return
        request = Request(scope, receive, send)
        try:
            route = self._route(request.method)
            await guard(request, route.name)
            response = await route.answer(request)
        except Exception as error:  # noqa: BLE001 -- every error is answered
            response = _error_response(error, scope)
        await response(scope, receive, send)

    async def _serve(self, socket: WebSocket) -> None:
        route = self._by_method[SOCKET]
        try:
            await guard(socket, route.name)
        except Exception as error:  # noqa: BLE001 -- every error is answered
            await socket.send_denial_response(_error_response(error, socket.scope))
            return
        await route.serve(socket)

    def _route(self, method: str) -> Route:
        if method not in self._by_method:
            wrong = Problem(405, fact("server-method"), code="method")
            wrong.headers["allow"] = ", ".join(sorted(self._by_method))
            raise wrong
        return self._by_method[method]


def _by_path(routes: Iterable[Route]) -> list[BaseRoute]:
    """The routes for Starlette. It takes the first that matches, so fixed paths come first."""
    paths: dict[str, dict[str, Route]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method] = route

    def order(path: str) -> list[tuple[bool, str]]:
        return [("{" in part, part) for part in path.split("/")]

    def served(path: str) -> BaseRoute:
        # A parameter called `path` takes the rest of the path.
        pattern, endpoint = path.replace("{path}", "{path:path}"), _Path(path, paths[path])
        socket = SOCKET in paths[path]
        return WebSocketRoute(pattern, endpoint) if socket else HttpRoute(pattern, endpoint)

    return [served(path) for path in sorted(paths, key=order)]


def _error_response(error: Exception, scope: Scope) -> Response:
    answer = error_answer(error, scope)
    body = json.encode(answer.body)
    return Response(body, answer.status, dict(answer.headers), media_type=JSON)


async def _not_found(scope: Scope, receive: Receive, send: Send) -> None:
    unknown = Problem(404, fact("server-nothing-here"), code="not-found")
    response = _error_response(unknown, scope)
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await response(scope, receive, send)
