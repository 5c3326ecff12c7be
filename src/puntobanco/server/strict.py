"""Strict parsing of bodies: text is not a number, and an unknown field is an error."""

import json
from functools import lru_cache
from typing import Any

import msgspec

from puntobanco.core.facts import Fact, fact
from puntobanco.server.errors import Problem
from puntobanco.server.validation import misfit, shortened


def decode_strictly(body: bytes, kind: Any) -> Any:
    """A body as a value of a type. A Problem if it is anything else."""
    try:
        found = _decoder(kind).decode(body)
        key = repeated_key(body)
    except msgspec.ValidationError:
        raise Problem(422, misfit(body, kind), code="invalid") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem(400, fact("server-not-json"), code="malformed") from None
    if key is not None:
        raise Problem(400, repeated(key), code="malformed")
    return found


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
