"""Profiles for the settings page: what each says and changes, and who gives it."""

import asyncio

import msgspec
from litestar import get

from puntobanco.core.facts import fact
from puntobanco.core.game import Value
from puntobanco.core.names import Name
from puntobanco.server.errors import not_found
from puntobanco.server.routes.given import GivenServices
from puntobanco.server.routes.shapes import PathId, errors
from puntobanco.server.routes.worded import worded
from puntobanco.sheets.files import house_profile, profile_entries, profile_keys
from puntobanco.sheets.profile import Change, Entry, Profile
from puntobanco.words import ENGLISH, languages, words_in

Said = dict[str, str]
"""A text by language."""


class ProfileListed(msgspec.Struct, frozen=True, kw_only=True):
    """A profile in a list."""

    key: str
    name: Said
    source: str
    games: tuple[str, ...]
    """The games it offers; empty for every game."""
    in_force: bool


class ProfileChange(msgspec.Struct, frozen=True, kw_only=True):
    """What a profile makes of one setting of one game."""

    game: str
    setting: str
    value: Value
    editable: bool
    own_value: Value
    """As the game's sheet has it."""
    own_editable: bool


class ProfileEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a profile says."""

    place: str
    """Such as `settings.total-decks`, `house.help-line` or `notices.owner`."""
    value: Value | tuple[Value, ...] | None
    """Null where the profile only locks or unlocks a setting, and for a notice."""
    words: dict[str, Said]
    """What a value is called that is not its own word, in every language."""
    text: Said | None
    """What a notice says."""
    editable: bool | None
    basis: str
    """The printed sheet or the standard that gives it; empty for the house's own choice."""
    inherited: bool
    """Whether a profile says it that this one extends."""
    changes: tuple[ProfileChange, ...]


class ProfileShown(msgspec.Struct, frozen=True, kw_only=True):
    """A profile with everything it says."""

    key: str
    name: Said
    source: str
    in_force: bool
    entries: tuple[ProfileEntry, ...]


@get("/api/profiles", summary="The profiles there are, and which is in force")
async def profiles(services: GivenServices) -> tuple[ProfileListed, ...]:
    """Those that ship, and the house's own where it lives by another."""
    ours = services.config.profile
    shipped = await asyncio.to_thread(lambda: [house_profile(key) for key in profile_keys()])
    found = [one for one in shipped if one.key != ours.key]
    return tuple(
        ProfileListed(
            key=one.key,
            name=by_language(one.name),
            source=one.source,
            games=one.games,
            in_force=one is ours,
        )
        for one in (ours, *found)
    )


@get(
    "/api/profiles/{profile:str}",
    summary="Everything a profile says, who gives it, and what it changes in which game",
    responses=errors(e404="There is no such profile."),
)
async def profile(services: GivenServices, profile: PathId) -> ProfileShown:
    """One profile, entry by entry."""
    ours = services.config.profile
    if profile != ours.key and profile not in profile_keys():
        raise not_found(fact("server-no-such-profile", profile=profile))
    return await asyncio.to_thread(_shown, ours if profile == ours.key else profile, ours)


def _shown(name: Profile | str, ours: Profile) -> ProfileShown:
    found = house_profile(name) if isinstance(name, str) else name
    said = profile_entries(found.file)
    return ProfileShown(
        key=found.key,
        name=by_language(found.name),
        source=found.source,
        in_force=found.key == ours.key,
        entries=tuple(_entry(entry, found) for entry in said),
    )


def _entry(entry: Entry, profile: Profile) -> ProfileEntry:
    said = entry.value
    return ProfileEntry(
        place=entry.place,
        value=said,
        words=_words(said),
        text=None if entry.notice is None else by_language(entry.notice),
        editable=entry.editable,
        basis=entry.basis,
        inherited=entry.file not in (profile.file, f"profiles/{profile.key}.toml"),
        changes=tuple(map(_change, entry.changes)),
    )


def _words(said: Value | tuple[Value, ...] | None) -> dict[str, Said]:
    if said is None:
        return {}
    values = said if isinstance(said, tuple) else (said,)
    spoken = {tag: worded(values, words_in(tag)) for tag in languages()}
    return {key: {tag: words[key] for tag, words in spoken.items()} for key in spoken[ENGLISH]}


def _change(change: Change) -> ProfileChange:
    return ProfileChange(
        game=change.game,
        setting=change.setting,
        value=change.value,
        editable=change.editable,
        own_value=change.own_value,
        own_editable=change.own_editable,
    )


def by_language(name: Name) -> Said:
    """A name or a notice in every language."""
    return {tag: words_in(tag).named(name) for tag in languages()}


HANDLERS = [profiles, profile]
_NAME = {"en": "California sheet", "zh-Hans": "加州规则表", "zh-Hant": "加州規則表"}
EXAMPLES = (
    ProfileListed(
        key="california-sheet",
        name=_NAME,
        source="California: Commission-Free Baccarat",
        games=("commission-free-baccarat",),
        in_force=True,
    ),
    ProfileChange(
        game="commission-free-baccarat",
        setting="rotation",
        value="sheet",
        editable=False,
        own_value="sheet",
        own_editable=True,
    ),
    ProfileEntry(
        place="house.looser-after-hours",
        value=24,
        words={},
        text=None,
        editable=None,
        basis="GLI-19 A.3.7a",
        inherited=True,
        changes=(),
    ),
    ProfileShown(
        key="california-sheet",
        name=_NAME,
        source="California: Commission-Free Baccarat",
        in_force=True,
        entries=(),
    ),
)
