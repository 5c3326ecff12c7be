"""What the house owes its patrons, as far as the logs have been read.

Wallets, chips, stakes, banks, and meters with their reserves, overflows and set-aside awards.
"""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from puntobanco.core.facts import Value, fact
from puntobanco.core.ids import MeterId, Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor, format_money
from puntobanco.ledger import accounts
from puntobanco.ledger.accounts import chips_of
from puntobanco.office.coups import open_wagers
from puntobanco.office.heading import ReportKind, heading_of
from puntobanco.office.keeping import saved_pit, saved_tables
from puntobanco.office.layout import Block, Plain, Report, ReportColumn, plain
from puntobanco.office.schema import CURSOR, PATRON
from puntobanco.progressive.state import Meter
from puntobanco.store import Database
from puntobanco.table.settlement import fee_account
from puntobanco.table.state import Table

_C = ReportColumn
_OWED = (None, _C.WALLETS, _C.CHIPS, _C.HELD, _C.BANKS, _C.METERS, _C.TOTAL)


class Owed(msgspec.Struct, frozen=True, kw_only=True):
    """Money at one table or on one meter, or in total if neither is named."""

    pit: PitId | None = None
    table: TableId | None = None
    meter: MeterId | None = None
    wallets: Minor = Minor(0)
    chips: Minor = Minor(0)
    held: Minor = Minor(0)
    """Stakes of the coup in progress, and its fees if they are taken after the coup."""
    banks: Minor = Minor(0)
    """The player-dealer's bank."""
    meters: Minor = Minor(0)
    """Owed to patrons who have yet to win it; never the house's."""

    @property
    def total(self) -> Minor:
        """The sum of all amounts."""
        return Minor(self.wallets + self.chips + self.held + self.banks + self.meters)


class Liability(Report, frozen=True, kw_only=True):
    """What the house owes, in total, by table and by meter."""

    total: Owed
    tables: tuple[Owed, ...]
    meters: tuple[Owed, ...]
    left_out: Minor
    """Money of simulated patrons that no line counts."""

    @property
    def lines(self) -> tuple[Owed, ...]:
        """All lines, the total first."""
        return (self.total, *self.tables, *self.meters)

    @property
    def csv_lines(self) -> list[Plain]:
        """All lines, each with its total."""
        exponent = self.heading.exponent
        totals = ({"total": format_money(line.total, exponent)} for line in self.lines)
        return [
            plain(line, exponent) | total for line, total in zip(self.lines, totals, strict=True)
        ]

    @property
    def blocks(self) -> list[Block]:
        """The total, then each table and each meter."""
        left_out = fact("report-left-out", amount=self.money(self.left_out))
        note = left_out if self.left_out else None
        return [Block(_OWED, [self._row(line) for line in self.lines], note=note)]

    def _row(self, line: Owed) -> tuple[Value, ...]:
        amounts = (line.wallets, line.chips, line.held, line.banks, line.meters, line.total)
        return (line.table or line.meter or fact("report-row-total"), *map(self.money, amounts))


def liability(
    tables: Database, *, generated: Ms, house: str, include_simulated: bool = False
) -> Liability:
    """What the house owes its patrons, as far as the logs have been read."""
    with tables.reading() as connection:
        heading = heading_of(
            connection,
            report=ReportKind.LIABILITY,
            house=house,
            generated=generated,
            simulated=include_simulated,
        )
        left_out = frozenset() if include_simulated else _simulated(connection)
        wallets = _wallets(connection)
        pits = [PitId(pit) for pit in connection.execute(select(CURSOR.c.pit)).scalars()]
        states = [
            (pit, kept.table) for pit in pits for kept in saved_tables(connection, pit).values()
        ]
        meters = [
            (pit, meter) for pit in pits for meter in saved_pit(connection, pit).meters.values()
        ]
    lines, simulated = [], 0
    for pit, table in sorted(states, key=lambda one: (one[0], one[1].id)):
        shares = list(_shares(table))
        counted = [share for patron, share in shares if patron not in left_out]
        simulated += sum(share.total for patron, share in shares if patron in left_out)
        lines.append(_added(counted, pit=pit, table=table.id))
    if not include_simulated:
        simulated += wallets.pop(True, 0)
    jackpots = [
        Owed(pit=pit, meter=meter.id, meters=_on_meter(meter))
        for pit, meter in sorted(meters, key=lambda one: (one[0], one[1].id))
    ]
    total = _added([*lines, *jackpots, Owed(wallets=Minor(sum(wallets.values())))])
    return Liability(
        heading=replace(heading, empty=not total.total),
        total=total,
        tables=tuple(lines),
        meters=tuple(jackpots),
        left_out=Minor(simulated),
    )


def _on_meter(meter: Meter) -> Minor:
    return Minor(meter.shown + meter.reserve + meter.overflow + meter.set_aside)


def _simulated(connection: Connection) -> frozenset[PatronId]:
    asked = select(PATRON.c.patron).where(PATRON.c.simulated == 1)
    return frozenset(connection.execute(asked).scalars())


def _wallets(connection: Connection) -> dict[bool, int]:
    """The sum of wallets, by whether their patrons are simulated."""
    asked = select(PATRON.c.simulated, func.sum(PATRON.c.wallet)).group_by(PATRON.c.simulated)
    return {bool(simulated): int(total) for simulated, total in connection.execute(asked)}


def _shares(table: Table) -> Iterator[tuple[PatronId, Owed]]:
    """The money at a table, with the patron it belongs to."""
    for account, amount in table.balances.items():
        if (stack := chips_of(account)) is not None:
            yield stack[1], Owed(chips=amount)
    if table.coup is not None:
        for wager in open_wagers(table):
            yield wager.patron, Owed(held=wager.stake)
        if fee_account(table) == accounts.held(table.id):
            for seat, fee in table.coup.fees.items():
                yield table.seats[seat], Owed(held=fee)
    holder = table.position.player_dealer
    if table.bank and holder is not None:
        yield table.seats[holder], Owed(banks=table.bank)


def _added(
    shares: Iterable[Owed], *, pit: PitId | None = None, table: TableId | None = None
) -> Owed:
    shares = list(shares)
    return Owed(
        pit=pit,
        table=table,
        wallets=Minor(sum(share.wallets for share in shares)),
        chips=Minor(sum(share.chips for share in shares)),
        held=Minor(sum(share.held for share in shares)),
        banks=Minor(sum(share.banks for share in shares)),
        meters=Minor(sum(share.meters for share in shares)),
    )
