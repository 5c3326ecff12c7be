"""The games as rule sheets, and the code that turns a text file into a frozen Game."""

from puntobanco.sheets.files import game_keys, load_game, load_profile, load_sheet, resolve

__all__ = ["game_keys", "load_game", "load_profile", "load_sheet", "resolve"]
