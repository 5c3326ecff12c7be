"""A setting changed at a live table: its sheet, kept in memory, under the other value."""

from collections.abc import Mapping
from typing import NamedTuple

from puntobanco.core.errors import SheetError
from puntobanco.core.game import Game, Value
from puntobanco.sheets import load_profile, load_sheet, resolve
from puntobanco.sheets.merge import Merged
from puntobanco.sheets.model import ProfileDoc


class _KeptSheet(NamedTuple):
    sheet: Merged
    profile: ProfileDoc | None


class LiveSheets:
    """The sheets and profiles of the games at live tables, read once when a table opens.

    `files` maps the keys of games and profiles that do not ship to their files.
    """

    def __init__(self, files: Mapping[str, str] | None = None) -> None:
        self._files = files or {}
        self._kept: dict[tuple[str, str | None], _KeptSheet] = {}

    def keep(self, game: Game) -> None:
        """Read the sheet and the profile of a game, unless they are kept or cannot be read."""
        of = (game.key, game.profile)
        if of in self._kept:
            return
        try:
            profile = load_profile(self._file(game.profile)) if game.profile else None
            self._kept[of] = _KeptSheet(load_sheet(self._file(game.key)), profile)
        except SheetError:
            # The table plays on by the game in the log; its settings cannot be changed.
            return

    def with_setting(self, game: Game, key: str, value: Value) -> Game | None:
        """The game with one setting changed; None if its sheet refuses or could not be read.

        The table decides whether the setting may change, so locks are ignored here.
        """
        kept = self._kept.get((game.key, game.profile))
        if kept is None:
            return None
        values = {setting.key: setting.value for setting in game.settings} | {key: value}
        try:
            return resolve(kept.sheet, profile=kept.profile, settings=values)
        except SheetError:
            return None

    def _file(self, key: str) -> str:
        return self._files.get(key, key)
