"""Safe terminal output: text from others cannot send control sequences or break its line.

A log, sheet or database may contain any text. Everything a command prints goes through `guarded`.
Coloured output goes through `guarded_console`, the only thing that bypasses that guard.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import TYPE_CHECKING, Any, TextIO, cast

if TYPE_CHECKING:
    from rich.console import Console

_LINES = r"\n\t"
# Control characters, and marks that change the direction of a line or end it. No text needs them.
_UNSAFE = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
_OF_A_TEXT = re.compile(rf"\r(?!\n)|[{_UNSAFE}]")
_OF_A_LINE = re.compile(rf"[\r{_LINES}{_UNSAFE}]")


def escaped(text: str) -> str:
    r"""The text with each control character in JSON notation, `\u001b`. Lines and tabs stay."""
    return _OF_A_TEXT.sub(_code, text)


def one_line(text: str) -> str:
    """The text as one line, whatever it contains."""
    return _OF_A_LINE.sub(_code, text)


def _code(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


class _Guard:
    """A text stream that escapes what is written."""

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
    """Escape everything written to standard output and standard error."""
    out, err = cast("TextIO", _Guard(sys.stdout)), cast("TextIO", _Guard(sys.stderr))
    with redirect_stdout(out), redirect_stderr(err):
        yield


def guarded_console(**options: Any) -> "Console":
    """A console for tables and colours that escapes every text."""
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.segment import Segment

    class Guarded(Console):
        def render(
            self, renderable: RenderableType, options: ConsoleOptions | None = None
        ) -> Iterable[Segment]:
            for text, style, control in super().render(renderable, options):
                yield Segment(text if control else escaped(text), style, control)

    stream: Any = sys.stderr if options.pop("stderr", False) else sys.stdout
    # Markup is off: `[red]` in the name of a game is not a colour, and `[/x]` closes nothing.
    options = {"markup": False, "emoji": False} | options
    return Guarded(file=stream.stream if isinstance(stream, _Guard) else stream, **options)
