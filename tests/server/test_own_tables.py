"""Tables on your own sheets: when a house starts, and over HTTP while it is open."""

from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from puntobanco.core.errors import PuntoError, RuleError
from puntobanco.core.facts import Value, fact, listed
from puntobanco.house.host import Clock
from puntobanco.people.staff import Role
from puntobanco.server import live
from puntobanco.server.own_tables import files_of, names_of, outlines_of, own_tables, with_tables
from puntobanco.sheets.files import game_keys, house_profile
from puntobanco.table import commands
from tests.kit.server import SETTINGS, FakeClock, OpenHouse, open_live, open_with
from tests.kit.stated import assert_states, stated_in, stating

SHEET = """
key     = "banker-nine"
name    = { en = "Banker Nine", zh-Hans = "庄九点", zh-Hant = "莊九點" }
source  = "our house sheet"
extends = "mini-baccarat"
order   = ["player", "banker", "tie", "nine"]
paytables.nine.rows = [{ on = "win", total = 9, pays = "5 to 1" }]
[bets.nine]
name = { en = "Nine", zh-Hans = "九点", zh-Hant = "九點" }
side = "banker"
paytable = "nine"
"""
DEFAULT = house_profile("house-default")


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(SHEET, encoding="utf-8")
    return file


def house_with(folder: Path, sheet: Path, said: list[Value]) -> AbstractContextManager[OpenHouse]:
    """A house that was started with `--table`."""
    tables = own_tables([str(sheet)], DEFAULT)
    clock = FakeClock()
    floor = partial(live.live_extension, names=names_of(tables), clock=Clock(clock, clock.sleep))
    return open_with(folder, SETTINGS, with_tables(floor, tables, said.append), clock)


def test_a_sheet_with_the_key_of_a_built_in_game_is_refused(sheet: Path) -> None:
    sheet.write_text(SHEET.replace('"banker-nine"', '"fortune-7"'), encoding="utf-8")
    with stating(PuntoError, "sheet-error-key-taken", key="'fortune-7'"):
        own_tables([str(sheet)], DEFAULT)
    assert own_tables(["fortune-7"], DEFAULT)


def test_a_table_opens_on_a_custom_sheet_and_is_played(tmp_path: Path, sheet: Path) -> None:
    said: list[Value] = []
    with house_with(tmp_path / "house", sheet, said) as house:
        ann = house.patron("ann")
        (table,) = ann.get("/api/tables").json()
        assert (table["table"], table["name"]) == ("banker-nine", "Banker Nine")
        bets = ann.get("/api/tables/banker-nine").json()["info"]["bets"]
        assert [bet["key"] for bet in bets] == ["player", "banker", "tie", "nine"]
        sent = {"id": "sit-1", "command": {"type": "Sit", "seat": 3}}
        answer = ann.post("/api/tables/banker-nine/commands", sent)
        assert answer.json()["events"] == ["PatronSat"]
    assert said == []


def test_an_open_table_keeps_its_rules_when_the_sheet_changes(tmp_path: Path, sheet: Path) -> None:
    said: list[Value] = []
    for pays in ("5 to 1", "5 to 1", "4 to 1"):
        sheet.write_text(SHEET.replace("5 to 1", pays), encoding="utf-8")
        with house_with(tmp_path / "house", sheet, said) as house:
            assert house.table("banker-nine").rules.bet("nine").rows[0].pays.numerator == 5
    assert said == [fact("serve-table-unchanged", table="banker-nine", file=str(sheet))]
    with house_with(tmp_path / "house", sheet, said) as house:
        house.ask("banker-nine", commands.CloseTable())
    with house_with(tmp_path / "house", sheet, said) as house:
        assert house.table("banker-nine").rules.bet("nine").rows[0].pays.numerator == 4


