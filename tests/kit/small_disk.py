"""A file system of two megabytes, for tests that fill it: they need the part small-disk."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = 2 << 20


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A small disk in a new folder, during the context."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)
