"""The printed percentages of a progressive are shown with those of the reading in force."""

from dataclasses import replace
from fractions import Fraction

import pytest

from puntobanco.analysis.par import par_sheet
from puntobanco.analysis.printed import (
    compare_figures,
    compare_printed,
    far_fact,
    printed_fact,
    printed_figures_data,
)
from puntobanco.core.facts import Numeral, listed
from puntobanco.core.figures import percentage
from puntobanco.core.game import Figure, FixedPays
from puntobanco.sheets import load_game

PROGRESSIVE = ("progressive-1", "progressive-1-five", "progressive-2", "progressive-3")

# Game, how the wager is tied, and for each hand the edge and chance of a win: computed, printed.
# Computed with the weights of all deals, which tests/analysis/test_progressive.py checks.
STATED = """
progressive-1       line          player  68.14 22.90  0.37  3.47
progressive-1       line          banker  73.30 22.90  0.31  3.47
progressive-1       winning-hand  either  61.45 22.90  0.68  3.47
progressive-1-five  line          player  67.78 22.90  0.37  3.47
progressive-1-five  line          banker  73.00 22.90  0.31  3.47
progressive-1-five  winning-hand  either  60.77 22.90  0.68  3.47
progressive-2       line          player  17.40 17.41 17.00 16.99
progressive-2       line          banker  25.49 25.52 16.87 16.87
progressive-3       line          player  48.67 24.22  1.77  3.48
progressive-3       line          banker  49.54 24.22  1.71  3.48
progressive-3       winning-hand  either  24.22 24.22  3.48  3.48
"""


def share(digits: str) -> Numeral:
    return Numeral(digits, percent=True)


@pytest.mark.parametrize("line", STATED.strip().splitlines())
def test_each_reading_is_compared_with_the_printed_figure(line: str) -> None:
    key, tied, hands, edge, printed_edge, hit, printed_hit = line.split()
    found = compare_printed(load_game(key, settings={"tied": tied}))
    stated = {
        one.figure: (percentage(one.exact, 2), one.shown) for one in found if one.hands == hands
    }
    assert stated == {
        Figure.EDGE: (share(edge), share(printed_edge)),
        Figure.HIT: (share(hit), share(printed_hit)),
    }


@pytest.mark.parametrize("key", PROGRESSIVE)
def test_a_difference_above_one_point_is_far(key: str) -> None:
    for tied in ("line", "winning-hand"):
        for one in compare_printed(load_game(key, settings={"tied": tied})):
            printed = Fraction(one.printed.removesuffix("%")) / 100
            assert one.differs_by_a_point is (abs(one.exact - printed) > Fraction(1, 100))


@pytest.mark.parametrize("key", PROGRESSIVE)
def test_settings_named_by_a_sheet_give_its_figures(key: str) -> None:
    game = load_game(key)
    named = [one for one in game.published if one.settings]
    assert bool(named) is (key in ("progressive-2", "progressive-3"))
    for published in named:
        other = load_game(key, settings=dict(published.settings))
        for one in compare_printed(replace(other, published=(published,))):
            assert not one.differs_by_a_point, printed_fact(one)
            assert one.settings == ()


def test_a_figure_is_stated_with_the_printed_one() -> None:
    edge, *_ = compare_printed(load_game("progressive-2"))
    stated = printed_fact(edge)
    assert (stated.code, stated.get("exact"), stated.get("printed")) == (
        "printed-beside",
        far_fact(edge).get("exact"),
        far_fact(edge).get("printed"),
    )


def test_the_setting_that_gives_the_printed_figure_is_named() -> None:
    edge, *_ = compare_printed(load_game("progressive-3"))
    stated = far_fact(edge)
    assert (stated.code, stated.get("exact")) == ("printed-far-settings", share("48.67"))
    assert (stated.get("printed"), stated.get("settings")) == (
        share("24.22"),
        listed(["tied = winning-hand"]),
    )
    edge, *_ = compare_printed(load_game("progressive-1"))
    assert far_fact(edge).code == "printed-far"


def test_figures_of_either_hand_are_compared_with_all_printed_ones() -> None:
    found = compare_printed(load_game("progressive-2", settings={"tied": "winning-hand"}))
    edges = [one for one in found if one.figure is Figure.EDGE]
    assert [(one.printed, one.differs_by_a_point) for one in edges] == [
        ("25.52%", True),
        ("17.41%", True),
    ]
    assert all(beside["settings"] == {"tied": "line"} for beside in printed_figures_data(edges))


def test_a_meter_that_runs_dry_has_no_edge_to_compare() -> None:
    game = load_game("progressive-3", settings={"tied": "winning-hand", "fixed-pays": "meter"})
    assert game.progressive is not None
    assert game.progressive.fixed_pays is FixedPays.METER
    assert {one.figure for one in compare_printed(game)} == {Figure.HIT}


def test_games_without_a_meter_or_printed_figures_have_no_comparison() -> None:
    assert compare_printed(load_game("fortune-7")) == ()
    assert compare_figures(load_game("fortune-7"), ()) == ()
    assert compare_printed(replace(load_game("progressive-3"), published=())) == ()


def test_figures_printed_for_other_decks_are_skipped() -> None:
    game = load_game("progressive-3")
    other = tuple(replace(one, decks=6) for one in game.published)
    assert compare_printed(replace(game, published=other)) == ()


def test_a_par_sheet_states_the_same_comparison() -> None:
    game = load_game("progressive-3")
    assert compare_figures(game, par_sheet(game).meters) == compare_printed(game)
