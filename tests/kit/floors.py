"""A floor at hand for tests: tables that run by a clock which hurries."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from puntobanco.core.ids import Ms
from puntobanco.house.floor import Floor
from puntobanco.house.host import Clock, Pace
from puntobanco.house.pit import open_pit
from puntobanco.store import Store, open_store
from tests.kit import houses
from tests.kit.chance import entropy
from tests.kit.houses import PIT, surroundings

QUICK = Pace(card_s=0.2, result_s=1, shoe_s=0.5, cut_s=2, offer_s=4, bank_s=4, unclaimed_s=1)


def hurried(times: float) -> Clock:
    """A clock that goes so many times as fast as the wall's."""
    begun = time.monotonic()

    def now() -> Ms:
        return Ms(1_700_000_000_000 + round(1000 * times * (time.monotonic() - begun)))

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds) / times)

    return Clock(now, sleep)


@asynccontextmanager
async def running(
    folder: Path, *, times: float = 200, pace: Pace = QUICK, hosted: bool = True
) -> AsyncIterator[tuple[houses.Floor, Floor, Store]]:
    """A pit with its floor open, in a folder that may have held one before.

    Without hosts nothing happens at a table by itself.
    """
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        clock = hurried(times)
        around = surroundings(folder)
        around.clock = clock.now
        async with open_pit(PIT, store, around) as pit:
            floor = Floor(pit, clock, entropy, pace=pace)
            if hosted:
                floor.open()
            try:
                yield houses.Floor(pit), floor, store
            finally:
                await floor.close()


async def until(holds: object, seconds: float = 20.0) -> None:
    """Wait until something holds, looking often."""
    assert callable(holds)
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.002)
