"""One database seen twice: connections that write and connections that cannot.

Every error of an engine leaves here as a StoreError whose text the house can act upon.
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
from puntobanco.store.lines import Lines
from puntobanco.store.linked import Linked
from puntobanco.store.lock import FileLock

_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})

# Reading rows straight from a cursor meets the engine's own errors, not SQLAlchemy's; and where
# SQLite quotes damaged text in an error, Python cannot even read the error.
EngineError = (SQLAlchemyError, sqlite3.Error, UnicodeDecodeError)


@dataclass(frozen=True, slots=True)
class Database:
    """The engines of an open store."""

    name: str
    """How errors call it: a file, or a server and its database; never with a password."""
    readers: Engine
    writers: Engine | None = None
    """None where the store was opened for reading alone."""
    file: Path | None = None
    """The SQLite file; None on PostgreSQL."""
    lock: FileLock | None = None
    lines: Lines | None = None
    """The connections to a server; None where there is no server."""
    heads: Heads | None = None
    """Where each log stands, kept outside the database; None where nothing is kept."""
    linked: Linked | None = None
    """The files that have to stay where they are; None where nothing is written, or no file."""
    scratch: TemporaryDirectory[str] | None = None
    """The folder of a copy that is read in place of the file; it goes when the store is closed."""

    @property
    def url(self) -> str:
        """Where another process finds it; it has the password in it and is never shown."""
        if self.file is not None:
            return f"sqlite:///{self.file}"
        return self.readers.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that cannot write; each statement sees what was committed before it."""
        try:
            with self.readers.connect() as connection:
                yield connection
        except EngineError as error:
            raise read_error(self.name, error) from error

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction, committed at the end of the block, durable when that is left."""
        if self.writers is None:
            raise ReadOnlyError(fact("store-read-only", file=self.name))
        try:
            with self.writers.begin() as connection:
                yield connection
        except EngineError as error:
            raise write_error(self.name, error) from error

    def check_linked(self, *, committed: bool = False) -> None:
        """CorruptError where the files that were opened are no longer those of the database."""
        if self.linked is not None:
            self.linked.check(committed=committed)

    def keep_head(self, head: Anchor) -> None:
        """Have the head of a log on the disk outside the database."""
        if self.heads is not None:
            self.heads.keep(head)

    def fold(self) -> None:
        """Fold SQLite's log into its file and empty it, as far as readers let it."""
        if self.file is not None and self.writers is not None:
            try:
                with closing(self.writers.raw_connection()) as raw:
                    raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except EngineError as error:
                raise write_error(self.name, error) from error

    def hang_up(self) -> None:
        """Cut every connection to a server that is silent; what comes next gets a new one."""
        if self.lines is not None:
            self.lines.cut()
            self._let_go()

    def close(self) -> None:
        """Let go of every connection and of the file."""
        self._let_go()
        if self.heads is not None:
            self.heads.close()
        if self.lock is not None:
            self.lock.close()
        if self.scratch is not None:
            self.scratch.cleanup()

    def _let_go(self) -> None:
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
    """The error of an engine that could not read, as the house is told it."""
    if _is_damage(error):
        return CorruptError(fact("store-damaged", file=name, reason=_reason(error)))
    return UnreachableError(fact("store-unreadable", file=name, reason=_reason(error)))


def write_error(name: str, error: Exception) -> CorruptError | WriteError:
    """The error of an engine that could not write, as the house is told it."""
    if _is_damage(error):
        return CorruptError(fact("store-damaged-on-write", file=name, reason=_reason(error)))
    return WriteError(fact("store-write-failed", file=name, reason=_reason(error)))


def _is_damage(error: BaseException) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, UnicodeDecodeError) or "decode to UTF-8" in str(cause):
        return True
    # Extended codes carry the plain one in their low byte.
    code = getattr(cause, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _DAMAGED


def _reason(error: BaseException) -> str:
    """The first line of what the engine itself said."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(cause).__name__
