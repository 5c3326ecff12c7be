"""A pit as one process has it: owned, or followed by its log.

Either way one projection is advanced by every entry once and in order: by the pit while it is owned
here, otherwise by reading the log. Only an owner carries out commands; any other process names the
owner's address.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from puntobanco.core.errors import PuntoError, cause_of
from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import MeterId, Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.environment import Environment
from puntobanco.house.loading import load_pit
from puntobanco.house.messages import Answer, PitCommand, decode_event
from puntobanco.house.ownership import ASK_AGAIN_S, SHARED_LEASE_S, address_of, hold_lease
from puntobanco.house.pit import Pit, PitStoppedError, open_pit
from puntobanco.house.pit_state import PitState, evolve_pit, wallet_changes
from puntobanco.house.projection import Projection, PublishedEvents
from puntobanco.house.shoes import LiveShoes
from puntobanco.progressive.state import Meter
from puntobanco.store import LogEntry, Store, StoreError, UnreachableError
from puntobanco.table.state import Table

LOG = logging.getLogger("punto.presence")

POLL_S = 0.5
"""Seconds between two polls of a log without a hint."""
MOST_READ_AT_ONCE = 2000
"""Entries read at once; in between, other tasks can run."""


class ElsewhereError(PuntoError):
    """Another process owns the pit, at `address`; empty if the pit has no owner now."""

    def __init__(self, pit: PitId, address: str) -> None:
        super().__init__(fact("pit-elsewhere", pit=pit, address=address))
        self.address = address


class Presence:
    """A pit that this process owns or follows."""

    def __init__(
        self,
        pit: PitId,
        store: Store,
        around: Environment,
        durable: Projection,
        *,
        owner: str,
        report: Callable[[Fact], None],
    ) -> None:
        self.id = pit
        self.durable = durable
        self.name = owner
        self.owner = ""
        """The address of another owner; empty if this process owns the pit or none does."""
        self.stopped: Fact | None = None
        """Why it has ended for good; None until then."""
        self.on_stop: list[Callable[[Fact], None]] = []
        self.on_change: list[Callable[[], None]] = []
        """Called whenever the owner has changed."""
        self._report = report
        self._last_change: Fact | None = None
        self._store = store
        self._around = around
        self.owned_pit: Pit | None = None
        """The pit itself, if this process owns it."""
        self._wallets: dict[PatronId, Minor] = {}
        self._pending_reads: dict[PatronId, object] = {}
        """Pending reads of wallets; a wallet that changes meanwhile is read again."""
        self._turn = asyncio.Lock()
        """Held while listeners get entries of the log."""
        self._owner_known = asyncio.Event()
        """Set once the owner of the pit is first known."""

    # --- State -----------------------------------------------------------------------------

    @property
    def owned(self) -> bool:
        """Whether commands are carried out here."""
        return self.owned_pit is not None

    @property
    def state(self) -> PitState:
        """The pit's state: in memory if owned, otherwise as far as its log has been followed."""
        return self.durable.state if self.owned_pit is None else self.owned_pit.state

    @property
    def waiting(self) -> int:
        """The number of commands that wait to be committed."""
        return 0 if self.owned_pit is None else self.owned_pit.waiting

    @property
    def shoes(self) -> LiveShoes:
        """The live shoes, which only an owner has."""
        return self._require_owned().shoes

    def table(self, table: TableId) -> Table:
        """A table in the current state."""
        return self.state.table(table)

    def meter(self, meter: MeterId) -> Meter:
        """A meter in the current state."""
        return self.state.meter(meter)

    def wallet(self, patron: PatronId) -> Minor:
        """The balance of a wallet once all pending commands are written."""
        return (
            self._cached_wallet(patron) if self.owned_pit is None else self.owned_pit.wallet(patron)
        )

    def durable_wallet(self, patron: PatronId) -> Minor:
        """The balance of a wallet by what is written."""
        return (
            self._cached_wallet(patron)
            if self.owned_pit is None
            else self.owned_pit.durable_wallet(patron)
        )

    async def cache_wallet(self, patron: PatronId) -> None:
        """Cache a wallet; UnreachableError if the store is silent for the duration of a lease.

        No guard watches a follower's blocking reads, as one watches an owner's: an unreachable
        database would block the whole process.
        """
        while self.owned_pit is None and patron not in self._wallets:
            look = self._pending_reads[patron] = object()
            asked = self._around.offload(self._store.wallets.balance, patron)
            try:
                held = await self._around.in_time(asked, SHARED_LEASE_S)
            except TimeoutError:
                raise UnreachableError(fact("wallet-unreadable", patron=patron)) from None
            if self._pending_reads.get(patron) is look:
                del self._pending_reads[patron]
                if self.owned_pit is None:
                    self._wallets[patron] = held

    def _cached_wallet(self, patron: PatronId) -> Minor:
        if patron not in self._wallets:
            self._wallets[patron] = self._store.wallets.balance(patron)
        return self._wallets[patron]

    # --- Commands --------------------------------------------------------------------------

    def submit(self, sent: PitCommand) -> "asyncio.Future[Answer]":
        """Decide a command here, in the order of calls, or raise ElsewhereError."""
        return self._require_owned().submit(sent)

    def earlier_answer(self, sent: PitCommand) -> "asyncio.Future[Answer] | None":
        """The answer to a command that was sent before; None if it would be carried out now."""
        return self._require_owned().earlier_answer(sent)

    def _require_owned(self) -> Pit:
        self._check_running()
        if self.owned_pit is None:
            raise ElsewhereError(self.id, self.owner)
        return self.owned_pit

    def _check_running(self) -> None:
        if self.stopped is not None:
            raise PitStoppedError(fact("pit-stopped", pit=self.id, why=self.stopped))

    # --- Owning and following --------------------------------------------------------------

    @asynccontextmanager
    async def serve(self, pit: Pit) -> AsyncIterator[None]:
        """Own the pit for the time of the context."""
        async with self._turn:
            await self._catch_up(pit.durable.sequence)
            # If this presence has ended, give the pit back at once for another process.
            self._check_running()
            self.own(pit)
        self._changed()
        try:
            yield
        finally:
            # Its memory, which had run ahead of the log, goes with it.
            self.owned_pit = None
            self._pending_reads.clear()
            self._wallets.clear()
            self._changed()

    def own(self, pit: Pit) -> None:
        """Own a pit whose durable state is that of this presence."""
        self.owned_pit, self.owner = pit, ""
        pit.durable.listeners.append(self.durable.advance)

    async def follow(self) -> None:
        """Follow the log and its owner for as long as this runs."""
        hints = self._store.hints()
        try:
            while True:
                with suppress(StoreError):
                    await self._poll()
                if self.owned:
                    # Every hint would be about this process's own commits.
                    hints.close()
                    await asyncio.sleep(POLL_S)
                else:
                    await self._around.await_hint(hints, POLL_S)
        finally:
            hints.close()

    async def _poll(self) -> None:
        async with self._turn:
            if self.owned_pit is not None:
                return
            found = await self._around.offload(self._store.owner, self.id)
            await self._catch_up(None)
            # This process's own name means that it is about to own the pit.
            owner = "" if found == self.name else address_of(found)
            if owner != self.owner:
                self.owner = owner
                self._changed()

    async def _catch_up(self, upto: int | None) -> None:
        """Publish to listeners every entry up to a number, or up to the last."""
        while upto is None or self.durable.sequence < upto:
            after = self.durable.sequence
            entries = await self._around.offload(self._read, after, MOST_READ_AT_ONCE)
            for entry in entries:
                self._take_in(entry)
            if len(entries) < MOST_READ_AT_ONCE:
                return

    def _read(self, after_entry: int, most: int) -> Sequence[LogEntry]:
        return list(self._store.read(self.id, after=after_entry, limit=most))

    def _take_in(self, entry: LogEntry) -> None:
        event, at = decode_event(entry.payload), Ms(entry.time_ms)
        for change in wallet_changes((event,)):
            self._pending_reads.pop(PatronId(change.patron), None)
            self._wallets.pop(PatronId(change.patron), None)
        state = evolve_pit(self.durable.state, entry.stream, event, at)
        told = ((entry.stream, event),)
        self.durable.advance(PublishedEvents(entry.sequence, at, told, state))

    def _changed(self) -> None:
        if self.owned or self.owner:
            self._owner_known.set()
        for changed in self.on_change:
            changed()

    # --- Start and end -----------------------------------------------------------------------

    async def until_owner_known(self) -> None:
        """Wait until the owner of the pit is known."""
        await self._owner_known.wait()

    async def run_or_stop(self, lasting: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine that never returns; if it fails, end the presence with its error."""
        try:
            await lasting
        except Exception as error:
            self.stop(cause_of(error))
            if not isinstance(error, PuntoError):
                LOG.exception("unexpected error")

    def report_change(self, change: Fact) -> None:
        """Report a change of owner, once if it repeats."""
        if change != self._last_change:
            self._last_change = change
            self._report(change)

    def stop(self, why: Fact) -> None:
        """End for good, from now on: waiting would not help."""
        if self.stopped is not None:
            return
        self._owner_known.set()
        self.stopped = why
        if self.owned_pit is not None:
            self.owned_pit.stop(self.stopped)
        for tell in self.on_stop:
            tell(self.stopped)


def _log_change(change: Fact) -> None:
    LOG.warning("owner changed", extra={"detail": str(change)})


@asynccontextmanager
async def own_alone(
    pit: PitId, store: Store, around: Environment, *, owner: str = "house"
) -> AsyncIterator[Presence]:
    """A pit that this process owns until it stops, and no other process can take over."""
    async with open_pit(pit, store, around, owner=owner) as opened:
        yield presence_of(opened, store, around, owner=owner)


def presence_of(pit: Pit, store: Store, around: Environment, *, owner: str) -> Presence:
    """The presence of a process that owns a pit until it stops."""
    durable = Projection(pit.durable.state, pit.durable.sequence)
    here = Presence(pit.id, store, around, durable, owner=owner, report=_log_change)
    here.own(pit)
    pit.on_stop.append(here.stop)
    return here


@asynccontextmanager
async def own_or_follow(
    pit: PitId,
    store: Store,
    around: Environment,
    *,
    owner: str,
    seconds: float = SHARED_LEASE_S,
    ask_again_s: float = ASK_AGAIN_S,
    report: Callable[[Fact], None] = _log_change,
) -> AsyncIterator[Presence]:
    """A pit that this process owns whenever it can, and otherwise follows."""
    loaded = await around.offload(load_pit, store, pit)
    durable = Projection(loaded.state, loaded.sequence)
    here = Presence(pit, store, around, durable, owner=owner, report=report)
    owning = hold_lease(
        pit,
        store,
        around,
        owner=owner,
        serve=here.serve,
        seconds=seconds,
        ask_again_s=ask_again_s,
        report=here.report_change,
    )
    tasks = [asyncio.create_task(here.run_or_stop(one)) for one in (owning, here.follow())]
    try:
        await here.until_owner_known()
        yield here
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
