"""`punto serve` as a process: started, used, killed."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PROGRAM = [sys.executable, "-c", "from puntobanco.cli.main import main; main()", "serve"]

LONGEST_S = 120.0


class Serving:
    """A program that serves a house."""

    def __init__(self, folder: Path, *arguments: object, files: int | None = None) -> None:
        """Start it; `files` is the number of descriptors it may have."""
        # Not a pipe, which would not be read while the program runs.
        self._complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 -- closed by `end`
        self.process = subprocess.Popen(
            [
                *_limited(files),
                *PROGRAM,
                "--data",
                str(folder),
                "--port",
                "0",
                *map(str, arguments),
            ],
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
        )
        # Reading a line that never comes must not hang.
        self._watchdog = threading.Timer(LONGEST_S, self.process.kill)
        self._watchdog.start()
        said = self.line()
        found = re.search(r"https?://\S+(?=/$)", said)
        assert found is not None, f"{said} {self.complaints()}"
        self.url = found[0]

    def line(self) -> str:
        """The next line of its output."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def complaints(self) -> str:
        """Its error output so far."""
        self._complaints.seek(0)
        return self._complaints.read()

    def signal(self, number: signal.Signals) -> None:
        os.kill(self.process.pid, number)

    def end(self) -> None:
        """Kill it, if it is still running."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        self._watchdog.cancel()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._complaints.close()


def _limited(files: int | None) -> list[str]:
    """A shell command that lowers the limit of descriptors and becomes the program."""
    return [] if files is None else ["sh", "-c", f'ulimit -n {files}; exec "$0" "$@"']


@contextmanager
def serving(folder: Path, *arguments: object, files: int | None = None) -> Iterator[Serving]:
    """A house during the context."""
    house = Serving(folder, *arguments, files=files)
    try:
        yield house
    finally:
        house.end()
