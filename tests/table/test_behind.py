"""An event that the table would not have accepted is rejected, even if its amounts add up."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import Fact
from puntobanco.core.ids import CommandId, PatronId
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import Postings, move
from puntobanco.sheets import load_game
from puntobanco.table import commands, events
from puntobanco.table.events import AnyEvent
from puntobanco.table.evolve import evolve
from puntobanco.table.proof import table_problem
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.replayed_commands import decided_again, refusal_finding
from puntobanco.table.state import Mode, Table
from tests.kit.tables import BANKER_WINS, PLAYER_WINS, TABLE, Play, patron, staff

CALIFORNIA = "commission-free-dragon-bonus"


def again(play: Play, event: AnyEvent) -> AnyEvent | Fact | None:
    return decided_again(play.table, event, directory=play.directory, at=play.at)


def staked(name: str, amount: int) -> Postings:
    own = accounts.chips(TABLE, PatronId(name))
    return move(Minor(amount), source=own, target=accounts.held(TABLE))


def banked() -> Play:
    """A California table before its first offer."""
    play = Play(CALIFORNIA, mode=Mode.DEALER, patrons=4)
    for number in (1, 2, 3):
        play.seat(f"p{number}", number)
    play.do(commands.StartShoe(commitment="", sealed=""), staff("dora"))
    play.do(commands.CutShoe(position=5), patron("p2"))
    play.do(commands.BurnCards(turned="Ks"), staff("dora"))
    return play


def evening() -> Play:
    """Every kind of act in which the table takes the word of a patron, dealer or supervisor."""
    play = banked()
    limits = commands.ChangeSetting(key="betting-time", value=30, reason="slower")
    play.do(limits, staff("sam"), changed=load_game(CALIFORNIA, settings={"betting-time": 30}))
    play.do(commands.WaiveFees(columns=("tie",), reason="quiet"), staff("sam"))
    play.bank("p2", 200_00)
    play.do(commands.DisableTable(reason="late"), staff("sam"))
    play.do(commands.EnableTable(reason="not so late"), staff("sam"))
    play.betting([("p1", "player", 10_00), ("p1", "tie", 10_00)])
    play.do(commands.DoubleWagers(coup=1), patron("p1"))
    play.do(commands.TakeBackWager(coup=1), patron("p1"))
    play.do(commands.ShowCutCard(), staff("dora"))
    play.cards(PLAYER_WINS)
    play.settle()
    play.do(commands.DeclinePosition(), patron("p2"))
    for _ in range(3):
        play.do(commands.OfferPosition())
        play.do(commands.DeclinePosition())
    play.do(commands.OfferPosition())
    play.do(commands.EndShoe(), staff("dora"))
    play.do(commands.CashOut(amount=Minor(5_00)), patron("p1"))
    play.do(commands.Leave(), patron("p3"))
    play.do(commands.CloseTable(), staff("sam"))
    return play


def test_accepted_commands_are_verified() -> None:
    play = evening()
    table, judged = Table(id=TABLE), set()
    for event in play.log:
        due = decided_again(table, event, directory=play.directory, at=play.at)
        assert due in (None, event)
        if due is not None:
            judged.add(type(event))
        assert table_problem(table, event) is None
        table = evolve(table, event)
    left = {type(event) for event in play.log} - judged
    assert left == {
        events.TableOpened,
        events.BettingClosed,
        events.CardDealt,
        events.CoupCompleted,
        events.WagersSettled,
    }, "worked out again as a whole, by `table_problem`"


def test_a_squeezed_card_is_turned_by_its_squeezer() -> None:
    play = Play("midi-baccarat")
    play.seat("p1", 1)
    play.seat("p2", 2)
    play.shoe()
    play.betting([("p1", "player", 50_00)])
    play.cards(BANKER_WINS)
    turn = commands.TurnCards(coup=1, places=(0, 2))
    answer = play.ask(turn, patron("p1"))
    assert isinstance(answer, tuple)
    turned = answer[0]
    assert isinstance(turned, events.CardsTurned)
    assert again(play, turned) == turned
    house = replace(turned, by="house")
    assert again(play, house) == house
    assert again(play, replace(turned, by="seat-2")) == refusal_finding(
        play.table, Refusal(RefusalCode.NOT_YOURS)
    )
    assert again(play, replace(turned, by="seat-7")) == house, "nobody sits there"


def placed(amount: int, *, bet: str = "player", seat: int = 1) -> events.WagerPlaced:
    return events.WagerPlaced(
        coup=1,
        act=CommandId("mine"),
        seat=seat,
        bet=bet,
        amount=Minor(amount),
        postings=staked(f"p{seat}", amount),
    )


@pytest.mark.parametrize(
    ("event", "refusal"),
    [
        (placed(100_00), None),
        (placed(101_00), Refusal(RefusalCode.OVER_BET_LIMIT, bet="player", allowed=100_00)),
        (placed(10_50), Refusal(RefusalCode.DENOMINATION, step=1_00, allowed=10_00)),
        (
            placed(26_00, bet="tie"),
            Refusal(RefusalCode.OVER_BET_LIMIT, bet="tie", allowed=25_00),
        ),
        (placed(10_00, seat=2), Refusal(RefusalCode.PLAYER_DEALER_BETS)),
        (
            placed(10_00, bet="fortune-7"),
            Refusal(
                RefusalCode.NO_SUCH_BET,
                bet="fortune-7",
                bets=("player", "banker", "tie", "player-dragon-bonus", "banker-dragon-bonus"),
            ),
        ),
    ],
)
def test_a_wager_outside_limits_is_found(event: AnyEvent, refusal: Refusal | None) -> None:
    play = banked()
    play.bank("p2", 200_00)
    play.betting()
    assert table_problem(play.table, event) is None, "the money adds up"
    assert again(play, event) == (
        event if refusal is None else refusal_finding(play.table, refusal)
    )


def test_a_wager_of_a_barred_patron_is_found() -> None:
    play = banked()
    play.bank("p2", 200_00)
    play.betting()
    play.without_patron("p1")
    assert again(play, placed(10_00)) == refusal_finding(
        play.table, Refusal(RefusalCode.NOT_A_PATRON)
    )


def offered(play: Play) -> None:
    play.do(commands.OfferPosition())


def held(play: Play) -> None:
    play.bank("p2", 200_00)


def hands_over(play: Play) -> None:
    """Deal both hands of the holder's turn."""
    play.bank("p2", 200_00)
    play.coup([("p1", "player", 10_00)], PLAYER_WINS)
    play.do(commands.PostBank(bank=Minor(200_00)), patron("p2"))
    play.coup([("p1", "player", 10_00)], PLAYER_WINS)


