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
from puntobanco.core.arguments import quoted
from puntobanco.core.errors import PuntoError, RecordError
from puntobanco.core.facts import Fact, Value, fact, listed, one_of
from puntobanco.core.record import Record
from puntobanco.core.record_writing import write_record
from puntobanco.sheets import game_keys, load_game
from puntobanco.words import ENGLISH, Language, words_in
from tests.kit.options import no_choice, too_small, unknown_game
from tests.kit.program import refusal
from tests.kit.records import a_clean_shoe, as_csv

GOLDEN = Path(__file__).parents[1] / "golden"
BROKEN_CSV = (
    *("--player", "P cards", "--banker", "B cards", "--winner", "Result", "--coup", "Round"),
    *("--player-total", "P", "--banker-total", "B", "--paid", "won"),
    *("--wager", "banker=Banker stake:Banker won", "--game", "mini-baccarat"),
)


def punto_audit(*words: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(app, ["audit", *words], input=stdin)


def refused(*words: str, stdin: str | bytes | None = None) -> Value:
    """What refuses bad input states, in one line."""
    result = punto_audit(*words, stdin=stdin)
    assert isinstance(result.exception, PuntoError), result.output
    assert "\n" not in str(result.exception)
    return result.exception.stated


def test_a_clean_record_exits_0_and_lists_what_was_not_judged() -> None:
    result = punto_audit(str(GOLDEN / "clean.shoe"))
    assert result.exit_code == 0
    first, *rest = result.stdout.splitlines()
    assert first == "11 coups in 3 shoes, 11 wagers: nothing breaks the rules"
    assert any(str(fact("audit-gap-winner")) in line and "(3)" in line for line in rest)
    assert result.stderr == ""


def test_a_broken_record_exits_1_with_a_line_for_each_finding() -> None:
    name = str(GOLDEN / "broken.shoe")
    result = punto_audit(name)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == f"{name}:4: shoe 1: {fact('audit-burn', card='3d', found=2, expected=3)}"
    stands = fact("audit-stands")
    rule = fact("audit-banker-rule", total=5, third=3, expected=stands)
    drew = fact("audit-drew", card="2c")
    draw = fact("audit-draw", rule=rule, found=drew, expected=stands)
    assert f"{name}:12: shoe 1 coup 5: {draw}" in lines
    assert [
        line for line in lines if line.startswith("11 coups in 1 shoe, 5 wagers: 16 findings (")
    ]


def test_an_audit_is_printed_in_the_requested_language() -> None:
    name, spanish = str(GOLDEN / "broken.shoe"), words_in(Language("es"))
    printed = punto_audit(name, "--language", "es").stdout
    broken = spanish.say("audit-gap-broken")
    assert spanish.say("audit-not-judged", what=broken, count=1) in printed.splitlines()
    told = json.loads(punto_audit(name, "--language", "es", "--json").stdout)
    english = json.loads(punto_audit(name, "--json").stdout)
    assert broken in [gap["text"] for gap in told["not_judged"]]
    for one, other in zip(told["findings"], english["findings"], strict=True):
        assert (one["code"], one["params"]) == (other["code"], other["params"])
        assert one["text"] != other["text"]


def test_json_has_the_same_findings() -> None:
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
        "text": str(
            fact(
                "audit-winner",
                found=fact("audit-banker"),
                player=8,
                banker=1,
                expected=fact("audit-player"),
            )
        ),
    }
    assert {gap["what"]: gap["count"] for gap in told["not_judged"]}["draws"] == 1


def test_a_table_is_read_by_its_columns() -> None:
    result = punto_audit(str(GOLDEN / "broken.csv"), *BROKEN_CSV)
    assert result.exit_code == 1
    assert "5 findings (draw 1, total 1, winner 1, payout 2)" in result.stdout


def test_a_table_with_our_column_names_needs_no_mapping() -> None:
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


def test_the_audit_uses_decks_and_settings() -> None:
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


def test_progress_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "LONG", 20)
    monkeypatch.setattr("sys.stderr", screen := Terminal())
    lines = ["1. 9s 8d Kh Kd\n"] * 5
    with command._watched(lines, 75, words_in(ENGLISH)) as watched:
        assert list(watched) == lines
    assert "audit" in screen.getvalue()


