"""Staff: appointment, roles, dismissal, invites and cards."""

import asyncio
import secrets

import msgspec

from puntobanco.core.facts import fact
from puntobanco.core.ids import CardId, StaffId
from puntobanco.people import commands
from puntobanco.people.staff import Role
from puntobanco.server.access.endings import LinkEnding
from puntobanco.server.access.identity import Identity, Subject
from puntobanco.server.errors import Problem, not_found
from puntobanco.server.http import Body, get, post
from puntobanco.server.routes.dependencies import GivenIdentity, GivenServices
from puntobanco.server.routes.invites import invitation
from puntobanco.server.routes.shapes import (
    CommandDone,
    Id,
    Invitation,
    PathId,
    Reason,
    Reference,
    RequestBody,
    Roles,
    errors,
)
from puntobanco.server.services import Services


class MemberShown(msgspec.Struct, frozen=True, kw_only=True):
    """A member of staff."""

    id: str
    name: str
    roles: tuple[Role, ...]
    active: bool
    cards: tuple[str, ...]
    """Active cards."""


class Appointment(RequestBody, frozen=True):
    """All roles of a member of staff."""

    roles: Roles
    approval: Reference | None = None


class Dismissal(RequestBody, frozen=True):
    """Why a member of staff is dismissed or a card is revoked."""

    reason: Reason


class StaffCardBody(RequestBody, frozen=True):
    """A staff card, by its printed number."""

    card: Id
    approval: Reference | None = None


class NewLink(RequestBody, frozen=True):
    """A new sign-in link for a member of staff."""

    approval: Reference | None = None


@get("/api/staff", summary="List staff")
async def staff(services: GivenServices) -> list[MemberShown]:
    """Current and former staff by id, with their roles and cards."""
    directory = services.access.directory()
    credentials = await asyncio.to_thread(services.store.credentials.all, "staff")
    logins = {one.subject: one.login for one in credentials}
    return [
        MemberShown(
            id=staff_id,
            name=logins.get(staff_id, ""),
            roles=tuple(sorted(member.roles, key=lambda role: role.value)),
            active=member.active,
            cards=tuple(
                sorted(
                    card
                    for card, held in directory.cards.items()
                    if held.holder == staff_id and held.active
                )
            ),
        )
        for staff_id, member in sorted(directory.staff.items())
    ]


@post(
    "/api/staff",
    status=201,
    summary="Appoint a member of staff",
    answers=errors(e409="These roles may not be combined, or the appointment needs an approval."),
)
async def appoint(
    data: Body[Appointment], services: GivenServices, identity: GivenIdentity
) -> Invitation:
    """Returns the invite with which they choose name and password."""
    member = StaffId(f"s{secrets.token_hex(6)}")
    command = commands.AppointStaff(staff=member, roles=frozenset(data.roles))
    await services.desk.people(command, by=identity.staff, reference=data.approval)
    return await invitation(services, Subject("staff", member), by=identity)


@post(
    "/api/staff/{member}/roles",
    summary="Replace the roles of a member of staff",
    answers=errors(
        e404="Unknown member of staff.",
        e409="These roles may not be combined, the change needs an approval, the member has "
        "left, or it is yourself.",
    ),
)
async def change_roles(
    member: PathId,
    data: Body[Appointment],
    services: GivenServices,
    identity: GivenIdentity,
) -> CommandDone:
    """Takes effect with their next action."""
    _known(services, member, identity)
    command = commands.AppointStaff(staff=StaffId(member), roles=frozenset(data.roles))
    done = await services.desk.people(command, by=identity.staff, reference=data.approval)
    return CommandDone(events=done.events)


@post(
    "/api/staff/{member}/dismiss",
    summary="Dismiss a member of staff",
    answers=errors(e404="Unknown member of staff.", e409="The member has left, or it is yourself."),
)
async def dismiss(
    member: PathId,
    data: Body[Dismissal],
    services: GivenServices,
    identity: GivenIdentity,
) -> CommandDone:
    """Sessions, sockets and cards end at once."""
    _known(services, member, identity)
    command = commands.DismissStaff(staff=StaffId(member), reason=data.reason)
    done = await services.desk.people(command, by=identity.staff)
    await services.access.end_all(Subject("staff", member), LinkEnding.DISMISSED)
    return CommandDone(events=done.events)


@post(
    "/api/staff/{member}/invite",
    status=201,
    summary="Create a new invite for a member of staff",
    answers=errors(
        e404="The member of staff is unknown or has left.", e409="The invite needs an approval."
    ),
)
async def invite(
    member: PathId,
    data: Body[NewLink],
    services: GivenServices,
    identity: GivenIdentity,
) -> Invitation:
    """For a forgotten password. Redeeming the invite also unlocks the login."""
    known = services.access.directory().staff.get(StaffId(member))
    if known is None or not known.active:
        raise not_found(fact("server-no-such-staff"))
    command = commands.InviteStaff(staff=StaffId(member))
    await services.desk.people(command, by=identity.staff, reference=data.approval)
    return await invitation(services, Subject("staff", member), by=identity)


@post(
    "/api/staff/{member}/cards",
    status=201,
    summary="Issue a staff card",
    answers=errors(
        e404="Unknown member of staff.",
        e409="The card was issued before, or it needs an approval.",
    ),
)
async def issue_card(
    member: PathId, data: Body[StaffCardBody], services: GivenServices, identity: GivenIdentity
) -> CommandDone:
    """The card approves acts, together with its holder's password."""
    if StaffId(member) not in services.access.directory().staff:
        raise not_found(fact("server-no-such-staff"))
    command = commands.IssueCard(card=CardId(data.card), holder=StaffId(member))
    done = await services.desk.people(command, by=identity.staff, reference=data.approval)
    return CommandDone(events=done.events)


@post(
    "/api/cards/{card}/revoke",
    summary="Revoke a staff card",
    answers=errors(e409="Unknown card."),
)
async def revoke_card(
    card: PathId, data: Body[Dismissal], services: GivenServices, identity: GivenIdentity
) -> CommandDone:
    """The card can no longer approve anything."""
    command = commands.RevokeCard(card=CardId(card), reason=data.reason)
    return CommandDone(events=(await services.desk.people(command, by=identity.staff)).events)


def _known(services: Services, member: str, identity: Identity) -> None:
    known = services.access.directory().staff.get(StaffId(member))
    if known is None:
        raise not_found(fact("server-no-such-staff"))
    if not known.active:
        raise Problem(409, fact("server-staff-left"), code="gone")
    if member == identity.staff:
        raise Problem(409, fact("server-own-roles"), code="yourself")
