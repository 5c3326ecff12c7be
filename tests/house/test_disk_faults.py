"""Disk failures under a playing house: power cuts, failed flushes, a full disk.

These tests use the real process and the real store. They print counts; `pytest -rP` shows them.
"""

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from urllib.parse import quote

import psycopg
import pytest
from tools.temporary_server import temporary_folder

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import CommandId, PatronId
from puntobanco.core.money import Minor
from puntobanco.house.loading import load_state
from puntobanco.house.messages import Accepted, ToHouse, ToTable
from puntobanco.house.ownership import hold_lease, new_owner
from puntobanco.house.pit import Pit, PitStoppedError, open_pit
from puntobanco.people import commands as people
from puntobanco.proof.log_proof import prove
from puntobanco.store import CorruptError, Store, open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.played import TABLE
from tests.kit.postgres import Cluster, cluster
from tests.kit.proofs import counted
from tests.kit.small_disk import small_disk
from tests.kit.stated import ANYTHING, assert_states, says
from tests.store.power_cut import RECORDER, Disk, power_cuts, write_image
from tests.store.test_crashes import failing_sync

ROOT = Path(__file__).parents[2]
ROUNDS = 4


def played(folder: Path, manner: str, *before: str) -> list[str]:
    """The output of a house that played a few rounds."""
    program = [sys.executable, "-m", "tests.kit.played", str(folder), manner, str(ROUNDS)]
    done = subprocess.run(
        [*before, *program], cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=120, check=False
    )
    return done.stdout.splitlines()


def acknowledged(said: list[str]) -> set[str]:
    return {line.removeprefix("acked ") for line in said if line.startswith("acked ")}


# --- Power cuts ------------------------------------------------------------------------------


def lost_in(disk: Disk, folder: Path, chance: Random) -> set[str]:
    """Commands acknowledged but missing in an image; any other fault fails at once."""
    database = write_image(disk, folder, chance)
    try:
        store = open_store(f"sqlite:///{database}")
    except CorruptError:
        # Never silently: the head kept outside the database reveals it.
        return set(disk.acknowledged)
    with store:
        lost = set(disk.acknowledged) - set(store.command_ids(PIT))
        if not lost and store.pits():
            proof = prove(store, PIT)
            assert proof.whole, proof.findings
    return lost


def cut(folder: Path, manner: str, *, images: int) -> int:
    """The number of images that lost something."""
    trace, place, chance = folder / "trace", folder / "image", Random(11)
    place.mkdir()
    assert played(folder, manner, *RECORDER, str(trace))[-1] == "done"
    lost = after = 0
    for disk in power_cuts(trace, folder / "house.db", chance, images):
        lost += bool(lost_in(disk, place, chance))
        after += bool(disk.acknowledged)
    counted(images=images, after=after, lost=lost)
    assert after > images / 3
    return lost


@pytest.mark.part("strace")
@pytest.mark.assures("LED-08")
def test_no_power_cut_loses_acknowledged_commands(tmp_path: Path) -> None:
    assert cut(tmp_path, "durable", images=60) == 0


@pytest.mark.part("strace")
def test_power_cut_images_show_losses_without_flushes(tmp_path: Path) -> None:
    assert cut(tmp_path, "careless", images=60) > 0


@pytest.mark.soak
@pytest.mark.part("strace")
def test_thousands_of_power_cuts_lose_no_acknowledged_commands(tmp_path: Path) -> None:
    assert cut(tmp_path, "durable", images=3000) == 0


@pytest.mark.soak
@pytest.mark.part("strace")
def test_hundreds_of_power_cut_images_show_losses_without_flushes(tmp_path: Path) -> None:
    assert cut(tmp_path, "careless", images=600) > 0


# --- Failed flushes --------------------------------------------------------------------------


def fail_nth_sync(folder: Path, number: int) -> str:
    """How the house ended when its n-th flush failed; it can be opened again afterwards."""
    folder.mkdir()
    said = played(folder, "durable", *failing_sync(number))
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        assert acknowledged(said) <= set(store.command_ids(PIT))
        run(one_more(store, folder))
        assert prove(store, PIT).whole
    if said[-1] == "done":
        return "done"
    assert said[-1] == "over" or said[-1].startswith("not opened: "), said
    return said[-1] if said[-1] != "over" else said[-2]


async def one_more(store: Store, folder: Path) -> None:
    async with open_pit(PIT, store, surroundings(folder)) as pit:
        answer = await Floor(pit).house(people.RegisterPatron(patron=PatronId("late")))
        assert isinstance(answer, Accepted)


@pytest.mark.part("strace")
@pytest.mark.assures("LED-09")
def test_a_failed_flush_stops_the_pit_and_loses_nothing(tmp_path: Path) -> None:
    ends = [fail_nth_sync(tmp_path / str(n), n) for n in (14, 999)]
    print("\n".join(ends))
    assert ends[0].startswith("stopped: ")
    # The 14th flush may be of the log or of the head file next to it.
    log = fact("store-write-failed", file=ANYTHING, reason=ANYTHING)
    head = fact("store-not-written", file=ANYTHING, reason=ANYTHING)
    assert says(ends[0], log) or says(ends[0], head)
    assert ends[1] == "done"


@pytest.mark.soak
@pytest.mark.part("strace")
def test_a_failure_of_any_flush_loses_nothing(tmp_path: Path) -> None:
    ends: list[str] = []
    for number in count(1):
        ends.append(fail_nth_sync(tmp_path / str(number), number))
        # SQLite ignores a failed flush of a folder; the run is complete after its last flush.
        if number > 30 and ends[-1] == "done":
            break
    stopped = sum(end.startswith("stopped") for end in ends)
    counted(flushes=len(ends), stopped=stopped)
    assert stopped > 20


