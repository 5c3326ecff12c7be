"""`punto meter`: the meters of a running or stopped house, and checks of a settings file."""

import csv
import io
import json
import shutil
from pathlib import Path

import pytest

from puntobanco.core.facts import Fact, fact, listed
from puntobanco.house.pit import open_pit
from puntobanco.store import Credential, open_store
from tests.kit.houses import PIT, run, surroundings
from tests.kit.jackpots import Jackpots
from tests.kit.options import BACKWARDS, no_file, no_pit, unknown_game
from tests.kit.program import answer, punto, refusal
from tests.kit.progressive_evening import evening


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of the scripted evening."""
    made = tmp_path_factory.mktemp("house")

    async def play() -> None:
        with open_store(f"sqlite:///{made / 'house.db'}") as store:
            async with open_pit(PIT, store, surroundings(made, tick_ms=9_000)) as pit:
                await evening(Jackpots(pit))

    run(play())
    return made / "house.db"


def test_meters_are_listed_with_their_amounts(house: Path) -> None:
    said = answer("meter", "list", house)
    assert said.split() == ["dragon", "USD", "5000.96", "progressive-3", "up"]
    [listed] = json.loads(answer("meter", "list", house, "--json"))["meters"]
    assert listed["values"]["current"] == "5000.96"


@pytest.mark.assures("PRG-02")
def test_a_meter_is_printed_as_text_json_and_csv(house: Path) -> None:
    shown = [" ".join(line.split()) for line in answer("meter", "show", house).splitlines()]
    assert "In-meter 21.00" in shown
    assert "Total apostado 21,00" in [
        " ".join(line.split())
        for line in answer("meter", "show", house, "--language", "es").splitlines()
    ]
    data = json.loads(answer("meter", "show", house, "dragon", "--json"))
    assert [award["slip"] for award in data["awards"]] == [2, 1]
    assert data["settings"] == {
        "seed": "5000.00",
        "contribution": "26 %",
        "reserve-contribution": "1 %",
        "limit": "none",
        "fixed-pays-from": "tray",
        "verification": "carded",
        "executive-above": "2000.00",
        "most-wagered-in-a-coup": "14.00",
    }
    assert data["values"]["current"] == "5000.96"
    rows = list(csv.DictReader(io.StringIO(answer("meter", "show", house, "--csv"))))
    assert [row["patron"] for row in rows] == ["ann", "bob", "cat", "dan", "eva"]


@pytest.fixture
def named(house: Path, tmp_path: Path) -> Path:
    """The same evening, with the names of one winner, one dealer and one executive registered."""
    made = tmp_path / "named.db"
    shutil.copy(house, made)
    with open_store(f"sqlite:///{made}") as store:
        store.credentials.add(Credential("Ann Lee", "patron", "ann", "hash", 0))
        store.credentials.add(Credential("Dora Chan", "staff", "dora", "hash", 0))
        store.credentials.add(Credential("Eve Wong", "staff", "eve", "hash", 0))
    return made


def test_people_are_shown_with_names_and_ids(named: Path) -> None:
    shown = answer("meter", "show", named)
    assert "5004.68   Ann Lee (ann), bob, cat, dan\n" in shown
    rows = list(csv.DictReader(io.StringIO(answer("meter", "show", named, "--csv"))))
    assert [(row["patron"], row["name"]) for row in rows[:2]] == [("ann", "Ann Lee"), ("bob", "")]
    last = json.loads(answer("meter", "show", named, "--json"))["awards"][-1]
    assert (last["verified_by"], last["verified_by_name"]) == ("dora", "Dora Chan")
    assert (last["shares"][0]["patron"], last["shares"][0]["name"]) == ("ann", "Ann Lee")
    told = answer("meter", "history", named)
    assert "Dora Chan (dora)" in told
    assert "Eve Wong (eve)" in told
    assert "_name" not in told
    lines = list(csv.DictReader(io.StringIO(answer("meter", "history", named, "--csv"))))
    pairs = {(line["by"], line["by_name"]) for line in lines}
    assert ("dora", "Dora Chan") in pairs
    assert ("", "") in pairs
    approved = {(line["authorised_by"], line["authorised_by_name"]) for line in lines}
    assert ("eve", "Eve Wong") in approved


def test_the_history_can_be_limited_to_a_period(house: Path) -> None:
    whole = answer("meter", "history", house).splitlines()
    part = answer("meter", "history", house, "--from", "2023-11-14T22:41").splitlines()
    assert part[0].split() == whole[0].split()
    assert len(part) < len(whole)
    rows = list(csv.DictReader(io.StringIO(answer("meter", "history", house, "--csv"))))
    assert len(rows) == len(whole) - 1
    told = json.loads(answer("meter", "history", house, "--json"))["history"]
    assert [one["event"] for one in told] == [row["event"] for row in rows]
    assert answer("meter", "history", house, "--to", "2020-01-01").count("\n") == 1


@pytest.mark.assures("PRG-30")
def test_a_period_is_reconciled(house: Path) -> None:
    said = answer("meter", "reconcile", house, "--to", "2023-11-14T22:40:00+00:00")
    assert said.splitlines()[-1].split() == ["not", "accounted", "for", "0.00"]
    assert said == answer("meter", "reconcile", house, "--to", "1700001600000")
    told = json.loads(answer("meter", "reconcile", house, "--json"))
    assert told["closing-meter"] == "5000.96"
    assert "out-awards-paid,5004.68" in answer("meter", "reconcile", house, "--csv")


def test_a_win_page_is_printed_and_written(house: Path, tmp_path: Path) -> None:
    assert answer("meter", "win", house, "--slip", "1").startswith("WIN PAGE dragon 000001")
    file = tmp_path / "win.html"
    assert answer("meter", "win", house, "--slip", "1", "--html", file) == ""
    assert file.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_meters_of_a_running_house_can_be_read(tmp_path: Path) -> None:
    async def look() -> None:
        with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                floor = Jackpots(pit)
                await floor.staff()
                await floor.jackpot_table("t1")
                assert "5000.00" in answer("meter", "list", tmp_path / "house.db")

    run(look())


def test_verify_counts_meters_and_awards(house: Path) -> None:
    assert "1 meter, 2 awards: whole" in answer("verify", house)
    [pit] = json.loads(answer("verify", house, "--json"))["pits"]
    assert (pit["meters"], pit["awards"]) == (1, 2)


def settings(folder: Path, text: str) -> Path:
    file = folder / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_advice_on_a_settings_file_has_exact_figures(tmp_path: Path) -> None:
    file = settings(tmp_path, 'game = "progressive-3"\n[settings]\nmeter-contribution = "30 %"\n')
    said = answer("meter", "advise", file)
    assert "warn    contribution-over-preset: " in said
    assert "advise  no-reserve: " in said
    verdict = fact("meter-advice-verdict", game="progressive-3", verdict="usable")
    assert said.endswith(f"{verdict}\n")
    told = json.loads(answer("meter", "advise", file, "--json"))
    assert told["usable"]
    [over] = [one for one in told["advice"] if one["code"] == "contribution-over-preset"]
    assert over["params"] == {"rate": {"ppm": 300_000}, "bound": {"ppm": 260_000}}
    assert [one["hands"] for one in told["figures"]] == ["player", "banker", "either"]


def test_advice_reports_a_meter_that_runs_dry(tmp_path: Path) -> None:
    file = settings(tmp_path, 'game = "progressive-3"\n[settings]\nfixed-pays = "meter"\n')
    said = answer("meter", "advise", file)
    assert (
        "Riding on either hand (not as set): fixed pays take more than the meter is fed\n" in said
    )
    assert "-" not in said.partition("mean award")[2].partition("\n")[0]
    assert said.splitlines()[-1].startswith("progressive-3: the meter runs dry")
    told = json.loads(answer("meter", "advise", file, "--json"))
    assert told["dry"]
    assert told["figures"][-1] == {
        "hands": "either",
        "in_force": False,
        "edge": None,
        "mean_award": None,
    }


def test_presets_give_the_printed_figures(tmp_path: Path) -> None:
    file = settings(tmp_path, 'game = "progressive-3"\n[settings]\ntied = "winning-hand"\n')
    [figure] = json.loads(answer("meter", "advise", file, "--json"))["figures"]
    # Dragon Bonus Progressive prints 24.22 % and a mean award of $49,557.
    assert round(float(figure["edge"].removesuffix(" %")), 2) == 24.22
    assert figure["mean_award"].startswith("USD 49557.")


def test_advice_compares_the_edge_with_the_printed_one(tmp_path: Path) -> None:
    file = settings(tmp_path, 'game = "progressive-3"\n')
    said = answer("meter", "advise", file)
    assert "warn    printed-figure: house edge on Player hand 48.67 %, printed 24.22 %" in said
    printed = json.loads(answer("meter", "advise", file, "--json"))["printed"]
    assert printed[0] == {
        "figure": "edge",
        "hands": "player",
        "printed": "24.22%",
        "exact": "48.6749",
        "far": True,
        "settings": {"tied": "winning-hand"},
    }
    assert [one["far"] for one in printed] == [True] * 4


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ('meter-seed = "0"', "refuse  seed-zero: "),
        ('meter-limit = "100"', "refuse  limit-under-seed: "),
    ],
)
def test_refused_settings_exit_1(tmp_path: Path, more: str, why: str) -> None:
    done = punto(
        "meter", "advise", settings(tmp_path, f'game = "progressive-3"\n[settings]\n{more}\n')
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert why in done.stdout
    assert done.stdout.endswith("progressive-3: refused\n")


def test_a_seed_of_zero_can_be_allowed(tmp_path: Path) -> None:
    text = 'game = "progressive-3"\noverride = true\n[settings]\nmeter-seed = "0"\n'
    text += 'reserve-contribution = "5 %"\n'
    assert "warn    reserve-only-seed" in answer("meter", "advise", settings(tmp_path, text))


CONTRIBUTION = 'game = "progressive-3"\n[settings]\nmeter-contribution ='


def bad_contribution(problem: Fact) -> Fact:
    """The error of a contribution in a settings file."""
    return fact("sheet-error-at", file="FILE", path="settings.meter-contribution", problem=problem)


@pytest.mark.parametrize(
    ("arguments", "stated"),
    [
        (("list", "nowhere.db"), no_file("nowhere.db")),
        (("show", "DB", "m9"), fact("meter-unknown", meter="m9", meters=listed(["dragon"]))),
        (
            ("win", "DB", "--slip", "9"),
            fact("meter-slip-not-in-log", slip=9, meter="dragon", pit="pit-1"),
        ),
        (
            ("history", "DB", "--from", "yesterday"),
            fact("error-moment", option="--from", text="yesterday"),
        ),
        (("history", "DB", "--from", "2024-01-02", "--to", "2024-01-01"), BACKWARDS),
        (("reconcile", "DB", "--from", "2024-01-02", "--to", "2024-01-01"), BACKWARDS),
        (("reconcile", "DB", "--pit", "x"), no_pit("x", "pit-1")),
        (
            ("advise", "nowhere.toml"),
            fact("meter-file-unread", file="nowhere.toml", why="No such file or directory"),
        ),
        (
            ("advise", "game = 7"),
            fact("meter-file-shape", file="FILE", why="Expected `str`, got `int` - at `$.game`"),
        ),
        (
            ("advise", "game ="),
            fact("meter-file-shape", file="FILE", why=fact("toml-error", reason="Invalid value")),
        ),
        (
            ("advise", 'game = "fortune-7"'),
            fact("meter-file-game", file="FILE", game="fortune-7"),
        ),
        (("advise", 'game = "nothing"'), unknown_game("nothing")),
        (
            ("advise", f"{CONTRIBUTION} '101 %'"),
            bad_contribution(fact("notation-rate-above", text="'101 %'")),
        ),
        (
            ("advise", f"{CONTRIBUTION} '-1 %'"),
            bad_contribution(fact("notation-rate", text="'-1 %'")),
        ),
    ],
)
def test_bad_input_is_one_sentence(
    house: Path, tmp_path: Path, arguments: tuple[str, ...], stated: Fact
) -> None:
    given: list[object] = [house if one == "DB" else one for one in arguments]
    if arguments[0] == "advise" and "=" in arguments[1]:
        given[1] = settings(tmp_path, arguments[1])
    expected = str(stated).replace("FILE", str(tmp_path / "settings.toml"))
    assert refusal("meter", *given) == expected
