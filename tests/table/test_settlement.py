"""Settlement line by line: every field of what each wager brought, and what goes back."""

from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.core.rows import Side
from puntobanco.table import commands
from puntobanco.table.state import SettledWager
from tests.kit.tables import BANKER_WINS, Play, patron, staff

P1, P2, P3 = (PatronId(f"p{number}") for number in (1, 2, 3))


def test_the_house_settles_every_wager_with_its_row_and_side() -> None:
    play = Play("progressive-1")
    play.meter_up()
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    wagers = [("p1", "banker", 20_00), ("p1", "progressive", 1_00), ("p2", "player", 10_00)]
    # Player K 5 and 5 is 0; Banker 2 2 and 5 is a 9 with three cards: 9 over 0, not natural.
    play.coup([*wagers, ("p2", "progressive", 1_00)], "Ks 2d 5s 2h 5h 5c")
    assert play.table.recall[-1].settled == (
        SettledWager(2, P2, "player", Minor(10_00), None, Minor(0), Minor(0), Minor(0)),
        SettledWager(1, P1, "banker", Minor(20_00), 0, Minor(20_00), Minor(19_00), Minor(1_00)),
        SettledWager(
            1, P1, "progressive", Minor(1_00), 3, Minor(0), Minor(10_00), Minor(0), Side.BANKER
        ),
        SettledWager(
            2, P2, "progressive", Minor(1_00), None, Minor(0), Minor(0), Minor(0), Side.PLAYER
        ),
    )


def test_a_player_dealer_settles_every_wager_as_far_as_the_bank_reaches() -> None:
    play = Play("commission-free-dragon-bonus")
    for number in (1, 2, 3):
        play.seat(f"p{number}", number)
    play.shoe()
    play.bank("p1", 100_00)
    wagers = [("p2", "player", 60_00), ("p3", "banker", 50_00), ("p3", "tie", 10_00)]
    play.coup(wagers, BANKER_WINS)
    none = Minor(0)
    assert play.table.recall[-1].settled == (
        SettledWager(2, P2, "player", Minor(60_00), None, none, none, none),
        SettledWager(
            3, P3, "banker", Minor(50_00), 1, Minor(50_00), Minor(40_00), none, None, Minor(10_00)
        ),
        SettledWager(
            3, P3, "tie", Minor(10_00), None, Minor(10_00), none, none, None, Minor(10_00)
        ),
    )


def test_a_coup_voided_while_betting_gives_every_act_back() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 10_00), ("p1", "tie", 5_00)])
    play.do(commands.VoidCoup(reason="fire alarm"), staff("dora"), approval=play.approval())
    assert play.chips("p1") == 10_000_00


def test_a_coup_voided_after_the_close_gives_back_what_still_stood() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    # The wager of 5.00 is below the minimum and goes back at the close, so not a second time.
    play.betting([("p1", "player", 10_00), ("p1", "tie", 5_00), ("p2", "player", 5_00)])
    play.cards("2s 7d")
    play.do(commands.VoidCoup(reason="fire alarm"), staff("dora"), approval=play.approval())
    assert (play.chips("p1"), play.chips("p2")) == (10_000_00, 10_000_00)
    play.do(commands.Leave(), patron("p1"))
