"""Gaming days and shifts: stretches of time by the clock on the house's wall.

A day begins at the same wall time every day, so it has 23 or 25 hours where clocks are changed.
Shifts are its parts, and leave no moment out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.ids import Ms
from puntobanco.people.house import HouseKey, value_of

EARLIEST, LATEST = date(1970, 1, 2), date(2199, 12, 30)
"""No house has anything to report beyond."""

_DAY_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class Stretch:
    """From a moment on, and before another."""

    since: Ms
    until: Ms


@dataclass(frozen=True, slots=True)
class HouseTime:
    """How the house reckons its days."""

    zone: ZoneInfo
    day_start: time
    shifts: int

    @classmethod
    def of(cls, settings: Mapping[HouseKey, str]) -> "HouseTime":
        """As the settings of the house say; RuleError where there is no such time zone."""
        return cls(
            zone_of(value_of(settings, HouseKey.TIME_ZONE)),
            time.fromisoformat(value_of(settings, HouseKey.DAY_START)),
            int(value_of(settings, HouseKey.SHIFTS)),
        )

    def day_of(self, at: Ms) -> date:
        """The gaming day that a moment belongs to."""
        local = datetime.fromtimestamp(at / 1000, self.zone)
        day = local.date()
        # Where clocks are changed around the start of the day, the wall alone does not decide.
        return day if self._starts(day) <= at else day - timedelta(days=1)

    def day(self, day: date) -> Stretch:
        """A gaming day."""
        return Stretch(self._starts(day), self._starts(day + timedelta(days=1)))

    def shift(self, day: date, number: int) -> Stretch:
        """A shift of a gaming day, counted from 1."""
        if not 1 <= number <= self.shifts:
            raise RuleError(fact("shift-unknown", shift=number, shifts=self.shifts))
        whole = self.day(day)
        return Stretch(self._begins(day, number, whole), self._begins(day, number + 1, whole))

    def shift_at(self, at: Ms) -> Stretch:
        """The shift that a moment belongs to."""
        day = self.day_of(at)
        shifts = (self.shift(day, number) for number in range(1, self.shifts + 1))
        return next(one for one in shifts if at < one.until)

    def days(self, first: date, last: date) -> Stretch:
        """From the beginning of a gaming day to the end of another."""
        if last < first:
            raise RuleError(fact("period-backwards", since=str(first), until=str(last)))
        return Stretch(self._starts(first), self.day(last).until)

    def _begins(self, day: date, number: int, whole: Stretch) -> Ms:
        """The beginning of a shift; behind the last one, the end of the day."""
        if number > self.shifts:
            return whole.until
        minutes = (number - 1) * _DAY_MINUTES // self.shifts
        begin = datetime.combine(day, self.day_start) + timedelta(minutes=minutes)
        # A wall time that is skipped or comes twice never takes a shift out of its day.
        return Ms(min(max(self._moment(begin), whole.since), whole.until))

    def _starts(self, day: date) -> Ms:
        return self._moment(datetime.combine(day, self.day_start))

    def _moment(self, wall: datetime) -> Ms:
        return Ms(round(wall.replace(tzinfo=self.zone).timestamp() * 1000))


def zone_of(name: str) -> ZoneInfo:
    """The time zone of a name; RuleError where this machine knows none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise RuleError(fact("time-zone-unknown", zone=name)) from None


def parse_day(text: str) -> date:
    """A day as it is typed; RuleError where it is none.

    >>> parse_day("2024-03-10")
    datetime.date(2024, 3, 10)
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or not EARLIEST <= day <= LATEST:
        raise RuleError(fact("day-unknown", day=text))
    return day
