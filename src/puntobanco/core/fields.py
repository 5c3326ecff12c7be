"""Fields of a game that came after logs were written."""

from dataclasses import Field, field
from typing import Any, TypeVar

T = TypeVar("T", bound=bool | int | str | None)

_ADDED = "added"


def added(default: T) -> T:
    """A field of a game that came after logs were written: at its default it is not in the hash.

    What a house committed to before the field was there has to hold for ever.
    """
    made: T = field(default=default, metadata={_ADDED: True})
    return made


def unsaid(one: Field[Any], value: object) -> bool:
    """Whether a field was `added` and holds its default, so that nothing is to be said of it."""
    return _ADDED in one.metadata and value == one.default
