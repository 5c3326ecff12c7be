"""An owner cut off from its database: no command is refused, none is answered."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from puntobanco.core.facts import fact
from puntobanco.core.ids import CommandId, PatronId, TableId
from puntobanco.house.environment import Environment
from puntobanco.house.messages import Accepted, ToTable
from puntobanco.house.pit import PitStoppedError, open_pit
from puntobanco.house.presence import ElsewhereError, Presence
from puntobanco.people import commands as people
from puntobanco.proof.log_proof import prove
from puntobanco.sheets import load_game
from puntobanco.store import LostLeaseError, Store, UnreachableError, WriteError, open_store
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE
from puntobanco.table.state import Mode
from tests.house.test_presence import ONE, TWO, Here, process, register
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.postgres import Cluster, cluster
from tests.kit.proxy import Proxy, proxy_to, through
from tests.kit.stated import assert_states, stating
from tests.world.loop import run_simulated

LONG_S = 120.0
T1 = TableId("t1")


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture
def proxy(server: Cluster) -> Iterator[Proxy]:
    with proxy_to(server) as made:
        yield made


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG_S):
        while not holds():
            await asyncio.sleep(0.01)


async def nothing(presence: Presence) -> None:
    """Do nothing: an idle pit only renews its lease."""
    del presence


async def an_append(presence: Presence) -> None:
    """Send a command that only needs to be written."""
    command = commands.OpenTable(game=load_game("mini-baccarat"), mode=Mode.AUTOMATIC)
    sent = ToTable(id=CommandId("unheard"), table=T1, by=HOUSE, command=command)
    with stating(PitStoppedError, "pit-stopped"):
        await asyncio.wait_for(presence.submit(sent), LONG_S)


async def a_look_into_a_wallet(presence: Presence) -> None:
    """Send a command that depends on a wallet: the loop itself waits for the server."""
    with stating(UnreachableError, "store-unreadable"):
        await asyncio.wait_for(register(presence, "unheard"), LONG_S)
    with pytest.raises((PitStoppedError, ElsewhereError)):
        await register(presence, "late")


def check(one: Here, two: Here) -> None:
    """Both match the log, and an unanswered command happened once or never."""
    one.check()
    two.check()
    assert set(two.presence.state.directory.patrons) == {"ann", "bob"}
    opened = [entry for entry in two.store.read(PIT) if entry.kind == "TableOpened"]
    assert len(opened) == len(two.presence.state.tables) <= 1
    assert prove(two.store, PIT).whole


@pytest.mark.part("postgresql")
@pytest.mark.parametrize("at_work", [nothing, an_append, a_look_into_a_wallet])
def test_an_isolated_owner_stops_claiming_ownership(
    server: Cluster,
    proxy: Proxy,
    tmp_path: Path,
    at_work: Callable[[Presence], Awaitable[None]],
) -> None:
    url = server.new_url()

    async def story() -> None:
        async with (
            process(through(proxy, server, url), tmp_path, ONE) as one,
            process(url, tmp_path, TWO) as two,
        ):
            await register(one.presence, "ann")
            proxy.silence()
            await at_work(one.presence)
            await until(lambda: two.presence.owned and not one.presence.owned)
            assert one.presence.stopped is None
            await register(two.presence, "bob")
            # The connection works again: the former owner follows, over new connections.
            proxy.resume()
            await until(lambda: one.presence.owner == TWO)
            await until(lambda: one.presence.durable.sequence == two.presence.durable.sequence)
            check(one, two)

    run(story())


@pytest.mark.part("postgresql")
def test_an_isolated_process_can_exit(server: Cluster, proxy: Proxy, tmp_path: Path) -> None:
    url = server.new_url()

    async def story() -> None:
        async with AsyncExitStack() as leaving:
            one = await leaving.enter_async_context(
                process(through(proxy, server, url), tmp_path, ONE)
            )
            await register(one.presence, "ann")
            proxy.silence()
            async with asyncio.timeout(LONG_S):
                await leaving.aclose()
        async with process(url, tmp_path, TWO) as two:
            await until(lambda: two.presence.owned)
            await register(two.presence, "bob")
            two.check()

    # Run to the end: the threads that waited for the server have ended too.
    run(story())


# --- In simulated time ------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(f"sqlite:///{tmp_path / 'house.db'}") as opened:
        yield opened


class Silent:
    """A store that answers at once until a certain moment, and then never again."""

    def __init__(self, folder: Path) -> None:
        self.silent = asyncio.Event()
        self.called_off = 0
        self.around: Environment = surroundings(folder)
        self.around.offload = self._offload

    async def _offload(self, call: Callable[..., Any], *given: Any, **more: Any) -> Any:
        result = call(*given, **more)
        if self.silent.is_set():
            try:
                await asyncio.get_running_loop().create_future()
            finally:
                self.called_off += 1
        return result


@pytest.mark.parametrize("idle", [False, True], ids=["an append", "a renewal"])
def test_a_pit_stops_if_its_store_is_silent_for_the_lease_time(
    store: Store, tmp_path: Path, *, idle: bool
) -> None:
    async def story() -> None:
        loop, silent = asyncio.get_running_loop(), Silent(tmp_path)
        async with open_pit(PIT, store, silent.around, seconds=3) as pit:
            ann = people.RegisterPatron(patron=PatronId("ann"))
            assert isinstance(await Floor(pit).house(ann), Accepted)
            began = loop.time()
            silent.silent.set()
            if not idle:
                with stating(PitStoppedError, "pit-stopped"):
                    await Floor(pit).house(people.RegisterPatron(patron=PatronId("bob")))
            stopped = await pit.until_stopped()
            assert_states(stopped, "store-silent-write", why=fact("store-silent", seconds="3"))
            assert 3 <= loop.time() - began < 4
            with stating(LostLeaseError, "store-lease-over"):
                pit.lease.renew()
        assert silent.called_off == 1
        # The unanswered command was carried out: the log shows it to the next owner.
        silent.silent.clear()
        async with open_pit(PIT, store, silent.around, seconds=3) as again:
            kept = {"ann"} if idle else {"ann", "bob"}
            assert set(again.state.directory.patrons) == kept

    run_simulated(story())


def test_closing_does_not_wait_for_a_silent_store(store: Store, tmp_path: Path) -> None:
    async def story() -> None:
        loop, silent = asyncio.get_running_loop(), Silent(tmp_path)
        opening = open_pit(PIT, store, silent.around, seconds=3)
        pit = await opening.__aenter__()
        await Floor(pit).house(people.RegisterPatron(patron=PatronId("ann")))
        began = loop.time()
        silent.silent.set()
        with stating(WriteError, "store-silent-write"):
            await opening.__aexit__(None, None, None)
        assert loop.time() - began < 4

    run_simulated(story())
