"""Tables over HTTP: lobby, rules, recall, finished shoes, opening, closing, and commands."""

import asyncio
from typing import Annotated

import msgspec
from starlette.requests import HTTPConnection

from puntobanco.core.errors import PuntoError, RuleError
from puntobanco.core.facts import fact
from puntobanco.core.game import Value
from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.house.messages import Accepted, ToTable
from puntobanco.people.staff import Role
from puntobanco.proof.evidence import finished_shoes, shoe_file
from puntobanco.server import protocol, road_views, table_answers, table_messages, views
from puntobanco.server.access.access import RequestSession
from puntobanco.server.access.allowed import ANYONE, SIGNED_IN, SOCKET, Allowed, staff
from puntobanco.server.desk import accepted_or_problem, new_id
from puntobanco.server.errors import game_problem, not_found, relayed_fact
from puntobanco.server.http import TEXT, Body, Given, get, post
from puntobanco.server.hub import Hub
from puntobanco.server.offered import profile_file, sheet_of
from puntobanco.server.office.parameters import Most
from puntobanco.server.patterns import MADE_ID
from puntobanco.server.routes.dependencies import (
    GivenIdentity,
    GivenServices,
    GivenVisit,
    GivenWords,
)
from puntobanco.server.routes.shapes import Id, PathId, Reference, RequestBody, errors
from puntobanco.sheets import load_game
from puntobanco.store import Database
from puntobanco.table.commands import CloseTable, OpenTable, WireCommand
from puntobanco.table.state import Mode, Table


def _hub(connection: HTTPConnection) -> Hub:
    found: Hub = connection.app.state.hub
    return found


GivenHub = Annotated[Hub, Given(_hub)]

ShoeNumber = Annotated[int, msgspec.Meta(ge=1, le=2**31, description="Number of the shoe, from 1.")]
MadeId = Annotated[str, msgspec.Meta(pattern=MADE_ID, description="Chosen by the client.")]

_NO_TABLE = errors(e404="Unknown table.")


class Commanded(RequestBody, frozen=True, kw_only=True):
    """A command for a table, under an id chosen by the client. A retry uses the same id."""

    id: MadeId
    command: WireCommand
    approval: Reference | None = None
    """The reference of a second person's approval."""


class OpenedOn(RequestBody, frozen=True, kw_only=True):
    """A table to open: game, mode, profile and settings."""

    table: Id
    game: Id
    mode: Mode = Mode.AUTOMATIC
    profile: Id | None = None
    """Default: the house's own profile."""
    settings: dict[str, Value] = msgspec.field(default_factory=dict)


@get("/api/tables", summary="List tables")
async def lobby(
    hub: GivenHub, visit: GivenVisit, words: GivenWords
) -> tuple[table_messages.LobbyTable, ...]:
    """Every table with its state, limits and big road."""
    return hub.lobby(words, hub.seated(_patron(visit)))


@post(
    "/api/tables",
    summary="Open a table",
    answers=errors(e409="The table is already open."),
)
async def open_table(
    data: Body[OpenedOn], services: GivenServices, identity: GivenIdentity
) -> Accepted:
    """The complete game is recorded in the log."""
    try:
        game = await asyncio.to_thread(
            load_game,
            sheet_of(services.config, data.game),
            profile=profile_file(services.config, data.profile),
            settings=data.settings,
            locks_bind=True,
        )
    except PuntoError as error:
        raise game_problem(error) from error
    sent = ToTable(
        id=CommandId(new_id()),
        table=TableId(data.table),
        by=identity.actor,
        command=OpenTable(game=game, mode=data.mode),
    )
    return accepted_or_problem(await services.desk.submit(sent), services.desk.currency)


@get("/api/tables/{table}", summary="Get a table", answers=_NO_TABLE)
async def one_table(hub: GivenHub, table: PathId, words: GivenWords) -> table_answers.TableShown:
    """Its game, state and roads."""
    found = _found(hub, table)
    return table_answers.TableShown(
        seq=hub.seq,
        info=views.info(found, hub.name(found.id), words),
        view=hub.view(found.id),
        roads=road_views.roads(found, hub.seq),
    )


@get("/api/tables/{table}/rules", summary="Get a table's rules", answers=_NO_TABLE)
async def rules(hub: GivenHub, table: PathId, words: GivenWords) -> table_answers.Rules:
    """The rules of its game, generated from the sheet."""
    found = _found(hub, table)
    meter = None if found.meter is None else hub.state.meter(found.meter)
    # Pricing a progressive for the first time takes a tenth of a second.
    return await asyncio.to_thread(table_answers.rules, found, words, meter)


