"""What a sheet or a profile may contain: errors name the place, the value and what was expected."""

import json
import re
from datetime import date, time
from functools import cache
from typing import TYPE_CHECKING, Any, assert_never

import msgspec
from msgspec import inspect

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import Fact, Value, fact, listed
from puntobanco.core.game import SettingKind
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
from puntobanco.sheets.model import ChoiceDoc, ProfileDoc, SheetDoc

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

Raw = dict[str, Any]
"""A file as the TOML parser returns it."""

_BARE = re.compile(r"[\w:*-]+")


def check_sheet(raw: Raw, *, file: str) -> SheetDoc:
    """The sheet in a file. SheetError at the first invalid value or key."""
    _check(raw, SheetDoc, file=file)
    return msgspec.convert(raw, SheetDoc)


def check_profile(raw: Raw, *, file: str) -> ProfileDoc:
    """The profile in a file. SheetError at the first invalid value or key."""
    _check(raw, ProfileDoc, file=file)
    return msgspec.convert(raw, ProfileDoc)


def _check(raw: Raw, kind: type[msgspec.Struct], *, file: str) -> None:
    # Not only if msgspec refuses: it takes 8.0 for 8, and "USD" with a line break at its end.
    for one in misfits(raw, shape_of(kind)):
        raise SheetError(file=file, path=_path(one.place), problem=_problem(one))


def has_place(place: str) -> bool:
    """Whether a setting can set this dotted place: it exists and holds a single value.

    >>> has_place("cards.decks"), has_place("cards.deks"), has_place("cards")
    (True, False, False)
    """
    shape = _shape_at(place)
    if shape is None:
        return False
    one = bare(shape)
    kinds = one.types if isinstance(one, inspect.UnionType) else (one,)
    return not any(isinstance(bare(kind), inspect.StructType | inspect.DictType) for kind in kinds)


def kind_at(place: str) -> SettingKind:
    """What a setting of this place is.

    >>> kind_at("cards.decks"), kind_at("banking.by")
    (<SettingKind.COUNT: 'count'>, <SettingKind.WORD: 'word'>)
    """
    match _shape_at(place):
        case inspect.Metadata(extra_json_schema={"description": described}):
            return _SETTING_KINDS.get(described, SettingKind.WORD)
        case inspect.BoolType():
            return SettingKind.FLAG
        case inspect.IntType():
            return SettingKind.COUNT
        case _:
            return SettingKind.WORD


_SETTING_KINDS = {
    "sheet-expected-amount": SettingKind.AMOUNT,
    "sheet-expected-rate": SettingKind.RATE,
    "sheet-expected-colour": SettingKind.COLOUR,
}
"""By the description of a type in `model.py`."""


def expected_at(place: str) -> Fact:
    """What is expected at a place of a sheet.

    >>> str(expected_at("banking.by"))
    "one of 'house', 'player-dealer'"
    """
    shape = _shape_at(place)
    return fact("sheet-expected-nothing") if shape is None else _expected(shape)


def misfit(value: object, place: str) -> Value | None:
    """Why a value is invalid at a place of a sheet, or None if it is valid.

    >>> str(misfit("eight", "cards.decks"))
    "'eight': expected a whole number"
    """
    shape = _shape_at(place)
    if shape is None:
        return fact("sheet-error-no-place", place=repr(place))
    found = next(misfits(value, shape), None)
    return None if found is None else _problem(found)


@cache
def _shape_at(place: str) -> inspect.Type | None:
    shape = shape_of(ChoiceDoc)
    for step in place.split("."):
        match shape:
            case inspect.StructType():
                fields = {field.encode_name: field.type for field in shape.fields}
                if step not in fields:
                    return None
                shape = fields[step]
            case inspect.DictType():
                shape = shape.value_type
            case _:
                return None
    return shape


def _path(place: Place) -> str:
    """A place as a dotted path. Keys are quoted as in TOML, so that a path stays on one line."""
    path = ""
    for step in place:
        if isinstance(step, int):
            path += f"[{step}]"
        else:
            key = step if _BARE.fullmatch(step) else json.dumps(step, ensure_ascii=False)
            path = f"{path}.{key}" if path else key
    return path


def _problem(misfit: Misfit) -> Fact:
    match misfit:
        case UnknownField():
            return fact("sheet-error-unknown-key", known=listed(misfit.known))
        case MissingField():
            expected = _expected(misfit.wanted)
            return fact("sheet-error-required", key=misfit.field, expected=expected)
        case WrongKey():
            expected = _expected(misfit.wanted)
            return fact("sheet-error-name", key=repr(misfit.key), expected=expected)
        case WrongLength():
            return fact("sheet-error-empty", expected=_expected(misfit.declared))
        case WrongValue(value=value):
            code: Key = "sheet-error-float" if isinstance(value, float) else "sheet-error-value"
            return fact(code, value=_shown(value), expected=_expected(misfit.declared))
        case _:
            assert_never(misfit)


def _expected(shape: inspect.Type) -> Fact:
    """What a type expects."""
    if isinstance(shape, inspect.Metadata):
        described = (shape.extra_json_schema or {}).get("description")
        return fact(described) if described else _expected(shape.type)
    match shape:
        case inspect.LiteralType():
            return fact("sheet-expected-one-of", values=listed(map(repr, shape.values)))
        case inspect.IntType(ge=None):
            return fact("sheet-expected-integer")
        case inspect.IntType(ge=int(least), le=None):
            return fact("sheet-expected-integer-from", least=least)
        case inspect.IntType(ge=int(least), le=int(most)):
            return fact("sheet-expected-integer-range", least=least, most=most)
        case inspect.ListType():
            return fact("sheet-expected-list", entry=_expected(shape.item_type))
        case inspect.DictType():
            return fact("sheet-expected-table")
        case inspect.StructType():
            keys = listed(field.encode_name for field in shape.fields)
            return fact("sheet-expected-table-of", keys=keys)
        case inspect.BoolType():
            return fact("sheet-expected-true-false")
        case _:
            return fact("sheet-expected-text")


def _shown(value: object) -> Value:
    match value:
        case dict():
            return fact("sheet-value-table")
        case list() if len(repr(value)) > 40:
            return fact("sheet-value-list")
        case bool():
            return "true" if value else "false"
        case date() | time():
            return value.isoformat()
        case _:
            return repr(value)
