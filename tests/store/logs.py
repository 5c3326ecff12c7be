"""Small logs, and helpers that alter them without the store."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import NullPool

from puntobanco.core.money import Minor
from puntobanco.store import Batch, CommandRecord, EncodedEvent, Lease, Store, WalletChange

PIT = "main"


def an_event(number: int, stream: str = "table-1") -> EncodedEvent:
    return EncodedEvent(stream, "Counted", 1_700_000_000_000 + number, b"number %d" % number)


def a_batch(*numbers: int, command: str | None = None, **changes: int) -> Batch:
    return Batch(
        tuple(an_event(number) for number in numbers),
        None
        if command is None
        else CommandRecord(command, b"digest", b"answer to " + command.encode()),
        tuple(WalletChange(patron, Minor(change)) for patron, change in changes.items()),
    )


def a_lease(store: Store, owner: str = "ann", pit: str = PIT, seconds: float = 30) -> Lease:
    return store.acquire(pit, owner=owner, seconds=seconds)


def a_log(store: Store, length: int) -> None:
    with a_lease(store) as lease:
        lease.append([a_batch(number) for number in range(1, length + 1)])


@contextmanager
def behind_the_back(store: Store) -> Iterator[Connection]:
    """A transaction unknown to the store, in a database without its triggers."""
    with past_the_store(store) as connection:
        sqlite = connection.dialect.name == "sqlite"
        for table in ("event", "command"):
            for name in ("u", "d", "i") if sqlite else ("row", "all"):
                place = "" if sqlite else f" ON {table}"
                connection.exec_driver_sql(f"DROP TRIGGER IF EXISTS {table}_kept_{name}{place}")
        yield connection


@contextmanager
def past_the_store(store: Store) -> Iterator[Connection]:
    """A transaction unknown to the store."""
    database = store.database
    assert database.writers is not None
    address = database.writers.url if database.file is None else f"sqlite:///{database.file}"
    engine = create_engine(address, poolclass=NullPool)
    with engine.connect() as connection:
        yield connection
        connection.commit()
    engine.dispose()
