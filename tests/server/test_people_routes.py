"""Patrons, staff, the cage, approvals and disabling accounts, over HTTP."""

from pathlib import Path

import httpx
import pytest

from puntobanco.core.facts import Fact, fact, from_json
from puntobanco.core.ids import PatronId, TableId
from puntobanco.people import commands, events
from puntobanco.people.staff import Role
from puntobanco.proof.log_proof import prove
from puntobanco.server.running import PIT
from puntobanco.words import Language, languages, words_in
from puntobanco.words.languages import parse_language
from tests.kit.server import PASSWORD, OpenHouse, Person, open_house
from tests.kit.stated import stated_in

EXCLUDED = {"id": "exclude-dan-1", "days": 180, "reason": "asked for it"}
REASON = {"reason": "asked for it"}


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def wallet(house: OpenHouse, patron: str) -> int:
    return house.services.store.wallets.balance(patron)


def test_a_new_patron_receives_the_welcome_credit(house: OpenHouse) -> None:
    ann = house.person()
    ann.began(ann.post("/api/patrons", {"name": "New Ann", "password": PASSWORD}))
    assert ann.session["patron"] in house.services.pit.state.directory.patrons
    person = house.services.store.people.find(ann.id)
    assert person is not None
    assert person.name == "New Ann"
    assert wallet(house, ann.id) == house.services.config.welcome_credit == 100_000
    taken = house.person().post("/api/patrons", {"name": "NEW  ann", "password": PASSWORD})
    refused(taken, 409, "name-taken")


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("x", PASSWORD),
        ("x" * 41, PASSWORD),
        ("   ", PASSWORD),
        ("---", PASSWORD),
        ("a\u202eb", PASSWORD),
        ("somebody", "1234567"),
        ("somebody", "password1"),
        ("somebody", "PassWord123"),
        ("somebody", "zzzzzzzzzz"),
        ("somebody else", "Somebody Else"),
        ("somebody", "x" * 129),
    ],
)
def test_a_refused_name_or_password_states_the_reason(
    house: OpenHouse, name: str, password: str
) -> None:
    answer = house.person().post("/api/patrons", {"name": name, "password": password})
    refused(answer, 422, "invalid")
    assert answer.json()["message"].endswith(".")


@pytest.mark.parametrize("password", ["eight888", "x y" * 42, "密码密码密码密码", "1357 2468"])
def test_other_passwords_are_accepted(house: OpenHouse, password: str) -> None:
    name = f"somebody {password}"[:40]
    made = house.person().post("/api/patrons", {"name": name, "password": password})
    assert made.status_code == 201
    assert house.person().sign_in(name, password).status_code == 200


def test_patrons_are_listed_a_page_at_a_time(house: OpenHouse) -> None:
    cashier = house.staff(Role.CASHIER)
    added = {house.patron(credit=500).id for _ in range(4)}
    seen: list[str] = []
    while page := cashier.get("/api/patrons", params={"after": seen[-1:] or "", "most": 3}).json():
        assert len(page) <= 3
        seen += [one["id"] for one in page]
    assert seen == sorted(house.services.pit.state.directory.patrons)
    assert added <= set(seen)
    named = house.patron("Named Patron", credit=700)
    found = cashier.get("/api/patrons", params={"name": "named PATRON"}).json()
    shown = {"name": "named patron", "may_play": True, "wallet": 700, "simulated": False}
    assert found == [{"id": named.id, **shown, "stop": None, "until": None}]
    assert cashier.get("/api/patrons", params={"id": named.id}).json() == found
    assert cashier.get("/api/patrons", params={"id": "named patron"}).json() == []
    robot = commands.RegisterPatron(patron=PatronId("a-robot"), simulated=True)
    house.call(house.services.desk.people(robot, by=None))
    first = cashier.get("/api/patrons", params={"most": 1}).json()
    assert [(one["id"], one["simulated"]) for one in first] == [("a-robot", True)]
    assert cashier.get("/api/patrons", params={"name": "nobody at all"}).json() == []
    assert cashier.get("/api/patrons", params={"name": cashier.name}).json() == []


