"""A pit with a meter for tests: staff with cards, dealers who deal given cards."""

from collections.abc import Iterable

from puntobanco.core.game import Game
from puntobanco.core.ids import CardId, CommandId, MeterId, StaffId, TableId
from puntobanco.house.messages import Accepted, Answer, ToMeter
from puntobanco.people import commands as people
from puntobanco.people.staff import Approval, Role
from puntobanco.progressive import commands as asks
from puntobanco.progressive.captions import StepKey, next_act
from puntobanco.progressive.commands import AnyMeterCommand
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.state import Award, KeyPosition, Meter, Parameters, preset
from puntobanco.sheets import load_game
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from puntobanco.table.state import Mode, Phase
from tests.kit.approvals import approval_by, bound
from tests.kit.chance import new_id
from tests.kit.houses import Floor
from tests.kit.meters import STAFF

METER = MeterId("dragon")
DORA = Actor(staff=StaffId("dora"))
SAM = Actor(staff=StaffId("sam"))


class Jackpots(Floor):
    """A pit with staff, a meter, and tables that share it."""

    @property
    def meter(self) -> Meter:
        return self.pit.meter(METER)

    async def staff(self) -> None:
        """Appoint all staff of the kit, each with a card."""
        for who, member in STAFF.items():
            await self.house(people.AppointStaff(staff=who, roles=member.roles))
            await self.house(people.IssueCard(card=CardId(f"card-{who}"), holder=who))

    def approval(
        self, who: str, place: TableId | None = None, role: Role | None = None
    ) -> Approval:
        held = self.pit.state.directory.staff[StaffId(who)].roles
        highest = next(one for one in (Role.EXECUTIVE, Role.SUPERVISOR, *held) if one in held)
        return approval_by(f"card-{who}", role or highest, place or approval_place(METER), new_id())

    async def ask_meter(
        self,
        command: AnyMeterCommand,
        by: str | None,
        *,
        approval: Approval | None = None,
        id: str | None = None,  # noqa: A002
        meter: MeterId = METER,
    ) -> Answer:
        who = None if by is None else StaffId(by)
        made = CommandId(id) if id else new_id()
        sent = ToMeter(id=made, meter=meter, by=who, command=command, approval=approval)
        return await self.pit.submit(bound(sent, self.pit.state))

    async def do_meter(
        self,
        command: AnyMeterCommand,
        by: str | None,
        *,
        approval: Approval | None = None,
        meter: MeterId = METER,
    ) -> Accepted:
        answer = await self.ask_meter(command, by, approval=approval, meter=meter)
        assert isinstance(answer, Accepted), answer
        return answer

    async def open_meter(self, game: Game, parameters: Parameters | None = None) -> None:
        command = asks.OpenMeter(
            game=game, parameters=parameters or preset(game), reason="a new game"
        )
        await self.do_meter(command, "eve", approval=self.approval("sam"))

    async def jackpot_table(
        self, table: str, game: Game | str = "progressive-3", *, mode: Mode = Mode.DEALER
    ) -> None:
        """Open a table that shares the meter; the first one also opens the meter."""
        resolved = load_game(game) if isinstance(game, str) else game
        if self.meter.game is None:
            await self.open_meter(resolved)
        await self.open(table, resolved, mode=mode)
        await self.do(table, commands.LinkMeter(meter=METER), SAM)

    # --- A dealer's coup -------------------------------------------------------------------

    async def shoe(self, table: str) -> None:
        await self.do(table, commands.StartShoe(commitment="by hand"), DORA)
        await self.do(table, commands.CutShoe(position=9), DORA)
        await self.do(table, commands.BurnCards(turned="As"), DORA)

    async def start(self, table: str, wagers: Iterable[tuple[Actor, str, int]]) -> None:
        """Betting, then START GAME."""
        if self.pit.table(TableId(table)).shoe is None:
            await self.shoe(table)
        await self.do(table, commands.OpenBetting(), DORA)
        for who, bet, stake in wagers:
            answer = await self.bet(table, who, bet, stake)
            assert isinstance(answer, Accepted), answer
        await self.do(table, commands.CloseBetting(), DORA)

    async def deal(self, table: str, cards: Iterable[str]) -> None:
        for card in cards:
            await self.do(table, commands.DealCard(card=card), DORA)

    async def mark(self, table: str, *seats: int, row: int) -> None:
        coup = self.pit.table(TableId(table)).coups
        for seat in seats:
            command = asks.MarkHand(table=TableId(table), coup=coup, seat=seat, row=row)
            await self.do_meter(command, "dora")

    async def mark_as_dealt(self, table: str) -> None:
        """Mark every winner according to the cards."""
        hand = self.meter.hands[TableId(table)]
        for line in hand.lines:
            if line.row is not None and hand.marks.get(line.seat) != line.row:
                await self.mark(table, line.seat, row=line.row)

    async def prepare(self, award: Award) -> None:
        """Do what must precede logging: turn the key to JPH, or have a supervisor confirm."""
        match next_act(self.meter, self.meter.award(award.number) or award):
            case StepKey.KEY:
                hand = self.meter.hand(award.table, award.coup)
                if hand is not None and hand.marked and not hand.called:
                    call = asks.CallSupervisor(table=award.table, coup=award.coup)
                    await self.do_meter(call, "dora")
                turn = asks.TurnKey(table=award.table, to=KeyPosition.JPH)
                await self.do_meter(turn, "dora", approval=self.approval("sam", award.table))
            case StepKey.CONFIRM:
                await self.do_meter(asks.ConfirmAward(award=award.number), "sam")
            case _:
                pass

    async def verify(self, award: Award, by: str = "dora", with_: str = "eve") -> Accepted:
        await self.prepare(award)
        command = asks.VerifyAward(award=award.number, cards=award.cards)
        if award.table in self.meter.keys:
            answer = await self.do_meter(command, by)
            back = asks.TurnKey(table=award.table, to=KeyPosition.RUN)
            await self.do_meter(back, by)
            return answer
        return await self.do_meter(command, by, approval=self.approval(with_, award.table))

    async def end(self, table: str) -> None:
        await self.do(table, commands.SettleCoup(), DORA)
        assert self.pit.table(TableId(table)).phase is Phase.IDLE

    async def coup(
        self, table: str, wagers: Iterable[tuple[Actor, str, int]], cards: Iterable[str]
    ) -> None:
        """A whole coup: winners marked, awards verified."""
        await self.start(table, wagers)
        await self.deal(table, cards)
        of = TableId(table)
        if of in self.meter.tables_in_progress:
            await self.mark_as_dealt(table)
            for award in self.meter.awards_of(of, self.pit.table(of).coups):
                await self.verify(award)
        await self.end(table)


def line_and_meter(who: Actor, line: str = "player") -> tuple[tuple[Actor, str, int], ...]:
    """A line wager and the progressive wager that rides on it."""
    return (who, line, 10_00), (who, "progressive", 1_00)
