"""The demonstration house: a few tables, and simulated patrons besides the visitors.

Play money only. No account is created in advance, not even for the person who runs it.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from websockets.exceptions import WebSocketException

from puntobanco.core.facts import fact, to_json
from puntobanco.core.game import Game
from puntobanco.core.ids import CardId, CommandId, MeterId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.any_pit import AnyPit
from puntobanco.house.messages import ToHouse, ToMeter, ToTable
from puntobanco.house.pit import PitStoppedError
from puntobanco.house.presence import ElsewhereError, Presence
from puntobanco.people import commands as people
from puntobanco.people.acts import act_of
from puntobanco.people.staff import Approval, Role
from puntobanco.progressive.commands import OpenMeter
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.state import preset
from puntobanco.server.access.access import Access
from puntobanco.server.access.cookies import cookie_name
from puntobanco.server.access.identity import Subject
from puntobanco.server.access.sessions import forgery_token
from puntobanco.server.app import Extension
from puntobanco.server.client import Client, FaultError, LinkLostError, NotWelcomeError
from puntobanco.server.config import default_profile
from puntobanco.server.desk import new_id
from puntobanco.server.live import live_extension
from puntobanco.server.services import Services
from puntobanco.server.simulated import SimulatedPatron
from puntobanco.sheets import load_game
from puntobanco.sheets.profile import Profile
from puntobanco.table.commands import HOUSE, AnyCommand, LinkMeter, OpenTable
from puntobanco.table.state import Mode

LOG = logging.getLogger("punto.demo")
PATRONS_A_TABLE = 3
WELCOME = Minor(5_000_00)
"""Play money for a new patron."""
CREDIT = Minor(50_000_00)
LOW = Minor(5_000_00)
_RETRY_S = 3.0
NEVER = Ms(253_402_300_800_000)
"""The year 10000, for an approval that never expires."""
_TRANSIENT_ERRORS = (
    OSError,
    TimeoutError,
    NotWelcomeError,
    LinkLostError,
    FaultError,
    WebSocketException,
    PitStoppedError,
    ElsewhereError,
)
"""Errors after which a simulated patron leaves and reconnects, including a pit owned elsewhere."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoTable:
    """A table of the demonstration house."""

    id: str
    name: str
    game: str
    mode: Mode = Mode.AUTOMATIC
    profile: str | None = None
    meter: str | None = None
    """The progressive meter that it is linked to, if any."""


TABLES = (
    DemoTable(id="dragon", name="Dragon", game="progressive-3", meter="dragon"),
    DemoTable(id="california", name="California", game="commission-free-dragon-bonus"),
    DemoTable(id="terminal", name="Terminal", game="terminal-1", profile="restricted"),
    DemoTable(id="fortune", name="Fortune", game="fortune-7"),
    DemoTable(id="dealer", name="Dealer's table", game="mini-baccarat", mode=Mode.DEALER),
    DemoTable(
        id="dragon-pit",
        name="Dragon, dealt by hand",
        game="progressive-3",
        mode=Mode.DEALER,
        meter="dragon",
    ),
)

NAMES = {TableId(table.id): table.name for table in TABLES}


async def open_tables(pit: AnyPit, profile: Profile | None = None) -> None:
    """Open the demonstration tables that this house never had and that its profile allows."""
    profile = profile or default_profile()
    for table in TABLES:
        name = TableId(table.id)
        if name not in pit.state.tables and (not profile.games or table.game in profile.games):
            own = None if profile.games else table.profile
            game = load_game(table.game, profile=own or profile.file)
            await _at_table(pit, name, OpenTable(game=game, mode=table.mode))
            if table.meter is not None:
                meter = MeterId(table.meter)
                if meter not in pit.state.meters:
                    await open_meter(pit, meter, game)
                await _at_table(pit, name, LinkMeter(meter=meter))


async def _at_table(pit: AnyPit, table: TableId, command: AnyCommand) -> None:
    await pit.submit(ToTable(id=CommandId(new_id()), table=table, by=HOUSE, command=command))


