"""Typed handlers over Starlette.

The signature of a handler declares what it takes: dependencies, parts of the path, parameters of
the query, and a body. msgspec checks them, and the API description states the same types.
"""

import inspect
import types
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from puntobanco.core.facts import Fact, fact
from puntobanco.misfits import shape_of
from puntobanco.server.access.allowed import SOCKET
from puntobanco.server.errors import Problem
from puntobanco.server.peer import header
from puntobanco.server.strict import decode_strictly
from puntobanco.server.validation import required, sentences, shortened, wrong_value

JSON = "application/json"
HTML = "text/html; charset=utf-8"
TEXT = "text/plain; charset=utf-8"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Given:
    """Marks a parameter that a function provides: from the connection, and from the query."""

    provide: Callable[..., Any]
    """Its first parameter is the connection; all others are parameters of the query."""


class _Body:
    """Marks the parameter that takes the body."""


Body = Annotated[T, _Body()]
"""The JSON body of a request, decoded strictly."""

_REQUIRED = inspect.Parameter.empty


@dataclass(frozen=True, slots=True)
class Parameter:
    """A declared parameter of a path or a query."""

    name: str
    kind: Any
    """Its type, without the None of an optional parameter."""
    in_path: bool
    default: Any = _REQUIRED

    @property
    def required(self) -> bool:
        """Whether the request must contain it."""
        return self.default is _REQUIRED


@dataclass(frozen=True, slots=True)
class Reply(Generic[T]):
    """An answer that needs more than its content."""

    content: T
    """Bytes and text are sent as they are, anything else as JSON."""
    status: int | None = None
    """Default: the status of the route."""
    media_type: str | None = None
    """Default: the type of the route."""
    headers: Mapping[str, str] = field(default_factory=dict)
    cookies: Sequence[str] = ()
    """Values of Set-Cookie."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that a route declares besides its usual one."""

    description: str
    kind: Any = None
    """The type of its body (default: an error)."""


@dataclass(frozen=True)
class Route:
    """A handler with its method, path and declarations."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    summary: str = ""
    status: int = 200
    media_type: str = JSON
    answers: Mapping[int, Answer] = field(default_factory=dict)
    described: bool = True
    """Whether it appears in the API description."""

    @property
    def name(self) -> str:
        """The method and the path, as in the table of who may use it."""
        return f"{self.method} {self.path}"

    @cached_property
    def returns(self) -> Any:
        """The type of the body of its usual answer."""
        kind = get_type_hints(self.handler, include_extras=True)["return"]
        return get_args(kind)[0] if get_origin(kind) is Reply else kind

    @cached_property
    def body(self) -> tuple[str, Any] | None:
        """The name and type of the parameter that takes the body."""
        for name, kind in self._kinds.items():
            if any(isinstance(mark, _Body) for mark in _marks(kind)):
                return name, get_args(kind)[0]
        return None

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """Its own parameters of path and query, then those of its dependencies."""
        own = _declared(self.handler, self._kinds, self.path)
        found = {one.name: one for one in own}
        for given in self._givens.values():
            hints = get_type_hints(given.provide, include_extras=True)
            for one in _declared(given.provide, hints, self.path):
                found.setdefault(one.name, one)
        return tuple(found.values())

    async def answer(self, request: Request) -> Response:
        """Call the handler. Raises a Problem if the request does not match its declarations."""
        arguments = self._arguments(request)
        if self.body is not None:
            name, kind = self.body
            arguments[name] = decode_strictly(await read_body(request), kind)
        return self.response(await self.handler(**arguments))

    async def serve(self, socket: WebSocket) -> None:
        """Call the handler of a socket."""
        await self.handler(**self._arguments(socket))

    def response(self, result: Any) -> Response:
        """The response of a handler's result."""
        reply = result if isinstance(result, Reply) else Reply(result)
        content = reply.content
        sent = content if isinstance(content, bytes | str) else msgspec.json.encode(content)
        if isinstance(content, str) and (reply.media_type or self.media_type) == JSON:
            sent = msgspec.json.encode(content)
        response = Response(
            sent,
            status_code=reply.status or self.status,
            headers=dict(reply.headers),
            media_type=reply.media_type or self.media_type,
        )
        for cookie in reply.cookies:
            response.headers.append("set-cookie", cookie)
        return response

    @cached_property
    def _kinds(self) -> dict[str, Any]:
        hints = get_type_hints(self.handler, include_extras=True)
        return {name: kind for name, kind in hints.items() if name != "return"}

    @cached_property
    def _givens(self) -> dict[str, Given]:
        found = {}
        for name, kind in self._kinds.items():
            for mark in _marks(kind):
                if isinstance(mark, Given):
                    found[name] = mark
        return found

    def _arguments(self, connection: HTTPConnection) -> dict[str, Any]:
        values = _values(connection, self.parameters)
        arguments: dict[str, Any] = {}
        for name, kind in self._kinds.items():
            if name in self._givens:
                provide = self._givens[name].provide
                wanted = list(inspect.signature(provide).parameters)[1:]
                arguments[name] = provide(connection, **{one: values[one] for one in wanted})
            elif name in values:
                arguments[name] = values[name]
            elif isinstance(kind, type) and issubclass(kind, HTTPConnection):
                arguments[name] = connection
        return arguments


