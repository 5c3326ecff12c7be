"""Side bets of the trade, written as a sheet: exact, as published, brute force and simulated."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from puntobanco.analysis.par import ParSheet, par_sheet
from puntobanco.analysis.pricing import Prices
from puntobanco.analysis.weights import Composition
from puntobanco.core.cards import parse_cards
from puntobanco.core.game import Game
from puntobanco.sheets import load_game
from puntobanco.simulation.kernels import ShoeBatch, histogram
from puntobanco.simulation.tables import Shoes, class_tables
from tests.analysis.test_weights import by_card, coups_of
from tests.kit.games import row_says

SHEET = """
key     = "side-bets"
name    = "Side bets"
source  = "The tables cited in tests/analysis/test_side_bets.py"
extends = "mini-baccarat"
order   = ["player", "banker", "tie", "royal", "dragon", "queens", "red-black", "all-red"]

[paytables.royal]
rows = [
  { on = "any", first_ranks = "KQ", first_suits = "same", pays = "25 to 1" },
  { on = "any", first_suits = "same",                     pays = "5 to 2" },
]

[paytables.dragon]
rows = [
  { on = "any", coup_count = { A = 6 }, pays = "100 to 1" },
  { on = "any", coup_count = { A = 5 }, pays = "60 to 1" },
  { on = "any", coup_count = { A = 4 }, pays = "40 to 1" },
  { on = "any", coup_count = { A = 3 }, pays = "20 to 1" },
  { on = "any", coup_count = { A = 2 }, pays = "3 to 1" },
  { on = "any", coup_count = { A = 1 }, pays = "1 to 1" },
]

[paytables.queens]
rows = [
  { on = "any", count = { Q = 3 }, pays = "500 to 1" },
  { on = "any", count = { Q = 2 }, pays = "20 to 1" },
  { on = "any", count = { Q = 1 }, third = "Q", pays = "2 to 1" },
]

[paytables.red-black]
rows = [
  { on = "any", coup_count = { colour = [5, 6] }, pays = "4 to 1" },
  { on = "any", dealt = 4, coup_count = { colour = 4 }, pays = "2 to 1" },
]

[paytables.all-red]
rows = [{ on = "any", coup_count = { black = 0 }, pays = "22 to 1" }]
"""

BETS = {"royal": "player", "dragon": "winner", "queens": "banker"}
BETS |= {"red-black": "winner", "all-red": "winner"}

ACES = [
    *(3372235347405824, 1376864854298624, 227334747041792, 20748232028160),
    *(1174231511040, 40210759680, 652458240),
]
"""Wizard of Odds, "Matching Dragon": deals of eight decks with none to six aces."""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    file: Path = tmp_path_factory.mktemp("sheet") / "side-bets.toml"
    bets = [
        f'[bets.{key}]\nname = "{key}"\nside = "{side}"\npaytable = "{key}"\n'
        for key, side in BETS.items()
    ]
    file.write_text(SHEET + "\n".join(bets))
    return load_game(str(file))


@pytest.fixture(scope="module")
def sheet(game: Game) -> ParSheet:
    return par_sheet(game)


# Wizard of Odds, "Majestic Match", eight decks: 256 and 21,168 of 86,320 first two cards.
def test_a_royal_match_is_as_published(sheet: ParSheet) -> None:
    royal, same, _ = sheet["royal"].rows
    assert royal.probability == Fraction(256, 86_320)
    assert same.probability == Fraction(21_168, 86_320)
    assert round(sheet["royal"].edge, 6) == Fraction("0.064597")


def test_a_matching_dragon_is_as_published(sheet: ParSheet) -> None:
    assert [row.weight for row in sheet["dragon"].rows] == [*ACES[:0:-1], ACES[0]]


def test_every_row_weighs_as_every_deal_of_small_shoes(game: Game) -> None:
    for line in ("Kd Qd Qd As Ah Qc 9d", "As As Ah Ad Ac Ah Qs", "Qs Qs Qh 4h 5d Ad 6c Kh"):
        coups = coups_of(parse_cards(line))
        prices = Prices(game, by_card(parse_cards(line)))
        for key in BETS:
            bet = game.bet(key)
            settled = [0] * (len(bet.rows) + 1)
            for coup, ways in coups.items():
                said = (row_says(row, bet.side, coup) for row in bet.rows)
                settled[next((i for i, one in enumerate(said) if one), len(bet.rows))] += ways
            assert [row.weight for row in prices.price(bet, bet.side).rows] == settled, (key, line)


def test_a_simulation_agrees_with_the_exact_chances(game: Game) -> None:
    prices = Prices(game, Composition.decks(8))
    part = ShoeBatch(Shoes(game.shoe).table, class_tables(prices.classes), 20, 0, 2_000)
    counted = histogram(part)
    coups = sum(counted)
    for bet, row, chance in _rows(game, prices):
        hits = sum(count for count, one in zip(counted, row, strict=True) if one)
        spread = (coups * chance * (1 - chance)) ** 0.5
        assert abs(hits - coups * chance) < 5 * spread + 1, bet


def _rows(game: Game, prices: Prices) -> Iterator[tuple[str, list[bool], float]]:
    """For each row of the side bets: the classes that it settles, and its chance."""
    for key in BETS:
        bet = game.bet(key)
        rows = prices.book.rows_by_class(bet, bet.side)
        for index, priced in enumerate(prices.price(bet, bet.side).rows[:-1]):
            yield key, [row == index for row in rows], float(priced.probability)
