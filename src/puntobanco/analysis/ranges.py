"""The spread of the return over many plays: quantiles of the sum of independent wagers.

The amount one wager returns takes a few values on a lattice: multiples of a unit `u`. The sum of n
wagers is on the same lattice. Its probabilities are the coefficients of a power, and a Fourier sum
gives each: P(S = s) = 1/N Σ φ(θ)^n e^(-iθs), with θ = 2πj/N and φ the characteristic function of
one wager in units of `u`. No normal approximation is used, however rare the prizes.

`error` bounds, as a probability, everything that is not exact. N cells contain the sum except with
a probability that Chernoff's bound keeps below `_BEYOND` at either end. Terms below e^-`_SMALL` are
left out. The rest is float rounding. A share of a meter is rounded to the nearest `u`, an error of
at most a ten-thousandth of it. A lattice too fine for this uses the normal law, with its own bound.
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
"""The normal quantile that leaves 5 % on either side, for a 90 % range."""

_TAIL = 0.05
_BEYOND = 1e-8
"""The largest chance that a sum is beyond one end of the lattice."""
_SMALL = 40.0
_MOST_TERMS = 1 << 17
"""A lattice that needs more terms uses the normal law, as the sheet notes."""
_ROUNDING = 1e-7
"""The largest effect of rounding, as a chance: n units in the last place of φ, and the sums."""
_BERRY_ESSEEN = 0.4748
"""Shevtsova's constant (2011) of the Berry-Esseen bound for identically distributed terms."""


Steps = tuple[tuple[int, float], ...]
"""What one wager returns, in units, with its chance; the smallest first."""

_HARDLY = 0.03
"""Prizes expected at most this often in all plays are first left out."""
_FINEST = 5_000
"""Units in the smallest value that is rounded."""


class Law(Enum):
    """How a range was computed."""

    EXACT = "exact"
    """From the distribution of the sum itself."""
    NORMAL = "normal"


@dataclass(frozen=True, slots=True)
class ReturnRange:
    """A 90 % range of the return of some number of plays."""

    low: float
    """The least return that at least 5 % of all runs do not exceed."""
    high: float
    """The least return that at least 95 % of all runs do not exceed."""
    law: Law
    error: float
    """The largest possible error of the chances 5 % and 95 %."""


ReturnChances = tuple[tuple[Fraction, Fraction], ...]
"""What one wager returns, with its chance."""


@lru_cache(maxsize=1024)
def return_range(brings: ReturnChances, unit: Fraction, plays: int) -> ReturnRange:
    """The 90 % range of the mean of this many wagers, their values rounded to the nearest unit."""
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
    """The largest unit of which all values are multiples, fine enough for those in `rounded`.

    A rounded value is off by at most a ten-thousandth.
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
    """The least sum not exceeded with the chance `wanted`; None if it takes too many terms.

    Prizes above the quantile need not be on the lattice: a sum that includes one is also above it.
    So the rarest are left out as long as the quantile turns out to be below them.
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
    """The least number of values to keep, smallest first: all but very rare values."""
    kept, beyond = len(steps), 0.0
    while kept > 2 and plays * (beyond + steps[kept - 1][1]) <= _HARDLY:
        kept, beyond = kept - 1, beyond + steps[kept - 1][1]
    return kept


def _normal(brings: ReturnChances, plays: int) -> ReturnRange:
    """The range by the normal law, with the error bound of the Berry-Esseen theorem."""
    mean = sum((value * chance for value, chance in brings), Fraction(0))
    apart = [(float(value - mean), float(chance)) for value, chance in brings]
    deviation = sqrt(sum(chance * value**2 for value, chance in apart))
    third = sum(chance * abs(value) ** 3 for value, chance in apart)
    half = QUANTILE * deviation / sqrt(plays)
    error = _BERRY_ESSEEN * third / (deviation**3 * sqrt(plays))
    # No wager returns less than nothing.
    return ReturnRange(
        max(float(mean) - half, 0.0), float(mean) + half, Law.NORMAL, min(error, 1.0)
    )


@dataclass(frozen=True, slots=True)
class _Lattice:
    """The sum of this many wagers on its lattice, between two ends."""

    steps: Steps
    plays: int
    first: int
    cells: int
    near: tuple[tuple[int, int], ...]
    """The frequencies j that are summed, from and to; all others are negligible."""

    @staticmethod
    def of(steps: Steps, plays: int) -> "_Lattice":
        """The lattice between the ends of `_ends`."""
        first, last = _ends(steps, plays)
        # Odd, so that every frequency except the first has a mirror image.
        cells = (last - first + 1) | 1
        # Each window has at least one term, so one window more than allowed decides.
        near = islice(_near(steps, plays, cells), _MOST_TERMS + 1)
        return _Lattice(steps, plays, first, cells, tuple(near))

    @property
    def terms(self) -> int:
        """The number of terms of the Fourier sum."""
        return sum(to - start for start, to in self.near)

    def quantile(self, wanted: float) -> int:
        """The least sum that is not exceeded with this chance."""
        # The chance of the first k cells is k/N plus, for each term, its part of a geometric sum.
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
    """The frequencies whose terms may matter, from 1 to the middle of the lattice.

    |φ|² is at most 1 - 4pq sin²(θd/2) for any two values d apart with chances p and q, so φ^n is
    negligible except near the multiples of 2π/d.
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
    """Two sums, undercut or exceeded with a chance of at most `_BEYOND` each, by Chernoff."""
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
