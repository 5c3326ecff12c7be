"""Par sheets: the figures of a game in one call, consistent with their parts."""

from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import isclose, sqrt
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.analysis.par import DECKS, ParSheet, name_of, par_sheet
from puntobanco.analysis.pricing import Prices
from puntobanco.analysis.ranges import QUANTILE, Law
from puntobanco.analysis.weights import Composition
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import one_of
from puntobanco.core.figures import decimal
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.sheets import game_keys, load_game
from tests.kit.games import PROGRESSIVE_THREE, a_bet, a_game
from tests.kit.stated import stating


@cache
def of(key: str) -> ParSheet:
    return par_sheet(load_game(key))


def test_three_lines_give_the_edge_of_a_bet() -> None:
    game = load_game("fortune-7")
    sheet = par_sheet(game)
    assert decimal(sheet["fortune-7"].edge * 100, 4) == "7.6113"
    assert sheet.game is game
    assert sheet.total == 4998398275503360
    assert sheet.decks == 8


@pytest.mark.parametrize("key", game_keys())
def test_every_bet_of_every_game_is_priced_on_every_side(key: str) -> None:
    sheet = of(key)
    names = [name_of(price) for price in sheet.bets]
    assert len(set(names)) == len(names)
    assert {name.partition(":")[0] for name in names} == {bet.key for bet in sheet.game.bets}
    for name, price in zip(names, sheet.bets, strict=True):
        assert sheet[name] is price
        assert sum(row.probability for row in price.rows) == 1
    metered = [name for name in names if ":" in name]
    assert metered == [f"progressive:{figures.hands}" for figures in sheet.meters]
    assert len(metered) == (3 if sheet.game.progressive else 0)


def test_decks_and_compositions_agree_on_a_full_shoe() -> None:
    game = load_game("mini-baccarat")
    six = par_sheet(game, decks=6)
    same = par_sheet(game, composition=Composition.decks(6))
    assert [price.edge for price in six.bets] == [price.edge for price in same.bets]
    assert (six.decks, same.decks) == (6, None)
    assert six.total == same.total == 878869206895680
    assert six["tie"].edge != of("mini-baccarat")["tie"].edge


def test_a_game_with_other_decks_is_priced_separately() -> None:
    two = replace(load_game("mini-baccarat").shoe, decks=2)
    assert par_sheet(replace(load_game("mini-baccarat"), shoe=two)).decks == 2


def test_a_remaining_shoe_is_priced_by_its_composition() -> None:
    # Twenty aces and twenty nines remain.
    left = Composition.of([0] * 4 + [20] + [0] * 7 + [20])
    sheet = par_sheet(load_game("terminal-1"), composition=left)
    pair = Fraction(2 * 20 * 19, 40 * 39)
    assert sheet["player-pair"].hit == sheet["banker-pair"].hit == pair
    assert sheet["player-pair"].edge == 1 - 12 * pair


def test_a_missing_bet_is_named_with_the_offered_ones() -> None:
    offered = one_of(["player", "banker", "tie"])
    with stating(RuleError, "error-game-bet", bet="fortune-7", offered=offered):
        of("mini-baccarat")["fortune-7"]
    hands = [f"progressive:{hand}" for hand in ("player", "banker", "either")]
    offered = one_of(
        ["player", "banker", "tie", "player-dragon-bonus", "banker-dragon-bonus", *hands]
    )
    with stating(RuleError, "error-game-bet", bet="progressive:both", offered=offered):
        of("progressive-1")["progressive:both"]


def test_a_bet_tied_to_a_line_is_found_by_its_hands() -> None:
    sheet = of("progressive-3")
    assert sheet["progressive:either"].side is Side.WINNER
    assert sheet["progressive"] is sheet["progressive:player"]


@pytest.mark.parametrize("key", ["terminal-3", "progressive-3"])
def test_edges_by_decks_are_those_of_a_sheet_for_each(key: str) -> None:
    sheet = of(key)
    assert list(sheet.by_decks) == list(DECKS) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert sheet.by_decks[8] == tuple(price.edge for price in sheet.bets)
    for decks in (1, 5):
        prices = Prices(load_game(key), Composition.decks(decks))
        for price, edge in zip(sheet.bets, sheet.by_decks[decks], strict=True):
            bet = prices.book.bets[price.bet.key]
            assert prices.price(bet, price.side, price.meter).edge == edge


def test_correlations_follow_the_order_of_the_bets() -> None:
    sheet = of("fortune-7")
    table = sheet.correlations
    for row, one in enumerate(sheet.bets):
        for column, other in enumerate(sheet.bets):
            assert table[row][column] == sheet.prices.correlation(one, other)
            assert isclose(table[row][column], table[column][row], abs_tol=1e-15)
    assert all(isclose(table[place][place], 1) for place in range(len(sheet.bets)))


# --- Ranges of the return ------------------------------------------------------------------------


