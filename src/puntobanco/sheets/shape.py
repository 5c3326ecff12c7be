"""Checks a parsed file against the shape of a sheet, naming place, value and what was expected."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from puntobanco.core.errors import SheetError
from puntobanco.sheets.model import OF_ONE_KEY, PartDoc, ProfileDoc, SheetDoc

Raw = dict[str, Any]
"""A file as the TOML reader gives it."""

_AT = re.compile(r" - at `\$?\.?(.*)`$")
_STEP = re.compile(r"[^.\[\]]+|\[\d+\]")


def check_sheet(raw: Raw, *, file: str) -> None:
    """SheetError at the first thing in a sheet file that has no place there."""
    _no_floats(raw, file=file, path="")
    _check_sections(raw, file=file, path="", whole=SheetDoc)


def check_profile(raw: Raw, *, file: str) -> ProfileDoc:
    """The profile a file holds."""
    _no_floats(raw, file=file, path="")
    converted: ProfileDoc = _convert(raw, ProfileDoc, file=file, path="")
    return converted


def _check_sections(raw: Raw, *, file: str, path: str, whole: type[PartDoc]) -> None:
    named = {section: raw[section] for section in OF_ONE_KEY if section in raw}
    for section, entries in named.items():
        if not isinstance(entries, dict):
            raise SheetError(
                file=file,
                path=_join(path, section),
                problem=f"{_shown(entries)}: expected a table of named entries",
            )
        for key, entry in entries.items():
            place = _join(path, section, key)
            _check_entry(entry, OF_ONE_KEY[section], file=file, path=place)
    rest = {key: value for key, value in raw.items() if key not in named}
    _convert(rest, whole, file=file, path=path)


def _check_entry(entry: object, shape: Any, *, file: str, path: str) -> None:
    choices = entry.get("choices") if isinstance(entry, dict) else None
    if isinstance(entry, dict) and isinstance(choices, dict):
        for key, part in choices.items():
            place = _join(path, "choices", key)
            if not isinstance(part, dict):
                raise SheetError(
                    file=file, path=place, problem=f"{_shown(part)}: expected a partial sheet"
                )
            _check_sections(part, file=file, path=place, whole=PartDoc)
        entry = {key: value for key, value in entry.items() if key != "choices"}
    _convert(entry, shape, file=file, path=path)


def _convert(value: object, shape: Any, *, file: str, path: str) -> Any:
    try:
        return msgspec.convert(value, shape, strict=True)
    except msgspec.ValidationError as error:
        raise _located(error, value, shape, file=file, path=path) from None


def _located(
    error: msgspec.ValidationError, value: object, shape: Any, *, file: str, path: str
) -> SheetError:
    text = str(error)
    found = _AT.search(text)
    inner = found[1] if found else ""
    what = text[: found.start()] if found else text
    offending = _look_up(value, inner)
    unknown = re.search(r"unknown field `(.*)`", what)
    if unknown:
        return SheetError(
            file=file,
            path=_join(path, inner, unknown[1]),
            problem=f"unknown key; expected one of {', '.join(_fields(shape, inner))}",
        )
    missing = re.search(r"missing required field `(.*)`", what)
    if missing:
        return SheetError(
            file=file, path=_join(path, inner), problem=f"'{missing[1]}' must be written here"
        )
    return SheetError(
        file=file, path=_join(path, inner), problem=f"{_shown(offending)}: {_plainly(what)}"
    )


def _fields(shape: Any, inner: str) -> Iterable[str]:
    """The keys that may stand where an unknown one was found."""
    for step in _STEP.findall(inner):
        shape = _inner_shape(shape, step)
    return [field.encode_name for field in msgspec.structs.fields(shape)]


def _inner_shape(shape: Any, step: str) -> Any:
    if step.startswith("["):
        return shape
    field = next(one for one in msgspec.structs.fields(shape) if one.encode_name == step)
    return next(one for one in _structs_in(field.type) if isinstance(one, type))


def _structs_in(shape: Any) -> Iterable[Any]:
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        yield shape
    for part in getattr(shape, "__args__", ()):
        yield from _structs_in(part)


def _look_up(value: Any, inner: str) -> Any:
    for step in _STEP.findall(inner):
        value = value[int(step[1:-1])] if step.startswith("[") else value.get(step)
    return value


def _plainly(what: str) -> str:
    """The words of msgspec without its punctuation."""
    words = what.replace("`", "").replace("Expected", "expected").replace(" | unset", "")
    words = re.sub(r"Invalid enum value .*", "not one of the values allowed here", words)
    return re.sub(r", got .*$", "", words)


def _no_floats(value: object, *, file: str, path: str) -> None:
    """No number in a sheet is a float: money, rates and odds are all decided by them."""
    if isinstance(value, float):
        raise SheetError(
            file=file,
            path=path,
            problem=f'{value}: expected a decimal string such as "{value:.2f}" or a whole number',
        )
    if isinstance(value, Mapping):
        for key, inner in value.items():
            _no_floats(inner, file=file, path=_join(path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            _no_floats(inner, file=file, path=f"{path}[{index}]")


def _join(*steps: str) -> str:
    text = ".".join(step for step in steps if step)
    return text.replace(".[", "[")


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)
