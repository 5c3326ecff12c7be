"""Decide and evolve for people and credit: who appoints does not pay, who checks does not act."""

from typing import assert_never

from msgspec.structs import replace

from puntobanco.core.ids import Ms, PatronId, StaffId
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.people import commands, events
from puntobanco.people.caring import decide_care, evolve_care, stopped
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.events import AnyPeopleEvent
from puntobanco.people.house import not_as_expected, value_of
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.staff import INCOMPATIBLE, Directory, Member, Role, StaffCard

__all__ = ["Decision", "PeopleRefusal", "decide", "evolve"]

_NO_TIME = Ms(0)

Decision = tuple[AnyPeopleEvent, ...] | PeopleRefusal


def decide(  # noqa: C901 -- one branch a command
    directory: Directory,
    command: AnyPeopleCommand,
    *,
    by: StaffId | None,
    wallet: Minor,
    at: Ms = _NO_TIME,
    patron: PatronId | None = None,
) -> Decision:
    """What a command comes to; `by` is None for the house itself, `wallet` what the patron has.

    `patron` is who asks where that is a patron, who may do so only for themselves.
    """
    name = by or "house"
    if isinstance(command, commands.CareCommand):
        asked_self = patron is not None and patron == command.patron
        return decide_care(directory, command, by=patron or name, asked_self=asked_self, at=at)
    if patron is not None:
        return PeopleRefusal(f"{patron} is a patron", PeopleCode.NOT_YOURS)
    wanted = Role.CASHIER if _is_cash(command) else Role.ADMIN
    if by is not None and not directory.holds(by, wanted):
        return PeopleRefusal(f"{name} is no {wanted.value}")
    match command:
        case commands.RegisterPatron():
            return _register(directory, command, name)
        case commands.BarPatron():
            if not directory.patrons.get(command.patron, False):
                return PeopleRefusal(f"patron {command.patron} does not play here")
            return (events.PatronBarred(by=name, patron=command.patron, reason=command.reason),)
        case commands.AppointStaff():
            clash = next((pair for pair in INCOMPATIBLE if pair <= command.roles), None)
            if clash is not None:
                both = " and ".join(sorted(role.value for role in clash))
                return PeopleRefusal(f"nobody may be {both} at once")
            return (events.StaffAppointed(by=name, staff=command.staff, roles=command.roles),)
        case commands.DismissStaff():
            if command.staff not in directory.staff:
                return PeopleRefusal(f"staff {command.staff} is not known")
            return (events.StaffDismissed(by=name, staff=command.staff, reason=command.reason),)
        case commands.IssueCard():
            return _issue(directory, command, name)
        case commands.RevokeCard():
            if command.card not in directory.cards:
                return PeopleRefusal(f"card {command.card} is not known")
            return (events.CardRevoked(by=name, card=command.card, reason=command.reason),)
        case commands.IssueCredit() | commands.RedeemCredit():
            return _cash(directory, command, name, wallet, at)
        case commands.AdoptProfile():
            if command.rules == directory.rules:
                return PeopleRefusal("the house lives by it already", PeopleCode.NOTHING_CHANGES)
            return (events.ProfileAdopted(by=name, rules=command.rules),)
        case commands.ChangeHouse():
            return _change(directory, command, name)
        case _:
            assert_never(command)


def _is_cash(command: AnyPeopleCommand) -> bool:
    return isinstance(command, commands.IssueCredit | commands.RedeemCredit)


def _register(directory: Directory, command: commands.RegisterPatron, by: str) -> Decision:
    if command.patron in directory.patrons:
        return PeopleRefusal(f"patron {command.patron} is known already")
    if command.simulated and not directory.rules.simulated_patrons:
        why = f"profile {directory.rules.profile} has no simulated patrons"
        return PeopleRefusal(why, PeopleCode.SIMULATED)
    registered = events.PatronRegistered(by=by, patron=command.patron)
    if command.simulated:
        return registered, events.PatronMarkedSimulated(by=by, patron=command.patron)
    return (registered,)


def _issue(directory: Directory, command: commands.IssueCard, by: str) -> Decision:
    if command.card in directory.cards:
        return PeopleRefusal(f"card {command.card} was issued before")
    member = directory.staff.get(command.holder)
    if member is None or not member.active:
        return PeopleRefusal(f"staff {command.holder} does not work here")
    return (events.CardIssued(by=by, card=command.card, holder=command.holder),)


def _change(directory: Directory, command: commands.ChangeHouse, by: str) -> Decision:
    expected = not_as_expected(command.key, command.value)
    if expected is not None:
        return PeopleRefusal(f"{command.key.value} {command.value!r}: expected {expected}")
    if not command.reason.strip():
        told = f"{command.key.value}: expected a reason for the change"
        return PeopleRefusal(told, PeopleCode.REASON)
    before = value_of(directory.house, command.key)
    if before == command.value:
        return PeopleRefusal(f"{command.key.value} is {before} already")
    return (
        events.HouseChanged(
            by=by, key=command.key, before=before, after=command.value, reason=command.reason
        ),
    )


def _cash(
    directory: Directory,
    command: commands.IssueCredit | commands.RedeemCredit,
    by: str,
    wallet: Minor,
    at: Ms,
) -> Decision:
    if not 0 < command.amount <= MOST_MINOR:
        return PeopleRefusal(f"amount {command.amount}: expected above zero, in minor units")
    if command.patron not in directory.patrons:
        return PeopleRefusal(f"patron {command.patron} is not known")
    if isinstance(command, commands.IssueCredit):
        refusal = stopped(directory.care_of(command.patron), at)
        if refusal is not None:
            return refusal
        return (events.CreditIssued(by=by, patron=command.patron, amount=command.amount),)
    if command.amount > wallet:
        return PeopleRefusal("the wallet holds less", PeopleCode.SHORT_WALLET, allowed=wallet)
    return (events.CreditRedeemed(by=by, patron=command.patron, amount=command.amount),)


def evolve(directory: Directory, event: AnyPeopleEvent) -> Directory:
    """The directory after an event."""
    match event:
        case events.PatronRegistered():
            return replace(directory, patrons=directory.patrons | {event.patron: True})
        case events.PatronMarkedSimulated():
            return replace(directory, simulated=directory.simulated | {event.patron})
        case events.PatronBarred():
            return replace(directory, patrons=directory.patrons | {event.patron: False})
        case events.StaffAppointed():
            return replace(directory, staff=directory.staff | {event.staff: Member(event.roles)})
        case events.StaffDismissed():
            gone = replace(directory.staff[event.staff], active=False)
            return replace(directory, staff=directory.staff | {event.staff: gone})
        case events.CardIssued():
            return replace(directory, cards=directory.cards | {event.card: StaffCard(event.holder)})
        case events.CardRevoked():
            ended = replace(directory.cards[event.card], active=False)
            return replace(directory, cards=directory.cards | {event.card: ended})
        case events.CreditIssued() | events.CreditRedeemed():
            return directory
        case events.ProfileAdopted():
            return replace(directory, rules=event.rules)
        case (
            events.LimitSet()
            | events.ChangeWithdrawn()
            | events.RealityCheckChosen()
            | events.CoolOffBegun()
            | events.PatronExcluded()
            | events.ExclusionEnded()
        ):
            return evolve_care(directory, event)
        case events.HouseChanged():
            return replace(directory, house=directory.house | {event.key: event.after})
        case _:
            assert_never(event)
