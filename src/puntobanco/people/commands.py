"""Commands about people and credit: who may play, who works here, and what the cashier does."""

import msgspec

from puntobanco.core.ids import CardId, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.people.care import LimitKind
from puntobanco.people.house import HouseKey
from puntobanco.people.rules import HouseRules
from puntobanco.people.staff import Role


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all commands; the tag is the class's name."""


# Defaults are left out when it is written: a patron of flesh keeps the digest of earlier versions.
class RegisterPatron(Command, frozen=True, omit_defaults=True):
    """Let a patron play."""

    patron: PatronId
    simulated: bool = False
    """Whether the patron is a program that plays for show, to be kept out of reports."""


class BarPatron(Command, frozen=True):
    """Let a patron play no more; withdrawing stays possible."""

    patron: PatronId
    reason: str


class AppointStaff(Command, frozen=True):
    """Give a member of staff these roles, and no others."""

    staff: StaffId
    roles: frozenset[Role]


class InviteStaff(Command, frozen=True):
    """Make a link by which a member of staff chooses name and password."""

    staff: StaffId


class DismissStaff(Command, frozen=True):
    """End a member's work, and with it every card."""

    staff: StaffId
    reason: str


class IssueCard(Command, frozen=True):
    """Give a member of staff a card."""

    card: CardId
    holder: StaffId


class RevokeCard(Command, frozen=True):
    """End a card."""

    card: CardId
    reason: str


class IssueCredit(Command, frozen=True):
    """The cashier takes money in and credits a wallet."""

    patron: PatronId
    amount: Minor


class RedeemCredit(Command, frozen=True):
    """The cashier pays out from a wallet."""

    patron: PatronId
    amount: Minor


class OpenHouse(Command, frozen=True):
    """Open the house for the first time, as a real house or as a demonstration."""

    demonstration: bool


class AdoptProfile(Command, frozen=True):
    """Put these rules in force."""

    rules: HouseRules


class SetLimit(Command, frozen=True):
    """Limit oneself: a tighter limit holds at once, a looser one or none at all later."""

    patron: PatronId
    limit: LimitKind
    value: int | None
    """Minor units of a loss, minutes of play; None for no limit."""


class WithdrawChange(Command, frozen=True):
    """Take back a looser limit that does not hold yet."""

    patron: PatronId
    limit: LimitKind


class ChooseRealityCheck(Command, frozen=True):
    """Choose how often one is reminded of time and result."""

    patron: PatronId
    minutes: int


class BeginCoolOff(Command, frozen=True):
    """Rest: no wagers for some hours; it cannot be shortened."""

    patron: PatronId
    hours: int


class ExcludePatron(Command, frozen=True):
    """Exclude oneself for some days, or a patron who asks staff for it."""

    patron: PatronId
    days: int
    reason: str = ""


class EndExclusion(Command, frozen=True):
    """Play again, once the term is over."""

    patron: PatronId


CareCommand = (
    SetLimit | WithdrawChange | ChooseRealityCheck | BeginCoolOff | ExcludePatron | EndExclusion
)
"""What is about a patron's own good."""


class ChangeHouse(Command, frozen=True):
    """Change a setting of the house itself."""

    key: HouseKey
    value: str
    reason: str


CashCommand = IssueCredit | RedeemCredit
"""What a cashier does."""

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
"""What staff or the house itself ask for."""

AnyPeopleCommand = StaffCommand | CareCommand
