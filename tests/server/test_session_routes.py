"""Signing in and out over HTTP: what a session is, what ends it, and what cannot be one."""

import re
from pathlib import Path

import httpx
import pytest

from puntobanco.core.facts import fact
from puntobanco.people.staff import Role
from puntobanco.server.access.identity import Subject
from tests.kit.server import PASSWORD, OpenHouse, Person, open_house

COOKIE = "punto"


def cookie_of(person: Person) -> str:
    value = person.client.cookies.get(COOKIE)
    assert value is not None
    return value


def with_cookie(house: OpenHouse, value: str) -> Person:
    person = house.person()
    person.client.cookies.set(COOKIE, value, domain="127.0.0.1", path="/")
    return person


def state(person: Person) -> str:
    answer = person.get("/api/session")
    assert answer.status_code == 200
    return str(answer.json()["state"])


def test_a_new_client_is_not_signed_in(house: OpenHouse) -> None:
    person = house.person()
    assert state(person) == "none"
    assert "set-cookie" not in person.get("/api/house").headers


@pytest.mark.assures("SEC-03", "SEC-10")
def test_the_session_cookie_is_http_only(house: OpenHouse) -> None:
    ann = house.patron("Ann of the cookie")
    assert ann.session["state"] == "open"
    assert ann.session["name"] == "ann of the cookie"
    answer = house.person().sign_in("ANN of the  cookie")
    cookie, device = answer.headers.get_list("set-cookie")
    assert re.fullmatch(
        r"punto=[\w-]{43}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict", cookie
    )
    assert re.fullmatch(
        r"punto-device=[\w-]{43}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict", device
    )
    dealer = house.staff(Role.DEALER, name="a dealer of cookies")
    assert dealer.session["roles"] == ["dealer"]
    again = house.person().sign_in("a dealer of cookies")
    assert "Max-Age" not in again.headers.get_list("set-cookie")[0]


@pytest.mark.assures("SEC-10")
def test_a_client_supplied_session_id_is_never_adopted(house: OpenHouse) -> None:
    house.patron("fixed")
    chosen = "A" * 43
    person = with_cookie(house, chosen)
    assert state(person) == "none"
    person.began(person.sign_in("fixed"))
    assert cookie_of(person) != chosen
    assert state(with_cookie(house, chosen)) == "none"


@pytest.mark.parametrize("value", ["", "x", "a" * 43, "a" * 5000, '"; punto="', "%00", "é"])
def test_an_unknown_session_id_is_not_signed_in(house: OpenHouse, value: str) -> None:
    header = {"cookie": f"{COOKIE}={value}".encode("latin-1")}
    answer = house.person().get("/api/session", headers=header)
    assert answer.json()["state"] == "none"


def test_duplicate_session_cookies_are_not_signed_in(house: OpenHouse) -> None:
    mine = cookie_of(house.patron())
    header = {"cookie": f"{COOKIE}={mine}; {COOKIE}={mine}"}
    assert house.person().get("/api/session", headers=header).json()["state"] == "none"


def test_every_sign_in_has_a_new_id_and_ends_the_previous_session(house: OpenHouse) -> None:
    ann = house.patron("ann twice")
    first = cookie_of(ann)
    ann.began(ann.sign_in("ann twice"))
    assert cookie_of(ann) != first
    assert state(with_cookie(house, first)) == "none"
    assert state(ann) == "open"


@pytest.mark.assures("SEC-10")
def test_an_old_cookie_is_invalid_after_signing_out(house: OpenHouse) -> None:
    ann = house.patron()
    old = cookie_of(ann)
    answer = ann.client.delete("/api/session")
    assert answer.json()["state"] == "none"
    assert answer.headers["set-cookie"].startswith("punto=; Max-Age=0; Path=/; HttpOnly")
    assert state(with_cookie(house, old)) == "none"


def test_signing_out_everywhere_ends_only_own_sessions(house: OpenHouse) -> None:
    ann, bob = house.patron("ann everywhere"), house.patron()
    other = house.person()
    other.began(other.sign_in("ann everywhere"))
    assert ann.client.delete("/api/session", params={"everywhere": "true"}).is_success
    assert (state(other), state(bob)) == ("none", "open")


@pytest.mark.assures("SEC-02")
@pytest.mark.parametrize("token", [None, b"", b"0" * 64, b"\xe9"])
def test_changes_require_the_token_of_the_session(house: OpenHouse, token: bytes | None) -> None:
    ann = house.patron()
    del ann.client.headers["x-punto-token"]
    headers = {} if token is None else {b"x-punto-token": token}
    answer = ann.client.delete("/api/session", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "forged")
    assert state(ann) == "open"


