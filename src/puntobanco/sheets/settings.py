"""Settings of a sheet: their values, who may change them, and their effect on the sheet."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from puntobanco.core import facts
from puntobanco.core.errors import NotationError, SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.game import Scope, Setting, SettingKind, Value
from puntobanco.core.money import parse_money, parse_percent
from puntobanco.sheets.merge import Merged, Tree, leaves, overlay, single_leaf_tree, value_at
from puntobanco.sheets.model import ChoiceDoc, ProfileDoc, SettingDoc, SheetDoc, given
from puntobanco.sheets.paths import path_of
from puntobanco.sheets.setting_values import NONE
from puntobanco.sheets.shape import has_place, kind_at, misfit

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

_TABLE_PART = (
    path_of(lambda sheet: sheet.table),
    path_of(lambda sheet: sheet.squeeze),
    path_of(lambda sheet: sheet.colours),
    path_of(lambda sheet: sheet.tiers),
)
_SETTINGS = path_of(lambda sheet: sheet.settings)
_RULES_THERE = (path_of(lambda sheet: sheet.table.denomination),)
"""Places in the table part that are rules nevertheless, because stakes depend on them."""
_YES_NO = {"yes": True, "no": False, "true": True, "false": False, "on": True, "off": False}
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


SettingDocs = Mapping[str, SettingDoc]
"""The settings of a sheet by key."""


@dataclass(frozen=True, slots=True)
class ResolvedSettings:
    """A sheet's settings with a value for each, and the sheet with those values applied."""

    settings: tuple[Setting, ...]
    tree: Tree


def resolve_settings(
    merged: Merged,
    *,
    profile: ProfileDoc | None,
    values: Mapping[str, Value],
    locks_bind: bool,
) -> ResolvedSettings:
    """Determine every setting: the sheet's default, overridden by the profile, then by `values`.

    With `locks_bind`, locked settings cannot be changed: tables need this, analysis does not.
    """
    docs = merged.doc.settings
    for key, doc in docs.items():
        _judge(merged, key, doc)
    for key in docs:
        _refuse_condition(merged, docs, key)
    current = {
        key: _accepted(merged, doc, default_of(doc), path=_path_of_value(key))
        for key, doc in docs.items()
    }
    editable = {key: _editable(key, doc, profile) for key, doc in docs.items()}
    if profile is not None:
        current |= _of_profile(merged, docs, profile)
    for key, value in values.items():
        wanted = _asked_for(merged, docs, key, value)
        if locks_bind and not editable[key] and wanted != current[key]:
            raise SheetError(
                file=merged.file,
                path=path_of_setting(key),
                problem=fact(
                    "sheet-error-setting-locked",
                    value=written_value(wanted),
                    expected=written_value(current[key]),
                ),
            )
        current[key] = wanted
    tree = _laid_over(merged, docs, current)
    settings = tuple(
        _setting(key, doc, current, docs, editable=editable[key]) for key, doc in docs.items()
    )
    return ResolvedSettings(settings, tree)


def decides(doc: SettingDoc) -> tuple[str, ...]:
    """The places in the sheet that a setting sets with any of its values."""
    if not isinstance(doc.sets, UnsetType):
        return (doc.sets,)
    if not isinstance(doc.choices, dict):
        return ()
    parts = map(_tree_of, doc.choices.values())
    return tuple(dict.fromkeys(leaf for part in parts for leaf in leaves(part)))


def default_of(doc: SettingDoc) -> Value:
    """The value of a setting in its sheet. A setting of a part may have none; a game refuses it."""
    assert not isinstance(doc.value, UnsetType), "settings without a value are refused first"
    return doc.value


def values_of(doc: SettingDoc) -> tuple[Value, ...]:
    """The values that a setting can take, if they can be enumerated."""
    if not isinstance(doc.choices, UnsetType):
        return tuple(doc.choices)
    return (False, True) if isinstance(doc.value, bool) else ()


def applies(key: str, docs: SettingDocs, current: Mapping[str, Value]) -> bool:
    """Whether a setting has any effect, given the values of the others."""
    return all(
        current[other] == wanted and applies(other, docs, current)
        for other, wanted in docs[key].when.items()
    )


