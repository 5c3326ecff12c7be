"""The first sign-in of a house: a link for an administrator, and never a default password."""

import asyncio

from puntobanco.core.ids import StaffId
from puntobanco.people import commands
from puntobanco.people.staff import Role
from puntobanco.server.access.identity import Subject
from puntobanco.server.services import Services

FIRST = StaffId("admin")


async def first_link(services: Services, *, wanted: bool = False) -> str | None:
    """The token of an invite where no administrator can sign in yet, or where one is `wanted`.

    Whoever may start the house has its files and could do anything; a link for a forgotten or
    locked administrator gives them nothing that they had not.
    """
    known = services.access.directory()
    admins = sorted(staff for staff in known.staff if known.holds(staff, Role.ADMIN))
    credentials = await asyncio.to_thread(services.store.credentials.all, "staff")
    able = {one.subject for one in credentials if not one.disabled}
    if not wanted and any(staff in able for staff in admins):
        return None
    if not admins:
        command = commands.AppointStaff(staff=FIRST, roles=frozenset({Role.ADMIN}))
        await services.desk.people(command, by=None)
    subject = Subject("staff", admins[0] if admins else FIRST)
    await services.access.door.note("invited", detail=f"{subject.kind} {subject.id}, at the start")
    return await services.access.invite(subject)
