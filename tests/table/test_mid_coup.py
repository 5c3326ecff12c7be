"""Bets made in the middle of a coup: the window after four cards, its wagers, and its proof."""

import dataclasses
from itertools import pairwise

import pytest
from msgspec.structs import replace

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.people.care import PatronStanding
from puntobanco.people.staff import Role
from puntobanco.table import commands, events
from puntobanco.table.evolve import evolve
from puntobanco.table.mid_coup import seat_stakes
from puntobanco.table.proof import table_problem
from puntobanco.table.refusals import BetClosed, Refusal, RefusalCode
from puntobanco.table.replayed_commands import decided_again
from puntobanco.table.squeeze import places_to_turn
from puntobanco.table.state import Mode, Phase, Table
from tests.kit.insurance import insured_game
from tests.kit.tables import NOW, TABLE, Play, patron, staff

INSURED = "3s 2c 4d 3h"
"""Player 7 stands against a Banker 5 that draws; no pair."""
LOSES = "4c"
"""The Banker's third card that makes 9."""


BETS = (("p1", "player", 100_00), ("p2", "banker", 100_00))


def four_cards(cards: str = INSURED, wagers: tuple[tuple[str, str, int], ...] = BETS) -> Play:
    """A table with three patrons after these first four cards; the first has bet on Player."""
    play = Play(insured_game())
    for seat in (1, 2, 3):
        play.seat(f"p{seat}", seat)
    play.shoe()
    play.betting(wagers)
    play.cards(cards)
    play.turn()
    return play


def closed_for(play: Play, who: str, bet: str, stake: int = 50_00) -> BetClosed | None:
    command = commands.PlaceWager(coup=play.table.coups, bet=bet, stake=Minor(stake))
    answer = play.ask(command, patron(who))
    assert isinstance(answer, Refusal)
    assert answer.code is RefusalCode.BET_CLOSED
    return answer.closed


def prove(play: Play) -> None:
    """Verify every event of the log and decide every command again."""
    table = Table(id=TABLE)
    for event in play.log:
        assert table_problem(table, event) is None, event
        again = decided_again(table, event, directory=play.directory, at=NOW)
        assert again in (None, event)
        table = evolve(table, event)
    assert table == play.table


def test_betting_opens_after_four_cards_that_the_sheet_names() -> None:
    play = four_cards()
    assert play.table.phase is Phase.MID_COUP
    assert play.log[-1] == events.MidCoupBettingOpened(coup=1, bets=("insurance",))


@pytest.mark.parametrize(
    "cards",
    ["9s 2c 9d 3h", "3s 2c 2d 3h", "3s 2c 4d 4h"],
    ids=["natural", "Player draws", "both stand"],
)
def test_other_coups_go_on_at_once(cards: str) -> None:
    play = four_cards(cards)
    assert play.table.phase in (Phase.DEALING, Phase.RESULT)
    assert not any(isinstance(event, events.MidCoupBettingOpened) for event in play.log)


def test_a_bet_that_nobody_may_make_is_not_offered() -> None:
    play = four_cards(wagers=(("p2", "banker", 100_00),))
    assert play.table.phase is Phase.DEALING


def test_a_bet_that_needs_no_other_is_offered_to_all_seats() -> None:
    play = four_cards("4s 2c 3d 2h")
    assert play.table.play.mid_coup == ("insurance", "comeback")
    play.bet("p3", "comeback", 50_00)
    assert seat_stakes(play.table, 3) == {"comeback": 50_00}


def test_no_card_is_dealt_while_bets_are_taken() -> None:
    assert four_cards().refused(commands.DealCard(card="2s")) is RefusalCode.WRONG_PHASE
    assert four_cards().refused(commands.SettleCoup()) is RefusalCode.COUP_INCOMPLETE


def test_only_the_bets_on_offer_are_taken() -> None:
    play = four_cards()
    assert closed_for(play, "p1", "player") is BetClosed.CARDS_DEALT
    assert closed_for(play, "p1", "comeback") is BetClosed.NOT_OFFERED
    assert closed_for(play, "p2", "insurance") is BetClosed.NEEDS
    play.do(commands.CloseBetting())
    early = Play(insured_game())
    early.seat("p1", 1)
    early.shoe()
    early.betting([("p1", "player", 100_00)])
    assert closed_for(early, "p1", "insurance") is BetClosed.AFTER_FOUR


