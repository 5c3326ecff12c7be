"""A table as a machine: any commands in any order, right or wrong, and what must always hold."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from puntobanco.core.cards import CARDS
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.evolve import evolve
from puntobanco.table.proof import replayed
from puntobanco.table.refusals import Refusal
from puntobanco.table.state import Phase, Table
from tests.kit.tables import TABLE, Play, patron, staff

NAMES = ("p1", "p2", "p3", "p4", "stranger")
people = st.sampled_from([patron(name) for name in NAMES] + [staff("dora"), staff("sam"), HOUSE])
amounts = st.sampled_from([0, -5, 1, 5_00, 10_00, 25_00, 100_00, 999_00, 5_000_00, 2**60])
seats = st.integers(0, 9)
cards = st.sampled_from([str(card) for card in CARDS] + ["1x", ""])


class Machine(RuleBasedStateMachine):
    """One table; subclasses say which game."""

    game = "dragon-bonus-baccarat"

    def __init__(self) -> None:
        super().__init__()
        self.play = Play(self.game, patrons=4)
        self.money = self.play.money()
        for number in (1, 2, 3):
            self.play.seat(f"p{number}", number, 500_00)
        self.play.shoe()

    def ask(self, command: AnyCommand, by: Actor) -> None:
        """Ask; carry out what is accepted, and see that a refusal changes nothing."""
        before = self.play.table
        answer = self.play.ask(command, by)
        assert self.play.table is before
        if not isinstance(answer, Refusal):
            for event in answer:
                self.play.apply(event)

    @rule(seat=seats, by=people)
    def sit(self, seat: int, by: Actor) -> None:
        self.ask(commands.Sit(seat=seat), by)

    @rule(by=people)
    def leave(self, by: Actor) -> None:
        self.ask(commands.Leave(), by)

    @rule(amount=amounts, by=people)
    def buy(self, amount: int, by: Actor) -> None:
        self.ask(commands.BuyChips(amount=Minor(amount)), by)

    @rule(amount=amounts | st.none(), by=people)
    def cash_out(self, amount: int | None, by: Actor) -> None:
        self.ask(commands.CashOut(amount=None if amount is None else Minor(amount)), by)

    @rule(by=people)
    def open_betting(self, by: Actor) -> None:
        self.ask(commands.OpenBetting(), by)

    @rule(by=people, behind=st.integers(0, 1), amount=amounts, data=st.data())
    def place(self, by: Actor, behind: int, amount: int, data: st.DataObject) -> None:
        offered = [bet.key for bet in self.play.table.rules.bets]
        bet = data.draw(st.sampled_from([*offered, *offered, "panda"]))
        coup = self.play.table.coups - behind
        self.ask(commands.PlaceWager(coup=coup, bet=bet, stake=Minor(amount)), by)

    @precondition(lambda self: self.play.table.phase is Phase.BETTING)
    @rule(name=st.sampled_from(NAMES), amount=st.sampled_from([10_00, 25_00]), data=st.data())
    def place_well(self, name: str, amount: int, data: st.DataObject) -> None:
        bet = data.draw(st.sampled_from([bet.key for bet in self.play.table.rules.bets]))
        coup = self.play.table.coups
        self.ask(commands.PlaceWager(coup=coup, bet=bet, stake=Minor(amount)), patron(name))

    @rule(by=people, what=st.sampled_from(["last", "all", "again", "double"]))
    def change(self, by: Actor, what: str) -> None:
        coup = self.play.table.coups
        made: dict[str, AnyCommand] = {
            "last": commands.TakeBackWager(coup=coup),
            "all": commands.TakeBackAll(coup=coup),
            "again": commands.RepeatWagers(coup=coup),
            "double": commands.DoubleWagers(coup=coup),
        }
        self.ask(made[what], by)

    @rule(by=people)
    def close_betting(self, by: Actor) -> None:
        self.ask(commands.CloseBetting(), by)

    @rule(card=cards, by=people)
    def deal(self, card: str, by: Actor) -> None:
        self.ask(commands.DealCard(card=card), by)

    @precondition(lambda self: self.play.table.phase is Phase.DEALING)
    @rule(data=st.data())
    def deal_out(self, data: st.DataObject) -> None:
        while self.play.table.phase is Phase.DEALING:
            card = data.draw(st.sampled_from([str(card) for card in CARDS]))
            self.ask(commands.DealCard(card=card), HOUSE)
        self.ask(commands.SettleCoup(), HOUSE)

    @rule(by=people)
    def settle(self, by: Actor) -> None:
        self.ask(commands.SettleCoup(), by)

    @rule(by=people, reason=st.sampled_from(["", "misdeal"]))
    def void(self, by: Actor, reason: str) -> None:
        approval = self.play.approval()
        before = self.play.table
        answer = self.play.ask(commands.VoidCoup(reason=reason), by, approval=approval)
        assert self.play.table is before
        if not isinstance(answer, Refusal):
            for event in answer:
                self.play.apply(event)

    @invariant()
    def money_only_moves(self) -> None:
        assert self.play.money() == self.money

    @invariant()
    def held_money_is_the_stakes_on_the_table(self) -> None:
        table = self.play.table
        held = table.balances.get(accounts.held(TABLE), 0)
        if table.phase is Phase.BETTING:
            acts = [act for acts in table.play.acts.values() for act in acts]
            assert held == sum(act.amount for act in acts)
        elif table.phase in (Phase.DEALING, Phase.RESULT):
            assert held == sum(wager.stake for wager in table.play.wagers)
        else:
            assert held == 0

    def teardown(self) -> None:
        """Replay equals live, and the log proves itself."""
        table = Table(id=TABLE)
        for event in self.play.log:
            table = evolve(table, event)
        assert table == self.play.table
        for _, falsity in replayed(Table(id=TABLE), self.play.log):
            assert falsity is None, falsity


class California(Machine):
    """The same with a player-dealer."""

    game = "commission-free-dragon-bonus"

    @rule(by=people, what=st.sampled_from(["offer", "decline"]))
    def pass_on(self, by: Actor, what: str) -> None:
        command = commands.OfferPosition() if what == "offer" else commands.DeclinePosition()
        self.ask(command, by)

    @rule(by=people, amount=amounts, first=st.booleans())
    def bank(self, by: Actor, amount: int, first: bool) -> None:
        bank = Minor(amount)
        self.ask(commands.AcceptPosition(bank=bank) if first else commands.PostBank(bank=bank), by)

    @precondition(lambda self: self.play.table.phase is Phase.IDLE)
    @rule(amount=st.sampled_from([10_00, 50_00, 200_00]))
    def bank_well(self, amount: int) -> None:
        self.ask(commands.OfferPosition(), HOUSE)
        offered = self.play.table.position.offered
        if offered is not None:
            who = Actor(patron=self.play.table.seats[offered])
            self.ask(commands.AcceptPosition(bank=Minor(amount)), who)
        self.ask(commands.OpenBetting(), HOUSE)

    @invariant()
    def the_house_has_its_fees_and_nothing_else(self) -> None:
        balances = self.play.table.balances
        assert not balances.get(accounts.result(TABLE), 0)
        assert not balances.get(accounts.commission(TABLE), 0)
        assert balances.get(accounts.fees(TABLE), 0) >= 0


TestHouseTable = Machine.TestCase
TestHouseTable.settings = settings(max_examples=60, stateful_step_count=50, deadline=None)
TestCaliforniaTable = California.TestCase
TestCaliforniaTable.settings = settings(max_examples=60, stateful_step_count=50, deadline=None)
