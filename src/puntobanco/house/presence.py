"""A pit as one process has it: owned, or followed by its log.

Either way there is a state, and listeners get every entry once and in order, so that screens
continue across a change of owner. Only an owner carries out commands; any other process names the
owner's address.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from puntobanco.core.errors import PuntoError, cause_of
from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import MeterId, Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.environment import Environment
from puntobanco.house.loading import load_pit
from puntobanco.house.messages import Answer, PitCommand, PitEvent, decode_event
from puntobanco.house.ownership import ASK_AGAIN_S, SHARED_LEASE_S, address_of, hold_lease
from puntobanco.house.pit import Pit, PitStoppedError, PublishedEvents
from puntobanco.house.pit_state import PitState, evolve_pit, wallet_changes
from puntobanco.house.shoes import LiveShoes
from puntobanco.progressive.state import Meter
from puntobanco.store import LogEntry, Store, StoreError, UnreachableError
from puntobanco.table.state import Table

LOG = logging.getLogger("punto.presence")

POLL_S = 0.5
"""Seconds between two polls of a log without a hint."""
SETTLED_POLL_S = 0.01
"""Seconds between two checks whether a pit has settled."""
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
        *,
        owner: str,
        report: Callable[[Fact], None],
    ) -> None:
        self.id = pit
        self.name = owner
        self.owner = ""
        """The address of another owner; empty if this process owns the pit or none does."""
        self.stopped: Fact | None = None
        """Why it has ended for good; None until then."""
        self.listeners: list[Callable[[PublishedEvents], None]] = []
        self.on_stop: list[Callable[[Fact], None]] = []
        self.on_change: list[Callable[[], None]] = []
        """Called whenever the owner has changed."""
        self._report = report
        self._last_change: Fact | None = None
        self._store = store
        self._around = around
        self.owned_pit: Pit | None = None
        """The pit itself, if this process owns it."""
        self._state = PitState()
        self.sequence = 0
        """The last entry that listeners have got."""
        self._stale = False
        """Whether the state is a former owner's memory, which may differ from the log."""
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
        return self._state if self.owned_pit is None else self.owned_pit.state

    @property
    def waiting(self) -> int:
        """The number of commands that wait to be committed."""
        return 0 if self.owned_pit is None else self.owned_pit.waiting

    @property
    def settled(self) -> bool:
        """Whether the state is what the log says at the last entry that listeners have got."""
        return not self._stale if self.owned_pit is None else self.owned_pit.settled

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

    def _forget_wallets(self) -> None:
        self._pending_reads.clear()
        self._wallets.clear()

    # --- Commands --------------------------------------------------------------------------

    async def send(self, sent: PitCommand) -> Answer:
        """Carry out a command here, or raise ElsewhereError; PitStoppedError once it has ended."""
        return await self.submit(sent)

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
            await self._catch_up(pit.sequence)
            # If this presence has ended, give the pit back at once for another process.
            self._check_running()
            self.owned_pit, self.owner = pit, ""
            pit.listeners.append(self._publish)
        self._changed()
        try:
            yield
        finally:
            self._state, self.owned_pit, self._stale = pit.state, None, True
            self._forget_wallets()
            self._changed()

    async def _reload(self) -> None:
        """Read the state from the log: memory had run ahead of it and may be wrong."""
        found = await self._around.offload(load_pit, self._store, self.id)
        behind = found.sequence - self.sequence
        missed = await self._around.offload(self._read, self.sequence, behind)
        self._state, self._stale = found.state, False
        # A wallet may have been cached since, and the entries published now change it.
        self._forget_wallets()
        for entry in missed:
            self._publish(_published(entry, decode_event(entry.payload)))

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
        if self._stale:
            await self._reload()
        while upto is None or self.sequence < upto:
            entries = await self._around.offload(self._read, self.sequence, MOST_READ_AT_ONCE)
            for entry in entries:
                event = decode_event(entry.payload)
                self._state = evolve_pit(self._state, entry.stream, event, Ms(entry.time_ms))
                for change in wallet_changes((event,)):
                    self._pending_reads.pop(PatronId(change.patron), None)
                    self._wallets.pop(PatronId(change.patron), None)
                self._publish(_published(entry, event))
            if len(entries) < MOST_READ_AT_ONCE:
                return

    def _read(self, after_entry: int, most: int) -> Sequence[LogEntry]:
        return list(self._store.read(self.id, after=after_entry, limit=most))

    def _publish(self, published: PublishedEvents) -> None:
        self.sequence = published.first + len(published.events) - 1
        for listener in self.listeners:
            listener(published)

    def _changed(self) -> None:
        if self.owned or self.owner:
            self._owner_known.set()
        for changed in self.on_change:
            changed()

    # --- Start and end -----------------------------------------------------------------------

    async def load(self) -> None:
        """Read the log, before anything listens."""
        found = await self._around.offload(load_pit, self._store, self.id)
        self._state, self.sequence = found.state, found.sequence

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
        self._owner_known.set()
        self.stopped = self.stopped or why
        if self.owned_pit is not None:
            self.owned_pit.stop(self.stopped)
        for tell in self.on_stop:
            tell(self.stopped)


def _published(entry: LogEntry, event: PitEvent) -> PublishedEvents:
    return PublishedEvents(entry.sequence, Ms(entry.time_ms), ((entry.stream, event),))


if TYPE_CHECKING:
    AnyPit = Pit | Presence
    """A pit, owned or followed."""
else:
    # msgspec inspects the types of handlers, and rejects a union of two classes.
    AnyPit = Any


async def wait_until_settled(pit: AnyPit) -> None:
    """Wait until a pit's state is what its listeners have got, so that another can join them.

    Memory runs ahead of the disk, and the memory of a lost pit may never be in the log. A pit that
    has ended no longer settles or publishes.
    """
    while not pit.settled and not pit.stopped:
        await asyncio.sleep(SETTLED_POLL_S)


def _log_change(change: Fact) -> None:
    LOG.warning("owner changed", extra={"detail": str(change)})


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
    here = Presence(pit, store, around, owner=owner, report=report)
    await here.load()

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
