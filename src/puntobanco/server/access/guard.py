"""The guard that runs before every handler: checks access rights and the CSRF token."""

from typing import cast

from starlette.requests import HTTPConnection

from puntobanco.core.facts import fact
from puntobanco.server.access.access import RequestSession
from puntobanco.server.access.allowed import SOCKET, Allowed
from puntobanco.server.access.cookies import device_in
from puntobanco.server.access.identity import Identity
from puntobanco.server.access.origin import Origin, agent_words
from puntobanco.server.errors import Problem
from puntobanco.server.peer import address_of, header, is_local
from puntobanco.server.services import Services

TOKEN_HEADER = "x-punto-token"  # noqa: S105 -- the name of a header
_SAFE = frozenset({"GET", "HEAD", SOCKET})
_VISIT = "punto_visit"


async def guard(connection: HTTPConnection, route: str) -> None:
    """Let a request to this route through, or raise a Problem with the reason."""
    services = provide_services(connection)
    method, row = str(connection.scope.get("method") or SOCKET), services.allowed[route]
    if row.low_rate:
        wait_s = services.limiter.wait_for_attempt(address_of(connection.scope))
        if wait_s:
            raise Problem(429, fact("server-too-many-tries"), code="too-many", wait_s=wait_s)
    visit = await services.access.find_session(connection.headers.get("cookie"))
    connection.scope[_VISIT] = visit
    _check_caller(row, visit, local=services.config.proxy is None and is_local(connection.scope))
    if visit is None:
        return
    if method not in _SAFE:
        token = connection.headers.get(TOKEN_HEADER)
        if not services.access.is_token_of(visit.identity, token):
            raise Problem(403, fact("server-forged", header=TOKEN_HEADER), code="forged")
    if not row.quiet:
        services.access.touch(visit.identity)


def _check_caller(row: Allowed, visit: RequestSession | None, *, local: bool) -> None:
    # Behind a proxy the address is the proxy's own or one that it reports, so `local` is False.
    if row.anyone or (row.local and local):
        return
    if visit is None:
        raise Problem(401, fact("server-signed-out"), code="signed-out")
    if visit.locked and not row.while_locked:
        raise Problem(401, fact("server-locked"), code="locked")
    who = visit.identity
    if not row.admits(patron=who.patron is not None, roles=who.roles):
        raise Problem(403, fact("server-not-yours"), code="not-yours")


def provide_visit(connection: HTTPConnection) -> RequestSession | None:
    """The session of a request or a socket, locked or not, or None."""
    return cast("RequestSession | None", connection.scope[_VISIT])


def provide_identity(connection: HTTPConnection) -> Identity:
    """The identity of the caller, for routes that require a session."""
    visit = provide_visit(connection)
    assert visit is not None, "the guard lets nobody else through"
    return visit.identity


def provide_services(connection: HTTPConnection) -> Services:
    """The services that handlers use."""
    return cast("Services", connection.app.state.services)


def provide_origin(connection: HTTPConnection) -> Origin:
    """The origin of a request: address, device and browser."""
    scope, secure = connection.scope, provide_services(connection).config.secure
    return Origin(
        address_of(scope),
        device_in(header(scope, b"cookie"), secure=secure),
        agent_words(header(scope, b"user-agent") or ""),
    )


def provide_address(connection: HTTPConnection) -> str:
    """The client address of a request."""
    return address_of(connection.scope)