@cache
def path_of_setting(key: str) -> str:
    """The place of a setting."""
    return path_of(lambda sheet: sheet.settings[key])


@cache
def _path_of_value(key: str) -> str:
    return path_of(lambda sheet: sheet.settings[key].value)


@cache
def _path_of_choices(key: str) -> str:
    return path_of(lambda sheet: sheet.settings[key].choices)


@cache
def _path_of_condition(key: str) -> str:
    return path_of(lambda sheet: sheet.settings[key].when)


def _judge(merged: Merged, key: str, doc: SettingDoc) -> None:
    """Raise SheetError if a setting is invalid regardless of its value."""
    path = path_of_setting(key)
    if doc.label is UNSET:
        known = [one for one, other in merged.doc.settings.items() if other.label is not UNSET]
        near = "".join(map(repr, get_close_matches(key, known, 1)))
        problem = fact("sheet-error-setting-without-label", key=repr(key), near=near)
        raise _error(merged, path, problem)
    if (doc.sets is not UNSET) == isinstance(doc.choices, dict):
        raise _error(merged, path, fact("sheet-error-sets-or-choices"))
    if doc.value is UNSET:
        # A part may leave the value to each game, so the error names the sheet being loaded.
        problem = fact("sheet-error-setting-without-value")
        raise SheetError(file=merged.file, path=path, problem=problem)
    if doc.choices in ([], {}):
        raise _error(merged, _path_of_choices(key), fact("sheet-error-no-choices"))
    if not isinstance(doc.sets, UnsetType):
        _refuse_place(merged, key, doc, doc.sets)
    _refuse_bounds(merged, key, doc)


def _refuse_place(merged: Merged, key: str, doc: SettingDoc, place: str) -> None:
    if not has_place(place):
        problem = fact("sheet-error-sets-no-value", place=repr(place))
        raise _error(merged, path_of(lambda sheet: sheet.settings[key].sets), problem)
    for index, value in enumerate(given(doc.choices) or ()):
        why = _why_not(value, place)
        if why is not None:
            raise _error(merged, f"{_path_of_choices(key)}[{index}]", why)
    why = _why_not(default_of(doc), place)
    if why is not None:
        raise _error(merged, _path_of_value(key), why)


def _why_not(value: Value, place: str) -> facts.Value | None:
    return None if value == NONE else misfit(value, place)


def _bound(value: Value | UnsetType) -> Value | None:
    return None if isinstance(value, UnsetType) else value


def _refuse_bounds(merged: Merged, key: str, doc: SettingDoc) -> None:
    if doc.choices is not UNSET or isinstance(doc.value, bool):
        return
    _refuse_bound(merged, doc, doc.min, lambda sheet: sheet.settings[key].min)
    _refuse_bound(merged, doc, doc.max, lambda sheet: sheet.settings[key].max)


def _refuse_bound(
    merged: Merged,
    doc: SettingDoc,
    bound: Value | UnsetType,
    select: Callable[[SheetDoc], object],
) -> None:
    try:
        if not isinstance(bound, UnsetType):
            _measure(merged, doc)(bound)
    except NotationError as error:
        raise _error(merged, path_of(select), error.stated) from None


def _refuse_condition(merged: Merged, docs: SettingDocs, key: str) -> None:
    path = _path_of_condition(key)
    for other, wanted in docs[key].when.items():
        if other not in docs:
            known = listed(sorted(docs))
            problem = fact("sheet-error-when-unknown", key=repr(other), known=known)
            raise _error(merged, path, problem)
        if key in _beneath(other, docs):
            problem = fact("sheet-error-when-circular", key=repr(other))
            raise _error(merged, path, problem)
        place = docs[other].sets
        if isinstance(docs[other].choices, list) and not isinstance(place, UnsetType):
            # A child may have narrowed the list, and then this setting never applies there. A value
            # that the place could never have is a mistake.
            why = misfit(wanted, place)
            if why is not None:
                raise _error(merged, f"{path}.{other}", why)
            continue
        meant = _accepted(merged, docs[other], wanted, path=f"{path}.{other}")
        if type(meant) is not type(wanted):
            problem = fact(
                "sheet-error-when-written", value=repr(wanted), expected=repr(meant), key=other
            )
            raise _error(merged, f"{path}.{other}", problem)


