"""A house for tests: a store in a folder, a pit, patrons with chips, running tables."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from puntobanco.core.game import Game
from puntobanco.core.ids import CommandId, Ms, PatronId, PitId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.fairness.keys import create_key, read_key
from puntobanco.house import croupier
from puntobanco.house.any_pit import AnyPit
from puntobanco.house.croupier import Pause, no_pause
from puntobanco.house.environment import Environment
from puntobanco.house.messages import Accepted, Answer, ToHouse, ToTable
from puntobanco.people import commands as people
from puntobanco.people.staff import Approval
from puntobanco.server.desk import answer_fact
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.refusals import Refusal
from puntobanco.table.state import Mode
from tests.kit.approvals import bound
from tests.kit.chance import entropy, new_id

PIT = PitId("pit-1")
T = TypeVar("T")


def surroundings(folder: Path, *, tick_ms: int = 1) -> Environment:
    """A key in the folder, the test's entropy, and a clock that ticks once per reading."""
    file = folder / "key"
    key = read_key(file) if file.exists() else create_key(file, entropy)
    ticks = count(1_700_000_000_000, tick_ms)
    return Environment(clock=lambda: Ms(next(ticks)), entropy=entropy, key=key)


def run(task: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(task)


class Croupier(croupier.Croupier):
    """A croupier who deals whole coups, with a hook for bets."""

    async def round(self, bet: Callable[[int], Awaitable[None]]) -> Refusal | None:
        """Shoe, betting, cards, settlement; the refusal if none could begin."""
        await self.finish_coup()
        await self.ready_shoe()
        opened = await self.ask(commands.OpenBetting())
        if isinstance(opened, Refusal):
            return opened
        await bet(self.table.coups)
        await self.finish_coup()
        return None


class Floor:
    """A pit with short ways to send commands."""

    def __init__(self, pit: AnyPit) -> None:
        self.pit = pit

    async def ask(
        self,
        table: str,
        command: AnyCommand,
        by: Actor = HOUSE,
        *,
        id: str | None = None,  # noqa: A002
        approval: Approval | None = None,
    ) -> Answer:
        made = CommandId(id) if id else new_id()
        sent = ToTable(id=made, table=TableId(table), by=by, command=command, approval=approval)
        answer = await self.pit.submit(bound(sent, self.pit.state))
        if not isinstance(answer, Accepted):
            assert str(answer_fact(answer, DOLLARS))
        return answer

    async def do(
        self,
        table: str,
        command: AnyCommand,
        by: Actor = HOUSE,
        *,
        approval: Approval | None = None,
    ) -> Accepted:
        answer = await self.ask(table, command, by, approval=approval)
        assert isinstance(answer, Accepted), answer
        return answer

    async def house(
        self,
        command: people.AnyPeopleCommand,
        *,
        by: StaffId | None = None,
        approval: Approval | None = None,
    ) -> Answer:
        sent = ToHouse(id=new_id(), by=by, command=command, approval=approval)
        return await self.pit.submit(bound(sent, self.pit.state))

    async def accepted(
        self,
        command: people.AnyPeopleCommand,
        *,
        by: StaffId,
        approval: Approval | None = None,
    ) -> None:
        answer = await self.house(command, by=by, approval=approval)
        assert isinstance(answer, Accepted), answer

    async def open(self, table: str, game: str | Game, *, mode: Mode = Mode.AUTOMATIC) -> None:
        resolved = load_game(game) if isinstance(game, str) else game
        await self.do(table, commands.OpenTable(game=resolved, mode=mode))

    async def patron(self, name: str, *, table: str, seat: int, chips: int = 1_000_00) -> Actor:
        who = PatronId(name)
        if who not in self.pit.state.directory.patrons:
            await self.house(people.RegisterPatron(patron=who))
        await self.house(people.IssueCredit(patron=who, amount=Minor(10 * chips)))
        actor = Actor(patron=who)
        await self.do(table, commands.Sit(seat=seat), actor)
        await self.do(table, commands.BuyChips(amount=Minor(chips)), actor)
        return actor

    def croupier(self, table: str, *, cut: Pause = no_pause) -> Croupier:
        return Croupier(self.pit, TableId(table), entropy, for_cut=cut)

    async def bet(self, table: str, who: Actor, bet: str, stake: int) -> Answer:
        coup = self.pit.table(TableId(table)).coups
        command = commands.PlaceWager(coup=coup, bet=bet, stake=Minor(stake))
        return await self.ask(table, command, who)

    def betting(
        self, table: str, *wagers: tuple[Actor, str, int]
    ) -> Callable[[int], Awaitable[None]]:
        """A round of betting for a croupier."""

        async def bets(_coup: int) -> None:
            for who, bet, stake in wagers:
                await self.bet(table, who, bet, stake)

        return bets
