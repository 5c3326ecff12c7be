"""Profiles over HTTP: the data of the settings page, and how its profile binds a house."""

from dataclasses import replace
from pathlib import Path

import pytest

from puntobanco.core.ids import MeterId
from puntobanco.people.staff import Role
from puntobanco.server.routes.profiles import ProfileShown
from puntobanco.sheets.files import house_profile, profile_entries, profile_keys
from puntobanco.words import languages, words_in
from puntobanco.words.languages import parse_language
from tests.kit.server import PASSWORD, SETTINGS, OpenHouse, open_live
from tests.kit.stated import assert_states, codes_in, stated_in

OURS = """
key    = "ours"
name   = { en = "Ours", zh-Hans = "本店", zh-Hant = "本店" }
source = "our house"
games  = ["progressive-3"]

[settings]
meter-seed = "7500.00"

[editable]
meter-seed = false
"""


def test_staff_see_every_profile_and_the_one_in_force(house: OpenHouse) -> None:
    listed = house.staff(Role.AUDITOR).get("/api/profiles").json()
    assert [one["key"] for one in listed if one["in_force"]] == ["house-default"]
    assert sorted(one["key"] for one in listed) == list(profile_keys())


@pytest.mark.parametrize("key", profile_keys())
def test_a_profile_is_shown_entry_by_entry(house: OpenHouse, key: str) -> None:
    shown = house.staff(Role.EXECUTIVE).get(f"/api/profiles/{key}").json()
    assert set(shown) == set(ProfileShown.__struct_fields__)
    said = [(entry["place"], entry["basis"], len(entry["changes"])) for entry in shown["entries"]]
    assert said == [(one.place, one.basis, len(one.changes)) for one in profile_entries(key)]


@pytest.mark.parametrize("language", languages())
def test_a_profile_is_in_the_language_of_the_request(house: OpenHouse, language: str) -> None:
    words, address = words_in(parse_language(language)), "/api/profiles/california-sheet"
    shown = house.staff(Role.ADMIN).get(address, params={"language": language}).json()
    values = {entry["place"]: entry["words"] for entry in shown["entries"]}
    assert values["settings.rotation"] == {"sheet": words.say("setting-value-sheet")}
    assert values["house.looser-after-hours"] == {}
    profile = house_profile("california-sheet")
    assert shown["name"] == words.named(profile.name)
    notices = [entry["text"] for entry in shown["entries"] if entry["text"] is not None]
    assert notices == [words.named(notice) for notice in profile.notices]


def test_inherited_entries_are_marked(house: OpenHouse) -> None:
    shown = house.staff(Role.ADMIN).get("/api/profiles/california-sheet").json()
    inherited = {entry["place"]: entry["inherited"] for entry in shown["entries"]}
    assert inherited["house.looser-after-hours"]
    assert not inherited["house.help-line"]


def test_an_unknown_profile_is_not_found(house: OpenHouse) -> None:
    answer = house.staff(Role.ADMIN).get("/api/profiles/nobody")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_posted_rules_are_public(house: OpenHouse) -> None:
    told = house.person().get("/api/house").json()
    assert (told["profile"], told["minimum_age"]) == ("house-default", 21)
    assert told["time_zone"] == "UTC"
    assert told["help_line"] == "1-800-589-9966"
    assert told["languages"] == list(languages())
    assert all(isinstance(notice, str) and notice for notice in told["notices"])


def test_a_house_opens_tables_under_its_own_profile(tmp_path: Path) -> None:
    config = replace(SETTINGS, profile=house_profile("california-sheet"))
    with open_live(tmp_path, config) as house:
        boss = house.staff(Role.SUPERVISOR)
        ask = {"table": "one", "game": "commission-free-baccarat"}
        assert boss.post("/api/tables", ask).is_success
        game = house.services.pit.state.tables["one"].rules  # type: ignore[index]
        assert (game.profile, game.setting("rotation").editable) == ("california-sheet", False)
        refused = boss.post("/api/tables", {"table": "two", "game": "mini-baccarat"})
        assert refused.status_code == 422
        assert "sheet-error-not-offered" in codes_in(stated_in(refused))
        refused = boss.post("/api/tables", ask | {"table": "two", "profile": "unrestricted"})
        assert_states(
            stated_in(refused), "profile-not-ours", profile="unrestricted", ours="california-sheet"
        )


def test_a_house_opens_meters_under_its_own_profile(tmp_path: Path) -> None:
    own = tmp_path / "ours.toml"
    own.write_text(OURS, encoding="utf-8")
    with open_live(tmp_path / "house", replace(SETTINGS, profile=house_profile(str(own)))) as house:
        boss, chief = house.staff(Role.EXECUTIVE), house.staff(Role.SUPERVISOR)
        word = {"card": house.card(chief), "password": PASSWORD, "role": "supervisor"}
        ask = {"id": "open-1", "meter": "dragon", "game": "progressive-3", "reason": "new"}
        refused = boss.post("/api/meters", ask | {"game": "progressive-2"})
        assert (refused.status_code, refused.json()["code"]) == (422, "game")
        assert "sheet-error-not-offered" in codes_in(stated_in(refused))
        refused = boss.post("/api/meters", ask | {"settings": {"meter-seed": "6000.00"}})
        assert (refused.status_code, refused.json()["code"]) == (422, "game")
        assert refused.json()["setting"] == "meter-seed"
        assert "settings." not in refused.json()["message"]
        refused = boss.post("/api/meters", ask | {"profile": "unrestricted"})
        assert_states(stated_in(refused), "profile-not-ours", ours="ours")
        act = {one: ask[one] for one in ("meter", "game", "reason")} | {"at": "new-meter"}
        given = boss.post("/api/approvals", word | {"act": act}).json()["reference"]
        assert boss.post("/api/meters", ask | {"approval": given}).is_success
        meter = house.services.pit.state.meters[MeterId("dragon")]
        assert (meter.rules.profile, meter.settings.seed) == ("ours", 7_500_00)
