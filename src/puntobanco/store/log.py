"""The statements behind a log: finding its head, reading it, adding to it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, bindparam, func, select, text, update

from puntobanco.core.errors import ensure
from puntobanco.store.bulk import insert_rows
from puntobanco.store.chain import Anchor, Break, Entry
from puntobanco.store.database import Database
from puntobanco.store.group import Answer, Command
from puntobanco.store.heads import Heads
from puntobanco.store.schema import COMMAND, EVENT, PIT, clock_ms

CHUNK = 2000
"""Rows fetched at a time: enough to be quick, few enough to hold in memory."""

_IDS = 500  # in one question; SQLite takes 32,766 values at most


@dataclass(frozen=True, slots=True)
class PitState:
    """A pit, who has it, and where its log stands."""

    pit: str
    owner: str
    """Empty where nobody has it."""
    epoch: int
    expires_ms: int
    """By the database's clock."""
    head: Anchor


_NEW_PIT = text(
    "INSERT INTO pit (pit, owner, epoch, expires_ms, head_sequence, head_hash) "
    "VALUES (:pit, '', 0, 0, 0, :hash) ON CONFLICT (pit) DO NOTHING"
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
_COMMAND_IDS = (
    select(COMMAND.c.id)
    .where(COMMAND.c.pit == bindparam("pit"), COMMAND.c.id > bindparam("after"))
    .order_by(COMMAND.c.id)
    .limit(bindparam("limit"))
)
_ANSWERS = select(COMMAND.c.id, COMMAND.c.digest, COMMAND.c.answer).where(
    COMMAND.c.pit == bindparam("pit"), COMMAND.c.id.in_(bindparam("ids", expanding=True))
)
_SEQUENCE_OF = select(COMMAND.c.sequence).where(
    COMMAND.c.id == bindparam("id"), COMMAND.c.pit == bindparam("pit")
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
        expires_ms=clock_ms() + bindparam("duration_ms"),
    )
)


def open_pit(connection: Connection, pit: str) -> None:
    """Make the row of a pit that has none."""
    connection.execute(_NEW_PIT, {"pit": pit, "hash": Anchor.start(pit).hash})


def pit_states(connection: Connection, pit: str | None = None) -> list[PitState]:
    """Every pit in order of its name, or the one asked for."""
    chosen = _PITS if pit is None else _PITS.where(PIT.c.pit == pit)
    return [
        PitState(row.pit, row.owner, row.epoch, row.expires_ms, head)
        for row in connection.execute(chosen)
        for head in [Anchor(row.pit, row.head_sequence, row.head_hash)]
    ]


def owner_now(connection: Connection, pit: str) -> str:
    """The owner whose time runs; empty where it has run out."""
    running = select(PIT.c.owner).where(PIT.c.pit == pit, PIT.c.expires_ms > clock_ms())
    return connection.execute(running).scalar_one_or_none() or ""


def read_entries(
    database: Database, pit: str, *, after: int, limit: int | None, stream: str | None
) -> Iterator[Entry]:
    """Entries in order, chunk by chunk; no connection is held between chunks."""
    statement = _AFTER if stream is None else _OF_STREAM
    while limit is None or limit > 0:
        size = CHUNK if limit is None else min(limit, CHUNK)
        asked = {"pit": pit, "after": after, "limit": size, "stream": stream}
        with database.reading() as connection:
            rows = _raw(connection, statement, asked)
        yield from map(Entry._make, rows)
        if len(rows) < size:
            return
        after = rows[-1][1]
        limit = None if limit is None else limit - size


def last_entries(connection: Connection, pit: str, count: int) -> list[Entry]:
    """The last entries of a pit, newest first."""
    return list(map(Entry._make, _raw(connection, _BACKWARDS.limit(count), {"pit": pit})))


