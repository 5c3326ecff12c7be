"""A table as a state machine: valid and invalid commands in any order, and the invariants.

At every step the machine has a list of possible requests. About half of those it sends are ones
that the table must refuse.
"""

from collections.abc import Callable, Iterable, Iterator

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from puntobanco.core.cards import CARDS
from puntobanco.core.game import FeesTaken, Game, Value
from puntobanco.core.money import Minor
from puntobanco.core.shoe import LONGEST_COUP
from puntobanco.ledger import accounts
from puntobanco.people.staff import Approval, Role
from puntobanco.sheets import load_game
from puntobanco.table import commands, events
from puntobanco.table.commands import HOUSE, Actor, AnyCommand
from puntobanco.table.events import AnyEvent
from puntobanco.table.evolve import evolve
from puntobanco.table.fees import player_dealer_fee
from puntobanco.table.refusals import Refusal
from puntobanco.table.squeeze import face_down
from puntobanco.table.state import (
    RECALLED,
    CoupRecord,
    Mode,
    Phase,
    PlacedWager,
    Table,
    coup_of_cards,
)
from tests.kit.examples import examples
from tests.kit.insurance import always_insured_game
from tests.kit.replaying import replayed
from tests.kit.sheets import with_setting
from tests.kit.tables import TABLE, Play, patron, staff

SEATED = tuple(patron(f"p{number}") for number in (1, 2, 3))
LATE, STRANGER = patron("p4"), patron("stranger")
DORA, SAM = staff("dora"), staff("sam")
AMOUNTS = tuple(map(Minor, (0, -5, 1, 5_00, 10_00, 25_00, 100_00, 499_00, 5_000_00, 2**60)))
DECK = tuple(str(card) for card in CARDS)
OTHER_CARDS = ("9s 2d Kh 3d", "2s 7d 3h Kd 4c", "7s 7d Kh Kc", "2s 2d", "1x")

ROUND = (Phase.BETTING, Phase.DEALING, Phase.MID_COUP, Phase.RESULT)
MOST_STEPS = 3
"""A shoe takes the most steps: started, cut and burned."""
TOWARDS_BETTING = (
    commands.OpenTable,
    commands.EnableTable,
    commands.StartShoe,
    commands.CutShoe,
    commands.BurnCards,
    commands.OfferPosition,
    commands.AcceptPosition,
    commands.PostBank,
    commands.OpenBetting,
)

Made = tuple[AnyCommand, Actor] | tuple[AnyCommand, Actor, Approval]
Kind = Callable[[st.DataObject], Iterable[Made]]
LOGGED: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class Shown:
    """What events have shown of each coup, kept separately from the table's own memory."""

    def __init__(self) -> None:
        self.finished: list[CoupRecord] = []
        self.fees = 0
        """Fees collected for hands that were played."""
        self._shoe = self._number = 0
        self._bank = Minor(0)
        self._cards: list[str] = []
        self._fees: dict[int, Minor] = {}
        self._result = ""

    def take(self, event: AnyEvent) -> None:
        match event:
            case events.ShoeStarted():
                self._shoe = event.shoe
            case events.BankPosted():
                self._bank = event.amount
            case events.BettingOpened():
                self._number, self._cards, self._fees = event.coup, [], {}
            case events.BettingClosed():
                self._fees = event.fees
            case events.CardDealt():
                self._cards.append(event.card)
            case events.CardCorrected():
                assert self._cards[event.place] == event.before
                self._cards[event.place] = event.after
            case events.CoupCompleted():
                self._result = event.result
            case events.WagersSettled():
                self._settled(event)
            case events.CoupVoided():
                self._finish(self._record(void=event.reason))
            case events.CoupPassed():
                self._bank, self._fees = Minor(0), {}
            case events.CoupCorrected():
                self._corrected(event)
            case _:
                pass

    def _record(self, **more: object) -> CoupRecord:
        record = CoupRecord(self._number, self._shoe, tuple(self._cards), (), {}, self._bank)
        return msgspec.structs.replace(record, **more)

    def _settled(self, event: events.WagersSettled) -> None:
        assert coup_of_cards(tuple(self._cards)).result.value == self._result
        self.fees += sum(self._fees.values())
        if self._bank:
            moved = sum(one.stake_back + one.won - one.stake for one in event.settled)
            assert -self._bank <= moved <= self._bank, "a player-dealer wins or loses the bank"
        self._finish(self._record(settled=event.settled, fees=self._fees))

    def _finish(self, record: CoupRecord) -> None:
        self.finished.append(record)
        self._bank, self._fees = Minor(0), {}

    def _corrected(self, event: events.CoupCorrected) -> None:
        last = self.finished[-1]
        assert last.number == event.coup
        self.finished[-1] = msgspec.structs.replace(last, cards=event.cards, settled=event.settled)

    @property
    def fees_in_play(self) -> int:
        """Fees of the hand in progress."""
        return sum(self._fees.values())


