"""The watch: checks a running house every few seconds, and thoroughly once a day."""

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select

from puntobanco.core.errors import cause_of, stated_by
from puntobanco.core.facts import Clauses, Fact, fact, to_json
from puntobanco.core.ids import Ms
from puntobanco.house.custody import Custody, CustodyFault, CustodyPart
from puntobanco.house.environment import run_in_thread
from puntobanco.office.follower import Follower
from puntobanco.office.report import report
from puntobanco.office.schema import open_reading
from puntobanco.office.theory import Theory
from puntobanco.progressive.wording import down_reason
from puntobanco.server.alarms import Alarms
from puntobanco.server.services import Services
from puntobanco.store import CorruptError, Note, Store, StoreError
from puntobanco.store.schema import clock_ms

LOG = logging.getLogger("punto.watch")

CHECK_S = 5.0
DAY_S = 86_400.0
FIRST_CHECK_S = 20.0
"""Seconds between a start and a daily check that is due, so that clients are served first."""
RETRY_S = 600.0
"""Seconds after a daily check that could not be made."""
_DAY_MS = 86_400_000

Stop = Callable[[Fact], None]
"""Stops the tables permanently, with a reason."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits beyond which a value raises an alarm."""

    lag_s: float = 0.5
    """Lag of the event loop. All clients wait that long."""
    queue: int = 5000
    """Commands waiting for the disk."""
    free_bytes: int = 1 << 29
    step_s: float = 2.0
    """A clock step, or the difference to the database's clock."""
    stepped_s: float = 3600.0
    """Duration of the alarm after a clock step, long enough to be noticed."""
    away_s: float = 10.0
    """Time without an answer from the database, or without an owner of the tables."""
    stands_s: float = 30.0
    """Time without progress of the back office although entries are waiting."""
    behind: int = 5000
    """Entries that a standby may be behind."""
    z: float = 4.0
    """Standard deviations between a bet's actual and expected hold."""
    z_wagers: int = 1000
    """Bets with fewer wagers are not judged."""
    z_days: int = 30


