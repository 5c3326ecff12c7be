"""Commands of staff to the house, with an approval given by reference."""

from puntobanco.house.messages import Accepted
from puntobanco.people.approval_facts import objection_fact
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.refusals import PeopleCode
from puntobanco.people.staff import ApprovalFault, Objection
from puntobanco.server.access.identity import Identity
from puntobanco.server.errors import Problem
from puntobanco.server.services import Services

_UNAPPROVED = {
    PeopleCode.APPROVAL_MISSING.value,
    PeopleCode.CAGE_TRANSACTION.value,
    PeopleCode.CAGE_SHIFT.value,
}


async def send_approved(
    services: Services,
    command: AnyPeopleCommand,
    *,
    identity: Identity,
    reference: str | None,
    id: str | None = None,  # noqa: A002
) -> Accepted:
    """Carry out a command with the approval behind a reference.

    If a command with this id was carried out before, its first answer is returned, whatever the
    reference.
    """
    approval = None if reference is None else services.access.approvals.find(reference)
    try:
        return await services.desk.people(command, by=identity.staff, id=id, approval=approval)
    except Problem as refused:
        if reference is None or approval is not None or refused.code not in _UNAPPROVED:
            raise
        unknown = objection_fact(Objection(ApprovalFault.UNKNOWN), services.desk.currency)
        raise Problem(409, unknown, code=PeopleCode.APPROVAL_REFUSED.value) from refused
