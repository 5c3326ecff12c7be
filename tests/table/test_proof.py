"""A log decided again, event by event: an impossible event is named and ends the reading."""

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import Fact, all_of, fact, fact_of, one_of
from puntobanco.core.ids import CommandId, MeterId, PatronId
from puntobanco.core.money import Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import Posting
from puntobanco.people.staff import Role
from puntobanco.table import commands, events
from puntobanco.table.betting import can_repeat
from puntobanco.table.proof import people_problem, table_problem
from puntobanco.table.state import Mode, Table
from tests.kit.replaying import FalseEntry, replayed
from tests.kit.stated import assert_states
from tests.kit.tables import BANKER_WINS, PLAYER_WINS, TABLE, Play, patron, staff


def betting(mode: Mode = Mode.AUTOMATIC) -> Play:
    play = Play("mini-baccarat", mode=mode)
    play.seat("p1", 1)
    play.shoe()
    play.betting([("p1", "player", 10_00)])
    return play


def test_reading_stops_at_an_event_that_cannot_be_applied() -> None:
    play = betting()
    beyond = events.CardDealt(coup=9, place=0, hand="player", card="2s")
    log = [*play.log[:1], beyond, *play.log[1:]]
    found = [falsity for _, falsity in replayed(Table(id=TABLE), log)]
    assert found == [
        None,
        FalseEntry(
            1,
            "CardDealt",
            fact("finding-impossible", problem="asked only while a coup is in progress"),
        ),
    ]


def test_taking_back_an_unplaced_wager_is_found() -> None:
    play = betting()
    event = events.WagerTakenBack(coup=1, act=CommandId("mine"), seat=1, postings=())
    assert table_problem(play.table, event) == fact("finding-not-placed", act="mine", seat=1)


def test_a_wager_is_taken_back_by_its_patron() -> None:
    play = betting()
    [act] = play.table.play.acts[1]
    back = tuple(
        Posting(account, Minor(amount))
        for account, amount in (
            (accounts.held(TABLE), -act.stake),
            (accounts.chips(TABLE, play.table.seats[1]), act.stake),
        )
    )
    event = events.WagerTakenBack(coup=1, act=act.id, seat=1, postings=back)
    assert table_problem(play.table, event) is None
    stolen = (back[0], Posting(accounts.result(TABLE), act.stake))
    assert table_problem(play.table, replace(event, postings=stolen)) is not None


def actor(by: str, *roles: Role) -> Fact:
    """Someone did what only these roles may do."""
    return fact("finding-actor", by=by, roles=one_of(fact_of("role", role) for role in roles))


def test_chips_are_bought_and_cashed_only_by_their_owner() -> None:
    play = Play("mini-baccarat")
    play.seat("p1", 1)
    play.do(commands.CashOut(amount=Minor(1_00)), patron("p1"))
    play.do(commands.Leave(), patron("p1"))
    moves = (events.ChipsBought, events.ChipsCashed, events.PatronLeft)
    moved = [event for event in play.log if isinstance(event, moves)]
    assert {type(event) for event in moved} == set(moves)
    play.seat("p1", 1)
    thief = accounts.wallet(PatronId("p2"))
    for event in moved:
        assert table_problem(play.table, event) is None
        own, other = event.postings
        forged = replace(event, postings=(own, replace(other, account=thief)))
        assert table_problem(play.table, forged) == fact(
            "finding-accounts", accounts=all_of([thief])
        )


def test_the_actor_of_a_void_is_verified() -> None:
    play = betting()
    answer = play.ask(commands.VoidCoup(reason="fire"), staff("dora"), approval=play.approval())
    assert isinstance(answer, tuple)
    [void] = answer
    assert isinstance(void, events.CoupVoided)

    def judged(event: events.AnyEvent) -> Fact | None:
        return people_problem(play.table, event, directory=play.directory, at=play.at)

    assert judged(void) is None
    assert judged(play.log[-1]) is None, "a wager needs nobody's approval"
    assert judged(replace(void, by="house", approval=None)) is None, "it voids what cannot go on"
    assert_states(judged(replace(void, approval=None)), "approval-missing")
    assert judged(replace(void, by="p1")) == actor("p1", Role.DEALER, Role.SUPERVISOR)
    assert_states(judged(replace(void, by="sam")), "approval-fault-same-person")


