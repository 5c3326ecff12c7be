"""The commands, answers and events of a pit, and how they are encoded."""

import hashlib
from typing import get_args

import msgspec

from puntobanco.core.facts import fact
from puntobanco.core.ids import CommandId, MeterId, PatronId, StaffId, TableId
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.decide import PeopleRefusal
from puntobanco.people.events import AnyPeopleEvent, StaffAppointed
from puntobanco.people.staff import Approval
from puntobanco.progressive.commands import AnyMeterCommand
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.progressive.refusals import MeterRefusal
from puntobanco.store.errors import CorruptError
from puntobanco.table.commands import Actor, AnyCommand
from puntobanco.table.events import AnyEvent
from puntobanco.table.refusals import Refusal

HOUSE_STREAM = "house"
"""The stream of events about people and credit."""

_METER = "meter/"
"""The prefix of a meter's stream; no table name contains a slash."""

PitEvent = AnyEvent | AnyPeopleEvent | AnyMeterEvent


def meter_stream(meter: MeterId) -> str:
    """The stream of events about a meter."""
    return approval_place(meter)


def meter_of(stream: str) -> MeterId | None:
    """The meter that a stream is about, or None."""
    return MeterId(stream.removeprefix(_METER)) if stream.startswith(_METER) else None


def table_of(stream: str) -> TableId | None:
    """The table that a stream is about, or None."""
    elsewhere = stream == HOUSE_STREAM or stream.startswith(_METER)
    return None if elsewhere else TableId(stream)


_KINDS = {part: frozenset(get_args(part)) for part in (AnyEvent, AnyPeopleEvent, AnyMeterEvent)}


def belongs(event: PitEvent, stream: str) -> bool:
    """Whether events of this kind belong in a stream."""
    if stream == HOUSE_STREAM:
        return type(event) in _KINDS[AnyPeopleEvent]
    return type(event) in _KINDS[AnyEvent if meter_of(stream) is None else AnyMeterEvent]


class ToTable(msgspec.Struct, frozen=True, tag="table", forbid_unknown_fields=True, kw_only=True):
    """A command for a table, as it arrives."""

    id: CommandId
    table: TableId
    by: Actor
    command: AnyCommand
    approval: Approval | None = None


class ToHouse(msgspec.Struct, frozen=True, tag="house", forbid_unknown_fields=True, kw_only=True):
    """A command about people or credit, as it arrives."""

    id: CommandId
    by: StaffId | None
    command: AnyPeopleCommand
    patron: PatronId | None = None
    """The patron who asks, if a patron does."""
    approval: Approval | None = None


class ToMeter(msgspec.Struct, frozen=True, tag="meter", forbid_unknown_fields=True, kw_only=True):
    """A command of staff for a meter, as it arrives."""

    id: CommandId
    meter: MeterId
    by: StaffId | None
    command: AnyMeterCommand
    approval: Approval | None = None


PitCommand = ToTable | ToHouse | ToMeter


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The command was carried out and is durable."""

    events: tuple[str, ...]
    """The kinds of its events."""


Answer = Accepted | Refusal | PeopleRefusal | MeterRefusal

_answers = msgspec.json.Decoder(Accepted)
_events = msgspec.json.Decoder(PitEvent)


def encode_event(event: PitEvent) -> bytes:
    """An event encoded for the log."""
    if isinstance(event, StaffAppointed):
        # Sets are sorted, so that a log has the same bytes on every machine.
        return msgspec.json.encode(event, order="deterministic")
    return msgspec.json.encode(event)


def decode_event(payload: bytes) -> PitEvent:
    """The event in a payload; CorruptError if it cannot be decoded."""
    try:
        event: PitEvent = _events.decode(payload)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise CorruptError(fact("entry-unreadable", error=str(error)[:200])) from None
    return event


def encode_answer(answer: Accepted) -> bytes:
    """An answer encoded to be kept for retries."""
    return msgspec.json.encode(answer)


def decode_answer(payload: bytes) -> Accepted:
    """A kept answer."""
    return _answers.decode(payload)


def digest(sent: PitCommand) -> bytes:
    """A hash of a command's content, to detect another command under the same id.

    It leaves out the approval: a retry may no longer have it.
    """
    sent = msgspec.structs.replace(sent, approval=None)
    # Sets are sorted: otherwise the same command could have another hash after a restart.
    return hashlib.sha256(msgspec.json.encode(sent, order="deterministic")).digest()
