"""Settings of a sheet: which value stands, who may change it, and what it lays over the sheet."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from puntobanco.core.errors import NotationError, SheetError
from puntobanco.core.game import Scope, Setting, Value
from puntobanco.core.money import parse_money, parse_percent
from puntobanco.sheets.merge import Merged, Tree, at, leaves, overlay, planted
from puntobanco.sheets.model import ProfileDoc
from puntobanco.sheets.shape import has_place, misfit

NONE = "none"
"""The value of an optional amount that is not set."""

_TABLE_PART = ("table", "squeeze", "colours", "tiers")
_RULES_THERE = ("table.denomination",)
"""Places of the table part that are rules all the same: stakes follow from them."""
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
    for key, doc in docs.items():
        _judge(merged, key, doc)
    for key in docs:
        _judge_when(merged, docs, key)
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
                problem=f"{shown(wanted)}: this setting is locked; expected {shown(current[key])}",
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
        current[other] == wanted and applies(other, docs, current)
        for other, wanted in docs[key].get("when", {}).items()
    )


def _judge(merged: Merged, key: str, doc: Tree) -> None:
    """SheetError where a setting could not stand whatever its value."""
    path = f"settings.{key}"
    if "label" not in doc:
        known = [one for one, other in merged.tree["settings"].items() if "label" in other]
        near = "".join(f"{one!r}, or " for one in get_close_matches(key, known, 1))
        problem = (
            f"{key!r}: no sheet below has this setting; expected {near}a 'label' for a new one"
        )
        raise _error(merged, path, problem)
    if ("sets" in doc) == isinstance(doc.get("choices"), dict):
        raise _error(merged, path, "expected either 'sets' or a table of 'choices', and not both")
    if "value" not in doc:
        # A part may leave it to each game: the sheet in hand is where it is missing.
        problem = "'value' must be written here; expected what stands unless someone changes it"
        raise SheetError(file=merged.file, path=path, problem=problem)
    if doc.get("choices") in ([], {}):
        raise _error(merged, f"{path}.choices", "no choices; expected one at least")
    if "sets" in doc:
        _judge_place(merged, key, doc)
    _judge_bounds(merged, key, doc)


def _judge_place(merged: Merged, key: str, doc: Tree) -> None:
    path, place = f"settings.{key}", doc["sets"]
    if not has_place(place):
        problem = f"{place!r}: expected a place that holds one value, such as 'cards.decks'"
        raise _error(merged, f"{path}.sets", problem)
    values = {f"{path}.choices[{index}]": one for index, one in enumerate(doc.get("choices", ()))}
    for where, value in {**values, f"{path}.value": doc["value"]}.items():
        why = None if value == NONE else misfit(value, place)
        if why is not None:
            raise _error(merged, where, why)


def _judge_bounds(merged: Merged, key: str, doc: Tree) -> None:
    if "choices" in doc or isinstance(doc["value"], bool):
        return
    for bound in ("min", "max"):
        if bound in doc:
            try:
                _measure(merged, doc)(doc[bound])
            except NotationError as error:
                raise _error(merged, f"settings.{key}.{bound}", str(error)) from None


def _judge_when(merged: Merged, docs: Tree, key: str) -> None:
    path = f"settings.{key}.when"
    for other, wanted in docs[key].get("when", {}).items():
        if other not in docs:
            problem = f"{other!r}: no such setting; expected one of {', '.join(sorted(docs))}"
            raise _error(merged, path, problem)
        if key in _beneath(other, docs):
            problem = f"{other!r} waits on this setting itself; expected one that does not"
            raise _error(merged, path, problem)
        if isinstance(docs[other].get("choices"), list):
            # A child may have narrowed the list, and then this setting never applies there; what
            # the place itself could never hold is a slip.
            why = misfit(wanted, docs[other]["sets"])
            if why is not None:
                raise _error(merged, f"{path}.{other}", why)
            continue
        meant = _accepted(merged, docs[other], wanted, path=f"{path}.{other}")
        if type(meant) is not type(wanted):
            problem = f"{wanted!r}: expected {meant!r}, as settings.{other} writes it"
            raise _error(merged, f"{path}.{other}", problem)


def _error(merged: Merged, path: str, problem: str) -> SheetError:
    return SheetError(file=merged.origin(path), path=path, problem=problem)


def _beneath(key: str, docs: Tree) -> set[str]:
    """A setting and all that it waits on, directly or through others."""
    found: set[str] = set()
    waiting = [key]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting.extend(docs.get(one, {}).get("when", {}))
    return found


def _of_profile(merged: Merged, docs: Tree, profile: ProfileDoc) -> dict[str, Value]:
    """What a profile says about the settings this sheet has."""
    said = {key: value for key, value in (profile.settings or {}).items() if key in docs}
    return {key: _of_one(merged, docs[key], key, value, profile) for key, value in said.items()}


def _of_one(merged: Merged, doc: Tree, key: str, value: Value, profile: ProfileDoc) -> Value:
    try:
        return _typed(merged, doc, value)
    except NotationError as error:
        # A profile speaks to many sheets: one of them may be narrower than the rest.
        problem = f"{error}, as {merged.file} has it"
        path = f"settings.{key}"
        raise SheetError(file=f"profile {profile.key}", path=path, problem=problem) from None


def _asked_for(merged: Merged, docs: Tree, key: str, value: Value) -> Value:
    path = f"settings.{key}"
    if key not in docs:
        problem = f"no such setting; expected one of {', '.join(sorted(docs))}"
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
    """The value in the type of the setting, or SheetError with what was expected."""
    try:
        return _typed(merged, doc, value)
    except NotationError as error:
        where = merged.origin(path) if file is None else file
        raise SheetError(file=where, path=path, problem=str(error)) from None


def _typed(merged: Merged, doc: Tree, value: Value) -> Value:
    choices = doc.get("choices")
    if choices is not None:
        found: list[Value] = [one for one in choices if _same(one, value)]
        if not found:
            expected = ", ".join(shown(one) for one in choices)
            several = "one of " if len(choices) > 1 else ""
            raise NotationError(f"{shown(value)}: expected {several}{expected}")
        return found[0]
    own = doc["value"]
    if isinstance(own, bool):
        return _yes_or_no(value)
    if not isinstance(own, int) and doc["sets"].startswith("colours."):
        if not _COLOUR.fullmatch(str(value)):
            raise NotationError(f"{shown(value)}: expected a colour such as '#1f5fbf'")
        return str(value)
    if own == NONE == value:
        return NONE
    measure = _measure(merged, doc)
    measured = measure(value)
    least, most = doc.get("min"), doc.get("max")
    if least is not None and measured < measure(least):
        raise NotationError(f"{shown(value)}: expected {least} or more")
    if most is not None and measured > measure(most):
        raise NotationError(f"{shown(value)}: expected {most} or less")
    return measured if isinstance(own, int) else str(value)


def _same(one: Value, value: Value) -> bool:
    """Whether a choice is meant by a value, which a command line gives as text."""
    if isinstance(one, bool):
        return _YES_NO.get(str(value).lower()) is one
    return not isinstance(value, bool) and str(one) == str(value)


def _yes_or_no(value: Value) -> bool:
    answer = _YES_NO.get(str(value).lower())
    if answer is None:
        raise NotationError(f"{shown(value)}: expected yes or no")
    return answer


def _measure(merged: Merged, doc: Tree) -> Callable[[Value], int]:
    """How a value of a setting without choices is read as a number."""
    own = doc["value"]
    if isinstance(own, int):
        return _whole
    if "%" in own:
        return lambda value: parse_percent(str(value))
    exponent = at(merged.tree, "currency.exponent") or 0
    return lambda value: parse_money(value, exponent)


def _whole(value: Value) -> int:
    if isinstance(value, bool) or not re.fullmatch(r"-?[0-9]+", str(value)):
        raise NotationError(f"{shown(value)}: expected a whole number")
    return int(value)


def shown(value: Value) -> str:
    """A value as a person would say it back."""
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
                    problem=(
                        f"decides '{leaf}', which settings.{written_by[leaf]} decides too; "
                        "expected one setting to decide it"
                    ),
                )
            written_by[leaf] = key
    for part in parts:
        tree = overlay(tree, part)
    return tree


def _part(doc: Tree, value: Value) -> Tree:
    if "sets" in doc:
        return {} if value == NONE else planted(doc["sets"], value)
    part: Tree = doc["choices"][str(value)]
    return part


def _decides_alone(merged: Merged, tree: Tree, key: str, doc: Tree) -> None:
    for leaf in decides(doc):
        written = at(tree, leaf)
        if written is not None:
            raise SheetError(
                file=merged.origin(leaf),
                path=leaf,
                problem=(
                    f"{written!r} is written here, but settings.{key} decides it; "
                    f"expected {_where(doc, leaf)}"
                ),
            )


def _where(doc: Tree, leaf: str) -> str:
    """Where a setting says what stands at a place that it decides."""
    if "sets" in doc:
        return "the value there"
    saying = [option for option, part in doc["choices"].items() if at(part, leaf) is not None]
    return f"'{leaf}' in each of its choices: {', '.join(saying)}"


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
    )
