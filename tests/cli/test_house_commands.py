"""Commands that read a house's database: verify, replay, export, backup, restore."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import to_builtins

from puntobanco.core.facts import Fact, fact, one_of
from puntobanco.core.wording import pays_fact, row_fact
from puntobanco.house.pit import open_pit
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.words import ENGLISH, Language, words_in
from puntobanco.words.wire import WireFact
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.options import no_file, no_pit
from tests.kit.program import answer, punto, refusal

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house after one and a half shoes at one table."""
    made = tmp_path_factory.mktemp("house")

    async def evening() -> None:
        with open_store(f"sqlite:///{made / 'house.db'}") as store:
            async with open_pit(PIT, store, surroundings(made)) as pit:
                floor = Floor(pit)
                await floor.open("t1", "mini-baccarat")
                ann = await floor.patron("ann", table="t1", seat=1, chips=5_000_00)
                wagers = ((ann, "banker", 20_00), (ann, "tie", 5_00))
                for _ in range(100):
                    await floor.croupier("t1").round(floor.betting("t1", *wagers))

    run(evening())
    return made


def test_verify_accepts_an_unchanged_log(folder: Path) -> None:
    said = answer("verify", folder / "house.db")
    assert "100 coups, 200 wagers, 1 shoe revealed: whole" in said
    proof = json.loads(answer("verify", folder / "house.db", "--json"))
    assert proof["pits"][0]["findings"] == []
    chinese = answer("verify", folder / "house.db", "--language", "zh-Hans")
    assert "100 局、200 注、已公开 1 靴：完整" in chinese


def test_verify_checks_a_kept_anchor(folder: Path) -> None:
    anchor = answer("export", folder / "house.db", "--anchor").strip()
    answer("verify", folder / "house.db", "--anchor", anchor)
    last = "0" if anchor[-1] != "0" else "1"
    done = punto("verify", folder / "house.db", "--anchor", anchor[:-1] + last)
    assert done.returncode == 1
    assert str(fact("finding-anchor")) in done.stdout
    done = punto("verify", folder / "house.db", "--anchor", anchor[:-1] + last, "--json")
    [finding] = json.loads(done.stdout)["pits"][0]["findings"]
    assert finding["params"]["problem"] == {"code": "finding-anchor", "params": {}}
    assert finding["params"]["entry"] == int(anchor.split()[3])
    assert str(fact("finding-anchor")) in finding["text"]


@pytest.mark.assures("REC-01")
def test_replay_explains_every_wager_with_its_arithmetic(folder: Path) -> None:
    explained = [
        answer("replay", folder / "house.db", "--table", "t1", "--coup", number)
        for number in range(1, 31)
    ]
    told = "".join(explained)
    assert "20.00 on Banker: row 1 of banker-commission-5, Win, pays 1 to 1" in told
    assert "20.00 × 1 − 1.00 (5 %) = 19.00; returned USD 39.00" in told
    assert "5.00 on Tie: no row matches, lost; returned USD 0.00" in told


def test_replay_defaults_to_the_only_table(folder: Path, tmp_path: Path) -> None:
    named = answer("replay", folder / "house.db", "--table", "t1", "--coup", 1)
    assert answer("replay", folder / "house.db", "--coup", 1) == named
    answer("restore", ROOT / "tests" / "golden" / "evening.db", tmp_path / "two.db")
    done = punto("replay", tmp_path / "two.db", "--coup", "1")
    assert done.returncode == 2
    tables = one_of(["california", "terminal"])
    assert done.stderr == f"punto: {fact('error-tables', count=2, tables=tables)}\n"
    with open_store(f"sqlite:///{tmp_path / 'none.db'}") as store, store.acquire(PIT, owner="me"):
        pass
    done = punto("replay", tmp_path / "none.db", "--coup", "1")
    assert done.returncode == 2
    assert done.stderr == f"punto: {fact('error-no-tables')}\n"


def test_replay_reports_a_payout_that_does_not_follow(tmp_path: Path) -> None:
    """Every honest coup is confirmed, even with a short bank; a tampered line is not."""
    answer("restore", ROOT / "tests" / "golden" / "evening.db", tmp_path / "kept.db")
    asked = ("replay", tmp_path / "kept.db", "--table", "california", "--coup", "2")
    assert "this is wrong" not in answer(*asked)
    assert all(wager["holds"] for wager in json.loads(answer(*asked, "--json"))["wagers"])
    with sqlite3.connect(tmp_path / "kept.db") as database:
        database.execute("DROP TRIGGER event_kept_u")
        settled = (
            "kind = 'WagersSettled' AND stream = 'california' ORDER BY sequence LIMIT 1 OFFSET 1"
        )
        [row] = database.execute(f"SELECT sequence, payload FROM event WHERE {settled}")  # noqa: S608
        more = row[1].replace(b'"stake_back":3000', b'"stake_back":9000')
        database.execute("UPDATE event SET payload = ? WHERE sequence = ?", (more, row[0]))
    database.close()
    done = punto(*asked)
    assert done.returncode == 1
    assert (
        "returned USD 90.00; this is wrong: the cards and the sheet give USD 30.00\n" in done.stdout
    )
    assert done.stdout.count("this is wrong") == 1
    done = punto(*asked, "--json")
    assert done.returncode == 1
    assert [one["holds"] for one in json.loads(done.stdout)["wagers"]] == [False, True, True]


