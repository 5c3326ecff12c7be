"""Ranges of the return: quantiles of a sum, checked in three other ways."""

from fractions import Fraction
from itertools import accumulate, product
from math import exp, lgamma, log, log1p
from random import Random

import pytest

from puntobanco.analysis.par import PLAYS, par_sheet
from puntobanco.analysis.ranges import Law, ReturnChances, ReturnRange, return_range, unit_of
from puntobanco.core.figures import percent
from puntobanco.sheets import game_keys, load_game

Lattice = dict[int, Fraction]


def brings(*rows: tuple[object, object]) -> ReturnChances:
    return tuple((Fraction(str(value)), Fraction(str(chance))) for value, chance in rows)


def by_convolution(one: ReturnChances, plays: int, unit: Fraction) -> tuple[float, float]:
    """The range computed from the whole distribution, convolved in fractions."""
    sums: Lattice = {0: Fraction(1)}
    for _ in range(plays):
        grown: Lattice = {}
        for (total, chance), (value, other) in product(sums.items(), one):
            step = total + round(value / unit)
            grown[step] = grown.get(step, Fraction(0)) + chance * other
        sums = grown
    places = sorted(sums)
    reached = list(accumulate(sums[place] for place in places))
    low, high = (
        next(place for place, so_far in zip(places, reached, strict=True) if so_far >= wanted)
        for wanted in (Fraction(1, 20), Fraction(19, 20))
    )
    return float(low * unit / plays), float(high * unit / plays)


@pytest.mark.parametrize("plays", [2, 7, 40, 90])
@pytest.mark.parametrize(
    "one",
    [
        brings((0, "0.5"), (2, "0.5")),
        brings((0, "0.458"), (1, "0.095"), ("1.95", "0.447")),
        brings((0, "0.96"), (10, "0.035"), (300, "0.005")),
        brings((0, "0.9"), (9, "0.0999"), (5000, "0.0001")),
        # The third value is rare but below most quantiles of the sum, so it cannot be left out.
        brings((0, "0.5"), (2, "0.4999"), (5, "0.0001")),
        brings((-1, "0.25"), (3, "0.75")),
    ],
)
def test_the_range_is_that_of_the_whole_distribution(one: ReturnChances, plays: int) -> None:
    unit = unit_of(value for value, _ in one)
    found = return_range(one, unit, plays)
    assert (found.low, found.high) == pytest.approx(by_convolution(one, plays, unit), abs=1e-12)
    assert found.law is Law.EXACT
    assert 0 < found.error < 1e-6


def log_binomial(plays: int, count: int, chance: float) -> float:
    ways = lgamma(plays + 1) - lgamma(count + 1) - lgamma(plays - count + 1)
    return ways + count * log(chance) + (plays - count) * log1p(-chance)


@pytest.mark.parametrize("plays", [1_000, 100_000, 10_000_000])
@pytest.mark.parametrize("chance", [0.5, 0.01, 0.00002])
def test_wins_and_losses_have_the_range_of_a_binomial(plays: int, chance: float) -> None:
    one = brings((0, 1 - chance), (1, chance))
    found = return_range(one, Fraction(1), plays)
    so_far, quantiles = 0.0, []
    count = max(round(plays * chance - 12 * (plays * chance) ** 0.5) - 12, 0)
    for wanted in (0.05, 0.95):
        while True:
            more = exp(log_binomial(plays, count, chance))
            if so_far + more >= wanted:
                break
            so_far, count = so_far + more, count + 1
        quantiles.append(count / plays)
    assert [found.low, found.high] == pytest.approx(quantiles, abs=1e-12)


@pytest.mark.parametrize("name", ["progressive:player", "progressive:banker", "progressive:either"])
def test_simulated_jackpot_runs_fall_within_the_range(name: str) -> None:
    """3,000 runs of 1,000 plays with a fixed seed: at most a twentieth are beyond each end."""
    sheet = par_sheet(load_game("progressive-3"))
    price, plays, runs = sheet[name], 1_000, 3_000
    found = sheet.return_range(price, plays)
    values = [float(row.returned) for row in price.rows]
    upto = list(accumulate(float(row.probability) for row in price.rows))
    chance = Random(20_260_519)
    means = [sum(chance.choices(values, cum_weights=upto, k=plays)) / plays for _ in range(runs)]
    below = sum(mean < found.low - 1e-9 for mean in means) / runs
    within = sum(mean <= found.low + 1e-9 for mean in means) / runs
    above = sum(mean > found.high + 1e-9 for mean in means) / runs
    beyond = sum(mean >= found.high - 1e-9 for mean in means) / runs
    # Four standard errors of a twentieth are 0.016.
    assert below < 0.05 + 0.016
    assert within > 0.05 - 0.016
    assert above < 0.05 + 0.016
    assert beyond > 0.05 - 0.016


@pytest.mark.parametrize("key", game_keys())
def test_every_range_of_the_built_in_games_is_exact(key: str) -> None:
    sheet = par_sheet(load_game(key))
    for price in sheet.bets:
        for plays in PLAYS:
            found = sheet.return_range(price, plays)
            assert found.law is Law.EXACT
            assert found.low < found.high


def test_a_constant_return_has_no_range() -> None:
    one = brings((2, 1), (5, 0))
    assert return_range(one, Fraction(1), 10) == ReturnRange(2.0, 2.0, Law.EXACT, 0.0)
    nothing = brings((0, 1))
    assert return_range(nothing, unit_of([Fraction(0)]), 10).high == 0


def test_a_lattice_too_fine_uses_the_normal_law_with_its_error() -> None:
    one = brings((0, "0.49"), ("0.000001", "0.001"), (2, "0.49"), (500_000, "0.019"))
    found = return_range(one, unit_of(value for value, _ in one), 1000)
    assert found.law is Law.NORMAL
    assert found.low >= 0
    assert 0 < found.error <= 1


def test_the_finest_lattice_uses_the_normal_law() -> None:
    """A million million windows would not fit into memory; counting stops long before."""
    one = brings((0, "0.5"), (1, "0.1"), (2_000_000_000_001, "0.4"))
    assert return_range(one, Fraction(1), 1000).law is Law.NORMAL


def test_the_unit_divides_every_value_and_is_smaller_for_shares() -> None:
    values = [Fraction(0), Fraction("1.95"), Fraction(1)]
    assert unit_of(values) == Fraction(1, 20)
    share = Fraction(49_557)
    assert unit_of(values, [share]) == Fraction(1, 20)
    small = unit_of([Fraction(10)], [Fraction("0.37"), Fraction(0)])
    assert (Fraction(10) / small).denominator == 1
    assert small <= Fraction("0.37") / 5_000
    assert unit_of([Fraction(0)], [share]) == share / 5_000


def test_rare_prizes_above_the_range_need_no_lattice() -> None:
    """The same range for a jackpot of a thousand or a thousand million."""
    found = [
        return_range(brings((0, "0.9"), (10, "0.09999"), (top, "0.00001")), Fraction(10), 1000)
        for top in (1_000_000, 1_000_000_000_000)
    ]
    assert found[0] == found[1]
    assert percent(found[0].high, 1) == "117.0 %"
