"""Collection fees: flat, known before the hand, kept or returned as the sheet says."""

import ast
import inspect
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.core.game import PLAYER_DEALER_FEE, Fee, Game, Tier
from puntobanco.core.money import Minor
from puntobanco.sheets import load_game
from puntobanco.table import fees
from puntobanco.table.fees import (
    Charge,
    by_seat,
    charges,
    player_dealer_fee,
    rates,
    seat_fees,
)
from tests.kit.games import a_game
from tests.kit.stated import stating

SHEET = load_game("commission-free-dragon-bonus")
BETS = ("player", "banker", "tie", "player-dragon-bonus", "banker-dragon-bonus")
COLUMNS = ("line", "tie", "player-dragon-bonus", "banker-dragon-bonus", PLAYER_DEALER_FEE)

# Columns as the sheet prints them: "Player Fee (per bet) · Tie Bet (per bet) · Player Dragon Bonus
# Bet (per bet) · Banker Dragon Bonus Bet (per bet) · Player-Dealer Fee (per hand)". The amounts are
# left to each card room; these differ in their last digits.
SCHEDULE = {"line": 301, "tie": 102, "player-dragon-bonus": 103, "banker-dragon-bonus": 104}
SCHEDULE[PLAYER_DEALER_FEE] = 405


def with_fees(schedule: dict[str, int], *, game: Game = SHEET) -> Game:
    """The game with this schedule in its limits in force."""
    row = tuple(Fee(column, Minor(amount)) for column, amount in schedule.items())
    tiers = tuple(
        replace(tier, fees=row) if tier.key == game.table.tier else tier
        for tier in game.table.tiers
    )
    return replace(game, table=replace(game.table, tiers=tiers))


GAME = with_fees(SCHEDULE)


def amounts(owed: tuple[Charge, ...]) -> list[tuple[int, str, int]]:
    """Seat, column and amount of each charge."""
    return [(charge.seat, charge.column, charge.amount) for charge in owed]


def test_every_bet_owes_its_column_and_the_player_dealer_the_coup_fee() -> None:
    owed = charges(GAME, {2: BETS, 7: ["tie"]}, player_dealer=5)
    assert amounts(owed) == [
        (2, "line", 301),
        (2, "line", 301),
        (2, "tie", 102),
        (2, "player-dragon-bonus", 103),
        (2, "banker-dragon-bonus", 104),
        (7, "tie", 102),
        (5, PLAYER_DEALER_FEE, 405),
    ]
    assert [charge.bet for charge in owed] == [*BETS, "tie", None]
    assert by_seat(owed) == {2: 911, 7: 102, 5: 405}


# A wager on each line is two wagers, and the fee is "per bet".
def test_both_lines_owe_two_fees() -> None:
    assert seat_fees(GAME, ["player", "banker"]) == 602


def test_chips_added_to_a_bet_owe_no_second_fee() -> None:
    assert seat_fees(GAME, ["player", "player", "player"]) == 301
    assert len(charges(GAME, {1: ["tie", "tie"]}, player_dealer=5)) == 2


def test_the_player_dealer_owes_one_fee_per_coup() -> None:
    for seats in range(1, 14):
        owed = charges(GAME, {seat: ["player"] for seat in range(1, seats + 1)}, player_dealer=14)
        assert by_seat(owed)[14] == player_dealer_fee(GAME) == 405


# The rows of a card room's posted schedule, as the sheet carries them.
@pytest.mark.parametrize(
    ("limits", "line", "dealer"),
    [("10-100", 100, 200), ("100-500", 300, 400), ("500-2000", 1000, 1000)],
)
def test_fees_follow_the_row_of_limits_in_force(limits: str, line: int, dealer: int) -> None:
    game = load_game("commission-free-dragon-bonus", settings={"table-limits": limits})
    assert seat_fees(game, ["player"]) == line
    assert player_dealer_fee(game) == dealer


def test_a_house_banked_table_has_no_fees() -> None:
    game = load_game("mini-baccarat")
    assert seat_fees(game, ["player", "tie"]) == 0
    assert player_dealer_fee(game) == 0
    assert charges(game, {1: ["player"]}, player_dealer=2) == ()


