"""A round at a table banked by the house, from betting to settlement."""

import pytest

from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.people.staff import Role
from puntobanco.table import commands, events
from puntobanco.table.events import ReturnReason
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode, Phase
from tests.kit.tables import BANKER_WINS, PLAYER_WINS, TABLE, Play, patron, staff


@pytest.fixture
def play() -> Play:
    at = Play("mini-baccarat")
    at.seat("p1", 1)
    at.seat("p2", 2)
    at.shoe()
    return at


@pytest.fixture
def dealt_by_hand() -> Play:
    at = Play("mini-baccarat", mode=Mode.DEALER)
    at.seat("p1", 1)
    at.seat("p2", 2)
    at.shoe()
    return at


@pytest.mark.assures("GAM-10")
def test_no_coup_begins_before_the_last_one_is_settled(play: Play) -> None:
    early = commands.PlaceWager(coup=2, bet="player", stake=Minor(10_00))
    play.betting([("p1", "player", 100_00)])
    play.do(commands.CloseBetting())
    for card in PLAYER_WINS.split():
        assert play.refused(commands.OpenBetting()) is RefusalCode.WRONG_PHASE
        assert play.refused(early, patron("p1")) is RefusalCode.WRONG_PHASE
        play.do(commands.DealCard(card=card))
    assert play.table.phase is Phase.RESULT
    assert play.refused(commands.OpenBetting()) is RefusalCode.WRONG_PHASE
    assert play.refused(early, patron("p1")) is RefusalCode.WRONG_PHASE
    play.do(commands.SettleCoup())
    play.do(commands.OpenBetting())
    play.do(early, patron("p1"))


@pytest.mark.assures("GAM-14")
def test_no_card_is_dealt_until_bets_are_final(play: Play) -> None:
    play.betting([("p1", "player", 100_00)])
    assert play.refused(commands.DealCard(card="2s")) is RefusalCode.WRONG_PHASE
    assert play.table.play.cards == ()
    play.cards(PLAYER_WINS)
    late = commands.PlaceWager(coup=1, bet="banker", stake=Minor(10_00))
    assert play.refused(late, patron("p2")) is RefusalCode.WRONG_PHASE
    for back in (commands.TakeBackWager(coup=1), commands.TakeBackAll(coup=1)):
        assert play.refused(back, patron("p1")) is RefusalCode.WRONG_PHASE
    said = [type(event) for event in play.log]
    closed, first = said.index(events.BettingClosed), said.index(events.CardDealt)
    assert closed < first < said.index(events.CoupCompleted)


@pytest.mark.assures("GAM-09")
def test_a_wager_above_the_chips_is_refused(play: Play) -> None:
    play.do(commands.CashOut(amount=Minor(play.chips("p1") - 100_00)), patron("p1"))
    play.betting([("p1", "player", 60_00)])
    more = commands.PlaceWager(coup=1, bet="tie", stake=Minor(41_00))
    assert play.ask(more, patron("p1")) == Refusal(
        RefusalCode.SHORT_CHIPS, bet="tie", allowed=40_00
    )
    play.bet("p1", "tie", 40_00)
    assert play.chips("p1") == 0
    last = commands.PlaceWager(coup=1, bet="tie", stake=Minor(1_00))
    assert play.refused(last, patron("p1")) is RefusalCode.SHORT_CHIPS


@pytest.mark.assures("GAM-09", "INT-02")
def test_stakes_are_held_from_the_moment_they_are_placed(play: Play) -> None:
    play.betting([("p1", "player", 100_00)])
    assert play.chips("p1") == 9_900_00
    assert play.table.balances[accounts.held(TABLE)] == 100_00


def test_a_coup_pays_the_winner_and_collects_from_the_loser(play: Play) -> None:
    play.coup([("p1", "player", 100_00), ("p2", "banker", 50_00)], PLAYER_WINS)
    assert (play.chips("p1"), play.chips("p2")) == (10_100_00, 9_950_00)
    assert accounts.held(TABLE) not in play.table.balances
    assert play.table.balances[accounts.result(TABLE)] == -50_00


def test_commission_is_accounted_separately(play: Play) -> None:
    play.coup([("p1", "banker", 20_00)], BANKER_WINS)
    assert play.chips("p1") == 10_019_00
    assert play.table.balances[accounts.commission(TABLE)] == 1_00
    assert play.table.balances[accounts.result(TABLE)] == -20_00


