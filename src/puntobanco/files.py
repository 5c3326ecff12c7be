"""Files and texts that somebody hands us: read to an end that is known, or refused in one sentence.

A name may be that of a device without end, of a pipe nobody writes to, or of a file larger than
the memory; a text may nest without end or say a key twice.
"""

import errno
import json
import os
import re
import stat
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO

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
        reason, line = _dotted(str(error)), _line_of(text, str(error))
        problem = (
            fact("toml-error-line", reason=reason, line=repr(line[:80]))
            if line
            else fact("toml-error", reason=reason)
        )
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


def _dotted(said: str) -> str:
    """What Python says of a file, with places as everywhere else.

    >>> _dotted("Cannot declare ('paytables', 'nine') twice (at line 10, column 16)")
    'Cannot declare paytables.nine twice (at line 10, column 16)'
    """
    return re.sub(
        r"\(('[^()]*),?\)", lambda found: found[1].replace("'", "").replace(", ", "."), said
    )


def _line_of(text: str, said: str) -> str:
    r"""The line that a sentence of the TOML reader names, or nothing.

    >>> _line_of('on = "win"\nside = banker\n', "Invalid value (at line 2, column 8)")
    'side = banker'
    """
    found = re.search(r"\(at line (\d+), ", said)
    lines = text.split("\n")
    return lines[int(found[1]) - 1].strip() if found else ""
