"""What a second person reads about staff, cards and the cage before signing."""

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import Fact, Value, fact, listed
from puntobanco.core.ids import CardId, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.people import commands
from puntobanco.people.act_facts import HouseAct, act_about, act_facts
from puntobanco.people.approval_facts import role_fact
from puntobanco.people.house import HouseKey
from puntobanco.people.staff import Directory, Member, Role

EVE, NEW = StaffId("s1"), StaffId("s2")
HOUSE = Directory(staff={EVE: Member(frozenset({Role.EXECUTIVE}))})
BOTH = frozenset({Role.DEALER, Role.AUDITOR})
LIMIT = HouseKey.CAGE_SHIFT


WHO, ROLES, REASON = fact("act-line-staff"), fact("act-line-roles"), fact("act-line-reason")
PATRON, AMOUNT = fact("act-line-patron"), fact("act-line-amount")


def roles(*held: Role) -> Value:
    return listed(map(role_fact, held))


def change(before: Value, after: Value) -> tuple[Fact, Value]:
    return fact("act-line-change"), fact("act-from-to", before=before, after=after)


@pytest.mark.parametrize(
    ("command", "title", "lines"),
    [
        (
            commands.AppointStaff(staff=StaffId(""), roles=BOTH),
            "act-appoint-staff",
            ((WHO, fact("act-somebody-new")), (ROLES, roles(Role.AUDITOR, Role.DEALER))),
        ),
        (
            commands.AppointStaff(staff=EVE, roles=frozenset({Role.CASHIER})),
            "act-appoint-staff",
            ((WHO, "eve"), (ROLES, roles(Role.CASHIER))),
        ),
        (
            commands.InviteStaff(staff=EVE),
            "act-invite-staff",
            ((WHO, "eve"), (ROLES, roles(Role.EXECUTIVE))),
        ),
        (commands.InviteStaff(staff=NEW), "act-invite-staff", ((WHO, "s2"), (ROLES, roles()))),
        (
            commands.IssueCard(card=CardId("k7"), holder=EVE),
            "act-issue-card",
            ((WHO, "eve"), (fact("act-line-card"), "k7")),
        ),
        (
            commands.ChangeHouse(key=LIMIT, value="5000", reason="a quiet week"),
            "act-house-cage-shift",
            (
                change(DOLLARS.amount(100_000_00), DOLLARS.amount(50_00)),
                (REASON, "a quiet week"),
            ),
        ),
        (
            commands.ChangeHouse(key=LIMIT, value="none", reason="why not"),
            "act-house-cage-shift",
            (change(DOLLARS.amount(100_000_00), "none"), (REASON, "why not")),
        ),
        (
            commands.ChangeHouse(key=HouseKey.SHIFTS, value="2", reason="x"),
            "act-house-shifts",
            (change("3", "2"), (REASON, "x")),
        ),
        (
            commands.IssueCredit(patron=PatronId("p1"), amount=Minor(5)),
            "act-issue-credit",
            ((PATRON, "ann"), (AMOUNT, DOLLARS.amount(5))),
        ),
        (
            commands.RedeemCredit(patron=PatronId("p1"), amount=Minor(5)),
            "act-redeem-credit",
            ((PATRON, "ann"), (AMOUNT, DOLLARS.amount(5))),
        ),
    ],
)
def test_every_act_is_stated_as_facts(
    command: HouseAct, title: str, lines: tuple[tuple[Fact, Value], ...]
) -> None:
    names = {"s1": "eve", "p1": "ann"}
    stated = act_facts(HOUSE, command, lambda one: names.get(one, one), DOLLARS)
    assert (stated.title.code, stated.lines) == (title, lines)


def test_only_new_staff_are_approved_by_their_roles() -> None:
    asked = commands.AppointStaff(staff=StaffId(""), roles=BOTH)
    made = replace(asked, staff=NEW)
    assert act_about(HOUSE, asked) == act_about(HOUSE, made)
    assert act_about(HOUSE, made) != act_about(HOUSE, replace(made, staff=EVE))
    assert act_about(HOUSE, made) != act_about(HOUSE, replace(made, roles=frozenset({Role.ADMIN})))
    after = replace(HOUSE, staff=HOUSE.staff | {NEW: Member(BOTH)})
    assert act_about(after, made) != act_about(after, asked)
