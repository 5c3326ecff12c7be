"""Request parameters of the back office (period, page, patron), and answers as CSV files."""

import asyncio
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Annotated

import msgspec
from starlette.requests import HTTPConnection

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.ids import Ms, PatronId, PitId
from puntobanco.house.gaming_day import HouseTime, TimeSpan, parse_day
from puntobanco.office import names
from puntobanco.office.layout import Report, as_csv
from puntobanco.office.search import TimelinePosition
from puntobanco.office.series import MOST_POINTS
from puntobanco.office.tally import HOUR_MS
from puntobanco.server import patterns
from puntobanco.server.access.names import login_of
from puntobanco.server.config import DAY
from puntobanco.server.errors import invalid, not_found, relayed_fact
from puntobanco.server.http import Given, Reply
from puntobanco.server.services import Services

CSV = "text/csv"
_MOMENT = 2**47

Day = (
    Annotated[
        str,
        msgspec.Meta(pattern=patterns.DAY, description="Gaming day (default: today)."),
    ]
    | None
)
ToDay = (
    Annotated[
        str,
        msgspec.Meta(pattern=patterns.DAY, description="Last gaming day, for several days."),
    ]
    | None
)
Shift = Annotated[int, msgspec.Meta(ge=1, le=4, description="Shift of that day.")] | None
Since = (
    Annotated[int, msgspec.Meta(ge=0, le=_MOMENT, description="Start, instead of gaming days.")]
    | None
)
Until = (
    Annotated[int, msgspec.Meta(ge=0, le=_MOMENT, description="End, exclusive (default: now).")]
    | None
)
AtTable = (
    Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="Only this table.")] | None
)
Simulated = Annotated[bool, msgspec.Meta(description="Include simulated patrons.")]
Most = Annotated[int, msgspec.Meta(ge=1, le=200, description="Entries per page.")]
Page = (
    Annotated[
        str,
        msgspec.Meta(
            pattern=patterns.PLACE,
            description="Continue after this place: `next` of the previous page.",
        ),
    ]
    | None
)
Whom = Annotated[
    str, msgspec.Meta(min_length=1, max_length=160, description="A patron's id or name.")
]


class Period(msgspec.Struct, frozen=True, kw_only=True):
    """The period that a request asks for."""

    day: str | None = None
    to: str | None = None
    shift: int | None = None
    since: int | None = None
    until: int | None = None

    def stretch(self, time: HouseTime, now: Ms) -> TimeSpan:
        """Start and end of the period. RuleError if the parameters are invalid."""
        if self.since is not None or self.until is not None:
            return self._moments(now)
        first = time.day_of(now) if self.day is None else parse_day(self.day)
        last = first if self.to is None else parse_day(self.to)
        if self.shift is None:
            return time.days(first, last)
        if last != first:
            raise RuleError(
                fact("shift-of-days", shift=self.shift, since=str(first), until=str(last))
            )
        return time.shift(first, self.shift)

    def _moments(self, now: Ms) -> TimeSpan:
        if self.day is not None or self.to is not None or self.shift is not None:
            raise RuleError(fact("period-both"))
        # The end is exclusive, so "until now" needs one millisecond more.
        since, until = self.since or 0, now + 1 if self.until is None else self.until
        if since > until:
            raise RuleError(fact("period-backwards", since=since, until=until))
        return TimeSpan(Ms(since), Ms(until))


def provide_period(
    connection: HTTPConnection,
    day: Day = None,
    to: ToDay = None,
    shift: Shift = None,
    since: Since = None,
    until: Until = None,
) -> Period:
    """The period that a request asks for."""
    del connection
    return Period(day=day, to=to, shift=shift, since=since, until=until)


GivenPeriod = Annotated[Period, Given(provide_period)]


def stretch_of(services: Services, period: Period) -> TimeSpan:
    """The start and end of a period in house time, or a Problem if it is invalid."""
    try:
        return period.stretch(services.office.time, services.clock())
    except RuleError as error:
        raise invalid(relayed_fact(error)) from error


def bounds_of(time: HouseTime, stretch: TimeSpan, *, by_day: bool) -> tuple[Ms, ...]:
    """The hours or gaming days of a stretch, as cut points. A Problem if there are too many."""
    each = DAY if by_day else HOUR_MS
    points = -(-(stretch.until - stretch.since) // each)
    if points > MOST_POINTS:
        stated = fact(
            "server-too-many-days" if by_day else "server-too-many-hours",
            points=points,
            most=MOST_POINTS,
        )
        raise invalid(stated)
    cuts = _days(time, stretch) if by_day else _hours(stretch)
    return (*cuts, stretch.until)


def _hours(stretch: TimeSpan) -> Iterator[Ms]:
    return (Ms(at) for at in range(stretch.since, stretch.until, HOUR_MS))


def _days(time: HouseTime, stretch: TimeSpan) -> Iterator[Ms]:
    yield stretch.since
    day: date = time.day_of(stretch.since) + timedelta(days=1)
    while (begins := time.day(day).since) < stretch.until:
        yield begins
        day += timedelta(days=1)


def place_of(text: str | None) -> TimelinePosition | None:
    """The place after which a page begins."""
    if text is None:
        return None
    time_ms, sequence, pit = text.split("~", 2)
    return TimelinePosition(Ms(int(time_ms)), PitId(pit), int(sequence))


def page_name(place: TimelinePosition | None) -> str | None:
    """The place after which the next page begins, as text."""
    return None if place is None else f"{place.time_ms}~{place.sequence}~{place.pit}"


async def patron_of(services: Services, text: str) -> PatronId:
    """The patron with this id or name, or a Problem if there is none."""
    if PatronId(text) in services.access.directory().patrons:
        return PatronId(text)
    found = await asyncio.to_thread(services.store.credentials.find, login_of(text))
    if found is None or found.kind != "patron":
        raise not_found(fact("server-nobody-named", text=text[:64]))
    return PatronId(found.subject)


async def names_of(services: Services, patrons: set[str], *, staff: bool = False) -> dict[str, str]:
    """The names of these ids. Ids without a name are left out."""

    def find() -> dict[str, str]:
        known = names.names_of(services.store, "patron", patrons)
        return names.staff_names(services.store) | known if staff else known

    return await asyncio.to_thread(find)


def file_of(made: Report, name: str) -> Reply[str]:
    """A report as a CSV download."""
    headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Reply(as_csv(made), media_type=CSV, headers=headers)
