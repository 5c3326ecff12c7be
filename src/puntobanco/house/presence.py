"""A pit as one process has it: its own, or another's whose log it follows.

Either way there is a state, and whoever listens hears of every entry once and in order, so that
screens go on over a change of owner. What may be asked for is another matter: only an owner carries
commands out, and a process that is not says where the owner is.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from puntobanco.core.errors import PuntoError, stated_by
from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import MeterId, Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.loading import load_pit
from puntobanco.house.messages import Answer, PitEvent, Sent, decode_event
from puntobanco.house.ownership import ASK_AGAIN_S, SHARED_LEASE_S, address_of, keep
from puntobanco.house.pit import Pit, PitStoppedError, Published
from puntobanco.house.pit_state import PitState, after, wallet_changes
from puntobanco.house.shoes import LiveShoes
from puntobanco.house.surroundings import Surroundings
from puntobanco.progressive.state import Meter
from puntobanco.store import Entry, Store, StoreError, UnreachableError
from puntobanco.table.state import Table

LOG = logging.getLogger("punto.presence")

LOOK_S = 0.5
"""How often a log is looked at without a hint."""
SETTLES_S = 0.01
"""How soon it is looked at again whether a pit has settled."""
MOST_AT_ONCE = 2000
"""Entries that are read in one go: between them everybody else has a turn."""


class ElsewhereError(PuntoError):
    """Another process has the pit; the address says where, and is empty while nobody has it."""

    def __init__(self, pit: PitId, address: str) -> None:
        super().__init__(fact("pit-elsewhere", pit=pit, address=address))
        self.address = address


class Presence:
    """A pit that this process owns or follows."""

    def __init__(
        self,
        pit: PitId,
        store: Store,
        around: Surroundings,
        *,
        owner: str,
        told: Callable[[Fact], None],
    ) -> None:
        self.id = pit
        self.name = owner
        self.owner = ""
        """The address of whoever else has the pit; empty where it is ours or nobody's."""
        self.stopped: Fact | str = ""
        """Why it is over for good; empty while it is not."""
        self.listeners: list[Callable[[Published], None]] = []
        self.on_stop: list[Callable[[Fact | str], None]] = []
        self.on_change: list[Callable[[], None]] = []
        """Called whenever the pit has changed hands."""
        self._told = told
        self._noted: Fact | None = None
        self._store = store
        self._around = around
        self.own: Pit | None = None
        """The pit itself, where it is ours."""
        self._state = PitState()
        self.sequence = 0
        """The last entry that listeners were told of."""
        self._stale = False
        """Whether the state is what an owner remembered, which may not be what the log says."""
        self._wallets: dict[PatronId, Minor] = {}
        self._looks: dict[PatronId, object] = {}
        """Looks into wallets that are under way: one that moves meanwhile is looked into anew."""
        self._turn = asyncio.Lock()
        """Held by whoever tells the listeners of what stands in the log."""
        self._asked = asyncio.Event()
        """Set once it is known for the first time whose the pit is."""

    # --- What it looks like ----------------------------------------------------------------

    @property
    def owned(self) -> bool:
        """Whether commands are carried out here."""
        return self.own is not None

    @property
    def state(self) -> PitState:
        """The pit's state: in memory where it is ours, else as far as its log was followed."""
        return self._state if self.own is None else self.own.state

    @property
    def waiting(self) -> int:
        """How many commands are on their way to the disk."""
        return 0 if self.own is None else self.own.waiting

    @property
    def quiet(self) -> bool:
        """Whether the state is what the log says at the entry that listeners were told of last."""
        return not self._stale if self.own is None else self.own.quiet

    @property
    def shoes(self) -> LiveShoes:
        """The live shoes, which only an owner has."""
        return self._ours().shoes

    def table(self, table: TableId) -> Table:
        """A table as it stands."""
        return self.state.table(table)

    def meter(self, meter: MeterId) -> Meter:
        """A meter as it stands."""
        return self.state.meter(meter)

    def wallet(self, patron: PatronId) -> Minor:
        """What a wallet holds once everything on its way is written."""
        return self._kept_wallet(patron) if self.own is None else self.own.wallet(patron)

    def durable_wallet(self, patron: PatronId) -> Minor:
        """What a wallet holds by what is written."""
        return self._kept_wallet(patron) if self.own is None else self.own.durable_wallet(patron)

    async def look_into(self, patron: PatronId) -> None:
        """Have a wallet at hand; UnreachableError where the store says nothing for a lease's time.

        Nobody watches a follower that waits where it stands, as an owner is watched: a database
        that is cut off in silence would hold up everybody.
        """
        while self.own is None and patron not in self._wallets:
            look = self._looks[patron] = object()
            asked = self._around.offload(self._store.wallets.balance, patron)
            try:
                held = await self._around.in_time(asked, SHARED_LEASE_S)
            except TimeoutError:
                raise UnreachableError(fact("wallet-unreadable", patron=patron)) from None
            if self._looks.get(patron) is look:
                del self._looks[patron]
                if self.own is None:
                    self._wallets[patron] = held

    def _kept_wallet(self, patron: PatronId) -> Minor:
        if patron not in self._wallets:
            self._wallets[patron] = self._store.wallets.balance(patron)
        return self._wallets[patron]

    def _forget_wallets(self) -> None:
        self._looks.clear()
        self._wallets.clear()

    # --- Commands --------------------------------------------------------------------------

    async def send(self, sent: Sent) -> Answer:
        """Carry a command out here, or raise ElsewhereError; PitStoppedError once it is over."""
        return await self.submit(sent)

    def submit(self, sent: Sent) -> "asyncio.Future[Answer]":
        """Decide a command here, in the order of calls, or raise ElsewhereError."""
        return self._ours().submit(sent)

    def known(self, sent: Sent) -> "asyncio.Future[Answer] | None":
        """The answer of a command that was sent before; None where it would be carried out now."""
        return self._ours().known(sent)

    def _ours(self) -> Pit:
        self._check_running()
        if self.own is None:
            raise ElsewhereError(self.id, self.owner)
        return self.own

    def _check_running(self) -> None:
        if self.stopped:
            raise PitStoppedError(fact("pit-stopped", pit=self.id, why=self.stopped))

    # --- Having it, and not ----------------------------------------------------------------

    @asynccontextmanager
    async def serve(self, pit: Pit) -> AsyncIterator[None]:
        """Have the pit for the time of the context."""
        async with self._turn:
            await self._catch_up(pit.sequence)
            # A pit that came too late is given back at once: another process may have it.
            self._check_running()
            self.own, self.owner = pit, ""
            pit.listeners.append(self._tell)
        self._changed()
        try:
            yield
        finally:
            self._state, self.own, self._stale = pit.state, None, True
            self._forget_wallets()
            self._changed()

    async def _read_anew(self) -> None:
        """The state as the log has it: memory had run ahead, and may not have been right."""
        found = await self._around.offload(load_pit, self._store, self.id)
        behind = found.sequence - self.sequence
        missed = await self._around.offload(self._read, self.sequence, behind)
        self._state, self._stale = found.state, False
        # Somebody may have looked into one since, and what is told now has moved it.
        self._forget_wallets()
        for entry in missed:
            self._tell(_published(entry, decode_event(entry.payload)))

    async def follow(self) -> None:
        """Follow the log, and who has the pit, for as long as this runs."""
        hints = self._store.hints()
        try:
            while True:
                with suppress(StoreError):
                    await self._look()
                if self.owned:
                    # Every hint would be of what we have just done ourselves.
                    hints.close()
                    await asyncio.sleep(LOOK_S)
                else:
                    await self._around.heed(hints, LOOK_S)
        finally:
            hints.close()

    async def _look(self) -> None:
        async with self._turn:
            if self.own is not None:
                return
            found = await self._around.offload(self._store.owner, self.id)
            await self._catch_up(None)
            # Our own name there means that we are about to have it.
            owner = "" if found == self.name else address_of(found)
            if owner != self.owner:
                self.owner = owner
                self._changed()

    async def _catch_up(self, upto: int | None) -> None:
        """Tell the listeners of everything up to an entry, or up to the last."""
        if self._stale:
            await self._read_anew()
        while upto is None or self.sequence < upto:
            entries = await self._around.offload(self._read, self.sequence, MOST_AT_ONCE)
            for entry in entries:
                event = decode_event(entry.payload)
                self._state = after(self._state, entry.stream, event, Ms(entry.time_ms))
                for change in wallet_changes((event,)):
                    self._looks.pop(PatronId(change.patron), None)
                    self._wallets.pop(PatronId(change.patron), None)
                self._tell(_published(entry, event))
            if len(entries) < MOST_AT_ONCE:
                return

    def _read(self, after_entry: int, most: int) -> Sequence[Entry]:
        return list(self._store.read(self.id, after=after_entry, limit=most))

    def _tell(self, published: Published) -> None:
        self.sequence = published.first + len(published.events) - 1
        for listener in self.listeners:
            listener(published)

    def _changed(self) -> None:
        if self.owned or self.owner:
            self._asked.set()
        for changed in self.on_change:
            changed()

    # --- From its beginning to its end -------------------------------------------------------

    async def begin(self) -> None:
        """Read the log as it stands; nobody listens yet."""
        found = await self._around.offload(load_pit, self._store, self.id)
        self._state, self.sequence = found.state, found.sequence

    async def until_known(self) -> None:
        """Wait until it is known whose the pit is."""
        await self._asked.wait()

    async def ending_with(self, lasting: Coroutine[Any, Any, None]) -> None:
        """Run something that only ever ends by cancellation, or else the presence with it."""
        try:
            await lasting
        except Exception as error:
            self.end(stated_by(error) or type(error).__name__)
            if not isinstance(error, PuntoError):
                LOG.exception("unexpected error")

    def note(self, change: Fact) -> None:
        """Report how the pit changes hands; what is repeated only once."""
        if change != self._noted:
            self._noted = change
            self._told(change)

    def end(self, why: Fact | str) -> None:
        """It is over for good, from this moment on: waiting would not help."""
        self._asked.set()
        self.stopped = self.stopped or why
        if self.own is not None:
            self.own.end(self.stopped)
        for tell in self.on_stop:
            tell(self.stopped)


