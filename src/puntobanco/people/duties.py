"""Segregation of duties: roles that nobody may hold together, and what needs a second person.

A house is opened once, as a real house or as a demonstration, and the log says which. A real house
asks for everything here. A demonstration asks only for what `always` holds: one person may try
every floor role there. Logs from before that entry are read by the same few rules.
"""

from dataclasses import dataclass

from puntobanco.core.text import Text
from puntobanco.people.staff import Role

SIGN_FOR_STAFF = (Role.ADMIN, Role.EXECUTIVE)
"""Who may approve what an administrator asks for: roles, sign-in links, cards, cage limits."""
SIGN_FOR_CASH = (Role.SUPERVISOR, Role.EXECUTIVE)
"""Who may approve a cashier's transaction above a cage limit."""

ADMINISTRATORS = 2
"""How many administrators a real house needs: each approves what the other asks for."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Two roles that nobody may hold together, and the reason."""

    one: Role
    other: Role
    why: Text
    always: bool = False
    """Whether a demonstration refuses them, too."""

    @property
    def roles(self) -> frozenset[Role]:
        """The pair as a set."""
        return frozenset({self.one, self.other})


_ACCESS = Text(
    "whoever gives access does not use it", "授予权限者不得使用权限", "授予權限者不得使用權限"
)
_CHECKS = Text("whoever checks does not act", "审计者不得参与操作", "稽核者不得參與操作")
_DEALS = Text(
    "whoever deals does not handle cage money", "派牌者不得经手账房现金", "派牌者不得經手帳房現金"
)
_ORDERS = Text(
    "whoever orders a payment does not make it", "批准付款者不得经手付款", "批准付款者不得經手付款"
)
_CORRECTS = Text(
    "whoever deals does not approve corrections of the deal",
    "派牌者不得批准更正",
    "派牌者不得批准更正",
)
_LEVELS = Text(
    "large awards need both of them, as two people",
    "大额奖金须由两人分别批准",
    "大額獎金須由兩人分別批准",
)

APART = (
    Apart(Role.ADMIN, Role.CASHIER, _ACCESS, always=True),
    Apart(Role.ADMIN, Role.SUPERVISOR, _ACCESS, always=True),
    Apart(Role.ADMIN, Role.EXECUTIVE, _ACCESS, always=True),
    Apart(Role.ADMIN, Role.DEALER, _ACCESS),
    Apart(Role.AUDITOR, Role.CASHIER, _CHECKS, always=True),
    Apart(Role.AUDITOR, Role.DEALER, _CHECKS, always=True),
    Apart(Role.AUDITOR, Role.SUPERVISOR, _CHECKS, always=True),
    Apart(Role.AUDITOR, Role.EXECUTIVE, _CHECKS, always=True),
    Apart(Role.AUDITOR, Role.ADMIN, _CHECKS, always=True),
    Apart(Role.CASHIER, Role.DEALER, _DEALS),
    Apart(Role.CASHIER, Role.SUPERVISOR, _ORDERS),
    Apart(Role.CASHIER, Role.EXECUTIVE, _ORDERS),
    Apart(Role.DEALER, Role.SUPERVISOR, _CORRECTS),
    Apart(Role.DEALER, Role.EXECUTIVE, _CORRECTS),
    Apart(Role.SUPERVISOR, Role.EXECUTIVE, _LEVELS),
)
"""Every pair that nobody may hold together, in the order in which they are looked for."""


def apart(roles: frozenset[Role], *, strict: bool) -> Apart | None:
    """The first pair among these roles that nobody may hold together, or None."""
    return next((one for one in APART if (strict or one.always) and one.roles <= roles), None)
