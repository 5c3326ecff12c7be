"""The first sign-ins of a house: invites for its administrators instead of a default password.

A real house needs two administrators with a staff card each, because one approves what the other
asks for. Nobody inside could appoint the first two, so the person who starts the house does; they
have access to its files anyway. The log attributes it to the house, and the notes record the links.
"""

import asyncio
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from puntobanco.core.facts import fact
from puntobanco.core.ids import CardId, StaffId
from puntobanco.people import commands
from puntobanco.people.duties import ADMINISTRATORS
from puntobanco.people.staff import Directory, Role
from puntobanco.server.access.identity import Subject
from puntobanco.server.services import Services


@dataclass(frozen=True, slots=True)
class AdministratorLink:
    """What an administrator receives. It cannot be read again later."""

    staff: StaffId
    token: str = ""
    """Of the sign-in link; empty if they can already sign in."""
    card: str = ""
    """The number of their staff card; empty if the house requires none."""


async def first_links(services: Services, *, wanted: bool = False) -> list[AdministratorLink]:
    """What administrators need to sign in and approve. `wanted`: a link for every administrator.

    A real house gets its first two administrators, a demonstration its first.
    """
    directory = services.access.directory()
    admins = sorted(staff for staff in directory.staff if directory.holds(staff, Role.ADMIN))
    credentials = await asyncio.to_thread(services.store.credentials.all, "staff")
    signs_in = {one.subject for one in credentials if not one.disabled}
    needed = ADMINISTRATORS if directory.strict else 1
    cards = {staff: _card_of(directory, staff) for staff in admins}
    unable = [staff for staff in admins if staff not in signs_in or not cards[staff]]
    if not directory.strict:
        unable = [staff for staff in admins if staff not in signs_in]
    lacking = max(needed - (len(admins) - len(unable)), 0)
    fresh = _unused(directory)
    added = [next(fresh) for _ in range(needed - len(admins))]
    for staff in added:
        command = commands.AppointStaff(staff=staff, roles=frozenset({Role.ADMIN}))
        await services.desk.people(command, by=None)
    found = [*(admins if wanted else unable[:lacking]), *added]
    return [await _link(services, staff, new=wanted or staff not in signs_in) for staff in found]


async def _link(services: Services, staff: StaffId, *, new: bool) -> AdministratorLink:
    """An administrator's sign-in link if `new`, and their card in a real house."""
    directory = services.access.directory()
    card = _card_of(directory, staff)
    if directory.strict and not card and services.pit.owned:
        card = CardId(f"{staff}-{secrets.token_hex(4)}")
        await services.desk.people(commands.IssueCard(card=card, holder=staff), by=None)
    if not new:
        return AdministratorLink(staff, card=card)
    if services.pit.owned:
        # If another process owns the log, only the note is written.
        await services.desk.people(commands.InviteStaff(staff=staff), by=None)
    await services.access.door.note("invited", detail=fact("invited-at-start", staff=staff))
    token = await services.access.invite(Subject("staff", staff))
    return AdministratorLink(staff, token, card if directory.strict else "")


def _card_of(directory: Directory, staff: StaffId) -> str:
    """An active card of a member of staff; empty if there is none."""
    cards = directory.cards.items()
    return next((card for card, one in cards if one.holder == staff and one.active), "")


def _unused(directory: Directory) -> Iterator[StaffId]:
    """Unused ids for administrators."""
    names = (StaffId("admin" if number == 1 else f"admin-{number}") for number in count(1))
    return (name for name in names if name not in directory.staff)
