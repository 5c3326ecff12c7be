"""A log of a million events: how long a restart and a proof take, and that both come out right."""

import asyncio
import os
from pathlib import Path
from time import perf_counter

import pytest

from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.loading import load_state
from puntobanco.house.messages import ToTable
from puntobanco.house.pit import open_pit
from puntobanco.house.proof import prove
from puntobanco.store import open_store
from puntobanco.table import commands
from tests.kit.houses import PIT, Floor, run, surroundings

PATRONS = 7


async def fill(floor: Floor, events: int) -> None:
    """Wagers placed and taken back, coup after coup, until the log is so long."""
    await floor.open("t1", "mini-baccarat")
    actors = [
        await floor.patron(f"p{number}", table="t1", seat=number, chips=50_000_00)
        for number in range(1, PATRONS + 1)
    ]
    croupier = floor.croupier("t1")
    table = TableId("t1")

    async def bets(coup: int) -> None:
        for _ in range(100):
            sent = []
            for who in actors:
                place = commands.PlaceWager(coup=coup, bet="player", stake=Minor(10_00))
                for command in (place, commands.TakeBackWager(coup=coup)):
                    made = CommandId(os.urandom(12).hex())
                    sent.append(
                        floor.pit.submit(ToTable(id=made, table=table, by=who, command=command))
                    )
            await asyncio.gather(*sent)
        for who in actors:
            await floor.bet("t1", who, "player", 10_00)

    while floor.pit.lease.head.sequence < events:
        await croupier.round(bets)


def check_long_log(folder: Path, events: int) -> None:
    async def day() -> None:
        async with open_pit(PIT, store, surroundings(folder)) as pit:
            await fill(Floor(pit), events)
            assert pit.table(TableId("t1")).seat_of(PatronId("p1")) == 1

    url = f"sqlite:///{folder / 'house.db'}"
    with open_store(url) as store:
        start = perf_counter()
        run(day())
        filled = perf_counter() - start
    with open_store(url, thorough=False) as store:
        start = perf_counter()

        async def restart() -> None:
            async with open_pit(PIT, store, surroundings(folder)):
                pass

        run(restart())
        restarted = perf_counter() - start
        state, replayed, warnings = load_state(store, PIT)
        assert (replayed, warnings) == (0, ())
        start = perf_counter()
        proof = prove(store, PIT)
        proved = perf_counter() - start
    assert proof.whole, proof.findings[:3]
    assert proof.entries >= events
    assert state.tables
    print(
        f"{proof.entries} events: filled in {filled:.0f} s, restarted in {restarted:.1f} s, "
        f"proved in {proved:.0f} s"
    )


def test_a_long_evening_restarts_from_its_snapshot(tmp_path: Path) -> None:
    check_long_log(tmp_path, 5_000)


@pytest.mark.soak
def test_a_million_events_restart_from_a_snapshot(tmp_path: Path) -> None:
    check_long_log(tmp_path, 1_000_000)
