"""Regulars: patrons who keep playing whatever happens to the house, and record what they hear.

A command without an answer is sent again under the same id, as every terminal does.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import Accepted, Answer
from puntobanco.server.client import Client, LinkLostError, Live
from puntobanco.server.protocol import ToClient
from puntobanco.server.table_messages import Item, Seen
from puntobanco.table import commands
from puntobanco.table.commands import WireCommand
from tests.kit.server import PASSWORD


@dataclass
class Heard:
    """Everything that all regulars have sent and heard."""

    answers: dict[str, Answer] = field(default_factory=dict)
    sent: dict[str, tuple[str, WireCommand]] = field(default_factory=dict)
    """The sender and the command, by id."""
    pending: set[str] = field(default_factory=set)
    again: Counter[str] = field(default_factory=Counter)

    @property
    def accepted(self) -> dict[str, Accepted]:
        return {made: one for made, one in self.answers.items() if isinstance(one, Accepted)}


class Regular:
    """A patron at one table."""

    def __init__(self, base: str, name: str, table: TableId, heard: Heard) -> None:
        self.name = name
        self.table = table
        self.patron = ""
        self.items: list[Item] = []
        self.begun: int | None = None
        """The sequence number at the first view of the table."""
        self.after: int | None = None
        self.gaps: list[tuple[int, int]] = []
        """The gaps reported by the house, from and to."""
        self.stopping = False
        self._base = base
        self._heard = heard
        self._chance = Random(name)
        self._number = 0

    async def play(self) -> None:
        """Register once, and play over as many links as it takes until `stopping` is set."""
        async with Client(self._base) as client:
            while not client.token:
                with suppress(httpx.HTTPError):
                    await client.register(self.name, PASSWORD)
            while True:
                with suppress(OSError, LinkLostError, WebSocketException, TimeoutError):
                    async with client.live() as live:
                        if await self._at(live):
                            return
                await asyncio.sleep(0.02)

    async def _at(self, live: Live) -> bool:
        """Play over one link; True if there is nothing more to do."""
        self.patron = live.you.patron or ""
        live.on_message = self._take
        await live.watch(self.table, self.after)
        while True:
            for made in sorted(one for one in self._heard.pending if self._is_mine(one)):
                self._heard.again[made] += 1
                await self._send(live, made)
            if self.stopping:
                await live.ping()
                return True
            command = self._act(live)
            if command is None:
                await live.next_message(0.3)
                continue
            self._number += 1
            made = f"{self.name}-{self._number}"
            self._heard.sent[made] = self.name, command
            self._heard.pending.add(made)
            await self._send(live, made)

    def _is_mine(self, made: str) -> bool:
        return self._heard.sent[made][0] == self.name

    async def _send(self, live: Live, made: str) -> None:
        done = await live.do(self.table, self._heard.sent[made][1], id=made)
        self._heard.answers[made] = done.answer
        self._heard.pending.discard(made)

    def _take(self, message: ToClient) -> None:
        if not isinstance(message, Seen):
            return
        if self.begun is None:
            self.begun = message.seq
        assert self.after is None or message.seq >= self.after, "the log went back"
        if message.gap:
            assert self.after is not None
            self.gaps.append((self.after, message.seq))
        self.after = message.seq
        self.items += message.items

    def _act(self, live: Live) -> WireCommand | None:
        view, mine = live.updates[self.table].view, live.own_views[self.table]
        info, chance = live.infos[self.table], self._chance
        if mine.seat is None:
            free = set(info.seats) - {one.seat for one in view.seats}
            return commands.Sit(seat=chance.choice(sorted(free))) if free else None
        if mine.chips < 10 * info.minimum:
            return commands.BuyChips(amount=Minor(100 * info.minimum))
        if mine.offered:
            bank = Minor(20 * info.minimum)
            if mine.may_bank < bank or chance.random() < 0.3:
                return commands.DeclinePosition()
            return commands.AcceptPosition(bank=bank)
        if mine.holds:
            places = [card.place for cards in mine.holds.values() for card in cards]
            return commands.TurnCards(coup=view.coup, places=(chance.choice(places),))
        if mine.may_cut and chance.random() < 0.2:
            return commands.CutShoe(position=chance.randrange(1, 400))
        if view.phase != "betting" or mine.player_dealer or mine.acts > 8:
            return None
        return self._bet(live)

    def _bet(self, live: Live) -> WireCommand:
        view, mine = live.updates[self.table].view, live.own_views[self.table]
        if mine.acts and self._chance.random() < 0.3:
            return commands.TakeBackWager(coup=view.coup)
        if mine.can_repeat and self._chance.random() < 0.2:
            return commands.RepeatWagers(coup=view.coup)
        bet = self._chance.choice(["player", "banker", "tie"])
        stake = live.infos[self.table].minimum * self._chance.choice([1, 2])
        return commands.PlaceWager(coup=view.coup, bet=bet, stake=Minor(stake))
