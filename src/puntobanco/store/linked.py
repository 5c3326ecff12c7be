"""Whether the files of an open SQLite database still have their names.

A process can go on writing to files that were removed, and what it writes is lost.
"""

from pathlib import Path

from puntobanco.core.facts import fact
from puntobanco.store.errors import CorruptError
from puntobanco.store.files import identity, with_ending


class OpenFiles:
    """The files of a database as they were when it was opened."""

    def __init__(self, path: Path) -> None:
        self._file = path
        self._log = with_ending(path, "-wal")
        self._file_was = identity(path)
        self._log_was: tuple[int, int] | None = None

    def connected(self, *_: object) -> None:
        """A new connection may have created a log, or will with its first commit."""
        self._log_was = identity(self._log)

    def closed(self, *_: object) -> None:
        """Closing the last connection removes the log."""
        self._log_was = None

    def check(self, *, committed: bool = False) -> None:
        """Raise CorruptError if a file was removed, renamed or replaced.

        After a commit (`committed`) there must be a log.
        """
        if identity(self._file) != self._file_was:
            raise _gone(self._file)
        found = identity(self._log)
        if self._log_was is None and (found is not None or not committed):
            self._log_was = found
        elif found != self._log_was or found is None:
            raise _gone(self._log)


def _gone(path: Path) -> CorruptError:
    return CorruptError(fact("store-replaced", file=str(path)))
