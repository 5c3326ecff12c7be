"""Errors as programs and people read them: a code, parameters, and a sentence."""

import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from puntobanco.core.errors import PuntoError, SheetError, stated_by
from puntobanco.core.facts import Fact, fact
from puntobanco.house.pit import PitStoppedError
from puntobanco.house.presence import ElsewhereError
from puntobanco.server.language import words_of
from puntobanco.server.peer import Scope
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


class Problem(Exception):  # noqa: N818 -- an answer, not always an error
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
        super().__init__(str(stated))
        self.status = status
        self.stated = stated
        self.code = code or stated.code
        self.allowed = allowed
        self.setting = setting
        self.headers = {} if wait_s is None else {"retry-after": str(wait_s)}


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


@dataclass(frozen=True, slots=True)
class ErrorAnswer:
    """The status, body and headers of the answer to an error."""

    status: int
    body: ErrorBody
    headers: Mapping[str, str]


def error_answer(error: Exception, scope: Scope) -> ErrorAnswer:
    """The answer to an error, in the language of the request."""
    problem = _problem_of(error, scope)
    body = error_body(problem.stated, words_of(scope), code=problem.code, allowed=problem.allowed)
    return ErrorAnswer(problem.status, replace(body, setting=problem.setting), problem.headers)


def _problem_of(error: Exception, scope: Scope) -> Problem:
    match error:
        case Problem():
            return error
        case PitStoppedError():
            LOG.error("pit stopped", extra={"detail": str(error)})
            return Problem(503, fact("server-stopped"), code="stopped")
        case ElsewhereError(address=""):
            return Problem(503, fact("server-moving"), code="moving", wait_s=1)
        case ElsewhereError():
            # Another process owns the pit.
            moved = Problem(421, fact("server-elsewhere", address=error.address), code="elsewhere")
            moved.headers["location"] = error.address
            return moved
        case UnreachableError() | WriteError():
            # It may recover; otherwise the pit stops.
            LOG.error("store", extra={"detail": str(error)})
            return Problem(503, fact("server-storage"), code="storage", wait_s=1)
        case _:
            # The last resort: the client receives only a number; the log has the details.
            number = secrets.token_hex(4)
            route = scope.get("path_template", "")
            LOG.error("unexpected error", extra={"error": number, "route": route}, exc_info=error)
            return Problem(500, fact("server-unexpected", number=number), code="unexpected")
