"""The floor: the running automatic tables of a pit, and what each is waiting for."""

import asyncio
import logging
from collections.abc import Callable

from puntobanco.core.errors import cause_of
from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import TableId
from puntobanco.house.host import Clock, Host, Pace, TableStatus
from puntobanco.house.messages import table_of
from puntobanco.house.pit import PitStoppedError
from puntobanco.house.presence import ElsewhereError, Presence
from puntobanco.house.projection import PublishedEvents
from puntobanco.house.shoes import Entropy
from puntobanco.store import UnreachableError
from puntobanco.table.position import nobody_banks
from puntobanco.table.state import Mode, Phase, Table

LOG = logging.getLogger("punto.floor")

RETRY_S = 1.0
"""Seconds that a table waits after the store was unreachable."""


class Floor:
    """Runs every automatic table of a pit; dealers run the others."""

    def __init__(
        self, pit: Presence, clock: Clock, entropy: Entropy, *, pace: Pace | None = None
    ) -> None:
        self.pit = pit
        self.clock = clock
        self.on_status: list[Callable[[TableId], None]] = []
        """Called with every table whose status changed without an event."""
        self._entropy = entropy
        self._pace = pace or Pace()
        self._hosts: dict[TableId, Host] = {}
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        self._stopping: list[asyncio.Task[None]] = []
        """Cancelled tasks that have not ended, from every earlier time as owner."""
        self.failed: Fact | None = None
        """Why a table stopped running; None if none did."""

    def open(self) -> None:
        """Run every table, including those opened later, whenever this process owns the pit."""
        self.pit.durable.listeners.append(self._published)
        self.pit.on_change.append(self._changed)
        self._changed()

    async def close(self) -> None:
        """Stop running the tables as they are; they can be continued from the log."""
        if self._published in self.pit.durable.listeners:
            self.pit.durable.listeners.remove(self._published)
            self.pit.on_change.remove(self._changed)
        self._stop_tables()
        await asyncio.gather(*self._stopping, return_exceptions=True)

    def _changed(self) -> None:
        """Start or stop the tables after a change of owner."""
        if self.pit.owned:
            for table in self.pit.state.tables:
                self._host(table)
        else:
            self._stop_tables()

    def _stop_tables(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        tasks = (*self._stopping, *self._tasks.values())
        self._stopping = [task for task in tasks if not task.done()]
        self._hosts.clear()
        self._tasks.clear()
        self.failed = None

    def status(self, table: Table) -> TableStatus:
        """What a table is waiting for."""
        host = self._hosts.get(table.id)
        if host is None or table.mode is not Mode.AUTOMATIC:
            return TableStatus(_state(table))
        # The host gets the events of its own command slightly later than listeners do.
        if host.status.state in _STATES_BY_PHASE[table.phase]:
            return host.status
        return TableStatus(_state(table))

    async def retire_shoe(self, table: TableId) -> None:
        """End the shoe of a disabled automatic table, so that it can be closed."""
        if self.pit.owned:
            await self._host(table).retire_shoe()

    def _published(self, published: PublishedEvents) -> None:
        for stream in {stream for stream, _ in published.events}:
            table = table_of(stream)
            if table is not None and self.pit.owned:
                self._host(table).notify()

    def _host(self, table: TableId) -> Host:
        if table not in self._hosts:
            host = Host(
                self.pit,
                table,
                self.clock,
                self._entropy,
                pace=self._pace,
                on_status=self._status_changed,
            )
            self._hosts[table] = host
            self._tasks[table] = asyncio.get_running_loop().create_task(self._run(host))
        return self._hosts[table]

    async def _run(self, host: Host) -> None:
        try:
            await self._run_with_retries(host)
        except (PitStoppedError, ElsewhereError) as error:
            if self._hosts.get(host.id) is host:
                self.failed = cause_of(error)
        except Exception as error:
            # A table has stopped; this must not go unnoticed.
            self.failed = fact("table-stopped", table=host.id, why=cause_of(error))
            LOG.exception("table stopped", extra={"table": host.id})
            raise

    async def _run_with_retries(self, host: Host) -> None:
        """Run a table, and continue after the store was unreachable.

        Before a command is decided, the store may be asked whether it was decided before.
        """
        while True:
            try:
                await host.run()
            except UnreachableError as error:
                said = {"table": host.id, "detail": str(error)}
                LOG.warning("table waits for the store", extra=said)
                await self.clock.sleep(RETRY_S)

    def _status_changed(self, table: TableId) -> None:
        for heard in self.on_status:
            heard(table)


def _state(table: Table) -> str:
    """A table's status by its own state; between coups the last result is still shown."""
    if table.position.offered is not None:
        return "offer"
    if nobody_banks(table):
        return "unclaimed"
    last = table.recall[-1] if table.recall else None
    if table.phase is Phase.IDLE and last is not None and last.number == table.coups:
        return "void" if last.void else "result"
    return _BY_PHASE[table.phase]


_STATES_BY_PHASE: dict[Phase, frozenset[str]] = {
    Phase.CLOSED: frozenset(),
    Phase.IDLE: frozenset({"waiting", "new-shoe", "cut", "offer", "unclaimed", "result", "void"}),
    Phase.BETTING: frozenset({"place-your-bets", "last-bets"}),
    Phase.DEALING: frozenset({"no-more-bets", "squeeze"}),
    Phase.MID_COUP: frozenset({"mid-coup"}),
    Phase.RESULT: frozenset({"no-more-bets", "squeeze", "result"}),
}
"""The statuses that a host can have in each phase."""

_BY_PHASE = {
    Phase.CLOSED: "table-closed",
    Phase.IDLE: "waiting",
    Phase.BETTING: "place-your-bets",
    Phase.DEALING: "no-more-bets",
    Phase.MID_COUP: "mid-coup",
    Phase.RESULT: "result",
}
