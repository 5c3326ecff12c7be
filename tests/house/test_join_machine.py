"""Tables and a meter as one state machine: any commands in any order, and the proof."""

from itertools import count

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec.structs import replace

from puntobanco.core.game import System
from puntobanco.core.ids import CardId, CommandId, MeterId, Ms, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.house.deciding import DecisionContext, decide_command
from puntobanco.house.join import ExpandedEvents, StreamEvent
from puntobanco.house.messages import PitCommand, ToHouse, ToMeter, ToTable, encode_event
from puntobanco.house.pit_state import PitState, evolve_pit, wallet_changes
from puntobanco.people import commands as people
from puntobanco.people.staff import Approval, Role
from puntobanco.progressive import commands as asks
from puntobanco.progressive.captions import StepKey, next_act
from puntobanco.progressive.commands import AnyMeterCommand
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.identity import accounted_ppm, put_in_ppm
from puntobanco.progressive.state import (
    Award,
    AwardReason,
    AwardStatus,
    KeyPosition,
    Meter,
    Recovery,
    preset,
)
from puntobanco.proof.log_proof import _Prover
from puntobanco.sheets import load_game
from puntobanco.store import LogEntry
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.squeeze import face_down
from puntobanco.table.state import Mode, Phase, Table
from tests.kit.approvals import approval_by, bound
from tests.kit.examples import examples
from tests.kit.houses import PIT
from tests.kit.meters import BY_NINE, FOUR_SUITED, PLAIN, SIX_SUITED, STAFF
from tests.kit.sheets import with_setting

METER = MeterId("m1")
T1, T2 = TableId("t1"), TableId("t2")
MODES = {T1: Mode.DEALER, T2: Mode.AUTOMATIC}
NAMES = ("p1", "p2", "p3")
DEALS = (SIX_SUITED, FOUR_SUITED, BY_NINE, PLAIN)
GAME = load_game(
    "progressive-3", settings={"fixed-pays": "meter", "squeeze-card": True, "total-decks": 16}
)

tables = st.sampled_from([T1, T2])
bets = st.sampled_from(["player", "banker", "progressive", "progressive", "tie"])
patrons = st.sampled_from(NAMES)
staff = st.sampled_from(["dora", "sam", "eve", "cleo", "both"])
deals = st.sampled_from(DEALS)


