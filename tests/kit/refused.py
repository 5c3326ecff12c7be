"""Refusals about approvals, as tests expect them."""

from puntobanco.core.ids import TableId
from puntobanco.people.staff import ApprovalFault, Objection, Role
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.table.refusals import Refusal, RefusalCode


def missing(*roles: Role) -> Refusal:
    """A table requires a second person in one of these roles."""
    objection = Objection(ApprovalFault.MISSING, expected_roles=roles)
    return Refusal(RefusalCode.APPROVAL_MISSING, objection=objection)


def not_valid(fault: str) -> Refusal:
    """A table refuses an approval for a fault that needs no values."""
    return Refusal(RefusalCode.APPROVAL_REFUSED, objection=Objection(ApprovalFault(fault)))


def elsewhere(given: TableId, expected: TableId) -> Objection:
    """An approval for another place."""
    return Objection(ApprovalFault.OTHER_TABLE, place=given, expected_place=expected)


def meter_not_valid(fault: str) -> MeterRefusal:
    """A meter refuses an approval for a fault that needs no values."""
    objection = Objection(ApprovalFault(fault))
    return MeterRefusal(MeterRefusalCode.APPROVAL_REFUSED, objection=objection)
