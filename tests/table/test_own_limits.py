"""A patron's own limits at a table: what they refuse, what they allow, and what stays possible."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.people.care import PatronStanding, Stop
from puntobanco.table import commands
from puntobanco.table.limits import at_risk, staked
from puntobanco.table.refusals import Refusal, RefusalCode
from tests.kit.tables import PLAYER_WINS, Play, patron, staff

P1 = PatronId("p1")


def betting(game: str = "mini-baccarat", *, left: int | None = None) -> Play:
    play = Play(game, patrons=2)
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    if play.table.player_dealt:
        play.bank("p2", 500_00)
    play.betting()
    play.standings[P1] = PatronStanding(loss_left=left)
    return play


def ask(play: Play, bet: str, stake: int) -> object:
    coup = play.table.coups
    return play.ask(commands.PlaceWager(coup=coup, bet=bet, stake=Minor(stake)), patron("p1"))


@pytest.mark.parametrize("stop", Stop)
def test_patrons_who_may_not_play_can_take_back_cash_out_and_leave(stop: Stop) -> None:
    play = betting()
    play.bet("p1", "player", 10_00)
    play.bet("p1", "banker", 10_00)
    play.standings[P1] = PatronStanding(stop)
    play.do(commands.CashOut(amount=Minor(100_00)), patron("p1"))
    play.do(commands.TakeBackWager(coup=1), patron("p1"))
    assert play.refused(commands.Leave(), patron("p1")) is RefusalCode.HAS_WAGERS
    play.do(commands.TakeBackAll(coup=1), patron("p1"))
    play.do(commands.Leave(), patron("p1"))
    assert play.table.seat_of(P1) is None


@pytest.mark.assures("RG-04")
def test_open_wagers_of_an_excluded_patron_settle() -> None:
    play = betting()
    play.bet("p1", "player", 10_00)
    before = play.chips("p1")
    play.standings[P1] = PatronStanding(Stop.EXCLUDED)
    play.cards(PLAYER_WINS)
    play.settle()
    assert play.chips("p1") == before + 20_00
    play.do(commands.Leave(), patron("p1"))


def test_the_allowed_amount_is_in_whole_chips() -> None:
    assert ask(betting(left=25_50), "player", 30_00) == Refusal(
        RefusalCode.LOSS_LIMIT, bet="player", allowed=25_00
    )
    assert isinstance(ask(betting(left=25_50), "player", 25_00), tuple)
    # On terminals the chip is one cent.
    for game in ("mini-baccarat", "terminal-1"):
        assert ask(betting(game, left=0), "player", 10_00) == Refusal(
            RefusalCode.LOSS_LIMIT, bet="player", allowed=0
        )


def test_a_single_stake_bet_is_allowed_entirely_or_not() -> None:
    play = betting("progressive-1", left=10_50)
    play.meter_up()
    play.bet("p1", "player", 10_00)
    assert ask(play, "progressive", 1_00) == Refusal(
        RefusalCode.LOSS_LIMIT, bet="progressive", allowed=0
    )
    # With one more dollar the loss limit allows the bet's stake, and its stake is the fault.
    play.standings[P1] = PatronStanding(loss_left=11_00)
    assert ask(play, "progressive", 2_00) == Refusal(
        RefusalCode.DENOMINATION, stake=1_00, allowed=1_00
    )


def test_fees_count_as_lost_before_they_are_taken() -> None:
    # One dollar for a line wager of the limits 10-100.
    play = betting("commission-free-baccarat", left=21_00)
    assert ask(play, "player", 21_00) == Refusal(
        RefusalCode.LOSS_LIMIT, bet="player", allowed=20_00
    )
    play.bet("p1", "player", 20_00)
    assert at_risk(play.table, P1) == 21_00
    assert ask(play, "banker", 10_00) == Refusal(RefusalCode.LOSS_LIMIT, bet="banker", allowed=0)


def test_a_player_dealer_risks_the_bank_and_its_fee() -> None:
    play = betting("commission-free-baccarat")
    p2 = PatronId("p2")
    assert at_risk(play.table, p2) == 502_00
    play.bet("p1", "player", 20_00)
    play.do(commands.CloseBetting())
    assert at_risk(play.table, p2) == staked(play.table, 2) == 502_00
    assert at_risk(play.table, PatronId("nobody")) == 0


def test_waived_fees_are_not_at_risk() -> None:
    play = Play("commission-free-baccarat", patrons=2)
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    play.do(
        commands.WaiveFees(columns=("line", "player-dealer"), reason="opening night"), staff("sam")
    )
    play.bank("p2", 500_00)
    p2 = PatronId("p2")
    assert (at_risk(play.table, P1), at_risk(play.table, p2)) == (0, 500_00)
    play.betting()
    assert (at_risk(play.table, P1), at_risk(play.table, p2)) == (0, 500_00)
    play.standings[P1] = PatronStanding(loss_left=20_00)
    play.bet("p1", "player", 20_00)
    assert (at_risk(play.table, P1), at_risk(play.table, p2)) == (20_00, 500_00)


def test_doubling_skips_bets_beyond_own_limits() -> None:
    play = betting(left=50_00)
    play.bet("p1", "player", 20_00)
    play.bet("p1", "tie", 10_00)
    play.do(commands.DoubleWagers(coup=1), patron("p1"))
    assert staked(play.table, 1) == 50_00
    assert play.refused(commands.DoubleWagers(coup=1), patron("p1")) is (
        RefusalCode.NOTHING_TO_DOUBLE
    )


def test_repeating_is_all_or_nothing_within_own_limits() -> None:
    play = betting()
    play.bet("p1", "player", 20_00)
    play.bet("p1", "tie", 10_00)
    play.cards(PLAYER_WINS)
    play.settle()
    play.betting()
    play.standings[P1] = PatronStanding(loss_left=29_00)
    assert play.refused(commands.RepeatWagers(coup=2), patron("p1")) is RefusalCode.LOSS_LIMIT
    play.standings[P1] = PatronStanding(loss_left=30_00)
    play.do(commands.RepeatWagers(coup=2), patron("p1"))


@pytest.mark.assures("RG-03")
@given(
    st.sampled_from(["player", "banker", "tie"]),
    st.integers(1, 1300).map(lambda units: units * 100),
    st.integers(0, 1300_00),
)
def test_the_stricter_of_house_and_own_limit_applies(bet: str, stake: int, left: int) -> None:
    play = betting()
    alone = ask(play, bet, stake)
    play.standings[P1] = PatronStanding(loss_left=left)
    both = ask(play, bet, stake)
    house = alone.allowed if isinstance(alone, Refusal) else stake
    own = left - left % 100
    assert house is not None
    if isinstance(both, Refusal):
        assert both.allowed is not None
        assert both.allowed == min(house, own) < stake
    else:
        assert stake <= min(house, own)


def test_between_coups_a_seat_has_nothing_at_stake() -> None:
    play = Play("mini-baccarat")
    assert play.table.coup is None
    assert staked(play.table, 1) == 0
    play.seat("p1", 1)
    assert at_risk(play.table, P1) == 0
