"""The money that cashiers move in a shift, for the cage limits."""

import msgspec

from puntobanco.core.ids import Ms
from puntobanco.core.money import Minor


class Drawer(msgspec.Struct, frozen=True):
    """The total that one cashier has taken in and paid out in one shift."""

    shift: Ms
    """When the shift began."""
    moved: Minor


def moved_with(drawer: Drawer | None, amount: Minor, shift: Ms) -> Drawer:
    """A cashier's shift after one more transaction. A later shift begins at zero."""
    # A clock that is set back begins no new shift.
    if drawer is None or drawer.shift < shift:
        return Drawer(shift, amount)
    return Drawer(drawer.shift, Minor(drawer.moved + amount))
