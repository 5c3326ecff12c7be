"""One line of the performance table, and how its figure is measured."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measure:
    """One line of the table. `ratio` compares with a plain reference that does the same work."""

    name: str
    value: float
    unit: str
    ratio: float
    note: str


def best(work: Callable[[], int], *, runs: int = 5) -> float:
    """Seconds per piece of work in the fastest of several runs: other load only slows a run."""
    from time import perf_counter

    quickest = float("inf")
    for _ in range(runs):
        start = perf_counter()
        pieces = work()
        quickest = min(quickest, (perf_counter() - start) / pieces)
    return quickest
