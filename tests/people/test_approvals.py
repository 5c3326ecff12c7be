"""Approvals that were used: remembered by number, never by the clock."""

import pytest

from puntobanco.core.ids import CardId, Ms, TableId
from puntobanco.people.staff import Approval, Directory, Role, spent


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
