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
    """Only the patron may do this, or staff with an allowed role."""
    ROLE_MISSING = "role-missing"
    """This needs one of `roles`, which the actor does not have."""
    HOUSE_ONLY = "house-only"
    """Only the house itself does this, when it starts."""
    UNKNOWN_PATRON = "unknown-patron"
    """The patron is unknown to the house."""
    PATRON_EXISTS = "patron-exists"
    """The patron is already registered."""
    ALREADY_BARRED = "already-barred"
    """The patron is already barred."""
    UNKNOWN_STAFF = "unknown-staff"
    """This member of staff is unknown to the house."""
    NOT_AT_WORK = "not-at-work"
    """This person does not work here, or no longer does."""
    UNKNOWN_CARD = "unknown-card"
    """The house has not issued this card."""
    CARD_ISSUED = "card-issued"
    """A card with this name was issued before."""
    SETTING_VALUE = "setting-value"
    """Not a valid value for this setting of the house."""
    LIMIT_VALUE = "limit-value"
    """Not a valid limit: a whole number above zero, of minor units for a loss and minutes for time.
    """
    NOTHING_CHANGES = "nothing-changes"
    """The limit, the interval, the setting or the rules already have this value."""
    NOTHING_WAITS = "nothing-waits"
    """No looser limit of this kind is pending."""
    TERM = "term"
    """Not a term that the house offers; `offered` lists them."""
    NOT_LONGER = "not-longer"
    """A break or an exclusion is running and can only be made longer."""
    EXCLUDED = "excluded"
    """The patron is excluded. Withdrawing stays possible."""
    COOLING_OFF = "cooling-off"
    """The patron is on a break. Withdrawing stays possible."""
    NOT_EXCLUDED = "not-excluded"
    """The patron is not excluded."""
    TERM_RUNS = "term-runs"
    """The exclusion cannot be ended before its term is over."""
    REASON = "reason"
    """A reason is required."""
    SIMULATED = "simulated"
    """The house's profile allows no simulated patrons."""
    SHORT_WALLET = "short-wallet"
    """The wallet has too little money."""
    BARRED = "barred"
    """The patron is barred. Withdrawing stays possible."""
    ROLES_APART = "roles-apart"
    """These two roles are kept apart."""
    APPROVAL_MISSING = "approval-missing"
    """A second person must approve this; the objection names the roles."""
    APPROVAL_REFUSED = "approval-refused"
    """The approval is not valid; the objection says why."""
    CAGE_TRANSACTION = "cage-transaction"
    """The transaction is above the cage limit; a second person must approve it."""
    CAGE_SHIFT = "cage-shift"
    """The cashier's shift total is above the cage limit; a second person must approve it."""
    OPENED_AS = "opened-as"
    """The house was opened as the other kind: a real house or a demonstration."""
    WALLET_FULL = "wallet-full"
    """The wallet, or all wallets together, cannot hold this much; `allowed` is the rest."""
    AMOUNT = "amount"
    """Not an amount above zero, or more than one command may move (`allowed`)."""


class TermUnit(Enum):
    """The unit of a term."""

    MINUTES = "minutes"
    HOURS = "hours"
    DAYS = "days"


class PeopleRefusal(msgspec.Struct, frozen=True, tag="people-refusal", omit_defaults=True):
    """Why a command about people or credit was not carried out. Fields are set as codes need."""

    code: PeopleCode
    until: Ms | None = None
    """The end of the running term."""
    amount: int | None = None
    """The amount in the command."""
    allowed: Minor | None = None
    """The amount that would be accepted."""
    roles: tuple[Role, ...] = ()
    """The two roles that are kept apart, or the roles that may do or approve this."""
    objection: Objection | None = None
    """Why an approval is missing or invalid."""
    patron: PatronId | None = None
    staff: StaffId | None = None
    card: CardId | None = None
    limit: LimitKind | None = None
    """The limit in the command."""
    most: int | None = None
    """The largest value of the limit."""
    offered: tuple[int, ...] = ()
    """The terms that the house offers."""
    unit: TermUnit | None = None
    """The unit of these terms."""
    setting: HouseKey | None = None
    """The setting of the house."""
    value: str | None = None
    """The value in the command."""
    demonstration: bool | None = None
    """Whether the house was opened as a demonstration."""
