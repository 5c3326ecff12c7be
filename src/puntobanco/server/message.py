"""The base class of socket messages."""

import msgspec


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base class of all messages. Subclasses set their tag."""
