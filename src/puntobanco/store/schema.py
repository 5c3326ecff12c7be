"""The tables for both engines, and the database's own clock.

Times are milliseconds since 1970 in UTC. Names compare byte by byte on both engines, so that lists
are in the same order everywhere.
"""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.schema import SchemaItem
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

METADATA = MetaData()

_NUMBER = BigInteger().with_variant(Integer(), "sqlite")
_NAME = Text().with_variant(Text(collation="C"), "postgresql")


def _table(name: str, *items: SchemaItem, by_key: bool = True) -> Table:
    """A table whose types SQLite enforces. `by_key` stores its rows in key order."""
    return Table(name, METADATA, *items, sqlite_strict=True, sqlite_with_rowid=not by_key)


def _row_hash() -> Column[bytes]:
    """The hash that `rows.py` computes from the columns before it."""
    return Column("row_hash", LargeBinary, nullable=False)


PIT = _table(
    "pit",
    Column("pit", _NAME, primary_key=True),
    Column("owner", _NAME, nullable=False),
    Column("epoch", _NUMBER, nullable=False),
    Column("expires_ms", _NUMBER, nullable=False),
    Column("head_sequence", _NUMBER, nullable=False),
    Column("head_hash", LargeBinary, nullable=False),
    Column("commands", _NUMBER, nullable=False),
    Column("commands_accepted", _NUMBER, nullable=False),
    Column("commands_sum", LargeBinary, nullable=False),
)

EVENT = _table(
    "event",
    Column("pit", _NAME, primary_key=True),
    Column("sequence", _NUMBER, primary_key=True, autoincrement=False),
    Column("time_ms", _NUMBER, nullable=False),
    Column("stream", _NAME, nullable=False),
    Column("kind", _NAME, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    CheckConstraint("sequence >= 1", name="event_sequence"),
    CheckConstraint("length(hash) = 32", name="event_hash"),
)

COMMAND = _table(
    "command",
    # The id comes first: with the pit first, a server without statistics would read the whole pit.
    Column("id", _NAME, primary_key=True),
    Column("pit", _NAME, primary_key=True),
    Column("digest", LargeBinary, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    Column("sequence", _NUMBER, nullable=False),
    Column("number", _NUMBER, nullable=False),
    _row_hash(),
)

APPEND_ONLY = {
    EVENT.name: tuple(EVENT.c),
    # Number and hash may change: commands that an operator accepts as they are get counted again.
    COMMAND.name: tuple(one for one in COMMAND.c if one.name not in ("number", "row_hash")),
}
"""The tables whose rows are only ever added, with the columns that never change."""

WALLET = _table(
    "wallet",
    Column("patron", _NAME, primary_key=True),
    Column("balance_minor", _NUMBER, nullable=False),
    CheckConstraint("balance_minor >= 0", name="wallet_balance"),
)

PERSON = _table(
    "person",
    Column("patron", _NAME, primary_key=True),
    Column("name", Text, nullable=False),
    Column("contact", Text, nullable=False),
)

SNAPSHOT = _table(
    "snapshot",
    Column("pit", _NAME, primary_key=True),
    Column("sequence", _NUMBER, primary_key=True, autoincrement=False),
    Column("format", _NUMBER, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("sha256", LargeBinary, nullable=False),
    by_key=False,  # bodies are large, and large rows are slow in key order
)

CREDENTIAL = _table(
    "credential",
    Column("login", _NAME, primary_key=True),
    Column("kind", _NAME, nullable=False),
    Column("subject", _NAME, nullable=False),
    Column("password_hash", Text, nullable=False),
    Column("set_ms", _NUMBER, nullable=False),
    Column("disabled", Text, nullable=False),
    _row_hash(),
    CheckConstraint("kind IN ('patron', 'staff')", name="credential_kind"),
    UniqueConstraint("kind", "subject", name="credential_subject"),
)

INVITE = _table(
    "invite",
    Column("token_hash", LargeBinary, primary_key=True),
    Column("kind", _NAME, nullable=False),
    Column("subject", _NAME, nullable=False),
    Column("expires_ms", _NUMBER, nullable=False),
    _row_hash(),
    CheckConstraint("kind IN ('patron', 'staff')", name="invite_kind"),
)

SESSION = _table(
    "session",
    Column("token_hash", LargeBinary, primary_key=True),
    Column("login", _NAME, nullable=False),
    Column("kind", _NAME, nullable=False),
    Column("subject", _NAME, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created_ms", _NUMBER, nullable=False),
    Column("seen_ms", _NUMBER, nullable=False),
    Column("expires_ms", _NUMBER, nullable=False),
    Column("address", _NAME, nullable=False),
    Column("agent", Text, nullable=False),
    _row_hash(),
    CheckConstraint("kind IN ('patron', 'staff')", name="session_kind"),
)

DEVICE = _table(
    "device",
    Column("kind", _NAME, primary_key=True),
    Column("subject", _NAME, primary_key=True),
    Column("token_hash", LargeBinary, primary_key=True),
    Column("network", _NAME, primary_key=True),
    Column("address", _NAME, nullable=False),
    Column("agent", Text, nullable=False),
    Column("first_ms", _NUMBER, nullable=False),
    Column("last_ms", _NUMBER, nullable=False),
    Column("unusual", _NAME, nullable=False),
    CheckConstraint("kind IN ('patron', 'staff')", name="device_kind"),
)

GUESS = _table(
    "guess",
    Column("login", _NAME, primary_key=True),
    Column("origin", _NAME, primary_key=True),
    Column("failures", _NUMBER, nullable=False),
    Column("last_ms", _NUMBER, nullable=False),
    Column("until_ms", _NUMBER, nullable=False),
)

ACCESS_NOTE = _table(
    "access_note",
    Column("number", _NUMBER, primary_key=True, autoincrement=True),
    Column("time_ms", _NUMBER, nullable=False),
    Column("what", _NAME, nullable=False),
    Column("login", _NAME, nullable=False),
    Column("address", _NAME, nullable=False),
    Column("detail", Text, nullable=False),
    by_key=False,  # SQLite numbers rows only in tables with its own row number
)

PROCESS = _table(
    "process",
    Column("owner", _NAME, primary_key=True),
    Column("address", _NAME, nullable=False),
    Column("seen_ms", _NUMBER, nullable=False),
)

FACT = _table(
    "fact",
    Column("name", _NAME, primary_key=True),
    Column("value", Text, nullable=False),
)


class clock_ms(FunctionElement[int]):  # noqa: N801 -- reads as the SQL function it is
    """The database's own time: processes on several machines need a common clock."""

    type = BigInteger()
    inherit_cache = True


@compiles(clock_ms, "sqlite")
def _sqlite_clock(element: clock_ms, compiler: SQLCompiler, **options: object) -> str:
    del element, compiler, options
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(clock_ms, "postgresql")
def _postgresql_clock(element: clock_ms, compiler: SQLCompiler, **options: object) -> str:
    del element, compiler, options
    # now() would not advance within a transaction that has waited for a lock.
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
