"""The circumstances of a command: who asks, when, with whose approval, and what the house knows."""

import msgspec

from puntobanco.core.game import Currency
from puntobanco.core.ids import CommandId, Ms, TableId
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.people.care import PatronStanding
from puntobanco.people.staff import Approval, ApprovalFault, Directory, Role, objection_to
from puntobanco.table.commands import Actor
from puntobanco.table.refusals import Refusal, RefusalCode


class TableContext(msgspec.Struct, frozen=True):
    """The circumstances of a command."""

    id: CommandId
    by: Actor
    at: Ms
    directory: Directory
    wallet: Minor = Minor(0)
    """The balance of the asking patron's wallet."""
    approval: Approval | None = None
    currency: Currency | None = None
    """The currency of the house; None before the first table was opened."""
    standing: PatronStanding = PatronStanding()
    """What the asking patron's own limits leave, less what is at risk at other tables."""
    meter_waits: bool = False
    """Whether the meter cannot end the coup yet: marks differ from the cards, or an award is
    pending."""

    def by_staff(self, *roles: Role) -> bool:
        """Whether the house itself or staff in one of these roles asks."""
        if self.by.patron is not None:
            return False
        staff = self.by.staff
        return staff is None or any(self.directory.holds(staff, role) for role in roles)

    def refuse_unless_approved(self, table: TableId, act: str, *roles: Role) -> Refusal | None:
        """The refusal of an act that needs a second person in one of these roles, or None.

        `act` is its digest (`table/acts.py`).
        """
        found = objection_to(
            self.approval,
            self.directory,
            roles=roles,
            table=table,
            act=act,
            actor=self.by.name,
            at=self.at,
        )
        if found is None:
            return None
        if found.fault is ApprovalFault.MISSING:
            return Refusal(RefusalCode.APPROVAL_MISSING, objection=found)
        return Refusal(RefusalCode.APPROVAL_REFUSED, objection=found)


def refuse_bad_amount(amount: int) -> Refusal | None:
    """Refuse anything that is not an amount of money to move."""
    if 0 < amount <= MOST_MINOR:
        return None
    return Refusal(RefusalCode.AMOUNT, amount=amount)
