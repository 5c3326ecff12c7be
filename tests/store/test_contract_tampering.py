"""A log altered without the store, on both engines (requirements LED-02, LED-11, AUD-03).

A change within a log shows in its chain. Two changes show only against an anchor kept elsewhere: a
tail cut off with its head set back, and a log rehashed from some entry on.
"""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from sqlalchemy import Connection, insert, text, update
from sqlalchemy.exc import DBAPIError

from puntobanco.core.facts import fact
from puntobanco.store import Anchor, Break, CorruptError, LogEntry, Store
from puntobanco.store.chain import EncodedEvent, chain_events
from puntobanco.store.schema import EVENT
from puntobanco.store.schema import PIT as PIT_TABLE
from tests.kit.stated import stating
from tests.store.logs import PIT, a_batch, a_lease, a_log, behind_the_back, past_the_store

LENGTH = 4


@pytest.fixture
def log(store: Store) -> list[LogEntry]:
    a_log(store, LENGTH)
    return list(store.read(PIT))


def set_entry(connection: Connection, at: int, **values: object) -> None:
    connection.execute(update(EVENT).where(EVENT.c.sequence == at).values(**values))


def first_break(store: Store, *anchors: Anchor) -> int | None:
    found = store.verify(PIT, *anchors)
    return found.sequence if isinstance(found, Break) else None


def every_flip(entry: LogEntry) -> Iterator[tuple[str, object]]:
    """Each byte of each field, with one bit flipped."""
    for bit in range(0, 63, 8):
        yield "time_ms", entry.time_ms ^ (1 << bit)
    for field in ("stream", "kind", "payload", "hash"):
        value = getattr(entry, field)
        raw = value.encode() if isinstance(value, str) else value
        for at in range(len(raw)):
            other = raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :]
            yield field, other.decode() if isinstance(value, str) else other


@pytest.mark.assures("LED-11")
def test_every_flipped_byte_is_found_at_its_entry(store: Store, log: list[LogEntry]) -> None:
    flips = 0
    with behind_the_back(store) as connection:
        for entry in log:
            for field, value in every_flip(entry):
                set_entry(connection, entry.sequence, **{field: value})
                connection.commit()
                assert first_break(store) == entry.sequence, (field, value)
                set_entry(connection, entry.sequence, **{field: getattr(entry, field)})
                flips += 1
    assert flips == LENGTH * (8 + len("table-1Countednumber 1") + 32)
    assert first_break(store) is None


def test_every_deleted_entry_is_found(store: Store, log: list[LogEntry]) -> None:
    for entry in log:
        with behind_the_back(store) as connection:
            connection.execute(EVENT.delete().where(EVENT.c.sequence == entry.sequence))
        assert first_break(store) == entry.sequence
        with past_the_store(store) as connection:
            connection.execute(insert(EVENT), entry._asdict())


def test_every_swap_of_neighbours_is_found(store: Store, log: list[LogEntry]) -> None:
    for one, two in pairwise(log):
        with behind_the_back(store) as connection:
            set_entry(connection, one.sequence, **content(two))
            set_entry(connection, two.sequence, **content(one))
        assert first_break(store) == one.sequence
        with past_the_store(store) as connection:
            set_entry(connection, one.sequence, **content(one))
            set_entry(connection, two.sequence, **content(two))
    assert first_break(store) is None


def content(entry: LogEntry) -> dict[str, object]:
    return {field: value for field, value in entry._asdict().items() if field != "sequence"}


def test_an_inserted_entry_is_found(store: Store, log: list[LogEntry]) -> None:
    for entry in log:
        with behind_the_back(store) as connection:
            for later in reversed(log[entry.sequence - 1 :]):
                set_entry(connection, later.sequence, sequence=later.sequence + 1)
            connection.execute(insert(EVENT), entry._replace(payload=b"forged")._asdict())
        assert first_break(store) == entry.sequence
        with past_the_store(store) as connection:
            connection.execute(EVENT.delete())
            connection.execute(insert(EVENT), [kept._asdict() for kept in log])


