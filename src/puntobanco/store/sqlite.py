"""SQLite: one file, one writing process, every commit on disk before it is answered.

Python's own transaction handling is switched off, because it would let CREATE TABLE survive a
rollback. BEGIN IMMEDIATE takes the write lock at the start instead of failing half-way. Readers use
connections that cannot write and never keep a transaction open, so the write-ahead log can always
be moved back into the file.
"""

import sqlite3
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

from puntobanco.core.facts import fact
from puntobanco.store import log
from puntobanco.store.database import Database, EngineError, read_error
from puntobanco.store.errors import (
    CorruptError,
    TooOldError,
    UnreachableError,
    UnsafeError,
    WriteError,
    system_reason,
)
from puntobanco.store.files import put_in_place, size_of, sync, with_ending
from puntobanco.store.heads import Heads
from puntobanco.store.linked import OpenFiles
from puntobanco.store.lock import FileLock
from puntobanco.store.migrations import bring_up_to_date, is_current

OLDEST = (3, 37, 0)
"""The first SQLite version that enforces column types."""

# Each is set, read back and compared: SQLite reports the setting in effect, not an error. fullfsync
# matters on macOS, where a plain sync stops at the drive's own cache.
PRAGMAS: tuple[tuple[str, str | int], ...] = (
    ("journal_mode", "wal"),
    ("synchronous", 2),
    ("fullfsync", 1),
    ("checkpoint_fullfsync", 1),
    ("secure_delete", 1),
)
_PATIENCE_S = 5.0
_SMALLEST = 512  # the smallest page of SQLite, and so the smallest file


def open_sqlite(
    path: Path, *, readonly: bool = False, thorough: bool = True, accept_loss: bool = False
) -> Database:
    """The store in a file. A new file is created unless `readonly`."""
    if sqlite3.sqlite_version_info < OLDEST:
        least = ".".join(map(str, OLDEST[:2]))
        raise UnsafeError(fact("store-sqlite-version", found=sqlite3.sqlite_version, least=least))
    path = path.resolve()
    if readonly:
        return _open_reader(path, thorough=thorough)
    lock = FileLock(path)
    try:
        return _open_writer(path, lock, thorough=thorough, accept_loss=accept_loss)
    except BaseException:
        lock.close()
        raise


def check_file(connection: Connection, *, name: str, thorough: bool) -> bool:
    """Whether the file has this program's version. Raises if it is not a sound store."""
    current = is_current(connection, name=name)
    if thorough:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            what = found.splitlines()[-1]
            raise CorruptError(fact("store-damaged", file=name, reason=what))
    return current


def reader_engine(path: Path, *, immutable: bool = False) -> Engine:
    """Read-only connections. `immutable` is for a file at rest: SQLite then creates no files."""
    address = f"{path.absolute().as_uri()}?mode=ro" + ("&immutable=1" if immutable else "")
    pool = NullPool if immutable else QueuePool
    engine = create_engine("sqlite://", creator=lambda: connect(address), poolclass=pool)
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def put_database_in_place(part: Path, target: Path) -> None:
    """Give a finished database its name, after SQLite has moved its log into it."""
    # Closing moves the log, and reports nothing if the disk is full. A remaining log is the only
    # sign.
    if size_of(with_ending(part, "-wal")) > 0:
        raise WriteError(fact("store-unfinished", file=str(target), part=part.name))
    put_in_place(part, target)


def set_pragmas(connection: sqlite3.Connection) -> None:
    """Make the connection durable. UnsafeError if SQLite would not be."""
    for name, wanted in PRAGMAS:
        connection.execute(f"PRAGMA {name} = {wanted}").fetchall()
        (found,) = connection.execute(f"PRAGMA {name}").fetchone()
        if found != wanted:
            raise UnsafeError(
                fact("store-sqlite-setting", setting=name, found=str(found), expected=str(wanted))
            )


def _open_reader(path: Path, *, thorough: bool) -> Database:
    name = str(path)
    if not path.is_file():
        raise UnreachableError(fact("store-no-file", file=name))
    if not _is_sound(path, name, thorough=thorough):
        raise TooOldError(name)
    return Database(name, reader_engine(path), file=path, heads=Heads(path))


