"""A log read again, event by event: what cannot have happened is named, and ends the reading."""

from msgspec.structs import replace

from puntobanco.core.ids import CommandId
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import Posting
from puntobanco.table import events
from puntobanco.table.betting import can_repeat
from puntobanco.table.proof import problem_with
from puntobanco.table.state import Table
from tests.kit.replaying import Falsity, replayed
from tests.kit.tables import PLAYER_WINS, TABLE, Play


def betting() -> Play:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 10_00)])
    return play


def test_the_reading_ends_at_an_event_that_cannot_be_applied() -> None:
    play = betting()
    beyond = events.CardDealt(coup=9, place=0, hand="player", card="2s")
    log = [*play.log[:1], beyond, *play.log[1:]]
    found = [falsity for _, falsity in replayed(Table(id=TABLE), log)]
    assert found == [
        None,
        Falsity(
            1, "CardDealt", "cannot have happened here: asked only while a coup is in progress"
        ),
    ]


def test_a_wager_that_was_never_placed_is_not_taken_back() -> None:
    play = betting()
    event = events.WagerTakenBack(coup=1, act=CommandId("mine"), seat=1, postings=())
    assert problem_with(play.table, event) == "takes back 'mine', which seat 1 never placed"


def test_a_wager_is_taken_back_by_whoever_placed_it() -> None:
    play = betting()
    [act] = play.table.play.acts[1]
    back = tuple(
        Posting(account, Minor(amount))
        for account, amount in (
            (accounts.held(TABLE), -act.amount),
            (accounts.chips(TABLE, play.table.seats[1]), act.amount),
        )
    )
    event = events.WagerTakenBack(coup=1, act=act.id, seat=1, postings=back)
    assert problem_with(play.table, event) is None
    stolen = (back[0], Posting(accounts.result(TABLE), act.amount))
    assert problem_with(play.table, replace(event, postings=stolen)) is not None


def test_a_seat_repeats_only_what_its_patron_bet_in_the_last_coup() -> None:
    play = betting()
    play.seat("p2", 2)
    assert not can_repeat(play.table, 1)
    play.cards(PLAYER_WINS)
    play.settle()
    assert not can_repeat(play.table, 1)
    play.betting()
    assert [can_repeat(play.table, seat) for seat in (1, 2)] == [True, False]
