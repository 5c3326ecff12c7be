"""The maths of a progressive: chances, returns, the life of its meter, and the edge they give.

All amounts are in units of one wager. Per coup, `top` is the chance of the 100 % award, the
`drains` are the other percentage rows, and `fixed` is the return of the rows with fixed pays;
k wagers ride on one hand and win together. Each wager feeds the meter at the rate c and the reserve
at the rate c'; after a 100 % award the meter restarts at seed plus reserve.

In steady state the mean 100 % award is (k(c + c')/p + S)/(1 + r/p) with fixed pays from the tray,
because what flows in between two awards must flow out: the award, and r/p of it in drains.
"""

from bisect import bisect_left
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import ceil, exp

from puntobanco.analysis.pricing import Price
from puntobanco.core.errors import RuleError
from puntobanco.core.game import FixedPays
from puntobanco.core.rows import PaysKind


@dataclass(frozen=True, slots=True)
class Chances:
    """What the rows of a progressive bet come to, riding on one set of hands."""

    top: Fraction
    drains: tuple[tuple[Fraction, Fraction], ...]
    """Share of the meter and chance, for each percentage row below 100 %."""
    fixed: tuple[tuple[Fraction, Fraction], ...]
    """What comes back and chance, for each row with a fixed pay."""

    @property
    def drain(self) -> Fraction:
        """r: the share of the meter that drains take per coup, on average."""
        return sum((share * chance for share, chance in self.drains), Fraction(0))

    @property
    def fixed_return(self) -> Fraction:
        """f: the return of the fixed pays."""
        return sum((pays * chance for pays, chance in self.fixed), Fraction(0))


def chances(price: Price) -> Chances:
    """The chances behind a priced progressive bet."""
    shares = [
        (row.row.pays.ratio, row.probability)
        for row in price.rows
        if row.row is not None and row.row.pays.kind is PaysKind.METER
    ]
    fixed = [
        (row.returned, row.probability)
        for row in price.rows
        if row.row is not None and row.row.pays.kind is not PaysKind.METER
    ]
    top = sum((chance for share, chance in shares if share == 1), Fraction(0))
    if not top:
        raise RuleError(f"bet '{price.bet.key}': no row pays 100 % of the meter; expected one")
    return Chances(top, tuple(one for one in shares if one[0] < 1), tuple(fixed))


@dataclass(frozen=True)
class Meter:
    """A meter with its chances and rates; amounts in units of one wager."""

    chances: Chances
    seed: Fraction
    contribution: Fraction
    reserve: Fraction = Fraction(0)
    wagers: int = 1
    """k: wagers per coup that win together."""
    fixed_pays: FixedPays = FixedPays.TRAY

    def __post_init__(self) -> None:
        for name in ("contribution", "reserve"):
            rate: Fraction = getattr(self, name)
            if not 0 <= rate <= 1:
                raise RuleError(f"{name} {float(rate):.2%}: expected from 0 to 100 %")
        if self.contribution + self.reserve > 1:
            raise RuleError("contribution and reserve together: expected at most 100 %")
        if self.seed < 0:
            raise RuleError(f"seed {self.seed}: expected zero or more")
        if self.wagers < 1:
            raise RuleError(f"wagers {self.wagers}: expected one at least")

    @property
    def _from_meter(self) -> Fraction:
        """What the fixed pays take out of the meter for one wager."""
        taken = self.fixed_pays is FixedPays.METER
        return self.chances.fixed_return if taken else Fraction(0)

    @cached_property
    def mean_award(self) -> Fraction:
        """The mean 100 % award in steady state.

        With fixed pays from the meter it supposes that the meter does not run dry.
        """
        p, r = self.chances.top, self.chances.drain
        inflow = self.contribution + self.reserve - self._from_meter
        return (self.wagers * inflow / p + self.seed) / (1 + r / p)

    @cached_property
    def edge(self) -> Fraction:
        """What the house keeps of one wager in steady state: all that is not paid or passed on."""
        tray = self.chances.fixed_return - self._from_meter
        share_of_seed = self.seed * self.chances.top / self.wagers
        return 1 - tray - self.contribution - self.reserve - share_of_seed

    def edge_at(self, shown: Fraction) -> Fraction:
        """What the house would keep of a single wager while the meter shows this."""
        p, r = self.chances.top, self.chances.drain
        return 1 - self.chances.fixed_return - (p + r) * shown / self.wagers

    @property
    def break_even(self) -> Fraction:
        """The meter at which a single wager is worth what it costs."""
        p, r = self.chances.top, self.chances.drain
        return self.wagers * (1 - self.chances.fixed_return) / (p + r)

    @property
    def wagers_between(self) -> Fraction:
        """The mean number of wagers between two 100 % awards."""
        return self.wagers / self.chances.top

    def contribution_for(self, edge: Fraction) -> Fraction:
        """The contribution rate that gives a wanted edge; RuleError where none does."""
        rate = self.edge + self.contribution - edge
        if not 0 <= rate <= 1 - self.reserve:
            raise RuleError(
                f"edge {float(edge):.4%}: no contribution from 0 to 100 % gives it; "
                f"it would have to be {float(rate):.4%}"
            )
        return rate


TOLERANCE = 1e-6
"""How far the distribution function of the award may be from the limit, by its own estimate."""

_FREQUENT = 1_000
"""A fixed pay from the meter that comes this many times an award is taken as a steady outflow."""


