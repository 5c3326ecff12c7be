"""What reaches a terminal: words of others can neither steer it nor write beyond their line.

A log, a sheet or a database may hold any text. Whatever a command prints goes through `guarded`;
what is drawn with colours goes through `guarded_console`, which alone writes past the guard.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import TYPE_CHECKING, Any, TextIO, cast

if TYPE_CHECKING:
    from rich.console import Console

_LINES = r"\n\t"
# Controls, and the marks that turn the direction of a line or end it: none of them is a word.
_UNSAFE = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
_OF_A_TEXT = re.compile(rf"\r(?!\n)|[{_UNSAFE}]")
_OF_A_LINE = re.compile(rf"[\r{_LINES}{_UNSAFE}]")


def escaped(text: str) -> str:
    r"""The text with each control as JSON writes it, `\u001b`; lines and tabs stay."""
    return _OF_A_TEXT.sub(_code, text)


def one_line(text: str) -> str:
    """The text as one line, whatever it holds."""
    return _OF_A_LINE.sub(_code, text)


def _code(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


class _Guard:
    """A text stream that writes escaped text."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        return self.stream.write(escaped(text))

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


@contextmanager
def guarded() -> Iterator[None]:
    """Standard output and standard error, as they are here, escape what is written."""
    out, err = cast("TextIO", _Guard(sys.stdout)), cast("TextIO", _Guard(sys.stderr))
    with redirect_stdout(out), redirect_stderr(err):
        yield


def guarded_console(**options: Any) -> "Console":
    """A console for tables and colours; every text it draws is escaped."""
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.segment import Segment

    class Guarded(Console):
        def render(
            self, renderable: RenderableType, options: ConsoleOptions | None = None
        ) -> Iterable[Segment]:
            for text, style, control in super().render(renderable, options):
                yield Segment(text if control else escaped(text), style, control)

    stream: Any = sys.stderr if options.pop("stderr", False) else sys.stdout
    # Nor is `[red]` in the name of a game a colour, or `[/x]` the end of one that never began.
    options = {"markup": False, "emoji": False} | options
    return Guarded(file=stream.stream if isinstance(stream, _Guard) else stream, **options)
