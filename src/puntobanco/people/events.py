"""Events about people and credit. They contain no names or contacts."""

import msgspec

from puntobanco.core.ids import CardId, Ms, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.people.care import LimitKind
from puntobanco.people.house import HouseKey
from puntobanco.people.rules import HouseRules
from puntobanco.people.staff import Approval, Role


class PeopleEvent(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all events. The tag is the class's name."""

    by: str


class PatronRegistered(PeopleEvent, frozen=True):
    """A patron was registered and may play."""

    patron: PatronId


class PatronMarkedSimulated(PeopleEvent, frozen=True):
    """A patron is a program. Reports leave it out."""

    patron: PatronId


class PatronBarred(PeopleEvent, frozen=True):
    """A patron was barred from playing."""

    patron: PatronId
    reason: str


# Later fields are left out at their default: an event without a second person stays the same.
class StaffAppointed(PeopleEvent, frozen=True, omit_defaults=True):
    """A member of staff was given these roles."""

    staff: StaffId
    roles: frozenset[Role]
    approval: Approval | None = None


class StaffInvited(PeopleEvent, frozen=True, omit_defaults=True):
    """A link was created with which a member of staff chooses name and password."""

    staff: StaffId
    approval: Approval | None = None


class StaffDismissed(PeopleEvent, frozen=True):
    """A member of staff was dismissed."""

    staff: StaffId
    reason: str


class CardIssued(PeopleEvent, frozen=True, omit_defaults=True):
    """A card was issued to a member of staff."""

    card: CardId
    holder: StaffId
    approval: Approval | None = None


class CardRevoked(PeopleEvent, frozen=True):
    """A card was revoked."""

    card: CardId
    reason: str


class CreditIssued(PeopleEvent, frozen=True, omit_defaults=True):
    """Money was taken in at the cage and credited to a wallet."""

    patron: PatronId
    amount: Minor
    shift: Ms = Ms(0)
    """When the cashier's shift began; 0 if the house itself did it, or shifts were not counted."""
    approval: Approval | None = None


class CreditRedeemed(PeopleEvent, frozen=True, omit_defaults=True):
    """Money was paid out at the cage from a wallet."""

    patron: PatronId
    amount: Minor
    shift: Ms = Ms(0)
    """When the cashier's shift began; 0 if the house itself did it, or shifts were not counted."""
    approval: Approval | None = None


class HouseOpened(PeopleEvent, frozen=True):
    """The house opened for the first time. From here on a real house keeps duties apart."""

    demonstration: bool


class ProfileAdopted(PeopleEvent, frozen=True):
    """These rules are in force. They are recorded in full, so that the log needs no other files."""

    rules: HouseRules


class LimitSet(PeopleEvent, frozen=True):
    """A patron's limit was set. It takes effect at `holds`: at once if it is tighter."""

    patron: PatronId
    limit: LimitKind
    before: int | None
    """The value in force until then."""
    value: int | None
    holds: Ms
    at: Ms


class ChangeWithdrawn(PeopleEvent, frozen=True):
    """A looser limit was withdrawn before it took effect."""

    patron: PatronId
    limit: LimitKind
    value: int | None
    at: Ms


class RealityCheckChosen(PeopleEvent, frozen=True):
    """A patron chose how often to be reminded."""

    patron: PatronId
    minutes: int
    at: Ms


class CoolOffBegun(PeopleEvent, frozen=True):
    """A patron began a break."""

    patron: PatronId
    until: Ms
    at: Ms


class PatronExcluded(PeopleEvent, frozen=True):
    """A patron was excluded until the term is over and they ask to play again."""

    patron: PatronId
    until: Ms
    reason: str
    at: Ms


class ExclusionEnded(PeopleEvent, frozen=True):
    """An exclusion ended: its term was over, and the patron asked to play again."""

    patron: PatronId
    at: Ms


CareEvent = (
    LimitSet | ChangeWithdrawn | RealityCheckChosen | CoolOffBegun | PatronExcluded | ExclusionEnded
)
"""Events about a patron's own limits, break and exclusion."""


class HouseChanged(PeopleEvent, frozen=True, omit_defaults=True):
    """A setting of the house itself changed."""

    key: HouseKey
    before: str
    after: str
    reason: str
    approval: Approval | None = None


CashEvent = CreditIssued | CreditRedeemed
"""Events of a cashier."""

AnyPeopleEvent = (
    PatronRegistered
    | PatronMarkedSimulated
    | PatronBarred
    | StaffAppointed
    | StaffInvited
    | StaffDismissed
    | CardIssued
    | CardRevoked
    | CashEvent
    | HouseOpened
    | ProfileAdopted
    | CareEvent
    | HouseChanged
)