@dataclass(frozen=True)
class Awards:
    """The distribution of the 100 % award in steady state, computed on a grid of meter values.

    Between awards the meter rises steadily and is cut by drains; awards come at a constant rate, so
    what an award finds is what the meter shows on average over time. Its distribution function U
    then satisfies v U'(m) = p (H(m) - U(m)) + Σ d (U(before(m)) - U(m)): v is the rise per coup, H
    the distribution of the restart (seed plus reserve), d the chance of a fall and before(m) the
    meter that it brings down to m. One coup is taken as a short time, an error of the order of p.
    """

    step: float
    values: tuple[float, ...]
    error: float
    """How far the function still is from the limit of a finer grid, by its own estimate."""

    def quantile(self, chance: float) -> float:
        """The award that is not exceeded with this chance."""
        index = bisect_left(self.values, chance)
        if index in (0, len(self.values)):
            return self.step * index
        below, above = self.values[index - 1], self.values[index]
        return self.step * (index - 1 + (chance - below) / (above - below))

    @property
    def mean(self) -> float:
        """The mean award, from the same grid: a check on the closed form."""
        return self.step * (sum(1 - value for value in self.values) - 0.5 * (1 - self.values[0]))


def awards(meter: Meter) -> Awards:
    """The distribution of the 100 % award, the grid refined until it changes no more."""
    life = _Life.of(meter)
    parts = 1_000
    coarse = _solve(life, parts)
    while True:
        parts *= 2
        fine = _solve(life, parts)
        pairs = zip(coarse.values, fine.values[::2], strict=False)
        # The scheme is of second order: half the step leaves a third of the change.
        error = max(abs(one - other) for one, other in pairs) / 3
        if error < TOLERANCE or parts >= 64_000:
            return Awards(fine.step, fine.values, error)
        coarse = fine


@dataclass(frozen=True, slots=True)
class _Life:
    """The life of a meter in floats: how it rises, falls, ends and begins again."""

    top: float
    rise: float
    seed: float
    reserve: float
    falls: tuple[tuple[float, float, float], ...]
    """Chance, factor and amount: a meter m falls to factor · m - amount."""

    @staticmethod
    def of(meter: Meter) -> "_Life":
        k, top = meter.wagers, meter.chances.top
        falls = [(chance, 1 - share, Fraction(0)) for share, chance in meter.chances.drains]
        rise = k * meter.contribution
        if meter.fixed_pays is FixedPays.METER:
            for pays, chance in meter.chances.fixed:
                if chance >= _FREQUENT * top:
                    rise -= k * pays * chance
                else:
                    falls.append((chance, Fraction(1), k * pays))
        if rise <= 0:
            raise RuleError(
                "the meter does not rise between awards, so its awards have no steady spread; "
                "expected a contribution above what the fixed pays take"
            )
        return _Life(
            float(top),
            float(rise),
            float(meter.seed),
            float(k * meter.reserve),
            tuple((float(chance), float(factor), float(paid)) for chance, factor, paid in falls),
        )

    @property
    def reach(self) -> float:
        """A value that awards practically never exceed."""
        return self.seed + 24 * (self.rise + self.reserve) / self.top

    def restarted(self, value: float) -> float:
        """The chance that the meter restarts at this value or less."""
        if value < self.seed:
            return 0.0
        if not self.reserve:
            return 1.0
        return 1 - exp(-self.top * (value - self.seed) / self.reserve)


def _solve(life: _Life, parts: int) -> Awards:
    step, points = _grid(life, parts)
    places = [step * index for index in range(points + 1)]
    # Halves just beside each point, so that the jump of a restart without reserve falls between.
    nudge = step * 1e-9
    after = [life.top * life.restarted(place + nudge) / life.rise for place in places]
    before = [life.top * life.restarted(place - nudge) / life.rise for place in places]
    falls = [
        (chance / life.rise, [(place + paid) / factor / step for place in places])
        for chance, factor, paid in life.falls
    ]
    leave = (life.top + sum(chance for chance, _, _ in life.falls)) / life.rise
    keep, gain = (1 - step * leave / 2) / (1 + step * leave / 2), step / 2 / (1 + step * leave / 2)
    solved = [0.0] * (points + 1)
    change = 1.0
    while change > TOLERANCE / 100:
        inflow = [0.0] * (points + 1)
        for rate, origins in falls:
            inflow = [
                sum_ + rate * _at(solved, one) for sum_, one in zip(inflow, origins, strict=True)
            ]
        level, following = 0.0, [0.0]
        for index in range(points):
            source = inflow[index] + inflow[index + 1] + after[index] + before[index + 1]
            level = keep * level + gain * source
            following.append(level)
        change = max(abs(one - other) for one, other in zip(solved, following, strict=True))
        solved = following
    return Awards(step, tuple(solved), change)


def _grid(life: _Life, parts: int) -> tuple[float, int]:
    """A step that puts the seed on a grid point, and how many steps reach far enough."""
    coarsest = life.reach / 1_000
    if life.seed:
        coarsest = life.seed / ceil(life.seed / coarsest)
    steps = ceil(life.reach / coarsest)
    return coarsest * 1_000 / parts, steps * parts // 1_000


def _at(values: list[float], place: float) -> float:
    """The function between grid points; beyond the grid it is one."""
    index = int(place)
    if index >= len(values) - 1:
        return 1.0
    part = place - index
    return values[index] * (1 - part) + values[index + 1] * part
