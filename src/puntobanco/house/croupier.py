"""The croupier of an automatic table: brings shoes, deals and settles; never chooses a card."""

from collections.abc import Awaitable, Callable

from puntobanco.core.errors import stated_by
from puntobanco.core.facts import fact, to_json
from puntobanco.core.ids import CommandId, TableId
from puntobanco.fairness.sealing import SealError
from puntobanco.house.any_pit import AnyPit
from puntobanco.house.messages import Accepted, Answer, ToTable
from puntobanco.house.shoes import Entropy
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, AnyCommand
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.shoes import is_over
from puntobanco.table.squeeze import places_to_turn
from puntobanco.table.state import Mode, Phase, Table
from puntobanco.table.tableau import FIRST_CARDS

Pause = Callable[[Table], Awaitable[None]]
"""A pause that gets the current table; the caller of `Croupier` has the clock."""


async def no_pause(table: Table) -> None:
    """No pause."""
    del table


class Croupier:
    """Runs one automatic table through its coups."""

    def __init__(
        self,
        pit: AnyPit,
        table: TableId,
        entropy: Entropy,
        *,
        after_shuffle: Pause = no_pause,
        for_cut: Pause = no_pause,
        after_card: Pause = no_pause,
        for_squeeze: Pause = no_pause,
        for_bets: Pause = no_pause,
    ) -> None:
        """The pauses, each as long as the caller likes.

        `after_shuffle` for a new shoe, `for_cut` while a patron may cut it, `after_card` for each
        card, `for_squeeze` while patrons may turn cards, `for_bets` while they may bet after four
        cards.
        """
        self._pit = pit
        self._id = table
        self._entropy = entropy
        self._after_shuffle = after_shuffle
        self._for_cut = for_cut
        self._after_card = after_card
        self._for_squeeze = for_squeeze
        self._for_bets = for_bets

    @property
    def table(self) -> Table:
        """The table in the current state."""
        return self._pit.table(self._id)

    async def ask(self, command: AnyCommand) -> Answer:
        """Send a command of the house itself, under a new id."""
        made = CommandId(self._entropy(12).hex())
        return await self._pit.submit(ToTable(id=made, table=self._id, by=HOUSE, command=command))

    async def ready_shoe(self) -> bool:
        """Bring a shoe to the table, cut and burned from; False if none may come.

        Each step reads the table again: during a wait, staff may disable it, end the shoe, close
        the table, and open it again for a dealer.
        """
        while self._shoe_may_come():
            shoe = self.table.shoe
            if shoe is None or shoe.ended:
                await self.ask(self._pit.shoes.start(self.table))
                await self._after_shuffle(self.table)
            elif self._shoe_is_over(self.table):
                await self._open_or_retire(self._pit.shoes.end)
            elif shoe.cut is None:
                await self._get_cut()
            elif not shoe.burned:
                await self._open_or_retire(self._pit.shoes.burn)
            else:
                return True
        return False

    def _shoe_may_come(self) -> bool:
        """Whether the house may bring a shoe to the table now, or act on the one there."""
        table = self.table
        return table.mode is Mode.AUTOMATIC and table.phase is Phase.IDLE and not table.disabled

    async def _get_cut(self) -> None:
        """Give patrons time to cut; then the house cuts."""
        # With continuous shuffle every coup has its own shoe, and patrons are not asked.
        if self.table.seats and not self.table.rules.shoe.continuous:
            await self._for_cut(self.table)
        if self._is_uncut() and self._shoe_may_come():
            await self.ask(self._pit.shoes.drawn_cut(self.table))

    async def retire_shoe(self) -> None:
        """End the shoe in use, even with cards left, because the table will be closed."""
        if self._is_uncut():
            await self.ask(self._pit.shoes.drawn_cut(self.table))
        shoe = self.table.shoe
        if shoe is not None and not shoe.ended:
            await self._open_or_retire(self._pit.shoes.end)

    def _is_uncut(self) -> bool:
        shoe = self.table.shoe
        return shoe is not None and not shoe.ended and shoe.cut is None

    async def _open_or_retire(self, made: Callable[[Table], AnyCommand]) -> bool:
        """Send a command that needs the shoe; if it cannot be opened, retire it and void the coup.

        Return whether the command was accepted.
        """
        try:
            command = made(self.table)
        except SealError as error:
            why = to_json(fact("shoe-sealed", why=stated_by(error)))
            if self.table.coup is not None:
                await self.ask(commands.VoidCoup(reason=why))
            await self.ask(self._pit.shoes.retire(self.table, why))
            return False
        return isinstance(await self.ask(command), Accepted)

    @staticmethod
    def _shoe_is_over(table: Table) -> bool:
        """Whether the shoe is over; with continuous shuffle, after one coup."""
        used = table.shoe is not None and table.shoe.coups > 0
        return (table.rules.shoe.continuous and used) or is_over(table)

    async def finish_coup(self) -> None:
        """Finish the coup in progress, after betting or after a crash."""
        if self.table.phase is Phase.BETTING:
            await self.ask(commands.CloseBetting())
        while await self._card_is_due():
            if not await self._open_or_retire(self._pit.shoes.next_card):
                break
            await self._after_card(self.table)
        if self.table.phase is Phase.RESULT:
            await self.ask(commands.SettleCoup())

    async def _card_is_due(self) -> bool:
        """Whether another card is due, once those on the table are turned and bet on."""
        await self._wait_for_turns()
        if self.table.phase is Phase.MID_COUP:
            await self._for_bets(self.table)
            await self.ask(commands.CloseBetting())
        return self.table.phase is Phase.DEALING

    async def _wait_for_turns(self) -> None:
        """Give patrons time to squeeze; then the table turns the rest.

        The first four cards are dealt before the wait, because a hand is squeezed as a whole.
        """
        if self.table.coup is None or len(self.table.coup.cards) < FIRST_CARDS:
            return
        while places_to_turn(self.table):
            await self._for_squeeze(self.table)
            left = places_to_turn(self.table)
            if left and not isinstance(
                await self.ask(commands.TurnCards(coup=self.table.coups, places=left)), Accepted
            ):
                break

    async def find_player_dealer(self, answer: Callable[[int], Awaitable[bool]]) -> bool:
        """Offer the position around the table until a patron takes it; False if no patron does.

        `answer` waits for the patron at a seat, and returns whether they accepted or declined.
        """
        while not self.table.bank:
            offered = await self.ask(commands.OfferPosition())
            if isinstance(offered, Refusal) and offered.code is not RefusalCode.POSITION_TAKEN:
                return False
            seat = self.table.position.offered
            if seat is None:
                return False
            if not await answer(seat):
                await self.ask(commands.DeclinePosition())
        return True
