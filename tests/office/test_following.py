"""Following a running house: the follower keeps up, and the house never depends on it."""

import asyncio
import gc
from pathlib import Path

import pytest
from sqlalchemy import select

from puntobanco.house.pit import open_pit
from puntobanco.office.follower import Follower
from puntobanco.office.following import run_follower
from puntobanco.office.schema import CURSOR, open_reading
from puntobanco.proof.log_proof import prove
from puntobanco.store import Store, open_store
from tests.kit.evenings import Evening, seeded_surroundings
from tests.kit.houses import PIT, run
from tests.kit.stated import assert_states
from tests.office.houses import dump

PATIENCE_S = 60
"""A follower that has not caught up by then is stuck, not slow."""


async def play(store: Store, folder: Path) -> None:
    async with open_pit(PIT, store, seeded_surroundings(folder, 4)) as pit:
        evening = Evening(pit, 4)
        await evening.open_all()
        await evening.play(3)


async def caught_up(store: Store, url: str) -> None:
    with open_reading(url) as tables:
        head = store.head(PIT).sequence
        while True:
            with tables.reading() as connection:
                if connection.execute(select(CURSOR.c.sequence)).scalar_one_or_none() == head:
                    return
            await asyncio.sleep(0.05)


def test_a_follower_keeps_up_with_a_running_house(url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        with run_follower(url, pause_s=0.01) as beside:
            await play(store, tmp_path)
            await asyncio.wait_for(caught_up(store, url), PATIENCE_S)
        assert beside.failed is None

    with open_store(url) as store:
        run(evening())
        assert prove(store, PIT).whole
        with open_reading(url) as tables:
            live = dump(tables)
            Follower(store, tables).rebuild()
            assert dump(tables) == live


def test_a_follower_that_cannot_write_does_not_stop_the_house(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    with open_store(url) as store:
        (tmp_path / "house.db.reading").write_bytes(b"no database at all, but long enough" * 40)
        with run_follower(url, pause_s=0.01) as beside:
            run(play(store, tmp_path))
        assert_states(beside.failed, "store-damaged-on-write", file=f"{tmp_path}/house.db.reading")
        assert prove(store, PIT).whole


def test_a_follower_resumes_after_a_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        with run_follower(url, pause_s=0.01, again_s=0.01) as beside:
            await play(store, tmp_path)
            while not beside.failed:
                await asyncio.sleep(0.01)
            in_the_way.unlink()
            await asyncio.wait_for(caught_up(store, url), PATIENCE_S)
            while beside.failed:
                await asyncio.sleep(0.01)

    url = f"sqlite:///{tmp_path}/house.db"
    in_the_way = tmp_path / "house.db.reading"
    with open_store(url) as store:
        in_the_way.write_bytes(b"no database at all, but long enough" * 40)
        run(evening())
    gc.collect()  # a connection left open would complain now
    said = [record for record in caplog.records if record.name == "punto.reading"]
    assert len(said) == 1, "what goes wrong again and again is said once"
