"""The installed program: the hash of every file, including sheets and screens.

The manifest is in the format of `sha256sum`, so that it can be checked without this software.
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import puntobanco

FOLDER = Path(puntobanco.__file__).parent


@dataclass(frozen=True, slots=True)
class Program:
    """The files of a program and their hashes."""

    files: Mapping[str, str]

    @property
    def manifest(self) -> str:
        """One line per file: its hash, and its path within the program's folder."""
        return "".join(f"{digest}  {name}\n" for name, digest in sorted(self.files.items()))

    @property
    def digest(self) -> str:
        """The hash of the manifest."""
        return hashlib.sha256(self.manifest.encode()).hexdigest()

    @classmethod
    def parse(cls, manifest: str) -> "Program":
        """The program that a manifest describes; invalid lines are ignored."""
        lines = (line.split("  ", 1) for line in manifest.splitlines())
        return cls({found[1]: found[0] for found in lines if len(found) == 2})

    def differing(self, other: "Program") -> list[str]:
        """The files that differ between the two, sorted."""
        names = self.files.keys() | other.files.keys()
        return sorted(name for name in names if self.files.get(name) != other.files.get(name))


def installed(folder: Path = FOLDER) -> Program:
    """The currently installed program."""
    return Program({str(file.relative_to(folder)): _hash(file) for file in _files(folder)})


def _files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        # Caches of Python and hidden files of the screens' build have no effect.
        hidden = any(part.startswith(".") for part in file.relative_to(folder).parts)
        if file.is_file() and not hidden and "__pycache__" not in file.parts:
            yield file


def _hash(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
