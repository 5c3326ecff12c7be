"""Tables that followers derive from a log. They can be dropped and derived again.

They never take a lock that an append waits for. On SQLite they are in a separate file next to the
store's; on PostgreSQL they are tables of the same database with a prefix. They record the shape
they were created with: tables of another shape are dropped, not migrated.
"""

import sqlite3
from pathlib import Path

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    Table,
    Text,
    create_engine,
    event,
    insert,
    inspect,
    select,
)
from sqlalchemy.engine import make_url
from sqlalchemy.pool import QueuePool

from puntobanco.core.facts import fact
from puntobanco.store.database import Database
from puntobanco.store.errors import ForeignError, UnreachableError, WriteError
from puntobanco.store.files import with_ending
from puntobanco.store.postgresql import (
    READ_ONLY,
    check_making_rights,
    check_table_rights,
    server_engine,
    server_name,
)
from puntobanco.store.sqlite import connect
from puntobanco.store.store import sqlite_path

# A power cut may undo the last batches on either engine. Rows and cursor go back together and are
# derived again from the log, which loses nothing.
_UNFLUSHED = "-c synchronous_commit=off"
_PATIENCE_S = 30.0  # followers wait for each other; the log waits for none of them
_MAKING = 0x666F6C6C6F77  # "follow": two processes that create the tables take turns


class Derived:
    """A set of derived tables. All their names begin with `name` and an underscore."""

    def __init__(self, name: str, metadata: MetaData, *, shape: str) -> None:
        self.name = name
        self.shape = shape
        self._metadata = metadata
        self._shape = Table(f"{name}_shape", metadata, Column("shape", Text, primary_key=True))

    def open(self, url: str) -> Database:
        """The tables for the store at a URL, created again if they have another shape."""
        backend = make_url(url).get_backend_name()
        database = self._next_to_file(url) if backend == "sqlite" else _in_server(url)
        try:
            with database.writing() as connection:
                if self._found(connection, database) != self.shape:
                    self._make(connection)
        except BaseException:
            database.close()
            raise
        return database

    def check_rights(self, database: Database) -> None:
        """Raise UnsafeError if the role at a server can neither use the tables nor create them."""
        if not database.shared:
            return
        with database.reading() as connection:
            names = [name for name in inspect(connection).get_table_names() if self._is_ours(name)]
            check_table_rights(connection, database.name, names)
            found = None
            if self._shape.name in names:
                found = connection.execute(select(self._shape.c.shape)).scalar_one_or_none()
            if found != self.shape:
                check_making_rights(connection, database.name, names)

    def _is_ours(self, table: str) -> bool:
        return table.startswith(f"{self.name}_")

    def drop(self, database: Database) -> None:
        """Delete all rows; the empty tables remain."""
        with database.writing() as connection:
            self._make(connection)

    def check(self, connection: Connection) -> None:
        """Raise WriteError if another program has changed the shape of the tables meanwhile."""
        found = connection.execute(select(self._shape.c.shape)).scalar_one_or_none()
        if found != self.shape:
            raise WriteError(
                fact("store-shape", name=self.name, found=str(found), known=self.shape)
            )

    def _next_to_file(self, url: str) -> Database:
        path = with_ending(sqlite_path(url).resolve(), f".{self.name}")
        if not path.parent.is_dir():
            raise UnreachableError(fact("store-no-folder", file=str(path)))
        return Database(str(path), _file_engine(path, readonly=True), _file_engine(path), path)

    def _found(self, connection: Connection, database: Database) -> str | None:
        """The shape of the tables; None if there are none."""
        _take_turns(connection)
        names = inspect(connection).get_table_names()
        if self._shape.name in names:
            return connection.execute(select(self._shape.c.shape)).scalar_one_or_none()
        if names and not database.shared:
            raise ForeignError(fact("store-foreign", file=database.name))
        return None

    def _make(self, connection: Connection) -> None:
        _take_turns(connection)
        for name in inspect(connection).get_table_names():
            if self._is_ours(name):
                connection.exec_driver_sql(f'DROP TABLE "{name}"')
        self._metadata.create_all(connection)
        connection.execute(insert(self._shape), {"shape": self.shape})


def _take_turns(connection: Connection) -> None:
    """Lock out others that create or drop tables. On SQLite the transaction already does."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MAKING})")


def _in_server(url: str) -> Database:
    parsed = make_url(url).set(drivername="postgresql+psycopg")
    # A reader sees one point in time, however many queries it makes.
    readers = server_engine(
        parsed, READ_ONLY, isolation_level="REPEATABLE READ", pool_pre_ping=True
    )
    writers = server_engine(
        parsed, _UNFLUSHED, isolation_level="READ COMMITTED", pool_pre_ping=True
    )
    return Database(server_name(parsed), readers, writers)


def _set_journal(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = wal").fetchall()
    connection.execute("PRAGMA synchronous = normal").fetchall()


def _file_engine(path: Path, *, readonly: bool = False) -> Engine:
    address = f"{path.as_uri()}?mode={'ro' if readonly else 'rwc'}"
    engine = create_engine(
        "sqlite://",
        creator=lambda: connect(
            address, None if readonly else _set_journal, patience_s=_PATIENCE_S
        ),
        poolclass=QueuePool,
    )

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if readonly else "BEGIN IMMEDIATE")

    return engine
