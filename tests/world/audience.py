"""Checks what each process publishes and shows, whether or not it owns the pit.

A process is checked from its start to its end, across every change of owner. It must publish each
log entry once and in order, and nothing that is not durable. While it is not the owner, it must
show the state that the log leads to at the last entry it published.
"""

from collections.abc import Callable
from contextlib import suppress

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.house.messages import encode_event
from puntobanco.house.ownership import address_of
from puntobanco.house.pit import Pit, PublishedEvents
from puntobanco.house.pit_state import PitState
from puntobanco.house.presence import Presence
from puntobanco.store import LogEntry, StoreError
from tests.world.books import Books
from tests.world.cast import PATRONS
from tests.world.process import SimulatedProcess

DOUBTFUL_S = 2.0
"""Seconds in which a former owner may show its memory; after that it must have read the log."""
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
        self._doubtful: dict[SimulatedProcess, float] = {}
        """By process: until when it may show its memory of the pit it owned."""
        self._left: dict[SimulatedProcess, Pit] = {}
        """By process: the pit that it owned last."""
        self._stands: dict[SimulatedProcess, tuple[int, float]] = {}
        """By process: the entry it is at, and since when."""
        self._compared: dict[SimulatedProcess, tuple[int, PitState]] = {}

    def add_process(self, process: SimulatedProcess, here: Presence) -> None:
        """Check a process from now on."""
        self._next[process] = here.sequence + 1

    def lost(self, pit: Pit, *, by: SimulatedProcess) -> None:
        """A process no longer owns the pit."""
        self._left[by] = pit
        self._doubt(by)

    def _doubt(self, process: SimulatedProcess) -> None:
        self._doubtful[process] = self._seconds() + DOUBTFUL_S

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
        self._check_publisher(by)

    def _check_publisher(self, process: SimulatedProcess) -> None:
        """A former owner must have read the log before it publishes another's entries."""
        here = process.presence
        if here is None or here.owned or process not in self._doubtful:
            return
        if not self._left[process].stopped:
            # The pit is closing normally: its memory is right, and is still being written.
            return
        if not any(here.state == view for view in self.views[here.sequence :]):
            self._find("state", f"{process.name} tells of {here.sequence} and does not show it")

    def check_process(self, process: SimulatedProcess) -> None:
        """Check what must hold at any moment for a process with a presence."""
        here = process.presence
        if here is None or process.dead:
            return
        # Read wallets at any moment, as screens do: one cached too long must be found.
        wallets = None if self.wallets_wrong else _wallets(here)
        self._check_progress(process, here)
        if process.hangs and process in self._doubtful:
            self._doubt(process)
        if here.owned or self._seconds() < self._doubtful.get(process, 0):
            return
        self._doubtful.pop(process, None)
        self._check_state(process, here)
        if here.sequence == len(self.log) and wallets not in (None, self._kept_wallets()):
            self._find("wallets", f"{process.name} shows {wallets}, not {self._kept_wallets()}")

    def _check_state(self, process: SimulatedProcess, here: Presence) -> None:
        sequence, state = here.sequence, here.state
        looked_at, compared = self._compared.get(process, (0, None))
        if state is compared and sequence == looked_at:
            return
        self._compared[process] = sequence, state
        if sequence >= len(self.views):
            self._find("views", f"{process.name} stands at {sequence}, log {len(self.log)}")
        elif state != self.views[sequence]:
            self._find("state", f"{process.name} shows what no log says up to entry {sequence}")

    def _check_progress(self, process: SimulatedProcess, here: Presence) -> None:
        now = self._seconds()
        stands, since = self._stands.get(process, (-1, now))
        if process.hangs or stands != here.sequence or here.sequence >= len(self.log):
            self._stands[process] = here.sequence, now
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
