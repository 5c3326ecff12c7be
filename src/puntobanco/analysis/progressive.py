"""The maths of a progressive: chances, returns, its meter over time, and the resulting edge.

All amounts are in units of one wager. Per coup, `top` is the chance of the 100 % award, the
`drains` are the other percentage rows, and `fixed` is the return of the rows with fixed pays; k
wagers ride on one hand and win together, except on rows about the suits of a seat. Each wager
contributes to the meter at the rate c and to the reserve at the rate c'; after a 100 % award the
meter restarts at seed plus reserve.

In steady state the mean 100 % award is (k(c + c')/p + S)/(1 + r/p) with fixed pays from the tray,
because inflow between two awards must equal outflow: the award, and r/p of it in drains.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, pairwise
from math import ceil, exp, expm1, log
from operator import mul

from puntobanco.analysis.pricing import Price, PricedRow
from puntobanco.core.arguments import Argument, out_of_range, too_small
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Numeral, fact
from puntobanco.core.figures import percentage
from puntobanco.core.game import FixedPays, Split
from puntobanco.core.rows import PaysKind


@dataclass(frozen=True, slots=True)
class Chances:
    """The rows of a progressive bet, riding on one set of hands."""

    top: Fraction
    drains: tuple[tuple[Fraction, Fraction], ...]
    """Share of the meter and chance of each percentage row below 100 %."""
    fixed: tuple[tuple[Fraction, Fraction], ...]
    """Amount returned and chance of each row with a fixed pay."""
    parts: "tuple[Chances, Chances] | None" = None
    """If a seat has suits of its own: the rows that its wager wins alone, and all other rows as
    they would be without these. No two seats have the same suits."""

    def a_coup(self, wagers: int) -> "Chances":
        """The chances that some of these wagers on one hand win a row in a coup.

        Wagers win together, except on the rows that each wins alone. Fixed pays are those of all
        wagers. Two rows won in one coup count as two coups.
        """
        if wagers == 1:
            return replace(self, parts=None)
        alone, others = self.parts or (Chances(Fraction(0), (), ()), self)
        return Chances(
            others.top + wagers * alone.top,
            (*others.drains, *((share, wagers * chance) for share, chance in alone.drains)),
            (
                *((wagers * pays, chance) for pays, chance in others.fixed),
                *((pays, wagers * chance) for pays, chance in alone.fixed),
            ),
        )

    @property
    def drain(self) -> Fraction:
        """r: the average share of the meter that drains take per coup."""
        return sum((share * chance for share, chance in self.drains), Fraction(0))

    @property
    def fixed_return(self) -> Fraction:
        """f: the return of the fixed pays."""
        return sum((pays * chance for pays, chance in self.fixed), Fraction(0))


def chances(price: Price, others: Price | None = None) -> Chances:
    """The chances of a priced progressive bet.

    `others` is the price of its rows that are not about the suits of a seat, if some are.
    """
    found = _chances_of(price.rows)
    if not found.top:
        raise RuleError(fact("error-bet-whole-meter", bet=price.bet.key))
    if others is None:
        return found
    alone = _chances_of(one for one in price.rows if one.row and one.row.seat_suits)
    return replace(found, parts=(alone, _chances_of(others.rows)))


def _chances_of(rows: Iterable[PricedRow]) -> Chances:
    top, drains, fixed = Fraction(0), list[tuple[Fraction, Fraction]](), []
    for one in rows:
        if one.row is None:
            continue
        if one.row.pays.kind is not PaysKind.METER:
            fixed.append((one.returned, one.probability))
        elif one.row.pays.ratio == 1:
            top += one.probability
        else:
            drains.append((one.row.pays.ratio, one.probability))
    return Chances(top, tuple(drains), tuple(fixed))


@dataclass(frozen=True)
class MeterModel:
    """A meter with its chances and rates; amounts in units of one wager."""

    chances: Chances
    seed: Fraction
    contribution: Fraction
    reserve: Fraction = Fraction(0)
    wagers: int = 1
    """k: wagers per coup that win together."""
    fixed_pays: FixedPays = FixedPays.TRAY

    def __post_init__(self) -> None:
        contribution, reserve = percentage(self.contribution, 2), percentage(self.reserve, 2)
        if not 0 <= self.contribution <= 1:
            raise RuleError(out_of_range(Argument.CONTRIBUTION, contribution, 0, _WHOLE))
        if not 0 <= self.reserve <= 1:
            raise RuleError(out_of_range(Argument.RESERVE, reserve, 0, _WHOLE))
        if self.contribution + self.reserve > 1:
            raise RuleError(
                fact("error-rates-together", contribution=contribution, reserve=reserve)
            )
        if self.seed < 0:
            raise RuleError(too_small(Argument.SEED, str(self.seed), 0))
        if self.wagers < 1:
            raise RuleError(too_small(Argument.WAGERS, self.wagers, 1))

    @property
    def _from_meter(self) -> Fraction:
        """The average amount per wager that fixed pays take out of the meter."""
        taken = self.fixed_pays is FixedPays.METER
        return self.chances.fixed_return if taken else Fraction(0)

    @cached_property
    def a_coup(self) -> Chances:
        """The chances of one coup with all wagers."""
        return self.chances.a_coup(self.wagers)

    @cached_property
    def mean_award(self) -> Fraction:
        """The mean 100 % award in steady state.

        With fixed pays from the meter, this assumes that the meter does not run dry.
        """
        p, r = self.a_coup.top, self.a_coup.drain
        inflow = self.contribution + self.reserve - self._from_meter
        return (self.wagers * inflow / p + self.seed) / (1 + r / p)

    @cached_property
    def edge(self) -> Fraction:
        """The house edge in steady state: everything not paid out and not passed to the meter."""
        tray = self.chances.fixed_return - self._from_meter
        share_of_seed = self.seed * self.a_coup.top / self.wagers
        return 1 - tray - self.contribution - self.reserve - share_of_seed

    def edge_at(self, shown: Fraction) -> Fraction:
        """The house edge of a single wager at this meter amount."""
        p, r = self.a_coup.top, self.a_coup.drain
        return 1 - self.chances.fixed_return - (p + r) * shown / self.wagers

    @property
    def break_even(self) -> Fraction:
        """The meter amount at which the edge of a single wager is zero."""
        p, r = self.a_coup.top, self.a_coup.drain
        return self.wagers * (1 - self.chances.fixed_return) / (p + r)

    @property
    def wagers_between(self) -> Fraction:
        """The mean number of wagers between two 100 % awards."""
        return self.wagers / self.a_coup.top

    def contribution_for(self, edge: Fraction) -> Fraction:
        """The contribution rate that gives this edge; RuleError if there is none."""
        without = self.edge + self.contribution
        rate, most = without - edge, 1 - self.reserve
        if not 0 <= rate <= most:
            raise RuleError(
                fact(
                    "error-edge-out-of-reach",
                    edge=percentage(edge, 4),
                    most=percentage(most, 2),
                    least_edge=percentage(without - most, 4),
                    most_edge=percentage(without, 4),
                )
            )
        return rate


def shared_edge(
    own: Chances, other: Chances, *, shown: Fraction, alike: int, against: int, split: Split
) -> Fraction:
    """The edge of one wager tied to a line at the meter amount `shown`.

    `alike` wagers ride on the same hand, including this one, and `against` on the other, whose
    chances are `other`. If a prize is split among all participants, wagers on both hands share a
    prize won on either. If it is split among the winners, wagers on the other hand make no
    difference. A prize needs a winner: a hand that no wager rides on wins nothing.
    """
    prizes, among = own.top + own.drain, alike
    if split is Split.PARTICIPANTS and against:
        prizes, among = prizes + other.top + other.drain, alike + against
    return 1 - own.fixed_return - prizes * shown / among


_WHOLE = Numeral("100", percent=True)

TOLERANCE = 1e-6
"""The largest estimated error of the award's distribution function."""

