"""Verification of the log's events about people: each is decided again from everything before it.

An event names who asked for what, so the command can be reconstructed. Deciding it again must give
the same events: roles, limits, terms, the wait of a looser limit and the end of an exclusion are
all checked again.
"""

from typing import assert_never

from puntobanco.core.facts import Fact, fact
from puntobanco.core.game import Currency
from puntobanco.core.ids import Ms, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.people import commands, events
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.decide import decide
from puntobanco.people.events import AnyPeopleEvent
from puntobanco.people.refusal_facts import refusal_fact
from puntobanco.people.refusals import PeopleRefusal
from puntobanco.people.rules import DAY, HOUR
from puntobanco.people.staff import Directory

HOUSE_NAME = "house"
_NO_TIME = Ms(0)


def decided_again(
    directory: Directory,
    event: AnyPeopleEvent,
    *,
    at: Ms,
    wallet: Minor,
    currency: Currency,
    shift: Ms = _NO_TIME,
) -> tuple[AnyPeopleEvent, ...] | Fact:
    """The events that the command behind an event gives, or why it is impossible.

    `shift` is the start of the shift in which it happened. The event that marks a patron as
    simulated follows the registration, which is decided without it.
    """
    if isinstance(event, events.PatronMarkedSimulated):
        known = directory.may_play(event.patron) and event.patron not in directory.simulated
        return (event,) if known else fact("proof-marks-patron")
    command = _command_behind(event)
    own = isinstance(event, events.CareEvent) and event.by == event.patron
    again = decide(
        directory,
        command,
        by=None if own or event.by == HOUSE_NAME else StaffId(event.by),
        wallet=wallet,
        at=at,
        patron=PatronId(event.by) if own else None,
        shift=shift,
        approval=getattr(event, "approval", None),
    )
    if isinstance(again, PeopleRefusal):
        return fact("proof-refused", refusal=refusal_fact(again, currency))
    return again


def _command_behind(event: AnyPeopleEvent) -> AnyPeopleCommand:  # noqa: C901 -- one line a kind
    match event:
        case events.PatronRegistered() | events.PatronMarkedSimulated():
            return commands.RegisterPatron(patron=event.patron)
        case events.PatronBarred():
            return commands.BarPatron(patron=event.patron, reason=event.reason)
        case events.StaffAppointed():
            return commands.AppointStaff(staff=event.staff, roles=event.roles)
        case events.StaffInvited():
            return commands.InviteStaff(staff=event.staff)
        case events.StaffDismissed():
            return commands.DismissStaff(staff=event.staff, reason=event.reason)
        case events.CardIssued():
            return commands.IssueCard(card=event.card, holder=event.holder)
        case events.CardRevoked():
            return commands.RevokeCard(card=event.card, reason=event.reason)
        case events.CreditIssued():
            return commands.IssueCredit(patron=event.patron, amount=event.amount)
        case events.CreditRedeemed():
            return commands.RedeemCredit(patron=event.patron, amount=event.amount)
        case events.HouseChanged():
            return commands.ChangeHouse(key=event.key, value=event.after, reason=event.reason)
        case events.HouseOpened():
            return commands.OpenHouse(demonstration=event.demonstration)
        case events.ProfileAdopted():
            return commands.AdoptProfile(rules=event.rules)
        case events.LimitSet():
            return commands.SetLimit(patron=event.patron, limit=event.limit, value=event.value)
        case events.ChangeWithdrawn():
            return commands.WithdrawChange(patron=event.patron, limit=event.limit)
        case events.RealityCheckChosen():
            return commands.ChooseRealityCheck(patron=event.patron, minutes=event.minutes)
        case events.CoolOffBegun():
            hours = (event.until - event.at) // HOUR
            return commands.BeginCoolOff(patron=event.patron, hours=hours)
        case events.PatronExcluded():
            days = (event.until - event.at) // DAY
            return commands.ExcludePatron(patron=event.patron, days=days, reason=event.reason)
        case events.ExclusionEnded():
            return commands.EndExclusion(patron=event.patron)
        case _:
            assert_never(event)