# --- Full disk -------------------------------------------------------------------------------


async def buy_on(pit: Pit, patron: Actor, acked: set[str]) -> None:
    """Buy chips as long as the pit takes commands."""
    for number in count():
        made = CommandId(f"buy-{number}")
        buy = commands.BuyChips(amount=Minor(1_00))
        await pit.submit(ToTable(id=made, table=TABLE, by=patron, command=buy))
        acked.add(made)


class Kept:
    """A pit that is reopened whenever it stops, and the reported changes."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.pit: Pit | None = None
        self.changes: list[Fact] = []
        self._keeping = asyncio.ensure_future(
            hold_lease(
                PIT,
                store,
                surroundings(folder),
                owner=new_owner("http://one.example"),
                serve=self._serve,
                report=self.changes.append,
            )
        )

    @asynccontextmanager
    async def _serve(self, pit: Pit) -> AsyncIterator[None]:
        self.pit = pit
        try:
            yield
        finally:
            self.pit = None

    async def served(self) -> Pit:
        """The pit, once it is open."""
        async with asyncio.timeout(60):
            while self.pit is None:
                await asyncio.sleep(0.01)
        return self.pit

    async def leave(self) -> None:
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)


@contextmanager
def server_with_small_disk() -> Iterator[tuple[Cluster, Path]]:
    """A server with the tables of a house on a small disk, and its own log elsewhere."""
    # The disk outlives the server, whose processes may keep even a dropped table's file open.
    with temporary_folder() as folder, small_disk(folder / "small"), cluster() as server:
        place = folder / "small" / "tables"
        place.mkdir()
        if os.geteuid() == 0:
            shutil.chown(place, "postgres")
        address = f"host={server.folder} user=house dbname=postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE TABLESPACE small LOCATION '{place}'".encode())
        yield server, place.parent


@pytest.mark.part("postgresql")
@pytest.mark.part("small-disk")
@pytest.mark.assures("AUD-05")
def test_a_pit_resumes_when_its_server_has_disk_space_again(tmp_path: Path) -> None:
    acked: set[str] = set()

    async def story(store: Store, ballast: Path) -> None:
        kept = Kept(store, tmp_path)
        pit = await kept.served()
        await Floor(pit).open(TABLE, "mini-baccarat")
        ann = await Floor(pit).patron("ann", table=TABLE, seat=1, chips=100_000_00)
        with pytest.raises(PitStoppedError, match="No space left on device"):
            await buy_on(pit, ann, acked)
        left = [change for change in kept.changes if change.code == "pit-left"]
        while not left:
            await asyncio.sleep(0.01)
            left = [change for change in kept.changes if change.code == "pit-left"]
        # The program's log names the cause every time.
        for change in left:
            assert_states(change, "store-write-failed")
            assert "could not extend file" in str(change)
        ballast.unlink()
        while not await registered(kept, "bob"):
            await asyncio.sleep(0.05)
        bought = (await kept.served()).table(TABLE).chips(PatronId("ann")) - 100_000_00
        assert len(acked) * 1_00 <= bought <= (len(acked) + 1) * 1_00
        await kept.leave()

    with server_with_small_disk() as (server, small):
        ballast = small / "ballast"
        url = server.new_url() + quote(" -c default_tablespace=small")
        with open_store(url) as store:
            ballast.write_bytes(bytes(400_000))
            asyncio.run(story(store, ballast))
            print(f"{len(acked)} commands acknowledged until the server's disk was full")
            assert acked
            assert acked <= set(store.command_ids(PIT))
            assert prove(store, PIT).whole


async def registered(kept: Kept, name: str) -> bool:
    """Whether a patron is registered, now or before."""
    command = people.RegisterPatron(patron=PatronId(name))
    try:
        sent = ToHouse(id=CommandId(f"register-{name}"), by=None, command=command)
        return isinstance(await (await kept.served()).submit(sent), Accepted)
    except PuntoError:
        return False


@pytest.mark.part("small-disk")
@pytest.mark.assures("AUD-05")
def test_a_pit_resumes_after_a_full_disk(tmp_path: Path) -> None:
    acked: set[str] = set()

    async def fill(store: Store) -> None:
        async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
            floor = Floor(pit)
            await floor.open(TABLE, "mini-baccarat")
            ann = await floor.patron("ann", table=TABLE, seat=1, chips=100_000_00)
            with pytest.raises(PitStoppedError, match="database or disk is full"):
                await buy_on(pit, ann, acked)
            assert "disk is full" in str(pit.stopped)
            with pytest.raises(PitStoppedError):
                await floor.house(people.RegisterPatron(patron=PatronId("bob")))

    async def go_on(store: Store) -> None:
        async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
            bought = pit.table(TABLE).chips(PatronId("ann")) - 100_000_00
            assert bought == len(acked) * 1_00
            bob = await Floor(pit).house(people.RegisterPatron(patron=PatronId("bob")))
            assert isinstance(bob, Accepted)

    with small_disk(tmp_path / "small"):
        ballast = tmp_path / "small" / "ballast"
        ballast.write_bytes(bytes(600_000))
        with open_store(f"sqlite:///{tmp_path}/small/house.db") as store:
            asyncio.run(fill(store))
            print(f"{len(acked)} commands acknowledged until the disk was full")
            assert acked <= set(store.command_ids(PIT))
            ballast.unlink()
            asyncio.run(go_on(store))
            state, _, _ = load_state(store, PIT)
            assert set(state.directory.patrons) == {"ann", "bob"}
            assert prove(store, PIT).whole