@get("/api/tables/{table}/recall", summary="Get a table's last coups", answers=_NO_TABLE)
async def recall(
    hub: GivenHub, visit: GivenVisit, table: PathId, words: GivenWords
) -> table_answers.Recall:
    """With your own wagers."""
    return table_answers.recall(_found(hub, table), _patron(visit), words)


@get(
    "/api/tables/{table}/shoes/{shoe}",
    summary="Get a finished shoe",
    media_type=TEXT,
    answers=errors(e404="The table is unknown, or the shoe is not finished."),
)
async def shoe(services: GivenServices, hub: GivenHub, table: PathId, shoe: ShoeNumber) -> str:
    """Its order, salt and all cards dealt. The page /fairness verifies it."""
    found = _found(hub, table)
    in_use = found.shoe is not None and not found.shoe.ended
    if shoe > found.shoes - in_use:
        raise not_found(fact("server-shoe-not-finished", shoe=shoe, table=found.id))

    def work(tables: Database) -> str | RuleError:
        try:
            return shoe_file(services.store, tables, services.pit.id, found.id, shoe)
        except RuleError as error:
            return error

    async with hub.read_slots:
        made = await services.office.query(work)
    if isinstance(made, RuleError):
        raise not_found(relayed_fact(made))
    return made


@get(
    "/api/tables/{table}/shoes",
    summary="List a table's finished shoes",
    answers=_NO_TABLE,
)
async def shoes(
    services: GivenServices,
    hub: GivenHub,
    table: PathId,
    before: Annotated[
        int, msgspec.Meta(ge=1, le=2**31, description="Only shoes with a smaller number.")
    ]
    | None = None,
    most: Most = 50,
) -> tuple[table_answers.FinishedShoeShown, ...]:
    """Newest first, each with the commitment published before its first bet."""
    found = _found(hub, table)
    async with hub.read_slots:
        rows = await services.office.query(
            lambda tables: finished_shoes(
                tables, services.pit.id, found.id, before=before, limit=most
            )
        )
    return tuple(
        table_answers.FinishedShoeShown(
            shoe=row.shoe,
            commitment=row.commitment,
            began=row.began_ms,
            ended=row.ended_ms,
            revealed=row.revealed,
            retired=row.retired,
        )
        for row in rows
    )


@post(
    "/api/tables/{table}/commands",
    summary="Send a command to a table",
    answers=errors(e404="Unknown table.", e409="The table refused."),
)
async def command(
    data: Body[Commanded],
    services: GivenServices,
    hub: GivenHub,
    identity: GivenIdentity,
    table: PathId,
) -> Accepted:
    """Like a command over the socket. The answer arrives when the command is durable."""
    message = protocol.Do(
        id=CommandId(data.id),
        table=_found(hub, table).id,
        command=data.command,
        approval=data.approval,
    )
    return accepted_or_problem(
        await services.desk.submit_message(identity, message), services.desk.currency
    )


@post(
    "/api/tables/{table}/close",
    summary="Close a table",
    answers=errors(e404="Unknown table.", e409="A coup is in progress, or a shoe is still in use."),
)
async def close_table(
    services: GivenServices, hub: GivenHub, identity: GivenIdentity, table: PathId
) -> Accepted:
    """Only between coups. A disabled automatic table first retires its shoe."""
    found = _found(hub, table).id
    await hub.retire_shoe(found)
    return await services.desk.table(found, CloseTable(), by=identity.actor)


def _patron(visit: RequestSession | None) -> PatronId | None:
    return None if visit is None else visit.identity.patron


def _found(hub: Hub, table: str) -> Table:
    name = TableId(table)
    if not hub.has_table(name):
        raise not_found(fact("server-no-such-table", table=name))
    return hub.state.table(name)


ALLOWED: dict[str, Allowed] = {
    f"{SOCKET} /ws": ANYONE,
    "GET /api/tables": ANYONE,
    "POST /api/tables": staff(Role.SUPERVISOR, Role.EXECUTIVE),
    "GET /api/tables/{table}": ANYONE,
    "GET /api/tables/{table}/rules": ANYONE,
    "GET /api/tables/{table}/recall": ANYONE,
    "GET /api/tables/{table}/shoes": ANYONE,
    "GET /api/tables/{table}/shoes/{shoe}": ANYONE,
    "POST /api/tables/{table}/commands": SIGNED_IN,
    "POST /api/tables/{table}/close": staff(Role.SUPERVISOR, Role.EXECUTIVE),
}
"""Who may use the routes of the tables. The table checks each command itself."""