@pytest.mark.assures("SEC-02")
def test_the_token_of_another_session_is_refused(house: OpenHouse) -> None:
    ann, bob = house.patron(), house.patron()
    answer = ann.client.delete("/api/session", headers={"x-punto-token": bob.session["token"]})
    assert answer.status_code == 403


@pytest.mark.assures("SEC-02")
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_requests_from_another_origin_are_refused(
    house: OpenHouse, headers: dict[str, str]
) -> None:
    ann = house.patron()
    answer = ann.client.delete("/api/session", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert ann.client.delete("/api/session", headers={"origin": house.url}).is_success


def test_dns_rebinding_is_refused(house: OpenHouse) -> None:
    answer = house.person().get("/api/house", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "host")


@pytest.mark.assures("SEC-12")
def test_every_failed_sign_in_has_the_same_answer(house: OpenHouse) -> None:
    house.patron("right name")
    barred, disabled, locked = house.patron("barred"), house.patron("disabled"), house.patron("sad")
    admin = house.staff(Role.ADMIN)
    assert admin.post(f"/api/patrons/{barred.id}/bar", {"reason": "asked"}).is_success
    target = {"what": "login", "login": disabled.name, "reason": "asked"}
    assert admin.post("/api/disable", target).is_success
    for _ in range(3):
        house.person().sign_in(locked.name, "wrong password")
    tries = {
        "right name": "wrong password",
        "wrong name": PASSWORD,
        "barred": PASSWORD,
        "disabled": PASSWORD,
        "sad": PASSWORD,
        "no\0name": PASSWORD,
        "n": PASSWORD,
    }
    answers = [house.person().sign_in(*one) for one in tries.items()]
    assert {answer.status_code for answer in answers} == {401}
    assert {answer.text for answer in answers} == {answers[0].text}
    assert answers[0].json() == {
        "code": "sign-in",
        "key": "server-sign-in",
        "message": str(fact("server-sign-in")),
    }
    assert len({tuple(answer.headers.keys()) for answer in answers}) == 1


@pytest.mark.assures("SEC-11")
def test_a_patrons_session_locks_after_half_an_hour(house: OpenHouse) -> None:
    ann = house.patron("idle ann")
    for _ in range(3):
        house.clock.pass_minutes(29)
        assert ann.get("/api/house").is_success
    house.clock.pass_minutes(30)
    answer = ann.get("/api/session").json()
    assert (answer["state"], answer["name"]) == ("locked", "idle ann")
    assert ann.post("/api/session/renew", {"password": "wrong password"}).status_code == 401
    assert state(ann) == "locked"
    old = cookie_of(ann)
    ann.began(ann.post("/api/session/renew", {"password": PASSWORD}))
    assert state(ann) == "open"
    assert state(with_cookie(house, old)) == "none"


@pytest.mark.assures("SEC-11")
def test_a_dealers_session_locks_after_five_minutes(house: OpenHouse) -> None:
    dealer = house.staff(Role.CASHIER, name="idle cashier")
    house.clock.pass_minutes(4.9)
    assert dealer.get("/api/patrons").status_code == 200
    house.clock.pass_minutes(5)
    answer = dealer.get("/api/patrons")
    assert (answer.status_code, answer.json()["code"]) == (401, "locked")
    # Reading the session does not unlock it.
    assert state(dealer) == "locked"
    assert dealer.get("/api/patrons").status_code == 401
    dealer.began(dealer.post("/api/session/renew", {"password": PASSWORD}))
    assert dealer.get("/api/patrons").status_code == 200


@pytest.mark.assures("SEC-11")
@pytest.mark.parametrize("path", ["", "/today", "/verification"])
def test_automatic_refreshes_do_not_prevent_locking(house: OpenHouse, path: str) -> None:
    executive = house.staff(Role.EXECUTIVE)
    answers = []
    for _ in range(6):
        house.clock.pass_minutes(1)
        answers.append(executive.get(f"/api/office{path}").status_code)
    assert answers == [200, 200, 200, 200, 401, 401]
    assert state(executive) == "locked"


@pytest.mark.assures("SEC-11")
def test_no_session_lasts_longer_than_its_limit(house: OpenHouse) -> None:
    ann, dealer = house.patron(), house.staff(Role.CASHIER)
    for _ in range(12 * 15 - 1):
        house.clock.pass_minutes(4)
        assert dealer.get("/api/patrons").status_code == 200
    house.clock.pass_minutes(4)
    assert state(dealer) == "none"
    assert state(ann) == "locked"
    house.clock.pass_minutes(60 * 24 * 30)
    assert state(ann) == "none"


def test_a_session_survives_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as first:
        cookie = cookie_of(first.patron("ann of two houses"))
    (tmp_path / "key").unlink()
    with open_house(tmp_path) as second:
        again = with_cookie(second, cookie)
        assert again.get("/api/session").json()["name"] == "ann of two houses"


@pytest.mark.assures("SEC-15")
def test_an_invite_sets_name_and_password_once(house: OpenHouse) -> None:
    admin = house.staff(Role.ADMIN)
    made = house.appoint(admin, "dealer")
    assert made.status_code == 201
    invite = made.json()
    assert invite["path"] == f"/invite#{invite['token']}"
    path = f"/api/invites/{invite['token']}"
    newcomer = house.person()
    for body, status in (
        ({"name": "newcomer", "password": "short"}, 422),
        ({"name": "newcomer", "password": "password123"}, 422),
        ({"name": "newcomer", "password": "newcomer"}, 422),
        ({"name": "\u200b", "password": PASSWORD}, 422),
        ({"name": admin.name, "password": PASSWORD}, 409),
        ({"name": "Newcomer", "password": PASSWORD}, 201),
    ):
        answer = newcomer.post(path, body)
        assert answer.status_code == status, answer.text
    newcomer.began(answer)
    assert newcomer.session["staff"] == invite["subject"]
    again = house.person().post(path, {"name": "thief", "password": PASSWORD})
    assert (again.status_code, again.json()["code"]) == (404, "no-invite")


def test_an_invite_expires(house: OpenHouse) -> None:
    admin = house.staff(Role.ADMIN)
    invite = house.appoint(admin, "dealer").json()
    house.clock.pass_minutes(3 * 24 * 60)
    body = {"name": "latecomer", "password": PASSWORD}
    answer = house.person().post(f"/api/invites/{invite['token']}", body)
    assert answer.status_code == 404


def test_a_new_password_ends_the_sessions_of_the_old_one(house: OpenHouse) -> None:
    ann = house.patron("forgetful ann")
    token = house.call(house.services.access.invite(Subject("patron", ann.id)))
    body = {"name": "forgetful ann", "password": "another horse"}
    assert house.person().post(f"/api/invites/{token}", body).status_code == 201
    assert state(ann) == "none"
    assert house.person().sign_in("forgetful ann").status_code == 401
    assert house.person().sign_in("forgetful ann", "another horse").status_code == 200


@pytest.mark.assures("SEC-17")
@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "invalid"),
        (b"{", 400, "malformed"),
        (b"\xff\xfe", 400, "malformed"),
        (b'"text"', 422, "invalid"),
        (b"[]", 422, "invalid"),
        (b"{}", 422, "invalid"),
        (b'{"name": 1, "password": "x"}', 422, "invalid"),
        (b'{"name": "a", "password": null}', 422, "invalid"),
        (b'{"name": "a", "password": "x", "role": "admin"}', 422, "invalid"),
        (b'{"name": "", "password": "x"}', 422, "invalid"),
        (b'{"name": "a", "password": "' + b"x" * 2000 + b'"}', 422, "invalid"),
        (b'{"name": "a", "password": "' + b"x" * 70_000 + b'"}', 413, "too-large"),
        (b'{"name": "\\ud800", "password": "x"}', 400, "malformed"),
        (b"[" * 20_000, 422, "invalid"),
        (b'{"name": ' + b"[" * 20_000, 422, "invalid"),
    ],
)
def test_an_unreadable_request_is_refused_in_one_sentence(
    house: OpenHouse, body: bytes, status: int, code: str
) -> None:
    headers = {"content-type": "application/json"}
    answer = house.person().client.post("/api/session", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json().keys() <= {"code", "key", "params", "message"}
    assert "\n" not in answer.json()["message"]


def test_a_form_cannot_sign_in(house: OpenHouse) -> None:
    ann = house.patron()
    form = {"name": ann.name, "password": PASSWORD}
    answer = httpx.post(f"{house.url}/api/session", data=form)
    assert answer.status_code in (400, 415, 422)
    assert "set-cookie" not in answer.headers
