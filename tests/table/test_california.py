"""A table banked by a player-dealer: the position, the bank, the fees, the order of action."""

import dataclasses

import pytest
from msgspec.structs import replace

from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.ledger import accounts
from puntobanco.people.staff import Role
from puntobanco.sheets import load_game
from puntobanco.table import commands, events
from puntobanco.table.events import ReturnReason
from puntobanco.table.position import nobody_banks
from puntobanco.table.proof import table_problem
from puntobanco.table.refusals import Refusal, RefusalCode
from tests.kit.games import DRAGON_BONUS, a_bet
from tests.kit.tables import BANKER_WINS, PLAYER_WINS, TABLE, Play, patron, staff

GAME = "commission-free-dragon-bonus"


@pytest.fixture
def play() -> Play:
    at = Play(GAME, patrons=4)
    for number in (1, 2, 3):
        at.seat(f"p{number}", number)
    at.shoe()
    return at


def house_money(play: Play) -> int:
    own = (accounts.result(TABLE), accounts.commission(TABLE), accounts.fees(TABLE))
    return sum(play.table.balances.get(account, 0) for account in own)


def test_the_position_is_offered_clockwise_and_may_be_declined(play: Play) -> None:
    play.do(commands.OfferPosition())
    assert play.table.position.offered == 1
    play.do(commands.DeclinePosition(), patron("p1"))
    play.do(commands.OfferPosition())
    assert play.table.position.offered == 2
    assert play.refused(commands.AcceptPosition(bank=Minor(100_00)), patron("p3")) is (
        RefusalCode.NOT_OFFERED
    )
    play.do(commands.AcceptPosition(bank=Minor(100_00)), patron("p2"))
    assert (play.table.position.holder, play.table.bank) == (2, 100_00)


def test_an_offer_ends_when_its_seat_is_left(play: Play) -> None:
    play.do(commands.OfferPosition())
    play.do(commands.Leave(), patron("p1"))
    assert play.table.position.offered is None
    play.do(commands.OfferPosition())
    assert play.table.position.offered == 2


def test_without_a_player_dealer_no_coup_is_dealt(play: Play) -> None:
    assert play.refused(commands.OpenBetting()) is RefusalCode.NO_POSITION
    for _ in range(3):
        play.do(commands.OfferPosition())
        play.do(commands.DeclinePosition())
    [unclaimed] = play.do(commands.OfferPosition())
    assert isinstance(unclaimed, events.PositionUnclaimed)
    assert play.refused(commands.OpenBetting()) is RefusalCode.NO_POSITION


@pytest.mark.assures("CAL-02")
def test_a_fee_is_fixed_before_the_coup(play: Play) -> None:
    """From the bank to the last card no limit, schedule or waiver changes it."""
    dearer = commands.ChangeSetting(key="table-limits", value="100-500", reason="a full house")
    other = load_game(GAME, settings={"table-limits": "100-500"})
    waive = commands.WaiveFees(columns=("line",), reason="too late")

    def stands() -> None:
        late = play.refused(dearer, staff("sam"), changed=other)
        assert late is play.refused(waive, staff("sam")) is RefusalCode.WRONG_PHASE

    play.bank("p1", 500_00)
    assert play.ask(dearer, staff("sam"), changed=other) == Refusal(RefusalCode.HAS_WAGERS)
    play.betting([("p2", "player", 100_00)])
    stands()
    play.do(commands.CloseBetting())
    assert house_money(play) == 1_00 + 2_00
    for card in PLAYER_WINS.split():
        stands()
        play.do(commands.DealCard(card=card))
    play.settle()
    assert house_money(play) == 1_00 + 2_00


def test_the_house_earns_only_fees(play: Play) -> None:
    play.bank("p1", 500_00)
    play.coup([("p2", "player", 100_00), ("p3", "banker", 50_00)], PLAYER_WINS)
    # Two line wagers at 1.00 each, and 2.00 for the player-dealer.
    assert house_money(play) == 4_00
    assert play.chips("p1") == 10_000_00 - 100_00 + 50_00 - 2_00
    assert play.chips("p2") == 10_000_00 + 100_00 - 1_00
    assert play.chips("p3") == 10_000_00 - 50_00 - 1_00


