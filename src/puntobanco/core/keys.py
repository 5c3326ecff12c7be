"""The keys of the message catalogue. Written by `python -m tools.message_keys`."""

from typing import Literal, TypeAlias

Key: TypeAlias = Literal[
    "language-name",
    "language-status",
    "list-and",
    "list-clauses",
    "list-comma",
    "list-or",
    "list-sentences",
    "server-forged",
    "server-locked",
    "server-method",
    "server-not-yours",
    "server-signed-out",
    "server-too-many-tries",
]