def bank_of(seat: int, amount: int) -> events.BankPosted:
    own = accounts.chips(TABLE, PatronId(f"p{seat}"))
    postings = move(Minor(amount), source=own, target=accounts.bank(TABLE))
    return events.BankPosted(seat=seat, amount=Minor(amount), postings=postings)


OUT_OF_TURN: list[tuple[Callable[[Play], None], AnyEvent, Any]] = [
    (lambda play: None, events.PositionOffered(seat=3), events.PositionOffered(seat=1)),
    (lambda play: None, events.PositionUnclaimed(), events.PositionOffered(seat=1)),
    (lambda play: None, events.PositionAccepted(seat=1), Refusal(RefusalCode.NOT_OFFERED)),
    (offered, events.PositionAccepted(seat=2), Refusal(RefusalCode.NOT_OFFERED)),
    (offered, events.PositionDeclined(seat=2), events.PositionDeclined(seat=1)),
    (offered, bank_of(1, 200_00), Refusal(RefusalCode.NOT_OFFERED)),
    (hands_over, events.PositionOffered(seat=2), events.PositionOffered(seat=3)),
    (hands_over, bank_of(2, 200_00), Refusal(RefusalCode.NOT_OFFERED)),
    (
        hands_over,
        events.BettingOpened(coup=3, shoe=1, tier="10-100", last_hand=False),
        Refusal(RefusalCode.NO_POSITION),
    ),
    (held, events.PositionOffered(seat=3), Refusal(RefusalCode.POSITION_TAKEN)),
    (
        held,
        events.FeesWaived(columns=("all",), reason="rain", by="sam"),
        Refusal(
            RefusalCode.FEE_COLUMN,
            columns=(
                "banker-dragon-bonus",
                "line",
                "player-dealer",
                "player-dragon-bonus",
                "tie",
            ),
        ),
    ),
    (held, events.TableClosed(by="sam"), Refusal(RefusalCode.SHOE_IN_USE)),
    (
        held,
        events.PatronSat(seat=9, patron=PatronId("p4")),
        Refusal(RefusalCode.NO_SUCH_SEAT, seats=(1, 2, 3, 4, 5, 6, 7, 8)),
    ),
    (
        held,
        events.PatronSat(seat=1, patron=PatronId("p4")),
        Refusal(RefusalCode.SEAT_TAKEN, seat=1),
    ),
    (
        held,
        events.PatronSat(seat=4, patron=PatronId("p1")),
        Refusal(RefusalCode.ALREADY_SEATED, seat=1),
    ),
    (held, events.ShoeStarted(shoe=2, commitment="", sealed=""), Refusal(RefusalCode.SHOE_IN_USE)),
    (held, events.ShoeWasCut(position=5, by="staff"), Refusal(RefusalCode.NO_SHOE)),
]


@pytest.mark.parametrize(("before", "event", "due"), OUT_OF_TURN)
def test_events_out_of_turn_are_found(
    before: Callable[[Play], None], event: AnyEvent, due: Any
) -> None:
    play = banked()
    before(play)
    expected = refusal_finding(play.table, due) if isinstance(due, Refusal) else due
    assert again(play, event) == expected


def test_a_changed_locked_setting_is_found() -> None:
    play = Play("terminal-1")
    other = load_game("terminal-1", profile="unrestricted", settings={"combined-pair-limit": True})
    change = events.SettingChanged(
        key="combined-pair-limit", before=False, after=True, game=other, reason="so", by="sam"
    )
    assert again(play, change) == refusal_finding(
        play.table, Refusal(RefusalCode.SETTING_LOCKED, setting="combined-pair-limit")
    )


def test_a_card_beyond_the_supply_is_found() -> None:
    play = Play(load_game("mini-baccarat", settings={"total-decks": 1}), mode=Mode.DEALER)
    play.seat("p1", 1)
    play.shoe(turned="Ks")
    play.betting([("p1", "player", 10_00)])
    play.cards("2s")
    dealt = events.CardDealt(coup=1, place=1, hand="banker", card="3s")
    assert table_problem(play.table, dealt) is None
    for card in ("2s", "Ks"):
        refusal = Refusal(RefusalCode.CARD_BEYOND_SUPPLY, card=card, decks=1)
        expected = refusal_finding(play.table, refusal)
        assert table_problem(play.table, replace(dealt, card=card)) == expected
