"""Your own account: password, sessions, and sign-ins from new devices or networks."""

import asyncio
from typing import Annotated, Literal

import msgspec

from puntobanco.core.facts import fact
from puntobanco.server import patterns
from puntobanco.server.access import passwords
from puntobanco.server.access.access import RequestSession, session_number
from puntobanco.server.access.origin import Origin
from puntobanco.server.errors import Problem, invalid, not_found
from puntobanco.server.http import Body, Reply, delete, get, post
from puntobanco.server.routes.dependencies import (
    GivenAddress,
    GivenOrigin,
    GivenServices,
    GivenVisit,
)
from puntobanco.server.routes.session import SessionView, with_cookie
from puntobanco.server.routes.shapes import Password, RequestBody, errors
from puntobanco.server.services import Services

Number = Annotated[str, msgspec.Meta(pattern=patterns.SESSION)]


class NewPassword(RequestBody, frozen=True):
    """A new password for your own account, with the old one."""

    old: Password
    new: Password


class OwnSession(msgspec.Struct, frozen=True, kw_only=True):
    """One of your own sessions."""

    number: str
    """Number for ending the session. It grants no access."""
    here: bool
    """Whether this session sent the request."""
    began: int
    seen: int
    address: str
    device: str
    """Browser and system, as reported by the device."""


class SignInShown(msgspec.Struct, frozen=True, kw_only=True):
    """A sign-in from a new device or network."""

    what: Literal["device", "network"]
    """What was new."""
    at: int
    address: str
    device: str


class AccountShown(msgspec.Struct, frozen=True, kw_only=True):
    """Your own sessions, newest first, and unusual sign-ins not yet acknowledged."""

    name: str
    sessions: tuple[OwnSession, ...]
    unusual: tuple[SignInShown, ...]


@get("/api/me/account", summary="Get your sessions and unusual sign-ins")
async def account(services: GivenServices, visit: GivenVisit, origin: GivenOrigin) -> AccountShown:
    """The sessions of your account, and recent unusual sign-ins from other devices."""
    return await _shown(services, _own(visit), origin)


@post(
    "/api/me/password",
    summary="Change your password",
    answers=errors(e403="The old password is wrong, or there were too many attempts."),
)
async def change_password(
    data: Body[NewPassword],
    services: GivenServices,
    visit: GivenVisit,
    origin: GivenOrigin,
) -> Reply[SessionView]:
    """Ends every other session and its sockets. This session continues under a new id."""
    own = _own(visit)
    fault = passwords.password_fault(data.new, name=own.session.login)
    if fault is not None:
        raise invalid(fault)
    begun = await services.access.change_password(own, data.old, data.new, origin=origin)
    if begun is None:
        raise Problem(403, fact("server-wrong-password"), code="wrong-password")
    return with_cookie(services, begun)


@delete(
    "/api/me/sessions/{number}",
    summary="End one of your sessions",
    answers=errors(e404="Unknown session.", e409="The session of this request; sign out instead."),
)
async def end_session(
    number: Number,
    services: GivenServices,
    visit: GivenVisit,
    origin: GivenOrigin,
    address: GivenAddress,
) -> AccountShown:
    """The session is invalid at once, and its sockets close."""
    own = _own(visit)
    if number == session_number(own.session):
        raise Problem(409, fact("server-own-session"), code="yourself")
    if not await services.access.end_session(own, number, address=address):
        raise not_found(fact("server-no-such-session"))
    return await _shown(services, own, origin)


@delete("/api/me/sessions", summary="End all your other sessions")
async def end_others(
    services: GivenServices, visit: GivenVisit, origin: GivenOrigin, address: GivenAddress
) -> AccountShown:
    """Ends every session except the one that sent the request."""
    own = _own(visit)
    await services.access.end_others(own, address=address)
    return await _shown(services, own, origin)


@post("/api/me/unusual/seen", summary="Acknowledge unusual sign-ins")
async def seen(services: GivenServices, visit: GivenVisit, origin: GivenOrigin) -> AccountShown:
    """A sign-in from this device stays visible on your other devices."""
    own = _own(visit)
    devices = services.access.devices
    await asyncio.to_thread(devices.mark_shown, own.identity.subject, but=origin)
    return await _shown(services, own, origin)


def _own(visit: RequestSession | None) -> RequestSession:
    assert visit is not None, "the guard lets nobody else through"
    return visit


async def _shown(services: Services, own: RequestSession, origin: Origin) -> AccountShown:
    access, subject = services.access, own.identity.subject
    sessions = await access.sessions.of(subject)
    unusual = await asyncio.to_thread(access.devices.unshown, subject, but=origin)
    return AccountShown(
        name=own.session.login,
        sessions=tuple(
            OwnSession(
                number=session_number(one),
                here=one.token_hash == own.session.token_hash,
                began=one.created_ms,
                seen=access.sessions.last_used(one),
                address=one.address,
                device=one.agent,
            )
            for one in sessions
        ),
        unusual=tuple(
            SignInShown(what=one.unusual, at=one.first_ms, address=one.address, device=one.agent)
            for one in unusual
            if one.unusual
        ),
    )