def test_a_short_bank_pays_in_order_and_returns_the_rest(play: Play) -> None:
    # Bank 100; seat 2 Player 60 loses: collect 60, 40 left; seat 3 Banker 50 wins: pay 40.
    play.bank("p1", 100_00)
    play.coup([("p2", "player", 60_00), ("p3", "banker", 50_00), ("p3", "tie", 10_00)], BANKER_WINS)
    assert play.chips("p2") == 10_000_00 - 60_00 - 1_00
    assert play.chips("p3") == 10_000_00 + 40_00 - 2_00
    assert play.chips("p1") == 10_000_00 + 60_00 - 40_00 - 2_00
    banker, tie = play.table.recall[-1].settled[1:]
    assert (banker.won, banker.stake_back, banker.uncovered) == (40_00, 50_00, 10_00)
    assert (tie.won, tie.stake_back, tie.uncovered) == (0, 10_00, 10_00)


def test_the_player_dealer_may_not_bet(play: Play) -> None:
    play.bank("p1", 500_00)
    play.betting()
    wager = commands.PlaceWager(coup=1, bet="player", stake=Minor(10_00))
    assert play.refused(wager, patron("p1")) is RefusalCode.PLAYER_DEALER_BETS


def test_the_position_lasts_two_coups_and_void_ones_do_not_count(play: Play) -> None:
    play.bank("p1", 100_00)
    play.coup([("p2", "player", 10_00)], PLAYER_WINS)
    assert play.refused(commands.OfferPosition()) is RefusalCode.POSITION_TAKEN
    play.do(commands.PostBank(bank=Minor(100_00)), patron("p1"))
    play.betting([("p2", "player", 10_00)])
    play.do(commands.VoidCoup(reason="misdeal"), staff("dora"), approval=play.approval())
    play.do(commands.PostBank(bank=Minor(100_00)), patron("p1"))
    play.coup([("p2", "player", 10_00)], PLAYER_WINS)
    assert play.refused(commands.PostBank(bank=Minor(100_00)), patron("p1")) is (
        RefusalCode.NOT_OFFERED
    )
    play.do(commands.OfferPosition())
    assert play.table.position.offered == 2


@pytest.mark.assures("LED-03")
def test_a_void_coup_returns_stakes_fees_and_bank(play: Play) -> None:
    before = dict(play.table.balances)
    play.bank("p1", 500_00)
    play.betting([("p2", "player", 100_00), ("p3", "tie", 20_00)])
    play.cards("2s 7d")
    play.do(commands.VoidCoup(reason="fire alarm"))
    assert play.table.balances == before


def test_fees_taken_after_the_coup_are_held_until_then() -> None:
    play = Play(load_game(GAME, settings={"fees-taken": "after-hand"}))
    for number in (1, 2):
        play.seat(f"p{number}", number)
    play.shoe()
    play.bank("p1", 500_00)
    play.betting([("p2", "player", 100_00)])
    play.cards(PLAYER_WINS)
    assert accounts.fees(TABLE) not in play.table.balances
    assert play.table.balances[accounts.held(TABLE)] == 100_00 + 3_00
    play.do(commands.SettleCoup())
    assert play.table.balances[accounts.fees(TABLE)] == 3_00


def test_a_waived_column_costs_nothing_for_one_coup(play: Play) -> None:
    play.do(commands.WaiveFees(columns=("line",), reason="opening night"), staff("sam"))
    play.bank("p1", 500_00)
    play.coup([("p2", "player", 100_00)], PLAYER_WINS)
    assert house_money(play) == 2_00
    play.do(commands.PostBank(bank=Minor(500_00)), patron("p1"))
    play.coup([("p2", "player", 100_00)], PLAYER_WINS)
    assert house_money(play) == 2_00 + 3_00


