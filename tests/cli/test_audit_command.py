"""`punto audit`: exit codes, output streams and the shape of the JSON."""

import json
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from puntobanco.cli import audit as command
from puntobanco.cli.main import app
from puntobanco.core.errors import PuntoError, RecordError
from puntobanco.core.record import Record
from puntobanco.core.record_writing import write_record
from puntobanco.sheets import load_game
from tests.kit.records import a_clean_shoe, as_csv

GOLDEN = Path(__file__).parents[1] / "golden"
BROKEN_CSV = (
    *("--player", "P cards", "--banker", "B cards", "--winner", "Result", "--coup", "Round"),
    *("--player-total", "P", "--banker-total", "B", "--paid", "won"),
    *("--wager", "banker=Banker stake:Banker won", "--game", "mini-baccarat"),
)


def punto_audit(*words: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(app, ["audit", *words], input=stdin)


def refusal(*words: str, stdin: str | bytes | None = None) -> str:
    """The sentence that refuses bad input."""
    result = punto_audit(*words, stdin=stdin)
    assert isinstance(result.exception, PuntoError), result.output
    assert "\n" not in str(result.exception)
    return str(result.exception)


def test_a_clean_record_exits_0_and_says_what_was_not_judged() -> None:
    result = punto_audit(str(GOLDEN / "clean.shoe"))
    assert result.exit_code == 0
    first, *rest = result.stdout.splitlines()
    assert first == "11 coups in 3 shoes, 11 wagers: nothing breaks the rules"
    assert "not judged: coups without a stated winner (3)" in rest
    assert result.stderr == ""


def test_a_broken_record_exits_1_with_a_line_for_each_finding() -> None:
    name = str(GOLDEN / "broken.shoe")
    result = punto_audit(name)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == f"{name}:4: shoe 1: 3d was turned and 2 burned; expected 3"
    assert f"{name}:12: shoe 1 coup 5: Banker 5 stands against a third card 3 but drew 2c" in lines
    assert [
        line for line in lines if line.startswith("11 coups in 1 shoe, 5 wagers: 16 findings (")
    ]


def test_json_holds_the_same_findings() -> None:
    result = punto_audit(str(GOLDEN / "broken.shoe"), "--json")
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert (told["coups"], told["shoes"], told["wagers"]) == (11, 1, 5)
    assert len(told["findings"]) == sum(told["by_kind"].values()) == 16
    assert told["findings"][1] == {
        "line": 8,
        "kind": "winner",
        "shoe": "1",
        "coup": 1,
        "code": "audit-winner",
        "params": {
            "found": {"code": "audit-banker", "params": {}},
            "player": 8,
            "banker": 1,
            "expected": {"code": "audit-player", "params": {}},
        },
        "sentence": "winner Banker, but the cards make Player 8, Banker 1; expected Player",
    }
    assert {gap["what"]: gap["count"] for gap in told["not_judged"]}["draws"] == 1


def test_a_table_is_read_by_its_columns() -> None:
    result = punto_audit(str(GOLDEN / "broken.csv"), *BROKEN_CSV)
    assert result.exit_code == 1
    assert "5 findings (draw 1, total 1, winner 1, payout 2)" in result.stdout


def test_a_table_with_our_own_names_needs_no_columns() -> None:
    result = punto_audit(str(GOLDEN / "clean.csv"), "--game", "mini-baccarat")
    assert (result.exit_code, result.stdout) == (
        0,
        "5 coups in 2 shoes, 5 wagers: nothing breaks the rules\n",
    )


@pytest.mark.parametrize(
    "kind", [lambda shoe: write_record(Record((shoe,))), lambda s: as_csv([s])]
)
def test_a_dash_reads_standard_input(kind: Callable[..., str | list[str]]) -> None:
    made = kind(a_clean_shoe(load_game("fortune-7"), seed=3, bets=["banker"]))
    text = made if isinstance(made, str) else "\n".join(made)
    result = punto_audit("-", "--game", "fortune-7", stdin=text)
    assert (result.exit_code, result.stdout.count("nothing breaks")) == (0, 1)


def test_decks_and_settings_reach_the_audit() -> None:
    shoe = a_clean_shoe(load_game("fortune-7", settings={"total-decks": "6"}), seed=3)
    text = write_record(Record((shoe,)))
    assert punto_audit("-", "--set", "total-decks=6", stdin=text).exit_code == 0
    with_two = punto_audit("-", "--decks", "2", "--set", "total-decks=6", "--json", stdin=text)
    assert set(json.loads(with_two.stdout)["by_kind"]) == {"supply"}


def test_a_record_of_a_dealt_shoe_is_clean() -> None:
    dealt = CliRunner().invoke(app, ["deal", "terminal-4", "--shoe", "--seed", "9", "--record"])
    result = punto_audit("-", stdin="\n" + dealt.stdout)
    assert (result.exit_code, result.stdout.count("nothing breaks")) == (0, 1)


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_shows_on_a_terminal_and_changes_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "LONG", 20)
    monkeypatch.setattr("sys.stderr", screen := Terminal())
    lines = ["1. 9s 8d Kh Kd\n"] * 5
    with command._watched(lines, 75) as watched:
        assert list(watched) == lines
    assert "audit" in screen.getvalue()


