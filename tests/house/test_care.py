"""A patron's own limits across the tables of a pit, on a clock that tests move."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.core.facts import fact
from puntobanco.core.ids import CardId, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.care import breach
from puntobanco.people import commands as people
from puntobanco.people.care import LimitKind, Stop
from puntobanco.people.rules import DAY, HOUR, MINUTE, HouseRules
from puntobanco.people.staff import Role
from puntobanco.table import commands, events
from puntobanco.table.commands import Actor
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.state import Mode, Phase
from tests.kit.approvals import approval_by
from tests.kit.pits import PurePit
from tests.kit.tables import BANKER_WINS, PLAYER_WINS

ANN = PatronId("ann")
TIE = "2s 2d 5h 5d"
"""A tie of 7, without third cards."""


def refusal(answer: object) -> Refusal:
    assert isinstance(answer, Refusal), answer
    return answer


@pytest.mark.assures("RG-01")
def test_losses_count_across_tables_and_open_stakes_count_as_lost() -> None:
    pit = PurePit("t1", "t2")
    ann = pit.patron("ann", ("t1", 1), ("t2", 1))
    pit.limit("ann", LimitKind.LOSS_DAY, 100_00)
    pit.coup("t1", [(ann, "player", 40_00)], BANKER_WINS)
    assert pit.standing("ann").loss_left == 60_00
    pit.open_betting("t1")
    pit.open_betting("t2")
    assert isinstance(pit.bet("t1", ann, "player", 50_00), tuple)
    assert refusal(pit.bet("t2", ann, "banker", 20_00)) == Refusal(
        RefusalCode.LOSS_LIMIT, bet="banker", allowed=10_00
    )
    assert isinstance(pit.bet("t2", ann, "banker", 10_00), tuple)
    pit.finish("t1", PLAYER_WINS)
    assert pit.standing("ann").loss_left == 100_00, "40 lost, 50 won, 10 at risk"


def test_void_coups_and_pushes_are_not_losses() -> None:
    pit = PurePit("t1")
    ann = pit.patron("ann", ("t1", 1))
    pit.limit("ann", LimitKind.LOSS_WEEK, 100_00)
    pit.coup("t1", [(ann, "player", 80_00)], TIE)
    assert pit.standing("ann").loss_left == 100_00
    pit.open_betting("t1")
    pit.bet("t1", ann, "player", 80_00)
    pit.do("t1", commands.CloseBetting())
    pit.do("t1", commands.VoidCoup(reason="misdeal"))
    assert pit.standing("ann").loss_left == 100_00
    assert pit.state.spending[ANN].hours == {}


def test_a_player_dealer_s_losses_and_all_fees_count() -> None:
    pit = PurePit("t1", game="commission-free-baccarat")
    ann, bob = pit.patron("ann", ("t1", 1)), pit.patron("bob", ("t1", 2))
    for name in ("ann", "bob"):
        pit.limit(name, LimitKind.LOSS_DAY, 500_00)
    pit.shoe("t1")
    pit.do("t1", commands.OfferPosition())
    pit.do("t1", commands.AcceptPosition(bank=Minor(200_00)), ann)
    pit.coup("t1", [(bob, "player", 50_00)], PLAYER_WINS)
    # The bank pays 50 and a fee of 2; the wager wins 50 and costs a fee of 1.
    assert pit.standing("ann").loss_left == 448_00
    assert pit.standing("bob").loss_left == 549_00


def test_a_correction_counts_from_when_it_is_made() -> None:
    pit = PurePit("t1", mode=Mode.DEALER)
    ann = pit.patron("ann", ("t1", 1))
    for name, role in (("sue", Role.SUPERVISOR), ("eve", Role.EXECUTIVE)):
        pit.house(people.AppointStaff(staff=StaffId(name), roles=frozenset({role})))
    pit.house(people.IssueCard(card=CardId("card"), holder=StaffId("eve")))
    pit.limit("ann", LimitKind.LOSS_DAY, 100_00)
    pit.coup("t1", [(ann, "player", 60_00)], PLAYER_WINS)
    assert pit.standing("ann").loss_left == 160_00
    pit.pass_ms(2 * HOUR)
    approval = approval_by("card", Role.EXECUTIVE, TableId("t1"), "n", pit.at + 1000)
    correct = commands.CorrectCoup(coup=1, cards=tuple(BANKER_WINS.split()), reason="misread")
    sue = Actor(staff=StaffId("sue"))
    assert isinstance(pit.ask("t1", correct, sue, approval=approval), tuple)
    assert pit.standing("ann").loss_left == 40_00
    assert sorted(pit.state.spending[ANN].hours.values()) == [-120_00, 60_00]


@pytest.mark.assures("RG-04")
def test_exclusion_during_a_coup_stops_further_bets() -> None:
    pit = PurePit("t1")
    ann = pit.patron("ann", ("t1", 1))
    pit.open_betting("t1")
    pit.bet("t1", ann, "player", 20_00)
    assert isinstance(pit.own(people.ExcludePatron(patron=ANN, days=30)), tuple)
    assert refusal(pit.bet("t1", ann, "tie", 10_00)).code is RefusalCode.EXCLUDED
    pit.finish("t1", PLAYER_WINS)
    assert isinstance(pit.ask("t1", commands.Leave(), ann), tuple)
    assert pit.wallets["ann"] == 100_020_00
    sit = pit.ask("t1", commands.Sit(seat=2), ann)
    assert refusal(sit).code is RefusalCode.EXCLUDED
    assert isinstance(pit.house(people.RedeemCredit(patron=ANN, amount=Minor(100_020_00))), tuple)


def test_a_time_limit_ends_play_to_the_millisecond() -> None:
    pit = PurePit("t1")
    ann = pit.patron("ann", ("t1", 1))
    pit.limit("ann", LimitKind.TIME_DAY, 60)
    pit.open_betting("t1")
    pit.pass_ms(60 * MINUTE - 1)
    assert isinstance(pit.bet("t1", ann, "player", 20_00), tuple)
    pit.pass_ms(1)
    assert refusal(pit.bet("t1", ann, "player", 20_00)).code is RefusalCode.TIME_LIMIT
    pit.finish("t1", BANKER_WINS)
    pit.do("t1", commands.Leave(), ann)
    assert refusal(pit.ask("t1", commands.Sit(seat=1), ann)).code is RefusalCode.TIME_LIMIT
    pit.pass_ms(25 * HOUR)
    assert isinstance(pit.ask("t1", commands.Sit(seat=1), ann), tuple)


def test_simulated_patrons_stop_if_the_profile_forbids_them() -> None:
    pit = PurePit("t1")
    bot = Actor(patron=PatronId("bot"))
    pit.house(people.RegisterPatron(patron=PatronId("bot"), simulated=True))
    pit.house(people.IssueCredit(patron=PatronId("bot"), amount=Minor(1_000_00)))
    pit.do("t1", commands.Sit(seat=1), bot)
    pit.do("t1", commands.BuyChips(amount=Minor(500_00)), bot)
    pit.coup("t1", [(bot, "player", 20_00)], BANKER_WINS)
    assert pit.state.spending == {}, "nothing is kept of programs"
    rules = HouseRules(profile="people-only", simulated_patrons=False)
    pit.house(people.AdoptProfile(rules=rules))
    pit.open_betting("t1")
    assert refusal(pit.bet("t1", bot, "player", 20_00)).code is RefusalCode.NOT_A_PATRON


def test_a_limit_below_open_stakes_stops_only_later_wagers() -> None:
    pit = PurePit("t1")
    ann = pit.patron("ann", ("t1", 1))
    pit.open_betting("t1")
    pit.bet("t1", ann, "player", 50_00)
    pit.limit("ann", LimitKind.LOSS_DAY, 10_00)
    assert pit.standing("ann").loss_left == 0
    assert refusal(pit.bet("t1", ann, "player", 10_00)).allowed == 0
    assert isinstance(pit.ask("t1", commands.BuyChips(amount=Minor(10_00)), ann), tuple)
    table = pit.state.table(TableId("t1"))
    left = pit.state.standing(ANN, pit.at, table=table.id)
    bought, placed = (
        pit.log[-1],
        next(event for event in pit.log if isinstance(event, events.WagerPlaced)),
    )
    assert breach(table, bought, ANN, left) is None
    amount = table.rules.currency.amount
    risk = fact("finding-risk", patron=ANN, risked=amount(50_00), most=amount(10_00))
    assert breach(table, placed, ANN, left) == risk


ROUND = st.tuples(
    st.integers(0, 5 * HOUR),
    st.sampled_from(["t1", "t2"]),
    st.sampled_from(["player", "banker", "tie"]),
    st.integers(1, 8).map(lambda chips: chips * 10_00),
    st.sampled_from([PLAYER_WINS, BANKER_WINS, TIE]),
)


def in_other_suits(cards: str, by: int) -> str:
    """The same points with cards of other suits: no shoe has fourteen sevens of spades."""
    return cards.translate(str.maketrans("shdc", "shdc"[by % 4 :] + "shdc"[: by % 4]))


@pytest.mark.assures("RG-01")
@settings(max_examples=60)
@given(st.lists(ROUND, max_size=14), st.integers(20, 200).map(lambda units: units * 100))
def test_no_sequence_of_play_loses_more_than_the_limit(
    rounds: list[tuple[int, str, str, int, str]], limit: int
) -> None:
    pit = PurePit("t1", "t2")
    ann = pit.patron("ann", ("t1", 1), ("t2", 1))
    bob = pit.patron("bob", ("t1", 2), ("t2", 2))
    pit.limit("ann", LimitKind.LOSS_DAY, limit)
    results: list[tuple[int, int]] = []
    for number, (later, table, bet, stake, cards) in enumerate(rounds):
        pit.pass_ms(later)
        if pit.state.table(TableId(table)).phase is not Phase.BETTING:
            pit.open_betting(table)
        answer = pit.bet(table, ann, bet, stake)
        if isinstance(answer, Refusal):
            assert answer.code is RefusalCode.LOSS_LIMIT
            assert answer.allowed is not None
            if answer.allowed >= 10_00:
                assert isinstance(pit.bet(table, ann, bet, answer.allowed), tuple)
        pit.bet(table, bob, "player", 10_00)
        if stake % 20_00 == 0:
            # The coup stays open for a while, and its stakes count as lost until it ends.
            continue
        pit.finish(table, in_other_suits(cards, number))
        paid = pit.log[-1]
        assert isinstance(paid, events.WagersSettled)
        own = [one for one in paid.settled if one.patron == ANN]
        results.append((pit.at, sum(one.stake_back + one.won - one.stake for one in own)))
        first = pit.at // HOUR * HOUR - 24 * HOUR
        assert -sum(amount for moment, amount in results if moment >= first) <= limit


def test_losses_expire_after_a_day() -> None:
    pit = PurePit("t1")
    ann = pit.patron("ann", ("t1", 1))
    pit.limit("ann", LimitKind.LOSS_DAY, 50_00)
    pit.coup("t1", [(ann, "player", 50_00)], BANKER_WINS)
    pit.open_betting("t1")
    assert refusal(pit.bet("t1", ann, "player", 10_00)).allowed == 0
    pit.pass_ms(DAY + HOUR - 1)
    assert refusal(pit.bet("t1", ann, "player", 10_00)).allowed == 0
    pit.pass_ms(1)
    assert isinstance(pit.bet("t1", ann, "player", 10_00), tuple)
    assert pit.standing("ann").stop is None


def test_standing_states_the_reason_and_the_end() -> None:
    pit = PurePit("t1")
    pit.patron("ann")
    pit.own(people.BeginCoolOff(patron=ANN, hours=24))
    found = pit.standing("ann")
    assert (found.stop, found.until) == (Stop.COOLING_OFF, pit.at + DAY)
