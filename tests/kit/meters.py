"""A meter for tests: commands in, events applied, refusals out."""

from collections.abc import Iterable
from dataclasses import replace as with_changes
from itertools import count

from msgspec.structs import replace

from puntobanco.core.game import Game
from puntobanco.core.ids import CardId, MeterId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.core.rows import Side
from puntobanco.people.acts import act_of
from puntobanco.people.staff import Approval, Directory, Member, Role, StaffCard, with_approval_used
from puntobanco.progressive import commands
from puntobanco.progressive.captions import StepKey, next_act
from puntobanco.progressive.commands import AnyMeterCommand, HandCommand
from puntobanco.progressive.context import MeterContext, approval_place
from puntobanco.progressive.decide import decide
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.progressive.evolve import evolve
from puntobanco.progressive.proof import decided_again
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import Award, KeyPosition, LockedWager, Meter, Parameters, preset
from puntobanco.progressive.wording import refusal_fact
from puntobanco.sheets import load_game
from tests.kit.approvals import approval_by
from tests.kit.games import a_row

METER = MeterId("m1")
T1, T2 = TableId("t1"), TableId("t2")

STAFF = {
    StaffId("dora"): Member(frozenset({Role.DEALER})),
    StaffId("sam"): Member(frozenset({Role.SUPERVISOR})),
    StaffId("sue"): Member(frozenset({Role.SUPERVISOR})),
    StaffId("eve"): Member(frozenset({Role.EXECUTIVE})),
    StaffId("eric"): Member(frozenset({Role.EXECUTIVE})),
    StaffId("cleo"): Member(frozenset({Role.CASHIER})),
    StaffId("both"): Member(frozenset({Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE})),
}
CARDS = {CardId(f"card-{who}"): StaffCard(who) for who in STAFF}

# Dragon Bonus Progressive, table 3, by the row each makes for a wager on the Player hand.
SIX_SUITED = ("2h", "Kh", "3h", "Qh", "4h", "Th")
FOUR_SUITED = ("4s", "Ks", "5s", "Qs")
BY_NINE = ("4s", "Kd", "5s", "Qs")
PLAIN = ("2s", "7d", "3h", "Kd", "4c")
# Tables 1 and 2: 2-3-4 over 0.
DIAMONDS = ("2d", "Kh", "3d", "Qh", "4d", "Th")
SAME_SUIT = ("2c", "Kh", "3c", "Qh", "4c", "Th")


def riding(seat: int, rides: Side | None = Side.PLAYER, stake: int = 1_00) -> LockedWager:
    return LockedWager(seat, PatronId(f"p{seat}"), Minor(stake), rides)


def players(*seats: int) -> tuple[LockedWager, ...]:
    """One wager on the Player hand per seat."""
    return tuple(riding(seat) for seat in seats)


def frequent(game: Game) -> Game:
    """The same game with a top row that comes about once in six hands."""
    rows = (
        a_row("win", "100 % of meter", natural=True),
        a_row("win", "25 % of meter", by=4, natural=False),
        a_row("win", "2 for 1", by=3, natural=False),
    )
    bets = tuple(
        with_changes(bet, rows=rows) if bet.key == "progressive" else bet for bet in game.bets
    )
    return with_changes(game, bets=bets)