def hash_at(connection: Connection, pit: str, sequence: int) -> bytes | None:
    """The hash of one entry, or None where the log has none there."""
    found = connection.execute(_HASH_AT, {"pit": pit, "sequence": sequence}).scalar_one_or_none()
    return Anchor.start(pit).hash if sequence == 0 else found


def stray_entry(connection: Connection, pit: str) -> int | None:
    """The first entry behind the head of its pit, where there can be none."""
    found: int | None = connection.execute(_STRAY, {"pit": pit}).scalar_one()
    return found


def lost(connection: Connection | None, heads: Heads) -> Iterator[Break]:
    """Every log that does not reach the head that was kept of it; without a database, all do not.

    The files are read first: a database that grows meanwhile is never behind them.
    """
    for path, kept in heads.kept():
        if isinstance(kept, Break):
            yield kept
            continue
        found = None if connection is None else hash_at(connection, kept.pit, kept.sequence)
        if found == kept.hash:
            continue
        states = [] if connection is None else pit_states(connection, kept.pit)
        end = states[0].head.sequence if states else 0
        what = "it is missing" if found is None else "its hash is another"
        why = f"{what}, and {path} says that it was acknowledged"
        if end < kept.sequence:
            why = (
                f"{path} says that it was acknowledged, and the log ends at entry {end}: the last "
                f"{kept.sequence - end} are lost. Copy the folder as it is, then restore a backup"
            )
        yield Break(kept.pit, kept.sequence, why)


def answers(connection: Connection, pit: str, ids: Sequence[str]) -> dict[str, Answer]:
    """What is known already of these command ids."""
    known: dict[str, Answer] = {}
    for begin in range(0, len(ids), _IDS):
        asked = {"pit": pit, "ids": ids[begin : begin + _IDS]}
        rows = connection.execute(_ANSWERS, asked)
        known.update((row.id, Answer(row.digest, row.answer)) for row in rows)
    return known


def sequence_of(connection: Connection, pit: str, command_id: str) -> int | None:
    """The last entry of those that a command became, or None where it is not known."""
    asked = {"pit": pit, "id": command_id}
    found: int | None = connection.execute(_SEQUENCE_OF, asked).scalar_one_or_none()
    return found


def read_command_ids(database: Database, pit: str, *, after: str) -> Iterator[str]:
    """The ids of commands of a pit, in the order of their names, chunk by chunk."""
    while True:
        with database.reading() as connection:
            rows = _raw(connection, _COMMAND_IDS, {"pit": pit, "after": after, "limit": CHUNK})
        yield from (row[0] for row in rows)
        if len(rows) < CHUNK:
            return
        after = rows[-1][0]


def move_head(
    connection: Connection, *, before: Anchor, after: Anchor, epoch: int, duration_ms: int
) -> bool:
    """Move the head and prolong the lease, if the epoch is still the one given."""
    moved = connection.execute(
        _FENCE,
        {
            "of": before.pit,
            "mine": epoch,
            "before": before.sequence,
            "sequence": after.sequence,
            "hash": after.hash,
            "duration_ms": duration_ms,
        },
    )
    return moved.rowcount == 1


def add_entries(connection: Connection, entries: Sequence[Entry]) -> None:
    """Write entries that follow the head."""
    insert_rows(connection, EVENT, entries)


def add_commands(connection: Connection, pit: str, commands: Iterable[tuple[Command, int]]) -> None:
    """Write what commands were answered."""
    rows = [
        (command.id, pit, command.digest, command.answer, sequence)
        for command, sequence in commands
    ]
    insert_rows(connection, COMMAND, rows)


def _raw(
    connection: Connection, statement: Select[Any], asked: Mapping[str, object]
) -> Sequence[tuple[Any, ...]]:
    """Rows as the driver gives them: making SQLAlchemy's own of them would halve the speed."""
    cursor = connection.execute(statement, asked).cursor
    ensure(cursor is not None, "a select has a cursor")
    return cursor.fetchall() if cursor is not None else ()
