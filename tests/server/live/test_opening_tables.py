"""Opening and closing tables from the office: a game from the list, and the revealed shoe."""

import json
import re

import pytest

from puntobanco.core.facts import Fact, fact, listed, to_wire
from puntobanco.fairness.export import parse_shoe
from puntobanco.people.staff import Role
from puntobanco.server.patterns import EXPECTED, NOT_BLANK
from puntobanco.sheets import load_game
from puntobanco.table.state import Phase
from puntobanco.words import words_in
from puntobanco.words.languages import parse_language
from tests.kit.server import OpenHouse, Person
from tests.kit.stated import stated_in

CHINESE = words_in(parse_language("zh-Hans"))
TRADITIONAL = words_in(parse_language("zh-Hant"))


@pytest.fixture(scope="module")
def sam(house: OpenHouse) -> Person:
    return house.staff(Role.SUPERVISOR)


def test_every_listed_game_has_its_settings(sam: Person) -> None:
    listed = sam.get("/api/office/sheets", params={"language": "zh-Hans"}).json()
    titles = {one["key"]: one["title"] for one in listed}
    assert titles["mini-baccarat"] == CHINESE.named(load_game("mini-baccarat").name)
    metered = {one["key"]: one["metered"] for one in listed if one["metered"]}
    assert {"meter-seed", "meter-contribution"} <= set(metered["progressive-3"])
    assert "mini-baccarat" not in metered
    for key in titles:
        shown = sam.get(f"/api/office/sheets/{key}").json()
        assert "seats" in {one["key"] for one in shown["settings"]}
    assert sam.get("/api/office/sheets/none").status_code == 404


def test_advice_is_given_before_a_meter_opens(house: OpenHouse) -> None:
    eve = house.staff(Role.EXECUTIVE)
    path = "/api/office/meter-advice"
    told = eve.post(path, {"game": "progressive-3"}).json()
    edge, *_ = told["printed"]
    assert edge == {
        "figure": "edge",
        "hands": "player",
        "printed": "24.22 %",
        "exact": "48.67 %",
        "far": True,
        "settings": [
            {
                "key": "tied",
                "label": "Progressive wager rides on",
                "value": str(fact("setting-value-winning-hand")),
            }
        ],
    }
    assert (told["refused"], told["dry"]) == ("", False)
    assert [one["code"] for one in told["advice"]] == ["no-reserve"]
    either = {"game": "progressive-3", "settings": {"tied": "winning-hand"}}
    assert {one["far"] for one in eve.post(path, either).json()["printed"]} == {False}
    chinese = eve.post(f"{path}?language=zh-Hant", {"game": "progressive-3"}).json()
    assert chinese["printed"][0]["settings"][0]["value"] == TRADITIONAL.say(
        "setting-value-winning-hand"
    )
    wrong = eve.post(path, {"game": "progressive-3", "settings": {"meter-contribution": "120 %"}})
    assert str(fact("notation-rate-above", text="'120 %'")) in wrong.json()["refused"]
    zero = {"game": "progressive-3", "settings": {"meter-seed": "0"}}
    refused = eve.post(path, zero).json()
    [first, *_] = refused["advice"]
    assert (first["level"], first["code"], first["params"]) == ("refuse", "seed-zero", {})
    assert first["text"] == refused["refused"]
    for game in ("fortune-7", "none"):
        assert eve.post(path, {"game": game}).status_code == 422


def test_a_table_opened_with_settings_is_in_the_lobby(house: OpenHouse, sam: Person) -> None:
    body = {"table": "new", "game": "mini-baccarat", "mode": "dealer", "settings": {"seats": 5}}
    assert sam.post("/api/tables", body).is_success
    lobby = {one["table"]: one for one in house.person().get("/api/tables").json()}
    assert (lobby["new"]["seats"], lobby["new"]["mode"]) == (5, "dealer")
    again = sam.post("/api/tables", body, headers={"accept-language": "zh-Hans"})
    assert (again.status_code, again.json()["message"]) == (409, CHINESE.say("refusal-table-open"))


