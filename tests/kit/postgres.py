"""A PostgreSQL server of our own for a while: in a temporary folder, on a socket, as nobody much.

The server flushes as a real one does; only the making of the cluster skips that.
"""

import os
import select
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg

_PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
_MEMORY = Path("/dev", "shm")
_PATH = os.pathsep.join((os.environ.get("PATH", ""), *map(str, _PLACES)))


@dataclass
class Cluster:
    """A running server; every call of `new_url` names a fresh schema in it."""

    folder: Path
    schemas: Iterator[int] = field(default_factory=lambda: count(1))

    def new_url(self) -> str:
        # A schema and not a database: those are 7 MB each, and slow to make and to remove.
        name = f"house_{next(self.schemas)}"
        address = f"host={self.folder} user=house dbname=postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        options = quote(f"-c search_path={name}")
        return f"postgresql+psycopg://house@/postgres?host={self.folder}&options={options}"

    def start(self) -> None:
        options = f"-k {self.folder} -h '' -c max_connections=40"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def kill(self) -> None:
        """End the server and all its children at once, as a power cut would end them."""
        postmaster = int((self.data / "postmaster.pid").read_text().split()[0])
        for process in (postmaster, *_children(postmaster)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        _wait_gone(postmaster)
        # What a killed server leaves behind would make the next one think it still runs.
        for left in ((self.data / "postmaster.pid"), *self.folder.glob(".s.PGSQL.*")):
            left.unlink(missing_ok=True)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of the server's programs as an ordinary user: it refuses to run as root."""
        found = shutil.which(program, path=_PATH)
        assert found is not None, program
        ordinary = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        # Not through pipes: the server would keep them open, and we would wait for it to end.
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(
                [*ordinary, found, *arguments],
                cwd=self.folder,
                stdout=said,
                stderr=said,
                timeout=60,
                check=False,
            )
            said.seek(0)
            assert done.returncode == 0, f"{program}: {said.read()}"


@contextmanager
def cluster(*, on_disk: bool = False) -> Iterator[Cluster]:
    """A new cluster, gone at the end; in memory where that can be, because no test cuts the power.

    Not under pytest's folder: a socket's path may have no more than 107 characters.
    """
    place = _MEMORY if os.access(_MEMORY, os.W_OK) and not on_disk else None
    folder = Path(tempfile.mkdtemp(prefix="punto-pg-", dir=place))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    made = Cluster(folder)
    try:
        made.run(
            *("initdb", "-D", str(made.data), "-U", "house", "-A", "trust", "--no-sync"),
            *("-E", "UTF8", "--locale", "C.UTF-8"),
        )
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _children(parent: int) -> list[int]:
    listing = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(child) for child in listing.read_text().split()]


def _wait_gone(process: int) -> None:
    """Wait until the process has ended; it is not our child, so the kernel cannot tell us."""
    with suppress(ProcessLookupError):
        handle = os.pidfd_open(process)
        try:
            select.select([handle], [], [], 10)
        finally:
            os.close(handle)
