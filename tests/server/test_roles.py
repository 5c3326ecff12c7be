"""Who may use which route: a handwritten grid against what the server does."""

import re
from collections.abc import Iterator

import pytest

from puntobanco.people.staff import Role
from puntobanco.server.app import allowed_of, routes_of
from puntobanco.server.live import ROUTES
from tests.kit.server import OpenHouse, Person, open_live

# Who gets past the guard. Columns: not signed in, patron, dealer, supervisor, executive, cashier,
# auditor, admin. The answer to their empty request is not checked here.
GRID = """
GET /                               x x x x x x x x
GET /{path}                         x x x x x x x x
HEAD /                              x x x x x x x x
HEAD /{path}                        x x x x x x x x
GET /health                         x x x x x x x x
GET /metrics                        x x x x x x x x
GET /api/openapi.json               x x x x x x x x
GET /api/house                      x x x x x x x x
GET /api/profiles                   - - x x x x x x
GET /api/profiles/{profile}         - - x x x x x x
GET /api/session                    x x x x x x x x
POST /api/session                   x x x x x x x x
POST /api/session/renew             - x x x x x x x
DELETE /api/session                 - x x x x x x x
POST /api/invites/{token}           x x x x x x x x
POST /api/patrons                   x x x x x x x x
GET /api/patrons                    - - - x x x x x
POST /api/patrons/invite            - - - - - - - x
POST /api/patrons/{patron}/invite   - - - - - - - x
POST /api/patrons/{patron}/bar      - - - - - - - x
POST /api/patrons/{patron}/erase    - - - - - - - x
GET /api/patrons/{patron}/care      - - - x x x x x
POST /api/patrons/{patron}/exclude  - - - x x x - x
GET /api/me/account                 - x x x x x x x
POST /api/me/password               - x x x x x x x
DELETE /api/me/sessions             - x x x x x x x
DELETE /api/me/sessions/{number}    - x x x x x x x
POST /api/me/unusual/seen           - x x x x x x x
GET /api/me/care                    - x - - - - - -
POST /api/me/care                   - x - - - - - -
GET /api/me/statement               - x - - - - - -
GET /api/staff                      - - - - - - x x
POST /api/staff                     - - - - - - - x
POST /api/staff/{member}/roles      - - - - - - - x
POST /api/staff/{member}/dismiss    - - - - - - - x
POST /api/staff/{member}/invite     - - - - - - - x
POST /api/staff/{member}/cards      - - - - - - - x
POST /api/cards/{card}/revoke       - - - - - - - x
POST /api/cash                      - - - - - x - -
POST /api/approvals/act             - - x x x x x x
POST /api/approvals                 - - x x x x x x
POST /api/disable                   - - - x x - - x
POST /api/enable                    - - - x x - - x
GET /api/tables                     x x x x x x x x
POST /api/tables                    - - - x x - - -
GET /api/tables/{table}             x x x x x x x x
GET /api/tables/{table}/rules       x x x x x x x x
GET /api/tables/{table}/recall      x x x x x x x x
GET /api/tables/{table}/shoes       x x x x x x x x
GET /api/tables/{table}/shoes/{shoe} x x x x x x x x
POST /api/tables/{table}/commands   - x x x x x x x
POST /api/tables/{table}/close      - - - x x - - -
GET /api/meters                     x x x x x x x x
POST /api/meters                    - - - - x - - -
POST /api/office/meter-advice       - - - x x - - -
GET /api/meters/{meter}             x x x x x x x x
GET /api/meters/{meter}/desk        - - - x x x x -
GET /api/meters/{meter}/staff       - - - x x x x -
GET /api/meters/{meter}/awards.csv  - - - x x x x -
GET /api/meters/{meter}/wins/{slip} - - x x x x x -
POST /api/meters/{meter}/commands   - - x x x x x x
GET /api/office                     - - x x x x x x
GET /api/office/today               - - - x x - x -
GET /api/office/games               - - - x x - x -
GET /api/office/sheets              - - - x x - - -
GET /api/office/sheets/{game}       - - - x x - - -
GET /api/office/report              - - - x x - x -
GET /api/office/report/csv          - - - x x - x -
GET /api/office/activity            - - - x x - x -
GET /api/office/hold                - - - x x - x -
GET /api/office/meters              - - - x x - x -
GET /api/office/meters/{meter}/line - - - x x - x -
GET /api/office/ledger              - - - - x - x -
GET /api/office/ledger/csv          - - - - x - x -
GET /api/office/liability           - - - - x - x -
GET /api/office/liability/csv       - - - - x - x -
GET /api/office/cage                - - - x x x x -
GET /api/office/cage/csv            - - - x x x x -
GET /api/office/statements/{patron} - - - x x x x -
GET /api/office/statements/{patron}/csv - - - x x x x -
GET /api/office/coups               - - - x x - x -
GET /api/office/coups/{table}/{coup} - - - x x - x -
GET /api/office/coups/{table}/{coup}/proof - - - x x - x -
GET /api/office/settings            - - - x x - x x
POST /api/office/settings           - - - - - - - x
GET /api/office/acts                - - - x x - x x
GET /api/office/notes               - - - - - - x x
GET /api/office/house               - - - x x - x x
GET /api/office/verification        - - - - x - x x
POST /api/office/verification       - - - - x - x -
DELETE /api/office/verification     - - - - x - x -
"""
ROLES = (
    Role.DEALER,
    Role.SUPERVISOR,
    Role.EXECUTIVE,
    Role.CASHIER,
    Role.AUDITOR,
    Role.ADMIN,
)
ROWS = {
    f"{method} {path}": cells
    for method, path, *cells in (line.split() for line in GRID.strip().splitlines())
}


