"""Copies of a running SQLite store, verified when they are made and again when they are restored.

A backup is the file and a manifest next to it: the file's digest, and the anchor of each pit. They
may be kept on separate machines. The anchors alone can show later that a log was shortened or
rebuilt. For PostgreSQL use pg_dump, which knows more about a server than this program.
"""

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from hashlib import file_digest
from pathlib import Path

from sqlalchemy import select

from puntobanco.core.facts import fact
from puntobanco.files import parse_json, read_bytes
from puntobanco.store.chain import Anchor, Break
from puntobanco.store.database import Database
from puntobanco.store.errors import (
    BadInputError,
    BusyError,
    CorruptError,
    WriteError,
    system_reason,
)
from puntobanco.store.files import put_in_place, with_ending
from puntobanco.store.lock import FileLock
from puntobanco.store.schema import clock_ms
from puntobanco.store.sqlite import (
    check_file,
    open_sqlite,
    put_database_in_place,
    reader_engine,
)
from puntobanco.store.store import Store, sqlite_path

_FORMAT = 1


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a backup contains: the digest of its file, and the head of each log."""

    taken_ms: int
    size: int
    sha256: str
    anchors: tuple[Anchor, ...]

    def to_json(self) -> str:
        """The manifest as written next to the file."""
        plain = {
            "manifest": _FORMAT,
            "taken_ms": self.taken_ms,
            "size": self.size,
            "sha256": self.sha256,
            "anchors": [str(anchor) for anchor in self.anchors],
        }
        return json.dumps(plain, indent=2) + "\n"

    @classmethod
    def from_json(cls, text: str | bytes, *, name: str) -> "Manifest":
        """The manifest in a text."""
        try:
            plain = parse_json(text)
            anchors = tuple(Anchor.parse(line) for line in plain["anchors"])
            found = int(plain["taken_ms"]), int(plain["size"]), str(plain["sha256"])
            known = plain["manifest"] == _FORMAT
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise BadInputError(fact("store-manifest", file=name)) from error
        if not known:
            raise BadInputError(fact("store-manifest-format", file=name, format=_FORMAT))
        return cls(*found, anchors)


def backup(store: Store, target: Path) -> Manifest:
    """Copy a store to a new file while it runs. Returns the manifest written next to it."""
    if store.database.shared:
        raise BadInputError(fact("store-backup-server", file=store.database.name))
    _refuse_no_folder(target)
    _refuse_existing(target, manifest_path(target))
    part = _part(target)
    try:
        _copy(store.database, part)
        manifest = _describe(store.database, part)
        _part(manifest_path(target)).write_text(manifest.to_json(), encoding="utf-8")
        put_database_in_place(part, target)
        put_in_place(_part(manifest_path(target)), manifest_path(target))
    except OSError as error:
        raise WriteError(
            fact("store-backup-failed", file=str(target), reason=system_reason(error))
        ) from error
    finally:
        for left in (part, with_ending(part, "-journal"), _part(manifest_path(target))):
            left.unlink(missing_ok=True)
    return manifest


def restore(source: Path, url: str) -> Manifest:
    """Restore a backup where no store exists, after verifying it."""
    target = sqlite_path(url).resolve()
    name = manifest_path(source)
    if not (source.is_file() and name.is_file()):
        raise BadInputError(fact("store-no-manifest", file=str(source), manifest=name.name))
    try:
        manifest = Manifest.from_json(read_bytes(name), name=str(name))
    except OSError as error:
        raise BadInputError(
            fact("store-manifest", file=str(name), reason=system_reason(error))
        ) from None
    _refuse_no_folder(target)
    with closing(FileLock(target)):
        _refuse_existing(target, with_ending(target, "-wal"))
        part = _part(target)
        try:
            shutil.copyfile(source, part)
            _check_copy(part, manifest, source)
            put_database_in_place(part, target)
        except OSError as error:
            raise WriteError(
                fact("store-restore-failed", file=str(target), reason=system_reason(error))
            ) from error
        finally:
            for ending in ("", "-wal", "-shm", ".lock"):
                with_ending(part, ending).unlink(missing_ok=True)
    return manifest


def manifest_path(file: Path) -> Path:
    """The path of the manifest of a backup."""
    return with_ending(file, ".manifest.json")


def _refuse_no_folder(target: Path) -> None:
    if not target.parent.is_dir():
        raise BadInputError(fact("store-no-folder", file=str(target)))


def _copy(database: Database, part: Path) -> None:
    """Copy in one step: readers do not block the writer, and further steps could start over."""
    part.unlink(missing_ok=True)
    with database.reading() as connection:
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        try:
            with closing(sqlite3.connect(part)) as copy:
                source.backup(copy)
        except sqlite3.Error as error:
            raise WriteError(
                fact("store-backup-failed", file=str(part), reason=str(error))
            ) from error


def _describe(database: Database, part: Path) -> Manifest:
    with database.reading() as connection:
        taken_ms = connection.execute(select(clock_ms())).scalar_one()
    # As a file at rest: a plain reader would leave SQLite's own files next to the copy.
    engine = reader_engine(part, immutable=True)
    with Store(Database(str(part), engine, file=part)) as copy:
        with copy.database.reading() as connection:
            check_file(connection, name=str(part), thorough=True)
        anchors = _proved(copy)
    return Manifest(taken_ms, part.stat().st_size, _digest(part), anchors)


def _check_copy(part: Path, manifest: Manifest, source: Path) -> None:
    if _digest(part) != manifest.sha256:
        raise CorruptError(fact("store-backup-changed", file=str(source)))
    # Opening upgrades a copy of an earlier release before its logs are read.
    with Store(open_sqlite(part)) as copy:
        if _proved(copy) != manifest.anchors:
            raise CorruptError(fact("store-backup-heads", file=str(source)))


def _proved(store: Store) -> tuple[Anchor, ...]:
    anchors = []
    for state in store.pits():
        found = store.verify(state.pit)
        if isinstance(found, Break):
            raise CorruptError(
                fact("store-backup-broken", file=store.database.name, problem=found.stated)
            )
        anchors.append(found)
    return tuple(anchors)


def _refuse_existing(*paths: Path) -> None:
    for path in paths:
        if path.exists():
            raise BusyError(fact("store-exists", file=str(path)))


def _part(path: Path) -> Path:
    return with_ending(path, ".part")


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()
