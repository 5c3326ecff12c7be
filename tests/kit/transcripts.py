"""Transcripts of a page: the commands on it, and the output it shows for them.

A fenced block of the kind `console` is a transcript: `$ ` and a command, then its output. A block
whose opening line names a file (```toml mine.toml) writes that file. All blocks of a page run in
order in one scratch folder, which contains `tests/golden` and `docs` as in a clone.

`…` stands for anything: within a line for any text, alone on a line for any lines. `^C` as the last
line interrupts a command that runs until then.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.kit.program import punto

ROOT = Path(__file__).parent.parent.parent
ANY = "…"
INTERRUPTED = "^C"
_MAKE = (
    *("--directory", str(ROOT), "--no-print-directory"),
    *("--old-file", ".venv/.installed", f"BIN={Path(sys.executable).parent}"),
)
"""What a `make` command needs to run from any folder, with this Python, installing nothing."""
_BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Written:
    """A file shown in full on the page."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Said:
    """A command, with the output shown on the page."""

    command: str
    expected: str


def steps_of(text: str) -> Iterator[Written | Said]:
    """The files and commands of a page, in order."""
    for kind, file, body in _BLOCK.findall(text):
        if kind == "console":
            for told in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
                command, _, expected = told.partition("\n")
                yield Said(command, expected)
        elif file:
            yield Written(file, body)


def like_a_clone(folder: Path) -> None:
    """Provide the files a transcript needs; the logs are copies, so nothing is ever changed."""
    shutil.copytree(ROOT / "tests" / "golden", folder / "tests" / "golden")
    (folder / "docs").symlink_to(ROOT / "docs")


def matches(expected: str, printed: str) -> bool:
    """Whether a command printed what the page shows, ignoring trailing blanks."""
    pattern = "".join(map(_line_pattern, _lines(expected)))
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in _lines(printed))) is not None


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().splitlines()]


def _line_pattern(line: str) -> str:
    if line == ANY:
        return r"(?:.*\n)*"
    return ".*".join(map(re.escape, line.split(ANY))) + r"\n"


def printed_by(said: Said) -> str:
    """The output of the command in the current folder, both streams as a terminal shows them."""
    if said.expected.rstrip().endswith(INTERRUPTED):
        return _until_interrupted(said)
    words = shlex.split(said.command)
    if words[0] == "punto":
        return _in_process(words[1:])
    if words[0] == "make":
        words += _MAKE
    done = subprocess.run(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return done.stdout


def _in_process(words: list[str]) -> str:
    """Run `punto` in this process, which has already loaded it; a final `> FILE` is supported."""
    if words[-2:-1] != [">"]:
        return punto(*words, one_stream=True).stdout
    done = punto(*words[:-2])
    Path(words[-1]).write_text(done.stdout, encoding="utf-8")
    return done.stderr


def _until_interrupted(said: Said) -> str:
    """The output of a process up to the number of lines shown; a house uses any free port."""
    words = shlex.split(said.command)
    assert words[:2] == ["punto", "serve"], f"{said.command}: only a house runs until interrupted"
    program = [sys.executable, "-c", "from puntobanco.cli.main import main; main()"]
    expected = len(_lines(said.expected)) - 1
    with ExitStack() as stack:
        process = stack.enter_context(
            subprocess.Popen(
                [*program, *words[1:], "--port", "0"],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
        )
        stack.callback(process.kill)
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(expected)]
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=30)
    return "".join([*lines, rest, INTERRUPTED])


def follow(page: Path, folder: Path) -> int:
    """Run a page in a folder; returns its number of commands, and fails at the first mismatch."""
    count = 0
    like_a_clone(folder)
    os.chdir(folder)
    for step in steps_of(page.read_text(encoding="utf-8")):
        match step:
            case Written(name, text):
                Path(name).write_text(text, encoding="utf-8")
            case Said(command, expected):
                printed = printed_by(step)
                said = textwrap.indent(printed, "    ", predicate=lambda _: True)
                assert matches(expected, printed), f"{page.name}: $ {command} prints\n{said}"
                count += 1
    return count
