"""Bets that a game offers, wagers that patrons make, and the settlement of a wager."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Generic, Protocol, TypeVar

from puntobanco.core.classes import Classes
from puntobanco.core.coup import Coup
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact, one_of
from puntobanco.core.money import Minor
from puntobanco.core.names import Name
from puntobanco.core.payment import Payment, Rounding
from puntobanco.core.rows import PUSH, RIDES, PaysKind, Row, Side


@dataclass(frozen=True, slots=True)
class Bet:
    """A bet on offer: its side and the pay table that settles it."""

    key: str
    name: Name = field(hash=False)
    side: Side
    paytable: str
    rows: tuple[Row, ...]
    commission_ppm: int = 0
    needs: tuple[str, ...] = ()
    """Other bets, of which the same patron must have made at least one. Empty if none is required.
    """
    stake: Minor | None = None
    """The only stake it accepts, if the sheet fixes one."""
    fee: str | None = None
    """The column of the fee schedule that applies to it, on tables with collection fees."""

    @property
    def sides(self) -> tuple[Side, ...]:
        """The plain sides that a wager on this bet can ride on."""
        return RIDES if self.side is Side.LINE else (self.side,)

    def commission_on(self, row: Row) -> int:
        """The commission on winnings of a row, per million."""
        return row.pays.commission(self.commission_ppm)


@dataclass(frozen=True, slots=True)
class Wager:
    """A stake on a bet. `rides` names the hand, for a bet tied to the patron's line."""

    bet: str
    stake: Minor
    rides: Side | None = None


class AnyWager(Protocol):
    """What settlement reads of a wager; a wager at a table has a seat and a patron too."""

    @property
    def bet(self) -> str:
        """The key of the bet."""

    @property
    def stake(self) -> Minor:
        """The stake."""

    @property
    def rides(self) -> Side | None:
        """The hand, for a bet tied to the patron's line."""


OneWager = TypeVar("OneWager", bound=AnyWager)


@dataclass(frozen=True, slots=True)
class Settlement(Generic[OneWager]):
    """The result of a wager. `won` excludes the stake; "for one" payments return no stake."""

    wager: OneWager
    row: int | None
    """The matching row, counted from 0. None: no row matched and the wager lost."""
    stake_back: Minor
    won: Minor
    commission: Minor
    """What the house kept of the winnings: gross minus paid, or 0 if rounding returned it."""

    @property
    def returned(self) -> Minor:
        """Everything returned to the patron: stake and winnings."""
        return Minor(self.stake_back + self.won)

    @property
    def net(self) -> Minor:
        """The change in the patron's money: returned minus staked."""
        return Minor(self.returned - self.wager.stake)


def payments(bet: Bet) -> tuple[Payment, ...]:
    """What each row of a bet pays."""
    return tuple(Payment.of(row.pays, bet.commission_ppm) for row in bet.rows)


class Book:
    """Everything needed to settle the bets of one game: its classes, and each bet's row by class.

    Pricing uses the same table of rows by class, filled with weights or a histogram. It is computed
    only here.
    """

    def __init__(self, bets: tuple[Bet, ...], rounding: Rounding) -> None:
        self.bets = {bet.key: bet for bet in bets}
        self.rounding = rounding
        self.classes = Classes(
            (side, row) for bet in bets for side in bet.sides for row in bet.rows
        )
        self._rows: dict[tuple[str, Side, tuple[Row, ...]], tuple[int | None, ...]] = {}
        self._payments = {bet.key: payments(bet) for bet in bets}
        self._settles: dict[tuple[str, Side | None], tuple[int | None, ...]] = {}
        for bet in bets:
            for side in bet.sides:
                self._settles[bet.key, side] = self.rows_by_class(bet, side)
            if bet.side is not Side.LINE:
                self._settles[bet.key, None] = self._settles[bet.key, bet.side]

    def rows_by_class(self, bet: Bet, side: Side) -> tuple[int | None, ...]:
        """For each class, the first row of the bet that matches it."""
        # Payments do not change what a row matches, so the result is cached by conditions.
        known = (bet.key, side, tuple(replace(row, pays=PUSH) for row in bet.rows))
        if known not in self._rows:
            self._rows[known] = self._matched(bet, side)
        return self._rows[known]

    def _matched(self, bet: Bet, side: Side) -> tuple[int | None, ...]:
        found: list[int | None] = [None] * len(self.classes)
        for row in reversed(range(len(bet.rows))):
            for index in self.classes.matching(bet.rows[row], side):
                found[index] = row
        return tuple(found)

    def settle(
        self, wager: OneWager, coup_class: int, *, meter: Minor | None = None
    ) -> Settlement[OneWager]:
        """The settlement of a wager on a coup of this class.

        `meter` is the displayed amount of the progressive, for bets with percentage rows.
        """
        bet, stake = wager.bet, wager.stake
        try:
            row = self._settles[bet, wager.rides][coup_class]
        except KeyError:
            raise self._unknown(wager) from None
        if row is None:
            return Settlement(wager, None, Minor(0), Minor(0), Minor(0))
        payment = self._payments[bet][row]
        if payment.kind is not PaysKind.METER:
            won = payment.won(stake, self.rounding)
            kept = payment.commission(stake, won, self.rounding)
            return Settlement(wager, row, payment.stake_back(stake), won, kept)
        if meter is None:
            raise RuleError(fact("error-bet-meter-row", bet=bet, row=row))
        return Settlement(wager, row, Minor(0), payment.share_of(meter), Minor(0))

    def settle_all(
        self, wagers: Iterable[OneWager], coup: Coup, *, meter: Minor | None = None
    ) -> Iterator[Settlement[OneWager]]:
        """The settlement of each wager on one coup, in order."""
        coup_class = self.classes.index_of(coup)
        return (self.settle(wager, coup_class, meter=meter) for wager in wagers)

    def _unknown(self, wager: AnyWager) -> RuleError:
        bet = self.bets.get(wager.bet)
        if bet is None:
            return RuleError(fact("error-bet", bet=wager.bet, offered=one_of(self.bets)))
        rides = wager.rides.value if wager.rides else ""
        sides = one_of(side.value for side in bet.sides)
        return RuleError(fact("error-bet-rides", bet=bet.key, rides=rides, sides=sides))
