"""The report of a period: stakes and wins by table, by game and by bet, against theory.

A coup belongs to the time at which it was first settled. If it is corrected later, the report of
that time changes.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any

import msgspec
from msgspec.structs import replace

from puntobanco.core.facts import Fact, Value, fact
from puntobanco.core.figures import decimal
from puntobanco.core.game import BankedBy
from puntobanco.core.ids import Ms, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.moments import check_period
from puntobanco.office.heading import ReportKind, heading_of
from puntobanco.office.layout import (
    Block,
    PeriodicReport,
    Plain,
    ReportColumn,
    counted,
    deviation,
    plain,
    share,
)
from puntobanco.office.period import tally_of
from puntobanco.office.rows import GameRow
from puntobanco.office.tally import BetKey, BetSum, PeriodTally, TableKey, TableSum
from puntobanco.office.theory import Expected, Theory, games_of
from puntobanco.store import Database

PLACES = 12
"""Decimal places of an edge."""

_C = ReportColumn
_PLAYED = (
    None,
    _C.COUPS,
    _C.VOID,
    _C.DROP,
    _C.WAGERS,
    _C.STAKE,
    _C.RETURNED,
    _C.FEES,
    _C.HOUSE_WIN,
    _C.THEORY,
    _C.HOLD,
)
_PRICED = (
    _C.BET,
    _C.WAGERS,
    _C.VOID,
    _C.STAKE,
    _C.WON,
    _C.COMMISSION,
    _C.FEES,
    _C.HOUSE_WIN,
    _C.THEORY,
    _C.EDGE,
    _C.HOLD,
    _C.Z,
)


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    """Figures of one table, game or bet, or in total; None if a figure does not apply."""

    scope: str
    pit: PitId | None = None
    table: TableId | None = None
    game: str | None = None
    game_hash: str | None = None
    bet: str | None = None
    coups: int | None = None
    void_coups: int | None = None
    drop: Minor | None = None
    """Money exchanged for chips."""
    wagers: int
    void_wagers: int
    stake: Minor
    won: Minor
    returned: Minor
    commission: Minor
    """Commission kept from winnings; part of the house's win."""
    fees: Minor
    house_win: Minor
    """What the house kept: stakes that it banked less what was returned, plus fees."""
    theoretical: Minor | None
    """What it should have kept of the stakes; None if it banked none or a bet has no price."""
    edge: str | None
    hold: str | None
    """What was kept per unit staked, without fees; `edge` is what should have been."""
    z: float | None = None
    """How much more a bet kept than it should have, in standard deviations."""


class PeriodReport(PeriodicReport, frozen=True, kw_only=True):
    """The figures of a period."""

    total: ReportLine
    tables: tuple[ReportLine, ...]
    games: tuple[ReportLine, ...]
    bets: tuple[ReportLine, ...]
    left_out: ReportLine | None
    """Totals of simulated patrons if no other line counts them; otherwise None."""

    @property
    def lines(self) -> tuple[ReportLine, ...]:
        """All lines, the total first."""
        left_out = () if self.left_out is None else (self.left_out,)
        return (self.total, *self.tables, *self.games, *self.bets, *left_out)

    @property
    def csv_lines(self) -> list[Plain]:
        """All lines."""
        return [plain(line, self.heading.exponent) for line in self.lines]

    @property
    def blocks(self) -> list[Block]:
        """What was played by table and game; then each game's bets."""
        named: list[tuple[Fact, ReportLine]] = [(fact("report-row-total"), self.total)]
        for line in self.tables:
            named += [(fact("report-row-table", table=line.table or ""), line)]
        for line in self.games:
            named += [(fact("report-row-game", game=line.game or ""), line)]
        if self.left_out is not None:
            named.append((fact("report-row-simulated"), self.left_out))
        return [
            Block(_PLAYED, [self._played(name, line) for name, line in named]),
            *(
                Block(
                    _PRICED,
                    [self._priced(line) for line in self.bets if line.game_hash == game.game_hash],
                    title=f"{game.game} {game.game_hash}",
                )
                for game in self.games
            ),
        ]

    def _played(self, name: Fact, line: ReportLine) -> tuple[Value, ...]:
        amounts = (line.stake, line.returned, line.fees, line.house_win, line.theoretical)
        return (
            name,
            counted(line.coups),
            counted(line.void_coups),
            self.money(line.drop),
            counted(line.wagers),
            *map(self.money, amounts),
            share(line.hold),
        )

    def _priced(self, line: ReportLine) -> tuple[Value, ...]:
        amounts = (line.stake, line.won, line.commission)
        return (
            line.bet or "",
            counted(line.wagers),
            counted(line.void_wagers),
            *map(self.money, (*amounts, line.fees, line.house_win, line.theoretical)),
            share(line.edge),
            share(line.hold),
            deviation(line.z),
        )


