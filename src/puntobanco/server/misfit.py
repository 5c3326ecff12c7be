"""Why a message or a body is not what was asked for: its place, its value, what was expected.

msgspec judges. Where it has refused, the plain value is walked beside the type once more, in the
words that a rule sheet is refused in: msgspec itself names no value and not what would have done.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import lru_cache
from itertools import chain
from typing import Any

import msgspec
from msgspec import inspect

from puntobanco.server.patterns import NOT_BLANK, WORDS

MOST_SHOWN = 40
"""Characters of a value that are said back."""
MOST_LISTED = 12
"""Kinds of messages that are named where none of them was meant."""


@lru_cache(maxsize=256)
def _shape_of(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def misfit(raw: bytes | str, kind: Any, error: str) -> str:
    """The sentence about the first thing in a text that is not of this kind.

    `error` is what msgspec says of it, for what is not found here, such as text that ends early.

    >>> misfit('{"amount": "12"}', dict[str, int], "")
    "amount: '12': expected a whole number."
    """
    try:
        value = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _of_msgspec(error)
    found = next(_misfits(value, _shape_of(kind), ""), None)
    return f"{found}." if found else _of_msgspec(error)


def _of_msgspec(error: str) -> str:
    """The words of msgspec with the place first.

    >>> _of_msgspec("Expected `int`, got `str` - at `$.amount`")
    'amount: expected `int`, got `str`.'
    """
    told, _, place = error.partition(" - at ")
    where = place.strip("`").removeprefix("$").removeprefix(".")
    return f"{where}: {told[0].lower()}{told[1:]}." if where else f"{told}."


def _misfits(value: object, shape: inspect.Type, place: str) -> Iterator[str]:
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
                count = f"{len(value)} entries"
                yield _said(place, f"{count}: expected {_lengths(shape, 'entries')}")
            for index, entry in enumerate(value):
                yield from _misfits(entry, shape.item_type, f"{place}[{index}]")
        case inspect.StrType() if isinstance(value, str) and not _long_enough(len(value), shape):
            # Its length says it all, and what is too long may be a secret.
            yield _said(place, f"{len(value)} characters: expected {_words(shape)}")
        case _ if not _fits(value, shape):
            yield _said(place, f"{_shown(value)}: expected {_words(shape)}")


def _bare(shape: inspect.Type) -> inspect.Type:
    return shape.type if isinstance(shape, inspect.Metadata) else shape


def _for_kind(shape: inspect.Type, value: object) -> inspect.Type:
    """Of alternatives the one that the value was meant for, where its kind tells."""
    if not isinstance(shape, inspect.UnionType) or isinstance(value, dict):
        return shape
    kinds: dict[type, Any] = {list: inspect.CollectionType, str: inspect.StrType}
    wanted = kinds.get(type(value), ())
    options = [_bare(one) for one in shape.types]
    fitting = (one for one in options if _fits(value, one))
    alike = (one for one in options if isinstance(one, wanted))
    return next(chain(fitting, alike), shape)


def _structs(shape: inspect.UnionType) -> list[inspect.StructType]:
    bare = (_bare(one) for one in shape.types)
    return [one for one in bare if isinstance(one, inspect.StructType)]


def _tagged(
    value: dict[str, Any], shapes: Sequence[inspect.StructType], place: str
) -> Iterator[str]:
    """What is wrong with an object that says by its tag which of these it is."""
    field = shapes[0].tag_field
    if field is None:
        yield from _fields(value, shapes[0], place)
        return
    known = {str(shape.tag): shape for shape in shapes}
    expected = _one_of(_nearest(value.get(field), sorted(known)))
    if field not in value:
        if len(shapes) > 1:
            yield _said(place, f"'{field}' must be written here; expected {expected}")
        else:
            yield from _fields(value, shapes[0], place)
    elif not isinstance(value[field], str) or value[field] not in known:
        yield _said(_under(place, field), f"{_shown(value[field])}: expected {expected}")
    else:
        yield from _fields(value, known[value[field]], place)


def _fields(value: dict[str, Any], shape: inspect.StructType, place: str) -> Iterator[str]:
    fields = {field.encode_name: field for field in shape.fields}
    if shape.forbid_unknown_fields:
        for key in value.keys() - fields.keys() - {shape.tag_field}:
            known = ", ".join(fields) or "nothing here"
            yield _said(_under(place, key[:MOST_SHOWN]), f"unknown field; expected {known}")
    for key, field in fields.items():
        if key in value:
            yield from _misfits(value[key], field.type, _under(place, key))
        elif field.required:
            words = _words(_bare(field.type))
            yield _said(place, f"'{key}' must be written here; expected {words}")


def _fits(value: object, shape: inspect.Type) -> bool:
    """Whether a value that is no list and no object can stand for a shape without alternatives."""
    match shape:
        case inspect.LiteralType():
            return any(value == one and type(value) is type(one) for one in shape.values)
        case inspect.EnumType():
            return value in [one.value for one in shape.cls]
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
            return any(_fits(value, _bare(one)) for one in shape.types)
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


def _words(shape: inspect.Type) -> str:
    """What a shape asks for, as the end of a sentence."""
    match _bare(shape):
        case inspect.LiteralType() as literal:
            return _one_of(literal.values)
        case inspect.EnumType() as enum:
            return _one_of([one.value for one in enum.cls])
        case inspect.IntType() as number:
            return _number(number)
        case inspect.StrType() as text:
            return _text(text)
        case inspect.UnionType() as union:
            return " or ".join(dict.fromkeys(_words(one) for one in union.types))
        case inspect.CollectionType():
            return "a list"
        case other:
            return _PLAIN.get(type(other), "an object")


_PLAIN = {
    inspect.BoolType: "true or false",
    inspect.FloatType: "a number",
    inspect.NoneType: "null",
}


def _number(shape: inspect.IntType) -> str:
    if shape.ge is None:
        return "a whole number"
    if shape.le is None:
        return f"a whole number of {shape.ge} or more"
    return f"a whole number from {shape.ge} to {shape.le}"


def _text(shape: inspect.StrType) -> str:
    length = _lengths(shape, "characters")
    said = f"text of {length}" if length else "text"
    if shape.pattern == NOT_BLANK:
        return f"{said}, not all of them blank"
    return WORDS[shape.pattern] if shape.pattern else said


def _lengths(shape: Any, things: str) -> str:
    match shape.min_length, shape.max_length:
        case None, None:
            return ""
        case None, most:
            return f"{most} {things} at most"
        case least, None:
            return f"{least} {things} or more"
        case least, most:
            return f"{least} to {most} {things}"
    raise AssertionError("a pair is one of these")


def _one_of(values: Sequence[object]) -> str:
    several = "one of " if len(values) > 1 else ""
    return f"{several}{', '.join(repr(one) for one in values)}"


def _nearest(value: object, known: list[str]) -> list[str]:
    """Those that were most likely meant, where there are too many to read."""
    if len(known) <= MOST_LISTED:
        return known
    return get_close_matches(str(value), known, MOST_LISTED, cutoff=0.0)


def _shown(value: object) -> str:
    match value:
        case None | bool():
            return {None: "null", True: "true", False: "false"}[value]
        case dict():
            return "an object"
        case list():
            return "a list"
        case _:
            said = repr(value)
            return said if len(said) <= MOST_SHOWN else f"{said[:MOST_SHOWN]}…"


def _under(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _said(place: str, problem: str) -> str:
    return f"{place}: {problem}" if place else problem
