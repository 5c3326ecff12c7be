"""The circumstances of a command to a meter: who asks, when, and with whose approval."""

import msgspec
from msgspec.structs import replace

from puntobanco.core.ids import MeterId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.people.places import meter_place
from puntobanco.people.staff import Approval, ApprovalFault, Directory, Role, objection_to
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode

HOUSE_NAME = "house"


def approval_place(meter: MeterId) -> TableId:
    """The place named in an approval that is about a meter and not about a table."""
    return meter_place(meter)


class MeterContext(msgspec.Struct, frozen=True):
    """The circumstances of a command; `by` is None for the house itself."""

    by: StaffId | None
    at: Ms
    directory: Directory
    approval: Approval | None = None
    wallets: dict[PatronId, Minor] = {}
    """Balances of the winners' wallets, if a command draws on them; empty when a log is verified.
    """

    @property
    def name(self) -> str:
        """The actor's id, or `house`."""
        return self.by or HOUSE_NAME

    def refuse_unless_staff(self, *roles: Role) -> MeterRefusal | None:
        """Refuse anyone but staff in one of these roles; the house itself has no role."""
        if self.by is not None and any(self.directory.holds(self.by, role) for role in roles):
            return None
        return MeterRefusal(MeterRefusalCode.NOT_YOURS, roles=roles)

    def refuse_unless_approved(
        self, place: TableId, act: str, *roles: Role, above: Minor | None = None
    ) -> MeterRefusal | None:
        """Refuse an act that a second person in one of these roles has not approved.

        `act` is its digest (`people/acts.py`), which names the meter. `above` is the amount above
        which these roles are required, if they are not required below it.
        """
        found = objection_to(
            self.approval,
            self.directory,
            roles=roles,
            table=place,
            act=act,
            actor=self.name,
            at=self.at,
        )
        if found is None:
            return None
        if found.fault in (ApprovalFault.MISSING, ApprovalFault.WRONG_ROLE):
            found = replace(found, above=above)
        if found.fault is ApprovalFault.MISSING:
            return MeterRefusal(MeterRefusalCode.APPROVAL_MISSING, objection=found)
        return MeterRefusal(MeterRefusalCode.APPROVAL_REFUSED, objection=found)

    @property
    def required_approval(self) -> Approval:
        """The approval; call only after a missing one was refused."""
        assert self.approval is not None, "an approval that is missing has been refused"
        return self.approval

    @property
    def approver(self) -> StaffId:
        """The holder of the approval's card; empty if the card is unknown."""
        card = self.directory.cards.get(self.required_approval.card)
        return StaffId("") if card is None else card.holder
