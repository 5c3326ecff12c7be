"""What each patron won, lost and played of late, kept in whole hours and days.

A window reaches back its whole length and on to the beginning of the hour or day it ends in, so a
loss counts for at least as long as the limit says: 24 hours and up to one more, 7 or 30 days and
up to one more. Days are those of UTC. Twice as many of them are remembered as a window needs, so
that a clock that was wrong for a while and is put right finds what it left.
"""

from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor
from puntobanco.people.rules import DAY, HOUR


@dataclass(frozen=True, slots=True)
class Window:
    """A time that reaches back from now."""

    by_days: bool
    reach: int
    """In hours, or in days."""


DAY_WINDOW = Window(by_days=False, reach=24)
WEEK_WINDOW = Window(by_days=True, reach=7)
MONTH_WINDOW = Window(by_days=True, reach=30)


class Spending(msgspec.Struct, frozen=True):
    """One patron's results and time at tables."""

    hours: dict[int, int] = {}
    """Won less lost by hour since 1970, at least as far back as a day window reaches."""
    days: dict[int, int] = {}
    """The same by day, at least as far back as a month window reaches."""
    sat: dict[int, int] = {}
    """Milliseconds at tables by hour."""
    tables: int = 0
    """At how many tables the patron sits."""
    since: Ms = Ms(0)
    """When the patron first sat down of these."""

    def net(self, window: Window, at: Ms) -> Minor:
        """Won less lost in a window that ends at a moment."""
        held, unit = (self.days, DAY) if window.by_days else (self.hours, HOUR)
        first = at // unit - window.reach
        return Minor(sum(amount for bucket, amount in held.items() if bucket >= first))

    def played(self, at: Ms) -> int:
        """Milliseconds at tables in the day window that ends at a moment, the present included."""
        first = at // HOUR - DAY_WINDOW.reach
        before = sum(spent for bucket, spent in self.sat.items() if bucket >= first)
        return before + (max(0, at - max(self.since, first * HOUR)) if self.tables else 0)

    def with_result(self, amount: int, at: Ms) -> "Spending":
        """After a coup that brought so much, or cost it."""
        return replace(
            self,
            hours=_added(self.hours, at // HOUR, amount, reach=DAY_WINDOW.reach),
            days=_added(self.days, at // DAY, amount, reach=MONTH_WINDOW.reach),
        )

    def seated(self, at: Ms) -> "Spending":
        """After sitting down at one more table."""
        return replace(self, tables=self.tables + 1, since=self.since if self.tables else at)

    def left(self, at: Ms) -> "Spending":
        """After leaving a table."""
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
    """With an amount more in a bucket; what is furthest from it goes when there are too many.

    Not by age: a clock that was ahead for a while would have what still counts forgotten.
    """
    kept = held | {bucket: held.get(bucket, 0) + amount}
    most = 2 * (reach + 1)
    if len(kept) <= most:
        return kept
    nearest = sorted(kept, key=lambda one: abs(one - bucket))[:most]
    return {one: kept[one] for one in sorted(nearest)}
