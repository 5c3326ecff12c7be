"""Safe terminal output: text from others cannot send control sequences or break its line.

A log, sheet or database may contain any text. Everything a command prints goes through `guarded`.
Coloured output goes through `guarded_console`, the only thing that bypasses that guard.
"""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import TYPE_CHECKING, Any, TextIO, cast

from puntobanco.core.controls import escaped

if TYPE_CHECKING:
    from rich.console import Console


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
