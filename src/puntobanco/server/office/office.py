"""The back office of a running house: a follower reads the log, and threads answer queries.

A query never uses the pit. It waits up to `PATIENCE_S` until the follower has read everything that
is durable at that moment, so that a report includes all earlier results. If the follower is too far
behind, the report states how far it has read.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import Ms
from puntobanco.house.any_pit import AnyPit
from puntobanco.house.gaming_day import HouseTime
from puntobanco.office.following import FollowerThread, run_follower
from puntobanco.office.schema import open_reading
from puntobanco.office.theory import Theory
from puntobanco.server.errors import Problem, invalid, is_of_store, relayed_fact
from puntobanco.server.office.verification import Verification
from puntobanco.store import Database, Store

LOG = logging.getLogger("punto.office")

AT_ONCE = 4
"""Queries that run at once; further queries wait. Public pages use at most two of them."""
PATIENCE_S = 2.0
"""Seconds that a query waits for the follower."""
_LOOK_S = 0.005

T = TypeVar("T")


@dataclass(slots=True)
class _Open:
    """What is open while the house serves."""

    tables: Database
    following: FollowerThread


class Office:
    """Answers the queries of the back office."""

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
    async def follow_log(self) -> AsyncIterator[None]:
        """Follow the log during the context. A failing follower does not stop the tables."""
        try:
            tables = await asyncio.to_thread(open_reading, self.store.database.url)
        except PuntoError as error:
            LOG.error("the back office failed", extra={"detail": str(error)})  # noqa: TRY400
            self._why_closed = fact("server-office-no-tables")
            yield
            return
        with tables, run_follower(self.store.database.url) as followed:
            self._open = _Open(tables, followed)
            learning = asyncio.create_task(self._price_games())
            try:
                yield
            finally:
                learning.cancel()
                await asyncio.gather(learning, return_exceptions=True)
                await self.verification.cancel()
                self._open = None

    @property
    def time(self) -> HouseTime:
        """The house time for gaming days and shifts, by the current settings."""
        return HouseTime.of(self._pit.state.directory.house)

    @property
    def behind(self) -> int:
        """Durable entries that the follower has not read yet."""
        return 0 if self._open is None else max(self._pit.durable.sequence - self.reached, 0)

    @property
    def reached(self) -> int:
        """Sequence number of the last entry that the follower has read."""
        return 0 if self._open is None else self._open.following.last_read.get(self._pit.id, 0)

    @property
    def failed(self) -> Fact | None:
        """Why the follower reads nothing new; None if it is healthy."""
        return self._why_closed if self._open is None else self._open.following.failed

    async def query(self, work: Callable[[Database], T]) -> T:
        """The result of a query to the reading tables, or a Problem."""
        if self._open is None:
            raise Problem(503, fact("server-office-closed", why=self._why_closed), code="unread")
        await self._catch_up(self._open.following)
        try:
            async with self._asking:
                return await asyncio.to_thread(work, self._open.tables)
        except PuntoError as error:
            if is_of_store(error):
                raise
            raise invalid(relayed_fact(error)) from error

    async def _price_games(self) -> None:
        """Price the games that the tables have offered, before the first report."""

        def work(tables: Database) -> None:
            with tables.reading() as connection:
                self.theory.price_games(connection)

        await self.query(work)

    async def _catch_up(self, followed: FollowerThread) -> None:
        loop = asyncio.get_running_loop()
        wanted, ends = self._pit.durable.sequence, loop.time() + self.patience_s
        followed.poll_now()
        while followed.last_read.get(self._pit.id, 0) < wanted and not followed.failed:
            if loop.time() > ends:
                return
            await asyncio.sleep(_LOOK_S)
