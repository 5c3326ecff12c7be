"""Snapshots: a faster way to a state that only the log determines.

A snapshot is never trusted without the log. Its digest covers its bytes, its place and the hash of
the log there. One that does not match, or whose format is unknown, is skipped with a warning, and
the state is computed from an older one or from the first entry.
"""

import struct
from collections.abc import Container
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select

from puntobanco.core.facts import Fact, Value, fact
from puntobanco.store.chain import check_pit
from puntobanco.store.database import Database
from puntobanco.store.errors import BadInputError
from puntobanco.store.log import hash_at
from puntobanco.store.schema import SNAPSHOT

MOST_KEPT = 3
"""How many snapshots of a pit are kept, in case the newest is damaged."""

_TAG = b"puntobanco snapshot 1\n"


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a pit after one of its entries, encoded by the caller."""

    pit: str
    sequence: int
    format: int
    """The version of the caller's encoding."""
    body: bytes


@dataclass(frozen=True, slots=True)
class LatestSnapshot:
    """The newest valid snapshot, if any, and why newer snapshots were skipped."""

    snapshot: Snapshot | None
    warnings: tuple[Fact, ...] = ()


class Snapshots:
    """The snapshots of all pits."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def save(self, snapshot: Snapshot) -> None:
        """Store a snapshot of a place in the log, and delete the oldest snapshots."""
        check_pit(snapshot.pit)
        of_pit = SNAPSHOT.c.pit == snapshot.pit
        with self._database.writing() as connection:
            connection.execute(
                delete(SNAPSHOT).where(of_pit, SNAPSHOT.c.sequence == snapshot.sequence)
            )
            connection.execute(insert(SNAPSHOT), _row(connection, snapshot))
            places = select(SNAPSHOT.c.sequence).where(of_pit).order_by(SNAPSHOT.c.sequence.desc())
            old = connection.execute(places.offset(MOST_KEPT)).scalars().all()
            connection.execute(delete(SNAPSHOT).where(of_pit, SNAPSHOT.c.sequence.in_(old)))

    def latest(self, pit: str, *, formats: Container[int]) -> LatestSnapshot:
        """The newest valid snapshot of a pit in one of the formats."""
        newest_first = (
            select(SNAPSHOT).where(SNAPSHOT.c.pit == pit).order_by(SNAPSHOT.c.sequence.desc())
        )
        warnings = []
        with self._database.reading() as connection:
            for row in connection.execute(newest_first).all():
                snapshot = Snapshot(row.pit, row.sequence, row.format, row.body)
                place: dict[str, Value] = {"pit": pit, "entry": row.sequence}
                if _digest(connection, snapshot) != row.sha256:
                    warnings.append(fact("store-snapshot-damaged", **place))
                elif snapshot.format not in formats:
                    warnings.append(fact("store-snapshot-format", **place, format=row.format))
                else:
                    return LatestSnapshot(snapshot, tuple(warnings))
        return LatestSnapshot(None, tuple(warnings))


def _row(connection: Connection, snapshot: Snapshot) -> dict[str, object]:
    digest = _digest(connection, snapshot)
    if digest is None:
        raise BadInputError(fact("store-snapshot-entry", pit=snapshot.pit, entry=snapshot.sequence))
    return {
        "pit": snapshot.pit,
        "sequence": snapshot.sequence,
        "format": snapshot.format,
        "body": snapshot.body,
        "sha256": digest,
    }


def _digest(connection: Connection, snapshot: Snapshot) -> bytes | None:
    """SHA-256 of a whole snapshot; None if the log does not reach its place."""
    place = hash_at(connection, snapshot.pit, snapshot.sequence)
    if place is None:
        return None
    pit = snapshot.pit.encode()
    numbers = struct.pack(">QqQ", snapshot.sequence, snapshot.format, len(pit))
    return sha256(b"".join((_TAG, place, numbers, pit, snapshot.body))).digest()
