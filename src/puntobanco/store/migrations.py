"""Creation of the tables in a new database, and upgrades of one that an earlier release made.

A new database gets the tables of `schema.py`. Upgrades run in the transaction of the caller.
Downgrades are not supported: to return to an earlier release, restore its backup.
"""

from collections.abc import Callable

from sqlalchemy import Column, Connection, Integer, MetaData, Table, insert, inspect, select, update

from puntobanco.core.facts import fact
from puntobanco.store.errors import CorruptError, ForeignError, TooNewError
from puntobanco.store.schema import APPEND_ONLY, METADATA

Upgrades = tuple[Callable[[Connection], None], ...]

UPGRADES: Upgrades = ()
"""The step from each version to the next, the first from version 1. A released step is final."""

_VERSION = Table("store_version", MetaData(), Column("version", Integer, primary_key=True))


def is_current(connection: Connection, *, name: str, upgrades: Upgrades = UPGRADES) -> bool:
    """Whether the database has this program's version; False if it is empty or of an earlier one.

    Any other content raises an error that refers to the database as `name`.
    """
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return False
    if _VERSION.name not in tables:
        raise ForeignError(fact("store-foreign", file=name))
    found = connection.execute(select(_VERSION.c.version)).scalars().all()
    if len(found) != 1:
        raise CorruptError(fact("store-no-version", file=name))
    (version,), known = found, 1 + len(upgrades)
    if version > known:
        raise TooNewError(fact("store-too-new", file=name, version=version, known=known))
    if version < known:
        return False
    if missing := sorted(set(METADATA.tables) - tables):
        raise CorruptError(fact("store-no-table", file=name, table=missing[0]))
    return True


def bring_up_to_date(connection: Connection, upgrades: Upgrades = UPGRADES) -> None:
    """Create the tables in an empty database, or run the missing upgrades."""
    if not inspect(connection).has_table(_VERSION.name):
        _create(connection)
        _VERSION.create(connection)
        connection.execute(insert(_VERSION).values(version=1 + len(upgrades)))
        return
    done = connection.execute(select(_VERSION.c.version)).scalar_one()
    for upgrade in upgrades[done - 1 :]:
        upgrade(connection)
    connection.execute(update(_VERSION).values(version=1 + len(upgrades)))


def _create(connection: Connection) -> None:
    METADATA.create_all(connection)
    protect = _protect_sqlite if connection.dialect.name == "sqlite" else _protect_postgresql
    for table, columns in APPEND_ONLY.items():
        for statement in protect(table, ", ".join(column.name for column in columns)):
            connection.exec_driver_sql(statement)


def _protect_sqlite(table: str, columns: str) -> list[str]:
    refuse = f"BEGIN SELECT RAISE(ABORT, '{table} rows are append-only'); END"
    # INSERT OR REPLACE deletes the old row without the trigger on DELETE.
    key = "sequence" if table == "event" else "id"
    same = f"SELECT 1 FROM {table} WHERE pit = NEW.pit AND {key} = NEW.{key}"  # noqa: S608 -- ours
    return [
        f"CREATE TRIGGER {table}_kept_u BEFORE UPDATE OF {columns} ON {table} {refuse}",
        f"CREATE TRIGGER {table}_kept_d BEFORE DELETE ON {table} {refuse}",
        f"CREATE TRIGGER {table}_kept_i BEFORE INSERT ON {table} WHEN EXISTS ({same}) {refuse}",
    ]


def _protect_postgresql(table: str, columns: str) -> list[str]:
    refuse = f"EXECUTE FUNCTION {table}_kept()"
    changed = f"BEFORE UPDATE OF {columns} OR DELETE ON {table} FOR EACH ROW {refuse}"
    body = f"BEGIN RAISE EXCEPTION '{table} rows are append-only'; END"
    emptied = f"BEFORE TRUNCATE ON {table} FOR EACH STATEMENT {refuse}"
    return [
        f"CREATE FUNCTION {table}_kept() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$",
        f"CREATE TRIGGER {table}_kept_row {changed}",
        f"CREATE TRIGGER {table}_kept_all {emptied}",
    ]
