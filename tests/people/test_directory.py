"""Registering, leaving, cards and credit require the authority of the house."""

import pytest

from puntobanco.core.facts import fact
from puntobanco.core.ids import CardId, Ms, PatronId, StaffId
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.core.record import DOLLARS
from puntobanco.people import commands, events
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.decide import decide, evolve
from puntobanco.people.proof import decided_again
from puntobanco.people.refusal_facts import refusal_fact
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.rules import HouseRules
from puntobanco.people.staff import Directory, Member, Role, StaffCard

ADA, CAL, GUS = StaffId("ada"), StaffId("cal"), StaffId("gus")
PAT, NOBODY = PatronId("pat"), PatronId("nobody")
HOUSE = Directory(
    staff={
        ADA: Member(frozenset({Role.ADMIN})),
        CAL: Member(frozenset({Role.CASHIER})),
        GUS: Member(frozenset({Role.DEALER}), active=False),
    },
    cards={CardId("k1"): StaffCard(CAL)},
    patrons={PAT: True},
)
HOLDS = Minor(5_00)


@pytest.mark.parametrize(
    ("by", "command", "refusal"),
    [
        (
            ADA,
            commands.BarPatron(patron=NOBODY, reason="x"),
            PeopleRefusal(PeopleCode.UNKNOWN_PATRON, patron=NOBODY),
        ),
        (
            ADA,
            commands.AppointStaff(staff=GUS, roles=frozenset({Role.ADMIN, Role.CASHIER})),
            PeopleRefusal(PeopleCode.ROLES_APART, roles=(Role.ADMIN, Role.CASHIER)),
        ),
        (
            ADA,
            commands.DismissStaff(staff=StaffId("zoe"), reason="x"),
            PeopleRefusal(PeopleCode.UNKNOWN_STAFF, staff=StaffId("zoe")),
        ),
        (
            ADA,
            commands.IssueCard(card=CardId("k1"), holder=CAL),
            PeopleRefusal(PeopleCode.CARD_ISSUED, card=CardId("k1")),
        ),
        (
            ADA,
            commands.IssueCard(card=CardId("k2"), holder=GUS),
            PeopleRefusal(PeopleCode.NOT_AT_WORK, staff=GUS),
        ),
        (
            ADA,
            commands.RevokeCard(card=CardId("k9"), reason="lost"),
            PeopleRefusal(PeopleCode.UNKNOWN_CARD, card=CardId("k9")),
        ),
        (
            CAL,
            commands.IssueCredit(patron=PAT, amount=Minor(0)),
            PeopleRefusal(PeopleCode.AMOUNT, amount=0),
        ),
        (
            CAL,
            commands.IssueCredit(patron=PAT, amount=Minor(MOST_MINOR + 1)),
            PeopleRefusal(PeopleCode.AMOUNT, amount=MOST_MINOR + 1),
        ),
        (
            CAL,
            commands.IssueCredit(patron=NOBODY, amount=Minor(1)),
            PeopleRefusal(PeopleCode.UNKNOWN_PATRON, patron=NOBODY),
        ),
        (
            CAL,
            commands.RedeemCredit(patron=PAT, amount=Minor(HOLDS + 1)),
            PeopleRefusal(PeopleCode.SHORT_WALLET, allowed=HOLDS),
        ),
    ],
)
def test_invalid_people_commands_are_refused(
    by: StaffId, command: AnyPeopleCommand, refusal: PeopleRefusal
) -> None:
    decided = decide(HOUSE, command, by=by, wallet=HOLDS)
    assert decided == refusal


def test_a_whole_wallet_can_be_redeemed() -> None:
    decided = decide(HOUSE, commands.RedeemCredit(patron=PAT, amount=HOLDS), by=CAL, wallet=HOLDS)
    assert decided == (events.CreditRedeemed(by="cal", patron=PAT, amount=HOLDS),)


DEALS = frozenset({Role.DEALER})
RULES = HouseRules(profile="strict", looser_after_hours=72)


@pytest.mark.parametrize(
    ("command", "event"),
    [
        (commands.RegisterPatron(patron=NOBODY), events.PatronRegistered(by="ada", patron=NOBODY)),
        (
            commands.BarPatron(patron=PAT, reason="past posting"),
            events.PatronBarred(by="ada", patron=PAT, reason="past posting"),
        ),
        (
            commands.AppointStaff(staff=StaffId("new"), roles=DEALS),
            events.StaffAppointed(by="ada", staff=StaffId("new"), roles=DEALS),
        ),
        (commands.InviteStaff(staff=CAL), events.StaffInvited(by="ada", staff=CAL)),
        (
            commands.DismissStaff(staff=CAL, reason="left"),
            events.StaffDismissed(by="ada", staff=CAL, reason="left"),
        ),
        (
            commands.IssueCard(card=CardId("k2"), holder=CAL),
            events.CardIssued(by="ada", card=CardId("k2"), holder=CAL),
        ),
        (
            commands.RevokeCard(card=CardId("k1"), reason="lost"),
            events.CardRevoked(by="ada", card=CardId("k1"), reason="lost"),
        ),
        (commands.AdoptProfile(rules=RULES), events.ProfileAdopted(by="ada", rules=RULES)),
    ],
    ids=lambda one: type(one).__name__,
)
def test_an_act_of_an_administrator_is_logged_with_whom_and_why(
    command: AnyPeopleCommand, event: events.AnyPeopleEvent
) -> None:
    assert decide(HOUSE, command, by=ADA, wallet=HOLDS) == (event,)


def test_a_barred_patron_is_not_barred_again() -> None:
    house = evolve(HOUSE, events.PatronBarred(by="ada", patron=PAT, reason="past posting"))
    assert house.may_play(PAT) is False
    again = decide(house, commands.BarPatron(patron=PAT, reason="again"), by=ADA, wallet=HOLDS)
    assert again == PeopleRefusal(PeopleCode.ALREADY_BARRED, patron=PAT)


def test_only_a_registered_patron_may_play() -> None:
    assert HOUSE.may_play(PAT)
    assert HOUSE.may_play(NOBODY) is False


def test_the_largest_amount_can_be_paid_in() -> None:
    whole = commands.IssueCredit(patron=PAT, amount=Minor(MOST_MINOR))
    decided = decide(HOUSE, whole, by=CAL, wallet=HOLDS)
    assert decided == (events.CreditIssued(by="cal", patron=PAT, amount=Minor(MOST_MINOR)),)


def test_a_refusable_event_is_reported_with_the_reason() -> None:
    taken = events.CreditRedeemed(by="cal", patron=PAT, amount=Minor(HOLDS + 1))
    found = decided_again(HOUSE, taken, at=Ms(0), wallet=HOLDS, currency=DOLLARS)
    refusal = PeopleRefusal(PeopleCode.SHORT_WALLET, allowed=HOLDS)
    assert found == fact("proof-refused", refusal=refusal_fact(refusal, DOLLARS))
