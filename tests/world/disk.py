"""The disk of a world: a real store on a real file, and what a power cut leaves of it.

The store runs on SQLite as in any house. At a power cut its files are copied to another folder as
the disk may hold them then, and opened there. Between commits that is every byte: the store flushes
before it answers (recorded power cuts in the test suite show this for the real process). During a
commit it is any part of the changes, sector by sector, in the order of SQLite's write-ahead log
(WAL):

1. a WAL that starts over gets its header, which is flushed first;
2. the frames of the commit are written to the WAL, which is flushed: now the commit is made;
3. a long WAL is copied into the database file;
4. the head of the house's log is written to its own file, one sector, and flushed.

The store is not a model, because the code that a house runs is under test, including its SQL.
Single writes are not intercepted, because the standard library's SQLite takes no custom file
system.
"""

import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import event

from puntobanco.core.ids import PitId
from puntobanco.store import Anchor, Store, StoreError, open_store
from tests.world.chance import Chance

PIT = PitId("pit-1")
SECTOR = 512
_HEADER = 32
_NAME = "house.db"
_LOG = "-wal"
_HEAD = ".head"
_MEMORY = Path("/dev/shm")  # noqa: S108 -- each world makes its own folder in it
_DAY_MS = 86_400_000
_EPOCH_DAY = 2_440_587.5


class Image(NamedTuple):
    """The contents of the files of a house."""

    file: bytes
    log: bytes
    """SQLite's write-ahead log."""
    heads: tuple[tuple[str, bytes], ...] = ()
    """The files with the heads of its logs, by name."""


class Disk:
    """The files of one house, across power cuts."""

    def __init__(self, folder: Path, clock_ms: Callable[[], int]) -> None:
        self._folder = folder
        self._clock_ms = clock_ms
        self._life = 0
        self._removed: Image | None = None
        self.store = self._opened(Image(_empty_store(), b""))

    @property
    def _path(self) -> Path:
        return self._folder / str(self._life) / _NAME

    @property
    def removed(self) -> bool:
        """Whether a file was removed and has not been put back."""
        return self._removed is not None

    def image(self) -> Image:
        """The contents of the files now, or before one was removed."""
        if self._removed is not None:
            return self._removed
        heads = sorted(self._path.parent.glob(f"{_NAME}.*{_HEAD}"))
        return Image(
            _read(self._path),
            _read(self._path.with_name(_NAME + _LOG)),
            tuple((path.name, path.read_bytes()) for path in heads),
        )

    def remove(self, *, log: bool) -> None:
        """Delete a file while it is open; only the image from before is left."""
        self._removed = self.image()
        (self._path.with_name(_NAME + _LOG) if log else self._path).unlink(missing_ok=True)

    def head_of(self, image: Image) -> Anchor | str:
        """The head of the log in an image, or why a house would not open on it."""
        with tempfile.TemporaryDirectory(dir=self._folder) as folder:
            path = Path(folder) / _NAME
            _write(path, image)
            try:
                with open_store(f"sqlite:///{path}") as store:
                    return store.head(PIT)
            except StoreError as error:
                return str(error)

    def cut_power(self, image: Image) -> None:
        """Continue from an image; everything else on the disk is lost."""
        before = self._path.parent
        self.store.close()
        shutil.rmtree(before)
        self._life += 1
        self._removed = None
        self.store = self._opened(image)

    def fill(self, *, full: bool) -> None:
        """Make every write fail from now on, or none: with a WAL, a full disk takes no write."""
        assert self.store.database.writers is not None, "a world writes"
        raw = self.store.database.writers.raw_connection()
        try:
            raw.cursor().execute(f"PRAGMA query_only = {int(full)}")
        finally:
            raw.close()

    def close(self) -> None:
        """Close the files."""
        self.store.close()

    def _opened(self, image: Image) -> Store:
        self._path.parent.mkdir()
        _write(self._path, image)
        store = open_store(f"sqlite:///{self._path}")
        for engine in (store.database.readers, store.database.writers):
            assert engine is not None, "a world writes"
            event.listen(engine.pool, "connect", self._set_clock)
            engine.dispose()
        return store

    def _set_clock(self, connection: Any, record: object) -> None:
        """Simulate the database's clock too, by which leases expire."""
        del record
        connection.create_function(
            "julianday", 1, lambda _: self._clock_ms() / _DAY_MS + _EPOCH_DAY
        )


