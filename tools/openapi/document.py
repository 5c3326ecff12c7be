"""The API description, from the handlers and from the errors that the edge can return.

The errors of a route follow from the table of who may use it, so they are listed only here.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from puntobanco.server.access.allowed import Allowed
from puntobanco.server.access.cookies import PLAIN_NAME, SECURE_NAME
from puntobanco.server.access.guard import TOKEN_HEADER
from puntobanco.server.app import DEPENDENCIES, allowed_of, handlers_of
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
    """The description as the file that a house serves."""
    return msgspec.json.format(msgspec.json.encode(openapi_document()), indent=1) + b"\n"


def openapi_document() -> dict[str, Any]:
    """The OpenAPI 3.1 description of all routes. Needs no running house."""
    allowed = allowed_of(ROUTES)
    config = OpenAPIConfig(
        title="Punto Banco",
        version=VERSION,
        description=f"A baccarat house: people, money and tables. {SIGNING_IN}",
        use_handler_docstrings=True,
    )
    app = Litestar(
        handlers_of(ROUTES),
        dependencies=DEPENDENCIES | dict(ROUTES.dependencies),
        openapi_config=config,
        logging_config=None,
    )
    document: dict[str, Any] = app.openapi_schema.to_schema()
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    schemas |= _shapes(EXAMPLES)
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
