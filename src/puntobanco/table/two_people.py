"""What takes two people at a table: who may ask for it, and who may approve it."""

from typing import NamedTuple

from puntobanco.people.staff import Role


class Together(NamedTuple):
    """Roles of either person, any one of which suffices; the house itself asks for anything."""

    ask: tuple[Role, ...]
    approve: tuple[Role, ...]


CORRECT_CARD = Together((Role.DEALER, Role.SUPERVISOR), (Role.SUPERVISOR,))
VOID_COUP = Together((Role.DEALER, Role.SUPERVISOR), (Role.SUPERVISOR,))
CORRECT_COUP = Together((Role.SUPERVISOR,), (Role.EXECUTIVE,))
CHANGE_SETTING = Together((Role.SUPERVISOR, Role.EXECUTIVE), (Role.SUPERVISOR, Role.EXECUTIVE))
