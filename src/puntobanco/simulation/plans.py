"""Betting plans: which bet to make next, and how many units to stake.

Most plans are a table of steps: a stake, and the next step after a win, a loss and a push.
Labouchère and Oscar's grind are not, because their next stake depends on sums. No plan changes the
expected result per unit staked; the report on a plan shows this.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact, one_of
from puntobanco.core.money import MOST_MINOR


class PlanKind(Enum):
    """How the next stake follows from the last coup. The numbers are those of the kernel."""

    TABLE = 0
    LABOUCHERE = 1
    OSCAR = 2


class Select(Enum):
    """How the next bet is chosen. The numbers are those of the kernel."""

    STEP = 0
    """The bet of the step, or else the plan's default bet."""
    LAST = 1
    """The hand that won last. Before the first decided coup of a shoe nothing is staked."""
    ROAD = 2
    """The hand that would make the next mark of the Big Eye Boy red; before its first mark, LAST.
    """


@dataclass(frozen=True, slots=True)
class PlanStep:
    """One step of a plan: the stake in units, and the index of the next step by result."""

    stake: int
    won: int = 0
    lost: int = 0
    pushed: int = 0
    bet: str | None = None
    """The bet of this step; None for the plan's default bet."""


@dataclass(frozen=True, slots=True)
class BettingPlan:
    """A betting plan. For Labouchère the stakes of the steps are the initial line."""

    key: str
    steps: tuple[PlanStep, ...]
    kind: PlanKind = PlanKind.TABLE
    select: Select = Select.STEP


def _rising(next_stake: Callable[[list[int]], int], most: int, *, first: int = 1) -> list[int]:
    """The stakes of a series up to the limit. A series that would exceed it ends."""
    stakes = [1] * first
    while (stake := next_stake(stakes)) <= most:
        stakes.append(stake)
    return stakes


def _after_losses(stakes: list[int]) -> Iterator[PlanStep]:
    """Advance after a loss and start over after a win, or after a loss at the end."""
    for place, stake in enumerate(stakes):
        yield PlanStep(stake, won=0, lost=(place + 1) % len(stakes), pushed=place)


def _after_wins(stakes: list[int]) -> Iterator[PlanStep]:
    """Advance after a win and start over after a loss, or after a win at the end."""
    for place, stake in enumerate(stakes):
        yield PlanStep(stake, won=(place + 1) % len(stakes), lost=0, pushed=place)


def _fibonacci(most: int) -> Iterator[PlanStep]:
    for step in _after_losses(_rising(lambda row: sum(row[-2:]), most, first=2)):
        yield replace(step, won=max(step.pushed - 2, 0))


MOST_STEPS = 10_000


def _dalembert(most: int) -> Iterator[PlanStep]:
    last = min(most, MOST_STEPS) - 1
    for place in range(last + 1):
        yield PlanStep(place + 1, won=max(place - 1, 0), lost=min(place + 1, last), pushed=place)


def _line_of_four(most: int) -> Iterator[PlanStep]:
    del most
    return map(PlanStep, (1, 2, 3, 4))


def _one_unit(most: int) -> Iterator[PlanStep]:
    del most
    yield PlanStep(1)


@dataclass(frozen=True, slots=True)
class BuiltInPlan:
    """A plan that ships: its line on the page of plans, and its steps."""

    stakes: str
    """What it stakes, in English."""
    steps: Callable[[int], Iterable[PlanStep]]
    """The steps, given the maximum number of units at the table."""
    kind: PlanKind = PlanKind.TABLE
    select: Select = Select.STEP


BUILT_IN: dict[str, BuiltInPlan] = {
    "flat": BuiltInPlan("one unit", _one_unit),
    "martingale": BuiltInPlan(
        "twice the stake after a loss, one unit after a win",
        lambda most: _after_losses(_rising(lambda stakes: 2 * stakes[-1], most)),
    ),
    "grand-martingale": BuiltInPlan(
        "twice the stake and one unit more after a loss",
        lambda most: _after_losses(_rising(lambda stakes: 2 * stakes[-1] + 1, most)),
    ),
    "paroli": BuiltInPlan(
        "twice the stake after a win, three wins in a row at most",
        lambda most: _after_wins([stake for stake in (1, 2, 4) if stake <= most]),
    ),
    "1-3-2-6": BuiltInPlan(
        "one, three, two, six units while every wager wins",
        lambda most: _after_wins([min(stake, most) for stake in (1, 3, 2, 6)]),
    ),
    "dalembert": BuiltInPlan("one unit more after a loss, one less after a win", _dalembert),
    "fibonacci": BuiltInPlan(
        "the sequence 1 1 2 3 5 …: one step forward after a loss, two back after a win", _fibonacci
    ),
    "labouchere": BuiltInPlan(
        "the sum of both ends of the line 1 2 3 4; crossed out after a win, the stake appended"
        " after a loss",
        _line_of_four,
        PlanKind.LABOUCHERE,
    ),
    "oscar": BuiltInPlan(
        "one unit more after each win, until the series is one unit ahead",
        _one_unit,
        PlanKind.OSCAR,
    ),
    "repeat-last": BuiltInPlan(
        "one unit on Player or Banker, the last winner", _one_unit, select=Select.LAST
    ),
    "follow-road": BuiltInPlan(
        "one unit on Player or Banker, the one that makes the next mark of the Big Eye Boy red",
        _one_unit,
        select=Select.ROAD,
    ),
}
"""Plans by name, in the order of the page of plans."""


def built_in(key: str, most_units: int) -> BettingPlan:
    """The built-in plan with this name, or RuleError."""
    if key not in BUILT_IN:
        raise RuleError(fact("error-plan", plan=key, plans=one_of(BUILT_IN)))
    plan, most = BUILT_IN[key], min(max(most_units, 1), MOST_MINOR)
    return BettingPlan(key, tuple(plan.steps(most)), plan.kind, plan.select)
