"""Run seeded worlds with faults, and shorten one that fails: `make world SEED=7`."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from puntobanco.core.errors import RuleError
from puntobanco.core.figures import counted
from puntobanco.core.rng import check_seed
from tests.world.outcome import Outcome
from tests.world.shortest import shorten
from tests.world.world import USUAL_STEPS, run_world

FAILED = 1


def main(words: Sequence[str]) -> int:
    """Run the worlds and print each in a line or two; returns 1 if any of them failed."""
    asked = _asked(words)
    ended: list[Outcome] = []
    try:
        for number in range(asked.seed, asked.seed + asked.worlds):
            outcome = run_world(number, steps=asked.steps, only=asked.only)
            if not outcome.whole and asked.only is None:
                outcome = shorten(outcome)
            ended.append(outcome)
            if not asked.json:
                _print(outcome, digest=asked.worlds == 1)
    finally:
        # After an interruption too: the results so far are useful.
        _sum_up(ended, as_json=asked.json, wanted=asked.worlds)
    return 0 if all(outcome.whole for outcome in ended) else FAILED


def _asked(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make world", usage="make world SEED=7 [WORLDS=1] [STEPS=400] [ONLY=3,17,40]"
    )
    parser.add_argument("seed", type=int)
    parser.add_argument("--worlds", type=int, default=1)
    parser.add_argument("--steps", type=int, default=USUAL_STEPS)
    parser.add_argument("--only", type=_numbers)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(words)
    if asked.worlds < 1 or asked.steps < 1:
        parser.error("WORLDS and STEPS must be at least 1")
    if asked.only and max(asked.only) >= asked.steps:
        parser.error(f"ONLY: expected steps from 0 to {asked.steps - 1}")
    try:
        check_seed(asked.seed)
        check_seed(asked.seed + asked.worlds - 1)
    except RuleError as error:
        parser.error(str(error))
    return asked


def _numbers(text: str) -> frozenset[int]:
    return frozenset(map(int, text.split(",")))


def _print(outcome: Outcome, *, digest: bool) -> None:
    """Print a world; a failed one with everything needed to reproduce it."""
    if not outcome.whole:
        print(outcome.failure_text())
        return
    counts = (
        counted(outcome.steps, "step"),
        counted(outcome.commands, "command"),
        counted(outcome.crashes, "crash", "crashes"),
        counted(sum(outcome.faults.values()), "fault"),
        counted(outcome.coups, "coup"),
        counted(outcome.events, "event"),
    )
    print(f"world {outcome.seed}: {', '.join(counts)} in {outcome.simulated_s:.0f} s: whole")
    if digest:
        print(f"digest {outcome.digest}")


def _sum_up(ended: Sequence[Outcome], *, as_json: bool, wanted: int) -> None:
    failed = [outcome.seed for outcome in ended if not outcome.whole]
    if as_json:
        worlds = [asdict(outcome) | {"whole": outcome.whole} for outcome in ended]
        print(json.dumps({"worlds": worlds, "whole": not failed}))
    elif wanted != 1:
        verdict = f"failing: {', '.join(map(str, failed))}" if failed else "all whole"
        print(
            f"{counted(len(ended), 'world')}, "
            f"{counted(sum(outcome.commands for outcome in ended), 'command')}, "
            f"{counted(sum(outcome.crashes for outcome in ended), 'crash', 'crashes')}, "
            f"{counted(sum(outcome.coups for outcome in ended), 'coup')}: {verdict}"
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