def visitors(house: OpenHouse) -> list[Person]:
    return [house.person(), house.patron(), *(house.staff(role) for role in ROLES)]


def request_for(route: str) -> tuple[str, str]:
    """The method and the path of a route, with names that do not exist."""
    method, path = route.split()
    return method, re.sub(r"\{\w+\}", "nobody", re.sub(r"\{(coup|shoe|slip)\}", "1", path))


def passes(person: Person, route: str) -> bool:
    answer = person.client.request(*request_for(route))
    if answer.status_code not in (401, 403):
        return True
    code = answer.json()["code"]
    assert code in ("signed-out", "not-yours"), answer.text
    assert answer.status_code == (401 if code == "signed-out" else 403)
    return False


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house with a floor."""
    with open_live(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def everybody(house: OpenHouse) -> list[Person]:
    return visitors(house)


@pytest.mark.assures("SEC-04")
@pytest.mark.parametrize("route", ROWS)
def test_routes_behave_as_the_grid_states(
    house: OpenHouse, everybody: list[Person], route: str
) -> None:
    # Someone who signs out is of no use to the other rows.
    people = visitors(house) if route.startswith("DELETE") else everybody
    assert ["x" if passes(person, route) else "-" for person in people] == ROWS[route]


@pytest.mark.assures("SEC-04")
def test_the_grid_covers_every_route() -> None:
    # Anyone may open the socket; who may send what has its own grid.
    sockets = ["SOCKET /ws"]
    served = sorted(route.name for route in routes_of(ROUTES))
    assert served == sorted([*ROWS, *sockets]) == sorted(allowed_of(ROUTES))


@pytest.mark.assures("SEC-04")
def test_directory_changes_apply_from_the_next_request(house: OpenHouse) -> None:
    admin, member = house.staff(Role.ADMIN), house.staff(Role.CASHIER)
    assert member.get("/api/patrons").status_code == 200
    assert house.appoint(admin, "dealer", staff=member.id).is_success
    assert member.get("/api/patrons").status_code == 403
    assert house.appoint(admin, "cashier", staff=member.id).is_success
    assert member.get("/api/patrons").status_code == 200
    assert admin.post(f"/api/staff/{member.id}/dismiss", {"reason": "left"}).is_success
    assert member.get("/api/patrons").status_code == 401
    assert member.sign_in(member.name).status_code == 401
