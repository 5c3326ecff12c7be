"""The hub: follows durable events and shows them on every screen that watches.

It reads what is durable of the pit (`house/projection.py`), so nothing is shown before it is on
disk. Public messages are encoded once for all clients.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from puntobanco.core.ids import Ms, PatronId, TableId
from puntobanco.house.floor import Floor
from puntobanco.house.messages import decode_event, meter_of, table_of
from puntobanco.house.pit_state import PitState, wallet_changes
from puntobanco.house.projection import PublishedEvents
from puntobanco.people import events as people_events
from puntobanco.people.staff import Role
from puntobanco.server import own_views, protocol, road_views, table_messages, views
from puntobanco.server.access.endings import LinkEnding
from puntobanco.server.connection import Connection, frame
from puntobanco.server.items import LoggedEvent, public_items
from puntobanco.server.meter_hub import MeterHub
from puntobanco.store import Store, StoreError
from puntobanco.table import events
from puntobanco.table.state import Table
from puntobanco.words import Words

LOG = logging.getLogger("punto.hub")

MOST_KEPT = 1000
"""Events of each table kept in memory for clients that reconnect."""
MOST_MISSED = 1000
"""Most missed events sent to a client. If there are more, it gets only the view."""
MOST_BEHIND = 20_000
"""Most pit events to search in the log for a client that reconnects."""
MOST_READING = 2
"""Concurrent log reads for clients and public pages; further reads wait."""
GOODBYE_S = 2.0
"""Longest time for the goodbye to all clients, in seconds."""
LOBBY_S = 0.5
"""Shortest time between two lobby updates, in seconds."""

_NEW_ROADS = (
    events.TableOpened,
    events.TableClosed,
    events.ShoeStarted,
    events.ShoeEnded,
    events.WagersSettled,
    events.CoupCorrected,
)
_NEW_INFO = (
    events.TableOpened,
    events.SettingChanged,
    events.MeterLinked,
    events.MeterUnlinked,
)


class Hub:
    """All connections, and what each of them watches."""

    def __init__(self, floor: Floor, store: Store, names: Mapping[TableId, str]) -> None:
        self.connections: set[Connection] = set()
        self._floor = floor
        self._durable = floor.pit.durable
        self._store = store
        self._names = names
        self._watchers: dict[TableId, set[Connection]] = {}
        self._kept: dict[TableId, deque[LoggedEvent]] = {}
        self._since: dict[TableId, int] = {}
        """Sequence number of the newest event dropped from memory, by table."""
        self._opened = self.seq
        """The same for all other tables: the position where the hub began to follow."""
        self.read_slots = asyncio.Semaphore(MOST_READING)
        """Held during a log or wallet read for a client or a public page."""
        self._closed: dict[TableId, frozenset[str]] = {}
        """The closed bets of each table, as screens last saw them."""
        self._fresh: dict[TableId, list[LoggedEvent]] = {}
        self._touched: set[PatronId] = set()
        self._flushing = False
        self._stopping = False
        self._all_gone = asyncio.Event()
        self._all_gone.set()
        self._lobby_stale = asyncio.Event()
        self.frames = 0
        """Frames put on queues, for the metrics."""
        self.meters = MeterHub(self._durable, self.name, self.now)

    @property
    def state(self) -> PitState:
        """The state of the pit, as far as it is durable."""
        return self._durable.state

    @property
    def seq(self) -> int:
        """The last entry in that state."""
        return self._durable.sequence

    def open(self) -> None:
        """Start following the pit."""
        self._opened = self.seq
        self._durable.listeners.append(self._published)
        self._floor.pit.on_stop.append(lambda _why: self.close())
        self._floor.pit.on_change.append(self._owner_changed)
        self._floor.on_status.append(self._status_changed)

    def close(self) -> None:
        """Dismiss all clients, and those that connect later."""
        self._stopping = True
        for connection in tuple(self.connections):
            connection.dismiss(LinkEnding.STOPPING)

    async def close_gracefully(self) -> None:
        """Dismiss all clients, and wait until they are gone or `GOODBYE_S` has passed."""
        self.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_S):
                await self._all_gone.wait()

    # --- Events from the pit ----------------------------------------------------------------

    def _published(self, published: PublishedEvents) -> None:
        for seq, (stream, event) in enumerate(published.events, published.first):
            table = table_of(stream)
            if (meter := meter_of(stream)) is not None:
                self.meters.mark_changed(meter)
            if table is not None:
                happened = LoggedEvent(seq, published.at, event)  # type: ignore[arg-type]
                self._keep(table, happened)
                self._fresh.setdefault(table, []).append(happened)
            if isinstance(event, people_events.CareEvent):
                self._touched.add(event.patron)
        changes = wallet_changes(event for _, event in published.events)
        self._touched.update(PatronId(change.patron) for change in changes)
        self._flush_soon()

    def _owner_changed(self) -> None:
        """Send every client at a table the address of the process that serves it."""
        for connection in self.connections:
            if connection.tables:
                self._send_owner_address(connection)
        self._lobby_stale.set()

    def _send_owner_address(self, connection: Connection) -> None:
        pit = self._floor.pit
        if not pit.owned and pit.owner:
            connection.send(frame(protocol.Elsewhere(address=pit.owner)))

    def _keep(self, table: TableId, happened: LoggedEvent) -> None:
        kept = self._kept.setdefault(table, deque(maxlen=MOST_KEPT))
        if len(kept) == kept.maxlen:
            self._since[table] = kept[0].seq
        kept.append(happened)

    def _status_changed(self, table: TableId) -> None:
        self._fresh.setdefault(table, [])
        self._flush_soon()

    def _flush_soon(self) -> None:
        # The events of a group commit arrive one at a time. Screens get them together.
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        fresh, self._fresh = self._fresh, {}
        touched, self._touched = self._touched, set()
        for table, happened in fresh.items():
            self._show(table, happened)
            for connection in self._watchers.get(table, ()):
                if self._may_change_own_view(connection, table):
                    self._show_own_view(connection, table)
        moved = self.meters.flush()
        for connection in self.connections if touched else ():
            if connection.viewer.patron in touched:
                for table in connection.tables:
                    self._show_own_view(connection, table)
        if fresh or moved:
            self._lobby_stale.set()

    # --- Updates to the screens -------------------------------------------------------------

    def _show(self, table: TableId, happened: list[LoggedEvent]) -> None:
        watchers = self._watchers.get(table)
        if not watchers:
            return
        kinds = {type(one.event) for one in happened}
        closed = views.closed_bets(self._table(table))
        if kinds & set(_NEW_INFO) or closed != self._closed.get(table, closed):
            self._to_all(watchers, self._infos(table))
        self._closed[table] = closed
        self._to_all(watchers, self._same_frame(frame(self._update(table, happened))))
        if kinds & set(_NEW_ROADS):
            self._to_all(
                watchers, self._same_frame(frame(road_views.roads(self._table(table), self.seq)))
            )
        staff = {one for one in watchers if self._sees_console(one)}
        if staff:
            console = frame(own_views.console(self._table(table), self.seq))
            self._to_all(staff, self._same_frame(console))

    def _to_all(self, watchers: Iterable[Connection], frame_for: Callable[[Words], str]) -> None:
        for connection in watchers:
            connection.send(frame_for(connection.viewer.words))
            self.frames += 1

    @staticmethod
    def _same_frame(message: str) -> Callable[[Words], str]:
        return lambda _words: message

    def _infos(self, table: TableId) -> Callable[[Words], str]:
        frames: dict[Words, str] = {}

        def in_language(words: Words) -> str:
            if words not in frames:
                frames[words] = frame(self._info(table, words))
            return frames[words]

        return in_language

    def _info(self, table: TableId, words: Words) -> table_messages.TableInfo:
        return views.info(self._table(table), self.name(table), words)

    def _update(
        self, table: TableId, happened: list[LoggedEvent], *, gap: bool = False
    ) -> table_messages.Seen:
        return table_messages.Seen(
            table=table,
            seq=self.seq,
            at=self.now(),
            items=public_items(happened, self._table(table)),
            view=self.view(table),
            gap=gap,
        )

    def view(self, table: TableId) -> table_messages.View:
        """The public view of a table, as far as it is durable."""
        shown = self._table(table)
        return views.view(shown, self._floor.status(shown), self.state.directory)

    def _show_own_view(self, connection: Connection, table: TableId) -> None:
        patron = connection.viewer.patron
        if patron is None:
            return
        try:
            made = self.own_view(table, patron)
        except StoreError as error:
            # This client reconnects and gets what it missed. Other clients are not affected.
            self._dismiss_unreadable(connection, error)
            return
        bare = replace(made, seq=0)
        if connection.own_views.get(table) != bare:
            connection.own_views[table] = bare
            connection.send(frame(made))
            self.frames += 1

    def _may_change_own_view(self, connection: Connection, table: TableId) -> bool:
        """Whether an event at a table can change the viewer's own view of it.

        True for a viewer who sits there, or did when last shown. Most viewers only look on.
        """
        patron, last = connection.viewer.patron, connection.own_views.get(table)
        if patron is None:
            return False
        if last is None or last.seat is not None or last.win:
            return True
        return self._table(table).seat_of(patron) is not None

    def own_view(self, table: TableId, patron: PatronId) -> table_messages.Mine:
        """A patron's own view of a table, in addition to the public view."""
        wallet = self._floor.pit.durable_wallet(patron)
        return own_views.own_view(
            self.state,
            self._table(table),
            patron,
            wallet=wallet,
            seq=self.seq,
            at=self._floor.clock.now(),
        )

    def _sees_console(self, connection: Connection) -> bool:
        staff = connection.viewer.staff
        directory = self.state.directory
        return staff is not None and any(
            directory.holds(staff, role) for role in (Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE)
        )

    def _table(self, table: TableId) -> Table:
        return self.state.table(table)

    def now(self) -> Ms:
        """The time by the floor's clock."""
        return self._floor.clock.now()

    async def retire_shoe(self, table: TableId) -> None:
        """Retire the shoe of a disabled automatic table, so that it can be closed."""
        await self._floor.retire_shoe(table)

    def name(self, table: TableId) -> str:
        """The name of a table on screens."""
        return self._names.get(table, table)

    # --- Watching ---------------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        """Register a connection."""
        self.connections.add(connection)
        self._all_gone.clear()
        if self._stopping:
            connection.dismiss(LinkEnding.STOPPING)

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        if not self.connections:
            self._all_gone.set()
        for table in connection.tables:
            self._watchers.get(table, set()).discard(connection)
        self.meters.leave(connection)

    def has_table(self, table: TableId) -> bool:
        """Whether the house has ever opened a table with this name."""
        return table in self.state.tables and self._table(table).game is not None

    async def watch(self, connection: Connection, table: TableId, seen: int | None) -> None:
        """Start showing a table: first the events missed since `seen`, then its current state."""
        older, upto = await self._from_log(table, seen)
        if not await self._has_wallet(connection):
            return
        # Do not await below, or events could be shown twice or missed.
        self._flush()
        missed, gap = self._missed(table, older, upto)
        connection.tables.add(table)
        self._watchers.setdefault(table, set()).add(connection)
        connection.own_views.pop(table, None)
        connection.send(frame(self._info(table, connection.viewer.words)))
        connection.send(frame(self._update(table, missed, gap=gap)))
        connection.send(frame(road_views.roads(self._table(table), self.seq)))
        self._show_own_view(connection, table)
        if self._sees_console(connection):
            connection.send(frame(own_views.console(self._table(table), self.seq)))
        self._send_owner_address(connection)

    async def _has_wallet(self, connection: Connection) -> bool:
        """Whether the viewer's wallet can be shown. If not, the client is dismissed."""
        patron = connection.viewer.patron
        if patron is None or self._floor.pit.owned:
            return True
        try:
            async with self.read_slots:
                await self._floor.pit.cache_wallet(patron)
        except StoreError as error:
            self._dismiss_unreadable(connection, error)
            return False
        return True

    def _dismiss_unreadable(self, connection: Connection, error: StoreError) -> None:
        LOG.warning("cannot read a wallet", extra={"detail": str(error)})
        connection.dismiss(LinkEnding.STOPPING)

    def unwatch(self, connection: Connection, table: TableId) -> None:
        """Stop showing a table."""
        connection.tables.discard(table)
        self._watchers.get(table, set()).discard(connection)

    async def _from_log(
        self, table: TableId, seen: int | None
    ) -> tuple[list[LoggedEvent], int | None]:
        """Missed events that are no longer in memory, and the position where memory takes over.

        Events continue during a read or while waiting for one. If memory has dropped more of them
        by then, the log is read on from there.
        """
        older: list[LoggedEvent] = []
        while seen is not None and self._is_dropped(table, seen) and len(older) <= MOST_MISSED:
            async with self.read_slots:
                upto = self.seq
                if upto - seen > MOST_BEHIND:
                    break
                older += await asyncio.to_thread(self._read, table, seen, upto)
                seen = upto
        return older, seen

    def _is_dropped(self, table: TableId, seen: int) -> bool:
        """Whether events of a table after a position have been dropped from memory."""
        return seen < self._since.get(table, self._opened)

    def _missed(
        self, table: TableId, older: list[LoggedEvent], upto: int | None
    ) -> tuple[list[LoggedEvent], bool]:
        """All events that a client missed, and whether there are too many to send."""
        if upto is None:
            return [], False
        missed = [*older, *(one for one in self._kept.get(table, ()) if one.seq > upto)]
        # A client that is ahead of us was connected before the log was restored from a backup.
        lost = self._is_dropped(table, upto) or upto > self.seq
        too_much = lost or len(missed) > MOST_MISSED
        return ([], True) if too_much else (missed, False)

    def _read(self, table: TableId, seen: int, upto: int) -> list[LoggedEvent]:
        found = []
        log = self._store.read(
            self._floor.pit.id, after=max(0, seen), limit=MOST_MISSED + 1, stream=table
        )
        for entry in log:
            if entry.sequence > upto:
                break
            event = decode_event(entry.payload)
            found.append(LoggedEvent(entry.sequence, entry.time_ms, event))  # type: ignore[arg-type]
        return found

    # --- The lobby --------------------------------------------------------------------------

    def watch_lobby(self, connection: Connection) -> None:
        """Start showing the lobby."""
        connection.lobby = True
        self._to_lobby([connection])

    async def show_lobby_forever(self) -> None:
        """Update the lobby after changes, and end stuck connections."""
        while True:
            await self._floor.clock.sleep(LOBBY_S)
            for connection in self.connections:
                connection.end_when_stuck()
            if self._lobby_stale.is_set():
                self._lobby_stale.clear()
                self._to_lobby([one for one in self.connections if one.lobby])

    def _to_lobby(self, connections: Iterable[Connection]) -> None:
        frames: dict[tuple[Words, frozenset[TableId]], str] = {}
        for connection in connections:
            key = connection.viewer.words, self.seated(connection.viewer.patron)
            if key not in frames:
                frames[key] = frame(table_messages.Lobby(tables=self.lobby(*key)))
            connection.send(frames[key])
            self.frames += 1

    def seated(self, patron: PatronId | None) -> frozenset[TableId]:
        """The tables where a patron is seated."""
        if patron is None:
            return frozenset()
        tables = self.state.tables.values()
        return frozenset(table.id for table in tables if table.seat_of(patron) is not None)

    def lobby(
        self, words: Words, seated: frozenset[TableId]
    ) -> tuple[table_messages.LobbyTable, ...]:
        """A summary of every table for the lobby."""
        return tuple(
            views.lobby_table(
                table,
                self._floor.status(table),
                self.name(table.id),
                words,
                seated=seated,
                jackpot=None if table.meter is None else self.state.meter(table.meter).displayed,
            )
            for table in self.state.tables.values()
            if table.game is not None
        )