@pytest.mark.assures("LED-01")
def test_money_is_conserved(play: Play) -> None:
    before = play.money()
    play.coup([("p1", "player", 100_00), ("p2", "tie", 25_00)], PLAYER_WINS)
    play.coup([("p1", "banker", 33_00)], BANKER_WINS)
    play.do(commands.Leave(), patron("p1"))
    assert play.money() == before


def test_the_card_goes_where_the_tableau_calls_for_it(play: Play) -> None:
    play.betting([("p1", "player", 100_00)])
    play.cards(PLAYER_WINS)
    dealt = [event for event in play.log if isinstance(event, events.CardDealt)]
    assert [event.hand for event in dealt] == ["player", "banker", "player", "banker", "player"]
    assert play.table.phase is Phase.RESULT
    assert play.refused(commands.DealCard(card="2c")) is RefusalCode.COUP_COMPLETE


def test_settlement_waits_for_the_last_card(play: Play) -> None:
    play.betting([("p1", "player", 100_00)])
    play.do(commands.CloseBetting())
    assert play.refused(commands.SettleCoup()) is RefusalCode.COUP_INCOMPLETE


@pytest.mark.assures("INT-05")
def test_a_void_coup_returns_everything(play: Play) -> None:
    before = dict(play.table.balances)
    play.betting([("p1", "player", 100_00), ("p2", "tie", 10_00)])
    play.cards("2s 7d")
    play.do(commands.VoidCoup(reason="exposed card"), staff("dora"), approval=play.approval())
    assert play.table.balances == before
    assert play.table.recall[-1].void == "exposed card"


def test_undo_reverts_the_last_act_and_clear_all_acts(play: Play) -> None:
    play.betting([("p1", "player", 100_00), ("p1", "tie", 10_00)])
    play.do(commands.TakeBackWager(coup=1), patron("p1"))
    assert play.chips("p1") == 9_900_00
    play.do(commands.TakeBackAll(coup=1), patron("p1"))
    assert play.chips("p1") == 10_000_00
    again = commands.TakeBackAll(coup=1)
    assert play.refused(again, patron("p1")) is RefusalCode.NOTHING_TO_TAKE_BACK


def test_rebet_repeats_and_x2_doubles(play: Play) -> None:
    play.coup([("p1", "player", 100_00), ("p1", "tie", 10_00)], BANKER_WINS)
    play.betting()
    play.do(commands.RepeatWagers(coup=2), patron("p1"))
    play.do(commands.DoubleWagers(coup=2), patron("p1"))
    play.do(commands.CloseBetting())
    assert [(one.bet, one.stake) for one in play.table.play.wagers] == [
        ("player", 200_00),
        ("tie", 20_00),
    ]


def test_rebet_survives_a_coup_without_bets(play: Play) -> None:
    play.coup([("p1", "player", 100_00), ("p2", "tie", 10_00)], BANKER_WINS)
    play.coup([("p2", "banker", 20_00)], BANKER_WINS)
    play.betting()
    play.do(commands.RepeatWagers(coup=3), patron("p1"))
    play.do(commands.RepeatWagers(coup=3), patron("p2"))
    play.do(commands.CloseBetting())
    assert [(one.patron, one.bet, one.stake) for one in play.table.play.wagers] == [
        ("p1", "player", 100_00),
        ("p2", "banker", 20_00),
    ]


def test_rebet_is_lost_one_coup_after_leaving_the_seat(play: Play) -> None:
    play.coup([("p1", "player", 100_00), ("p2", "tie", 10_00)], BANKER_WINS)
    play.do(commands.Leave(), patron("p1"))
    play.coup([("p2", "tie", 10_00)], BANKER_WINS)
    assert play.table.last.keys() == {"p2"}


def test_undo_of_a_double_reverts_all_of_it(play: Play) -> None:
    play.betting([("p1", "player", 100_00), ("p1", "tie", 10_00)])
    play.do(commands.DoubleWagers(coup=1), patron("p1"))
    play.do(commands.TakeBackWager(coup=1), patron("p1"))
    assert play.chips("p1") == 10_000_00 - 110_00


def test_x2_skips_an_area_that_cannot_be_doubled_in_full(play: Play) -> None:
    play.betting([("p1", "tie", 150_00), ("p1", "player", 100_00)])
    made = play.do(commands.DoubleWagers(coup=1), patron("p1"))
    assert [event.bet for event in made if isinstance(event, events.WagerPlaced)] == ["player"]


