"""File operations for a store: names next to each other, and durable writes."""

import fcntl
import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from puntobanco.core.facts import fact
from puntobanco.store.errors import WriteError, system_reason


def with_ending(path: Path, ending: str) -> Path:
    """The path with a suffix appended to its name."""
    return path.with_name(path.name + ending)


def size_of(path: Path) -> int:
    """The size of a file in bytes; 0 if it does not exist."""
    return path.stat().st_size if path.exists() else 0


def sync(path: Path) -> None:
    """Flush a file, or the names in a folder, to disk.

    Never for a database that this process has open: closing a second handle drops SQLite's locks.
    """
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_handle(handle: int) -> None:
    """Flush what was written to an open file to disk."""
    if hasattr(fcntl, "F_FULLFSYNC"):  # macOS, where fsync stops at the drive's own cache
        fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
    else:
        os.fdatasync(handle)


def identity(path: Path) -> tuple[int, int] | None:
    """Device and inode, which identify a file; None if it does not exist."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def same_file(path: Path, handle: int) -> bool:
    """Whether a name still refers to the file that is open."""
    found = os.fstat(handle)
    return identity(path) == (found.st_dev, found.st_ino)


def put_in_place(part: Path, target: Path) -> None:
    """Give a finished file its name, so that a power cut leaves the whole file or nothing."""
    sync(part)
    part.replace(target)
    sync(target.parent)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that no reader ever sees part of it, not even after a power cut.

    Each concurrent writer uses its own temporary file.
    """
    try:
        _write_whole(path, text)
    except OSError as error:
        raise WriteError(
            fact("store-not-written", file=str(path), reason=system_reason(error))
        ) from None


def _write_whole(path: Path, text: str) -> None:
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as made:
        part = Path(made.name)
        try:
            made.write(text)
            made.close()
            put_in_place(part, path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
