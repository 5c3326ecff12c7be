"""The base of every message of the socket."""

import msgspec


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages; subclasses name their tag."""
