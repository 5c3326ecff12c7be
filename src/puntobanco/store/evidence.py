"""Reading a file that nobody writes to, and leaving nothing beside it.

SQLite makes files of its own beside a database that it opens, even to read it. A file at rest is
therefore opened as one that cannot change; with a log left beside it, or from an older program, a
copy of both is opened in a folder for temporary files, and brought up to date there.
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
from puntobanco.store.files import beside, size_of
from puntobanco.store.heads import Heads
from puntobanco.store.sqlite import check_file, open_sqlite, reader_engine


def is_written_to(path: Path) -> bool:
    """Whether a process has the file open for writing; nothing is made to find out."""
    try:
        handle = os.open(beside(path, ".lock"), os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(handle)
    return False


def open_evidence(path: Path) -> Database:
    """The store in a file at rest, whatever version wrote it; nothing beside it changes."""
    path = path.resolve()
    if size_of(beside(path, "-wal")) == 0:
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
                shutil.copyfile(beside(path, ending), beside(copy, ending))
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
        opened, name=str(path), writers=None, heads=Heads(path), linked=None, scratch=scratch
    )


def _about(stated: Fact | str, copy: Path, path: Path) -> Fact | str:
    """What an error states of the copy, stated of the file itself."""
    if isinstance(stated, str):
        return stated.replace(str(copy), str(path))
    params = ((name, _original(value, copy, path)) for name, value in stated.params)
    return Fact(stated.code, tuple(params))


def _original(value: Value, copy: Path, path: Path) -> Value:
    if isinstance(value, Fact | str):
        return _about(value, copy, path)
    return value