SHOE = "shoe record 1\ngame: fortune-7\n"
TABLE = "player,banker\n"


def at_line(line: int, problem: Fact) -> Fact:
    """An error in a line of the standard input."""
    return fact("error-line", file="stdin", line=line, problem=problem)


def in_column(column: str, problem: Fact) -> Fact:
    """An error in a cell."""
    return fact("error-column", column=column, problem=problem)


def no_rank(text: str) -> Fact:
    """The error of a card without a rank."""
    return fact("error-card-rank", text=text, ranks="A23456789TJQK")


def unknown(game: str) -> Fact:
    """The error of a record of an unknown game."""
    return fact("error-log-game", game=game, games=listed(game_keys()))


@pytest.mark.parametrize(
    ("text", "stated"),
    [
        (SHOE + "1. 1h 2d", at_line(3, no_rank("1h"))),
        ("shoe record 9\n", at_line(1, fact("error-record-version", version="9", known=1))),
        ("shoe record 1\ngame: whist\n", at_line(2, unknown("whist"))),
        ("shoe record 1\ngame: ../x.toml\n", at_line(2, unknown("../x.toml"))),
        (TABLE + "9s Kd,1h", at_line(2, in_column("banker", no_rank("1h")))),
        (
            TABLE + "9s Kd,8h 8d\n9s Kd\n",
            at_line(3, fact("error-cells-header", count=1, expected=2)),
        ),
        (TABLE + "9s \N{SNOWMAN},8h", at_line(2, in_column("player", no_rank("\N{SNOWMAN}")))),
        (
            "a,b\n",
            at_line(
                1,
                fact(
                    "error-header-column",
                    column="player",
                    count=0,
                    known=one_of([quoted("a"), quoted("b")]),
                ),
            ),
        ),
        ("", at_line(1, fact("error-no-header", opening="shoe record 1"))),
    ],
)
def test_bad_input_is_refused_by_its_place(text: str, stated: Fact) -> None:
    assert refused("-", stdin=text) == stated


def test_bytes_that_are_not_text_are_refused_by_their_place() -> None:
    stated = at_line(2, in_column("player", no_rank("\N{REPLACEMENT CHARACTER}" * 2)))
    assert refused("-", stdin=b"player,banker\n9s \xff\xfe,8h\n") == stated


def unread(file: str, why: str) -> Fact:
    """The error of a log that cannot be read."""
    return fact("error-log-unreadable", file=file, why=why)


@pytest.mark.parametrize(
    ("words", "stated"),
    [
        (("nowhere.csv",), unread("nowhere.csv", "No such file or directory")),
        ((str(GOLDEN),), unread(str(GOLDEN), "Is a directory")),
        (("-", "--decks", "0"), too_small("--decks", 0, 1)),
        (("-", "--paid", "gross"), no_choice("--paid", "gross", "returned", "won", "net")),
        (("-", "--wager", "banker"), fact("error-wager-columns", text="banker")),
        (("-", "--set", "decks"), fact("error-set", text="decks")),
        (
            (str(GOLDEN / "clean.shoe"), "--winner", "W"),
            fact("error-record-columns", file=str(GOLDEN / "clean.shoe")),
        ),
        (("-", "--game", "whist"), unknown_game("whist")),
    ],
)
def test_a_bad_option_is_refused(words: tuple[str, ...], stated: Fact) -> None:
    assert refusal("audit", *words) == str(stated)


def test_json_is_complete_or_absent() -> None:
    text = SHOE + "1. 9s 8d Kh Kd = B\n2. 9s 8d Kh Kd\n3. 1h"
    assert punto_audit("-", "--json", stdin=text).stdout == ""
    told = punto_audit("-", stdin=text)
    assert isinstance(told.exception, RecordError)
    assert told.stdout.startswith("stdin:3: shoe 1 coup 1: winner Banker, ")


def test_the_program_refuses_in_one_sentence_and_exits_2(tmp_path: Path) -> None:
    log = tmp_path / "evening.shoe"
    log.write_text(SHOE + "1. 8x\n", "utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", "from puntobanco.cli.main import main; main()", "audit", str(log)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    problem = fact("error-card-suit", text="8x")
    assert ran.stderr == f"punto: {fact('error-line', file=str(log), line=3, problem=problem)}\n"
