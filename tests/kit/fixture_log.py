"""Makes a small house whose log later versions must verify: `python -m tests.kit.fixture_log F`.

Run once for each shape of the log that is released; the file is then committed and never made anew.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.house.pit import open_pit
from puntobanco.sheets import load_game
from puntobanco.store import backup, open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from tests.kit.houses import PIT, Floor, surroundings


async def _evening(floor: Floor) -> None:
    await floor.open("terminal", load_game("terminal-3", settings={"total-decks": 1}))
    await floor.open("california", "commission-free-dragon-bonus")
    ann = await floor.patron("ann", table="terminal", seat=1)
    bob = await floor.patron("bob", table="california", seat=1)
    cat = await floor.patron("cat", table="california", seat=2)
    for _ in range(9):
        wagers = ((ann, "banker", 10_00), (ann, "banker-pair", 5_00))
        await floor.croupier("terminal").round(floor.betting("terminal", *wagers))
    for _ in range(3):
        await _hand(floor, bob, cat)
    croupier = floor.croupier("california")
    await croupier.find_player_dealer(_accepts(floor, bob))
    await croupier.ask(commands.OpenBetting())
    await floor.bet("california", cat, "player", 10_00)
    await croupier.ask(commands.VoidCoup(reason="misdeal"))


async def _hand(floor: Floor, banks: Actor, bets: Actor) -> None:
    croupier = floor.croupier("california")
    await croupier.ready_shoe()
    if not floor.pit.table(TableId("california")).bank and not (
        await croupier.find_player_dealer(_accepts(floor, banks))
    ):
        await floor.do("california", commands.PostBank(bank=Minor(20_00)), banks)
    wagers = ((bets, "player", 50_00), (bets, "player-dragon-bonus", 5_00), (bets, "tie", 5_00))
    await croupier.round(floor.betting("california", *wagers))


def _accepts(floor: Floor, who: Actor) -> Callable[[int], Awaitable[bool]]:
    async def answer(seat: int) -> bool:
        if floor.pit.table(TableId("california")).seats[seat] != who.patron:
            return False
        await floor.do("california", commands.AcceptPosition(bank=Minor(20_00)), who)
        return True

    return answer


async def _main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        with open_store(f"sqlite:///{folder / 'house.db'}") as store:
            async with open_pit(PIT, store, surroundings(folder)) as pit:
                await _evening(Floor(pit))
            backup(store, target)


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1])))
