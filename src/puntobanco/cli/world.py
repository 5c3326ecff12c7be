"""`punto world`: run seeded test worlds with faults, and shrink one that fails."""

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import AsJson
from puntobanco.core.facts import fact
from puntobanco.core.figures import counted

if TYPE_CHECKING:
    from puntobanco.house.world import Outcome

FAILED = 1


def world(
    seed: Annotated[int, typer.Argument(help="Seed of the world, or of the first one.")],
    worlds: Annotated[int, typer.Option(help="Number of worlds, with consecutive seeds.")] = 1,
    steps: Annotated[int, typer.Option(help="Steps per world.")] = 400,
    only: Annotated[
        str, typer.Option(help="Run only these steps, such as 3,17,40, to reproduce a failure.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Run a whole house on a fake clock with crashes, retries and faults, and audit every step."""
    from puntobanco.core.errors import RuleError
    from puntobanco.core.rng import check_seed
    from puntobanco.house.world import run_world, shorten

    if worlds < 1 or steps < 1:
        raise RuleError(fact("error-worlds", worlds=worlds, steps=steps))
    check_seed(seed)
    check_seed(seed + worlds - 1)
    chosen = _numbers(only, steps) if only else None
    ended: list[Outcome] = []
    try:
        for number in _shown(range(seed, seed + worlds)):
            outcome = run_world(number, steps=steps, only=chosen)
            if not outcome.whole and chosen is None:
                outcome = shorten(outcome, report=_say_shorter)
            ended.append(outcome)
            if not as_json:
                _print(outcome, told=worlds == 1)
    except KeyboardInterrupt:
        # The results so far are useful; the next line says that the run was interrupted.
        _sum_up(ended, as_json=as_json)
        raise
    _sum_up(ended, as_json=as_json, wanted=worlds)
    if not all(outcome.whole for outcome in ended):
        raise typer.Exit(FAILED)


def _numbers(text: str, steps: int) -> frozenset[int]:
    from puntobanco.core.errors import RuleError

    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and int(part) < steps for part in parts):
        raise RuleError(fact("error-world-steps", text=text, most=steps - 1))
    return frozenset(map(int, parts))


def _print(outcome: "Outcome", *, told: bool) -> None:
    """Print a world in a line or two; a failed one with everything needed to reproduce it."""
    if outcome.whole:
        print(f"world {outcome.seed}: {_counts(outcome)}: whole")
        if told:
            print(f"digest {outcome.digest}")
        return
    print(outcome.failure_text())


def _counts(outcome: "Outcome") -> str:
    found = (
        counted(outcome.steps, "step"),
        counted(outcome.commands, "command"),
        counted(outcome.crashes, "crash", "crashes"),
        counted(sum(outcome.faults.values()), "fault"),
        counted(outcome.coups, "coup"),
        counted(outcome.events, "event"),
    )
    return f"{', '.join(found)} in {outcome.simulated_s:.0f} s"


def _sum_up(ended: "list[Outcome]", *, as_json: bool, wanted: int = 0) -> None:
    failed = [outcome.seed for outcome in ended if not outcome.whole]
    if as_json:
        told = [asdict(outcome) | {"whole": outcome.whole} for outcome in ended]
        print(json.dumps({"worlds": told, "whole": not failed}))
    elif len(ended) > 1 or wanted != 1:
        commands = sum(outcome.commands for outcome in ended)
        crashes = sum(outcome.crashes for outcome in ended)
        coups = sum(outcome.coups for outcome in ended)
        verdict = f"failing: {', '.join(map(str, failed))}" if failed else "all whole"
        print(
            f"{counted(len(ended), 'world')}, {counted(commands, 'command')}, "
            f"{counted(crashes, 'crash', 'crashes')}, {counted(coups, 'coup')}: {verdict}"
        )


def _say_shorter(outcome: "Outcome") -> None:
    if sys.stderr.isatty():
        from rich.control import Control

        from puntobanco.cli.terminal import guarded_console

        console = guarded_console(stderr=True)
        console.control(Control.move_to_column(0))
        console.print(f"still fails with {len(outcome.story)} steps ", end="")


def _shown(seeds: Iterable[int]) -> Iterator[int]:
    """The seeds, with a progress bar on a terminal."""
    numbers = list(seeds)
    if len(numbers) == 1 or not sys.stderr.isatty():
        yield from numbers
        return
    from rich.progress import track

    from puntobanco.cli.terminal import guarded_console

    yield from track(numbers, "worlds", console=guarded_console(stderr=True))
