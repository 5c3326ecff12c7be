"""Reading a file that no process writes to, without leaving files next to it.

SQLite creates files next to a database that it opens, even for reading. A file at rest is therefore
opened as immutable. If it has a leftover log or is of an earlier release, a copy of both is opened
in a temporary folder and upgraded there.
"""

import fcntl
import os
import shutil
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from puntobanco.core.facts import Fact, Value, fact
from puntobanco.store.database import Database, EngineError, read_error
from puntobanco.store.errors import CorruptError, StoreError, WriteError, system_reason
from puntobanco.store.files import size_of, with_ending
from puntobanco.store.heads import Heads
from puntobanco.store.sqlite import check_file, open_sqlite, reader_engine


def is_written_to(path: Path) -> bool:
    """Whether a process has the file open for writing. The check creates no file."""
    try:
        handle = os.open(with_ending(path, ".lock"), os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(handle)
    return False


def open_at_rest(path: Path) -> Database:
    """The store in a file at rest, of any version. Nothing next to the file changes."""
    path = path.resolve()
    if size_of(with_ending(path, "-wal")) == 0:
        if size_of(path) == 0:
            raise CorruptError(fact("store-empty", file=str(path)))
        engine = reader_engine(path, immutable=True)
        try:
            with engine.connect() as connection:
                if check_file(connection, name=str(path), thorough=True):
                    return Database(str(path), engine, file=path, heads=Heads(path))
        except EngineError as error:
            raise read_error(str(path), error) from error
    return _copied(path)


def _copied(path: Path) -> Database:
    scratch = TemporaryDirectory(prefix="punto-")
    copy = Path(scratch.name) / path.name
    try:
        for ending in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copyfile(with_ending(path, ending), with_ending(copy, ending))
        opened = open_sqlite(copy, accept_loss=True)
    except OSError as error:
        scratch.cleanup()
        folder, reason = str(copy.parent), system_reason(error)
        raise WriteError(
            fact("store-not-copied", file=str(path), folder=folder, reason=reason)
        ) from error
    except StoreError as error:
        scratch.cleanup()
        raise type(error)(_about(error.stated, copy, path)) from None
    if opened.writers is not None:
        opened.writers.dispose()
    return replace(
        opened, name=str(path), writers=None, heads=Heads(path), open_files=None, scratch=scratch
    )


def _about(stated: Fact | str, copy: Path, path: Path) -> Fact | str:
    """The error about the copy, changed to name the original file."""
    if isinstance(stated, str):
        return stated.replace(str(copy), str(path))
    params = ((name, _original(value, copy, path)) for name, value in stated.params)
    return Fact(stated.code, tuple(params))


def _original(value: Value, copy: Path, path: Path) -> Value:
    if isinstance(value, Fact | str):
        return _about(value, copy, path)
    return value
