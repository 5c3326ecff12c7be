"""Meters over HTTP: signs, awards and their win pages, opening, and commands."""

import asyncio
import base64
import hashlib
from functools import cache
from typing import Annotated

import msgspec

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import fact
from puntobanco.core.ids import CommandId, MeterId
from puntobanco.house.messages import Accepted, ToMeter
from puntobanco.office.meter_log import find_win
from puntobanco.office.meter_report import awards_csv
from puntobanco.office.names import names_at
from puntobanco.office.win_html import win_page_html
from puntobanco.office.win_page import win_page
from puntobanco.paper.pages import style
from puntobanco.people.staff import Role
from puntobanco.progressive.commands import WireMeterCommand
from puntobanco.server import meter_messages, protocol
from puntobanco.server.access.allowed import ANYONE, STAFF, Allowed, staff
from puntobanco.server.desk import accepted_or_problem
from puntobanco.server.errors import is_of_store, not_found, relayed_fact
from puntobanco.server.http import HTML, TEXT, Body, Reply, get, post
from puntobanco.server.hub import Hub
from puntobanco.server.meter_views import ANSWERS_FOR_MONEY
from puntobanco.server.office.parameters import names_of
from puntobanco.server.routes.dependencies import GivenIdentity, GivenServices, GivenWords
from puntobanco.server.routes.opening import MeterToOpen, opening_of
from puntobanco.server.routes.shapes import PathId, Reference, RequestBody, errors
from puntobanco.server.routes.tables import GivenHub, MadeId
from puntobanco.words import ENGLISH, Words, words_in

SlipNumber = Annotated[int, msgspec.Meta(ge=1, le=2**31, description="Number of the slip, from 1.")]

_NO_METER = errors(e404="Unknown meter.")


@cache
def _paper_policy(words: Words) -> str:
    """The content security policy of a win page: only its own style sheet may load."""
    digest = base64.b64encode(hashlib.sha256(style(words).encode()).digest()).decode()
    only = f"style-src 'sha256-{digest}'"
    return f"default-src 'none'; {only}; base-uri 'none'; frame-ancestors 'none'"


class MeterCommanded(RequestBody, frozen=True, kw_only=True):
    """A command for a meter, under an id chosen by the client. A retry uses the same id."""

    id: MadeId
    command: WireMeterCommand
    approval: Reference | None = None
    """The reference of a second person's approval."""


class MeterOpenedOn(MeterToOpen, frozen=True, kw_only=True):
    """A meter to open, under an id chosen by the client, with a second person's approval."""

    id: MadeId
    approval: Reference | None = None
    """The reference of a second person's approval of this opening."""


class AwardStaff(msgspec.Struct, frozen=True, kw_only=True):
    """Names of the staff who verified, paid or ended the awards on a meter's desk."""

    names: dict[str, str]
    """By staff id. Staff without a login have no name."""


@get("/api/meters", summary="List meters")
async def meters(hub: GivenHub, words: GivenWords) -> tuple[meter_messages.MeterShown, ...]:
    """Every meter with its amount, pay table and last confirmed wins."""
    return hub.meters.all(words)


@post(
    "/api/meters",
    summary="Open a meter",
    answers=errors(
        e409="The meter is already open, or the settings or the approval are not valid."
    ),
)
async def open_meter(
    data: Body[MeterOpenedOn],
    services: GivenServices,
    identity: GivenIdentity,
) -> Accepted:
    """Needs the consent of two people. The house provides the seed."""
    command = await opening_of(services.config, data)
    sent = ToMeter(
        id=CommandId(data.id), meter=MeterId(data.meter), by=identity.staff, command=command
    )
    return accepted_or_problem(
        await services.desk.submit_approved(sent, data.approval), services.desk.currency
    )


@get("/api/meters/{meter}", summary="Get a meter", answers=_NO_METER)
async def one_meter(hub: GivenHub, meter: PathId, words: GivenWords) -> meter_messages.MeterShown:
    """Its amount, pay table and last confirmed wins."""
    return hub.meters.shown(_found(hub, meter), words)


