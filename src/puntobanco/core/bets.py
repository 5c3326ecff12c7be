"""Bets that a game offers, wagers that patrons make, and the settlement of a wager."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Generic, Protocol, TypeVar

from puntobanco.core.cards import Card
from puntobanco.core.classes import Classes
from puntobanco.core.coup import Coup, next_hand, total
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact, one_of
from puntobanco.core.fields import added_field
from puntobanco.core.money import Minor
from puntobanco.core.names import Name
from puntobanco.core.payment import Payment, Rounding
from puntobanco.core.rows import PUSH, RIDES, Cell, PaysKind, Row, SeatSuits, Side


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
    seats: tuple[SeatSuits, ...] = added_field(())
    """The suits of each seat, if some row asks for them."""
    after_four: tuple[Row, ...] = added_field(())
    """The coups on which it is offered once four cards are dealt: those that match one of these.
    Empty for a bet that is made before the cards."""

    def rows_at(self, seat: int | None) -> tuple[Row, ...]:
        """The rows for a wager at a seat; None takes the first seat that has suits.

        Over a full shoe every seat has the same chances.
        """
        if not self.seats:
            return self.rows
        own = self.seats[0] if seat is None else self.suits_of(seat)
        return self.rows if own is None else tuple(row.at(own) for row in self.rows)

    def suits_of(self, seat: int | None) -> SeatSuits | None:
        """The suits of a seat, or None if it has none."""
        return next((one for one in self.seats if one.seat == seat), None)

    @property
    def numbers(self) -> tuple[int | None, ...]:
        """The seats whose wagers are settled differently; None stands for every seat."""
        return tuple(one.seat for one in self.seats) or (None,)

    @property
    def sides(self) -> tuple[Side, ...]:
        """The plain sides that a wager on this bet can ride on."""
        return RIDES if self.side is Side.LINE else (self.side,)

    @property
    def asked(self) -> Iterator[tuple[Side, Row]]:
        """Everything that distinguishes coups for this bet: its rows on each side and seat."""
        for side in self.sides:
            yield from ((side, row) for row in self.after_four)
            for seat in self.numbers:
                yield from ((side, row) for row in self.rows_at(seat))

    def is_offered(self, player: tuple[Card, ...], banker: tuple[Card, ...]) -> bool:
        """Whether it is offered after these four cards, two in each hand."""
        cell = Cell(total(player), total(banker), len(player), len(banker))
        return next_hand(player, banker) is not None and any(
            all(asked.holds(player, banker) for asked in row.predicates(cell, self.side))
            for row in self.after_four
        )

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


def offered_classes(after_four: Iterable[Row], side: Side, classes: Classes) -> frozenset[int]:
    """The classes of the coups on which a bet with these conditions is offered."""
    return frozenset(one for row in after_four for one in classes.matching(row, side))


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
        self.classes = Classes(asked for bet in bets for asked in bet.asked)
        self._offered = {
            bet.key: offered_classes(bet.after_four, bet.side, self.classes)
            for bet in bets
            if bet.after_four
        }
        self._rows: dict[tuple[str, Side, tuple[Row, ...]], tuple[int | None, ...]] = {}
        self._payments = {bet.key: payments(bet) for bet in bets}
        self._settles: dict[tuple[str, Side | None, int | None], tuple[int | None, ...]] = {}
        for bet in bets:
            for seat in bet.numbers:
                for side in bet.sides:
                    self._settles[bet.key, side, seat] = self.rows_by_class(bet, side, seat)
                if bet.side is not Side.LINE:
                    self._settles[bet.key, None, seat] = self._settles[bet.key, bet.side, seat]

    def offers(self, bet: Bet, coup_class: int) -> bool:
        """Whether a bet is offered on coups of this class."""
        return bet.key not in self._offered or coup_class in self._offered[bet.key]

    def rows_by_class(
        self, bet: Bet, side: Side, seat: int | None = None
    ) -> tuple[int | None, ...]:
        """For each class, the first row of the bet that matches it, as `Bet.rows_at` the seat."""
        rows = bet.rows_at(seat)
        # Payments do not change what a row matches, so the result is cached by conditions.
        known = (bet.key, side, tuple(replace(row, pays=PUSH) for row in rows))
        if known not in self._rows:
            self._rows[known] = self._matched(rows, side)
        return self._rows[known]

    def _matched(self, rows: tuple[Row, ...], side: Side) -> tuple[int | None, ...]:
        found: list[int | None] = [None] * len(self.classes)
        for row in reversed(range(len(rows))):
            for index in self.classes.matching(rows[row], side):
                found[index] = row
        return tuple(found)

    def settle(
        self,
        wager: OneWager,
        coup_class: int,
        *,
        meter: Minor | None = None,
        seat: int | None = None,
    ) -> Settlement[OneWager]:
        """The settlement of a wager on a coup of this class.

        If its bet is not offered on such coups, as after a correction of the cards, the stake is
        returned. `meter` is the displayed amount of the progressive, for bets with percentage rows.
        `seat` is required for a bet that gives suits to seats.
        """
        bet, stake = wager.bet, wager.stake
        offered = self.bets.get(bet)
        asked = seat if offered is not None and offered.seats else None
        try:
            row = self._settles[bet, wager.rides, asked][coup_class]
        except KeyError:
            raise self._unknown(wager, seat) from None
        if bet in self._offered and coup_class not in self._offered[bet]:
            return Settlement(wager, None, stake, Minor(0), Minor(0))
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
        self,
        wagers: Iterable[OneWager],
        coup: Coup,
        *,
        meter: Minor | None = None,
        seat: int | None = None,
    ) -> Iterator[Settlement[OneWager]]:
        """The settlement of each wager of one seat on one coup, in order."""
        coup_class = self.classes.index_of(coup)
        return (self.settle(wager, coup_class, meter=meter, seat=seat) for wager in wagers)

    def _unknown(self, wager: AnyWager, seat: int | None) -> RuleError:
        bet = self.bets.get(wager.bet)
        if bet is None:
            return RuleError(fact("error-bet", bet=wager.bet, offered=one_of(self.bets)))
        if bet.seats and bet.suits_of(seat) is None:
            seats = one_of(one.seat for one in bet.seats)
            return RuleError(fact("error-bet-seat", bet=bet.key, seats=seats))
        rides = wager.rides.value if wager.rides else ""
        sides = one_of(side.value for side in bet.sides)
        return RuleError(fact("error-bet-rides", bet=bet.key, rides=rides, sides=sides))
