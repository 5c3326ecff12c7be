"""The API description, from the handlers and from the errors that the edge can return.

The errors of a route follow from the table of who may use it, so they are listed only here.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from puntobanco.server.access.allowed import Allowed
from puntobanco.server.access.cookies import PLAIN_NAME, SECURE_NAME
from puntobanco.server.access.guard import TOKEN_HEADER
from puntobanco.server.app import allowed_of, routes_of
from puntobanco.server.errors import ErrorBody
from puntobanco.server.http import JSON, Parameter, Route
from puntobanco.server.live import ROUTES
from puntobanco.version import VERSION
from tools.openapi.examples import EXAMPLES

_ERROR = {"$ref": "#/components/schemas/ErrorBody"}
_UNSAFE = frozenset({"post", "put", "patch", "delete"})

ALWAYS = {
    "429": "Too many requests. The header retry-after contains the seconds to wait.",
    "500": "Unexpected error. The message contains its number in the log.",
    "503": "The house has stopped or cannot reach its storage.",
}
WITH_INPUT = {
    "400": "The request is malformed.",
    "413": "The request is too large.",
    "422": "A field is missing, unknown or invalid.",
}
GUARDED = {
    "401": "Not signed in, or the session is locked.",
    "403": f"Not allowed, or the header {TOKEN_HEADER} lacks the token of the session.",
}

SIGNING_IN = (
    "`POST /api/session` signs in. The answer sets the session cookie and contains the session's"
    " `token`, which `GET /api/session` returns again. Send the token in the header"
    f" `{TOKEN_HEADER}` with every request except GET and HEAD. The cookie is called"
    f" `{SECURE_NAME}` over TLS and `{PLAIN_NAME}` on plain http, which works only on loopback."
)
_SCHEMES = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": SECURE_NAME,
        "description": f"The session cookie over TLS. On plain http it is called `{PLAIN_NAME}`.",
    },
    "token": {
        "type": "apiKey",
        "in": "header",
        "name": TOKEN_HEADER,
        "description": "The `token` of the session, from the answer to the sign-in.",
    },
}


def description() -> bytes:
    """The description as the file that a house serves: a line for each path and each shape."""
    document = openapi_document()
    return "\n".join(_lines(document, {"paths", "components", "schemas"})).encode() + b"\n"


def _lines(table: dict[str, Any], opened: set[str]) -> Iterator[str]:
    yield "{"
    for place, (key, value) in enumerate(table.items(), 1):
        *lines, last = _lines(value, opened) if key in opened else [_line(value)]
        lines = [*lines, last if place == len(table) else f"{last},"]
        yield f"{_line(key)}: {lines[0]}"
        yield from lines[1:]
    yield "}"


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def openapi_document() -> dict[str, Any]:
    """The OpenAPI 3.1 description of all routes. Needs no running house."""
    allowed = allowed_of(ROUTES)
    described = sorted(
        (one for one in routes_of(ROUTES) if one.described), key=lambda one: one.path
    )
    schemas, shapes = _schemas(described)
    paths: dict[str, dict[str, Any]] = {}
    for route in described:
        operation = _operation(route, schemas)
        _complete(operation, route.method.lower(), allowed[route.name])
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Punto Banco",
            "version": VERSION,
            "description": f"A baccarat house: people, money and tables. {SIGNING_IN}",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": shapes, "securitySchemes": _SCHEMES},
    }


Schemas = Mapping[Any, dict[str, Any]]
"""The schema of each type that a route takes or returns."""


def _schemas(routes: Sequence[Route]) -> tuple[Schemas, dict[str, Any]]:
    """The schema of every type, and the shapes that the schemas refer to, with examples."""
    kinds = [kind for route in routes for kind in _kinds(route)]
    kinds += [ErrorBody, *map(type, EXAMPLES)]
    found, shapes = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    for example in EXAMPLES:
        kind = type(example)
        shape = shapes[kind.__name__]
        shape["examples"] = [msgspec.to_builtins(example)]
        config = kind.__struct_config__
        if not (config.forbid_unknown_fields or config.omit_defaults):
            # Answers contain every field, even those with a default.
            shape["required"] = list(shape["properties"])
    return dict(zip(kinds, found, strict=True)), shapes


def _kinds(route: Route) -> list[Any]:
    kinds = [route.returns, *(one.kind for one in route.parameters)]
    kinds += [route.body[1]] if route.body else []
    return kinds + [one.kind for one in route.answers.values() if one.kind]


def _operation(route: Route, schemas: Schemas) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.summary,
        "description": (route.handler.__doc__ or "").strip(),
        "operationId": "-".join(re.findall(r"[a-z]+", route.name.lower())),
        "parameters": [_parameter(one, schemas) for one in route.parameters],
        "responses": {str(route.status): _usual_answer(route, schemas)},
    }
    if route.body is not None:
        content = {JSON: {"schema": schemas[route.body[1]]}}
        operation["requestBody"] = {"content": content, "required": True}
    for status, answer in route.answers.items():
        schema = schemas[answer.kind] if answer.kind else _ERROR
        content = {JSON: {"schema": schema}}
        operation["responses"][str(status)] = {
            "description": answer.description,
            "content": content,
        }
    return operation


def _parameter(one: Parameter, schemas: Schemas) -> dict[str, Any]:
    schema = schemas[one.kind]
    described = {"description": schema["description"]} if "description" in schema else {}
    default = {} if one.required or one.default is None else {"default": one.default}
    return {
        "name": one.name,
        "in": "path" if one.in_path else "query",
        "required": one.required,
        "schema": schema | default,
        **described,
    }


def _usual_answer(route: Route, schemas: Schemas) -> dict[str, Any]:
    media_type = route.media_type.partition(";")[0]
    schema = schemas[route.returns]
    return {"description": "Done.", "content": {media_type: {"schema": schema}}}


def _complete(operation: dict[str, Any], method: str, row: Allowed) -> None:
    takes_input = bool(operation.get("requestBody") or operation.get("parameters"))
    errors = dict(ALWAYS)
    if takes_input:
        errors |= WITH_INPUT
    if not row.anyone:
        errors |= GUARDED
        schemes = ("session", "token") if method in _UNSAFE else ("session",)
        operation["security"] = [{scheme: [] for scheme in schemes}]
    elif method in _UNSAFE:
        errors |= {"403": GUARDED["403"]}
    responses = operation["responses"]
    for status, text in errors.items():
        if status not in responses:
            content = {"application/json": {"schema": _ERROR}}
            responses[status] = {"description": text, "content": content}
    operation["responses"] = dict(sorted(responses.items()))