class Machine(RuleBasedStateMachine):
    """A pit in memory with a dealer's table, an automatic table, and the meter they share."""

    system = System.CARDED

    def __init__(self) -> None:
        super().__init__()
        self.state = PitState()
        self.log: list[tuple[StreamEvent, Ms]] = []
        self.wallets: dict[PatronId, int] = {}
        self.ids, self.nonces, self.ticks = count(1), count(1), count(1_000_000)
        for who, member in STAFF.items():
            self.house(people.AppointStaff(staff=who, roles=member.roles))
            self.house(people.IssueCard(card=CardId(f"card-{who}"), holder=who))
        parameters = replace(preset(GAME), system=self.system)
        opening = asks.OpenMeter(game=GAME, parameters=parameters, reason="a new game")
        assert self.meter_asked(opening, "eve", self.approval("sam", approval_place(METER)))
        for table, mode in MODES.items():
            assert self.table_asked(table, commands.OpenTable(game=GAME, mode=mode), HOUSE)
            assert self.table_asked(table, commands.LinkMeter(meter=METER), HOUSE)
            assert self.table_asked(table, commands.StartShoe(commitment="c" * 64), HOUSE)
            assert self.table_asked(table, commands.CutShoe(position=5), HOUSE)
            assert self.table_asked(table, commands.BurnCards(turned="Ks"), HOUSE)
            for seat, name in enumerate(NAMES, start=1):
                patron = PatronId(f"{table}-{name}")
                self.house(people.RegisterPatron(patron=patron))
                self.house(people.IssueCredit(patron=patron, amount=Minor(900_00)))
                sitting = Actor(patron=patron)
                assert self.table_asked(table, commands.Sit(seat=seat), sitting)
                assert self.table_asked(table, commands.BuyChips(amount=Minor(500_00)), sitting)

    # --- Sending commands ----------------------------------------------------------------

    @property
    def meter(self) -> Meter:
        return self.state.meter(METER)

    def table(self, table: TableId) -> Table:
        return self.state.table(table)

    def send(self, sent: PitCommand) -> bool:
        """Send a command; carry it out if accepted, and check that a refusal changes nothing."""
        at = Ms(next(self.ticks))
        beside = DecisionContext(at, lambda who: Minor(self.wallets.get(who, 0)), with_setting)
        done = decide_command(self.state, bound(sent, self.state), beside)
        if not isinstance(done, ExpandedEvents):
            return False
        self.state = done.state
        self.log += [(placed, at) for placed in done.events]
        for patron, change in wallet_changes(event for _, event in done.events):
            who = PatronId(patron)
            self.wallets[who] = self.wallets.get(who, 0) + change
        return True

    def house(self, command: people.AnyPeopleCommand) -> None:
        made = CommandId(f"c{next(self.ids)}")
        assert self.send(ToHouse(id=made, by=None, command=command))

    def table_asked(
        self, table: TableId, command: AnyCommand, by: Actor, approval: Approval | None = None
    ) -> bool:
        made = CommandId(f"c{next(self.ids)}")
        return self.send(ToTable(id=made, table=table, by=by, command=command, approval=approval))

    def meter_asked(
        self, command: AnyMeterCommand, by: str | None, approval: Approval | None = None
    ) -> bool:
        made = CommandId(f"c{next(self.ids)}")
        who = None if by is None else StaffId(by)
        return self.send(ToMeter(id=made, meter=METER, by=who, command=command, approval=approval))

    def approval(self, who: str, place: TableId) -> Approval:
        held = STAFF[StaffId(who)].roles
        highest = next(one for one in (Role.EXECUTIVE, Role.SUPERVISOR, *held) if one in held)
        return approval_by(f"card-{who}", highest, place, f"n{next(self.nonces)}", 10**12)

    def dealer(self, table: TableId) -> Actor:
        return Actor(staff=StaffId("dora")) if MODES[table] is Mode.DEALER else HOUSE

    # --- Rounds --------------------------------------------------------------------------

    @rule(table=tables, name=patrons, bet=bets)
    def bet(self, table: TableId, name: str, bet: str) -> None:
        self.table_asked(table, commands.OpenBetting(), self.dealer(table))
        stake = Minor(1_00 if bet == "progressive" else 10_00)
        wager = commands.PlaceWager(coup=self.table(table).coups, bet=bet, stake=stake)
        self.table_asked(table, wager, Actor(patron=PatronId(f"{table}-{name}")))

    @rule(table=tables, cards=deals, settle=st.booleans())
    def play(self, table: TableId, cards: tuple[str, ...], settle: bool) -> None:
        """Everyone bets, and the coup is dealt as far as possible."""
        for name, line in zip(NAMES, ("player", "banker", "player"), strict=True):
            for bet in (line, "progressive"):
                self.bet(table, name, bet)
        self.table_asked(table, commands.CloseBetting(), self.dealer(table))
        for card in cards:
            if self.table(table).phase is Phase.DEALING:
                self.turn(table)
                self.table_asked(table, commands.DealCard(card=card), self.dealer(table))
        if settle:
            self.finish(table)

    @rule(table=tables, settle=st.booleans(), again=st.booleans())
    def win(self, table: TableId, settle: bool, again: bool) -> None:
        """Everyone bets on six hearts, at a table whose meter is up."""
        if not self.meter.accepts_wagers:
            self.enable_well()
        if self.table(table).phase is Phase.IDLE:
            self.come_and_go(table, linked=True)
        self.play(table, SIX_SUITED, settle)
        if again:
            self.correct_card(table, 5, "Ts")

    @rule(table=tables)
    def turn(self, table: TableId) -> None:
        """Turn all face-down cards of a table."""
        if self.table(table).phase in (Phase.DEALING, Phase.RESULT):
            down = tuple(face_down(self.table(table)))
            coup = self.table(table).coups
            self.table_asked(table, commands.TurnCards(coup=coup, places=down), HOUSE)

    @rule(table=tables)
    def close(self, table: TableId) -> None:
        self.table_asked(table, commands.CloseBetting(), self.dealer(table))

    @rule(table=tables, card=st.sampled_from(["2h", "4h", "Th", "9s", "Kd"]))
    def deal(self, table: TableId, card: str) -> None:
        self.table_asked(table, commands.DealCard(card=card), self.dealer(table))

    @rule(table=tables)
    def finish(self, table: TableId) -> None:
        """Mark according to the cards, verify, and end."""
        self.turn(table)
        hand = self.meter.hands.get(table)
        if hand is not None and hand.in_progress:
            for line in hand.lines:
                if line.row is not None and hand.marks.get(line.seat) != line.row:
                    self.mark(table, line.seat, line.row)
            for award in self.meter.awards_of(table, hand.coup):
                self.verify(award.number, "dora", "eve")
            self.turn_key(table, KeyPosition.RUN, "dora")
        self.table_asked(table, commands.SettleCoup(), self.dealer(table))

    @rule(table=tables)
    def settle(self, table: TableId) -> None:
        self.table_asked(table, commands.SettleCoup(), self.dealer(table))

    @rule(table=tables, by=staff, second=staff)
    def void(self, table: TableId, by: str, second: str) -> None:
        actor = Actor(staff=StaffId(by))
        approval = self.approval(second, table)
        self.table_asked(table, commands.VoidCoup(reason="misdeal"), actor, approval)

    @rule(table=tables, place=st.integers(0, 5), card=st.sampled_from(["2h", "Ts", "4c", "Th"]))
    def correct_card(self, table: TableId, place: int, card: str) -> None:
        command = commands.CorrectCard(place=place, card=card, reason="seen on camera")
        dora = Actor(staff=StaffId("dora"))
        self.table_asked(table, command, dora, self.approval("sam", table))

    @rule(table=tables, cards=deals)
    def correct_coup(self, table: TableId, cards: tuple[str, ...]) -> None:
        coup = self.table(table).coups
        command = commands.CorrectCoup(coup=coup, cards=cards, reason="seen on camera")
        sam = Actor(staff=StaffId("sam"))
        self.table_asked(table, command, sam, self.approval("eve", table))

    # --- The meter -----------------------------------------------------------------------

    @rule(table=tables, seat=st.integers(1, 4), row=st.integers(0, 3))
    def mark(self, table: TableId, seat: int, row: int) -> None:
        coup = self.table(table).coups
        self.meter_asked(asks.MarkHand(table=table, coup=coup, seat=seat, row=row), "dora")

    def prepare(self, award: Award, by: str) -> None:
        """Do what must precede logging: turn the key to JPH, or have a supervisor confirm."""
        match next_act(self.meter, award):
            case StepKey.KEY:
                self.meter_asked(asks.CallSupervisor(table=award.table, coup=award.coup), "dora")
                turn = asks.TurnKey(table=award.table, to=KeyPosition.JPH)
                self.meter_asked(turn, by, self.approval("sam", award.table))
            case StepKey.CONFIRM:
                self.meter_asked(asks.ConfirmAward(award=award.number), "sam")
            case _:
                pass

    @rule(table=tables, to=st.sampled_from(KeyPosition), by=staff)
    def turn_key(self, table: TableId, to: KeyPosition, by: str) -> None:
        approval = self.approval("sam", table) if to is KeyPosition.JPH else None
        self.meter_asked(asks.TurnKey(table=table, to=to), by, approval)

    @rule(award=st.integers(1, 6), by=staff, second=staff)
    def verify(self, award: int, by: str, second: str) -> None:
        found = self.meter.award(award)
        if found is not None:
            self.prepare(found, by)
            keyed = found.table in self.meter.keys
            approval = None if keyed else self.approval(second, found.table)
            self.meter_asked(asks.VerifyAward(award=award, cards=found.cards), by, approval)

    @rule(
        award=st.integers(1, 6),
        what=st.sampled_from(["pay", "reject", "back out"]),
        by=staff,
        reason=st.sampled_from(AwardReason),
    )
    def conclude(self, award: int, what: str, by: str, reason: AwardReason) -> None:
        found = self.meter.award(award)
        note, paid = "a spike", found is not None and found.status is AwardStatus.PAID
        recovery = Recovery.WRITTEN_OFF if paid and award % 2 else None
        recovery = Recovery.RECOVERED if paid and recovery is None else recovery
        place = found.table if found is not None and what == "reject" else approval_place(METER)
        made: dict[str, AnyMeterCommand] = {
            "pay": asks.PayAward(award=award),
            "reject": asks.RejectAward(award=award, reason=reason, note=note),
            "back out": asks.BackOutAward(award=award, reason=reason, note=note, recovery=recovery),
        }
        self.meter_asked(made[what], by, self.approval("eve", place))

    @precondition(lambda self: any(one.open for one in self.meter.awards))
    @rule(pays=st.booleans(), backs_out=st.booleans())
    def conclude_well(self, pays: bool, backs_out: bool) -> None:
        award = next(one for one in self.meter.awards if one.open)
        hand = self.meter.hand(award.table, award.coup)
        for line in hand.lines if hand is not None else ():
            if line.row is not None and hand is not None and line.seat not in hand.marks:
                self.mark(award.table, line.seat, line.row)
        self.verify(award.number, "dora", "eve")
        reason = list(AwardReason)[award.number % len(AwardReason)]
        if pays:
            self.conclude(award.number, "pay", "cleo", reason)
        if backs_out:
            self.conclude(award.number, "back out", "sam", reason)

    @precondition(lambda self: any(one.status is AwardStatus.HIT for one in self.meter.awards))
    @rule(reason=st.sampled_from(AwardReason))
    def reject_well(self, reason: AwardReason) -> None:
        award = next(one for one in self.meter.awards if one.status is AwardStatus.HIT)
        self.conclude(award.number, "reject", "dora", reason)

    @rule(what=st.sampled_from(["disable", "fault", "enable"]), by=staff)
    def switch(self, what: str, by: str) -> None:
        made: dict[str, AnyMeterCommand] = {
            "disable": asks.DisableMeter(reason="the sign is dark"),
            "fault": asks.ReportFault(reason="two signs differ"),
            "enable": asks.EnableMeter(reason="all is well"),
        }
        self.meter_asked(made[what], by, self.approval("eve", approval_place(METER)))

    @precondition(lambda self: not self.meter.accepts_wagers)
    @rule()
    def enable_well(self) -> None:
        enable = asks.EnableMeter(reason="all is well")
        assert self.meter_asked(enable, "sam", self.approval("eve", approval_place(METER)))

    @rule(table=tables, linked=st.booleans())
    def come_and_go(self, table: TableId, linked: bool) -> None:
        command = commands.LinkMeter(meter=METER) if linked else commands.UnlinkMeter()
        self.table_asked(table, command, Actor(staff=StaffId("sam")))

    # --- Invariants ----------------------------------------------------------------------

    @invariant()
    def all_money_sums_to_zero(self) -> None:
        kept = [self.meter.balances, *(one.balances for one in self.state.tables.values())]
        total = sum(amount for balances in kept for amount in balances.values())
        assert total + sum(self.wallets.values()) + self.state.cage == 0
        assert all(held >= 0 for held in self.wallets.values())

    @invariant()
    def the_identity_holds(self) -> None:
        assert put_in_ppm(self.meter) == accounted_ppm(self.meter)

    @invariant()
    def tables_and_meter_agree(self) -> None:
        for table in MODES:
            linked = self.table(table).meter == METER
            assert linked == (table in self.meter.tables)
            assert self.table(table).meter_open == (linked and self.meter.accepts_wagers)
            in_hand = self.table(table).phase in (Phase.DEALING, Phase.RESULT)
            assert in_hand or table not in self.meter.tables_in_progress

    @invariant()
    def a_void_coup_has_no_award(self) -> None:
        for table in MODES:
            void = {one.number for one in self.table(table).recall if one.void}
            for award in self.meter.awards:
                if award.table == table and award.coup in void:
                    assert award.status in (AwardStatus.REJECTED, AwardStatus.BACKED_OUT)

    def teardown(self) -> None:
        """Replay equals live state, and the proof has no findings."""
        prover = _Prover(PIT, DOLLARS)
        state = PitState()
        for place, ((stream, event), at) in enumerate(self.log, start=1):
            kind = type(event).__name__
            entry = LogEntry(PIT, place, at, stream, kind, encode_event(event), b"")
            assert list(prover.take(entry)) == []
            state = evolve_pit(state, stream, event, at)
        assert state == self.state == prover.state
        assert not prover.due


class KeyedMachine(Machine):
    """The same machine with keys."""

    system = System.KEYED


TestPit = Machine.TestCase
TestPit.settings = settings(max_examples=examples(20), stateful_step_count=50, deadline=None)
TestKeyedPit = KeyedMachine.TestCase
TestKeyedPit.settings = settings(max_examples=examples(10), stateful_step_count=50, deadline=None)
