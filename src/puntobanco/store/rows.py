"""A hash stored with each row that can change and is not in a log, to detect manual changes.

The hash of a row is SHA-256 over the following, in this order and without separators: the 17 bytes
`puntobanco row 1` and a line feed, the name of the table and a line feed, and for each column
except the hash itself a letter for its type (`b` bytes, `i` integer, `s` text), the length of the
value in bytes as a decimal number, a colon, and the value. Numbers are written in decimal digits
and text in UTF-8.

It detects damage and manual edits, but not an attacker who recomputes the hash.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Row, Table, select

from puntobanco.core.facts import Fact, fact

LOG = logging.getLogger("punto.store")

ROW_HASH = "row_hash"
_TAG = b"puntobanco row 1\n"


def row_hash(table: str, values: Iterable[object]) -> bytes | None:
    """The hash of a row with these values; None if a value has a type that no row has."""
    parts = [_TAG, table.encode(), b"\n"]
    for value in values:
        # One flipped bit in the file can turn text into bytes.
        if type(value) is bytes:
            written, mark = value, b"b%d:"
        elif type(value) is str:
            written, mark = value.encode(), b"s%d:"
        elif type(value) is int:
            written, mark = b"%d" % value, b"i%d:"
        else:
            return None
        parts += (mark % len(written), written)
    return sha256(b"".join(parts)).digest()


def hashed(table: Table, values: Mapping[str, object]) -> dict[str, object]:
    """The row with these values in the columns of the table, and its hash."""
    row = {column.name: values[column.name] for column in table.c if column.name != ROW_HASH}
    return {**row, ROW_HASH: row_hash(table.name, row.values())}


def unhashed(table: Table, row: Row[Any], *, key: str) -> dict[str, Any] | None:
    """The values of a row without its hash; None, with a log message, if the hash does not match.

    `key` is the column that identifies the row in the message.
    """
    values = dict(row._mapping)  # noqa: SLF001 -- its public name, despite the underscore
    kept = values.pop(ROW_HASH)
    if kept != row_hash(table.name, values.values()):
        LOG.error("%s", fact("finding-row", table=table.name, key=_shown(values[key])))
        return None
    return values


def wrong_rows(connection: Connection, table: Table, *, key: str) -> Iterator[Fact]:
    """Every row of a table that is not what was written."""
    for row in connection.execute(select(table).order_by(*table.primary_key)).all():
        *values, kept = row
        if kept != row_hash(table.name, values):
            yield fact("finding-row", table=table.name, key=_shown(row._mapping[key]))  # noqa: SLF001


def _shown(key: object) -> str:
    """The key of a damaged row: usually text, but it can be anything."""
    return key if isinstance(key, str) else repr(key)
