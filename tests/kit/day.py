"""A scripted day: `python -m tests.kit.day FOLDER COUPS` plays until the log has this many coups.

Three tables (California, a terminal, Fortune 7), forty patrons with their own plans. It may be
killed at any moment and started again; it continues from the log. After each hundredth part it
prints the number of coups played and its memory: `COUPS BYTES`.
"""

import asyncio
import os
import random
import resource
import sys
from pathlib import Path

from puntobanco.core.ids import PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.pit import open_pit
from puntobanco.people import commands as people
from puntobanco.sheets import load_game
from puntobanco.store import open_store
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.position import must_offer
from puntobanco.table.refusals import Refusal
from puntobanco.table.state import Phase, Table
from tests.kit.houses import PIT, Floor, surroundings

TABLES = {
    "california": load_game("commission-free-dragon-bonus", settings={"seats": 13}),
    "terminal": load_game("terminal-3", settings={"seats": 14, "table-limits": "10-200"}),
    "fortune": load_game("fortune-7", settings={"seats": 12}),
}
PATRONS = {"california": 14, "terminal": 14, "fortune": 12}
PURSE = Minor(20_000_00)


def resident() -> int:
    """The memory of this process in bytes; its peak if the current value is unavailable."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(statm.read_text(encoding="ascii").split()[1]) * resource.getpagesize()


class Day:
    """The tables of a day and the random source of its patrons."""

    def __init__(self, floor: Floor, coups: int) -> None:
        self.floor = floor
        self.coups = coups
        self.reported = self.played
        self.chance = random.Random(os.urandom(8))

    @property
    def played(self) -> int:
        return sum(table.coups for table in self.floor.pit.state.tables.values())

    async def run(self) -> None:
        for name in TABLES:
            await self._open(name)
        print("ready", flush=True)
        await asyncio.gather(*(self._table(name) for name in TABLES))

    async def _open(self, name: str) -> None:
        table = self.floor.pit.table(TableId(name))
        if table.phase is Phase.CLOSED:
            await self.floor.open(name, TABLES[name])
        numbers = self.floor.pit.table(TableId(name)).seat_numbers
        for place in range(PATRONS[name]):
            who = PatronId(f"{name}-{place}")
            if self.floor.pit.table(TableId(name)).seat_of(who) is None:
                await self.floor.patron(who, table=name, seat=numbers[place], chips=PURSE)

    async def _table(self, name: str) -> None:
        croupier = self.floor.croupier(name, cut=self._cut)
        while self.played < self.coups:
            await croupier.finish_coup()
            await croupier.ready_shoe()
            if TABLES[name].banking.by.value == "player-dealer" and not await self._bank(name):
                return
            refused = await croupier.round(lambda coup, name=name: self._bets(name, coup))  # type: ignore[misc]
            assert refused is None, refused
            self._report()

    def _report(self) -> None:
        if self.played >= self.reported + self.coups // 100:
            self.reported = self.played
            print(self.played, resident(), flush=True)

    async def _cut(self, table: Table) -> None:
        """Let a patron cut two of three shoes."""
        if self.chance.random() < 2 / 3:
            who = Actor(patron=self.chance.choice([*table.seats.values()]))
            place = self.chance.randrange(1, table.rules.shoe.cards)
            await self.floor.do(table.id, commands.CutShoe(position=place), who)

    async def _bank(self, name: str) -> bool:
        """Let a patron take the position, or let the holder post the bank again."""
        table = self.floor.pit.table(TableId(name))
        bank = Minor(self.chance.choice([20_00, 100_00, 1_000_00]))
        if table.bank:
            return True
        if not must_offer(table) and table.position.player_dealer in table.seats:
            holder = Actor(patron=table.seats[table.position.player_dealer])
            await self._fund(name, holder)
            await self.floor.do(name, commands.PostBank(bank=bank), holder)
            return True

        async def answer(seat: int) -> bool:
            who = Actor(patron=self.floor.pit.table(TableId(name)).seats[seat])
            if self.chance.random() < 0.3:
                return False
            await self._fund(name, who)
            await self.floor.do(name, commands.AcceptPosition(bank=bank), who)
            return True

        while not await self.floor.croupier(name).find_player_dealer(answer):
            pass
        return True

    async def _fund(self, name: str, who: Actor) -> None:
        """Bring more money when the chips run low."""
        patron = who.patron
        assert patron is not None
        if self.floor.pit.table(TableId(name)).chips(patron) >= 2_000_00:
            return
        await self.floor.house(people.IssueCredit(patron=patron, amount=PURSE))
        await self.floor.do(name, commands.BuyChips(amount=PURSE), who)

    async def _bets(self, name: str, coup: int) -> None:
        table = self.floor.pit.table(TableId(name))
        for seat, patron in table.seats.items():
            if seat != table.position.player_dealer or not table.player_dealt:
                await self._bet(name, coup, Actor(patron=patron))

    async def _bet(self, name: str, coup: int, who: Actor) -> None:
        await self._fund(name, who)
        bets = [bet.key for bet in TABLES[name].bets]
        for _ in range(self.chance.randint(0, 3)):
            stake = Minor(self.chance.choice([5_00, 10_00, 25_00, 100_00]))
            command = commands.PlaceWager(coup=coup, bet=self.chance.choice(bets), stake=stake)
            answer = await self.floor.ask(name, command, who)
            if isinstance(answer, Refusal) and answer.allowed:
                smaller = commands.PlaceWager(
                    coup=coup, bet=command.bet, stake=Minor(answer.allowed)
                )
                await self.floor.ask(name, smaller, who)
        if self.chance.random() < 0.1:
            await self.floor.ask(name, commands.DoubleWagers(coup=coup), who)
        if self.chance.random() < 0.1:
            await self.floor.ask(name, commands.TakeBackWager(coup=coup), who)


async def _main(folder: Path, coups: int) -> None:
    with open_store(f"sqlite:///{folder / 'house.db'}", thorough=False) as store:
        async with open_pit(PIT, store, surroundings(folder)) as pit:
            await Day(Floor(pit), coups).run()


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1]), int(sys.argv[2])))