def _open_writer(path: Path, lock: FileLock, *, thorough: bool, accept_loss: bool) -> Database:
    name, heads = str(path), Heads(path)
    # Check before anything may write: a refused file must stay unchanged.
    current = _is_sound(path, name, thorough=thorough)
    if not accept_loss:
        # Before anything may write: moving the log into the file destroys what a copy could still
        # save.
        _refuse_lost(path, name, heads)
    if size_of(path) == 0:
        _make(path)
        current = True
    writers, linked = _writer_engine(path), OpenFiles(path)
    event.listen(writers, "connect", linked.connected)
    event.listen(writers, "close", linked.closed)
    database = Database(
        name, reader_engine(path), writers, path, lock, heads=heads, open_files=linked
    )
    try:
        with database.writing() as connection:  # this sets the pragmas in any case
            if not current:
                bring_up_to_date(connection)
        # By now there is a -wal file. SQLite also flushes its name, but ignores a failure.
        sync(path.parent)
    except OSError as error:
        database.close()
        raise WriteError(
            fact("store-not-flushed", folder=str(path.parent), reason=system_reason(error))
        ) from error
    except BaseException:
        database.close()
        raise
    return database


def _refuse_lost(path: Path, name: str, heads: Heads) -> None:
    """Raise CorruptError if a file lacks acknowledged entries. A missing file lacks all of them."""
    engine = reader_engine(path)
    try:
        with nullcontext() if size_of(path) == 0 else engine.connect() as connection:
            lost = [*log.lost_logs(connection, heads)]
            if connection is not None:
                lost += log.logs_without_head(connection, heads)
            for one in lost:
                raise CorruptError(fact("store-lost", file=name, problem=one.stated))
    except EngineError as error:
        raise read_error(name, error) from error
    finally:
        engine.dispose()


def _make(path: Path) -> None:
    """Create an empty store under another name first: a power cut leaves a whole one or none."""
    part = with_ending(path, ".new")
    for ending in ("", "-journal", "-wal", "-shm"):
        with_ending(part, ending).unlink(missing_ok=True)
    engine = _writer_engine(part)
    scratch = Database(str(part), engine, engine)
    try:
        with scratch.writing() as connection:
            bring_up_to_date(connection)
    finally:
        scratch.close()
    try:
        put_database_in_place(part, path)
    except OSError as error:
        raise WriteError(
            fact("store-not-made", file=str(path), reason=system_reason(error))
        ) from error


def _is_sound(path: Path, name: str, *, thorough: bool) -> bool:
    if size_of(path) == 0:
        # SQLite would drop such a log as left over, and with it the latest commits.
        if size_of(with_ending(path, "-wal")) > 0:
            raise CorruptError(fact("store-wal-alone", file=name))
        return False
    if size_of(path) < _SMALLEST:
        # SQLite would treat it as an empty file and overwrite it.
        raise CorruptError(fact("store-damaged", file=name, reason="file is not a database"))
    engine = reader_engine(path)
    try:
        with engine.connect() as connection:
            return check_file(connection, name=name, thorough=thorough)
    except EngineError as error:
        raise read_error(name, error) from error
    finally:
        engine.dispose()


def _writer_engine(path: Path) -> Engine:
    # One connection: SQLite has one writer, and a queue here is fairer than its busy timer.
    address = f"{path.absolute().as_uri()}?mode=rwc"
    engine = create_engine(
        "sqlite://",
        creator=lambda: connect(address, set_pragmas),
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
    )

    @event.listens_for(engine, "begin")
    def _immediate(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def connect(
    address: str,
    prepare: Callable[[sqlite3.Connection], None] | None = None,
    *,
    patience_s: float = _PATIENCE_S,
) -> sqlite3.Connection:
    """A prepared connection, closed again if the preparation fails."""
    # Any thread may write, one at a time: the pool passes the connection around.
    made = sqlite3.connect(
        address, uri=True, isolation_level=None, timeout=patience_s, check_same_thread=False
    )
    try:
        if prepare is not None:
            prepare(made)
    except BaseException:
        made.close()
        raise
    return made
