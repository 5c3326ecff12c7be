"""Time series for the back office: activity, holds against theory, and meters."""

from typing import Annotated, Literal

import msgspec

from puntobanco.core.facts import Amount, Rate, Value, fact
from puntobanco.core.ids import MeterId, TableId
from puntobanco.core.money import Minor
from puntobanco.office.meter_report import ExactAmount, meter_values
from puntobanco.office.series import HoldPoint, MeterPoint, Point, activity, hold, meter_line
from puntobanco.progressive.figures import MeterFigure, settings_facts
from puntobanco.progressive.state import AwardStatus, Meter
from puntobanco.progressive.wording import down_reason
from puntobanco.server.errors import not_found
from puntobanco.server.http import get
from puntobanco.server.office.parameters import (
    AtTable,
    GivenPeriod,
    Simulated,
    bounds_of,
    stretch_of,
)
from puntobanco.server.patterns import GAME_HASH
from puntobanco.server.routes.dependencies import GivenServices, GivenWords
from puntobanco.server.routes.shapes import PathId, errors
from puntobanco.words import Words

GameHash = Annotated[str, msgspec.Meta(pattern=GAME_HASH, description="Hash of the game.")]
BetKey = Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="Key of the bet.")]
By = Annotated[Literal["hour", "day"], msgspec.Meta(description="Length of each point.")]


class HoldSeries(msgspec.Struct, frozen=True, kw_only=True):
    """A bet's cumulative hold over a period, and its expected band."""

    game: str
    """The hash of its rules."""
    bet: str
    points: tuple[HoldPoint, ...]


class MeterFigureShown(msgspec.Struct, frozen=True, kw_only=True):
    """A figure of a meter or one of its settings."""

    name: MeterFigure
    kind: Literal["amount", "exact-amount", "count", "rate", "word"]
    figure: int | None
    """Minor units, millionths of a minor unit, a count or a rate per million; null for a word."""
    word: str
    """The value in the language of the request; empty for a number."""


class MeterEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A meter in the books, with its figures and settings."""

    meter: str
    game: str
    title: str
    state: Literal["up", "disabled", "faulted"]
    why: str
    """Why it is disabled or faulted; empty if it is up."""
    tables: tuple[str, ...]
    values: tuple[MeterFigureShown, ...]
    settings: tuple[MeterFigureShown, ...]
    waits: bool
    """Whether new rates wait for the next award of the whole meter."""
    short: Minor
    """What the tray has paid of fixed pays since the last start, because the meter was too low."""
    awards: int
    """Awards that the meter still lists; its own pages show them."""
    pending: int


@get("/api/office/activity", summary="Get coups, drop and win over time")
async def activity_json(
    services: GivenServices,
    period: GivenPeriod,
    by: By = "hour",
    table: AtTable = None,
    *,
    simulated: Simulated = False,
) -> tuple[Point, ...]:
    """The sums of reports by hour or gaming day, for a chart."""
    bounds = bounds_of(services.office.time, stretch_of(services, period), by_day=by == "day")
    at = None if table is None else TableId(table)
    return await services.office.query(
        lambda tables: activity(tables, bounds, table=at, include_simulated=simulated)
    )


@get("/api/office/hold", summary="Get a bet's hold over time")
async def hold_json(
    services: GivenServices,
    period: GivenPeriod,
    game: GameHash,
    bet: BetKey,
    by: By = "hour",
    table: AtTable = None,
    *,
    simulated: Simulated = False,
) -> HoldSeries:
    """The cumulative hold, and the band that contains 95% of fair results."""
    bounds = bounds_of(services.office.time, stretch_of(services, period), by_day=by == "day")
    points = await services.office.query(
        lambda tables: hold(
            tables,
            services.office.theory,
            bounds,
            game_hash=game,
            bet=bet,
            table=None if table is None else TableId(table),
            include_simulated=simulated,
        )
    )
    return HoldSeries(game=game, bet=bet, points=points)


@get("/api/office/meters", summary="List meters with their figures")
async def meters(services: GivenServices, words: GivenWords) -> tuple[MeterEntry, ...]:
    """Seed, reserve, contributions, overflow, awards and pending changes."""
    return tuple(_entry(meter, words) for meter in services.pit.state.meters.values())


def _entry(meter: Meter, words: Words) -> MeterEntry:
    settings = settings_facts(meter.settings, meter.rules.currency)
    return MeterEntry(
        meter=meter.id,
        game=meter.rules.key,
        title=words.named(meter.rules.name),
        state="faulted" if meter.fault else "disabled" if meter.disabled else "up",
        why=words.text(down_reason(meter)),
        tables=tuple(meter.tables),
        values=tuple(_figure(name, value, words) for name, value in meter_values(meter)),
        settings=tuple(_figure(name, value, words) for name, value in settings),
        waits=meter.waiting is not None,
        short=meter.short,
        awards=len(meter.awards),
        pending=sum(award.status is AwardStatus.HIT for award in meter.awards),
    )


def _figure(name: MeterFigure, value: Value | ExactAmount, words: Words) -> MeterFigureShown:
    match value:
        case Amount(minor):
            return MeterFigureShown(name=name, kind="amount", figure=minor, word="")
        case ExactAmount(ppm):
            return MeterFigureShown(name=name, kind="exact-amount", figure=ppm, word="")
        case Rate(ppm):
            return MeterFigureShown(name=name, kind="rate", figure=ppm, word="")
        case int():
            return MeterFigureShown(name=name, kind="count", figure=value, word="")
        case _:
            return MeterFigureShown(name=name, kind="word", figure=None, word=words.text(value))


@get(
    "/api/office/meters/{meter}/line",
    summary="Get a meter over time",
    answers=errors(e404="Unknown meter."),
)
async def meter_points(
    services: GivenServices, period: GivenPeriod, meter: PathId
) -> tuple[MeterPoint, ...]:
    """Its state at the end of each hour in which it changed."""
    if MeterId(meter) not in services.pit.state.meters:
        raise not_found(fact("server-no-such-meter", meter=meter))
    stretch = stretch_of(services, period)
    return await services.office.query(
        lambda tables: meter_line(
            tables,
            services.pit.id,
            MeterId(meter),
            since=stretch.since,
            until=stretch.until,
        )
    )
