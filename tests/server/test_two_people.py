"""No single person grants roles or moves large sums; a demonstration identifies itself."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from puntobanco.core.facts import Fact, fact, one_of
from puntobanco.core.ids import StaffId
from puntobanco.house.custody import CustodyError
from puntobanco.people import commands
from puntobanco.people.staff import Role
from puntobanco.proof.log_proof import prove
from puntobanco.server.access.identity import Subject
from puntobanco.server.errors import Problem
from puntobanco.server.first_sign_ins import first_links
from puntobanco.server.running import PIT
from tests.kit.server import PASSWORD, SETTINGS, OpenHouse, Person, open_house
from tests.kit.stated import assert_states, stated_in, stating

ONCE = 10_000_00
"""The cage limit for one transaction, unless the house sets another."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[OpenHouse]:
    with open_house(tmp_path, replace(SETTINGS, demonstration=True)) as opened:
        yield opened


def refused(answer: httpx.Response, code: str) -> Fact:
    assert answer.status_code == 409, answer.text
    assert answer.json()["code"] == code
    return stated_in(answer)


def whole(house: OpenHouse) -> None:
    proof = prove(house.services.store, PIT)
    assert proof.findings == []


@pytest.mark.assures("SEC-15", "SEC-07")
def test_one_administrator_cannot_act_as_two_people(house: OpenHouse) -> None:
    alone = house.staff(Role.ADMIN)
    stated = refused(alone.post("/api/staff", {"roles": ["executive"]}), "approval-missing")
    either = one_of([fact("role-admin"), fact("role-executive")])
    assert stated.get("roles") == either
    eve = house.staff(Role.EXECUTIVE)
    refused(alone.post(f"/api/staff/{eve.id}/invite", {}), "approval-missing")
    refused(alone.post(f"/api/staff/{eve.id}/cards", {"card": "mine"}), "approval-missing")
    refused(alone.post(f"/api/staff/{eve.id}/roles", {"roles": ["cashier"]}), "approval-missing")
    # Your own card cannot approve your request, and neither can an invented reference.
    command = {"type": "AppointStaff", "staff": "", "roles": ["executive"]}
    own = {"card": house.card(alone), "password": PASSWORD, "role": "admin"}
    own |= {"act": {"at": "house", "command": command}}  # type: ignore[dict-item]
    assert alone.post("/api/approvals", own).status_code == 403
    made_up = alone.post("/api/staff", {"roles": ["executive"], "approval": "made-up"})
    assert_states(refused(made_up, "approval-refused"), "approval-fault-unknown")
    kinds = [entry.kind for entry in house.services.store.read(PIT)]
    assert kinds.count("StaffAppointed") == 2
    assert "StaffInvited" not in kinds


@pytest.mark.assures("SEC-15")
def test_two_people_appoint_and_the_log_names_both(house: OpenHouse) -> None:
    ada, abe = house.staff(Role.ADMIN), house.staff(Role.ADMIN)
    card = house.card(abe)

    def second(**command: object) -> dict[str, str]:
        act = {"at": "house", "command": command}
        word = {"card": card, "password": PASSWORD, "role": "admin", "act": act}
        return {"approval": ada.post("/api/approvals", word).json()["reference"]}

    executive = second(type="AppointStaff", staff="", roles=["executive"])
    other = ada.post("/api/staff", {"roles": ["supervisor"]} | executive)
    assert_states(refused(other, "approval-refused"), "approval-fault-other-act")
    made = ada.post("/api/staff", {"roles": ["executive"]} | executive)
    assert made.status_code == 201
    member = made.json()["subject"]
    linked = ada.post(f"/api/staff/{member}/invite", second(type="InviteStaff", staff=member))
    assert linked.status_code == 201
    used = second(type="IssueCard", card="k-eve", holder=member)
    assert ada.post(f"/api/staff/{member}/cards", {"card": "k-eve"} | used).is_success
    again = ada.post(f"/api/staff/{member}/cards", {"card": "k-two"} | used)
    assert_states(refused(again, "approval-refused"), "approval-fault-replayed")
    eve = house.person()
    chosen = {"name": "eve", "password": PASSWORD}
    eve.began(eve.post(f"/api/invites/{linked.json()['token']}", chosen))
    assert eve.session["roles"] == ["executive"]
    written = list(house.services.store.read(PIT))[-3:]
    assert [entry.kind for entry in written] == ["StaffAppointed", "StaffInvited", "CardIssued"]
    for entry in written:
        assert ada.id.encode() in entry.payload
        assert card.encode() in entry.payload
    whole(house)


