"""Segregation of duties: roles that are kept apart, and acts that need a second person.

A house is opened once, as a real house or as a demonstration, and the log records which. A real
house enforces everything here. A demonstration enforces only what is `always` kept apart, so that
one person can try every floor role.
"""

from dataclasses import dataclass
from enum import Enum

from puntobanco.people.staff import Role

SIGN_FOR_STAFF = (Role.ADMIN, Role.EXECUTIVE)
"""Who may approve an administrator's request: roles, sign-in links, cards, cage limits."""
SIGN_FOR_CASH = (Role.SUPERVISOR, Role.EXECUTIVE)
"""Who may approve a cashier's transaction above a cage limit."""

ADMINISTRATORS = 2
"""The number of administrators that a real house needs: each approves the other's requests."""


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
class SeparatedRoles:
    """Two roles that are kept apart, and the reason."""

    one: Role
    other: Role
    why: ApartReason
    always: bool = False
    """Whether a demonstration refuses them too."""

    @property
    def roles(self) -> frozenset[Role]:
        """The pair as a set."""
        return frozenset({self.one, self.other})


_Why = ApartReason

APART = (
    SeparatedRoles(Role.ADMIN, Role.CASHIER, _Why.ACCESS, always=True),
    SeparatedRoles(Role.ADMIN, Role.SUPERVISOR, _Why.ACCESS, always=True),
    SeparatedRoles(Role.ADMIN, Role.EXECUTIVE, _Why.ACCESS, always=True),
    SeparatedRoles(Role.ADMIN, Role.DEALER, _Why.ACCESS),
    SeparatedRoles(Role.AUDITOR, Role.CASHIER, _Why.CHECKS, always=True),
    SeparatedRoles(Role.AUDITOR, Role.DEALER, _Why.CHECKS, always=True),
    SeparatedRoles(Role.AUDITOR, Role.SUPERVISOR, _Why.CHECKS, always=True),
    SeparatedRoles(Role.AUDITOR, Role.EXECUTIVE, _Why.CHECKS, always=True),
    SeparatedRoles(Role.AUDITOR, Role.ADMIN, _Why.CHECKS, always=True),
    SeparatedRoles(Role.CASHIER, Role.DEALER, _Why.DEALS),
    SeparatedRoles(Role.CASHIER, Role.SUPERVISOR, _Why.ORDERS),
    SeparatedRoles(Role.CASHIER, Role.EXECUTIVE, _Why.ORDERS),
    SeparatedRoles(Role.DEALER, Role.SUPERVISOR, _Why.CORRECTS),
    SeparatedRoles(Role.DEALER, Role.EXECUTIVE, _Why.CORRECTS),
    SeparatedRoles(Role.SUPERVISOR, Role.EXECUTIVE, _Why.LEVELS),
)
"""Every pair of roles that are kept apart, in the order in which they are checked."""


def separated_roles(roles: frozenset[Role], *, strict: bool) -> SeparatedRoles | None:
    """The first pair among these roles that is kept apart, or None."""
    return next((one for one in APART if (strict or one.always) and one.roles <= roles), None)