@get("/api/meters/{meter}/desk", summary="Get a meter's desk", answers=_NO_METER)
async def desk(hub: GivenHub, meter: PathId, words: GivenWords) -> meter_messages.MeterDesk:
    """For staff: its money, settings and last awards."""
    return hub.meters.desk(_found(hub, meter), words)


@get(
    "/api/meters/{meter}/staff",
    summary="Get the names of staff on a meter's desk",
    answers=_NO_METER,
)
async def award_staff(services: GivenServices, hub: GivenHub, meter: PathId) -> AwardStaff:
    """The staff who took part in the awards that the desk shows."""
    found = hub.meters.desk(_found(hub, meter), words_in(ENGLISH))
    known = await names_of(services, set(), staff=True)
    took_part = {
        who
        for award in found.awards
        for who in (award.verified_by, award.verified_with, award.paid_by, award.ended_by)
    }
    return AwardStaff(names={who: name for who, name in known.items() if who in took_part})


@get(
    "/api/meters/{meter}/awards.csv",
    summary="Download a meter's last awards as CSV",
    media_type=TEXT,
    answers=_NO_METER,
)
async def awards(services: GivenServices, hub: GivenHub, meter: PathId) -> Reply[str]:
    """The open awards and up to 25 closed awards, one line per share."""
    found = hub.state.meter(_found(hub, meter))
    names = await asyncio.to_thread(names_at, services.store, found)
    return Reply(awards_csv(found, names), media_type="text/csv; charset=utf-8")


@get(
    "/api/meters/{meter}/wins/{slip}",
    summary="Get the win page of a slip",
    media_type=HTML,
    answers=errors(e404="Unknown meter or slip."),
)
async def win(
    services: GivenServices,
    hub: GivenHub,
    meter: PathId,
    slip: SlipNumber,
    words: GivenWords,
) -> Reply[str]:
    """A page to print about one award, generated from the log, for accounting."""
    found = _found(hub, meter)
    try:
        async with hub.read_slots:
            page = await asyncio.to_thread(
                find_win, services.store, services.pit.id, found, slip=slip
            )
    except PuntoError as error:
        if is_of_store(error):
            raise
        raise not_found(relayed_fact(error)) from error
    return Reply(
        win_page_html(win_page(page, words)),
        headers={"content-security-policy": _paper_policy(words)},
    )


@post(
    "/api/meters/{meter}/commands",
    summary="Send a command to a meter",
    answers=errors(e404="Unknown meter.", e409="The meter refused."),
)
async def command(
    data: Body[MeterCommanded],
    services: GivenServices,
    hub: GivenHub,
    identity: GivenIdentity,
    meter: PathId,
) -> Accepted:
    """Like a command over the socket. The answer arrives when the command is durable."""
    message = protocol.DoMeter(
        id=CommandId(data.id),
        meter=_found(hub, meter),
        command=data.command,
        approval=data.approval,
    )
    return accepted_or_problem(
        await services.desk.submit_message(identity, message), services.desk.currency
    )


def _found(hub: Hub, meter: str) -> MeterId:
    name = MeterId(meter)
    if not hub.meters.has_meter(name):
        raise not_found(fact("server-no-such-meter", meter=name))
    return name


ALLOWED: dict[str, Allowed] = {
    "GET /api/meters": ANYONE,
    "POST /api/meters": staff(Role.EXECUTIVE),
    "GET /api/meters/{meter}": ANYONE,
    "GET /api/meters/{meter}/desk": staff(*ANSWERS_FOR_MONEY),
    "GET /api/meters/{meter}/staff": staff(*ANSWERS_FOR_MONEY),
    "GET /api/meters/{meter}/awards.csv": staff(*ANSWERS_FOR_MONEY),
    "GET /api/meters/{meter}/wins/{slip}": staff(Role.DEALER, *ANSWERS_FOR_MONEY),
    "POST /api/meters/{meter}/commands": STAFF,
}
"""Who may use the routes of the meters. The meter checks each command itself."""
