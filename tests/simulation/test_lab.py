"""The progressive lab against the exact formula, and its bookkeeping against runs made by hand."""

import json
from dataclasses import replace
from fractions import Fraction
from math import isclose
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from puntobanco import native
from puntobanco.analysis.par import par_sheet
from puntobanco.analysis.progressive import Chances
from puntobanco.cli.lab import lab
from puntobanco.core.arguments import Argument, argument, out_of_range
from puntobanco.core.errors import PuntoError, RuleError
from puntobanco.core.facts import Fact
from puntobanco.core.ids import Ms
from puntobanco.core.money import PPM, Minor
from puntobanco.progressive import commands as asks
from puntobanco.progressive import events
from puntobanco.progressive.prizes import awards_hit
from puntobanco.progressive.returning import fixed_pays
from puntobanco.progressive.state import WagerResult
from puntobanco.sheets import game_keys, load_game
from puntobanco.simulation.lab import (
    EventDraw,
    MeterHistory,
    StudiedMeter,
    Traffic,
    choices,
    quantiles,
    simulate_meter,
    usual_years,
)
from tests.kit.meters import T1, Control, players
from tests.kit.stated import stating

PROGRESSIVE = [key for key in game_keys() if load_game(key).progressive]
HANDS = ("player", "banker", "either")


def subject(key: str, hands: str, wagers: int = 1, **settings: str) -> StudiedMeter:
    chosen = {name.replace("_", "-"): value for name, value in settings.items()}
    return StudiedMeter.of(load_game(key, settings=chosen), hands, wagers=wagers)


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("key", PROGRESSIVE)
def test_the_long_run_mean_award_is_the_exact_one(key: str, hands: str) -> None:
    own = subject(key, hands)
    awards = 4_000
    life = simulate_meter(own, round(awards / own.meter.chances.top), seed=11)
    z = life.z(own.meter.mean_award * own.unit)
    assert z is not None
    assert abs(z) < 4
    assert isclose(len(life.awards), awards, rel_tol=0.1)
    assert isclose(sum(life.gaps) / len(life.gaps), own.meter.wagers_between, rel_tol=0.1), (
        "awards come as often as their chance says"
    )


def test_the_median_award_is_that_of_the_exact_distribution() -> None:
    [figures] = [
        one for one in par_sheet(load_game("progressive-1")).meters if one.hands == "player"
    ]
    own = subject("progressive-1", "player")
    life = simulate_meter(own, round(6_000 / own.meter.chances.top), seed=3)
    exact = figures.awards.quantile(0.5) * own.unit
    assert isclose(quantiles(life.awards)[1], exact, rel_tol=0.05)


@pytest.mark.part("compiler")
@pytest.mark.parametrize(
    ("key", "hands", "settings"),
    [
        ("progressive-1", "player", {}),
        ("progressive-3", "either", {"meter_limit": "60000", "reserve_contribution": "2 %"}),
        ("progressive-2", "banker", {"fixed_pays": "meter", "meter_contribution": "70 %"}),
        ("progressive-2", "player", {"fixed_pays": "meter"}),
    ],
)
def test_the_native_meter_equals_the_twin(key: str, hands: str, settings: dict[str, str]) -> None:
    assert native.module is not None, "a compiler is here, so the native module has to be"
    own = subject(key, hands, wagers=3, **settings)
    coups = int(20_000 / own.events_a_coup)
    twin = simulate_meter(own, coups, 9, path=native.PYTHON)
    assert simulate_meter(own, coups, 9, path="baseline") == twin
    assert twin.awards or twin.fixed_pays


RATES: dict[str, Any] = {"contribution_ppm": 263_337, "reserve_ppm": 12_345}
"""Rates that leave fractions of a cent on every wager of a dollar."""


@pytest.mark.parametrize("limit", [None, Minor(250_50)])
@pytest.mark.parametrize("wagers", [1, 3])
@pytest.mark.parametrize("path", [native.PYTHON, None])
def test_a_simulated_meter_equals_a_controller_to_the_unit(
    path: str | None, wagers: int, limit: Minor | None
) -> None:
    game = load_game("progressive-1", settings={"meter-seed": "250", "fixed-pays": "meter"})
    own = StudiedMeter.of(game, "player", wagers=wagers)
    rates = {name: Fraction(ppm, PPM) for name, ppm in RATES.items()}
    meter = replace(
        own.meter,
        chances=Chances(Fraction(1, 90), ((Fraction(1, 10), Fraction(1, 40)),), FIXED),
        contribution=rates["contribution_ppm"],
        reserve=rates["reserve_ppm"],
    )
    own = replace(own, meter=meter, limit=limit)
    life = simulate_meter(own, COUPS, 5, path=path)
    table = Control(game, limit=limit, override=True, **RATES)
    awards, locked, at = [], players(*range(1, wagers + 1)), 0
    for coup, event in EventDraw.of(own.events).events(own.events, COUPS, 5):
        while at < coup:
            at += 1
            table.do(asks.LockWagers(table=T1, coup=at, wagers=locked, marked=False))
            table.apply(events.HandVoided(table=T1, coup=at))
        row = 0 if event.share == 1 else 1 if event.share else 3
        if event.share is None:
            covered, _, paid = fixed_pays(table.meter, T1, event.pays, on=table.meter.shown)
            table.apply(events.HandEnded(T1, coup, covered, Minor(0), paid))
            continue
        lines = tuple(WagerResult(one.seat, row) for one in locked)
        for hit in awards_hit(
            table.meter, T1, coup, wagers=locked, cards=(), lines=lines, at=Ms(0)
        ):
            table.apply(hit)
            if hit.whole:
                awards.append(hit.prize)
    for rest in range(at + 1, COUPS + 1):
        table.do(asks.LockWagers(table=T1, coup=rest, wagers=locked, marked=False))
        table.apply(events.HandVoided(table=T1, coup=rest))
    assert life.awards == awards
    assert len(awards) > 20
    assert life.overflow == table.meter.overflow
    assert (life.overflow > 0) is (limit is not None)


