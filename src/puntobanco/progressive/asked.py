"""What comes with every command to a meter: who asks, when, and with whose approval."""

import msgspec

from puntobanco.core.ids import MeterId, Ms, StaffId, TableId
from puntobanco.people.staff import Approval, ApprovalFault, Directory, Role, judge
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode

HOUSE_NAME = "house"


def place_of(meter: MeterId) -> TableId:
    """The place that an approval names where it is about a meter and no table."""
    return TableId(f"meter/{meter}")


class Asked(msgspec.Struct, frozen=True):
    """The circumstances of a command; `by` is None for the house itself."""

    by: StaffId | None
    at: Ms
    directory: Directory
    approval: Approval | None = None

    @property
    def name(self) -> str:
        """The actor in one word."""
        return self.by or HOUSE_NAME

    def not_staff(self, *roles: Role) -> MeterRefusal | None:
        """Refuses anybody but staff in one of these roles, the house itself among them."""
        if self.by is not None and any(self.directory.holds(self.by, role) for role in roles):
            return None
        wanted = " or ".join(role.value for role in roles)
        return MeterRefusal(MeterRefusalCode.NOT_YOURS, f"{self.name} is no {wanted}")

    def not_approved(self, place: TableId, *roles: Role) -> MeterRefusal | None:
        """The refusal of an act that needs a second person in one of these roles, or None."""
        fault = judge(
            self.approval,
            self.directory,
            roles=frozenset(roles),
            table=place,
            actor=self.name,
            at=self.at,
        )
        if fault is None:
            return None
        if fault is ApprovalFault.MISSING:
            wanted = " or ".join(role.value for role in roles)
            return MeterRefusal(MeterRefusalCode.APPROVAL_MISSING, wanted)
        return MeterRefusal(MeterRefusalCode.APPROVAL_REFUSED, fault.value)

    @property
    def given(self) -> Approval:
        """The approval, where one that is missing has been refused already."""
        assert self.approval is not None, "an approval that is missing has been refused"
        return self.approval
