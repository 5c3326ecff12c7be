"""The games as rule sheets, and the way from a text file to a frozen Game."""

from puntobanco.sheets.files import game_keys, load_game, load_profile, load_sheet, resolve

__all__ = ["game_keys", "load_game", "load_profile", "load_sheet", "resolve"]
