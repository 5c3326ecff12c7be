"""A PostgreSQL server of our own for a while, which tests may kill."""

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

from puntobanco.cli.temporary_server import TemporaryServer, temporary_folder

_MEMORY = Path("/dev", "shm")


@dataclass
class Cluster(TemporaryServer):
    """A running server; every call of `new_url` names a fresh schema in it."""

    schemas: Iterator[int] = field(default_factory=lambda: count(1))

    def new_url(self) -> str:
        # A schema and not a database: those are 7 MB each, and slow to make and to remove.
        name = f"house_{next(self.schemas)}"
        address = f"host={self.folder} user=house dbname=postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url}&options={quote(f'-c search_path={name}')}"

    def kill(self) -> None:
        """End the server and all its children at once, as a power cut would end them."""
        postmaster = int((self.data / "postmaster.pid").read_text().split()[0])
        _stop(postmaster)  # It begins nobody more while its children are counted.
        every = (postmaster, *_children(postmaster))
        for process in every:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        # The next server does not start beside a child that is not gone yet.
        for process in every:
            _wait_gone(process)
        # What a killed server leaves behind would make the next one think it still runs.
        for left in ((self.data / "postmaster.pid"), *self.folder.glob(".s.PGSQL.*")):
            left.unlink(missing_ok=True)


@contextmanager
def cluster(*, on_disk: bool = False) -> Iterator[Cluster]:
    """A new cluster, gone at the end; in memory where that can be, because no test cuts the power.

    Not under pytest's folder, whose path is too long for a socket.
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
    """Wait until the process has ended; it is not our child, so the kernel cannot tell us."""
    with suppress(ProcessLookupError):
        handle = os.pidfd_open(process)
        try:
            select.select([handle], [], [], 10)
        finally:
            os.close(handle)
