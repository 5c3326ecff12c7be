"""What goes wrong, as people and programs are told: a code and one sentence."""

import logging
import re
import secrets
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

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import Fact, to_wire
from puntobanco.core.text import Text
from puntobanco.house.pit import PitStoppedError
from puntobanco.house.presence import ElsewhereError
from puntobanco.server.language import words_of
from puntobanco.server.patterns import WORDS
from puntobanco.server.saying import language_of, said_in
from puntobanco.store import BadInputError, StoreError, UnreachableError, WriteError
from puntobanco.words import Words

LOG = logging.getLogger("punto.server")


class ErrorBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """The one shape of every error."""

    code: str
    """For programs; a code never changes its meaning."""
    message: str
    """For people, in the language of the request."""
    key: str = ""
    """The key of the message in the catalogue: finer than the code."""
    params: dict[str, Any] = {}
    """The values in the message, by name."""
    detail: str = ""
    """What a table or a meter adds to its refusal, in English, as over the socket."""
    allowed: int | None = None
    """The amount that would be accepted, where one would."""


class Problem(HTTPException):
    """A request that was not carried out, and why."""

    def __init__(
        self,
        status: int,
        stated: Fact | str,
        message: str | Text = "",
        *,
        code: str | None = None,
        wait_s: int | None = None,
        refusal_detail: str = "",
        allowed: int | None = None,
    ) -> None:
        """`code` is what programs know; without it the fact's own code."""
        super().__init__(detail=str(message or stated), status_code=status)
        self.stated = stated if isinstance(stated, Fact) else None
        self.code = code or (stated.code if isinstance(stated, Fact) else stated)
        self.refusal_detail = refusal_detail
        self.allowed = allowed
        self.text = message if isinstance(message, Text) else None
        if wait_s is not None:
            self.headers = {"retry-after": str(wait_s)}


def error_body(
    stated: Fact, words: Words, *, code: str, detail: str = "", allowed: int | None = None
) -> ErrorBody:
    """What is sent of a fact, in a language."""
    params = {name: to_wire(value) for name, value in stated.params}
    return ErrorBody(code, words.text(stated), stated.code, params, detail, allowed)


def is_of_store(error: PuntoError) -> bool:
    """Whether an error is the database's and not the sender's; it is not told in its own words."""
    return isinstance(error, StoreError) and not isinstance(error, BadInputError)


def problem_response(
    status: int, code: str, message: str, headers: dict[str, str] | None = None
) -> Response[ErrorBody]:
    """An error as it is sent."""
    return _response(status, ErrorBody(code, message), headers)


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
    code: str,
    message: str,
    headers: dict[str, str] | None = None,
) -> Response[ErrorBody]:
    """An error in the language of the request."""
    said = said_in(message, request.headers.get("accept-language"))
    return problem_response(status, code, said, headers)


def _problem(request: Request[Any, Any, Any], error: Problem) -> Response[ErrorBody]:
    if error.stated is not None:
        words, detail, allowed = words_of(request.scope), error.refusal_detail, error.allowed
        body = error_body(error.stated, words, code=error.code, detail=detail, allowed=allowed)
        return _response(error.status_code, body, error.headers)
    if error.text is None:
        return _answer(request, error.status_code, error.code, error.detail, error.headers)
    said = error.text.to(language_of(request.headers.get("accept-language")))
    body = ErrorBody(error.code, said, detail=error.refusal_detail, allowed=error.allowed)
    return _response(error.status_code, body, error.headers)


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[ErrorBody]:
    faults = error.extra if isinstance(error.extra, list) else []
    told = [_fault(request, str(one.get("key", "")), str(one.get("message", ""))) for one in faults]
    sentence = " ".join(told) or "The request is not what was expected."
    return problem_response(HTTP_422_UNPROCESSABLE_ENTITY, "invalid", sentence)


def _fault(request: Request[Any, Any, Any], key: str, message: str) -> str:
    """What is wrong with a parameter, in the words of everything else that is typed wrong.

    The library says "Expected `int` <= 200", shows a pattern as it is, and not what it was given.
    """
    given = request.query_params.get(key)
    where = key if given is None else f"{key}: {str(given)[:40]!r}"
    told = message.partition(", got ")[0]
    for theirs, ours in _KINDS.items():
        told = re.sub(theirs, ours, told)
    return f"{where}: {told[:1].lower()}{told[1:]}."


_KINDS = {
    **{re.escape(f"`str` matching regex {one!r}"): words for one, words in WORDS.items()},
    "`int`": "a whole number",
    "`str`": "text",
    "`bool`": "true or false",
    r" >= (\d+)": r" of \1 or more",
    r" <= (\d+)": r" of \1 at most",
}

_CODES = {
    400: ("malformed", "The request cannot be read."),
    404: ("not-found", "There is nothing here."),
    405: ("method", "This cannot be done here."),
    413: ("too-large", "The request is larger than is taken."),
    415: ("media-type", "The request is of a type that is not taken."),
}


def _refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return _unexpected(request, error)
    known = _CODES.get(error.status_code, _CODES[HTTP_400_BAD_REQUEST])
    return _answer(request, error.status_code, *known, error.headers)


def _pit_stopped(request: Request[Any, Any, Any], error: PitStoppedError) -> Response[ErrorBody]:
    LOG.error("pit stopped", extra={"detail": str(error)})
    sentence = "The house has stopped; nothing was done."
    return _answer(request, HTTP_503_SERVICE_UNAVAILABLE, "stopped", sentence)


def _away(request: Request[Any, Any, Any], error: StoreError) -> Response[ErrorBody]:
    """The database is away, or a write to it failed: that passes, or the pit stops by itself."""
    LOG.error("store", extra={"detail": str(error)})
    sentence = "The house cannot reach its records just now; look what it says before asking again."
    headers = {"retry-after": "1"}
    return _answer(request, HTTP_503_SERVICE_UNAVAILABLE, "storage", sentence, headers)


def _elsewhere(request: Request[Any, Any, Any], error: ElsewhereError) -> Response[ErrorBody]:
    """Another process has the pit: it is named, or nobody has it for a moment."""
    if not error.address:
        sentence = "The tables are changing hands; ask again in a moment."
        headers = {"retry-after": "1"}
        return _answer(request, HTTP_503_SERVICE_UNAVAILABLE, "moving", sentence, headers)
    sentence = f"The tables are served at {error.address}; ask there."
    headers = {"location": error.address}
    return _answer(request, HTTP_421_MISDIRECTED_REQUEST, "elsewhere", sentence, headers)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """The last resort: the sender learns an id and nothing else, the log has the rest."""
    number = secrets.token_hex(4)
    route = request.scope.get("path_template", "")
    LOG.error("unexpected error", extra={"error": number, "route": route}, exc_info=error)
    sentence = f"Something went wrong here, and was noted as {number}."
    return _answer(request, HTTP_500_INTERNAL_SERVER_ERROR, "unexpected", sentence)


HANDLERS: ExceptionHandlersMap = {
    Problem: _problem,
    ValidationException: _invalid,
    HTTPException: _refused,
    PitStoppedError: _pit_stopped,
    ElsewhereError: _elsewhere,
    UnreachableError: _away,
    WriteError: _away,
    Exception: _unexpected,
}
