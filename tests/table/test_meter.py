"""A table that shares a meter: its side bet opens and closes, the base game goes on."""

from puntobanco.core.ids import MeterId
from puntobanco.table import commands, events
from puntobanco.table.evolve import evolve
from puntobanco.table.state import Table
from tests.kit.replaying import replayed
from tests.kit.tables import TABLE, Play, patron

METER = MeterId("m1")
SUITED = "2h Kh 3h Qh 4h Th"


def shared() -> Play:
    """A table of table 3 whose meter is up, two patrons betting."""
    play = Play("progressive-3")
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    play.do(commands.LinkMeter(meter=METER))
    play.apply(events.SideBetOpened(meter=METER))
    play.betting([("p1", "player", 10_00), ("p1", "progressive", 1_00), ("p2", "banker", 10_00)])
    return play


def test_a_meter_that_goes_down_gives_the_side_wager_back_and_the_coup_goes_on() -> None:
    play = shared()
    play.apply(events.SideBetClosed(meter=METER, reason="the sign is dark"))
    [closed] = play.do(commands.CloseBetting())
    assert isinstance(closed, events.BettingClosed)
    assert [(one.bet, one.amount, one.why) for one in closed.returned] == [
        ("progressive", 1_00, "meter-down")
    ]
    assert [wager.bet for wager in closed.wagers] == ["player", "banker"]


def test_a_share_of_the_meter_brings_nothing_at_the_table() -> None:
    play = shared()
    play.cards(SUITED)
    [settled] = play.do(commands.SettleCoup())
    assert isinstance(settled, events.WagersSettled)
    [line] = [one for one in settled.settled if one.bet == "progressive"]
    assert (line.row, line.stake_back, line.won) == (0, 0, 0)
    assert play.chips("p1") == 10_000_00 + 10_00 - 1_00


def test_a_table_that_closes_lets_its_meter_go() -> None:
    play = Play("progressive-3")
    play.do(commands.LinkMeter(meter=METER))
    play.apply(events.SideBetOpened(meter=METER))
    play.do(commands.CloseTable())
    assert (play.table.meter, play.table.meter_open) == (None, False)


def test_a_meter_can_be_let_go_and_taken_again() -> None:
    play = Play("progressive-3")
    play.do(commands.LinkMeter(meter=METER))
    play.do(commands.UnlinkMeter())
    assert (play.table.meter, play.table.meter_open) == (None, False)
    play.do(commands.LinkMeter(meter=MeterId("m2")))
    assert play.table.meter == "m2"


def test_the_log_of_a_shared_meter_replays_and_proves_itself() -> None:
    play = shared()
    play.cards(SUITED)
    play.do(commands.SettleCoup())
    table = Table(id=TABLE)
    for event in play.log:
        table = evolve(table, event)
    assert table == play.table
    for _, falsity in replayed(Table(id=TABLE), play.log):
        assert falsity is None, falsity


def test_a_tie_wager_does_not_carry_the_side_bet() -> None:
    play = shared()
    play.do(commands.TakeBackAll(coup=1), patron("p2"))
    play.bet("p2", "tie", 5_00)
    play.bet("p2", "progressive", 1_00)
    [closed] = play.do(commands.CloseBetting())
    assert isinstance(closed, events.BettingClosed)
    assert [(one.seat, one.bet, one.why) for one in closed.returned] == [
        (2, "progressive", "needs player or banker")
    ]
