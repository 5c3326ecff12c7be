"""The back office over HTTP: its answers match the log, and its refusals."""

import csv
import io
import re
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tools.openapi.examples.play import a_meter

from puntobanco.core.facts import fact, to_json
from puntobanco.core.ids import Ms, PatronId, PitId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.wording import pays_fact, row_fact
from puntobanco.office import search
from puntobanco.office.schema import COUP, WAGER
from puntobanco.people import commands as people
from puntobanco.people.staff import Role
from puntobanco.progressive.figures import MeterFigure
from puntobanco.proof.evidence import game_of
from puntobanco.server.routes import office_lines
from puntobanco.sheets.setting_values import has_words
from puntobanco.store import Note
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.words import ENGLISH, languages, words_in
from puntobanco.words.languages import parse_language
from tests.kit.houses import Floor
from tests.kit.office import after_an_evening
from tests.kit.server import OpenHouse, Person
from tests.kit.stated import codes_in, stated_in
from tests.office.houses import Replay

PATIENCE_S = 60


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with after_an_evening(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def eve(house: OpenHouse) -> Person:
    """An executive."""
    return house.staff(Role.EXECUTIVE, name="Eve")


@pytest.fixture(scope="module")
def replay(house: OpenHouse, eve: Person) -> Replay:
    assert eve.get("/api/office").is_success
    return Replay.of(house.services.store, "main")


def got(person: Person, path: str, **query: Any) -> Any:
    answer = person.get(path, params=query)
    assert answer.is_success, answer.text
    return answer.json()


def refused(person: Person, path: str, **query: Any) -> str:
    answer = person.get(path, params=query)
    assert answer.status_code in (404, 422), answer.text
    body = answer.json()
    assert body["message"].endswith(".")
    assert "\n" not in body["message"]
    return fault_of(body)


def fault_of(body: dict[str, Any]) -> str:
    """The key of the fact in an answer, or of the fact of a lower room inside it."""
    key: str = body["key"]
    for within in ("why", "problem"):
        inner = body.get("params", {}).get(within)
        if isinstance(inner, dict):
            return fault_of({"key": inner["code"], "params": inner["params"]})
    return key


ALL = {"since": 0}


# --- Reports -------------------------------------------------------------------------------------


@pytest.mark.assures("REC-05")
def test_a_report_over_http_equals_the_log(eve: Person, replay: Replay) -> None:
    for simulated in (False, True):
        made = got(eve, "/api/office/report", **ALL, simulated=simulated)
        lines = {(line["game_hash"], line["bet"]): line for line in made["bets"] if line["wagers"]}
        replayed = replay.by_bet(simulated=simulated)
        assert lines.keys() == replayed.keys()
        for key, sums in replayed.items():
            assert {name: lines[key][name] for name in sums} == dict(sums)


def test_the_day_so_far_is_the_report_of_today(eve: Person) -> None:
    clock = got(eve, "/api/office")
    assert clock["failed"] == ""
    today = got(eve, "/api/office/today")
    report = got(eve, "/api/office/report", day=clock["today"])
    for made in (today["report"], report):
        made["heading"].pop("generated_ms")
        made["heading"].pop("read_to")
    assert today["report"] == report
    assert sum(point["coups"] for point in today["hours"]) == report["total"]["coups"]
    assert sum(point["win"] for point in today["hours"]) == report["total"]["house_win"]
    assert sum(point["drop"] for point in today["hours"]) == report["total"]["drop"]
    assert today["incidents"] > 0


def test_shifts_add_up_to_their_day(eve: Person) -> None:
    clock = got(eve, "/api/office")
    day = got(eve, "/api/office/report", day=clock["today"])["total"]
    shifts = [
        got(eve, "/api/office/report", day=clock["today"], shift=number)["total"]
        for number in range(1, clock["shifts"] + 1)
    ]
    for name in ("coups", "stake", "returned", "house_win", "drop", "fees"):
        assert sum(shift[name] for shift in shifts) == day[name]


def test_a_period_without_activity_is_a_report(eve: Person) -> None:
    for kind in ("report", "cage", "ledger"):
        made = got(eve, f"/api/office/{kind}", day="2001-02-03")
        heading = made.get("cage", made)["heading"]
        assert heading["empty"]
        assert heading["house"] == "Test House"


@pytest.mark.assures("LED-01")
def test_the_ledger_equals_the_log_and_balances_to_zero(eve: Person, replay: Replay) -> None:
    made = got(eve, "/api/office/ledger", since=0, until=1_900_000_800_000)
    lines = {line["account"]: line["closing"] for line in made["lines"]}
    assert made["total"]["opening"] == made["total"]["closing"] == 0
    assert made["total"]["into"] == made["total"]["out"]
    summed: dict[str, int] = {}
    for account, amount in replay.accounts.items():
        head, _, rest = account.partition("/")
        name = {"wallet": "wallets", "chips": f"chips/{rest.partition('/')[0]}"}.get(head, account)
        summed[name] = summed.get(name, 0) + amount
    assert lines == summed


def test_every_report_can_be_downloaded(eve: Person) -> None:
    for path, query in {
        "/api/office/report/csv": ALL,
        "/api/office/cage/csv": ALL,
        "/api/office/ledger/csv": {"day": "2027-01-15"},
        "/api/office/liability/csv": {},
        "/api/office/statements/ter-1/csv": ALL,
    }.items():
        answer = eve.get(path, params=query)
        assert answer.headers["content-type"].startswith("text/csv"), answer.text
        assert "attachment" in answer.headers["content-disposition"]
        lines = list(csv.DictReader(io.StringIO(answer.text)))
        assert lines
        assert {line["house"] for line in lines} == {"Test House"}


def test_the_cage_report_separates_cashiers(house: OpenHouse) -> None:
    ann, bob = house.staff(Role.CASHIER, name="Ann"), house.staff(Role.CASHIER, name="Bob")
    for cashier, act, amount in ((ann, "issue", 500), (bob, "issue", 300), (ann, "redeem", 120)):
        body = {"id": f"{act}-{amount}-{cashier.id}", "patron": "ter-1", "act": act}
        assert cashier.post("/api/cash", body | {"amount": amount}).is_success
    made = got(ann, "/api/office/cage", **ALL)
    lines = {line["by"]: line for line in made["lines"]}
    mine = lines[ann.id]
    assert (mine["taken_in"], mine["paid_out"], mine["net"]) == (500, 120, 380)
    assert (mine["times_in"], mine["times_out"]) == (1, 1)
    assert lines[bob.id]["net"] == 300
    assert mine["name"] == "ann"
    assert sum(line["net"] for line in lines.values()) == made["total"]["net"]


def test_charts_equal_the_report(eve: Person) -> None:
    report = got(eve, "/api/office/report", day="2027-01-15")
    for by in ("hour", "day"):
        points = got(eve, "/api/office/activity", day="2027-01-15", by=by)
        assert sum(point["win"] for point in points) == report["total"]["house_win"]
        assert all(one["until"] == two["since"] for one, two in pairwise(points))
    banked = [line for line in report["bets"] if line["z"] is not None]
    line = max(banked, key=lambda one: one["stake"])
    asked = {"game": line["game_hash"], "bet": line["bet"], "day": "2027-01-15"}
    last = got(eve, "/api/office/hold", **asked)["points"][-1]
    assert last["stake"] == line["stake"]
    assert float(last["hold"]) == pytest.approx(float(line["hold"]), abs=1e-6)
    assert float(last["low"]) < float(last["edge"]) < float(last["high"])
    assert got(eve, "/api/office/meters") == []


# --- Searching coups ---------------------------------------------------------------------------


def test_a_coup_found_has_its_cards_and_its_winner(eve: Person) -> None:
    found = got(eve, "/api/office/coups", table="dealt", most=200)["coups"]
    settled = [one for one in found if one["outcome"] == "settled"]
    assert settled
    for one in settled:
        assert len(one["cards"]) in (4, 5, 6)
        more = (one["player"] > one["banker"]) - (one["player"] < one["banker"])
        assert one["winner"] == {1: "player", 0: "tie", -1: "banker"}[more]
    misread = [card for one in found for card in one["misread"]]
    assert all(card["place"] in range(6) and len(card["card"]) == 2 for card in misread)


def test_coups_are_found_by_patron_bet_and_page(eve: Person, replay: Replay) -> None:
    found = got(eve, "/api/office/coups", patron="ter-1", most=200)
    wanted = {
        (table, coup)
        for (table, coup), lines in replay.settled.items()
        if any(line.patron == "ter-1" for line in lines)
    }
    settled = {(one["table"], one["coup"]) for one in found["coups"] if one["outcome"] == "settled"}
    assert settled == wanted
    assert {seat["patron"] for seat in found["seats"]} == {"ter-1"}
    paged, after = [], None
    while True:
        more: dict[str, Any] = {} if after is None else {"before": after}
        page = got(eve, "/api/office/coups", patron="ter-1", most=2, **more)
        paged += page["coups"]
        after = page["next"]
        if after is None:
            break
    assert paged == found["coups"]


def test_coups_are_found_by_the_stake_on_a_bet(eve: Person, replay: Replay) -> None:
    lines = [line for lines in replay.settled.values() for line in lines]
    largest = max(lines, key=lambda line: line.stake)
    whose: tuple[dict[str, Any], ...] = ({}, {"patron": largest.patron})
    for more in whose:
        asked = {"bet": largest.bet, "least": largest.stake, **more}
        found = got(eve, "/api/office/coups", most=200, **asked)
        wanted = {
            (table, coup)
            for (table, coup), lines in replay.settled.items()
            for line in lines
            if line.bet == largest.bet and line.stake >= largest.stake
            if line.patron == more.get("patron", line.patron)
        }
        settled = (one for one in found["coups"] if one["outcome"] == "settled")
        assert {(one["table"], one["coup"]) for one in settled} == wanted
        assert wanted


def test_few_and_many_large_stakes_are_found(eve: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    for least in (1, 25_00, 10**9):
        asked = {"bet": "player", "least": least, "most": 200}
        by_stake = got(eve, "/api/office/coups", **asked)
        with monkeypatch.context() as many:
            many.setattr(search, "MOST_SORTED", 0)
            assert got(eve, "/api/office/coups", **asked) == by_stake
        paged = got(eve, "/api/office/coups", **asked | {"most": 2})
        assert paged["coups"] == by_stake["coups"][:2]
        if paged["next"]:
            more = got(eve, "/api/office/coups", **asked | {"most": 2}, before=paged["next"])
            assert more["coups"] == by_stake["coups"][2:4]
    assert by_stake["coups"] == []


def test_a_coup_is_found_by_its_wager(house: OpenHouse, eve: Person) -> None:
    table = house.table("terminal")
    house.ask("terminal", commands.OpenBetting())
    who = Actor(patron=PatronId("ter-1"))
    bet = commands.PlaceWager(coup=table.coups + 1, bet="player", stake=Minor(10_00))

    async def play() -> None:
        floor = Floor(house.pit)
        await floor.ask("terminal", bet, who, id="wager-of-mine")
        await floor.do("terminal", commands.CloseBetting())
        await floor.croupier("terminal").finish_coup()

    house.call(play())
    (found,) = got(eve, "/api/office/coups", wager="wager-of-mine")["coups"]
    assert (found["table"], found["coup"]) == ("terminal", table.coups + 1)
    assert refused(eve, "/api/office/coups", wager="no-such-wager") == "server-no-such-wager"


def test_a_coup_page_explains_each_settlement(
    house: OpenHouse, eve: Person, replay: Replay
) -> None:
    words = words_in(parse_language("zh-Hans"))
    assert house.services.office._open is not None
    tables = house.services.office._open.tables
    for (table, coup), lines in replay.settled.items():
        shown = got(eve, f"/api/office/coups/{table}/{coup}", language="zh-Hans")
        assert shown["replay"] is True
        assert len(shown["wagers"]) == len(lines)
        for told, line in zip(shown["wagers"], lines, strict=True):
            assert told["name"]
            assert told["wager"]["row"] == line.row
            why = told["reason"]
            if line.row is None:
                assert (why["row"], why["asks"], why["pays"]) == (None, None, None)
                continue
            row = game_of(tables, shown["coup"]["game_hash"]).bet(line.bet).rows[line.row]
            assert why["row"] == line.row + 1
            assert why["pays"]["code"] == pays_fact(row.pays).code
            assert why["pays"]["text"] == words.text(pays_fact(row.pays))
            assert why["asks"]["text"] == words.text(row_fact(row))
        for seat in shown["seats"]:
            assert seat["chips_after"] - seat["chips_before"] == seat["net"]


def test_a_patron_reads_only_their_own_account(house: OpenHouse) -> None:
    ann = house.patron(credit=700)
    own = got(ann, "/api/me/statement")["statement"]
    assert own["patron"] == ann.id
    assert [(one["kind"], one["wallet_change"]) for one in own["lines"]] == [("credit-issued", 700)]
    assert own["closing"] == {"wallet": 700, "funds": 700}
    assert ann.get("/api/office/statements/ter-1").status_code == 403


@pytest.mark.assures("REC-01")
def test_every_coup_is_verified_from_the_log(house: OpenHouse, eve: Person, replay: Replay) -> None:
    corrected = 0
    for table, coup in [*replay.settled, *replay.voids]:
        made = got(eve, f"/api/office/coups/{table}/{coup}/proof")
        assert made["holds"], made
        names = [check["name"] for check in made["checks"]]
        assert names == ["entry", "chain", "cards", "settlement", "shown", "shoe"]
        told = got(eve, f"/api/office/coups/{table}/{coup}")
        shown, shoe = told["coup"], told["shoe"]
        opens = shoe["ended"] is None or shoe["revealed"]
        assert made["checks"][-1]["applies"] is (bool(shoe["commitment"]) and opens)
        corrected += shown["corrected_ms"] is not None
    assert corrected > 0


def test_a_row_that_differs_from_the_log_is_found(house: OpenHouse, eve: Person) -> None:
    """Someone who can write to the tables behind the office cannot deceive the office."""
    path, tables = "/api/office/coups/dealt/1", house.services.office
    before = got(eve, path)["coup"]["cards"]
    assert tables._open is not None
    row = (COUP.c.table == "dealt", COUP.c.coup == 1)
    lines = (WAGER.c.table == "dealt", WAGER.c.coup == 1)
    with tables._open.tables.writing() as connection:
        connection.execute(COUP.update().where(*row).values(cards="9s 9d 9h 9c"))
        connection.execute(WAGER.update().where(*lines).values(won=WAGER.c.won + 100))
    made = got(eve, f"{path}/proof")
    with tables._open.tables.writing() as connection:
        connection.execute(COUP.update().where(*row).values(cards=" ".join(before)))
        connection.execute(WAGER.update().where(*lines).values(won=WAGER.c.won - 100))
    assert not made["holds"]
    wrong = {check["name"] for check in made["checks"] if check["holds"] is False}
    assert "cards" in wrong
    assert got(eve, f"{path}/proof")["holds"]


@pytest.mark.parametrize("column", ["won", "stake_back"])
def test_a_wrong_amount_is_stated_as_money(house: OpenHouse, eve: Person, column: str) -> None:
    path, tables = "/api/office/coups/dealt/1", house.services.office
    assert tables._open is not None
    lines = (WAGER.c.table == "dealt", WAGER.c.coup == 1)
    for change in (100, -100):
        with tables._open.tables.writing() as connection:
            more = WAGER.update().where(*lines).values({column: WAGER.c[column] + change})
            connection.execute(more)
        checks = got(eve, f"{path}/proof")["checks"]
        [check] = [one for one in checks if one["name"] == "settlement"]
        assert check["holds"] is (change < 0)
        if change > 0:
            assert check["result"]["code"] == "evidence-other-payout"
            params = check["result"]["params"]
            found, expected = (params[name]["minor"] for name in ("found", "expected"))
            assert found - expected == 100


# --- Records -----------------------------------------------------------------------------------


@pytest.mark.assures("AUD-02")
def test_a_change_of_the_house_is_kept_with_before_after_who_and_why(house: OpenHouse) -> None:
    admin = house.staff(Role.ADMIN, name="Ada")
    body = {"key": "day-start", "value": "06:00", "reason": "the licence says so"}
    assert admin.post("/api/office/settings", body).is_success
    told = got(admin, "/api/office/settings")
    assert {one["key"]: one["value"] for one in told["house"]}["day-start"] == "06:00"
    page = got(admin, "/api/office/acts", kind="setting")
    newest = page["acts"][0]
    what = words_in(ENGLISH).say("office-settings-day-start")
    assert (newest["what"], newest["before"], newest["after"]) == (what, "00:00", "06:00")
    assert newest["by"] == admin.id
    assert page["names"][admin.id] == "ada"
    assert newest["why"] == "the licence says so"
    back = {"key": "day-start", "value": "00:00", "reason": "it was a test"}
    assert admin.post("/api/office/settings", back).is_success


def test_settings_show_their_locks(house: OpenHouse) -> None:
    told = got(house.staff(Role.SUPERVISOR), "/api/office/settings", language="zh-Hans")
    tables = {one["table"]: one for one in told["tables"]}
    assert tables.keys() >= {"terminal", "dealt", "california", "show"}
    locked = {one["key"]: one["editable"] for one in tables["terminal"]["settings"]}
    assert {True, False} == set(locked.values())


def test_setting_values_have_the_labels_of_the_rule_sheet(house: OpenHouse) -> None:
    eve = house.staff(Role.EXECUTIVE)
    for language in languages():
        said = words_in(language).say("setting-value-nearest")
        told = got(eve, "/api/office/settings", language=language)
        sent = [one for table in told["tables"] for one in table["settings"]]
        values = [value for one in sent for value in (one["value"], *one["choices"])]
        assert {"notation": "nearest", "name": said, "figure": None} in values
        for value in values:
            assert bool(value["name"]) == has_words(value["notation"])


def test_setting_values_have_their_kind_and_number(eve: Person) -> None:
    told = eve.get("/api/office/sheets/progressive-3").json()
    by_key = {one["key"]: one for one in told["settings"]}
    for key, kind, notation, figure in (
        ("meter-seed", "amount", "5000", 500_000),
        ("meter-contribution", "rate", "26 %", 260_000),
        ("meter-limit", "amount", "none", None),
        ("total-decks", "count", 8, 8),
        ("squeeze-card", "flag", False, None),
        ("player-colour", "colour", "#1f5fbf", None),
        ("tied", "word", "line", None),
    ):
        found = by_key[key]
        assert found["kind"] == kind
        assert (found["value"]["notation"], found["value"]["figure"]) == (notation, figure)
    optional = {key for key, one in by_key.items() if one["optional"]}
    assert optional == {"max-difference", "meter-limit"}
    assert by_key["meter-contribution"]["maximum"] == 1_000_000
    flags = [value["notation"] for value in by_key["exact-pays"]["choices"]]
    assert flags == [True, False]


def test_cage_limits_of_the_house_are_amounts(eve: Person) -> None:
    house = {one["key"]: one for one in got(eve, "/api/office/settings")["house"]}
    amounts = {key: one["amount"] for key, one in house.items() if one["amount"] is not None}
    assert amounts == {"cage-transaction": 1_000_000, "cage-shift": 10_000_000}
    assert {key for key, one in house.items() if one["guarded"]} == amounts.keys()


def test_meter_settings_have_labels() -> None:
    words = words_in(parse_language("zh-Hans"))
    told = office_lines._entry(a_meter(), words)
    shown = {one.name: one for one in (*told.values, *told.settings)}
    assert {one.kind for one in shown.values()} == {
        "amount",
        "exact-amount",
        "count",
        "rate",
        "word",
    }
    system = shown[MeterFigure.SYSTEM]
    assert (system.kind, system.word) == ("word", words.say("meter-system-carded"))
    seed = shown[MeterFigure.SEED]
    assert (seed.kind, seed.figure) == ("amount", a_meter().settings.seed)


def test_incidents_name_both_people(eve: Person, replay: Replay) -> None:
    found = got(eve, "/api/office/acts", kind="incident", most=200)["acts"]
    voids = {(one["place"], one["coup"]) for one in found if one["event"] == "coup-voided"}
    assert voids == replay.voids
    corrected = [one for one in found if one["event"] == "coup-corrected"]
    assert {one["authorised_by"] for one in corrected} == {"eve"}
    assert {one["why"] for one in corrected} == {"the camera says otherwise"}
    assert all(one["before"] and one["before"] != one["after"] for one in corrected)
    paged = got(eve, "/api/office/acts", kind="incident", most=1)
    more = got(eve, "/api/office/acts", kind="incident", most=1, before=paged["next"])
    assert [*paged["acts"], *more["acts"]] == found[:2]


def test_sign_in_notes_are_paged(house: OpenHouse) -> None:
    auditor = house.staff(Role.AUDITOR, name="Otto")
    assert auditor.sign_in("otto", "wrong password").status_code == 401
    first = got(auditor, "/api/office/notes", most=1)
    rest = got(auditor, "/api/office/notes", most=2, before=first[0]["number"])
    numbers = [one["number"] for one in (*first, *rest)]
    assert numbers == sorted(numbers, reverse=True)
    assert first[0]["login"] == "otto"


def test_house_incidents_are_shown_to_oversight_roles(house: OpenHouse) -> None:
    at = house.services.clock()
    write = house.services.store.notes.write
    write(Note(at, "clock-step", "", "", "the clock was put 9.0 s back"))
    write(Note(at, "clock-step", "", "", to_json(fact("clock-back", seconds="61.0"))))
    sam, otto = house.staff(Role.SUPERVISOR), house.staff(Role.AUDITOR)
    for language in languages():
        told = words_in(language).say("clock-back", seconds="61.0")
        newest, oldest = got(sam, "/api/office/house", language=language)
        assert (newest["what"], newest["detail"], newest["time"]) == ("clock-step", told, at)
        assert oldest["detail"] == "the clock was put 9.0 s back", "as it was written"
    assert {one["what"] for one in got(otto, "/api/office/house")} == {"clock-step"}
    assert "clock-step" not in {one["what"] for one in got(otto, "/api/office/notes", most=200)}


def test_acts_are_in_the_language_of_the_reader(house: OpenHouse, eve: Person) -> None:
    sam = Actor(staff=StaffId(house.staff(Role.SUPERVISOR).id))
    change = commands.ChangeSetting(key="betting-time", value=25, reason="a rush")
    house.call(house.services.desk.table(TableId("terminal"), change, by=sam))
    page = got(eve, "/api/office/acts", kind="setting", language="zh-Hans")
    assert page["acts"][0]["what"] == words_in(parse_language("zh-Hans")).named("Betting time (s)")
    assert page["acts"][0]["why"] == "a rush"


def test_games_and_bets_of_reports_have_names(eve: Person) -> None:
    report = got(eve, "/api/office/report", **ALL)
    named = {one["hash"]: one for one in got(eve, "/api/office/games", language="zh-Hant")}
    for line in report["bets"]:
        assert re.search("[\u4e00-\u9fff]", named[line["game_hash"]]["bets"][line["bet"]])
        assert re.search("[\u4e00-\u9fff]", named[line["game_hash"]]["title"])


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_a_proof_is_translated(eve: Person, language: str) -> None:
    told = got(eve, "/api/office/coups/dealt/1/proof", language=language)
    for check in told["checks"]:
        # Cards are written as elsewhere.
        assert check["name"] == "cards" or re.search("[\u4e00-\u9fff]", check["result"]["text"]), (
            check
        )


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("coups", {}),
        ("coups", {"coup": 3}),
        ("coups", {"least": 5, "table": "t"}),
        ("coups", {"patron": "nobody at all"}),
        ("coups", {"wager": "nothing"}),
        ("coups", {"table": "none", "coup": 4}),
        ("report", {"day": "2024-05-02", "to": "2024-05-01"}),
        ("statements/nobody", {}),
        ("meters/none/line", {}),
    ],
)
def test_a_refusal_is_in_the_language_of_the_reader(
    eve: Person, path: str, query: dict[str, Any]
) -> None:
    headers = {"accept-language": "zh-Hans"}
    answer = eve.get(f"/api/office/{path}", params=query, headers=headers)
    assert answer.status_code in (404, 422)
    assert answer.json()["message"].endswith("。")


