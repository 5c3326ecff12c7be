"""`punto profiles`: the built-in profiles and what each changes."""

import json
from typing import TYPE_CHECKING

import typer

from puntobanco.cli.options import AsJson, LanguageOption, ProfileArgument
from puntobanco.cli.plain_help import PlainCommand, PlainGroup
from puntobanco.core.facts import Fact, Value, fact, listed
from puntobanco.core.keys import Key
from puntobanco.words import ENGLISH, Words, languages, words_in

if TYPE_CHECKING:
    from puntobanco.core.names import Name
    from puntobanco.sheets.profile import ProfileItem, SettingChange

app = typer.Typer(name="profiles", cls=PlainGroup, help="List the profiles and what each changes.")

KEY_WIDTH = 34
VALUE_WIDTH = 18
_PARTS: dict[str, Key] = {
    "games": "profile-part-games",
    "settings": "profile-part-settings",
    "house": "profile-part-house",
    "notices": "profile-part-notices",
}


@app.callback(invoke_without_command=True)
def profiles(context: typer.Context) -> None:
    """List the profiles. `list` and `show` take options."""
    if context.invoked_subcommand is None:
        list_profiles()


@app.command("list", cls=PlainCommand)
def list_profiles(language: LanguageOption = ENGLISH, as_json: AsJson = False) -> None:
    """List the built-in profiles."""
    from puntobanco.sheets.files import house_profile, profile_keys

    shipped = [house_profile(key) for key in profile_keys()]
    if as_json:
        rows = [
            {
                "key": one.key,
                "name": _in_every_language(one.name),
                "source": one.source,
                "games": one.games,
            }
            for one in shipped
        ]
        print(json.dumps({"profiles": rows}, ensure_ascii=False))
        return
    words = words_in(language)
    for one in shipped:
        print(f"{one.key:<{KEY_WIDTH}}{words.named(one.name)}")


@app.command("show", cls=PlainCommand)
def show_profile(
    profile: ProfileArgument,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Show every entry of a profile, its basis, and what it changes in which game."""
    from puntobanco.sheets.files import house_profile, profile_entries

    shown, entries = house_profile(profile), profile_entries(profile)
    if as_json:
        print(
            json.dumps(
                {
                    "key": shown.key,
                    "name": _in_every_language(shown.name),
                    "source": shown.source,
                    "entries": [entry_data(entry) for entry in entries],
                },
                ensure_ascii=False,
            )
        )
        return
    words = words_in(language)
    print(f"{shown.key}: {words.named(shown.name)}")
    if shown.source:
        print(shown.source)
    for part, title in _PARTS.items():
        own = [entry for entry in entries if entry.place.split(".")[0] == part]
        if own:
            print(f"\n{words.say(title)}")
            for entry in own:
                _print_entry(entry, words)


def entry_data(entry: "ProfileItem") -> dict[str, object]:
    """An entry as plain data."""
    return {
        "place": entry.place,
        "value": entry.value if entry.notice is None else _in_every_language(entry.notice),
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


def _in_every_language(name: "Name") -> dict[str, str]:
    return {tag: words_in(tag).named(name) for tag in languages()}


def _print_entry(entry: "ProfileItem", words: Words) -> None:
    key = f"  {entry.place.partition('.')[2]:<{KEY_WIDTH - 2}}"
    basis = words.say("profile-basis", basis=entry.basis or fact("profile-house-own"))
    if entry.notice is not None:
        print(f"{key}{words.named(entry.notice)}\n{'':<{KEY_WIDTH}}{basis}")
        return
    if entry.place == "games":
        print(f"  {', '.join(map(str, _items(entry.value)))}\n  {basis}")
        return
    print(f"{key}{_padded(words.text(_value(entry)))} {basis}")
    for game, changes in _by_game(entry).items():
        print(f"    {game:<{KEY_WIDTH - 4}}{words.text(listed(changes))}")


def _padded(text: str) -> str:
    """The text padded to the value column; a Han character takes two cells."""
    from rich.cells import cell_len

    return text + " " * (VALUE_WIDTH - cell_len(text))


def _items(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _value(entry: "ProfileItem") -> Value:
    """A value and its lock in short form."""
    values = () if entry.value is None else _items(entry.value) or ("",)
    lock = [fact("profile-editable" if entry.editable else "profile-locked")]
    return listed([*map(_word, values), *([] if entry.editable is None else lock)])


def _word(value: object) -> Value:
    """A value as written in a profile; a switch and an empty value in words."""
    from puntobanco.core.game import SettingKind
    from puntobanco.sheets.setting_values import NONE, setting_value

    if isinstance(value, bool):
        return setting_value(SettingKind.FLAG, value)
    return str(value) or setting_value(SettingKind.AMOUNT, NONE)


def _by_game(entry: "ProfileItem") -> dict[str, list[Fact]]:
    """What changes in each game, with the values before and after."""
    by_game: dict[str, list[Fact]] = {}
    for one in entry.changes:
        change = _change(one)
        if entry.place == "settings.*":
            change = fact("profile-change-of", setting=one.setting, change=change)
        by_game.setdefault(one.game, []).append(change)
    return by_game


def _change(change: "SettingChange") -> Fact:
    lock = "unlocked" if change.editable else "locked"
    if change.value == change.own_value:
        return fact("profile-lock-changes", lock=lock)
    return fact(
        "profile-value-changes",
        before=_word(change.own_value),
        after=_word(change.value),
        lock="none" if change.editable == change.own_editable else lock,
    )
