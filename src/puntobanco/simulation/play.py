"""A betting plan on a game: a patron's terms, what each bet pays, and everything a session needs.

The kernel receives the same as plain tables.
"""

from array import array
from dataclasses import dataclass

from puntobanco.core.arguments import Argument, argument, not_positive, out_of_range, too_large
from puntobanco.core.bets import Bet, payments
from puntobanco.core.coup import Hand
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.game import LINES, Currency, Game
from puntobanco.core.money import MOST_MINOR, Direction, Minor
from puntobanco.core.payment import Payment
from puntobanco.core.rows import PaysKind, Side
from puntobanco.native import ClassTables, PlanTables
from puntobanco.simulation.plans import BettingPlan, PlanKind, Select
from puntobanco.simulation.tables import Shoes, class_tables

MOST_COUPS = 100_000


@dataclass(frozen=True, slots=True)
class Terms:
    """A patron's limits for a session; amounts in minor units."""

    unit: Minor
    coups: int
    bankroll: Minor | None = None
    stop_win: Minor | None = None
    stop_loss: Minor | None = None
    least: Minor | None = None
    """The minimum stake; None for the table's own limit."""
    most: Minor | None = None

    def check(self, currency: Currency) -> None:
        """Raise RuleError, with amounts in this currency, for terms that cannot be played."""
        for name, amount in (
            (Argument.UNIT, self.unit),
            (Argument.BANKROLL, self.bankroll),
            (Argument.STOP_WIN, self.stop_win),
            (Argument.STOP_LOSS, self.stop_loss),
            (Argument.LEAST, self.least),
            (Argument.MOST, self.most),
        ):
            if amount is None:
                continue
            if amount < 1:
                raise RuleError(not_positive(name, currency.amount(amount)))
            if amount > MOST_MINOR:
                most = currency.amount(Minor(MOST_MINOR))
                raise RuleError(too_large(name, currency.amount(amount), most))
        if self.bankroll is not None and self.bankroll < self.unit:
            have, unit = currency.amount(self.bankroll), currency.amount(self.unit)
            bankroll = argument(Argument.BANKROLL)
            raise RuleError(fact("error-bankroll", argument=bankroll, value=have, unit=unit))
        if not 1 <= self.coups <= MOST_COUPS:
            raise RuleError(out_of_range(Argument.COUPS, self.coups, 1, MOST_COUPS))

    def limits(self, game: Game, bet: str) -> tuple[int, int]:
        """The minimum and maximum stake on a bet."""
        least, most = game.table.limits.limit(bet)
        least = least if self.least is None else self.least
        most = most if self.most is None else self.most
        unit, low, high = map(game.currency.amount, (self.unit, least, most))
        if least > most:
            name = argument(Argument.LEAST)
            wrong = fact("error-least-stake", argument=name, value=low, most=high, bet=bet)
            raise RuleError(wrong)
        if not least <= self.unit <= most:
            name = argument(Argument.UNIT)
            raise RuleError(
                fact("error-unit", argument=name, value=unit, bet=bet, least=low, most=high)
            )
        return least, most


_COUNTED = 2**63
"""Amounts in the kernel are integers below this."""
_PAY_KINDS = {PaysKind.TO: 1, PaysKind.PUSH: 2, PaysKind.FOR: 3}
_DIRECTIONS = {Direction.NEAREST: 0, Direction.PATRON: 1, Direction.HOUSE: 2}
_LOST = (0, 0, 1)
"""The kernel's entry for a class that no row of a bet matches."""


class Play:
    """A plan played on a game under some terms: everything a session needs."""

    def __init__(self, game: Game, plan: BettingPlan, terms: Terms, bet: str | None = None) -> None:
        terms.check(game.currency)
        self.game, self.plan, self.terms = game, plan, terms
        self.played_on = bet or "banker"
        """The bet of steps that name none."""
        self.shoes = Shoes(game.shoe)
        self.shoes.check()
        self.bets = self._bets(bet)
        self.keys = [one.key for one in self.bets]
        self.limits = [terms.limits(game, one.key) for one in self.bets]
        book = game.book
        self.payments = [_payments(game, one) for one in self.bets]
        for one, by_class in zip(self.bets, self.payments, strict=True):
            self._fits(one, by_class)
        self.winners = [
            {Hand.PLAYER: 0, Hand.BANKER: 1, None: 2}[one.cell.winner] for one in book.classes.all
        ]
        self.classes: ClassTables = class_tables(book.classes)
        if plan.kind is PlanKind.LABOUCHERE and not plan.steps:
            raise RuleError(fact("error-plan-no-line", plan=plan.key))

    def _bets(self, bet: str | None) -> list[Bet]:
        """The bets that the plan makes: those of its steps, or both lines."""
        if self.plan.select is not Select.STEP:
            if bet is not None:
                raise RuleError(fact("error-plan-own-bet", bet=bet, plan=self.plan.key))
            keys = list(LINES)
        else:
            keys = list(dict.fromkeys(step.bet or self.played_on for step in self.plan.steps))
        found = [self.game.bet(key) for key in keys]
        for one in found:
            if one.after_four:
                raise RuleError(fact("error-plan-after-four", bet=one.key))
            if one.side is Side.LINE or any(row.pays.kind is PaysKind.METER for row in one.rows):
                raise RuleError(fact("error-plan-bet", bet=one.key))
        return found

    def _fits(self, bet: Bet, by_class: list[Payment | None]) -> None:
        """Raise RuleError if a run of wins would exceed the kernel's integers."""
        most = largest = self.terms.limits(self.game, bet.key)[1]
        for payment in by_class:
            if payment is not None:
                most = max(most, payment.returned(Minor(largest), self.game.rounding))
        if most * self.terms.coups >= _COUNTED:
            raise RuleError(fact("error-plan-large", bet=bet.key, coups=self.terms.coups))

    def step_bet(self, bet: str | None) -> int:
        """The index of a step's bet; 0 if the plan chooses by results."""
        return self.keys.index(bet or self.played_on) if self.plan.select is Select.STEP else 0

    @property
    def shoes_each(self) -> int:
        """A number of shoes that is enough for any session."""
        rules = self.game.shoe
        fixed = self.shoes.fixed
        least = fixed or max(1, (rules.cards - rules.cut - 11) // (6 + rules.burn_between))
        return -(-self.terms.coups // least)

    def net(self, bet: int, coup: int, stake: int) -> int:
        """The net result of a stake on a coup of this class, rounded as at the table."""
        pays = self.payments[bet][coup]
        return (pays.returned(Minor(stake), self.game.rounding) if pays else 0) - stake

    def tables(self) -> PlanTables:
        """The tables for the kernel."""
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
                paid.extend(
                    (_PAY_KINDS[one.kind], one.numerator, one.denominator) if one else _LOST
                )
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


def _payments(game: Game, bet: Bet) -> list[Payment | None]:
    """What the row that settles a bet pays, by class; None for a loss."""
    made = payments(bet)
    rows = game.book.rows_by_class(bet, bet.side)
    return [None if row is None else made[row] for row in rows]
