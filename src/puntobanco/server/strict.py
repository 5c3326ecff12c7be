"""Strict parsing of bodies: text is not a number, and an unknown field is an error.

Litestar decodes a body to plain values and converts them leniently. Here it is decoded directly to
the handler's type.
"""

import json
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from puntobanco.core.facts import Fact, fact
from puntobanco.server.errors import Problem
from puntobanco.server.peer import header
from puntobanco.server.validation import misfit, shortened

_CHARSETS = ("", "charset=utf-8", 'charset="utf-8"')


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body matches the type of its handler, or raises a Problem."""

    async def body(self) -> bytes:
        """The body. A client that disconnects meanwhile causes one log line and no traceback."""
        try:
            return await super().body()
        except InternalServerException:
            # The only reason for this exception here.
            raise Problem(400, fact("server-incomplete"), code="incomplete") from None

    async def json(self) -> Any:
        """The body, decoded to the type of the handler's `data`."""
        self._check_type()
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        body = await self.body()
        try:
            found = _decoder(wanted).decode(body)
            key = repeated_key(body)
        except msgspec.ValidationError:
            raise Problem(422, misfit(body, wanted), code="invalid") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Problem(400, fact("server-not-json"), code="malformed") from None
        if key is not None:
            raise Problem(400, repeated(key), code="malformed")
        return found

    def _check_type(self) -> None:
        """Raise a Problem unless the body is declared as plain, uncompressed JSON."""
        encodings = self.headers.getall("content-encoding", [])
        if any(one.strip().casefold() != "identity" for one in encodings):
            raise Problem(415, fact("server-encoding"), code="encoding")
        kind = (header(self.scope, b"content-type") or "").casefold()
        media_type, _, more = kind.partition(";")
        if media_type.strip() != "application/json" or more.strip() not in _CHARSETS:
            raise Problem(415, fact("server-media-type"), code="media-type")


class _RepeatedKeyError(ValueError):
    pass


def repeated_key(text: bytes | str) -> str | None:
    r"""A key that occurs twice in an object of a JSON text, where parsers differ on the value.

    >>> repeated_key('{"stake": 1, "of": {"stake": 2}}')
    >>> repeated_key('{"stake": 1, "st\u0061ke": 2}')
    'stake'
    """
    try:
        json.loads(
            text, object_pairs_hook=_check_keys, parse_int=str, parse_float=str, parse_constant=str
        )
    except _RepeatedKeyError as error:
        return str(error)
    return None


def repeated(key: str) -> Fact:
    """The fault of an object with a repeated key."""
    return fact("input-repeated", key=shortened(repr(key)))


def _check_keys(pairs: list[tuple[str, Any]]) -> None:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise _RepeatedKeyError(key)
        seen.add(key)


@lru_cache(maxsize=256)
def _decoder(wanted: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(wanted)
