"""The cut of an automatic shoe: by a patron in time, otherwise drawn."""

import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from puntobanco.core.ids import TableId
from puntobanco.house.finished import finished_shoe
from puntobanco.house.messages import Accepted
from puntobanco.house.pit import open_pit
from puntobanco.proof.log_proof import prove
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Table
from tests.kit.houses import PIT, Floor, run, surroundings

ROOT = Path(__file__).parent.parent.parent
T1 = TableId("t1")

Evening = Callable[[Floor], Awaitable[None]]


def played(folder: Path, evening: Evening, **settings: int | bool) -> tuple[str, str]:
    """The commitment that a patron noted and the file of the first shoe, after an evening."""
    chosen = {"total-decks": 1} | {key.replace("_", "-"): one for key, one in settings.items()}
    noted: list[str] = []

    async def play() -> None:
        with open_store(f"sqlite:///{folder / 'house.db'}") as store:
            async with open_pit(PIT, store, surroundings(folder)) as pit:
                floor = Floor(pit)
                await floor.open("t1", load_game("mini-baccarat", settings=chosen))
                await evening(floor)
                table = pit.table(T1)
                assert table.shoe is not None
                noted.append(table.shoe.commitment)
                await floor.do("t1", pit.shoes.end(table))
            proof = prove(store, PIT)
            assert proof.whole, proof.findings
            noted.append(finished_shoe(store, PIT, table=T1, shoe=table.shoe.number))

    run(play())
    commitment, file = noted
    return commitment, file


def verified(folder: Path, file: str, commitment: str) -> str:
    """The output of the standalone verifier for a shoe."""
    path = folder / "one.shoe"
    path.write_text(file, encoding="ascii")
    done = subprocess.run(
        [sys.executable, "-I", ROOT / "docs" / "verify_shoe.py", path, commitment],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


async def cut(floor: Floor, who: Actor, position: int) -> Accepted | Refusal:
    answer = await floor.ask("t1", commands.CutShoe(position=position), who)
    assert isinstance(answer, Accepted | Refusal)
    return answer


def cut_line(file: str) -> str:
    return next(line for line in file.splitlines() if line.startswith("cut: "))


@pytest.mark.assures("RNG-15")
def test_a_shoe_is_dealt_from_the_patrons_cut(tmp_path: Path) -> None:
    async def evening(floor: Floor) -> None:
        await floor.patron("ann", table="t1", seat=1)
        bob = await floor.patron("bob", table="t1", seat=5)

        async def bob_cuts(_table: Table) -> None:
            assert isinstance(await cut(floor, bob, 17), Accepted)
            # The slower patron finds the shoe already cut.
            assert await cut(floor, bob, 18) == Refusal(RefusalCode.NO_SHOE)

        for _ in range(3):
            wagers = floor.betting("t1", (bob, "player", 10_00))
            assert await floor.croupier("t1", cut=bob_cuts).round(wagers) is None

    commitment, file = played(tmp_path, evening)
    assert cut_line(file) == "cut: 17 by seat-5"
    assert verified(tmp_path, file, commitment).startswith("TRUE: ")


def test_the_house_draws_a_cut_if_nobody_cuts_in_time(tmp_path: Path) -> None:
    offered: list[int] = []

    async def evening(floor: Floor) -> None:
        ann = await floor.patron("ann", table="t1", seat=1)

        async def nobody(table: Table) -> None:
            offered.append(table.shoes)
            beyond = await cut(floor, ann, 52)
            assert beyond == Refusal(RefusalCode.CUT_POSITION, last=51)

        for _ in range(3):
            await floor.croupier("t1", cut=nobody).round(floor.betting("t1"))
        assert await cut(floor, ann, 17) == Refusal(RefusalCode.NO_SHOE)

    commitment, file = played(tmp_path, evening)
    assert offered == [1]
    assert cut_line(file).endswith(" drawn")
    assert verified(tmp_path, file, commitment).startswith("TRUE: ")


async def never(table: Table) -> None:
    pytest.fail(f"a cut of shoe {table.shoes} was offered to nobody, or for one coup")


def test_an_empty_table_does_not_wait_for_a_cut(tmp_path: Path) -> None:
    async def evening(floor: Floor) -> None:
        await floor.croupier("t1", cut=never).round(floor.betting("t1"))

    assert cut_line(played(tmp_path, evening)[1]).endswith(" drawn")


def test_continuous_shuffle_asks_for_no_cut(tmp_path: Path) -> None:
    async def evening(floor: Floor) -> None:
        ann = await floor.patron("ann", table="t1", seat=1)
        for _ in range(3):
            await floor.croupier("t1", cut=never).round(floor.betting("t1", (ann, "tie", 5_00)))

    assert cut_line(played(tmp_path, evening, continuous_shuffle_mode=True)[1]).endswith(" drawn")


def test_a_cut_interrupted_by_a_crash_is_offered_again(tmp_path: Path) -> None:
    offered: list[int] = []

    async def evening() -> None:
        around = surroundings(tmp_path)
        with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
            async with open_pit(PIT, store, around) as pit:
                floor = Floor(pit)
                await floor.open("t1", "mini-baccarat")
                ann = await floor.patron("ann", table="t1", seat=1)
                await floor.do("t1", pit.shoes.start(pit.table(T1)))
            async with open_pit(PIT, store, around) as pit:
                floor = Floor(pit)

                async def ann_cuts(table: Table) -> None:
                    offered.append(table.shoes)
                    await cut(floor, ann, 99)

                await floor.croupier("t1", cut=ann_cuts).round(floor.betting("t1"))
                table = pit.table(T1)
                assert table.shoe is not None
                assert (table.shoe.number, table.shoe.cut, table.shoe.cut_by) == (1, 99, "seat-1")

    run(evening())
    assert offered == [1]
