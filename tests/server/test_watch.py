"""Monitoring of a running house: what it measures, and when it raises an alarm."""

import asyncio
import logging
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import get_args

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import Fact, fact, from_json
from puntobanco.core.ids import MeterId, Ms
from puntobanco.fairness.keys import read_key
from puntobanco.house.custody import ANCHORS, Custody
from puntobanco.house.pit import open_pit
from puntobanco.office.follower import Follower
from puntobanco.office.report import report
from puntobanco.office.schema import open_reading
from puntobanco.office.theory import Theory
from puntobanco.people.staff import Role
from puntobanco.progressive.state import Meter, MeterFault
from puntobanco.server.alarms import Alarms, Name
from puntobanco.server.running import _house_watch
from puntobanco.server.watch import Bounds, HouseWatch, Stop, hold_fault
from puntobanco.sheets import load_game
from puntobanco.store import CorruptError, Store, UnreachableError, open_store
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.server import OpenHouse, open_house
from tests.kit.stated import KILLED, assert_states, facts_in


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture
def alarms(house: OpenHouse) -> Alarms:
    return Alarms(house.services.metrics)


def watch(house: OpenHouse, alarms: Alarms, folder: Path, **bounds: float) -> HouseWatch:
    # The clock of the test is years away from the database's.
    far = {"step_s": 1e12, "stands_s": 1e12} | bounds
    return HouseWatch(house.services, alarms, folder, bounds=Bounds(**far))  # type: ignore[arg-type]


def test_a_healthy_house_has_no_alarms_and_reports_its_metrics(
    house: OpenHouse, alarms: Alarms, tmp_path: Path
) -> None:
    looking = watch(house, alarms, tmp_path)
    house.call(looking.run_quick_checks())
    looking.note_lag(0.01)
    assert alarms.active == {}
    told = house.staff(Role.ADMIN).get("/metrics").text
    for name in ("loop_lag_seconds 0.01", "entries_behind 0", "alarms 0", "alarm_storage 0"):
        assert f"punto_{name}\n" in told
    assert "punto_storage_free_bytes" in told
    assert "punto_clock_skew_seconds" in told