def test_a_wager_below_the_minimum_is_returned_at_the_close(play: Play) -> None:
    play.betting([("p1", "player", 100_00), ("p2", "player", 5_00)])
    [closed] = play.do(commands.CloseBetting())
    assert isinstance(closed, events.BettingClosed)
    assert [(one.seat, one.reason) for one in closed.returned] == [(2, ReturnReason.BELOW_MINIMUM)]
    assert play.chips("p2") == 10_000_00


def test_a_bet_without_its_required_bet_is_returned_at_the_close() -> None:
    play = Play("dragon-bonus-baccarat")
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 100_00), ("p1", "player-dragon-bonus", 10_00)])
    play.do(commands.TakeBackWager(coup=1, act=play.table.play.acts[1][0].id), patron("p1"))
    closed = play.do(commands.CloseBetting())[0]
    assert isinstance(closed, events.BettingClosed)
    assert [(one.reason, one.needs) for one in closed.returned] == [
        (ReturnReason.NEEDS, ("player", "banker", "tie"))
    ]
    assert play.chips("p1") == 10_000_00


def test_a_dealer_table_refuses_a_card_the_shoe_can_no_longer_hold() -> None:
    play = Play("mini-baccarat", mode=Mode.DEALER)
    play.seat("p1", 1)
    play.shoe(turned="2s")
    for _ in range(7):
        play.coup([("p1", "player", 10_00)], "2s 7d 3h 2d")
    play.betting([("p1", "player", 10_00)])
    play.do(commands.CloseBetting())
    assert play.refused(commands.DealCard(card="2s")) is RefusalCode.CARD_BEYOND_SUPPLY


@pytest.mark.assures("RNG-14")
def test_the_physical_card_prevails(dealt_by_hand: Play) -> None:
    play = dealt_by_hand
    play.betting([("p1", "player", 100_00)])
    play.cards(PLAYER_WINS)
    fix = commands.CorrectCard(place=4, card="Kc", reason="misread")
    assert play.refused(fix, staff("dora")) is RefusalCode.APPROVAL_MISSING
    play.do(fix, staff("dora"), approval=play.approval())
    play.do(commands.SettleCoup())
    assert play.chips("p1") == 9_900_00


@pytest.mark.assures("INT-14")
def test_a_settled_coup_is_corrected_by_new_entries(dealt_by_hand: Play) -> None:
    play = dealt_by_hand
    play.coup([("p1", "player", 100_00), ("p2", "banker", 50_00)], PLAYER_WINS)
    events_before = len(play.log)
    fix = commands.CorrectCoup(coup=1, cards=("2s", "7d", "3h", "Kd", "Kc"), reason="camera")
    play.do(fix, staff("sam"), approval=play.approval("eve", Role.EXECUTIVE))
    assert len(play.log) == events_before + 1
    assert (play.chips("p1"), play.chips("p2")) == (9_900_00, 10_047_50)


def test_a_correction_takes_back_only_the_difference(dealt_by_hand: Play) -> None:
    play = dealt_by_hand
    play.coup([("p1", "player", 100_00)], PLAYER_WINS)
    # 150 of the paid 200 are left; a tie leaves the stake of 100, so 100 must come back.
    play.do(commands.CashOut(amount=Minor(play.chips("p1") - 150_00)), patron("p1"))
    tie = commands.CorrectCoup(coup=1, cards=("7s", "7d", "Kh", "Kc"), reason="camera")
    play.do(tie, staff("sam"), approval=play.approval("eve", Role.EXECUTIVE))
    assert play.chips("p1") == 50_00


def test_a_correction_that_a_patron_cannot_pay_is_refused(dealt_by_hand: Play) -> None:
    play = dealt_by_hand
    play.coup([("p1", "player", 100_00)], PLAYER_WINS)
    play.do(commands.CashOut(amount=Minor(play.chips("p1") - 99_00)), patron("p1"))
    tie = commands.CorrectCoup(coup=1, cards=("7s", "7d", "Kh", "Kc"), reason="camera")
    approval = play.approval("eve", Role.EXECUTIVE)
    refused = play.ask(tie, staff("sam"), approval=approval)
    assert refused == Refusal(RefusalCode.CHIPS_GONE, seats=(1,))
    # With some of them back at the table, it can be corrected after all.
    play.do(commands.BuyChips(amount=Minor(1_00)), patron("p1"))
    play.do(tie, staff("sam"), approval=approval)
    assert play.chips("p1") == 0


