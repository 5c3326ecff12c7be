"""One database with two kinds of connections: some can write, the others only read.

Every error of an engine becomes a StoreError with a text that tells the operator what to do.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from puntobanco.core.facts import fact
from puntobanco.store.chain import Anchor
from puntobanco.store.errors import CorruptError, ReadOnlyError, UnreachableError, WriteError
from puntobanco.store.heads import Heads
from puntobanco.store.lines import CuttableConnections
from puntobanco.store.linked import OpenFiles
from puntobanco.store.lock import FileLock

_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})

# Rows read directly from a cursor raise the engine's errors, not SQLAlchemy's. If SQLite quotes
# damaged text in an error, Python cannot even decode the error.
EngineError = (SQLAlchemyError, sqlite3.Error, UnicodeDecodeError)


@dataclass(frozen=True, slots=True)
class Database:
    """The engines of an open store."""

    name: str
    """The name in errors: a file, or a server and its database. Never contains a password."""
    readers: Engine
    writers: Engine | None = None
    """None if the store was opened read-only."""
    file: Path | None = None
    """The SQLite file; None on PostgreSQL."""
    lock: FileLock | None = None
    cuttable: CuttableConnections | None = None
    """The connections to a server; None for a file."""
    heads: Heads | None = None
    """The heads of the logs, kept outside the database; None if they are not kept."""
    open_files: OpenFiles | None = None
    """The files that must stay where they are; None if read-only or not a file."""
    scratch: TemporaryDirectory[str] | None = None
    """The folder of a copy that is read instead of the file. It is removed when the store is
    closed."""

    @property
    def shared(self) -> bool:
        """Whether it is on a server, where other processes may use it and a call may hang."""
        return self.file is None

    @property
    def folder(self) -> Path | None:
        """The folder of the SQLite file; None on a server."""
        return None if self.file is None else self.file.parent

    @property
    def url(self) -> str:
        """The URL for another process. It contains the password and is never displayed."""
        if self.file is not None:
            return f"sqlite:///{self.file}"
        return self.readers.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A read-only connection. Each statement sees what was committed before it."""
        try:
            with self.readers.connect() as connection:
                yield connection
        except EngineError as error:
            raise read_error(self.name, error) from error

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction, committed and durable at the end of the block."""
        if self.writers is None:
            raise ReadOnlyError(fact("store-read-only", file=self.name))
        try:
            with self.writers.begin() as connection:
                yield connection
        except EngineError as error:
            raise write_error(self.name, error) from error

    def check_open_files(self, *, committed: bool = False) -> None:
        """Raise CorruptError if the opened files are no longer those of the database."""
        if self.open_files is not None:
            self.open_files.check(committed=committed)

    def write_head(self, head: Anchor) -> None:
        """Write the head of a log to disk, outside the database."""
        if self.heads is not None:
            self.heads.write(head)

    def checkpoint(self) -> None:
        """Move SQLite's write-ahead log into its file and truncate it, as far as readers allow."""
        if self.file is not None and self.writers is not None:
            try:
                with closing(self.writers.raw_connection()) as raw:
                    raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except EngineError as error:
                raise write_error(self.name, error) from error

    def cut_connections(self) -> None:
        """Cut every connection to a server that does not respond. Later requests reconnect."""
        if self.cuttable is not None:
            self.cuttable.cut()
            self._dispose()

    def close(self) -> None:
        """Close every connection and the file."""
        self._dispose()
        if self.heads is not None:
            self.heads.close()
        if self.lock is not None:
            self.lock.close()
        if self.scratch is not None:
            self.scratch.cleanup()

    def _dispose(self) -> None:
        self.readers.dispose()
        if self.writers is not None:
            self.writers.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def read_error(name: str, error: Exception) -> CorruptError | UnreachableError:
    """The error of an engine that could not read, as a StoreError."""
    if _is_damage(error):
        return CorruptError(fact("store-damaged", file=name, reason=_reason(error)))
    return UnreachableError(fact("store-unreadable", file=name, reason=_reason(error)))


def write_error(name: str, error: Exception) -> CorruptError | WriteError:
    """The error of an engine that could not write, as a StoreError."""
    if _is_damage(error):
        return CorruptError(fact("store-damaged-on-write", file=name, reason=_reason(error)))
    return WriteError(fact("store-write-failed", file=name, reason=_reason(error)))


def _is_damage(error: BaseException) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, UnicodeDecodeError) or "decode to UTF-8" in str(cause):
        return True
    # The low byte of an extended code is the primary code.
    code = getattr(cause, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _DAMAGED


def _reason(error: BaseException) -> str:
    """The first line of the engine's own message."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(cause).__name__
