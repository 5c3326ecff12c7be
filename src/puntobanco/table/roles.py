"""Who may do what at a table where staff ask for it; the house itself asks for anything.

Said once, for deciding and for judging again what a log says.
"""

from typing import NamedTuple

from puntobanco.people.staff import Role

RUN_THE_TABLE = (Role.SUPERVISOR, Role.EXECUTIVE)
"""Who opens, closes, disables and enables it, changes a setting, links a meter, waives fees."""


class Together(NamedTuple):
    """An act of two people: roles of who asks and of who approves, any one of which suffices."""

    ask: tuple[Role, ...]
    approve: tuple[Role, ...]


CORRECT_CARD = Together((Role.DEALER, Role.SUPERVISOR), (Role.SUPERVISOR,))
VOID_COUP = Together((Role.DEALER, Role.SUPERVISOR), (Role.SUPERVISOR,))
CORRECT_COUP = Together((Role.SUPERVISOR,), (Role.EXECUTIVE,))
CHANGE_SETTING = Together(RUN_THE_TABLE, RUN_THE_TABLE)
