"""House time, the current day, and patrons' accounts."""

import msgspec
from sqlalchemy import func, select

from puntobanco.core.ids import Ms, PatronId
from puntobanco.house.gaming_day import TimeSpan
from puntobanco.office.report import PeriodReport, report
from puntobanco.office.reports import ALL_LINES
from puntobanco.office.schema import ACT
from puntobanco.office.series import Point, activity
from puntobanco.office.statement import Statement, statement
from puntobanco.people.house import HouseKey, value_of
from puntobanco.progressive.state import AwardStatus
from puntobanco.server.http import Reply, get
from puntobanco.server.office.parameters import (
    CSV,
    GivenPeriod,
    Most,
    Page,
    Period,
    Simulated,
    Whom,
    bounds_of,
    file_of,
    names_of,
    page_name,
    patron_of,
    place_of,
    stretch_of,
)
from puntobanco.server.routes.dependencies import GivenIdentity, GivenServices, GivenWords
from puntobanco.server.routes.shapes import errors
from puntobanco.server.services import Services
from puntobanco.store import Database

_NOBODY = errors(e404="Unknown patron.")


class OfficeClock(msgspec.Struct, frozen=True, kw_only=True):
    """House time, and how far the back office has read the log."""

    now: Ms
    today: str
    """The current gaming day."""
    shift: int
    shifts: int
    time_zone: str
    day_start: str
    behind: int
    """Log entries not read yet."""
    failed: str
    """Why nothing new is read; empty if the follower is healthy."""


class Today(msgspec.Struct, frozen=True, kw_only=True):
    """The gaming day so far."""

    report: PeriodReport
    hours: tuple[Point, ...]
    incidents: int
    awards_pending: int


class StatementShown(msgspec.Struct, frozen=True, kw_only=True):
    """One page of a patron's account."""

    name: str
    statement: Statement
    next: str | None
    """Place of the next page."""


# --- The day so far ------------------------------------------------------------------------------


@get("/api/office", summary="Get house time and back-office progress")
async def clock(services: GivenServices, words: GivenWords) -> OfficeClock:
    """The current gaming day and shift, and the number of log entries not read yet."""
    office, now = services.office, services.clock()
    time, settings = office.time, services.access.directory().house
    today = time.day_of(now)
    return OfficeClock(
        now=now,
        today=today.isoformat(),
        shift=sum(time.shift(today, one).since <= now for one in range(1, time.shifts + 1)),
        shifts=time.shifts,
        time_zone=value_of(settings, HouseKey.TIME_ZONE),
        day_start=value_of(settings, HouseKey.DAY_START),
        behind=office.behind,
        failed="" if office.failed is None else words.text(office.failed),
    )


@get("/api/office/today", summary="Get today's figures")
async def day_so_far(services: GivenServices, *, simulated: Simulated = False) -> Today:
    """Figures of every table, coups per hour, incidents and pending awards."""
    time, now = services.office.time, services.clock()
    day = time.day(time.day_of(now))
    awards = (award for meter in services.pit.state.meters.values() for award in meter.awards)
    pending = sum(award.status is AwardStatus.HIT for award in awards)
    house, theory = services.config.name, services.office.theory

    def work(tables: Database) -> Today:
        return Today(
            report=report(
                tables,
                theory,
                since=day.since,
                until=day.until,
                generated=now,
                house=house,
                include_simulated=simulated,
            ),
            hours=activity(tables, bounds_of(time, day, by_day=False), include_simulated=simulated),
            incidents=_incidents(tables, day),
            awards_pending=pending,
        )

    return await services.office.query(work)


def _incidents(tables: Database, stretch: TimeSpan) -> int:
    counted = select(func.count()).where(
        ACT.c.kind == "incident", ACT.c.time_ms >= stretch.since, ACT.c.time_ms < stretch.until
    )
    with tables.reading() as connection:
        return int(connection.execute(counted).scalar_one())


# --- A patron's account --------------------------------------------------------------------------


async def _statement(
    services: Services, patron: PatronId, period: Period, *, after: str | None, limit: int
) -> Statement:
    stretch = stretch_of(services, period)
    return await services.office.query(
        lambda tables: statement(
            tables,
            patron,
            since=stretch.since,
            until=stretch.until,
            generated=services.clock(),
            house=services.config.name,
            after=place_of(after),
            limit=limit,
        )
    )


async def _shown(
    services: Services, patron: PatronId, period: Period, *, after: str | None, most: int
) -> StatementShown:
    """A page of an account, with the patron's name."""
    found = await _statement(services, patron, period, after=after, limit=most)
    names = await names_of(services, {patron})
    return StatementShown(name=names.get(patron, ""), statement=found, next=page_name(found.later))


@get("/api/office/statements/{patron}", summary="Get a patron's statement", answers=_NOBODY)
async def statement_json(
    services: GivenServices,
    period: GivenPeriod,
    patron: Whom,
    after: Page = None,
    most: Most = 100,
) -> StatementShown:
    """Every transaction with its number and the balance after it, in pages."""
    whose = await patron_of(services, patron)
    return await _shown(services, whose, period, after=after, most=most)


@get(
    "/api/office/statements/{patron}/csv",
    media_type=CSV,
    summary="Download a patron's statement as CSV",
    answers=_NOBODY,
)
async def statement_file(services: GivenServices, period: GivenPeriod, patron: Whom) -> Reply[str]:
    """The complete statement, not in pages."""
    whose = await patron_of(services, patron)
    found = await _statement(services, whose, period, after=None, limit=ALL_LINES)
    return file_of(found, "statement")


@get("/api/me/statement", summary="Get your statement")
async def own_statement(
    services: GivenServices,
    period: GivenPeriod,
    identity: GivenIdentity,
    after: Page = None,
    most: Most = 100,
) -> StatementShown:
    """Your own transactions, in pages. Also available if you may not play."""
    patron = identity.patron
    assert patron is not None, "the guard lets nobody else through"
    return await _shown(services, patron, period, after=after, most=most)
