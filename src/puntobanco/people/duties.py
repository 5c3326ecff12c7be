"""Segregation of duties: roles that nobody may hold together, and what needs a second person.

A house is opened once, as a real house or as a demonstration, and the log says which. A real house
asks for everything here. A demonstration asks only for what `always` holds: one person may try
every floor role there. Logs from before that entry are read by the same few rules.
"""

from dataclasses import dataclass
from enum import Enum

from puntobanco.people.staff import Role

SIGN_FOR_STAFF = (Role.ADMIN, Role.EXECUTIVE)
"""Who may approve what an administrator asks for: roles, sign-in links, cards, cage limits."""
SIGN_FOR_CASH = (Role.SUPERVISOR, Role.EXECUTIVE)
"""Who may approve a cashier's transaction above a cage limit."""

ADMINISTRATORS = 2
"""How many administrators a real house needs: each approves what the other asks for."""


class ApartReason(Enum):
    """Why two roles are kept apart."""

    ACCESS = "access"
    """Whoever gives access does not use it."""
    CHECKS = "checks"
    """Whoever checks does not act."""
    DEALS = "deals"
    """Whoever deals does not handle cage money."""
    ORDERS = "orders"
    """Whoever orders a payment does not make it."""
    CORRECTS = "corrects"
    """Whoever deals does not approve corrections of the deal."""
    LEVELS = "levels"
    """Large awards need both of them, as two people."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Two roles that nobody may hold together, and the reason."""

    one: Role
    other: Role
    why: ApartReason
    always: bool = False
    """Whether a demonstration refuses them, too."""

    @property
    def roles(self) -> frozenset[Role]:
        """The pair as a set."""
        return frozenset({self.one, self.other})


_Why = ApartReason

APART = (
    Apart(Role.ADMIN, Role.CASHIER, _Why.ACCESS, always=True),
    Apart(Role.ADMIN, Role.SUPERVISOR, _Why.ACCESS, always=True),
    Apart(Role.ADMIN, Role.EXECUTIVE, _Why.ACCESS, always=True),
    Apart(Role.ADMIN, Role.DEALER, _Why.ACCESS),
    Apart(Role.AUDITOR, Role.CASHIER, _Why.CHECKS, always=True),
    Apart(Role.AUDITOR, Role.DEALER, _Why.CHECKS, always=True),
    Apart(Role.AUDITOR, Role.SUPERVISOR, _Why.CHECKS, always=True),
    Apart(Role.AUDITOR, Role.EXECUTIVE, _Why.CHECKS, always=True),
    Apart(Role.AUDITOR, Role.ADMIN, _Why.CHECKS, always=True),
    Apart(Role.CASHIER, Role.DEALER, _Why.DEALS),
    Apart(Role.CASHIER, Role.SUPERVISOR, _Why.ORDERS),
    Apart(Role.CASHIER, Role.EXECUTIVE, _Why.ORDERS),
    Apart(Role.DEALER, Role.SUPERVISOR, _Why.CORRECTS),
    Apart(Role.DEALER, Role.EXECUTIVE, _Why.CORRECTS),
    Apart(Role.SUPERVISOR, Role.EXECUTIVE, _Why.LEVELS),
)
"""Every pair that nobody may hold together, in the order in which they are looked for."""


def apart(roles: frozenset[Role], *, strict: bool) -> Apart | None:
    """The first pair among these roles that nobody may hold together, or None."""
    return next((one for one in APART if (strict or one.always) and one.roles <= roles), None)
