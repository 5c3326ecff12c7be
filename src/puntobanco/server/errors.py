"""Errors as programs and people read them: a code, parameters, and a sentence."""

import logging
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_421_MISDIRECTED_REQUEST,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from litestar.types import ExceptionHandlersMap
from msgspec.structs import replace

from puntobanco.core.errors import PuntoError, SheetError, stated_by
from puntobanco.core.facts import Fact, fact
from puntobanco.house.pit import PitStoppedError
from puntobanco.house.presence import ElsewhereError
from puntobanco.server.language import words_of
from puntobanco.server.parameters import parameter_faults
from puntobanco.store import BadInputError, StoreError, UnreachableError, WriteError
from puntobanco.words import Words

LOG = logging.getLogger("punto.server")


class ErrorBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """The shape of every error."""

    code: str
    """For programs. A code never changes its meaning."""
    message: str
    """For people, in the language of the request."""
    key: str = ""
    """The key of the message in the catalogue, more specific than the code."""
    params: dict[str, Any] = msgspec.field(default_factory=dict)
    """The values in the message, by name."""
    allowed: int | None = None
    """The amount that would be accepted, if any."""
    setting: str = ""
    """The key of the wrong setting, if any. The message then describes only the fault."""


class Problem(HTTPException):
    """A request that was not carried out, and why."""

    def __init__(
        self,
        status: int,
        stated: Fact,
        *,
        code: str | None = None,
        wait_s: int | None = None,
        allowed: int | None = None,
        setting: str = "",
    ) -> None:
        """`code` is for programs (default: the fact's own code)."""
        super().__init__(detail=str(stated), status_code=status)
        self.stated = stated
        self.code = code or stated.code
        self.allowed = allowed
        self.setting = setting
        if wait_s is not None:
            self.headers = {"retry-after": str(wait_s)}


def not_found(stated: Fact) -> Problem:
    """The Problem of a request that names something unknown."""
    return Problem(404, stated, code="not-found")


def invalid(stated: Fact) -> Problem:
    """The Problem of a request with invalid values."""
    return Problem(422, stated, code="invalid")


def game_problem(error: PuntoError) -> Problem:
    """The Problem of a game that cannot be opened. Names the setting if one is wrong."""
    if isinstance(error, SheetError):
        where, _, key = error.path.partition(".")
        if where == "settings" and key:
            return Problem(422, fact("server-says", why=error.problem), code="game", setting=key)
    return Problem(422, relayed_fact(error), code="game")


def error_body(stated: Fact, words: Words, *, code: str, allowed: int | None = None) -> ErrorBody:
    """The body of an error, from a fact and a language."""
    return ErrorBody(code, words.text(stated), stated.code, stated.wire_params(), allowed)


def is_of_store(error: PuntoError) -> bool:
    """Whether the database failed, not the request. The details are not sent to the client."""
    return isinstance(error, StoreError) and not isinstance(error, BadInputError)


def relayed_fact(error: Exception) -> Fact:
    """An error of a lower layer as a fact for the answer."""
    return fact("server-says", why=stated_by(error))


def _response(status: int, body: ErrorBody, headers: dict[str, str] | None) -> Response[ErrorBody]:
    return Response(
        body,
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def _answer(
    request: Request[Any, Any, Any],
    status: int,
    stated: Fact,
    *,
    code: str,
    headers: dict[str, str] | None = None,
) -> Response[ErrorBody]:
    """An error in the language of the request."""
    return _response(status, error_body(stated, words_of(request.scope), code=code), headers)


def _problem(request: Request[Any, Any, Any], error: Problem) -> Response[ErrorBody]:
    words = words_of(request.scope)
    body = error_body(error.stated, words, code=error.code, allowed=error.allowed)
    return _response(error.status_code, replace(body, setting=error.setting), error.headers)


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[ErrorBody]:
    faults = error.extra if isinstance(error.extra, list) else []
    stated = parameter_faults(request, [str(fault.get("key", "")) for fault in faults])
    return _answer(request, HTTP_422_UNPROCESSABLE_ENTITY, stated, code="invalid")


_BY_STATUS: Mapping[int, tuple[str, Fact]] = {
    400: ("malformed", fact("server-malformed")),
    404: ("not-found", fact("server-nothing-here")),
    405: ("method", fact("server-method")),
    413: ("too-large", fact("server-too-large")),
    415: ("media-type", fact("server-media-type")),
}
"""Code and fact for errors raised by Litestar, by status."""


def _refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return _unexpected(request, error)
    code, stated = _BY_STATUS.get(error.status_code, _BY_STATUS[HTTP_400_BAD_REQUEST])
    return _answer(request, error.status_code, stated, code=code, headers=error.headers)


def _pit_stopped(request: Request[Any, Any, Any], error: PitStoppedError) -> Response[ErrorBody]:
    LOG.error("pit stopped", extra={"detail": str(error)})
    stated = fact("server-stopped")
    return _answer(request, HTTP_503_SERVICE_UNAVAILABLE, stated, code="stopped")


def _storage_error(request: Request[Any, Any, Any], error: StoreError) -> Response[ErrorBody]:
    """The database is unreachable or a write failed. It may recover; otherwise the pit stops."""
    LOG.error("store", extra={"detail": str(error)})
    stated, headers = fact("server-storage"), {"retry-after": "1"}
    return _answer(request, HTTP_503_SERVICE_UNAVAILABLE, stated, code="storage", headers=headers)


def _elsewhere(request: Request[Any, Any, Any], error: ElsewhereError) -> Response[ErrorBody]:
    """Another process owns the pit. Names it, if known."""
    if not error.address:
        stated, headers = fact("server-moving"), {"retry-after": "1"}
        status = HTTP_503_SERVICE_UNAVAILABLE
        return _answer(request, status, stated, code="moving", headers=headers)
    stated, headers = fact("server-elsewhere", address=error.address), {"location": error.address}
    status = HTTP_421_MISDIRECTED_REQUEST
    return _answer(request, status, stated, code="elsewhere", headers=headers)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """The last resort: the client receives only an id; the log has the details."""
    number = secrets.token_hex(4)
    route = request.scope.get("path_template", "")
    LOG.error("unexpected error", extra={"error": number, "route": route}, exc_info=error)
    stated = fact("server-unexpected", number=number)
    return _answer(request, HTTP_500_INTERNAL_SERVER_ERROR, stated, code="unexpected")


HANDLERS: ExceptionHandlersMap = {
    Problem: _problem,
    ValidationException: _invalid,
    HTTPException: _refused,
    PitStoppedError: _pit_stopped,
    ElsewhereError: _elsewhere,
    UnreachableError: _storage_error,
    WriteError: _storage_error,
    Exception: _unexpected,
}