def test_staff_open_more_tables_on_a_given_sheet(tmp_path: Path, sheet: Path) -> None:
    asked = {"table": "two", "game": "banker-nine", "mode": "dealer"}
    with open_live(
        tmp_path / "one", replace(SETTINGS, sheets={"banker-nine": str(sheet)})
    ) as house:
        assert house.staff(Role.SUPERVISOR).post("/api/tables", asked).is_success
        assert house.table("two").rules.bet("nine").rows[0].pays.numerator == 5
    with open_live(tmp_path / "other") as house:
        refused = house.staff(Role.SUPERVISOR).post("/api/tables", asked)
        assert (refused.status_code, refused.json()["code"]) == (422, "game")


def test_the_office_lists_custom_sheets(tmp_path: Path, sheet: Path) -> None:
    tables = own_tables([str(sheet), "fortune-7"], DEFAULT)
    own = replace(SETTINGS, sheets=files_of(tables), listed=outlines_of(tables))
    with open_live(tmp_path / "house", own) as house:
        sam = house.staff(Role.SUPERVISOR)
        titles = [(one["key"], one["title"]) for one in sam.get("/api/office/sheets").json()]
        assert titles[-1] == ("banker-nine", "Banker Nine")
        assert [key for key, _ in titles] == [*game_keys(), "banker-nine"]
        shown = sam.get("/api/office/sheets/banker-nine").json()
        assert "table-limits" in {one["key"] for one in shown["settings"]}


def test_a_meter_opens_for_a_custom_sheet(tmp_path: Path) -> None:
    sheet = tmp_path / "ours.toml"
    own = 'key = "ours"\nsource = "our house sheet"\nextends = "progressive-3"\n'
    sheet.write_text(own + 'name = { en = "Ours", zh-Hans = "本场", zh-Hant = "本場" }\n', "utf-8")
    with open_live(tmp_path / "house", replace(SETTINGS, sheets={"ours": str(sheet)})) as house:
        body = {"id": "m-1", "meter": "m", "game": "ours", "reason": "opening"}
        alone = house.staff(Role.EXECUTIVE).post("/api/meters", body)
        assert (alone.status_code, alone.json()["code"]) == (409, "approval-missing")


@pytest.mark.parametrize("route", ["/api/tables", "/api/meters"])
def test_opening_a_table_reads_no_file(
    tmp_path: Path, sheet: Path, monkeypatch: pytest.MonkeyPatch, route: str
) -> None:
    monkeypatch.chdir(tmp_path)  # where a name without a folder would be found
    body = {"game": sheet.name} | (
        {"table": "two"}
        if route == "/api/tables"
        else {"id": "m-1", "meter": "m", "reason": "opening"}
    )
    with open_live(tmp_path / "house") as house:
        answer = house.staff(Role.EXECUTIVE).post(route, body)
    assert (answer.status_code, answer.json()["code"]) == (422, "game")
    known = listed(game_keys())
    assert_states(stated_in(answer), "game-unknown", game="mine.toml", known=known)


def test_a_table_opens_only_under_a_built_in_profile(tmp_path: Path) -> None:
    asked = {"table": "two", "game": "terminal-1", "mode": "dealer"}
    with open_live(tmp_path / "house") as house:
        sam = house.staff(Role.SUPERVISOR)
        for wrong in ("mine.toml", "nowhere"):
            answer = sam.post("/api/tables", asked | {"profile": wrong})
            assert_states(stated_in(answer), "profile-unknown", profile=wrong)
        assert sam.post("/api/tables", asked | {"profile": "restricted"}).is_success
        assert house.table("two").rules.profile == "restricted"


def test_invalid_table_options_are_refused_in_one_sentence(tmp_path: Path, sheet: Path) -> None:
    twin = tmp_path / "twin.toml"
    twin.write_text(SHEET, encoding="utf-8")
    with stating(RuleError, "table-of-same-game", file=str(twin), other=str(sheet)):
        own_tables([str(sheet), str(twin)], DEFAULT)
    with stating(PuntoError, "sheet-error-game-unknown"):
        own_tables(["baccarrat"], DEFAULT)
    with stating(PuntoError, "sheet-error-not-offered", game="'banker-nine'"):
        own_tables([str(sheet)], house_profile("california-sheet"))
    assert own_tables([], DEFAULT) == ()