def test_the_house_invites_a_patron(house: OpenHouse) -> None:
    admin = house.staff(Role.ADMIN)
    made = admin.post("/api/patrons/invite").json()
    guest = house.person()
    body = {"name": "Invited Guest", "password": PASSWORD}
    guest.began(guest.post(f"/api/invites/{made['token']}", body))
    assert guest.id == made["subject"]
    again = admin.post(f"/api/patrons/{guest.id}/invite")
    assert again.status_code == 201
    refused(admin.post("/api/patrons/nobody/invite"), 404, "not-found")


def test_a_new_link_helps_after_a_lockout(house: OpenHouse) -> None:
    admin, fay = house.staff(Role.ADMIN), house.patron("Fay Forgetful", credit=900)
    for _ in range(3):
        refused(house.person().sign_in("Fay Forgetful", "not this one either"), 401, "sign-in")
    refused(house.person().sign_in("Fay Forgetful"), 401, "sign-in")
    made = admin.post(f"/api/patrons/{fay.id}/invite").json()
    body = {"name": "Fay Forgetful", "password": f"{PASSWORD} again"}
    link = f"/api/invites/{made['token']}"
    again = house.person()
    again.began(again.post(link, body))
    assert again.id == fay.id
    assert house.services.pit.wallet(PatronId(fay.id)) == 900
    assert fay.get("/api/session").json()["state"] == "none"
    refused(house.person().post(link, body), 404, "no-invite")
    refused(house.person().sign_in("Fay Forgetful"), 401, "sign-in")
    assert house.person().sign_in("Fay Forgetful", body["password"]).is_success


def test_a_barred_patron_is_signed_out_and_paid_out(house: OpenHouse) -> None:
    admin, cashier = house.staff(Role.ADMIN), house.staff(Role.CASHIER)
    bob = house.patron(credit=900)
    assert admin.post(f"/api/patrons/{bob.id}/bar", REASON).json() == {"events": ["PatronBarred"]}
    assert bob.get("/api/session").json()["state"] == "none"
    refused(admin.post(f"/api/patrons/{bob.id}/bar", REASON), 409, "already-barred")
    paid = {"id": "pay-bob-1", "patron": bob.id, "act": "redeem", "amount": 900}
    assert cashier.post("/api/cash", paid).json() == {"patron": bob.id, "wallet": 0}
    refused(admin.post(f"/api/patrons/{bob.id}/invite"), 404, "not-found")


def test_a_patron_is_erased_once_nothing_is_owed(house: OpenHouse) -> None:
    admin, cashier = house.staff(Role.ADMIN), house.staff(Role.CASHIER)
    cat = house.patron("Cat Forgotten", credit=900)
    path = f"/api/patrons/{cat.id}/erase"
    refused(admin.post("/api/patrons/nobody/erase"), 404, "not-found")
    refused(admin.post(path), 409, "may-play")
    assert admin.post(f"/api/patrons/{cat.id}/bar", REASON).is_success
    refused(admin.post(path), 409, "owed")
    paid = {"id": "pay-cat-1", "patron": cat.id, "act": "redeem", "amount": 900}
    assert cashier.post("/api/cash", paid).is_success
    assert admin.post(path).json() == {"erased": True}
    assert admin.post(path).json() == {"erased": False}
    assert cashier.get("/api/patrons", params={"name": "cat forgotten"}).json() == []
    refused(house.person().sign_in("Cat Forgotten", PASSWORD), 401, "sign-in")
    assert house.services.store.people.find(cat.id) is None
    noted = house.services.store.notes.latest()
    # A failed sign-in is noted later, so it may come after this.
    erased = ("erased", admin.name.casefold(), fact("erased", patron=cat.id))
    assert erased in [(note.what, note.login, from_json(note.detail)) for note in noted[:2]]
    assert not any("forgotten" in note.login for note in noted)
    assert (
        house.person()
        .post("/api/patrons", {"name": "Cat Forgotten", "password": PASSWORD})
        .is_success
    )


