"""One of several processes on one database: `python -m tests.kit.owner URL FOLDER NAME`.

It waits for the pit, runs its tables, and lets a patron bet at a dealer's table where betting stays
open. Every line it prints ends with the system's monotonic clock: `waits`, `has EPOCH`, `acked ID`,
`coup NUMBER` of the automatic table, `stopped WHY`.
"""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.floor import Floor
from puntobanco.house.host import Clock
from puntobanco.house.messages import Accepted, ToTable
from puntobanco.house.ownership import hold_lease, new_owner
from puntobanco.house.pit import Pit, PitStoppedError
from puntobanco.house.presence import presence_of
from puntobanco.house.projection import PublishedEvents
from puntobanco.store import Store, open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.events import BettingOpened
from puntobanco.table.state import Mode, Phase
from tests.kit import houses
from tests.kit.floors import QUICK
from tests.kit.houses import PIT, surroundings

HAND, AUTO = TableId("hand"), TableId("auto")
ANN, BOB = PatronId("ann"), PatronId("bob")
STEP = Minor(10_00)


def say(text: str) -> None:
    os.write(1, f"{text} {time.monotonic()}\n".encode())


class Owner:
    """A process that owns the pit or waits for it."""

    def __init__(self, name: str, folder: Path, store: Store) -> None:
        self.name = name
        self.store = store
        self.around = surroundings(folder)

    @asynccontextmanager
    async def serve(self, pit: Pit) -> AsyncIterator[None]:
        say(f"has {pit.lease.epoch}")
        here = presence_of(pit, self.store, self.around, owner=self.name)
        floor = Floor(here, Clock(self.around.clock, asyncio.sleep), os.urandom, pace=QUICK)
        here.durable.listeners.append(self._heard)
        floor.open()
        playing = asyncio.ensure_future(self._play(pit))
        try:
            yield
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await floor.close()

    def _heard(self, published: PublishedEvents) -> None:
        for stream, event in published.events:
            if stream == AUTO and isinstance(event, BettingOpened):
                say(f"coup {event.coup}")

    async def _play(self, pit: Pit) -> None:
        try:
            if pit.table(HAND).phase is Phase.CLOSED:
                await self._open(pit)
            ann, number = Actor(patron=ANN), 0
            while True:
                number += 1
                made = CommandId(f"{self.name}-{pit.lease.epoch}-{number}")
                # Placed and taken back in turn, so that no limit is ever reached.
                bet = commands.PlaceWager(coup=1, bet="player", stake=STEP)
                back = commands.TakeBackAll(coup=1)
                command = back if pit.table(HAND).play.acts.get(1) else bet
                say(f"sent {made}")
                sent = ToTable(id=made, table=HAND, by=ann, command=command)
                if isinstance(await pit.submit(sent), Accepted):
                    say(f"acked {made}")
                await asyncio.sleep(0.005)
        except PitStoppedError:
            say("refused")

    async def _open(self, pit: Pit) -> None:
        house = houses.Floor(pit)
        await house.open(HAND, "mini-baccarat", mode=Mode.DEALER)
        await house.open(AUTO, "mini-baccarat")
        await house.patron(ANN, table=HAND, seat=1)
        await house.patron(BOB, table=AUTO, seat=1)
        for command in (
            commands.StartShoe(commitment="by hand"),
            commands.CutShoe(position=9),
            commands.BurnCards(turned="As"),
            commands.OpenBetting(),
        ):
            await house.do(HAND, command)


async def main(url: str, folder: Path, name: str) -> None:
    with open_store(url) as store:
        process = Owner(name, folder, store)
        say("waits")
        await hold_lease(
            PIT,
            store,
            process.around,
            owner=new_owner(f"http://{name}.example"),
            serve=process.serve,
            report=lambda line: say(f"told {line}"),
        )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3]))
