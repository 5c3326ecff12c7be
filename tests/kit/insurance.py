"""A game with bets made after four cards: insurance of the Player hand, and a pair that is held."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from puntobanco.core.game import Game, Value
from puntobanco.core.rows import PUSH, On, Row
from puntobanco.sheets import load_game

INSURANCE = """
key = "insured-baccarat"
name = "Insured Baccarat"
source = "a sheet of the tests"
extends = "mini-baccarat"
order = ["player", "banker", "tie", "insurance", "comeback"]

[bets.insurance]
name = "Player Insurance"
side = "player"
paytable = "insurance"
needs = ["player"]
after_four_cards = [{ first_total = [6, 7], first_over = [0, 1, 2, 3, 4, 5] }]

[paytables.insurance]
rows = [
  { on = "lose", pays = "4 to 1" },
  { on = "tie", pays = "push" },
]

[bets.comeback]
name = "Banker Comeback"
side = "banker"
paytable = "comeback"
after_four_cards = [
  { pair = true },
  { first_total = 0, first_over = [4, 5, 6, 7] },
]

[paytables.comeback]
rows = [
  { on = "win", pair = true, pays = "1 to 1" },
  { on = "win", pays = "2 to 1" },
]
"""
"""The Player insures a 6 or 7 against a Banker that draws."""


@cache
def insured_game(settings: tuple[tuple[str, Value], ...] = ()) -> Game:
    """The game of this sheet."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "insured.toml"
        file.write_text(INSURANCE, encoding="utf-8")
        return load_game(str(file), settings=dict(settings))


@cache
def always_insured_game(settings: tuple[tuple[str, Value], ...] = ()) -> Game:
    """The same, with insurance on every coup that goes on, for everybody."""
    game = insured_game(settings)
    goes_on = Row(On.ANY, PUSH, dealt=(5, 6))
    return replace(
        game,
        bets=tuple(
            replace(bet, after_four=(goes_on,), needs=()) if bet.key == "insurance" else bet
            for bet in game.bets
        ),
    )
