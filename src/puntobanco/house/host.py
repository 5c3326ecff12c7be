"""The host of an automatic table: runs its coups by the clock while the house is open.

It acts only through the croupier, which sends commands of the house; the waiting is done here.
Clock and sleep come from outside, so that a simulated world can run a day in a second.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from puntobanco.core.ids import Ms, TableId
from puntobanco.house.any_pit import AnyPit
from puntobanco.house.croupier import Croupier
from puntobanco.house.shoes import Entropy
from puntobanco.table import commands
from puntobanco.table.position import must_offer
from puntobanco.table.refusals import Refusal
from puntobanco.table.squeeze import places_to_turn
from puntobanco.table.state import Mode, Phase, Table
from puntobanco.table.tableau import FIRST_CARDS


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """Durations that no sheet specifies, in seconds."""

    card_s: float = 0.7
    mid_coup_s: float = 10.0
    """The time to bet after four cards."""
    result_s: float = 5.0
    shoe_s: float = 2.5
    cut_s: float = 8.0
    offer_s: float = 12.0
    bank_s: float = 12.0
    unclaimed_s: float = 5.0


@dataclass(frozen=True, slots=True)
class TableStatus:
    """What a table is waiting for, in more detail than its state, and until when."""

    state: str = "waiting"
    ends: Ms | None = None
    last_bets: Ms | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """The time, and a way to sleep."""

    now: Callable[[], Ms]
    sleep: Callable[[float], Awaitable[None]]


class Host:
    """Runs one automatic table."""

    def __init__(
        self,
        pit: AnyPit,
        table: TableId,
        clock: Clock,
        entropy: Entropy,
        *,
        pace: Pace,
        on_status: Callable[[TableId], None],
    ) -> None:
        """`on_status` is called at every change of status that comes without an event."""
        self.id = table
        self.status = TableStatus()
        self._pit = pit
        self._clock = clock
        self._pace = pace
        self._on_status = on_status
        self._changed = asyncio.Event()
        self._croupier = Croupier(
            pit,
            table,
            entropy,
            after_shuffle=self._pause_after_shuffle,
            for_cut=self._wait_for_cut,
            after_card=self._pause_after_card,
            for_squeeze=self._wait_for_squeeze,
            for_bets=self._wait_for_bets,
        )

    @property
    def table(self) -> Table:
        """The table in the current state."""
        return self._pit.table(self.id)

    def notify(self) -> None:
        """Tell the host that something happened at the table."""
        self._changed.set()

    async def retire_shoe(self) -> None:
        """End the shoe in use, if the table is disabled and between coups."""
        table = self.table
        if table.mode is Mode.AUTOMATIC and table.disabled and table.phase is Phase.IDLE:
            await self._croupier.retire_shoe()

    async def run(self) -> None:
        """Play coup after coup; ends only by cancellation or when the pit stops."""
        while True:
            if not self._may_play():
                self._set_status("waiting")
                await self._until(self._may_play)
                continue
            if self.table.coup is not None:
                # A coup that a crash interrupted is finished first.
                await self._croupier.finish_coup()
                continue
            if not await self._croupier.ready_shoe():
                continue
            if self.table.player_dealt and not await self._has_bank():
                continue
            await self._round()

    def _may_play(self) -> bool:
        """Whether the table can play: a coup in progress goes on, a new one needs patrons."""
        table = self.table
        if table.mode is not Mode.AUTOMATIC or table.phase is Phase.CLOSED:
            return False
        if table.coup is not None:
            return True
        return bool(table.seats) and not table.disabled

    # --- The coup ---------------------------------------------------------------------------

    async def _round(self) -> None:
        opened = await self._croupier.ask(commands.OpenBetting())
        if isinstance(opened, Refusal):
            # The table was disabled, or the bank withdrawn, just before.
            return
        number = self.table.coups
        await self._betting()
        await self._croupier.finish_coup()
        recall = self.table.recall
        if recall and recall[-1].number == number:
            self._set_status("void" if recall[-1].void else "result", self._pace.result_s)
            await self._clock.sleep(self._pace.result_s)

    async def _betting(self) -> None:
        rules = self.table.rules.table
        number = self.table.coups
        last = rules.last_bets_s
        stages = (
            ("place-your-bets", rules.betting_s - last, rules.betting_s),
            ("last-bets", last, last),
        )
        for state, seconds, left in stages:
            # Computed again for each stage: the wall clock may have been corrected meanwhile.
            ends = Ms(self._clock.now() + 1000 * left)
            self.status = TableStatus(state, ends, Ms(ends - 1000 * last))
            self._on_status(self.id)
            await self._until(lambda: not self._is_betting(number), seconds)

    def _is_betting(self, coup: int) -> bool:
        table = self.table
        return table.phase is Phase.BETTING and table.coups == coup

    # --- Waits of the croupier --------------------------------------------------------------

    async def _pause_after_shuffle(self, table: Table) -> None:
        if not table.rules.shoe.continuous:
            self._set_status("new-shoe", self._pace.shoe_s)
            await self._clock.sleep(self._pace.shoe_s)

    async def _wait_for_cut(self, table: Table) -> None:
        del table
        self._set_status("cut", self._pace.cut_s)
        await self._until(self._was_cut, self._pace.cut_s)

    def _was_cut(self) -> bool:
        shoe = self.table.shoe
        return shoe is None or shoe.cut is not None

    async def _pause_after_card(self, table: Table) -> None:
        del table
        await self._clock.sleep(self._pace.card_s)

    async def _wait_for_squeeze(self, table: Table) -> None:
        times = table.rules.table.squeeze
        third = len(table.play.cards) > FIRST_CARDS
        seconds = times.third_card_s if third else times.first_cards_s
        self._set_status("squeeze", seconds)
        waiting = places_to_turn(table)
        await self._until(lambda: not set(waiting) & set(places_to_turn(self.table)), seconds)
        self._set_status("no-more-bets")

    async def _wait_for_bets(self, table: Table) -> None:
        del table
        self._set_status("mid-coup", self._pace.mid_coup_s)
        await self._until(lambda: self.table.phase is not Phase.MID_COUP, self._pace.mid_coup_s)
        self._set_status("no-more-bets")

    # --- The player-dealer ------------------------------------------------------------------

    async def _has_bank(self) -> bool:
        """Whether a player-dealer banks the next coup."""
        table = self.table
        if not table.bank and table.position.held and not must_offer(table):
            self._set_status("offer", self._pace.bank_s)
            await self._until(self._no_bank_awaited, self._pace.bank_s)
            if not self._no_bank_awaited():
                await self._croupier.ask(commands.DeclinePosition())
        if self.table.bank or await self._croupier.find_player_dealer(self._wait_for_answer):
            return True
        self._set_status("unclaimed", self._pace.unclaimed_s)
        await self._clock.sleep(self._pace.unclaimed_s)
        return False

    def _no_bank_awaited(self) -> bool:
        table = self.table
        return bool(table.bank) or not table.position.held

    async def _wait_for_answer(self, seat: int) -> bool:
        self._set_status("offer", self._pace.offer_s)
        await self._until(lambda: self.table.position.offered != seat, self._pace.offer_s)
        return self.table.position.offered != seat

    # --- Waiting ----------------------------------------------------------------------------

    def _set_status(self, state: str, seconds: float | None = None) -> None:
        ends = None if seconds is None else Ms(self._clock.now() + round(1000 * seconds))
        if self.status != TableStatus(state, ends):
            self.status = TableStatus(state, ends)
            self._on_status(self.id)

    async def _until(self, holds: Callable[[], bool], seconds: float | None = None) -> None:
        """Wait until a condition holds, but no longer than `seconds`.

        Not until a time of day: a clock that is set back would hold up the table.
        """
        if holds():
            return
        over = None if seconds is None else asyncio.ensure_future(self._clock.sleep(seconds))
        try:
            while not holds() and not (over is not None and over.done()):
                self._changed.clear()
                await self._wait_for_change(over)
        finally:
            if over is not None:
                over.cancel()

    async def _wait_for_change(self, over: asyncio.Future[None] | None) -> None:
        """Wait for a change at the table or the end of the time."""
        moved = asyncio.ensure_future(self._changed.wait())
        waits: list[asyncio.Future[Any]] = [moved] if over is None else [moved, over]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            moved.cancel()
