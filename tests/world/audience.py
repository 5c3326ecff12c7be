"""Checks what each process publishes and shows, whether or not it owns the pit.

A process is checked from its start to its end, across every change of owner. It must publish each
log entry once and in order, and nothing that is not durable. What it calls durable must always be
the state that the log leads to at the last entry it published.
"""

from collections.abc import Callable
from contextlib import suppress

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.house.messages import encode_event
from puntobanco.house.ownership import address_of
from puntobanco.house.pit_state import PitState
from puntobanco.house.presence import Presence
from puntobanco.house.projection import PublishedEvents
from puntobanco.store import LogEntry, StoreError
from tests.world.books import Books
from tests.world.cast import PATRONS
from tests.world.process import SimulatedProcess

FOLLOWS_S = 5.0
"""Seconds that a process that does not hang may stay at an entry when there are more."""


class Audience:
    """Checks what processes publish and show against the log."""

    def __init__(
        self, books: Books, find: Callable[[str, str], None], seconds: Callable[[], float]
    ) -> None:
        self.log: list[LogEntry] = []
        self.views = [PitState()]
        """The state that the log leads to, by the number of entries."""
        self.wallets_wrong = False
        """Whether a wallet in the store has been changed without the house."""
        self._books = books
        self._find = find
        self._seconds = seconds
        self._next: dict[SimulatedProcess, int] = {}
        """By process: the entry it must publish next."""
        self._stands: dict[SimulatedProcess, tuple[int, float]] = {}
        """By process: the entry it is at, and since when."""
        self._compared: dict[SimulatedProcess, tuple[int, PitState]] = {}

    def add_process(self, process: SimulatedProcess, here: Presence) -> None:
        """Check a process from now on."""
        self._next[process] = here.durable.sequence + 1

    def check_published(self, published: PublishedEvents, *, by: SimulatedProcess) -> None:
        """Check what a process publishes against the log."""
        if published.first != self._next[by]:
            self._find("views", f"{by.name} tells of {published.first} after {self._next[by] - 1}")
        self._next[by] = published.first + len(published.events)
        for sequence, (stream, event) in enumerate(published.events, published.first):
            if sequence > len(self.log):
                self._find("views", f"entry {sequence} is told of before it is durable")
                return
            entry = self.log[sequence - 1]
            told = stream, type(event).__name__, encode_event(event), published.at
            if told != (entry.stream, entry.kind, entry.payload, entry.time_ms):
                self._find("views", f"entry {sequence} is told as {told}, and the log has {entry}")
        if by.presence is not None:
            at = by.presence.durable.sequence
            if at != self._next[by] - 1:
                self._find("views", f"{by.name} tells of {self._next[by] - 1} and shows {at}")
            self._check_state(by, by.presence)

    def check_process(self, process: SimulatedProcess) -> None:
        """Check what must hold at any moment for a process with a presence."""
        here = process.presence
        if here is None or process.dead:
            return
        # Read wallets at any moment, as screens do: one cached too long must be found.
        wallets = None if self.wallets_wrong else _wallets(here)
        self._check_progress(process, here)
        self._check_state(process, here)
        if here.owned:
            return
        if here.durable.sequence == len(self.log) and wallets not in (None, self._kept_wallets()):
            self._find("wallets", f"{process.name} shows {wallets}, not {self._kept_wallets()}")

    def _check_state(self, process: SimulatedProcess, here: Presence) -> None:
        sequence, state = here.durable.sequence, here.durable.state
        looked_at, compared = self._compared.get(process, (0, None))
        if state is compared and sequence == looked_at:
            return
        self._compared[process] = sequence, state
        if sequence >= len(self.views):
            self._find("views", f"{process.name} stands at {sequence}, log {len(self.log)}")
        elif state != self.views[sequence]:
            self._find("state", f"{process.name} shows what no log says up to entry {sequence}")

    def _check_progress(self, process: SimulatedProcess, here: Presence) -> None:
        now, sequence = self._seconds(), here.durable.sequence
        stands, since = self._stands.get(process, (-1, now))
        if process.hangs or stands != sequence or sequence >= len(self.log):
            self._stands[process] = sequence, now
        elif now - since > FOLLOWS_S:
            self._find(
                "views", f"{process.name} has stood at entry {stands} since second {since:.1f}"
            )

    def _kept_wallets(self) -> dict[PatronId, Minor]:
        return {patron: Minor(self._books.balances[f"wallet/{patron}"]) for patron in PATRONS}

    def at_end(self, processes: list[SimulatedProcess]) -> None:
        """Without faults, one process owns the pit and every other one names it."""
        owners = [one for one in processes if one.presence is not None and one.presence.owned]
        if len(owners) != 1:
            self._find("running", f"{len(owners)} of {len(processes)} processes have the pit")
            return
        address = address_of(owners[0].owner)
        for process in processes:
            said = "" if process.presence is None else process.presence.owner
            if process not in owners and said != address:
                self._find("views", f"{process.name} says that {said or 'nobody'} has the pit")


def _wallets(here: Presence) -> dict[PatronId, Minor] | None:
    """The wallets that a process shows; None if one cannot be read now."""
    with suppress(StoreError):
        return {patron: here.durable_wallet(patron) for patron in PATRONS}
    return None
