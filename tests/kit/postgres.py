"""A temporary PostgreSQL server that tests may kill."""

import os
import select
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import sleep
from urllib.parse import quote

import psycopg
from sqlalchemy import make_url
from tools.temporary_server import TemporaryServer, temporary_folder

from puntobanco.store import Store
from puntobanco.store.postgresql import open_postgresql

_MEMORY = Path("/dev", "shm")


def open_with_limit(url: str, *, hung_ms: int) -> Store:
    """A store whose writers may hang in a transaction for this time (0: without limit)."""
    parsed = make_url(url).set(drivername="postgresql+psycopg")
    return Store(open_postgresql(parsed, hung_ms=hung_ms))


@dataclass
class Cluster(TemporaryServer):
    """A running server; every call of `new_url` names a new schema in it."""

    schemas: Iterator[int] = field(default_factory=lambda: count(1))

    def new_url(self) -> str:
        # A schema rather than a database: those take 7 MB each and are slow to create and drop.
        name = f"house_{next(self.schemas)}"
        address = f"host={self.folder} user=house dbname=postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url}&options={quote(f'-c search_path={name}')}"

    def kill(self) -> None:
        """End the server and all its children at once, like a power cut."""
        postmaster = int((self.data / "postmaster.pid").read_text().split()[0])
        _stop(postmaster)  # It starts no more children while they are counted.
        every = (postmaster, *_children(postmaster))
        for process in every:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        # The next server does not start while a child is still running.
        for process in every:
            _wait_gone(process)
        # Leftovers of a killed server would make the next one think that it still runs.
        for left in ((self.data / "postmaster.pid"), *self.folder.glob(".s.PGSQL.*")):
            left.unlink(missing_ok=True)


@contextmanager
def cluster(*, on_disk: bool = False) -> Iterator[Cluster]:
    """A new cluster, removed at the end; in memory if possible, because no test cuts the power.

    Not in pytest's folder, whose path is too long for a socket.
    """
    place = _MEMORY if os.access(_MEMORY, os.W_OK) and not on_disk else None
    with temporary_folder(place) as folder:
        made = Cluster(folder)
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop()


def _stop(process: int) -> None:
    os.kill(process, signal.SIGSTOP)
    state = Path(f"/proc/{process}/stat")
    while state.read_text().rpartition(")")[2].split()[0] != "T":
        sleep(0.001)


def _children(parent: int) -> list[int]:
    listing = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(child) for child in listing.read_text().split()]


def _wait_gone(process: int) -> None:
    """Wait until the process has ended; it is not our child, so the kernel does not notify us."""
    with suppress(ProcessLookupError):
        handle = os.pidfd_open(process)
        try:
            select.select([handle], [], [], 10)
        finally:
            os.close(handle)