# --- Verification ------------------------------------------------------------------------------


def verified(person: Person, *anchors: str) -> Any:
    assert person.post("/api/office/verification", {"anchors": list(anchors)}).status_code == 202
    ends = time.monotonic() + PATIENCE_S
    while (told := got(person, "/api/office/verification"))["state"] == "running":
        assert time.monotonic() < ends, told
        time.sleep(0.05)
    return told


def verifications(person: Person, wanted: int) -> list[Any]:
    """The recorded verifications, once there are this many."""
    ends = time.monotonic() + PATIENCE_S
    while True:
        notes = got(person, "/api/office/notes", most=200)
        found = [one for one in notes if one["what"] == "verification"]
        if len(found) >= wanted:
            return found
        assert time.monotonic() < ends, found
        time.sleep(0.05)


@pytest.mark.assures("AUD-03")
def test_the_log_is_verified_while_tables_run(house: OpenHouse) -> None:
    auditor = house.staff(Role.AUDITOR, name="Odile")
    told = verified(auditor)
    assert told["state"] == "done", told
    assert told["proved"]["whole"], told["proved"]["findings"]
    assert told["done"] == told["of"] > 0
    assert told["by"] == "odile"
    # Its own anchor matches the next time; an anchor of another log does not.
    told_first = told["proved"]["anchor"]
    again = verified(auditor, told_first)
    assert again["proved"]["whole"]
    forged = f"anchor 1 main 7 {'00' * 32}"
    told = verified(auditor, forged)
    assert told["state"] == "done", told
    found = told["proved"]
    notes = verifications(auditor, 3)
    assert [one["detail"].split()[0] for one in notes] == ["1", "complete", "complete"]
    assert notes[-1]["detail"].endswith(told_first)
    (finding,) = found["findings"]
    place = finding["params"]
    assert (place["problem"]["code"], place["pit"], place["entry"]) == ("finding-anchor", "main", 7)
    for language in languages():
        proved = got(auditor, "/api/office/verification", language=language)["proved"]
        (finding,) = proved["findings"]
        assert words_in(language).say("finding-anchor") in finding["text"]


