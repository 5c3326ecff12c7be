"""Sign-in and sign-out, and choosing a name and password with an invite."""

from typing import Annotated, Literal

import msgspec

from puntobanco.core.facts import fact
from puntobanco.server.access import names, passwords
from puntobanco.server.access.access import NewSession
from puntobanco.server.access.cookies import device_cookie, drop_cookie, set_cookie
from puntobanco.server.access.identity import identify
from puntobanco.server.access.sessions import forgery_token
from puntobanco.server.errors import Problem, invalid
from puntobanco.server.http import Body, Reply, delete, get, post
from puntobanco.server.routes.dependencies import (
    GivenAddress,
    GivenOrigin,
    GivenServices,
    GivenVisit,
)
from puntobanco.server.routes.shapes import Name, Password, RequestBody, errors
from puntobanco.server.services import Services
from puntobanco.server.stops import Stopped, stop_of
from puntobanco.store import Redeemed, Session


class SignIn(RequestBody, frozen=True):
    """A name and its password."""

    name: Name
    password: Password


class Renewal(RequestBody, frozen=True):
    """The password, to unlock a session."""

    password: Password


class SessionView(msgspec.Struct, frozen=True, kw_only=True):
    """The session of the caller."""

    state: Literal["none", "open", "locked"]
    """Locked: idle for too long; the password is required again."""
    name: str | None = None
    patron: str | None = None
    staff: str | None = None
    roles: tuple[str, ...] = ()
    token: str | None = None
    """Send it in the header x-punto-token with every request except GET."""
    idle_ms: int | None = None
    """Idle time before the session locks."""
    stop: Stopped | None = None
    """Why a patron may not play. Cashing out and looking on stay possible."""
    until: int | None = None
    """The end of the break or of the exclusion's term."""


def view_of(services: Services, session: Session, *, locked: bool = False) -> SessionView:
    """A session as its own page sees it."""
    who = identify(services.access.directory(), session)
    if who is None:
        return SessionView(state="none")
    stop, until = stop_of(services.access.directory(), who.patron, services.clock())
    return SessionView(
        state="locked" if locked else "open",
        name=session.login,
        patron=who.patron,
        staff=who.staff,
        roles=tuple(sorted(role.value for role in who.roles)),
        token=forgery_token(session),
        idle_ms=services.config.times.idle_ms(session.kind),
        stop=stop,
        until=until,
    )


def with_cookie(services: Services, begun: NewSession, *, status: int = 200) -> Reply[SessionView]:
    """The answer that sets the cookies of the session and of the device."""
    session, secure = begun.session, services.config.secure
    lasting = session.kind == "patron"
    longest_s = services.config.times.patron_longest_ms // 1000 if lasting else None
    cookie = set_cookie(begun.token, secure=secure, longest_s=longest_s)
    return Reply(
        view_of(services, session),
        status=status,
        cookies=(cookie, device_cookie(begun.device, secure=secure)),
    )


@get("/api/session", summary="Get the current session")
async def who(services: GivenServices, visit: GivenVisit) -> SessionView:
    """The session of the request, with its CSRF token."""
    if visit is None:
        return SessionView(state="none")
    return view_of(services, visit.session, locked=visit.locked)


@post(
    "/api/session",
    summary="Sign in",
    answers=errors(e401="The name or the password is wrong, or the login is locked."),
)
async def sign_in(
    data: Body[SignIn], services: GivenServices, visit: GivenVisit, origin: GivenOrigin
) -> Reply[SessionView]:
    """Always begins a new session with a new id and ends the browser's previous one."""
    begun = await services.access.sign_in(data.name, data.password, origin=origin)
    if begun is None:
        raise wrong_sign_in()
    if visit is not None:
        await services.access.sign_out(visit, everywhere=False, address=origin.address)
    return with_cookie(services, begun)


@post("/api/session/renew", summary="Unlock a session")
async def renew(
    data: Body[Renewal], services: GivenServices, visit: GivenVisit, origin: GivenOrigin
) -> Reply[SessionView]:
    """Replaces the session, locked or not, with a new one of the same person."""
    assert visit is not None, "the guard lets nobody else through"
    begun = await services.access.renew(visit, data.password, origin=origin)
    if begun is None:
        raise wrong_sign_in()
    return with_cookie(services, begun)


@delete("/api/session", summary="Sign out")
async def sign_out(
    services: GivenServices,
    visit: GivenVisit,
    address: GivenAddress,
    everywhere: Annotated[  # noqa: FBT002 -- a query parameter
        bool, msgspec.Meta(description="End all sessions of this person.")
    ] = False,
) -> Reply[SessionView]:
    """The session ends on the server, with every socket it opened."""
    assert visit is not None, "the guard lets nobody else through"
    await services.access.sign_out(visit, everywhere=everywhere, address=address)
    cookie = drop_cookie(secure=services.config.secure)
    return Reply(SessionView(state="none"), cookies=(cookie,))


@post(
    "/api/invites/{token}",
    status=201,
    summary="Redeem an invite",
    answers=errors(
        e403="Name and password are set, but the login stays disabled.",
        e404="The invite is unknown, used or expired.",
        e409="The name is taken.",
    ),
)
async def redeem(
    token: Annotated[str, msgspec.Meta(max_length=100)],
    data: Body[SignIn],
    services: GivenServices,
    visit: GivenVisit,
    origin: GivenOrigin,
) -> Reply[SessionView]:
    """Sets name and password and signs in, unless the login is disabled. Works once."""
    check_new(data)
    done, begun = await services.access.redeem(
        token, name=data.name, password=data.password, origin=origin
    )
    if done is Redeemed.NAME_TAKEN:
        raise Problem(409, fact("server-name-taken"), code="name-taken")
    if done is Redeemed.DISABLED:
        raise Problem(403, fact("server-sign-in-disabled"), code="disabled")
    if begun is None:
        raise Problem(404, fact("server-link-expired"), code="no-invite")
    if visit is not None:
        await services.access.sign_out(visit, everywhere=False, address=origin.address)
    return with_cookie(services, begun, status=201)


def wrong_sign_in() -> Problem:
    """The same Problem for every fault, so that it does not reveal which names exist."""
    return Problem(401, fact("server-sign-in"), code="sign-in")


def check_new(data: SignIn) -> None:
    """Raise a Problem if the name or the password is not acceptable."""
    fault = names.name_fault(data.name) or passwords.password_fault(data.password, name=data.name)
    if fault is not None:
        raise invalid(fault)
