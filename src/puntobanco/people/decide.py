"""Decide and evolve for people and credit, with duties kept apart (`duties`)."""

from dataclasses import dataclass
from typing import assert_never

from msgspec.structs import replace

from puntobanco.core.ids import Ms, PatronId, StaffId
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.people import commands, events
from puntobanco.people.act_facts import act_about
from puntobanco.people.cage import moved_with
from puntobanco.people.caring import decide_care, evolve_care, refuse_deposit
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.duties import SIGN_FOR_CASH, SIGN_FOR_STAFF, separated_roles
from puntobanco.people.events import AnyPeopleEvent
from puntobanco.people.house import GUARDED, HouseKey, is_value_of, limit_of, value_of
from puntobanco.people.places import HOUSE_PLACE
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.staff import (
    Approval,
    ApprovalFault,
    Directory,
    Member,
    Role,
    StaffCard,
    objection_to,
    with_approval_used,
)

__all__ = ["Decision", "PeopleRefusal", "decide", "evolve"]

_NO_TIME = Ms(0)

Decision = tuple[AnyPeopleEvent, ...] | PeopleRefusal


@dataclass(frozen=True, slots=True)
class PeopleContext:
    """The circumstances of a command of staff: who asks, when, in which shift, and who approves."""

    by: StaffId | None
    """None for the house itself."""
    at: Ms = _NO_TIME
    shift: Ms = _NO_TIME
    """When the present shift began."""
    approval: Approval | None = None

    @property
    def name(self) -> str:
        """The actor's name in events."""
        return self.by or "house"


def decide(
    directory: Directory,
    command: AnyPeopleCommand,
    *,
    by: StaffId | None,
    wallet: Minor,
    at: Ms = _NO_TIME,
    patron: PatronId | None = None,
    shift: Ms = _NO_TIME,
    approval: Approval | None = None,
) -> Decision:
    """The events or the refusal of a command.

    `by` is None for the house itself, and `wallet` is the patron's balance. `patron` is set if a
    patron asks, who may do so only for themselves.
    """
    asked = PeopleContext(by=by, at=at, shift=shift, approval=approval)
    if isinstance(command, commands.CareCommand):
        own = patron is not None and patron == command.patron
        return decide_care(directory, command, by=patron or asked.name, asked_self=own, at=at)
    if patron is not None:
        return PeopleRefusal(PeopleCode.NOT_YOURS)
    wanted = Role.CASHIER if _is_cash(command) else Role.ADMIN
    if by is not None and not directory.holds(by, wanted):
        return PeopleRefusal(PeopleCode.ROLE_MISSING, roles=(wanted,))
    return _of_staff(directory, command, asked, wallet)


def _of_staff(  # noqa: C901 -- one branch a command
    directory: Directory,
    command: commands.StaffCommand,
    asked: PeopleContext,
    wallet: Minor,
) -> Decision:
    name = asked.name
    match command:
        case commands.RegisterPatron():
            return _register(directory, command, name)
        case commands.BarPatron():
            if not directory.patrons.get(command.patron, False):
                known = command.patron in directory.patrons
                code = PeopleCode.ALREADY_BARRED if known else PeopleCode.UNKNOWN_PATRON
                return PeopleRefusal(code, patron=command.patron)
            return (events.PatronBarred(by=name, patron=command.patron, reason=command.reason),)
        case commands.AppointStaff():
            return _appoint(directory, command, asked)
        case commands.InviteStaff():
            return _invite(directory, command, asked)
        case commands.DismissStaff():
            if command.staff not in directory.staff:
                return PeopleRefusal(PeopleCode.UNKNOWN_STAFF, staff=command.staff)
            return (events.StaffDismissed(by=name, staff=command.staff, reason=command.reason),)
        case commands.IssueCard():
            return _issue(directory, command, asked)
        case commands.RevokeCard():
            if command.card not in directory.cards:
                return PeopleRefusal(PeopleCode.UNKNOWN_CARD, card=command.card)
            return (events.CardRevoked(by=name, card=command.card, reason=command.reason),)
        case commands.IssueCredit() | commands.RedeemCredit():
            return _cash(directory, command, asked, wallet)
        case commands.OpenHouse():
            return _open(directory, command, asked)
        case commands.AdoptProfile():
            if command.rules == directory.rules:
                return PeopleRefusal(PeopleCode.NOTHING_CHANGES)
            return (events.ProfileAdopted(by=name, rules=command.rules),)
        case commands.ChangeHouse():
            return _change(directory, command, asked)
        case _:
            assert_never(command)


