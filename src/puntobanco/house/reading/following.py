"""Following beside a running house: a thread with connections of its own.

The pit neither waits for it nor hears of it. It looks now and then rather than at every event, so
that a busy house is followed in few large batches, and it gives way after every entry, because all
threads of a process take turns. A follower that fails says why, leaves the tables where they were,
and tries again: a server may have been started anew, a disk have been full. Whoever reads the
tables sees how far they reach.
"""

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep

from puntobanco.core.ids import PitId
from puntobanco.house.reading.follower import Follower
from puntobanco.house.reading.schema import open_reading
from puntobanco.store import open_store

LOG = logging.getLogger("punto.reading")

PAUSE_S = 0.5
"""How long it rests between two looks at the log."""
AGAIN_S = 5.0
"""How long it rests after something went wrong."""


class Following:
    """A follower at work."""

    def __init__(self) -> None:
        self.failed: str = ""
        """What went wrong with its last look, if anything did."""
        self.reached: dict[PitId, int] = {}
        """The last entry of each pit that has been taken in."""
        self._leaving = threading.Event()
        self._look = threading.Event()

    def stop(self) -> None:
        """Have it leave off after the batch it is at."""
        self._leaving.set()
        self._look.set()

    def look(self) -> None:
        """Have it look at the log now rather than in a while."""
        self._look.set()

    def run(self, url: str, *, pause_s: float = PAUSE_S, again_s: float = AGAIN_S) -> None:
        """Follow the store at an address until told to stop; made to be a thread's work."""
        while not self._leaving.is_set():
            try:
                self._follow(url, pause_s)
            except Exception as error:  # noqa: BLE001 -- whatever it is, the house plays on
                self._note(f"{type(error).__name__}: {error}")
                self._leaving.wait(again_s)

    def _note(self, failed: str) -> None:
        """Say what went wrong; what goes wrong again and again, once."""
        if failed != self.failed:
            LOG.warning("the back office reads nothing new", extra={"detail": failed})
        self.failed = failed

    def _follow(self, url: str, pause_s: float) -> None:
        with (
            open_store(url, readonly=True, thorough=False) as store,
            open_reading(url) as tables,
        ):
            follower = Follower(store, tables, give_way=lambda: sleep(0))
            while not self._leaving.is_set():
                for state in store.pits():
                    self._follow_pit(follower, PitId(state.pit))
                self.failed = ""
                self._look.wait(pause_s)
                self._look.clear()

    def _follow_pit(self, follower: Follower, pit: PitId) -> None:
        while not self._leaving.is_set() and follower.step(pit) is not None:
            self.reached[pit] = follower.reached(pit)
        self.reached[pit] = follower.reached(pit)


@contextmanager
def following(
    url: str, *, pause_s: float = PAUSE_S, again_s: float = AGAIN_S
) -> Iterator[Following]:
    """A follower beside whatever the context does."""
    made = Following()
    pauses = {"pause_s": pause_s, "again_s": again_s}
    thread = threading.Thread(
        target=made.run, args=(url,), kwargs=pauses, name="reading", daemon=True
    )
    thread.start()
    try:
        yield made
    finally:
        made.stop()
        thread.join()