@pytest.mark.assures("SEC-15")
def test_conflicting_roles_cannot_be_collected(house: OpenHouse) -> None:
    ada = house.staff(Role.ADMIN)
    roles = ["cashier", "supervisor", "executive", "dealer"]
    answer = house.appoint(ada, *roles)
    assert refused(answer, "roles-apart")
    assert answer.json()["params"]["why"] == {"code": "roles-apart-deals", "params": {}}


def cash(cashier: Person, number: int, patron: Person, amount: int, **more: str) -> httpx.Response:
    body = {"id": f"cash-{number:04}", "patron": patron.id, "act": "issue", "amount": amount}
    return cashier.post("/api/cash", body | more)


@pytest.mark.assures("SEC-07")
def test_a_cashier_alone_stays_below_the_cage_limits(house: OpenHouse) -> None:
    cal, ann, ada = house.staff(Role.CASHIER), house.patron(), house.staff(Role.ADMIN)
    for number, huge in enumerate((2**53, ONCE + 1)):
        answer = cash(cal, number, ann, huge)
        if answer.status_code == 422:
            continue  # more than any command may name
        refused(answer, "cage-transaction")
        assert answer.json()["allowed"] == ONCE
    assert house.services.pit.wallet(ann.id) == 0  # type: ignore[arg-type]
    assert cash(cal, 10, ann, ONCE).json()["wallet"] == ONCE
    large = {"type": "IssueCredit", "patron": ann.id, "amount": 3 * ONCE}
    word = house.second(cal, Role.SUPERVISOR, **large)
    assert cash(cal, 11, ann, 3 * ONCE, **word).json()["wallet"] == 4 * ONCE
    # Sent again under its id it is the same movement, whatever became of the approval.
    assert cash(cal, 11, ann, 3 * ONCE, approval="gone").json()["wallet"] == 4 * ONCE
    # The house sets the limits, with two people.
    shift = {"key": "cage-shift", "value": str(4 * ONCE), "reason": "a quiet week"}
    refused(ada.post("/api/office/settings", shift), "approval-missing")
    word = house.second(ada, Role.EXECUTIVE, type="ChangeHouse", **shift)
    assert ada.post("/api/office/settings", shift | word).is_success
    refused(cash(cal, 12, ann, 1), "cage-shift")
    house.clock.pass_minutes(8 * 60)
    cal.sign_in(cal.name)
    relieved = house.person()
    relieved.began(relieved.sign_in(cal.name))
    assert cash(relieved, 13, ann, 1).is_success
    whole(house)


@pytest.mark.assures("RG-05")
def test_the_cage_refuses_money_for_a_barred_patron(house: OpenHouse) -> None:
    cal, ada, bo = house.staff(Role.CASHIER), house.staff(Role.ADMIN), house.patron(credit=900)
    assert ada.post(f"/api/patrons/{bo.id}/bar", {"reason": "a court order"}).is_success
    refused(cash(cal, 1, bo, 5), "barred")
    out = {"id": "cash-0002", "patron": bo.id, "act": "redeem", "amount": 900}
    assert cal.post("/api/cash", out).json()["wallet"] == 0


def test_a_new_house_has_two_administrators_with_cards(house: OpenHouse) -> None:
    first, other = house.call(first_links(house.services))
    assert (first.staff, other.staff) == ("admin", "admin-2")
    people = []
    for link, name in ((first, "ada"), (other, "abe")):
        person = house.person()
        chosen = {"name": name, "password": PASSWORD}
        people.append(person.began(person.post(f"/api/invites/{link.token}", chosen)))
    assert house.call(first_links(house.services)) == []
    command = {"type": "AppointStaff", "staff": "", "roles": ["cashier"]}
    word = {"card": other.card, "password": PASSWORD, "role": "admin"}
    word |= {"act": {"at": "house", "command": command}}  # type: ignore[dict-item]
    given = people[0].post("/api/approvals", word).json()["reference"]
    made = people[0].post("/api/staff", {"roles": ["cashier"], "approval": given})
    assert made.status_code == 201
    # A last administrator is given a second one at the next start; others get none.
    assert people[0].post("/api/staff/admin-2/dismiss", {"reason": "left"}).is_success
    (third,) = house.call(first_links(house.services))
    assert (third.staff, bool(third.token), bool(third.card)) == ("admin-3", True, True)
    whole(house)


