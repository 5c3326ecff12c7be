"""The API description, from the handlers and from the errors that the edge can return.

The errors of a route follow from the table of who may use it, so they are listed only here.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from puntobanco.server.access.allowed import Allowed
from puntobanco.server.access.cookies import PLAIN_NAME, SECURE_NAME
from puntobanco.server.access.guard import TOKEN_HEADER
from puntobanco.version import VERSION

_ERROR = {"$ref": "#/components/schemas/ErrorBody"}
_UNSAFE = frozenset({"post", "put", "patch", "delete"})

ALWAYS = {
    "429": "Too many requests; the header retry-after says how long to wait.",
    "500": "Something went wrong here; the sentence names the note that was made of it.",
    "503": "The house has stopped; nothing was done.",
}
WITH_INPUT = {
    "400": "The request cannot be read.",
    "413": "The request is larger than is taken.",
    "422": "A field is missing, unknown or not what was expected.",
}
GUARDED = {
    "401": "Nobody is signed in, or the session waits for its password.",
    "403": f"Not theirs to do, or the header {TOKEN_HEADER} lacks the token of their own session.",
}

SIGNING_IN = (
    "`POST /api/session` signs in. Its answer sets the cookie of the session, called"
    f" `{SECURE_NAME}` over TLS and `{PLAIN_NAME}` on plain http, which only loopback has, and"
    " carries the `token` of the session, which `GET /api/session` tells again. Whoever has the"
    f" cookie sends the token in the header `{TOKEN_HEADER}` with everything but GET and HEAD."
)
_SCHEMES = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": SECURE_NAME,
        "description": f"Over TLS; on plain http the cookie is called `{PLAIN_NAME}`.",
    },
    "token": {
        "type": "apiKey",
        "in": "header",
        "name": TOKEN_HEADER,
        "description": "The `token` of the session, from the answer to the sign-in.",
    },
}


def openapi_document(
    handlers: Sequence[Any],
    dependencies: Mapping[str, Provide],
    allowed: Mapping[str, Allowed],
    examples: Sequence[msgspec.Struct],
) -> dict[str, Any]:
    """The OpenAPI 3.1 description of these handlers."""
    config = OpenAPIConfig(
        title="Punto Banco",
        version=VERSION,
        description=f"A baccarat house: people, money and tables. {SIGNING_IN}",
        use_handler_docstrings=True,
    )
    app = Litestar(
        list(handlers),
        dependencies=dict(dependencies),
        openapi_config=config,
        logging_config=None,
    )
    document: dict[str, Any] = app.openapi_schema.to_schema()
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    schemas |= _shapes(examples)
    document["components"]["securitySchemes"] = _SCHEMES
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            _complete(operation, method, allowed[f"{method.upper()} {path}"])
    return document


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
    if takes_input:
        # Litestar documents its own error shape for 400, which is not the one sent.
        responses.pop("400", None)
    for status, text in errors.items():
        if status not in responses:
            content = {"application/json": {"schema": _ERROR}}
            responses[status] = {"description": text, "content": content}
    operation["responses"] = dict(sorted(responses.items()))


def _shapes(examples: Sequence[msgspec.Struct]) -> dict[str, Any]:
    """The schemas of bodies as msgspec validates them, each with its example."""
    kinds = [type(example) for example in examples]
    _, shapes = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    for kind, example in zip(kinds, examples, strict=True):
        shape = shapes[kind.__name__]
        shape["examples"] = [msgspec.to_builtins(example)]
        config = kind.__struct_config__
        if not (config.forbid_unknown_fields or config.omit_defaults):
            # Answers contain every field, even those with a default.
            shape["required"] = list(shape["properties"])
    return shapes
