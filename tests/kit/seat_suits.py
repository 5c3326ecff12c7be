"""A sheet with suits for each seat, as in the Dragon 7 Panda 8 Progressive, for one of its bets."""

from pathlib import Path

from puntobanco.core.game import Game
from puntobanco.sheets import load_game

SEATS = tuple(
    f"{player} {banker}"
    for player in ("hearts", "clubs", "diamonds", "spades")
    for banker in ("hearts", "clubs", "diamonds", "spades")
    if player != banker
)
"""The twelve combinations of two suits; the first is that of seat 1."""

SHEET = """
key     = "{key}"
name    = "{key}"
source  = "Galaxy Gaming, as described by CDC Gaming, October 2023"
extends = "mini-baccarat"
order   = ["player", "banker", "tie", "side"]

[paytables.side]
rows = [
  {{ {hit}, seat_suits = "both", pays = "100 % of meter" }},
  {{ {hit}, player_suits = "same", banker_suits = "same", pays = "10 % of meter" }},
  {{ {hit}, pays = "10 for 1" }},
]

[bets.side]
name       = "{key}"
side       = "{side}"
paytable   = "side"
needs      = ["player", "banker"]
stake      = "5"
seat_suits = {seats}

[progressive]
seed            = "10000"
contribution    = "15 %"
split           = "winners"
executive_above = "1000000"
"""

SIDES = {"dragon": (7, "banker"), "panda": (8, "player")}

DRAGON_HEARTS_CLUBS = ("2h", "Kc", "3h", "3c", "Kh", "4c")
"""Banker 7 over 5 with three cards: Player all hearts, Banker all clubs."""
DRAGON_MIXED = ("2h", "Kc", "3s", "3c", "Kh", "4c")
"""The same with a spade in the Player hand."""


def seat_game(folder: Path, name: str = "dragon", seats: tuple[str, ...] = SEATS) -> Game:
    """The game of the sheet for one of its two bets."""
    total, side = SIDES[name]
    file = folder / f"{name}.toml"
    hit = f'on = "win", total = {total}, cards = 3'
    file.write_text(SHEET.format(key=name, hit=hit, side=side, seats=list(seats)))
    return load_game(str(file))
