"""Bounds are inclusive: the maximum and the minimum are accepted, the next unit is not."""

from collections.abc import Callable

import pytest

from puntobanco.core.game import Game
from puntobanco.core.money import Minor
from puntobanco.sheets import load_game
from puntobanco.table import commands, events
from puntobanco.table.events import ReturnReason
from puntobanco.table.refusals import BetClosed, Refusal, RefusalCode
from tests.kit.tables import PLAYER_WINS, Play, patron

CALIFORNIA = "commission-free-baccarat"


def set_to(game: str, **settings: str | int | bool) -> Game:
    return load_game(game, settings={key.replace("_", "-"): one for key, one in settings.items()})


def betting(game: Game | str = "mini-baccarat", *standing: tuple[str, int]) -> Play:
    play = Play(game)
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    play.betting(("p1", bet, stake) for bet, stake in standing)
    return play


def limited() -> Play:
    return betting()


def nearly_full() -> Play:
    return betting("terminal-1", ("player", 15_00))


def one_sided() -> Play:
    """30 more on the Player line than on the Banker line, by two patrons."""
    game = set_to("mini-baccarat", max_difference="50")
    play = betting(game, ("player", 10_00), ("banker", 10_00), ("player", 10_00))
    play.bet("p2", "player", 20_00)
    return play


def pairs_together() -> Play:
    game = set_to("terminal-1", combined_pair_limit=True, table_limits="10-200")
    return betting(game, ("player", 10_00), ("player-pair", 30_00))


BOUNDS: list[tuple[Callable[[], Play], str, int, int, RefusalCode]] = [
    (limited, "player", 1_000_00, 1_001_00, RefusalCode.OVER_BET_LIMIT),
    (nearly_full, "tie", 10_00, 10_01, RefusalCode.OVER_TOTAL_LIMIT),
    (one_sided, "player", 20_00, 21_00, RefusalCode.OVER_DIFFERENCE),
    (one_sided, "banker", 80_00, 81_00, RefusalCode.OVER_DIFFERENCE),
    (pairs_together, "banker-pair", 20_00, 20_01, RefusalCode.OVER_BET_LIMIT),
]


@pytest.mark.parametrize(("at", "bet", "most", "beyond", "code"), BOUNDS)
def test_the_maximum_stake_is_inclusive(
    at: Callable[[], Play], bet: str, most: int, beyond: int, code: RefusalCode
) -> None:
    play = at()
    more = commands.PlaceWager(coup=1, bet=bet, stake=Minor(beyond))
    assert play.ask(more, patron("p1")) == Refusal(code, bet=bet, allowed=most)
    play.bet("p1", bet, most)


def test_the_minimum_stake_is_inclusive() -> None:
    play = betting("mini-baccarat", ("player", 10_00))
    play.bet("p2", "player", 9_00)
    [closed] = play.do(commands.CloseBetting())
    assert isinstance(closed, events.BettingClosed)
    assert [(wager.seat, wager.stake) for wager in closed.wagers] == [(1, 10_00)]
    assert [(one.seat, one.reason) for one in closed.returned] == [(2, ReturnReason.BELOW_MINIMUM)]


def test_a_bank_is_at_least_the_table_minimum() -> None:
    play = Play(CALIFORNIA)
    play.seat("p1", 1, chips=12_00)
    play.shoe()
    play.do(commands.OfferPosition())
    for bank, code in (
        (9_99, RefusalCode.BANK_TOO_SMALL),
        (10_01, RefusalCode.SHORT_CHIPS),
    ):
        asked = commands.AcceptPosition(bank=Minor(bank))
        assert play.refused(asked, patron("p1")) is code
    # Twelve dollars are the minimum bank and its fee.
    play.do(commands.AcceptPosition(bank=Minor(10_00)), patron("p1"))
    assert play.table.bank == 10_00


def test_pair_bets_are_open_for_the_set_number_of_coups() -> None:
    game = set_to("terminal-1", pair_bet_disabled_after_game=2)
    play = betting(game, ("player", 10_00), ("player-pair", 1_00))
    play.cards(PLAYER_WINS)
    play.settle()
    play.coup([("p1", "player", 10_00), ("p1", "player-pair", 1_00)], PLAYER_WINS)
    play.betting([("p1", "player", 10_00)])
    asked = commands.PlaceWager(coup=3, bet="player-pair", stake=Minor(1_00))
    assert play.ask(asked, patron("p1")) == Refusal(
        RefusalCode.BET_CLOSED, bet="player-pair", closed=BetClosed.PAIRS, game=2
    )


def test_a_refusal_of_both_lines_names_the_bets_that_ride_on_one() -> None:
    play = Play("progressive-1")
    play.meter_up()
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 10_00), ("p1", "progressive", 1_00)])
    banker = commands.PlaceWager(coup=1, bet="banker", stake=Minor(10_00))
    assert play.ask(banker, patron("p1")) == Refusal(RefusalCode.BOTH_LINES, bets=("progressive",))
    play = betting("terminal-1", ("player", 10_00))
    assert play.ask(banker, patron("p1")) == Refusal(RefusalCode.BOTH_LINES)