SHOE = "shoe record 1\ngame: fortune-7\n"
TABLE = "player,banker\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (SHOE + "1. 1h 2d", "stdin:3: card '1h': expected a rank of A23456789TJQK"),
        ("shoe record 9\n", "stdin:1: version 9: expected 1"),
        ("shoe record 1\ngame: whist\n", "stdin:2: game 'whist': unknown; expected one of "),
        (
            "shoe record 1\ngame: ../x.toml\n",
            "stdin:2: game '../x.toml': unknown; expected one of ",
        ),
        (TABLE + "9s Kd,1h", "stdin:2: column 'banker': card '1h': expected a rank of"),
        (TABLE + "9s Kd,8h 8d\n9s Kd\n", "stdin:3: 1 cell; expected 2 as in the header"),
        (TABLE + "9s \N{SNOWMAN},8h", "stdin:2: column 'player': card '☃': expected a rank of"),
        ("a,b\n", "stdin:1: column 'player' is not in the header; expected 'a' or 'b'"),
        ("", "stdin:1: no header; expected the names of columns, or 'shoe record 1'"),
    ],
)
def test_bad_input_is_refused_by_its_place(text: str, sentence: str) -> None:
    assert refusal("-", stdin=text).startswith(sentence)


def test_bytes_that_are_no_text_are_refused_by_their_place() -> None:
    assert refusal("-", stdin=b"player,banker\n9s \xff\xfe,8h\n").startswith("stdin:2: column 'pla")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nowhere.csv",), "nowhere.csv: No such file or directory; expected a log to read"),
        ((str(GOLDEN),), f"{GOLDEN}: Is a directory; expected a log to read"),
        (("-", "--decks", "0"), "decks 0: expected at least 1"),
        (("-", "--paid", "gross"), "paid 'gross': expected returned, won or net"),
        (("-", "--wager", "banker"), "wager 'banker': expected BET=STAKE_COLUMN[:PAYOUT_COLUMN]"),
        (("-", "--set", "decks"), "--set 'decks': expected KEY=VALUE, such as total-decks=6"),
        (
            (str(GOLDEN / "clean.shoe"), "--winner", "W"),
            f"{GOLDEN}/clean.shoe: is a shoe record",
        ),
        (("-", "--game", "whist"), "whist: "),
    ],
)
def test_a_bad_option_is_refused(words: tuple[str, ...], sentence: str) -> None:
    assert refusal(*words, stdin="").startswith(sentence)


def test_json_is_whole_or_not_there() -> None:
    text = SHOE + "1. 9s 8d Kh Kd = B\n2. 9s 8d Kh Kd\n3. 1h"
    assert punto_audit("-", "--json", stdin=text).stdout == ""
    told = punto_audit("-", stdin=text)
    assert isinstance(told.exception, RecordError)
    assert told.stdout.startswith("stdin:3: shoe 1 coup 1: winner Banker, ")


def test_the_program_itself_refuses_in_one_sentence_with_exit_2(tmp_path: Path) -> None:
    log = tmp_path / "evening.shoe"
    log.write_text(SHOE + "1. 8x\n", "utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", "from puntobanco.cli.main import main; main()", "audit", str(log)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"punto: {log}:3: card '8x': expected a suit of s h d c or ♠ ♥ ♦ ♣\n"