def test_chips_must_cover_the_fee(play: Play) -> None:
    play.seat("p4", 4, 10_00)
    play.bank("p1", 500_00)
    play.betting()
    wager = commands.PlaceWager(coup=1, bet="player", stake=Minor(10_00))
    assert play.refused(wager, patron("p4")) is RefusalCode.SHORT_CHIPS


def test_a_waived_fee_leaves_the_last_chips_to_bet(play: Play) -> None:
    play.seat("p4", 4, 10_00)
    play.do(commands.WaiveFees(columns=("line",), reason="opening night"), staff("sam"))
    play.bank("p1", 500_00)
    play.betting([("p4", "player", 10_00)])
    assert play.chips("p4") == 0


def test_back_line_betting_is_refused(play: Play) -> None:
    play.bank("p1", 500_00)
    play.betting()
    wager = commands.PlaceWager(coup=1, bet="player", stake=Minor(10_00), seat=3)
    assert play.refused(wager, patron("p2")) is RefusalCode.BACK_LINE


def test_a_coup_without_wagers_returns_the_bank(play: Play) -> None:
    play.bank("p1", 500_00)
    play.betting()
    closed, passed = play.do(commands.CloseBetting())
    assert isinstance(closed, events.BettingClosed)
    assert isinstance(passed, events.CoupPassed)
    assert play.chips("p1") == 10_000_00


def test_thirteen_may_sit_besides_the_player_dealer() -> None:
    play = Play(load_game(GAME, settings={"seats": 13}), patrons=14)
    assert play.table.seat_numbers == tuple(range(1, 15))
    for number in range(1, 15):
        play.seat(f"p{number}", number)


def test_offers_continue_clockwise_from_a_player_dealer_who_left(play: Play) -> None:
    play.bank("p2", 100_00)
    play.coup([("p1", "player", 10_00)], PLAYER_WINS)
    play.do(commands.Leave(), patron("p2"))
    play.seat("p4", 2)
    assert play.refused(commands.PostBank(bank=Minor(100_00)), patron("p4")) is (
        RefusalCode.NOT_OFFERED
    )
    order = []
    for _ in range(3):
        play.do(commands.OfferPosition())
        order.append(play.table.position.offered)
        play.do(commands.DeclinePosition())
    assert order == [3, 1, 2]
    play.do(commands.OfferPosition())
    play.do(commands.OfferPosition())
    assert play.table.position.offered == 3


def test_a_settled_coup_is_not_settled_again(play: Play) -> None:
    """The house cannot move what patrons have paid each other."""
    play.bank("p1", 500_00)
    play.coup([("p2", "player", 10_00)], PLAYER_WINS)
    again = commands.CorrectCoup(coup=1, cards=tuple(BANKER_WINS.split()), reason="misread")
    answer = play.ask(again, approval=play.approval("eve", Role.EXECUTIVE))
    assert answer == Refusal(RefusalCode.NO_SUCH_COUP)


def test_a_lone_bet_below_the_table_minimum_is_returned(play: Play) -> None:
    """A Tie may be a patron's only bet, so it must meet the minimum; a bonus rides with a line."""
    play.bank("p1", 500_00)
    before = play.chips("p3")
    play.betting(
        [("p2", "player", 10_00), ("p2", "player-dragon-bonus", 5_00), ("p3", "tie", 5_00)]
    )
    closed = play.do(commands.CloseBetting())[0]
    assert isinstance(closed, events.BettingClosed)
    assert [(one.seat, one.bet, one.reason) for one in closed.returned] == [
        (3, "tie", ReturnReason.BELOW_MINIMUM)
    ]
    assert [(one.seat, one.bet) for one in closed.wagers] == [
        (2, "player"),
        (2, "player-dragon-bonus"),
    ]
    assert play.chips("p3") == before


