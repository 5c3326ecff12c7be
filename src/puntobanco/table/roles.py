"""Which roles may do what at a table. The house itself may do anything.

Used both to decide commands and to verify a log.
"""

from typing import NamedTuple

from puntobanco.people.staff import Role

RUN_THE_TABLE = (Role.SUPERVISOR, Role.EXECUTIVE)
"""Who opens, closes, disables and enables a table, changes settings, links a meter, waives fees."""


class TwoPersonAct(NamedTuple):
    """An act of two people: the roles that may ask and the roles that may approve; one of each."""

    ask: tuple[Role, ...]
    approve: tuple[Role, ...]


CORRECT_CARD = TwoPersonAct((Role.DEALER, Role.SUPERVISOR), (Role.SUPERVISOR,))
VOID_COUP = TwoPersonAct((Role.DEALER, Role.SUPERVISOR), (Role.SUPERVISOR,))
CORRECT_COUP = TwoPersonAct((Role.SUPERVISOR,), (Role.EXECUTIVE,))
CHANGE_SETTING = TwoPersonAct(RUN_THE_TABLE, RUN_THE_TABLE)