COUPS = 4_000
FIXED = ((Fraction(10), Fraction(1, 30)),)


def test_a_reserve_fills_the_next_meter() -> None:
    plain = subject("progressive-3", "either")
    reserved = subject("progressive-3", "either", reserve_contribution="5 %")
    coups = round(2_000 / plain.meter.chances.top)
    less, more = simulate_meter(plain, coups, 5), simulate_meter(reserved, coups, 5)
    assert less.gaps == more.gaps, "the same coups"
    assert less.awards[0] == more.awards[0], "the first meter had no reserve before it"
    stake, set_aside = 100, Fraction(5, 100)
    for place in range(1, 50):
        wanted = less.awards[place] + less.gaps[place - 1] * stake * set_aside
        assert abs(more.awards[place] - wanted) <= 1


def test_contributions_above_a_limit_overflow() -> None:
    own = subject("progressive-3", "either", meter_limit="20000")
    life = simulate_meter(own, round(500 / own.meter.chances.top), 5)
    assert max(life.awards) == 2_000_000
    assert life.overflow > 0
    fed = own.meter.contribution * own.unit * life.coups + len(life.awards) * 500_000
    left = fed - sum(life.awards) - life.overflow
    assert 0 <= left + 500_000 <= 2_000_000, "what is left is still on the meter"


def test_a_meter_with_high_fixed_pays_runs_dry() -> None:
    poor = simulate_meter(subject("progressive-2", "player", fixed_pays="meter"), 200_000, 1)
    rich = simulate_meter(
        subject("progressive-2", "player", fixed_pays="meter", meter_contribution="80 %"),
        200_000,
        1,
    )
    assert poor.dry > poor.fixed_pays / 3
    assert rich.dry == 0
    assert poor.z(Fraction(1)) is None, "no formula speaks of a dry meter"


def test_dry_or_limited_meters_have_no_exact_figures() -> None:
    poor = subject("progressive-3", "either", fixed_pays="meter")
    rates = [Fraction(0), Fraction(100, 100)]
    none, all_of_it = choices(poor, [Minor(900_000)], rates, traffic=Traffic(tables=40), seed=1)
    assert none.dry > 0.5
    assert (none.mean_award, none.edge) == (None, None), "the tray paid what no formula knows"
    assert all_of_it.dry == 0
    assert all_of_it.edge == 1 - 1 - 9000 * poor.meter.chances.top
    limited = subject("progressive-3", "either", meter_limit="9500")
    [low] = choices(limited, [Minor(900_000)], rates[1:], traffic=Traffic(tables=40), seed=1)
    assert low.mean_award is None, "an award never passes the limit, and the formula knows none"
    assert simulate_meter(limited, 10**7, 1).z(Fraction(1)) is None


def test_the_standard_error_includes_the_reserve() -> None:
    own = subject("progressive-3", "either", meter_contribution="30 %", reserve_contribution="30 %")
    coups, exact = round(400 / own.meter.chances.top), own.meter.mean_award * own.unit
    squares = [(simulate_meter(own, coups, seed).z(exact) or 0) ** 2 for seed in range(300)]
    assert 0.8 < sum(squares) / len(squares) < 1.2, "z is spread as a standard normal is"


def test_the_lab_answers_for_seeds_and_rates() -> None:
    own = subject("progressive-3", "player")
    found = list(
        choices(
            own,
            [Minor(100_000), Minor(900_000)],
            [Fraction(10, 100), Fraction(30, 100)],
            traffic=Traffic(tables=40),
            seed=1,
        )
    )
    assert [(one.seed, float(one.contribution)) for one in found] == [
        (100_000, 0.1), (100_000, 0.3), (900_000, 0.1), (900_000, 0.3),
    ]  # fmt: skip
    small, large = found[0], found[3]
    assert small.edge is not None
    assert large.edge is not None
    assert large.edge < small.edge
    assert small.mean_award is not None
    assert large.mean_award is not None
    assert large.mean_award > small.mean_award
    for one in found:
        assert one.quantiles[0] < one.quantiles[1] < one.quantiles[2]
        assert one.quantiles[0] >= one.seed
        assert one.dry == 0


