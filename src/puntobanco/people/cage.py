"""What cashiers move in a shift, as far as the cage limits have to know it."""

import msgspec

from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor


class Drawer(msgspec.Struct, frozen=True):
    """What one cashier has taken in and paid out in one shift, added up."""

    shift: Ms
    """When the shift began."""
    moved: Minor


def moved_with(drawer: Drawer | None, amount: Minor, shift: Ms) -> Drawer:
    """A cashier's shift after one more transaction; a later shift begins at zero."""
    # A clock that is put back begins no new shift.
    if drawer is None or drawer.shift < shift:
        return Drawer(shift, amount)
    return Drawer(drawer.shift, Minor(drawer.moved + amount))