def test_a_bet_without_a_column_owes_nothing() -> None:
    game = a_game()
    assert [bet.fee for bet in game.bets if bet.key == "player"] == [None]
    assert seat_fees(game, ["player"]) == 0


def test_a_bet_that_is_not_offered_is_refused() -> None:
    with stating(RuleError, "error-game-bet", bet="fortune-7", game=GAME.key):
        seat_fees(GAME, ["fortune-7"])


# "The collection rates may not be calculated as a portion of wagers made or winnings earned."
@pytest.mark.assures("CAL-01")
def test_fees_do_not_depend_on_stakes_or_wins() -> None:
    words = {
        node.attr
        for node in ast.walk(ast.parse(inspect.getsource(fees)))
        if isinstance(node, ast.Attribute)
    }
    assert not words & {"stake", "won", "net", "paid", "collected"}
    for function in (charges, seat_fees, player_dealer_fee, rates):
        assert not set(inspect.signature(function).parameters) & {"stake", "won", "wagers"}


# --- Waivers and rates -------------------------------------------------------------------------


def test_a_waived_column_owes_nothing() -> None:
    waived = ("line", PLAYER_DEALER_FEE)
    owed = charges(GAME, {2: BETS}, player_dealer=5, waived=waived)
    assert amounts(owed) == [
        (2, "tie", 102),
        (2, "player-dragon-bonus", 103),
        (2, "banker-dragon-bonus", 104),
    ]
    assert seat_fees(GAME, BETS, waived=waived) == 309
    assert player_dealer_fee(GAME, waived=waived) == 0


def test_a_zero_fee_is_not_a_rate() -> None:
    assert rates(with_fees({"line": 100, "tie": 0}).table.limits) == {"line": 100}


def a_tier(columns: int) -> Tier:
    """A tier with this many fees."""
    row = tuple(Fee(f"column-{number}", Minor(number)) for number in range(1, columns + 1))
    return replace(SHEET.table.limits, fees=row)


@pytest.mark.assures("CAL-03")
def test_a_table_posts_at_most_five_rates() -> None:
    assert len(rates(a_tier(5))) == 5
    with pytest.raises(RuleError) as caught:
        rates(a_tier(6))
    assert caught.value.stated == fact("table-fee-rates", tier="10-100", rates=6, most=5)


@pytest.mark.assures("CAL-04")
def test_a_waived_fee_does_not_count_as_a_rate() -> None:
    assert len(rates(a_tier(6), waived=["column-3"])) == 5
    with pytest.raises(RuleError):
        rates(a_tier(7), waived=["column-3"])


def test_a_fee_below_zero_is_refused() -> None:
    with pytest.raises(RuleError) as caught:
        rates(with_fees({"line": -1}).table.limits)
    assert caught.value.stated == fact("table-fee-negative", tier="10-100")


schedules = st.fixed_dictionaries({column: st.integers(0, 5000) for column in COLUMNS})
placed = st.dictionaries(
    st.integers(1, 13), st.lists(st.sampled_from(BETS), min_size=1, max_size=8), max_size=13
)
waivers = st.sets(st.sampled_from(COLUMNS))


@given(schedules, placed, waivers)
def test_charges_add_up_by_seat(
    schedule: dict[str, int], bets: dict[int, list[str]], waived: set[str]
) -> None:
    game = with_fees(schedule)
    owed = by_seat(charges(game, bets, player_dealer=14, waived=waived))
    for seat, own in bets.items():
        assert owed.get(seat, 0) == seat_fees(game, own, waived=waived)
        in_force = {column: 0 if column in waived else schedule[column] for column in COLUMNS}
        assert owed.get(seat, 0) == sum(
            in_force["line" if bet in ("player", "banker") else bet] for bet in set(own)
        )
    assert owed.get(14, 0) == player_dealer_fee(game, waived=waived)
    assert set(owed) <= {*bets, 14}
    assert all(owed.values()), "nobody is named who owes nothing"
