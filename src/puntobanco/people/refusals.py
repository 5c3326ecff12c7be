"""Refusals about people and credit, as documented values. Codes are only ever added."""

from enum import Enum

import msgspec

from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor
from puntobanco.people.staff import Objection, Role


class PeopleCode(Enum):
    """Why a command about people or credit was not carried out."""

    REFUSED = "refused"
    """For the reason that the sentence gives."""
    NOT_YOURS = "not-yours"
    """Only the patron may do this, or staff whose role reaches so far."""
    UNKNOWN_PATRON = "unknown-patron"
    """The house does not know the patron, or the patron may not play."""
    LIMIT_VALUE = "limit-value"
    """Not a limit: a whole number above zero, of minor units for a loss and of minutes for time."""
    NOTHING_CHANGES = "nothing-changes"
    """The limit, the interval or the rules are this already."""
    NOTHING_WAITS = "nothing-waits"
    """No looser limit of this kind is waiting."""
    TERM = "term"
    """Not a time that the house offers; the detail names those it does."""
    NOT_LONGER = "not-longer"
    """A rest or an exclusion runs, and can only be made longer."""
    EXCLUDED = "excluded"
    """The patron is excluded; withdrawing stays possible."""
    COOLING_OFF = "cooling-off"
    """The patron rests; withdrawing stays possible."""
    NOT_EXCLUDED = "not-excluded"
    """There is no exclusion to end."""
    TERM_RUNS = "term-runs"
    """The exclusion cannot be ended before its term is over."""
    REASON = "reason"
    """A reason has to be given."""
    SIMULATED = "simulated"
    """The house's profile has no simulated patrons."""
    SHORT_WALLET = "short-wallet"
    """The wallet holds less."""
    BARRED = "barred"
    """The patron may not play here; withdrawing stays possible."""
    ROLES_APART = "roles-apart"
    """Nobody may hold these two roles together."""
    APPROVAL_MISSING = "approval-missing"
    """A second person has to approve this."""
    APPROVAL_REFUSED = "approval-refused"
    """The approval does not count; the objection says why."""
    CAGE_TRANSACTION = "cage-transaction"
    """The transaction is above the cage limit; a second person has to approve it."""
    CAGE_SHIFT = "cage-shift"
    """The cashier's shift is above the cage limit; a second person has to approve it."""
    OPENED_AS = "opened-as"
    """The house was opened as the other kind: a real house or a demonstration."""
    WALLET_FULL = "wallet-full"
    """The wallet, or all of them together, cannot hold as much; `allowed` is what they could."""
    AMOUNT = "amount"
    """More than one command may move; `allowed` is how much that is."""


class PeopleRefusal(msgspec.Struct, frozen=True, tag="people-refusal"):
    """Why a command about people or credit was not carried out."""

    why: str
    code: PeopleCode = PeopleCode.REFUSED
    until: Ms | None = None
    """The end of the term that stands in the way, where one does."""
    allowed: Minor | None = None
    """The amount that would be accepted, where one would."""
    roles: tuple[Role, ...] = ()
    """The two roles that are kept apart, or those any one of which may approve."""
    objection: Objection | None = None
    """What is wrong with an approval."""
