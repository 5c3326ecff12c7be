"""Decide and evolve for patrons' own limits, breaks and exclusions: tighter at once, looser later.

Staff cannot loosen anything here. A break or an exclusion cannot be shortened.
"""

from collections.abc import Collection
from typing import assert_never

from msgspec.structs import replace

from puntobanco.core.ids import Ms, StaffId
from puntobanco.people import commands, events
from puntobanco.people.care import (
    MOST_REMEMBERED,
    Care,
    CareHistoryEntry,
    OwnLimit,
    PendingChange,
    is_tighter,
    largest_limit,
)
from puntobanco.people.commands import CareCommand
from puntobanco.people.events import CareEvent
from puntobanco.people.refusals import PeopleCode, PeopleRefusal, TermUnit
from puntobanco.people.rules import DAY, HOUR
from puntobanco.people.staff import Directory, Role

EXCLUDING = (Role.CASHIER, Role.SUPERVISOR, Role.EXECUTIVE, Role.ADMIN)
"""Staff who may exclude a patron at the patron's request."""

Decided = tuple[CareEvent, ...] | PeopleRefusal


def decide_care(
    directory: Directory, command: CareCommand, *, by: str, asked_self: bool, at: Ms
) -> Decided:
    """The events or the refusal of a command about a patron's own limits, break or exclusion."""
    if command.patron not in directory.patrons:
        return PeopleRefusal(PeopleCode.UNKNOWN_PATRON, patron=command.patron)
    care, rules = directory.care_of(command.patron), directory.rules
    if isinstance(command, commands.ExcludePatron):
        return _exclude(directory, command, by=by, asked_self=asked_self, at=at)
    if not asked_self:
        return PeopleRefusal(PeopleCode.NOT_YOURS, patron=command.patron)
    match command:
        case commands.SetLimit():
            return _set_limit(care, command, wait=rules.looser_after_hours * HOUR, at=at)
        case commands.WithdrawChange():
            return _withdraw(care, command, at=at)
        case commands.ChooseRealityCheck():
            return _choose(care, command, rules.reality_check_choices, at=at)
        case commands.BeginCoolOff():
            return _rest(care, command, rules.cool_off_hours, at=at)
        case commands.EndExclusion():
            return _end(care, command, at=at)
        case _:
            assert_never(command)


def _set_limit(care: Care, command: commands.SetLimit, *, wait: int, at: Ms) -> Decided:
    value, limit = command.value, care.limit(command.limit)
    if value is not None and not 0 < value <= largest_limit(command.limit):
        largest = largest_limit(command.limit)
        return PeopleRefusal(PeopleCode.LIMIT_VALUE, limit=command.limit, most=largest)
    before, waiting = limit.at(at), limit.pending_at(at)
    if value == before or (waiting is not None and value == waiting.value):
        return PeopleRefusal(PeopleCode.NOTHING_CHANGES, limit=command.limit)
    holds = at if is_tighter(value, before) else Ms(at + wait)
    return (
        events.LimitSet(
            by=command.patron,
            patron=command.patron,
            limit=command.limit,
            before=before,
            value=value,
            holds=holds,
            at=at,
        ),
    )


def _withdraw(care: Care, command: commands.WithdrawChange, *, at: Ms) -> Decided:
    waiting = care.limit(command.limit).pending_at(at)
    if waiting is None:
        return PeopleRefusal(PeopleCode.NOTHING_WAITS, limit=command.limit)
    return (
        events.ChangeWithdrawn(
            by=command.patron,
            patron=command.patron,
            limit=command.limit,
            value=waiting.value,
            at=at,
        ),
    )


def _choose(
    care: Care, command: commands.ChooseRealityCheck, choices: Collection[int], *, at: Ms
) -> Decided:
    if command.minutes not in choices:
        return _term_refusal(choices, TermUnit.MINUTES)
    if command.minutes == care.reality_check:
        return PeopleRefusal(PeopleCode.NOTHING_CHANGES)
    return (
        events.RealityCheckChosen(
            by=command.patron, patron=command.patron, minutes=command.minutes, at=at
        ),
    )


def _term_refusal(choices: Collection[int], unit: TermUnit) -> PeopleRefusal:
    return PeopleRefusal(PeopleCode.TERM, offered=tuple(choices), unit=unit)