def test_an_excluded_patron_is_not_erased_before_the_term_is_over(house: OpenHouse) -> None:
    admin, dan = house.staff(Role.ADMIN), house.patron()
    assert admin.post(f"/api/patrons/{dan.id}/exclude", EXCLUDED).is_success
    assert admin.post(f"/api/patrons/{dan.id}/bar", REASON).is_success
    refused(admin.post(f"/api/patrons/{dan.id}/erase"), 409, "stays-away")


def test_a_repeated_cage_transaction_has_one_effect(house: OpenHouse) -> None:
    cashier, ann = house.staff(Role.CASHIER), house.patron()
    body = {"id": "cash-0001", "patron": ann.id, "act": "issue", "amount": 5_000}
    for _ in range(3):
        assert cashier.post("/api/cash", body).json() == {"patron": ann.id, "wallet": 5_000}
    refused(cashier.post("/api/cash", body | {"amount": 6_000}), 409, "same-id")
    refused(house.staff(Role.CASHIER).post("/api/cash", body), 409, "same-id")
    out = body | {"id": "cash-0002", "act": "redeem", "amount": 5_001}
    refused(cashier.post("/api/cash", out), 409, "short-wallet")
    nobody = body | {"id": "cash-0003", "patron": "p0"}
    refused(cashier.post("/api/cash", nobody), 409, "unknown-patron")
    assert wallet(house, ann.id) == 5_000


@pytest.mark.parametrize(
    "change",
    [
        {"amount": 0},
        {"amount": -5},
        {"amount": 1.5},
        {"amount": "5"},
        {"amount": 2**53 + 1},
        {"amount": True},
        {"act": "steal"},
        {"id": "x"},
        {"id": "no blanks in ids"},
        {"patron": "a\nb"},
        {"currency": "EUR"},
    ],
)
def test_invalid_cash_amounts_are_refused(house: OpenHouse, change: dict[str, object]) -> None:
    body = {"id": "cash-9999", "patron": "p1", "act": "issue", "amount": 5} | change
    refused(house.staff(Role.CASHIER).post("/api/cash", body), 422, "invalid")


def test_staff_are_appointed_listed_and_dismissed(house: OpenHouse) -> None:
    admin = house.staff(Role.ADMIN, name="the admin")
    made = house.appoint(admin, "supervisor").json()
    word = house.second(admin, type="IssueCard", card="card-77", holder=made["subject"])
    card = {"card": "card-77"} | word
    assert admin.post(f"/api/staff/{made['subject']}/cards", card).is_success
    again = admin.post(f"/api/staff/{made['subject']}/cards", {"card": "card-77"})
    refused(again, 409, "card-issued")
    listed = {one["id"]: one for one in admin.get("/api/staff").json()}
    assert listed[made["subject"]] == {
        "id": made["subject"],
        "name": "",
        "roles": ["supervisor"],
        "active": True,
        "cards": ["card-77"],
    }
    assert listed[admin.id]["name"] == "the admin"
    revoked = admin.post("/api/cards/card-77/revoke", REASON)
    assert revoked.json() == {"events": ["CardRevoked"]}
    refused(admin.post("/api/cards/card-78/revoke", REASON), 409, "unknown-card")
    assert admin.post(f"/api/staff/{made['subject']}/dismiss", REASON).is_success
    refused(admin.post(f"/api/staff/{made['subject']}/invite", {}), 404, "not-found")
    # Giving roles to former staff does not bring them back.
    roles = {"roles": ["dealer"]}
    refused(admin.post(f"/api/staff/{made['subject']}/roles", roles), 409, "gone")
    event = list(house.services.store.read(PIT))[-1]
    assert event.kind == "StaffDismissed"
    assert admin.id.encode() in event.payload


@pytest.mark.assures("SEC-15")
def test_conflicting_roles_are_refused(house: OpenHouse) -> None:
    admin = house.staff(Role.ADMIN)
    refused(admin.post("/api/staff", {"roles": ["admin", "cashier"]}), 409, "roles-apart")
    refused(admin.post("/api/staff", {"roles": []}), 422, "invalid")
    refused(admin.post("/api/staff", {"roles": ["king"]}), 422, "invalid")
    own = f"/api/staff/{admin.id}"
    refused(admin.post(f"{own}/roles", {"roles": ["cashier"]}), 409, "yourself")
    refused(admin.post(f"{own}/dismiss", REASON), 409, "yourself")
    for act, body in (
        ("roles", {"roles": ["dealer"]}),
        ("dismiss", REASON),
        ("cards", {"card": "c"}),
    ):
        refused(admin.post(f"/api/staff/nobody/{act}", body), 404, "not-found")