def test_the_fee_of_a_wager_cannot_be_cashed_out(play: Play) -> None:
    play.bank("p1", 500_00)
    play.betting([("p2", "player", 10_00), ("p2", "tie", 20_00)])
    everything = commands.CashOut(amount=Minor(play.chips("p2")))
    assert play.ask(everything, patron("p2")) == Refusal(
        RefusalCode.SHORT_CHIPS, allowed=play.chips("p2") - 2_00
    )
    play.do(commands.CashOut(), patron("p2"))
    assert play.chips("p2") == 2_00
    assert play.refused(commands.CashOut(), patron("p2")) is RefusalCode.AMOUNT
    play.do(commands.CloseBetting())
    assert play.chips("p2") == 0


def test_the_player_dealers_fee_cannot_be_cashed_out(play: Play) -> None:
    play.bank("p1", 500_00)
    play.do(commands.CashOut(), patron("p1"))
    assert play.chips("p1") == 2_00
    play.betting([("p2", "player", 10_00)])
    assert play.refused(commands.CashOut(), patron("p1")) is RefusalCode.AMOUNT
    play.cards("2s 7d")
    assert play.chips("p1") == 0
    play.do(commands.CashOut(), patron("p2"))
    assert play.chips("p2") == 0


def test_a_waived_fee_can_be_cashed_out(play: Play) -> None:
    play.do(commands.WaiveFees(columns=("player-dealer",), reason="opening"), staff("sam"))
    play.bank("p1", 500_00)
    play.do(commands.CashOut(), patron("p1"))
    assert play.chips("p1") == 0


def test_a_second_waiver_adds_to_the_first(play: Play) -> None:
    play.do(commands.WaiveFees(columns=("player-dealer",), reason="opening"), staff("sam"))
    play.bank("p1", 10_000_00)
    play.do(commands.WaiveFees(columns=("line",), reason="opening"), staff("sam"))
    play.coup([("p2", "player", 10_00)], PLAYER_WINS)
    assert house_money(play) == 0


def test_no_setting_changes_once_a_bank_is_posted(play: Play) -> None:
    play.bank("p1", 9_998_00)
    command = commands.ChangeSetting(key="table-limits", value="500-2000", reason="busy")
    changed = load_game(GAME, settings={"table-limits": "500-2000"})
    assert play.refused(command, staff("sam"), changed=changed) is RefusalCode.HAS_WAGERS
    play.coup([("p2", "player", 10_00)], PLAYER_WINS)
    play.do(command, staff("sam"), changed=changed)


def test_a_banked_line_bet_keeps_the_hand_that_it_rode_on() -> None:
    game = load_game(GAME)
    rides = a_bet("dragon", "line", DRAGON_BONUS, needs=("player", "banker"))
    play = Play(dataclasses.replace(game, bets=(*game.bets, rides)))
    for number in (1, 2):
        play.seat(f"p{number}", number)
    play.shoe()
    play.bank("p1", 500_00)
    play.betting([("p2", "player", 100_00), ("p2", "dragon", 10_00)])
    play.cards(PLAYER_WINS)
    before = play.table
    [done] = play.do(commands.SettleCoup())
    assert isinstance(done, events.WagersSettled)
    found = {line.bet: line.rides for line in done.settled}
    assert found == {"player": None, "dragon": Side.PLAYER}
    assert table_problem(before, done) is None
    forgotten = tuple(replace(line, rides=None) for line in done.settled)
    assert table_problem(before, replace(done, settled=forgotten)) is not None
    wrong = tuple(replace(line, rides=Side.BANKER) for line in done.settled)
    assert table_problem(before, replace(done, settled=wrong)) is not None


def test_nobody_banks_once_every_seat_has_declined(play: Play) -> None:
    assert not nobody_banks(play.table)
    for _ in range(3):
        play.do(commands.OfferPosition())
        assert not nobody_banks(play.table)
        play.do(commands.DeclinePosition())
    assert nobody_banks(play.table), "before the dealer asks again"
    play.do(commands.OfferPosition())
    assert nobody_banks(play.table), "everybody was asked"
    play.do(commands.OfferPosition())
    assert not nobody_banks(play.table), "a new round of offers"
    play.do(commands.AcceptPosition(bank=Minor(100_00)), patron("p1"))
    assert not nobody_banks(play.table)
    play.do(commands.OpenBetting())
    assert not nobody_banks(play.table)
