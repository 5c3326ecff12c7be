"""The shortest story that repeats a world's failure, found by leaving steps out.

Every step draws from its own random stream, so a world can run without some of its steps. If it
still fails at the same check, those steps were not needed.
"""

from collections.abc import Callable

from tests.world.outcome import Outcome
from tests.world.world import run_world

MOST_RUNS = 120


def shorten(
    failed: Outcome, *, runs: int = MOST_RUNS, report: Callable[[Outcome], None] = lambda _: None
) -> Outcome:
    """The failure with as few steps as `runs` runs can find; `report` gets each shorter story.

    Halves are left out first, then quarters, down to single steps.
    """
    best, size = failed, max(1, len(failed.story) // 2)
    while runs > 0:
        before, at = len(best.story), 0
        while at < len(best.story) and runs > 0:
            runs -= 1
            again = _with_only((*best.story[:at], *best.story[at + size :]), failed)
            if again is None:
                at += size
            else:
                best = again
                report(best)
        if size == 1 and len(best.story) == before:
            break
        size = max(1, size // 2)
    return best


def _with_only(story: tuple[tuple[int, str], ...], failed: Outcome) -> Outcome | None:
    """The world with these steps alone, or None if it does not fail at the same check."""
    only = {number for number, _ in story}
    again = run_world(failed.seed, steps=failed.steps, only=only, to_the_end=failed.at_end)
    alike = again.finding and failed.finding and again.finding.check == failed.finding.check
    return again if alike else None
