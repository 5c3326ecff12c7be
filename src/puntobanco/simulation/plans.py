"""Betting plans: which bet to make next, and how many units to stake.

Most plans are a table of steps: a stake, and the next step after a win, a loss and a push.
Labouchère and Oscar's grind are not, because their next stake depends on sums. No plan changes the
expected result per unit staked; the report on a plan shows this.
"""

from collections.abc import Callable
from dataclasses import dataclass
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


def _series(key: str, stakes: list[int], *, lost_at_the_end: int = 0) -> BettingPlan:
    """A plan that advances after a loss and starts over after a win."""
    last = len(stakes) - 1
    return BettingPlan(
        key,
        tuple(
            PlanStep(
                stake, won=0, lost=place + 1 if place < last else lost_at_the_end, pushed=place
            )
            for place, stake in enumerate(stakes)
        ),
    )


def _rising(next_stake: Callable[[list[int]], int], most: int) -> list[int]:
    """The stakes of a series up to the limit. A series that would exceed it ends."""
    stakes = [1]
    while (stake := next_stake(stakes)) <= most:
        stakes.append(stake)
    return stakes


def _winning(key: str, stakes: list[int]) -> BettingPlan:
    """A plan that advances after a win and starts over after a loss or at its end."""
    last = len(stakes) - 1
    return BettingPlan(
        key,
        tuple(
            PlanStep(stake, won=place + 1 if place < last else 0, lost=0, pushed=place)
            for place, stake in enumerate(stakes)
        ),
    )


def flat(most: int) -> BettingPlan:
    """Always one unit."""
    del most
    return BettingPlan("flat", (PlanStep(1),))


def martingale(most: int) -> BettingPlan:
    """Double the stake after a loss. A series that would exceed the limit ends."""
    return _series("martingale", _rising(lambda stakes: 2 * stakes[-1], most))


def grand_martingale(most: int) -> BettingPlan:
    """Double the stake plus one unit after a loss."""
    return _series("grand-martingale", _rising(lambda stakes: 2 * stakes[-1] + 1, most))


def paroli(most: int) -> BettingPlan:
    """Double the stake after a win, for at most three wins in a row."""
    return _winning("paroli", [stake for stake in (1, 2, 4) if stake <= most])


def one_three_two_six(most: int) -> BettingPlan:
    """One, three, two and six units while every coup wins."""
    return _winning("1-3-2-6", [min(stake, most) for stake in (1, 3, 2, 6)])


MOST_STEPS = 10_000


def dalembert(most: int) -> BettingPlan:
    """One unit more after a loss, one less after a win."""
    last = min(most, MOST_STEPS) - 1
    return BettingPlan(
        "dalembert",
        tuple(
            PlanStep(place + 1, won=max(place - 1, 0), lost=min(place + 1, last), pushed=place)
            for place in range(last + 1)
        ),
    )


def fibonacci(most: int) -> BettingPlan:
    """The next number of 1 1 2 3 5 … after a loss, two numbers back after a win."""
    stakes = [1, *_rising(lambda row: sum(row[-2:]) if len(row) > 1 else 2, most)]
    last = len(stakes) - 1
    return BettingPlan(
        "fibonacci",
        tuple(
            PlanStep(
                stake,
                won=max(place - 2, 0),
                lost=place + 1 if place < last else 0,
                pushed=place,
            )
            for place, stake in enumerate(stakes)
        ),
    )


def labouchere(most: int) -> BettingPlan:
    """Stake both ends of a line; remove them after a win, append the stake after a loss."""
    del most
    return BettingPlan(
        "labouchere", tuple(PlanStep(stake) for stake in (1, 2, 3, 4)), PlanKind.LABOUCHERE
    )


def oscar(most: int) -> BettingPlan:
    """One unit more after each win of a series, until the series has won one unit."""
    del most
    return BettingPlan("oscar", (PlanStep(1),), PlanKind.OSCAR)


def repeat_last(most: int) -> BettingPlan:
    """One unit on the hand that won last."""
    del most
    return BettingPlan("repeat-last", (PlanStep(1),), select=Select.LAST)


def follow_road(most: int) -> BettingPlan:
    """One unit on the hand that keeps the Big Eye Boy red."""
    del most
    return BettingPlan("follow-road", (PlanStep(1),), select=Select.ROAD)


BUILT_IN: dict[str, Callable[[int], BettingPlan]] = {
    "flat": flat,
    "martingale": martingale,
    "grand-martingale": grand_martingale,
    "paroli": paroli,
    "1-3-2-6": one_three_two_six,
    "dalembert": dalembert,
    "fibonacci": fibonacci,
    "labouchere": labouchere,
    "oscar": oscar,
    "repeat-last": repeat_last,
    "follow-road": follow_road,
}
"""Plans by name. Each takes the maximum number of units at the table."""


def built_in(key: str, most_units: int) -> BettingPlan:
    """The built-in plan with this name, or RuleError."""
    if key not in BUILT_IN:
        raise RuleError(fact("error-plan", plan=key, plans=one_of(BUILT_IN)))
    return BUILT_IN[key](min(max(most_units, 1), MOST_MINOR))
