"""Profiles: the settings, locks, house rules and notices that a house runs under.

A profile's `[settings]` and `[editable]` override those of a game (`settings.choose`). Its
`[house]` and `[notices]` apply to the whole house. `[basis]` names the printed sheet or the
standard behind an entry; an entry without one is the house's own choice.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

import msgspec

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.game import Setting, Value
from puntobanco.core.names import Name
from puntobanco.people.rules import HouseRules
from puntobanco.sheets.merge import Merged
from puntobanco.sheets.model import ProfileDoc
from puntobanco.sheets.settings import resolve_settings

Plain = Value | tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class SettingChange:
    """What a profile changes in one setting of one game."""

    game: str
    setting: str
    value: Value
    editable: bool
    own_value: Value
    """The value in the sheet of the game."""
    own_editable: bool


@dataclass(frozen=True, slots=True)
class ProfileItem:
    """One entry of a profile."""

    place: str
    """Such as `settings.total-decks`, `house.help-line` or `notices.owner`."""
    value: Plain | None
    """None for a notice, and if the profile only locks or unlocks a setting."""
    editable: bool | None
    """For a setting: whether a table may change it; None if the profile leaves that open."""
    basis: str
    """The sheet or standard behind it; empty for the house's own choice."""
    file: str
    """The file that has it: the profile's own, or one that it extends."""
    changes: tuple[SettingChange, ...] = ()
    """For a setting: the games in which something changes."""
    notice: Name | None = None
    """The text of a notice."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A profile, with everything it extends."""

    key: str
    name: Name
    source: str
    games: tuple[str, ...]
    """The games it offers; empty for every game."""
    rules: HouseRules
    minimum_age: int
    help_line: str
    notices: tuple[Name, ...]
    file: str
    """The file it was read from, or the key of a built-in profile."""


def profile_of(name: str, merged: Merged, doc: ProfileDoc) -> Profile:
    """The profile of a file, with everything it extends."""
    _refuse_basis_without_entry(merged)
    house = merged.tree.get("house", {})
    entries = {key.replace("-", "_"): value for key, value in house.items()}
    age, line = entries.pop("minimum_age", 0), entries.pop("help_line", "")
    rules = msgspec.convert({**entries, "profile": doc.key}, HouseRules)
    _refuse_missing_choices(merged, rules)
    return Profile(
        key=doc.key,
        name=doc.name,
        source=doc.source or "",
        games=tuple(doc.games or ()),
        rules=rules,
        minimum_age=age,
        help_line=line,
        notices=tuple((doc.notices or {}).values()),
        file=name,
    )


def refuse_if_not_offered(profile: ProfileDoc, game: str) -> None:
    """SheetError if a table would play a game that the profile does not offer."""
    if profile.games and game not in profile.games:
        raise SheetError(
            file=f"profile {profile.key}",
            path="games",
            problem=fact("sheet-error-not-offered", game=repr(game), known=listed(profile.games)),
        )


def entries(
    merged: Merged, doc: ProfileDoc, sheets: Mapping[str, Callable[[], Merged]]
) -> tuple[ProfileItem, ...]:
    """Every entry of a profile; `sheets` are the known games by key."""
    chosen = {key: sheets[key]() for key in _games(merged, doc, sheets)}
    return tuple(_entries(merged, doc, chosen))


def _games(
    merged: Merged, doc: ProfileDoc, sheets: Mapping[str, Callable[[], Merged]]
) -> tuple[str, ...]:
    for place, game in enumerate(doc.games or ()):
        if game not in sheets:
            raise SheetError(
                file=merged.origin("games"),
                path=f"games[{place}]",
                problem=fact("sheet-error-no-such-game", game=repr(game), known=listed(sheets)),
            )
    return tuple(doc.games or sheets)