def test_replay_prints_the_same_as_json(folder: Path) -> None:
    asked = ("replay", folder / "house.db", "--table", "t1", "--coup", 1)
    told, found = answer(*asked), json.loads(answer(*asked, "--json"))
    assert (found["table"], found["coup"], found["shoe"], found["void"]) == ("t1", 1, 1, "")
    assert f": totals {found['player']['total']}-" in told
    banker, tie = found["wagers"]
    assert (banker["bet"], banker["stake"], banker["paytable"]) == (
        "banker",
        "20.00",
        "banker-commission-5",
    )
    for wager in (banker, tie):
        assert f"returned USD {wager['returned']}" in told
        assert wager["sum"] is None or wager["sum"]["text"] in told


def test_replay_states_rows_as_facts_in_every_language(folder: Path) -> None:
    asked = ("replay", folder / "house.db", "--table", "t1", "--json")
    bets, won = load_game("mini-baccarat").bet, 0
    for coup in range(1, 11):
        english, spanish = (
            json.loads(answer(*asked, "--coup", coup, "--language", tag))["wagers"]
            for tag in ("en", "es")
        )
        for one, other in zip(english, spanish, strict=True):
            if one["row"] is None:
                assert (one["asks"], one["pays"], one["sum"]) == (None, None, None)
                continue
            row = bets(one["bet"]).rows[one["row"] - 1]
            for told, stated in (("asks", row_fact(row)), ("pays", pays_fact(row.pays))):
                assert one[told] == to_builtins(WireFact.of(stated, words_in(ENGLISH)))
                assert other[told] == to_builtins(WireFact.of(stated, words_in(Language("es"))))
            won += one["sum"] is not None
    assert won > 0


def test_an_exported_shoe_passes_the_standalone_verifier(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.shoe"
    file.write_text(
        answer("export", folder / "house.db", "--table", "t1", "--shoe", 1), encoding="utf-8"
    )
    done = subprocess.run(
        [sys.executable, "-I", ROOT / "docs" / "verify_shoe.py", file],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.splitlines()[0][:5]) == (0, "TRUE:")


def test_export_writes_every_entry_once(folder: Path) -> None:
    lines = answer("export", folder / "house.db").splitlines()
    numbers = [json.loads(line)["sequence"] for line in lines]
    assert numbers == list(range(1, len(lines) + 1))


def test_a_restored_backup_verifies(folder: Path, tmp_path: Path) -> None:
    answer("backup", folder / "house.db", tmp_path / "kept.db")
    answer("restore", tmp_path / "kept.db", tmp_path / "again.db")
    assert answer("verify", tmp_path / "again.db") == answer("verify", folder / "house.db")


def no_coup(coup: int, table: str) -> Fact:
    """The error of a coup that the log does not have."""
    return fact("coup-not-in-log", coup=coup, table=table, pit="pit-1")


@pytest.mark.parametrize(
    ("arguments", "stated"),
    [
        (("verify", "nowhere.db"), no_file("nowhere.db")),
        (
            ("verify", __file__),
            fact("store-damaged", file=__file__, reason="file is not a database"),
        ),
        (("verify", "DB", "--anchor", "rope"), fact("store-anchor", anchor="rope")),
        (("replay", "DB", "--table", "t1", "--coup", "999"), no_coup(999, "t1")),
        (("replay", "DB", "--table", "t9", "--coup", "1"), no_coup(1, "t9")),
        (("replay", "DB", "--table", "t1", "--coup", "1", "--pit", "x"), no_pit("x", "pit-1")),
        (
            ("export", "DB", "--shoe", "1"),
            fact("error-option-with", option="--shoe", needed="--table"),
        ),
        (
            ("export", "DB", "--shoe", "9", "--table", "t1"),
            fact("shoe-not-in-log", shoe=9, table="t1", pit="pit-1"),
        ),
        (("backup", "DB", "/"), fact("error-is-folder", path="/")),
    ],
)
def test_bad_input_is_one_sentence(folder: Path, arguments: tuple[str, ...], stated: Fact) -> None:
    given = (str(folder / "house.db") if one == "DB" else one for one in arguments)
    assert refusal(*given) == str(stated)
