"""The reports of the house, as JSON and as CSV: two routes for each entry of `REPORTS`.

Statements are in `office_books.py`, because they are read in pages.
"""

import inspect
from typing import Any

from puntobanco.core.ids import TableId
from puntobanco.house.gaming_day import TimeSpan
from puntobanco.office.layout import Report
from puntobanco.office.names import staff_names
from puntobanco.office.reports import EPOCH, REPORTS, ReportEntry, ReportRequest, Takes
from puntobanco.server.http import Reply, Route, get
from puntobanco.server.office.parameters import (
    CSV,
    AtTable,
    GivenPeriod,
    Period,
    Simulated,
    file_of,
    stretch_of,
)
from puntobanco.server.routes.dependencies import GivenServices
from puntobanco.server.services import Services

_REQUIRED = inspect.Parameter.empty
_PARAMETERS: dict[Takes, tuple[Any, Any]] = {
    Takes.PERIOD: (GivenPeriod, _REQUIRED),
    Takes.TABLE: (AtTable, None),
    Takes.SIMULATED: (Simulated, False),
}


async def _made(
    entry: ReportEntry,
    services: Services,
    *,
    period: Period | None = None,
    table: str | None = None,
    simulated: bool = False,
) -> Report:
    span = TimeSpan(EPOCH, EPOCH) if period is None else stretch_of(services, period)
    return await services.office.query(
        lambda tables: entry.make(
            tables,
            ReportRequest(
                generated=services.clock(),
                house=services.config.name,
                since=span.since,
                until=span.until,
                table=None if table is None else TableId(table),
                simulated=simulated,
                theory=services.office.theory,
                staff=staff_names(services.store),
            ),
        )
    )


def _routes(entry: ReportEntry) -> tuple[Route, Route]:
    """The routes of a report. Their signatures declare what the report takes."""

    async def answer(**given: Any) -> Report:
        return await _made(entry, **given)

    async def download(**given: Any) -> Reply[str]:
        return file_of(await _made(entry, **given), entry.address)

    kinds = {"services": GivenServices} | {
        one.value: kind for one, (kind, _) in _PARAMETERS.items() if one in entry.takes
    }
    defaults = {one.value: default for one, (_, default) in _PARAMETERS.items()}
    signature = inspect.Signature(
        [
            inspect.Parameter(
                name, inspect.Parameter.KEYWORD_ONLY, default=defaults.get(name, _REQUIRED)
            )
            for name in kinds
        ]
    )
    path = f"/api/office/{entry.address}"
    for handler, name, returns, doc in (
        (answer, "json", entry.shape, entry.make.__doc__),
        (download, "file", Reply[str], f"The content of `GET {path}`."),
    ):
        handler.__name__ = f"{entry.kind.value}_{name}"
        handler.__doc__ = doc
        handler.__annotations__ = {**kinds, "return": returns}
        handler.__signature__ = signature  # type: ignore[union-attr]
    return (
        get(path, summary=f"Get {entry.about}")(answer),
        get(f"{path}/csv", media_type=CSV, summary=f"Download {entry.about} as CSV")(download),
    )


ROUTES = [route for entry in REPORTS if Takes.PATRON not in entry.takes for route in _routes(entry)]