def _error(merged: Merged, path: str, problem: facts.Value) -> SheetError:
    return SheetError(file=merged.origin(path), path=path, problem=problem)


def _beneath(key: str, docs: SettingDocs) -> set[str]:
    """A setting and all settings it depends on, directly or indirectly."""
    found: set[str] = set()
    waiting = [key]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting.extend(docs[one].when if one in docs else ())
    return found


def _of_profile(merged: Merged, docs: SettingDocs, profile: ProfileDoc) -> dict[str, Value]:
    """The values that a profile sets for settings of this sheet."""
    said = {key: value for key, value in profile.settings.items() if key in docs}
    return {key: _of_one(merged, docs[key], key, value, profile) for key, value in said.items()}


def _of_one(merged: Merged, doc: SettingDoc, key: str, value: Value, profile: ProfileDoc) -> Value:
    try:
        return _typed(merged, doc, value)
    except NotationError as error:
        # A profile applies to many sheets; one of them may allow fewer values than the rest.
        problem = fact("sheet-error-of-sheet", problem=error.stated, file=merged.file)
        path = f"settings.{key}"
        raise SheetError(file=f"profile {profile.key}", path=path, problem=problem) from None


def _asked_for(merged: Merged, docs: SettingDocs, key: str, value: Value) -> Value:
    path = path_of_setting(key)
    if key not in docs:
        problem = fact("sheet-error-setting-unknown", known=listed(sorted(docs)))
        raise SheetError(file=merged.file, path=path, problem=problem)
    return _accepted(merged, docs[key], value, path=path, file=merged.file)


def _editable(key: str, doc: SettingDoc, profile: ProfileDoc | None) -> bool:
    own = bool(given(doc.editable))
    if profile is None:
        return own
    return profile.editable.get(key, profile.editable.get("*", own))


def _accepted(
    merged: Merged, doc: SettingDoc, value: Value, *, path: str, file: str | None = None
) -> Value:
    """The value in the type of the setting. SheetError says what was expected."""
    try:
        return _typed(merged, doc, value)
    except NotationError as error:
        where = merged.origin(path) if file is None else file
        raise SheetError(file=where, path=path, problem=error.stated) from None


def _typed(merged: Merged, doc: SettingDoc, value: Value) -> Value:
    choices = doc.choices
    if not isinstance(choices, UnsetType):
        found: list[Value] = [one for one in choices if _same(one, value)]
        if not found:
            expected = listed(written_value(one) for one in choices)
            raise NotationError(
                fact(
                    "sheet-error-not-among",
                    value=written_value(value),
                    choices=expected,
                    count=len(choices),
                )
            )
        return found[0]
    own = default_of(doc)
    if isinstance(own, bool):
        return _yes_or_no(value)
    if not isinstance(own, int) and _kind(doc) is SettingKind.COLOUR:
        if not _COLOUR.fullmatch(str(value)):
            raise NotationError(_expected(value, "sheet-expected-colour"))
        return str(value)
    if own == NONE == value:
        return NONE
    measure = _measure(merged, doc)
    measured = measure(value)
    least, most = _bound(doc.min), _bound(doc.max)
    if least is not None and measured < measure(least):
        raise NotationError(
            fact("sheet-error-too-small", value=written_value(value), least=str(least))
        )
    if most is not None and measured > measure(most):
        raise NotationError(
            fact("sheet-error-too-large", value=written_value(value), most=str(most))
        )
    return measured if isinstance(own, int) else str(value)


def _same(one: Value, value: Value) -> bool:
    """Whether a value, which a command line gives as text, means this choice."""
    if isinstance(one, bool):
        return _YES_NO.get(str(value).lower()) is one
    return not isinstance(value, bool) and str(one) == str(value)


def _yes_or_no(value: Value) -> bool:
    answer = _YES_NO.get(str(value).lower())
    if answer is None:
        raise NotationError(_expected(value, "sheet-expected-yes-no"))
    return answer


