"""A meter as a state machine: any commands in any order, valid or not, and the invariants."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec.structs import replace

from puntobanco.core.game import FixedPays, Game
from puntobanco.core.ids import TableId
from puntobanco.core.money import PPM, Minor
from puntobanco.core.rows import Side
from puntobanco.ledger import accounts
from puntobanco.people.staff import Approval
from puntobanco.progressive import commands, events
from puntobanco.progressive.commands import AnyMeterCommand, HandCommand
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.identity import accounted_ppm, put_in_ppm
from puntobanco.progressive.refusals import MeterRefusal
from puntobanco.progressive.state import (
    AdjustReason,
    AwardReason,
    HandPhase,
    LockedWager,
    Pool,
    Recovery,
)
from tests.kit.examples import examples
from tests.kit.meters import (
    BY_NINE,
    DIAMONDS,
    FOUR_SUITED,
    METER,
    PLAIN,
    SAME_SUIT,
    SIX_SUITED,
    T1,
    T2,
    Control,
    riding,
)

tables = st.sampled_from([T1, T1, T2, T2, TableId("t9")])
people = st.sampled_from([None, "dora", "sam", "sue", "eve", "eric", "cleo", "both", "stranger"])
seats = st.integers(1, 4)
sides = st.sampled_from([Side.PLAYER, Side.BANKER])
coups = st.integers(-1, 1)
awards = st.integers(0, 6)
amounts = st.sampled_from([0, 1, 7, 26, 500, 10_000, 600_000, 2**60]).flatmap(
    lambda amount: st.sampled_from([amount, -amount])
)
words = st.sampled_from(["", "as the log book says"])


class Machine(RuleBasedStateMachine):
    """One meter and two tables; subclasses choose the game and how it pays."""

    game: Game | str = "progressive-3"
    cards: tuple[tuple[str, ...], ...] = (SIX_SUITED, FOUR_SUITED, BY_NINE, PLAIN)
    changes: dict[str, object] = {}  # noqa: RUF012 -- read, never written

    def __init__(self) -> None:
        super().__init__()
        self.control = Control(self.game, **self.changes)  # type: ignore[arg-type]
        self.sent: list[tuple[AnyMeterCommand | HandCommand, str | None, Approval | None]] = []

    def ask(
        self,
        command: AnyMeterCommand | HandCommand,
        by: str | None = None,
        approval: Approval | None = None,
    ) -> bool:
        """Send a command; carry it out if accepted, and check that a refusal changes nothing."""
        before = self.control.meter
        answer = self.control.ask(command, by, approval=approval)
        assert self.control.meter is before
        self.sent.append((command, by, approval))
        if isinstance(answer, MeterRefusal):
            return False
        for event in answer:
            self.control.apply(event)
        return True

    def approval(self, who: str | None, *, right: bool, place: TableId) -> Approval | None:
        if who is None or who == "stranger":
            return None
        return self.control.approval(who, place=place if right else TableId("t9"))

    def coup(self, table: TableId, behind: int) -> int:
        hand = self.control.meter.hands.get(table)
        return (hand.coup if hand is not None else 0) + behind

    # --- Hands ---------------------------------------------------------------------------

    @rule(
        table=tables,
        behind=coups,
        wagers=st.lists(st.builds(riding, seats, sides), max_size=5),
        marked=st.booleans(),
    )
    def lock(self, table: TableId, behind: int, wagers: list[LockedWager], marked: bool) -> None:
        coup = self.coup(table, behind)
        self.ask(commands.LockWagers(table=table, coup=coup, wagers=tuple(wagers), marked=marked))

    @precondition(lambda self: self.control.meter.accepts_wagers)
    @rule(
        table=st.sampled_from([T1, T2]),
        wagers=st.lists(
            st.builds(riding, seats, sides), min_size=1, max_size=4, unique_by=lambda one: one.seat
        ),
        marked=st.booleans(),
    )
    def lock_well(self, table: TableId, wagers: list[LockedWager], marked: bool) -> None:
        coup = self.coup(table, 1)
        self.ask(commands.LockWagers(table=table, coup=coup, wagers=tuple(wagers), marked=marked))

    @rule(table=tables, behind=coups, which=st.integers(0, 3))
    def stand(self, table: TableId, behind: int, which: int) -> None:
        cards = self.cards[which]
        self.ask(commands.StandResult(table=table, coup=self.coup(table, behind), cards=cards))

    @precondition(lambda self: self.control.meter.tables_in_progress)
    @rule(which=st.integers(0, 3), end=st.booleans())
    def play_on(self, which: int, end: bool) -> None:
        table = self.control.meter.tables_in_progress[0]
        coup = self.coup(table, 0)
        self.ask(commands.StandResult(table=table, coup=coup, cards=self.cards[which]))
        hand = self.control.meter.hands[table]
        if hand.marked:
            for line in hand.lines:
                if line.row is not None and hand.marks.get(line.seat) != line.row:
                    mark = commands.MarkHand(table=table, coup=coup, seat=line.seat, row=line.row)
                    self.ask(mark, "dora")
        if end:
            self.ask(commands.EndHand(table=table, coup=coup))

    @rule(table=tables, behind=coups, seat=seats, row=st.integers(-1, 6), by=people)
    def mark(self, table: TableId, behind: int, seat: int, row: int, by: str | None) -> None:
        coup = self.coup(table, behind)
        self.ask(commands.MarkHand(table=table, coup=coup, seat=seat, row=row), by)

    @rule(table=tables, behind=coups, what=st.sampled_from("ewvc"), which=st.integers(0, 3))
    def finish(self, table: TableId, behind: int, what: str, which: int) -> None:
        coup = self.coup(table, behind)
        made: dict[str, HandCommand] = {
            "e": commands.EndHand(table=table, coup=coup),
            "w": commands.WithdrawResult(table=table, coup=coup),
            "v": commands.VoidHand(table=table, coup=coup),
            "c": commands.CorrectHand(table=table, coup=coup, cards=self.cards[which]),
        }
        self.ask(made[what])

    # --- Awards --------------------------------------------------------------------------

    @rule(award=awards, by=people, second=people, right=st.booleans())
    def verify(self, award: int, by: str | None, second: str | None, right: bool) -> None:
        found = self.control.meter.award(award)
        cards = found.cards if found is not None else PLAIN
        place = found.table if found is not None else T1
        approval = self.approval(second, right=right, place=place)
        self.ask(commands.VerifyAward(award=award, cards=cards), by, approval)

    @precondition(lambda self: any(one.open for one in self.control.meter.awards))
    @rule(what=st.sampled_from(["verify", "reject", "pay"]))
    def settle_well(self, what: str) -> None:
        award = next(one for one in self.control.meter.awards if one.open)
        second = self.control.approval("eve", place=award.table)
        match what:
            case "verify":
                command = commands.VerifyAward(award=award.number, cards=award.cards)
                self.ask(command, "dora", second)
            case "reject":
                reason = AwardReason.NOT_QUALIFIED
                note = "seen on camera"
                self.ask(
                    commands.RejectAward(award=award.number, reason=reason, note=note),
                    "dora",
                    second,
                )
            case _:
                self.ask(commands.PayAward(award=award.number), "cleo")

    @rule(
        award=awards,
        by=people,
        second=people,
        note=words,
        what=st.sampled_from(["reject", "pay", "back out"]),
        reason=st.sampled_from(AwardReason),
        recovery=st.sampled_from([None, *Recovery]),
    )
    def settle(
        self,
        award: int,
        by: str | None,
        second: str | None,
        note: str,
        what: str,
        reason: AwardReason,
        recovery: Recovery | None,
    ) -> None:
        approval = self.approval(second, right=True, place=T1 if what == "reject" else HERE)
        made: dict[str, AnyMeterCommand] = {
            "reject": commands.RejectAward(award=award, reason=reason, note=note),
            "pay": commands.PayAward(award=award),
            "back out": commands.BackOutAward(
                award=award, reason=reason, note=note, recovery=recovery
            ),
        }
        self.ask(made[what], by, approval)

    # --- The meter -----------------------------------------------------------------------

    @rule(
        pool=st.sampled_from(Pool),
        change=amounts,
        reason=st.sampled_from(AdjustReason),
        by=people,
        second=people,
        note=words,
    )
    def adjust(
        self,
        pool: Pool,
        change: int,
        reason: AdjustReason,
        by: str | None,
        second: str | None,
        note: str,
    ) -> None:
        command = commands.AdjustMeter(pool=pool, change=change, reason=reason, note=note)
        self.ask(command, by, self.approval(second, right=True, place=HERE))

    @rule(
        contribution=st.integers(-1, PPM + 1),
        reserve=st.sampled_from([0, 3_333, 10_000]),
        limit=st.none() | st.sampled_from([1, 490_000, 600_000, 10**9]),
        right=st.booleans(),
    )
    def change(self, contribution: int, reserve: int, limit: int | None, right: bool) -> None:
        now = self.control.meter.settings
        rates = replace(now.rates, contribution_ppm=contribution, reserve_ppm=reserve)
        most = None if limit is None else Minor(limit)
        command = commands.ChangeParameters(
            parameters=replace(now, rates=rates, limit=most), reason="a review"
        )
        self.ask(command, "eve", self.control.approval("sam" if right else "eve"))

    @rule(what=st.sampled_from(["disable", "fault", "enable"]), by=people, reason=words)
    def switch(self, what: str, by: str | None, reason: str) -> None:
        made: dict[str, AnyMeterCommand] = {
            "disable": commands.DisableMeter(reason=reason),
            "fault": commands.ReportFault(reason=reason),
            "enable": commands.EnableMeter(reason=reason),
        }
        self.ask(made[what], by, self.control.approval("eric"))

    @precondition(lambda self: not self.control.meter.accepts_wagers)
    @rule()
    def enable_well(self) -> None:
        assert self.ask(
            commands.EnableMeter(reason="all is well"), "sam", self.control.approval("eve")
        )

    @rule(table=tables, leave=st.booleans())
    def come_and_go(self, table: TableId, leave: bool) -> None:
        if leave:
            self.ask(commands.PartTable(table=table))
        self.ask(commands.JoinTable(table=table, game=self.control.game))

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        command, by, approval = data.draw(st.sampled_from(self.sent))
        self.ask(command, by, approval)

    # --- Invariants ----------------------------------------------------------------------

    @invariant()
    def the_identity_holds_to_the_millionth(self) -> None:
        assert put_in_ppm(self.control.meter) == accounted_ppm(self.control.meter)

    @invariant()
    def all_accounts_sum_to_what_was_paid_out(self) -> None:
        meter, log = self.control.meter, self.control.log
        to_wallets = [
            one.amount
            for event in log
            for one in getattr(event, "postings", ())
            if accounts.is_wallet(one.account)
        ]
        # Awards minus returns; stakes of void plays; lower rows of awards that were not wins.
        ended = (events.HandEnded, events.AwardRejected, events.AwardBackedOut)
        lower = sum(
            one.amount
            for event in log
            if isinstance(event, ended)
            and any(accounts.is_wallet(p.account) for p in event.postings)
            for one in event.ruled
            if one.row is not None
        )
        assert sum(to_wallets) == meter.totals.paid + meter.totals.returned + lower
        assert sum(meter.balances.values()) == -sum(to_wallets)

    @invariant()
    def what_belongs_to_patrons_is_never_below_zero(self) -> None:
        meter = self.control.meter
        assert min(meter.shown, meter.reserve, meter.overflow, meter.set_aside) >= 0
        assert all(
            amount >= 0 or accounts.may_be_negative(account)
            for account, amount in meter.balances.items()
        )

    @invariant()
    def slips_have_no_gaps(self) -> None:
        meter = self.control.meter
        slips = sorted(award.slip for award in meter.awards if award.slip)
        assert slips == list(range(meter.slips - len(slips) + 1, meter.slips + 1))

    @invariant()
    def a_hand_that_ended_has_nothing_disputed(self) -> None:
        for hand in self.control.meter.hands.values():
            if hand.phase is HandPhase.LOCKED:
                assert hand.lines == ()

    def teardown(self) -> None:
        """Replay equals live state, and all acts of staff are decided again in the same way."""
        self.control.prove()


HERE = approval_place(METER)


class PaidFromTheMeter(Machine):
    """Table 2 with all pays from the meter, a limit, and a reserve with odd rates."""

    game = "progressive-2"
    cards = (DIAMONDS, SAME_SUIT, BY_NINE, PLAIN)
    changes = {  # noqa: RUF012
        "fixed_pays": FixedPays.METER,
        "contribution_ppm": 733_333,
        "reserve_ppm": 6_667,
        "seed": Minor(20_00),
        "limit": Minor(22_00),
    }


TestMeter = Machine.TestCase
TestMeter.settings = settings(max_examples=examples(30), stateful_step_count=50, deadline=None)
TestMeterThatPaysEverything = PaidFromTheMeter.TestCase
TestMeterThatPaysEverything.settings = settings(
    max_examples=examples(30), stateful_step_count=50, deadline=None
)
