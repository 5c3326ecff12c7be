"""The socket protocol: every message that a client sends or receives.

Messages are JSON in text frames, one per frame, distinguished by `type`. Amounts are whole minor
units, times are milliseconds since 1970 (UTC). A table's messages carry `seq`, their position in
the pit's log. A client that reconnects sends the last `seq` it saw and receives what it missed.
Messages about tables and meters are in `table_messages` and `meter_messages`.
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
from puntobanco.server.table_messages import Console, Lobby, Mine, RoadsMessage, Seen, TableInfo
from puntobanco.table.commands import WireCommand
from puntobanco.table.refusals import Refusal

PROTOCOL = 1
"""The protocol version. A client with another version receives a fault and is disconnected."""

MOST_FRAME_BYTES = 16_384
"""The longest frame that a client may send."""


# --- Messages from a client --------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello", kw_only=True):
    """The first message: protocol version, the session's token, and the language of texts."""

    protocol: int
    token: str = ""
    """The token of the session, from `GET /api/session`; empty for a visitor."""
    language: Annotated[str, msgspec.Meta(max_length=64)] = "en"
    """A tag such as `zh-Hant`. The nearest language of the catalogue is used."""


class Watch(Message, frozen=True, tag="watch", kw_only=True):
    """Start watching a table. `after` is the last `seq` seen of it, if any."""

    table: TableId
    after: int | None = None


class Unwatch(Message, frozen=True, tag="unwatch", kw_only=True):
    """Stop watching a table."""

    table: TableId


class WatchLobby(Message, frozen=True, tag="watch-lobby"):
    """Start watching the lobby."""


class Do(Message, frozen=True, tag="do", kw_only=True):
    """A command for a table, under an id chosen by the client. A retry uses the same id."""

    id: CommandId
    table: TableId
    command: WireCommand
    approval: str | None = None
    """The reference of a second person's approval."""


class WatchMeter(Message, frozen=True, tag="watch-meter", kw_only=True):
    """Start watching a progressive meter."""

    meter: MeterId


class UnwatchMeter(Message, frozen=True, tag="unwatch-meter", kw_only=True):
    """Stop watching a meter."""

    meter: MeterId


class DoMeter(Message, frozen=True, tag="do-meter", kw_only=True):
    """A staff command for a meter, under an id chosen by the client. A retry uses the same id."""

    id: CommandId
    meter: MeterId
    command: WireMeterCommand
    approval: str | None = None
    """The reference of a second person's approval."""


class Ping(Message, frozen=True, tag="ping", kw_only=True):
    """Asks for a pong with the same number."""

    n: int


AnyDo = Do | DoMeter
"""A command from a client."""

FromClient = Hello | Watch | Unwatch | WatchLobby | Do | WatchMeter | UnwatchMeter | DoMeter | Ping


# --- Messages to a client ----------------------------------------------------------------------


class You(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The identity that the server has for the client."""

    patron: str | None = None
    staff: str | None = None
    roles: tuple[str, ...] = ()


class Welcome(Message, frozen=True, tag="welcome", kw_only=True):
    """The answer to a valid hello."""

    protocol: int
    at: Ms
    you: You
    others: tuple[str, ...] = ()
    """Addresses of the other processes of the house, in case this one is lost."""


class Done(Message, frozen=True, tag="done", kw_only=True):
    """The answer to a command. When it arrives, an acceptance is durable."""

    id: CommandId
    answer: Accepted | Refusal | PeopleRefusal | MeterRefusal
    sentence: str
    """Why it was refused, in the viewer's language; empty if it was accepted."""


FaultCode = Literal[
    "malformed", "oversized", "protocol", "hello", "no-such-table", "no-such-meter", "too-fast"
]


class Fault(Message, frozen=True, tag="fault", kw_only=True, omit_defaults=True):
    """A message that was not understood or not allowed. It had no effect."""

    code: FaultCode
    message: str
    """A sentence in the viewer's language."""
    key: str = ""
    """The key of the sentence in the catalogue, more specific than the code."""
    params: dict[str, Any] = msgspec.field(default_factory=dict)
    """The values in the sentence, by name."""
    id: CommandId | None = None
    """The id of the command that was not carried out, if it could be read."""
    table: str | None = None
    """The unknown table, as the client named it."""
    meter: str | None = None
    """The unknown meter, as the client named it."""


class Pong(Message, frozen=True, tag="pong", kw_only=True):
    """The answer to a ping."""

    n: int
    at: Ms


class Bye(Message, frozen=True, tag="bye", kw_only=True):
    """The last message before the server closes the socket."""

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
    """After `new-roles`, connect again. After `locked`, ask for the password."""
    message: str = ""
    """The reason as a sentence in the viewer's language."""


class Elsewhere(Message, frozen=True, tag="elsewhere", kw_only=True):
    """Another process of the house serves the tables. Keep watching here; send commands there."""

    address: str
    """Its address; empty for a few seconds while no process serves the tables."""
    id: CommandId | None = None
    """The id of the command that was not carried out, if any. Send it again at `address`."""


ToClient = (
    Welcome
    | TableInfo
    | Seen
    | Mine
    | RoadsMessage
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