def _entries(
    merged: Merged, doc: ProfileDoc, sheets: Mapping[str, Merged]
) -> Iterator[ProfileItem]:
    if doc.games:
        yield _entry(merged, "games", tuple(doc.games))
    values, locks = doc.settings or {}, doc.editable or {}
    changed = _changed(doc, sheets)
    named = values.keys() | locks.keys()
    changed["*"] = [one for key in changed if key not in named for one in changed[key]]
    for key in dict.fromkeys((*values, *locks)):
        place = f"settings.{key}"
        yield ProfileItem(
            place=place,
            value=values.get(key),
            editable=locks.get(key),
            basis=_basis(merged, place),
            file=merged.origin(place if key in values else f"editable.{key}"),
            changes=tuple(changed.get(key, ())),
        )
    for key, value in merged.tree.get("house", {}).items():
        yield _entry(merged, f"house.{key}", tuple(value) if isinstance(value, list) else value)
    for key, notice in (doc.notices or {}).items():
        yield replace(_entry(merged, f"notices.{key}", None), notice=notice)


def _entry(merged: Merged, place: str, value: Plain | None) -> ProfileItem:
    return ProfileItem(
        place=place,
        value=value,
        editable=None,
        basis=_basis(merged, place),
        file=merged.origin(place),
    )


def _changed(doc: ProfileDoc, sheets: Mapping[str, Merged]) -> dict[str, list[SettingChange]]:
    """By setting, the changes of its value or its lock, game by game."""
    changes: dict[str, list[SettingChange]] = {}
    for game, sheet in sheets.items():
        own = _settings(sheet, None)
        for key, now in _settings(sheet, doc).items():
            before = own[key]
            if (now.value, now.editable) != (before.value, before.editable):
                change = SettingChange(
                    game, key, now.value, now.editable, before.value, before.editable
                )
                changes.setdefault(key, []).append(change)
    return changes


def _settings(sheet: Merged, profile: ProfileDoc | None) -> dict[str, Setting]:
    chosen = resolve_settings(sheet, profile=profile, values={}, locks_bind=False)
    return {setting.key: setting for setting in chosen.settings}


def _basis(merged: Merged, place: str) -> str:
    """The basis of an entry. A parent's basis does not apply to an entry that overrides it."""
    basis: str = merged.tree.get("basis", {}).get(place, "")
    by, written = merged.origins.get(f"basis.{place}"), merged.origin(place)
    if place.startswith("settings.") and place not in merged.origins:
        written = merged.origin(place.replace("settings.", "editable.", 1))
    return basis if by == written else ""


def _refuse_basis_without_entry(merged: Merged) -> None:
    """SheetError if a basis names an entry that the profile does not have."""
    tree = merged.tree
    places = {
        f"{part}.{key}" for part in ("settings", "house", "notices") for key in tree.get(part, ())
    }
    places |= {f"settings.{key}" for key in tree.get("editable", ())}
    places |= {"games"} & tree.keys()
    for place in tree.get("basis", {}):
        if place not in places:
            raise SheetError(
                file=merged.origin(f"basis.{place}"),
                path=f'basis."{place}"',
                problem=fact("sheet-error-basis", place=repr(place), known=listed(sorted(places))),
            )


def _refuse_missing_choices(merged: Merged, rules: HouseRules) -> None:
    """SheetError if the profile's own choice is not among those offered, or none is offered."""
    every = rules.reality_check_minutes
    if every not in rules.reality_check_choices:
        raise SheetError(
            file=merged.origin("house.reality-check-minutes"),
            path="house.reality-check-minutes",
            problem=fact(
                "sheet-error-reality-check",
                minutes=every,
                choices=listed(rules.reality_check_choices),
            ),
        )
    for key, choices in (
        ("cool-off-hours", rules.cool_off_hours),
        ("exclusion-days", rules.exclusion_days),
    ):
        if not choices:
            raise SheetError(
                file=merged.origin(f"house.{key}"),
                path=f"house.{key}",
                problem=fact("sheet-error-no-choices"),
            )
