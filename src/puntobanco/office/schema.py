"""The tables that recall and reports read, generated from their row classes.

They are derived from the log alone. Increase `SHAPE` when the tables or their contents change:
opening tables of another shape drops them, and the follower rebuilds them from the first entry.
"""

from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    Table,
    Text,
)
from sqlalchemy.types import TypeEngine

from puntobanco.house.pit_state import FORMAT
from puntobanco.office.rows import (
    AccountQuarterRow,
    ActRow,
    BetHourRow,
    CoupRow,
    CursorRow,
    GameRow,
    MeterHourRow,
    MovementRow,
    PatronRow,
    ProgressRow,
    ReportRow,
    SeatRow,
    ShoeRow,
    TableHourRow,
    WagerRow,
)
from puntobanco.store import Database, Derived
from puntobanco.store.bulk import conflict_insert, insert_rows

SHAPE = 1
METADATA = MetaData()
OneRow = TypeVar("OneRow", bound=ReportRow)

_NUMBER = BigInteger().with_variant(Integer(), "sqlite")
_NAME = Text().with_variant(Text(collation="C"), "postgresql")
_TYPES: dict[type, TypeEngine[Any]] = {
    str: _NAME,
    int: _NUMBER,
    bool: _NUMBER,
    bytes: LargeBinary(),
}


def _column(field: msgspec.structs.FieldInfo, *, key: bool) -> Column[Any]:
    """The column of a field: text for a name, a number for a flag, nullable if optional."""
    kind = field.type
    optional = get_origin(kind) in (UnionType, Union)
    if optional:
        kind = get_args(kind)[0]
    if get_origin(kind) is Literal:
        kind = str
    kind = getattr(kind, "__supertype__", kind)
    return Column(field.name, _TYPES[kind], primary_key=key, nullable=optional, autoincrement=False)


def _table(name: str, row: type[ReportRow], keys: int, **indexes: tuple[str, ...]) -> Table:
    """The table of a row class; the first `keys` fields are the primary key and order the rows."""
    columns = [
        _column(field, key=place < keys) for place, field in enumerate(msgspec.structs.fields(row))
    ]
    made = [Index(f"reading_{name}_by_{by}", *fields) for by, fields in indexes.items()]
    return Table(
        f"reading_{name}",
        METADATA,
        *columns,
        *made,
        # Strict: a sum too large for its column is refused instead of becoming a float.
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


# A page starts after the last row of the previous page, by (time, pit, sequence).
COUP = _table(
    "coup",
    CoupRow,
    3,
    time=("ended_ms", "pit", "sequence"),
    table=("table", "ended_ms", "pit", "sequence"),
)
# Both indexes include the stake: a search for large wagers skips small stakes, and finds the few
# largest without scanning all of time.
WAGER = _table(
    "wager",
    WagerRow,
    4,
    bet=("bet", "ended_ms", "pit", "sequence", "stake"),
    stake=("bet", "stake"),
)
SEAT = _table("seat", SeatRow, 4, patron=("patron", "ended_ms", "pit", "sequence"))
MOVEMENT = _table(
    "movement",
    MovementRow,
    3,
    time=("time_ms", "pit", "sequence"),
    patron=("patron", "time_ms", "pit", "sequence"),
    kind=("kind", "time_ms"),
)
SHOE = _table("shoe", ShoeRow, 3)
ACT = _table(
    "act",
    ActRow,
    2,
    time=("time_ms", "pit", "sequence"),
    kind=("kind", "time_ms", "pit", "sequence"),
)
ACCOUNT_QUARTER = _table("account_quarter", AccountQuarterRow, 3)
METER_HOUR = _table("meter_hour", MeterHourRow, 3)
GAME = _table("game", GameRow, 1)
PATRON = _table("patron", PatronRow, 2)
BET_HOUR = _table("bet_hour", BetHourRow, 7)
TABLE_HOUR = _table("table_hour", TableHourRow, 5)
CURSOR = _table("cursor", CursorRow, 1)
PROGRESS = _table("progress", ProgressRow, 2)

PIT_TABLES = (
    COUP,
    WAGER,
    SEAT,
    MOVEMENT,
    PATRON,
    BET_HOUR,
    TABLE_HOUR,
    SHOE,
    ACT,
    ACCOUNT_QUARTER,
    METER_HOUR,
    CURSOR,
    PROGRESS,
)
"""Every table whose rows belong to one pit."""

# The follower saves the state of a pit, so a new format of that state is a new shape here.
READING = Derived("reading", METADATA, shape=f"{SHAPE}/{FORMAT}")


def open_reading(url: str) -> Database:
    """The reading tables of the store at a URL; created empty if missing or of another shape."""
    return READING.open(url)


def rows(connection: Connection, asked: Select[Any], kind: type[OneRow]) -> tuple[OneRow, ...]:
    """The rows that a query over all columns of one table finds."""
    names, flags = _names_and_flags(kind)
    found = []
    for values in map(list, connection.execute(asked).all()):
        for flag in flags:
            values[flag] = bool(values[flag])
        found.append(kind(**dict(zip(names, values, strict=True))))
    return tuple(found)


@cache
def _names_and_flags(kind: type[ReportRow]) -> tuple[list[str], list[int]]:
    fields = msgspec.structs.fields(kind)
    flags = [place for place, field in enumerate(fields) if field.type is bool]
    return [field.name for field in fields], flags


def insert_new(connection: Connection, table: Table, found: Iterable[ReportRow]) -> None:
    """Insert rows whose keys are new."""
    insert_rows(connection, table, [_values(row) for row in found])


def upsert(
    connection: Connection,
    table: Table,
    found: Iterable[ReportRow],
    *,
    on_conflict: Literal["replaced", "kept", "summed"] = "replaced",
) -> None:
    """Insert rows; `on_conflict` says what happens to a row with the same key."""
    names = [column.name for column in table.columns]
    values = [dict(zip(names, _values(row), strict=True)) for row in found]
    if not values:
        return
    made = conflict_insert(connection, table)
    keys = [column.name for column in table.primary_key]
    new = {name: made.excluded[name] for name in names if name not in keys}
    if on_conflict == "kept":
        statement = made.on_conflict_do_nothing(index_elements=keys)
    else:
        changed = (
            {name: table.c[name] + new[name] for name in new} if on_conflict == "summed" else new
        )
        statement = made.on_conflict_do_update(index_elements=keys, set_=changed)
    connection.execute(statement, values)


def _values(row: ReportRow) -> tuple[Any, ...]:
    return tuple(
        int(value) if isinstance(value, bool) else value for value in msgspec.structs.astuple(row)
    )
