"""The watch: looks after a running house every few seconds, and at all of it once a day."""

import asyncio
import logging
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select

from puntobanco.core.ids import Ms
from puntobanco.house.custody import Custody
from puntobanco.house.reading.follower import Follower
from puntobanco.house.reading.report import report
from puntobanco.house.reading.schema import open_reading
from puntobanco.house.reading.theory import Theory
from puntobanco.server.alarms import Alarms
from puntobanco.server.services import Services
from puntobanco.store import Note, Store, StoreError
from puntobanco.store.schema import clock_ms

LOG = logging.getLogger("punto.watch")

LOOK_S = 5.0
DAY_S = 86_400.0
_DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class Bounds:
    """Beyond which a figure is an alarm."""

    lag_s: float = 0.5
    """How late the loop may be: everybody waits so long."""
    queue: int = 5000
    """Commands on their way to the disk."""
    free_bytes: int = 1 << 29
    step_s: float = 2.0
    """A step of the clock, or its difference to the database's."""
    behind: int = 5000
    """Entries that a follower may be behind."""
    z: float = 4.0
    """Standard deviations between what a bet kept and what it should have kept."""
    z_wagers: int = 1000
    """Of fewer wagers nothing is said."""
    z_days: int = 30


class Watch:
    """Looks at a house, and raises alarms."""

    def __init__(
        self,
        services: Services,
        alarms: Alarms,
        folder: Path,
        *,
        bounds: Bounds | None = None,
    ) -> None:
        self._services = services
        self._alarms = alarms
        self._folder = folder
        self._bounds = bounds or Bounds()
        self._lag_s = self._skew_s = 0.0
        self._behind = 0
        self._ahead_ms = self._clock_ahead()
        metrics = services.metrics
        metrics.gauge("punto_loop_lag_seconds", lambda: self._lag_s)
        metrics.gauge("punto_storage_free_bytes", self._free)
        metrics.gauge("punto_clock_skew_seconds", lambda: self._skew_s)
        metrics.gauge("punto_entries_behind", lambda: self._behind)
        metrics.gauge("punto_alarms", lambda: len(alarms.active))

    async def look_after(self) -> None:
        """Look every few seconds, for as long as this runs."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(LOOK_S)
            self.note_lag(loop.time() - before - LOOK_S)
            try:
                await self.look()
            except StoreError as error:
                LOG.warning("the store cannot be looked at", extra={"detail": str(error)})

    def note_lag(self, seconds: float) -> None:
        """How late the loop was."""
        self._lag_s = max(0.0, seconds)
        late = self._lag_s > self._bounds.lag_s
        self._alarms.set("lag", f"the loop was {self._lag_s:.1f} s late" if late else "")

    async def look(self) -> None:
        """Everything that can be seen at a glance."""
        self._look_at_queue()
        self._look_at_storage()
        self._look_at_meters()
        await self._look_at_clock()
        await asyncio.to_thread(self._look_at_log)

    def _look_at_queue(self) -> None:
        waiting = self._services.pit.waiting
        long = waiting > self._bounds.queue
        self._alarms.set("queue", f"{waiting} commands wait for the disk" if long else "")

    def _look_at_storage(self) -> None:
        free = self._free()
        low = free < self._bounds.free_bytes
        said = f"{free // (1 << 20)} MiB are left at {self._folder}" if low else ""
        self._alarms.set("storage", said)

    def _free(self) -> int:
        return shutil.disk_usage(self._folder).free

    def _look_at_meters(self) -> None:
        meters = self._services.pit.state.meters.values()
        faults = [f"{meter.id}: {meter.fault}" for meter in meters if meter.fault]
        self._alarms.set("meters", "; ".join(faults))

    # --- The clock --------------------------------------------------------------------------

    def _clock_ahead(self) -> float:
        """By how much the clock on the wall is ahead of one that only goes forward."""
        return self._services.clock() - 1000 * self._services.seconds()

    async def _look_at_clock(self) -> None:
        ahead = self._clock_ahead()
        step_s = (ahead - self._ahead_ms) / 1000
        self._ahead_ms = ahead
        if abs(step_s) > self._bounds.step_s:
            self._services.metrics.count("punto_clock_steps_total")
            said = f"the clock was put {abs(step_s):.1f} s {'forward' if step_s > 0 else 'back'}"
            LOG.error("clock step", extra={"detail": said})
            note = Note(self._services.clock(), "clock-step", "", "", said)
            await asyncio.to_thread(self._services.store.notes.write, note)
        self._skew_s = await asyncio.to_thread(self._skew)
        wrong = abs(self._skew_s) > self._bounds.step_s
        said = f"the clock is {self._skew_s:.1f} s ahead of the database's" if wrong else ""
        self._alarms.set("clock", said)

    def _skew(self) -> float:
        """How far our clock is ahead of the one by which leases run out, in seconds."""
        with self._services.store.database.reading() as connection:
            theirs = connection.execute(select(clock_ms())).scalar_one()
        return (self._services.clock() - theirs) / 1000

    # --- The log ----------------------------------------------------------------------------

    def _look_at_log(self) -> None:
        pit = self._services.pit
        head = self._services.store.head(pit.id).sequence
        self._behind = 0 if pit.owned else max(0, head - pit.sequence)
        far = self._behind > self._bounds.behind
        self._alarms.set("follow", f"{self._behind} entries behind the log" if far else "")

    # --- Once a day -------------------------------------------------------------------------

    async def look_daily(
        self, custody: Custody, stop: Callable[[str], None], *, every_s: float = DAY_S
    ) -> None:
        """Check integrity and the hold, for as long as this runs; a fault stops the house."""
        while True:
            await asyncio.sleep(every_s)
            try:
                faults = await asyncio.to_thread(lambda: list(custody.faults(whole=True)))
                self._alarms.set("integrity", "; ".join(map(str, faults)))
                if faults:
                    stop(str(faults[0]))
                else:
                    await asyncio.to_thread(custody.keep_anchors)
                said = await asyncio.to_thread(
                    hold_fault, self._services.store, self._services.clock(), self._bounds
                )
                self._alarms.set("hold", said)
            except StoreError as error:
                LOG.error("the daily look failed", extra={"detail": str(error)})  # noqa: TRY400


def hold_fault(store: Store, now: Ms, bounds: Bounds) -> str:
    """Bets that kept so much more or less than they should have that chance does not explain it."""
    with open_reading(store.database.url) as tables:
        Follower(store, tables).catch_up()
        since = Ms(now - bounds.z_days * _DAY_MS)
        made = report(tables, Theory(), since=since, until=now, generated=now, house="")
    return "; ".join(
        f"{line.bet} of {line.game}: {line.z:+.1f} standard deviations over {line.wagers} wagers"
        for line in made.bets
        if line.z is not None and abs(line.z) > bounds.z and line.wagers >= bounds.z_wagers
    )
