"""Inserts in bulk, in the fastest way for each engine, and inserts of rows that may exist.

SQLAlchemy prepares every value of every row, which would cost a third of the speed of a log.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

_ARRAYS = {str: "text[]", int: "bigint[]", bytes: "bytea[]"}


def insert_rows(connection: Connection, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert rows with a value for each column of the table, in its order."""
    if not rows:
        return
    if _is_sqlite(connection):
        connection.exec_driver_sql(_row_by_row(table), list(rows))
    else:
        columns = tuple(map(list, zip(*rows, strict=True)))
        connection.exec_driver_sql(_column_by_column(table), columns)


def conflict_insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert statement that can say what happens to a row whose key is taken."""
    return sqlite.insert(table) if _is_sqlite(connection) else postgresql.insert(table)


def _is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


@cache
def _row_by_row(table: Table) -> str:
    places = ", ".join("?" for _ in table.columns)
    return f"INSERT INTO {table.name} ({_names(table)}) VALUES ({places})"  # noqa: S608 -- ours


@cache
def _column_by_column(table: Table) -> str:
    places = ", ".join(f"%b::{_ARRAYS[column.type.python_type]}" for column in table.columns)
    source = f"SELECT * FROM unnest({places})"  # noqa: S608 -- our own names
    return f"INSERT INTO {table.name} ({_names(table)}) {source}"


def _names(table: Table) -> str:
    return ", ".join(f'"{column.name}"' for column in table.columns)
