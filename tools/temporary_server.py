"""A temporary PostgreSQL server in its own folder, on a socket, run as an unprivileged user.

The server flushes to disk as usual. Only the creation of the cluster skips that.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from puntobanco.core.errors import ensure

_PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
_PATH = os.pathsep.join((os.environ.get("PATH", ""), *map(str, _PLACES)))


@dataclass
class TemporaryServer:
    """A server in a folder."""

    folder: Path

    @property
    def data(self) -> Path:
        """The folder of its cluster."""
        return self.folder / "data"

    @property
    def url(self) -> str:
        """The URL of its only database."""
        return f"postgresql+psycopg://house@/postgres?host={self.folder}"

    def make(self) -> None:
        """Create the cluster."""
        self.run(
            *("initdb", "-D", str(self.data), "-U", "house", "-A", "trust", "--no-sync"),
            *("-E", "UTF8", "--locale", "C.UTF-8"),
        )

    def start(self) -> None:
        """Start the server."""
        options = f"-k {self.folder} -h '' -c max_connections=40"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        """Stop the server immediately."""
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of the server's programs as an ordinary user: it refuses to run as root."""
        found = shutil.which(program, path=_PATH)
        if found is None:
            raise FileNotFoundError(f"{program} was not found; expected PostgreSQL to be installed")
        ordinary = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        # Not through pipes: the server would keep them open, and this would wait until it ends.
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(  # noqa: S603 -- programs of the server, found on the path
                [*ordinary, found, *arguments],
                cwd=self.folder,
                stdout=said,
                stderr=said,
                timeout=60,
                check=False,
            )
            said.seek(0)
            ensure(done.returncode == 0, f"{program}: {said.read()}")


@contextmanager
def temporary_folder(place: Path | None = None) -> Iterator[Path]:
    """A temporary folder that an ordinary user may serve from.

    Its path is short: a socket's path is limited to 107 characters.
    """
    folder = Path(tempfile.mkdtemp(prefix="punto-pg-", dir=place))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def temporary_server() -> Iterator[TemporaryServer]:
    """A new server on disk, removed at the end."""
    with temporary_folder() as folder:
        made = TemporaryServer(folder)
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop()
