"""Messages to a pit and its records have the same form in every process."""

import os
import subprocess
import sys

from puntobanco.core.ids import StaffId
from puntobanco.house.messages import decode_event, encode_event
from puntobanco.people.events import StaffAppointed
from puntobanco.people.staff import Role

PROGRAM = """
from puntobanco.core.ids import CommandId, StaffId
from puntobanco.house.messages import ToHouse, digest, encode_event
from puntobanco.people.commands import AppointStaff
from puntobanco.people.events import StaffAppointed
from puntobanco.people.staff import Role
roles = frozenset({Role.DEALER, Role.SUPERVISOR, Role.CASHIER, Role.EXECUTIVE})
command = AppointStaff(staff=StaffId("sam"), roles=roles)
print(digest(ToHouse(id=CommandId("c1"), by=None, command=command)).hex())
print(encode_event(StaffAppointed(by="house", staff=StaffId("sam"), roles=roles)))
"""


def test_a_command_repeated_after_a_restart_is_the_same_command() -> None:
    """Python orders sets differently in each process; a retry must still be the same command."""
    said = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | {"PYTHONHASHSEED": str(order)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for order in range(4)
    }
    assert len(said) == 1


def test_roles_survive_serialization() -> None:
    roles = frozenset({Role.DEALER, Role.CASHIER})
    event = StaffAppointed(by="house", staff=StaffId("sam"), roles=roles)
    assert b'"roles":["cashier","dealer"]' in encode_event(event)
    assert decode_event(encode_event(event)) == event
