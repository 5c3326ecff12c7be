"""The watch over a running house: what it measures, and when it raises an alarm."""

import asyncio
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from puntobanco.core.ids import MeterId, Ms
from puntobanco.fairness.keys import read_key
from puntobanco.house.custody import Custody
from puntobanco.house.pit import open_pit
from puntobanco.people.staff import Role
from puntobanco.progressive.state import Meter
from puntobanco.server.alarms import Alarms, Name
from puntobanco.server.watch import Bounds, Watch, hold_fault
from puntobanco.store import Store, open_store
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.server import OpenHouse, open_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture
def alarms(house: OpenHouse) -> Alarms:
    return Alarms(house.services.metrics)


def watch(house: OpenHouse, alarms: Alarms, folder: Path, **bounds: float) -> Watch:
    # The clock of the test stands in another year than the database's.
    far = {"step_s": 1e12} | bounds
    return Watch(house.services, alarms, folder, bounds=Bounds(**far))  # type: ignore[arg-type]


def test_a_house_in_order_has_no_alarms_and_tells_its_figures(
    house: OpenHouse, alarms: Alarms, tmp_path: Path
) -> None:
    looking = watch(house, alarms, tmp_path)
    house.call(looking.look())
    looking.note_lag(0.01)
    assert alarms.active == {}
    told = house.staff(Role.ADMIN).get("/metrics").text
    for name in ("loop_lag_seconds 0.01", "entries_behind 0", "alarms 0", "alarm_storage 0"):
        assert f"punto_{name}\n" in told
    assert "punto_storage_free_bytes" in told
    assert "punto_clock_skew_seconds" in told


def test_alarms_are_told_once_when_they_begin_and_when_they_end(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    looking = watch(house, alarms, tmp_path)
    with caplog.at_level(logging.WARNING, "punto.alarms"):
        for seconds in (0.1, 0.9, 1.4, 0.2, 0.1):
            looking.note_lag(seconds)
    assert [record.getMessage() for record in caplog.records] == ["alarm", "alarm over"]
    assert caplog.records[0].detail == "the loop was 0.9 s late"  # type: ignore[attr-defined]


def test_a_long_queue_and_a_full_disk_are_alarms(
    house: OpenHouse, alarms: Alarms, tmp_path: Path
) -> None:
    looking = watch(house, alarms, tmp_path, queue=-1, free_bytes=1 << 60)
    house.call(looking.look())
    assert alarms.active["queue"] == "0 commands wait for the disk"
    assert alarms.active["storage"].endswith(f" MiB are left at {tmp_path}")


def test_a_meter_that_does_not_trust_itself_is_an_alarm(
    house: OpenHouse, alarms: Alarms, tmp_path: Path
) -> None:
    looking, state = watch(house, alarms, tmp_path), house.pit.state
    meter = Meter(MeterId("dragon"), fault="it flickers")
    house.pit.state = replace(state, meters={meter.id: meter})
    house.call(looking.look())
    assert alarms.active == {"meters": "dragon: it flickers"}
    house.pit.state = state
    house.call(looking.look())
    assert alarms.active == {}


@pytest.mark.assures("AUD-07")
def test_a_step_of_the_clock_is_noted(house: OpenHouse, alarms: Alarms, tmp_path: Path) -> None:
    house.services.seconds = lambda: 5.0
    looking = watch(house, alarms, tmp_path, step_s=2.0)
    house.clock.at -= 3_600_000
    house.call(looking.look())
    assert "ahead of the database's" in alarms.active["clock"]
    (note,) = house.services.store.notes.latest()
    assert (note.what, note.detail) == ("clock-step", "the clock was put 3600.0 s back")
    house.clock.at += 5000
    house.call(looking.look())
    assert house.services.store.notes.latest()[0].detail == "the clock was put 5.0 s forward"
    assert "punto_clock_steps_total 2\n" in house.staff(Role.ADMIN).get("/metrics").text


@pytest.mark.assures("AUD-08")
def test_once_a_day_all_of_it_is_checked_and_a_fault_stops_the_house(
    house: OpenHouse, alarms: Alarms, tmp_path: Path
) -> None:
    program = tmp_path / "program"
    program.mkdir()
    (program / "core.py").write_text("RULES = 1\n")
    custody = Custody(
        house.services.store, tmp_path, read_key(tmp_path / "key"), house.clock, program
    )
    custody.keep()
    looking = watch(house, alarms, tmp_path)

    async def two_days() -> None:
        daily = asyncio.create_task(looking.look_daily(custody, house.pit.end, every_s=0.01))
        await asyncio.sleep(0.3)
        assert not house.pit.stopped
        (program / "core.py").write_text("RULES = 2\n")
        async with asyncio.timeout(20):
            why = await house.pit.until_stopped()
        assert why.startswith("program: version 0.1.0 differs in core.py")
        daily.cancel()
        await asyncio.gather(daily, return_exceptions=True)

    house.call(two_days())
    assert alarms.active["integrity"].startswith("program: ")
    assert house.person().get("/health").status_code == 503


async def some_rounds(store: Store, folder: Path) -> None:
    async with open_pit(PIT, store, surroundings(folder)) as pit:
        floor = Floor(pit)
        await floor.open("t1", "mini-baccarat")
        ann = await floor.patron("ann", table="t1", seat=1)
        for _ in range(5):
            await floor.croupier("t1").round(floor.betting("t1", (ann, "player", 10_00)))


@pytest.mark.assures("GAM-16")
def test_a_bet_that_keeps_what_it_should_not_is_an_alarm(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    with open_store(url) as store:
        run(some_rounds(store, tmp_path))
        now = Ms(max(entry.time_ms for entry in store.read(PIT)) + 1)
        assert hold_fault(store, now, Bounds()) == ""
        told = hold_fault(store, now, Bounds(z=0.0, z_wagers=1))
    assert "standard deviations over" in told


def test_the_run_book_says_what_to_do_about_every_alarm() -> None:
    book = (Path(__file__).parents[2] / "docs" / "runbook.md").read_text(encoding="utf-8")
    assert re.findall(r"^### (\S+)$", book, re.MULTILINE) == list(get_args(Name))
