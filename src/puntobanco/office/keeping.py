"""A follower's saved state, and how a batch is written: rows and cursor together."""

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Select, delete, select, update

from puntobanco.core.game import Game
from puntobanco.core.ids import PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.names import plain_name
from puntobanco.house.pit_state import PitState
from puntobanco.office.coups import CoupNotes, PatronFunds
from puntobanco.office.fold import Fold, Memory
from puntobanco.office.rows import (
    AccountQuarterRow,
    CursorRow,
    GameRow,
    PatronRow,
    ProgressRow,
    ShoeRow,
)
from puntobanco.office.schema import (
    ACCOUNT_QUARTER,
    ACT,
    BET_HOUR,
    COUP,
    CURSOR,
    GAME,
    METER_HOUR,
    MOVEMENT,
    PATRON,
    PIT_TABLES,
    PROGRESS,
    READING,
    SEAT,
    SHOE,
    TABLE_HOUR,
    WAGER,
    insert_new,
    rows,
    upsert,
)
from puntobanco.store import Anchor
from puntobanco.table.state import Table

_THE_PIT = ""
"""The stream under which a pit's own state is saved; no table has this name."""


class SavedTable(msgspec.Struct, frozen=True):
    """The saved state of one table."""

    table: Table
    round: CoupNotes
    shoe: ShoeRow | None = None


def load_memory(connection: Connection, pit: PitId) -> Memory:
    """What a follower knew at its last write; empty if there was none."""
    READING.check(connection)
    start = CursorRow(pit=pit, sequence=0, hash=Anchor.start(pit).hash)
    upsert(connection, CURSOR, [start], on_conflict="kept")
    # Locked until the transaction ends, so that everything read here is consistent.
    held = select(CURSOR).where(CURSOR.c.pit == pit).with_for_update()
    (cursor,) = rows(connection, held, CursorRow)
    memory = Memory(Anchor(pit, cursor.sequence, cursor.hash))
    memory.state = saved_pit(connection, pit)
    kept = saved_tables(connection, pit)
    memory.rounds = {table: one.round for table, one in kept.items()}
    memory.shoes = {table: one.shoe for table, one in kept.items() if one.shoe is not None}
    tables = {table: one.table for table, one in kept.items()}
    memory.state = replace(memory.state, tables=tables)
    for patron in rows(connection, select(PATRON).where(PATRON.c.pit == pit), PatronRow):
        memory.purses[patron.patron] = PatronFunds(patron.simulated, patron.wallet, patron.funds)
    return memory


def saved_pit(connection: Connection, pit: PitId) -> PitState:
    """The state of a pit at the cursor, without its tables."""
    found = rows(connection, _progress(pit).where(PROGRESS.c.stream == _THE_PIT), ProgressRow)
    return msgspec.json.decode(found[0].body, type=PitState) if found else PitState()


def saved_tables(connection: Connection, pit: PitId) -> dict[TableId, SavedTable]:
    """The saved state of every table of a pit at the cursor."""
    found = rows(connection, _progress(pit).where(PROGRESS.c.stream != _THE_PIT), ProgressRow)
    return {TableId(row.stream): msgspec.json.decode(row.body, type=SavedTable) for row in found}


def _progress(pit: PitId) -> Select[Any]:
    return select(PROGRESS).where(PROGRESS.c.pit == pit)


def delete_pit_rows(connection: Connection, pit: PitId) -> None:
    """Delete all rows of a pit, including its cursor."""
    READING.check(connection)
    for table in PIT_TABLES:
        connection.execute(delete(table).where(table.c.pit == pit))


def write(connection: Connection, began: Anchor, fold: Fold) -> bool:
    """Write a batch; False, with nothing written, if the cursor moved since the batch began."""
    READING.check(connection)
    place = fold.memory.place
    moved = connection.execute(
        update(CURSOR)
        .where(CURSOR.c.pit == began.pit, CURSOR.c.sequence == began.sequence)
        .where(CURSOR.c.hash == began.hash)
        .values(sequence=place.sequence, hash=place.hash)
    )
    if moved.rowcount != 1:
        return False
    _write_rows(connection, fold)
    _write_progress(connection, fold)
    return True


def _write_rows(connection: Connection, fold: Fold) -> None:
    found, pit = fold.harvest, fold.memory.pit
    for table, coup in found.replaced:
        for rows_of in (COUP, WAGER, SEAT):
            of_coup = (rows_of.c.pit == pit, rows_of.c.table == table, rows_of.c.coup == coup)
            connection.execute(delete(rows_of).where(*of_coup))
    finished = found.finished.values()
    insert_new(connection, COUP, [done.coup for done in finished])
    insert_new(connection, WAGER, [wager for done in finished for wager in done.wagers])
    insert_new(connection, SEAT, [seat for done in finished for seat in done.seats])
    insert_new(connection, MOVEMENT, found.movements)
    upsert(connection, GAME, map(_game_row, found.games.values()), on_conflict="kept")
    hours = found.hours.items()
    bets = [row for hour, tally in hours for row in tally.bet_rows(hour)]
    upsert(connection, BET_HOUR, bets, on_conflict="summed")
    tables = [row for hour, tally in hours for row in tally.table_rows(hour)]
    upsert(connection, TABLE_HOUR, tables, on_conflict="summed")
    upsert(connection, SHOE, found.shoes.values())
    insert_new(connection, ACT, found.acts)
    quarters = [
        AccountQuarterRow(
            quarter=quarter,
            pit=pit,
            account=account,
            into=Minor(flow.into),
            out=Minor(flow.out),
        )
        for (quarter, account), flow in found.accounts.items()
    ]
    upsert(connection, ACCOUNT_QUARTER, quarters, on_conflict="summed")
    upsert(connection, METER_HOUR, found.meters.values())


def _write_progress(connection: Connection, fold: Fold) -> None:
    memory, pit = fold.memory, fold.memory.pit
    kept = {
        str(table): msgspec.json.encode(
            SavedTable(
                memory.state.table(table),
                memory.rounds.get(table, CoupNotes()),
                memory.shoes.get(table),
            )
        )
        for table in fold.harvest.tables
    }
    beside = fold.changed_outside_tables()
    if beside is not None:
        kept[_THE_PIT] = msgspec.json.encode(beside)
    upsert(
        connection,
        PROGRESS,
        [ProgressRow(pit=pit, stream=stream, body=body) for stream, body in kept.items()],
    )
    patrons = [
        PatronRow(
            pit=pit,
            patron=patron,
            simulated=purse.simulated,
            wallet=purse.wallet,
            funds=purse.funds,
        )
        for patron in fold.harvest.patrons
        for purse in [memory.purse(patron)]
    ]
    upsert(connection, PATRON, patrons)


def _game_row(game: Game) -> GameRow:
    return GameRow(
        hash=game.hash,
        key=game.key,
        name=plain_name(game.name),
        exponent=game.currency.exponent,
        banked=game.banking.by.value,
        body=msgspec.json.encode(game),
    )