def _is_cash(command: AnyPeopleCommand) -> bool:
    return isinstance(command, commands.CashCommand)


def _refuse_unapproved(
    directory: Directory,
    asked: PeopleContext,
    command: commands.StaffCommand,
    roles: tuple[Role, ...],
) -> PeopleRefusal | None:
    """Refuse a command whose approval by a second person is missing or invalid.

    The house itself needs none: its operator has the files. A demonstration needs none.
    """
    if asked.by is None or not directory.strict:
        return None
    wrong = objection_to(
        asked.approval,
        directory,
        roles=roles,
        table=HOUSE_PLACE,
        act=act_about(directory, command),
        actor=asked.by,
        at=asked.at,
    )
    if wrong is None:
        return None
    missing = wrong.fault is ApprovalFault.MISSING
    code = PeopleCode.APPROVAL_MISSING if missing else PeopleCode.APPROVAL_REFUSED
    return PeopleRefusal(code, roles=roles, objection=wrong)


def _approval_to_log(directory: Directory, asked: PeopleContext) -> Approval | None:
    """The approval as stored in an event: None if none was needed."""
    return asked.approval if asked.by is not None and directory.strict else None


def _register(directory: Directory, command: commands.RegisterPatron, by: str) -> Decision:
    if command.patron in directory.patrons:
        return PeopleRefusal(PeopleCode.PATRON_EXISTS, patron=command.patron)
    if command.simulated and not directory.rules.simulated_patrons:
        return PeopleRefusal(PeopleCode.SIMULATED)
    registered = events.PatronRegistered(by=by, patron=command.patron)
    if command.simulated:
        return registered, events.PatronMarkedSimulated(by=by, patron=command.patron)
    return (registered,)


def _appoint(
    directory: Directory, command: commands.AppointStaff, asked: PeopleContext
) -> Decision:
    clash = separated_roles(command.roles, strict=directory.strict)
    if clash is not None:
        return PeopleRefusal(PeopleCode.ROLES_APART, roles=tuple(sorted(clash.roles)))
    refusal = _refuse_unapproved(directory, asked, command, SIGN_FOR_STAFF)
    if refusal is not None:
        return refusal
    return (
        events.StaffAppointed(
            by=asked.name,
            staff=command.staff,
            roles=command.roles,
            approval=_approval_to_log(directory, asked),
        ),
    )


def _refuse_inactive(directory: Directory, staff: StaffId) -> PeopleRefusal | None:
    member = directory.staff.get(staff)
    if member is None or not member.active:
        return PeopleRefusal(PeopleCode.NOT_AT_WORK, staff=staff)
    return None


def _invite(directory: Directory, command: commands.InviteStaff, asked: PeopleContext) -> Decision:
    refusal = _refuse_inactive(directory, command.staff)
    refusal = refusal or _refuse_unapproved(directory, asked, command, SIGN_FOR_STAFF)
    if refusal is not None:
        return refusal
    approval = _approval_to_log(directory, asked)
    return (events.StaffInvited(by=asked.name, staff=command.staff, approval=approval),)


def _issue(directory: Directory, command: commands.IssueCard, asked: PeopleContext) -> Decision:
    if command.card in directory.cards:
        return PeopleRefusal(PeopleCode.CARD_ISSUED, card=command.card)
    refusal = _refuse_inactive(directory, command.holder)
    refusal = refusal or _refuse_unapproved(directory, asked, command, SIGN_FOR_STAFF)
    if refusal is not None:
        return refusal
    return (
        events.CardIssued(
            by=asked.name,
            card=command.card,
            holder=command.holder,
            approval=_approval_to_log(directory, asked),
        ),
    )


def _open(directory: Directory, command: commands.OpenHouse, asked: PeopleContext) -> Decision:
    if asked.by is not None:
        return PeopleRefusal(PeopleCode.HOUSE_ONLY)
    if directory.demonstration is None:
        return (events.HouseOpened(by=asked.name, demonstration=command.demonstration),)
    if directory.demonstration == command.demonstration:
        return PeopleRefusal(PeopleCode.NOTHING_CHANGES)
    return PeopleRefusal(PeopleCode.OPENED_AS, demonstration=directory.demonstration)


