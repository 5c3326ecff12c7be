"""Staff, their roles and their cards, as a value built from events.

Names and contacts are stored outside the log, so that they can be erased.
"""

from enum import Enum

import msgspec

from puntobanco.core.ids import CardId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.people.cage import Drawer
from puntobanco.people.care import Care
from puntobanco.people.house import HouseKey
from puntobanco.people.rules import HouseRules


class Role(Enum):
    """The roles of staff."""

    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    EXECUTIVE = "executive"
    CASHIER = "cashier"
    AUDITOR = "auditor"
    ADMIN = "admin"

    def __lt__(self, other: "Role") -> bool:
        # Roles are stored in sets; sorted, a set always gives the same text.
        return self.value < other.value


NONCES_KEPT = 10_000
"""Used approvals that are remembered: far more than are made while one is valid."""


class Member(msgspec.Struct, frozen=True):
    """A member of staff."""

    roles: frozenset[Role]
    active: bool = True


class StaffCard(msgspec.Struct, frozen=True):
    """A card that identifies the person who approves."""

    holder: StaffId
    active: bool = True


class Directory(msgspec.Struct, frozen=True):
    """Everybody the house knows, and every approval that has been used."""

    staff: dict[StaffId, Member] = {}
    cards: dict[CardId, StaffCard] = {}
    patrons: dict[PatronId, bool] = {}
    """Patrons, and whether they may play."""
    nonces: dict[str, Ms] = {}
    """Approvals already used, oldest first. Only the newest are remembered."""
    simulated: frozenset[PatronId] = frozenset()
    """Patrons that are programs. Reports leave them out."""
    rules: HouseRules = HouseRules()
    """The rules in force."""
    care: dict[PatronId, Care] = {}
    """Patrons' own limits, breaks and exclusions."""
    house: dict[HouseKey, str] = {}
    """Settings of the house that differ from the defaults."""
    demonstration: bool | None = None
    """Whether the house was opened as a demonstration; None before it is opened."""
    drawers: dict[StaffId, Drawer] = {}
    """What each cashier moved in the last shift they worked."""

    @property
    def strict(self) -> bool:
        """Whether this is a real house, in which duties are kept apart."""
        return self.demonstration is False

    def holds(self, staff: StaffId, role: Role) -> bool:
        """Whether a member of staff is active and has this role."""
        member = self.staff.get(staff)
        return member is not None and member.active and role in member.roles

    def may_play(self, patron: PatronId) -> bool:
        """Whether a patron may play here at all. Programs need a house that allows them."""
        known = self.patrons.get(patron, False)
        return known and (self.rules.simulated_patrons or patron not in self.simulated)

    def care_of(self, patron: PatronId) -> Care:
        """A patron's limits, break and exclusion; the defaults if none were set."""
        return self.care.get(patron, Care())


class Approval(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A second person's approval of one act, given with a staff card."""

    card: CardId
    role: Role
    table: TableId
    nonce: str
    """Unique to this approval, so that it can be used only once."""
    expires: Ms
    asker: str
    """Who asked for it and may use it."""
    act: str
    """The digest of the act that was approved (`people/acts.py`)."""


class ApprovalFault(Enum):
    """Why an approval is invalid."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    """The reference of no approval. Never occurs at a table."""
    UNKNOWN_CARD = "unknown-card"
    REVOKED = "revoked"
    WRONG_ROLE = "wrong-role"
    OTHER_TABLE = "other-table"
    EXPIRED = "expired"
    REPLAYED = "replayed"
    SAME_PERSON = "same-person"
    OTHER_ASKER = "other-asker"
    """Another person asked for it."""
    OTHER_ACT = "other-act"
    """It was given for another act, or for the same act in another coup."""


class Objection(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an approval is invalid. A field is set if its fault concerns it."""

    fault: ApprovalFault
    roles: tuple[Role, ...] = ()
    """The role in which it was given, or the roles of the person who gave it."""
    expected_roles: tuple[Role, ...] = ()
    """The roles that may approve; one of them is required."""
    place: TableId | None = None
    """The table or meter that it was given for."""
    expected_place: TableId | None = None
    above: Minor | None = None
    """The amount above which these roles are required."""


def objection_to(
    approval: Approval | None,
    directory: Directory,
    *,
    roles: tuple[Role, ...],
    table: TableId,
    act: str,
    actor: str,
    at: Ms,
) -> Objection | None:
    """Why this approval does not allow the act, or None if it does.

    `roles` are those that may approve; one is required. `act` is the act's digest
    (`people/acts.py`). `actor` is the person who asks, who cannot be the second person.
    """
    if approval is None:
        return Objection(ApprovalFault.MISSING, expected_roles=roles)
    card = directory.cards.get(approval.card)
    if card is None:
        return Objection(ApprovalFault.UNKNOWN_CARD)
    member = directory.staff.get(card.holder)
    if not card.active or member is None or not member.active:
        return Objection(ApprovalFault.REVOKED)
    if approval.role not in member.roles:
        # Given in a role that the approver does not have.
        return Objection(ApprovalFault.WRONG_ROLE, tuple(sorted(member.roles)), roles)
    if approval.role not in roles:
        return Objection(ApprovalFault.WRONG_ROLE, (approval.role,), roles)
    if approval.table != table:
        return Objection(ApprovalFault.OTHER_TABLE, place=approval.table, expected_place=table)
    if approval.expires <= at:
        return Objection(ApprovalFault.EXPIRED)
    if approval.nonce in directory.nonces:
        return Objection(ApprovalFault.REPLAYED)
    if card.holder == actor:
        return Objection(ApprovalFault.SAME_PERSON)
    if approval.asker != actor:
        return Objection(ApprovalFault.OTHER_ASKER)
    if approval.act != act:
        return Objection(ApprovalFault.OTHER_ACT)
    return None


def with_approval_used(directory: Directory, approval: Approval) -> Directory:
    """The directory with one more approval used.

    Expired ones are kept too: a clock that is set back would make them valid again.
    """
    kept = directory.nonces | {approval.nonce: approval.expires}
    for oldest in list(kept)[: max(0, len(kept) - NONCES_KEPT)]:
        del kept[oldest]
    return msgspec.structs.replace(directory, nonces=kept)
