"""Sessions of a betting plan: many patrons, each with a bankroll, limits and a plan.

A session begins at a fresh shoe and takes as many as it needs; its shoes belong to it alone, so
the same seed gives the same sessions anywhere. The stepping is native where the module is here;
the Python below is its specification, and plays plans of one's own.
"""

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from math import gcd
from typing import Protocol

from puntobanco import native
from puntobanco.core.bets import Bet, payments
from puntobanco.core.coup import Hand
from puntobanco.core.errors import RuleError
from puntobanco.core.game import LINES, Currency, Game
from puntobanco.core.money import MOST_MINOR, Direction, Minor, rounded
from puntobanco.core.rows import PaysKind, Side
from puntobanco.native import ClassTables, PlanTables
from puntobanco.simulation import twins
from puntobanco.simulation.kernels import path_for
from puntobanco.simulation.plans import Kind, Plan, Select
from puntobanco.simulation.tables import Shoes, class_tables

MOST_COUPS = 100_000
MOST_SESSIONS = 1_000_000


class End(Enum):
    """Why a session ended; the numbers are those of the kernel."""

    COUPS = 0
    """It had played as many coups as it meant to."""
    WIN = 1
    LOSS = 2
    RUIN = 3
    """What was left did not make the least stake."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a patron brings and stops at; amounts in minor units."""

    unit: Minor
    coups: int
    bankroll: Minor | None = None
    stop_win: Minor | None = None
    stop_loss: Minor | None = None
    least: Minor | None = None
    """The least stake; the table's own limit if None."""
    most: Minor | None = None

    def check(self, currency: Currency) -> None:
        """RuleError, in a currency, for terms that nobody can play on."""
        for name in ("unit", "bankroll", "stop_win", "stop_loss", "least", "most"):
            amount: Minor | None = getattr(self, name)
            if amount is not None and not 1 <= amount <= MOST_MINOR:
                said = f"{name.replace('_', '-')} {currency.written(amount)}"
                raise RuleError(f"{said}: expected an amount above zero")
        if self.bankroll is not None and self.bankroll < self.unit:
            have, unit = (currency.written(one) for one in (self.bankroll, self.unit))
            raise RuleError(f"bankroll {have}: expected at least one unit, {unit}")
        if not 1 <= self.coups <= MOST_COUPS:
            raise RuleError(f"coups {self.coups}: expected from 1 to {MOST_COUPS} in a session")

    def limits(self, game: Game, bet: str) -> tuple[int, int]:
        """The least and the most that may be staked on a bet."""
        least, most = game.table.limits.limit(bet)
        least = least if self.least is None else self.least
        most = most if self.most is None else self.most
        unit, low, high = (game.currency.written(amount) for amount in (self.unit, least, most))
        if least > most:
            raise RuleError(f"least {low}: expected at most {high}, the largest stake on {bet}")
        if not least <= self.unit <= most:
            raise RuleError(f"unit {unit}: {bet} takes from {low} to {high}; expected as much")
        return least, most


@dataclass(frozen=True, slots=True)
class Payment:
    """What one staked brings in a class: kind (lost, to, push, for) and ratio."""

    kind: int
    numerator: int = 0
    denominator: int = 1


_PAY_KINDS = {PaysKind.TO: 1, PaysKind.PUSH: 2, PaysKind.FOR: 3}
_DIRECTIONS = {Direction.NEAREST: 0, Direction.PATRON: 1, Direction.HOUSE: 2}
_LOST, _TO, _PUSH, _FOR = range(4)


