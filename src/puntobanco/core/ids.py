"""Identifiers and timestamps, each a type of its own."""

from typing import NewType

PitId = NewType("PitId", str)
TableId = NewType("TableId", str)
MeterId = NewType("MeterId", str)
PatronId = NewType("PatronId", str)
StaffId = NewType("StaffId", str)
CardId = NewType("CardId", str)
"""A physical staff card."""
CommandId = NewType("CommandId", str)
"""Chosen by the sender, so that a retry has the same id and is not carried out twice."""
Ms = NewType("Ms", int)
"""A time in milliseconds since 1970 UTC."""
