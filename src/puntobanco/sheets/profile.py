"""Profiles: the settings, locks, house rules and notices that a house runs under.

A profile's `[settings]` and `[editable]` override those of a game (`resolve_settings`). Its
`[house]` and `[notices]` apply to the whole house. `[basis]` names the printed sheet or the
standard behind an entry; an entry without one is the house's own choice.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

import msgspec
from msgspec import UnsetType

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import fact, listed
from puntobanco.core.game import Setting, Value
from puntobanco.core.names import Name
from puntobanco.people.rules import HouseRules
from puntobanco.sheets.merge import Merged
from puntobanco.sheets.model import ProfileDoc, given
from puntobanco.sheets.settings import resolve_settings

T = TypeVar("T")
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
    _refuse_basis_without_entry(merged, doc)
    rules = _rules(doc)
    _refuse_missing_choices(merged, rules)
    return Profile(
        key=doc.key,
        name=doc.name,
        source=given(doc.source) or "",
        games=tuple(doc.games),
        rules=rules,
        minimum_age=given(doc.house.minimum_age) or 0,
        help_line=given(doc.house.help_line) or "",
        notices=tuple(doc.notices.values()),
        file=name,
    )


def _rules(doc: ProfileDoc) -> HouseRules:
    """The rules of responsible play of a profile: its own, else the defaults."""
    house, default = doc.house, HouseRules()

    def chosen(own: T | UnsetType, other: T) -> T:
        return other if isinstance(own, UnsetType) else own

    def choices(own: list[int] | UnsetType, other: tuple[int, ...]) -> tuple[int, ...]:
        return other if isinstance(own, UnsetType) else tuple(own)

    return HouseRules(
        profile=doc.key,
        session_display=chosen(house.session_display, default.session_display),
        reality_check_minutes=chosen(house.reality_check_minutes, default.reality_check_minutes),
        reality_check_choices=choices(house.reality_check_choices, default.reality_check_choices),
        limits_first=chosen(house.limits_first, default.limits_first),
        looser_after_hours=chosen(house.looser_after_hours, default.looser_after_hours),
        cool_off_hours=choices(house.cool_off_hours, default.cool_off_hours),
        exclusion_days=choices(house.exclusion_days, default.exclusion_days),
        simulated_patrons=chosen(house.simulated_patrons, default.simulated_patrons),
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
    for place, game in enumerate(doc.games):
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
        yield _entry(merged, doc, "games", tuple(doc.games))
    values, locks = doc.settings, doc.editable
    changed = _changed(doc, sheets)
    named = values.keys() | locks.keys()
    changed["*"] = [one for key in changed if key not in named for one in changed[key]]
    for key in dict.fromkeys((*values, *locks)):
        place = f"settings.{key}"
        yield ProfileItem(
            place=place,
            value=values.get(key),
            editable=locks.get(key),
            basis=_basis(merged, doc, place),
            file=merged.origin(place if key in values else f"editable.{key}"),
            changes=tuple(changed.get(key, ())),
        )
    for key, value in _of_house(doc).items():
        yield _entry(merged, doc, f"house.{key}", value)
    for key, notice in doc.notices.items():
        yield replace(_entry(merged, doc, f"notices.{key}", None), notice=notice)


def _of_house(doc: ProfileDoc) -> dict[str, Plain]:
    """What a profile gives for the house itself, by key."""
    values: dict[str, Plain | list[Value]] = msgspec.to_builtins(doc.house)
    return {key: tuple(one) if isinstance(one, list) else one for key, one in values.items()}


def _entry(merged: Merged, doc: ProfileDoc, place: str, value: Plain | None) -> ProfileItem:
    return ProfileItem(
        place=place,
        value=value,
        editable=None,
        basis=_basis(merged, doc, place),
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


def _basis(merged: Merged, doc: ProfileDoc, place: str) -> str:
    """The basis of an entry. A parent's basis does not apply to an entry that overrides it."""
    basis = doc.basis.get(place, "")
    by, written = merged.origins.get(f"basis.{place}"), merged.origin(place)
    if place.startswith("settings.") and place not in merged.origins:
        written = merged.origin(place.replace("settings.", "editable.", 1))
    return basis if by == written else ""


def _refuse_basis_without_entry(merged: Merged, doc: ProfileDoc) -> None:
    """SheetError if a basis names an entry that the profile does not have."""
    places = {f"settings.{key}" for key in (*doc.settings, *doc.editable)}
    places |= {f"house.{key}" for key in _of_house(doc)}
    places |= {f"notices.{key}" for key in doc.notices}
    places |= {"games"} if doc.games else set()
    for place in doc.basis:
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