def routes_in(*modules: types.ModuleType) -> list[Route]:
    """Every route that modules declare."""
    return [one for module in modules for one in vars(module).values() if isinstance(one, Route)]


def get(path: str, **declared: Any) -> Callable[[Callable[..., Awaitable[Any]]], Route]:
    """Declare a handler of GET requests. See the fields of Route."""
    return lambda handler: Route("GET", path, handler, **declared)


def post(path: str, **declared: Any) -> Callable[[Callable[..., Awaitable[Any]]], Route]:
    """Declare a handler of POST requests."""
    return lambda handler: Route("POST", path, handler, **declared)


def delete(path: str, **declared: Any) -> Callable[[Callable[..., Awaitable[Any]]], Route]:
    """Declare a handler of DELETE requests."""
    return lambda handler: Route("DELETE", path, handler, **declared)


def websocket(path: str) -> Callable[[Callable[..., Awaitable[None]]], Route]:
    """Declare the handler of a socket."""
    return lambda handler: Route(SOCKET, path, handler, described=False)


async def read_body(request: Request) -> bytes:
    """The body of a request that declares plain, uncompressed JSON of an acceptable size."""
    length = int(header(request.scope, b"content-length") or 0)
    if not length:
        raise Problem(422, fact("server-malformed"), code="invalid")
    _check_type(request)
    most = request.app.state.services.config.limits.body_bytes
    if length > most:
        raise Problem(413, fact("server-too-large"), code="too-large")
    parts, size = [], 0
    try:
        async for part in request.stream():
            parts.append(part)
            size += len(part)
            if size > most:
                raise Problem(413, fact("server-too-large"), code="too-large")
    except ClientDisconnect:
        raise Problem(400, fact("server-incomplete"), code="incomplete") from None
    return b"".join(parts)


_CHARSETS = ("", "charset=utf-8", 'charset="utf-8"')


def _check_type(request: Request) -> None:
    encodings = request.headers.getlist("content-encoding")
    if any(one.strip().casefold() != "identity" for one in encodings):
        raise Problem(415, fact("server-encoding"), code="encoding")
    kind = (header(request.scope, b"content-type") or "").casefold()
    media_type, _, more = kind.partition(";")
    if media_type.strip() != JSON or more.strip() not in _CHARSETS:
        raise Problem(415, fact("server-media-type"), code="media-type")


def _marks(kind: Any) -> Sequence[Any]:
    return get_args(kind)[1:] if get_origin(kind) is Annotated else ()


def _declared(
    function: Callable[..., Any], kinds: Mapping[str, Any], path: str
) -> Iterator[Parameter]:
    """The parameters of path and query in a signature."""
    for name, one in inspect.signature(function).parameters.items():
        kind = kinds[name]
        if any(isinstance(mark, Given | _Body) for mark in _marks(kind)):
            continue
        if isinstance(kind, type) and issubclass(kind, HTTPConnection):
            continue
        yield Parameter(name, _without_none(kind), f"{{{name}}}" in path, one.default)


def _without_none(kind: Any) -> Any:
    """The type of an optional parameter that is given."""
    if get_origin(kind) not in (Union, types.UnionType):
        return kind
    options = tuple(one for one in get_args(kind) if one is not types.NoneType)
    return Union[options]  # noqa: UP007 -- made from a tuple


def _values(connection: HTTPConnection, parameters: Sequence[Parameter]) -> dict[str, Any]:
    """The values of the parameters, or a Problem with everything wrong about them."""
    values: dict[str, Any] = {}
    faults: list[Fact] = []
    for one in parameters:
        given = _texts(connection, one)
        if not given:
            if one.required:
                faults.append(required(one.name, shape_of(one.kind)))
            values[one.name] = one.default
            continue
        try:
            (text,) = given
            values[one.name] = msgspec.convert(text, one.kind, strict=False)
        except (msgspec.ValidationError, ValueError):
            shown = shortened(repr(",".join(given)))
            faults.append(wrong_value(one.name, shown, shape_of(one.kind)))
    if faults:
        raise Problem(422, sentences(faults), code="invalid")
    return values


def _texts(connection: HTTPConnection, parameter: Parameter) -> list[str]:
    if parameter.in_path:
        return [str(connection.path_params[parameter.name])]
    return connection.query_params.getlist(parameter.name)
