"""Families of keys: a prefix whose messages are chosen by a value.

A message whose key is put together counts as used because its family stands here, and the tests
ask for a message for each member.
"""

from enum import Enum

from puntobanco.people.staff import ApprovalFault, Role

FAMILIES: dict[str, type[Enum]] = {
    "approval-fault": ApprovalFault,
    "role": Role,
}
"""Python: the prefix, and the enum whose values follow it."""

SCREEN_FAMILIES: tuple[str, ...] = ()
"""Screens: prefixes that a template literal puts keys together from."""
