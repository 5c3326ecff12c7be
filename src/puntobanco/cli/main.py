"""The `punto` program: its commands, and the edge where errors become one sentence."""

import os
import sys
import traceback
from pathlib import Path
from typing import Annotated, NoReturn, TextIO

import typer
from typer.main import get_group

from puntobanco.cli.audit import audit
from puntobanco.cli.backup import backup, restore
from puntobanco.cli.bench import bench
from puntobanco.cli.check import check
from puntobanco.cli.deal import deal
from puntobanco.cli.export import export
from puntobanco.cli.games import games
from puntobanco.cli.integrity import integrity
from puntobanco.cli.lab import lab
from puntobanco.cli.meter import app as meter
from puntobanco.cli.missing import missing_module
from puntobanco.cli.odds import odds
from puntobanco.cli.par import par
from puntobanco.cli.plain_help import PlainCommand, PlainGroup
from puntobanco.cli.plan import plan
from puntobanco.cli.profiles import app as profiles
from puntobanco.cli.recall import recall
from puntobanco.cli.reconcile import reconcile
from puntobanco.cli.replay import replay
from puntobanco.cli.report import report
from puntobanco.cli.roads import roads
from puntobanco.cli.rules import rules
from puntobanco.cli.serve import serve
from puntobanco.cli.simulate import simulate
from puntobanco.cli.usage import Typed, usage_sentence
from puntobanco.cli.verify import verify
from puntobanco.core.controls import one_line
from puntobanco.core.errors import InvariantBroken, PuntoError, require_checks
from puntobanco.version import VERSION

BAD_INPUT = 2
BROKEN = 70
NO_FILE = 74
LONGEST = 1_000
"""Longest error sentence in characters: it quotes input, which can be of any length."""
TRACEBACK = "PUNTO_TRACEBACK"

app = typer.Typer(
    name="punto",
    cls=PlainGroup,
    help="The open baccarat house: one rule sheet drives everything.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    games,
    rules,
    check,
    par,
    odds,
    reconcile,
    deal,
    simulate,
    plan,
    lab,
    roads,
    audit,
    serve,
    verify,
    replay,
    recall,
    report,
    export,
    backup,
    restore,
    integrity,
    bench,
):
    app.command(cls=PlainCommand)(command)
app.add_typer(meter)
app.add_typer(profiles)


def _version(wanted: bool) -> None:
    if wanted:
        from puntobanco import native

        print(f"puntobanco {VERSION}, kernel: {native.active()}")
        raise typer.Exit


@app.callback()
def punto(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The open baccarat house: one rule sheet drives everything."""


def main() -> None:
    """Run the program. Every error ends with one sentence and an exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show ♠ or 庄 gets a question mark, not a traceback.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        require_checks()
        code = app(prog_name="punto", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        if not error.format_message():
            sys.exit(BAD_INPUT)  # no command given; the help was printed
        _stop(usage_sentence(error, _typed()), BAD_INPUT)
    except InvariantBroken as error:
        _stop(_typed().words.say("error-invariant", problem=error.stated), BROKEN)
    except PuntoError as error:
        typed = _typed()
        _stop(typed.words.text(typed.by_option(error.stated)), BAD_INPUT)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == __package__.partition(".")[0]:
            _stop_for_a_fault(error)
        lacking = missing_module(sys.argv[1], error.name or str(error))
        _stop(_typed().words.text(lacking.stated), BAD_INPUT)
    except BrokenPipeError:
        # The reader closed the pipe; exit quietly, as filters do.
        sys.stderr.close()
        sys.exit(0)
    except (OSError, MemoryError) as error:
        _stop(_of_the_system(error), NO_FILE)
    except Exception as error:  # noqa: BLE001 -- the edge of the process: no caller can handle it
        _stop_for_a_fault(error)
    else:
        sys.exit(code)


def _of_the_system(error: OSError | MemoryError) -> str:
    if isinstance(error, MemoryError):
        return _typed().words.say("error-memory")
    problem = error.strerror or str(error) or type(error).__name__
    if not error.filename:
        return _typed().words.say("error-stream", problem=problem)
    return _typed().words.say("error-file", file=str(error.filename), problem=problem)


def _stop_for_a_fault(error: Exception) -> NoReturn:
    """Report an unexpected error: one sentence with its place, and a traceback on request."""
    if os.environ.get(TRACEBACK):
        traceback.print_exception(error)
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "unknown"
    _stop(
        _typed().words.say(
            "error-program",
            version=VERSION,
            error=type(error).__name__,
            place=place,
            problem=str(error)[:200],
            traceback=TRACEBACK,
        ),
        BROKEN,
    )


def _typed() -> Typed:
    return Typed(get_group(app), sys.argv[1:])


def _stop(sentence: str, code: int) -> NoReturn:
    try:
        if len(sentence) > LONGEST:
            sentence = f"{sentence[:LONGEST]} …"
        print(f"punto: {one_line(sentence)}", file=sys.stderr, flush=True)
        sys.stdout.flush()
    except (OSError, ValueError):
        # The message cannot be written. Discard the rest, or Python would try to write it at exit.
        for stream in (sys.stdout, sys.stderr):
            _let_go(stream)
    sys.exit(code)


def _let_go(stream: TextIO) -> None:
    """Redirect a stream's buffered output to /dev/null: its target is closed or full."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        stream.close()
