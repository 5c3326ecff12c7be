"""A meter over time: closed forms and computed spreads against a simulated meter."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from math import exp, floor, isclose, lcm, log, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.analysis.pricing import Price, Prices
from puntobanco.analysis.progressive import (
    AwardDistribution,
    Chances,
    MeterModel,
    award_distribution,
    chances,
)
from puntobanco.analysis.weights import Composition
from puntobanco.core.arguments import Argument, out_of_range, too_small
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Fact, Numeral, fact
from puntobanco.core.figures import percentage
from puntobanco.core.game import FixedPays
from puntobanco.core.rng import Stream
from puntobanco.core.rows import Side
from puntobanco.sheets import load_game
from tests.kit.games import a_bet, a_game, a_row
from tests.kit.stated import stating

GOLDEN: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[1] / "golden" / "exact.toml").read_text("utf-8")
)

TOP = Fraction(1, 500)
NOTHING_ELSE = Chances(TOP, (), ())
DRAINED = Chances(
    TOP,
    drains=((Fraction(1, 10), Fraction(1, 300)), (Fraction(1, 4), Fraction(1, 800))),
    fixed=((Fraction(5), Fraction(1, 100)),),
)
A_TENTH = Fraction(1, 10)

METERS = {
    "no drains": MeterModel(NOTHING_ELSE, Fraction(20), A_TENTH),
    "drains": MeterModel(DRAINED, Fraction(20), A_TENTH),
    "a reserve": MeterModel(NOTHING_ELSE, Fraction(20), A_TENTH, reserve=Fraction(1, 20)),
    "drains and a reserve": MeterModel(DRAINED, Fraction(20), A_TENTH, reserve=Fraction(1, 20)),
    "three wagers": MeterModel(DRAINED, Fraction(20), A_TENTH, Fraction(1, 20), wagers=3),
    "fixed pays from the meter": MeterModel(
        DRAINED, Fraction(150), Fraction(1, 5), wagers=2, fixed_pays=FixedPays.METER
    ),
    "no seed": MeterModel(DRAINED, Fraction(0), A_TENTH),
}
RUNS_DRY = MeterModel(
    Chances(TOP, (), ((Fraction(40), Fraction(1, 100)),)),
    Fraction(5),
    Fraction(1, 2),
    fixed_pays=FixedPays.METER,
)
"""Its fixed pays often exceed the amount on the meter."""


# --- A simulated meter ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Cycle:
    """The events from one 100 % award to the next."""

    award: float
    wagered: float
    returned: float


def cycles(meter: MeterModel, *, seed: int) -> Iterator[Cycle]:
    """A meter simulated from award to award; coups on which nothing is won are skipped."""
    stream = Stream(seed)
    events = [("top", 1.0, meter.chances.top)]
    events += [("drain", float(share), chance) for share, chance in meter.chances.drains]
    events += [("fixed", float(pays), chance) for pays, chance in meter.chances.fixed]
    unit = lcm(*(chance.denominator for _, _, chance in events))
    tickets = [int(chance * unit) for _, _, chance in events]
    k, c, into_reserve = meter.wagers, float(meter.contribution), float(meter.reserve)
    shown, reserve = float(meter.seed), 0.0
    wagered = returned = 0.0
    while True:
        uniform = (stream.below(1 << 48) + 1) / (1 << 48)
        coups = 1 + floor(log(uniform) / log(1 - sum(tickets) / unit))
        wagered += k * coups
        shown += k * c * coups
        reserve += k * into_reserve * coups
        drawn, place = stream.below(sum(tickets)), 0
        while drawn >= tickets[place]:
            drawn -= tickets[place]
            place += 1
        match events[place]:
            case ("top", _, _):
                yield Cycle(shown, wagered, returned + shown)
                shown, reserve = float(meter.seed) + reserve, 0.0
                wagered = returned = 0.0
            case ("drain", share, _):
                returned += share * shown
                shown -= share * shown
            case (_, pays, _):
                returned += k * pays
                if meter.fixed_pays is FixedPays.METER:
                    shown = max(0.0, shown - k * pays)


BATCHES, BATCH = 120, 100


@cache
def batches(meter: MeterModel) -> tuple[tuple[Cycle, ...], ...]:
    """Cycles in batches, because a reserve depends on the previous cycle; the first is dropped."""
    run = cycles(meter, seed=20)
    return tuple(tuple(next(run) for _ in range(BATCH)) for _ in range(1 + BATCHES))[1:]


def within_four_sigma(found: list[float], expected: float, *, slack: float = 0.0) -> bool:
    """Whether the mean of independent batches is close to the expected value."""
    error = stdev(found) / sqrt(len(found))
    return abs(fmean(found) - expected) < 4 * error + slack


@cache
def spread(meter: MeterModel) -> AwardDistribution:
    return award_distribution(meter)


@pytest.mark.parametrize("meter", METERS.values(), ids=METERS.keys())
def test_the_mean_award_is_that_of_a_run(meter: MeterModel) -> None:
    means = [fmean(cycle.award for cycle in batch) for batch in batches(meter)]
    assert within_four_sigma(means, float(meter.mean_award))
    # Precise enough to tell the forms apart: the error is at most a hundredth of the figure.
    assert stdev(means) / sqrt(BATCHES) < 0.012 * fmean(means)


@pytest.mark.parametrize("meter", METERS.values(), ids=METERS.keys())
def test_the_edge_is_what_patrons_lose_in_a_run(meter: MeterModel) -> None:
    edge = float(meter.edge)
    off = [
        sum(cycle.wagered * (1 - edge) - cycle.returned for cycle in batch)
        for batch in batches(meter)
    ]
    assert within_four_sigma(off, 0.0)
    staked = fmean(sum(cycle.wagered for cycle in batch) for batch in batches(meter))
    assert stdev(off) / sqrt(BATCHES) / staked < 0.01


@pytest.mark.parametrize("meter", METERS.values(), ids=METERS.keys())
def test_the_wagers_between_awards_match_a_run(meter: MeterModel) -> None:
    apart = [fmean(cycle.wagered for cycle in batch) for batch in batches(meter)]
    assert within_four_sigma(apart, float(meter.wagers_between))


@pytest.mark.parametrize("chance", [0.5, 0.95])
@pytest.mark.parametrize(
    "meter", [*METERS.values(), RUNS_DRY], ids=[*METERS.keys(), "a meter that runs dry"]
)
def test_awards_of_a_run_match_their_quantiles(meter: MeterModel, chance: float) -> None:
    most = spread(meter).quantile(chance)
    shares = [fmean(cycle.award <= most for cycle in batch) for batch in batches(meter)]
    # The spread treats a coup as a short time, an error of the order of p.
    assert within_four_sigma(shares, chance, slack=float(TOP))


def test_a_meter_that_runs_dry_pays_more_than_the_closed_form_says() -> None:
    means = [fmean(cycle.award for cycle in batch) for batch in batches(RUNS_DRY)]
    assert within_four_sigma(means, spread(RUNS_DRY).mean, slack=float(RUNS_DRY.contribution))
    assert fmean(means) > 1.5 * RUNS_DRY.mean_award


# --- The spread against known forms --------------------------------------------------------------


@pytest.mark.parametrize("meter", METERS.values(), ids=METERS.keys())
def test_the_mean_of_the_distribution_is_the_closed_form(meter: MeterModel) -> None:
    found = spread(meter)
    assert isclose(found.mean, meter.mean_award, rel_tol=1e-6)
    assert found.error < 2e-5
    assert list(found.values) == sorted(found.values)
    assert found.places[0] == found.values[0] == 0
    assert isclose(found.values[-1], 1, abs_tol=1e-9)
    assert float(meter.seed) in found.places


@pytest.mark.parametrize("chance", [0.01, 0.5, 0.9, 0.95, 0.999])
def test_without_drains_and_reserve_the_award_is_seed_plus_exponential(chance: float) -> None:
    for meter in (METERS["no drains"], replace(METERS["no drains"], wagers=4, seed=Fraction(1000))):
        per_cycle = float(meter.contribution * meter.wagers / meter.chances.top)
        expected = float(meter.seed) + per_cycle * log(1 / (1 - chance))
        assert isclose(spread(meter).quantile(chance), expected, rel_tol=1e-4)


@pytest.mark.parametrize("chance", [0.1, 0.5, 0.95])
def test_a_reserve_alone_adds_a_second_exponential(chance: float) -> None:
    meter = METERS["a reserve"]
    x = spread(meter).quantile(chance) - float(meter.seed)
    own, kept = (float(rate / TOP) for rate in (meter.contribution, meter.reserve))
    above = (own * exp(-x / own) - kept * exp(-x / kept)) / (own - kept)
    assert isclose(1 - above, chance, abs_tol=1e-5)


def test_tiny_fixed_pays_are_a_steady_outflow() -> None:
    often = Chances(Fraction(1, 10**6), (), ((Fraction(1), Fraction(1, 20)),))
    meter = MeterModel(often, Fraction(5000), A_TENTH, fixed_pays=FixedPays.METER)
    found = award_distribution(meter)
    for chance in (0.5, 0.95):
        expected = 5000 + 50_000 * log(1 / (1 - chance))
        assert isclose(found.quantile(chance), expected, rel_tol=1e-3)
    assert isclose(found.mean, meter.mean_award, rel_tol=1e-6)


def test_a_quantile_stays_on_the_meter_at_both_ends() -> None:
    found = spread(METERS["drains"])
    assert found.quantile(0.0) == 0.0
    assert found.quantile(1.0) <= found.places[-1]
    assert AwardDistribution((0.0, 1.0), (0.0, 0.5), 0.0).quantile(0.75) == 1.0
    below_seed = spread(METERS["no drains"]).quantile(1e-12)
    assert isclose(below_seed, 20, abs_tol=1e-3)


@pytest.mark.parametrize(
    ("seed", "contribution", "reserve"),
    [("0.01", "20 %", "0"), ("10", "70 %", "0"), ("10000", "1 %", "5 %"), ("500000", "5 %", "0")],
)
def test_the_distribution_agrees_with_its_mean_for_small_and_large_seeds(
    seed: str, contribution: str, reserve: str
) -> None:
    meter = replace(
        of_sheet("progressive-1", Side.WINNER),
        seed=Fraction(seed),
        contribution=Fraction(contribution.removesuffix(" %")) / 100,
        reserve=Fraction(reserve.removesuffix(" %")) / 100,
    )
    found = award_distribution(meter)
    assert isclose(found.mean, meter.mean_award, rel_tol=1e-5)
    assert found.error < 1e-3


@pytest.mark.parametrize("key", ["progressive-1", "progressive-2", "progressive-3"])
def test_the_sheets_have_a_distribution_with_fixed_pays_from_the_meter(key: str) -> None:
    # The vendor advises a contribution of at least 70 % for such a meter.
    meter = replace(
        of_sheet(key, Side.PLAYER), contribution=Fraction(9, 10), fixed_pays=FixedPays.METER
    )
    assert isclose(award_distribution(meter).mean, meter.mean_award, rel_tol=1e-3)


def test_thousands_of_drains_have_a_distribution() -> None:
    often = Chances(Fraction(1, 10**6), ((Fraction(1, 100), Fraction(5000, 10**6)),), ())
    meter = MeterModel(often, Fraction(100), A_TENTH)
    found = award_distribution(meter)
    assert isclose(found.mean, meter.mean_award, rel_tol=1e-6)
    # With constant drains, the meter hovers where inflow between drains is a hundredth of it.
    assert 1900 < found.quantile(0.5) < 2000 < found.quantile(0.95) < 2400


def test_probabilities_of_a_slowly_rising_meter_stay_between_zero_and_one() -> None:
    # Only the reserve moves such a meter: a jump at each award, which no grid follows closely.
    meter = MeterModel(DRAINED, Fraction(20), Fraction(1, 10**6), reserve=Fraction(1, 2))
    found = award_distribution(meter)
    assert list(found.values) == sorted(found.values)
    assert 0 <= found.values[0] <= found.values[-1] <= 1 + 1e-9
    assert isclose(found.mean, meter.mean_award, rel_tol=0.05)


# --- Closed forms --------------------------------------------------------------------------------


meters = st.builds(
    MeterModel,
    chances=st.sampled_from([NOTHING_ELSE, DRAINED]),
    seed=st.fractions(0, 10_000, max_denominator=100),
    contribution=st.fractions(0, Fraction(1, 2), max_denominator=1000),
    reserve=st.fractions(0, Fraction(1, 2), max_denominator=1000),
    wagers=st.integers(1, 20),
    fixed_pays=st.sampled_from(FixedPays),
)


@given(meters)
def test_the_edge_is_the_edge_at_the_mean_award(meter: MeterModel) -> None:
    assert meter.edge_at(meter.mean_award) == meter.edge


@given(meters)
def test_a_wager_is_worth_what_it_costs_at_break_even(meter: MeterModel) -> None:
    assert meter.edge_at(meter.break_even) == 0
    assert meter.edge_at(meter.break_even + 1) < 0 < meter.edge_at(meter.break_even - 1)


@given(meters, st.fractions(0, Fraction(1, 2), max_denominator=1000))
def test_the_contribution_for_an_edge_gives_that_edge(meter: MeterModel, rate: Fraction) -> None:
    wanted = replace(meter, contribution=rate).edge
    assert meter.contribution_for(wanted) == rate


@given(meters)
def test_contributions_between_awards_are_paid_out(meter: MeterModel) -> None:
    per_cycle = meter.wagers / meter.chances.top
    feeds = per_cycle * (meter.contribution + meter.reserve) + meter.seed
    drained = meter.mean_award * meter.chances.drain / meter.chances.top
    from_meter = meter.fixed_pays is FixedPays.METER
    paid = per_cycle * meter.chances.fixed_return if from_meter else 0
    assert feeds == meter.mean_award + drained + paid
    assert meter.wagers_between == per_cycle


def test_the_distribution_of_a_meter_worked_by_hand() -> None:
    # p = 1/100, r = 1/2 · 1/50 = 1/100, f = 10 · 1/40 = 1/4, c = 1/5, S = 6. Per award the inflow
    # is 20 plus the seed, and drains take as much as the award.
    one = Chances(
        Fraction(1, 100), ((Fraction(1, 2), Fraction(1, 50)),), ((Fraction(10), Fraction(1, 40)),)
    )
    assert (one.drain, one.fixed_return) == (Fraction(1, 100), Fraction(1, 4))
    meter = MeterModel(one, Fraction(6), Fraction(1, 5))
    assert meter.mean_award == 13
    assert meter.edge == 1 - Fraction(1, 4) - Fraction(1, 5) - Fraction(6, 100)
    assert meter.break_even == Fraction(3, 4) * 50
    assert replace(meter, fixed_pays=FixedPays.METER).mean_award == Fraction(1, 2)
    assert replace(meter, fixed_pays=FixedPays.METER).edge == Fraction(74, 100)


def share(digits: str) -> Numeral:
    return Numeral(digits, percent=True)


def no_rate(name: Argument, rate: str) -> Fact:
    return out_of_range(name, share(rate), 0, share("100"))


@pytest.mark.parametrize("edge", ["1.0", "-0.9"])
def test_an_edge_that_no_contribution_gives_is_refused(edge: str) -> None:
    with stating(RuleError, "error-edge-out-of-reach", most=share("100.00")):
        METERS["drains"].contribution_for(Fraction(edge))


def test_a_reserve_reduces_the_highest_contribution() -> None:
    meter = METERS["a reserve"]
    most = 1 - meter.reserve
    assert meter.contribution_for(meter.edge + meter.contribution - most) == most
    least = percentage(meter.edge + meter.contribution - most, 4)
    with stating(RuleError, "error-edge-out-of-reach", least_edge=least):
        meter.contribution_for(meter.edge + meter.contribution - most - Fraction(1, 10**6))


@pytest.mark.parametrize(
    ("changes", "stated"),
    [
        ({"contribution": Fraction(101, 100)}, no_rate(Argument.CONTRIBUTION, "101.00")),
        ({"contribution": Fraction(-1, 100)}, no_rate(Argument.CONTRIBUTION, "-1.00")),
        ({"reserve": Fraction(2)}, no_rate(Argument.RESERVE, "200.00")),
        ({"reserve": Fraction(-1)}, no_rate(Argument.RESERVE, "-100.00")),
        (
            {"contribution": Fraction(3, 5), "reserve": Fraction(1, 2)},
            fact("error-rates-together", contribution=share("60.00"), reserve=share("50.00")),
        ),
        ({"seed": Fraction(-1, 2)}, too_small(Argument.SEED, "-1/2", 0)),
        ({"wagers": 0}, too_small(Argument.WAGERS, 0, 1)),
    ],
)
def test_impossible_meters_are_refused(changes: dict[str, Any], stated: Fact) -> None:
    with pytest.raises(RuleError) as caught:
        replace(METERS["drains"], **changes)
    assert caught.value.stated == stated


@pytest.mark.parametrize(
    "meter",
    [
        replace(METERS["drains"], contribution=Fraction(0)),
        replace(METERS["a reserve"], contribution=Fraction(0)),
        replace(METERS["drains"], contribution=Fraction(1, 20), fixed_pays=FixedPays.METER),
    ],
    ids=["nothing comes in", "only the reserve is fed", "fixed pays take it all"],
)
def test_a_meter_that_does_not_rise_has_no_distribution(meter: MeterModel) -> None:
    with stating(RuleError, "error-meter-does-not-rise"):
        award_distribution(meter)


# --- From sheets ---------------------------------------------------------------------------------


@cache
def priced(key: str, side: Side) -> Price:
    prices = Prices(load_game(key), Composition.decks(8))
    return prices.price(prices.book.bets["progressive"], side, Fraction(1))


def of_sheet(key: str, side: Side) -> MeterModel:
    """The meter of a sheet as shipped, for one wager and eight decks."""
    game = load_game(key)
    assert game.progressive is not None
    stake = game.bet("progressive").stake
    assert stake is not None
    return MeterModel(
        chances(priced(key, side)),
        Fraction(game.progressive.seed, stake),
        Fraction(game.progressive.contribution_ppm, 1_000_000),
    )


def test_the_printed_figures_of_table_three_are_reproduced() -> None:
    printed = GOLDEN["progressive_3"]
    meter = of_sheet(printed["game"], Side.WINNER)
    assert f"{float(meter.contribution):.0%}".replace("%", " %") == printed["contribution"]
    assert f"{float(100 * meter.edge):.2f}" == printed["edge"]
    assert f"{float(100 * priced(printed['game'], Side.WINNER).hit):.2f}" == printed["hit"]
    assert round(1 / meter.chances.top) == printed["top_one_in"]
    assert round(meter.mean_award) == printed["top_average"]


def test_the_rows_of_a_sheet_are_sorted_into_top_drains_and_fixed_pays() -> None:
    price = priced("progressive-2", Side.BANKER)
    found = chances(price)
    top, quarter, *fixed, _ = price.rows
    assert found.top == top.probability
    assert found.drains == ((Fraction(1, 4), quarter.probability),)
    assert [pays for pays, _ in found.fixed] == [1000, 40, 20, 2]
    assert [chance for _, chance in found.fixed] == [row.probability for row in fixed]


def test_pays_to_one_return_the_stake() -> None:
    assert [pays for pays, _ in chances(priced("progressive-1-five", Side.PLAYER)).fixed] == [
        1001,
        11,
    ]
    assert [pays for pays, _ in chances(priced("progressive-1", Side.PLAYER)).fixed] == [1000, 10]


def test_a_progressive_without_a_whole_award_is_refused() -> None:
    rows = (a_row("win", "50 % of meter", total=9), a_row("tie", "push"))
    prices = Prices(a_game(bets=(a_bet("half", "player", rows),)), Composition.decks(1))
    with stating(RuleError, "error-bet-whole-meter", bet="half"):
        chances(prices.price(prices.bets[0], Side.PLAYER, Fraction(1)))
