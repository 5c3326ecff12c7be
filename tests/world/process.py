"""One process of the house: it owns or follows the pit, and can hang or be killed."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

from puntobanco.core.errors import cause_of
from puntobanco.core.facts import Fact
from puntobanco.fairness.keys import SealingKey
from puntobanco.house.environment import Environment
from puntobanco.house.floor import Floor
from puntobanco.house.host import Clock, Pace
from puntobanco.house.messages import Answer, PitCommand
from puntobanco.house.patience import with_timeout
from puntobanco.house.pit import Pit
from puntobanco.house.presence import Presence, own_or_follow
from puntobanco.house.projection import PublishedEvents
from puntobanco.store import Hints, Store
from tests.world.bell import Bell
from tests.world.chance import ENTROPY, PROCESSES, Chance
from tests.world.clock import WallClock
from tests.world.disk import PIT, Disk
from tests.world.faults import DiedError, Faults

PACE = Pace(card_s=0.3, result_s=1, shoe_s=0.5, cut_s=2, offer_s=3, bank_s=3, unclaimed_s=1)
LEASE_S = 3.0
ASK_AGAIN_S = 1.0
SNAPSHOT_EVERY = 60
_COMMIT_MS = (1, 12)
_HINTS_LOST = 4
"""One hint in this many is lost."""


class Witness(Protocol):
    """Receives what processes do."""

    def submitted(
        self, sent: PitCommand, answer: "asyncio.Future[Answer]", *, by: "SimulatedProcess"
    ) -> None:
        """A command was submitted to a pit."""

    def joined(self, here: Presence, *, by: "SimulatedProcess") -> None:
        """A process has a presence to listen to."""

    def published(self, published: PublishedEvents, *, by: "SimulatedProcess") -> None:
        """A process published durable events."""

    def opened(self, pit: Pit, *, by: "SimulatedProcess") -> None:
        """A process now owns the pit."""

    def stopped(self, why: Fact, *, by: "SimulatedProcess") -> None:
        """A pit stopped, or could not be opened."""


@dataclass(frozen=True, slots=True)
class Site:
    """What the processes of a house share."""

    seed: int
    disk: Disk
    clock: WallClock
    faults: Faults
    witness: Witness
    bell: Bell


class SimulatedProcess:
    """A process from its start to its end."""

    def __init__(self, site: Site, number: int, *, owner: str, key: SealingKey) -> None:
        self.name = f"process {number}"
        self.owner = owner
        self.presence: Presence | None = None
        self.pit: Pit | None = None
        """The pit while this process owns it."""
        self.excused = False
        """Whether it met a fault that may stop a pit."""
        self.dead = False
        self._site = site
        self._key = key
        self._entropy = Chance(site.seed, ENTROPY + number).bytes
        self._delays = Chance(site.seed, PROCESSES + number)
        self._awake = asyncio.Event()
        self._awake.set()
        self._task: asyncio.Task[None] | None = None
        self._floor: Floor | None = None

    @property
    def failed(self) -> Fact | None:
        """Why one of its tables stopped; None if none did."""
        return None if self._floor is None else self._floor.failed

    def start(self) -> None:
        """Own the pit whenever possible, and follow it otherwise."""
        self._task = asyncio.get_running_loop().create_task(self._live(self._site.disk.store))

    async def _live(self, store: Store) -> None:
        around = Environment(
            clock=self._site.clock.now,
            entropy=self._entropy,
            key=self._key,
            offload=self._offload,
            await_hint=self._heed,
            in_time=self._in_time,
            snapshot_every=SNAPSHOT_EVERY,
        )
        presence = own_or_follow(
            PIT,
            store,
            around,
            owner=self.owner,
            seconds=LEASE_S,
            ask_again_s=ASK_AGAIN_S,
            report=self._report_change,
        )
        try:
            async with presence as here:
                await self._serve(here)
        except DiedError:
            pass
        except Exception as error:  # noqa: BLE001 -- the witness must hear of any error
            self._ended(cause_of(error))

    def kill(self) -> None:
        """End the process at once; what it holds in memory is lost."""
        self.dead = True
        self.pit = None
        self._awake.set()
        if self._task is not None:
            self._task.cancel()

    async def close(self) -> None:
        """Close the process."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def hang(self, seconds: float) -> None:
        """Make the process hang for a while."""
        self.excused = True
        self._awake.clear()
        try:
            await asyncio.sleep(seconds)
        finally:
            self._awake.set()

    async def awake(self) -> None:
        """Wait until the process does not hang."""
        await self._awake.wait()

    async def _in_time(self, asked: Awaitable[Any], seconds: float) -> Any:
        """`in_time` as in a real process that hangs: its timers hang too, and it resumes midway."""
        answer = asyncio.ensure_future(asked)
        try:
            while True:
                try:
                    return await with_timeout(asyncio.shield(answer), seconds)
                except TimeoutError:
                    if not self.hangs:
                        answer.cancel()
                        raise
                    await self.awake()
        except asyncio.CancelledError:
            answer.cancel()
            await asyncio.wait((answer,))
            raise

    @property
    def hangs(self) -> bool:
        """Whether the process hangs."""
        return not self._awake.is_set()

    def _report_change(self, change: Fact) -> None:
        if change.code == "pit-left":
            self._ended(change)

    def _ended(self, why: Fact) -> None:
        if not self.dead:
            self._site.witness.stopped(why, by=self)

    async def _serve(self, here: Presence) -> None:
        """Run the tables while this process owns the pit, as a server does, until it ends."""
        clock = Clock(self._site.clock.now, asyncio.sleep)
        self.presence, self._floor = here, Floor(here, clock, self._entropy, pace=PACE)
        self._site.witness.joined(here, by=self)
        here.durable.listeners.append(self._check_published)
        here.on_change.append(self._changed)
        here.on_stop.append(self._ended)
        self._changed()
        self._floor.open()
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            await self._floor.close()

    def _check_published(self, published: PublishedEvents) -> None:
        if not self.dead:
            self._site.witness.published(published, by=self)

    def _changed(self) -> None:
        """Handle a change of the pit's owner."""
        now = None if self.presence is None else self.presence.owned_pit
        if self.dead or now is self.pit:
            return
        self.pit = now
        if now is not None:
            self.excused = False
            self._watch(now)
            self._site.witness.opened(now, by=self)

    def _watch(self, pit: Pit) -> None:
        """Report every command to the witness, including those of the hosts."""
        submit = pit.submit

        def watched(sent: PitCommand) -> "asyncio.Future[Answer]":
            answer = submit(sent)
            self._site.witness.submitted(sent, answer, by=self)
            return answer

        pit.submit = watched  # type: ignore[method-assign]

    async def _offload(self, call: Callable[..., Any], *given: Any, **more: Any) -> Any:
        """Do a thread's work after a random pause, and never concurrently."""
        await self._pause()
        result = self._site.faults.carry_out(self, call, *given, **more)
        if getattr(call, "__name__", "") == "append":
            self._site.bell.ring()
        await self._pause()
        return result

    async def _heed(self, hints: Hints, seconds: float) -> None:
        """Wait for a hint, which may be lost."""
        del hints
        if self._delays.one_in(_HINTS_LOST):
            await asyncio.sleep(seconds)
        else:
            await self._site.bell.wait(seconds)

    async def _pause(self) -> None:
        await self.awake()
        await asyncio.sleep(self._delays.between(*_COMMIT_MS) / 1000)
        await self.awake()
        if self.dead:
            raise DiedError(f"{self.name} is dead")
