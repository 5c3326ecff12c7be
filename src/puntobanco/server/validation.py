"""Why a message or body is invalid, in the words of an answer.

msgspec validates. If it refuses, the plain value is compared with the type once more, because
msgspec names neither the value nor what it would have accepted.
"""

from collections.abc import Iterable, Sequence
from typing import Any, assert_never

import msgspec
from msgspec import inspect

from puntobanco.core.facts import Fact, Sentences, Value, fact, listed, one_of
from puntobanco.misfits import (
    Misfit,
    MissingField,
    Place,
    UnknownField,
    WrongKey,
    WrongLength,
    WrongValue,
    bare,
    misfits,
    shape_of,
)
from puntobanco.server.patterns import EXPECTED, NOT_BLANK

MOST_SHOWN = 40
"""Characters of a value that an answer repeats."""
MOST_PLACE = 120
"""Characters of a place that an answer repeats. Keys come from the sender."""


def misfit(raw: bytes | str, kind: Any) -> Fact:
    """The first fault in a text that is not of this kind.

    >>> str(misfit('{"amount": "12"}', dict[str, int]))
    "amount: '12': expected a whole number."
    """
    try:
        value = _DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return fact("input-unreadable")
    found = next(misfits(value, shape_of(kind)), None)
    return fact("input-other") if found is None else _stated(found)


def _number(text: str) -> int | float:
    """A JSON number with a point or an exponent. 1.0 is a whole number, as msgspec reads it."""
    number = float(text)
    return int(number) if number.is_integer() else number


_DECODER = msgspec.json.Decoder(float_hook=_number)


def _stated(found: Misfit) -> Fact:
    place = _path(found.place)
    match found:
        case UnknownField(known=known):
            *table, key = found.place
            unknown = fact("input-unknown-field", count=len(known), fields=listed(known))
            return at_place(_path((*table, str(key)[:MOST_SHOWN])), unknown)
        case MissingField():
            return required(found.field, found.wanted, place)
        case WrongKey():
            return wrong_value(place, shortened(repr(found.key)), found.wanted)
        case WrongLength(value=str() as text):
            # Report only the length: a text that is too long may be a secret.
            count, wanted = len(text), expected(found.wanted)
            return at_place(place, fact("input-characters", count=count, expected=wanted))
        case WrongLength(value=value):
            entries = _entries(found.least, found.most)
            return at_place(place, fact("input-entries", count=len(value), expected=entries))
        case WrongValue():
            return wrong_value(place, _shown(found.value), found.wanted)
        case _:
            assert_never(found)


def wrong_value(place: str, value: Value, shape: inspect.Type) -> Fact:
    """A value that does not match its type."""
    return at_place(place, fact("input-value", value=value, expected=expected(shape)))


def required(field: str, shape: inspect.Type, place: str = "") -> Fact:
    """A required field or parameter that is missing."""
    return at_place(place, fact("input-required", field=field, expected=expected(shape)))


def expected(shape: inspect.Type) -> Value:
    """What a type expects, as the end of a sentence."""
    match bare(shape):
        case inspect.LiteralType() as literal:
            return _one_of(literal.values)
        case inspect.EnumType() as enum:
            return _one_of([member.value for member in enum.cls])
        case inspect.IntType() as number:
            return _whole_number(number.ge, number.le)
        case inspect.FloatType():
            return fact("expected-number")
        case inspect.StrType() as text:
            return _text(text)
        case inspect.BoolType():
            return fact("expected-true-or-false")
        case inspect.NoneType():
            return "null"
        case inspect.UnionType() as union:
            return one_of(dict.fromkeys(expected(option) for option in union.types))
        case inspect.CollectionType():
            return fact("expected-list")
        case _:
            return fact("expected-object")


def _whole_number(least: float | None, most: float | None) -> Fact:
    match least, most:
        case None, None:
            return fact("expected-whole")
        case None, float() | int():
            return fact("expected-whole-most", most=int(most))
        case float() | int(), None:
            return fact("expected-whole-least", least=int(least))
        case _:
            assert least is not None, "both are numbers"
            assert most is not None, "both are numbers"
            return fact("expected-whole-between", least=int(least), most=int(most))


def _text(shape: inspect.StrType) -> Fact:
    if shape.pattern is not None and shape.pattern != NOT_BLANK:
        return fact(EXPECTED[shape.pattern])
    length = _characters(shape.min_length, shape.max_length)
    if length is None:
        return fact("expected-text")
    blank = shape.pattern == NOT_BLANK
    return fact("expected-text-not-blank" if blank else "expected-text-of", length=length)


def _characters(least: int | None, most: int | None) -> Fact | None:
    match least, most:
        case None, None:
            return None
        case None, int():
            return fact("characters-most", most=most)
        case int(), None:
            return fact("characters-least", least=least)
        case _:
            return fact("characters-between", least=least or 0, most=most or 0)


def _entries(least: int | None, most: int | None) -> Fact:
    match least, most:
        case None, int():
            return fact("entries-most", most=most)
        case int(), None:
            return fact("entries-least", least=least)
        case _:
            return fact("entries-between", least=least or 0, most=most or 0)


def _one_of(values: Sequence[object]) -> Fact:
    return fact("expected-one-of", count=len(values), values=listed(map(repr, values)))


def _shown(value: object) -> Value:
    match value:
        case None | bool():
            return {None: "null", True: "true", False: "false"}[value]
        case dict():
            return fact("expected-object")
        case list():
            return fact("expected-list")
        case _:
            return shortened(repr(value))


def shortened(text: str) -> str:
    """A text, shortened to what an answer repeats."""
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def _path(place: Place) -> str:
    """A place as an answer names it.

    >>> _path(("command", "places", 1))
    'command.places[1]'
    """
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in place)
    return "".join(steps).removeprefix(".")


def at_place(place: str, problem: Fact) -> Fact:
    """A problem with its place, as a sentence."""
    if not place:
        return fact("input-problem", problem=problem)
    return fact("input-place", place=place[:MOST_PLACE], problem=problem)


def sentences(faults: Iterable[Fact]) -> Fact:
    """Faults in one fact: the only one, or all in sequence."""
    first, *others = faults
    if not others:
        return first
    return fact("input-several", faults=Sentences((first, *others)))
