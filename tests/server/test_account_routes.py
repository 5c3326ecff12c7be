"""A person's own account: the password, the sessions, and unusual sign-ins."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from puntobanco.people.staff import Role
from puntobanco.server.access.identity import Subject
from puntobanco.server.access.origin import Origin, agent_words
from puntobanco.server.client import LinkLostError
from tests.kit.houses import run
from tests.kit.server import PASSWORD, OpenHouse, Person, open_house, open_live

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36"
)
NEW = "another horse"


def on(house: OpenHouse, name: str, agent: str = FIREFOX, password: str = PASSWORD) -> Person:
    """A person who signs in on a new device."""
    person = house.person()
    person.client.headers["user-agent"] = agent
    return person.began(person.sign_in(name, password))


def account(person: Person) -> dict[str, Any]:
    answer = person.get("/api/me/account")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def state(person: Person) -> str:
    return str(person.get("/api/session").json()["state"])


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def change(person: Person, old: str, new: str) -> httpx.Response:
    return person.post("/api/me/password", {"old": old, "new": new})


@pytest.fixture(params=["patron", "dealer"])
def phone(house: OpenHouse, request: pytest.FixtureRequest) -> Person:
    """A patron or a dealer, signed in on a first device."""
    return house.patron() if request.param == "patron" else house.staff(Role.DEALER)


# --- The password ---------------------------------------------------------------------------


@pytest.mark.assures("SEC-13", "SEC-10", "SEC-21")
def test_a_new_password_ends_every_other_session(house: OpenHouse, phone: Person) -> None:
    desk = on(house, phone.name)
    before = phone.client.cookies["punto"]
    phone.began(change(phone, PASSWORD, NEW))
    assert phone.client.cookies["punto"] != before
    assert (state(phone), state(desk)) == ("open", "none")
    assert house.person().sign_in(phone.name, PASSWORD).status_code == 401
    assert house.person().sign_in(phone.name, NEW).is_success
    [note] = [
        one
        for one in house.services.store.notes.latest(20)
        if (one.what, one.login) == ("password-changed", phone.name)
    ]
    assert note.address == "127.0.0.1"


@pytest.mark.assures("SEC-13")
def test_a_password_change_requires_the_old_one_and_a_valid_new_one(
    house: OpenHouse, phone: Person
) -> None:
    refused(change(phone, "wrong one", NEW), 403, "wrong-password")
    for bad in ("short", "password1", "aaaaaaaaaaaa", "x" * 129):
        refused(change(phone, PASSWORD, bad), 422, "invalid")
    refused(house.person().post("/api/me/password", {"old": "a", "new": NEW}), 401, "signed-out")
    assert house.person().sign_in(phone.name, PASSWORD).is_success


@pytest.mark.assures("SEC-12")
def test_an_open_session_does_not_speed_up_guessing(house: OpenHouse, phone: Person) -> None:
    for _ in range(3):
        refused(change(phone, "wrong one", NEW), 403, "wrong-password")
    refused(change(phone, PASSWORD, NEW), 403, "wrong-password")
    house.clock.pass_minutes(1)
    assert change(phone, PASSWORD, NEW).is_success


def test_a_new_password_invalidates_an_invite(house: OpenHouse, phone: Person) -> None:
    subject = Subject("staff" if phone.session["staff"] else "patron", phone.id)
    token = house.call(house.services.access.invite(subject))
    assert change(phone, PASSWORD, NEW).is_success
    body = {"name": phone.name, "password": "a third horse"}
    refused(house.person().post(f"/api/invites/{token}", body), 404, "no-invite")


# --- Sessions -------------------------------------------------------------------------------


@pytest.mark.assures("SEC-10", "SEC-21")
def test_sessions_are_listed_with_time_place_and_device(house: OpenHouse, phone: Person) -> None:
    house.clock.pass_s(7)
    desk = on(house, phone.name)
    one, other = account(desk)["sessions"]
    assert (one["here"], one["device"], one["address"]) == (True, "Firefox · Linux", "127.0.0.1")
    assert (other["here"], other["began"], one["began"] - other["began"]) == (
        False,
        house.clock() - 7000,
        7000,
    )
    assert one["seen"] == house.clock()
    assert [len(each["number"]) for each in (one, other)] == [16, 16]
    assert account(phone)["sessions"][0]["here"] is False


@pytest.mark.assures("SEC-10", "SEC-21")
def test_one_or_all_other_sessions_can_be_ended(house: OpenHouse, phone: Person) -> None:
    house.clock.pass_s(1)
    desk = on(house, phone.name)
    house.clock.pass_s(1)
    tablet = on(house, phone.name, CHROME)
    stranger = house.patron()
    mine, _, first = account(tablet)["sessions"]
    refused(tablet.client.delete(f"/api/me/sessions/{mine['number']}"), 409, "yourself")
    refused(tablet.client.delete(f"/api/me/sessions/{'0' * 16}"), 404, "not-found")
    refused(stranger.client.delete(f"/api/me/sessions/{mine['number']}"), 404, "not-found")
    left = tablet.client.delete(f"/api/me/sessions/{first['number']}").json()["sessions"]
    assert len(left) == 2
    assert [state(one) for one in (phone, desk, tablet, stranger)] == ["none", *["open"] * 3]
    assert len(tablet.client.delete("/api/me/sessions").json()["sessions"]) == 1
    assert [state(one) for one in (desk, tablet, stranger)] == ["none", "open", "open"]


@pytest.mark.assures("SEC-10")
@pytest.mark.parametrize(
    ("act", "why", "own"),
    [
        ("one", "signed-out", None),
        ("others", "signed-out", None),
        ("password", "new-password", "new-roles"),
    ],
)
def test_ending_a_session_closes_its_open_sockets(
    tmp_path: Path, act: str, why: str, own: str | None
) -> None:
    async def story(house: OpenHouse, phone: Person, desk: Person) -> None:
        async with (
            house.terminal(phone) as one,
            house.terminal(desk) as other,
            one.live() as ended,
            other.live() as asking,
        ):
            first = account(desk)["sessions"][-1]["number"]
            if act == "one":
                answer = desk.client.delete(f"/api/me/sessions/{first}")
            elif act == "others":
                answer = desk.client.delete("/api/me/sessions")
            else:
                answer = change(desk, PASSWORD, NEW)
            assert answer.is_success, answer.text
            with pytest.raises(LinkLostError):
                await ended.until(lambda: False)
            assert ended.bye is not None
            assert ended.bye.why == why
            if own is None:
                await asking.ping()
            else:
                with pytest.raises(LinkLostError):
                    await asking.until(lambda: False)
                assert asking.bye is not None
                assert asking.bye.why == own

    with open_live(tmp_path) as house:
        phone = house.patron("ann of two devices")
        house.clock.pass_s(1)
        run(story(house, phone, on(house, phone.name)))


# --- Unusual sign-ins -----------------------------------------------------------------------


@pytest.mark.assures("SEC-10", "SEC-21")
def test_a_new_device_is_reported_on_other_sessions_and_in_the_office(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        phone = house.patron("ann of the phone")
        assert account(phone)["unusual"] == []
        house.clock.pass_s(9)
        thief = on(house, phone.name, CHROME)
        # The new device neither sees the notice of its sign-in nor can hide it.
        assert thief.post("/api/me/unusual/seen").json()["unusual"] == []
        phone.began(phone.sign_in(phone.name))
        told = {
            "what": "device",
            "at": house.clock(),
            "address": "127.0.0.1",
            "device": "Chrome · Android",
        }
        assert account(phone)["unusual"] == [told]
        assert phone.post("/api/me/unusual/seen").json()["unusual"] == []
        assert account(phone)["unusual"] == []
        # Now known, it is not reported again.
        thief.began(thief.sign_in(phone.name))
        assert account(phone)["unusual"] == []
        notes = house.staff(Role.AUDITOR).get("/api/office/notes").json()
        noted = [one for one in notes if one["what"] == "new-device"]
        assert [(one["login"], one["detail"]) for one in noted] == [
            (phone.name, "Chrome · Android")
        ]


@pytest.mark.assures("SEC-10")
def test_a_new_network_is_reported_even_on_a_known_device(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        phone = house.patron("ann who travels")
        desk = on(house, phone.name)
        phone.post("/api/me/unusual/seen")
        devices, store = house.services.access.devices, house.services.store
        device = phone.client.cookies["punto-device"]

        far = Origin("198.51.100.9", device=device, agent="Safari · iPhone")
        assert devices.record_sign_in(Subject("patron", phone.id), far) == (device, "network")
        assert devices.record_sign_in(Subject("patron", phone.id), far) == (device, "")
        assert [one["what"] for one in account(desk)["unusual"]] == ["network"]
        known = {one.token_hash for one in store.devices.of("patron", phone.id)}
        assert (len(known), far.device_hash in known) == (2, True)


def test_a_forged_device_cookie_is_replaced(house: OpenHouse) -> None:
    ann = house.patron()
    other = house.person()
    other.client.cookies.set("punto-device", "A" * 43, domain="127.0.0.1", path="/")
    answer = other.sign_in(ann.name)
    assert answer.is_success
    assert f"punto-device={'A' * 43}" not in "".join(answer.headers.get_list("set-cookie"))


@pytest.mark.parametrize(
    ("header", "words"),
    [
        (FIREFOX, "Firefox · Linux"),
        (CHROME, "Chrome · Android"),
        ("", ""),
        ("curl/8.5.0", "curl/8.5.0"),
        ("evil\x1b[2J" + "x" * 200, "evil[2J" + "x" * 72),
    ],
)
def test_a_device_is_described_without_words_to_translate(header: str, words: str) -> None:
    assert agent_words(header) == words