def report(
    tables: Database,
    theory: Theory,
    *,
    since: Ms,
    until: Ms,
    generated: Ms,
    house: str,
    table: TableId | None = None,
    include_simulated: bool = False,
) -> PeriodReport:
    """The report of everything settled from `since` on and before `until`."""
    check_period(since, until)
    with tables.reading() as connection:
        tally = tally_of(connection, since=since, until=until, table=table)
        games = games_of(connection)
        heading = heading_of(
            connection,
            report=ReportKind.PERFORMANCE,
            about=table or "",
            house=house,
            generated=generated,
            simulated=include_simulated,
        )
    found = _Groups(games, theory)
    found.take(tally, include_simulated=include_simulated)
    return PeriodReport(
        heading=replace(heading, empty=not found.total.active),
        since=since,
        until=until,
        total=found.total.line(scope="total"),
        tables=tuple(
            one.line(scope="table", pit=pit, table=name)
            for (pit, name), one in sorted(found.tables.items())
        ),
        games=tuple(
            one.line(scope="game", game=game, game_hash=its_hash)
            for (game, its_hash), one in sorted(found.games.items())
        ),
        bets=tuple(
            one.line(scope="bet", game=game, game_hash=its_hash, bet=bet)
            for (game, its_hash, bet), one in sorted(found.bets.items())
        ),
        left_out=found.left_out.line(scope="simulated") if found.left_out.active else None,
    )


# --- Adding up -----------------------------------------------------------------------------------


@dataclass(slots=True)
class _Group:
    """Sums that become one line."""

    bets: BetSum = field(default_factory=BetSum)
    table: TableSum | None = None
    banked: BetSum = field(default_factory=BetSum)
    """The part of `bets` that the house banked."""
    expected: Fraction = Fraction(0)
    variance: Fraction = Fraction(0)
    priced: bool = True
    """Whether every bet that the house banked has a price."""

    def take_bet(self, sums: BetSum, expected: Expected | None, *, by_house: bool) -> None:
        self.bets.add(sums)
        if by_house:
            self.banked.add(sums)
            self.priced &= expected is not None
        if expected is not None:
            self.expected += expected.edge * sums.stake
            self.variance += expected.variance * sums.spread

    def take_table(self, sums: TableSum) -> None:
        self.table = self.table or TableSum()
        self.table.add(sums)

    @property
    def active(self) -> bool:
        """Whether there was any activity."""
        return self.bets != BetSum() or self.table not in (None, TableSum())

    @property
    def win(self) -> int:
        """What the house kept of the stakes it banked."""
        return self.banked.stake - self.banked.returned

    def line(self, *, scope: str, **names: Any) -> ReportLine:
        bets, table, staked = self.bets, self.table, self.banked.stake
        # A player-dealer's own fee belongs to the table and to no bet.
        fees = bets.fees if table is None else table.fees
        priced = self.priced and staked > 0
        return ReportLine(
            scope=scope,
            **names,
            coups=table.coups if table else None,
            void_coups=table.voids if table else None,
            drop=Minor(table.drop) if table else None,
            wagers=bets.wagers,
            void_wagers=bets.voids,
            stake=Minor(bets.stake),
            won=Minor(bets.won),
            returned=Minor(bets.returned),
            commission=Minor(bets.commission),
            fees=Minor(fees),
            house_win=Minor(self.win + fees),
            theoretical=Minor(round(self.expected)) if priced else None,
            edge=decimal(self.expected / staked, PLACES) if priced else None,
            hold=decimal(Fraction(self.win, staked), PLACES) if staked else None,
            z=self._z if priced and scope == "bet" else None,
        )

    @property
    def _z(self) -> float:
        return round(float(self.win - self.expected) / sqrt(self.variance), 3)


class _Groups:
    """The sums of a period, grouped into lines."""

    def __init__(self, games: Mapping[str, GameRow], theory: Theory) -> None:
        self._games = games
        self._theory = theory
        self.total = _Group(table=TableSum())
        self.left_out = _Group(table=TableSum())
        self.tables: defaultdict[tuple[PitId, TableId], _Group] = defaultdict(_Group)
        self.games: defaultdict[tuple[str, str], _Group] = defaultdict(_Group)
        self.bets: defaultdict[tuple[str, str, str], _Group] = defaultdict(_Group)

    def take(self, tally: PeriodTally, *, include_simulated: bool) -> None:
        for key, sums in tally.bets.items():
            game = self._games[key.game_hash]
            by_house = game.banked == BankedBy.HOUSE.value
            expected = self._theory.expected(game, key.bet, key.rides) if by_house else None
            for group in self._groups(key, include_simulated=include_simulated):
                group.take_bet(sums, expected, by_house=by_house)
        for at, counts in tally.tables.items():
            for group in self._groups(at, include_simulated=include_simulated):
                group.take_table(counts)

    def _groups(self, key: BetKey | TableKey, *, include_simulated: bool) -> list[_Group]:
        """The groups that a sum is added to."""
        if key.simulated and not include_simulated:
            return [self.left_out]
        game = self._games[key.game_hash].key, key.game_hash
        groups = [self.total, self.tables[key.pit, key.table], self.games[game]]
        if isinstance(key, BetKey):
            groups.append(self.bets[*game, key.bet])
        return groups
