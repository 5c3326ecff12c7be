"""The SQL statements behind a log: find its head, read it, append to it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, bindparam, func, select, text, update

from puntobanco.core.errors import ensure
from puntobanco.core.facts import Fact, fact
from puntobanco.store.bulk import insert_rows
from puntobanco.store.chain import Anchor, Break, LogEntry
from puntobanco.store.command_rows import CommandRow, CommandTally, altered_row_finding, with_number
from puntobanco.store.database import Database
from puntobanco.store.errors import CorruptError
from puntobanco.store.group import StoredAnswer
from puntobanco.store.heads import Heads
from puntobanco.store.schema import COMMAND, EVENT, PIT, clock_ms

CHUNK = 2000
"""Rows fetched at a time: enough to be fast, few enough to keep in memory."""

_IDS = 500  # per query; SQLite takes at most 32,766 values


@dataclass(frozen=True, slots=True)
class PitRecord:
    """A pit, its owner, and the head of its log."""

    pit: str
    owner: str
    """Empty if there is none."""
    epoch: int
    expires_ms: int
    """By the database's clock."""
    head: Anchor
    tally: CommandTally
    """The number and the hash sum of the commands carried out."""


_NEW_PIT = text(
    "INSERT INTO pit (pit, owner, epoch, expires_ms, head_sequence, head_hash, commands, "
    "commands_accepted, commands_sum) "
    "VALUES (:pit, '', 0, 0, 0, :hash, 0, 0, :sum) ON CONFLICT (pit) DO NOTHING"
)
_PITS = select(PIT).order_by(PIT.c.pit)
_AFTER = (
    select(EVENT)
    .where(EVENT.c.pit == bindparam("pit"), EVENT.c.sequence > bindparam("after"))
    .order_by(EVENT.c.sequence)
    .limit(bindparam("limit"))
)
_OF_STREAM = _AFTER.where(EVENT.c.stream == bindparam("stream"))
_BACKWARDS = select(EVENT).where(EVENT.c.pit == bindparam("pit")).order_by(EVENT.c.sequence.desc())
_HASH_AT = select(EVENT.c.hash).where(
    EVENT.c.pit == bindparam("pit"), EVENT.c.sequence == bindparam("sequence")
)
_STRAY = select(func.min(EVENT.c.sequence)).where(
    EVENT.c.pit == bindparam("pit"),
    EVENT.c.sequence
    > select(PIT.c.head_sequence).where(PIT.c.pit == bindparam("pit")).scalar_subquery(),
)
_COMMANDS = (
    select(COMMAND)
    .where(COMMAND.c.pit == bindparam("pit"), COMMAND.c.id > bindparam("after"))
    .order_by(COMMAND.c.id)
    .limit(bindparam("limit"))
)
_CARRIED = select(COMMAND).where(
    COMMAND.c.pit == bindparam("pit"), COMMAND.c.id.in_(bindparam("ids", expanding=True))
)
_COUNT_AGAIN = (
    update(COMMAND)
    .where(COMMAND.c.id == bindparam("of"), COMMAND.c.pit == bindparam("in"))
    .values(number=bindparam("place"), row_hash=bindparam("hash"))
)
_FENCE = (
    update(PIT)
    .where(
        PIT.c.pit == bindparam("of"),
        PIT.c.epoch == bindparam("mine"),
        PIT.c.head_sequence == bindparam("before"),
    )
    .values(
        head_sequence=bindparam("sequence"),
        head_hash=bindparam("hash"),
        commands=bindparam("commands"),
        commands_sum=bindparam("sum"),
        expires_ms=clock_ms() + bindparam("duration_ms"),
    )
)


def open_pit(connection: Connection, pit: str) -> None:
    """Create the row of a pit if it has none."""
    start = {"hash": Anchor.start(pit).hash, "sum": CommandTally.start(pit).sum}
    connection.execute(_NEW_PIT, {"pit": pit, **start})


def pit_states(connection: Connection, pit: str | None = None) -> list[PitRecord]:
    """Every pit in order of its name, or only this one."""
    chosen = _PITS if pit is None else _PITS.where(PIT.c.pit == pit)
    return [
        PitRecord(row.pit, row.owner, row.epoch, row.expires_ms, head, tally)
        for row in connection.execute(chosen)
        for head in [Anchor(row.pit, row.head_sequence, row.head_hash)]
        for tally in [CommandTally(row.pit, row.commands, row.commands_accepted, row.commands_sum)]
    ]


def owner_now(connection: Connection, pit: str) -> str:
    """The owner whose lease is valid; empty if it has expired."""
    running = select(PIT.c.owner).where(PIT.c.pit == pit, PIT.c.expires_ms > clock_ms())
    return connection.execute(running).scalar_one_or_none() or ""


def read_entries(
    database: Database, pit: str, *, after: int, limit: int | None, stream: str | None
) -> Iterator[LogEntry]:
    """Entries in order, in chunks. No connection is held between chunks."""
    statement = _AFTER if stream is None else _OF_STREAM
    while limit is None or limit > 0:
        size = CHUNK if limit is None else min(limit, CHUNK)
        asked = {"pit": pit, "after": after, "limit": size, "stream": stream}
        with database.reading() as connection:
            rows = _raw(connection, statement, asked)
        yield from map(LogEntry._make, rows)
        if len(rows) < size:
            return
        after = rows[-1][1]
        limit = None if limit is None else limit - size


