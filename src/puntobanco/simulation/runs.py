"""Runs: groups of whole shoes, dealt by any number of workers and summed in order of the shoes.

A run is a sum over numbered shoes, so its result depends only on the seed, not on workers, machines
or the kernel's path. The standard error is computed from the groups.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from itertools import count
from operator import add, mul

from puntobanco.core.arguments import Argument, out_of_range
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.rng import check_seed
from puntobanco.native import ClassTables
from puntobanco.simulation.kernels import ShoeBatch, histogram
from puntobanco.simulation.tables import Shoes

GROUPS = 512
"""Approximate number of groups in a long run; in a short one each shoe is a group."""

Progress = Callable[[int, int], None]
"""Called with the coups done and the approximate total."""


@dataclass(frozen=True, slots=True)
class Request:
    """What to deal: a minimum number of coups, rounded up to whole shoes, or a number of shoes."""

    shoes: Shoes
    classes: ClassTables
    seed: int
    coups: int | None = None
    number: int | None = None
    first: int = 0

    def check(self) -> None:
        """Raise RuleError for an invalid run."""
        check_seed(self.seed)
        self.shoes.check()
        if (self.coups is None) == (self.number is None):
            raise RuleError(fact("error-run-length"))
        for name, value in ((Argument.COUPS, self.coups), (Argument.SHOES, self.number)):
            if value is not None and not 1 <= value < 1 << 62:
                raise RuleError(out_of_range(name, value, 1, "2^62"))
        if not 0 <= self.first < 1 << 62:
            raise RuleError(out_of_range(Argument.FIRST_SHOE, self.first, 0, "2^62"))

    @property
    def exact_shoes(self) -> int | None:
        """The number of shoes, if known in advance."""
        fixed = self.shoes.fixed
        if self.number is not None or fixed is None:
            return self.number
        assert self.coups is not None
        return -(-self.coups // fixed)

    @property
    def expected_coups(self) -> int:
        """The approximate number of coups."""
        return self.coups or round((self.number or 0) * self.shoes.mean_coups)

    @property
    def group(self) -> int:
        """Shoes per group: determined by the request alone, so that errors are reproducible too."""
        shoes = self.exact_shoes or self.expected_coups / self.shoes.mean_coups
        return max(1, int(shoes / GROUPS))

    def part(self, first: int, shoes: int) -> ShoeBatch:
        """A part of the run."""
        return ShoeBatch(self.shoes.table, self.classes, self.seed, self.first + first, shoes)

    def parts(self) -> Iterator[ShoeBatch]:
        """The groups in order; endless if the number of coups decides."""
        exact, size = self.exact_shoes, self.group
        for first in count(0, size):
            if exact is not None and first >= exact:
                return
            yield self.part(first, size if exact is None else min(size, exact - first))


@dataclass(slots=True)
class Moments:
    """Sums of an amount over groups, from which its mean and error are computed."""

    amounts: Sequence[int]
    """By class, as integers."""
    total: int = 0
    squares: int = 0
    products: int = 0
    """Of the amount and the number of coups."""

    def add(self, counts: Sequence[int], coups: int) -> None:
        """Add one group."""
        came = sum(map(mul, counts, self.amounts))
        self.total += came
        self.squares += came * came
        self.products += came * coups


@dataclass(slots=True)
class RunTally:
    """The result of a run so far. Its size does not depend on the length of the run."""

    counts: list[int]
    moments: tuple[Moments, ...] = ()
    coups: int = 0
    shoes: int = 0
    groups: int = 0
    coups_squared: int = 0
    interrupted: bool = False

    def add(self, counts: Sequence[int], shoes: int) -> None:
        """Add one group of shoes."""
        coups = sum(counts)
        self.counts = list(map(add, self.counts, counts))
        for one in self.moments:
            one.add(counts, coups)
        self.coups += coups
        self.coups_squared += coups * coups
        self.shoes += shoes
        self.groups += 1

    def mean(self, one: Moments) -> float:
        """The mean of an amount per coup."""
        return one.total / self.coups

    def standard_error(self, one: Moments) -> float | None:
        """The standard error of that mean, from the spread between groups; None for fewer than two.

        Shoes are independent; coups of one shoe are not. A shoe with more coups weighs more, so the
        mean is a ratio, and the spread is that of each group's amount beyond mean times coups.
        """
        if self.groups < 2:
            return None
        # Integers up to the last step: after 10^12 coups the squares would use up a float's
        # precision.
        spread = (
            one.squares * self.coups**2
            - 2 * one.total * one.products * self.coups
            + one.total**2 * self.coups_squared
        )
        scale = self.coups**4 * (self.groups - 1)
        return float((spread * self.groups / scale) ** 0.5)


@dataclass(slots=True)
class _Ahead:
    """Futures of the groups in progress, somewhat more than there are workers."""

    executor: Executor
    parts: Iterator[ShoeBatch]
    most: int
    waiting: deque[tuple[ShoeBatch, "Future[tuple[int, ...]]"]] = field(default_factory=deque)

    def results(self) -> Iterator[tuple[ShoeBatch, tuple[int, ...]]]:
        """Each group with its histogram, in order of the shoes."""
        while True:
            while len(self.waiting) < self.most and (part := next(self.parts, None)):
                self.waiting.append((part, self.executor.submit(histogram, part)))
            if not self.waiting:
                return
            part, future = self.waiting[0]
            yield part, future.result()
            self.waiting.popleft()

    def cancel(self) -> None:
        """Cancel what has not begun."""
        for _, future in self.waiting:
            future.cancel()


def run(
    request: Request,
    executor: Executor,
    *,
    workers: int,
    amounts: Sequence[Sequence[int]] = (),
    progress: Progress | None = None,
) -> RunTally:
    """Deal a run. After an interrupt the tally covers what was complete.

    `amounts` are integers by class whose means are wanted, such as the result of a bet.
    """
    request.check()
    tally = RunTally([0] * request.classes[1], tuple(map(Moments, amounts)))
    ahead = _Ahead(executor, request.parts(), most=2 * workers + 1)
    try:
        for part, counts in ahead.results():
            if request.exact_shoes is None and tally.coups + sum(counts) >= (request.coups or 0):
                shoes = _last_shoes(part, (request.coups or 0) - tally.coups)
                last = ShoeBatch(part.shoe, part.classes, part.seed, part.first, shoes)
                tally.add(histogram(last), shoes)
                break
            tally.add(counts, part.shoes)
            if progress is not None:
                progress(tally.coups, request.expected_coups)
    except KeyboardInterrupt:
        tally.interrupted = True
    finally:
        ahead.cancel()
    return tally


def _last_shoes(part: ShoeBatch, coups: int) -> int:
    """The fewest shoes at the start of a part that have at least this many coups, by bisection."""
    first, size = 0, part.shoes
    while size > 1:
        half = size // 2
        head = ShoeBatch(part.shoe, part.classes, part.seed, part.first + first, half)
        dealt = sum(histogram(head))
        if dealt >= coups:
            size = half
        else:
            first, size, coups = first + half, size - half, coups - dealt
    return first + 1