async def open_meter(pit: AnyPit, meter: MeterId, game: Game) -> None:
    """Open a meter with two temporary staff, who can never sign in and are dismissed afterwards."""
    opens, approves = StaffId(f"{meter}-executive"), StaffId(f"{meter}-supervisor")
    card = CardId(f"{meter}-card")
    await _send(pit, people.AppointStaff(staff=opens, roles=frozenset({Role.EXECUTIVE})))
    await _send(pit, people.AppointStaff(staff=approves, roles=frozenset({Role.SUPERVISOR})))
    await _send(pit, people.IssueCard(card=card, holder=approves))
    opening = to_json(fact("demo-opens"))
    command = OpenMeter(game=game, parameters=preset(game), reason=opening)
    approval = Approval(
        card=card,
        role=Role.SUPERVISOR,
        table=approval_place(meter),
        nonce=new_id(),
        expires=NEVER,
        asker=opens,
        act=act_of(command, meter),
    )
    await pit.submit(
        ToMeter(id=CommandId(new_id()), meter=meter, by=opens, command=command, approval=approval)
    )
    done = to_json(fact("demo-set-up"))
    for staff in (opens, approves):
        await _send(pit, people.DismissStaff(staff=staff, reason=done))


@asynccontextmanager
async def demonstration(
    services: Services, base: str, names: Mapping[TableId, str] = NAMES
) -> AsyncIterator[Extension]:
    """The floor of the demonstration house, with simulated patrons while it is served."""
    profile = services.config.profile
    if services.pit.owned:
        await open_tables(services.pit, profile)
    async with live_extension(services, names=names) as joined:

        @asynccontextmanager
        async def peopled() -> AsyncIterator[None]:
            if not profile.rules.simulated_patrons:
                yield
                return
            async with simulated_patrons(services.pit, services.access, base):
                yield

        yield replace(joined, lifespans=[*joined.lifespans, peopled])


@asynccontextmanager
async def simulated_patrons(pit: Presence, access: Access, base: str) -> AsyncIterator[None]:
    """Run simulated patrons at every automatic table during the context."""
    tasks = [
        asyncio.create_task(_keep_playing(pit, access, base, TableId(table.id), number))
        for table in TABLES
        if table.mode is Mode.AUTOMATIC and TableId(table.id) in pit.state.tables
        for number in range(1, PATRONS_A_TABLE + 1)
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _keep_playing(
    pit: Presence, access: Access, base: str, table: TableId, number: int
) -> None:
    """Keep one simulated patron at a table, reconnecting after errors."""
    patron = PatronId(f"simulated-{table}-{number}")
    seed = sum(patron.encode()) * 1000 + number
    while True:
        while not pit.owned:
            await asyncio.sleep(_RETRY_S)
        try:
            await _fund(pit, patron)
            token, session = await access.sessions.begin(patron, Subject("patron", patron))
            cookie = f"{cookie_name(secure=base.startswith('https'))}={token}"
            async with (
                Client(base, cookie=cookie, token=forgery_token(session)) as client,
                client.live() as live,
            ):
                await SimulatedPatron(live, table, seed=seed).play()
        except _TRANSIENT_ERRORS as error:
            LOG.info("simulated patron left", extra={"patron": patron, "detail": str(error)})
        await asyncio.sleep(_RETRY_S)


async def _fund(pit: Presence, patron: PatronId) -> None:
    """Register the patron if new, and top up a low wallet."""
    if patron not in pit.state.directory.patrons:
        await _send(pit, people.RegisterPatron(patron=patron, simulated=True))
    if pit.wallet(patron) < LOW:
        await _send(pit, people.IssueCredit(patron=patron, amount=CREDIT))


async def _send(pit: AnyPit, command: people.AnyPeopleCommand) -> None:
    await pit.submit(ToHouse(id=CommandId(new_id()), by=None, command=command))
