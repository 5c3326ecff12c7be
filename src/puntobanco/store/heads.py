"""The head of each log, written to a file outside the database with every group commit.

A write-ahead log that is cut off or damaged ends early, and SQLite opens it without an error: what
was committed after that place is gone. So the head of a log is also written to a file of its own,
after the commit and before its answers, and a database that ends before it is refused.

The order limits what a crash can leave. Between commit and file, the database is ahead: nothing of
that group was acknowledged, and it opens. The file is never ahead of the database.

A file has two slots of one sector each, written alternately. A write torn by a power cut leaves the
other slot intact, which has the last acknowledged head.
"""

import fcntl
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from puntobanco.core.facts import fact
from puntobanco.store.chain import Anchor, Break
from puntobanco.store.errors import BadInputError, CorruptError, WriteError, system_reason
from puntobanco.store.files import put_in_place, same_file, size_of, sync_handle, with_ending

SLOT = 512
_ENDING = ".head"
_CHECK = 16


class Heads:
    """The kept heads of one database's logs. `base` is the prefix of their file names."""

    def __init__(self, base: Path) -> None:
        self._base = base
        self._files: dict[str, _HeadFile] = {}
        self._lock = threading.Lock()

    def path(self, pit: str) -> Path:
        """The file with the head of a pit."""
        return with_ending(self._base, f".{pit}{_ENDING}")

    def write(self, head: Anchor) -> None:
        """Write a head to disk; WriteError if that fails."""
        path = self.path(head.pit)
        try:
            with self._lock:
                if head.pit not in self._files:
                    self._files[head.pit] = _HeadFile(path, head)
                self._files[head.pit].write(head)
        except OSError as error:
            raise WriteError(
                fact("store-not-written", file=str(path), reason=system_reason(error))
            ) from error

    def replace(self, heads: list[Anchor]) -> None:
        """Keep these heads instead of all kept before."""
        self.close()
        for path, _ in self.read_all():
            try:
                path.unlink()
            except OSError as error:
                raise WriteError(
                    fact("store-not-removed", file=str(path), reason=system_reason(error))
                ) from error
        for head in heads:
            self.write(head)

    def read_all(self) -> list[tuple[Path, Anchor | Break]]:
        """Every kept head, or why it cannot be read, with its file."""
        folder, beginning = self._base.parent, f"{self._base.name}."
        found: list[tuple[Path, Anchor | Break]] = []
        for path in sorted(folder.iterdir()) if folder.is_dir() else ():
            if path.name.startswith(beginning) and path.name.endswith(_ENDING):
                pit = path.name.removeprefix(beginning).removesuffix(_ENDING)
                found.append((path, _read_head(path, pit)))
        return found

    def is_missing(self, pit: str) -> bool:
        """Whether there is no head, although a write-ahead log was left behind with entries.

        A house writes the first head before the first entry. A copy of a closed database alone has
        neither head nor log, and is no sign of a loss.
        """
        return not self.path(pit).exists() and size_of(with_ending(self._base, "-wal")) > 0

    def close(self) -> None:
        """Close the files."""
        with self._lock:
            for file in self._files.values():
                file.close()
            self._files.clear()


class _HeadFile:
    """One file, open as long as the house writes to the log."""

    def __init__(self, path: Path, head: Anchor) -> None:
        self._path = path
        if not path.exists():
            _make(path, head)
        self._handle = os.open(path, os.O_RDWR)
        self._seen = b""
        self._kept = head

    def write(self, head: Anchor) -> None:
        with self._alone():
            if not same_file(self._path, self._handle):
                raise CorruptError(fact("store-head-replaced", file=str(self._path)))
            content = os.pread(self._handle, 2 * SLOT, 0)
            if content != self._seen:
                # Just opened, or changed by another process of the house.
                self._kept = _newest(content, self._path)
            if self._kept.sequence < head.sequence:
                old = 0 if _slot(content, 1) == self._kept else 1
                os.pwrite(self._handle, _written(head), old * SLOT)
                sync_handle(self._handle)
                self._kept = head
                content = os.pread(self._handle, 2 * SLOT, 0)
            self._seen = content

    def close(self) -> None:
        os.close(self._handle)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        fcntl.flock(self._handle, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._handle, fcntl.LOCK_UN)


def _make(path: Path, head: Anchor) -> None:
    part = with_ending(path, ".new")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.pwrite(handle, 2 * _written(head), 0)
    finally:
        os.close(handle)
    put_in_place(part, path)


def _written(head: Anchor) -> bytes:
    """A slot: the anchor as a line, and a checksum at the end of the sector."""
    line = str(head)
    check = sha256(line.encode()).hexdigest()[:_CHECK]
    return f"{line} {check}\n".encode().ljust(SLOT - 1) + b"\n"


def _slot(content: bytes, number: int) -> Anchor | None:
    """The head in a slot; None if the slot is damaged."""
    slot = content[number * SLOT : (number + 1) * SLOT]
    line, _, check = slot.strip().rpartition(b" ")
    if sha256(line).hexdigest()[:_CHECK].encode() != check:
        return None
    try:
        return Anchor.parse(line.decode())
    except (BadInputError, UnicodeDecodeError):
        return None


def _read_head(path: Path, pit: str) -> Anchor | Break:
    try:
        kept = _newest(path.read_bytes(), path)
    except OSError as error:
        return Break(pit, 0, fact("store-unreadable", file=str(path), reason=system_reason(error)))
    except CorruptError:
        return Break(pit, 0, fact("store-head-damaged", file=str(path)))
    if kept.pit != pit:
        return Break(pit, 0, fact("store-head-other", file=str(path), pit=kept.pit))
    return kept


def _newest(content: bytes, path: Path) -> Anchor:
    slots = [slot for slot in (_slot(content, 0), _slot(content, 1)) if slot is not None]
    if not slots:
        raise CorruptError(fact("store-head-damaged", file=str(path)))
    return max(slots, key=lambda slot: slot.sequence)
