"""Acts about staff, cards and the cage that a second person approves: digest and facts."""

from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from puntobanco.core.facts import Fact, Value, fact, fact_of, listed
from puntobanco.core.game import Currency
from puntobanco.core.ids import StaffId
from puntobanco.people import commands
from puntobanco.people.acts import ActFacts, act_of
from puntobanco.people.approval_facts import role_fact
from puntobanco.people.house import GUARDED, HouseKey, value_of
from puntobanco.people.staff import Directory, Role

HouseAct = (
    commands.AppointStaff
    | commands.InviteStaff
    | commands.IssueCard
    | commands.ChangeHouse
    | commands.IssueCredit
    | commands.RedeemCredit
)
"""The acts that a second person can approve about people, cards and the cage."""


def act_about(directory: Directory, command: commands.StaffCommand) -> str:
    """The digest of an act about people. New staff have no id yet when it is approved."""
    if isinstance(command, commands.AppointStaff) and command.staff not in directory.staff:
        command = replace(command, staff=StaffId(""))
    return act_of(command)


def act_facts(
    directory: Directory, command: HouseAct, named: Callable[[str], str], currency: Currency
) -> ActFacts:
    """The act as facts. `named` returns the sign-in name of a person, or their id."""
    match command:
        case commands.AppointStaff(staff=staff, roles=roles):
            known = staff in directory.staff
            who = named(staff) if known else fact("act-somebody-new")
            return ActFacts(fact("act-appoint-staff"), (_who(who), _roles(roles)))
        case commands.InviteStaff(staff=staff):
            member = directory.staff.get(staff)
            held = frozenset[Role]() if member is None else member.roles
            return ActFacts(fact("act-invite-staff"), (_who(named(staff)), _roles(held)))
        case commands.IssueCard(card=card, holder=holder):
            about = (fact("act-line-card"), str(card))
            return ActFacts(fact("act-issue-card"), (_who(named(holder)), about))
        case commands.ChangeHouse():
            return _change(directory, command, currency)
        case commands.IssueCredit(patron=patron, amount=amount):
            cash = _cash(named(patron), currency.amount(amount))
            return ActFacts(fact("act-issue-credit"), cash)
        case commands.RedeemCredit(patron=patron, amount=amount):
            cash = _cash(named(patron), currency.amount(amount))
            return ActFacts(fact("act-redeem-credit"), cash)
        case _:
            assert_never(command)


def _who(who: Value) -> tuple[Fact, Value]:
    return fact("act-line-staff"), who


def _roles(roles: frozenset[Role]) -> tuple[Fact, Value]:
    return fact("act-line-roles"), listed(map(role_fact, sorted(roles)))


def _cash(patron: str, amount: Value) -> tuple[tuple[Fact, Value], tuple[Fact, Value]]:
    return (fact("act-line-patron"), patron), (fact("act-line-amount"), amount)


def _change(directory: Directory, command: commands.ChangeHouse, currency: Currency) -> ActFacts:
    before = _value(command.key, value_of(directory.house, command.key), currency)
    after = _value(command.key, command.value, currency)
    change = fact("act-from-to", before=before, after=after)
    lines = ((fact("act-line-change"), change), (fact("act-line-reason"), command.reason))
    return ActFacts(fact_of("act-house", command.key), lines)


def _value(key: HouseKey, value: str, currency: Currency) -> Value:
    return currency.amount(int(value)) if key in GUARDED and value.isdecimal() else value
