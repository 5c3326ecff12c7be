"""A party at an automatic table: patrons at terminals who play randomly, step by step."""

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from msgspec.structs import replace

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.server.client import Live
from puntobanco.server.table_messages import Item
from puntobanco.table import commands
from puntobanco.table.commands import WireCommand
from puntobanco.table.state import Phase
from tests.kit.server import OpenHouse


class Party:
    """Patrons at one table of a house whose clock tests move."""

    def __init__(self, house: OpenHouse, table: TableId, chance: Random) -> None:
        self.house = house
        self.table = table
        self.lives: list[Live] = []
        self.done: list[tuple[Live, WireCommand]] = []
        """Accepted commands, with their terminals."""
        self._chance = chance

    async def step(self) -> None:
        """Let some time pass, and let a random patron act."""
        dealing = self.house.table(self.table).phase is Phase.DEALING
        self.house.pass_s(self._chance.choice([0.3, 1, 3] if dealing else [3, 8]))
        live = self._chance.choice(self.lives)
        await live.ping()
        command = self._act(live)
        if command is not None:
            done = await live.do(self.table, command)
            if isinstance(done.answer, Accepted):
                self.done.append((live, command))
        self.house.settle()
        for one in self.lives:
            await one.ping()

    def _act(self, live: Live) -> WireCommand | None:
        view, mine = live.updates[self.table].view, live.own_views[self.table]
        if mine.holds and self._chance.random() < 0.6:
            places = [card.place for cards in mine.holds.values() for card in cards]
            return commands.TurnCards(coup=view.coup, places=(self._chance.choice(places),))
        if view.phase != "betting":
            return None
        if mine.acts and self._chance.random() < 0.3:
            return commands.TakeBackWager(coup=view.coup)
        bet = self._chance.choice(["player", "banker", "tie"])
        stake = live.infos[self.table].minimum * self._chance.choice([1, 2, 5])
        return commands.PlaceWager(coup=view.coup, bet=bet, stake=Minor(stake))


@asynccontextmanager
async def party(
    house: OpenHouse, table: TableId, chance: Random, *, patrons: int = 3
) -> AsyncIterator[Party]:
    """Patrons seated with chips who watch the table."""
    made = Party(house, table, chance)
    async with AsyncExitStack() as stack:
        for seat in range(1, patrons + 1):
            client = await stack.enter_async_context(
                house.terminal(house.patron(credit=100_000_00))
            )
            live = await stack.enter_async_context(client.live())
            await live.do(table, commands.Sit(seat=seat))
            await live.do(table, commands.BuyChips(amount=Minor(50_000_00)))
            await live.watch(table)
            made.lives.append(live)
        yield made


def filled(told: Iterable[Item]) -> list[Item]:
    """Items with every card revealed by later items."""
    kept = list(told)
    cards = {(one.coup, place): card for one in kept for place, card in one.cards.items()}
    return [
        replace(one, cards={}, card=one.card or cards.get((one.coup, one.place or 0)))
        if one.kind in ("CardDealt", "CardsTurned")
        else one
        for one in kept
    ]
