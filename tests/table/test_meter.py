"""A table that shares a meter: its side bet opens and closes, the base game continues."""

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import fact
from puntobanco.core.ids import MeterId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.ledger import accounts
from puntobanco.table import commands, events
from puntobanco.table.events import ReturnReason
from puntobanco.table.evolve import evolve
from puntobanco.table.proof import table_problem
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode, Phase, Table
from tests.kit.replaying import replayed
from tests.kit.stated import assert_states
from tests.kit.tables import PLAYER_WINS, TABLE, Play, patron, staff

METER = MeterId("m1")
SUITED = "2h Kh 3h Qh 4h Th"


def shared(mode: Mode = Mode.AUTOMATIC) -> Play:
    """A progressive-3 table whose meter is up, with two patrons betting."""
    play = Play("progressive-3", mode=mode)
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    play.do(commands.LinkMeter(meter=METER))
    play.apply(events.SideBetOpened(meter=METER))
    play.betting([("p1", "player", 10_00), ("p1", "progressive", 1_00), ("p2", "banker", 10_00)])
    return play


def test_a_disabled_meter_returns_the_side_wager_and_the_coup_continues() -> None:
    play = shared()
    play.apply(events.SideBetClosed(meter=METER, reason="the sign is dark"))
    [closed] = play.do(commands.CloseBetting())
    assert isinstance(closed, events.BettingClosed)
    assert [(one.bet, one.amount, one.reason) for one in closed.returned] == [
        ("progressive", 1_00, ReturnReason.METER_DOWN)
    ]
    assert [wager.bet for wager in closed.wagers] == ["player", "banker"]


def test_a_share_of_the_meter_is_not_paid_at_the_table() -> None:
    play = shared()
    play.cards(SUITED)
    [settled] = play.do(commands.SettleCoup())
    assert isinstance(settled, events.WagersSettled)
    [line] = [one for one in settled.settled if one.bet == "progressive"]
    assert (line.row, line.stake_back, line.won) == (0, 0, 0)
    assert play.chips("p1") == 10_000_00 + 10_00 - 1_00


def test_closing_a_table_unlinks_its_meter() -> None:
    play = Play("progressive-3")
    play.do(commands.LinkMeter(meter=METER))
    play.apply(events.SideBetOpened(meter=METER))
    play.do(commands.CloseTable())
    assert (play.table.meter, play.table.meter_open) == (None, False)


def test_a_meter_can_be_unlinked_and_linked_again() -> None:
    play = Play("progressive-3")
    play.do(commands.LinkMeter(meter=METER))
    play.do(commands.UnlinkMeter())
    assert (play.table.meter, play.table.meter_open) == (None, False)
    play.do(commands.LinkMeter(meter=MeterId("m2")))
    assert play.table.meter == "m2"


def test_the_log_of_a_shared_meter_replays_and_verifies() -> None:
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
    assert [(one.seat, one.bet, one.reason, one.needs) for one in closed.returned] == [
        (2, "progressive", ReturnReason.NEEDS, ("player", "banker"))
    ]


# --- Base wagers are paid before the meter decides ------------------------------------------------

START = 10_000_00
"""The chips of each patron when sitting down."""


def base_paid() -> Play:
    """A dealer's table where the meter has not decided yet, and all other wagers are settled."""
    play = shared(Mode.DEALER)
    play.cards(SUITED)
    play.meter_waits = True
    play.do(commands.SettleCoup(), staff("dora"))
    return play


def test_base_wagers_are_settled_before_the_meter_decides() -> None:
    play = base_paid()
    settled = play.log[-1]
    assert isinstance(settled, events.BaseWagersSettled)
    assert [line.bet for line in settled.settled] == ["player", "banker"]
    assert (play.chips("p1"), play.chips("p2")) == (START + 10_00 - 1_00, START - 10_00)
    assert play.table.phase is Phase.RESULT
    assert [(one.seat, one.bet) for one in play.table.play.unpaid] == [(1, "progressive")]
    assert play.table.balances[accounts.held(TABLE)] == 1_00


