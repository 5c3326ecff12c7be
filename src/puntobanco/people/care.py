"""Patrons' own limits, breaks and exclusions, and what they allow at a given time.

A tighter limit takes effect at once; a looser one waits and is stored with the limit until then.
Everything here is a function of values and a time; nothing reads a clock.
"""

from enum import Enum

import msgspec

from puntobanco.core.ids import Ms
from puntobanco.core.money import MOST_MINOR
from puntobanco.people.rules import MINUTE
from puntobanco.people.spending import DAY_WINDOW, MONTH_WINDOW, WEEK_WINDOW, Spending

MOST_MINUTES = 24 * 60
MOST_REMEMBERED = 20
"""How many of a patron's own changes are kept here; the log has all of them."""


class LimitKind(Enum):
    """What a patron can limit."""

    LOSS_DAY = "loss-day"
    """Net loss over 24 hours, in minor units."""
    LOSS_WEEK = "loss-week"
    """Net loss over 7 days, in minor units."""
    LOSS_MONTH = "loss-month"
    """Net loss over 30 days, in minor units."""
    TIME_DAY = "time-day"
    """Time at tables over 24 hours, in minutes."""

    def __lt__(self, other: "LimitKind") -> bool:
        # Limits are stored by kind; sorted, they always give the same text.
        return self.value < other.value


LOSS_WINDOWS = {
    LimitKind.LOSS_DAY: DAY_WINDOW,
    LimitKind.LOSS_WEEK: WEEK_WINDOW,
    LimitKind.LOSS_MONTH: MONTH_WINDOW,
}


def largest_limit(kind: LimitKind) -> int:
    """The largest value of a limit."""
    return MOST_MINUTES if kind is LimitKind.TIME_DAY else MOST_MINOR


def is_tighter(value: int | None, than: int | None) -> bool:
    """Whether a limit is tighter than another. None means no limit.

    >>> is_tighter(100, None), is_tighter(None, 100), is_tighter(99, 100), is_tighter(100, 100)
    (True, False, True, False)
    """
    return value is not None and (than is None or value < than)


class PendingChange(msgspec.Struct, frozen=True):
    """A looser limit, and when it takes effect."""

    value: int | None
    holds: Ms


class OwnLimit(msgspec.Struct, frozen=True):
    """One limit: its value now, and a pending change."""

    value: int | None = None
    waiting: PendingChange | None = None

    def at(self, moment: Ms) -> int | None:
        """The value in force at a time."""
        if self.waiting is not None and self.waiting.holds <= moment:
            return self.waiting.value
        return self.value

    def pending_at(self, moment: Ms) -> PendingChange | None:
        """The change still pending at a time."""
        if self.waiting is None or self.waiting.holds <= moment:
            return None
        return self.waiting


class CareHistoryEntry(msgspec.Struct, frozen=True):
    """A change, as shown to the patron and staff."""

    at: Ms
    by: str
    what: str
    """The kind of the event."""
    limit: LimitKind | None = None
    before: int | None = None
    after: int | None = None
    until: Ms | None = None
    """When it takes effect or ends, depending on the change."""


class Care(msgspec.Struct, frozen=True):
    """One patron's limits, break and exclusion."""

    limits: dict[LimitKind, OwnLimit] = {}
    reality_check: int | None = None
    """The chosen interval in minutes, 0 for none; None if nothing was chosen."""
    resting_until: Ms = Ms(0)
    excluded_until: Ms | None = None
    """The end of the term. The patron stays excluded until asking to play again after it."""
    history: tuple[CareHistoryEntry, ...] = ()
    """The newest last."""

    def limit(self, kind: LimitKind) -> OwnLimit:
        """One limit, empty if none was set."""
        return self.limits.get(kind, OwnLimit())


class Stop(Enum):
    """Why a patron may not play now."""

    EXCLUDED = "excluded"
    COOLING_OFF = "cooling-off"
    TIME_LIMIT = "time-limit"


class PatronStanding(msgspec.Struct, frozen=True):
    """What a patron may still do at a given time."""

    stop: Stop | None = None
    until: Ms | None = None
    """The end of the break or of the exclusion's term."""
    loss_left: int | None = None
    """What may still be lost, counting open stakes as lost; None without a limit."""
    time_left: int | None = None
    """Milliseconds left at tables; None without a limit."""


def standing(care: Care, spending: Spending, at: Ms) -> PatronStanding:
    """What a patron's own limits allow at a time. The strictest limit applies."""
    losses = [
        held + spending.net(window, at)
        for kind, window in LOSS_WINDOWS.items()
        if (held := care.limit(kind).at(at)) is not None
    ]
    minutes = care.limit(LimitKind.TIME_DAY).at(at)
    time_left = None if minutes is None else max(0, minutes * MINUTE - spending.played(at))
    stop, until = _stop(care, at, time_left)
    return PatronStanding(stop, until, max(0, min(losses)) if losses else None, time_left)


def _stop(care: Care, at: Ms, time_left: int | None) -> tuple[Stop | None, Ms | None]:
    if care.excluded_until is not None:
        return Stop.EXCLUDED, care.excluded_until
    if at < care.resting_until:
        return Stop.COOLING_OFF, care.resting_until
    if time_left == 0:
        return Stop.TIME_LIMIT, None
    return None, None
