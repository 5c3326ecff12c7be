"""Limits, breaks and exclusion over HTTP: what a patron sets, what staff see, what is refused."""

import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from puntobanco.people.rules import DAY, HOUR
from puntobanco.people.staff import Role
from puntobanco.sheets.files import house_profile
from puntobanco.words import Language, languages, words_in
from tests.kit.server import SETTINGS, OpenHouse, Person, open_house


def wish(person: Person, what: str, *, language: str = "en", **more: Any) -> httpx.Response:
    body = {"what": what, "id": secrets.token_hex(8), **more}
    return person.post("/api/me/care", body, headers={"accept-language": language})


def done(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def limit(told: dict[str, Any], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in told["limits"] if one["limit"] == kind)
    return found


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.assures("RG-01", "RG-02")
def test_a_patron_sets_a_limit_before_any_money_is_staked(house: OpenHouse) -> None:
    ann = house.patron()
    told = done(ann.get("/api/me/care"))
    assert not told["asked"], "the house asks about limits before the first wager"
    assert [one["value"] for one in told["limits"]] == [None] * 4
    told = done(wish(ann, "limit", limit="loss-day", value=200_00))
    assert (limit(told, "loss-day")["value"], told["loss_left"], told["asked"]) == (
        200_00,
        200_00,
        True,
    )
    told = done(wish(ann, "limit", limit="loss-day", value=None))
    assert limit(told, "loss-day") == {
        "limit": "loss-day",
        "value": 200_00,
        "used": 0,
        "waiting": {"value": None, "holds": house.clock() + 24 * HOUR},
    }
    told = done(wish(ann, "withdraw", limit="loss-day"))
    assert limit(told, "loss-day")["waiting"] is None
    assert [one["what"] for one in told["history"]] == [
        "limit-set",
        "limit-set",
        "change-withdrawn",
    ]


def test_a_repeated_request_has_one_effect(house: OpenHouse) -> None:
    ann = house.patron()
    body = {"what": "limit", "id": "terminal-7-000001", "limit": "time-day", "value": 90}
    first, again = ann.post("/api/me/care", body), ann.post("/api/me/care", body)
    assert done(first) == done(again)
    other = ann.post("/api/me/care", body | {"value": 30})
    assert refused(other) == (409, "same-id")


@pytest.mark.parametrize("language", languages())
def test_refusals_are_in_the_requested_language(house: OpenHouse, language: Language) -> None:
    ann = house.patron()
    done(wish(ann, "exclude", days=30))
    answer = wish(ann, "play-again", language=language)
    assert refused(answer) == (409, "term-runs")
    assert answer.json()["message"] == words_in(language).say("people-refusal-term-runs")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"what": "limit", "limit": "loss-day", "value": 0}, "limit-value"),
        ({"what": "limit", "limit": "time-day", "value": 100_000}, "limit-value"),
        ({"what": "reality-check", "minutes": 7}, "term"),
        ({"what": "cool-off", "hours": 1}, "term"),
        ({"what": "exclude", "days": 1}, "term"),
        ({"what": "withdraw", "limit": "loss-week"}, "nothing-waits"),
        ({"what": "play-again"}, "not-excluded"),
    ],
)
def test_impossible_changes_are_refused_with_their_code(
    house: OpenHouse, body: dict[str, Any], code: str
) -> None:
    answer = house.patron().post("/api/me/care", {"id": secrets.token_hex(8), **body})
    assert refused(answer) == (409, code)


@pytest.mark.parametrize(
    "body",
    [
        {"what": "limit", "limit": "loss-year", "value": 5},
        {"what": "limit", "limit": "loss-day", "value": 1.5},
        {"what": "limit", "limit": "loss-day"},
        {"what": "unlimit"},
        {"what": "exclude", "days": 30, "patron": "somebody"},
    ],
)
def test_malformed_changes_are_refused(house: OpenHouse, body: dict[str, Any]) -> None:
    answer = house.patron().post("/api/me/care", {"id": secrets.token_hex(8), **body})
    assert refused(answer) == (422, "invalid")


