"""The socket protocol: every message a screen sends or gets, as documented values.

Text frames of JSON, one message a frame, told apart by `type`. Money is whole minor units, time is
milliseconds since 1970 (UTC). A table's messages carry `seq`, the place in the pit's log that they
show: a client that reconnects names the last one it has seen and gets what it missed. What tables
and meters look like on the wire is in `table_messages` and `meter_messages`.
"""

from typing import Annotated, Any, Literal

import msgspec

from puntobanco.core.ids import CommandId, MeterId, Ms, TableId
from puntobanco.house.messages import Accepted
from puntobanco.people.decide import PeopleRefusal
from puntobanco.progressive.commands import WireMeterCommand
from puntobanco.progressive.refusals import MeterRefusal
from puntobanco.server.message import Message
from puntobanco.server.meter_messages import MeterDesk, MeterHands, MeterShown
from puntobanco.server.table_messages import Console, Lobby, Mine, Roads, Seen, TableInfo
from puntobanco.table.commands import WireCommand
from puntobanco.table.refusals import Refusal

PROTOCOL = 1
"""Another number is another protocol; a client of another number is told so and let go."""

MOST_FRAME_BYTES = 16_384
"""The longest frame a client may send."""


# --- What a client sends -----------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello", kw_only=True):
    """The first message: which protocol, the session's token, and the language of texts."""

    protocol: int
    token: str = ""
    """The token of the session, from `GET /api/session`; empty for a visitor who only looks."""
    language: Annotated[str, msgspec.Meta(max_length=64)] = "en"
    """A tag such as `zh-Hant`; the nearest language of the catalogue is used."""


class Watch(Message, frozen=True, tag="watch", kw_only=True):
    """Show me a table; `after` is the last `seq` seen of it, where there is one."""

    table: TableId
    after: int | None = None


class Unwatch(Message, frozen=True, tag="unwatch", kw_only=True):
    """Show me the table no more."""

    table: TableId


class WatchLobby(Message, frozen=True, tag="watch-lobby"):
    """Show me all tables in small."""


class Do(Message, frozen=True, tag="do", kw_only=True):
    """A command for a table, under an id of the client's making; a retry uses the same id."""

    id: CommandId
    table: TableId
    command: WireCommand
    approval: str | None = None
    """The reference of an approval that a second person gave."""


class WatchMeter(Message, frozen=True, tag="watch-meter", kw_only=True):
    """Show me a progressive meter."""

    meter: MeterId


class UnwatchMeter(Message, frozen=True, tag="unwatch-meter", kw_only=True):
    """Show me the meter no more."""

    meter: MeterId


class DoMeter(Message, frozen=True, tag="do-meter", kw_only=True):
    """A command of staff for a meter, under an id of the client's making, as at a table."""

    id: CommandId
    meter: MeterId
    command: WireMeterCommand
    approval: str | None = None
    """The reference of an approval that a second person gave."""


class Ping(Message, frozen=True, tag="ping", kw_only=True):
    """Are you there? Answered by a pong of the same number."""

    n: int


FromClient = Hello | Watch | Unwatch | WatchLobby | Do | WatchMeter | UnwatchMeter | DoMeter | Ping


# --- What a client gets ------------------------------------------------------------------------


class You(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who the server takes the client for."""

    patron: str | None = None
    staff: str | None = None
    roles: tuple[str, ...] = ()


class Welcome(Message, frozen=True, tag="welcome", kw_only=True):
    """The answer to a good hello."""

    protocol: int
    at: Ms
    you: You
    others: tuple[str, ...] = ()
    """Where the other processes of the house are reached, should this one be lost."""


class Done(Message, frozen=True, tag="done", kw_only=True):
    """The answer to a command; an acceptance is durable when it comes."""

    id: CommandId
    answer: Accepted | Refusal | PeopleRefusal | MeterRefusal
    sentence: str
    """Why not, in one sentence of the viewer's language; empty where it was accepted."""


FaultCode = Literal[
    "malformed", "oversized", "protocol", "hello", "no-such-table", "no-such-meter", "too-fast"
]


class Fault(Message, frozen=True, tag="fault", kw_only=True, omit_defaults=True):
    """A message that was not understood or not allowed; nothing happened."""

    code: FaultCode
    message: str
    """One sentence in the viewer's language."""
    key: str = ""
    """The key of the sentence in the catalogue: finer than the code."""
    params: dict[str, Any] = msgspec.field(default_factory=dict)
    """The values in the sentence, by name."""
    id: CommandId | None = None
    """The command that was not carried out, where the message was one that could be read."""
    table: str | None = None
    """The table that does not exist, as the client named it."""
    meter: str | None = None
    """The meter that does not exist."""


class Pong(Message, frozen=True, tag="pong", kw_only=True):
    """I am here."""

    n: int
    at: Ms


class Bye(Message, frozen=True, tag="bye", kw_only=True):
    """The last message before the server closes."""

    why: Literal[
        "signed-out",
        "locked",
        "expired",
        "disabled",
        "barred",
        "dismissed",
        "new-roles",
        "new-password",
        "protocol",
        "too-slow",
        "too-many",
        "stopping",
    ]
    """After `new-roles` a client connects again; after `locked` it asks for the password."""
    message: str = ""
    """The same in one sentence of the viewer's language."""


class Elsewhere(Message, frozen=True, tag="elsewhere", kw_only=True):
    """The tables are served by another process of the house: look here, and ask there."""

    address: str
    """Where that process is reached; empty while nobody serves them, for a few seconds."""
    id: CommandId | None = None
    """The command that was not carried out here, where it was one: send it again, there."""


ToClient = (
    Welcome
    | TableInfo
    | Seen
    | Mine
    | Roads
    | Console
    | Lobby
    | MeterShown
    | MeterHands
    | MeterDesk
    | Done
    | Fault
    | Pong
    | Elsewhere
    | Bye
)
