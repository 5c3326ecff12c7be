"""Settings of a sheet: which value stands, who may change it, and what it lays over the sheet."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from puntobanco.core.errors import NotationError, SheetError
from puntobanco.core.game import Scope, Setting, Value
from puntobanco.core.money import parse_money, parse_percent
from puntobanco.core.text import Text
from puntobanco.sheets.merge import Merged, Tree, at, leaves, overlay, planted
from puntobanco.sheets.model import ProfileDoc

NONE = "none"
"""The value of an optional amount that is not set."""

_TABLE_PART = ("table", "squeeze", "colours", "tiers")
_YES_NO = {"yes": True, "no": False, "true": True, "false": False, "on": True, "off": False}
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


@dataclass(frozen=True, slots=True)
class Chosen:
    """A sheet's settings with a value for each, and the sheet with those values laid over it."""

    settings: tuple[Setting, ...]
    tree: Tree


def choose(
    merged: Merged,
    *,
    profile: ProfileDoc | None,
    values: Mapping[str, Value],
    locks_bind: bool,
) -> Chosen:
    """Settle every setting: the sheet's own value, then the profile's, then what was asked for.

    Locks bind tables, not analysis; `locks_bind` says which this is.
    """
    docs: Tree = merged.tree.get("settings", {})
    _known(merged, docs, values)
    current = {key: _own_value(merged, key, doc) for key, doc in docs.items()}
    editable = {key: _editable(key, doc, profile) for key, doc in docs.items()}
    if profile is not None and profile.settings:
        for key, value in profile.settings.items():
            if key in docs:
                current[key] = _accepted(merged, key, docs[key], value)
    for key, value in values.items():
        wanted = _accepted(merged, key, docs[key], value)
        if locks_bind and not editable[key] and wanted != current[key]:
            raise SheetError(
                file=merged.file,
                path=f"settings.{key}",
                problem=f"{wanted!r}: this setting is locked at {current[key]!r}",
            )
        current[key] = wanted
    tree = _laid_over(merged, docs, current)
    settings = tuple(
        _setting(key, doc, current, docs, editable=editable[key]) for key, doc in docs.items()
    )
    return Chosen(settings, tree)


def decides(doc: Tree) -> tuple[str, ...]:
    """The places in the sheet that a setting decides, by any of its values."""
    if "sets" in doc:
        return (doc["sets"],)
    choices = doc.get("choices")
    if not isinstance(choices, dict):
        return ()
    return tuple(dict.fromkeys(leaf for part in choices.values() for leaf in leaves(part)))


def values_of(doc: Tree) -> tuple[Value, ...]:
    """The values a setting can take, where they can be counted."""
    choices = doc.get("choices")
    if choices is not None:
        return tuple(choices)
    return (False, True) if isinstance(doc.get("value"), bool) else ()


def applies(key: str, docs: Tree, current: Mapping[str, Value]) -> bool:
    """Whether a setting means anything beside the values of the others."""
    return all(
        current.get(other) == wanted and applies(other, docs, current)
        for other, wanted in docs[key].get("when", {}).items()
    )


def _known(merged: Merged, docs: Tree, values: Mapping[str, Value]) -> None:
    for key in values:
        if key not in docs:
            raise SheetError(
                file=merged.file,
                path=f"settings.{key}",
                problem=f"no such setting; expected one of {', '.join(sorted(docs))}",
            )
    for key, doc in docs.items():
        origin, path = merged.origin(f"settings.{key}"), f"settings.{key}"
        if "label" not in doc:
            raise SheetError(
                file=origin, path=path, problem=f"no such setting to extend: {key!r} has no label"
            )
        if ("sets" in doc) == isinstance(doc.get("choices"), dict):
            raise SheetError(
                file=origin,
                path=path,
                problem="expected either 'sets' or a table of 'choices', and not both",
            )
        for other in doc.get("when", {}):
            if other not in docs or key in docs[other].get("when", {}):
                raise SheetError(
                    file=origin, path=f"{path}.when", problem=f"{other!r}: expected another setting"
                )


def _own_value(merged: Merged, key: str, doc: Tree) -> Value:
    if "value" not in doc:
        raise SheetError(
            file=merged.file, path=f"settings.{key}", problem="'value' must be written here"
        )
    return _accepted(merged, key, doc, doc["value"])


def _editable(key: str, doc: Tree, profile: ProfileDoc | None) -> bool:
    own = bool(doc.get("editable", False))
    if profile is None or not profile.editable:
        return own
    return bool(profile.editable.get(key, profile.editable.get("*", own)))


def _accepted(merged: Merged, key: str, doc: Tree, value: Value) -> Value:
    """The value in the type of the setting, or SheetError with what was expected."""
    try:
        return _typed(doc, value)
    except NotationError as error:
        raise SheetError(
            file=merged.file, path=f"settings.{key}", problem=f"{value!r}: {error}"
        ) from None