_CELLS = 500
"""Cells of the first grid above the seed."""

_MOST_CELLS = 4_000
"""A grid of this size is not refined further: time and memory grow with the square."""

_BEYOND = 1e-10
"""The largest chance of an award beyond the grid."""


@dataclass(frozen=True)
class AwardDistribution:
    """The distribution of the 100 % award in steady state, computed on a grid of meter values.

    Between awards the meter rises steadily and drains cut it. Awards come at a constant rate, so an
    award is distributed like the meter averaged over time. Its distribution function U satisfies v
    U'(m) = p (H(m) - U(m)) + Σ d (U(before(m)) - U(m)): v is the rise per coup, H the distribution
    of the restart (seed plus reserve), d the chance of a fall and before(m) the meter that falls to
    m. One coup is treated as a short time, an error of the order of p. A fixed pay larger than the
    meter leaves it at zero; the tray pays the rest.
    """

    places: tuple[float, ...]
    """Meter values from zero up, including the seed."""
    values: tuple[float, ...]
    """For each place, the chance that an award does not exceed it."""
    error: float
    """The estimated distance of the function from the limit of a finer grid."""

    def quantile(self, chance: float) -> float:
        """The amount that an award does not exceed with this chance."""
        index = bisect_left(self.values, chance)
        if index in (0, len(self.values)):
            return self.places[min(index, len(self.places) - 1)]
        # The tail falls off like an exponential, so its logarithm is nearly straight.
        below, above = (_log_rest(self.values[at]) for at in (index - 1, index))
        low, high = self.places[index - 1 : index + 1]
        return low + (high - low) * (_log_rest(chance) - below) / (above - below)

    @property
    def mean(self) -> float:
        """The mean award from the same grid: a check of the closed form."""
        rest = [1 - value for value in self.values]
        return sum(
            (high - low) * (at_low + at_high) / 2
            for (low, high), (at_low, at_high) in zip(
                pairwise(self.places), pairwise(rest), strict=True
            )
        )