class HouseWatch:
    """Checks a house and raises alarms."""

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
        self._step: Fact | str = ""
        self._step_over_s = 0.0
        self._ownerless_since_s: float | None = None
        self._read, self._read_at_s = -1, 0.0
        """The last entry that the back office has read, and the time this was first seen."""
        self._ended: Fact | str = ""
        """Why a part of the watch has ended, if one has."""
        metrics = services.metrics
        metrics.gauge("punto_loop_lag_seconds", lambda: self._lag_s)
        metrics.gauge("punto_storage_free_bytes", lambda: self._free()[0])
        metrics.gauge("punto_clock_skew_seconds", lambda: self._skew_s)
        metrics.gauge("punto_entries_behind", lambda: self._behind)
        metrics.gauge("punto_alarms", lambda: len(alarms.active))

    async def run_part(self, look: Callable[[], Awaitable[None]]) -> None:
        """Run a part of the watch. If it ends with an error, an alarm stays raised."""
        try:
            await look()
        except Exception as error:
            LOG.exception("unexpected error")
            self._ended = fact("alarm-watch-ended", error=f"{type(error).__name__}: {error}")
            self._set_integrity_alarm(())

    async def check_forever(self, stop: Stop) -> None:
        """Check every few seconds until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(CHECK_S)
            self.note_lag(loop.time() - before - CHECK_S)
            await self.check_once(stop)

    async def check_once(self, stop: Stop) -> None:
        """Check once. Raise an alarm if that is impossible; stop the house if data is damaged."""
        looking = asyncio.ensure_future(self.run_quick_checks())
        try:
            done, _ = await asyncio.wait((looking,), timeout=self._bounds.away_s)
            if not done:
                why = fact("store-silent", seconds=f"{self._bounds.away_s:g}")
                self._alarms.set("away", why)
            await looking
        except CorruptError as error:
            self._set_integrity_alarm([CustodyFault(CustodyPart.LOG, stated_by(error))])
            stop(cause_of(error))
        except StoreError as error:
            self._alarms.set("away", stated_by(error))
        finally:
            looking.cancel()

    def note_lag(self, seconds: float) -> None:
        """Record the lag of the event loop."""
        self._lag_s = max(0.0, seconds)
        late = self._lag_s > self._bounds.lag_s
        self._alarms.set("lag", fact("alarm-lag", seconds=f"{self._lag_s:.1f}") if late else "")

    async def run_quick_checks(self) -> None:
        """Make all quick checks."""
        self._check_queue()
        self._check_storage()
        self._check_meters()
        await self._check_clock()
        await asyncio.to_thread(self._check_log)
        self._check_owner()
        self._check_reader()

    def _check_queue(self) -> None:
        waiting = self._services.pit.waiting
        long = waiting > self._bounds.queue
        self._alarms.set("queue", fact("alarm-queue", count=waiting) if long else "")

    def _check_storage(self) -> None:
        free, why = self._free()
        self._alarms.set("storage", why if free < self._bounds.free_bytes else "")

    def _free(self) -> tuple[int, Fact]:
        """Free space in the fuller place: the data folder, or the folder of an SQLite file."""
        folder = self._services.store.database.folder
        places = (self._folder, *(() if folder is None else (folder,)))
        return min(map(_free_space_at, places), key=lambda left: left[0])

    def _check_meters(self) -> None:
        meters = self._services.pit.state.meters.values()
        self._alarms.set(
            "meters",
            _joined_reasons(
                fact("alarm-meter", meter=meter.id, fault=down_reason(meter))
                for meter in meters
                if meter.fault
            ),
        )

    # --- The clock --------------------------------------------------------------------------

    def _clock_ahead(self) -> float:
        """Milliseconds by which the wall clock is ahead of the monotonic clock."""
        return self._services.clock() - 1000 * self._services.seconds()

    async def _check_clock(self) -> None:
        ahead = self._clock_ahead()
        step_s = (ahead - self._ahead_ms) / 1000
        self._ahead_ms = ahead
        if abs(step_s) > self._bounds.step_s:
            await self._note_step(step_s)
        if self._services.seconds() >= self._step_over_s:
            self._step = ""
        self._skew_s = await asyncio.to_thread(self._skew)
        wrong = abs(self._skew_s) > self._bounds.step_s
        skew = fact("alarm-skew", seconds=f"{self._skew_s:.1f}") if wrong else ""
        self._alarms.set("clock", _joined_reasons((self._step, skew)))

    async def _note_step(self, step_s: float) -> None:
        forward, seconds = step_s > 0, f"{abs(step_s):.1f}"
        stated = fact("clock-forward" if forward else "clock-back", seconds=seconds)
        self._step, self._step_over_s = stated, self._services.seconds() + self._bounds.stepped_s
        # At once: with SQLite, the database's clock is our own and reveals nothing.
        self._alarms.set("clock", stated)
        self._services.metrics.count("punto_clock_steps_total")
        LOG.error("clock step", extra={"detail": str(stated)})
        note = Note(self._services.clock(), "clock-step", "", "", to_json(stated))
        await asyncio.to_thread(self._services.store.notes.write, note)

    def _skew(self) -> float:
        """Seconds by which our clock is ahead of the database's, which times the leases."""
        with self._services.store.database.reading() as connection:
            theirs = connection.execute(select(clock_ms())).scalar_one()
        return (self._services.clock() - theirs) / 1000

    # --- The log ----------------------------------------------------------------------------

    def _check_log(self) -> None:
        pit = self._services.pit
        head = self._services.store.head(pit.id).sequence
        self._behind = 0 if pit.owned else max(0, head - pit.durable.sequence)
        far = self._behind > self._bounds.behind
        self._alarms.set("follow", fact("alarm-behind", count=self._behind) if far else "")

    def _check_reader(self) -> None:
        """Check the back office's reader: if it is stuck, reports silently become stale."""
        office, now = self._services.office, self._services.seconds()
        if not office.behind or office.reached != self._read:
            self._read, self._read_at_s = office.reached, now
        stands_s = now - self._read_at_s
        why = fact(
            "alarm-reading",
            seconds=f"{stands_s:.0f}",
            why=office.failed or fact("alarm-behind", count=office.behind),
        )
        self._alarms.set("reading", why if stands_s >= self._bounds.stands_s else "")

    def _check_owner(self) -> None:
        """Check for an owner. A takeover leaves a short gap; a long one is an alarm."""
        pit, now = self._services.pit, self._services.seconds()
        if pit.owned or pit.owner:
            self._ownerless_since_s = None
        elif self._ownerless_since_s is None:
            self._ownerless_since_s = now
        since = self._ownerless_since_s
        long = since is not None and now - since >= self._bounds.away_s
        self._alarms.set("away", fact("alarm-no-owner") if long else "")

    # --- Daily checks -----------------------------------------------------------------------

    async def check_daily(
        self,
        custody: Custody,
        stop: Stop,
        *,
        every_s: float = DAY_S,
        soon_s: float = FIRST_CHECK_S,
        again_s: float = RETRY_S,
    ) -> None:
        """Check integrity and holds until cancelled. A fault stops the house.

        If the last check is too old or unknown, the first one comes soon.
        """
        due_s = 0.0
        with suppress(StoreError):
            due_s = await asyncio.to_thread(custody.seconds_until_check, every_s)
        wait_s = max(soon_s, due_s)
        while True:
            await asyncio.sleep(wait_s)
            looked = await self._check_integrity(custody, stop)
            await self._check_hold()
            wait_s = every_s if looked else again_s

    async def _check_integrity(self, custody: Custody, stop: Stop) -> bool:
        """Check everything. Whether the check, and recording its result, was possible."""
        try:
            faults = await asyncio.to_thread(lambda: list(custody.faults(whole=True)))
            if not faults:
                await asyncio.to_thread(custody.record_passed_check)
        except CorruptError as error:
            # Do not write to a damaged database.
            self._set_integrity_alarm([CustodyFault(CustodyPart.LOG, stated_by(error))])
            stop(cause_of(error))
            return True
        except (StoreError, OSError) as error:
            self._alarms.set("integrity", fact("alarm-not-checked", why=stated_by(error)))
            return False
        self._set_integrity_alarm(faults)
        if faults:
            stop(faults[0].stated)
            with suppress(StoreError):
                await run_in_thread(custody.record_failed_check, faults[0])
        return True

    def _set_integrity_alarm(self, faults: Sequence[CustodyFault]) -> None:
        self._alarms.set(
            "integrity", _joined_reasons((self._ended, *(fault.stated for fault in faults)))
        )

    async def _check_hold(self) -> None:
        try:
            why = await asyncio.to_thread(
                hold_fault, self._services.store, self._services.clock(), self._bounds
            )
        except (StoreError, OSError) as error:
            why = fact("alarm-hold-unknown", why=stated_by(error))
        self._alarms.set("hold", why)


