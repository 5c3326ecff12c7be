"""A pit that changes hands, in simulated time: what a former owner shows and tells from then on."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from typing import Any

from puntobanco.core.errors import PuntoError
from puntobanco.core.ids import CommandId, PatronId
from puntobanco.core.money import Minor
from puntobanco.house.floor import Floor
from puntobanco.house.host import Clock
from puntobanco.house.messages import Accepted, ToHouse
from puntobanco.house.pit import Published, open_pit
from puntobanco.house.presence import AnyPit, Presence, present
from puntobanco.house.surroundings import Surroundings
from puntobanco.house.world.disk import Disk
from puntobanco.house.world.loop import run_simulated
from puntobanco.people import commands as people
from puntobanco.server.hub import Hub
from tests.kit.houses import PIT, surroundings

ANN = PatronId("ann")


def simulated(folder: Path) -> tuple[Disk, Surroundings]:
    """A store whose leases run out by the loop's clock, and surroundings without a thread."""

    async def offload(call: Callable[..., Any], *given: Any, **more: Any) -> Any:
        await asyncio.sleep(0.01)
        return call(*given, **more)

    loop, around = asyncio.get_running_loop(), surroundings(folder)
    around.offload = offload
    around.heed = lambda _hints, seconds: asyncio.sleep(seconds)
    return Disk(folder, lambda: 1_750_000_000_000 + round(1000 * loop.time())), around


def having(disk: Disk, around: Surroundings) -> AbstractAsyncContextManager[Presence]:
    """A process that has the pit, and once it has lost it only follows."""
    return present(
        PIT, disk.store, around, owner="house", ask_again_s=3600, told=lambda _line: None
    )


async def ask(pit: AnyPit, command: people.AnyPeopleCommand) -> None:
    sent = ToHouse(id=CommandId(repr(command)), by=None, command=command)
    assert isinstance(await pit.send(sent), Accepted)


def register(name: str) -> people.RegisterPatron:
    return people.RegisterPatron(patron=PatronId(name))


def test_a_former_owner_has_read_the_log_before_it_tells_of_it(tmp_path: Path) -> None:
    """Its memory had run ahead with what was never written."""
    known: list[frozenset[str]] = []

    def hear(_: Published, here: Presence) -> None:
        known.append(frozenset(here.state.directory.patrons))

    async def story() -> None:
        disk, around = simulated(tmp_path)
        async with having(disk, around) as one:
            await ask(one, register("ann"))
            one.listeners.append(lambda published: hear(published, one))
            async with open_pit(PIT, disk.store, around, owner="house") as heir:
                with suppress(PuntoError):
                    await ask(one, register("late"))
                assert "late" in one.state.directory.patrons
                await ask(heir, register("bob"))
                await asyncio.sleep(1)
        disk.close()

    run_simulated(story())
    assert known == [frozenset({"ann", "bob"})]


def test_a_wallet_looked_into_between_two_owners_is_looked_into_again(tmp_path: Path) -> None:
    async def story() -> None:
        disk, around = simulated(tmp_path)
        async with having(disk, around) as one:
            await ask(one, register("ann"))
            async with open_pit(PIT, disk.store, around, owner="house") as heir:
                lost = asyncio.Event()
                one.on_change.append(lost.set)
                await lost.wait()
                assert (one.owned, one.durable_wallet(ANN)) == (False, 0)
                await ask(heir, people.IssueCredit(patron=ANN, amount=Minor(50_00)))
                assert one.sequence < heir.sequence
                await asyncio.sleep(1)
                assert one.sequence == heir.sequence
                assert one.durable_wallet(ANN) == heir.durable_wallet(ANN) == 50_00
        disk.close()

    run_simulated(story())


def test_screens_that_open_after_a_pit_was_lost_begin_from_what_the_log_says(
    tmp_path: Path,
) -> None:
    """The pit goes between its coming and the opening of the screens, with memory ahead of it."""

    async def story() -> None:
        disk, around = simulated(tmp_path)
        async with having(disk, around) as one:
            await ask(one, register("ann"))
            hub = Hub(screens_of(one, around), disk.store, {})
            async with open_pit(PIT, disk.store, around, owner="house") as heir:
                with suppress(PuntoError):
                    await ask(one, register("late"))
                await hub.open()
                await ask(heir, register("bob"))
                await asyncio.sleep(1)
                assert set(hub.state.directory.patrons) == {"ann", "bob"}
                assert (hub.state, hub.seq) == (heir.state, heir.sequence)
        disk.close()

    run_simulated(story())


def test_screens_do_not_begin_with_what_is_on_its_way_to_the_disk(tmp_path: Path) -> None:
    """What the writer has in hand stands in no row any more, and is not durable yet."""

    async def story() -> None:
        disk, around = simulated(tmp_path)
        async with having(disk, around) as one:
            hub = Hub(screens_of(one, around), disk.store, {})
            asked = asyncio.ensure_future(ask(one, register("ann")))
            while not one.state.directory.patrons or one.waiting:
                await asyncio.sleep(0)
            assert not asked.done()
            await hub.open()
            assert asked.done()
            await ask(one, register("bob"))
            assert (hub.state, hub.seq) == (one.state, one.sequence)
        disk.close()

    run_simulated(story())


def screens_of(pit: AnyPit, around: Surroundings) -> Floor:
    """A floor whose tables nobody runs."""
    return Floor(pit, Clock(around.clock, asyncio.sleep), around.entropy)