def _log_rest(value: float) -> float:
    return log(max(1 - value, 1e-300))


def award_distribution(meter: MeterModel) -> AwardDistribution:
    """The distribution of the 100 % award; the grid is refined until it converges."""
    life = _MeterDynamics.of(meter)
    places = _first_grid(life)
    coarse = _solve(life, places)
    while True:
        places = _halved(places)
        fine = _solve(life, places)
        # The scheme is of second order: at half the step, a third of the change remains.
        error = max(abs(one - other) for one, other in zip(coarse, fine[::2], strict=True)) / 3
        if error < TOLERANCE or len(places) > _MOST_CELLS:
            return AwardDistribution(tuple(places), tuple(accumulate(fine, max)), error)
        coarse = fine


@dataclass(frozen=True, slots=True)
class _MeterDynamics:
    """A meter over time, in floats: how it rises, falls, is awarded and restarts."""

    top: float
    rise: float
    seed: float
    reserve: float
    falls: tuple[tuple[float, float, float], ...]
    """Chance, factor and amount: a meter m falls to factor · m - amount, but not below zero."""

    @staticmethod
    def of(meter: MeterModel) -> "_MeterDynamics":
        k, coup = meter.wagers, meter.a_coup
        falls = [(chance, 1 - share, Fraction(0)) for share, chance in coup.drains]
        rise = k * meter.contribution
        if meter.fixed_pays is FixedPays.METER:
            falls += [(chance, Fraction(1), pays) for pays, chance in coup.fixed]
        if rise <= sum(chance * paid for chance, _, paid in falls):
            raise RuleError(fact("error-meter-does-not-rise"))
        return _MeterDynamics(
            float(coup.top),
            float(rise),
            float(meter.seed),
            float(k * meter.reserve),
            tuple(
                (float(chance), float(factor), float(paid))
                for chance, factor, paid in falls
                if chance
            ),
        )

    def reach(self) -> float:
        """A value that an award exceeds with a chance of at most `_BEYOND`."""
        # Markov's inequality: for any t, the chance of an award M above S + x is at most y e^(-tx),
        # where y is the mean of e^(t(M - S)). The best t is found by trial.
        found = []
        t = self.top / (self.rise + self.reserve) / 16
        while (log_mean := self._log_mean(t)) is not None:
            found.append(self.seed + (log_mean - log(_BEYOND)) / t)
            t *= 1.2
        return min(found)

    def _log_mean(self, t: float) -> float | None:
        """A bound on the logarithm of the mean of e^(t(M - S)); None if there may be none.

        In steady state this mean y is constant: what the rise (t v y), restarts and falls add
        equals what restarts and falls take. A fall to f M adds at most y^f, for f below one.
        """
        drains = [(chance, factor) for chance, factor, paid in self.falls if not paid]
        pays = [(chance, paid) for chance, _, paid in self.falls if paid]
        takes = self.top - self.rise * t + sum(chance for chance, _ in drains)
        takes += sum(chance * -expm1(-t * paid) for chance, paid in pays)
        if takes <= 0 or t * self.reserve >= self.top:
            return None
        # A meter that a fixed pay leaves at zero counts with e^(-tS).
        brings = self.top / (1 - t * self.reserve / self.top)
        brings += sum(chance for chance, _ in pays) * exp(-t * self.seed)
        low = log(brings / takes)
        high = low + 600
        while high - low > 1e-3:
            middle = (low + high) / 2
            more = sum(
                chance * exp(middle * factor - (1 - factor) * t * self.seed)
                for chance, factor in drains
            )
            if exp(middle) * takes <= brings + more:
                low = middle
            else:
                high = middle
        return high

    def restarts_below(self, value: float) -> float:
        """The distribution function H of the restart, integrated up to this value."""
        above = max(value - self.seed, 0.0)
        if not self.reserve:
            return above
        mean = self.reserve / self.top
        return above + mean * expm1(-above / mean)


