"""The program as it is installed: the hash of every file of it, sheets and screens among them.

The manifest is in the format of `sha256sum`, so that anybody can check it without our software.
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import puntobanco

FOLDER = Path(puntobanco.__file__).parent


@dataclass(frozen=True, slots=True)
class Program:
    """The files of a program by their hashes."""

    files: Mapping[str, str]

    @property
    def manifest(self) -> str:
        """One line for each file: its hash, and its name below the program's folder."""
        return "".join(f"{digest}  {name}\n" for name, digest in sorted(self.files.items()))

    @property
    def digest(self) -> str:
        """One hash for all of it."""
        return hashlib.sha256(self.manifest.encode()).hexdigest()

    @classmethod
    def parse(cls, manifest: str) -> "Program":
        """The program that a manifest describes; lines that are none are left out."""
        lines = (line.split("  ", 1) for line in manifest.splitlines())
        return cls({found[1]: found[0] for found in lines if len(found) == 2})

    def differing(self, other: "Program") -> list[str]:
        """The files that are not the same in both, in order."""
        names = self.files.keys() | other.files.keys()
        return sorted(name for name in names if self.files.get(name) != other.files.get(name))


def installed(folder: Path = FOLDER) -> Program:
    """The program as it lies there now."""
    return Program({str(file.relative_to(folder)): _hash(file) for file in _files(folder)})


def _files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        # What Python and the build of the screens write for themselves decides nothing.
        hidden = any(part.startswith(".") for part in file.relative_to(folder).parts)
        if file.is_file() and not hidden and "__pycache__" not in file.parts:
            yield file


def _hash(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
