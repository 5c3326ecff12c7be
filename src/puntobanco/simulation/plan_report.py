"""The report on many sessions of a plan, with its main figure: the result per unit staked.

Whatever the plan, the expected result per unit staked is that of the bet; a plan only moves results
between sessions. The report shows both figures and their distance in standard errors.
"""

from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from fractions import Fraction
from math import ceil, sqrt

from puntobanco.analysis.par import par_sheet
from puntobanco.core.arguments import Argument, argument, out_of_range
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.rng import check_seed
from puntobanco.simulation.play import Play
from puntobanco.simulation.sessions import MOST_SESSIONS, End, SessionTally, play_sessions

QUANTILES = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)
CHUNK = 256
"""Sessions per task."""


class PlanReport:
    """Sums over sessions, and the result of each, for quantiles."""

    def __init__(self, play: Play, seed: int) -> None:
        self.play, self.seed = play, seed
        sheet = par_sheet(play.game)
        self.edges: tuple[Fraction, ...] = tuple(sheet[key].edge for key in play.keys)
        self.results, self.needs, self.drawdowns = array("q"), array("q"), array("q")
        self.ends: Counter[End] = Counter()
        self.coups = self.wagers = 0
        self.longest_losing = 0
        self.action = [0] * len(play.keys)
        self.interrupted = False
        self._excess: list[float] = []

    def add(self, tallies: Iterable[SessionTally]) -> None:
        """Add sessions."""
        for one in tallies:
            self.results.append(one.result)
            self.needs.append(one.need)
            self.drawdowns.append(one.drawdown)
            self.ends[one.end] += 1
            self.coups += one.coups
            self.wagers += one.wagers
            self.longest_losing = max(self.longest_losing, one.longest_losing)
            expected = Fraction(0)
            for bet, staked in enumerate(one.action):
                self.action[bet] += staked
                expected -= self.edges[bet] * staked
            self._excess.append(float(one.result - expected))

    @property
    def sessions(self) -> int:
        """The number of sessions."""
        return len(self.results)

    @property
    def total_action(self) -> int:
        """Total stakes."""
        return sum(self.action)

    @property
    def mean(self) -> float:
        """The mean result of a session."""
        return sum(self.results) / self.sessions

    @property
    def ruin(self) -> float:
        """The share of sessions that ended in ruin."""
        return self.ends[End.RUIN] / self.sessions

    @property
    def result_per_action(self) -> float | None:
        """The result per unit staked; None if nothing was staked."""
        return sum(self.results) / self.total_action if self.total_action else None

    @property
    def exact_per_action(self) -> float | None:
        """The expected result per unit staked, from the exact edges of the bets made."""
        if not self.total_action:
            return None
        expected = sum(
            (edge * staked for edge, staked in zip(self.edges, self.action, strict=True)),
            Fraction(0),
        )
        return -float(expected / self.total_action)

    @property
    def z(self) -> float | None:
        """The difference between the two in standard errors, by session."""
        number = self.sessions
        if number < 2:
            return None
        mean = sum(self._excess) / number
        spread = sum((one - mean) ** 2 for one in self._excess) / (number - 1)
        return mean / sqrt(spread / number) if spread else None

    def bankroll_for(self, risk: float) -> int:
        """The bankroll with which at most this share of sessions would have been ruined."""
        if self.play.terms.bankroll is not None:
            raise RuleError(fact("error-risk-bankroll"))
        if not 0 < risk < 1:
            raise RuleError(
                fact("error-risk-share", argument=argument(Argument.RISK), value=str(risk))
            )
        return quantile(self.needs, 1 - risk)


def quantile(values: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of the values does not exceed.

    >>> quantile([5, 1, 4, 2, 3], 0.5), quantile([5, 1, 4, 2, 3], 0.8)
    (3, 4)
    """
    ordered = sorted(values)
    return ordered[max(ceil(share * len(ordered) - 1e-9) - 1, 0)]


def run_plan(
    play: Play,
    executor: Executor,
    *,
    seed: int,
    sessions: int,
    progress: Callable[[int, int], None] | None = None,
) -> PlanReport:
    """Play sessions. After an interrupt the report covers the first complete ones, in order."""
    check_seed(seed)
    if not 1 <= sessions <= MOST_SESSIONS:
        raise RuleError(out_of_range(Argument.SESSIONS, sessions, 1, MOST_SESSIONS))
    report = PlanReport(play, seed)
    futures = [
        executor.submit(play_sessions, play, seed, first, min(CHUNK, sessions - first))
        for first in range(0, sessions, CHUNK)
    ]
    try:
        for future in futures:
            report.add(future.result())
            if progress is not None:
                progress(report.sessions, sessions)
    except KeyboardInterrupt:
        report.interrupted = True
    finally:
        for future in futures:
            future.cancel()
    return report
