"""Disables and enables a table, all tables, or a login."""

import asyncio
from collections.abc import Iterable, Iterator

import msgspec

from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import TableId
from puntobanco.house.messages import Accepted
from puntobanco.people.staff import Role
from puntobanco.server.access.identity import Identity
from puntobanco.server.access.names import login_of
from puntobanco.server.errors import Problem, not_found
from puntobanco.server.http import Body, post
from puntobanco.server.routes.dependencies import GivenIdentity, GivenServices
from puntobanco.server.routes.shapes import Id, Name, Reason, RequestBody, errors
from puntobanco.server.services import Services
from puntobanco.table import commands
from puntobanco.table.state import Phase

_UNKNOWN = "Unknown table or login."


class Everything(RequestBody, frozen=True, tag_field="what", tag="all"):
    """Every open table."""

    reason: Reason


class OneTable(RequestBody, frozen=True, tag_field="what", tag="table"):
    """One table."""

    table: Id
    reason: Reason


class OneLogin(RequestBody, frozen=True, tag_field="what", tag="login"):
    """One login."""

    login: Name
    reason: Reason


Target = Everything | OneTable | OneLogin


class Affected(msgspec.Struct, frozen=True, kw_only=True):
    """What the command changed."""

    tables: tuple[str, ...] = ()
    logins: tuple[str, ...] = ()


@post(
    "/api/disable",
    summary="Disable tables or a login",
    answers=errors(e404=_UNKNOWN, e409="The table refused, or the login is your own."),
)
async def disable(data: Body[Target], services: GivenServices, identity: GivenIdentity) -> Affected:
    """Coups in progress are completed and no new coup starts. A login's sockets close at once."""
    if not isinstance(data, OneLogin):
        make = commands.DisableTable(reason=data.reason)
        return await _tables(data, make, services, identity)
    login = _login(data, identity)
    if login == identity.login:
        raise Problem(409, fact("server-own-login"), code="yourself")
    if not await services.access.disable(login, data.reason):
        raise not_found(fact("server-no-such-login"))
    await services.access.door.note("disabled", login=login, detail=_why(data, identity))
    return Affected(logins=(login,))


@post(
    "/api/enable",
    summary="Enable tables or a login",
    answers=errors(e404=_UNKNOWN, e409="The table refused."),
)
async def enable(data: Body[Target], services: GivenServices, identity: GivenIdentity) -> Affected:
    """Coups may start again. A disabled or locked login can be used again."""
    if not isinstance(data, OneLogin):
        make = commands.EnableTable(reason=data.reason)
        return await _tables(data, make, services, identity)
    login = _login(data, identity)
    if not await services.access.enable(login):
        raise not_found(fact("server-no-such-login"))
    await services.access.door.note("enabled", login=login, detail=_why(data, identity))
    return Affected(logins=(login,))


async def _tables(
    data: Everything | OneTable,
    command: commands.DisableTable | commands.EnableTable,
    services: Services,
    identity: Identity,
) -> Affected:
    if not identity.roles & {Role.SUPERVISOR, Role.EXECUTIVE}:
        raise Problem(403, fact("server-runs-tables"), code="not-yours")
    known = services.pit.state.tables
    if isinstance(data, OneTable):
        if TableId(data.table) not in known:
            raise not_found(fact("server-no-such-table", table=data.table))
        await services.desk.table(TableId(data.table), command, by=identity.actor)
        return Affected(tables=(data.table,))
    chosen = [name for name, table in known.items() if table.phase is not Phase.CLOSED]
    # Send all commands at once, so that a refusal does not delay the others.
    asked = (services.desk.table(table, command, by=identity.actor) for table in chosen)
    done = await asyncio.gather(*asked, return_exceptions=True)
    return Affected(tables=tuple(_carried_out(chosen, done)))


def _carried_out(
    chosen: Iterable[TableId], done: Iterable[Accepted | BaseException]
) -> Iterator[TableId]:
    for table, answer in zip(chosen, done, strict=True):
        if isinstance(answer, Accepted):
            yield table
        elif not isinstance(answer, Problem):
            raise answer


def _login(data: OneLogin, identity: Identity) -> str:
    if Role.ADMIN not in identity.roles:
        raise Problem(403, fact("server-runs-sign-ins"), code="not-yours")
    return login_of(data.login)


def _why(data: OneLogin, identity: Identity) -> Fact:
    return fact("login-changed", login=identity.login, reason=data.reason)
