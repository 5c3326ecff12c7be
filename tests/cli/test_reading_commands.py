"""Commands that read the tables made by followers of the log: recall and report."""

import csv
import io
import json
from pathlib import Path

import pytest

from puntobanco.cli.store_options import parse_moment
from puntobanco.core.facts import Fact, all_of, fact, fact_of, one_of
from puntobanco.house.pit import open_pit
from puntobanco.office.reports import REPORTS, ReportEntry, Takes
from puntobanco.office.schema import open_reading
from puntobanco.store import Credential, open_store
from puntobanco.words import ENGLISH, Language, words_in
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.options import BACKWARDS, no_file, no_pit
from tests.kit.program import answer, refusal
from tests.office.houses import House, played

EN = words_in(ENGLISH)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house after a short evening."""
    made = tmp_path_factory.mktemp("evening")
    house(made)
    return made


def house(folder: Path) -> House:
    url = f"sqlite:///{folder / 'house.db'}"
    with open_store(url) as store:
        return played(store, url, folder, seed=11, rounds=14)


def test_recall_prints_the_last_coups_step_by_step(folder: Path) -> None:
    said = answer("recall", folder / "house.db", "--table", "dealt", "--last", 3)
    assert said.count("recall of table dealt, coup ") == 3
    assert "  Player " in said
    assert " hand wins" in said
    assert "seat 1, dea-1: chips " in said
    one = answer("recall", folder / "house.db", "--table", "dealt", "--coup", 2)
    assert one.startswith("recall of table dealt, coup 2, shoe 1: mini-baccarat\n  opened 2023-11-")
    arguments = ("recall", folder / "house.db", "--table", "dealt", "--coup", 2)
    japanese = answer(*arguments, "--language", "ja").splitlines()
    assert japanese[0] == "テーブルdealtの再現、ラウンド2、シュー1：mini-baccarat"
    assert len(japanese) == len(one.splitlines())


def test_recall_marks_void_and_corrected_coups(folder: Path) -> None:
    said = "".join(
        answer("recall", folder / "house.db", "--table", table, "--last", 100)
        for table in ("dealt", "california", "terminal", "show")
    )
    assert "; stakes and fees were returned" in said
    assert ": the camera says otherwise" in said
    assert "misread at first: " in said
    assert "banked the coup with " in said
    assert ", the bank did not cover USD " in said


def test_recall_of_a_patron_shows_no_other_patron(folder: Path) -> None:
    arguments = ("recall", folder / "house.db", "--table", "dealt", "--patron", "dea-1")
    said = answer(*arguments, "--last", 12)
    assert "dea-1" in said
    assert "dea-2" not in said
    coups = json.loads(answer(*arguments, "--json"))["coups"]
    assert len(coups) == 10
    assert all(coup["replay"] for coup in coups)
    assert {wager["patron"] for coup in coups for wager in coup["wagers"]} == {"dea-1"}


def test_recall_of_an_unused_table_says_so(tmp_path: Path) -> None:
    async def open_a_table() -> None:
        with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
            async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
                await Floor(pit).open("quiet", "mini-baccarat")

    run(open_a_table())
    said = answer("recall", tmp_path / "house.db", "--table", "quiet")
    assert said == EN.say("recalled-none", table="quiet") + "\n"


def test_report_is_text_json_or_csv_of_the_same_figures(folder: Path) -> None:
    text = answer("report", folder / "house.db", "--house", "The House")
    assert text.startswith("Game performance · The House\ngenerated 2")
    assert "\nas of anchor 1 pit-1 " in text
    assert "\nleft out: simulated " in text
    found = json.loads(answer("report", folder / "house.db", "--json"))
    lines = list(csv.DictReader(io.StringIO(answer("report", folder / "house.db", "--csv"))))
    assert lines[0]["stake"] == found["total"]["stake"]
    assert lines[0]["stake"] in text
    assert answer("report", folder / "house.db", "--text", "--rebuild").count("table ") == 4


def test_report_takes_a_period_and_a_table(folder: Path) -> None:
    later = ("--from", "2031-01-01", "--to", "2031-02-01")
    assert "No activity" in answer("report", folder / "house.db", *later)
    every = json.loads(answer("report", folder / "house.db", "--json", "--simulated"))
    one = json.loads(answer("report", folder / "house.db", "--json", "--table", "dealt"))
    assert every["left_out"] is None
    assert [line["table"] for line in one["tables"]] == ["dealt"]


def test_report_lists_liabilities_by_patron(folder: Path) -> None:
    text = answer("report", folder / "house.db", "liability")
    assert text.startswith("Liability · puntobanco\n")
    assert "of simulated patrons" in text
    owed = json.loads(answer("report", folder / "house.db", "liability", "--json"))
    assert owed["total"]["held"] == "0.00"
    account = answer("report", folder / "house.db", "statement", "--patron", "cal-1")
    assert account.startswith("Account of cal-1 · puntobanco\n")
    assert EN.say("office-account-kind-credit-issued") in account
    assert "\nclosing " in account


@pytest.mark.parametrize("entry", [one for one in REPORTS if Takes.PATRON not in one.takes])
def test_every_report_is_text_and_csv(folder: Path, entry: ReportEntry) -> None:
    kind = entry.kind.value
    text = answer("report", folder / "house.db", kind)
    assert text.startswith(EN.text(fact_of("report-title", entry.kind, about="")))
    lines = list(csv.DictReader(io.StringIO(answer("report", folder / "house.db", kind, "--csv"))))
    assert {line["report"] for line in lines} == {kind}
    made = json.loads(answer("report", folder / "house.db", kind, "--json"))
    assert made["heading"]["report"] == kind
    assert made["heading"]["empty"] is False


def test_the_ledger_of_a_whole_log_balances(folder: Path) -> None:
    text = answer("report", folder / "house.db", "ledger")
    made = json.loads(answer("report", folder / "house.db", "ledger", "--json"))
    assert {made["total"]["opening"], made["total"]["closing"]} == {"0.00"}
    assert all(line["account"] in text for line in made["lines"])


def test_a_report_is_printed_in_the_requested_language(folder: Path) -> None:
    spanish = words_in(Language("es"))
    asked = ("report", folder / "house.db", "statement", "--patron", "cal-1")
    told = answer(*asked, "--language", "es")
    assert told.startswith(spanish.say("report-title-statement", about="cal-1"))
    assert spanish.say("office-account-kind-credit-issued") in told
    english = answer(*asked)
    closing = english.splitlines()[-1].split()[-1]
    assert closing.replace(".", ",") == told.splitlines()[-1].split()[-1]
    table = answer("report", folder / "house.db", "--csv", "--language", "es")
    assert table.splitlines()[0] == answer("report", folder / "house.db", "--csv").splitlines()[0]


def test_a_patron_can_be_given_by_sign_in_name(tmp_path: Path) -> None:
    house(tmp_path)
    with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
        store.credentials.add(Credential("ann lee", "patron", "dea-1", "hash", 0))
    account = answer("report", tmp_path / "house.db", "statement", "--patron", "Ann Lee")
    assert account.startswith("Account of dea-1 · puntobanco\n")
    arguments = ("recall", tmp_path / "house.db", "--table", "dealt", "--patron")
    assert answer(*arguments, "ann lee") == answer(*arguments, "dea-1")


def test_a_patron_with_a_name_is_shown_by_name(tmp_path: Path) -> None:
    house(tmp_path)
    at = (tmp_path / "house.db", "--table", "dealt", "--coup", 2)
    nameless = {command: answer(command, *at) for command in ("recall", "replay")}
    with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
        store.credentials.add(Credential("ann lee", "patron", "dea-1", "hash", 0))
    for command, before in nameless.items():
        assert ", dea-1: " in before
        assert answer(command, *at) == before.replace(", dea-1: ", ", ann lee (dea-1): ")


def test_verify_works_with_reading_tables_present(folder: Path) -> None:
    with open_reading(f"sqlite:///{folder / 'house.db'}"):
        assert (folder / "house.db.reading").exists()
    assert ": whole\n" in answer("verify", folder / "house.db")


def test_a_moment_is_read_as_a_date_a_time_or_milliseconds() -> None:
    written = ("2023-11-14T22:13:20.500", "2023-11-14T23:13:20.500+01:00", "1700000000500")
    assert {parse_moment(text, "--from") for text in written} == {1700000000500}


def one_report(*options: str) -> Fact:
    """The error of options that ask for different reports."""
    return fact("report-one-of", options=all_of(options))


@pytest.mark.parametrize(
    ("arguments", "stated"),
    [
        (("report", "nowhere.db"), no_file("nowhere.db")),
        (("report", "DB", "--from", "soon"), fact("error-moment", option="--from", text="soon")),
        (
            ("report", "DB", "--from", "9" * 20),
            fact("error-moment", option="--from", text="9" * 20),
        ),
        (("report", "DB", "--from", "2024-01-02", "--to", "2024-01-01"), BACKWARDS),
        (("report", "DB", "--json", "--csv"), one_report("--json", "--csv")),
        (
            ("report", "DB", "liability", "--table", "t"),
            fact("report-takes-no", report="liability", option="--table"),
        ),
        (
            ("report", "DB", "statement"),
            fact("report-needs", report="statement", option="--patron"),
        ),
        (
            ("report", "DB", "takings"),
            fact(
                "report-unknown",
                report="takings",
                reports=one_of(one.kind.value for one in REPORTS),
            ),
        ),
        (
            ("recall", "DB", "--table", "dealt", "--coup", "999"),
            fact("coup-not-in-log", coup=999, table="dealt", pit="pit-1"),
        ),
        (
            ("recall", "DB", "--table", "dealt", "--last", "0"),
            fact("limit-too-small", limit=0),
        ),
        (("recall", "DB", "--table", "dealt", "--pit", "x"), no_pit("x", "pit-1")),
    ],
)
def test_bad_input_is_one_sentence(folder: Path, arguments: tuple[str, ...], stated: Fact) -> None:
    given = (str(folder / "house.db") if one == "DB" else one for one in arguments)
    assert refusal(*given) == str(stated)