def _first_grid(life: _MeterDynamics) -> list[float]:
    """Even steps from the seed up; below it, steps no wider unless the seed is large."""
    step = (life.reach() - life.seed) / _CELLS
    below = min(ceil(life.seed / step), _CELLS)
    return [life.seed * index / below for index in range(below)] + [
        life.seed + step * index for index in range(_CELLS + 1)
    ]


def _halved(places: list[float]) -> list[float]:
    between = [(low + high) / 2 for low, high in pairwise(places)]
    return [place for both in zip(places, between, strict=False) for place in both] + places[-1:]


def _solve(life: _MeterDynamics, places: list[float]) -> list[float]:
    """U at these places: the equation integrated over each cell, U taken as linear between places.

    Falls come from above, so a cell relates U at its low end only to U at higher places. The upward
    pass expresses each U by those above it; the downward pass fills them in. All coefficients are
    positive and each sum is at most one, so rounding loses nothing, however frequent the falls.
    """
    leave = life.top + sum(chance for chance, _, _ in life.falls)
    restarts = [life.top * life.restarts_below(place) for place in places]
    constants, rows = [0.0], [array("d")]
    for index, (low, high) in enumerate(pairwise(places)):
        brings = _brought(life, places, low, high)
        own = brings.pop(index, 0.0)
        source = restarts[index + 1] - restarts[index] + brings.pop(len(places), 0.0)
        # If a cell is too wide for U to be linear, rely on its high end instead.
        keep = max(life.rise - (high - low) * leave / 2 + own, 0.0)
        row = [keep * one for one in rows[-1]]
        row += [0.0] * (max(brings, default=index) - index - len(row))
        for place, weight in brings.items():
            row[place - index - 1] += weight
        pivot = keep + (high - low) * leave - own - sum(row[:1])
        constants.append((source + keep * constants[-1]) / pivot)
        rows.append(array("d", [one / pivot for one in row[1:]]))
    solved = [0.0] * len(places)
    for index in reversed(range(len(places))):
        row_above = solved[index + 1 : index + 1 + len(rows[index])]
        solved[index] = constants[index] + sum(map(mul, rows[index], row_above))
    return solved


def _brought(
    life: _MeterDynamics, places: list[float], low: float, high: float
) -> dict[int, float]:
    """The inflow of falls into a cell, as weights of U at the places they come from."""
    found: dict[int, float] = {}
    for chance, factor, paid in life.falls:
        for place, weight in _straight(places, (low + paid) / factor, (high + paid) / factor):
            found[place] = found.get(place, 0.0) + chance * factor * weight
    return found


def _straight(places: list[float], start: float, end: float) -> Iterator[tuple[int, float]]:
    """The integral of U from start to end, as weights of its values at the places.

    Beyond the last place U is one, which counts under the index after the last.
    """
    index = bisect_right(places, start) - 1
    while start < end and index < len(places) - 1:
        low, high = places[index : index + 2]
        stop = min(end, high)
        upper = (stop - start) * ((stop + start) / 2 - low) / (high - low)
        yield index, stop - start - upper
        yield index + 1, upper
        start, index = stop, index + 1
    yield len(places), end - start
