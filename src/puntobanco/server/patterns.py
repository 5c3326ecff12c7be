"""The patterns of names and ids that requests bring, each with what it asks for in words."""

ID = r"^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$"
COMMAND_KEY = r"^[A-Za-z0-9._:-]{8,64}$"
MADE_ID = r"^[A-Za-z0-9_-]{1,64}$"
DAY = r"^\d{4}-\d{2}-\d{2}$"
PLACE = r"^\d{1,15}~\d{1,15}~[A-Za-z0-9._:-]{1,64}$"
GAME_HASH = r"^[0-9a-f]{64}$"
SESSION = r"^[0-9a-f]{16}$"
NOT_BLANK = r"\S"

WORDS = {
    ID: "1 to 64 letters, digits, '.', '_', ':' or '-', the first of them a letter or a digit",
    COMMAND_KEY: "8 to 64 letters, digits, '.', '_', ':' or '-'",
    MADE_ID: "1 to 64 letters, digits, '-' or '_'",
    DAY: "a day such as 2024-03-10",
    PLACE: "a place as the page before named it",
    GAME_HASH: "the hash of a game, 64 hexadecimal digits",
    SESSION: "the number of a session, 16 hexadecimal digits",
}
"""As the end of a sentence; what must not be blank is told with its length."""
