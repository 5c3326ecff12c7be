"""Sums of bets and of tables, for an hour or any other period. Pure."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from puntobanco.core.ids import PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.office.rows import (
    BetHourRow,
    Finished,
    MovementRow,
    TableHourRow,
    WagerRow,
)

HOUR_MS = 3_600_000
BUY_IN = "buy-in"
HALF = 1 << 40
"""Sums of squared stakes exceed 64 bits, so they are split here into two columns."""


class BetKey(NamedTuple):
    """Which wagers a sum counts."""

    pit: PitId
    table: TableId
    game_hash: str
    bet: str
    rides: str
    simulated: bool


class TableKey(NamedTuple):
    """Which coups, fees and buy-ins a sum counts."""

    pit: PitId
    table: TableId
    game_hash: str
    simulated: bool


@dataclass(slots=True)
class _Sum:
    """Numbers that are added field by field."""

    def add(self, other: Self, *, sign: int = 1) -> None:
        """Add another sum, or subtract it with a sign of -1."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + sign * getattr(other, name))


@dataclass(slots=True)
class BetSum(_Sum):
    """Totals of the wagers on a bet."""

    wagers: int = 0
    stake: int = 0
    won: int = 0
    returned: int = 0
    commission: int = 0
    fees: int = 0
    voids: int = 0
    """Wagers returned by a void coup; no other field counts them."""
    spread: int = 0
    """The sum of each coup's squared stake on the bet: a coup's wagers win or lose together."""


@dataclass(slots=True)
class TableSum(_Sum):
    """Totals of a table."""

    coups: int = 0
    voids: int = 0
    passed: int = 0
    fees: int = 0
    drop: int = 0


@dataclass(slots=True)
class PeriodTally:
    """Sums over a period."""

    bets: defaultdict[BetKey, BetSum] = field(default_factory=lambda: defaultdict(BetSum))
    tables: defaultdict[TableKey, TableSum] = field(default_factory=lambda: defaultdict(TableSum))

    def take(self, done: Finished, *, sign: int = 1) -> None:
        """Add a coup, or subtract it with a sign of -1."""
        for bet, sums in _bet_sums(done).items():
            self.bets[bet].add(sums, sign=sign)
        for table, counts in _table_sums(done):
            self.tables[table].add(counts, sign=sign)

    def add(self, other: Self) -> None:
        """Add another tally."""
        for bet, sums in other.bets.items():
            self.bets[bet].add(sums)
        for table, counts in other.tables.items():
            self.tables[table].add(counts)

    def count_buy_in(self, movement: MovementRow) -> None:
        """Count a movement of money if it is a buy-in."""
        if movement.kind == BUY_IN:
            key = TableKey(movement.pit, movement.table, movement.game_hash, movement.simulated)
            self.tables[key].drop += movement.chips_change

    def bet_rows(self, hour: int) -> Iterator[BetHourRow]:
        """The sums of bets as rows of an hour."""
        for key, sums in self.bets.items():
            high, low = divmod(sums.spread, HALF)
            yield BetHourRow(
                hour=hour,
                **key._asdict(),
                wagers=sums.wagers,
                stake=Minor(sums.stake),
                won=Minor(sums.won),
                returned=Minor(sums.returned),
                commission=Minor(sums.commission),
                fees=Minor(sums.fees),
                voids=sums.voids,
                spread_high=high,
                spread_low=low,
            )

    def table_rows(self, hour: int) -> Iterator[TableHourRow]:
        """The sums of tables as rows of an hour."""
        for key, sums in self.tables.items():
            yield TableHourRow(
                hour=hour,
                **key._asdict(),
                coups=sums.coups,
                voids=sums.voids,
                passed=sums.passed,
                fees=Minor(sums.fees),
                drop=Minor(sums.drop),
            )


def _bet_sums(done: Finished) -> dict[BetKey, BetSum]:
    found: defaultdict[BetKey, BetSum] = defaultdict(BetSum)
    coup = done.coup
    for wager in done.wagers:
        key = BetKey(coup.pit, coup.table, coup.game_hash, wager.bet, wager.rides, wager.simulated)
        _count(found[key], wager)
    for key in found:
        found[key].spread = _spread(found, key)
    return dict(found)


def _count(sums: BetSum, wager: WagerRow) -> None:
    if wager.void:
        sums.voids += 1
        return
    sums.wagers += 1
    sums.stake += wager.stake
    sums.won += wager.won
    sums.returned += wager.stake_back + wager.won
    sums.commission += wager.commission
    sums.fees += wager.fee


def _spread(found: dict[BetKey, BetSum], key: BetKey) -> int:
    """The squared stake of real patrons, or what simulated patrons add to it.

    So the two sums of a bet add up to the square of its total stake.
    """
    real = found.get(key._replace(simulated=False), BetSum()).stake
    if not key.simulated:
        return real * real
    return (real + found[key].stake) ** 2 - real * real


def _table_sums(done: Finished) -> Iterator[tuple[TableKey, TableSum]]:
    """The coup, counted once, and the fees of real and simulated patrons.

    A coup is simulated if it has patrons and all of them are simulated.
    """
    coup = done.coup
    shown = bool(done.seats) and all(seat.simulated for seat in done.seats)
    key = TableKey(coup.pit, coup.table, coup.game_hash, shown)
    yield (
        key,
        TableSum(
            coups=int(coup.outcome == "settled"),
            voids=int(coup.outcome == "void"),
            passed=int(coup.outcome == "passed"),
        ),
    )
    for seat in done.seats:
        if seat.fee:
            yield key._replace(simulated=seat.simulated), TableSum(fees=seat.fee)
