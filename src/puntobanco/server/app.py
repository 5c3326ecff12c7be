"""The application: routes, the guard before them, and background tasks.

Other parts of the server join by passing their handlers, access rules and lifespans.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import ImproperlyConfiguredException
from litestar.routes import HTTPRoute, WebSocketRoute

from puntobanco.core.errors import ensure
from puntobanco.server import pages
from puntobanco.server.access.allowed import ALLOWED, SOCKET, Allowed
from puntobanco.server.access.guard import (
    guard,
    provide_address,
    provide_identity,
    provide_origin,
    provide_services,
    provide_visit,
)
from puntobanco.server.edge import Edge
from puntobanco.server.errors import HANDLERS as ERROR_HANDLERS
from puntobanco.server.language import provide_words
from puntobanco.server.office.parameters import provide_period
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
    patrons,
    profiles,
    session,
    staff,
)
from puntobanco.server.services import Services
from puntobanco.server.strict import StrictRequest

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]

ROUTES = (
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
    pages,
)


DEPENDENCIES = {
    "services": Provide(provide_services, sync_to_thread=False),
    "identity": Provide(provide_identity, sync_to_thread=False),
    "visit": Provide(provide_visit, sync_to_thread=False),
    "origin": Provide(provide_origin, sync_to_thread=False),
    "address": Provide(provide_address, sync_to_thread=False),
    "period": Provide(provide_period, sync_to_thread=False),
    "words": Provide(provide_words, sync_to_thread=False),
}


@dataclass(frozen=True, slots=True)
class Extension:
    """What another part of the server adds to the application."""

    handlers: Sequence[Any] = ()
    allowed: Mapping[str, Allowed] = field(default_factory=dict)
    """Who may use those handlers, by method (or SOCKET) and path."""
    lifespans: Sequence[Lifespan] = ()
    dependencies: Mapping[str, Provide] = field(default_factory=dict)
    state: Mapping[str, Any] = field(default_factory=dict)
    """Values for its handlers in the application's state."""


NO_EXTENSION = Extension()


def make_app(services: Services, joined: Extension = NO_EXTENSION) -> Litestar:
    """The application of a running house."""
    services = replace(services, allowed=allowed_of(joined))

    @asynccontextmanager
    async def looked_after(app: Litestar) -> AsyncIterator[None]:
        del app
        task = asyncio.create_task(services.access.run_maintenance())
        try:
            async with services.office.follow_log():
                yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await services.access.flush_on_close()

    app = Litestar(
        route_handlers=handlers_of(joined),
        guards=[guard],
        dependencies=DEPENDENCIES | dict(joined.dependencies),
        exception_handlers=ERROR_HANDLERS,
        lifespan=[looked_after, *joined.lifespans],
        openapi_config=None,
        request_class=StrictRequest,
        request_max_body_size=services.config.limits.body_bytes,
        logging_config=None,
        state=State({"services": services, "pages": pages.Pages(), **joined.state}),
    )
    found = set(routes_of(app))
    for name in sorted(found ^ set(services.allowed)):
        ensure(name not in found, f"route {name}: missing in the table of who may use it")
        ensure(name in found, f"route {name}: in the table of who may use it, but not served")
    return app


def handlers_of(joined: Extension) -> list[Any]:
    """Every handler, including those of the parts that join."""
    return [*(handler for part in ROUTES for handler in part.HANDLERS), *joined.handlers]


def allowed_of(joined: Extension) -> dict[str, Allowed]:
    """Who may use which route, including those of the parts that join."""
    return ALLOWED | dict(joined.allowed)


def with_edge(app: Litestar) -> Edge:
    """The application as served, with the edge around it."""
    services: Services = app.state.services
    return Edge(app, services)


def routes_of(app: Litestar) -> list[str]:
    """Every route by method (or SOCKET) and path, without Litestar's own OPTIONS."""
    found: list[str] = []
    for one in app.routes:
        if isinstance(one, HTTPRoute):
            methods = (method for method in one.methods if method != "OPTIONS")
            found.extend(f"{method} {one.path_format}" for method in methods)
        elif isinstance(one, WebSocketRoute):
            found.append(f"{SOCKET} {one.path_format}")
        else:
            raise ImproperlyConfiguredException(f"{one.path}: neither a request nor a socket")
    return sorted(found)
