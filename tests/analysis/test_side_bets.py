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

COMPARING = """
key     = "compared"
name    = "Both hands compared"
source  = "The tables cited in tests/analysis/test_side_bets.py"
extends = "mini-baccarat"
order   = ["player", "banker", "tie", "dragon-card", "card-tie"]

[paytables.dragon-card]
rows = [
  { on = "any", first_against = "higher", pays = "1 to 1" },
  { on = "any", first_against = "same",   pays = "1 for 2" },
]

[paytables.card-tie]
rows = [
  { on = "any", first_against = "suited", pays = "50 to 1" },
  { on = "any", first_against = "same",   pays = "11 to 1" },
]
"""
COMPARED = {"dragon-card": "player", "card-tie": "banker"}

ACES = [
    *(3372235347405824, 1376864854298624, 227334747041792, 20748232028160),
    *(1174231511040, 40210759680, 652458240),
]
"""Wizard of Odds, "Matching Dragon": deals of eight decks with none to six aces."""


def offered(folder: Path, text: str, bets: dict[str, str]) -> Game:
    """The game of a sheet with these bets, each on its side."""
    file = folder / "side-bets.toml"
    rest = [
        f'[bets.{key}]\nname = "{key}"\nside = "{side}"\npaytable = "{key}"\n'
        for key, side in bets.items()
    ]
    file.write_text(text + "\n".join(rest))
    return load_game(str(file))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return offered(tmp_path_factory.mktemp("sheet"), SHEET, BETS)


@pytest.fixture(scope="module")
def comparing(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return offered(tmp_path_factory.mktemp("compared"), COMPARING, COMPARED)


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


# Wizard of Odds, "Dragon Tiger", eight decks: a tie 31 in 415, a suited tie 7 in 415.
def test_the_first_cards_compare_as_in_dragon_tiger(comparing: Game) -> None:
    prices = Prices(comparing, Composition.decks(8))
    dragon, tie = (prices.price(bet, bet.side) for bet in comparing.bets[3:])
    suited, other, _ = tie.rows
    assert (suited.probability, other.probability) == (Fraction(7, 415), Fraction(24, 415))
    higher, same, lower = dragon.rows
    assert same.probability == Fraction(31, 415)
    assert higher.probability == lower.probability
    assert dragon.edge == Fraction(31, 830)


@pytest.mark.parametrize("name", ["game", "comparing"])
def test_every_row_weighs_as_every_deal_of_small_shoes(
    name: str, request: pytest.FixtureRequest
) -> None:
    game = request.getfixturevalue(name)
    lines = ("Kd Qd Qd As Ah Qc 9d", "As As Ah Ad Ac Ah Qs", "Qs Qs Qh 4h 5d Ad 6c Kh")
    for line in (*lines, "2h 2h 5h 7d 7d 9d"):
        coups = coups_of(parse_cards(line))
        prices = Prices(game, by_card(parse_cards(line)))
        for bet in game.bets[3:]:
            settled = [0] * (len(bet.rows) + 1)
            for coup, ways in coups.items():
                said = (row_says(row, bet.side, coup) for row in bet.rows)
                settled[next((i for i, one in enumerate(said) if one), len(bet.rows))] += ways
            assert [row.weight for row in prices.price(bet, bet.side).rows] == settled, (
                bet.key,
                line,
            )


@pytest.mark.parametrize("name", ["game", "comparing"])
def test_a_simulation_agrees_with_the_exact_chances(
    name: str, request: pytest.FixtureRequest
) -> None:
    game = request.getfixturevalue(name)
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
    for bet in game.bets[3:]:
        rows = prices.book.rows_by_class(bet, bet.side)
        for index, priced in enumerate(prices.price(bet, bet.side).rows[:-1]):
            yield bet.key, [row == index for row in rows], float(priced.probability)
