"""A setting changed at a live table: the game is loaded again from its sheet."""

from collections.abc import Mapping

from puntobanco.core.errors import SheetError
from puntobanco.core.game import Game, Value
from puntobanco.sheets import load_game


def with_setting(
    game: Game, key: str, value: Value, *, files: Mapping[str, str] | None = None
) -> Game | None:
    """The game with one setting changed, or None if its sheet refuses.

    The table decides whether the setting may change, so locks are ignored here. `files` maps the
    keys of games and profiles that do not ship to their files.
    """
    values = {setting.key: setting.value for setting in game.settings} | {key: value}
    named = files or {}
    profile = named.get(game.profile, game.profile) if game.profile else None
    try:
        return load_game(named.get(game.key, game.key), profile=profile, settings=values)
    except SheetError:
        return None
