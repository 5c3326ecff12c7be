"""Separation of duties: two people for roles, links, cards and large sums; no conflicting roles."""

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import Fact, fact_of
from puntobanco.core.ids import CardId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.people import commands, events
from puntobanco.people.act_facts import act_about
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.decide import Decision, decide, evolve
from puntobanco.people.duties import APART
from puntobanco.people.house import HouseKey
from puntobanco.people.places import HOUSE_PLACE
from puntobanco.people.proof import decided_again
from puntobanco.people.refusal_facts import refusal_fact
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.staff import Approval, ApprovalFault, Directory, Member, Role, StaffCard
from tests.kit.approvals import approval_by

ADA, ABE, CAL, SUE, EVE = (StaffId(name) for name in ("ada", "abe", "cal", "sue", "eve"))
PAT, BO = PatronId("pat"), PatronId("bo")
NOW, SHIFT, NEXT_SHIFT = Ms(50_000), Ms(40_000), Ms(90_000)
REAL = Directory(
    staff={
        ADA: Member(frozenset({Role.ADMIN})),
        ABE: Member(frozenset({Role.ADMIN})),
        CAL: Member(frozenset({Role.CASHIER})),
        SUE: Member(frozenset({Role.SUPERVISOR})),
        EVE: Member(frozenset({Role.EXECUTIVE})),
    },
    cards={CardId(f"k-{who}"): StaffCard(who) for who in (ADA, ABE, SUE, EVE)},
    patrons={PAT: True, BO: False},
    demonstration=False,
)
DEMONSTRATION = replace(REAL, demonstration=True)
UNOPENED = replace(REAL, demonstration=None)
"""A house that is not opened yet."""
ONCE, WHOLE = Minor(10_000_00), Minor(100_000_00)


def word(who: StaffId, role: Role, nonce: str = "n1") -> Approval:
    """An approval by a card of `who`."""
    return approval_by(f"k-{who}", role, HOUSE_PLACE, nonce, 60_000)


BY_ABE, BY_EVE, BY_SUE = (
    word(ABE, Role.ADMIN),
    word(EVE, Role.EXECUTIVE),
    word(SUE, Role.SUPERVISOR),
)
GUARDED: tuple[AnyPeopleCommand, ...] = (
    commands.AppointStaff(staff=StaffId("new"), roles=frozenset({Role.EXECUTIVE})),
    commands.InviteStaff(staff=EVE),
    commands.IssueCard(card=CardId("k9"), holder=EVE),
    commands.ChangeHouse(key=HouseKey.CAGE_TRANSACTION, value="5", reason="the licence says so"),
    commands.ChangeHouse(key=HouseKey.CAGE_SHIFT, value="0", reason="the licence says so"),
)


def ask(
    command: AnyPeopleCommand,
    by: StaffId | None = ADA,
    *,
    approval: Approval | None = None,
    house: Directory = REAL,
    wallet: int = 0,
    shift: Ms = SHIFT,
) -> Decision:
    if approval is not None:
        approval = bound_here(approval, command, by, house)
    return decide(
        house, command, by=by, wallet=Minor(wallet), at=NOW, shift=shift, approval=approval
    )


def bound_here(
    approval: Approval, command: AnyPeopleCommand, by: StaffId | None = ADA, house: Directory = REAL
) -> Approval:
    assert isinstance(command, commands.StaffCommand)
    return replace(approval, asker=by or "house", act=act_about(house, command))


def refused(decision: Decision) -> PeopleRefusal:
    assert isinstance(decision, PeopleRefusal), decision
    return decision


