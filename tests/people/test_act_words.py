"""What a second person reads about staff, cards and the cage before they sign."""

import pytest
from msgspec.structs import replace

from puntobanco.core.ids import CardId, PatronId, StaffId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.core.text import Language
from puntobanco.people import commands
from puntobanco.people.act_words import HouseAct, act_about, act_words
from puntobanco.people.house import HouseKey
from puntobanco.people.staff import Directory, Member, Role

EVE, NEW = StaffId("s1"), StaffId("s2")
HOUSE = Directory(staff={EVE: Member(frozenset({Role.EXECUTIVE}))})
BOTH = frozenset({Role.DEALER, Role.AUDITOR})
LIMIT = HouseKey.CAGE_SHIFT


@pytest.mark.parametrize(
    ("command", "title", "lines"),
    [
        (
            commands.AppointStaff(staff=StaffId(""), roles=BOTH),
            "Give roles",
            ["Member of staff: somebody new", "Roles: auditor, dealer"],
        ),
        (
            commands.AppointStaff(staff=EVE, roles=frozenset({Role.CASHIER})),
            "Give roles",
            ["Member of staff: eve", "Roles: cashier"],
        ),
        (
            commands.InviteStaff(staff=EVE),
            "Make a sign-in link",
            ["Member of staff: eve", "Roles: executive"],
        ),
        (
            commands.InviteStaff(staff=NEW),
            "Make a sign-in link",
            ["Member of staff: s2", "Roles: "],
        ),
        (
            commands.IssueCard(card=CardId("k7"), holder=EVE),
            "Give a staff card",
            ["Member of staff: eve", "Card: k7"],
        ),
        (
            commands.ChangeHouse(key=LIMIT, value="5000", reason="a quiet week"),
            "Cage limit, one shift",
            ["Change: USD 100000.00, then USD 50.00", "Reason: a quiet week"],
        ),
        (
            commands.ChangeHouse(key=LIMIT, value="none", reason="why not"),
            "Cage limit, one shift",
            ["Change: USD 100000.00, then none", "Reason: why not"],
        ),
        (
            commands.ChangeHouse(key=HouseKey.SHIFTS, value="2", reason="x"),
            "Shifts a day",
            ["Change: 3, then 2", "Reason: x"],
        ),
        (
            commands.IssueCredit(patron=PatronId("p1"), amount=Minor(5)),
            "Take money in",
            ["Patron: ann", "Amount: USD 0.05"],
        ),
        (
            commands.RedeemCredit(patron=PatronId("p1"), amount=Minor(5)),
            "Pay money out",
            ["Patron: ann", "Amount: USD 0.05"],
        ),
    ],
)
def test_every_act_is_told_in_words(command: HouseAct, title: str, lines: list[str]) -> None:
    names = {"s1": "eve", "p1": "ann"}
    words = act_words(HOUSE, command, lambda one: names.get(one, one), DOLLARS)
    assert words.title.en == title
    assert [f"{name.en}: {value.en}" for name, value in words.lines] == lines
    for language in (Language.ZH_HANS, Language.ZH_HANT):
        assert words.title.to(language) != title


def test_whoever_is_new_is_approved_by_their_roles_and_nobody_else_is() -> None:
    asked = commands.AppointStaff(staff=StaffId(""), roles=BOTH)
    made = replace(asked, staff=NEW)
    assert act_about(HOUSE, asked) == act_about(HOUSE, made)
    assert act_about(HOUSE, made) != act_about(HOUSE, replace(made, staff=EVE))
    assert act_about(HOUSE, made) != act_about(HOUSE, replace(made, roles=frozenset({Role.ADMIN})))
    after = replace(HOUSE, staff=HOUSE.staff | {NEW: Member(BOTH)})
    assert act_about(after, made) != act_about(after, asked)
