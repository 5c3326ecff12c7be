"""Text from a file cannot control the terminal: controls are escaped, and a finding is one line."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from puntobanco.core.controls import escaped, one_line
from puntobanco.words import languages
from tests.kit.program import Ended, punto

CLEAR = "\x1b[2J\x1b[1;1H"
EVIL = f"{CLEAR}\x1b]0;owned\x07\x9b31m\u202e"
FORGED = "evil\nlog.csv:9: all is well"


def a_hostile_table(folder: Path) -> Path:
    """A table with control characters in its header, shoe and bets."""
    file = folder / "log.csv"
    rows = [
        "player,banker,winner,shoe,bet,stake,returned",
        f'4d 4c,5h 2h,B,"shoe {EVIL}{FORGED}",player {EVIL},5,10',
    ]
    file.write_text("\n".join(rows), encoding="utf-8")
    return file


def a_sheet(folder: Path, *, name: str, file: str = "mine.toml") -> Path:
    path = folder / file
    names = ", ".join(f"{language} = {json.dumps(name)}" for language in languages())
    sheet = f'extends = "mini-baccarat"\nkey = "mine"\nsource = "a test"\nname = {{ {names} }}\n'
    path.write_text(sheet, encoding="utf-8")
    return path


def nothing_steers(ended: Ended) -> None:
    said = ended.stdout + ended.stderr
    assert said
    assert [one for one in said if one != "\n" and not one.isprintable()] == []


def test_control_characters_are_escaped_as_in_json() -> None:
    assert (
        escaped("a\x1b[1mb\x9b\u202e\n\tc\r\n\rd") == "a\\u001b[1mb\\u009b\\u202e\n\tc\r\n\\u000dd"
    )
    assert one_line("a\nb\r\tc 庄 ♠") == "a\\u000ab\\u000d\\u0009c 庄 ♠"


def test_a_finding_about_a_hostile_table_is_one_harmless_line(tmp_path: Path) -> None:
    ended = punto("audit", a_hostile_table(tmp_path), "--game", "mini-baccarat")
    nothing_steers(ended)
    assert ended.returncode == 1
    assert len(ended.stdout.splitlines()) == 4  # winner, bet, the sum, what was not judged
    assert "\\u001b[2J" in ended.stdout
    as_json = punto("audit", a_hostile_table(tmp_path), "--game", "mini-baccarat", "--json")
    nothing_steers(as_json)
    assert EVIL in json.loads(as_json.stdout)["findings"][0]["shoe"]


def test_a_hostile_header_is_refused_in_one_harmless_line(tmp_path: Path) -> None:
    file = tmp_path / "log.csv"
    file.write_text(f'a,b,c,"{EVIL}{FORGED}"\n', encoding="utf-8")
    ended = punto("audit", file)
    nothing_steers(ended)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert "\\u001b[2J" in ended.stderr


COMMANDS = ["rules", "par", "odds", "check", "deal --coups 1", "simulate --shoes 1"]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_hostile_sheet_is_refused_harmlessly(command: str, tmp_path: Path) -> None:
    word, *more = command.split()
    ended = punto(word, a_sheet(tmp_path, name=EVIL), *more)
    assert ended.returncode == 2
    nothing_steers(ended)


@pytest.mark.parametrize("command", COMMANDS)
def test_markup_in_names_is_printed_literally(command: str, tmp_path: Path) -> None:
    word, *more = command.split()
    sheet = a_sheet(tmp_path, name="Mine [red]x[/blue] :smile:", file="\x1b[2J.toml")
    ended = punto(word, sheet, *more)
    assert ended.returncode == 0, ended.stderr
    nothing_steers(ended)
    assert "[red]x[/blue] :smile:" in ended.stdout


def test_a_hostile_plan_is_refused_harmlessly(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text(f"step,stake,win,lose\na,1,{EVIL},a\n", encoding="utf-8")
    ended = punto("plan", "mini-baccarat", "--plan", file)
    assert ended.returncode == 2
    nothing_steers(ended)


def test_only_our_own_colours_reach_a_terminal() -> None:
    """On a real terminal our own colours work, and escape sequences in the text do not."""
    code = (
        "from rich.text import Text\n"
        "from puntobanco.cli.terminal import guarded, guarded_console\n"
        f"with guarded(): guarded_console().print(Text({EVIL!r}, style='red')); print({EVIL!r})"
    )
    environment = {**os.environ, "TERM": "xterm-256color", "PYTHONUTF8": "1", "COLUMNS": "200"}
    ours, theirs = pty.openpty()
    with os.fdopen(ours, "rb", buffering=0) as terminal:
        subprocess.run(
            [sys.executable, "-c", code], stdout=theirs, stderr=theirs, env=environment, check=True
        )
        said = terminal.read(1 << 16)
        os.close(theirs)
    shown = one_line(EVIL).encode()
    drawn = shown.replace(b"\\u0007", b"")  # rendering drops the bell
    assert said == b"\x1b[31m" + drawn + b"\x1b[0m\r\n" + shown + b"\r\n"
