"""Prices against printed figures, rows read from their words, and a shoe dealt out."""

import tomllib
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from math import isclose, sqrt
from pathlib import Path
from typing import Any

import pytest

from puntobanco.analysis.pricing import Price, Prices, for_analysis, has_meter
from puntobanco.analysis.weights import Composition
from puntobanco.core.bets import Bet, Wager
from puntobanco.core.cards import CARDS, parse_cards
from puntobanco.core.coup import Coup, deal
from puntobanco.core.errors import RuleError
from puntobanco.core.money import PPM, Minor
from puntobanco.core.rows import RIDES, Row, Side
from puntobanco.sheets import game_keys, load_game
from tests.kit.games import (
    EVEN_MONEY,
    PROGRESSIVE_ONE,
    PROGRESSIVE_THREE,
    a_bet,
    a_game,
    a_row,
    row_says,
)
from tests.kit.stated import stating

GOLDEN: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[1] / "golden" / "exact.toml").read_text("utf-8")
)

METER = Fraction(12_345, 10)
"""The meter amount used in tests, in wagers."""

SHOE = parse_cards("2d 3d 4d Kd Kd Kd 9d Kh")
"""A shoe of eight cards in which the rare rows of the progressives come up."""

Nets = list[tuple[Fraction, Fraction]]
"""Chances and net results, in any order; equal results need not be combined."""


def net(bet: Bet, side: Side, coup: Coup, meter: Fraction = METER) -> Fraction:
    """The net result per unit staked, from the words of the first row that applies."""
    for row in bet.rows:
        if row_says(row, side, coup):
            return net_of_words(str(row.pays), Fraction(bet.commission_ppm, PPM), meter)
    return Fraction(-1)


def net_of_words(words: str, commission: Fraction, meter: Fraction) -> Fraction:
    if words == "push":
        return Fraction(0)
    number, kind, *rest = words.split()
    if kind == "%":
        return Fraction(number) / 100 * meter - 1
    odds = Fraction(int(number), int(rest[0]))
    return odds - 1 if kind == "for" else odds - odds * commission


def won(bet: Bet, side: Side, coup: Coup) -> bool:
    matched = [row for row in bet.rows if row_says(row, side, coup)]
    return bool(matched) and str(matched[0].pays) != "push"


def mean(nets: Nets) -> Fraction:
    return sum((chance * one for chance, one in nets), Fraction(0))


def central(nets: Nets, power: int) -> Fraction:
    """The moment about the mean, from its definition."""
    middle = mean(nets)
    return sum((chance * (one - middle) ** power for chance, one in nets), Fraction(0))


@cache
def dealt_out() -> Counter[Coup]:
    """Every order of six of the eight cards."""
    return Counter(deal(iter(six).__next__) for six in permutations(SHOE, 6))


@cache
def small_prices() -> Prices:
    held = Counter(SHOE)
    return Prices(a_game(), Composition.of([held[card] for card in CARDS]))


@cache
def joint_results() -> tuple[tuple[Fraction, tuple[Fraction, ...]], ...]:
    """The chance of each combination of the results of all bets on one coup."""
    priced = all_prices(small_prices())
    found = Counter[tuple[Fraction, ...]]()
    for coup, ways in dealt_out().items():
        found[tuple(net(one.bet, one.side, coup) for one in priced)] += ways
    return tuple((Fraction(ways, found.total()), results) for results, ways in found.items())


def all_prices(prices: Prices) -> list[Price]:
    return [
        prices.price(bet, side, METER if has_meter(bet) else None)
        for bet in prices.bets
        for side in bet.sides
    ]


@cache
def of_game(key: str) -> Prices:
    return Prices(load_game(key), Composition.decks(8))


def price(key: str, bet: str) -> Price:
    prices = of_game(key)
    found = prices.book.bets[bet]
    return prices.price(found, found.side)


def as_printed(exact: Fraction, printed: str) -> bool:
    """Whether a printed percentage is the exact value rounded to its digits."""
    unit = Fraction(1, 10 ** len(printed.partition(".")[2]))
    return abs(100 * exact - Fraction(printed)) <= unit / 2


# --- Published figures ---------------------------------------------------------------------------


@pytest.mark.parametrize("figure", GOLDEN["edges"], ids=lambda one: f"{one['game']} {one['bet']}")
def test_edges_are_the_published_ones(figure: dict[str, str]) -> None:
    assert figure["source"]
    assert as_printed(price(figure["game"], figure["bet"]).edge, figure["percent"])


@pytest.mark.parametrize("table", GOLDEN["dragon_bonus"], ids=lambda one: str(one["game"]))
def test_dragon_bonus_edges_are_as_printed_for_every_number_of_decks(table: dict[str, Any]) -> None:
    prices = of_game(table["game"])
    for side in (Side.PLAYER, Side.BANKER):
        bet = prices.book.bets[f"{side.value}-dragon-bonus"]
        for decks, printed in table[side.value].items():
            over = prices.over(Composition.decks(int(decks)))
            assert as_printed(over.price(bet, side).edge, printed), (side, decks)