def test_a_verification_is_cancelled_and_only_one_runs(house: OpenHouse, eve: Person) -> None:
    assert eve.post("/api/office/verification", {}).status_code == 202
    second = eve.post("/api/office/verification", {})
    assert (second.status_code, second.json()["code"]) == (409, "running")
    assert eve.client.delete("/api/office/verification").json()["state"] == "cancelled"
    assert got(eve, "/api/office/verification")["state"] == "cancelled"
    assert got(eve, "/health")["state"] == "running"


# --- Refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "query", "key"),
    [
        ("report", {"since": 5, "until": 3}, "period-backwards"),
        ("report", {"day": "2024-05-02", "to": "2024-05-01"}, "period-backwards"),
        ("report", {"day": "2024-02-30"}, "day-unknown"),
        ("report", {"day": "2024-02-29", "since": 7}, "period-both"),
        ("report", {"day": "2024-05-01", "to": "2024-05-02", "shift": 1}, "shift-of-days"),
        ("report", {"day": "2024-05-01", "shift": 4}, "shift-unknown"),
        ("cage", {"since": 5, "until": 3}, "period-backwards"),
        ("ledger", {"since": 5, "until": 900_000}, "period-begins-off-quarter"),
        ("coups", {}, "server-search-nothing"),
        ("coups", {"patron": "  "}, "server-search-nothing"),
        ("coups", {"coup": 3}, "server-search-table"),
        ("coups", {"least": 5, "table": "t"}, "stake-without-bet"),
        ("coups", {"patron": "nobody at all"}, "server-nobody-named"),
        ("coups", {"table": "none", "coup": 4}, "server-no-such-coup"),
        ("coups/none/4/proof", {}, "server-no-such-coup"),
        ("statements/nobody", {}, "server-nobody-named"),
        ("hold", {"game": "ab" * 32, "bet": "tie"}, "game-never-offered"),
        ("activity", {"day": "2000-01-01", "to": "2020-01-01"}, "server-too-many-hours"),
        ("meters/none/line", {}, "server-no-such-meter"),
    ],
)
def test_invalid_queries_are_refused_with_the_reason(
    eve: Person, path: str, query: dict[str, Any], key: str
) -> None:
    assert refused(eve, f"/api/office/{path}", **query) == key


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (
            {"key": "time-zone", "value": "Mars/Olympus", "reason": "x"},
            422,
            "time-zone-unknown",
        ),
        ({"key": "day-start", "value": "6 am", "reason": "x"}, 409, "house-expects-day-start"),
        ({"key": "shifts", "value": "9", "reason": "x"}, 409, "house-expects-shifts"),
        (
            {"key": "shifts", "value": "3", "reason": "x"},
            409,
            "people-refusal-nothing-changes",
        ),
        ({"key": "shifts", "value": "2", "reason": " "}, 422, "expected-text-not-blank"),
        ({"key": "shifts", "value": "2"}, 422, "input-required"),
    ],
)
def test_an_impossible_change_is_refused(
    house: OpenHouse, body: dict[str, str], status: int, code: str
) -> None:
    answer = house.staff(Role.ADMIN).post("/api/office/settings", body)
    assert answer.status_code == status
    assert code in codes_in(stated_in(answer))


