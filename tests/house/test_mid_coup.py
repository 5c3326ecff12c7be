"""An automatic table takes bets in the middle of a coup, by the clock and after a restart."""

from functools import partial
from itertools import count
from pathlib import Path

from puntobanco.core.ids import PatronId, TableId
from puntobanco.proof.log_proof import prove
from puntobanco.server import views
from puntobanco.table.commands import Actor
from puntobanco.table.state import Phase, Table
from tests.kit.floors import SteppedFloor, running
from tests.kit.houses import PIT, run
from tests.kit.insurance import always_insured_game

T1 = TableId("t1")


def table_of(house: SteppedFloor) -> Table:
    return house.pit.table(T1)


async def four_cards(house: SteppedFloor, ann: Actor) -> int:
    """Play until a coup takes bets after four cards, and return its number."""

    def bets_on(coup: int) -> bool:
        return table_of(house).coups == coup and table_of(house).phase is Phase.BETTING

    def stops_in(coup: int) -> bool:
        return table_of(house).phase is Phase.MID_COUP or is_over(table_of(house), coup)

    for coup in count(1):
        await house.until(partial(bets_on, coup))
        await house.bet("t1", ann, "player", 10_00)
        await house.until(partial(stops_in, coup))
        if table_of(house).phase is Phase.MID_COUP:
            return coup
    raise AssertionError("some coup needs a third card")


def is_over(table: Table, coup: int) -> bool:
    return bool(table.recall) and table.recall[-1].number == coup


def insured(table: Table) -> list[int]:
    return [line.stake for line in table.recall[-1].settled if line.bet == "insurance"]


def test_a_table_takes_bets_after_four_cards_until_its_time_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, floor, _):
            await house.open("t1", always_insured_game())
            ann = await house.patron("ann", table="t1", seat=1)
            coup = await four_cards(house, ann)
            await house.until(lambda: floor.status(table_of(house)).ends is not None)
            status = floor.status(table_of(house))
            assert status.state == "mid-coup"
            shown = views.view(table_of(house), status, house.pit.state.directory)
            assert shown.phase == "mid-coup"
            assert [one.bet for one in shown.mid_coup] == ["insurance"]
            await house.bet("t1", ann, "insurance", 20_00)
            await house.until(lambda: is_over(table_of(house), coup))
            assert insured(table_of(house)) == [20_00]

    run(story())


def test_a_restart_finishes_a_coup_that_takes_bets(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, _, _):
            await house.open("t1", always_insured_game())
            ann = await house.patron("ann", table="t1", seat=1)
            coup = await four_cards(house, ann)
            await house.bet("t1", ann, "insurance", 20_00)
            cards = table_of(house).play.cards
        async with running(tmp_path) as (house, _, store):
            assert table_of(house).phase is Phase.MID_COUP
            assert table_of(house).play.cards == cards
            await house.bet("t1", Actor(patron=PatronId("ann")), "insurance", 10_00)
            await house.until(lambda: is_over(table_of(house), coup))
            assert insured(table_of(house)) == [30_00]
            assert prove(store, PIT).whole

    run(story())