def test_the_second_settlement_takes_the_progressive_wager_alone() -> None:
    play = base_paid()
    before = (play.chips("p1"), play.chips("p2"))
    [settled] = play.do(commands.SettleCoup(), staff("dora"))
    assert isinstance(settled, events.WagersSettled)
    assert [line.bet for line in settled.settled] == ["player", "banker", "progressive"]
    assert {one.account: one.amount for one in settled.postings} == {
        accounts.held(TABLE): -1_00,
        accounts.result(TABLE): 1_00,
    }
    assert (play.chips("p1"), play.chips("p2")) == before
    assert play.table.recall[-1].settled == settled.settled
    states = list(replayed(Table(id=TABLE), play.log))
    assert [falsity for _, falsity in states if falsity is not None] == []
    assert states[-1][0] == play.table


@pytest.mark.parametrize(
    "command",
    [
        commands.CorrectCard(place=5, card="6s", reason="seen on camera"),
        commands.VoidCoup(reason="a card fell"),
    ],
)
def test_base_wagers_are_taken_back_if_their_winners_still_have_the_chips(
    command: commands.CorrectCard | commands.VoidCoup,
) -> None:
    play = base_paid()
    dora, sam = staff("dora"), play.approval()
    play.do(commands.CashOut(amount=Minor(play.chips("p1"))), patron("p1"))
    refused = play.ask(command, dora, approval=sam)
    assert refused == Refusal(RefusalCode.CHIPS_GONE, seats=(1,))
    play.do(commands.BuyChips(amount=Minor(START)), patron("p1"))
    money = play.money()
    play.do(command, dora, approval=sam)
    assert play.money() == money
    for _, falsity in replayed(Table(id=TABLE), play.log):
        assert falsity is None, falsity


def test_a_corrected_coup_is_settled_again_from_its_new_cards() -> None:
    play = base_paid()
    # The last card was a nine: the hands tie, and both lines push.
    fix = commands.CorrectCard(place=5, card="9s", reason="seen on camera")
    play.do(fix, staff("dora"), approval=play.approval())
    assert play.table.play.paid == ()
    assert (play.chips("p1"), play.chips("p2")) == (START - 11_00, START - 10_00)
    play.do(commands.SettleCoup(), staff("dora"))
    assert (play.chips("p1"), play.chips("p2")) == (START - 1_00, START)


def test_a_void_coup_returns_every_stake_after_base_wagers_were_settled() -> None:
    play = base_paid()
    play.do(commands.VoidCoup(reason="a card fell"), staff("dora"), approval=play.approval())
    assert (play.chips("p1"), play.chips("p2")) == (START, START)
    assert not play.table.balances.get(accounts.held(TABLE))


def test_a_false_settlement_of_base_wagers_is_found() -> None:
    play = shared()
    play.cards(SUITED)
    play.meter_waits = True
    answer = play.ask(commands.SettleCoup())
    assert isinstance(answer, tuple)
    [base] = answer
    assert isinstance(base, events.BaseWagersSettled)
    assert table_problem(play.table, base) is None
    line, *others = base.settled
    more = (replace(line, won=Minor(line.won + 1)), *others)
    problem = table_problem(play.table, replace(base, settled=more))
    assert problem is not None
    assert problem.get("place") == "settled[0].won"
    problem = table_problem(play.table, replace(base, postings=base.postings[1:]))
    assert problem is not None
    assert_states(problem, "finding-differs", found=DOLLARS.amount(0))
    play.apply(base)
    assert table_problem(play.table, base) == fact("finding-no-meter"), "paid already"


def test_base_wagers_of_a_game_without_a_meter_are_not_settled_first() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 10_00)])
    play.cards(PLAYER_WINS)
    base = events.BaseWagersSettled(coup=1, settled=(), postings=())
    assert table_problem(play.table, base) == fact("finding-no-meter")
