"""Segregation of duties: roles that are kept apart, and acts that need a second person.

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
    """A person who gives access does not use it."""
    CHECKS = "checks"
    """A person who audits does not act."""
    DEALS = "deals"
    """A dealer does not handle cage money."""
    ORDERS = "orders"
    """A person who approves a payment does not make it."""
    CORRECTS = "corrects"
    """A dealer does not approve corrections of the deal."""
    LEVELS = "levels"
    """Large awards need both of them, as two people."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Two roles that are kept apart, and the reason."""

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
"""Every pair of roles that are kept apart, in the order in which they are checked."""


def apart(roles: frozenset[Role], *, strict: bool) -> Apart | None:
    """The first pair among these roles that is kept apart, or None."""
    return next((one for one in APART if (strict or one.always) and one.roles <= roles), None)
