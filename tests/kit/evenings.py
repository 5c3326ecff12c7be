"""An evening with everything: three tables, simulated patrons, voids, corrections, banks.

Everything follows from a seed, including cards and times, so an evening is reproducible.
"""

import random
from pathlib import Path

from puntobanco.core.cards import CARDS
from puntobanco.core.ids import CardId, CommandId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.fairness.keys import create_key, read_key
from puntobanco.house.environment import Environment
from puntobanco.house.messages import Accepted, Answer, ToTable
from puntobanco.house.pit import Pit
from puntobanco.people import commands as people
from puntobanco.people.staff import Role
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.position import must_offer
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode, Phase, Table
from tests.kit.approvals import approval_by, bound
from tests.kit.houses import Floor

BEGIN = 1_700_000_000_000
PATRONS = {
    # table: (patron, whether simulated); seats start at 1
    "california": (("cal-1", False), ("cal-2", False), ("cal-bot", True), ("cal-4", False)),
    "terminal": (("ter-1", False), ("ter-bot", True)),
    "dealt": (("dea-1", False), ("dea-2", False), ("dea-bot", True)),
    "show": (("show-1", True), ("show-2", True)),
}
GAMES = {
    "california": load_game("commission-free-dragon-bonus"),
    "terminal": load_game("terminal-3", settings={"table-limits": "10-200"}),
    "dealt": load_game("mini-baccarat"),
    "show": load_game("fortune-7"),
}


def seeded_surroundings(
    folder: Path, seed: int, *, most_ms: int = 40_000, begin: int = BEGIN
) -> Environment:
    """Entropy and a clock from a seed; each reading of the clock is up to `most_ms` later."""
    chance = random.Random(seed)
    file = folder / "key"
    key = read_key(file) if file.exists() else create_key(file, chance.randbytes)
    now = begin

    def clock() -> Ms:
        nonlocal now
        now += chance.randint(1, most_ms)
        return Ms(now)

    return Environment(clock=clock, entropy=chance.randbytes, key=key)


