"""Figures over time, for charts: activity between given moments, a bet's hold, and a meter.

The sums are those of the reports, so a chart and a report agree.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import sqrt

import msgspec
from sqlalchemy import Connection, func, select

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.figures import decimal
from puntobanco.core.game import BankedBy
from puntobanco.core.ids import MeterId, Ms, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.moments import check_period
from puntobanco.office.period import tallies_of
from puntobanco.office.rows import MeterHourRow
from puntobanco.office.schema import METER_HOUR, rows
from puntobanco.office.tally import HOUR_MS, PeriodTally
from puntobanco.office.theory import Theory, games_of
from puntobanco.store import Database

MOST_POINTS = 400
"""The most points in a chart; more are unreadable."""
BAND = 1.96
"""Standard deviations within which a hold lies 95 % of the time."""
PLACES = 6


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """The activity between two moments."""

    since: Ms
    until: Ms
    coups: int
    drop: Minor
    stake: Minor
    win: Minor
    """What the house kept, fees included."""


class HoldPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A bet's hold from the start of the series up to `until`, per unit staked."""

    until: Ms
    stake: Minor
    hold: str | None
    """None before anything is staked, as are the next three."""
    edge: str | None
    low: str | None
    high: str | None


class MeterPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A meter at the end of an hour in which it changed."""

    at: Ms
    shown: Minor
    reserve: Minor
    overflow: Minor
    hits: int


def activity(
    tables: Database,
    bounds: Sequence[Ms],
    *,
    table: TableId | None = None,
    include_simulated: bool = False,
) -> tuple[Point, ...]:
    """The activity between each two consecutive bounds."""
    with tables.reading() as connection:
        tallies = tallies_of(connection, bounds, table=table)
        banked = {
            its_hash: game.banked == BankedBy.HOUSE.value
            for its_hash, game in games_of(connection).items()
        }
    return tuple(
        _point(since, until, tally, banked, include_simulated=include_simulated)
        for (since, until), tally in zip(pairwise(bounds), tallies, strict=True)
    )


def _point(
    since: Ms, until: Ms, tally: PeriodTally, banked: dict[str, bool], *, include_simulated: bool
) -> Point:
    at_tables = [one for key, one in tally.tables.items() if include_simulated or not key.simulated]
    bets = [
        (one, banked[key.game_hash])
        for key, one in tally.bets.items()
        if include_simulated or not key.simulated
    ]
    kept = sum(one.stake - one.returned for one, by_house in bets if by_house)
    return Point(
        since=since,
        until=until,
        coups=sum(one.coups for one in at_tables),
        drop=Minor(sum(one.drop for one in at_tables)),
        stake=Minor(sum(one.stake for one, _ in bets)),
        win=Minor(kept + sum(one.fees for one in at_tables)),
    )


def hold(
    tables: Database,
    theory: Theory,
    bounds: Sequence[Ms],
    *,
    game_hash: str,
    bet: str,
    table: TableId | None = None,
    include_simulated: bool = False,
) -> tuple[HoldPoint, ...]:
    """A bet's cumulative hold at each bound, with the band in which it should lie.

    All wagers on a bet in one coup win together, so the band counts them as one.
    """
    with tables.reading() as connection:
        tallies = tallies_of(connection, bounds, table=table)
        game = games_of(connection).get(game_hash)
    if game is None:
        raise RuleError(fact("game-never-offered", hash=game_hash[:64]))
    if game.banked != BankedBy.HOUSE.value:
        raise RuleError(fact("game-without-hold", game=game.key))
    stake, win, expected, variance = 0, 0, Fraction(0), Fraction(0)
    points = []
    for until, tally in zip(bounds[1:], tallies, strict=True):
        for key, sums in tally.bets.items():
            counted = include_simulated or not key.simulated
            if (key.game_hash, key.bet) != (game_hash, bet) or not counted:
                continue
            should = theory.expected(game, bet, key.rides)
            if should is None:
                raise RuleError(fact("bet-without-price", bet=bet, game=game.key))
            stake += sums.stake
            win += sums.stake - sums.returned
            expected += should.edge * sums.stake
            variance += should.variance * sums.spread
        points.append(_hold_point(until, stake, win, expected, variance))
    return tuple(points)


def _hold_point(
    until: Ms, stake: int, win: int, expected: Fraction, variance: Fraction
) -> HoldPoint:
    if not stake:
        return HoldPoint(until=until, stake=Minor(0), hold=None, edge=None, low=None, high=None)
    edge = expected / stake
    # Charts are drawn from floats; a report of the same bet is exact.
    half = BAND * sqrt(variance) / stake
    return HoldPoint(
        until=until,
        stake=Minor(stake),
        hold=decimal(Fraction(win, stake), PLACES),
        edge=decimal(edge, PLACES),
        low=f"{float(edge) - half:.{PLACES}f}",
        high=f"{float(edge) + half:.{PLACES}f}",
    )


def meter_line(
    tables: Database, pit: PitId, meter: MeterId, *, since: Ms, until: Ms
) -> tuple[MeterPoint, ...]:
    """A meter over time: one point an hour, or every few hours to stay within `MOST_POINTS`.

    An hour that begins at `until` is not part of the period.
    """
    check_period(since, until)
    hours = range(since // HOUR_MS, -(-until // HOUR_MS))
    if not hours:
        return ()
    with tables.reading() as connection:
        return tuple(map(_meter_point, _meter_rows(connection, pit, meter, hours)))


def _meter_rows(
    connection: Connection, pit: PitId, meter: MeterId, hours: range
) -> tuple[MeterHourRow, ...]:
    source = METER_HOUR.c
    own = (source.pit == pit, source.meter == meter)
    within = (*own, source.hour >= hours.start, source.hour < hours.stop)
    every = -(-len(hours) // MOST_POINTS)
    # Each group of hours is represented by its last one.
    chosen = (
        select(func.max(source.hour)).where(*within).group_by(source.hour - source.hour % every)
    )
    asked = select(METER_HOUR).where(*own, source.hour.in_(chosen)).order_by(source.hour)
    return rows(connection, asked, MeterHourRow)


def _meter_point(row: MeterHourRow) -> MeterPoint:
    return MeterPoint(
        at=Ms((row.hour + 1) * HOUR_MS),
        shown=row.shown,
        reserve=row.reserve,
        overflow=row.overflow,
        hits=row.hits,
    )
