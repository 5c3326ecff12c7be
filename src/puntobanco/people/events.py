"""Events about people and credit. Names and contacts are no part of them."""

import msgspec

from puntobanco.core.ids import CardId, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.people.staff import Role


class Event(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all events; the tag is the class's name."""

    by: str


class PatronRegistered(Event, frozen=True):
    """A patron may play."""

    patron: PatronId


class PatronMarkedSimulated(Event, frozen=True):
    """A patron is a program; what it plays is no business of the house."""

    patron: PatronId


class PatronBarred(Event, frozen=True):
    """A patron may play no more."""

    patron: PatronId
    reason: str


class StaffAppointed(Event, frozen=True):
    """A member of staff has these roles."""

    staff: StaffId
    roles: frozenset[Role]


class StaffDismissed(Event, frozen=True):
    """A member of staff works here no more."""

    staff: StaffId
    reason: str


class CardIssued(Event, frozen=True):
    """A member of staff has a card."""

    card: CardId
    holder: StaffId


class CardRevoked(Event, frozen=True):
    """A card counts no more."""

    card: CardId
    reason: str


class CreditIssued(Event, frozen=True):
    """Money came in at the cage and is in a wallet."""

    patron: PatronId
    amount: Minor


class CreditRedeemed(Event, frozen=True):
    """Money was paid out at the cage from a wallet."""

    patron: PatronId
    amount: Minor


AnyPeopleEvent = (
    PatronRegistered
    | PatronMarkedSimulated
    | PatronBarred
    | StaffAppointed
    | StaffDismissed
    | CardIssued
    | CardRevoked
    | CreditIssued
    | CreditRedeemed
)
