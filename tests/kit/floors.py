"""Automatic tables with a clock that tests move."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from puntobanco.house.floor import Floor
from puntobanco.house.host import Clock, Pace
from puntobanco.house.presence import Presence, own_alone
from puntobanco.store import Store, open_store
from tests.kit import houses
from tests.kit.chance import entropy
from tests.kit.houses import PIT, surroundings
from tests.kit.server import FakeClock

QUICK = Pace(card_s=0.2, result_s=1, shoe_s=0.5, cut_s=2, offer_s=4, bank_s=4, unclaimed_s=1)
STEP_S = 0.25
"""How far the clock moves at a time."""
PATIENCE_S = 120.0
"""Seconds of real time after which a test gives up."""


class SteppedFloor(houses.Floor):
    """A floor whose time passes only while a test waits."""

    pit: Presence

    def __init__(self, pit: Presence, clock: FakeClock) -> None:
        super().__init__(pit)
        self.clock = clock

    async def until(self, holds: Callable[[], bool]) -> None:
        """Let time pass until a condition holds.

        Time stops between two waits, so a slow machine misses no betting time.
        """
        async with asyncio.timeout(PATIENCE_S):
            while not holds():
                self.clock.pass_s(STEP_S)
                self.clock.wake()
                await asyncio.sleep(0.001)


@asynccontextmanager
async def running(
    folder: Path, *, pace: Pace = QUICK, hosted: bool = True
) -> AsyncIterator[tuple[SteppedFloor, Floor, Store]]:
    """A pit with its floor open, in a folder that may have held one before.

    Without hosts nothing happens automatically at a table.
    """
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        around = surroundings(folder)
        clock = FakeClock()
        clock.at = around.clock()
        around.clock = clock
        async with own_alone(PIT, store, around) as pit:
            floor = Floor(pit, Clock(clock, clock.sleep), entropy, pace=pace)
            if hosted:
                floor.open()
            try:
                yield SteppedFloor(pit, clock), floor, store
            finally:
                await floor.close()