@pytest.mark.parametrize(
    ("third", "returned"),
    [(LOSES, 50_00 * 5), ("2h", 50_00), ("Kh", 0)],
    ids=["lose", "tie", "win"],
)
def test_a_wager_is_paid_by_its_rows(third: str, returned: int) -> None:
    play = four_cards()
    play.bet("p1", "insurance", 50_00)
    play.do(commands.CloseBetting())
    play.do(commands.DealCard(card=third))
    play.settle()
    [line] = [one for one in play.table.recall[-1].settled if one.bet == "insurance"]
    assert line.returned == returned
    prove(play)


def test_a_wager_may_be_taken_back_and_the_first_ones_may_not() -> None:
    play = four_cards()
    chips = play.chips("p1")
    play.bet("p1", "insurance", 50_00)
    play.bet("p1", "insurance", 20_00)
    play.do(commands.TakeBackWager(coup=1), patron("p1"))
    assert seat_stakes(play.table, 1) == {"player": 100_00, "insurance": 50_00}
    play.do(commands.TakeBackAll(coup=1), patron("p1"))
    assert seat_stakes(play.table, 1) == {"player": 100_00}
    assert play.chips("p1") == chips
    back = commands.TakeBackWager(coup=1)
    assert play.refused(back, patron("p1")) is RefusalCode.NOTHING_TO_TAKE_BACK
    prove(play)


@pytest.mark.parametrize("command", [commands.RepeatWagers, commands.DoubleWagers])
def test_earlier_bets_are_neither_repeated_nor_doubled(
    command: type[commands.RepeatWagers | commands.DoubleWagers],
) -> None:
    assert four_cards().refused(command(coup=1), patron("p1")) is RefusalCode.WRONG_PHASE


def test_rebet_leaves_out_what_was_bet_after_four_cards() -> None:
    play = four_cards()
    play.bet("p1", "insurance", 50_00)
    play.do(commands.CloseBetting())
    play.do(commands.DealCard(card=LOSES))
    play.settle()
    play.betting()
    play.do(commands.RepeatWagers(coup=2), patron("p1"))
    assert seat_stakes(play.table, 1) == {"player": 100_00}


def test_limits_count_all_wagers_of_the_coup() -> None:
    play = four_cards()
    _, most = play.table.rules.table.limits.limit("insurance")
    over = commands.PlaceWager(coup=1, bet="insurance", stake=Minor(most + 100_00))
    assert play.refused(over, patron("p1")) is RefusalCode.OVER_BET_LIMIT
    play.standings[PatronId("p1")] = PatronStanding(loss_left=Minor(120_00))
    answer = play.ask(replace(over, stake=Minor(50_00)), patron("p1"))
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.allowed) == (RefusalCode.LOSS_LIMIT, 20_00)


def test_a_wager_below_the_minimum_is_returned_at_the_close() -> None:
    play = four_cards()
    least, _ = play.table.rules.table.limits.limit("insurance")
    unit = play.table.rules.table.denomination
    assert unit < least
    play.bet("p1", "insurance", unit)
    play.do(commands.CloseBetting())
    closed = play.log[-1]
    assert isinstance(closed, events.MidCoupBettingClosed)
    assert [one.reason for one in closed.returned] == [events.ReturnReason.BELOW_MINIMUM]
    assert closed.wagers == ()
    prove(play)


def test_a_void_coup_returns_every_stake() -> None:
    for close in (False, True):
        play = four_cards()
        play.bet("p1", "insurance", 50_00)
        if close:
            play.do(commands.CloseBetting())
        play.do(commands.VoidCoup(reason="camera"))
        assert play.chips("p1") == 10_000_00
        assert not play.table.balances.get(accounts.held(TABLE))
        prove(play)