@pytest.mark.assures("SEC-15", "SEC-07")
@pytest.mark.parametrize("command", GUARDED, ids=lambda one: type(one).__name__)
def test_appointing_staff_needs_a_second_person(command: AnyPeopleCommand) -> None:
    missing = refused(ask(command))
    assert missing.code is PeopleCode.APPROVAL_MISSING
    assert missing.roles == (Role.ADMIN, Role.EXECUTIVE)
    for approval, fault in (
        (word(ADA, Role.ADMIN), ApprovalFault.SAME_PERSON),
        (BY_SUE, ApprovalFault.WRONG_ROLE),
        (replace(BY_ABE, table=TableId("t1")), ApprovalFault.OTHER_TABLE),
        (replace(BY_ABE, expires=NOW), ApprovalFault.EXPIRED),
    ):
        wrong = refused(ask(command, approval=approval))
        assert wrong.code is PeopleCode.APPROVAL_REFUSED
        assert wrong.objection is not None
        assert wrong.objection.fault is fault


@pytest.mark.parametrize("command", GUARDED, ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("approval", [BY_ABE, BY_EVE], ids=lambda one: one.card)
def test_a_second_person_is_named_in_the_event_and_used_once(
    command: AnyPeopleCommand, approval: Approval
) -> None:
    done = ask(command, approval=approval)
    assert not isinstance(done, PeopleRefusal)
    (event,) = done
    assert getattr(event, "approval", None) == bound_here(approval, command)
    assert decided_again(REAL, event, at=NOW, wallet=Minor(0), currency=DOLLARS) == done
    alone = decided_again(
        REAL,
        replace(event, approval=None),
        at=NOW,
        wallet=Minor(0),
        currency=DOLLARS,
    )
    assert isinstance(alone, Fact)
    refusal = alone.get("refusal")
    assert isinstance(refusal, Fact)
    assert refusal.code == "people-refusal-approval-missing"
    after = evolve(REAL, event)
    again = refused(ask(GUARDED[1], approval=approval, house=after))
    assert again.objection is not None
    assert again.objection.fault is ApprovalFault.REPLAYED


@pytest.mark.parametrize(
    ("event", "after"),
    [
        (
            events.CardRevoked(by="ada", card=CardId("k-abe"), reason="lost"),
            {"cards": REAL.cards | {CardId("k-abe"): StaffCard(ABE, active=False)}},
        ),
        (
            events.StaffDismissed(by="ada", staff=ABE, reason="left"),
            {"staff": REAL.staff | {ABE: Member(frozenset({Role.ADMIN}), active=False)}},
        ),
    ],
    ids=["revoked", "left"],
)
def test_a_revoked_card_and_the_card_of_who_left_approve_nothing(
    event: events.AnyPeopleEvent, after: dict[str, Any]
) -> None:
    house = evolve(REAL, event)
    assert house == replace(REAL, **after)
    told = refused(ask(GUARDED[1], approval=BY_ABE, house=house))
    assert told.objection is not None
    assert told.objection.fault is ApprovalFault.REVOKED
    assert not isinstance(ask(GUARDED[1], approval=BY_EVE, house=house), PeopleRefusal)


def test_who_left_has_no_role() -> None:
    house = evolve(REAL, events.StaffDismissed(by="abe", staff=ADA, reason="left"))
    told = refused(ask(GUARDED[1], ADA, approval=BY_ABE, house=house))
    assert told == PeopleRefusal(PeopleCode.ROLE_MISSING, roles=(Role.ADMIN,))
    house = evolve(house, events.StaffAppointed(by="abe", staff=ADA, roles=frozenset({Role.ADMIN})))
    assert not isinstance(ask(GUARDED[1], ADA, approval=BY_ABE, house=house), PeopleRefusal)


def test_a_new_card_approves_for_its_holder() -> None:
    card = CardId("k9")
    house = evolve(REAL, events.CardIssued(by="ada", card=card, holder=EVE))
    done = ask(GUARDED[1], approval=replace(BY_EVE, card=card), house=house)
    assert not isinstance(done, PeopleRefusal)
    house = evolve(REAL, events.CardIssued(by="abe", card=card, holder=ADA))
    told = refused(ask(GUARDED[1], approval=replace(BY_ABE, card=card), house=house))
    assert told.objection is not None
    assert told.objection.fault is ApprovalFault.SAME_PERSON


@pytest.mark.parametrize("command", GUARDED, ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("house", [DEMONSTRATION, UNOPENED], ids=["demonstration", "unopened"])
def test_a_demonstration_and_an_unopened_house_need_no_second_person(
    command: AnyPeopleCommand, house: Directory
) -> None:
    done = ask(command, approval=BY_ABE, house=house)
    assert not isinstance(done, PeopleRefusal)
    assert getattr(done[0], "approval", None) is None


def test_opening_the_house_needs_no_second_person() -> None:
    for command in GUARDED:
        assert not isinstance(ask(command, None), PeopleRefusal)


def test_staff_who_left_get_no_link() -> None:
    gone = replace(REAL, staff=REAL.staff | {EVE: Member(frozenset(), active=False)})
    for who in (EVE, StaffId("nobody")):
        told = refused(ask(commands.InviteStaff(staff=who), approval=BY_ABE, house=gone))
        assert told == PeopleRefusal(PeopleCode.NOT_AT_WORK, staff=who)


@pytest.mark.assures("SEC-15")
@pytest.mark.parametrize("pair", list(combinations(Role, 2)), ids=lambda pair: pair[0].value)
def test_roles_kept_apart_cannot_be_combined(pair: tuple[Role, Role]) -> None:
    roles = frozenset(pair)
    rows = [one for one in APART if one.roles == roles]
    assert len(rows) == 1
    command = commands.AppointStaff(staff=StaffId("new"), roles=roles)
    for by in (ADA, None):
        told = refused(ask(command, by, approval=BY_ABE))
        assert (told.code, frozenset(told.roles)) == (PeopleCode.ROLES_APART, roles)
        why = fact_of("roles-apart", rows[0].why)
        assert refusal_fact(told, DOLLARS).get("why") == why
    for house in (DEMONSTRATION, UNOPENED):
        told_there = ask(command, house=house)
        assert isinstance(told_there, PeopleRefusal) is rows[0].always


def test_a_person_with_every_role_is_refused() -> None:
    everything = frozenset({Role.CASHIER, Role.SUPERVISOR, Role.EXECUTIVE, Role.DEALER})
    command = commands.AppointStaff(staff=StaffId("new"), roles=everything)
    told = refused(ask(command, approval=BY_ABE))
    assert told == PeopleRefusal(PeopleCode.ROLES_APART, roles=(Role.CASHIER, Role.DEALER))


def issue(amount: int, patron: PatronId = PAT) -> commands.IssueCredit:
    return commands.IssueCredit(patron=patron, amount=Minor(amount))


def redeem(amount: int, patron: PatronId = PAT) -> commands.RedeemCredit:
    return commands.RedeemCredit(patron=patron, amount=Minor(amount))


@pytest.mark.assures("SEC-07")
@pytest.mark.parametrize("make", [issue, redeem], ids=["in", "out"])
def test_a_large_transaction_needs_a_second_person(make: type) -> None:
    above = make(ONCE + 1)
    told = refused(ask(above, CAL, wallet=ONCE + 1))
    assert told == PeopleRefusal(
        PeopleCode.CAGE_TRANSACTION,
        roles=(Role.SUPERVISOR, Role.EXECUTIVE),
        amount=Minor(ONCE + 1),
        allowed=Minor(ONCE),
    )
    wrong = refused(ask(above, CAL, wallet=ONCE + 1, approval=BY_ABE))
    assert wrong.code is PeopleCode.APPROVAL_REFUSED
    done = ask(above, CAL, wallet=ONCE + 1, approval=BY_SUE)
    assert not isinstance(done, PeopleRefusal)
    assert getattr(done[0], "approval", None) == bound_here(BY_SUE, above, CAL)
    again = decided_again(
        REAL, done[0], at=NOW, wallet=Minor(ONCE + 1), shift=SHIFT, currency=DOLLARS
    )
    assert again == done
    # At the limit the cashier acts alone, and an approval that is not needed is not used up.
    alone = ask(make(ONCE), CAL, wallet=ONCE, approval=BY_SUE)
    assert not isinstance(alone, PeopleRefusal)
    assert getattr(alone[0], "approval", BY_SUE) is None


def test_transactions_above_the_shift_limit_need_a_second_person() -> None:
    house = REAL
    for _ in range(WHOLE // ONCE):
        done = ask(issue(ONCE), CAL, house=house)
        assert not isinstance(done, PeopleRefusal)
        house = evolve(house, done[0])
    told = refused(ask(redeem(1), CAL, house=house, wallet=1))
    assert told == PeopleRefusal(
        PeopleCode.CAGE_SHIFT,
        roles=(Role.SUPERVISOR, Role.EXECUTIVE),
        amount=Minor(1),
        allowed=Minor(0),
    )
    assert not isinstance(ask(issue(1), CAL, house=house, approval=BY_EVE), PeopleRefusal)
    # Another cashier has their own drawer; a clock that is set back begins no new shift.
    don = house.staff | {StaffId("don"): Member(frozenset({Role.CASHIER}))}
    assert not isinstance(
        ask(issue(1), StaffId("don"), house=replace(house, staff=don)), PeopleRefusal
    )
    assert refused(ask(issue(1), CAL, house=house, shift=Ms(1))).code is PeopleCode.CAGE_SHIFT
    assert not isinstance(ask(issue(1), CAL, house=house, shift=NEXT_SHIFT), PeopleRefusal)
    assert refused(ask(issue(ONCE), CAL, house=house)).allowed == 0


def test_cage_limits_are_settings_of_the_house() -> None:
    house = replace(REAL, house={HouseKey.CAGE_TRANSACTION: "0", HouseKey.CAGE_SHIFT: "700"})
    assert refused(ask(issue(1), CAL, house=house)).allowed == 0
    house = replace(house, house=house.house | {HouseKey.CAGE_TRANSACTION: "1000"})
    assert refused(ask(issue(701), CAL, house=house)).allowed == 700


def test_demonstrations_unopened_houses_and_the_house_itself_have_no_cage_limit() -> None:
    for house, by in ((DEMONSTRATION, CAL), (UNOPENED, CAL), (REAL, None)):
        done = ask(issue(WHOLE + 1), by, house=house)
        assert not isinstance(done, PeopleRefusal)
        assert done == (events.CreditIssued(by=by or "house", patron=PAT, amount=Minor(WHOLE + 1)),)
        assert evolve(house, done[0]) == house


@pytest.mark.assures("RG-05")
def test_a_barred_patron_is_only_paid_out() -> None:
    for house in (REAL, DEMONSTRATION):
        for by in (CAL, None):
            told = refused(ask(issue(5, BO), by, house=house))
            assert told == PeopleRefusal(PeopleCode.BARRED, patron=BO)
            assert not isinstance(ask(redeem(5, BO), by, house=house, wallet=5), PeopleRefusal)


def test_the_kind_of_a_house_is_recorded_once() -> None:
    for first in (False, True):
        command = commands.OpenHouse(demonstration=first)
        done = ask(command, None, house=UNOPENED)
        assert done == (events.HouseOpened(by="house", demonstration=first),)
        again = decided_again(UNOPENED, done[0], at=NOW, wallet=Minor(0), currency=DOLLARS)
        assert again == done
        opened = evolve(UNOPENED, done[0])
        assert (opened.demonstration, opened.strict) == (first, not first)
        assert refused(ask(command, None, house=opened)).code is PeopleCode.NOTHING_CHANGES
        other = refused(ask(commands.OpenHouse(demonstration=not first), None, house=opened))
        assert other.code is PeopleCode.OPENED_AS
        assert other.demonstration is first
    by_staff = refused(ask(commands.OpenHouse(demonstration=True), ADA))
    assert by_staff == PeopleRefusal(PeopleCode.HOUSE_ONLY)


def test_roles_no_longer_kept_apart_have_no_reason() -> None:
    refusal = PeopleRefusal(PeopleCode.ROLES_APART, roles=(Role.DEALER,))
    assert refusal_fact(refusal, DOLLARS).get("why") is None