def torn(before: Image, after: Image, chance: Chance) -> Image:
    """The disk at a random moment of the commit that led from one image to the other.

    Whether the commit is kept is drawn first, so that it depends on no detail of SQLite's files.
    """
    file, log, heads = before
    grown = after.log
    if chance.one_in(3):
        # The WAL is flushed; it may be partly copied into the database file.
        folded = _mixed(file, after.file, chance, last=True)
        return Image(folded, grown, _torn_heads(dict(heads), after.heads, chance))
    begun_anew = bool(log) and log[:_HEADER] != grown[:_HEADER]
    if begun_anew and chance.one_in(3):
        return Image(file, chance.pick((log, grown[:_HEADER] + log[_HEADER:])), heads)
    mixed = _mixed(log, grown, chance, last=False)
    return Image(file, grown[:_HEADER] + mixed[_HEADER:] if begun_anew else mixed, heads)


def damaged(image: Image, chance: Chance) -> Image:
    """An image whose WAL is truncated or has one wrong bit."""
    if chance.one_in(2):
        return image._replace(log=image.log[: chance.below(len(image.log) + 1)])
    log = bytearray(image.log)
    log[chance.below(len(log))] ^= 1 << chance.below(8)
    return image._replace(log=bytes(log))


def _torn_heads(
    before: dict[str, bytes], after: tuple[tuple[str, bytes], ...], chance: Chance
) -> tuple[tuple[str, bytes], ...]:
    """The head files during their write after a commit: old, written in part, or new."""
    torn = []
    for name, content in after:
        old = before.get(name, content)
        places = [at for at in range(len(content)) if content[at] != old[at]] or [0]
        cut = chance.pick((0, chance.between(places[0], places[-1]), len(content)))
        torn.append((name, content[:cut] + old[cut:]))
    return tuple(torn)


def _mixed(before: bytes, after: bytes, chance: Chance, *, last: bool) -> bytes:
    """Some of the sectors that changed are written: none, the first few, or any.

    Unless `last`, the last one is not written, so the commit is never complete.
    """
    places = range(0, max(len(before), len(after)), SECTOR)
    changed = [at for at in places if before[at : at + SECTOR] != after[at : at + SECTOR]]
    possible = changed if last else changed[:-1]
    match chance.below(3):
        case 0:
            written: list[int] = []
        case 1:
            written = possible[: chance.between(0, len(possible))]
        case _:
            written = [at for at in possible if chance.one_in(2)]
    content = bytearray(before)
    for at in written:
        content.extend(bytes(max(0, at - len(content))))
        content[at : at + SECTOR] = after[at : at + SECTOR]
    return bytes(content)


def _write(path: Path, image: Image) -> None:
    path.write_bytes(image.file)
    if image.log:
        path.with_name(_NAME + _LOG).write_bytes(image.log)
    for name, content in image.heads:
        path.with_name(name).write_bytes(content)


def _read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


@cache
def _empty_store() -> bytes:
    """The file of an empty store, cached: making one takes longer than a short world."""
    with tempfile.TemporaryDirectory(dir=memory_folder()) as folder:
        path = Path(folder) / _NAME
        open_store(f"sqlite:///{path}").close()
        return path.read_bytes()


def memory_folder() -> Path | None:
    """The folder for the files of worlds: in memory if possible, as no real power is cut."""
    return _MEMORY if os.access(_MEMORY, os.W_OK) else None
