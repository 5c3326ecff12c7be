"""Staff, their roles and their cards, as a value that events build up.

Names and contacts stay outside the log, so that they can be erased.
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
    """What a member of staff may be."""

    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    EXECUTIVE = "executive"
    CASHIER = "cashier"
    AUDITOR = "auditor"
    ADMIN = "admin"

    def __lt__(self, other: "Role") -> bool:
        # Roles come in sets; written down in order, a set is the same text every time.
        return self.value < other.value


NONCES_KEPT = 10_000
"""Used approvals that are remembered: far more than are given in the minutes one is good for."""


class Member(msgspec.Struct, frozen=True):
    """A member of staff."""

    roles: frozenset[Role]
    active: bool = True


class StaffCard(msgspec.Struct, frozen=True):
    """A card that proves who approves something."""

    holder: StaffId
    active: bool = True


class Directory(msgspec.Struct, frozen=True):
    """Everybody the house knows, and every approval that has been used."""

    staff: dict[StaffId, Member] = {}
    cards: dict[CardId, StaffCard] = {}
    patrons: dict[PatronId, bool] = {}
    """Patrons by whether they may play."""
    nonces: dict[str, Ms] = {}
    """Approvals already used, oldest first; the newest of them are remembered."""
    simulated: frozenset[PatronId] = frozenset()
    """Patrons that are programs; reports leave them out."""
    rules: HouseRules = HouseRules()
    """The rules in force."""
    care: dict[PatronId, Care] = {}
    """What patrons have asked of the house for their own good."""
    house: dict[HouseKey, str] = {}
    """Settings of the house that differ from the defaults."""
    demonstration: bool | None = None
    """Whether the house was opened as a demonstration; None in a log from before it was said."""
    drawers: dict[StaffId, Drawer] = {}
    """What each cashier moved in the last shift they worked."""

    @property
    def strict(self) -> bool:
        """Whether this is a real house, in which duties are kept apart."""
        return self.demonstration is False

    def holds(self, staff: StaffId, role: Role) -> bool:
        """Whether a member of staff is at work in this role."""
        member = self.staff.get(staff)
        return member is not None and member.active and role in member.roles

    def plays(self, patron: PatronId) -> bool:
        """Whether a patron may play here at all; a program only where the house has such."""
        known = self.patrons.get(patron, False)
        return known and (self.rules.simulated_patrons or patron not in self.simulated)

    def care_of(self, patron: PatronId) -> Care:
        """A patron's limits, rest and exclusion; none where none was asked for."""
        return self.care.get(patron, Care())


# Defaults are left out when it is written: an approval of an older log keeps its bytes.
class Approval(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A second person's word for one act, given with a staff card."""

    card: CardId
    role: Role
    table: TableId
    nonce: str
    """Made for this approval alone: used once, it is spent."""
    expires: Ms
    asker: str = ""
    """Who asked for it and alone may use it; empty in older logs, as is the act."""
    act: str = ""
    """The digest of the act that was approved (`people/acts.py`)."""


class ApprovalFault(Enum):
    """Why an approval does not count."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    """The reference of no approval; a table never sees one."""
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
    """It was given for something else, also the same for another coup."""


class Objection(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an approval does not count; a field says more if its fault is about that."""

    fault: ApprovalFault
    roles: tuple[Role, ...] = ()
    """The role in which it was given, or the roles that its giver holds."""
    expected_roles: tuple[Role, ...] = ()
    """The roles any one of which may approve."""
    place: TableId | None = None
    """The table or meter that it was given for."""
    expected_place: TableId | None = None
    above: Minor | None = None
    """The amount above which these roles are required."""


def judge(
    approval: Approval | None,
    directory: Directory,
    *,
    roles: tuple[Role, ...],
    table: TableId,
    act: str,
    actor: str,
    at: Ms,
) -> Objection | None:
    """Why this approval does not allow the act, or None where it does.

    `roles` are those any one of which suffices; `act` is the act's digest (`people/acts.py`);
    `actor` is who asks, and can be no second person.
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
        # Given in a role that its giver does not hold.
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
    if approval.asker not in ("", actor):
        return Objection(ApprovalFault.OTHER_ASKER)
    if approval.act not in ("", act):
        return Objection(ApprovalFault.OTHER_ACT)
    return None


def spent(directory: Directory, approval: Approval) -> Directory:
    """The directory with one more approval used.

    None is forgotten because it has expired: a clock that is put back would make it good again.
    """
    kept = directory.nonces | {approval.nonce: approval.expires}
    for oldest in list(kept)[: max(0, len(kept) - NONCES_KEPT)]:
        del kept[oldest]
    return msgspec.structs.replace(directory, nonces=kept)
