"""The follower: exactly once despite failures, and the same rows whichever way it is run."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text, update

from puntobanco.office import keeping
from puntobanco.office.follower import Follower
from puntobanco.office.schema import CURSOR, METER_HOUR, READING, open_reading
from puntobanco.store import (
    Database,
    ForeignError,
    Store,
    UnreachableError,
    WriteError,
    open_store,
)
from tests.kit.houses import PIT
from tests.kit.stated import stating
from tests.office.houses import House, dump

ROOT = Path(__file__).parent.parent.parent


def test_a_follower_reads_every_entry_once(house: House) -> None:
    with open_reading(house.url) as tables:
        READING.drop(tables)
        follower = Follower(house.store, tables)
        assert follower.catch_up() == house.store.head(PIT).sequence
        before = dump(tables)
        # Nobody plays on a meter here; tests/office/test_meters.py has one.
        assert [name for name, rows in before.items() if not rows] == [METER_HOUR.name]
        assert follower.catch_up() == 0
        assert dump(tables) == before


def test_rebuilt_tables_are_identical(store: Store, tables: Database) -> None:
    before = dump(tables)
    assert Follower(store, tables).rebuild() == store.head(PIT).sequence
    assert dump(tables) == before


@pytest.mark.parametrize("batch", [10, 64, 500])
def test_batches_of_any_size_give_the_same_tables(
    store: Store, tables: Database, batch: int
) -> None:
    before = dump(tables)
    Follower(store, tables, batch=batch).rebuild()
    assert dump(tables) == before


def test_a_failed_write_leaves_nothing_behind(
    store: Store, tables: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dump(tables)
    READING.drop(tables)
    follower = Follower(store, tables, batch=200)
    follower.step(PIT)
    here = dump(tables)
    # Looking up the cursor takes one write, and a batch thirteen.
    for point in range(1, 15):
        calls = count(1)
        with monkeypatch.context() as patched:
            for name in ("insert_new", "upsert"):
                patched.setattr(keeping, name, _failing(getattr(keeping, name), calls, point))
            with pytest.raises(OSError, match="Input/output error"):
                Follower(store, tables, batch=200).step(PIT)
        assert dump(tables) == here
    assert follower.catch_up() == store.head(PIT).sequence - 200
    assert dump(tables) == before


def _failing(write: Callable[..., None], calls: Iterator[int], point: int) -> Callable[..., None]:
    def one(*arguments: object, **more: object) -> None:
        if next(calls) == point:
            raise OSError(5, "Input/output error")
        write(*arguments, **more)

    return one


def test_a_repeatedly_killed_follower_continues(house: House, tables: Database) -> None:
    before = dump(tables)
    READING.drop(tables)
    chance = random.Random(5)
    command = [sys.executable, "-m", "tests.office.victim", house.url]
    for _ in range(4):
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as victim:
            assert victim.stdout is not None
            assert victim.stdout.readline() == b"ready\n"
            time.sleep(chance.uniform(0.02, 0.3))
            os.kill(victim.pid, signal.SIGKILL)
    Follower(house.store, tables).catch_up()
    assert dump(tables) == before


def test_two_followers_read_every_entry_once(house: House, tables: Database) -> None:
    before = dump(tables)
    READING.drop(tables)
    taken: list[int] = []

    def follow() -> None:
        with (
            open_store(house.url, readonly=True, thorough=False) as store,
            open_reading(house.url) as mine,
        ):
            taken.append(Follower(store, mine, batch=20).catch_up())

    both = [threading.Thread(target=follow) for _ in range(2)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert len(taken) == 2
    assert sum(taken) == house.store.head(PIT).sequence
    assert dump(tables) == before


@pytest.mark.parametrize("change", [{"hash": bytes(32)}, {"sequence": 10**6}])
def test_tables_of_another_log_are_rebuilt(
    store: Store, tables: Database, change: dict[str, object]
) -> None:
    before = dump(tables)
    with tables.writing() as connection:
        connection.execute(update(CURSOR).values(change))
    assert Follower(store, tables).catch_up() == store.head(PIT).sequence
    assert dump(tables) == before


def test_tables_of_another_version_are_rebuilt(
    house: House, tables: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dump(tables)
    with monkeypatch.context() as older:
        older.setattr(READING, "shape", "0/0")
        with open_reading(house.url) as other, other.writing() as connection:
            connection.execute(text("CREATE TABLE reading_of_old (x INTEGER)"))
    with open_reading(house.url) as again:
        assert [name for name, rows in dump(again).items() if rows] == ["reading_shape"]
        with pytest.raises(WriteError), again.writing() as connection:
            connection.execute(text("SELECT * FROM reading_of_old"))
        Follower(house.store, again).catch_up()
        assert dump(again) == before


def test_a_follower_stops_if_another_version_replaces_its_tables(
    house: House, tables: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    follower = Follower(house.store, tables)
    with monkeypatch.context() as newer:
        newer.setattr(READING, "shape", "9/9")
        open_reading(house.url).close()
    with stating(WriteError, "store-shape", name="reading", found="9/9"):
        follower.catch_up()
    open_reading(house.url).close()


def test_a_foreign_file_is_left_unchanged(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/house.db"
    open_store(address).close()
    foreign = open_store(f"sqlite:///{tmp_path}/house.db.reading")
    foreign.close()
    before = (tmp_path / "house.db.reading").read_bytes()
    with stating(ForeignError, "store-foreign", file=f"{tmp_path}/house.db.reading"):
        open_reading(address)
    assert (tmp_path / "house.db.reading").read_bytes() == before


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with stating(UnreachableError, "store-no-folder"):
        open_reading(f"sqlite:///{tmp_path}/nowhere/house.db")


def test_following_takes_no_lock_of_the_log(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/house.db"
    with open_store(address) as store, open_reading(address) as tables:
        with tables.writing() as connection:
            connection.execute(text("DELETE FROM reading_cursor"))
            # A follower's transaction is open while the log is written.
            with store.acquire(PIT, owner="ann") as lease:
                assert lease.head.sequence == 0
        assert (tmp_path / "house.db.reading").exists()
