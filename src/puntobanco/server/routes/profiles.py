"""Profiles for the settings page: entries with their basis and their effect."""

import asyncio
from collections.abc import Iterable

import msgspec

from puntobanco.core.facts import fact
from puntobanco.core.game import SettingKind, Value
from puntobanco.server.errors import not_found
from puntobanco.server.http import get
from puntobanco.server.routes.dependencies import GivenServices, GivenWords
from puntobanco.server.routes.shapes import PathId, errors
from puntobanco.sheets.files import house_profile, profile_entries, profile_keys
from puntobanco.sheets.profile import Profile, ProfileItem, SettingChange
from puntobanco.sheets.setting_values import has_words, setting_value
from puntobanco.words import Words


class ProfileListed(msgspec.Struct, frozen=True, kw_only=True):
    """A profile in the list."""

    key: str
    name: str
    source: str
    games: tuple[str, ...]
    """The games it offers; empty for every game."""
    in_force: bool


class ProfileChange(msgspec.Struct, frozen=True, kw_only=True):
    """A change that a profile makes to one setting of one game."""

    game: str
    setting: str
    value: Value
    editable: bool
    own_value: Value
    """The value in the sheet of the game."""
    own_editable: bool


class ProfileEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a profile."""

    place: str
    """Such as `settings.total-decks`, `house.help-line` or `notices.owner`."""
    value: Value | tuple[Value, ...] | None
    """Null for a notice, and if the profile only locks or unlocks a setting."""
    words: dict[str, str]
    """Names of those values that have one, by value."""
    text: str | None
    """The text of a notice."""
    editable: bool | None
    basis: str
    """The printed sheet or the standard that requires it; empty for the house's own choice."""
    inherited: bool
    """Whether it comes from a profile that this one extends."""
    changes: tuple[ProfileChange, ...]


class ProfileShown(msgspec.Struct, frozen=True, kw_only=True):
    """A profile with all its entries."""

    key: str
    name: str
    source: str
    in_force: bool
    entries: tuple[ProfileEntry, ...]


@get("/api/profiles", summary="List profiles")
async def profiles(services: GivenServices, words: GivenWords) -> tuple[ProfileListed, ...]:
    """The built-in profiles and the house's own, with the one in force."""
    ours = services.config.profile
    shipped = await asyncio.to_thread(lambda: [house_profile(key) for key in profile_keys()])
    found = [one for one in shipped if one.key != ours.key]
    return tuple(
        ProfileListed(
            key=one.key,
            name=words.named(one.name),
            source=one.source,
            games=one.games,
            in_force=one is ours,
        )
        for one in (ours, *found)
    )


@get(
    "/api/profiles/{profile}",
    summary="Get a profile",
    answers=errors(e404="Unknown profile."),
)
async def profile(services: GivenServices, profile: PathId, words: GivenWords) -> ProfileShown:
    """Every entry with its basis and the settings that it changes, by game."""
    ours = services.config.profile
    if profile != ours.key and profile not in profile_keys():
        raise not_found(fact("server-no-such-profile", profile=profile))
    shown = ours if profile == ours.key else house_profile(profile)
    return await asyncio.to_thread(_shown, shown, words, in_force=profile == ours.key)


def _shown(profile: Profile, words: Words, *, in_force: bool) -> ProfileShown:
    return ProfileShown(
        key=profile.key,
        name=words.named(profile.name),
        source=profile.source,
        in_force=in_force,
        entries=tuple(_entry(entry, profile, words) for entry in profile_entries(profile.file)),
    )


def _entry(entry: ProfileItem, profile: Profile, words: Words) -> ProfileEntry:
    return ProfileEntry(
        place=entry.place,
        value=entry.value,
        words=value_names(_values(entry), words),
        text=None if entry.notice is None else words.named(entry.notice),
        editable=entry.editable,
        basis=entry.basis,
        inherited=entry.file not in (profile.file, f"profiles/{profile.key}.toml"),
        changes=tuple(map(_change, entry.changes)),
    )


def _values(entry: ProfileItem) -> tuple[Value, ...]:
    if entry.value is None:
        return ()
    return entry.value if isinstance(entry.value, tuple) else (entry.value,)


def _change(change: SettingChange) -> ProfileChange:
    return ProfileChange(
        game=change.game,
        setting=change.setting,
        value=change.value,
        editable=change.editable,
        own_value=change.own_value,
        own_editable=change.own_editable,
    )


def value_names(values: Iterable[Value], words: Words) -> dict[str, str]:
    """The names of those values that have one, by the value as a screen writes it.

    >>> from puntobanco.words import ENGLISH, words_in
    >>> value_names((True, "keyed", 30), words_in(ENGLISH))
    {'true': 'yes', 'false': 'no', 'keyed': "supervisor's key"}
    """
    both_ways = (one for value in values for one in _offered(value))
    return {
        str(one).lower(): words.text(setting_value(SettingKind.WORD, one))
        for one in both_ways
        if has_words(one)
    }


def _offered(value: Value) -> tuple[Value, ...]:
    """Both values of a switch, which lists no choices itself."""
    return (value, not value) if isinstance(value, bool) else (value,)