class Control:
    """A meter, its people, and its log."""

    def __init__(
        self,
        game: Game | str = "progressive-3",
        *,
        tables: Iterable[TableId] = (T1, T2),
        opened: bool = True,
        **changes: object,
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.meter = Meter(id=METER)
        self.directory = Directory(staff=dict(STAFF), cards=dict(CARDS))
        self.at = Ms(1_000_000)
        self.log: list[AnyMeterEvent] = []
        self.nonces = count(1)
        self.coups = dict.fromkeys((T1, T2), 0)
        self.wallets: dict[PatronId, Minor] = {}
        if opened:
            self.open(**changes)
            for table in tables:
                self.do(commands.JoinTable(table=table, game=self.game))

    def parameters(self, **changes: object) -> Parameters:
        """The game's own parameters, with a test's changes."""
        own = preset(self.game)
        rates = {name: changes.pop(name) for name in tuple(changes) if hasattr(own.rates, name)}
        return replace(own, rates=replace(own.rates, **rates), **changes)

    def open(self, **changes: object) -> None:
        override = bool(changes.pop("override", False))
        self.do(
            commands.OpenMeter(
                game=self.game,
                parameters=self.parameters(**changes),
                reason="a new game",
                override=override,
            ),
            "eve",
            approval=self.approval("sam"),
        )

    def ask(
        self,
        command: AnyMeterCommand | HandCommand,
        by: str | None = None,
        *,
        approval: Approval | None = None,
    ) -> tuple[AnyMeterEvent, ...] | MeterRefusal:
        """The meter's answer, without carrying anything out; an approval is for this act."""
        who = None if by is None else StaffId(by)
        if approval is not None:
            approval = replace(approval, asker=by or "", act=act_of(command, self.meter.id))
        asked = MeterContext(
            by=who,
            at=self.at,
            directory=self.directory,
            approval=approval,
            wallets=self.wallets,
        )
        answer = decide(self.meter, command, asked)
        if isinstance(answer, MeterRefusal):
            assert str(refusal_fact(answer, DOLLARS))
        return answer

    def do(
        self,
        command: AnyMeterCommand | HandCommand,
        by: str | None = None,
        *,
        approval: Approval | None = None,
    ) -> tuple[AnyMeterEvent, ...]:
        """Carry out a command that must be accepted."""
        answer = self.ask(command, by, approval=approval)
        assert not isinstance(answer, MeterRefusal), answer
        for event in answer:
            self.apply(event)
        return answer

    def apply(self, event: AnyMeterEvent) -> None:
        self.meter = evolve(self.meter, event)
        self.log.append(event)
        approval = getattr(event, "approval", None)
        if approval is not None:
            self.directory = with_approval_used(self.directory, approval)

    def refused(
        self,
        command: AnyMeterCommand | HandCommand,
        by: str | None = None,
        *,
        approval: Approval | None = None,
    ) -> MeterRefusalCode:
        """The code of a command that must be refused."""
        answer = self.ask(command, by, approval=approval)
        assert isinstance(answer, MeterRefusal), answer
        return answer.code

    def approval(
        self, who: str, role: Role | None = None, place: TableId | None = None
    ) -> Approval:
        """A new approval by a person's highest role, for the meter by default."""
        held = STAFF[StaffId(who)].roles
        highest = next(one for one in (Role.EXECUTIVE, Role.SUPERVISOR, *held) if one in held)
        place, nonce = place or approval_place(METER), f"n{next(self.nonces)}"
        return approval_by(f"card-{who}", role or highest, place, nonce, self.at + 60_000)

    # --- Hands -----------------------------------------------------------------------------

    def lock(
        self,
        wagers: tuple[LockedWager, ...] = players(1),
        *,
        table: TableId = T1,
        marked: bool = False,
    ) -> int:
        """START GAME for the next coup of a table; returns the coup's number."""
        self.coups[table] += 1
        coup = self.coups[table]
        self.do(commands.LockWagers(table=table, coup=coup, wagers=wagers, marked=marked))
        return coup

    def stand(self, cards: tuple[str, ...], *, table: TableId = T1) -> tuple[AnyMeterEvent, ...]:
        return self.do(commands.StandResult(table=table, coup=self.coups[table], cards=cards))

    def end(self, *, table: TableId = T1) -> None:
        self.do(commands.EndHand(table=table, coup=self.coups[table]))

    def hand(
        self,
        cards: tuple[str, ...] = PLAIN,
        wagers: tuple[LockedWager, ...] = players(1),
        *,
        table: TableId = T1,
    ) -> None:
        """A whole hand at a table without a dealer."""
        self.lock(wagers, table=table)
        self.stand(cards, table=table)
        self.end(table=table)

    def mark(self, seat: int, row: int, *, table: TableId = T1) -> None:
        coup = self.coups[table]
        self.do(commands.MarkHand(table=table, coup=coup, seat=seat, row=row), "dora")

    def hit(
        self, cards: tuple[str, ...] = SIX_SUITED, wagers: tuple[LockedWager, ...] = players(1)
    ) -> Award:
        """A hand that wins a share of the meter, not yet verified."""
        self.hand(cards, wagers)
        return self.meter.awards[-1]

    def prepare(self, award: Award) -> None:
        """Do what must precede logging: turn the key to JPH, or have a supervisor confirm."""
        match next_act(self.meter, self.award(award.number)):
            case StepKey.KEY:
                hand = self.meter.hand(award.table, award.coup)
                if hand is not None and hand.marked and not hand.called:
                    self.do(commands.CallSupervisor(table=award.table, coup=award.coup), "dora")
                turn = commands.TurnKey(table=award.table, to=KeyPosition.JPH)
                self.do(turn, "dora", approval=self.approval("sam", place=award.table))
            case StepKey.CONFIRM:
                self.do(commands.ConfirmAward(award=award.number), "sam")
            case _:
                pass

    def verify(self, award: Award, by: str = "dora", with_: str = "eve") -> None:
        """Log a win with all steps before and after it."""
        self.prepare(award)
        keyed = award.table in self.meter.keys
        approval = None if keyed else self.approval(with_, place=award.table)
        log = commands.VerifyAward(award=award.number, cards=award.cards)
        self.do(log, by, approval=approval)
        if keyed:
            self.do(commands.TurnKey(table=award.table, to=KeyPosition.RUN), "dora")

    def logged(self, wagers: tuple[LockedWager, ...] = players(1)) -> Award:
        """An award verified by two people."""
        award = self.hit(wagers=wagers)
        self.verify(award)
        return self.award(award.number)

    def award(self, number: int) -> Award:
        found = self.meter.award(number)
        assert found is not None
        return found

    # --- Invariants ------------------------------------------------------------------------

    def prove(self) -> None:
        """Replay equals live state, and all acts of staff are decided again in the same way."""
        meter, directory = Meter(id=METER), Directory(staff=dict(STAFF), cards=dict(CARDS))
        for event in self.log:
            again = decided_again(meter, event, at=self.at, directory=directory)
            # Consequences of a voided or corrected coup are refused to anyone who asks for them.
            if again is not None and not isinstance(again, MeterRefusal):
                assert again[0] == event
            meter = evolve(meter, event)
            approval = getattr(event, "approval", None)
            if approval is not None:
                directory = with_approval_used(directory, approval)
        assert meter == self.meter