class Evening(Floor):
    """A floor on which a seed decides what happens."""

    def __init__(self, pit: Pit, seed: int) -> None:
        super().__init__(pit)
        self.chance = random.Random(seed)
        self.chips_before: dict[tuple[str, int, str], int] = {}
        self.chips_after: dict[tuple[str, int, str], int] = {}
        """By table, coup and patron: the table's figures when betting opened and at the end."""
        self._numbers = iter(range(10**9))
        self._cards: list[str] = []

    async def appoint(self) -> None:
        """Appoint two people whose cards approve acts that need a second person."""
        for staff, role in (("sam", Role.SUPERVISOR), ("eve", Role.EXECUTIVE)):
            await self.house(people.AppointStaff(staff=StaffId(staff), roles=frozenset({role})))
            await self.house(people.IssueCard(card=CardId(f"card-{staff}"), holder=StaffId(staff)))

    async def open_all(self) -> None:
        await self.appoint()
        for table, patrons in PATRONS.items():
            mode = Mode.DEALER if table == "dealt" else Mode.AUTOMATIC
            await self.open(table, GAMES[table], mode=mode)
            for seat, (patron, simulated) in enumerate(patrons, start=1):
                name = PatronId(patron)
                await self.house(people.RegisterPatron(patron=name, simulated=simulated))
                await self.patron(patron, table=table, seat=seat, chips=5_000_00)

    async def play(self, rounds: int) -> None:
        """Play this many rounds at each table, with events between them."""
        for _ in range(rounds):
            for table in PATRONS:
                await self._round(table)
                await self._between(table)

    def at(self, table: str) -> Table:
        return self.pit.table(TableId(table))

    async def approved(self, table: str, command: AnyCommand, *, by: str, role: Role) -> Accepted:
        answer = await self.ask_approved(table, command, by=by, role=role)
        assert isinstance(answer, Accepted), answer
        return answer

    async def ask_approved(self, table: str, command: AnyCommand, *, by: str, role: Role) -> Answer:
        number = next(self._numbers)
        approval = approval_by(f"card-{by}", role, TableId(table), f"nonce-{number}")
        sent = ToTable(
            id=CommandId(f"approved-{number}"),
            table=TableId(table),
            by=HOUSE,
            command=command,
            approval=approval,
        )
        return await self.pit.submit(bound(sent, self.pit.state))

    # --- A round -----------------------------------------------------------------------------

    async def _round(self, table: str) -> None:
        if table == "dealt":
            await self._hand_shoe()
        else:
            await self.croupier(table).ready_shoe()
        if table == "california":
            await self._bank()
        self._note(table, self.chips_before, self.at(table).coups + 1)
        await self.do(table, commands.OpenBetting())
        await self._bets(table)
        if self.chance.random() < 0.08:
            await self.do(table, commands.VoidCoup(reason="a chip fell"))
        else:
            await self.do(table, commands.CloseBetting())
            await self._deal(table)
        self._note(table, self.chips_after, self.at(table).coups)

    def _note(self, table: str, kept: dict[tuple[str, int, str], int], coup: int) -> None:
        at = self.at(table)
        holder = at.seats.get(at.position.player_dealer or 0)
        for patron in at.seats.values():
            # A bank is posted before betting opens, and belongs to the hand.
            bank = at.bank if patron == holder else 0
            kept[table, coup, patron] = at.chips(patron) + bank

    async def _bets(self, table: str) -> None:
        at = self.at(table)
        if self.chance.random() < 0.1:
            return
        keys = [bet.key for bet in at.rules.bets]
        for seat, patron in at.seats.items():
            if at.player_dealt and seat == at.position.player_dealer:
                continue
            for _ in range(self.chance.randint(0, 3)):
                stake = self.chance.choice([5_00, 10_00, 12_50, 25_00, 100_00])
                await self.bet(table, Actor(patron=patron), self.chance.choice(keys), stake)
            if self.chance.random() < 0.2:
                taken_back = commands.TakeBackWager(coup=at.coups)
                await self.ask(table, taken_back, Actor(patron=patron))

    async def _deal(self, table: str) -> None:
        if table != "dealt":
            if self.at(table).phase is Phase.DEALING and self.chance.random() < 0.05:
                await self.do(table, self.pit.shoes.next_card(self.at(table)))
                await self.do(table, commands.VoidCoup(reason="misdeal"))
            await self.croupier(table).finish_coup()
            return
        while self.at(table).phase is Phase.DEALING:
            await self._card(self._cards.pop())
        if self.at(table).phase is Phase.RESULT:
            await self.do(table, commands.SettleCoup())

    async def _card(self, card: str) -> None:
        """Deal a card by hand; sometimes it is read again."""
        await self.do("dealt", commands.DealCard(card=card))
        if self.at("dealt").phase is Phase.DEALING and self.chance.random() < 0.05:
            place = len(self.at("dealt").play.cards) - 1
            again = commands.CorrectCard(place=place, card=card, reason="read upside down")
            await self._if_there(again, by="sam", role=Role.SUPERVISOR)

    async def _if_there(self, command: AnyCommand, *, by: str, role: Role) -> bool:
        """Correct cards with a second person, unless the shoe has none of them left."""
        answer = await self.ask_approved("dealt", command, by=by, role=role)
        if isinstance(answer, Refusal):
            assert answer.code is RefusalCode.CARD_BEYOND_SUPPLY, answer
            return False
        return True

    async def _hand_shoe(self) -> None:
        shoe = self.at("dealt").shoe
        if shoe is not None and not shoe.ended and len(self._cards) > 40:
            return
        if shoe is not None and not shoe.ended:
            await self.do("dealt", commands.EndShoe())
        await self.do("dealt", commands.StartShoe(commitment="by hand"))
        await self.do("dealt", commands.CutShoe(position=20))
        self._cards = [str(card) for card in CARDS] * 8
        self.chance.shuffle(self._cards)
        turned = self._cards.pop()
        await self.do("dealt", commands.BurnCards(turned=turned))

    async def _bank(self) -> None:
        at = self.at("california")
        bank = Minor(self.chance.choice([20_00, 100_00, 400_00]))
        if at.bank:
            return
        if not must_offer(at):
            assert at.position.player_dealer is not None
            holder = Actor(patron=at.seats[at.position.player_dealer])
            await self.do("california", commands.PostBank(bank=bank), holder)
            return

        async def answer(seat: int) -> bool:
            if self.chance.random() < 0.3:
                return False
            who = Actor(patron=self.at("california").seats[seat])
            await self.do("california", commands.AcceptPosition(bank=bank), who)
            return True

        while not await self.croupier("california").find_player_dealer(answer):
            pass

    # --- Between rounds ------------------------------------------------------------------------

    async def _between(self, table: str) -> None:
        seats = list(self.at(table).seats.items())
        seat, patron = self.chance.choice(seats)
        who = Actor(patron=patron)
        act = self.chance.random()
        if act < 0.1:
            await self.ask(table, commands.BuyChips(amount=Minor(50_00)), who)
        elif act < 0.2:
            await self.ask(table, commands.CashOut(amount=Minor(30_00)), who)
        elif act < 0.25:
            await self.house(people.RedeemCredit(patron=patron, amount=Minor(7_00)))
        elif act < 0.3 and isinstance(await self.ask(table, commands.Leave(), who), Accepted):
            await self.do(table, commands.Sit(seat=seat), who)
            await self.do(table, commands.BuyChips(amount=Minor(2_000_00)), who)
        elif act < 0.6 and table == "dealt":
            await self._correct()

    async def _correct(self) -> None:
        """Settle the last coup again, with the hands' cards swapped."""
        recall = self.at("dealt").recall
        if not recall or recall[-1].void:
            return
        number = recall[-1].number
        cards = self.chance.choice(["9s 2d Kh 3c", "2s 9d 3h Kc", "9s 9d Kh Kc", "2s 7d 3h Kd 4c"])
        command = commands.CorrectCoup(
            coup=number, cards=tuple(cards.split()), reason="the camera says otherwise"
        )
        if await self._if_there(command, by="eve", role=Role.EXECUTIVE):
            self._note("dealt", self.chips_after, number)
