"""Make a small house whose log later versions must verify.

Run `python -m tests.kit.fixture_log FILE EVENING` once for each released format of the log. The
file is then committed and never regenerated. The evening of house-1 is called `tables`, that of
house-2 `progressive`, that of house-3 `care`.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec.structs import replace

from puntobanco.core.ids import PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.pit import open_pit
from puntobanco.progressive import commands as asks
from puntobanco.progressive.state import AdjustReason, AwardReason, Pool
from puntobanco.sheets import load_game
from puntobanco.store import backup, open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from tests.kit import care_evening, progressive_evening
from tests.kit.care_evening import Moved
from tests.kit.houses import PIT, Floor, surroundings
from tests.kit.jackpots import DORA, METER, SAM, Jackpots, line_and_meter
from tests.kit.meters import PLAIN, SIX_SUITED


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


async def _progressive(floor: Floor) -> None:
    """The scripted evening, then what it leaves out: a void, corrections, a rejection, a fault."""
    jackpots = Jackpots(floor.pit)
    await progressive_evening.evening(jackpots)
    table = TableId(progressive_evening.TWO)
    eva = Actor(patron=PatronId("eva"))
    await jackpots.start(table, line_and_meter(eva))
    await jackpots.deal(table, SIX_SUITED)
    misread = commands.CorrectCard(place=5, card="Ts", reason="it was a spade")
    await jackpots.do(table, misread, DORA, approval=jackpots.approval("sam", table))
    void = commands.VoidCoup(reason="a card fell")
    await jackpots.do(table, void, DORA, approval=jackpots.approval("sam", table))
    await jackpots.coup(table, line_and_meter(eva), PLAIN)
    coup = jackpots.pit.table(table).coups
    other = commands.CorrectCoup(coup=coup, cards=SIX_SUITED, reason="seen on camera")
    await jackpots.do(table, other, SAM, approval=jackpots.approval("eve", table))
    award = jackpots.meter.awards[-1]
    reject = asks.RejectAward(
        award=award.number, reason=AwardReason.NOT_QUALIFIED, note="another camera"
    )
    await jackpots.do_meter(reject, "dora", approval=jackpots.approval("eve", table))
    addition = asks.AdjustMeter(
        pool=Pool.METER, change=10_00, reason=AdjustReason.HOUSE_ADDITION, note="a promotion"
    )
    await jackpots.do_meter(addition, "sam", approval=jackpots.approval("eve"))
    await jackpots.coup(table, line_and_meter(eva), SIX_SUITED)
    await jackpots.do_meter(asks.ReportFault(reason="two signs differ"), "dora")
    enable = asks.EnableMeter(reason="they agree again")
    await jackpots.do_meter(enable, "sam", approval=jackpots.approval("eve"))
    await jackpots.do(table, commands.UnlinkMeter(), SAM)
    await jackpots.do(table, commands.LinkMeter(meter=METER), SAM)
    tight = replace(jackpots.meter.settings, most_wagered=Minor(1_00))
    change = asks.ChangeParameters(parameters=tight, reason="one wager at a time")
    await jackpots.do_meter(change, "eve", approval=jackpots.approval("sam"))
    fay = await jackpots.patron("fay", table=table, seat=3)
    await jackpots.start(table, (*line_and_meter(eva), *line_and_meter(fay)))
    await jackpots.deal(table, ("2c", "7c", "3c", "Kc", "4d"))
    await jackpots.end(table)


EVENINGS: dict[str, Callable[[Floor, Moved], Awaitable[None]]] = {
    "tables": lambda floor, _clock: _evening(floor),
    "progressive": lambda floor, _clock: _progressive(floor),
    "care": care_evening.evening,
}


async def _main(target: Path, evening: str) -> None:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        with open_store(f"sqlite:///{folder / 'house.db'}") as store:
            around = surroundings(folder)
            around.clock = clock = Moved(around.clock)
            async with open_pit(PIT, store, around) as pit:
                await EVENINGS[evening](Floor(pit), clock)
            backup(store, target)


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1]), sys.argv[2]))
