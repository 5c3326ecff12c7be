"""Fields and shapes that several routes use, and declared errors."""

from typing import Annotated

import msgspec

from puntobanco.core.money import MOST_MOVED
from puntobanco.people.staff import Role
from puntobanco.server.http import Answer
from puntobanco.server.patterns import COMMAND_KEY, ID, NOT_BLANK

Name = Annotated[
    str,
    msgspec.Meta(min_length=1, max_length=160, description="Sign-in name, not case-sensitive."),
]
Password = Annotated[
    str, msgspec.Meta(min_length=1, max_length=1024, description="8 to 128 characters.")
]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=NOT_BLANK)]
Id = Annotated[str, msgspec.Meta(pattern=ID)]
PathId = Annotated[str, msgspec.Meta(pattern=ID)]
CommandKey = Annotated[
    str,
    msgspec.Meta(
        pattern=COMMAND_KEY,
        description="Chosen by the sender. A retry with the same id takes effect only once.",
    ),
]
Roles = Annotated[tuple[Role, ...], msgspec.Meta(min_length=1, max_length=len(Role))]
Reference = Annotated[str, msgspec.Meta(max_length=64, description="Reference of an approval.")]
Amount = Annotated[int, msgspec.Meta(ge=1, le=MOST_MOVED, description="In minor units.")]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base class of all request bodies."""


class CommandDone(msgspec.Struct, frozen=True, kw_only=True):
    """The command was carried out and is durable."""

    events: tuple[str, ...]
    """The kinds of the events it produced."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A single-use link for choosing a name and a password."""

    subject: str
    token: str
    """Cannot be read again later: the house stores only its hash."""
    path: str
    """The page for the invite, with the token in the fragment, which is not sent to servers."""
    expires: int
    """In milliseconds since 1970 UTC."""


def errors(**meaning: str) -> dict[int, Answer]:
    """Errors of a handler in addition to those that every route has."""
    return {int(status.removeprefix("e")): Answer(text) for status, text in meaning.items()}
