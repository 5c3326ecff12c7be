"""A log of a million events: the time of a restart and of a proof, and that both are correct."""

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter

import pytest

from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.loading import load_state
from puntobanco.house.messages import Accepted, ToTable
from puntobanco.house.ownership import SHARED_LEASE_S, acquire_pit
from puntobanco.house.pit import open_pit
from puntobanco.proof.log_proof import prove
from puntobanco.store import Store, open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.postgres import cluster, open_with_limit
from tests.kit.proofs import counted
from tests.kit.stated import KILLED

PATRONS = 7


async def fill(floor: Floor, events: int) -> None:
    """Place and take back wagers, coup after coup, until the log has this many events."""
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

    while floor.pit.durable.sequence < events:
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
    counted(events=proof.entries, filled_s=filled, restarted_s=restarted, proved_s=proved)


# --- Takeover ----------------------------------------------------------------------------------


async def dies(store: Store, folder: Path, events: int) -> ToTable:
    """An owner of a long log that dies suddenly; returns the last wager that it accepted."""
    async with open_pit(PIT, store, surroundings(folder), seconds=SHARED_LEASE_S) as pit:
        floor = Floor(pit)
        await fill(floor, events)
        ann = Actor(patron=PatronId("p1"))
        cash = commands.CashOut(amount=Minor(1_00))
        last = ToTable(id=CommandId("last"), table=TableId("t1"), by=ann, command=cash)
        assert isinstance(await pit.submit(last), Accepted)
        # No snapshot and no release: its lease must expire.
        pit.stop(KILLED)
    return last


async def inherits(store: Store, folder: Path, last: ToTable) -> Mapping[str, float]:
    """Take the pit over; returns how long it took."""
    start = perf_counter()
    async with acquire_pit(PIT, store, surroundings(folder), owner="heir") as pit:
        opened = perf_counter() - start
        # However many ids it has loaded, an accepted command is not carried out again.
        chips = pit.table(TableId("t1")).chips(PatronId("p1"))
        assert isinstance(await pit.submit(last), Accepted)
        assert pit.table(TableId("t1")).chips(PatronId("p1")) == chips
        answered = perf_counter() - start
        await pit.until_command_ids_loaded()
        learned = perf_counter() - start
        assert isinstance(await pit.submit(last), Accepted)
        assert pit.table(TableId("t1")).chips(PatronId("p1")) == chips
        assert pit.stopped is None
    return {"opened_s": opened, "answered_s": answered, "learned_s": learned}


def check_take_over(folder: Path, events: int) -> None:
    with cluster() as server:
        url = server.new_url()
        # The owner may be as slow as its machine; only the heir is measured.
        with open_with_limit(url, hung_ms=0) as store:
            last = run(dies(store, folder, events))
        with open_store(url) as store:
            took = run(inherits(store, folder, last))
            commands_before = sum(1 for _ in store.command_ids(PIT))
            counted(commands=commands_before, **took)
            assert commands_before > events // 2


@pytest.mark.part("postgresql")
def test_a_long_log_is_taken_over(tmp_path: Path) -> None:
    check_take_over(tmp_path, 5_000)


@pytest.mark.soak
@pytest.mark.part("postgresql")
def test_taking_over_a_million_events_is_fast(tmp_path: Path) -> None:
    check_take_over(tmp_path, 1_000_000)


def test_a_long_log_restarts_from_its_snapshot(tmp_path: Path) -> None:
    check_long_log(tmp_path, 5_000)


@pytest.mark.soak
def test_a_million_events_restart_from_a_snapshot(tmp_path: Path) -> None:
    check_long_log(tmp_path, 1_000_000)
