"""Simulated patrons: ordinary clients, marked as simulated and left out of reports.

They play at the tables of a demonstration house. Each has its own random seed and knows only what a
screen shows.
"""

import asyncio
from collections.abc import Collection, Sequence

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.core.rng import Stream
from puntobanco.server.client import Live
from puntobanco.server.table_messages import BetArea, Mine, TableInfo, View
from puntobanco.table import commands
from puntobanco.table.commands import WireCommand

LINES = ("player", "banker")
BUY_INS = 40
"""Buy-in, in minimum bets."""


class SimulatedPatron:
    """One simulated patron at one table."""

    def __init__(self, live: Live, table: TableId, *, seed: int, keep_free: int = 2) -> None:
        """`keep_free` seats are left to others."""
        self._live = live
        self._table = table
        self._dice = Stream(seed)
        self._keep_free = keep_free
        self._bet_in = 0
        self._answered = ""

    async def play(self) -> None:
        """Watch the table and play until the connection ends."""
        await self._live.watch(self._table)
        while self._live.open:
            act = self._act()
            if act is None:
                await self._live.next_message()
                continue
            await asyncio.sleep(0.2 + self._dice.below(1200) / 1000)
            if (again := self._act()) is not None and type(again) is type(act):
                await self._live.do(self._table, again)
                self._done(again)

    def _act(self) -> WireCommand | None:
        """The next command, or None."""
        info = self._live.infos[self._table]
        view = self._live.updates[self._table].view
        mine = self._live.own_views.get(self._table)
        if mine is None or view.phase == "closed":
            return None
        if mine.seat is None:
            return self._sit(info, view)
        if mine.chips < info.minimum * 4 and mine.wallet >= info.minimum * BUY_INS:
            return commands.BuyChips(amount=Minor(info.minimum * BUY_INS))
        return self._at_seat(info, view, mine)

    def _sit(self, info: TableInfo, view: View) -> WireCommand | None:
        taken = {seat.seat for seat in view.seats}
        free = [seat for seat in info.seats if seat not in taken]
        if len(free) <= self._keep_free:
            return None
        return commands.Sit(seat=free[self._dice.below(len(free))])

    def _at_seat(self, info: TableInfo, view: View, mine: Mine) -> WireCommand | None:
        if mine.holds:
            places = tuple(card.place for cards in mine.holds.values() for card in cards)
            return commands.TurnCards(coup=view.coup, places=places[:1])
        position = view.position
        if mine.offered:
            return self._on_offer(info, mine)
        if position is not None and mine.player_dealer:
            waiting = view.state == "offer" and position.offered is None and not position.bank
            return commands.PostBank(bank=_bank(info, mine)) if waiting else None
        if view.state == "place-your-bets" and self._bet_in != view.coup:
            return self._wager(info, view, mine)
        return None

    def _on_offer(self, info: TableInfo, mine: Mine) -> WireCommand:
        bank = _bank(info, mine)
        if bank < info.minimum * 10 or self._dice.below(4) == 0:
            return commands.DeclinePosition()
        return commands.AcceptPosition(bank=bank)

    def _wager(self, info: TableInfo, view: View, mine: Mine) -> WireCommand | None:
        if self._dice.below(12) == 0:
            # Sometimes a patron sits out a coup.
            self._bet_in = view.coup
            return None
        own = next((seat.wagers for seat in view.seats if seat.seat == mine.seat), {})
        bet = self._beside(info.bets, own) or self._chosen(info.bets, own)
        if bet is None:
            return None
        most = min(bet.maximum, mine.chips - bet.fee)
        stake = min(bet.minimum * (1 + self._dice.below(3)), most)
        stake -= stake % bet.step
        if stake < bet.minimum:
            self._bet_in = view.coup
            return None
        return commands.PlaceWager(coup=view.coup, bet=bet.key, stake=Minor(stake))

    def _beside(self, bets: Sequence[BetArea], own: Collection[str]) -> BetArea | None:
        """Usually the progressive wager, once there is a line wager for it to ride on."""
        open_now = (bet for bet in bets if bet.meter and not bet.closed and bet.key not in own)
        rides = next((bet for bet in open_now if set(bet.needs) & set(own)), None)
        return rides if rides is not None and self._dice.below(4) else None

    def _chosen(self, bets: Sequence[BetArea], own: Collection[str]) -> BetArea | None:
        plain = [bet for bet in bets if not (bet.needs or bet.after_four) and bet.stake is None]
        lines = [bet for bet in plain if bet.key in LINES]
        if any(bet.meter for bet in bets) and set(LINES) & set(own):
            # A wager that rides on a line requires exactly one of the two lines.
            lines = [bet for bet in lines if bet.key in own]
            plain = [bet for bet in plain if bet.key not in LINES] + lines
        if lines and self._dice.below(8):
            return lines[self._dice.below(len(lines))]
        return plain[self._dice.below(len(plain))] if plain else None

    def _done(self, command: WireCommand) -> None:
        if isinstance(command, commands.PlaceWager):
            # At a table with a meter, the first wager is seldom the last.
            enough = (
                self._dice.below(3) if self._nothing_rides_on(command) else self._dice.below(4) == 0
            )
            self._bet_in = command.coup if enough else self._bet_in

    def _nothing_rides_on(self, command: commands.PlaceWager) -> bool:
        """Whether no other wager can ride on this one."""
        bets = self._live.infos[self._table].bets
        return command.bet not in LINES or not any(bet.meter and not bet.closed for bet in bets)


def _bank(info: TableInfo, mine: Mine) -> Minor:
    """Half of the largest possible bank, in whole chips."""
    bank = min(mine.may_bank // 2, info.maximum * 2)
    return Minor(bank - bank % info.denomination)
