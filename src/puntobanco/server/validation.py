"""Why a message or body is invalid: its place, its value, and what was expected.

msgspec validates. If it refuses, the plain value is compared with the type once more, because
msgspec names neither the value nor what it would have accepted.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import lru_cache
from itertools import chain
from typing import Any

import msgspec
from msgspec import inspect

from puntobanco.core.facts import Fact, Sentences, Value, fact, listed, one_of
from puntobanco.server.patterns import EXPECTED, NOT_BLANK

MOST_SHOWN = 40
"""Characters of a value that an answer repeats."""
MOST_LISTED = 12
"""Kinds of messages that an answer lists if the kind is unknown."""
MOST_PLACE = 120
"""Characters of a place that an answer repeats. Keys come from the sender."""


@lru_cache(maxsize=256)
def shape_of(kind: Any) -> inspect.Type:
    """The msgspec description of a type."""
    return inspect.type_info(kind)


def misfit(raw: bytes | str, kind: Any) -> Fact:
    """The first fault in a text that is not of this kind.

    >>> str(misfit('{"amount": "12"}', dict[str, int]))
    "amount: '12': expected a whole number."
    """
    try:
        value = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return fact("input-unreadable")
    return next(_misfits(value, shape_of(kind), ""), fact("input-other"))


def _misfits(value: object, shape: inspect.Type, place: str) -> Iterator[Fact]:
    shape = _for_kind(_bare(shape), value)
    match shape:
        case inspect.UnionType() if isinstance(value, dict) and _structs(shape):
            yield from _tagged(value, _structs(shape), place)
        case inspect.StructType() if isinstance(value, dict):
            yield from _tagged(value, [shape], place)
        case inspect.DictType() if isinstance(value, dict):
            for key, entry in value.items():
                yield from _misfits(entry, shape.value_type, _under(place, key))
        case inspect.CollectionType() if isinstance(value, list):
            if not _long_enough(len(value), shape):
                wanted = _entries(shape.min_length, shape.max_length)
                yield at_place(place, fact("input-entries", count=len(value), expected=wanted))
            for index, entry in enumerate(value):
                yield from _misfits(entry, shape.item_type, f"{place}[{index}]")
        case inspect.StrType() if isinstance(value, str) and not _long_enough(len(value), shape):
            # Report only the length: a text that is too long may be a secret.
            count = len(value)
            yield at_place(place, fact("input-characters", count=count, expected=expected(shape)))
        case _ if not _fits(value, shape):
            yield wrong_value(place, _shown(value), shape)


def wrong_value(place: str, value: Value, shape: inspect.Type) -> Fact:
    """A value that does not match its type."""
    return at_place(place, fact("input-value", value=value, expected=expected(shape)))


def required(field: str, shape: inspect.Type, place: str = "") -> Fact:
    """A required field or parameter that is missing."""
    return at_place(place, fact("input-required", field=field, expected=expected(shape)))


def _bare(shape: inspect.Type) -> inspect.Type:
    return shape.type if isinstance(shape, inspect.Metadata) else shape


def _for_kind(shape: inspect.Type, value: object) -> inspect.Type:
    """The alternative of a union that the value was probably meant for."""
    if not isinstance(shape, inspect.UnionType) or isinstance(value, dict):
        return shape
    kinds: dict[type, Any] = {list: inspect.CollectionType, str: inspect.StrType}
    wanted = kinds.get(type(value), ())
    options = [_bare(option) for option in shape.types]
    fitting = (option for option in options if _fits(value, option))
    alike = (option for option in options if isinstance(option, wanted))
    return next(chain(fitting, alike), shape)


def _structs(shape: inspect.UnionType) -> list[inspect.StructType]:
    bare = (_bare(option) for option in shape.types)
    return [option for option in bare if isinstance(option, inspect.StructType)]


def _tagged(
    value: dict[str, Any], shapes: Sequence[inspect.StructType], place: str
) -> Iterator[Fact]:
    """The faults of an object whose tag selects one of these structs."""
    field = shapes[0].tag_field
    if field is None:
        yield from _fields(value, shapes[0], place)
        return
    known = {str(shape.tag): shape for shape in shapes}
    wanted = _one_of(_nearest(value.get(field), sorted(known)))
    if field not in value:
        if len(shapes) > 1:
            yield at_place(place, fact("input-required", field=field, expected=wanted))
        else:
            yield from _fields(value, shapes[0], place)
    elif not isinstance(value[field], str) or value[field] not in known:
        shown = _shown(value[field])
        yield at_place(_under(place, field), fact("input-value", value=shown, expected=wanted))
    else:
        yield from _fields(value, known[value[field]], place)


def _fields(value: dict[str, Any], shape: inspect.StructType, place: str) -> Iterator[Fact]:
    fields = {field.encode_name: field for field in shape.fields}
    if shape.forbid_unknown_fields:
        for key in value.keys() - fields.keys() - {shape.tag_field}:
            unknown = fact("input-unknown-field", count=len(fields), fields=listed(fields))
            yield at_place(_under(place, key[:MOST_SHOWN]), unknown)
    for key, field in fields.items():
        if key in value:
            yield from _misfits(value[key], field.type, _under(place, key))
        elif field.required:
            yield required(key, field.type, place)


def _fits(value: object, shape: inspect.Type) -> bool:
    """Whether a value other than a list or object matches a type."""
    match shape:
        case inspect.LiteralType():
            return any(value == one and type(value) is type(one) for one in shape.values)
        case inspect.EnumType():
            return value in [member.value for member in shape.cls]
        case inspect.IntType():
            whole = type(value) is int or (isinstance(value, float) and value.is_integer())
            return whole and _within(value, shape)
        case inspect.FloatType():
            return type(value) in (int, float)
        case inspect.StrType():
            return isinstance(value, str) and _matches(value, shape)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.NoneType():
            return value is None
        case inspect.UnionType():
            return any(_fits(value, _bare(option)) for option in shape.types)
        case inspect.StructType() | inspect.DictType() | inspect.CollectionType():
            return False
        case _:
            return True


def _within(value: Any, shape: inspect.IntType) -> bool:
    return (shape.ge is None or value >= shape.ge) and (shape.le is None or value <= shape.le)


def _matches(value: str, shape: inspect.StrType) -> bool:
    return shape.pattern is None or re.search(shape.pattern, value) is not None


def _long_enough(length: int, shape: Any) -> bool:
    return (shape.min_length or 0) <= length and (
        shape.max_length is None or length <= shape.max_length
    )


def expected(shape: inspect.Type) -> Value:
    """What a type expects, as the end of a sentence."""
    match _bare(shape):
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


def _nearest(value: object, known: list[str]) -> list[str]:
    """The names closest to the value, if there are too many to list."""
    if len(known) <= MOST_LISTED:
        return known
    return get_close_matches(str(value), known, MOST_LISTED, cutoff=0.0)


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


def _under(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


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
