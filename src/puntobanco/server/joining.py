"""Where the live part joins: the tables that are opened, and the routes that show them."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from puntobanco.server.app import Joined
from puntobanco.server.services import Services

OpenFloor = Callable[[Services], AbstractAsyncContextManager[Joined]]
"""Opens tables for the time of its context, and says what they bring to the server."""


@asynccontextmanager
async def open_floor(services: Services) -> AsyncIterator[Joined]:
    """A floor without tables."""
    del services
    yield Joined()
