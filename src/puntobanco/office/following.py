"""A follower in a thread of a running house, with its own connections.

The pit neither waits for it nor knows of it. It polls instead of following every event, so that a
busy house is followed in few large batches, and it yields after every entry, because the threads
of a process take turns. After an error it logs the reason, leaves the tables as they were and tries
again: a server may have restarted, or a disk have been full. Reports state how far the logs have
been read.
"""

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep

from puntobanco.core.errors import cause_of
from puntobanco.core.facts import Fact
from puntobanco.core.ids import PitId
from puntobanco.office.follower import Follower
from puntobanco.office.schema import open_reading
from puntobanco.store import open_store

LOG = logging.getLogger("punto.reading")

POLL_S = 0.5
"""Seconds between two polls of the log."""
RETRY_S = 5.0
"""Seconds before another try after an error."""


class FollowerThread:
    """Runs a follower until it is stopped."""

    def __init__(self) -> None:
        self.failed: Fact | None = None
        """The error of the last poll; None if there was none."""
        self.last_read: dict[PitId, int] = {}
        """The last entry of each pit that is in the tables."""
        self._stopping = threading.Event()
        self._poll_requested = threading.Event()

    def stop(self) -> None:
        """Stop after the current batch."""
        self._stopping.set()
        self._poll_requested.set()

    def poll_now(self) -> None:
        """Poll the log now instead of after the pause."""
        self._poll_requested.set()

    def run(self, url: str, *, pause_s: float = POLL_S, again_s: float = RETRY_S) -> None:
        """Follow the store at a URL until stopped; the target of a thread."""
        while not self._stopping.is_set():
            try:
                self._follow(url, pause_s)
            except Exception as error:  # noqa: BLE001 -- no error here may stop the house
                self._note(cause_of(error))
                self._stopping.wait(again_s)

    def _note(self, failed: Fact) -> None:
        """Log an error, once if it repeats."""
        if failed != self.failed:
            LOG.warning("the back office cannot read the log", extra={"detail": str(failed)})
        self.failed = failed

    def _follow(self, url: str, pause_s: float) -> None:
        with (
            open_store(url, readonly=True, thorough=False) as store,
            open_reading(url) as tables,
        ):
            follower = Follower(store, tables, give_way=lambda: sleep(0))
            while not self._stopping.is_set():
                for state in store.pits():
                    self._follow_pit(follower, PitId(state.pit))
                self.failed = None
                self._poll_requested.wait(pause_s)
                self._poll_requested.clear()

    def _follow_pit(self, follower: Follower, pit: PitId) -> None:
        while not self._stopping.is_set() and follower.step(pit) is not None:
            self.last_read[pit] = follower.reached(pit)
        self.last_read[pit] = follower.reached(pit)


@contextmanager
def run_follower(
    url: str, *, pause_s: float = POLL_S, again_s: float = RETRY_S
) -> Iterator[FollowerThread]:
    """A follower that runs for the time of the context."""
    made = FollowerThread()
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
