"""Validation of a parsed file: errors name the place, the value and what was expected.

It walks the structs of `model` itself: msgspec's errors locate a place only as `bets[...]` and
mention arrays and objects.
"""

import json
import re
from dataclasses import dataclass, replace
from datetime import date, time
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect, structs

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import Fact, Value, fact, listed
from puntobanco.core.game import SettingKind
from puntobanco.sheets.model import ChoiceDoc, ProfileDoc, SheetDoc

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

Raw = dict[str, Any]
"""A file as the TOML parser returns it."""

_BARE = re.compile(r"[\w:*-]+")


def check_sheet(raw: Raw, *, file: str) -> SheetDoc:
    """The sheet in a file. SheetError at the first invalid value or key."""
    _check(raw, _shape_of(SheetDoc), _Spot(file))
    return msgspec.convert(raw, SheetDoc)


def check_profile(raw: Raw, *, file: str) -> ProfileDoc:
    """The profile in a file. SheetError at the first invalid value or key."""
    _check(raw, _shape_of(ProfileDoc), _Spot(file))
    return msgspec.convert(raw, ProfileDoc)


def has_place(place: str) -> bool:
    """Whether a setting can set this dotted place: it exists and holds a single value.

    >>> has_place("cards.decks"), has_place("cards.deks"), has_place("cards")
    (True, False, False)
    """
    shape = _shape_at(place)
    if shape is None:
        return False
    bare = _bare(shape)
    kinds = bare.types if isinstance(bare, inspect.UnionType) else (bare,)
    return not any(isinstance(_bare(kind), inspect.StructType | inspect.DictType) for kind in kinds)


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
    try:
        _check(value, shape, _Spot(""))
    except SheetError as error:
        return error.problem
    return None


@dataclass(frozen=True, slots=True)
class _Spot:
    """The current place of the walk."""

    file: str
    path: str = ""

    def at(self, key: str) -> "_Spot":
        # Quote a key as TOML would, so that a path stays on one line.
        step = key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)
        return replace(self, path=f"{self.path}.{step}" if self.path else step)

    def item(self, index: int) -> "_Spot":
        return replace(self, path=f"{self.path}[{index}]")

    def error(self, problem: Fact) -> SheetError:
        return SheetError(file=self.file, path=self.path, problem=problem)


@cache
def _shape_of(struct: type[msgspec.Struct]) -> inspect.Type:
    return inspect.type_info(struct)


@cache
def _shape_at(place: str) -> inspect.Type | None:
    shape = _shape_of(ChoiceDoc)
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


def _check(value: object, shape: inspect.Type, spot: _Spot) -> None:
    inner = _for_kind(shape, value)
    match inner:
        case inspect.StructType() if isinstance(value, dict):
            _check_struct(value, inner, spot)
        case inspect.DictType() if isinstance(value, dict):
            if len(value) < (inner.min_length or 0):
                raise spot.error(fact("sheet-error-empty", expected=_expected(shape)))
            for key, entry in value.items():
                if not _fits(key, _bare(inner.key_type)):
                    expected = _expected(inner.key_type)
                    problem = fact("sheet-error-name", key=repr(key), expected=expected)
                    raise spot.at(key).error(problem)
                _check(entry, inner.value_type, spot.at(key))
        case inspect.ListType() if isinstance(value, list):
            for index, entry in enumerate(value):
                _check(entry, inner.item_type, spot.item(index))
        case _ if not _fits(value, inner):
            code: Key = "sheet-error-float" if isinstance(value, float) else "sheet-error-value"
            raise spot.error(fact(code, value=_shown(value), expected=_expected(shape)))


def _check_struct(raw: Raw, shape: inspect.StructType, spot: _Spot) -> None:
    fields = {field.encode_name: field for field in shape.fields}
    for key in raw:
        if key not in fields:
            raise spot.at(key).error(fact("sheet-error-unknown-key", known=listed(fields)))
    for key, field in fields.items():
        if key in raw:
            _check(raw[key], field.type, spot.at(key))
        elif field.required:
            expected = _expected(field.type)
            raise spot.error(fact("sheet-error-required", key=key, expected=expected))


def _for_kind(shape: inspect.Type, value: object) -> inspect.Type:
    """The type without its description; of a union, the alternative for the value's kind."""
    bare = _bare(shape)
    if not isinstance(bare, inspect.UnionType):
        return bare
    kinds = (_bare(one) for one in bare.types)
    return next((one for one in kinds if type(value) is _KINDS.get(type(one))), bare)


def _bare(shape: inspect.Type) -> inspect.Type:
    if not isinstance(shape, inspect.Metadata):
        return shape
    pattern = (shape.extra or {}).get("pattern")
    return structs.replace(shape.type, pattern=pattern) if pattern else shape.type


_KINDS: dict[type[inspect.Type], type] = {
    inspect.StrType: str,
    # The only union with string literals is one with booleans.
    inspect.LiteralType: str,
    inspect.IntType: int,
    inspect.BoolType: bool,
    inspect.ListType: list,
    inspect.DictType: dict,
    inspect.StructType: dict,
}


def _fits(value: object, shape: inspect.Type) -> bool:
    """Whether a scalar value fits a type that is not a union."""
    match shape:
        case inspect.LiteralType():
            return any(value == one and type(value) is type(one) for one in shape.values)
        case inspect.IntType() if type(value) is int:
            return (shape.ge is None or value >= shape.ge) and (
                shape.le is None or value <= shape.le
            )
        case inspect.StrType() if isinstance(value, str):
            return shape.pattern is None or re.fullmatch(shape.pattern, value) is not None
        case _:
            return isinstance(shape, inspect.BoolType) and isinstance(value, bool)


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
