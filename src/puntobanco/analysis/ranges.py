"""How far the return of many plays strays: quantiles of the sum of independent wagers.

What one wager brings back takes a few values on a lattice: multiples of a unit `u`. The sum of n
wagers is on the same lattice. Its chances are the coefficients of a power, and a Fourier sum gives
each: P(S = s) = 1/N Σ φ(θ)^n e^(-iθs), with θ = 2πj/N and φ the characteristic function of one
wager in units of `u`. Nothing is taken for normal, however rare the prizes.

`error` bounds, as a chance, what is not exact. N cells hold the sum but for a chance that
Chernoff's bound keeps below `_BEYOND` at either end. Terms below e^-`_SMALL` are left out. The rest
is rounding of floats. A share of a meter is taken to the nearest `u`: off by a ten-thousandth of
it at most. A lattice too fine for that is left to the normal law, with its own bound.
"""

from cmath import exp as cexp
from cmath import log as clog
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from itertools import islice, pairwise
from math import asin, ceil, exp, floor, log, pi, sqrt

QUANTILE = 1.6448536269514722
"""The normal quantile that leaves 5 % on either side: a 90 % range."""

_TAIL = 0.05
_BEYOND = 1e-8
"""The chance that a sum is beyond one end of the lattice, at most."""
_SMALL = 40.0
_MOST_TERMS = 1 << 17
"""A lattice that needs more terms than these is left to the normal law, and the sheet says so."""
_ROUNDING = 1e-7
"""What rounding comes to, at most, as a chance: n units in the last place of φ, and the sums."""
_BERRY_ESSEEN = 0.4748
"""Shevtsova's constant (2011) of the Berry-Esseen bound for equally distributed terms."""


Steps = tuple[tuple[int, float], ...]
"""The same in units, the least first."""

_HARDLY = 0.03
"""Prizes that come so often in all plays, on average, are tried without."""
_FINEST = 5_000
"""Units in the smallest value that is rounded."""


class Law(Enum):
    """Where a range comes from."""

    EXACT = "exact"
    """The distribution of the sum itself."""
    NORMAL = "normal"


@dataclass(frozen=True, slots=True)
class ReturnRange:
    """A 90 % range of the return of so many plays."""

    low: float
    """The least return that at least 5 % of all runs do not exceed."""
    high: float
    """The same of 95 %."""
    law: Law
    error: float
    """How far the chances 5 % and 95 % may be off, at most."""


Brings = tuple[tuple[Fraction, Fraction], ...]
"""What one wager brings back, and how likely."""


@lru_cache(maxsize=1024)
def return_range(brings: Brings, unit: Fraction, plays: int) -> ReturnRange:
    """The 90 % range of the mean of so many wagers, whose values are taken to the nearest unit."""
    whole: dict[int, float] = {}
    for value, chance in brings:
        if chance:
            step = round(value / unit) if unit else 0
            whole[step] = whole.get(step, 0.0) + float(chance)
    steps = tuple(sorted(whole.items()))
    if len(steps) == 1:
        certain = steps[0][0] * float(unit)
        return ReturnRange(certain, certain, Law.EXACT, 0.0)
    found = [_quantile(steps, plays, wanted) for wanted in (_TAIL, 1 - _TAIL)]
    if None in found:
        return _normal(brings, plays)
    low, high = (float(unit) * sum_ / plays for sum_ in found if sum_ is not None)
    return ReturnRange(low, high, Law.EXACT, 2 * _BEYOND + _ROUNDING)


def unit_of(values: Iterable[Fraction], rounded: Iterable[Fraction] = ()) -> Fraction:
    """The largest unit of which all values are multiples, fine enough for what is rounded to it.

    What is rounded is off by a ten-thousandth of itself at most.
    """
    found = Fraction(0)
    for value in values:
        found = _common(found, value)
    smallest = min((value for value in rounded if value), default=Fraction(0))
    if not smallest:
        return found
    finest = smallest / _FINEST
    return found / ceil(found / finest) if found else finest


def _common(one: Fraction, other: Fraction) -> Fraction:
    while other:
        one, other = other, one % other
    return one


def _quantile(steps: Steps, plays: int, wanted: float) -> int | None:
    """The least sum that is not exceeded with a chance; None where that is too long to work out.

    Prizes above the quantile need not be on the lattice: whoever has one is above it as well. So
    the rarest are left out as long as the quantile turns out to be below them.
    """
    for kept in range(_kept(steps, plays), len(steps) + 1):
        within = sum(chance for _, chance in steps[:kept])
        alone = wanted / within**plays
        given = tuple((step, chance / within) for step, chance in steps[:kept])
        lattice = _Lattice.of(given, plays) if alone < 1 - 2 * _BEYOND else None
        if lattice is None or lattice.terms > _MOST_TERMS:
            continue
        found = lattice.quantile(alone)
        if kept == len(steps) or found < steps[kept][0]:
            return found
    return None


def _kept(steps: Steps, plays: int) -> int:
    """How many of the smallest values are kept at least: all but those that hardly come."""
    kept, beyond = len(steps), 0.0
    while kept > 2 and plays * (beyond + steps[kept - 1][1]) <= _HARDLY:
        kept, beyond = kept - 1, beyond + steps[kept - 1][1]
    return kept


