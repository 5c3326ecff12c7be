"""Options that several commands share, read from what was typed."""

from puntobanco.core.errors import NotationError


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
