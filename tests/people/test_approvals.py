"""Approvals: which count; used approvals are remembered by number, not by the clock."""

import msgspec
import pytest
from msgspec.structs import replace

from puntobanco.core.ids import CardId, Ms, StaffId, TableId
from puntobanco.people.acts import act_of
from puntobanco.people.staff import (
    Approval,
    Directory,
    Member,
    Objection,
    Role,
    StaffCard,
    objection_to,
    with_approval_used,
)
from puntobanco.people.staff import ApprovalFault as Fault
from puntobanco.progressive.commands import OpenMeter
from puntobanco.progressive.state import preset
from puntobanco.sheets import load_game
from tests.kit.approvals import approval_by


def approval(number: int) -> Approval:
    return Approval(
        card=CardId("card-sue"),
        role=Role.SUPERVISOR,
        table=TableId("t1"),
        nonce=f"n{number}",
        expires=Ms(number % 7),
        asker="dora",
        act="void",
    )


def test_only_the_newest_approvals_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("puntobanco.people.staff.NONCES_KEPT", 5)
    directory = Directory()
    for number in range(8):
        directory = with_approval_used(directory, approval(number))
    assert list(directory.nonces) == ["n3", "n4", "n5", "n6", "n7"]


class Older(msgspec.Struct, frozen=True):
    reason: str


Newer = msgspec.defstruct(
    "Older", [("reason", str), ("why", str | None, None), ("rows", tuple[Older, ...], ())]
)


def test_a_digest_covers_the_act_and_its_subject() -> None:
    spill, fall = Older(reason="a spill"), Older(reason="a fall")
    assert act_of(spill) == act_of(Older(reason="a spill"))
    assert len({act_of(spill), act_of(fall), act_of(spill, "7"), act_of(spill, "8")}) == 4


def test_an_added_field_changes_no_digest() -> None:
    assert act_of(Newer(reason="a spill")) == act_of(Older(reason="a spill"))
    assert act_of(Newer(reason="a spill", why="x")) != act_of(Older(reason="a spill"))
    rows = (Older(reason="a spill"),)
    assert act_of(Newer(reason="x", rows=rows)) == act_of(Newer(reason="x", rows=rows))


def test_a_game_is_included_by_its_hash() -> None:
    games = [load_game(key) for key in ("progressive-2", "progressive-3")]
    one, other = (OpenMeter(game=game, parameters=preset(game), reason="x") for game in games)
    assert act_of(one) != act_of(other)


def test_roles_have_an_order() -> None:
    assert sorted([Role.SUPERVISOR, Role.ADMIN, Role.DEALER]) == [
        Role.ADMIN,
        Role.DEALER,
        Role.SUPERVISOR,
    ]


CARD, SUE, T1 = CardId("card-sue"), StaffId("sue"), TableId("t1")
GOOD = replace(approval_by(CARD, Role.SUPERVISOR, T1, "n", 10), asker="dora", act="void")
SUPERVISES = Member(frozenset({Role.SUPERVISOR}))
KNOWN = Directory(staff={SUE: SUPERVISES}, cards={CARD: StaffCard(SUE)})


ONE_OF = (Role.SUPERVISOR, Role.EXECUTIVE)
BOTH = Member(frozenset({Role.CASHIER, Role.SUPERVISOR}))
NEITHER = Member(frozenset({Role.DEALER, Role.CASHIER}))
GONE = replace(SUPERVISES, active=False)


@pytest.mark.parametrize(
    ("given", "directory", "actor", "objection"),
    [
        (GOOD, KNOWN, "dora", None),
        (None, KNOWN, "dora", Objection(Fault.MISSING, expected_roles=ONE_OF)),
        (replace(GOOD, card=CardId("found")), KNOWN, "dora", Objection(Fault.UNKNOWN_CARD)),
        (
            GOOD,
            replace(KNOWN, cards={CARD: StaffCard(SUE, active=False)}),
            "dora",
            Objection(Fault.REVOKED),
        ),
        (GOOD, replace(KNOWN, staff={}), "dora", Objection(Fault.REVOKED)),
        (GOOD, replace(KNOWN, staff={SUE: GONE}), "dora", Objection(Fault.REVOKED)),
        (
            replace(GOOD, role=Role.CASHIER),
            replace(KNOWN, staff={SUE: BOTH}),
            "dora",
            Objection(Fault.WRONG_ROLE, (Role.CASHIER,), ONE_OF),
        ),
        (
            GOOD,
            replace(KNOWN, staff={SUE: NEITHER}),
            "dora",
            Objection(Fault.WRONG_ROLE, (Role.CASHIER, Role.DEALER), ONE_OF),
        ),
        (
            replace(GOOD, table=TableId("t2")),
            KNOWN,
            "dora",
            Objection(Fault.OTHER_TABLE, place=TableId("t2"), expected_place=T1),
        ),
        (replace(GOOD, expires=Ms(9)), KNOWN, "dora", Objection(Fault.EXPIRED)),
        (GOOD, with_approval_used(KNOWN, GOOD), "dora", Objection(Fault.REPLAYED)),
        (GOOD, KNOWN, "sue", Objection(Fault.SAME_PERSON)),
        (replace(GOOD, asker="dan"), KNOWN, "dora", Objection(Fault.OTHER_ASKER)),
        (replace(GOOD, asker=""), KNOWN, "dora", Objection(Fault.OTHER_ASKER)),
        (replace(GOOD, act="correct"), KNOWN, "dora", Objection(Fault.OTHER_ACT)),
        (replace(GOOD, act=""), KNOWN, "dora", Objection(Fault.OTHER_ACT)),
    ],
)
def test_an_approval_is_valid_only_as_given(
    given: Approval | None, directory: Directory, actor: str, objection: Objection | None
) -> None:
    found = objection_to(
        given, directory, roles=ONE_OF, table=T1, act="void", actor=actor, at=Ms(9)
    )
    assert found == objection
