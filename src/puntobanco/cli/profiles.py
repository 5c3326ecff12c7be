"""`punto profiles`: the jurisdictions and modes of play there are, and what each changes."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import AsJson, ProfileArgument
from puntobanco.cli.shown_help import PlainCommand, PlainGroup
from puntobanco.core.names import Name
from puntobanco.core.text import Language
from puntobanco.words import languages, words_in
from puntobanco.words.languages import parse_language

if TYPE_CHECKING:
    from puntobanco.sheets.profile import Entry

app = typer.Typer(name="profiles", cls=PlainGroup, help="List the profiles and what each changes.")

Spoken = Annotated[Language, typer.Option(help="The language of names and notices.")]

KEY_WIDTH = 34
VALUE_WIDTH = 18
_PARTS = {
    "games": "Games it offers",
    "settings": "Settings of a game",
    "house": "The house",
    "notices": "Notices",
}


@app.callback(invoke_without_command=True)
def profiles(context: typer.Context) -> None:
    """List the profiles; `list` and `show` take options."""
    if context.invoked_subcommand is None:
        list_profiles()


@app.command("list", cls=PlainCommand)
def list_profiles(language: Spoken = Language.EN, as_json: AsJson = False) -> None:
    """List the profiles that ship."""
    from puntobanco.sheets.files import house_profile, profile_keys

    found = [house_profile(key) for key in profile_keys()]
    if as_json:
        listed = [
            {"key": one.key, "name": _said(one.name), "source": one.source, "games": one.games}
            for one in found
        ]
        print(json.dumps({"profiles": listed}, ensure_ascii=False))
        return
    for one in found:
        print(f"{one.key:<{KEY_WIDTH}}{words_in(parse_language(language.value)).named(one.name)}")


@app.command("show", cls=PlainCommand)
def show_profile(
    profile: ProfileArgument,
    language: Spoken = Language.EN,
    as_json: AsJson = False,
) -> None:
    """Show everything that a profile says, who gives it, and what it changes in which game."""
    from puntobanco.sheets.files import house_profile, profile_entries

    shown, entries = house_profile(profile), profile_entries(profile)
    if as_json:
        print(
            json.dumps(
                {
                    "key": shown.key,
                    "name": _said(shown.name),
                    "source": shown.source,
                    "entries": [entry_data(entry) for entry in entries],
                },
                ensure_ascii=False,
            )
        )
        return
    print(f"{shown.key}: {words_in(parse_language(language.value)).named(shown.name)}")
    if shown.source:
        print(shown.source)
    for part, title in _PARTS.items():
        own = [entry for entry in entries if entry.place.split(".")[0] == part]
        if own:
            print(f"\n{title}")
            for entry in own:
                _print_entry(entry, language)


def entry_data(entry: "Entry") -> dict[str, object]:
    """An entry as plain data."""
    return {
        "place": entry.place,
        "value": entry.value if entry.notice is None else _said(entry.notice),
        "editable": entry.editable,
        "basis": entry.basis or None,
        "file": entry.file,
        "changes": [
            {
                "game": one.game,
                "setting": one.setting,
                "value": one.value,
                "editable": one.editable,
                "own_value": one.own_value,
                "own_editable": one.own_editable,
            }
            for one in entry.changes
        ],
    }


def _said(name: Name) -> dict[str, str]:
    return {tag: words_in(tag).named(name) for tag in languages()}


def _print_entry(entry: "Entry", language: Language) -> None:
    name = entry.place.partition(".")[2]
    basis = entry.basis or "the house's own"
    if entry.notice is not None:
        notice = words_in(parse_language(language.value)).named(entry.notice)
        print(f"  {name:<{KEY_WIDTH - 2}}{notice}\n  {'':<{KEY_WIDTH - 2}}({basis})")
        return
    if entry.place == "games":
        print(f"  {', '.join(map(str, _listed(entry.value)))}\n  ({basis})")
        return
    print(f"  {name:<{KEY_WIDTH - 2}}{_value(entry):<{VALUE_WIDTH}} ({basis})")
    for game, changed in _by_game(entry).items():
        print(f"    {game:<{KEY_WIDTH - 4}}{changed}")


def _listed(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _value(entry: "Entry") -> str:
    """A value and a lock in few words."""
    words = [] if entry.value is None else [", ".join(map(_word, _listed(entry.value))) or "none"]
    if entry.editable is not None:
        words.append("editable" if entry.editable else "locked")
    return ", ".join(words)


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) or "none"


def _by_game(entry: "Entry") -> dict[str, str]:
    """What changes in each game, from what it was to what it is."""
    found: dict[str, list[str]] = {}
    for one in entry.changes:
        said = []
        if one.value != one.own_value:
            said.append(f"{_word(one.own_value)} becomes {_word(one.value)}")
        if one.editable != one.own_editable:
            said.append("is unlocked" if one.editable else "is locked")
        before = f"{one.setting} " if entry.place == "settings.*" else ""
        found.setdefault(one.game, []).append(before + " and ".join(said))
    return {game: ", ".join(said) for game, said in found.items()}
