"""Approvals: which count, and those that were used, remembered by number, never by the clock."""

import pytest
from msgspec.structs import replace

from puntobanco.core.ids import CardId, Ms, StaffId, TableId
from puntobanco.people.staff import (
    Approval,
    ApprovalFault,
    Directory,
    Member,
    Role,
    StaffCard,
    judge,
    spent,
)


def approval(number: int) -> Approval:
    return Approval(
        card=CardId("card-sue"),
        role=Role.SUPERVISOR,
        table=TableId("t1"),
        nonce=f"n{number}",
        expires=Ms(number % 7),
    )


def test_the_newest_approvals_are_remembered_and_the_oldest_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("puntobanco.people.staff.NONCES_KEPT", 5)
    directory = Directory()
    for number in range(8):
        directory = spent(directory, approval(number))
    assert list(directory.nonces) == ["n3", "n4", "n5", "n6", "n7"]


def test_roles_have_an_order() -> None:
    assert sorted([Role.SUPERVISOR, Role.ADMIN, Role.DEALER]) == [
        Role.ADMIN,
        Role.DEALER,
        Role.SUPERVISOR,
    ]


CARD, SUE, T1 = CardId("card-sue"), StaffId("sue"), TableId("t1")
GOOD = Approval(card=CARD, role=Role.SUPERVISOR, table=T1, nonce="n", expires=Ms(10))
SUPERVISES = Member(frozenset({Role.SUPERVISOR}))
KNOWN = Directory(staff={SUE: SUPERVISES}, cards={CARD: StaffCard(SUE)})


@pytest.mark.parametrize(
    ("given", "directory", "actor", "fault"),
    [
        (GOOD, KNOWN, "dora", None),
        (None, KNOWN, "dora", ApprovalFault.MISSING),
        (replace(GOOD, card=CardId("found")), KNOWN, "dora", ApprovalFault.UNKNOWN_CARD),
        (
            GOOD,
            replace(KNOWN, cards={CARD: StaffCard(SUE, active=False)}),
            "dora",
            ApprovalFault.REVOKED,
        ),
        (GOOD, replace(KNOWN, staff={}), "dora", ApprovalFault.REVOKED),
        (
            GOOD,
            replace(KNOWN, staff={SUE: replace(SUPERVISES, active=False)}),
            "dora",
            ApprovalFault.REVOKED,
        ),
        (replace(GOOD, role=Role.CASHIER), KNOWN, "dora", ApprovalFault.WRONG_ROLE),
        (
            GOOD,
            replace(KNOWN, staff={SUE: Member(frozenset({Role.DEALER}))}),
            "dora",
            ApprovalFault.WRONG_ROLE,
        ),
        (replace(GOOD, table=TableId("t2")), KNOWN, "dora", ApprovalFault.OTHER_TABLE),
        (replace(GOOD, expires=Ms(9)), KNOWN, "dora", ApprovalFault.EXPIRED),
        (GOOD, spent(KNOWN, GOOD), "dora", ApprovalFault.REPLAYED),
        (GOOD, KNOWN, "sue", ApprovalFault.SAME_PERSON),
    ],
)
def test_an_approval_counts_only_as_it_was_given(
    given: Approval | None, directory: Directory, actor: str, fault: ApprovalFault | None
) -> None:
    roles = frozenset({Role.SUPERVISOR, Role.EXECUTIVE})
    found = judge(given, directory, roles=roles, table=T1, actor=actor, at=Ms(9))
    assert found is fault