def test_a_run_without_awards_has_no_mean() -> None:
    life = simulate_meter(subject("progressive-1", "banker"), 10, 1)
    assert (life.awards, life.mean_award, life.standard_error) == ([], None, None)
    assert life.z(Fraction(1)) is None
    assert quantiles(life.awards) == (0, 0, 0)
    assert MeterHistory(awards=[5]).standard_error is None


@pytest.mark.parametrize(
    ("wrong", "stated"),
    [
        ({"coups_an_hour": 0}, out_of_range(Argument.COUPS_AN_HOUR, 0, 1, 1000)),
        ({"hours_a_day": 25}, out_of_range(Argument.HOURS_A_DAY, 25, 1, 24)),
        ({"tables": -1}, out_of_range(Argument.TABLES, -1, 1, 1000)),
    ],
)
def test_impossible_traffic_is_refused(wrong: dict[str, int], stated: Fact) -> None:
    with pytest.raises(RuleError) as caught:
        Traffic(**wrong).check()
    assert caught.value.stated == stated


def test_a_run_too_long_for_plain_python_is_refused() -> None:
    own = subject("progressive-2", "player", fixed_pays="meter")
    with stating(RuleError, "error-lab-long", coups=10**10):
        simulate_meter(own, 10**10, 1, path=native.PYTHON)
    with stating(RuleError, "error-argument-range", argument=argument(Argument.COUPS), value=0):
        simulate_meter(own, 0, 1)


def test_the_default_years_depend_on_traffic() -> None:
    own = subject("progressive-3", "player")
    busy, quiet = usual_years(own, Traffic(tables=10)), usual_years(own, Traffic())
    assert isclose(10 * busy, quiet, rel_tol=0.01)


app = typer.Typer()
app.command()(lab)
SMALL = ("progressive-3", "--seed", "7", "--years", "300", "--tables", "50")


def answer(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "100"})
    if result.exception is not None:
        raise result.exception
    return result.stdout


def test_the_command_prints_a_report() -> None:
    told = answer(*SMALL, "--seeds", "5000 20000", "--rates", "20% 26%")
    assert "What seed, what rate?" in told
    assert "awards of 100 %: mean" in told
    assert told.count("26 %") == 2
    assert told == answer(*SMALL, "--seeds", "5000 20000", "--rates", "20 26 %")
    marks = told.splitlines()[-5].split()
    assert marks == ["exact", "exact", "simulated", "simulated", "simulated"]
    dry = answer(*SMALL[:3], "--years", "1", "--set", "fixed-pays=meter", "--rates", "5%")
    assert "fixed pays from the meter" in dry
    assert dry.splitlines()[-1].split()[3:5] == ["–", "–"], "neither edge nor mean is exact"
    few = answer("progressive-1", "--years", "1", "--coups-an-hour", "1", "--seed", "1")
    assert "no award of 100 % in that time" in few
    limited = answer(*SMALL, "--set", "meter-limit=9000", "--rates", "26%")
    assert "above the limit of the meter came" in limited
    assert "exactly" not in limited
    nothing = ("--set", "meter-seed=0", "--set", "meter-contribution=0%")
    assert answer(*SMALL, *nothing).count("0 %  ") == 1, "one seed and one rate are one line"


def test_one_year_and_one_award_use_the_singular() -> None:
    told = answer("progressive-1", "--years", "1", "--seed", "6")
    assert ": 1 year of 525,600 coups, seed 6\n1 award of 100 %: mean " in told


def test_the_json_of_the_lab_is_reproducible() -> None:
    found: dict[str, Any] = json.loads(answer(*SMALL, "--json"))
    assert found == json.loads(answer(*SMALL, "--json"))
    assert found["exact_mean_award"] == "86696.63"
    assert abs(found["z"]) < 4
    assert len(found["choices"]) == 9


def test_the_plot_of_the_lab_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "lab.png"
    answer(*SMALL, "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("fortune-7",), "error-game-no-meter"),
        (("progressive-1", "--hands", "left"), "error-argument-choice"),
        (("progressive-1", "--years", "0"), "error-argument-least"),
        (("progressive-1", "--years", "x"), "error-whole"),
        (("progressive-1", "--hours", "0"), "error-argument-range"),
        (("progressive-1", "--seeds", " "), "error-lab-seeds"),
        (("progressive-1", "--rates", " "), "error-lab-rates"),
        (("progressive-1", "--rates", "much"), "error-lab-rate"),
        (("progressive-1", "--wagers", "0"), "error-argument-least"),
        (("progressive-1", "--plot", "x.doc"), "error-plot-name"),
    ],
)
def test_bad_input_is_refused(arguments: tuple[str, ...], code: str) -> None:
    with stating(PuntoError, code):
        answer(*arguments)