def test_a_reminder_must_be_an_offered_interval(house: OpenHouse) -> None:
    ann = house.patron()
    assert done(ann.get("/api/me/care"))["reality_check"] == 60
    assert done(wish(ann, "reality-check", minutes=0))["reality_check"] == 0


@pytest.mark.assures("RG-04")
def test_sign_in_states_an_exclusion_and_its_end(house: OpenHouse) -> None:
    ann = house.patron(credit=100_00)
    done(wish(ann, "exclude", days=30))
    ends = house.clock() + 30 * DAY
    session = done(ann.sign_in(ann.name))
    assert (session["state"], session["stop"], session["until"]) == ("open", "excluded", ends)
    cage = house.staff(Role.CASHIER)
    (listed,) = cage.get(f"/api/patrons?name={ann.name}").json()
    assert (listed["stop"], listed["until"], listed["may_play"]) == ("excluded", ends, True)
    cash = {"id": "cage-1-000001", "patron": ann.id, "amount": 100_00}
    assert refused(cage.post("/api/cash", cash | {"act": "issue"})) == (409, "excluded")
    assert done(cage.post("/api/cash", cash | {"act": "redeem"}))["wallet"] == 0
    house.clock.pass_s(30 * DAY / 1000)
    ann.began(ann.sign_in(ann.name))
    assert done(wish(ann, "play-again"))["stop"] is None
    assert done(ann.get("/api/session"))["stop"] is None


def test_sign_in_states_a_break_and_it_ends_by_itself(house: OpenHouse) -> None:
    ann = house.patron()
    assert done(wish(ann, "cool-off", hours=24))["stop"] == "cooling-off"
    house.clock.pass_s(24 * 3600)
    session = ann.began(ann.sign_in(ann.name)).session
    assert session["stop"] is None


def test_staff_exclude_a_patron_and_see_their_limits(house: OpenHouse) -> None:
    ann, cage = house.patron(), house.staff(Role.CASHIER)
    done(wish(ann, "limit", limit="loss-week", value=500_00))
    path = f"/api/patrons/{ann.id}"
    body = {"id": "cage-1-000018", "days": 180, "reason": "asked at the cage"}
    told = done(cage.post(f"{path}/exclude", body))
    assert (told["patron"], told["stop"]) == (ann.id, "excluded")
    assert told["history"][-1]["by"] == cage.id
    seen = done(house.staff(Role.AUDITOR).get(f"{path}/care"))
    assert seen == told
    shorter = cage.post(f"{path}/exclude", body | {"id": "cage-1-000019", "days": 30})
    assert refused(shorter) == (409, "not-longer")
    nameless = cage.post(f"{path}/exclude", body | {"reason": "  "})
    assert refused(nameless) == (422, "invalid")


def test_limits_of_others_cannot_be_seen_or_changed(house: OpenHouse) -> None:
    ann, bob = house.patron(), house.patron()
    assert refused(ann.get(f"/api/patrons/{bob.id}/care")) == (403, "not-yours")
    cage = house.staff(Role.CASHIER)
    assert refused(cage.get("/api/me/care")) == (403, "not-yours")
    assert refused(cage.get("/api/patrons/nobody/care")) == (404, "not-found")
    body = {"id": "cage-1-000020", "days": 30, "reason": "asked"}
    assert refused(cage.post("/api/patrons/nobody/exclude", body)) == (404, "not-found")


def test_a_house_adopts_its_profile_once(tmp_path: Path) -> None:
    config = replace(SETTINGS, profile=house_profile("california-sheet"))
    for _ in range(2):
        with open_house(tmp_path, config) as house:
            entries = house.services.store.read(house.services.pit.id)
            kinds = [entry.kind for entry in entries]
            assert kinds.count("ProfileAdopted") == 1
            assert house.services.access.directory().rules == config.profile.rules
