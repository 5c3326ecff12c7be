"""What the cage took in and paid out, by person."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec
from msgspec.structs import replace
from sqlalchemy import func, select

from puntobanco.core.facts import Fact, Value, fact
from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor
from puntobanco.house.moments import check_period
from puntobanco.office.fold import CREDIT_ISSUED, CREDIT_REDEEMED
from puntobanco.office.heading import ReportKind, heading_of
from puntobanco.office.layout import Block, PeriodicReport, Plain, ReportColumn, counted, plain
from puntobanco.office.names import name_and_id
from puntobanco.office.schema import MOVEMENT
from puntobanco.store import Database

NOBODY: Mapping[str, str] = MappingProxyType({})
_C = ReportColumn
_CAGE = (_C.BY, _C.INTO, _C.TIMES_IN, _C.OUT, _C.TIMES_OUT, _C.NET)


class CageLine(msgspec.Struct, frozen=True, kw_only=True):
    """What one person took in and paid out; `house` is for what the house did itself."""

    by: str
    name: str = ""
    """The name of a person of the staff, if it is known."""
    taken_in: Minor = Minor(0)
    times_in: int = 0
    paid_out: Minor = Minor(0)
    times_out: int = 0
    net: Minor = Minor(0)
    """Taken in less paid out."""


class Cage(PeriodicReport, frozen=True, kw_only=True):
    """The cage over a period."""

    lines: tuple[CageLine, ...]
    total: CageLine

    @property
    def csv_lines(self) -> list[Plain]:
        """The people, then the total."""
        return [plain(line, self.heading.exponent) for line in (*self.lines, self.total)]

    @property
    def blocks(self) -> list[Block]:
        """The people, then the total."""
        rows = [
            self._row(name_and_id(line.by, {line.by: line.name} if line.name else {}), line)
            for line in self.lines
        ]
        return [Block(_CAGE, [*rows, self._row(fact("report-row-total"), self.total)])]

    def _row(self, name: str | Fact, line: CageLine) -> tuple[Value, ...]:
        return (
            name,
            self.money(line.taken_in),
            counted(line.times_in),
            self.money(line.paid_out),
            counted(line.times_out),
            self.money(line.net),
        )


def cage(
    tables: Database,
    *,
    since: Ms,
    until: Ms,
    generated: Ms,
    house: str,
    names: Mapping[str, str] = NOBODY,
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
            line = found.get(by, CageLine(by=by, name=names.get(by, "")))
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
