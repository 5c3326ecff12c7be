"""The one module of this room that reads files: sheets and profiles, the house's and a user's."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from puntobanco.core.errors import SheetError
from puntobanco.core.game import BankedBy, Game, Value
from puntobanco.core.text import Text
from puntobanco.sheets.build import OFF, build
from puntobanco.sheets.merge import Merged, Tree, assemble
from puntobanco.sheets.model import ProfileDoc
from puntobanco.sheets.settings import choose, combinations
from puntobanco.sheets.shape import check_profile, check_sheet

SHEETS = Path(__file__).parent


def load_game(
    name: str,
    *,
    profile: str | None = None,
    settings: Mapping[str, Value] | None = None,
    locks_bind: bool = False,
) -> Game:
    """The game of this key, or of this file, with a profile and settings laid over it.

    >>> load_game("terminal-2").bet("tie").rows[0].pays.numerator
    9
    """
    sheet = load_sheet(name)
    laid_over = load_profile(profile) if profile else None
    if laid_over is not None:
        _no_unknown_settings(laid_over, sheet)
    return resolve(sheet, profile=laid_over, settings=settings, locks_bind=locks_bind)


def load_sheet(name: str) -> Merged:
    """The sheet of this key or file, with all it extends laid under it."""
    return assemble(name, _read)


def resolve(
    sheet: Merged,
    *,
    profile: ProfileDoc | None = None,
    settings: Mapping[str, Value] | None = None,
    locks_bind: bool = False,
) -> Game:
    """The Game that a sheet declares under a profile and settings."""
    chosen = choose(sheet, profile=profile, values=settings or {}, locks_bind=locks_bind)
    check_sheet(chosen.tree, file=sheet.file)
    return build(sheet, chosen.tree, chosen.settings, profile=profile.key if profile else None)


def every_variant(sheet: Merged) -> int:
    """How many combinations of settings the sheet was resolved under; SheetError if one fails."""
    count = 0
    for values in combinations(sheet.tree.get("settings", {})):
        try:
            resolve(sheet, settings=values)
        except SheetError as error:
            said = ", ".join(f"{key}={value}" for key, value in values.items())
            raise SheetError(
                file=error.file,
                path=error.path,
                problem=f"with {said}: {error.problem}",
                also=error.also,
            ) from None
        count += 1
    return count


def game_keys() -> tuple[str, ...]:
    """The keys of the games that ship, in the order of their sheets."""
    return tuple(sorted(path.stem for path in SHEETS.glob("*.toml")))


def profile_keys() -> tuple[str, ...]:
    """The keys of the profiles that ship."""
    return tuple(sorted(path.stem for path in (SHEETS / "profiles").glob("*.toml")))


@dataclass(frozen=True, slots=True)
class Outline:
    """What a list of games says about one."""

    key: str
    name: Text
    source: str
    banked_by: BankedBy
    bets: tuple[str, ...]


def outlines() -> tuple[Outline, ...]:
    """Every game that ships, without compiling any."""
    return tuple(_outline(load_sheet(key)) for key in game_keys())


def _outline(sheet: Merged) -> Outline:
    tree = choose(sheet, profile=None, values={}, locks_bind=False).tree
    names = tree["name"]
    return Outline(
        key=tree["key"],
        name=Text(names["en"], names["zh-Hans"], names["zh-Hant"]),
        source=tree["source"],
        banked_by=BankedBy(tree["banking"]["by"]),
        bets=tuple(key for key in tree["order"] if tree["bets"][key]["paytable"] != OFF),
    )


def load_profile(name: str) -> ProfileDoc:
    """The profile of this key or file."""
    if _is_path(name):
        return check_profile(_parse(Path(name), name), file=name)
    if name not in profile_keys():
        raise SheetError(
            file=name,
            path="",
            problem=f"no such profile; expected one of {', '.join(profile_keys())}, or a file",
        )
    file = f"profiles/{name}.toml"
    return check_profile(_parse(SHEETS / file, file), file=file)


def _no_unknown_settings(profile: ProfileDoc, sheet: Merged) -> None:
    """A profile may speak of settings that one game lacks, but of none that every game lacks."""
    spoken_of = {*(profile.settings or ()), *(profile.editable or ())} - {"*"}
    unknown = spoken_of - sheet.tree.get("settings", {}).keys()
    if unknown:
        known = {one for key in game_keys() for one in load_sheet(key).tree["settings"]}
        for key in sorted(unknown - known):
            raise SheetError(
                file=profile.key, path=key, problem="no game has a setting of this name"
            )


def _read(name: str, asked_by: str) -> tuple[str, Tree]:
    """The file that a name means where it is asked for, and its checked content."""
    if _is_path(name):
        path = Path(asked_by).parent / name if asked_by else Path(name)
        file = str(path)
    else:
        path, file = SHEETS / f"{name}.toml", f"{name}.toml"
        if not path.is_file():
            raise SheetError(
                file=asked_by or name,
                path="extends" if asked_by else "",
                problem=_unknown(name, asked_by),
            )
    raw = _checked(path, file)
    return file, raw


@cache
def _checked(path: Path, file: str) -> Tree:
    raw = _parse(path, file)
    check_sheet(raw, file=file)
    return raw


def _unknown(name: str, asked_by: str) -> str:
    known = ", ".join(game_keys())
    if asked_by:
        return (
            f"{name!r}: no such sheet; expected a part, a file ending in .toml, or one of {known}"
        )
    return f"no such game; expected a file ending in .toml, or one of {known}"


def _is_path(name: str) -> bool:
    return name.endswith(".toml")


def _parse(path: Path, file: str) -> Tree:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise SheetError(file=file, path="", problem=f"not readable as TOML: {error}") from None
    except UnicodeDecodeError as error:
        raise SheetError(
            file=file, path="", problem=f"byte {error.start} is not UTF-8 text"
        ) from None
    except OSError as error:
        raise SheetError(file=file, path="", problem=f"cannot be read: {error.strerror}") from None
