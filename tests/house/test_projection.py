"""What is durable of a pit: what listeners get, and what it leads to."""

import asyncio
from pathlib import Path

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.house.loading import load_state
from puntobanco.house.pit_state import PitState, evolve_pit
from puntobanco.house.presence import own_alone
from puntobanco.house.projection import PublishedEvents
from puntobanco.store import open_store
from puntobanco.table import commands
from tests.kit.houses import PIT, Floor, run, surroundings

T1 = TableId("t1")


def test_the_published_state_is_what_the_published_events_lead_to(tmp_path: Path) -> None:
    folded, heard = PitState(), 0

    async def evening() -> None:
        with open_store(f"sqlite:///{tmp_path}/house.db") as store:
            async with own_alone(PIT, store, surroundings(tmp_path)) as here:

                def fold(published: PublishedEvents) -> None:
                    nonlocal folded, heard
                    assert published.first == heard + 1
                    for stream, event in published.events:
                        folded = evolve_pit(folded, stream, event, published.at)
                    heard += len(published.events)
                    assert published.state == here.durable.state == folded
                    assert here.durable.sequence == heard <= store.head(PIT).sequence

                here.durable.listeners.append(fold)
                floor = Floor(here)
                await floor.open("t1", "mini-baccarat")
                ann = await floor.patron("ann", table="t1", seat=1)

                async def bets(_coup: int) -> None:
                    # At once, so that memory runs ahead of what is published.
                    wagers = (floor.bet("t1", ann, bet, 10_00) for bet in ("player", "tie"))
                    await asyncio.gather(*wagers)

                for _ in range(3):
                    await floor.croupier("t1").round(bets)
                await floor.do("t1", commands.CashOut(amount=Minor(10_00)), ann)
            assert len(folded.table(T1).recall) == 3
            assert (folded, heard) == (load_state(store, PIT)[0], store.head(PIT).sequence)

    run(evening())
