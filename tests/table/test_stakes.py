"""Accepted stakes: multiples of what is paid exactly, whatever chips and limits allow."""

import dataclasses

import pytest
from msgspec.structs import replace

from puntobanco.core.game import Game
from puntobanco.core.money import Minor
from puntobanco.sheets import load_game
from puntobanco.table import commands, events
from puntobanco.table.refusals import BetClosed, Refusal, RefusalCode
from tests.kit.tables import BANKER_WINS, Play, patron

DOLLAR = {"rounding-unit": "1.00", "rounding-direction": "house"}


def betting(game: str | Game, *, chips: int = 10_000_00) -> Play:
    play = Play(game, patrons=2)
    play.seat("p1", 1, chips)
    play.shoe()
    play.betting()
    return play


def asked(play: Play, bet: str, stake: int) -> Refusal | None:
    """The refusal of a stake, or None if it is accepted."""
    command = commands.PlaceWager(coup=play.table.coups, bet=bet, stake=Minor(stake))
    answer = play.ask(command, patron("p1"))
    return answer if isinstance(answer, Refusal) else None


# The stake multiple of each bet in cents, if payments are in whole cents: 95 % of a Banker stake is
# whole cents in steps of 20, half of one in steps of 2.
STEPS = {
    "terminal-1": {"player": 1, "banker": 20, "tie": 1, "banker-pair": 1},
    "terminal-3": {"player": 1, "banker": 1, "fortune-7": 1},
    "mini-baccarat": {"player": 100, "banker": 100, "tie": 100},
}
BANKER_6 = {"baccarat-type": "banker-6"}


@pytest.mark.parametrize("key", STEPS)
def test_the_step_follows_from_the_pays_and_the_denomination(key: str) -> None:
    steps = load_game(key).steps
    assert {bet: steps[bet] for bet in STEPS[key]} == STEPS[key]


def test_half_pays_are_taken_in_steps_of_two() -> None:
    assert load_game("terminal-1", settings=BANKER_6).steps["banker"] == 2
    in_dollars = load_game("terminal-1", settings=BANKER_6 | DOLLAR)
    assert in_dollars.steps["banker"] == 2_00
    assert in_dollars.steps["player-pair"] == 1_00


# Stakes that were underpaid while rounding could be changed independently of the printed ratio.
@pytest.mark.parametrize(
    ("bet", "stake", "step", "allowed"),
    [
        ("banker", 10_00, 20_00, 0),
        ("player", 10_99, 1_00, 10_00),
        ("player-pair", 1_99, 1_00, 1_00),
    ],
)
def test_a_stake_that_is_not_paid_exactly_is_refused_with_its_step(
    bet: str, stake: int, step: int, allowed: int
) -> None:
    play = betting(load_game("terminal-1", settings=DOLLAR))
    expected = Refusal(RefusalCode.STAKE_STEP, allowed=allowed, step=step)
    assert asked(play, bet, stake) == expected


def test_california_refuses_stakes_that_would_be_rounded() -> None:
    settings = {**DOLLAR, "denomination": "0.25"}
    game = load_game("commission-free-baccarat", settings=settings)
    play = Play(game, patrons=2)
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    play.bank("p2", 500_00)
    play.betting()
    assert asked(play, "player", 10_75) == Refusal(RefusalCode.STAKE_STEP, allowed=10_00, step=1_00)
    assert asked(play, "player", 11_00) is None


def test_every_accepted_stake_is_paid_as_printed() -> None:
    play = betting("terminal-1", chips=25_00)
    play.bet("p1", "banker", 10_20)
    play.cards(BANKER_WINS)
    play.settle()
    assert play.chips("p1") == 25_00 + 9_69  # 95 % of 10.20


def test_limits_are_accepted_amounts() -> None:
    play = betting(load_game("terminal-1", settings=DOLLAR), chips=23_50)
    over = asked(play, "banker", 40_00)
    assert over is not None
    assert (over.code, over.allowed) == (RefusalCode.OVER_BET_LIMIT, 20_00)
    short = asked(play, "player", 24_00)
    assert short is not None
    assert (short.code, short.allowed) == (RefusalCode.SHORT_CHIPS, 23_00)


