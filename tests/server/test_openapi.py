"""The API description is complete and true, and no input, valid or not, breaks the server."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tools.openapi.document import description

from puntobanco.core.ids import MeterId
from puntobanco.people.staff import Role
from puntobanco.server.app import allowed_of
from puntobanco.server.demo import open_meter
from puntobanco.server.live import ROUTES
from puntobanco.server.routes.house import OPENAPI
from puntobanco.sheets import load_game
from puntobanco.table.state import Mode
from tests.kit.server import OpenHouse, Person, open_live

DOCUMENT: dict[str, Any] = json.loads(OPENAPI.read_bytes())
ALLOWED = allowed_of(ROUTES)
OPERATIONS = {
    f"{method.upper()} {path}": operation
    for path, operations in DOCUMENT["paths"].items()
    for method, operation in operations.items()
}
# Pages, the socket and the description itself are not described.
PAGES = {"GET /", "GET /{path}", "HEAD /", "HEAD /{path}"}
UNDESCRIBED = PAGES | {"SOCKET /ws", "GET /api/openapi.json"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house with a floor, a table and a meter."""
    with open_live(tmp_path_factory.mktemp("house")) as opened:
        opened.open_table("dealer", mode=Mode.DEALER)
        game = load_game("progressive-3")
        opened.call(open_meter(opened.services.pit, MeterId("dragon"), game))
        yield opened


def test_the_description_is_what_the_routes_say() -> None:
    assert OPENAPI.read_bytes() == description(), "run `make docs` and commit what it writes"


def test_every_route_is_described(house: OpenHouse) -> None:
    assert set(OPERATIONS) == set(ALLOWED) - UNDESCRIBED
    assert house.person().get("/api/openapi.json").json() == DOCUMENT


@pytest.mark.parametrize("route", OPERATIONS)
def test_every_route_documents_its_purpose_and_errors(route: str) -> None:
    operation = OPERATIONS[route]
    assert operation["summary"]
    assert operation["description"]
    responses = operation["responses"]
    wanted = {"429", "500", "503"}
    if not ALLOWED[route].anyone:
        wanted |= {"401", "403"}
    if "requestBody" in operation:
        wanted |= {"400", "413", "422"}
    assert wanted <= set(responses)
    for status, response in responses.items():
        if status[0] in "45" and (route, status) != ("GET /health", "503"):
            schema = response["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/ErrorBody"}, (route, status)


def bodies() -> set[str]:
    """Every type that a route accepts or returns; nested types appear in their examples."""
    found = set()
    for operation in OPERATIONS.values():
        for part in (operation.get("requestBody", {}), *operation["responses"].values()):
            for content in part.get("content", {}).values():
                schema = content["schema"]
                schema = schema.get("items", schema)
                found.add(schema.get("$ref", "").rpartition("/")[2])
    return found - {""}


SHAPES = {name: DOCUMENT["components"]["schemas"][name] for name in sorted(bodies())}


@pytest.mark.parametrize("name", SHAPES)
def test_every_schema_has_a_valid_example(name: str) -> None:
    (example,) = SHAPES[name]["examples"]
    whole = {"$ref": f"#/components/schemas/{name}", "components": DOCUMENT["components"]}
    jsonschema.Draft202012Validator(whole).validate(example)


def without_security() -> dict[str, Any]:
    """The description without cookie and token: the test sends both with every case."""
    document: dict[str, Any] = json.loads(OPENAPI.read_bytes())
    for operations in document["paths"].values():
        for operation in operations.values():
            operation.pop("security", None)
    return document


API = schemathesis.openapi.from_dict(without_security())
API.config.phases.coverage.unexpected_methods = set()


@pytest.fixture(scope="module")
def signed_in(house: OpenHouse) -> Callable[[Role], Person]:
    """A signed-in person per role, replaced once a case has signed them out."""
    people: dict[Role, Person] = {}

    def find(role: Role) -> Person:
        known = people.get(role)
        if known is None or known.get("/api/session").json()["state"] != "open":
            people[role] = house.staff(role)
        return people[role]

    return find


@pytest.mark.assures("SEC-17")
@API.parametrize()
@settings(
    max_examples=6,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_input_breaks_the_house(
    case: schemathesis.Case[Any], house: OpenHouse, signed_in: Callable[[Role], Person]
) -> None:
    operation = case.operation
    roles = ALLOWED[f"{operation.method.upper()} {operation.path}"].roles or {Role.ADMIN}
    person = signed_in(Role.ADMIN if Role.ADMIN in roles else min(roles, key=lambda r: r.value))
    headers = {
        "cookie": f"punto={person.client.cookies['punto']}",
        "x-punto-token": person.session["token"],
    }
    response = case.call(base_url=house.url, headers=headers)
    case.validate_response(
        response,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
            negative_data_rejection,
        ],
    )


def test_the_house_survives_the_fuzzing(house: OpenHouse) -> None:
    assert house.person().get("/health").json()["state"] == "running"


def test_the_description_explains_sign_in_and_token(house: OpenHouse) -> None:
    person = house.patron("reader")
    schemes = DOCUMENT["components"]["securitySchemes"]
    said = DOCUMENT["info"]["description"]
    cookie, _ = sorted(person.client.cookies)
    assert f"`{cookie}`" in schemes["session"]["description"]
    assert all(f"`{name}`" in said for name in (cookie, schemes["session"]["name"]))
    assert schemes["token"]["name"] in person.client.headers
    assert f"`{schemes['token']['name']}`" in said
