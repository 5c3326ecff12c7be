"""Sessions of a betting plan: many patrons, each with a bankroll, limits and a plan.

A session begins with a fresh shoe and takes as many as it needs. Its shoes are not shared, so the
same seed gives the same sessions anywhere. The native module plays them if available. The Python
code below is its specification, and plays custom plans.
"""

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from puntobanco import native
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact, one_of
from puntobanco.core.money import MOST_MINOR
from puntobanco.simulation import twins
from puntobanco.simulation.kernels import path_for
from puntobanco.simulation.plans import PlanKind, Select
from puntobanco.simulation.play import Play

MOST_SESSIONS = 1_000_000


class End(Enum):
    """Why a session ended. The numbers are those of the kernel."""

    COUPS = 0
    """It reached its number of coups."""
    WIN = 1
    LOSS = 2
    RUIN = 3
    """The remaining bankroll was less than the minimum stake."""


@dataclass(frozen=True, slots=True)
class SessionTally:
    """The result of one session; amounts in minor units."""

    result: int
    need: int
    """The smallest bankroll that would have lasted as long."""
    drawdown: int
    longest_losing: int
    coups: int
    wagers: int
    end: End
    action: tuple[int, ...]
    """Total stakes by bet."""


class Bettor(Protocol):
    """A custom plan: created for each session and called before every coup.

    `road` is the results of the shoe so far as letters P, B and T. The answer is the key of a bet
    and a stake in minor units, or None for no wager. The table clamps the stake to its limits.
    """

    def wager(self, road: str, balance: int) -> tuple[str, int] | None:
        """The bet and stake on the next coup."""

    def settled(self, stake: int, brought: int) -> None:
        """Called with the stake and its net result after each wager."""


@dataclass(slots=True)
class PlayedSession:
    """One session as specified, coup by coup."""

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

    def run(self, shoes: Iterator[list[int]]) -> SessionTally:
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
        """Settle one wager. False if the remaining bankroll is less than the minimum stake."""
        play, terms = self.play, self.play.terms
        if key not in play.keys:
            raise RuleError(fact("error-session-bet", bet=key, bets=one_of(play.keys)))
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

    def _tally(self, end: End) -> SessionTally:
        return SessionTally(
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
    """A built-in plan as a bettor: the specification of the kernel."""

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
        if self.plan.kind is PlanKind.TABLE:
            return min(self.plan.steps[self.step].stake * self.unit, MOST_MINOR)
        if self.plan.kind is PlanKind.OSCAR:
            return self.stake
        return self.line[0] if len(self.line) == 1 else self.line[0] + self.line[-1]

    def _bet(self, road: str) -> int | None:
        if self.plan.select is Select.STEP:
            place = self.step if self.plan.kind is PlanKind.TABLE else 0
            return self.play.step_bet(self.plan.steps[place].bet)
        decided = road.replace("T", "")
        if not decided:
            return None
        side = decided[-1]
        column = len(decided) - len(decided.rstrip(side))
        other = "B" if side == "P" else "P"
        rest = decided[: len(decided) - column]
        before = len(rest) - len(rest.rstrip(other))
        # The Big Eye Boy is red if columns match: after a column as long as the one before it, the
        # next coup should change sides; otherwise it should repeat.
        if self.plan.select is Select.ROAD and column == before:
            side = other
        return self.play.lines["PB".index(side)]

    def settled(self, stake: int, brought: int) -> None:
        """Advance to the next stake."""
        if self.plan.kind is PlanKind.TABLE:
            at = self.plan.steps[self.step]
            self.step = at.won if brought > 0 else at.lost if brought < 0 else at.pushed
        elif self.plan.kind is PlanKind.OSCAR:
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
            # One unit more after a win, but no more than the series still needs.
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
) -> PlayedSession:
    """One session played in Python, with its path. `bettor` creates a custom plan."""
    session = PlayedSession(play, bettor() if bettor else PlannedBettor(play))
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
) -> list[SessionTally]:
    """The results of some sessions. A custom plan is always played in Python."""
    path = path or path_for(play.shoes.table)
    raw = None
    if path != native.PYTHON and bettor is None:
        assert native.module is not None
        try:
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
        except OverflowError:  # stakes so large that a balance exceeds 64 bits
            raw = None
    if raw is None:
        return [
            PlayedSession(play, bettor() if bettor else PlannedBettor(play)).run(
                shoes_of(play, seed, one)
            )
            for one in range(first, first + number)
        ]
    cells = array("q", raw).tolist()
    width = _TALLY + len(play.bets)
    return [_read(cells[at : at + width]) for at in range(0, len(cells), width)]


_TALLY = 7
"""Numbers of a session before its action."""


def _read(cells: list[int]) -> SessionTally:
    result, need, drawdown, longest, coups, wagers, end, *action = cells
    return SessionTally(result, need, drawdown, longest, coups, wagers, End(end), tuple(action))
