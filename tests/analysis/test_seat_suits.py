"""Bets that give suits to each seat: exact, as published, brute force, simulated and audited."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from puntobanco.analysis.odds import left_after, odds
from puntobanco.analysis.par import ParSheet, name_of, par_sheet
from puntobanco.analysis.pricing import Prices
from puntobanco.analysis.weights import Composition
from puntobanco.core.bets import Wager
from puntobanco.core.cards import Card, parse_cards
from puntobanco.core.coup import Coup
from puntobanco.core.errors import RuleError, SheetError
from puntobanco.core.facts import Fact
from puntobanco.core.game import Game
from puntobanco.core.money import Minor
from puntobanco.core.rows import Row, Side
from puntobanco.simulation.kernels import ShoeBatch, histogram
from puntobanco.simulation.tables import Shoes, class_tables
from tests.analysis.test_weights import by_card, coups_of
from tests.kit.games import row_says
from tests.kit.seat_suits import DRAGON_HEARTS_CLUBS, DRAGON_MIXED, SEATS, seat_game

PUBLISHED = {"dragon": 115_000, "panda": 60_000}
"""The coups between two top awards of a seat, "about", according to the bet's inventor
(cdcgaming.com, "EZ Baccarat adds progressive bonus bet with a twist")."""


@pytest.fixture(scope="module", params=["dragon", "panda"])
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Game:
    return seat_game(tmp_path_factory.mktemp("seats"), request.param)


@pytest.fixture(scope="module")
def sheet(game: Game) -> ParSheet:
    return par_sheet(game)


def one_in(game: Game, row: Row) -> float:
    """How rarely a row matches, in coups of eight decks."""
    bet = replace(game.bet("side"), rows=(row,), seats=(), stake=None, key="alone")
    prices = Prices(replace(game, bets=(bet,)), Composition.decks(8))
    return float(1 / prices.price(bet, bet.side, Fraction(1)).rows[0].probability)


# The figures are those of a Player hand in one suit and a Banker hand in another, each with two or
# three cards. They are not those of six cards, nor of one suit for both hands.
def test_the_published_chances_are_those_of_two_suits(game: Game, sheet: ParSheet) -> None:
    about = PUBLISHED[game.key]
    top = float(1 / sheet["side"].rows[0].probability)
    assert about <= top < 1.01 * about
    seat = game.bet("side").seats[0]
    row = game.bet("side").rows[0].at(seat)
    six_cards = one_in(game, replace(row, dealt=(6,)))
    one_suit = one_in(game, replace(row, player_suits=seat.banker))
    assert six_cards > 2 * about
    assert one_suit > 1.05 * about


def test_every_seat_has_the_chances_of_the_first(game: Game) -> None:
    prices = Prices(game, Composition.decks(8))
    bet = game.bet("side")
    weights = {
        tuple(row.weight for row in prices.price(bet, bet.side, Fraction(1), seat=seat).rows)
        for seat in bet.numbers
    }
    assert len(weights) == 1
    assert prices.seats(bet) == (None,)


def test_every_row_weighs_as_every_deal_of_small_shoes_at_each_seat(game: Game) -> None:
    bet = game.bet("side")
    for line in ("Kh 2h 3h 3c 4c Kc 9c", "Kh 3h 5h 2c Kc 4d 4c", "4c 4d 2d Kd Ks 3s 4s Kd"):
        coups = coups_of(parse_cards(line))
        prices = Prices(game, by_card(parse_cards(line)))
        for seat in bet.numbers:
            rows = bet.rows_at(seat)
            settled = [0] * (len(rows) + 1)
            for coup, ways in coups.items():
                said = (row_says(row, bet.side, coup) for row in rows)
                settled[next((i for i, one in enumerate(said) if one), len(rows))] += ways
            priced = prices.price(bet, bet.side, Fraction(1), seat=seat).rows
            assert [row.weight for row in priced] == settled, (seat, line)


def test_a_coup_pays_each_seat_by_its_own_suits(tmp_path: Path) -> None:
    game = seat_game(tmp_path)
    wager, meter = Wager("side", Minor(500)), Minor(10_000_00)

    def rows(*cards: str) -> list[int | None]:
        of = game.book.classes.index_of(Coup.parse(" ".join(cards)))
        return [
            game.book.settle(wager, of, meter=meter, seat=seat).row
            for seat in game.bet("side").numbers
        ]

    assert rows(*DRAGON_HEARTS_CLUBS) == [0, *[1] * 6]
    assert rows(*DRAGON_MIXED) == [2] * 7
    with pytest.raises(RuleError) as caught:
        game.book.settle(wager, 0, meter=meter, seat=99)
    assert isinstance(caught.value.stated, Fact)
    assert caught.value.stated.code == "error-bet-seat"


def test_a_simulation_agrees_with_the_exact_chances(game: Game) -> None:
    prices = Prices(game, Composition.decks(8))
    part = ShoeBatch(Shoes(game.shoe).table, class_tables(prices.classes), 21, 0, 3_000)
    counted = histogram(part)
    coups, bet = sum(counted), game.bet("side")
    for seat in bet.numbers:
        settled = prices.book.rows_by_class(bet, bet.side, seat)
        for index, row in enumerate(prices.price(bet, bet.side, Fraction(1), seat=seat).rows[:-1]):
            chance = float(row.probability)
            hits = sum(n for n, one in zip(counted, settled, strict=True) if one == index)
            assert abs(hits - coups * chance) < 5 * (coups * chance) ** 0.5 + 1, (seat, index)


def test_odds_of_a_shoe_with_uneven_suits_name_each_seat(tmp_path: Path) -> None:
    game = seat_game(tmp_path)
    left = left_after(8, [Card.parse("Ah"), Card.parse("2h"), Card.parse("3d")])
    lines = [line for line in odds(game, left, meter=Minor(10_000_00)) if line.bet.key == "side"]
    assert [line.name for line in lines] == [f"side@{seat}" for seat in range(1, 8)]
    edges = [line.price.edge for line in lines if line.price is not None]
    assert edges[0] > edges[5], "fewer hearts are left than clubs or spades"
    [same] = [one for one in odds(game, left_after(8, [])) if one.bet.key == "side"]
    assert same.name == "side"


def test_the_meter_of_several_seats_is_won_by_one(sheet: ParSheet, game: Game) -> None:
    [alone], [four] = sheet.meters, par_sheet(game, wagers=4).meters
    top = sheet["side"].rows[0].probability
    either = sheet["side"].rows[0].probability + sheet["side"].rows[1].probability
    assert alone.meter.a_coup.top == top
    assert four.meter.a_coup.top == 4 * top
    # With several seats some seat wins 10 % whenever both hands are suited.
    assert four.meter.a_coup.drains == ((Fraction(1, 10), either),)
    paid = four.meter.mean_award * (4 * top + either / 10)
    contributed = 4 * Fraction(15, 100) + four.meter.seed * 4 * top
    assert paid == contributed


@pytest.mark.parametrize(
    "seats",
    [SEATS[:6], (*SEATS[:6], SEATS[0]), (*SEATS[:6], "hearts hearts"), (*SEATS[:6], "hearts")],
)
def test_seats_need_different_suits_with_the_same_chances(
    seats: tuple[str, ...], tmp_path: Path
) -> None:
    with pytest.raises(SheetError) as caught:
        seat_game(tmp_path, seats=seats)
    assert caught.value.path == "bets.side.seat_suits"
    assert isinstance(caught.value.problem, Fact)
    assert caught.value.problem.code == "sheet-error-value"


def test_suits_of_seats_and_a_row_about_them_need_each_other(tmp_path: Path) -> None:
    with pytest.raises(SheetError) as caught:
        seat_game(tmp_path, seats=())
    assert isinstance(caught.value.problem, Fact)
    assert caught.value.problem.code == "sheet-error-seat-suits-rows"


def test_a_par_sheet_names_the_seat_only_if_seats_differ(sheet: ParSheet, game: Game) -> None:
    assert [name_of(price) for price in sheet.bets][3:] in (["side:banker"], ["side:player"])
    uneven = par_sheet(game, composition=left_after(8, [Card.parse("Ah")]))
    assert len(uneven.bets) == 3 + 7
    assert game.bet("side").side in (Side.PLAYER, Side.BANKER)