def test_alarms_are_logged_at_their_start_and_end(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    looking = watch(house, alarms, tmp_path)
    with caplog.at_level(logging.WARNING, "punto.alarms"):
        for seconds in (0.1, 0.9, 1.4, 0.2, 0.1):
            looking.note_lag(seconds)
    assert [record.getMessage() for record in caplog.records] == ["alarm", "alarm cleared"]
    late = fact("alarm-lag", seconds="0.9")
    assert caplog.records[0].detail == str(late)  # type: ignore[attr-defined]


def test_a_long_queue_and_a_full_disk_are_alarms(
    house: OpenHouse, alarms: Alarms, tmp_path: Path
) -> None:
    looking = watch(house, alarms, tmp_path, queue=-1, free_bytes=1 << 60)
    house.call(looking.run_quick_checks())
    assert alarms.active["queue"] == fact("alarm-queue", count=0)
    left = alarms.active["storage"]
    assert isinstance(left, Fact)
    assert (left.code, left.get("place")) == ("storage-left", str(tmp_path))


def test_a_faulted_meter_is_an_alarm(house: OpenHouse, alarms: Alarms, tmp_path: Path) -> None:
    looking, state = watch(house, alarms, tmp_path), house.pit.state
    game = load_game("progressive-3")
    meter = Meter(MeterId("dragon"), game=game, fault=MeterFault(note="it flickers"))
    house.pit.state = replace(state, meters={meter.id: meter})
    house.call(looking.run_quick_checks())
    assert alarms.active == {"meters": fact("alarm-meter", meter="dragon", fault="it flickers")}
    house.pit.state = state
    house.call(looking.run_quick_checks())
    assert alarms.active == {}


@pytest.mark.assures("AUD-07")
def test_a_clock_step_is_noted(house: OpenHouse, alarms: Alarms, tmp_path: Path) -> None:
    house.services.seconds = lambda: 5.0
    looking = watch(house, alarms, tmp_path, step_s=2.0)
    house.clock.at -= 3_600_000
    house.call(looking.run_quick_checks())
    assert_states(alarms.active["clock"], "alarm-skew")
    (note,) = house.services.store.notes.latest()
    assert note.what == "clock-step"
    assert from_json(note.detail) == fact("clock-back", seconds="3600.0")
    house.clock.at += 5000
    house.call(looking.run_quick_checks())
    detail = house.services.store.notes.latest()[0].detail
    assert from_json(detail) == fact("clock-forward", seconds="5.0")
    assert "punto_clock_steps_total 2\n" in house.staff(Role.ADMIN).get("/metrics").text


@pytest.mark.assures("AUD-07")
def test_a_clock_step_is_an_alarm_if_the_database_uses_the_same_clock(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = [0.0]
    house.services.seconds = lambda: passed[0]
    looking = watch(house, alarms, tmp_path, step_s=2.0)
    monkeypatch.setattr(HouseWatch, "_skew", lambda _: 0.0)
    house.clock.at += 60_000
    house.call(looking.run_quick_checks())
    assert alarms.active == {"clock": fact("clock-forward", seconds="60.0")}
    for seconds, active in ((3599.0, {"clock"}), (3600.0, set())):
        house.clock.at += round(1000 * (seconds - passed[0]))
        passed[0] = seconds
        house.call(looking.run_quick_checks())
        assert alarms.active.keys() == active


def test_the_database_disk_is_watched(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "elsewhere"
    other.mkdir()
    looking, left = watch(house, alarms, other), {other: 1 << 40, tmp_path: 5 << 20}
    monkeypatch.setattr(shutil, "disk_usage", lambda place: SimpleNamespace(free=left[place]))
    house.call(looking.run_quick_checks())
    assert alarms.active == {"storage": fact("storage-left", mebibytes=5, place=str(tmp_path))}
    left[tmp_path] = 1 << 40
    house.call(looking.run_quick_checks())
    assert alarms.active == {}


def test_a_missing_folder_is_an_alarm_and_metrics_continue(
    house: OpenHouse, alarms: Alarms, tmp_path: Path
) -> None:
    house.call(watch(house, alarms, tmp_path / "gone").run_quick_checks())
    assert alarms.active["storage"] == fact(
        "storage-unreadable", place=str(tmp_path / "gone"), why="No such file or directory"
    )
    assert "punto_storage_free_bytes 0\n" in house.staff(Role.ADMIN).get("/metrics").text


def test_an_unreachable_database_is_an_alarm_until_it_returns(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = watch(house, alarms, tmp_path)

    def away(_: HouseWatch) -> float:
        raise UnreachableError("db.example cannot be read (connection refused)")

    with monkeypatch.context() as patch:
        patch.setattr(HouseWatch, "_skew", away)
        house.call(looking.check_once(house.pit.stop))
    assert alarms.active == {"away": "db.example cannot be read (connection refused)"}
    assert not house.pit.stopped
    house.call(looking.check_once(house.pit.stop))
    assert alarms.active == {}


def test_an_unresponsive_database_is_an_alarm(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, answers = watch(house, alarms, tmp_path, away_s=0.01), threading.Event()
    monkeypatch.setattr(HouseWatch, "_skew", lambda _: float(not answers.wait(60)))

    async def story() -> None:
        look = asyncio.create_task(looking.check_once(house.pit.stop))
        await until(lambda: "away" in alarms.active)
        assert alarms.active["away"] == fact("store-silent", seconds="0.01")
        answers.set()
        await look

    house.call(story())
    assert alarms.active == {}


def test_tables_without_an_owner_become_an_alarm(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = watch(house, alarms, tmp_path, away_s=10.0)
    with monkeypatch.context() as patch:
        patch.setattr(house.services.pit, "owned_pit", None)
        house.call(looking.run_quick_checks())
        assert alarms.active == {}
        house.clock.at += 10_000
        house.call(looking.run_quick_checks())
        assert alarms.active == {"away": fact("alarm-no-owner")}
    house.call(looking.run_quick_checks())
    assert alarms.active == {}


def test_damage_found_by_a_quick_check_stops_the_house(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(_: HouseWatch) -> float:
        raise CorruptError("house.db is damaged (database disk image is malformed)")

    monkeypatch.setattr(HouseWatch, "_skew", damaged)
    house.call(watch(house, alarms, tmp_path).check_once(house.pit.stop))
    assert str(alarms.active["integrity"]).startswith("log: house.db is damaged")
    assert_states(house.pit.stopped, "error-raised", error="CorruptError")


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


@pytest.fixture
def custody(house: OpenHouse, tmp_path: Path) -> Custody:
    program = tmp_path / "program"
    program.mkdir()
    (program / "core.py").write_text("RULES = 1\n")
    key = read_key(tmp_path / "key")
    made = Custody(house.services.store, tmp_path, key, house.clock, program)
    made.record_state()
    return made


async def looked_daily(
    looking: HouseWatch, custody: Custody, stop: Stop, *happens: Callable[[], object]
) -> None:
    """Run the daily checks as if days were short, until each of these has held in turn."""
    daily = asyncio.create_task(
        looking.check_daily(custody, stop, every_s=0.01, soon_s=0.01, again_s=0.01)
    )
    try:
        for holds in happens:
            await until(holds)
        assert not daily.done()
    finally:
        daily.cancel()
        await asyncio.gather(daily, return_exceptions=True)


@pytest.mark.assures("AUD-08")
def test_a_fault_in_the_daily_check_stops_the_house(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, custody: Custody
) -> None:
    facts = house.services.store.facts

    def changed() -> bool:
        assert not house.pit.stopped
        if facts.find("look") is None:
            return False
        (custody.program / "core.py").write_text("RULES = 2\n")
        return True

    def distrusted() -> bool:
        return "custody-files" in (facts.find("look") or "")

    looking = watch(house, alarms, tmp_path)
    house.call(looked_daily(looking, custody, house.pit.stop, changed, distrusted))
    assert str(house.pit.stopped).startswith("program: version 0.1.0 differs in core.py")
    assert str(alarms.active["integrity"]).startswith("program: ")
    assert house.person().get("/health").status_code == 503


DAMAGE = """
import sys
with open(sys.argv[1], "r+b") as file:
    file.seek(int(sys.argv[2]))
    file.write(bytes([255]) * int(sys.argv[3]))
"""


def damage_events(store: Store) -> None:
    """Overwrite the first page of the log as a failing disk would, and drop what was read."""
    store.database.checkpoint()
    with store.database.reading() as connection:
        size = connection.exec_driver_sql("PRAGMA page_size").scalar_one()
        found = "SELECT rootpage FROM sqlite_master WHERE name = 'event'"
        root = connection.exec_driver_sql(found).scalar_one()
    # In another process: closing our second handle would drop SQLite's locks.
    place = (str(store.database.file), str((root - 1) * size), str(size))
    subprocess.run([sys.executable, "-c", DAMAGE, *place], check=True)
    store.database.readers.dispose()


@pytest.mark.assures("AUD-08")
def test_damage_found_by_the_daily_check_is_an_alarm_and_stops_the_house(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, custody: Custody
) -> None:
    damage_events(house.services.store)
    with pytest.raises(CorruptError):
        list(custody.faults(whole=True))
    looking = watch(house, alarms, tmp_path)
    house.call(looked_daily(looking, custody, house.pit.stop, lambda: house.pit.stopped))
    assert "house.db is damaged" in str(house.pit.stopped)
    assert str(alarms.active["integrity"]).startswith("log: ")


def test_a_failed_daily_check_is_an_alarm_and_is_retried(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, custody: Custody
) -> None:
    gone = tmp_path / "gone"
    away = Custody(custody.store, gone, custody.key, custody.clock, custody.program)

    def failed() -> bool:
        if "integrity" not in alarms.active:
            return False
        assert_states(alarms.active["integrity"], "alarm-not-checked")
        gone.mkdir()
        return True

    looking = watch(house, alarms, tmp_path)
    house.call(
        looked_daily(
            looking, away, house.pit.stop, failed, lambda: "integrity" not in alarms.active
        )
    )
    assert (gone / ANCHORS).exists()
    assert not house.pit.stopped


@pytest.mark.assures("AUD-08")
def test_a_house_without_a_recorded_check_is_checked_soon(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, custody: Custody
) -> None:
    async def first_look() -> None:
        daily = asyncio.create_task(
            watch(house, alarms, tmp_path).check_daily(custody, house.pit.stop, soon_s=0.01)
        )
        await until(lambda: custody.store.facts.find("look") is not None)
        daily.cancel()
        await asyncio.gather(daily, return_exceptions=True)

    house.call(first_look())
    assert custody.seconds_until_check(86_400) == 86_400


def test_a_stalled_reader_is_an_alarm(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OverflowError("Python int too large to convert to SQLite INTEGER")

    looking = watch(house, alarms, tmp_path)
    house.call(looking.run_quick_checks())
    assert "reading" not in alarms.active
    looking = watch(house, alarms, tmp_path, stands_s=0.0)
    with monkeypatch.context() as patch:
        patch.setattr(Follower, "step", full)
        house.patron("dora")
        house.call(until(lambda: bool(house.services.office.failed)))
        for _ in range(2):
            house.call(looking.run_quick_checks())
        assert "OverflowError: Python int too large" in str(alarms.active["reading"])
    house.services.office._open.following.poll_now()  # type: ignore[union-attr]
    house.call(until(lambda: not house.services.office.behind))
    looking = watch(house, alarms, tmp_path)
    house.call(looking.run_quick_checks())
    assert "reading" not in alarms.active


def test_an_ended_watch_is_a_permanent_alarm(
    house: OpenHouse, alarms: Alarms, tmp_path: Path, custody: Custody
) -> None:
    async def broken() -> None:
        raise LookupError("a slip of ours")

    looking = watch(house, alarms, tmp_path)
    house.call(looking.run_part(broken))
    house.call(
        looked_daily(looking, custody, house.pit.stop, lambda: custody.seconds_until_check(60))
    )
    assert alarms.active["integrity"] == fact(
        "alarm-watch-ended", error="LookupError: a slip of ours"
    )


def test_a_stopped_house_keeps_the_previous_anchors(house: OpenHouse, custody: Custody) -> None:
    async def closing(*, stopped: bool) -> None:
        async with _house_watch(house.services, custody):
            if stopped:
                house.pit.stop(KILLED)

    file = custody.folder / ANCHORS
    for stopped, kept in ((False, str(custody.store.head(house.pit.id))), (True, "of before")):
        file.write_text("of before")
        house.call(closing(stopped=stopped))
        assert file.read_text().strip() == kept


async def some_rounds(store: Store, folder: Path) -> None:
    """Five coups with a wager on each hand, of which one loses when the other wins."""
    async with open_pit(PIT, store, surroundings(folder)) as pit:
        floor = Floor(pit)
        await floor.open("t1", "mini-baccarat")
        ann = await floor.patron("ann", table="t1", seat=1)
        bob = await floor.patron("bob", table="t1", seat=2)
        for _ in range(5):
            bets = floor.betting("t1", (ann, "player", 10_00), (bob, "banker", 10_00))
            await floor.croupier("t1").round(bets)


def test_a_bet_with_an_extreme_hold_is_an_alarm(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    with open_store(url) as store:
        run(some_rounds(store, tmp_path))
        now = Ms(max(entry.time_ms for entry in store.read(PIT)) + 1)
        assert hold_fault(store, now, Bounds()) == ""
        with open_reading(url) as tables:
            made = report(tables, Theory(), since=Ms(0), until=now, generated=now, house="")
        lines = {line.bet: line for line in made.bets if line.bet is not None}
        for line in lines.values():
            assert line.z is not None
            assert line.wagers == 5
            for z, wagers in ((abs(line.z), 5), (0.999 * abs(line.z), 5), (0.999 * abs(line.z), 6)):
                told = hold_fault(store, now, Bounds(z=z, z_wagers=wagers))
                alarmed = {
                    dict(one.params)["bet"] for one in facts_in(told) if one.code == "alarm-hold"
                }
                beyond = {bet for bet, other in lines.items() if other.z and abs(other.z) > z}
                assert alarmed == (beyond if wagers == 5 else set())
    assert {line.z > 0 for line in lines.values() if line.z} == {True, False}


def test_the_runbook_covers_every_alarm() -> None:
    book = (Path(__file__).parents[2] / "docs" / "runbook.md").read_text(encoding="utf-8")
    assert re.findall(r"^### (\S+)$", book, re.MULTILINE) == list(get_args(Name))
