"""Commands about people and credit: who may play, who works here, and what the cashier does."""

import msgspec

from puntobanco.core.ids import CardId, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.people.care import LimitKind
from puntobanco.people.house import HouseKey
from puntobanco.people.rules import HouseRules
from puntobanco.people.staff import Role


class PeopleCommand(
    msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True
):
    """The base of all commands. The tag is the class's name."""


class RegisterPatron(PeopleCommand, frozen=True):
    """Register a patron."""

    patron: PatronId
    simulated: bool = False
    """Whether the patron is a program for demonstrations, which reports leave out."""


class BarPatron(PeopleCommand, frozen=True):
    """Bar a patron from playing. Withdrawing stays possible."""

    patron: PatronId
    reason: str


class AppointStaff(PeopleCommand, frozen=True):
    """Give a member of staff exactly these roles."""

    staff: StaffId
    roles: frozenset[Role]


class InviteStaff(PeopleCommand, frozen=True):
    """Create a link with which a member of staff chooses name and password."""

    staff: StaffId


class DismissStaff(PeopleCommand, frozen=True):
    """Dismiss a member of staff and revoke their cards."""

    staff: StaffId
    reason: str


class IssueCard(PeopleCommand, frozen=True):
    """Issue a card to a member of staff."""

    card: CardId
    holder: StaffId


class RevokeCard(PeopleCommand, frozen=True):
    """Revoke a card."""

    card: CardId
    reason: str


class IssueCredit(PeopleCommand, frozen=True):
    """Take money in at the cage and credit a wallet."""

    patron: PatronId
    amount: Minor


class RedeemCredit(PeopleCommand, frozen=True):
    """Pay out money from a wallet at the cage."""

    patron: PatronId
    amount: Minor


class OpenHouse(PeopleCommand, frozen=True):
    """Open the house for the first time, as a real house or as a demonstration."""

    demonstration: bool


class AdoptProfile(PeopleCommand, frozen=True):
    """Put these rules in force."""

    rules: HouseRules


class SetLimit(PeopleCommand, frozen=True):
    """Set your own limit. A tighter one takes effect at once, a looser one or none later."""

    patron: PatronId
    limit: LimitKind
    value: int | None
    """Minor units of a loss, minutes of play; None for no limit."""


class WithdrawChange(PeopleCommand, frozen=True):
    """Withdraw a looser limit that is not in force yet."""

    patron: PatronId
    limit: LimitKind


class ChooseRealityCheck(PeopleCommand, frozen=True):
    """Choose how often to be reminded of time and result."""

    patron: PatronId
    minutes: int


class BeginCoolOff(PeopleCommand, frozen=True):
    """Take a break of some hours without wagers. It cannot be shortened."""

    patron: PatronId
    hours: int


class ExcludePatron(PeopleCommand, frozen=True):
    """Exclude yourself for some days, or (as staff) a patron who asks for it."""

    patron: PatronId
    days: int
    reason: str = ""


class EndExclusion(PeopleCommand, frozen=True):
    """End an exclusion after its term."""

    patron: PatronId


CareCommand = (
    SetLimit | WithdrawChange | ChooseRealityCheck | BeginCoolOff | ExcludePatron | EndExclusion
)
"""Commands about a patron's own limits, breaks and exclusion."""


class ChangeHouse(PeopleCommand, frozen=True):
    """Change a setting of the house itself."""

    key: HouseKey
    value: str
    reason: str


CashCommand = IssueCredit | RedeemCredit
"""Commands of a cashier."""

StaffCommand = (
    RegisterPatron
    | BarPatron
    | AppointStaff
    | InviteStaff
    | DismissStaff
    | IssueCard
    | RevokeCard
    | CashCommand
    | OpenHouse
    | AdoptProfile
    | ChangeHouse
)
"""Commands of staff or the house itself."""

AnyPeopleCommand = StaffCommand | CareCommand