def last_entries(connection: Connection, pit: str, count: int) -> list[LogEntry]:
    """The last entries of a pit, newest first."""
    return list(map(LogEntry._make, _raw(connection, _BACKWARDS.limit(count), {"pit": pit})))


def hash_at(connection: Connection, pit: str, sequence: int) -> bytes | None:
    """The hash of one entry, or None if the log does not have it."""
    found = connection.execute(_HASH_AT, {"pit": pit, "sequence": sequence}).scalar_one_or_none()
    return Anchor.start(pit).hash if sequence == 0 else found


def stray_entry(connection: Connection, pit: str) -> int | None:
    """The first entry beyond the head of its pit, where none is allowed."""
    found: int | None = connection.execute(_STRAY, {"pit": pit}).scalar_one()
    return found


def lost_logs(connection: Connection | None, heads: Heads) -> Iterator[Break]:
    """Every log that does not contain its kept head. Without a connection, that is every log.

    The files are read first, so that a database that grows meanwhile is never behind them.
    """
    for path, kept in heads.read_all():
        if isinstance(kept, Break):
            yield kept
            continue
        found = None if connection is None else hash_at(connection, kept.pit, kept.sequence)
        if found == kept.hash:
            continue
        states = [] if connection is None else pit_states(connection, kept.pit)
        end = states[0].head.sequence if states else 0
        yield Break(kept.pit, kept.sequence, _lost(path, kept, found, end))


def logs_without_head(connection: Connection, heads: Heads) -> Iterator[Break]:
    """Every log whose kept head is gone, so that nothing says whether its end is.

    Only before anything is written: the writer's own log would look like one left behind.
    """
    for state in pit_states(connection):
        if state.head.sequence and heads.is_missing(state.pit):
            missing = fact("store-head-missing", file=str(heads.path(state.pit)))
            yield Break(state.pit, state.head.sequence, missing)


def _lost(path: Path, kept: Anchor, found: bytes | None, end: int) -> Fact:
    """Why an acknowledged entry is lost, with the file that recorded it."""
    if end < kept.sequence:
        return fact("finding-lost", file=str(path), end=end, count=kept.sequence - end)
    if found is None:
        return fact("finding-lost-entry", file=str(path))
    return fact("finding-lost-hash", file=str(path))


def command_rows_of(connection: Connection, pit: str, ids: Sequence[str]) -> Iterator[CommandRow]:
    """The rows of these command ids. CorruptError for one that is not what was written."""
    for begin in range(0, len(ids), _IDS):
        asked = {"pit": pit, "ids": ids[begin : begin + _IDS]}
        for row in map(CommandRow._make, connection.execute(_CARRIED, asked)):
            if not row.whole:
                raise CorruptError(fact("store-restore", pit=pit, problem=altered_row_finding(row)))
            yield row


def answers(connection: Connection, pit: str, ids: Sequence[str]) -> dict[str, StoredAnswer]:
    """The answers already given to these command ids."""
    rows = command_rows_of(connection, pit, ids)
    return {row.id: StoredAnswer(row.digest, row.answer) for row in rows}


def read_commands(database: Database, pit: str, *, after: str) -> Iterator[CommandRow]:
    """The rows of the commands of a pit, unchecked, sorted by id, in chunks."""
    while True:
        with database.reading() as connection:
            rows = _raw(connection, _COMMANDS, {"pit": pit, "after": after, "limit": CHUNK})
        yield from map(CommandRow._make, rows)
        if len(rows) < CHUNK:
            return
        after = rows[-1][0]


def recount_commands(connection: Connection, pit: str, commands: Iterable[CommandRow]) -> None:
    """Renumber, hash and count the commands of a pit as they are."""
    rows = [with_number(row, number) for number, row in enumerate(commands, 1)]
    for row in rows:
        again = {"of": row.id, "in": pit, "place": row.number, "hash": row.row_hash}
        connection.execute(_COUNT_AGAIN, again)
    tally = CommandTally.start(pit, accepted=len(rows)).after(rows)
    _, number, accepted, sum_ = tally
    values = {"commands": number, "commands_accepted": accepted, "commands_sum": sum_}
    connection.execute(update(PIT).where(PIT.c.pit == pit).values(values))


def move_head(
    connection: Connection,
    *,
    before: Anchor,
    after: Anchor,
    tally: CommandTally,
    epoch: int,
    duration_ms: int,
) -> bool:
    """Move the head and the tally and renew the lease, if the epoch is still current."""
    moved = connection.execute(
        _FENCE,
        {
            "of": before.pit,
            "mine": epoch,
            "before": before.sequence,
            "sequence": after.sequence,
            "hash": after.hash,
            "commands": tally.commands,
            "sum": tally.sum,
            "duration_ms": duration_ms,
        },
    )
    return moved.rowcount == 1


def add_entries(connection: Connection, entries: Sequence[LogEntry]) -> None:
    """Insert entries that follow the head."""
    insert_rows(connection, EVENT, entries)


def add_commands(connection: Connection, rows: Sequence[CommandRow]) -> None:
    """Insert the answers to commands."""
    insert_rows(connection, COMMAND, rows)


def _raw(
    connection: Connection, statement: Select[Any], asked: Mapping[str, object]
) -> Sequence[tuple[Any, ...]]:
    """Rows as the driver returns them: SQLAlchemy's row objects would halve the speed."""
    cursor = connection.execute(statement, asked).cursor
    ensure(cursor is not None, "a select returned no cursor")
    return cursor.fetchall() if cursor is not None else ()
