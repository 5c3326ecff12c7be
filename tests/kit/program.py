"""The `punto` program, run as a user would, within the test's process.

Starting a program costs half a second, most of it for imports already done here. Tests of starting
itself (first output, signals, pipes) use `started`.
"""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from puntobanco.cli.main import main

_SURROUNDINGS = {"COLUMNS": "100", "PYTHONUTF8": "1"}


@dataclass(frozen=True, slots=True)
class Ended:
    """How a program ended, with its output."""

    returncode: int
    stdout: str
    stderr: str


def punto(*arguments: object, stdin: str = "", one_stream: bool = False) -> Ended:
    """Call the program here, with its own streams, arguments and environment.

    With `one_stream` all output is in `stdout`, in order, as a terminal shows it.
    """
    out = _stream()
    err = out if one_stream else _stream()
    with (
        patch.object(sys, "argv", ["punto", *map(str, arguments)]),
        patch.object(sys, "stdin", _stream(stdin)),
        patch.dict(os.environ, _SURROUNDINGS, clear=True),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
            code: str | int | None = 0
        except SystemExit as ended:
            code = ended.code
    assert code is None or isinstance(code, int)
    return Ended(code or 0, _text(out), "" if one_stream else _text(err))


def started(*arguments: object, stdin: str = "", before: str = "", **environment: str) -> Ended:
    """Start the program as its own process, after a line of Python if given."""
    code = f"{before}from puntobanco.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env=_SURROUNDINGS | environment,
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def answer(*arguments: object) -> str:
    """The output of the program, which must succeed without errors."""
    done = punto(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refusal(*arguments: object, stdin: str = "") -> str:
    """The sentence with which the program refuses its input."""
    done = punto(*arguments, stdin=stdin)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.startswith("punto: ")
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix("punto: ").rstrip("\n")


def _stream(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8", newline="\n")


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()