# --- Approvals -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table(house: OpenHouse) -> str:
    house.open_table("t1")
    return "t1"


ENABLE = {"type": "EnableMeter", "reason": "all is well"}
ACT = {"at": "table", "table": "t1", "command": {"type": "VoidCoup", "reason": "a card fell"}}


def asked(house: OpenHouse, holder: Person, **change: object) -> dict[str, object]:
    body = {"card": house.card(holder), "password": PASSWORD, "role": "supervisor", "act": ACT}
    return body | change


@pytest.mark.assures("SEC-07")
def test_an_approval_is_kept_by_the_server_for_two_minutes(house: OpenHouse, table: str) -> None:
    dealer, chief = house.staff(Role.DEALER), house.staff(Role.SUPERVISOR)
    body = asked(house, chief)
    answer = dealer.post("/api/approvals", body)
    assert answer.status_code == 201
    assert answer.json().keys() == {"reference", "expires"}
    reference = answer.json()["reference"]
    approval = house.services.access.approvals.find(reference)
    assert approval is not None
    assert (approval.card, approval.role, approval.table) == (body["card"], Role.SUPERVISOR, table)
    assert (approval.asker, len(approval.act)) == (dealer.id, 64)
    assert approval.expires == house.clock() + 120_000
    assert approval.nonce not in answer.text
    assert house.services.access.approvals.find("made up") is None


@pytest.mark.assures("SEC-07")
@pytest.mark.parametrize("language", languages())
def test_an_act_is_shown_in_the_language_of_its_approver(
    house: OpenHouse, table: str, language: Language
) -> None:
    dealer = house.staff(Role.DEALER)
    shown = dealer.post("/api/approvals/act", ACT, params={"language": language})
    assert shown.status_code == 200, shown.text
    said = shown.json()
    words = words_in(language)
    assert said["title"] == words.say("act-void-coup")
    assert (said["place"], said["asker"]) == (table, dealer.name)
    names = [line["name"] for line in said["lines"]]
    assert names == [words.say("act-line-coup"), words.say("act-line-reason")]
    assert said["lines"][-1]["value"] == "a card fell"


@pytest.mark.assures("SEC-07")
def test_without_card_and_password_the_answer_is_always_the_same(
    house: OpenHouse, table: str
) -> None:
    dealer, chief = house.staff(Role.DEALER), house.staff(Role.SUPERVISOR)
    admin, gone = house.staff(Role.ADMIN), house.staff(Role.SUPERVISOR)
    left = asked(house, gone)
    assert admin.post(f"/api/staff/{gone.id}/dismiss", REASON).is_success
    revoked = asked(house, chief)
    assert admin.post(f"/api/cards/{revoked['card']}/revoke", REASON).is_success
    wrong = [
        asked(house, chief, password="wrong password"),
        asked(house, chief, card="c-unknown"),
        asked(house, chief, role="executive", password="wrong password"),
        asked(house, dealer, role="dealer", password="wrong password"),
        left,
        revoked,
    ]
    answers = [dealer.post("/api/approvals", body) for body in wrong]
    assert {answer.status_code for answer in answers} == {403}
    assert {answer.text for answer in answers} == {answers[0].text}
    # An approval written out is not a reference to one.
    raw = asked(house, chief) | {"nonce": "n", "expires": 9, "asker": dealer.id}
    refused(dealer.post("/api/approvals", raw), 422, "invalid")