class Play:
    """A plan played on a game under some terms: all that a session needs to know."""

    def __init__(self, game: Game, plan: Plan, terms: Terms, bet: str | None = None) -> None:
        terms.check(game.currency)
        self.game, self.plan, self.terms = game, plan, terms
        self.played_on = bet or "banker"
        """The bet of the steps that name none."""
        self.shoes = Shoes(game.shoe)
        self.shoes.check()
        self.bets = self._bets(bet)
        self.keys = [one.key for one in self.bets]
        self.limits = [terms.limits(game, one.key) for one in self.bets]
        book = game.book
        self.payments = [_payments(game, one) for one in self.bets]
        self.winners = [
            {Hand.PLAYER: 0, Hand.BANKER: 1, None: 2}[one.cell.winner] for one in book.classes.all
        ]
        self.classes: ClassTables = class_tables(book.classes)
        if plan.kind is Kind.LABOUCHERE and not plan.steps:
            raise RuleError(f"plan {plan.key!r}: has no line; expected one number at least")

    def _bets(self, bet: str | None) -> list[Bet]:
        """The bets that the plan makes, those of its steps or both lines."""
        if self.plan.select is not Select.STEP:
            if bet is not None:
                raise RuleError(
                    f"--bet {bet}: {self.plan.key} chooses its bet itself; expected none"
                )
            keys = list(LINES)
        else:
            keys = list(dict.fromkeys(step.bet or self.played_on for step in self.plan.steps))
        found = [self.game.bet(key) for key in keys]
        for one in found:
            if one.side is Side.LINE or any(row.pays.kind is PaysKind.METER for row in one.rows):
                raise RuleError(
                    f"bet '{one.key}': rides on another wager or pays from a meter; "
                    "expected a bet that stands alone"
                )
        return found

    def step_bet(self, bet: str | None) -> int:
        """The index of a step's bet; any where the plan chooses by what won."""
        return self.keys.index(bet or self.played_on) if self.plan.select is Select.STEP else 0

    @property
    def shoes_each(self) -> int:
        """Shoes that no session can outlive."""
        rules = self.game.shoe
        fixed = self.shoes.fixed
        least = fixed or max(1, (rules.cards - rules.cut - 11) // (6 + rules.burn_between))
        return -(-self.terms.coups // least)

    def net(self, bet: int, coup: int, stake: int) -> int:
        """What a stake brings on a coup of this class, rounded as the table rounds."""
        pays = self.payments[bet][coup]
        if pays.kind == _LOST:
            return -stake
        if pays.kind == _PUSH:
            return 0
        rounding = self.game.rounding
        won = rounded(
            stake * pays.numerator,
            pays.denominator,
            unit=rounding.unit,
            direction=rounding.direction,
        )
        return won if pays.kind == _TO else won - stake

    def tables(self) -> PlanTables:
        """The same as the kernel reads it."""
        plan, terms = self.plan, self.terms
        rounding = self.game.rounding
        unset = -1
        header = array(
            "q",
            (
                plan.kind.value,
                plan.select.value,
                len(self.bets),
                len(plan.steps),
                self.classes[1],
                terms.unit,
                unset if terms.bankroll is None else terms.bankroll,
                unset if terms.stop_win is None else terms.stop_win,
                unset if terms.stop_loss is None else terms.stop_loss,
                terms.coups,
                rounding.unit,
                _DIRECTIONS[rounding.direction],
                *self.lines,
            ),
        )
        steps = array("q")
        for step in plan.steps:
            stake = min(step.stake * terms.unit, MOST_MINOR)
            steps.extend((stake, self.step_bet(step.bet), step.won, step.lost, step.pushed))
        paid = array("q")
        for by_class in self.payments:
            for one in by_class:
                paid.extend((one.kind, one.numerator, one.denominator))
        limits = array("q", [limit for both in self.limits for limit in both])
        return (
            header.tobytes(),
            steps.tobytes(),
            paid.tobytes(),
            limits.tobytes(),
            bytes(self.winners),
        )

    @property
    def lines(self) -> tuple[int, int]:
        """The indices of the Player and Banker bets, for plans that choose between them."""
        return (0, 1) if self.plan.select is not Select.STEP else (0, 0)


def _payments(game: Game, bet: Bet) -> list[Payment]:
    """By class, what one staked on a bet brings."""
    made = []
    for one in payments(bet):
        common = gcd(one.paid, one.per)
        made.append(Payment(_PAY_KINDS[one.kind], one.paid // common, one.per // common))
    rows = game.book.rows_by_class(bet, bet.side)
    return [Payment(_LOST) if row is None else made[row] for row in rows]


@dataclass(frozen=True, slots=True)
class Tally:
    """What one session came to; amounts in minor units."""

    result: int
    need: int
    """The smallest bankroll that would have carried it as far."""
    drawdown: int
    longest_losing: int
    coups: int
    wagers: int
    end: End
    action: tuple[int, ...]
    """Staked in all, by bet."""


class Bettor(Protocol):
    """A plan of one's own: made afresh for each session, asked before every coup.

    `road` holds the results of the shoe so far as letters P, B and T. The answer is the key of a
    bet and a stake in minor units, or None to watch; the table cuts the stake to its limits.
    """

    def wager(self, road: str, balance: int) -> tuple[str, int] | None:
        """What to stake on the next coup."""

    def settled(self, stake: int, brought: int) -> None:
        """Told what was staked and what it brought, the stake itself not counted."""


@dataclass(slots=True)
class Session:
    """One session as the specification plays it, coup by coup."""

    play: Play
    bettor: Bettor
    balance: int = 0
    path: list[int] = field(default_factory=list)
    """The balance after each coup."""
    ended: End | None = None
    _need: int = 0
    _peak: int = 0
    _drawdown: int = 0
    _run: int = 0
    _longest: int = 0
    _wagers: int = 0
    _action: list[int] = field(default_factory=list)
    _road: list[str] = field(default_factory=list)

    def run(self, shoes: Iterator[list[int]]) -> Tally:
        """Play shoes until the session ends."""
        self._action = [0] * len(self.play.bets)
        for shoe in shoes:
            self._road.clear()
            for coup in shoe:
                end = self._coup(coup)
                if end is not None:
                    self.ended = end
                    return self._tally(end)
        raise AssertionError("a session has shoes enough")

    def _coup(self, coup: int) -> End | None:
        terms = self.play.terms
        made = self.bettor.wager("".join(self._road), self.balance)
        if made is not None and not self._stake(*made, coup):
            return End.RUIN
        self.path.append(self.balance)
        self._road.append("PBT"[self.play.winners[coup]])
        if terms.stop_win is not None and self.balance >= terms.stop_win:
            return End.WIN
        if terms.stop_loss is not None and -self.balance >= terms.stop_loss:
            return End.LOSS
        return End.COUPS if len(self.path) == terms.coups else None

    def _stake(self, key: str, wanted: int, coup: int) -> bool:
        """Settle one wager; False where what is left does not make the least stake."""
        play, terms = self.play, self.play.terms
        if key not in play.keys:
            raise RuleError(f"bet '{key}': the plan is played on {', '.join(play.keys)}")
        bet = play.keys.index(key)
        least, most = play.limits[bet]
        stake = min(max(wanted, least), most)
        if terms.bankroll is not None and stake > terms.bankroll + self.balance:
            left = terms.bankroll + self.balance
            stake = left - left % terms.unit
            if stake < least or stake <= 0:
                return False
        self._need = max(self._need, stake - self.balance)
        brought = play.net(bet, coup, stake)
        self._action[bet] += stake
        self._wagers += 1
        self.balance += brought
        if brought:
            self._run = self._run + 1 if brought < 0 else 0
        self._longest = max(self._longest, self._run)
        self._peak = max(self._peak, self.balance)
        self._drawdown = max(self._drawdown, self._peak - self.balance)
        self.bettor.settled(stake, brought)
        return True

    def _tally(self, end: End) -> Tally:
        return Tally(
            self.balance,
            self._need,
            self._drawdown,
            self._longest,
            len(self.path),
            self._wagers,
            end,
            tuple(self._action),
        )


class PlannedBettor:
    """A plan of ours as a bettor: the specification of what the kernel steps."""

    def __init__(self, play: Play) -> None:
        self.play, self.plan = play, play.plan
        self.unit = play.terms.unit
        self.step = 0
        self.line: list[int] = self._first_line()
        self.stake, self.series = int(self.unit), 0

    def _first_line(self) -> list[int]:
        return [min(step.stake * self.unit, MOST_MINOR) for step in self.plan.steps]

    def wager(self, road: str, balance: int) -> tuple[str, int] | None:
        """The stake of the plan on the bet it chooses."""
        del balance
        bet = self._bet(road)
        return None if bet is None else (self.play.keys[bet], self._wanted())

    def _wanted(self) -> int:
        if self.plan.kind is Kind.TABLE:
            return min(self.plan.steps[self.step].stake * self.unit, MOST_MINOR)
        if self.plan.kind is Kind.OSCAR:
            return self.stake
        return self.line[0] if len(self.line) == 1 else self.line[0] + self.line[-1]

    def _bet(self, road: str) -> int | None:
        if self.plan.select is Select.STEP:
            place = self.step if self.plan.kind is Kind.TABLE else 0
            return self.play.step_bet(self.plan.steps[place].bet)
        decided = road.replace("T", "")
        if not decided:
            return None
        side = decided[-1]
        column = len(decided) - len(decided.rstrip(side))
        other = "B" if side == "P" else "P"
        rest = decided[: len(decided) - column]
        before = len(rest) - len(rest.rstrip(other))
        # The Big Eye Boy is red where columns are alike: a change after a column as long as the
        # one before it, and otherwise more of the same.
        if self.plan.select is Select.ROAD and column == before:
            side = other
        return self.play.lines["PB".index(side)]

    def settled(self, stake: int, brought: int) -> None:
        """Move to the next stake."""
        if self.plan.kind is Kind.TABLE:
            at = self.plan.steps[self.step]
            self.step = at.won if brought > 0 else at.lost if brought < 0 else at.pushed
        elif self.plan.kind is Kind.OSCAR:
            self._grind(stake, brought)
        elif brought > 0:
            self.line = self.line[1:-1] or self._first_line()
        elif brought < 0:
            self.line.append(stake)

    def _grind(self, stake: int, brought: int) -> None:
        self.series += brought
        if self.series >= self.unit:
            self.series, self.stake = 0, int(self.unit)
        elif brought > 0:
            # One unit more after a win, but no more than the series still lacks.
            lacks = -(-(self.unit - self.series) // self.unit) * self.unit
            self.stake = min(stake + self.unit, lacks)
        else:
            self.stake = stake


def shoes_of(play: Play, seed: int, session: int) -> Iterator[list[int]]:
    """The coups of a session's own shoes, by class."""
    first = session * play.shoes_each
    for number in range(first, first + play.shoes_each):
        yield twins.classes_of_shoe(play.shoes.table, play.classes, seed, number)


def twin_session(
    play: Play, seed: int, number: int, bettor: Callable[[], Bettor] | None = None
) -> Session:
    """One session played in Python, with its path; `bettor` makes a plan of one's own."""
    session = Session(play, bettor() if bettor else PlannedBettor(play))
    session.run(shoes_of(play, seed, number))
    return session


def play_sessions(
    play: Play,
    seed: int,
    first: int,
    number: int,
    *,
    path: str | None = None,
    bettor: Callable[[], Bettor] | None = None,
) -> list[Tally]:
    """What each of some sessions came to; a plan of one's own is always played in Python."""
    path = path or path_for(play.shoes.table)
    if path == native.PYTHON or bettor is not None:
        return [
            Session(play, bettor() if bettor else PlannedBettor(play)).run(
                shoes_of(play, seed, one)
            )
            for one in range(first, first + number)
        ]
    assert native.module is not None
    raw = native.module.sessions(
        path,
        play.shoes.table,
        play.classes,
        play.tables(),
        seed,
        first,
        number,
        play.shoes_each,
    )
    cells = array("q", raw).tolist()
    width = _TALLY + len(play.bets)
    return [_read(cells[at : at + width]) for at in range(0, len(cells), width)]


_TALLY = 7
"""Numbers of a session before its action."""


def _read(cells: list[int]) -> Tally:
    result, need, drawdown, longest, coups, wagers, end, *action = cells
    return Tally(result, need, drawdown, longest, coups, wagers, End(end), tuple(action))