def test_the_printed_edge_of_banker_is_its_fraction() -> None:
    shoe = next(one for one in GOLDEN["shoes"] if one["decks"] == 8)
    less = Fraction(19, 20) * shoe["banker"]
    assert price("mini-baccarat", "banker").edge == (shoe["player"] - less) / shoe["total"]
    assert price("mini-baccarat", "player").edge == Fraction(
        shoe["banker"] - shoe["player"], shoe["total"]
    )
    assert price("mini-baccarat", "tie").edge == 1 - Fraction(9 * shoe["tie"], shoe["total"])


# --- Moments computed twice ----------------------------------------------------------------------


@pytest.mark.parametrize("key", game_keys())
def test_moments_of_every_bet_follow_from_its_labelled_rows(key: str) -> None:
    prices = of_game(key)
    examples = prices.classes.examples
    total = prices.composition.total
    for one in all_prices(prices):
        nets = [
            (Fraction(weight, total), net(one.bet, one.side, coup))
            for weight, coup in zip(prices.weights, examples, strict=True)
        ]
        assert one.edge == -mean(nets)
        assert one.variance == central(nets, 2) > 0
        assert isclose(one.deviation, sqrt(central(nets, 2)))
        assert isclose(one.skew, central(nets, 3) / central(nets, 2) ** Fraction(3, 2))
        hits = (won(one.bet, one.side, coup) for coup in examples)
        assert one.hit == sum(chance for (chance, _), hit in zip(nets, hits, strict=True) if hit)
        assert one.by_class == tuple(result for _, result in nets)


@pytest.mark.parametrize("key", game_keys())
def test_the_rows_of_a_bet_partition_all_deals(key: str) -> None:
    for one in all_prices(of_game(key)):
        assert sum(row.probability for row in one.rows) == 1
        assert sum(row.weight for row in one.rows) == of_game(key).composition.total
        assert sum(row.contribution for row in one.rows) == 1 - one.edge
        assert [row.row for row in one.rows] == [*one.bet.rows, None]


def test_prices_of_a_small_shoe_are_those_of_every_deal() -> None:
    for place, one in enumerate(all_prices(small_prices())):
        nets = [(chance, results[place]) for chance, results in joint_results()]
        assert one.edge == -mean(nets)
        assert one.variance == central(nets, 2)
        hits = sum(ways for coup, ways in dealt_out().items() if won(one.bet, one.side, coup))
        assert one.hit == Fraction(hits, dealt_out().total())


def test_the_weight_of_a_row_counts_the_deals_it_settles() -> None:
    prices = small_prices()
    one = prices.price(prices.book.bets["progressive"], Side.PLAYER, METER)
    settled = Counter[Row | None]()
    for coup, ways in dealt_out().items():
        matched = (row for row in PROGRESSIVE_ONE if row_says(row, Side.PLAYER, coup))
        settled[next(matched, None)] += ways
    for row in one.rows:
        assert row.weight == settled[row.row]
    assert settled[PROGRESSIVE_ONE[0]] > 0


def test_the_covariance_of_bets_is_that_of_their_joint_results() -> None:
    found = all_prices(small_prices())
    for (here, one), (there, other) in product(enumerate(found), repeat=2):
        together = [(chance, results[here] * results[there]) for chance, results in joint_results()]
        covariance = mean(together) - one.edge * other.edge
        assert small_prices().covariance(one, other) == covariance
        spread = sqrt(one.variance) * sqrt(other.variance)
        expected = float(covariance) / spread if spread else 0.0
        assert isclose(small_prices().correlation(one, other), expected, abs_tol=1e-12)


def test_covariance_is_symmetric_and_equals_variance_on_the_diagonal() -> None:
    prices = of_game("terminal-3")
    found = all_prices(prices)
    for one in found:
        assert prices.covariance(one, one) == one.variance
        assert isclose(prices.correlation(one, one), 1)
        for other in found:
            assert prices.covariance(one, other) == prices.covariance(other, one)
            assert -1 <= prices.correlation(one, other) <= 1 + 1e-12


def test_player_and_banker_are_negatively_correlated() -> None:
    prices = of_game("mini-baccarat")
    player, banker, tie = all_prices(prices)
    assert prices.correlation(player, banker) < -0.99
    assert abs(prices.correlation(player, tie)) < 0.02


@pytest.mark.parametrize("key", ["mini-baccarat", "fortune-7", "terminal-1", "progressive-1-five"])
def test_the_edge_is_what_settled_wagers_lose_on_average(key: str) -> None:
    prices = of_game(key)
    stake = Minor(20 * PPM)
    for bet in prices.bets:
        for side in bet.sides:
            wager = Wager(bet.key, stake, side if bet.side is Side.LINE else None)
            lost = sum(
                weight * -prices.book.settle(wager, index, meter=Minor(int(stake * METER))).net
                for index, weight in enumerate(prices.weights)
            )
            meter = METER if has_meter(bet) else None
            assert prices.price(bet, side, meter).edge == Fraction(
                lost, stake * prices.composition.total
            )


