"""Each patron's recent results and time at tables, by hours and days.

A window covers its whole length and extends back to the start of an hour or day, so a loss counts
for at least as long as the limit says: 24 hours and up to one more, 7 or 30 days and up to one
more. Days are UTC days. Twice as many as a window needs are kept, so that a clock that was wrong
for a while finds the earlier values after it is corrected.
"""

from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor
from puntobanco.people.rules import DAY, HOUR


@dataclass(frozen=True, slots=True)
class Window:
    """A time window that ends now."""

    by_days: bool
    reach: int
    """In hours or days."""


DAY_WINDOW = Window(by_days=False, reach=24)
WEEK_WINDOW = Window(by_days=True, reach=7)
MONTH_WINDOW = Window(by_days=True, reach=30)


class Spending(msgspec.Struct, frozen=True):
    """One patron's results and time at tables."""

    hours: dict[int, int] = {}
    """Net result by hour since 1970, at least as far back as a day window reaches."""
    days: dict[int, int] = {}
    """Net result by day, at least as far back as a month window reaches."""
    sat: dict[int, int] = {}
    """Milliseconds at tables by hour."""
    tables: int = 0
    """The number of tables at which the patron sits."""
    since: Ms = Ms(0)
    """When the patron sat down at the first of these."""

    def net(self, window: Window, at: Ms) -> Minor:
        """The net result in a window that ends at a time."""
        held, unit = (self.days, DAY) if window.by_days else (self.hours, HOUR)
        first = at // unit - window.reach
        return Minor(sum(amount for bucket, amount in held.items() if bucket >= first))

    def played(self, at: Ms) -> int:
        """Milliseconds at tables in the day window that ends at a time, present stay included."""
        first = at // HOUR - DAY_WINDOW.reach
        before = sum(spent for bucket, spent in self.sat.items() if bucket >= first)
        return before + (max(0, at - max(self.since, first * HOUR)) if self.tables else 0)

    def with_result(self, amount: int, at: Ms) -> "Spending":
        """The value after a coup with this net result."""
        return replace(
            self,
            hours=_added(self.hours, at // HOUR, amount, reach=DAY_WINDOW.reach),
            days=_added(self.days, at // DAY, amount, reach=MONTH_WINDOW.reach),
        )

    def seated(self, at: Ms) -> "Spending":
        """The value after sitting down at one more table."""
        return replace(self, tables=self.tables + 1, since=self.since if self.tables else at)

    def left(self, at: Ms) -> "Spending":
        """The value after leaving a table."""
        if self.tables > 1:
            return replace(self, tables=self.tables - 1)
        sat = self.sat
        moment = max(self.since, (at // HOUR - DAY_WINDOW.reach) * HOUR)
        while moment < at:
            ends = min(at, (moment // HOUR + 1) * HOUR)
            sat = _added(sat, moment // HOUR, ends - moment, reach=DAY_WINDOW.reach)
            moment = ends
        return replace(self, tables=0, sat=sat)


def _added(held: dict[int, int], bucket: int, amount: int, *, reach: int) -> dict[int, int]:
    """The buckets with an amount added. If there are too many, those farthest from it are dropped.

    Not the oldest ones: with a clock that was ahead for a while, that would drop current values.
    """
    kept = held | {bucket: held.get(bucket, 0) + amount}
    most = 2 * (reach + 1)
    if len(kept) <= most:
        return kept
    nearest = sorted(kept, key=lambda one: abs(one - bucket))[:most]
    return {one: kept[one] for one in sorted(nearest)}
