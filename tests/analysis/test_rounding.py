"""The effect of rounding on the edge at a table's stakes: by hand, and by paying every coup."""

import dataclasses
from fractions import Fraction

import pytest

from puntobanco.analysis.par import ParSheet, par_sheet
from puntobanco.analysis.par_data import par_data
from puntobanco.analysis.par_html import par_html
from puntobanco.analysis.par_markdown import par_markdown
from puntobanco.analysis.par_tables import rounding_table
from puntobanco.analysis.rounding import bets_without_exact_stake, rounded_edge, rounding_effects
from puntobanco.core.bets import Wager
from puntobanco.core.facts import ENGLISH
from puntobanco.core.game import Value
from puntobanco.core.money import Minor
from puntobanco.sheets import game_keys, load_game

LOOSE: dict[str, Value] = {"exact-pays": False, "rounding-unit": "1.00"}


def priced(key: str, **settings: Value) -> ParSheet:
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    return par_sheet(load_game(key, settings=LOOSE | named))


@pytest.mark.parametrize("key", game_keys())
def test_no_built_in_game_rounds_at_an_accepted_stake(key: str) -> None:
    sheet = par_sheet(load_game(key))
    assert rounding_effects(sheet) == ()
    assert rounding_table(sheet) is None
    assert par_data(sheet)["rounding"] == []
    assert list(bets_without_exact_stake(sheet)) == []
    assert "Rounding<" not in par_html(sheet)


# At $10.00 a Banker win of $9.50 pays $9.00 or $10.00: half a dollar in ten, as often as Banker
# wins, which is 2292252566437888 of the 4998398275503360 six-card deals from eight decks.
BANKER = Fraction(2292252566437888, 4998398275503360)


@pytest.mark.parametrize(
    ("direction", "change"),
    [("house", BANKER / 20), ("patron", -BANKER / 20), ("nearest", -BANKER / 20)],
)
def test_rounding_wins_down_to_dollars_costs_the_difference(
    direction: str, change: Fraction
) -> None:
    sheet = priced("mini-baccarat", rounding_direction=direction)
    [bite] = rounding_effects(sheet)
    assert bite.price is sheet["banker"]
    least, most = bite.at_least, bite.at_most
    assert (least.stake, most.stake) == (10_00, 1000_00)
    assert least.edge - sheet["banker"].edge == change
    assert most.edge == sheet["banker"].edge, "95 % of 1000 is whole"
    worst = bite.highest if change > 0 else bite.lowest
    assert (worst.stake, worst.edge) == (10_00, least.edge)
    assert [one.stake for one in bite.stakes] == sorted({one.stake for one in bite.stakes})


def test_the_edge_is_the_mean_over_every_coup() -> None:
    sheet = priced("dragon-bonus-baccarat", rounding_direction="house")
    game = sheet.game
    for bet, stake in (("banker", 10_01), ("player", 10_99), ("player-dragon-bonus", 5_37)):
        price = sheet[bet]
        book, brought = game.book, Fraction(0)
        for index, weight in enumerate(sheet.prices.weights):
            example = sheet.prices.classes.examples[index]
            [done] = book.settle_all((Wager(bet, Minor(stake)),), example)
            brought += Fraction(weight, sheet.total) * Fraction(done.returned, stake)
        assert rounded_edge(game, price, Minor(stake)) == 1 - brought


def test_a_rounded_fixed_stake_is_reported_and_a_meter_is_not() -> None:
    assert rounding_effects(priced("progressive-1", rounding_unit="0.01")) == ()
    game = load_game("progressive-1")
    fifty = dataclasses.replace(game.rounding, unit=Minor(15_00))
    found = rounding_effects(par_sheet(dataclasses.replace(game, rounding=fifty)))
    one = next(bite for bite in found if bite.price.bet.key == "progressive")
    assert [rounded.stake for rounded in one.stakes] == [game.bet("progressive").stake]
    assert one.at_least.edge != one.price.edge


def test_a_bet_without_an_exact_stake_is_named_with_its_limits() -> None:
    game = load_game("mini-baccarat")
    dollars = dataclasses.replace(game.rounding, unit=Minor(500_00))
    sheet = par_sheet(dataclasses.replace(game, rounding=dollars))
    told = [(name, tier.key) for name, tier in bets_without_exact_stake(sheet)]
    assert ("banker", "10-1000") in told
    assert ("banker", "100-10000") not in told
    assert "banker" not in {bite.price.bet.key for bite in rounding_effects(sheet)}


def test_every_form_of_the_sheet_states_the_rounding() -> None:
    sheet = priced("mini-baccarat", rounding_direction="house")
    grid = rounding_table(sheet)
    assert grid is not None
    assert grid.grid(ENGLISH).rows[0] == ("Banker", "10.00", "3.3509 %", "+2.2930 %")
    [first, *_] = par_data(sheet)["rounding"]
    assert (first["bet"], first["stake"]) == ("banker", "10.00")
    assert "## Rounding" in par_markdown(sheet)
    assert "<h2>Rounding</h2>" in par_html(sheet)
