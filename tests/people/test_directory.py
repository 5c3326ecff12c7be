"""People come, go and hold cards and credit only as the house can vouch for it."""

import pytest

from puntobanco.core.ids import CardId, Ms, PatronId, StaffId
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.people import commands, events
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.decide import PeopleRefusal, decide
from puntobanco.people.proof import decided_again
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
    ("by", "command", "why"),
    [
        (ADA, commands.BarPatron(patron=NOBODY, reason="x"), "patron nobody does not play here"),
        (
            ADA,
            commands.AppointStaff(staff=GUS, roles=frozenset({Role.ADMIN, Role.CASHIER})),
            "nobody may be admin and cashier at once",
        ),
        (
            ADA,
            commands.DismissStaff(staff=StaffId("zoe"), reason="x"),
            "staff zoe is not known",
        ),
        (
            ADA,
            commands.IssueCard(card=CardId("k1"), holder=CAL),
            "card k1 was issued before",
        ),
        (
            ADA,
            commands.IssueCard(card=CardId("k2"), holder=GUS),
            "staff gus does not work here",
        ),
        (ADA, commands.RevokeCard(card=CardId("k9"), reason="lost"), "card k9 is not known"),
        (
            CAL,
            commands.IssueCredit(patron=PAT, amount=Minor(0)),
            "amount 0: expected above zero, in minor units",
        ),
        (
            CAL,
            commands.IssueCredit(patron=PAT, amount=Minor(MOST_MINOR + 1)),
            f"amount {MOST_MINOR + 1}: expected above zero, in minor units",
        ),
        (
            CAL,
            commands.IssueCredit(patron=NOBODY, amount=Minor(1)),
            "patron nobody is not known",
        ),
        (
            CAL,
            commands.RedeemCredit(patron=PAT, amount=Minor(HOLDS + 1)),
            "the wallet holds less",
        ),
    ],
)
def test_what_the_house_cannot_vouch_for_is_refused(
    by: StaffId, command: AnyPeopleCommand, why: str
) -> None:
    decided = decide(HOUSE, command, by=by, wallet=HOLDS)
    assert isinstance(decided, PeopleRefusal)
    assert decided.why == why


def test_all_that_a_wallet_holds_can_be_redeemed() -> None:
    decided = decide(HOUSE, commands.RedeemCredit(patron=PAT, amount=HOLDS), by=CAL, wallet=HOLDS)
    assert decided == (events.CreditRedeemed(by="cal", patron=PAT, amount=HOLDS),)


def test_an_event_that_would_have_been_refused_is_told_with_the_reason() -> None:
    taken = events.CreditRedeemed(by="cal", patron=PAT, amount=Minor(HOLDS + 1))
    found = decided_again(HOUSE, taken, at=Ms(0), wallet=HOLDS)
    assert isinstance(found, str)
    assert found.startswith("would have been refused: ")
    assert found.endswith("the wallet holds less")