def test_an_invalid_setting_is_refused_in_the_language_of_the_reader(
    sam: Person,
) -> None:
    body = {"table": "new", "game": "mini-baccarat", "settings": {"total-decks": 60}}
    refused = sam.post("/api/tables", body, headers={"accept-language": "zh-Hant"})
    told = refused.json()
    assert (refused.status_code, told["code"], told["setting"]) == (422, "game", "total-decks")
    why = fact("sheet-error-too-large", value="60", most="16")
    assert told["params"]["why"] == to_wire(why)
    assert told["message"] == TRADITIONAL.say("server-says", why=why)


@pytest.mark.assures("RNG-15")
def test_a_disabled_automatic_table_retires_its_shoe_and_closes(
    house: OpenHouse, sam: Person
) -> None:
    game = {"table": "auto", "game": "terminal-3", "settings": {"betting-time": 10}}
    assert sam.post("/api/tables", game).is_success
    ann = house.patron("ann", credit=500_00)
    sit = {"id": "ann-sits", "command": {"type": "Sit", "seat": 1}}
    assert ann.post("/api/tables/auto/commands", sit).is_success
    house.pass_s(30)
    assert house.table("auto").shoe is not None

    in_play = sam.post("/api/tables/auto/close")
    assert in_play.status_code == 409
    assert house.table("auto").phase is not Phase.CLOSED
    body = {"what": "table", "table": "auto", "reason": "the night is over"}
    assert sam.post("/api/disable", body).is_success
    for _ in range(5):
        house.pass_s(20)
    assert house.table("auto").phase is Phase.IDLE

    assert sam.post("/api/tables/auto/close").is_success
    assert house.table("auto").phase is Phase.CLOSED
    assert parse_shoe(house.person().get("/api/tables/auto/shoes/1").text).faults == ()
    assert sam.post("/api/tables", game).is_success, "it can be opened again"
    assert sam.post("/api/tables/none/close").status_code == 404


def test_a_table_without_a_shoe_closes(house: OpenHouse, sam: Person) -> None:
    assert sam.post("/api/tables", {"table": "idle", "game": "terminal-1"}).is_success
    assert sam.post("/api/tables/idle/close").is_success
    assert house.table("idle").phase is Phase.CLOSED


def wrong(place: str, value: str, expected: Fact) -> Fact:
    """The error of a value in a request."""
    problem = fact("input-value", value=repr(value), expected=expected)
    return fact("input-place", place=place, problem=problem)


def test_patterns_are_not_shown_in_errors(sam: Person) -> None:
    asked = sam.post("/api/tables", {"table": "Table 1!", "game": "mini-baccarat"})
    assert stated_in(asked) == wrong("table", "Table 1!", fact("expected-id"))
    asked = sam.get("/api/office/report", params={"day": "yesterday"})
    assert stated_in(asked) == wrong("day", "yesterday", fact("expected-day"))
    asked = sam.get("/api/office/report", params={"shift": 0})
    one_to_four = fact("expected-whole-between", least=1, most=4)
    assert stated_in(asked) == wrong("shift", "0", one_to_four)


def test_every_pattern_has_a_description(house: OpenHouse) -> None:
    described = house.person().get("/api/openapi.json").text
    found = {json.loads(one) for one in re.findall(r'"pattern":\s*("(?:[^"\\]|\\.)*")', described)}
    assert found == {*EXPECTED, NOT_BLANK}


def test_a_refusal_is_the_same_over_http_and_socket(house: OpenHouse, sam: Person) -> None:
    opened = {"table": "http", "game": "mini-baccarat", "mode": "dealer"}
    assert sam.post("/api/tables", opened).is_success
    ann = house.patron("bea", credit=500_00)
    nowhere = ann.post(
        "/api/tables/http/commands", {"id": "bea-sits", "command": {"type": "Sit", "seat": 9}}
    )
    assert nowhere.json() == {
        "code": "no-such-seat",
        "message": str(fact("refusal-no-such-seat", seats=listed([1, 2, 3, 4, 5, 6, 7]))),
        "key": "refusal-no-such-seat",
        "params": {"seats": {"listed": [1, 2, 3, 4, 5, 6, 7]}},
    }
