"""Read files and texts from outside, up to a maximum size, or refuse them in one sentence.

A name may be that of an endless device, of a pipe without a writer, or of a file larger than the
memory; a text may nest without end or contain a key twice.
"""

import errno
import json
import os
import re
import stat
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from puntobanco.core.errors import NotationError, stated_by
from puntobanco.core.facts import Fact, fact

MOST_BYTES = 4 << 20
"""The largest text that is read whole: a rule sheet has some ten thousand bytes."""

_DEEPEST = 32
_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_DEEP_KEY = re.compile(rf"(?<![A-Za-z0-9_-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{_DEEPEST}}}")


def open_plain(path: Path) -> BinaryIO:
    """An open file; OSError for a device, a pipe, a socket or a folder, whose end is not known."""
    # Not to wait for a writer, should the name be that of a pipe.
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    mode = os.fstat(descriptor).st_mode
    if stat.S_ISREG(mode):
        return os.fdopen(descriptor, "rb")
    os.close(descriptor)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    raise OSError(errno.EINVAL, "not a regular file", str(path))


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """All of a file; OSError where it is no plain file or has more bytes than `most`."""
    with open_plain(path) as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise OSError(errno.EFBIG, f"larger than {most >> 20} MiB", str(path))
    return found


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """The same as text in UTF-8, whatever ends its lines; a mark at its beginning is left out."""
    # Editors on Windows begin a file of text with a mark that is no part of it.
    text = read_bytes(path, most).decode("utf-8-sig")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def parse_toml(text: str) -> dict[str, Any]:
    """What a text in TOML says; NotationError with what is wrong and where."""
    # The reader keeps each beginning of a key: one of 20,000 parts would take 1.6 GiB.
    if (deep := _DEEP_KEY.search(text)) is not None:
        raise NotationError(fact("toml-error-deep-key", key=repr(deep[0][:40]), most=_DEEPEST))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        problem = _not_toml(text, toml_fault(error))
    except RecursionError:
        problem = fact("toml-error-nested")
    except ValueError:
        # Python reads no longer one: the time it takes grows with the square of the digits.
        problem = fact("toml-error-long-number")
    raise NotationError(problem)


def parse_json(text: str | bytes) -> Any:
    """What a text in JSON says; NotationError for what is none, or says a key twice."""
    problem: Fact | str
    try:
        return json.loads(text, object_pairs_hook=_once)
    except RecursionError:
        problem = fact("error-nesting")
    except ValueError as error:
        problem = stated_by(error)
    raise NotationError(fact("error-json", problem=problem))


def _once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    # Readers differ in which of the two they believe.
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise NotationError(fact("error-key-repeated", key=twice[:40]))
    return found


class TomlFault(NamedTuple):
    """What the TOML reader found wrong; `line` and `column` from 1, None at the end of the text."""

    reason: str
    line: int | None
    column: int | None


_PLACED = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


def toml_fault(error: tomllib.TOMLDecodeError) -> TomlFault:
    """The reason and the place of an error of the TOML reader.

    >>> toml_fault(tomllib.TOMLDecodeError("Invalid value (at line 2, column 8)"))
    TomlFault(reason='Invalid value', line=2, column=8)
    """
    # Python 3.14 gives the place in attributes. Before that, only the message has it, always in
    # one of these two forms.
    reason = getattr(error, "msg", None)
    if isinstance(reason, str):
        at_end = error.pos >= len(error.doc)  # type: ignore[attr-defined,unused-ignore]
        place = (None, None) if at_end else (error.lineno, error.colno)  # type: ignore[attr-defined,unused-ignore]
        return TomlFault(_dotted(reason), *place)
    found = _PLACED.fullmatch(str(error))
    if found is None:
        return TomlFault(_dotted(str(error)), None, None)
    line, column = (None if number is None else int(number) for number in found.groups()[1:])
    return TomlFault(_dotted(found[1]), line, column)


def _not_toml(text: str, fault: TomlFault) -> Fact:
    if fault.line is None or fault.column is None:
        return fact("toml-error", reason=fault.reason)
    quoted = repr(text.split("\n")[fault.line - 1].strip()[:80])
    return fact(
        "toml-error-line", reason=fault.reason, line=fault.line, column=fault.column, text=quoted
    )


def _dotted(reason: str) -> str:
    """A reason of the TOML reader, with places in the sheet written as everywhere else.

    >>> _dotted("Cannot declare ('paytables', 'nine') twice")
    'Cannot declare paytables.nine twice'
    """
    return re.sub(
        r"\(('[^()]*),?\)", lambda found: found[1].replace("'", "").replace(", ", "."), reason
    )