def _measure(merged: Merged, doc: SettingDoc) -> Callable[[Value], int]:
    """The parser that turns a value of a setting without choices into a number."""
    own = default_of(doc)
    if isinstance(own, int):
        return _whole
    if "%" in own:
        return lambda value: parse_percent(str(value))
    exponent = given(merged.doc.currency.exponent) or 0
    return lambda value: parse_money(value, exponent)


def _whole(value: Value) -> int:
    if isinstance(value, bool) or not re.fullmatch(r"-?[0-9]+", str(value)):
        raise NotationError(_expected(value, "sheet-expected-integer"))
    return int(value)


def _expected(value: Value, key: "Key") -> facts.Fact:
    return fact("sheet-error-value", value=written_value(value), expected=fact(key))


def written_value(value: Value) -> str:
    """A value as written in a file or on a command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return repr(value)


def _laid_over(merged: Merged, docs: SettingDocs, current: Mapping[str, Value]) -> Tree:
    tree = {key: value for key, value in merged.tree.items() if key != _SETTINGS}
    written_by: dict[str, str] = {}
    parts = []
    for key, doc in docs.items():
        _decides_alone(merged, tree, key, doc)
        if not applies(key, docs, current):
            continue
        part = _part(doc, current[key])
        parts.append(part)
        for leaf in leaves(part):
            if leaf in written_by:
                raise SheetError(
                    file=merged.origin(path_of_setting(key)),
                    path=path_of_setting(key),
                    problem=fact("sheet-error-decided-twice", place=leaf, other=written_by[leaf]),
                )
            written_by[leaf] = key
    for part in parts:
        tree = overlay(tree, part)
    return tree


def _part(doc: SettingDoc, value: Value) -> Tree:
    if not isinstance(doc.sets, UnsetType):
        return {} if value == NONE else single_leaf_tree(doc.sets, value)
    assert isinstance(doc.choices, dict), "a setting without a place has partial sheets"
    return _tree_of(doc.choices[str(value)])


def _tree_of(part: ChoiceDoc) -> Tree:
    """A partial sheet as a tree to merge: only what it gives, and empty tables."""
    tree: Tree = msgspec.to_builtins(part)
    return tree


def _decides_alone(merged: Merged, tree: Tree, key: str, doc: SettingDoc) -> None:
    for leaf in decides(doc):
        written = value_at(tree, leaf)
        if written is not None:
            problem = _decided(repr(written), key, doc, leaf)
            raise SheetError(file=merged.origin(leaf), path=leaf, problem=problem)


def _decided(written: str, key: str, doc: SettingDoc, leaf: str) -> facts.Fact:
    """The error for a value in the sheet at a place that a setting sets."""
    if not isinstance(doc.choices, dict):
        return fact("sheet-error-decided-elsewhere", value=written, key=key)
    choices = [
        option for option, part in doc.choices.items() if value_at(_tree_of(part), leaf) is not None
    ]
    return fact(
        "sheet-error-decided-by-choices",
        value=written,
        key=key,
        place=leaf,
        choices=listed(choices),
    )


def _setting(
    key: str, doc: SettingDoc, current: Mapping[str, Value], docs: SettingDocs, *, editable: bool
) -> Setting:
    rule = any(
        leaf in _RULES_THERE or leaf.partition(".")[0] not in _TABLE_PART for leaf in decides(doc)
    )
    assert not isinstance(doc.label, UnsetType), "settings without a label are refused first"
    return Setting(
        key=key,
        label=doc.label,
        value=current[key],
        editable=editable,
        scope=Scope.RULE if rule else Scope.TABLE,
        applies=applies(key, docs, current),
        choices=tuple(given(doc.choices) or ()),
        minimum=_bound(doc.min),
        maximum=_bound(doc.max),
        ours=bool(given(doc.ours)),
        kind=_kind(doc),
        optional=doc.value == NONE and doc.choices is UNSET,
    )


def _kind(doc: SettingDoc) -> SettingKind:
    if isinstance(doc.value, bool):
        return SettingKind.FLAG
    return SettingKind.WORD if isinstance(doc.sets, UnsetType) else kind_at(doc.sets)