def test_administrators_of_an_old_house_get_cards(house: OpenHouse) -> None:
    ada, abe = house.staff(Role.ADMIN), house.staff(Role.ADMIN)
    links = house.call(first_links(house.services))
    assert {link.staff for link in links} == {ada.id, abe.id}
    assert all(link.card and not link.token for link in links)
    assert house.call(first_links(house.services)) == []
    wanted = house.call(first_links(house.services, wanted=True))
    assert {(link.staff, link.card) for link in wanted} == {(one.staff, one.card) for one in links}
    assert all(link.token for link in wanted)


def test_one_curious_person_runs_a_demonstration_alone(shown: OpenHouse) -> None:
    (link,) = shown.call(first_links(shown.services))
    assert link.card == ""
    alone = shown.person()
    chosen = {"name": "curious", "password": PASSWORD}
    alone.began(alone.post(f"/api/invites/{link.token}", chosen))
    everything = {"roles": ["cashier", "supervisor", "executive", "dealer"]}
    made = alone.post("/api/staff", everything)
    assert made.status_code == 201
    assert alone.post(f"/api/staff/{made.json()['subject']}/invite", {}).status_code == 201
    assert alone.post(f"/api/staff/{made.json()['subject']}/cards", {"card": "k1"}).is_success
    assert cash(shown.staff(Role.CASHIER), 1, shown.patron(), ONCE + 1).is_success
    assert shown.person().get("/api/house").json()["demonstration"] is True
    assert prove(shown.services.store, PIT).demonstration


@pytest.mark.parametrize("demonstration", [False, True], ids=["real", "demonstration"])
def test_a_house_and_a_demonstration_are_never_converted(
    tmp_path: Path, *, demonstration: bool
) -> None:
    with open_house(tmp_path, replace(SETTINGS, demonstration=demonstration)) as first:
        assert first.person().get("/api/house").json()["demonstration"] is demonstration
    other = replace(SETTINGS, demonstration=not demonstration)
    with pytest.raises(CustodyError) as refusal, open_house(tmp_path, other):
        pass
    assert isinstance(refusal.value.stated, Fact)
    kind = "opened-as-demonstration" if demonstration else "opened-as-house"
    assert refusal.value.stated.code == kind
    with open_house(tmp_path, replace(SETTINGS, demonstration=demonstration)) as again:
        # Staff cannot reopen it as the other kind either.
        ada = StaffId(again.staff(Role.ADMIN).id)
        asked = again.services.desk.people(
            commands.OpenHouse(demonstration=not demonstration), by=ada
        )
        with stating(Problem, "people-refusal-house-only"):
            again.call(asked)


def test_an_orphaned_name_is_freed(
    house: OpenHouse,
) -> None:
    # As after a process that ended after storing the name and before logging the patron.
    house.enrol("ann", Subject("patron", "p-lost"))
    chosen = {"name": "ann", "password": PASSWORD}
    assert house.person().post("/api/patrons", chosen).status_code == 201
    refused(house.person().post("/api/patrons", chosen), "name-taken")
    house.staff(Role.DEALER, name="dora")
    refused(house.person().post("/api/patrons", chosen | {"name": "dora"}), "name-taken")
    kinds = [entry.kind for entry in house.services.store.read(PIT)]
    assert kinds.count("PatronRegistered") == 1


def test_a_name_is_released_if_registration_fails(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: object, **__: object) -> None:
        raise Problem(503, fact("server-moving"), code="moving")

    chosen = {"name": "ann", "password": PASSWORD}
    with monkeypatch.context() as patched:
        patched.setattr(house.services.desk, "people", lost)
        assert house.person().post("/api/patrons", chosen).status_code == 503
    assert house.services.store.credentials.find("ann") is None
    assert house.person().post("/api/patrons", chosen).status_code == 201
