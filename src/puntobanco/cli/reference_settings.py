"""The page of all settings: those of games over all sheets, and those of the house itself."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any

from puntobanco.cli.reference_commands import taking
from puntobanco.cli.reference_fields import one_line
from puntobanco.core.game import Scope, Setting
from puntobanco.core.names import plain_name
from puntobanco.people.house import DEFAULTS, HouseKey, expected_of
from puntobanco.sheets import game_keys, load_game
from puntobanco.sheets.files import load_sheet

_INTRODUCTION = (
    "Written by `make docs` from the rule sheets and the program. [Games and"
    " settings](games.md) has the values of each game; a [profile](profiles.md) may lay others over"
    " them, and `--set key=value` after {commands} others again.\n"
)
_WHEN = {Scope.RULE: "table closed", Scope.TABLE: "between coups"}
NOBODY = "read only"


def settings_page() -> str:
    """Every setting with what it decides and what it can be."""
    *some, last = (f"`{name}`" for name in taking("--set"))
    introduction = _INTRODUCTION.format(commands=f"{', '.join(some)} or {last}")
    lines = ["# Settings\n", introduction, "## Of a game\n"]
    lines += _of_games()
    lines.append("## Of the house\n")
    lines.append("An administrator sets these; reports follow them.\n")
    lines.append("| setting | value until it is set | expected |\n|---|---|---|")
    lines += [f"| `{key.value}` | `{DEFAULTS[key]}` | {expected_of(key)} |" for key in HouseKey]
    return "\n".join(lines) + "\n"


def _of_games() -> Iterator[str]:
    by_key: dict[str, dict[str, Setting]] = {}
    decides: dict[str, str] = {}
    for game in game_keys():
        told = load_sheet(game).tree["settings"]
        for setting in load_game(game).settings:
            by_key.setdefault(setting.key, {})[game] = setting
            decides.setdefault(setting.key, _decides(told[setting.key]))
    for key, found in sorted(by_key.items()):
        one = next(iter(found.values()))
        ranges = dict.fromkeys(map(_range, found.values()))
        may = dict.fromkeys(_may(setting) for setting in found.values())
        yield f"### `{key}`\n"
        yield (
            f"{one_line(plain_name(one.label))}. Sets {decides[key]};"
            f" can be {'; or '.join(ranges)}; may change: {' or '.join(may)}.\n"
        )
        yield f"{_values(found)}\n"


def _decides(told: Mapping[str, Any]) -> str:
    if "sets" in told:
        return f"`{told['sets']}`"
    places = {place for choice in told["choices"].values() for place in choice}
    return ", ".join(f"`{place}`" for place in sorted(places)) or "nothing but its own value"


def _range(setting: Setting) -> str:
    if setting.choices:
        return ", ".join(f"`{_text(one)}`" for one in setting.choices)
    if setting.minimum is not None and setting.maximum is not None:
        return f"{_text(setting.minimum)} to {_text(setting.maximum)}"
    if setting.minimum is not None:
        return f"{_text(setting.minimum)} or more"
    if setting.maximum is not None:
        return f"{_text(setting.maximum)} at most"
    return "`true`, `false`" if isinstance(setting.value, bool) else "any value"


def _may(setting: Setting) -> str:
    return _WHEN[setting.scope] if setting.editable else NOBODY


def _values(found: Mapping[str, Setting]) -> str:
    """The games by value, or the one value that all of them have."""
    groups: dict[str, list[str]] = {}
    for game, setting in found.items():
        value = f"`{_text(setting.value)}`" if setting.applies else "not applicable"
        groups.setdefault(value, []).append(game)
    if len(groups) == 1:
        [(value, games)] = groups.items()
        if len(games) == len(game_keys()):
            return f"Every game has {value}."
    return "\n".join(f"- {value}: {', '.join(games)}" for value, games in groups.items())


def _text(value: object) -> str:
    if isinstance(value, Enum):
        value = value.value
    return str(value).lower() if isinstance(value, bool) else str(value)