def test_the_actor_of_a_card_correction_or_setting_is_verified() -> None:
    play = betting(Mode.DEALER)
    play.cards("2s Kh")
    fix = commands.CorrectCard(place=1, card="Qh", reason="misread")
    answer = play.ask(fix, staff("dora"), approval=play.approval())
    assert isinstance(answer, tuple)
    corrected = answer[0]
    assert isinstance(corrected, events.CardCorrected)
    assert table_problem(play.table, corrected) is None
    problem = table_problem(play.table, replace(corrected, place=0))
    assert problem == fact("finding-differs", place="before", found="Kh", expected="2s")
    at, directory = play.at, play.directory
    assert people_problem(play.table, corrected, directory=directory, at=at) is None
    late = people_problem(play.table, corrected, directory=directory, at=corrected.approval.expires)
    assert_states(late, "approval-fault-expired")
    changed = events.SettingChanged(
        key="betting-time", before=25, after=30, game=play.table.rules, reason="slow", by="sam"
    )
    assert people_problem(play.table, changed, directory=directory, at=at) is None
    approved = replace(changed, approval=play.approval())
    own = people_problem(play.table, approved, directory=directory, at=at)
    assert_states(own, "approval-fault-same-person")
    by_dora = replace(changed, by="dora")
    found = people_problem(play.table, by_dora, directory=directory, at=at)
    assert found == actor("dora", Role.SUPERVISOR, Role.EXECUTIVE)


def test_the_actor_of_a_coup_correction_is_verified() -> None:
    play = betting(Mode.DEALER)
    play.cards(PLAYER_WINS)
    play.settle()
    again = commands.CorrectCoup(coup=1, cards=tuple(BANKER_WINS.split()), reason="camera")
    answer = play.ask(again, staff("sam"), approval=play.approval("eve", Role.EXECUTIVE))
    assert isinstance(answer, tuple)
    corrected = answer[0]
    assert isinstance(corrected, events.CoupCorrected)

    def judged(event: events.AnyEvent) -> Fact | None:
        return people_problem(play.table, event, directory=play.directory, at=play.at)

    assert judged(corrected) is None
    assert judged(replace(corrected, by="dora")) == actor("dora", Role.SUPERVISOR)
    by_sam = replace(corrected, approval=play.approval())
    assert_states(judged(by_sam), "approval-fault-wrong-role")


@pytest.mark.parametrize(
    "event",
    [
        events.TableClosed(by="dora"),
        events.TableDisabled(reason="late", by="dora"),
        events.TableEnabled(reason="early", by="dora"),
        events.FeesWaived(columns=("tie",), reason="quiet", by="dora"),
        events.MeterLinked(meter=MeterId("dragon"), by="dora"),
        events.MeterUnlinked(meter=MeterId("dragon"), by="dora"),
    ],
)
def test_the_staff_of_a_table_are_verified(event: events.AnyEvent) -> None:
    play = betting()

    def judged(one: events.AnyEvent) -> Fact | None:
        return people_problem(play.table, one, directory=play.directory, at=play.at)

    assert judged(event) == actor("dora", Role.SUPERVISOR, Role.EXECUTIVE)
    assert judged(replace(event, by="sam")) is None
    assert judged(replace(event, by="house")) is None


def test_a_seat_repeats_only_what_its_patron_bet_in_the_last_coup() -> None:
    play = betting()
    play.seat("p2", 2)
    assert not can_repeat(play.table, 1)
    play.cards(PLAYER_WINS)
    play.settle()
    assert not can_repeat(play.table, 1)
    play.betting()
    assert [can_repeat(play.table, seat) for seat in (1, 2)] == [True, False]