@pytest.mark.parametrize(
    ("change", "status", "stated"),
    [
        (
            {"role": "executive"},
            403,
            fact("server-approval-role", role=fact("role-executive")),
        ),
        (
            {"act": ACT | {"table": "t-unknown"}},
            404,
            fact("server-no-such-table", table="t-unknown"),
        ),
        (
            {"act": {"at": "meter", "meter": "dragon", "command": ENABLE}},
            404,
            fact("server-no-such-meter", meter="dragon"),
        ),
    ],
)
def test_with_card_and_password_the_answer_states_the_fault(
    house: OpenHouse, table: str, change: dict[str, object], status: int, stated: Fact
) -> None:
    dealer, chief = house.staff(Role.DEALER), house.staff(Role.SUPERVISOR)
    body = asked(house, chief, **change)
    answer = dealer.post("/api/approvals", body)
    assert (answer.status_code, stated_in(answer)) == (status, stated)
    again = dealer.post("/api/approvals", body, headers={"accept-language": "zh-Hans"})
    assert again.json()["message"] == words_in(parse_language("zh-Hans")).text(stated)


@pytest.mark.assures("SEC-12")
def test_failed_approvals_lock_no_sign_in(house: OpenHouse, table: str) -> None:
    dora, dan, chief = (
        house.staff(Role.DEALER),
        house.staff(Role.DEALER),
        house.staff(Role.SUPERVISOR),
    )
    right = asked(house, chief)
    for _ in range(4):
        refused(dora.post("/api/approvals", right | {"password": "wrong one"}), 403, "not-approved")
    refused(dora.post("/api/approvals", right), 403, "not-approved")
    assert dan.post("/api/approvals", right).status_code == 201
    assert house.person().sign_in(chief.name).is_success


