"""Write the types of message keys, from the English catalogue, for Python and for TypeScript.

Run as `python -m tools.message_keys`.
"""

import re
from itertools import pairwise
from pathlib import Path

from fluent.syntax import FluentParser, ast

ENGLISH = Path("src/puntobanco/words/locales/en")
PYTHON = Path("src/puntobanco/core/keys.pyi")
TYPESCRIPT = Path("web/src/lib/words/keys.ts")
SCREENS = {
    "ScreenKey": ("language.ftl", "lists.ftl", "screens.ftl", "shared.ftl"),
    "OfficeKey": ("office.ftl",),
}
"""The types of the screens' keys, and the files of each: the office loads a second file."""
NAMES = "names.ftl"
"""Names of sheets: looked up by what a sheet calls a thing, so no code writes such a key."""

OWN = "own-"
"""The prefix of messages that only other messages of the same language refer to."""

_VALID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def keys_of(file: Path) -> list[str]:
    """The keys of one file, in its order."""
    parsed = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{file}: cannot be parsed: {junk[0]!r}"
    messages = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
    keys = [name for name in messages if not name.startswith(OWN)]
    wrong = [key for key in keys if not _VALID.fullmatch(key)]
    assert not wrong, f"{file}: {wrong[0]}: a key is lower case, its words joined by hyphens"
    return keys


def python_types() -> str:
    """The stub of keys for Python's type checkers."""
    files = [file for file in sorted(ENGLISH.glob("*.ftl")) if file.name != NAMES]
    keys = sorted(key for file in files for key in keys_of(file))
    twice = [key for key, other in pairwise(keys) if key == other]
    assert not twice, f"{twice[0]}: more than one message has this key"
    lines = "".join(f'    "{key}",\n' for key in keys)
    return (
        "# The keys of the message catalogue. Written by `python -m tools.message_keys`.\n\n"
        f"from typing import Literal, TypeAlias\n\nKey: TypeAlias = Literal[\n{lines}]\n"
    )


def typescript_types() -> str:
    """The module of keys for the screens."""
    types = "\n".join(
        f"export type {name} =\n{_union(files)};\n" for name, files in SCREENS.items()
    )
    return (
        "// The keys of the message catalogue. Written by `python -m tools.message_keys`.\n\n"
        + types
    )


def _union(files: tuple[str, ...]) -> str:
    keys = sorted(key for name in files for key in keys_of(ENGLISH / name))
    return "\n".join(f"  | '{key}'" for key in keys)


def main() -> None:
    """Write both modules."""
    PYTHON.write_text(python_types(), "utf-8")
    TYPESCRIPT.write_text(typescript_types(), "utf-8")


if __name__ == "__main__":
    main()
