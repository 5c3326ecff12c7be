"""The live part of the server: running tables, the hub that shows them, and the sockets."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

from puntobanco.core.ids import TableId
from puntobanco.house.floor import Floor
from puntobanco.house.host import Clock, Pace
from puntobanco.server.app import Extension
from puntobanco.server.http import routes_in
from puntobanco.server.hub import Hub
from puntobanco.server.routes import meter_advice, meters, tables
from puntobanco.server.services import Services
from puntobanco.server.socket import Sockets, live

ROUTES = Extension(
    routes=[*routes_in(tables, meters, meter_advice), live],
    allowed=tables.ALLOWED | meters.ALLOWED | meter_advice.ALLOWED,
)
"""What the floor adds to the server, as far as it can be described without an open floor."""


@asynccontextmanager
async def live_extension(
    services: Services,
    *,
    names: Mapping[TableId, str],
    pace: Pace | None = None,
    clock: Clock | None = None,
) -> AsyncIterator[Extension]:
    """The floor of a house, open during the context, and what it adds to the server."""
    running = clock or Clock(services.clock, asyncio.sleep)
    floor = Floor(services.pit, running, secrets.token_bytes, pace=pace)
    hub = Hub(floor, services.store, names)
    sockets = Sockets(services, hub)
    services.on_close.append(hub.close_gracefully)
    services.metrics.gauge("punto_floor_running", lambda: 0 if floor.failed else 1)

    @asynccontextmanager
    async def while_served() -> AsyncIterator[None]:
        hub.open()
        floor.open()
        lobby = asyncio.create_task(hub.show_lobby_forever())
        try:
            yield
        finally:
            hub.close()
            await floor.close()
            lobby.cancel()
            await asyncio.gather(lobby, return_exceptions=True)

    yield replace(
        ROUTES,
        lifespans=[while_served],
        state={"hub": hub, "sockets": sockets},
    )
