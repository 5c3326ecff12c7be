"""PostgreSQL: several processes, each the owner of its pits by lease.

The server must flush its commits. This is checked when the store is opened; a server that is
configured to lose acknowledged commits in a power cut is refused.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from puntobanco.core.facts import fact, listed, one_of
from puntobanco.store.database import Database, read_error
from puntobanco.store.errors import TooOldError, UnreachableError, UnsafeError
from puntobanco.store.lines import CuttableConnections
from puntobanco.store.migrations import bring_up_to_date, is_current
from puntobanco.store.schema import APPEND_ONLY, METADATA

# The safe values. Others may lose an acknowledged commit, or return a text other than the one
# stored.
_SAFE: dict[str, frozenset[str]] = {
    "fsync": frozenset({"on"}),
    "full_page_writes": frozenset({"on"}),
    "synchronous_commit": frozenset({"on", "local", "remote_write", "remote_apply"}),
    "server_encoding": frozenset({"UTF8"}),
}
# Every query here uses a key. A server whose statistics are old would rather read and sort a whole
# young log, and keep that plan when the log is large. Reading all of `pit` then counts as so
# expensive that the server compiles the query, which takes 20 ms.
_PLANS = "-c enable_seqscan=off -c enable_bitmapscan=off -c jit=off"
HUNG_MS = 3000
"""How long a writer may hang in a transaction, or a server may not answer."""
# A broken connection gives no error: without these settings a request would wait for a quarter of
# an hour. A server that acknowledges nothing for this time is treated as unreachable.
_LINE: dict[str, int] = {
    "connect_timeout": 3 * HUNG_MS // 1000,
    "tcp_user_timeout": HUNG_MS,
    "keepalives": 1,
    "keepalives_idle": HUNG_MS // 3000,
    "keepalives_interval": HUNG_MS // 3000,
    "keepalives_count": 3,
}
READ_ONLY = "-c default_transaction_read_only=on"
_ALL_RIGHTS = ("SELECT", "INSERT", "UPDATE", "DELETE")
_LACKING = """
SELECT current_user AS role, "right", "name"
FROM unnest(%s::text[]) AS "name", unnest(%s::text[]) AS "right"
WHERE NOT has_table_privilege("name", "right")
AND NOT ("name" = ANY (%s::text[]) AND "right" IN ('UPDATE', 'DELETE'))
ORDER BY "name", "right"
"""
# Adding a row uses a sequence, whose rights are granted apart from its table's.
_UNNUMBERED = """
SELECT current_user AS role, "sequence"
FROM (SELECT pg_get_serial_sequence(%s, %s) AS "sequence") AS its
WHERE NOT has_sequence_privilege("sequence", 'USAGE')
"""
_UNMAKEABLE = """
SELECT current_user AS role, 'CREATE in the schema ' || current_schema() AS "right"
WHERE NOT has_schema_privilege(current_schema(), 'CREATE')
UNION ALL
SELECT current_user, 'DROP ' || relname || ', which ' || pg_get_userbyid(relowner) || ' made'
FROM pg_class WHERE oid = ANY (%s::regclass[]) AND NOT pg_has_role(relowner, 'USAGE')
ORDER BY "right"
"""
_MIGRATING = 0x70756E746F  # "punto": two processes that open a new database take turns


def open_postgresql(url: URL, *, readonly: bool = False, hung_ms: int = HUNG_MS) -> Database:
    """The store in a server's database. Its tables are created unless `readonly`.

    The server ends the session of a writer that hangs in a transaction for `hung_ms` (0: never).
    """
    name = server_name(url)
    # Readers check that the server is still there. A writer does not: after an interruption it must
    # stop and read the log again.
    readers = server_engine(url, READ_ONLY, _PLANS, pool_pre_ping=True)
    writers = None
    if not readonly:
        # Without a limit, its pit's row and wallets stay locked, and no standby could take over.
        hung = f"-c idle_in_transaction_session_timeout={hung_ms}"
        writers = server_engine(url, _PLANS, hung, isolation_level="READ COMMITTED")
    lines = CuttableConnections(readers, *(() if writers is None else (writers,)))
    readers = readers.execution_options(isolation_level="AUTOCOMMIT")
    database = Database(name, readers, writers, cuttable=lines)
    try:
        _prepare(database)
    except SQLAlchemyError as error:
        database.close()
        raise read_error(name, error) from error
    except BaseException:
        database.close()
        raise
    return database


def _prepare(database: Database) -> None:
    if database.writers is None:
        with database.reading() as connection:
            if not is_current(connection, name=database.name):
                raise TooOldError(database.name)
        return
    with database.writers.begin() as connection:
        # Creating tables is slow on a busy machine, and blocks no pit.
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
        _check_safety(connection, database.name)
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
        if not is_current(connection, name=database.name):
            bring_up_to_date(connection)
        _check_rights(connection, database.name)


def _check_rights(connection: Connection, name: str) -> None:
    """Raise UnsafeError if a right is missing: failed writes would look like a lost lease."""
    check_table_rights(connection, name, sorted(METADATA.tables))
    for table in METADATA.sorted_tables:
        numbered = table.autoincrement_column
        if numbered is None:
            continue
        found = connection.exec_driver_sql(_UNNUMBERED, (table.name, numbered.name)).first()
        if found is not None:
            raise UnsafeError(
                fact("store-right-sequence", server=name, role=found.role, sequence=found.sequence)
            )


def check_table_rights(connection: Connection, name: str, tables: Sequence[str]) -> None:
    """Raise UnsafeError if the role lacks a right on one of these tables."""
    asked = (list(tables), list(_ALL_RIGHTS), list(APPEND_ONLY))
    found = connection.exec_driver_sql(_LACKING, asked).first()
    if found is not None:
        raise UnsafeError(
            fact(
                "store-right-table",
                server=name,
                role=found.role,
                right=found.right,
                table=found.name,
                rights=listed(_ALL_RIGHTS),
            )
        )


def check_making_rights(connection: Connection, name: str, tables: Sequence[str]) -> None:
    """Raise UnsafeError if the role may not create tables in its schema to replace these."""
    found = connection.exec_driver_sql(_UNMAKEABLE, (list(tables),)).first()
    if found is not None:
        raise UnsafeError(fact("store-right-make", server=name, role=found.role, right=found.right))


def _check_safety(connection: Connection, name: str) -> None:
    for setting, safe in _SAFE.items():
        found = connection.exec_driver_sql(f"SHOW {setting}").scalar_one()
        if found not in safe:
            raise UnsafeError(
                fact(
                    "store-server-setting",
                    server=name,
                    setting=setting,
                    found=found,
                    expected=one_of(sorted(safe)),
                )
            )


def server_name(url: URL) -> str:
    """The name of a server and its database in errors."""
    return f"{url.host or url.query.get('host', 'localhost')}/{url.database}"


def server_engine(url: URL, *options: str, **settings: Any) -> Engine:
    """Connections to a server with these options and those in the URL."""
    # Options in the URL itself (a schema, say) must be kept.
    asked = url.query.get("options", ())
    joined = " ".join((*((asked,) if isinstance(asked, str) else asked), *options))
    line = {name: value for name, value in _LINE.items() if name not in url.query}
    try:
        return create_engine(url, connect_args={"options": joined, **line}, **settings)
    except ModuleNotFoundError as error:
        name = server_name(url)
        raise UnreachableError(fact("store-no-driver", server=name)) from error
