"""What anybody may know of the house, and how it stands."""

from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from puntobanco.people.house import HouseKey, value_of
from puntobanco.server.language import GivenWords
from puntobanco.server.metrics import MEDIA_TYPE
from puntobanco.server.protocol import PROTOCOL
from puntobanco.server.routes.given import GivenServices
from puntobanco.version import VERSION
from puntobanco.words import languages


class House(msgspec.Struct, frozen=True, kw_only=True):
    """The house as it introduces itself."""

    name: str
    currency: str
    exponent: int
    """Decimal places of the currency: amounts are whole numbers of its smallest unit."""
    protocol: int
    version: str
    languages: tuple[str, ...]
    time_zone: str
    """The zone of the clock on its walls."""
    profile: str
    """The key of the profile it lives by."""
    minimum_age: int
    """0 where no age is posted."""
    help_line: str
    """Whom to call about gambling; empty where none is posted."""
    notices: tuple[str, ...]
    """What is posted, in the language of the request."""
    demonstration: bool
    """Whether the house is a demonstration, by its log; screens of staff say so."""
    open_registration: bool
    welcome_credit: int


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the house takes commands."""

    state: Literal["running", "standby", "stopped"]
    """Standby: another process has the tables, and this one shows them."""
    owner: str = ""
    """Where the tables are served, where that is not here."""
    protocol: int


@get("/api/house", summary="What the house is called and what it allows")
async def house(services: GivenServices, words: GivenWords) -> House:
    """The house as it introduces itself."""
    config = services.config
    return House(
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
    summary="Whether the house takes commands",
    responses={503: ResponseSpec(Health, description="The pit has stopped.")},
)
async def health(services: GivenServices) -> Response[Health]:
    """200 while the pit runs, here or elsewhere; 503 once it has stopped."""
    pit = services.pit
    told = Health(
        state="stopped" if pit.stopped else "running" if pit.owned else "standby",
        owner=pit.owner,
        protocol=PROTOCOL,
    )
    # A page of another process asks, when its own is gone, whether this one is there.
    read_by_all = {"cross-origin-resource-policy": "cross-origin"}
    return Response(told, status_code=503 if pit.stopped else 200, headers=read_by_all)


@get(
    "/metrics",
    media_type=MediaType.TEXT,
    summary="Figures in Prometheus' text format; from this machine, or for administrators",
)
async def metrics(services: GivenServices) -> Response[str]:
    """Counters, gauges and times."""
    return Response(services.metrics.text(), media_type=MEDIA_TYPE)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The description of this API."""
    document: bytes = request.app.state.openapi()
    return Response(document, media_type="application/json")


HANDLERS = [house, health, metrics, openapi]
EXAMPLES = (
    House(
        name="Punto Banco",
        currency="USD",
        exponent=2,
        protocol=PROTOCOL,
        version=VERSION,
        languages=("en", "zh-Hans", "zh-Hant"),
        time_zone="America/Los_Angeles",
        profile="house-default",
        minimum_age=21,
        help_line="1-800-589-9966",
        notices=("Malfunction voids all pays and plays.",),
        demonstration=False,
        open_registration=True,
        welcome_credit=100_000,
    ),
    Health(state="running", protocol=PROTOCOL),
)
