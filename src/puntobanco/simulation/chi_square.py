"""Chi-square of a histogram against exact weights, and its p-value."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, lgamma, log

LEAST_EXPECTED = 5
"""Classes with a smaller expected count are pooled."""


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """The chi-square of counts against exact weights."""

    value: float
    degrees: int

    @property
    def chance(self) -> float:
        """The p-value: the chance of a value at least this large."""
        return upper_tail(self.value, self.degrees)


def chi_square(counts: Sequence[int], weights: Sequence[int]) -> ChiSquare:
    """Chi-square of counts by class against exact weights; inf if an impossible class occurred."""
    coups, total = sum(counts), sum(weights)
    value, cells = 0.0, 0
    few_seen, few_expected = 0, 0.0
    for seen, weight in zip(counts, weights, strict=True):
        if not weight:
            if seen:
                return ChiSquare(inf, 1)
            continue
        expected = coups * weight / total
        if expected < LEAST_EXPECTED:
            few_seen, few_expected = few_seen + seen, few_expected + expected
            continue
        value += (seen - expected) ** 2 / expected
        cells += 1
    if few_expected:
        value += (few_seen - few_expected) ** 2 / few_expected
        cells += 1
    return ChiSquare(value, max(cells - 1, 1))


def upper_tail(value: float, degrees: int) -> float:
    """The chance that a chi-square with these degrees of freedom exceeds a value.

    >>> round(upper_tail(3.841, 1), 4), round(upper_tail(204.0, 204), 3)
    (0.05, 0.487)
    """
    if value <= 0:
        return 1.0
    if value == inf:
        return 0.0
    a, x = degrees / 2, value / 2
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        step = a
        while abs(term) > abs(total) * 1e-15:
            step += 1
            term *= x / step
            total += term
        return max(0.0, 1 - total * scale)
    # Lentz's continued fraction, which converges where the series does not.
    b = x + 1 - a
    c, d = 1e300, 1 / b
    found = d
    for place in range(1, 10_000):
        factor = -place * (place - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        found *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return found * scale