def _change(directory: Directory, command: commands.ChangeHouse, asked: PeopleContext) -> Decision:
    key, value = command.key, command.value
    if not is_value_of(key, value):
        return PeopleRefusal(PeopleCode.SETTING_VALUE, setting=key, value=value)
    if not command.reason.strip():
        return PeopleRefusal(PeopleCode.REASON, setting=key)
    before = value_of(directory.house, command.key)
    if before == command.value:
        return PeopleRefusal(PeopleCode.NOTHING_CHANGES, setting=key, value=value)
    approval = None
    if command.key in GUARDED:
        refusal = _refuse_unapproved(directory, asked, command, SIGN_FOR_STAFF)
        if refusal is not None:
            return refusal
        approval = _approval_to_log(directory, asked)
    return (
        events.HouseChanged(
            by=asked.name,
            key=command.key,
            before=before,
            after=command.value,
            reason=command.reason,
            approval=approval,
        ),
    )


def _cash(
    directory: Directory,
    command: commands.CashCommand,
    asked: PeopleContext,
    wallet: Minor,
) -> Decision:
    if not 0 < command.amount <= MOST_MINOR:
        return PeopleRefusal(PeopleCode.AMOUNT, amount=command.amount)
    if command.patron not in directory.patrons:
        return PeopleRefusal(PeopleCode.UNKNOWN_PATRON, patron=command.patron)
    if isinstance(command, commands.IssueCredit):
        refusal = _refuse_deposit_for(directory, command.patron, asked.at)
        if refusal is not None:
            return refusal
    elif command.amount > wallet:
        return PeopleRefusal(PeopleCode.SHORT_WALLET, allowed=wallet)
    counted = asked.by is not None and directory.strict
    above = _refuse_above_cage_limit(directory, command.amount, asked) if counted else None
    if above is not None:
        refusal = _refuse_unapproved(directory, asked, command, SIGN_FOR_CASH)
        if refusal is not None and refusal.code is PeopleCode.APPROVAL_MISSING:
            return above
        if refusal is not None:
            return refusal
    make = (
        events.CreditIssued if isinstance(command, commands.IssueCredit) else events.CreditRedeemed
    )
    return (
        make(
            by=asked.name,
            patron=command.patron,
            amount=command.amount,
            shift=asked.shift if counted else _NO_TIME,
            approval=asked.approval if above is not None else None,
        ),
    )


def _refuse_deposit_for(directory: Directory, patron: PatronId, at: Ms) -> PeopleRefusal | None:
    """Refuse to take in money for a patron. Paying out stays possible."""
    refusal = refuse_deposit(directory.care_of(patron), at)
    if refusal is None and not directory.patrons[patron]:
        return PeopleRefusal(PeopleCode.BARRED, patron=patron)
    return refusal


def _refuse_above_cage_limit(
    directory: Directory, amount: Minor, asked: PeopleContext
) -> PeopleRefusal | None:
    """Refuse a cashier's transaction above a cage limit."""
    assert asked.by is not None, "the house itself has no cage limit"
    once = limit_of(directory.house, HouseKey.CAGE_TRANSACTION)
    if amount > once:
        return _above_limit_refusal(PeopleCode.CAGE_TRANSACTION, amount, once)
    whole = limit_of(directory.house, HouseKey.CAGE_SHIFT)
    drawer = moved_with(directory.drawers.get(asked.by), amount, asked.shift)
    if drawer.moved > whole:
        left = Minor(max(whole - (drawer.moved - amount), 0))
        return _above_limit_refusal(PeopleCode.CAGE_SHIFT, amount, left)
    return None


def _above_limit_refusal(code: PeopleCode, amount: Minor, allowed: Minor) -> PeopleRefusal:
    return PeopleRefusal(code, roles=SIGN_FOR_CASH, amount=amount, allowed=allowed)


def evolve(  # noqa: C901 -- one branch an event
    directory: Directory, event: AnyPeopleEvent
) -> Directory:
    """The directory after an event."""
    approval = getattr(event, "approval", None)
    if approval is not None:
        directory = with_approval_used(directory, approval)
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
            if not event.shift:
                return directory
            cashier = StaffId(event.by)
            moved = moved_with(directory.drawers.get(cashier), event.amount, event.shift)
            return replace(directory, drawers=directory.drawers | {cashier: moved})
        case events.StaffInvited():
            return directory
        case events.HouseOpened():
            return replace(directory, demonstration=event.demonstration)
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
