"""One writing process per SQLite file, enforced by a lock that ends with the process.

The lock is on a separate file: closing any handle on the database itself would drop SQLite's locks.
"""

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from puntobanco.core.facts import fact
from puntobanco.store.errors import BusyError, UnreachableError, system_reason
from puntobanco.store.files import with_ending


class FileLock:
    """The right to write to a file, from creation until `close`."""

    def __init__(self, path: Path) -> None:
        # The lock file stays when the lock is released: removing it could give two processes two
        # locks.
        name = with_ending(path, ".lock")
        try:
            self._handle = os.open(name, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise UnreachableError(
                fact("store-not-opened", file=str(name), reason=system_reason(error))
            ) from error
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = os.read(self._handle, 20).decode(errors="replace").strip()
            os.close(self._handle)
            raise BusyError(fact("store-busy", file=str(path), process=holder)) from error
        # Only for the error message above; on a full disk the lock works without it.
        with suppress(OSError):
            os.ftruncate(self._handle, 0)
            os.write(self._handle, f"{os.getpid()}\n".encode())

    def close(self) -> None:
        """Release the lock. Calling it again has no effect."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