def _typed(doc: Tree, value: Value) -> Value:
    choices = doc.get("choices")
    if choices is not None:
        found = [one for one in choices if one == value or str(one) == str(value)]
        if not found:
            raise NotationError(f"expected one of {', '.join(str(one) for one in choices)}")
        return _value(found[0])
    own = doc.get("value", value)
    if isinstance(own, bool):
        answer = _YES_NO.get(str(value).lower())
        if answer is None:
            raise NotationError("expected yes or no")
        return answer
    if isinstance(own, int):
        if isinstance(value, bool) or not re.fullmatch(r"-?\d+", str(value)):
            raise NotationError("expected a whole number")
        return _bounded(doc, int(value), int)
    text = str(value)
    if doc["sets"].startswith("colours."):
        if not _COLOUR.fullmatch(text):
            raise NotationError("expected a colour such as '#1f5fbf'")
        return text
    return _bounded_text(doc, text)


def _bounded_text(doc: Tree, text: str) -> str:
    if text == NONE and doc.get("value") == NONE:
        return text
    measure = parse_percent if "%" in str(doc.get("value")) else parse_money
    _bounded(doc, measure(text), lambda bound: measure(str(bound)))
    return text


def _bounded(doc: Tree, measured: int, measure: Any) -> int:
    least, most = doc.get("min"), doc.get("max")
    low = least is not None and measured < measure(least)
    high = most is not None and measured > measure(most)
    if low or high:
        raise NotationError(f"expected {least} to {most}")
    return measured


def _value(value: object) -> Value:
    if not isinstance(value, (str, int)):
        raise NotationError("expected text, a whole number or yes or no")
    return value


def _laid_over(merged: Merged, docs: Tree, current: Mapping[str, Value]) -> Tree:
    tree = {key: value for key, value in merged.tree.items() if key != "settings"}
    written_by: dict[str, str] = {}
    for key, doc in docs.items():
        _decides_alone(merged, tree, key, doc)
    for key, doc in docs.items():
        if not applies(key, docs, current):
            continue
        part = _part(doc, current[key])
        for leaf in leaves(part):
            if leaf in written_by:
                raise SheetError(
                    file=merged.file,
                    path=f"settings.{key}",
                    problem=f"decides '{leaf}', which settings.{written_by[leaf]} decides too",
                )
            written_by[leaf] = key
    for key, doc in docs.items():
        if applies(key, docs, current):
            tree = overlay(tree, _part(doc, current[key]))
    return tree


def _part(doc: Tree, value: Value) -> Tree:
    if "sets" in doc:
        return {} if value == NONE else planted(doc["sets"], value)
    part: Tree = doc["choices"][str(value)]
    return part


def _decides_alone(merged: Merged, tree: Tree, key: str, doc: Tree) -> None:
    for leaf in decides(doc):
        if at(tree, leaf) is not None:
            raise SheetError(
                file=merged.origin(leaf),
                path=leaf,
                problem=f"written here, but settings.{key} decides it",
            )


def _setting(
    key: str, doc: Tree, current: Mapping[str, Value], docs: Tree, *, editable: bool
) -> Setting:
    rule = any(leaf.partition(".")[0] not in _TABLE_PART for leaf in decides(doc))
    label = doc["label"]
    return Setting(
        key=key,
        label=Text(label["en"], label["zh-Hans"], label["zh-Hant"]),
        value=current[key],
        editable=editable,
        scope=Scope.RULE if rule else Scope.TABLE,
        applies=applies(key, docs, current),
        choices=tuple(doc.get("choices", ())),
        minimum=doc.get("min"),
        maximum=doc.get("max"),
        ours=bool(doc.get("ours", False)),
    )


def combinations(docs: Tree) -> Iterator[dict[str, Value]]:
    """Sets of values that together show every combination that can matter.

    Settings that decide nothing in common, directly or through `when`, cannot disturb each other,
    so each such group is run through all its combinations with the others at their own values.
    """
    for group in _groups(docs):
        yield from _products({key: values_of(docs[key]) for key in group})


def _groups(docs: Tree) -> list[list[str]]:
    groups: list[tuple[set[str], set[str]]] = []
    for key, doc in docs.items():
        if not values_of(doc):
            continue
        keys, places = {key, *doc.get("when", {})}, {_entry(leaf) for leaf in decides(doc)}
        for other in tuple(groups):
            if other[0] & keys or other[1] & places:
                groups.remove(other)
                keys |= other[0]
                places |= other[1]
        groups.append((keys, places))
    return [sorted(keys) for keys, _ in groups]


def _entry(leaf: str) -> str:
    """The bet or table a leaf belongs to, by its first two steps; `needs` disturbs no pay table."""
    steps = leaf.split(".")
    return leaf if steps[-1] == "needs" else ".".join(steps[:2])


def _products(options: Mapping[str, tuple[Value, ...]]) -> Iterator[dict[str, Value]]:
    if not options:
        yield {}
        return
    (key, values), *rest = options.items()
    for tail in _products(dict(rest)):
        for value in values:
            yield {key: value, **tail}
