"""Settings of a sheet: their values, who may change them, and their effect on the sheet."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from puntobanco.core import facts
from puntobanco.core.errors import NotationError, SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.game import Scope, Setting, SettingKind, Value
from puntobanco.core.money import parse_money, parse_percent
from puntobanco.sheets.merge import Merged, Tree, leaves, overlay, single_leaf_tree, value_at
from puntobanco.sheets.model import ProfileDoc
from puntobanco.sheets.setting_values import NONE
from puntobanco.sheets.shape import has_place, kind_at, misfit

if TYPE_CHECKING:
    from puntobanco.core.keys import Key

_TABLE_PART = ("table", "squeeze", "colours", "tiers")
_RULES_THERE = ("table.denomination",)
"""Places in the table part that are rules nevertheless, because stakes depend on them."""
_YES_NO = {"yes": True, "no": False, "true": True, "false": False, "on": True, "off": False}
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


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
    docs: Tree = merged.tree.get("settings", {})
    for key, doc in docs.items():
        _judge(merged, key, doc)
    for key in docs:
        _refuse_condition(merged, docs, key)
    current = {
        key: _accepted(merged, doc, doc["value"], path=f"settings.{key}.value")
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
                path=f"settings.{key}",
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


def decides(doc: Tree) -> tuple[str, ...]:
    """The places in the sheet that a setting sets with any of its values."""
    if "sets" in doc:
        return (doc["sets"],)
    choices = doc.get("choices")
    if not isinstance(choices, dict):
        return ()
    return tuple(dict.fromkeys(leaf for part in choices.values() for leaf in leaves(part)))


def values_of(doc: Tree) -> tuple[Value, ...]:
    """The values that a setting can take, if they can be enumerated."""
    choices = doc.get("choices")
    if choices is not None:
        return tuple(choices)
    return (False, True) if isinstance(doc.get("value"), bool) else ()


def applies(key: str, docs: Tree, current: Mapping[str, Value]) -> bool:
    """Whether a setting has any effect, given the values of the others."""
    return all(
        current[other] == wanted and applies(other, docs, current)
        for other, wanted in docs[key].get("when", {}).items()
    )


def _judge(merged: Merged, key: str, doc: Tree) -> None:
    """Raise SheetError if a setting is invalid regardless of its value."""
    path = f"settings.{key}"
    if "label" not in doc:
        known = [one for one, other in merged.tree["settings"].items() if "label" in other]
        near = "".join(map(repr, get_close_matches(key, known, 1)))
        problem = fact("sheet-error-setting-without-label", key=repr(key), near=near)
        raise _error(merged, path, problem)
    if ("sets" in doc) == isinstance(doc.get("choices"), dict):
        raise _error(merged, path, fact("sheet-error-sets-or-choices"))
    if "value" not in doc:
        # A part may leave the value to each game, so the error names the sheet being loaded.
        problem = fact("sheet-error-setting-without-value")
        raise SheetError(file=merged.file, path=path, problem=problem)
    if doc.get("choices") in ([], {}):
        raise _error(merged, f"{path}.choices", fact("sheet-error-no-choices"))
    if "sets" in doc:
        _refuse_place(merged, key, doc)
    _refuse_bounds(merged, key, doc)


def _refuse_place(merged: Merged, key: str, doc: Tree) -> None:
    path, place = f"settings.{key}", doc["sets"]
    if not has_place(place):
        problem = fact("sheet-error-sets-no-value", place=repr(place))
        raise _error(merged, f"{path}.sets", problem)
    values = {f"{path}.choices[{index}]": one for index, one in enumerate(doc.get("choices", ()))}
    for where, value in {**values, f"{path}.value": doc["value"]}.items():
        why = None if value == NONE else misfit(value, place)
        if why is not None:
            raise _error(merged, where, why)


def _refuse_bounds(merged: Merged, key: str, doc: Tree) -> None:
    if "choices" in doc or isinstance(doc["value"], bool):
        return
    for bound in ("min", "max"):
        if bound in doc:
            try:
                _measure(merged, doc)(doc[bound])
            except NotationError as error:
                raise _error(merged, f"settings.{key}.{bound}", error.stated) from None


def _refuse_condition(merged: Merged, docs: Tree, key: str) -> None:
    path = f"settings.{key}.when"
    for other, wanted in docs[key].get("when", {}).items():
        if other not in docs:
            known = listed(sorted(docs))
            problem = fact("sheet-error-when-unknown", key=repr(other), known=known)
            raise _error(merged, path, problem)
        if key in _beneath(other, docs):
            problem = fact("sheet-error-when-circular", key=repr(other))
            raise _error(merged, path, problem)
        if isinstance(docs[other].get("choices"), list):
            # A child may have narrowed the list, and then this setting never applies there. A value
            # that the place could never have is a mistake.
            why = misfit(wanted, docs[other]["sets"])
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


def _beneath(key: str, docs: Tree) -> set[str]:
    """A setting and all settings it depends on, directly or indirectly."""
    found: set[str] = set()
    waiting = [key]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting.extend(docs.get(one, {}).get("when", {}))
    return found


def _of_profile(merged: Merged, docs: Tree, profile: ProfileDoc) -> dict[str, Value]:
    """The values that a profile sets for settings of this sheet."""
    said = {key: value for key, value in (profile.settings or {}).items() if key in docs}
    return {key: _of_one(merged, docs[key], key, value, profile) for key, value in said.items()}


def _of_one(merged: Merged, doc: Tree, key: str, value: Value, profile: ProfileDoc) -> Value:
    try:
        return _typed(merged, doc, value)
    except NotationError as error:
        # A profile applies to many sheets; one of them may allow fewer values than the rest.
        problem = fact("sheet-error-of-sheet", problem=error.stated, file=merged.file)
        path = f"settings.{key}"
        raise SheetError(file=f"profile {profile.key}", path=path, problem=problem) from None


def _asked_for(merged: Merged, docs: Tree, key: str, value: Value) -> Value:
    path = f"settings.{key}"
    if key not in docs:
        problem = fact("sheet-error-setting-unknown", known=listed(sorted(docs)))
        raise SheetError(file=merged.file, path=path, problem=problem)
    return _accepted(merged, docs[key], value, path=path, file=merged.file)


def _editable(key: str, doc: Tree, profile: ProfileDoc | None) -> bool:
    own = bool(doc.get("editable", False))
    if profile is None or not profile.editable:
        return own
    return bool(profile.editable.get(key, profile.editable.get("*", own)))


def _accepted(
    merged: Merged, doc: Tree, value: Value, *, path: str, file: str | None = None
) -> Value:
    """The value in the type of the setting. SheetError says what was expected."""
    try:
        return _typed(merged, doc, value)
    except NotationError as error:
        where = merged.origin(path) if file is None else file
        raise SheetError(file=where, path=path, problem=error.stated) from None


def _typed(merged: Merged, doc: Tree, value: Value) -> Value:
    choices = doc.get("choices")
    if choices is not None:
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
    own = doc["value"]
    if isinstance(own, bool):
        return _yes_or_no(value)
    if not isinstance(own, int) and doc["sets"].startswith("colours."):
        if not _COLOUR.fullmatch(str(value)):
            raise NotationError(_expected(value, "sheet-expected-colour"))
        return str(value)
    if own == NONE == value:
        return NONE
    measure = _measure(merged, doc)
    measured = measure(value)
    least, most = doc.get("min"), doc.get("max")
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


def _measure(merged: Merged, doc: Tree) -> Callable[[Value], int]:
    """The parser that turns a value of a setting without choices into a number."""
    own = doc["value"]
    if isinstance(own, int):
        return _whole
    if "%" in own:
        return lambda value: parse_percent(str(value))
    exponent = value_at(merged.tree, "currency.exponent") or 0
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


def _laid_over(merged: Merged, docs: Tree, current: Mapping[str, Value]) -> Tree:
    tree = {key: value for key, value in merged.tree.items() if key != "settings"}
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
                    file=merged.origin(f"settings.{key}"),
                    path=f"settings.{key}",
                    problem=fact("sheet-error-decided-twice", place=leaf, other=written_by[leaf]),
                )
            written_by[leaf] = key
    for part in parts:
        tree = overlay(tree, part)
    return tree


def _part(doc: Tree, value: Value) -> Tree:
    if "sets" in doc:
        return {} if value == NONE else single_leaf_tree(doc["sets"], value)
    part: Tree = doc["choices"][str(value)]
    return part


def _decides_alone(merged: Merged, tree: Tree, key: str, doc: Tree) -> None:
    for leaf in decides(doc):
        written = value_at(tree, leaf)
        if written is not None:
            problem = _decided(repr(written), key, doc, leaf)
            raise SheetError(file=merged.origin(leaf), path=leaf, problem=problem)


def _decided(written: str, key: str, doc: Tree, leaf: str) -> facts.Fact:
    """The error for a value in the sheet at a place that a setting sets."""
    if "sets" in doc:
        return fact("sheet-error-decided-elsewhere", value=written, key=key)
    choices = [
        option for option, part in doc["choices"].items() if value_at(part, leaf) is not None
    ]
    return fact(
        "sheet-error-decided-by-choices",
        value=written,
        key=key,
        place=leaf,
        choices=listed(choices),
    )


def _setting(
    key: str, doc: Tree, current: Mapping[str, Value], docs: Tree, *, editable: bool
) -> Setting:
    rule = any(
        leaf in _RULES_THERE or leaf.partition(".")[0] not in _TABLE_PART for leaf in decides(doc)
    )
    return Setting(
        key=key,
        label=doc["label"],
        value=current[key],
        editable=editable,
        scope=Scope.RULE if rule else Scope.TABLE,
        applies=applies(key, docs, current),
        choices=tuple(doc.get("choices", ())),
        minimum=doc.get("min"),
        maximum=doc.get("max"),
        ours=bool(doc.get("ours", False)),
        kind=_kind(doc),
        optional=doc["value"] == NONE and "choices" not in doc,
    )


def _kind(doc: Tree) -> SettingKind:
    if isinstance(doc["value"], bool):
        return SettingKind.FLAG
    return kind_at(doc["sets"]) if "sets" in doc else SettingKind.WORD
