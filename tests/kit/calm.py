"""Calm patrons: they bet and take back, one act after another, and are timed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic, time_ns

from puntobanco.core.ids import Ms, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted
from puntobanco.server.client import ANSWER_S, Live
from puntobanco.server.config import Limits
from puntobanco.table import commands
from tests.kit.server import FakeClock, OpenHouse, Person

PAUSE_S = 1 / Limits().messages.per_s
"""A calm patron's pause before the next act: within the quota, however fast the house."""


class RunningClock(FakeClock):
    """The real time, for measurements."""

    def __call__(self) -> Ms:
        return Ms(time_ns() // 1_000_000)

    def seconds(self) -> float:
        return monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def open_betting(house: OpenHouse, table: TableId) -> None:
    """Open betting at a dealer's table, for its first coup."""
    for command in (
        commands.StartShoe(commitment="c" * 64),
        commands.CutShoe(position=9),
        commands.BurnCards(turned="5s"),
        commands.OpenBetting(),
    ):
        house.ask(table, command)


@asynccontextmanager
async def seated(
    house: OpenHouse, table: TableId, patrons: list[Person], *, answer_s: float = ANSWER_S
) -> AsyncIterator[list[Live]]:
    """Terminals of patrons seated at a table with chips."""
    async with AsyncExitStack() as open_still:
        lives = []
        for seat, person in enumerate(patrons, start=1):
            client = await open_still.enter_async_context(house.terminal(person, answer_s=answer_s))
            live = await open_still.enter_async_context(client.live())
            await live.watch(table)
            await live.do(table, commands.Sit(seat=seat))
            await live.do(table, commands.BuyChips(amount=Minor(500_00)))
            lives.append(live)
        yield lives


async def bet_calmly(live: Live, table: TableId, acts: int, pause_s: float = 0.0) -> list[float]:
    """Bet and take back this many times; returns the seconds until each answer, all accepted."""
    took = []
    for _ in range(acts):
        bet = commands.PlaceWager(coup=1, bet="player", stake=Minor(50_00))
        for command in (bet, commands.TakeBackAll(coup=1)):
            await asyncio.sleep(pause_s)
            begun = monotonic()
            done = await live.do(table, command)
            took.append(monotonic() - begun)
            assert isinstance(done.answer, Accepted), done
    return took


async def p95(lives: list[Live], table: TableId, acts: int) -> float:
    """The 95th percentile of the answer times, in seconds."""
    each = await asyncio.gather(*(bet_calmly(live, table, acts, PAUSE_S) for live in lives))
    took = sorted(second for one in each for second in one)
    return took[len(took) * 95 // 100]
