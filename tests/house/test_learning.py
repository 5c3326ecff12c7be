"""A pit serves before it has loaded the ids of all past commands, and repeats none of them."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from puntobanco.core.ids import CommandId, PatronId
from puntobanco.house.environment import Environment
from puntobanco.house.messages import Accepted, Answer, ToHouse
from puntobanco.house.pit import Pit, open_pit
from puntobanco.people import commands as people
from puntobanco.store import CorruptError, Store, UnreachableError, open_store
from puntobanco.table.refusals import Refusal, RefusalCode
from tests.kit.houses import PIT, run, surroundings
from tests.kit.stated import assert_states
from tests.world.loop import run_simulated

AT_ONCE = 3
BEFORE = [f"old-{number:02}" for number in range(20)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(f"sqlite:///{tmp_path / 'house.db'}") as opened:
        yield opened


@pytest.fixture(autouse=True)
def _few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puntobanco.house.learning.IDS_AT_ONCE", AT_ONCE)
    monkeypatch.setattr("puntobanco.house.learning.ADDED_AT_ONCE", 1)


class Gate:
    """An environment whose pit loads ids slice by slice on request, and fails on request."""

    def __init__(self, folder: Path) -> None:
        self.around: Environment = surroundings(folder)
        self.around.offload = self._offload
        self.faults: list[Exception] = []
        self.slices = 0
        self._may = asyncio.Semaphore(0)

    def let(self) -> None:
        self._may.release()

    async def _offload(self, call: Callable[..., Any], *given: Any, **more: Any) -> Any:
        if call.__name__ == "_some_ids":
            await self._may.acquire()
            if self.faults:
                raise self.faults.pop()
            self.slices += 1
        return call(*given, **more)


async def register(pit: Pit, name: str, *, id: str = "") -> Answer:  # noqa: A002
    command = people.RegisterPatron(patron=PatronId(name))
    return await pit.submit(ToHouse(id=CommandId(id or name), by=None, command=command))


async def fill(store: Store, folder: Path) -> None:
    async with open_pit(PIT, store, surroundings(folder)) as pit:
        for name in BEFORE:
            assert isinstance(await register(pit, name), Accepted)


async def check(pit: Pit, done: list[str]) -> None:
    """Every earlier command gets its first answer; other content under its id is refused."""
    for name in done:
        assert await register(pit, name) == Accepted(("PatronRegistered",))
        other = await register(pit, "somebody", id=name)
        assert isinstance(other, Refusal)
        assert other.code is RefusalCode.SAME_ID


@pytest.mark.assures("LED-06")
def test_a_repeated_command_gets_its_first_answer_while_ids_are_loading(
    store: Store, tmp_path: Path
) -> None:
    run(fill(store, tmp_path))

    async def story() -> None:
        gate, done = Gate(tmp_path), list(BEFORE)
        async with open_pit(PIT, store, gate.around) as pit:
            learned = asyncio.ensure_future(pit.until_command_ids_loaded())
            while not learned.done():
                await check(pit, done)
                # Names before, between and after those loaded so far.
                for name in (f"a-{gate.slices}", f"old-{gate.slices:02}-x", f"z-{gate.slices}"):
                    assert isinstance(await register(pit, name), Accepted)
                    done.append(name)
                gate.let()
                for _ in range(3 * AT_ONCE):
                    await asyncio.sleep(0)
            assert gate.slices > len(BEFORE) / AT_ONCE
            await check(pit, done)
            assert "new" not in pit._command_ids
        assert sorted(store.command_ids(PIT)) == sorted(done)

    run_simulated(story())


def test_a_pit_serves_and_keeps_its_lease_while_ids_are_loading(
    store: Store, tmp_path: Path
) -> None:
    run(fill(store, tmp_path))

    async def story() -> None:
        async with open_pit(PIT, store, Gate(tmp_path).around, seconds=3) as pit:
            for minute in range(5):
                await asyncio.sleep(60)
                assert isinstance(await register(pit, f"late-{minute}"), Accepted)
            assert pit.stopped is None
            assert not pit._command_ids.whole

    run_simulated(story())


def test_a_failed_read_is_retried(store: Store, tmp_path: Path) -> None:
    run(fill(store, tmp_path))

    async def story() -> None:
        gate = Gate(tmp_path)
        gate.faults = [UnreachableError("away"), UnreachableError("away")]
        async with open_pit(PIT, store, gate.around) as pit:
            for _ in range(len(BEFORE)):
                gate.let()
            await pit.until_command_ids_loaded()
            await check(pit, BEFORE)

    run_simulated(story())


def test_damage_found_while_loading_stops_the_pit(store: Store, tmp_path: Path) -> None:
    run(fill(store, tmp_path))

    async def story() -> None:
        gate = Gate(tmp_path)
        gate.faults = [CorruptError("house.db is damaged")]
        async with open_pit(PIT, store, gate.around) as pit:
            gate.let()
            assert_states(await pit.until_stopped(), "error-raised", problem="house.db is damaged")

    run_simulated(story())
