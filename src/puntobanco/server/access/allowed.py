"""Who may use which route. The guard checks every request against this table.

The server refuses to start with a route that is not in the table.
"""

from dataclasses import dataclass

from puntobanco.office.reports import REPORTS
from puntobanco.people.staff import Role

SOCKET = "SOCKET"
"""Used as the method of a WebSocket route."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """Who may use a route, and in which session state."""

    anyone: bool = False
    """Also admits requests without a session."""
    patrons: bool = False
    roles: frozenset[Role] = frozenset()
    """Admits staff who have any of these roles."""
    while_locked: bool = False
    """Also admits locked sessions."""
    local: bool = False
    """Also admits requests from this machine."""
    low_rate: bool = False
    """The route checks a password or creates something, so it is limited to a low rate."""
    quiet: bool = False
    """Requests do not count as activity."""

    def admits(self, *, patron: bool, roles: frozenset[Role]) -> bool:
        """Whether a signed-in person may use the route."""
        return self.anyone or (self.patrons if patron else bool(self.roles & roles))


def staff(*roles: Role) -> Allowed:
    """Only staff with one of these roles."""
    return Allowed(roles=frozenset(roles))


def auto_refreshed(*roles: Role) -> Allowed:
    """Like `staff`, for what a page refreshes automatically: requests do not count as activity."""
    return Allowed(roles=frozenset(roles), quiet=True)


STAFF = staff(*Role)
SIGNED_IN = Allowed(patrons=True, roles=frozenset(Role))
ANYONE = Allowed(anyone=True)
_RUN_TABLES = (Role.SUPERVISOR, Role.EXECUTIVE)
_OVERSEE = (*_RUN_TABLES, Role.AUDITOR)
_KEEP_BOOKS = (Role.EXECUTIVE, Role.AUDITOR)

ALLOWED: dict[str, Allowed] = {
    "GET /": ANYONE,
    "GET /{path}": ANYONE,
    "HEAD /": ANYONE,
    "HEAD /{path}": ANYONE,
    "GET /health": ANYONE,
    "GET /metrics": Allowed(roles=frozenset({Role.ADMIN, Role.AUDITOR}), local=True),
    "GET /api/openapi.json": ANYONE,
    "GET /api/house": ANYONE,
    "GET /api/profiles": STAFF,
    "GET /api/profiles/{profile}": STAFF,
    "GET /api/session": Allowed(anyone=True, while_locked=True, quiet=True),
    "POST /api/session": Allowed(anyone=True, while_locked=True, low_rate=True),
    "POST /api/session/renew": Allowed(
        patrons=True, roles=frozenset(Role), while_locked=True, low_rate=True, quiet=True
    ),
    "DELETE /api/session": Allowed(patrons=True, roles=frozenset(Role), while_locked=True),
    "POST /api/invites/{token}": Allowed(anyone=True, while_locked=True, low_rate=True),
    "POST /api/patrons": Allowed(anyone=True, low_rate=True),
    "GET /api/patrons": staff(Role.ADMIN, Role.CASHIER, *_OVERSEE),
    "POST /api/patrons/invite": staff(Role.ADMIN),
    "POST /api/patrons/{patron}/invite": staff(Role.ADMIN),
    "POST /api/patrons/{patron}/bar": staff(Role.ADMIN),
    "POST /api/patrons/{patron}/erase": staff(Role.ADMIN),
    "GET /api/patrons/{patron}/care": staff(Role.ADMIN, Role.AUDITOR, Role.CASHIER, *_RUN_TABLES),
    "POST /api/patrons/{patron}/exclude": staff(Role.ADMIN, Role.CASHIER, *_RUN_TABLES),
    "GET /api/me/account": Allowed(patrons=True, roles=frozenset(Role), quiet=True),
    "POST /api/me/password": Allowed(patrons=True, roles=frozenset(Role), low_rate=True),
    "DELETE /api/me/sessions": SIGNED_IN,
    "DELETE /api/me/sessions/{number}": SIGNED_IN,
    "POST /api/me/unusual/seen": SIGNED_IN,
    "GET /api/me/care": Allowed(patrons=True),
    "POST /api/me/care": Allowed(patrons=True),
    "GET /api/me/statement": Allowed(patrons=True),
    "GET /api/staff": staff(Role.ADMIN, Role.AUDITOR),
    "POST /api/staff": staff(Role.ADMIN),
    "POST /api/staff/{member}/roles": staff(Role.ADMIN),
    "POST /api/staff/{member}/dismiss": staff(Role.ADMIN),
    "POST /api/staff/{member}/invite": staff(Role.ADMIN),
    "POST /api/staff/{member}/cards": staff(Role.ADMIN),
    "POST /api/cards/{card}/revoke": staff(Role.ADMIN),
    "POST /api/cash": staff(Role.CASHIER),
    "POST /api/approvals/act": STAFF,
    "POST /api/approvals": Allowed(roles=frozenset(Role), low_rate=True),
    "POST /api/disable": staff(Role.ADMIN, *_RUN_TABLES),
    "POST /api/enable": staff(Role.ADMIN, *_RUN_TABLES),
    "GET /api/office": auto_refreshed(*Role),
    "GET /api/office/today": auto_refreshed(*_OVERSEE),
    "GET /api/office/games": staff(*_OVERSEE),
    "GET /api/office/sheets": staff(*_RUN_TABLES),
    "GET /api/office/sheets/{game}": staff(*_RUN_TABLES),
    "GET /api/office/activity": staff(*_OVERSEE),
    "GET /api/office/hold": staff(*_OVERSEE),
    "GET /api/office/meters": staff(*_OVERSEE),
    "GET /api/office/meters/{meter}/line": staff(*_OVERSEE),
    **{
        f"GET /api/office/{entry.address}{end}": Allowed(roles=entry.roles)
        for entry in REPORTS
        for end in ("", "/csv")
    },
    "GET /api/office/coups": staff(*_OVERSEE),
    "GET /api/office/coups/{table}/{coup}": staff(*_OVERSEE),
    "GET /api/office/coups/{table}/{coup}/proof": staff(*_OVERSEE),
    "GET /api/office/settings": staff(Role.ADMIN, *_OVERSEE),
    "POST /api/office/settings": staff(Role.ADMIN),
    "GET /api/office/acts": staff(Role.ADMIN, *_OVERSEE),
    "GET /api/office/notes": staff(Role.ADMIN, Role.AUDITOR),
    "GET /api/office/house": staff(Role.ADMIN, *_OVERSEE),
    "GET /api/office/verification": auto_refreshed(Role.ADMIN, *_KEEP_BOOKS),
    "POST /api/office/verification": staff(*_KEEP_BOOKS),
    "DELETE /api/office/verification": staff(*_KEEP_BOOKS),
}
