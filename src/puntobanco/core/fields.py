"""Fields of records: taken over by another record, or added to a game after its first logs."""

from collections.abc import Collection
from dataclasses import Field, field
from typing import Any, TypeVar

T = TypeVar("T", bound=bool | int | str | tuple[Any, ...] | None)

ADDED = "added"
"""The mark of such a field in its metadata."""


def fields_of(record: object, *, without: Collection[str] = ()) -> dict[str, Any]:
    """The fields of a dataclass or struct by name, for a record that takes all of them.

    A record that lacks one of them raises TypeError, so a new field is never lost silently.
    """
    kind: Any = type(record)
    names = getattr(kind, "__struct_fields__", None) or kind.__dataclass_fields__
    return {name: getattr(record, name) for name in names if name not in without}


def added_field(default: T) -> T:
    """A field of a game that was added after logs existed. At its default it is not in the hash.

    Hashes that a house committed to before the field existed must stay valid.
    """
    made: T = field(default=default, metadata={ADDED: True})
    return made


def is_added_default(one: Field[Any], value: object) -> bool:
    """Whether a field was `added` and has its default value, so that it is left out."""
    return bool(one.metadata.get(ADDED)) and value == one.default
