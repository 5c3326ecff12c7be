"""Refusals about people and credit: codes with typed fields. Codes are only ever added."""

from enum import Enum

import msgspec

from puntobanco.core.ids import CardId, Ms, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.people.care import LimitKind
from puntobanco.people.house import HouseKey
from puntobanco.people.staff import Objection, Role


class PeopleCode(Enum):
    """Why a command about people or credit was not carried out."""

    NOT_YOURS = "not-yours"
    """Only the patron may do this, or staff whose role may."""
    ROLE_MISSING = "role-missing"
    """This needs one of `roles`, which the actor does not hold."""
    HOUSE_ONLY = "house-only"
    """Only the house itself does this, when it starts."""
    UNKNOWN_PATRON = "unknown-patron"
    """The house does not know the patron."""
    PATRON_EXISTS = "patron-exists"
    """The house knows the patron already."""
    ALREADY_BARRED = "already-barred"
    """The patron is barred already."""
    UNKNOWN_STAFF = "unknown-staff"
    """The house does not know this member of staff."""
    NOT_AT_WORK = "not-at-work"
    """This member of staff does not work here, or no longer."""
    UNKNOWN_CARD = "unknown-card"
    """The house has issued no such card."""
    CARD_ISSUED = "card-issued"
    """A card of this name was issued before."""
    SETTING_VALUE = "setting-value"
    """Not a value that this setting of the house can have."""
    LIMIT_VALUE = "limit-value"
    """Not a limit: a whole number above zero, of minor units for a loss and of minutes for time."""
    NOTHING_CHANGES = "nothing-changes"
    """The limit, the interval, the setting or the rules are this already."""
    NOTHING_WAITS = "nothing-waits"
    """No looser limit of this kind is waiting."""
    TERM = "term"
    """Not a time that the house offers; `offered` are those it does."""
    NOT_LONGER = "not-longer"
    """A rest or an exclusion runs, and can only be made longer."""
    EXCLUDED = "excluded"
    """The patron is excluded; withdrawing stays possible."""
    COOLING_OFF = "cooling-off"
    """The patron rests; withdrawing stays possible."""
    NOT_EXCLUDED = "not-excluded"
    """The patron is not excluded."""
    TERM_RUNS = "term-runs"
    """The exclusion cannot be ended before its term is over."""
    REASON = "reason"
    """A reason is required."""
    SIMULATED = "simulated"
    """The house's profile has no simulated patrons."""
    SHORT_WALLET = "short-wallet"
    """The wallet holds less."""
    BARRED = "barred"
    """The patron may not play here; withdrawing stays possible."""
    ROLES_APART = "roles-apart"
    """These two roles are kept apart."""
    APPROVAL_MISSING = "approval-missing"
    """A second person must approve this; the objection names the roles."""
    APPROVAL_REFUSED = "approval-refused"
    """The approval is not valid; the objection says why."""
    CAGE_TRANSACTION = "cage-transaction"
    """The transaction is above the cage limit; a second person must approve it."""
    CAGE_SHIFT = "cage-shift"
    """The cashier's shift is above the cage limit; a second person must approve it."""
    OPENED_AS = "opened-as"
    """The house was opened as the other kind: a real house or a demonstration."""
    WALLET_FULL = "wallet-full"
    """The wallet, or all of them together, cannot hold as much; `allowed` is what they could."""
    AMOUNT = "amount"
    """Not an amount above zero, or more than one command may move (`allowed`)."""


class TermUnit(Enum):
    """What a term is counted in."""

    MINUTES = "minutes"
    HOURS = "hours"
    DAYS = "days"


class PeopleRefusal(msgspec.Struct, frozen=True, tag="people-refusal", omit_defaults=True):
    """Why a command about people or credit was not carried out. Fields are set as codes need."""

    code: PeopleCode
    until: Ms | None = None
    """The end of the term that is running."""
    amount: int | None = None
    """The amount that was asked for."""
    allowed: Minor | None = None
    """The amount that would be accepted."""
    roles: tuple[Role, ...] = ()
    """The two roles that are kept apart, or those any one of which may do or approve this."""
    objection: Objection | None = None
    """Why an approval is missing or does not count."""
    patron: PatronId | None = None
    staff: StaffId | None = None
    card: CardId | None = None
    limit: LimitKind | None = None
    """The limit that was to be set."""
    most: int | None = None
    """The largest value of the limit."""
    offered: tuple[int, ...] = ()
    """The times that the house offers."""
    unit: TermUnit | None = None
    """What these times are counted in."""
    setting: HouseKey | None = None
    """The setting of the house."""
    value: str | None = None
    """The value that was asked for."""
    demonstration: bool | None = None
    """Whether the house was opened as a demonstration."""
