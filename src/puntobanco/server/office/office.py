"""The back office of a running house: a follower beside the pit, and questions in threads.

No question touches the pit. Each waits a moment until what is durable now has been read, so that
a report holds everything that was settled before it was asked for; where the follower is far
behind, the report says how far it reaches.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import Value, fact
from puntobanco.core.ids import Ms
from puntobanco.house.gaming_day import HouseTime
from puntobanco.house.presence import AnyPit
from puntobanco.house.reading.following import Following, following
from puntobanco.house.reading.schema import open_reading
from puntobanco.house.reading.theory import Theory
from puntobanco.server.errors import Problem, invalid, is_of_store, stated_in
from puntobanco.server.office.verification import Verification
from puntobanco.store import Database, Store

LOG = logging.getLogger("punto.office")

AT_ONCE = 4
"""Questions that are worked on at once; the others wait. Strangers take two of them at most."""
PATIENCE_S = 2.0
"""How long a question waits for the follower."""
_LOOK_S = 0.005

T = TypeVar("T")


@dataclass(slots=True)
class _Open:
    """What there is while the house is served."""

    tables: Database
    following: Following


class Office:
    """What handlers of the back office ask."""

    def __init__(self, store: Store, pit: AnyPit, clock: Callable[[], Ms]) -> None:
        self.store = store
        self.patience_s = PATIENCE_S
        self.theory = Theory()
        self.verification = Verification(store.database.url, pit.id, clock)
        self._pit = pit
        self._open: _Open | None = None
        self._asking = asyncio.Semaphore(AT_ONCE)
        self._why_closed = fact("server-office-not-open")

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Follow the log for the time of the context; a follower that fails stops no table."""
        try:
            tables = await asyncio.to_thread(open_reading, self.store.database.url)
        except PuntoError as error:
            LOG.error("the back office cannot read", extra={"detail": str(error)})  # noqa: TRY400
            self._why_closed = fact("server-office-no-tables")
            yield
            return
        with tables, following(self.store.database.url) as followed:
            self._open = _Open(tables, followed)
            learning = asyncio.create_task(self._learn())
            try:
                yield
            finally:
                learning.cancel()
                await asyncio.gather(learning, return_exceptions=True)
                await self.verification.cancel()
                self._open = None

    @property
    def time(self) -> HouseTime:
        """By which clock days and shifts are reckoned now."""
        return HouseTime.of(self._pit.state.directory.house)

    @property
    def behind(self) -> int:
        """Durable entries that the follower has not read yet."""
        return 0 if self._open is None else max(self._pit.sequence - self.reached, 0)

    @property
    def reached(self) -> int:
        """The last entry that the follower has read."""
        return 0 if self._open is None else self._open.following.reached.get(self._pit.id, 0)

    @property
    def failed(self) -> Value:
        """Why nothing new is read; empty if all is well."""
        return self._why_closed if self._open is None else self._open.following.failed

    async def ask(self, work: Callable[[Database], T]) -> T:
        """What comes of a question to the reading tables, or the Problem that it is."""
        if self._open is None:
            raise Problem(503, fact("server-office-closed", why=self._why_closed), code="unread")
        await self._catch_up(self._open.following)
        try:
            async with self._asking:
                return await asyncio.to_thread(work, self._open.tables)
        except PuntoError as error:
            if is_of_store(error):
                raise
            raise invalid(stated_in(error)) from error

    async def _learn(self) -> None:
        """Price the games that tables have offered before anybody asks for a report."""

        def work(tables: Database) -> None:
            with tables.reading() as connection:
                self.theory.learn(connection)

        await self.ask(work)

    async def _catch_up(self, followed: Following) -> None:
        loop = asyncio.get_running_loop()
        wanted, ends = self._pit.sequence, loop.time() + self.patience_s
        followed.look()
        while followed.reached.get(self._pit.id, 0) < wanted and not followed.failed:
            if loop.time() > ends:
                return
            await asyncio.sleep(_LOOK_S)
