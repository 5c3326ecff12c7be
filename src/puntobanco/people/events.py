"""Events about people and credit. They carry no names or contacts."""

import msgspec

from puntobanco.core.ids import CardId, Ms, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.people.care import LimitKind
from puntobanco.people.house import HouseKey
from puntobanco.people.rules import HouseRules
from puntobanco.people.staff import Approval, Role


class Event(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all events; the tag is the class's name."""

    by: str


class PatronRegistered(Event, frozen=True):
    """A patron may play."""

    patron: PatronId


class PatronMarkedSimulated(Event, frozen=True):
    """A patron is a program; reports leave it out."""

    patron: PatronId


class PatronBarred(Event, frozen=True):
    """A patron may play no more."""

    patron: PatronId
    reason: str


# Defaults of what came later are left out: an event without a second person reads as it always did.
class StaffAppointed(Event, frozen=True, omit_defaults=True):
    """A member of staff has these roles."""

    staff: StaffId
    roles: frozenset[Role]
    approval: Approval | None = None


class StaffInvited(Event, frozen=True, omit_defaults=True):
    """A link was made by which a member of staff chooses name and password."""

    staff: StaffId
    approval: Approval | None = None


class StaffDismissed(Event, frozen=True):
    """A member of staff works here no more."""

    staff: StaffId
    reason: str


class CardIssued(Event, frozen=True, omit_defaults=True):
    """A member of staff has a card."""

    card: CardId
    holder: StaffId
    approval: Approval | None = None


class CardRevoked(Event, frozen=True):
    """A card counts no more."""

    card: CardId
    reason: str


class CreditIssued(Event, frozen=True, omit_defaults=True):
    """Money came in at the cage and is in a wallet."""

    patron: PatronId
    amount: Minor
    shift: Ms = Ms(0)
    """When the cashier's shift began; 0 if the house itself did it, or shifts were not counted."""
    approval: Approval | None = None


class CreditRedeemed(Event, frozen=True, omit_defaults=True):
    """Money was paid out at the cage from a wallet."""

    patron: PatronId
    amount: Minor
    shift: Ms = Ms(0)
    """When the cashier's shift began; 0 if the house itself did it, or shifts were not counted."""
    approval: Approval | None = None


class HouseOpened(Event, frozen=True):
    """The house opened for the first time; from here on duties are kept apart in a real house."""

    demonstration: bool


class ProfileAdopted(Event, frozen=True):
    """These rules are in force; they are recorded in full, so that the log explains itself."""

    rules: HouseRules


class LimitSet(Event, frozen=True):
    """A patron's limit holds from a moment on, at once where it is tighter."""

    patron: PatronId
    limit: LimitKind
    before: int | None
    """What holds until then."""
    value: int | None
    holds: Ms
    at: Ms


class ChangeWithdrawn(Event, frozen=True):
    """A looser limit that did not hold yet never will."""

    patron: PatronId
    limit: LimitKind
    value: int | None
    at: Ms


class RealityCheckChosen(Event, frozen=True):
    """A patron is reminded this often."""

    patron: PatronId
    minutes: int
    at: Ms


class CoolOffBegun(Event, frozen=True):
    """A patron rests."""

    patron: PatronId
    until: Ms
    at: Ms


class PatronExcluded(Event, frozen=True):
    """A patron plays no more until the term is over and they have asked to play again."""

    patron: PatronId
    until: Ms
    reason: str
    at: Ms


class ExclusionEnded(Event, frozen=True):
    """The term was over, and the patron asked to play again."""

    patron: PatronId
    at: Ms


CareEvent = (
    LimitSet | ChangeWithdrawn | RealityCheckChosen | CoolOffBegun | PatronExcluded | ExclusionEnded
)
"""What happened to a patron's own limits, rest and exclusion."""


class HouseChanged(Event, frozen=True, omit_defaults=True):
    """A setting of the house itself changed."""

    key: HouseKey
    before: str
    after: str
    reason: str
    approval: Approval | None = None


CashEvent = CreditIssued | CreditRedeemed
"""What a cashier did."""

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