def test_the_range_of_the_return_narrows_with_the_root_of_the_plays() -> None:
    sheet = of("mini-baccarat")
    price = sheet["banker"]
    widths = []
    for plays in (10_000, 1_000_000, 100_000_000):
        found = sheet.return_range(price, plays)
        assert isclose((found.low + found.high) / 2, float(1 - price.edge), rel_tol=1e-4)
        widths.append(found.high - found.low)
    assert all(isclose(one / other, 10, rel_tol=1e-3) for one, other in pairwise(widths))
    assert isclose(widths[0], 2 * sheet.volatility(price) / 100, rel_tol=1e-3)


def test_most_jackpot_runs_fall_far_below_the_normal_approximation() -> None:
    """1,000 plays of table 1 on either hand: 3 to 107 %, where the normal law has 0 to 716 %."""
    sheet = of("progressive-1")
    price = sheet["progressive:either"]
    found = sheet.return_range(price, 1000)
    assert (found.low, found.high, found.law) == (0.03, 1.07, Law.EXACT)
    half = sheet.volatility(price) / sqrt(1000)
    assert isclose(float(1 - price.edge) + half, 7.16, abs_tol=0.01)


def test_the_volatility_index_is_the_normal_quantile_of_one_play() -> None:
    sheet = of("mini-baccarat")
    price = sheet["tie"]
    assert isclose(NormalDist().inv_cdf(0.95), QUANTILE)
    assert isclose(sheet.volatility(price), QUANTILE * price.deviation)


# --- Meters --------------------------------------------------------------------------------------


def test_a_meter_defaults_to_its_steady_mean() -> None:
    sheet = of("progressive-3")
    assert sheet.shown is None
    for figures in sheet.meters:
        assert figures.price.meter == figures.meter.mean_award
        assert figures.price.edge == figures.meter.edge
    either = sheet.meters[2]
    assert (either.hands, either.price) == ("either", sheet["progressive:either"])
    assert decimal(either.money(either.meter.mean_award) / 100, 0) == "49557"
    assert decimal(100 * either.price.edge, 2) == "24.22"


def test_a_shown_meter_prices_the_current_wager() -> None:
    sheet = par_sheet(load_game("progressive-1-five"), shown=Minor(1_234_567_89))
    assert sheet.shown == 1_234_567_89
    for figures in sheet.meters:
        shown = Fraction(1_234_567_89, 500)
        assert figures.unit == 500
        assert figures.price.meter == shown
        assert figures.price.edge == figures.meter.edge_at(shown)
        assert figures.meter.seed == 10_000


def test_wagers_that_win_together_share_the_award() -> None:
    game = load_game("progressive-3")
    alone, shared = (par_sheet(game, wagers=k).meters[2] for k in (1, 4))
    assert (alone.meter.wagers, shared.meter.wagers) == (1, 4)
    assert shared.meter.mean_award > alone.meter.mean_award
    assert shared.price.edge == shared.meter.edge > alone.price.edge
    assert shared.price.meter == shared.meter.mean_award / 4


def test_meter_figures_include_money_and_spread() -> None:
    either = of("progressive-3").meters[2]
    assert either.money(Fraction(3, 2)) == 150
    spread = either.awards
    assert isclose(spread.mean, either.meter.mean_award, rel_tol=1e-6)
    assert 5_000 < spread.quantile(0.5) < either.meter.mean_award < spread.quantile(0.95)


def test_a_game_built_by_hand_has_its_meter_too() -> None:
    bet = a_bet("progressive", "banker", PROGRESSIVE_THREE, stake=Minor(200))
    sheet = par_sheet(a_game(bets=(bet,)), decks=1)
    (figures,) = sheet.meters
    assert figures.hands == "banker"
    assert figures.meter.seed == 5_000
    assert (figures.meter.contribution, figures.meter.reserve) == (
        Fraction(1, 5),
        Fraction(1, 100),
    )


# --- Formatting ----------------------------------------------------------------------------------


@given(st.fractions(), st.integers(0, 30))
def test_decimals_are_within_half_of_their_last_place(value: Fraction, places: int) -> None:
    text = decimal(value, places)
    assert abs(Fraction(text) - value) <= Fraction(1, 2 * 10**places)
    assert len(text.partition(".")[2]) == places
    assert text != "-" + decimal(Fraction(0), places)


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (Fraction(1, 8), 2, "0.12"),
        (Fraction(3, 8), 2, "0.38"),
        (Fraction(5, 2), 0, "2"),
        (Fraction(-7, 2), 0, "-4"),
        (Fraction(1, 3), 20, "0.33333333333333333333"),
        (Fraction(-1, 1000), 2, "0.00"),
        (Fraction(10**30), 1, "1" + "0" * 30 + ".0"),
    ],
)
def test_decimals_round_once_and_half_to_even(value: Fraction, places: int, text: str) -> None:
    assert decimal(value, places) == text


def test_a_notebook_shows_the_sheet_as_a_page() -> None:
    assert "Fortune 7" in of("fortune-7")._repr_html_()