def test_an_entry_after_the_head_is_found(store: Store, log: list[LogEntry]) -> None:
    (forged,) = chain_events(store.head(PIT), [EncodedEvent("t", "k", 0, b"forged")])
    with behind_the_back(store) as connection:
        connection.execute(insert(EVENT), forged._asdict())
    assert store.verify(PIT) == Break(PIT, LENGTH + 1, fact("finding-beyond-head"))


def test_another_hash_in_the_head_is_found_at_the_last_entry(
    store: Store, log: list[LogEntry]
) -> None:
    with behind_the_back(store) as connection:
        connection.execute(update(PIT_TABLE).values(head_hash=log[0].hash))
    found = store.verify(PIT)
    assert found == Break(PIT, LENGTH, fact("finding-head"))


def test_a_truncated_log_is_found_only_by_an_anchor(store: Store, log: list[LogEntry]) -> None:
    anchor = Anchor.parse(str(store.head(PIT)))
    early = Anchor(PIT, 1, log[0].hash)
    with behind_the_back(store) as connection:
        connection.execute(EVENT.delete().where(EVENT.c.sequence > 2))
    assert store.verify(PIT) == Break(PIT, 3, fact("finding-missing", head=LENGTH))
    with past_the_store(store) as connection:
        connection.execute(update(PIT_TABLE).values(head_sequence=2, head_hash=log[1].hash))
    assert first_break(store) is None
    assert first_break(store, early) is None
    assert first_break(store, early, anchor) == LENGTH
    assert store.check_anchor(anchor) == Break(PIT, LENGTH, fact("finding-cut-off"))


def test_a_rehashed_log_is_found_only_by_an_anchor(store: Store, log: list[LogEntry]) -> None:
    anchor, early = store.head(PIT), Anchor(PIT, 1, log[0].hash)
    forged = [EncodedEvent(e.stream, e.kind, e.time_ms, e.payload.upper()) for e in log[1:]]
    anew = chain_events(early, forged)
    with behind_the_back(store) as connection:
        for entry in anew:
            set_entry(connection, entry.sequence, **entry._asdict())
        connection.execute(update(PIT_TABLE).values(head_hash=anew[-1].hash))
    assert first_break(store) is None
    assert first_break(store, early) is None
    assert first_break(store, anchor) == LENGTH
    if store.database.heads is not None:
        # The head kept next to the file is such an anchor.
        with stating(CorruptError, "finding-lost-hash"):
            a_lease(store)
        store.accept_loss()
    with a_lease(store) as lease:
        lease.append([a_batch(5)])
    assert store.check_anchor(anchor) == Break(PIT, LENGTH, fact("finding-anchor"))


APPEND_ONLY = {
    "update": "UPDATE event SET kind = 'Altered'",
    "delete": "DELETE FROM event WHERE sequence = 2",
    "update of a command": "UPDATE command SET answer = digest",
    "delete of a command": "DELETE FROM command",
}


@pytest.mark.assures("LED-02")
@pytest.mark.parametrize("statement", APPEND_ONLY.values(), ids=APPEND_ONLY)
def test_the_log_is_append_only(store: Store, statement: str) -> None:
    with a_lease(store) as lease:
        lease.append([a_batch(1, command="c"), a_batch(2)])
    with pytest.raises(DBAPIError, match="rows are append-only"):
        alter(store, statement)
    assert store.verify(PIT) == store.head(PIT)


def test_append_only_triggers_cannot_be_bypassed(store: Store, log: list[LogEntry]) -> None:
    replaced = "INSERT OR REPLACE INTO event SELECT * FROM event"
    emptied = "TRUNCATE event"
    assert store.database.writers is not None
    sqlite = store.database.writers.dialect.name == "sqlite"
    with pytest.raises(DBAPIError, match="rows are append-only"):
        alter(store, replaced if sqlite else emptied)
    assert list(store.read(PIT)) == log


def alter(store: Store, statement: str) -> None:
    with past_the_store(store) as connection:
        connection.execute(text(statement))