def test_doubled_and_repeated_bets_are_on_the_step() -> None:
    play = betting(load_game("mini-baccarat", settings={"rounding-unit": "1.00"}))
    play.bet("p1", "banker", 40_00)
    play.do(commands.DoubleWagers(coup=1), patron("p1"))
    assert play.table.play.acts[1][-1].stake == 40_00
    play.cards(BANKER_WINS)
    play.settle()
    play.betting()
    play.do(commands.RepeatWagers(coup=2), patron("p1"))
    assert sum(act.stake for act in play.table.play.acts[1]) == 80_00


def test_rebet_refuses_a_stake_off_the_step() -> None:
    loose = load_game("mini-baccarat", settings={"exact-pays": False, "rounding-unit": "1.00"})
    play = betting(loose)
    play.bet("p1", "banker", 30_00)
    play.cards(BANKER_WINS)
    play.settle()
    strict = load_game("mini-baccarat", settings={"rounding-unit": "1.00"})
    play.table = replace(play.table, game=strict)
    play.betting()
    assert play.refused(commands.RepeatWagers(coup=2), patron("p1")) is RefusalCode.STAKE_STEP


def test_residual_credit_is_bet_up_to_an_exact_stake() -> None:
    game = load_game("terminal-1", settings={"residual-betting": True, "denomination": "0.25"})
    play = betting(game, chips=7_33)
    assert asked(play, "player", 7_33) is None, "1 to 1 is paid exactly on any cent"
    assert asked(play, "banker", 7_33) == Refusal(RefusalCode.STAKE_STEP, allowed=7_20, step=20)
    assert asked(play, "banker", 7_20) is None
    less = asked(play, "banker", 7_10)
    assert less is not None
    assert less.code is RefusalCode.DENOMINATION
    play.bet("p1", "banker", 7_20)
    closed = play.do(commands.CloseBetting())[0]
    assert isinstance(closed, events.BettingClosed)
    assert closed.returned == ()


def test_residual_credit_is_all_that_is_left_and_below_the_minimum() -> None:
    game = load_game("terminal-1", settings={"residual-betting": True, "denomination": "0.25"})
    # Another 20 cents could be bet exactly, so this is not the rest.
    assert asked(betting(game, chips=7_40), "banker", 7_20) == Refusal(
        RefusalCode.DENOMINATION, step=25, allowed=7_00
    )
    assert asked(betting(game, chips=9_99), "player", 9_99) is None
    # Credit from the minimum on can be bet in chips, and so can what completes it.
    assert asked(betting(game, chips=10_33), "player", 10_33) == Refusal(
        RefusalCode.DENOMINATION, step=25, allowed=10_25
    )
    play = betting(game, chips=7_33)
    play.bet("p1", "player", 7_33)
    play.do(commands.BuyChips(amount=Minor(2_67)), patron("p1"))
    assert asked(play, "player", 2_67) == Refusal(RefusalCode.DENOMINATION, step=25, allowed=2_50)
    # A bet with its own minimum has its own rest.
    least, _ = game.table.limits.limit("player-dragon-bonus")
    rest = least + 33
    assert rest < game.table.limits.minimum
    assert asked(betting(game, chips=rest), "player-dragon-bonus", rest) == Refusal(
        RefusalCode.DENOMINATION, step=25, allowed=rest - 8
    )


def test_nothing_more_can_be_bet_without_chips() -> None:
    play = betting("terminal-1", chips=10_00)
    play.bet("p1", "player", 10_00)
    assert asked(play, "player", 10_00) == Refusal(RefusalCode.SHORT_CHIPS, bet="player", allowed=0)


def test_a_bet_without_an_exact_stake_is_closed() -> None:
    game = load_game("terminal-1", settings={"rounding-unit": "1.00"})
    tiers = tuple(dataclasses.replace(tier, minimum=Minor(21_00)) for tier in game.table.tiers)
    narrow = dataclasses.replace(game, table=dataclasses.replace(game.table, tiers=tiers))
    play = betting(narrow)
    assert asked(play, "banker", 21_00) == Refusal(
        RefusalCode.BET_CLOSED, bet="banker", closed=BetClosed.NO_EXACT_STAKE
    )
    assert asked(play, "player", 21_00) is None


def test_a_game_without_exact_pays_takes_any_stake() -> None:
    game = load_game("terminal-1", settings=DOLLAR)
    conduct = dataclasses.replace(game.conduct, exact_pays=False, denomination=None)
    rounding = dataclasses.replace(game, conduct=conduct)
    assert asked(betting(rounding), "banker", 10_00) is None