def dealt_by_hand() -> Play:
    play = Play(insured_game(), mode=Mode.DEALER)
    play.seat("p1", 1)
    dora = staff("dora")
    play.do(commands.StartShoe(commitment="c" * 64), dora)
    play.do(commands.CutShoe(position=5), dora)
    play.do(commands.BurnCards(turned="Ks"), dora)
    play.do(commands.OpenBetting(), dora)
    play.bet("p1", "player", 100_00)
    play.do(commands.CloseBetting(), dora)
    for card in INSURED.split():
        play.do(commands.DealCard(card=card), dora)
    play.bet("p1", "insurance", 50_00)
    return play


def correct(play: Play, place: int, card: str) -> None:
    command = commands.CorrectCard(place=place, card=card, reason="misread")
    play.do(command, staff("dora"), approval=play.approval())


@pytest.mark.parametrize("close", [False, True])
def test_a_corrected_card_returns_the_wagers_and_offers_again(close: bool) -> None:
    play = dealt_by_hand()
    if close:
        play.do(commands.CloseBetting(), staff("dora"))
    correct(play, 0, "2s")
    assert play.table.phase is Phase.MID_COUP
    assert seat_stakes(play.table, 1) == {"player": 100_00}
    assert play.chips("p1") == 9_900_00
    play.bet("p1", "insurance", 30_00)
    play.do(commands.CloseBetting(), staff("dora"))
    assert seat_stakes(play.table, 1) == {"player": 100_00, "insurance": 30_00}
    prove(play)


def test_a_correction_may_end_the_offer() -> None:
    play = dealt_by_hand()
    correct(play, 0, "As")
    assert play.table.phase is Phase.DEALING
    assert play.table.play.mid_coup is None
    prove(play)


def test_a_corrected_third_card_keeps_the_wagers() -> None:
    play = dealt_by_hand()
    play.do(commands.CloseBetting(), staff("dora"))
    play.do(commands.DealCard(card="2h"), staff("dora"))
    correct(play, 4, LOSES)
    play.do(commands.SettleCoup(), staff("dora"))
    [line] = [one for one in play.table.recall[-1].settled if one.bet == "insurance"]
    assert line.returned == 50_00 * 5
    prove(play)


def test_a_coup_corrected_to_cards_without_the_offer_returns_the_stake() -> None:
    play = dealt_by_hand()
    play.do(commands.CloseBetting(), staff("dora"))
    play.do(commands.DealCard(card=LOSES), staff("dora"))
    play.do(commands.SettleCoup(), staff("dora"))
    command = commands.CorrectCoup(coup=1, cards=("9s", "2c", "9d", "3h"), reason="misread")
    play.do(command, staff("sam"), approval=play.approval("eve", Role.EXECUTIVE))
    [line] = [one for one in play.table.recall[-1].settled if one.bet == "insurance"]
    assert (line.row, line.stake_back, line.won) == (None, 50_00, 0)
    prove(play)


def test_a_log_that_hides_or_invents_the_offer_is_found() -> None:
    play = four_cards()
    tables = [Table(id=TABLE)]
    for event in play.log:
        tables.append(evolve(tables[-1], event))
    before, opened = tables[-2], play.log[-1]
    assert isinstance(opened, events.MidCoupBettingOpened)
    dealt = events.CardDealt(coup=1, place=4, hand="banker", card="2h")
    assert table_problem(before, dealt) is not None
    assert table_problem(before, replace(opened, bets=("comeback",))) is not None
    for one, other in pairwise(tables[:-1]):
        if one.coup is not None and one.phase is Phase.DEALING and other is not before:
            assert table_problem(one, opened) is not None


def test_betting_waits_until_the_four_cards_are_turned() -> None:
    game = insured_game()
    squeeze = dataclasses.replace(game.table.squeeze, on=True, minimum=Minor(0))
    play = Play(dataclasses.replace(game, table=dataclasses.replace(game.table, squeeze=squeeze)))
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 100_00)])
    play.cards(INSURED)
    assert places_to_turn(play.table)
    assert play.table.phase is Phase.DEALING
    play.turn()
    assert isinstance(play.log[-1], events.MidCoupBettingOpened)
    prove(play)
