"""Where a plain value does not fit a type: the input errors of sheets, profiles and requests.

msgspec's own errors name neither the value nor what was expected, and only part of the place. Each
edge words a misfit in its own terms.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache
from itertools import chain
from typing import Any, TypeAlias

from msgspec import inspect, structs

MOST_LISTED = 12
"""Kinds of structs that are listed if the tag is none of them."""

Place: TypeAlias = tuple[str | int, ...]
"""The keys and indexes from the outermost value to this one."""


Sized: TypeAlias = str | list[Any] | dict[str, Any]
SizedType: TypeAlias = inspect.StrType | inspect.CollectionType | inspect.DictType


@dataclass(frozen=True, slots=True)
class UnknownField:
    """A field that its table does not have."""

    place: Place
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MissingField:
    """A required field that a table lacks."""

    place: Place
    """The place of the table."""
    field: str
    wanted: inspect.Type


@dataclass(frozen=True, slots=True)
class WrongKey:
    """A key, the last step of the place, that does not match the keys of its table."""

    place: Place
    key: str
    wanted: inspect.Type


@dataclass(frozen=True, slots=True)
class WrongLength:
    """A text, a list or a table of entries that is too short or too long."""

    place: Place
    value: Sized
    least: int | None
    most: int | None
    declared: inspect.Type
    wanted: inspect.Type
    """Of a declared union, the alternative that the value was probably meant for."""


@dataclass(frozen=True, slots=True)
class WrongValue:
    """A value that does not match its type."""

    place: Place
    value: object
    declared: inspect.Type
    wanted: inspect.Type
    """Of a declared union, the alternative that the value was probably meant for."""


Misfit: TypeAlias = UnknownField | MissingField | WrongKey | WrongLength | WrongValue


@lru_cache(maxsize=256)
def shape_of(kind: Any) -> inspect.Type:
    """The msgspec description of a type."""
    return inspect.type_info(kind)


def misfits(value: object, shape: inspect.Type, place: Place = ()) -> Iterator[Misfit]:
    """Every misfit in a plain value, in the order of its entries.

    >>> next(misfits({"amount": "12"}, shape_of(dict[str, int]))).place
    ('amount',)
    """
    wanted = _alternative(shape, value)
    match wanted:
        case inspect.UnionType() if isinstance(value, dict) and _structs(wanted):
            yield from _tagged(value, _structs(wanted), place)
        case inspect.StructType() if isinstance(value, dict):
            yield from _tagged(value, [wanted], place)
        case inspect.DictType() if isinstance(value, dict):
            if not _long_enough(value, wanted):
                yield _wrong_length(place, value, shape, wanted)
            for key, entry in value.items():
                if not _fits_key(key, wanted.key_type):
                    yield WrongKey((*place, key), key, wanted.key_type)
                yield from misfits(entry, wanted.value_type, (*place, key))
        case inspect.CollectionType() if isinstance(value, list):
            if not _long_enough(value, wanted):
                yield _wrong_length(place, value, shape, wanted)
            for index, entry in enumerate(value):
                yield from misfits(entry, wanted.item_type, (*place, index))
        case inspect.StrType() if isinstance(value, str) and not _long_enough(value, wanted):
            yield _wrong_length(place, value, shape, wanted)
        case _ if not _fits(value, wanted):
            yield WrongValue(place, value, shape, wanted)


def _wrong_length(
    place: Place, value: Sized, shape: inspect.Type, wanted: SizedType
) -> WrongLength:
    return WrongLength(place, value, wanted.min_length, wanted.max_length, shape, wanted)


def bare(shape: inspect.Type) -> inspect.Type:
    """A type without its description."""
    if not isinstance(shape, inspect.Metadata):
        return shape
    pattern = (shape.extra or {}).get("pattern")
    return structs.replace(shape.type, pattern=pattern) if pattern else shape.type


def _tagged(
    value: Mapping[str, Any], shapes: Sequence[inspect.StructType], place: Place
) -> Iterator[Misfit]:
    """The misfits of a table whose tag selects one of these structs."""
    field = shapes[0].tag_field
    if field is None or (field not in value and len(shapes) == 1):
        yield from _fields(value, shapes[0], place)
        return
    known = {str(shape.tag): shape for shape in shapes}
    tag = value.get(field)
    if isinstance(tag, str) and tag in known:
        yield from _fields(value, known[tag], place)
        return
    likely = inspect.LiteralType(tuple(_nearest(tag, sorted(known))))
    if field in value:
        yield WrongValue((*place, field), tag, likely, likely)
    else:
        yield MissingField(place, field, likely)


def _nearest(value: object, known: list[str]) -> list[str]:
    """The names closest to the value, if there are too many to list."""
    if len(known) <= MOST_LISTED:
        return known
    return get_close_matches(str(value), known, MOST_LISTED, cutoff=0.0)


def _fields(value: Mapping[str, Any], shape: inspect.StructType, place: Place) -> Iterator[Misfit]:
    fields = {field.encode_name: field for field in shape.fields}
    if shape.forbid_unknown_fields:
        for key in value:
            if key not in fields and key != shape.tag_field:
                yield UnknownField((*place, key), tuple(fields))
    for key, field in fields.items():
        if key in value:
            yield from misfits(value[key], field.type, (*place, key))
        elif field.required:
            yield MissingField(place, key, field.type)


def _structs(shape: inspect.UnionType) -> list[inspect.StructType]:
    return [one for one in map(bare, shape.types) if isinstance(one, inspect.StructType)]


_ALIKE: dict[type, type[inspect.Type]] = {
    dict: inspect.DictType,
    list: inspect.CollectionType,
    str: inspect.StrType,
}


def _alternative(shape: inspect.Type, value: object) -> inspect.Type:
    """The type without its description; of a union, the alternative that the value is meant for."""
    union = bare(shape)
    if not isinstance(union, inspect.UnionType):
        return union
    options = [bare(option) for option in union.types]
    fitting = (option for option in options if _fits(value, option))
    kind = _ALIKE.get(type(value))
    alike = (option for option in options if kind is not None and isinstance(option, kind))
    return next(chain(fitting, alike), union)


def _fits(value: object, shape: inspect.Type) -> bool:
    """Whether a value other than a list or a table matches a type."""
    match shape:
        case inspect.LiteralType():
            return any(value == one and type(value) is type(one) for one in shape.values)
        case inspect.EnumType():
            return value in [member.value for member in shape.cls]
        case inspect.IntType():
            return type(value) is int and _within(value, shape)
        case inspect.FloatType():
            return type(value) in (int, float)
        case inspect.StrType():
            return isinstance(value, str) and _matches(value, shape)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.NoneType():
            return value is None
        case inspect.UnionType():
            return any(_fits(value, bare(option)) for option in shape.types)
        case inspect.StructType() | inspect.DictType() | inspect.CollectionType():
            return False
        case _:
            return True


def _fits_key(key: str, shape: inspect.Type) -> bool:
    """Whether a key matches its type. Keys are texts, whatever they are read as."""
    wanted = bare(shape)
    texts = inspect.StrType | inspect.LiteralType | inspect.EnumType
    return not isinstance(wanted, texts) or _fits(key, wanted)


def _within(value: int, shape: inspect.IntType) -> bool:
    return (shape.ge is None or value >= shape.ge) and (shape.le is None or value <= shape.le)


def _matches(text: str, shape: inspect.StrType) -> bool:
    return shape.pattern is None or _whole(shape.pattern).search(text) is not None


@cache
def _whole(pattern: str) -> re.Pattern[str]:
    """The pattern. A text must end where it does: `$` alone would accept one more line break."""
    return re.compile(re.sub(r"\$\Z", r"\\Z", pattern))


def _long_enough(value: Sized, shape: SizedType) -> bool:
    least, most = shape.min_length or 0, shape.max_length
    return least <= len(value) and (most is None or len(value) <= most)
