"""Patterns for names and ids in requests, and what each expects."""

from collections.abc import Mapping

from puntobanco.core.keys import Key

ID = r"^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$"
COMMAND_KEY = r"^[A-Za-z0-9._:-]{8,64}$"
MADE_ID = r"^[A-Za-z0-9_-]{1,64}$"
DAY = r"^\d{4}-\d{2}-\d{2}$"
PLACE = r"^\d{1,15}~\d{1,15}~[A-Za-z0-9._:-]{1,64}$"
GAME_HASH = r"^[0-9a-f]{64}$"
SESSION = r"^[0-9a-f]{16}$"
NOT_BLANK = r"\S"

EXPECTED: Mapping[str, Key] = {
    ID: "expected-id",
    COMMAND_KEY: "expected-command-key",
    MADE_ID: "expected-made-id",
    DAY: "expected-day",
    PLACE: "expected-place",
    GAME_HASH: "expected-game-hash",
    SESSION: "expected-session",
}
"""The message for each pattern. NOT_BLANK is described together with its length limits."""
