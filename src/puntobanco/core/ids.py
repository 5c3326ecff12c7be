"""Names for things that only have to be told apart, each a type of its own."""

from typing import NewType

PitId = NewType("PitId", str)
TableId = NewType("TableId", str)
MeterId = NewType("MeterId", str)
PatronId = NewType("PatronId", str)
StaffId = NewType("StaffId", str)
CardId = NewType("CardId", str)
"""A staff card, the plastic kind."""
CommandId = NewType("CommandId", str)
"""Made by whoever sends a command, so that sending it again is the same command."""
Ms = NewType("Ms", int)
"""A moment, in milliseconds since 1970 UTC."""
