"""The progressive lab: years of a simulated meter, from a sheet and its settings.

Between two events that lower the meter it rises by the same amount each coup, so a simulation jumps
from event to event: the number of coups between them is geometric, and the kind of event is drawn
with its exact chance. Coups are treated as independent, which is accurate to a few parts in a
thousand. Amounts are whole minor units, as at a table: fractions are carried to the next coup, and
what cannot be divided among the winners stays on the meter.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import accumulate, pairwise
from math import ceil, lcm, log, log1p, sqrt

from puntobanco import native
from puntobanco.analysis.par import MeterFigures, par_sheet
from puntobanco.analysis.progressive import MeterModel
from puntobanco.core.arguments import Argument, no_choice, out_of_range
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact, one_of
from puntobanco.core.game import FixedPays, Game
from puntobanco.core.money import PPM, Minor
from puntobanco.core.printed import Hands
from puntobanco.core.rng import Stream, check_seed

DAYS_A_YEAR = 365
MOST_EVENTS = 20_000_000
"""The limit of events: more would take plain Python too long."""
USUAL_AWARDS, USUAL_EVENTS = 20_000, 4_000_000
"""The number of awards to simulate, and the limit of events, if no years are given."""


@dataclass(frozen=True, slots=True)
class Traffic:
    """How busy the tables with the meter are."""

    coups_an_hour: int = 60
    hours_a_day: int = 24
    tables: int = 1

    def check(self) -> None:
        """Raise RuleError for tables that never deal, or deal faster than is possible."""
        for name, value, most in (
            (Argument.COUPS_AN_HOUR, self.coups_an_hour, 1000),
            (Argument.HOURS_A_DAY, self.hours_a_day, 24),
            (Argument.TABLES, self.tables, 1000),
        ):
            if not 1 <= value <= most:
                raise RuleError(out_of_range(name, value, 1, most))

    @property
    def coups_a_year(self) -> int:
        """Coups on all tables together."""
        return self.tables * self.coups_an_hour * self.hours_a_day * DAYS_A_YEAR


@dataclass(frozen=True, slots=True)
class StudiedMeter:
    """A meter to simulate, and the unit of its figures."""

    meter: MeterModel
    unit: Minor
    limit: Minor | None
    hands: Hands

    @staticmethod
    def of(game: Game, hands: str | None = None, *, wagers: int = 1) -> "StudiedMeter":
        """The meter of a game with its wagers on these hands (default: the first possible)."""
        if game.progressive is None:
            raise RuleError(fact("error-game-no-meter", game=game.key))
        meters: dict[str, MeterFigures] = {
            one.hands: one for one in par_sheet(game, wagers=wagers).meters
        }
        if hands is not None and hands not in meters:
            raise RuleError(no_choice(Argument.HANDS, hands, one_of(meters)))
        found = meters[hands] if hands else next(iter(meters.values()))
        return StudiedMeter(found.meter, found.unit, game.progressive.limit, found.hands)

    def with_settings(self, *, seed: Minor, contribution: Fraction) -> "StudiedMeter":
        """The same meter with another seed and contribution."""
        meter = replace(self.meter, seed=Fraction(seed, self.unit), contribution=contribution)
        return replace(self, meter=meter)

    @property
    def events(self) -> "tuple[MeterDraw, ...]":
        """Everything that lowers the meter, with its chance per coup."""
        chances = self.meter.a_coup
        found = [MeterDraw(chances.top, share=Fraction(1))]
        found += [MeterDraw(chance, share=share) for share, chance in chances.drains if chance]
        if self.meter.fixed_pays is FixedPays.METER:
            found += [
                MeterDraw(chance, pays=ceil(pays * self.unit))
                for pays, chance in chances.fixed
                if chance
            ]
        return tuple(found)

    @property
    def sharing(self) -> int:
        """The wagers that divide a prize: one if each seat has suits of its own."""
        return 1 if self.meter.chances.parts else self.meter.wagers

    @property
    def events_a_coup(self) -> Fraction:
        """The number of events per coup."""
        return sum((one.chance for one in self.events), Fraction(0))


@dataclass(frozen=True, slots=True)
class MeterDraw:
    """An event that lowers the meter: a share of it, or a fixed pay."""

    chance: Fraction
    share: Fraction | None = None
    pays: int = 0


@dataclass(slots=True)
class MeterHistory:
    """The history of a simulated meter."""

    coups: int = 0
    awards: list[int] = field(default_factory=list)
    """Each 100 % award, in minor units."""
    gaps: list[int] = field(default_factory=list)
    """Coups from each award to the next."""
    fixed_pays: int = 0
    dry: int = 0
    """Fixed pays for which the meter was too low, so that the tray paid the rest."""
    overflow: int = 0
    """Contributions above the limit of the meter, in minor units."""

    @property
    def mean_award(self) -> float | None:
        """The mean of the awards."""
        return sum(self.awards) / len(self.awards) if self.awards else None

    @property
    def standard_error(self) -> float | None:
        """The standard error of the mean. A reserve correlates each award with the next only."""
        number = len(self.awards)
        if number < 2:
            return None
        mean = sum(self.awards) / number
        apart = [one - mean for one in self.awards]
        spread = sum(one * one for one in apart)
        # A longer wait raises both awards, so a negative covariance is noise.
        carried = max(0.0, sum(one * other for one, other in pairwise(apart)))
        return sqrt((spread + 2 * carried) / (number - 1) / number)

    @property
    def by_formula(self) -> bool:
        """Whether the exact mean applies: the formula excludes a dry meter and a limit."""
        return not self.dry and not self.overflow

    def z(self, exact: Fraction) -> float | None:
        """Standard errors between the mean award and an exact one."""
        if self.mean_award is None or not self.by_formula or not self.standard_error:
            return None
        return (self.mean_award - float(exact)) / self.standard_error


def simulate_meter(
    subject: StudiedMeter, coups: int, seed: int, *, path: str | None = None
) -> MeterHistory:
    """Simulate a meter for this many coups, starting at its seed."""
    check_seed(seed)
    if not 1 <= coups < 1 << 48:
        raise RuleError(out_of_range(Argument.COUPS, coups, 1, "2^48"))
    path = path or native.active()
    draw = EventDraw.of(subject.events)
    try:
        found = None if path == native.PYTHON else _native(subject, draw, coups, seed)
    except OverflowError:  # weights or amounts beyond 64 bits
        found = None
    if found is None:
        if coups * subject.events_a_coup > MOST_EVENTS:
            raise RuleError(fact("error-lab-long", coups=coups, most=MOST_EVENTS))
        return _twin(subject, draw, coups, seed)
    return found


def _native(subject: StudiedMeter, draw: "EventDraw", coups: int, seed: int) -> MeterHistory:
    assert native.module is not None
    account = _Account(subject, MeterHistory())
    limit = -1 if account.limit is None else account.limit * PPM
    amounts = (account.rise, account.aside, account.seed * PPM, limit)
    header = array("q", (*amounts, draw.total, draw.words, account.sharing))
    events = array("q")
    for one, bound in zip(subject.events, draw.bounds, strict=True):
        share = one.share or Fraction(0)
        events.extend((bound, share.numerator, share.denominator, one.pays))
    raw, fixed_pays, dry, overflow = native.module.meter_life(
        header.tobytes(), events.tobytes(), draw.nothing, seed, coups
    )
    cells = array("q", raw).tolist()
    return MeterHistory(coups, cells[::2], cells[1::2], fixed_pays, dry, overflow // PPM)


def _twin(subject: StudiedMeter, draw: "EventDraw", coups: int, seed: int) -> MeterHistory:
    life = MeterHistory(coups=coups)
    account = _Account(subject, life)
    last = 0
    for at, event in draw.events(subject.events, coups, seed):
        account.feed(at)
        if event.share == 1:
            life.gaps.append(at - last)
            life.awards.append(account.award())
            last = at
        elif event.share is not None:
            account.drain(event.share)
        else:
            account.pay(event.pays)
    account.feed(coups)
    life.overflow = account.overflow
    return life


class _Account:
    """The meter and its reserve as a controller counts them: whole units, fractions carried."""

    def __init__(self, subject: StudiedMeter, life: MeterHistory) -> None:
        meter, stake = subject.meter, subject.unit * subject.meter.wagers
        self.life = life
        self.rise = int(meter.contribution * PPM) * stake
        self.aside = int(meter.reserve * PPM) * stake
        self.seed = int(meter.seed * subject.unit)
        self.limit = subject.limit
        self.sharing = subject.sharing
        self.shown, self.reserve, self.overflow, self.fed = self.seed, 0, 0, 0
        self.rest, self.reserve_rest = 0, 0
        """The fractions of a unit that are carried, in millionths."""

    def feed(self, coups: int) -> None:
        """Add the contributions of the coups up to and including this one."""
        passed, self.fed = coups - self.fed, coups
        whole, self.rest = divmod(self.rest + passed * self.rise, PPM)
        aside, self.reserve_rest = divmod(self.reserve_rest + passed * self.aside, PPM)
        self.reserve += aside
        self._add(whole)

    def _add(self, amount: int) -> None:
        self.shown += amount
        if self.limit is not None and self.shown > self.limit:
            self.overflow += self.shown - self.limit
            self.shown = self.limit

    def award(self) -> int:
        """Pay the whole meter, and restart at seed plus reserve and what could not be divided."""
        prize = self.shown
        self._pay_share(prize)
        self._add(self.seed + self.reserve)
        self.reserve = 0
        return prize

    def drain(self, share: Fraction) -> None:
        """Pay a share of the meter."""
        self._pay_share(self.shown * share.numerator // share.denominator)

    def _pay_share(self, prize: int) -> None:
        self.shown -= prize - prize % self.sharing

    def pay(self, amount: int) -> None:
        """Pay a fixed amount, as far as the meter covers it."""
        self.life.fixed_pays += 1
        if amount > self.shown:
            self.life.dry += 1
        self.shown -= min(amount, self.shown)


@dataclass(frozen=True, slots=True)
class EventDraw:
    """How the next event is drawn: by integer weights, after a geometric number of coups."""

    bounds: tuple[int, ...]
    """Cumulative weights of the events; the last is their total."""
    nothing: float
    """The logarithm of the chance that a coup has no event."""

    @staticmethod
    def of(events: Sequence[MeterDraw]) -> "EventDraw":
        """The draw among these events."""
        scale = lcm(*(one.chance.denominator for one in events))
        bounds = tuple(accumulate(int(one.chance * scale) for one in events))
        return EventDraw(bounds, log1p(-bounds[-1] / scale))

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return self.bounds[-1]

    @property
    def words(self) -> int:
        """Words of the generator per pick: see `Stream.below`."""
        return -(-(self.total - 1).bit_length() // 16)

    def events(
        self, events: Sequence[MeterDraw], coups: int, seed: int
    ) -> Iterator[tuple[int, MeterDraw]]:
        """The coups at which something lowers the meter, and the event."""
        at, stream = 0, Stream(seed)
        while True:
            # Above 0 and at most 1, so that the logarithm exists.
            chance = (stream.below(1 << 48) + 1) / (1 << 48)
            at += max(1, ceil(log(chance) / self.nothing))
            if at > coups:
                return
            yield at, events[bisect_right(self.bounds, stream.below(self.total))]


def usual_years(subject: StudiedMeter, traffic: Traffic) -> int:
    """The default number of years to simulate."""
    coups = min(USUAL_AWARDS / subject.meter.a_coup.top, USUAL_EVENTS / subject.events_a_coup)
    return max(1, round(coups / traffic.coups_a_year))


@dataclass(frozen=True, slots=True)
class MeterOption:
    """A combination of settings and its results."""

    seed: Minor
    contribution: Fraction
    mean_award: Fraction | None
    """Exact, in minor units; None if the meter ran dry or reached its limit, which no formula
    covers."""
    edge: Fraction | None
    """Exact; None if the meter ran dry, because the tray then paid more than the formula assumes.
    """
    quantiles: tuple[int, int, int]
    """The 5 %, 50 % and 95 % quantiles of awards in minor units, simulated."""
    dry: float
    """The share of fixed pays for which the meter was too low."""


def choices(
    subject: StudiedMeter,
    seeds: Sequence[Minor],
    rates: Sequence[Fraction],
    *,
    traffic: Traffic,
    seed: int,
) -> Iterator[MeterOption]:
    """The results of every seed with every rate, each simulated for the default length."""
    for start in seeds:
        for rate in rates:
            own = subject.with_settings(seed=start, contribution=rate)
            life = simulate_meter(own, usual_years(own, traffic) * traffic.coups_a_year, seed)
            yield MeterOption(
                start,
                rate,
                own.meter.mean_award * own.unit if life.by_formula else None,
                None if life.dry else own.meter.edge,
                quantiles(life.awards),
                life.dry / life.fixed_pays if life.fixed_pays else 0.0,
            )


def quantiles(values: Sequence[int]) -> tuple[int, int, int]:
    """The 5 %, 50 % and 95 % quantiles; zeros for an empty sequence."""
    ordered = sorted(values) or [0]
    low, middle, high = (
        ordered[min(int(share * len(ordered)), len(ordered) - 1)] for share in (0.05, 0.5, 0.95)
    )
    return low, middle, high
