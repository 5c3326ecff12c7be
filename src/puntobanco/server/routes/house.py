"""Public information about the house, and its health."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from puntobanco.people.house import HouseKey, value_of
from puntobanco.server.http import TEXT, Answer, Reply, get
from puntobanco.server.metrics import MEDIA_TYPE
from puntobanco.server.protocol import PROTOCOL
from puntobanco.server.routes.dependencies import GivenServices, GivenWords
from puntobanco.version import VERSION
from puntobanco.words import languages

OPENAPI = Path(__file__).parents[1] / "openapi.json"
"""The description of this API, with examples. Written by `make docs`."""


class HouseShown(msgspec.Struct, frozen=True, kw_only=True):
    """Public information about the house."""

    name: str
    currency: str
    exponent: int
    """Decimal places of the currency. Amounts are whole numbers of its smallest unit."""
    protocol: int
    version: str
    languages: tuple[str, ...]
    time_zone: str
    """The time zone of gaming days and shifts."""
    profile: str
    """The key of the profile in force."""
    minimum_age: int
    """0 if no age is posted."""
    help_line: str
    """Phone number for help with gambling; empty if none is posted."""
    notices: tuple[str, ...]
    """The posted notices, in the language of the request."""
    demonstration: bool
    """Whether the log marks the house as a demonstration. Screens of staff show it."""
    open_registration: bool
    welcome_credit: int


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the house accepts commands."""

    state: Literal["running", "standby", "stopped"]
    """Standby: another process owns the tables, and this one serves reads."""
    owner: str = ""
    """Address of the owner, if that is another process."""
    protocol: int


@get("/api/house", summary="Get the house's public settings")
async def house(services: GivenServices, words: GivenWords) -> HouseShown:
    """Name, currency, languages, notices, and whether registration is open."""
    config = services.config
    return HouseShown(
        name=config.name,
        currency=services.desk.currency.code,
        exponent=services.desk.currency.exponent,
        protocol=PROTOCOL,
        version=VERSION,
        languages=languages(),
        time_zone=value_of(services.access.directory().house, HouseKey.TIME_ZONE),
        profile=config.profile.key,
        minimum_age=config.profile.minimum_age,
        help_line=config.profile.help_line,
        notices=tuple(map(words.named, config.profile.notices)),
        demonstration=services.access.directory().demonstration is True,
        open_registration=config.open_registration,
        welcome_credit=config.welcome_credit,
    )


@get(
    "/health",
    summary="Check whether the house accepts commands",
    answers={503: Answer("The house has stopped.", Health)},
)
async def health(services: GivenServices) -> Reply[Health]:
    """200 while the pit runs, here or in another process; 503 after it has stopped."""
    pit = services.pit
    told = Health(
        state="stopped" if pit.stopped else "running" if pit.owned else "standby",
        owner=pit.owner,
        protocol=PROTOCOL,
    )
    # A page whose server is gone asks other processes whether they are running.
    read_by_all = {"cross-origin-resource-policy": "cross-origin"}
    return Reply(told, status=503 if pit.stopped else 200, headers=read_by_all)


@get(
    "/metrics",
    media_type=TEXT,
    summary="Get the metrics of this process",
)
async def metrics(services: GivenServices) -> Reply[str]:
    """Counters, gauges and histograms in the Prometheus text format."""
    return Reply(services.metrics.text(), media_type=MEDIA_TYPE)


@cache
def _description() -> bytes:
    return OPENAPI.read_bytes()


@get("/api/openapi.json", described=False)
async def openapi() -> bytes:
    """The OpenAPI description of this API."""
    return _description()