# --- Classification ------------------------------------------------------------------------------


def test_pushes_are_not_hits() -> None:
    player = price("mini-baccarat", "player")
    win, push, lost = player.rows
    assert player.hit == win.probability
    assert (win.wins, push.wins, lost.wins) == (True, False, False)
    assert [row.net for row in player.rows] == [1, 0, -1]
    assert push.probability > 0
    seven = price("fortune-7", "banker")
    assert seven.hit == price("mini-baccarat", "banker").hit - seven.rows[0].probability


def test_commission_is_taken_from_winnings_only() -> None:
    plain = a_game(bets=(a_bet("banker", "banker", EVEN_MONEY),))
    dear = a_game(bets=(a_bet("banker", "banker", EVEN_MONEY, commission_ppm=50_000),))
    free, charged = (
        prices.price(prices.bets[0], Side.BANKER)
        for prices in (Prices(game, Composition.decks(8)) for game in (plain, dear))
    )
    assert charged.edge - free.edge == Fraction(1, 20) * free.hit
    assert [row.returned for row in charged.rows] == [Fraction(39, 20), 1, 0]


def test_commission_does_not_apply_to_pays_for_one() -> None:
    rows = (a_row("win", "3 for 2"), a_row("tie", "1 to 2"))
    game = a_game(bets=(a_bet("banker", "banker", rows, commission_ppm=100_000),))
    prices = Prices(game, Composition.decks(1))
    one = prices.price(prices.bets[0], Side.BANKER)
    assert [row.returned for row in one.rows] == [Fraction(3, 2), Fraction(29, 20), 0]


def test_a_share_of_the_meter_replaces_the_stake() -> None:
    prices = of_game("progressive-2")
    one = prices.price(prices.book.bets["progressive"], Side.BANKER, Fraction(1000))
    assert [row.returned for row in one.rows] == [1000, 250, 1000, 40, 20, 2, 0]
    assert one.meter == 1000


def test_a_bet_on_a_meter_is_not_priced_without_one() -> None:
    prices = of_game("progressive-1")
    with stating(RuleError, "error-bet-meter", bet="progressive"):
        prices.price(prices.book.bets["progressive"], Side.PLAYER)


def test_a_meter_amount_does_not_affect_other_bets() -> None:
    prices = of_game("progressive-1")
    tie = prices.book.bets["tie"]
    assert prices.price(tie, tie.side, METER) == prices.price(tie, tie.side)
    assert prices.price(tie, tie.side, METER).meter is None


def test_a_constant_bet_has_no_skew_and_no_correlation() -> None:
    # A shoe of zero-point cards ties every coup.
    prices = Prices(a_game(), Composition.of([9, *[0] * 51]))
    sure = [
        prices.price(prices.book.bets[key], Side.PLAYER) for key in ("tie", "player", "player-pair")
    ]
    assert [one.edge for one in sure] == [-8, 0, -11]
    assert [one.hit for one in sure] == [1, 0, 1]
    for one in sure:
        assert one.variance == 0
        assert (one.deviation, one.skew) == (0.0, 0.0)
        assert prices.correlation(one, sure[0]) == 0.0


# --- Hands ---------------------------------------------------------------------------------------


def test_a_metered_bet_is_analysed_on_every_set_of_hands() -> None:
    line, winner, own = (
        replace(a_bet("progressive", side, PROGRESSIVE_THREE), needs=())
        for side in ("line", "winner", "banker")
    )
    plain = a_bet("tie", "winner", (a_row("tie", "8 to 1"),))
    for bet, sides in ((line, RIDES), (winner, RIDES), (own, (Side.BANKER,))):
        seen = for_analysis(a_game(bets=(bet, plain)))
        assert seen[0].sides == sides
        assert seen[1] is plain


def test_hands_are_named_if_a_wager_could_ride_on_others() -> None:
    prices = of_game("progressive-1")
    bet = prices.book.bets["progressive"]
    named = [prices.price(bet, side, METER).hands for side in bet.sides]
    assert named == ["player", "banker", "either"]
    assert price("mini-baccarat", "banker").hands is None
    ride = a_bet("ride", "line", EVEN_MONEY)
    without_meter = Prices(a_game(bets=(ride,)), Composition.decks(1))
    assert without_meter.price(ride, Side.WINNER).hands == "either"


def test_compiled_bets_are_reused_for_another_shoe() -> None:
    prices = of_game("terminal-1")
    other = prices.over(Composition.decks(1))
    assert other.book is prices.book
    fresh = Prices(load_game("terminal-1"), Composition.decks(1))
    assert [one.edge for one in all_prices(other)] == [one.edge for one in all_prices(fresh)]