@pytest.mark.assures("SEC-15")
def test_conflicting_roles_are_refused(house: OpenHouse) -> None:
    admin = house.staff(Role.ADMIN)
    for roles in (["admin", "cashier"], ["auditor", "supervisor"], ["admin", "executive"]):
        answer = admin.post("/api/staff", {"roles": roles})
        assert answer.status_code == 409
        assert answer.json()["key"] == "people-refusal-roles-apart"


def test_an_invalid_anchor_is_refused(eve: Person) -> None:
    answer = eve.post("/api/office/verification", {"anchors": ["yesterday"]})
    assert answer.status_code == 422
    assert "expected 'anchor 1'" in answer.json()["message"]


def test_a_failed_follower_does_not_affect_tables(tmp_path: Path) -> None:
    """Tables that cannot be opened are reported; the house plays on without its office."""
    (tmp_path / "house.db.reading").write_bytes(b"not a database at all, for sure" * 40)
    with after_an_evening(tmp_path, rounds=1) as house:
        eve = house.staff(Role.EXECUTIVE)
        answer = eve.get("/api/office/report")
        assert (answer.status_code, answer.json()["code"]) == (503, "unread")
        assert got(eve, "/api/office")["failed"]
        assert got(eve, "/health")["state"] == "running"
        house.call(
            house.services.desk.people(
                people.IssueCredit(patron=PatronId("ter-1"), amount=Minor(5)), by=None
            )
        )


def test_pit_and_table_ids_fit_their_columns(eve: Person) -> None:
    coup = got(eve, "/api/office/coups", table="terminal", most=1)["coups"][0]
    assert (PitId(coup["pit"]), TableId(coup["table"])) == ("main", "terminal")
    assert Ms(coup["ended_ms"]) > 1_800_000_000_000
