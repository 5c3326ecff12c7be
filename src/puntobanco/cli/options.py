"""Arguments and options that several commands share: their words, and how they are read."""

from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.core.errors import NotationError, RuleError

if TYPE_CHECKING:
    from puntobanco.core.game import Game
    from puntobanco.core.money import Minor


def _games(begun: str) -> list[str]:
    from puntobanco.sheets.files import game_keys

    return [key for key in game_keys() if key.startswith(begun)]


def _profiles(begun: str) -> list[str]:
    from puntobanco.sheets.files import profile_keys

    return [key for key in profile_keys() if key.startswith(begun)]


GameArgument = Annotated[
    str,
    typer.Argument(help="The key of a game, or a sheet ending in .toml.", autocompletion=_games),
]
ProfileArgument = Annotated[
    str,
    typer.Argument(
        help="The key of a profile, or a file ending in .toml.", autocompletion=_profiles
    ),
]
ProfileOption = Annotated[
    str | None, typer.Option(help="A profile laid over the game.", autocompletion=_profiles)
]
SettingsOption = Annotated[list[str] | None, typer.Option("--set", help="A setting, as key=value.")]
DatabaseArgument = Annotated[str, typer.Argument(help="The house's database: a file or a URL.")]
PitOption = Annotated[str | None, typer.Option(help="The pit, where there are several.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def parse_settings(written: list[str]) -> dict[str, str]:
    """Settings by key, from `KEY=VALUE` as it is typed after each `--set`.

    >>> parse_settings(["total-decks=6", "tie-odds = 9"])
    {'total-decks': '6', 'tie-odds': '9'}
    """
    settings: dict[str, str] = {}
    for one in written:
        key, sign, value = (part.strip() for part in one.partition("="))
        if not (key and sign and value):
            raise NotationError(f"--set {one!r}: expected KEY=VALUE, such as total-decks=6")
        if key in settings:
            raise NotationError(
                f"--set {one!r}: {key!r} is already set to {settings[key]!r}; expected it once"
            )
        settings[key] = value
    return settings


def parse_meter(game: "Game", shown: str | None) -> "Minor | None":
    """What the progressive meter is said to show; refused on a game that has none."""
    from puntobanco.core.money import parse_money

    if shown is None:
        return None
    if game.progressive is None:
        raise RuleError(
            f"--meter {shown}: {game.key} has no progressive bet; expected a game with a meter"
        )
    return parse_money(shown, game.currency.exponent)
