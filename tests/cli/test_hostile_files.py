"""Whatever file it is given, a command ends: with its work, or with one sentence and a code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from puntobanco.core.facts import fact
from puntobanco.version import VERSION
from tests.kit.hostile_files import databases, endless, run_each, texts
from tests.kit.program import Ended, punto, started

SHEET = [
    *(("rules", "FILE"), ("par", "FILE"), ("odds", "FILE"), ("check", "FILE"), ("lab", "FILE")),
    *(("deal", "FILE"), ("simulate", "FILE"), ("plan", "FILE"), ("reconcile", "FILE")),
    *(("audit", "-", "--game", "FILE"), ("meter", "advise", "FILE"), ("profiles", "show", "FILE")),
    *(("rules", "mini-baccarat", "--profile", "FILE"), ("serve", "--table", "FILE")),
    *(("serve", "--profile", "FILE"), ("plan", "mini-baccarat", "--plan", "FILE")),
]
DATABASE = [
    *(("verify", "FILE"), ("replay", "FILE", "1"), ("recall", "FILE", "--table", "terminal")),
    *(("report", "FILE"), ("export", "FILE"), ("export", "FILE", "--anchor")),
    *(("meter", "list", "FILE"), ("meter", "show", "FILE"), ("restore", "FILE", "TARGET")),
    ("backup", "FILE", "TARGET"),
]


def filled(words: tuple[str, ...], file: Path) -> list[str]:
    target = file.with_suffix(".target")
    return [{"FILE": str(file), "TARGET": str(target)}.get(word, word) for word in words]


def check(words: list[str], ended: Ended, codes: tuple[int, ...] = (2,)) -> None:
    told = f"{words}: {ended}"
    assert ended.returncode in codes, told
    assert "Traceback" not in ended.stderr, told
    lines = ended.stderr.splitlines()
    assert all(line.startswith("punto: ") for line in lines), told
    assert lines or ended.returncode != 2, told
    assert not any(ord(letter) < 32 for line in lines for letter in line), told


@pytest.mark.parametrize("words", SHEET, ids=" ".join)
def test_a_hostile_sheet_is_refused(words: tuple[str, ...], tmp_path: Path) -> None:
    files = [*endless(tmp_path, ".toml"), *texts(tmp_path, ".toml"), tmp_path]
    lines = [filled(words, file) for file in files]
    for line, ended in zip(lines, run_each(lines), strict=True):
        check(line, ended)


def test_a_hostile_plan_or_log_is_refused(tmp_path: Path) -> None:
    files = [*endless(tmp_path, ".csv"), *texts(tmp_path, ".csv")]
    lines = [["plan", "mini-baccarat", "--plan", str(file)] for file in files]
    for line, ended in zip(lines, run_each(lines), strict=True):
        check(line, ended)
    lines = [["audit", str(file)] for file in [*files, *texts(tmp_path, ".shoe"), tmp_path]]
    for line, ended in zip(lines, run_each(lines), strict=True):
        check(line, ended, codes=(1, 2))


@pytest.mark.parametrize("words", DATABASE, ids=" ".join)
def test_a_hostile_database_is_refused_or_verified(words: tuple[str, ...], tmp_path: Path) -> None:
    files = [*endless(tmp_path, ".db"), *databases(tmp_path), tmp_path]
    lines = [filled(words, file) for file in files]
    for line, ended in zip(lines, run_each(lines), strict=True):
        # An overwritten log is a finding of `verify`; other commands may not read the overwritten
        # part.
        over = any("payload" in word for word in line)
        check(line, ended, codes=(2,) if not over else (1, 2) if line[0] == "verify" else (0, 1, 2))


ENDLESS = [["audit", "-"], ["roads", "-"]]


@pytest.mark.parametrize("words", ENDLESS, ids=" ".join)
def test_endless_standard_input_is_refused(words: list[str]) -> None:
    code = "from puntobanco.cli.main import main; main()"
    with Path("/dev/zero").open("rb") as zeros:
        done = subprocess.run(
            [sys.executable, "-c", code, *words],
            stdin=zeros,
            capture_output=True,
            text=True,
            check=False,
        )
    check(words, Ended(done.returncode, done.stdout, done.stderr))


def test_roads_of_fifty_million_letters_are_refused() -> None:
    ended = punto("roads", "-", stdin="BP" * 25_000_000)
    check(["roads", "-"], ended)
    assert ended.stderr == f"punto: {fact('error-results-most', most=100_000)}\n"


FULL = [
    *("games", "games --json", "rules mini-baccarat", "par mini-baccarat", "odds mini-baccarat"),
    *(
        "check mini-baccarat",
        "deal mini-baccarat --shoe",
        "roads BPT",
        "reconcile lnw-dragon-bonus-1",
    ),
    *("simulate mini-baccarat --shoes 1 --csv", "profiles", "--help", "--version"),
    "par mini-baccarat --html -",
]


@pytest.mark.parametrize("typed", FULL)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk_is_one_sentence(typed: str) -> None:
    code = "from puntobanco.cli.main import main; main()"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", code, *typed.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    stated = fact("error-stream", problem="No space left on device")
    assert (done.returncode, done.stderr) == (74, f"punto: {stated}\n")


def test_unwritable_output_streams_exit_74() -> None:
    code = "from puntobanco.cli.main import main; main()"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", code, "games"], stdout=full, stderr=full, check=False
        )
    assert done.returncode == 74


def test_a_program_fault_is_one_sentence_with_place_and_contact() -> None:
    before = "import puntobanco.core.roads as r; r.parse_layout = lambda text: 1 // 0; "
    ended = started("roads", "BP", before=before)
    assert (ended.returncode, ended.stdout) == (70, "")
    stated = fact(
        "error-program",
        version=VERSION,
        error="ZeroDivisionError",
        place="<string>:1",
        problem="integer division or modulo by zero",
        traceback="PUNTO_TRACEBACK",
    )
    assert ended.stderr == f"punto: {stated}\n"
    told = started("roads", "BP", before=before, PUNTO_TRACEBACK="1")
    assert told.stderr.startswith("Traceback (most recent call last):")
    assert told.stderr.endswith(ended.stderr)


def test_running_out_of_memory_is_one_sentence() -> None:
    before = (
        "import puntobanco.core.roads as r\n"
        "def greedy(text): return bytearray(1 << 60)\n"
        "r.parse_layout = greedy\n"
    )
    ended = started("roads", "BP", before=before)
    assert (ended.returncode, ended.stdout) == (74, "")
    assert ended.stderr == f"punto: {fact('error-memory')}\n"


@pytest.mark.parametrize("how", ["-O", "-OO", "PYTHONOPTIMIZE"])
def test_no_command_runs_without_the_checks_of_python(how: str) -> None:
    code = "from puntobanco.cli.main import main; main()"
    switches = [] if how == "PYTHONOPTIMIZE" else [how]
    environment = {**os.environ, **({} if switches else {"PYTHONOPTIMIZE": "1"})}
    done = subprocess.run(
        [sys.executable, *switches, "-c", code, "games"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"punto: {fact('error-unchecked')}\n"


def test_a_house_does_not_open_without_the_checks_of_python(tmp_path: Path) -> None:
    code = (
        "import asyncio; from puntobanco.house.pit import open_pit\n"
        "async def main():\n"
        "    async with open_pit('pit-1', None, None): pass\n"
        "asyncio.run(main())"
    )
    done = subprocess.run(
        [sys.executable, "-O", "-c", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert f"RuleError: {fact('error-unchecked')}\n" in done.stderr
