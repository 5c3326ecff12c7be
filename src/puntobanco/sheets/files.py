"""Reading sheets and profiles, built-in and user files. No other module here reads files."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import takewhile
from pathlib import Path

import msgspec

from puntobanco.core.errors import NotationError, SheetError
from puntobanco.core.facts import Fact, fact, listed
from puntobanco.core.game import BankedBy, Game, Value
from puntobanco.core.names import Name, plain_name
from puntobanco.core.rows import PaysKind
from puntobanco.files import parse_toml, read_text
from puntobanco.sheets.build import build
from puntobanco.sheets.merge import Merged, Source, Tree, assemble
from puntobanco.sheets.model import BetDoc, ProfileDoc, SettingDoc, SheetDoc, given
from puntobanco.sheets.offers import OFF
from puntobanco.sheets.paths import path_of
from puntobanco.sheets.place import SheetReader
from puntobanco.sheets.profile import (
    Profile,
    ProfileItem,
    entries,
    profile_of,
    refuse_if_not_offered,
)
from puntobanco.sheets.settings import resolve_settings, written_value
from puntobanco.sheets.shape import check_profile, check_sheet
from puntobanco.sheets.variants import combinations

SHEETS = Path(__file__).parent


def load_game(
    name: str,
    *,
    profile: str | None = None,
    settings: Mapping[str, Value] | None = None,
    locks_bind: bool = False,
) -> Game:
    """The game with this key or file, with a profile and settings applied.

    >>> load_game("terminal-2").bet("tie").rows[0].pays.numerator
    9
    """
    sheet = load_sheet(name)
    laid_over = load_profile(profile) if profile else None
    if laid_over is not None:
        _no_unknown_settings(laid_over, sheet)
        # A sheet without a key is refused below, along with its other problems.
        if locks_bind and isinstance(key := sheet.doc.key, str):
            refuse_if_not_offered(laid_over, key)
    return resolve(sheet, profile=laid_over, settings=settings, locks_bind=locks_bind)


def load_sheet(name: str) -> Merged:
    """The sheet with this key or file, merged with everything it extends."""
    return assemble(name, _read)


def check_key(name: str, key: str) -> None:
    """Raise SheetError if a file outside the package uses the key of a built-in game."""
    ours = not _is_path(name) or Path(name).resolve().parent == SHEETS.resolve()
    if not ours and key in game_keys():
        problem = fact("sheet-error-key-taken", key=repr(key))
        raise SheetError(file=name, path="key", problem=problem)


def resolve(
    sheet: Merged,
    *,
    profile: ProfileDoc | None = None,
    settings: Mapping[str, Value] | None = None,
    locks_bind: bool = False,
) -> Game:
    """The Game that a sheet declares under a profile and settings."""
    chosen = resolve_settings(sheet, profile=profile, values=settings or {}, locks_bind=locks_bind)
    doc = check_sheet(chosen.tree, file=sheet.file)
    return build(sheet, doc, chosen.settings, profile=profile.key if profile else None)


@dataclass(frozen=True, slots=True)
class Variant:
    """A game under some settings of its sheet, and those settings that are not the defaults."""

    said: str
    game: Game


def every_variant(sheet: Merged) -> tuple[Variant, ...]:
    """The sheet under each combination of its settings. SheetError if one of them fails."""
    resolve(sheet)
    return tuple(_variant(sheet, values) for values in combinations(sheet.doc.settings))


def _variant(sheet: Merged, values: Mapping[str, Value]) -> Variant:
    try:
        game = resolve(sheet, settings=values)
    except SheetError as error:
        raise SheetError(
            file=error.file,
            path=error.path,
            problem=fact("sheet-error-with", settings=_said(values), problem=error.problem),
            also=error.also,
        ) from None
    docs = sheet.doc.settings
    changed = {key: value for key, value in values.items() if value != docs[key].value}
    return Variant(_said(changed), game)


def _said(values: Mapping[str, Value]) -> str:
    return ", ".join(f"{key}={written_value(value)}" for key, value in values.items())


@cache
def game_keys() -> tuple[str, ...]:
    """The keys of the built-in games, sorted."""
    return tuple(sorted(path.stem for path in SHEETS.glob("*.toml")))


def profile_keys() -> tuple[str, ...]:
    """The keys of the built-in profiles, sorted."""
    return tuple(sorted(path.stem for path in (SHEETS / "profiles").glob("*.toml")))


def titles() -> tuple[tuple[str, str, str], ...]:
    """Key, English name and source of every built-in game, from its file, without resolving it."""
    found = []
    for key in game_keys():
        tree = _parse(SHEETS / f"{key}.toml", f"{key}.toml")
        sheet = Merged(tree, file=f"{key}.toml")
        title = SheetReader(sheet, sheet.doc).title
        found.append((key, plain_name(title.name), title.source))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class SheetPart:
    """A fragment that sheets extend: its own content and its first comment."""

    about: str
    merged: Merged
    """Its own content, without what it extends."""

    @property
    def extends(self) -> tuple[str, ...]:
        """The parts that it extends."""
        names = given(self.merged.doc.extends) or ()
        return (names,) if isinstance(names, str) else tuple(names)


def load_parts() -> dict[str, SheetPart]:
    """Every built-in part, by its name in `extends`."""
    return {key: SheetPart(_first_comment(key), Merged(_checked(key).tree)) for key in _part_keys()}


def _first_comment(name: str) -> str:
    lines = (SHEETS / f"{name}.toml").read_text(encoding="utf-8").splitlines()
    comment = takewhile(lambda line: line.startswith("#"), lines)
    return " ".join(line.removeprefix("#").strip() for line in comment)


@dataclass(frozen=True, slots=True)
class Outline:
    """What a list of games shows about one."""

    key: str
    name: Name
    source: str
    banked_by: BankedBy
    bets: tuple[str, ...]
    metered: tuple[str, ...] | None
    """Its settings that concern a meter; None if no bet has one."""


def outlines() -> tuple[Outline, ...]:
    """Every built-in game, without compiling any."""
    return tuple(outline(key) for key in game_keys())


def outline(name: str) -> Outline:
    """The game with this key or file, without compiling it."""
    return _outline(load_sheet(name))


def _outline(sheet: Merged) -> Outline:
    chosen = resolve_settings(sheet, profile=None, values={}, locks_bind=False)
    doc = msgspec.convert(chosen.tree, SheetDoc)
    place = SheetReader(sheet, doc)
    title = place.title
    order = place.get(lambda sheet: sheet.order)
    bets = tuple(key for key in order if doc.bets[key].paytable != OFF)
    fed = [key for key in bets if _pays_a_share(doc, doc.bets[key])]
    return Outline(
        key=title.key,
        name=title.name,
        source=title.source,
        banked_by=BankedBy(place.get(lambda sheet: sheet.banking.by)),
        bets=bets,
        metered=tuple(
            key
            for key, setting in sheet.doc.settings.items()
            if (given(setting.sets) or "").startswith(_OF_METER) or _sets_a_bet(setting, fed)
        )
        if fed
        else None,
    )


_OF_METER = path_of(lambda sheet: sheet.progressive) + "."


def _pays_a_share(doc: SheetDoc, bet: BetDoc) -> bool:
    rows = doc.paytables[given(bet.paytable) or OFF].rows
    return any(row.pays.endswith(PaysKind.METER.value) for row in rows)


def _sets_a_bet(setting: SettingDoc, bets: Sequence[str]) -> bool:
    """Whether a choice of a setting changes one of these bets."""
    parts = setting.choices.values() if isinstance(setting.choices, dict) else ()
    return any(bet in part.bets for part in parts for bet in bets)


def load_profile(name: str) -> ProfileDoc:
    """The profile with this key or file, merged with everything it extends."""
    return _profile(name)[1]


def house_profile(name: str) -> Profile:
    """The profile with this key or file, as a house uses it."""
    merged, doc = _profile(name)
    return profile_of(name, merged, doc)


def profile_entries(name: str) -> tuple[ProfileItem, ...]:
    """Every entry of the profile with this key or file, and what it changes in which game."""
    merged, doc = _profile(name)
    profile_of(name, merged, doc)
    _no_unknown_settings(doc, Merged({}))
    return entries(merged, doc, {key: partial(load_sheet, key) for key in game_keys()})


def _profile(name: str) -> tuple[Merged, ProfileDoc]:
    merged = assemble(name, _read_profile)
    return merged, check_profile(merged.tree, file=merged.file)


def _read_profile(name: str, asked_by: Source | None) -> Source:
    """The profile file for a name, relative to the file that refers to it; content checked."""
    if _is_path(name):
        path = Path(asked_by.file).parent / name if asked_by else Path(name)
        file = str(path)
    elif name in profile_keys():
        file = f"profiles/{name}.toml"
        path = SHEETS / file
    else:
        known = listed(profile_keys())
        if asked_by is None:
            problem = fact("sheet-error-profile-unknown", known=known)
            raise SheetError(file=name, path="", problem=problem)
        problem = fact("sheet-error-profile-parent-unknown", name=repr(name), known=known)
        raise SheetError(file=asked_by.file, path="extends", problem=problem)
    tree = _parse(path, file)
    check_profile(tree, file=file)
    return Source(file, str(path.resolve()), tree)


def _no_unknown_settings(profile: ProfileDoc, sheet: Merged) -> None:
    """Raise SheetError for a setting that no game has. A profile may set ones that a game lacks."""
    spoken_of = dict.fromkeys(profile.settings, "settings")
    spoken_of |= dict.fromkeys(profile.editable, "editable")
    unknown = spoken_of.keys() - sheet.doc.settings.keys() - {"*"}
    if unknown:
        known = {one for key in game_keys() for one in load_sheet(key).doc.settings}
        for key in sorted(unknown - known):
            raise SheetError(
                file=f"profile {profile.key}",
                path=f"{spoken_of[key]}.{key}",
                problem=fact("sheet-error-setting-of-no-game", known=listed(sorted(known))),
            )


def _read(name: str, asked_by: Source | None) -> Source:
    """The file for a name, relative to the file that refers to it; content checked."""
    if not _is_path(name):
        return _shipped(name, asked_by)
    path = Path(asked_by.file).parent / name if asked_by else Path(name)
    try:
        tree = _parse(path, str(path))
    except SheetError as error:
        if asked_by is None or path.is_file():
            raise
        problem = fact("sheet-error-parent", name=repr(name), problem=error.problem)
        raise SheetError(file=asked_by.file, path="extends", problem=problem) from None
    check_sheet(tree, file=str(path))
    return Source(str(path), str(path.resolve()), tree)


def _shipped(name: str, asked_by: Source | None) -> Source:
    """A built-in sheet. A part is accepted only if another sheet refers to it."""
    if name in (game_keys() if asked_by is None else (*game_keys(), *_part_keys())):
        return _checked(name)
    raise SheetError(
        file=asked_by.file if asked_by else name,
        path="extends" if asked_by else "",
        problem=_unknown(name, asked_by),
    )


@cache
def _checked(name: str) -> Source:
    # Only built-in files are cached: a user may edit a file and load it again.
    path, file = SHEETS / f"{name}.toml", f"{name}.toml"
    tree = _parse(path, file)
    check_sheet(tree, file=file)
    return Source(file, str(path.resolve()), tree)


def _part_keys() -> tuple[str, ...]:
    return tuple(sorted(f"parts/{path.stem}" for path in (SHEETS / "parts").glob("*.toml")))


def _unknown(name: str, asked_by: Source | None) -> Fact:
    if asked_by is not None:
        known = listed((*_part_keys(), *game_keys()))
        return fact("sheet-error-sheet-unknown", name=repr(name), known=known)
    known = listed(game_keys())
    if name in _part_keys():
        return fact("sheet-error-part", known=known)
    return fact("sheet-error-game-unknown", known=known)


def _is_path(name: str) -> bool:
    return name.endswith(".toml")


def _parse(path: Path, file: str) -> Tree:
    try:
        return parse_toml(read_text(path))
    except UnicodeDecodeError as error:
        problem: Fact | str = fact("sheet-error-not-utf8", byte=error.start)
    except NotationError as error:
        problem = error.stated
    except OSError as error:
        problem = _unreadable(str(error.strerror), _instead_of(path))
    except ValueError as error:
        problem = _unreadable(str(error), fact("sheet-expected-file-name"))
    raise SheetError(file=file, path="", problem=problem)


def _unreadable(reason: str, expected: Fact) -> Fact:
    return fact("sheet-error-unreadable", reason=reason, expected=expected)


def _instead_of(path: Path) -> Fact:
    """What to write instead of a file that does not exist."""
    if path.stem in game_keys() and not path.exists():
        return fact("sheet-expected-toml-or-game", game=repr(path.stem))
    return fact("sheet-expected-toml-file")
