"""A backup taken in the middle of a coup, restored on another machine."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from puntobanco.core.facts import from_json
from puntobanco.core.ids import PatronId, TableId
from puntobanco.house.floor import Floor as RunningFloor
from puntobanco.house.host import Clock
from puntobanco.house.loading import load_state
from puntobanco.house.pit import open_pit
from puntobanco.house.presence import own_alone
from puntobanco.proof.log_proof import prove
from puntobanco.store import Store, backup, open_store, restore
from puntobanco.table import commands
from puntobanco.table.state import Phase, Table
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.postgres import cluster
from tests.kit.stated import assert_states
from tests.world.loop import run_simulated

T1 = TableId("t1")
ANN = PatronId("ann")


async def in_our_thread(call: object, *given: object, **more: object) -> object:
    assert callable(call)
    return call(*given, **more)


async def play_until_a_card_is_out(store: Store, folder: Path, copy: Path) -> None:
    """Play a coup, and the next until its first cards; then take the backup and play on."""
    around = surroundings(folder)
    around.offload = in_our_thread
    async with own_alone(PIT, store, around) as pit:
        floor = RunningFloor(pit, Clock(around.clock, asyncio.sleep), around.entropy)
        floor.open()
        house = Floor(pit)
        await house.open("t1", "mini-baccarat")
        ann = await house.patron("ann", table="t1", seat=1)
        for coup in (1, 2):
            while (pit.table(T1).coups, pit.table(T1).phase) != (coup, Phase.BETTING):
                await asyncio.sleep(0.2)
            await house.bet("t1", ann, "player", 10_00)
        while pit.table(T1).phase is not Phase.DEALING or len(pit.table(T1).play.cards) < 2:
            await asyncio.sleep(0.1)
        manifest = backup(store, copy)
        assert manifest.anchors[0] == store.head(PIT)
        while pit.table(T1).coups < 4:
            await asyncio.sleep(0.2)
        await floor.close()


async def conclude(store: Store, folder: Path) -> Table:
    """Open a restored house and run its tables until the coup is over."""
    around = surroundings(folder)
    around.offload = in_our_thread
    async with own_alone(PIT, store, around) as pit:
        floor = RunningFloor(pit, Clock(around.clock, asyncio.sleep), around.entropy)
        floor.open()
        while len(pit.table(T1).recall) < 2:
            await asyncio.sleep(0.2)
        table = pit.table(T1)
        while pit.table(T1).coups < 3:
            await asyncio.sleep(0.2)
        await floor.close()
    return table


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    with open_store(f"sqlite:///{tmp_path}/here/house.db") as store:
        run_simulated(play_until_a_card_is_out(store, tmp_path / "here", tmp_path / "copy.db"))
    restore(tmp_path / "copy.db", f"sqlite:///{tmp_path}/there/house.db")
    return tmp_path


@pytest.mark.assures("OPS-01")
def test_a_restored_house_resumes_at_the_backup_and_completes_the_coup(
    copy: Path,
) -> None:
    (copy / "there" / "key").write_bytes((copy / "here" / "key").read_bytes())
    (copy / "there" / "key").chmod(0o600)
    with (
        open_store(f"sqlite:///{copy}/here/house.db") as here,
        open_store(f"sqlite:///{copy}/there/house.db") as there,
    ):
        length = there.head(PIT).sequence
        assert list(there.read(PIT)) == list(here.read(PIT, limit=length))
        state, _, _ = load_state(there, PIT)
        assert state.table(T1).phase is Phase.DEALING
        table = run_simulated(conclude(there, copy / "there"))
        original, _, _ = load_state(here, PIT)
        # The same cards, from the same sealed shoe, and so the same money.
        assert table.recall[1] == original.table(T1).recall[1]
        assert table.recall[1].void == ""
        assert prove(there, PIT).whole


def test_a_restored_house_without_its_key_voids_the_coup_and_retires_the_shoe(copy: Path) -> None:
    with open_store(f"sqlite:///{copy}/there/house.db") as there:
        before, _, _ = load_state(there, PIT)
        table = run_simulated(conclude(there, copy / "there"))
        assert_states(from_json(table.recall[1].void), "shoe-sealed")
        assert table.chips(ANN) == before.table(T1).chips(ANN) + 10_00
        proof = prove(there, PIT)
        assert proof.whole, proof.findings
        assert proof.retired == 1


@pytest.mark.soak
@pytest.mark.part("postgresql")
@pytest.mark.assures("OPS-01")
def test_a_restored_dump_of_a_running_server_verifies(tmp_path: Path) -> None:
    """As in docs/deploy.md: pg_dump in the middle of a coup, pg_restore elsewhere, verify."""
    (tmp_path / "there").mkdir()
    with cluster() as server:
        url = server.new_url()
        name, dump = url.rpartition("%3D")[2], str(server.folder / "dump")
        here = ("-h", str(server.folder), "-U", "house")

        def dumped() -> None:
            server.run("pg_dump", *here, "-Fc", "-n", name, "-f", dump, "postgres")
            server.run("createdb", *here, "copy")
            server.run("pg_restore", *here, "-d", "copy", dump)

        with open_store(url) as store:
            run(midway(store, tmp_path, dumped))
            anchor = store.head(PIT)
        with open_store(url.replace("/postgres?", "/copy?")) as copy:
            head = copy.head(PIT)
            assert head.sequence < anchor.sequence
            state, _, _ = load_state(copy, PIT)
            assert state.table(T1).phase is Phase.DEALING
            proof = prove(copy, PIT)
            assert proof.whole, proof.findings
        with open_store(url) as store:
            assert store.check_anchor(head) is None


async def midway(store: Store, folder: Path, dumped: Callable[[], None]) -> None:
    """Deal half a coup, make the dump, and deal the rest."""
    async with open_pit(PIT, store, surroundings(folder)) as pit:
        floor = Floor(pit)
        await floor.open("t1", "mini-baccarat")
        ann = await floor.patron("ann", table="t1", seat=1)
        croupier = floor.croupier("t1")
        await croupier.ready_shoe()
        await floor.do("t1", commands.OpenBetting())
        await floor.bet("t1", ann, "player", 10_00)
        await floor.do("t1", commands.CloseBetting())
        await asyncio.to_thread(dumped)
        await croupier.finish_coup()