def _published(entry: Entry, event: PitEvent) -> Published:
    return Published(entry.sequence, Ms(entry.time_ms), ((entry.stream, event),))


if TYPE_CHECKING:
    AnyPit = Pit | Presence
    """A pit of which nobody asks whose it is."""
else:
    # msgspec looks into whatever a handler is given, and takes no union of two classes.
    AnyPit = Any


async def settled(pit: AnyPit) -> None:
    """Wait until a pit's state is what its listeners were told of, for another to join them.

    Memory runs ahead of the disk, and a pit that was lost leaves a memory that no log may ever say.
    A pit that is over settles no more, and tells nobody anything.
    """
    while not pit.quiet and not pit.stopped:
        await asyncio.sleep(SETTLES_S)


def _write_down(change: Fact) -> None:
    LOG.warning("a pit changes hands", extra={"detail": str(change)})


@asynccontextmanager
async def present(
    pit: PitId,
    store: Store,
    around: Surroundings,
    *,
    owner: str,
    seconds: float = SHARED_LEASE_S,
    ask_again_s: float = ASK_AGAIN_S,
    told: Callable[[Fact], None] = _write_down,
) -> AsyncIterator[Presence]:
    """A pit that this process owns whenever it can, and follows whenever it cannot."""
    here = Presence(pit, store, around, owner=owner, told=told)
    await here.begin()

    owning = keep(
        pit,
        store,
        around,
        owner=owner,
        serve=here.serve,
        seconds=seconds,
        ask_again_s=ask_again_s,
        told=here.note,
    )
    tasks = [asyncio.create_task(here.ending_with(one)) for one in (owning, here.follow())]
    try:
        await here.until_known()
        yield here
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
