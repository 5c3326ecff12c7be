"""Gaming days and shifts: periods by the local time of the house.

A day starts at the same local time every day, so it has 23 or 25 hours when clocks are changed.
Shifts divide it without gaps.
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
"""The first and the last day that are accepted."""

_DAY_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class TimeSpan:
    """A period from `since` on and before `until`."""

    since: Ms
    until: Ms


@dataclass(frozen=True, slots=True)
class HouseTime:
    """How the house divides time into days and shifts."""

    zone: ZoneInfo
    day_start: time
    shifts: int

    @classmethod
    def of(cls, settings: Mapping[HouseKey, str]) -> "HouseTime":
        """By the settings of the house; RuleError if the time zone is unknown."""
        return cls(
            zone_of(value_of(settings, HouseKey.TIME_ZONE)),
            time.fromisoformat(value_of(settings, HouseKey.DAY_START)),
            int(value_of(settings, HouseKey.SHIFTS)),
        )

    def day_of(self, at: Ms) -> date:
        """The gaming day that a moment belongs to."""
        local = datetime.fromtimestamp(at / 1000, self.zone)
        day = local.date()
        # If clocks are changed around the start of the day, the local time alone is ambiguous.
        return day if self._starts(day) <= at else day - timedelta(days=1)

    def day(self, day: date) -> TimeSpan:
        """The period of a gaming day."""
        return TimeSpan(self._starts(day), self._starts(day + timedelta(days=1)))

    def shift(self, day: date, number: int) -> TimeSpan:
        """The period of a shift of a gaming day, counted from 1."""
        if not 1 <= number <= self.shifts:
            raise RuleError(fact("shift-unknown", shift=number, shifts=self.shifts))
        whole = self.day(day)
        return TimeSpan(self._begins(day, number, whole), self._begins(day, number + 1, whole))

    def shift_at(self, at: Ms) -> TimeSpan:
        """The shift that a moment belongs to."""
        day = self.day_of(at)
        shifts = (self.shift(day, number) for number in range(1, self.shifts + 1))
        return next(one for one in shifts if at < one.until)

    def days(self, first: date, last: date) -> TimeSpan:
        """The period from the start of one gaming day to the end of another."""
        if last < first:
            raise RuleError(fact("period-backwards", since=str(first), until=str(last)))
        return TimeSpan(self._starts(first), self.day(last).until)

    def _begins(self, day: date, number: int, whole: TimeSpan) -> Ms:
        """The start of a shift; after the last one, the end of the day."""
        if number > self.shifts:
            return whole.until
        minutes = (number - 1) * _DAY_MINUTES // self.shifts
        begin = datetime.combine(day, self.day_start) + timedelta(minutes=minutes)
        # A local time that is skipped or repeated must not move a shift out of its day.
        return Ms(min(max(self._moment(begin), whole.since), whole.until))

    def _starts(self, day: date) -> Ms:
        return self._moment(datetime.combine(day, self.day_start))

    def _moment(self, wall: datetime) -> Ms:
        return Ms(round(wall.replace(tzinfo=self.zone).timestamp() * 1000))


def zone_of(name: str) -> ZoneInfo:
    """The time zone of a name; RuleError if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise RuleError(fact("time-zone-unknown", zone=name)) from None


def parse_day(text: str) -> date:
    """A day from text in ISO 8601; RuleError if it is invalid or out of range.

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
