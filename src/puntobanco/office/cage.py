"""What the cage took in and paid out, by person."""

import msgspec
from msgspec.structs import replace
from sqlalchemy import func, select

from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor
from puntobanco.house.moments import check_period
from puntobanco.office.fold import CREDIT_ISSUED, CREDIT_REDEEMED
from puntobanco.office.heading import Heading, ReportKind, heading_of
from puntobanco.office.schema import MOVEMENT
from puntobanco.store import Database


class CageLine(msgspec.Struct, frozen=True, kw_only=True):
    """What one person took in and paid out; `house` is for what the house did itself."""

    by: str
    taken_in: Minor = Minor(0)
    times_in: int = 0
    paid_out: Minor = Minor(0)
    times_out: int = 0
    net: Minor = Minor(0)
    """Taken in less paid out."""


class Cage(msgspec.Struct, frozen=True, kw_only=True):
    """The cage over a period."""

    heading: Heading
    since: Ms
    until: Ms
    lines: tuple[CageLine, ...]
    total: CageLine


def cage(
    tables: Database,
    *,
    since: Ms,
    until: Ms,
    generated: Ms,
    house: str,
    include_simulated: bool = False,
) -> Cage:
    """The cage from `since` on and before `until`."""
    check_period(since, until)
    source = MOVEMENT.c
    asked = (
        select(source.by, source.kind, func.sum(source.wallet_change), func.count())
        .where(source.kind.in_((CREDIT_ISSUED, CREDIT_REDEEMED)))
        .where(source.time_ms >= since, source.time_ms < until)
        .group_by(source.by, source.kind)
        .order_by(source.by, source.kind)
    )
    if not include_simulated:
        asked = asked.where(source.simulated == 0)
    found: dict[str, CageLine] = {}
    with tables.reading() as connection:
        heading = heading_of(
            connection,
            report=ReportKind.CAGE,
            house=house,
            generated=generated,
            simulated=include_simulated,
        )
        for by, kind, amount, times in connection.execute(asked):
            line = found.get(by, CageLine(by=by))
            found[by] = _with(line, kind, Minor(int(amount)), times)
    lines = tuple(found.values())
    return Cage(
        heading=replace(heading, empty=not lines),
        since=since,
        until=until,
        lines=lines,
        total=CageLine(
            by="total",
            taken_in=Minor(sum(line.taken_in for line in lines)),
            times_in=sum(line.times_in for line in lines),
            paid_out=Minor(sum(line.paid_out for line in lines)),
            times_out=sum(line.times_out for line in lines),
            net=Minor(sum(line.net for line in lines)),
        ),
    )


def _with(line: CageLine, kind: str, change: Minor, times: int) -> CageLine:
    net = Minor(line.net + change)
    if kind == CREDIT_ISSUED:
        return replace(line, taken_in=change, times_in=times, net=net)
    return replace(line, paid_out=Minor(-change), times_out=times, net=net)
