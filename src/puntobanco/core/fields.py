"""Fields of a game that were added after logs already existed."""

from dataclasses import Field, field
from typing import Any, TypeVar

T = TypeVar("T", bound=bool | int | str | None)

ADDED = "added"
"""The mark of such a field in its metadata."""


def added_field(default: T) -> T:
    """A field of a game that was added after logs existed. At its default it is not in the hash.

    Hashes that a house committed to before the field existed must stay valid.
    """
    made: T = field(default=default, metadata={ADDED: True})
    return made


def is_added_default(one: Field[Any], value: object) -> bool:
    """Whether a field was `added` and has its default value, so that it is left out."""
    return bool(one.metadata.get(ADDED)) and value == one.default