def _normal(brings: Brings, plays: int) -> ReturnRange:
    """The range by the normal law, with the error that the theorem of Berry and Esseen allows."""
    mean = sum((value * chance for value, chance in brings), Fraction(0))
    apart = [(float(value - mean), float(chance)) for value, chance in brings]
    deviation = sqrt(sum(chance * value**2 for value, chance in apart))
    third = sum(chance * abs(value) ** 3 for value, chance in apart)
    half = QUANTILE * deviation / sqrt(plays)
    error = _BERRY_ESSEEN * third / (deviation**3 * sqrt(plays))
    # No wager brings back less than nothing.
    return ReturnRange(
        max(float(mean) - half, 0.0), float(mean) + half, Law.NORMAL, min(error, 1.0)
    )


@dataclass(frozen=True, slots=True)
class _Lattice:
    """The sum of so many wagers on its lattice, between two ends."""

    steps: Steps
    plays: int
    first: int
    cells: int
    near: tuple[tuple[int, int], ...]
    """The frequencies j that are summed, from and to: all others are negligible."""

    @staticmethod
    def of(steps: Steps, plays: int) -> "_Lattice":
        """The lattice between the ends that hardly any sum is beyond."""
        first, last = _ends(steps, plays)
        # Odd, so that every frequency but the first has one that mirrors it.
        cells = (last - first + 1) | 1
        # Each window has at least one term, so one window more than allowed is enough to know.
        near = islice(_near(steps, plays, cells), _MOST_TERMS + 1)
        return _Lattice(steps, plays, first, cells, tuple(near))

    @property
    def terms(self) -> int:
        """How many terms the sum has."""
        return sum(to - start for start, to in self.near)

    def quantile(self, wanted: float) -> int:
        """The least sum that is not exceeded with this chance."""
        # The chance of the first k cells is k/N and, for each term, its part of a geometric sum.
        terms = list(self._terms())
        whole = sum(term.real for _, term in terms)

        def reached(count: int) -> float:
            moved = sum((term * cexp(-1j * theta * count)).real for theta, term in terms)
            return count / self.cells + whole - moved

        low, high = 0, self.cells
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if reached(middle) >= wanted else (middle, high)
        return self.first + high - 1

    def _terms(self) -> Iterator[tuple[float, complex]]:
        """Each frequency θ with φ(θ)^n e^(-iθ first) / (1 - e^(-iθ)), doubled for its mirror."""
        for start, to in self.near:
            for index in range(start, to):
                theta = 2 * pi * index / self.cells
                one = sum(chance * cexp(1j * theta * step) for step, chance in self.steps)
                if self.plays * log(max(abs(one), 1e-300)) > -_SMALL:
                    grown = cexp(self.plays * clog(one) - 1j * theta * self.first)
                    yield theta, 2 * grown / (self.cells * (1 - cexp(-1j * theta)))


def _near(steps: Steps, plays: int, cells: int) -> Iterator[tuple[int, int]]:
    """The frequencies whose terms may count, from 1 to the middle of the lattice.

    |φ|² is at most 1 - 4pq sin²(θd/2) for any two values d apart with the chances p and q, so φ^n
    is negligible but near the multiples of 2π/d.
    """
    (one, p), (other, q) = sorted(steps, key=lambda step: -step[1])[:2]
    apart = abs(one - other)
    least = -(exp(-2 * _SMALL / plays) - 1) / (4 * p * q)
    middle = (cells + 1) // 2
    if least >= 1:
        yield 1, middle
        return
    reach = asin(sqrt(least)) * 2 / apart * cells / (2 * pi)
    start = 1
    for multiple in range(apart // 2 + 1):
        centre = multiple * cells / apart
        begin, end = max(floor(centre - reach), start), min(ceil(centre + reach) + 1, middle)
        yield begin, end
        start = end


def _ends(steps: Steps, plays: int) -> tuple[int, int]:
    """Two sums that are left below and above with a chance of `_BEYOND` each, by Chernoff."""
    least, most = steps[0][0], steps[-1][0]
    low, high = plays * least, plays * most
    for theta in _tilts(steps, plays):
        # The chance of a sum above s is at most M(θ)^n e^(-θs).
        high = min(high, floor((plays * _log_mean(steps, theta) - log(_BEYOND)) / theta))
        low = max(low, ceil((plays * _log_mean(steps, -theta) - log(_BEYOND)) / -theta))
    return low, high


def _tilts(steps: Steps, plays: int) -> Iterator[float]:
    mean = sum(step * chance for step, chance in steps)
    deviation = sqrt(sum(chance * (step - mean) ** 2 for step, chance in steps))
    tilt = 0.5 / (deviation * sqrt(plays))
    most = 100 / min(abs(one - other) for (one, _), (other, _) in pairwise(steps))
    while tilt < most:
        yield tilt
        tilt *= 1.1


def _log_mean(steps: Steps, theta: float) -> float:
    """The logarithm of the mean of e^(θ step)."""
    shift = max(theta * step for step, _ in steps)
    return shift + log(sum(chance * exp(theta * step - shift) for step, chance in steps))
