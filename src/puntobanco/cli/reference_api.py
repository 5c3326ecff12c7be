"""The page of the HTTP interface, written from its own description (OpenAPI)."""

import json
from collections.abc import Iterator
from typing import Any

from puntobanco.cli.reference_fields import Links, linked, links_to, one_line, shape
from puntobanco.cli.reference_messages import socket_links, socket_shapes
from puntobanco.server.access.allowed import Allowed
from puntobanco.server.app import allowed_of, examples_of, openapi_of
from puntobanco.server.live import ROUTES
from puntobanco.server.metrics import FIGURES
from puntobanco.server.openapi import ALWAYS, GUARDED, SIGNING_IN, WITH_INPUT
from puntobanco.server.schema import Schema
from puntobanco.sheets.notes import noted_in

_INTRODUCTION = (
    "Written by `make docs` from the description that every house gives of itself at"
    " `GET /api/openapi.json` (OpenAPI 3.1, with an example of everything). What a live table says"
    " and takes goes over [the socket](protocol.md). Types are those of TypeScript; a field with"
    " `?` may be left out. Money is whole minor units, a moment is milliseconds since 1970 (UTC).\n"
)
_REF = "#/components/schemas/"


def api_page() -> str:
    """Every route with who may use it, what it takes and what it answers, and every shape."""
    document = json.loads(openapi_of(ROUTES))
    allowed = allowed_of(ROUTES)
    known = socket_shapes()
    shapes = {
        name: _plain(one)
        for name, one in sorted(document["components"]["schemas"].items())
        if not _same(one, known.get(name, {}))
    }
    links = socket_links("messages.md") | links_to(shapes)
    lines = ["# The HTTP interface\n", _INTRODUCTION, "## Signing in\n", f"{SIGNING_IN}\n"]
    lines.append("## Answers that any route may give\n")
    lines += _table("status", "when", ALWAYS | WITH_INPUT | GUARDED)
    lines.append("\n## Routes\n")
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            route = f"{method.upper()} {path}"
            lines += _route(route, operation, allowed[route], links)
    lines.append("## Figures\n")
    lines.append("What `GET /metrics` tells of a process, in Prometheus' text format.\n")
    lines += _table("figure", "what it says", {f"`{name}`": one for name, one in FIGURES.items()})
    lines.append("\n## Shapes\n")
    lines.append("What is not here is among [the messages of the socket](messages.md).\n")
    notes = {type(one).__name__: noted_in(type(one)) for one in examples_of(ROUTES)}
    lines += [shape(name, one, notes.get(name, {}), links) for name, one in shapes.items()]
    return "\n".join(lines)


def _same(one: Schema, other: Schema) -> bool:
    """Whether a shape is that of the socket: `Done` is one thing here and another there."""
    return bool(other) and one.get("properties", {}).keys() == other.get("properties", {}).keys()


def _table(first: str, second: str, told: dict[str, str]) -> Iterator[str]:
    yield f"| {first} | {second} |\n|---|---|"
    yield from (f"| {one} | {one_line(said)} |" for one, said in sorted(told.items()))


def _route(route: str, operation: dict[str, Any], allowed: Allowed, links: Links) -> Iterator[str]:
    yield f"### {route}\n"
    yield f"{operation['summary']}. {one_line(operation['description'])}\n"
    yield f"- who: {_who(allowed)}"
    for one in operation.get("parameters", ()):
        must = "" if one.get("required") else ", may be left out"
        kind = linked(_plain(one["schema"]), links)
        about = f": {one_line(one['description'])}" if one.get("description") else ""
        yield f"- {one['in']} `{one['name']}`{must} ({kind}){about}"
    if "requestBody" in operation:
        yield f"- body: {_content(operation['requestBody'], links)}"
    general = ALWAYS | WITH_INPUT | GUARDED
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            yield f"- answer {status}: {_content(response, links)}"
        elif response["description"] != general.get(status):
            yield f"- {status}: {one_line(response['description'])}"
    yield ""


def _who(allowed: Allowed) -> str:
    if allowed.anyone:
        return "anybody"
    found = ["patrons"] if allowed.patrons else []
    found += sorted(role.value for role in allowed.roles)
    if allowed.local:
        found.append("whoever asks from this very machine")
    return ", ".join(found)


def _content(body: dict[str, Any], links: Links) -> str:
    kinds = [
        f"{linked(_plain(one['schema']), links)} ({media})"
        for media, one in body.get("content", {}).items()
        if "schema" in one
    ]
    return " or ".join(kinds) or "nothing"


def _plain(schema: Any) -> Any:
    """A schema in the words that our messages use: references by name, unions as one thing."""
    if isinstance(schema, list):
        return [_plain(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": str(schema["$ref"]).removeprefix(_REF)}
    if len(schema.get("allOf", ())) == 1:
        return _plain(schema["allOf"][0])
    made: Schema = {key: _plain(one) for key, one in schema.items()}
    if "oneOf" in made:
        made["anyOf"] = made.pop("oneOf")
    return made