def _joined_reasons(parts: Iterable[Fact | str]) -> Fact | str:
    """The reasons that are not empty, as one; empty if there are none."""
    reasons = tuple(part for part in parts if part)
    if len(reasons) > 1:
        return fact("alarm-several", reasons=Clauses(reasons))
    return reasons[0] if reasons else ""


def _free_space_at(place: Path) -> tuple[int, Fact]:
    try:
        free = shutil.disk_usage(place).free
    except OSError as error:
        return 0, fact("storage-unreadable", place=str(place), why=error.strerror or "")
    return free, fact("storage-left", mebibytes=free // (1 << 20), place=str(place))


def hold_fault(store: Store, now: Ms, bounds: Bounds) -> Fact | str:
    """Bets whose hold differs from its expectation by more than chance explains."""
    with open_reading(store.database.url) as tables:
        Follower(store, tables).catch_up()
        since = Ms(now - bounds.z_days * _DAY_MS)
        made = report(tables, Theory(), since=since, until=now, generated=now, house="")
    return _joined_reasons(
        fact(
            "alarm-hold",
            bet=line.bet or "",
            game=line.game or "",
            deviations=f"{line.z:+.1f}",
            wagers=line.wagers,
        )
        for line in made.bets
        if line.z is not None and abs(line.z) > bounds.z and line.wagers >= bounds.z_wagers
    )
