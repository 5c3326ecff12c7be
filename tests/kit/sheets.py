"""Small rule sheets written to a folder, for tests that load them as a user would."""

from pathlib import Path

import pytest

from puntobanco.core.errors import SheetError
from puntobanco.core.facts import Fact, Value, fact
from puntobanco.core.game import Game
from puntobanco.core.game import Value as GameValue
from puntobanco.house.settings import LiveSheets
from puntobanco.sheets.files import load_game, load_sheet


def write(folder: Path, text: str, *, name: str = "mine.toml") -> str:
    """Write a file with this text, and return its path."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


def a_game(
    body: str = "", *, extends: str = "mini-baccarat", order: str = "", key: str = "mine"
) -> str:
    """The text of a game: its head, and the tables that a test adds.

    `extends` and `order` are keys separated by blanks; without `order` the parent's order applies.
    """
    parents = ", ".join(f'"{name}"' for name in extends.split())
    keys = ", ".join(f'"{bet}"' for bet in order.split())
    if keys and extends == "commission-free-baccarat":
        # There a setting decides the order, so a child must use the setting.
        body += f"\n[settings.settlement-order.choices]\nprinted.order = [{keys}]\n"
        keys = ""
    return f"""
key = "{key}"
name = "Mine"
source = "no printed sheet"
{f"extends = [{parents}]" if parents else ""}
{f"order = [{keys}]" if keys else ""}
{body}
"""


def a_setting(key: str, body: str) -> str:
    """The text of a new setting."""
    return f"""
[settings.{key}]
label = "{key}"
{body}
"""


def refusal(name: str, *, whole: bool = True) -> SheetError:
    """The error with which a sheet is refused: one line, and no other errors with it."""
    with pytest.raises(SheetError) as caught:
        load_game(name) if whole else load_sheet(name)
    error = caught.value
    assert "\n" not in str(error)
    assert not error.also
    return error


def wrong(value: Value, expected: Fact) -> Fact:
    """The problem of a value that does not meet an expectation."""
    return fact("sheet-error-value", value=value, expected=expected)


def with_setting(game: Game, key: str, value: GameValue) -> Game | None:
    """The game with one setting changed, as at a live table; None if its sheet refuses."""
    sheets = LiveSheets()
    sheets.keep(game)
    return sheets.with_setting(game, key, value)
