"""Options that several commands share, read from what was typed."""

from typing import TYPE_CHECKING

from puntobanco.core.errors import NotationError, RuleError

if TYPE_CHECKING:
    from puntobanco.core.game import Game
    from puntobanco.core.money import Minor


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