@pytest.mark.assures("SEC-12")
def test_three_wrong_passwords_do_not_lock_an_administrator_out(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        boss = house.staff(Role.ADMIN)
        for _ in range(9):
            house.person().sign_in(boss.name, "wrong password")
        assert house.person().sign_in(boss.name).status_code == 401
        # The known browser gets in at once, another one after a minute.
        assert boss.sign_in(boss.name).is_success
        house.clock.pass_minutes(1)
        assert house.person().sign_in(boss.name).is_success


def test_nobody_approves_their_own_request(house: OpenHouse, table: str) -> None:
    chief = house.staff(Role.SUPERVISOR)
    answer = chief.post("/api/approvals", asked(house, chief))
    refused(answer, 403, "not-approved")
    assert answer.json()["key"] == "server-approval-own"


# --- Disabling accounts --------------------------------------------------------------------


@pytest.mark.assures("INT-12")
def test_all_tables_one_table_and_one_login_are_disabled(house: OpenHouse, table: str) -> None:
    house.open_table("t2")
    chief, admin = house.staff(Role.SUPERVISOR), house.staff(Role.ADMIN)
    disabled = chief.post("/api/disable", {"what": "all", "reason": "a fire drill"})
    assert disabled.json() == {"tables": [table, "t2"], "logins": []}
    tables = house.services.pit.state.tables
    assert all(tables[TableId(name)].disabled for name in (table, "t2"))
    one = {"what": "table", "table": "t2", "reason": "the drill is over"}
    assert chief.post("/api/enable", one).json() == {"tables": ["t2"], "logins": []}
    tables = house.services.pit.state.tables
    assert [bool(tables[TableId(name)].disabled) for name in (table, "t2")] == [True, False]
    everything = {"what": "all", "reason": "the drill is over"}
    assert chief.post("/api/enable", everything).is_success
    ann = house.patron("to be disabled")
    login = {"what": "login", "login": ann.name, "reason": "asked for a rest"}
    assert admin.post("/api/disable", login).json() == {"tables": [], "logins": [ann.name]}
    assert ann.get("/api/session").json()["state"] == "none"
    assert ann.sign_in(ann.name).status_code == 401
    assert admin.post("/api/enable", login).is_success
    assert ann.sign_in(ann.name).status_code == 200


@pytest.mark.assures("SEC-10", "INT-12")
@pytest.mark.parametrize("invited", ["before", "after"])
def test_a_disabled_login_does_not_come_back_by_an_invite(house: OpenHouse, invited: str) -> None:
    chief, dora = house.staff(Role.ADMIN), house.staff(Role.DEALER)
    off = {"what": "login", "login": dora.name, "reason": "lost card"}
    chosen = {"name": dora.name, "password": "another horse"}

    def invite() -> str:
        return f"/api/invites/{house.invite_again(chief, dora.id).json()['token']}"

    before = invite()
    assert chief.post("/api/disable", off).is_success
    assert dora.get("/api/session").json()["state"] == "none"
    answer = house.person().post(before if invited == "before" else invite(), chosen)
    expected = (404, "no-invite") if invited == "before" else (403, "disabled")
    assert (answer.status_code, answer.json().get("code")) == expected
    assert "set-cookie" not in answer.headers
    assert house.person().sign_in(dora.name, "another horse").status_code == 401
    # The chosen password holds once the login is enabled again.
    assert chief.post("/api/enable", off).is_success
    holds = PASSWORD if invited == "before" else "another horse"
    assert house.person().sign_in(dora.name, holds).is_success


def test_each_switch_requires_its_own_role(house: OpenHouse, table: str) -> None:
    chief, admin = house.staff(Role.SUPERVISOR), house.staff(Role.ADMIN)
    one = {"what": "table", "table": table, "reason": "x"}
    login = {"what": "login", "login": "somebody", "reason": "x"}
    for act in ("/api/disable", "/api/enable"):
        refused(admin.post(act, one), 403, "not-yours")
        refused(admin.post(act, {"what": "all", "reason": "x"}), 403, "not-yours")
        refused(chief.post(act, login), 403, "not-yours")
        refused(admin.post(act, login | {"login": "nobody here"}), 404, "not-found")
        refused(chief.post(act, one | {"table": "t99"}), 404, "not-found")
        refused(chief.post(act, one | {"reason": "  "}), 422, "invalid")
        refused(chief.post(act, {"what": "everything", "reason": "x"}), 422, "invalid")
        refused(chief.post(act, one | {"login": "x"}), 422, "invalid")
    refused(admin.post("/api/disable", login | {"login": admin.name}), 409, "yourself")


def test_sign_in_events_are_noted_with_their_address(house: OpenHouse) -> None:
    ann, admin = house.patron("noted ann"), house.staff(Role.ADMIN)
    for _ in range(3):
        house.person().sign_in(ann.name, "wrong password")
    # Notes are written in parallel with answers: one person's come before the next person's.
    house.call(house.services.access.door.wait_for_writes())
    house.person().sign_in("nobody of this name", "wrong password")
    house.call(house.services.access.door.wait_for_writes())
    target = {"what": "login", "login": ann.name, "reason": "come again"}
    assert admin.post("/api/enable", target).is_success
    notes = house.services.store.notes.latest(7)[::-1]
    noted = [(note.what, note.login, note.address, from_json(note.detail)) for note in notes]
    assert noted == [
        ("signed-in", admin.name, "127.0.0.1", ""),
        ("sign-in-failed", ann.name, "127.0.0.1", fact("sign-in-fault-wrong-password")),
        ("sign-in-failed", ann.name, "127.0.0.1", fact("sign-in-fault-wrong-password")),
        ("sign-in-failed", ann.name, "127.0.0.1", fact("sign-in-fault-wrong-password")),
        ("locked", ann.name, "127.0.0.1", fact("locked-network", network="127.0.0.1")),
        ("sign-in-failed", "", "127.0.0.1", fact("sign-in-fault-unknown-name")),
        ("enabled", ann.name, "", fact("login-changed", login=admin.name, reason="come again")),
    ]


def test_the_log_verifies_and_contains_no_names(house: OpenHouse) -> None:
    cashier, ann = house.staff(Role.CASHIER), house.person()
    ann.began(ann.post("/api/patrons", {"name": "Ann of the log", "password": PASSWORD}))
    for number, act in enumerate(("issue", "redeem")):
        body = {"id": f"proof-{number}-cash", "patron": ann.id, "act": act, "amount": 700}
        assert cashier.post("/api/cash", body).is_success
    proof = prove(house.services.store, PIT)
    assert proof.whole, proof.findings
    kinds = {entry.kind for entry in house.services.store.read(PIT)}
    assert {events.CreditIssued.__name__, events.CreditRedeemed.__name__} <= kinds
    log = b"".join(entry.payload for entry in house.services.store.read(PIT))
    assert ann.id.encode() in log
    assert b"of the log" not in log