class Watched(Play):
    """A table that passes its events to a listener."""

    def __init__(self, game: Game, *, mode: Mode) -> None:
        self.shown = Shown()
        super().__init__(game, mode=mode, patrons=4)

    def apply(self, event: AnyEvent) -> None:
        if isinstance(event, events.WagersSettled):
            assert not face_down(self.table), "paid before all cards were shown"
        for part in ("postings", "reversal"):
            assert sum(posting.amount for posting in getattr(event, part, ())) == 0
        self.shown.take(event)
        super().apply(event)


class Machine(RuleBasedStateMachine):
    """One table; subclasses choose the game."""

    game = load_game("dragon-bonus-baccarat", settings={"squeeze-card": True})
    mode = Mode.AUTOMATIC

    def __init__(self) -> None:
        super().__init__()
        self.play = Watched(self.game, mode=self.mode)
        self.money = self.play.money()
        for number in (1, 2, 3):
            self.play.seat(f"p{number}", number, 500_00)
        self.play.shoe()

    # --- Possible requests ---------------------------------------------------------------------

    def anything(self) -> tuple[Kind, ...]:
        """Possible requests now, valid or not, by kind."""
        return (
            self._deals,
            self._turning,
            self._wagers,
            self._steps,
            self._changes,
            self._cashing,
            self._chips,
            self._seats,
            self._shoes,
            self._irregular,
            self._correcting,
            self._running,
            self._settings,
        )

    def _steps(self, data: st.DataObject) -> Iterator[Made]:
        for command in (commands.OpenBetting(), commands.CloseBetting(), commands.SettleCoup()):
            for who in (HOUSE, DORA, SEATED[0]):
                yield command, who

    def _wagers(self, data: st.DataObject) -> Iterator[Made]:
        coup = self.play.table.coups
        bet = data.draw(st.sampled_from([*(one.key for one in self.game.bets), "panda"]))
        for who in SEATED:
            for stake in AMOUNTS:
                yield commands.PlaceWager(coup=coup, bet=bet, stake=stake), who
        ten = Minor(10_00)
        yield commands.PlaceWager(coup=coup, bet=bet, stake=ten, seat=2), SEATED[0]
        yield commands.PlaceWager(coup=coup - 1, bet=bet, stake=ten), SEATED[0]
        yield commands.PlaceWager(coup=coup, bet=bet, stake=ten), STRANGER

    def _changes(self, data: st.DataObject) -> Iterator[Made]:
        coup = self.play.table.coups
        for who in (*SEATED, STRANGER):
            yield commands.TakeBackWager(coup=coup), who
            yield commands.TakeBackAll(coup=coup), who
            yield commands.RepeatWagers(coup=coup), who
            yield commands.DoubleWagers(coup=coup), who
        placed = self.play.table.coup.acts.values() if self.play.table.coup else ()
        for act in (act for own in placed for act in own):
            yield commands.TakeBackWager(coup=coup, act=act.id), SEATED[0]

    def _deals(self, data: st.DataObject) -> Iterator[Made]:
        card = data.draw(st.sampled_from(DECK))
        yield commands.DealCard(card=card), HOUSE
        yield commands.DealCard(card=card), SEATED[0]
        yield commands.DealCard(card="1x"), DORA

    def _turning(self, data: st.DataObject) -> Iterator[Made]:
        coup = self.play.table.coups
        for who in (HOUSE, *SEATED, DORA):
            for places in ((0, 2), (1, 3), (4,), (5,), ()):
                yield commands.TurnCards(coup=coup, places=places), who
        yield commands.TurnCards(coup=coup - 1, places=(0, 2)), HOUSE

    def _cashing(self, data: st.DataObject) -> Iterator[Made]:
        yield from ((commands.CashOut(), who) for who in (*SEATED, LATE, STRANGER))

    def _chips(self, data: st.DataObject) -> Iterator[Made]:
        who = data.draw(st.sampled_from((*SEATED, LATE, STRANGER)))
        for amount in AMOUNTS:
            yield commands.CashOut(amount=amount), who
            yield commands.BuyChips(amount=amount), who

    def _seats(self, data: st.DataObject) -> Iterator[Made]:
        who = data.draw(st.sampled_from((*SEATED, LATE, STRANGER, SAM)))
        yield commands.Leave(), who
        yield from ((commands.Sit(seat=seat), who) for seat in (0, 1, 2, 4, 99))

    def _shoes(self, data: st.DataObject) -> Iterator[Made]:
        for who in (HOUSE, DORA, SAM, SEATED[0]):
            yield commands.StartShoe(commitment="c" * 64), who
            yield commands.EndShoe(), who
            yield commands.ShowCutCard(), who
            yield from ((commands.CutShoe(position=place), who) for place in (0, 1, 415, 416))
            yield from ((commands.BurnCards(turned=card), who) for card in ("Ks", "3d", "1x", None))

    def _irregular(self, data: st.DataObject) -> Iterator[Made]:
        approval = self.play.approval()
        for reason in ("misdeal", " "):
            yield commands.VoidCoup(reason=reason), HOUSE
            yield commands.VoidCoup(reason=reason), SEATED[0]
            yield commands.VoidCoup(reason=reason), DORA, approval
            yield commands.VoidCoup(reason=reason), SAM, approval

    def _correcting(self, data: st.DataObject) -> Iterator[Made]:
        approval, higher = self.play.approval(), self.play.approval("eve", Role.EXECUTIVE)
        for place in range(6):
            card = data.draw(st.sampled_from(DECK))
            yield commands.CorrectCard(place=place, card=card, reason="misread"), DORA, approval
        coup = self.play.table.coups
        for cards in OTHER_CARDS:
            again = commands.CorrectCoup(coup=coup, cards=tuple(cards.split()), reason="camera")
            yield again, SAM, higher
            yield again, SAM, approval

    def _running(self, data: st.DataObject) -> Iterator[Made]:
        for who in (SAM, DORA):
            yield commands.CloseTable(), who
            yield commands.OpenTable(game=self.play.table.rules, mode=self.mode), who
            if self.play.table.disabled:
                yield commands.EnableTable(reason="camera up"), who
            else:
                yield commands.DisableTable(reason="camera down"), who

    def _settings(self, data: st.DataObject) -> Iterator[Made]:
        changes: list[tuple[str, Value]] = [("betting-time", 30), ("total-decks", 6), ("felt", "")]
        changes += [("table-limits", tier.key) for tier in self.game.table.tiers]
        key, value = data.draw(st.sampled_from(changes))
        for who in (SAM, DORA):
            yield commands.ChangeSetting(key=key, value=value, reason="try"), who

    # --- Sending commands --------------------------------------------------------------------

    def answer(self, made: Made) -> tuple[AnyEvent, ...] | Refusal:
        command, by, *approval = made
        changed = None
        if isinstance(command, commands.ChangeSetting):
            changed = with_setting(self.play.table.rules, command.key, command.value)
        return self.play.ask(
            command, by, approval=approval[0] if approval else None, changed=changed
        )

    def draw(self, data: st.DataObject, *, right: bool) -> None:
        """Send a request that the table must carry out, or one that it must refuse."""
        kinds = self.anything()
        first = data.draw(st.integers(0, len(kinds) - 1))
        for kind in (*kinds[first:], *kinds[:first]):
            if self.draw_from(kind(data), data, right=right):
                return

    def draw_from(self, asked: Iterable[Made], data: st.DataObject, *, right: bool) -> bool:
        """`draw` from these requests; False if none fits."""
        answers = [self.answer(made) for made in asked]
        fitting = [one for one in answers if isinstance(one, Refusal) is not right]
        if fitting:
            self.carry_out(data.draw(st.sampled_from(fitting)))
        return bool(fitting)

    def carry_out(self, answer: tuple[AnyEvent, ...] | Refusal) -> None:
        if not isinstance(answer, Refusal):
            for event in answer:
                self.play.apply(event)

    @rule(right=st.booleans(), data=st.data())
    def ask(self, right: bool, data: st.DataObject) -> None:
        """Send any request."""
        self.draw(data, right=right)

    @precondition(lambda self: self.play.table.phase in (Phase.CLOSED, Phase.IDLE))
    @rule(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        """Begin a coup if possible; each step also tries an invalid request."""
        ready = (self._running, self._shoes, *self.before_betting, self._steps)
        for kind in (kind for kind in ready for _ in range(MOST_STEPS)):
            if self.play.table.phase is not Phase.BETTING and self._needed(kind, data):
                self.draw(data, right=False)

    @property
    def before_betting(self) -> tuple[Kind, ...]:
        """What a game requires before its betting opens."""
        return ()

    def _needed(self, kind: Kind, data: st.DataObject) -> bool:
        """Do one request of this kind if the next coup needs it; whether it did."""
        asked = [made for made in kind(data) if isinstance(made[0], TOWARDS_BETTING)]
        return self.draw_from(asked, data, right=True)

    @precondition(lambda self: self.play.table.phase in ROUND)
    @rule(cards=st.integers(0, 9), meanwhile=st.booleans(), data=st.data())
    def go_on(self, cards: int, meanwhile: bool, data: st.DataObject) -> None:
        """Continue the coup by this many cards, or to its end if there are more."""
        if self.play.table.phase is Phase.BETTING:
            for _ in range(cards // 2):
                self.draw_from(self._wagers(data), data, right=True)
                self.draw(data, right=False)
            if meanwhile:
                self.draw_from(self._cashing(data), data, right=True)
            self.play.do(commands.CloseBetting())
        for _ in range(cards):
            if self.play.table.phase is Phase.MID_COUP:
                self.draw_from(self._wagers(data), data, right=True)
                self.draw(data, right=False)
                self.play.do(commands.CloseBetting())
            if self.play.table.phase is Phase.DEALING:
                if not self.draw_from(self._deals(data), data, right=True):
                    self.draw_from(self._turning(data), data, right=True)
                self.draw(data, right=False)
        if self.play.table.phase is Phase.RESULT and cards > LONGEST_COUP:
            self.play.settle()
            self.draw(data, right=False)

    # --- Invariants ----------------------------------------------------------------------------

    @invariant()
    def money_only_moves(self) -> None:
        assert self.play.money() == self.money

    @invariant()
    def nobody_is_below_zero(self) -> None:
        for account, amount in (*self.play.table.balances.items(), *self.play.wallets.items()):
            assert amount >= 0 or accounts.may_be_negative(account), account

    @invariant()
    def held_money_is_the_stakes_on_the_table(self) -> None:
        table = self.play.table
        held = table.balances.get(accounts.held(TABLE), 0)
        if table.phase is Phase.BETTING:
            acts = [act for acts in table.play.acts.values() for act in acts]
            assert held == sum(act.stake for act in acts)
        elif table.phase in (Phase.DEALING, Phase.MID_COUP, Phase.RESULT):
            fees = sum(table.play.fees.values()) if self.fees_held else 0
            open_acts = sum(act.stake for seat in table.seats for act in self.late_acts(seat))
            assert held == sum(wager.stake for wager in table.play.wagers) + open_acts + fees
        else:
            assert held == 0

    def late_acts(self, seat: int) -> list[PlacedWager]:
        """The bets of a seat in the middle of the coup, until they are closed."""
        table = self.play.table
        late = {bet.key for bet in self.game.bets if bet.after_four}
        open_now = table.phase is Phase.MID_COUP
        return [act for act in table.play.acts.get(seat, ()) if open_now and act.bet in late]

    @property
    def fees_held(self) -> bool:
        return self.game.banking.fees_taken is FeesTaken.AFTER_HAND

    @invariant()
    def recall_is_what_was_shown(self) -> None:
        assert self.play.table.recall == tuple(self.play.shown.finished[-RECALLED:])

    def teardown(self) -> None:
        """Replay from the written log equals live state, and the log verifies."""
        written = [msgspec.json.encode(event) for event in self.play.log]
        log = [LOGGED.decode(event) for event in written]
        table = Table(id=TABLE)
        for event in log:
            table = evolve(table, event)
        assert table == self.play.table
        for _, falsity in replayed(Table(id=TABLE), log):
            assert falsity is None, falsity


class DealersTable(Machine):
    """Cards dealt by a dealer; both pairs under one limit, and residual credit may be bet."""

    game = load_game(
        "terminal-3",
        settings={
            "combined-pair-limit": True,
            "residual-betting": True,
            "burn-card-between-hands": True,
            "pair-bet-disabled-after-game": 2,
            "dummy-hand": True,
            "bet-both-player-and-banker": True,
        },
    )
    mode = Mode.DEALER


class InsuredTable(Machine):
    """Bets after four cards, on every coup that goes on, for everybody."""

    game = always_insured_game()


class California(Machine):
    """The machine with a player-dealer."""

    game = load_game("commission-free-dragon-bonus")

    def anything(self) -> tuple[Kind, ...]:
        return (*super().anything(), self._position, self._bank, self._waiving)

    @property
    def before_betting(self) -> tuple[Kind, ...]:
        return self._position, self._bank

    def _position(self, data: st.DataObject) -> Iterator[Made]:
        for who in (HOUSE, *SEATED, LATE):
            yield commands.OfferPosition(), who
            yield commands.DeclinePosition(), who

    def _waiving(self, data: st.DataObject) -> Iterator[Made]:
        for columns in (("line",), ("player-dealer", "tie"), ("felt",), ()):
            for who in (SAM, DORA):
                yield commands.WaiveFees(columns=columns, reason="opening night"), who

    def _bank(self, data: st.DataObject) -> Iterator[Made]:
        for who in (*SEATED, LATE):
            chips = self.play.chips(who.name)
            fee = player_dealer_fee(self.play.table.rules, waived=self.play.table.waived)
            for bank in map(Minor, (5_00, 10_00, 50_00, 200_00, chips - fee, chips, 2**60)):
                yield commands.AcceptPosition(bank=bank), who
                yield commands.PostBank(bank=bank), who

    @invariant()
    def the_house_has_its_fees_and_nothing_else(self) -> None:
        balances = self.play.table.balances
        assert not balances.get(accounts.result(TABLE), 0)
        assert not balances.get(accounts.commission(TABLE), 0)
        due = self.play.shown.fees + (0 if self.fees_held else self.play.shown.fees_in_play)
        assert balances.get(accounts.fees(TABLE), 0) == due


class CaliforniaOnNet(California):
    """Coverage by the running net, and fees taken after the hand."""

    game = load_game(
        "commission-free-dragon-bonus", settings={"coverage": "net", "fees-taken": "after-hand"}
    )


SIZE = settings(max_examples=examples(20), stateful_step_count=40, deadline=None)
TestHouseTable = Machine.TestCase
TestHouseTable.settings = SIZE
TestDealersTable = DealersTable.TestCase
TestDealersTable.settings = SIZE
TestInsuredTable = InsuredTable.TestCase
TestInsuredTable.settings = SIZE
TestCaliforniaTable = California.TestCase
TestCaliforniaTable.settings = SIZE
TestCaliforniaTableOnNet = CaliforniaOnNet.TestCase
TestCaliforniaTableOnNet.settings = SIZE