def test_the_last_coup_is_dealt_after_the_cut_card(play: Play) -> None:
    # 416 cards, 16 behind the cut, 11 burned: the shoe ends one coup after card 400.
    coups = 0
    while play.table.shoe is not None and play.table.shoe.coups_left != 0:
        play.betting([("p1", "player", 10_00)])
        play.do(commands.CloseBetting())
        while play.table.phase is Phase.DEALING:
            seen = play.table.shoe.seen if play.table.shoe else {}
            card = next(
                rank + suit
                for rank in "TJQKA98765432"
                for suit in "shdc"
                if seen.get(rank + suit, 0) < 8
            )
            play.do(commands.DealCard(card=card))
        play.do(commands.SettleCoup())
        coups += 1
    assert play.refused(commands.OpenBetting()) is RefusalCode.SHOE_OVER
    assert coups > 60
    assert play.table.shoe is not None
    assert play.table.shoe.used > 400


def test_voiding_before_the_first_card_does_not_change_the_shoe() -> None:
    play = Play("mini-baccarat", mode=Mode.DEALER)
    play.seat("p1", 1)
    play.shoe()
    play.do(commands.ShowCutCard(), staff("dora"))
    before = play.table.shoe
    play.betting([("p1", "player", 10_00)])
    play.do(commands.VoidCoup(reason="fire alarm"), staff("dora"), approval=play.approval())
    assert play.table.shoe == before
    # The last hand is still to be dealt; once cards are out, it is used.
    play.betting([("p1", "player", 10_00)])
    play.cards("2s 7d")
    play.do(commands.VoidCoup(reason="exposed card"), staff("dora"), approval=play.approval())
    assert play.refused(commands.OpenBetting()) is RefusalCode.SHOE_OVER


def test_an_amount_is_a_positive_64_bit_integer(play: Play) -> None:
    play.betting()
    for stake in (0, -100, 2**63):
        wager = commands.PlaceWager(coup=1, bet="player", stake=Minor(stake))
        assert play.refused(wager, patron("p1")) is RefusalCode.AMOUNT


@pytest.mark.assures("INT-12")
def test_a_disabled_table_completes_its_coup(play: Play) -> None:
    play.betting([("p1", "player", 100_00)])
    play.do(commands.DisableTable(reason="camera down"), staff("sam"))
    play.cards(PLAYER_WINS)
    play.do(commands.SettleCoup())
    assert play.chips("p1") == 10_100_00
    assert play.refused(commands.OpenBetting()) is RefusalCode.TABLE_DISABLED
    play.do(commands.EnableTable(reason="camera up"), staff("sam"))
    play.betting()


@pytest.mark.assures("REC-02")
def test_twelve_coups_are_kept_for_recall(play: Play) -> None:
    # A natural 9 in each suit in turn, so that no card runs out.
    cards = [f"9{suit} 2{suit} K{suit} 3{suit}" for suit in "shdc"]
    for number in range(14):
        play.coup([("p1", "player", 10_00)], cards[number % len(cards)])
    assert [record.number for record in play.table.recall] == list(range(3, 15))
    assert all(record.settled and record.cards for record in play.table.recall)


def test_a_correction_that_ends_the_coup_sooner_requires_a_void(dealt_by_hand: Play) -> None:
    play = dealt_by_hand
    play.betting([("p1", "player", 100_00)])
    play.cards(PLAYER_WINS)
    # With a five as first card the Player would have had a natural, and no hand would have drawn.
    fix = commands.CorrectCard(place=0, card="5c", reason="misread")
    answer = play.ask(fix, staff("dora"), approval=play.approval())
    assert answer == Refusal(RefusalCode.ENDED_SOONER, card="5c")


def test_a_coup_is_voided_after_a_patron_took_back_every_bet_and_left(dealt_by_hand: Play) -> None:
    play = dealt_by_hand
    play.betting([("p1", "player", 100_00)])
    play.do(commands.TakeBackAll(coup=1), patron("p1"))
    play.do(commands.Leave(), patron("p1"))
    voided = play.ask(commands.VoidCoup(reason="misdeal"), staff("dora"), approval=play.approval())
    assert isinstance(voided, tuple)
    assert [type(event).__name__ for event in voided] == ["CoupVoided"]
