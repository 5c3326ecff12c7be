"""The floor: automatic tables run by the clock, wait for patrons, and finish what they began."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from puntobanco.core.coup import Hand
from puntobanco.core.ids import PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.floor import Floor
from puntobanco.house.host import Clock, Pace
from puntobanco.house.presence import Presence
from puntobanco.sheets import load_game
from puntobanco.store import UnreachableError
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.squeeze import face_down, squeezers
from puntobanco.table.state import Mode, Phase
from tests.kit.chance import entropy
from tests.kit.floors import running
from tests.kit.houses import run

T1 = TableId("t1")


def test_an_empty_table_waits_for_a_patron(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, floor, _):
            await house.open("t1", "mini-baccarat")
            await asyncio.sleep(0.05)
            table = house.pit.table(T1)
            assert (table.coups, table.shoe) == (0, None)
            assert floor.status(table).state == "waiting"
            await house.patron("ann", table="t1", seat=1)
            await house.until(lambda: house.pit.table(T1).phase is Phase.BETTING)
            await house.until(lambda: floor.status(house.pit.table(T1)).ends is not None)
            status = floor.status(house.pit.table(T1))
            assert status.state == "place-your-bets"
            assert status.ends is not None
            assert status.last_bets is not None
            assert status.last_bets < status.ends

    run(story())


def test_coups_follow_each_other_and_wagers_settle(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, floor, _):
            await house.open("t1", "mini-baccarat")
            ann = await house.patron("ann", table="t1", seat=1)
            states: set[str] = set()

            def look(_why: object) -> None:
                states.add(floor.status(house.pit.table(T1)).state)

            floor.on_status.append(look)
            house.pit.durable.listeners.append(look)

            def betting_on(coup: int) -> bool:
                table = house.pit.table(T1)
                return table.coups == coup and table.phase is Phase.BETTING

            for coup in range(1, 4):
                await house.until(partial(betting_on, coup))
                await house.bet("t1", ann, "player", 10_00)
            await house.until(lambda: len(house.pit.table(T1).recall) == 3)
            assert [one.number for one in house.pit.table(T1).recall] == [1, 2, 3]
            assert {"place-your-bets", "last-bets", "no-more-bets", "result"} <= states

    run(story())


def test_a_seated_patron_cuts_the_new_shoe(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, pace=Pace(cut_s=3600, shoe_s=0)) as (house, floor, _):
            await house.open("t1", "mini-baccarat")
            ann = await house.patron("ann", table="t1", seat=3)
            await house.until(lambda: floor.status(house.pit.table(T1)).state == "cut")
            await house.do("t1", commands.CutShoe(position=123), ann)
            await house.until(lambda: house.pit.table(T1).phase is Phase.BETTING)
            shoe = house.pit.table(T1).shoe
            assert shoe is not None
            assert (shoe.cut, shoe.cut_by) == (123, "seat-3")

    run(story())


def test_the_house_cuts_an_uncut_shoe(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, _, _):
            await house.open("t1", "mini-baccarat")
            await house.patron("ann", table="t1", seat=3)
            await house.until(lambda: house.pit.table(T1).phase is Phase.BETTING)
            shoe = house.pit.table(T1).shoe
            assert shoe is not None
            assert shoe.cut_by == "house"

    run(story())


def test_the_highest_stake_squeezes_and_the_table_turns_the_rest(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, floor, _):
            await house.open("t1", load_game("terminal-1", profile="restricted"))
            ann = await house.patron("ann", table="t1", seat=1)
            bob = await house.patron("bob", table="t1", seat=2)
            await house.until(lambda: house.pit.table(T1).phase is Phase.BETTING)
            await house.bet("t1", ann, "player", 10_00)
            await house.bet("t1", bob, "player", 20_00)
            await house.until(lambda: floor.status(house.pit.table(T1)).state == "squeeze")
            table = house.pit.table(T1)
            assert squeezers(table) == {Hand.PLAYER: 2}
            assert face_down(table) == {0: 2, 2: 2, 1: None, 3: None}
            await house.do("t1", commands.TurnCards(coup=1, places=(0,)), bob)
            # Bob never turns the second card; when time is up, the table does.
            await house.until(lambda: len(house.pit.table(T1).recall) == 1)
            assert house.pit.table(T1).recall[0].void == ""

    run(story())


def test_a_dealers_table_shows_the_offered_position(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, floor, _):
            await house.open("t1", "commission-free-baccarat", mode=Mode.DEALER)
            await house.patron("ann", table="t1", seat=1)
            assert floor.status(house.pit.table(T1)).state == "waiting"
            await house.do("t1", commands.OfferPosition())
            assert floor.status(house.pit.table(T1)).state == "offer"

    run(story())


def test_a_dealers_table_shows_that_nobody_banks(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, floor, _):
            await house.open("t1", "commission-free-baccarat", mode=Mode.DEALER)
            await house.patron("ann", table="t1", seat=1)
            await house.do("t1", commands.OfferPosition())
            await house.do("t1", commands.DeclinePosition())
            assert floor.status(house.pit.table(T1)).state == "unclaimed"
            await house.do("t1", commands.OfferPosition())
            assert floor.status(house.pit.table(T1)).state == "unclaimed"
            await house.do("t1", commands.OfferPosition())
            assert floor.status(house.pit.table(T1)).state == "offer"

    run(story())


@pytest.mark.assures("CAL-06")
def test_the_position_rotates_and_is_given_up_without_a_bank(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, floor, _):
            await house.open("t1", "commission-free-baccarat")
            ann = await house.patron("ann", table="t1", seat=1)
            bob = await house.patron("bob", table="t1", seat=2)
            await house.until(lambda: house.pit.table(T1).position.offered == 1)
            await house.until(lambda: floor.status(house.pit.table(T1)).state == "offer")
            await house.do("t1", commands.DeclinePosition(), ann)
            await house.until(lambda: house.pit.table(T1).position.offered == 2)
            await house.do("t1", commands.AcceptPosition(bank=Minor(100_00)), bob)
            await house.until(lambda: house.pit.table(T1).phase is Phase.BETTING)
            await house.bet("t1", ann, "banker", 10_00)
            await house.until(lambda: len(house.pit.table(T1).recall) == 1)
            # Bob posts no bank for the second hand: the position passes to Ann.
            await house.until(lambda: house.pit.table(T1).position.offered == 1)
            assert not house.pit.table(T1).position.held

    run(story())


@pytest.mark.assures("INT-12")
def test_a_disabled_table_completes_its_coup_and_starts_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as (house, floor, _):
            await house.open("t1", "mini-baccarat")
            ann = await house.patron("ann", table="t1", seat=1)
            await house.until(lambda: house.pit.table(T1).phase is Phase.BETTING)
            await house.bet("t1", ann, "player", 10_00)
            await house.do("t1", commands.DisableTable(reason="a spill"))
            await house.until(lambda: len(house.pit.table(T1).recall) == 1)
            await house.until(lambda: floor.status(house.pit.table(T1)).state == "waiting")
            assert house.pit.table(T1).coups == 1
            await house.do("t1", commands.EnableTable(reason="clean"))
            await house.until(lambda: house.pit.table(T1).coups == 2)

    run(story())


def test_a_disabled_table_gets_no_new_shoe(tmp_path: Path) -> None:
    """Closing a table retires its shoe, possibly while its host is bringing a new one."""

    async def story() -> None:
        async with running(tmp_path, pace=Pace(shoe_s=60)) as (house, floor, _):
            await house.open("t1", "mini-baccarat")
            await house.patron("ann", table="t1", seat=1)
            await house.until(lambda: floor.status(house.pit.table(T1)).state == "new-shoe")
            await house.do("t1", commands.DisableTable(reason="the evening is over"))
            await floor.retire_shoe(T1)
            await house.until(lambda: floor.status(house.pit.table(T1)).state == "waiting")
            assert house.pit.table(T1).shoes == 1
            await house.do("t1", commands.CloseTable())

    run(story())


def test_a_shoe_retired_at_its_cut_is_not_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, pace=Pace(cut_s=3600, shoe_s=0)) as (house, floor, _):
            await house.open("t1", "mini-baccarat")
            ann = await house.patron("ann", table="t1", seat=1)
            await house.until(lambda: floor.status(house.pit.table(T1)).state == "cut")
            await house.do("t1", commands.DisableTable(reason="the evening is over"))
            # Both are decided before the host, which waits for the cut, learns of either.
            await asyncio.gather(
                house.do("t1", commands.CutShoe(position=99), ann), floor.retire_shoe(T1)
            )
            await house.until(lambda: floor.status(house.pit.table(T1)).state == "waiting")
            assert house.pit.table(T1).shoes == 1
            await house.do("t1", commands.CloseTable())

    run(story())


def test_a_waiting_host_does_not_touch_a_dealers_shoe(tmp_path: Path) -> None:
    """A table may close, and open again for a dealer, before a wait ends."""

    async def story() -> None:
        async with running(tmp_path, pace=Pace(shoe_s=60, cut_s=0)) as (house, floor, _):
            await house.open("t1", "mini-baccarat")
            await house.patron("ann", table="t1", seat=1)
            await house.until(lambda: floor.status(house.pit.table(T1)).state == "new-shoe")
            await house.do("t1", commands.DisableTable(reason="a dealer has come"))
            await floor.retire_shoe(T1)
            await house.do("t1", commands.CloseTable())
            await house.open("t1", "mini-baccarat", mode=Mode.DEALER)
            await house.do("t1", commands.StartShoe(commitment="ab" * 32))
            host = floor._hosts[T1]
            await house.until(lambda: host.status.state == "waiting")
            shoe = house.pit.table(T1).shoe
            assert shoe is not None
            assert (house.pit.table(T1).shoes, shoe.cut) == (2, None)

    run(story())


@pytest.mark.assures("INT-03")
def test_an_interrupted_coup_is_completed_first(tmp_path: Path) -> None:
    async def begin() -> None:
        async with running(tmp_path, hosted=False) as (house, _, _):
            await house.open("t1", "mini-baccarat")
            ann = await house.patron("ann", table="t1", seat=1)
            await house.do("t1", house.pit.shoes.start(house.pit.table(T1)))
            await house.do("t1", house.pit.shoes.drawn_cut(house.pit.table(T1)))
            await house.do("t1", house.pit.shoes.burn(house.pit.table(T1)))
            await house.do("t1", commands.OpenBetting())
            await house.bet("t1", ann, "player", 10_00)
            await house.do("t1", commands.CloseBetting())
            await house.do("t1", house.pit.shoes.next_card(house.pit.table(T1)))

    async def go_on() -> None:
        async with running(tmp_path) as (house, _, _):
            await house.until(lambda: len(house.pit.table(T1).recall) == 1)
            record = house.pit.table(T1).recall[0]
            assert (record.number, record.void) == (1, "")
            ann = Actor(patron=PatronId("ann"))
            assert house.pit.state.sitting(T1, PatronId("ann")) is not None
            assert ann.patron is not None

    run(begin())
    run(go_on())


def test_a_table_continues_after_a_failed_read(tmp_path: Path) -> None:
    """Such a read decides nothing, so nothing is lost, and it may soon work again."""

    async def story() -> None:
        async with running(tmp_path) as (house, floor, store):
            await house.open("t1", "mini-baccarat")
            await house.patron("ann", table="t1", seat=1)
            await house.until(lambda: house.pit.table(T1).phase is Phase.BETTING)
            looked: list[str] = []

            def away(pit: str, *, command_id: str) -> None:
                looked.append(command_id)
                raise UnreachableError(f"{pit} cannot be read: too many clients already")

            # As in a pit that is still loading its command ids.
            assert house.pit.owned_pit is not None
            house.pit.owned_pit._command_ids.whole = False
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(store, "answer", away)
                await house.until(lambda: len(looked) > 1)
            coups = house.pit.table(T1).coups
            await house.until(lambda: house.pit.table(T1).coups > coups)
            assert floor.failed is None

    run(story())


def test_closing_waits_for_tables_of_every_ownership_period(tmp_path: Path) -> None:
    """The owner may change again before the tables that were stopped have ended."""

    async def story() -> None:
        begins: list[int] = []
        ended: list[int] = []
        begun = asyncio.Event()

        async def slow_to_stop(_seconds: float) -> None:
            number = len(begins)
            begins.append(number)
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0.02)
                ended.append(number)

        async with running(tmp_path, hosted=False) as (house, _, _):
            await house.open("t1", "mini-baccarat")
            await house.patron("ann", table="t1", seat=1)
            pit = NewOwners(house.pit)
            clock = Clock(house.clock, slow_to_stop)
            floor = Floor(cast("Presence", pit), clock, entropy, pace=Pace(shoe_s=60))
            floor.open()
            for number in range(2):
                begun.clear()
                pit.change(owned=True)
                await begun.wait()
                assert begins == list(range(number + 1))
                pit.change(owned=False)
            assert ended == []
            await floor.close()
            assert 0 in ended, "the new shoe of the first time, which the host itself waits for"

    run(story())


class NewOwners:
    """A pit whose owner a test changes."""

    def __init__(self, pit: Presence) -> None:
        self._pit = pit
        self.owned = False
        self.on_change: list[Callable[[], None]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._pit, name)

    def change(self, *, owned: bool) -> None:
        self.owned = owned
        for changed in self.on_change:
            changed()