def _rest(
    care: Care, command: commands.BeginCoolOff, choices: Collection[int], *, at: Ms
) -> Decided:
    if command.hours not in choices:
        return _term_refusal(choices, TermUnit.HOURS)
    if care.excluded_until is not None:
        return PeopleRefusal(PeopleCode.EXCLUDED, care.excluded_until)
    until = Ms(at + command.hours * HOUR)
    if until <= care.resting_until:
        return PeopleRefusal(PeopleCode.NOT_LONGER, care.resting_until)
    return (events.CoolOffBegun(by=command.patron, patron=command.patron, until=until, at=at),)


def _exclude(
    directory: Directory, command: commands.ExcludePatron, *, by: str, asked_self: bool, at: Ms
) -> Decided:
    care, choices = directory.care_of(command.patron), directory.rules.exclusion_days
    if not asked_self:
        if not any(directory.holds(StaffId(by), role) for role in EXCLUDING):
            return PeopleRefusal(PeopleCode.NOT_YOURS, roles=EXCLUDING)
        if not command.reason.strip():
            return PeopleRefusal(PeopleCode.REASON)
    if command.days not in choices:
        return _term_refusal(choices, TermUnit.DAYS)
    until = Ms(at + command.days * DAY)
    if care.excluded_until is not None and until <= care.excluded_until:
        return PeopleRefusal(PeopleCode.NOT_LONGER, care.excluded_until)
    return (
        events.PatronExcluded(
            by=by, patron=command.patron, until=until, reason=command.reason, at=at
        ),
    )


def _end(care: Care, command: commands.EndExclusion, *, at: Ms) -> Decided:
    until = care.excluded_until
    if until is None:
        return PeopleRefusal(PeopleCode.NOT_EXCLUDED)
    if at < until:
        return PeopleRefusal(PeopleCode.TERM_RUNS, until)
    return (events.ExclusionEnded(by=command.patron, patron=command.patron, at=at),)


def refuse_deposit(care: Care, at: Ms) -> PeopleRefusal | None:
    """Refuse a deposit by a patron who is excluded or on a break."""
    if care.excluded_until is not None:
        return PeopleRefusal(PeopleCode.EXCLUDED, care.excluded_until)
    if at < care.resting_until:
        return PeopleRefusal(PeopleCode.COOLING_OFF, care.resting_until)
    return None


def evolve_care(directory: Directory, event: CareEvent) -> Directory:
    """The directory after an event about a patron's own limits, break or exclusion."""
    care = directory.care_of(event.patron)
    noted = (*care.history, _noted(event, care))[-MOST_REMEMBERED:]
    now = replace(_evolved(care, event), history=noted)
    return replace(directory, care=directory.care | {event.patron: now})


def _evolved(care: Care, event: CareEvent) -> Care:
    match event:
        case events.LimitSet():
            limit = OwnLimit(event.value)
            if event.holds > event.at:
                limit = OwnLimit(event.before, PendingChange(event.value, event.holds))
            return replace(care, limits=care.limits | {event.limit: limit})
        case events.ChangeWithdrawn():
            kept = OwnLimit(care.limit(event.limit).value)
            return replace(care, limits=care.limits | {event.limit: kept})
        case events.RealityCheckChosen():
            return replace(care, reality_check=event.minutes)
        case events.CoolOffBegun():
            return replace(care, resting_until=event.until)
        case events.PatronExcluded():
            return replace(care, excluded_until=event.until)
        case events.ExclusionEnded():
            return replace(care, excluded_until=None)
        case _:
            assert_never(event)


def _noted(event: CareEvent, care: Care) -> CareHistoryEntry:
    """The change in short form."""
    noted = CareHistoryEntry(event.at, event.by, type(event).__name__)
    match event:
        case events.LimitSet():
            return replace(
                noted,
                limit=event.limit,
                before=event.before,
                after=event.value,
                until=event.holds,
            )
        case events.ChangeWithdrawn():
            return replace(noted, limit=event.limit, before=event.value)
        case events.RealityCheckChosen():
            return replace(noted, before=care.reality_check, after=event.minutes)
        case events.CoolOffBegun() | events.PatronExcluded():
            return replace(noted, until=event.until)
        case events.ExclusionEnded():
            return noted
        case _:
            assert_never(event)
