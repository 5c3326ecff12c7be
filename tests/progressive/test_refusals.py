"""Every refusal code, each reached by a command that deserves it."""

from collections.abc import Callable
from dataclasses import replace as with_changes
from enum import Enum
from pathlib import Path

import pytest
from msgspec.structs import replace

from puntobanco.core.game import BankedBy, System
from puntobanco.core.ids import MeterId, TableId
from puntobanco.core.money import Minor
from puntobanco.progressive import commands
from puntobanco.progressive.advice import AdviceCode
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.refusals import Difference, MeterRefusal, MeterRefusalCode, Trait
from puntobanco.progressive.state import AdjustReason, AwardReason, Meter, Pool
from puntobanco.sheets import load_game
from tests.kit.games import a_row
from tests.kit.meters import METER, PLAIN, SIX_SUITED, T1, T2, Control, players

Code = MeterRefusalCode
Story = Callable[[], object]
STORIES: dict[Code, list[Story]] = {}


def deserves(code: Code) -> Callable[[Story], Story]:
    def keep(story: Story) -> Story:
        STORIES.setdefault(code, []).append(story)
        return story

    return keep


def stood(*, marked: bool = True) -> Control:
    """A dealer's hand that won the meter, not yet marked."""
    control = Control()
    control.lock(players(1, 2), marked=marked)
    control.stand(SIX_SUITED)
    return control


def opening(control: Control, **changes: object) -> commands.OpenMeter:
    return commands.OpenMeter(
        game=control.game, parameters=control.parameters(**changes), reason="a new game"
    )


@deserves(Code.NO_SUCH_METER)
def _a_table_joins_a_meter_nobody_opened() -> object:
    control = Control(opened=False)
    return control.ask(commands.JoinTable(table=T1, game=control.game))


@deserves(Code.NO_SUCH_METER)
def _wagers_for_a_meter_nobody_opened() -> object:
    lock = commands.LockWagers(table=T1, coup=1, wagers=players(1), marked=False)
    return Control(opened=False).ask(lock)


@deserves(Code.NO_SUCH_METER)
def _enabling_a_meter_nobody_opened() -> object:
    return Control(opened=False).ask(commands.EnableMeter(reason="why not"), "sam")


@deserves(Code.NO_SUCH_METER)
def _paying_from_a_meter_nobody_opened() -> object:
    return Control(opened=False).ask(commands.PayAward(award=1), "cleo")


@deserves(Code.NO_SUCH_METER)
def _a_result_for_a_meter_nobody_opened() -> object:
    return Control(opened=False).ask(commands.StandResult(table=T1, coup=1, cards=PLAIN))


@deserves(Code.METER_EXISTS)
def _opening_it_again() -> object:
    control = Control()
    return control.ask(opening(control), "eve", approval=control.approval("sam"))


@deserves(Code.METER_DOWN)
def _wagers_for_a_disabled_meter() -> object:
    control = Control()
    control.do(commands.DisableMeter(reason="a review"), "sam")
    return control.ask(commands.LockWagers(table=T1, coup=1, wagers=players(1), marked=False))


@deserves(Code.METER_UP)
def _enabling_what_is_up() -> object:
    return Control().ask(commands.EnableMeter(reason="why not"), "sam")


@deserves(Code.NOT_YOURS)
def _the_house_itself_verifies() -> object:
    control = Control()
    award = control.hit()
    command = commands.VerifyAward(award=1, cards=award.cards)
    return control.ask(command, None, approval=control.approval("eve", place=T1))


@deserves(Code.NOT_YOURS)
def _a_cashier_disables() -> object:
    return Control().ask(commands.DisableMeter(reason="closing time"), "cleo")


@deserves(Code.NOT_YOURS)
def _a_dealer_opens_a_meter() -> object:
    control = Control(opened=False)
    return control.ask(opening(control), "dora", approval=control.approval("sam"))


@deserves(Code.NOT_YOURS)
def _a_cashier_marks() -> object:
    return stood().ask(commands.MarkHand(table=T1, coup=1, seat=1, row=0), "cleo")


@deserves(Code.NO_PROGRESSIVE)
def _a_game_without_one() -> object:
    return Control().ask(commands.JoinTable(table=TableId("t3"), game=load_game("fortune-7")))


@deserves(Code.PLAYER_DEALER)
def _where_a_player_dealer_banks() -> object:
    control = Control()
    banking = with_changes(control.game.banking, by=BankedBy.PLAYER_DEALER)
    game = with_changes(control.game, banking=banking)
    return control.ask(commands.JoinTable(table=TableId("t3"), game=game))


@deserves(Code.OTHER_GAME)
def _another_games_table() -> object:
    game = load_game("progressive-1")
    return Control().ask(commands.JoinTable(table=TableId("t3"), game=game))


@deserves(Code.TABLE_JOINED)
def _joining_twice() -> object:
    control = Control()
    return control.ask(commands.JoinTable(table=T1, game=control.game))


@deserves(Code.TABLE_NOT_JOINED)
def _wagers_of_a_stranger() -> object:
    lock = commands.LockWagers(table=TableId("t9"), coup=1, wagers=players(1), marked=False)
    return Control().ask(lock)


@deserves(Code.TABLE_NOT_JOINED)
def _parting_twice() -> object:
    control = Control()
    control.do(commands.PartTable(table=T1))
    return control.ask(commands.PartTable(table=T1))


@deserves(Code.HAND_ON)
def _parting_in_the_middle() -> object:
    control = Control()
    control.lock()
    return control.ask(commands.PartTable(table=T1))


@deserves(Code.NO_HAND)
def _a_result_without_wagers() -> object:
    return Control().ask(commands.StandResult(table=T1, coup=1, cards=PLAIN))


@deserves(Code.NO_HAND)
def _the_end_of_another_coup() -> object:
    return stood().ask(commands.EndHand(table=T1, coup=2))


@deserves(Code.WRONG_STEP)
def _an_end_before_the_result() -> object:
    control = Control()
    control.lock()
    return control.ask(commands.EndHand(table=T1, coup=1))


@deserves(Code.WRONG_STEP)
def _a_mark_where_no_dealer_deals() -> object:
    control = stood(marked=False)
    return control.ask(commands.MarkHand(table=T1, coup=1, seat=1, row=0), "dora")


@deserves(Code.WRONG_STEP)
def _a_void_after_the_end() -> object:
    control = Control()
    control.hand()
    return control.ask(commands.VoidHand(table=T1, coup=1))


@deserves(Code.WRONG_STEP)
def _a_correction_before_the_end() -> object:
    return stood().ask(commands.CorrectHand(table=T1, coup=1, cards=PLAIN))


@deserves(Code.WRONG_STEP)
def _a_result_withdrawn_that_never_stood() -> object:
    control = Control()
    control.lock()
    return control.ask(commands.WithdrawResult(table=T1, coup=1))


@deserves(Code.EMPTY_SEAT)
def _a_mark_on_an_empty_seat() -> object:
    return stood().ask(commands.MarkHand(table=T1, coup=1, seat=5, row=0), "dora")


@deserves(Code.NO_SUCH_ROW)
def _a_mark_below_the_pay_table() -> object:
    return stood().ask(commands.MarkHand(table=T1, coup=1, seat=1, row=3), "dora")


@deserves(Code.MARKS_DISAGREE)
def _an_award_for_a_hand_that_did_not_qualify() -> object:
    control = Control()
    control.lock(marked=True)
    control.stand(PLAIN)
    control.mark(1, 0)
    return control.ask(commands.EndHand(table=T1, coup=1))


@deserves(Code.MARKS_DISAGREE)
def _verifying_before_the_winners_are_marked() -> object:
    control = stood()
    command = commands.VerifyAward(award=1, cards=SIX_SUITED)
    return control.ask(command, "dora", approval=control.approval("eve", place=T1))


@deserves(Code.NO_SUCH_AWARD)
def _verifying_what_nobody_won() -> object:
    control = Control()
    control.hand()
    command = commands.VerifyAward(award=1, cards=PLAIN)
    return control.ask(command, "dora", approval=control.approval("eve", place=T1))


@deserves(Code.AWARD_STATUS)
def _verifying_twice() -> object:
    control = Control()
    award = control.logged()
    command = commands.VerifyAward(award=1, cards=award.cards)
    return control.ask(command, "dora", approval=control.approval("eve", place=T1))


@deserves(Code.AWARD_STATUS)
def _paying_what_is_not_verified() -> object:
    control = Control()
    control.hit()
    return control.ask(commands.PayAward(award=1), "cleo")


@deserves(Code.AWARD_STATUS)
def _rejecting_what_is_logged() -> object:
    control = Control()
    control.logged()
    command = commands.RejectAward(award=1, reason=AwardReason.NO_WAGER, note="no light")
    return control.ask(command, "dora", approval=control.approval("eve", place=T1))


@deserves(Code.AWARD_STATUS)
def _backing_out_what_is_not_logged() -> object:
    control = Control()
    control.hit()
    command = commands.BackOutAward(award=1, reason=AwardReason.MALFUNCTION, note="a spike")
    return control.ask(command, "sam", approval=control.approval("eve"))


@deserves(Code.AWARD_PENDING)
def _the_end_of_a_dealers_hand_with_an_award_to_verify() -> object:
    control = stood()
    control.mark(1, 0)
    control.mark(2, 0)
    return control.ask(commands.EndHand(table=T1, coup=1))


@deserves(Code.AWARD_LOGGED)
def _a_void_after_the_log() -> object:
    control = stood(marked=False)
    control.verify(control.award(1))
    return control.ask(commands.VoidHand(table=T1, coup=1))


@deserves(Code.CARDS_DIFFER)
def _other_cards_than_were_recorded() -> object:
    control = Control()
    control.hit()
    command = commands.VerifyAward(award=1, cards=PLAIN)
    return control.ask(command, "dora", approval=control.approval("eve", place=T1))


@deserves(Code.REASON)
def _disabling_without_a_word() -> object:
    return Control().ask(commands.DisableMeter(reason="  "), "sam")


@deserves(Code.REASON)
def _opening_without_a_word() -> object:
    control = Control(opened=False)
    command = replace(opening(control), reason="")
    return control.ask(command, "eve", approval=control.approval("sam"))


@deserves(Code.REASON)
def _rejecting_without_a_word() -> object:
    control = Control()
    control.hit()
    command = commands.RejectAward(award=1, reason=AwardReason.NO_WAGER, note="")
    return control.ask(command, "dora", approval=control.approval("eve", place=T1))


def adjusting(change: int, reason: AdjustReason, **parameters: object) -> object:
    control = Control(**parameters)  # type: ignore[arg-type]
    command = commands.AdjustMeter(pool=Pool.METER, change=change, reason=reason, note="a note")
    return control.ask(command, "sam", approval=control.approval("eve"))


@deserves(Code.REASON)
def _a_reason_that_does_not_reach_so_far() -> object:
    return adjusting(-1, AdjustReason.RECEIPTS)


@deserves(Code.AMOUNT)
def _an_adjustment_by_nothing() -> object:
    return adjusting(0, AdjustReason.MALFUNCTION)


@deserves(Code.OVER_LIMIT)
def _an_addition_above_the_limit() -> object:
    return adjusting(1_01, AdjustReason.HOUSE_ADDITION, limit=Minor(5_001_00))


@deserves(Code.SHORT)
def _more_than_the_overflow_holds() -> object:
    return adjusting(1, AdjustReason.OVERFLOW_TO_METER)


@deserves(Code.SAME_PARAMETERS)
def _a_change_that_changes_nothing() -> object:
    control = Control()
    command = commands.ChangeParameters(parameters=control.meter.settings, reason="a review")
    return control.ask(command, "eve", approval=control.approval("sam"))


@deserves(Code.PARAMETERS)
def _a_contribution_above_everything() -> object:
    control = Control(opened=False)
    command = opening(control, contribution_ppm=1_000_001)
    return control.ask(command, "eve", approval=control.approval("sam"))


@deserves(Code.PARAMETERS)
def _a_limit_under_the_seed() -> object:
    control = Control()
    parameters = replace(control.meter.settings, limit=Minor(1))
    command = commands.ChangeParameters(parameters=parameters, reason="a review")
    return control.ask(command, "eve", approval=control.approval("sam"))


@deserves(Code.APPROVAL_MISSING)
def _opening_alone() -> object:
    control = Control(opened=False)
    return control.ask(opening(control), "eve")


@deserves(Code.APPROVAL_MISSING)
def _changing_alone() -> object:
    control = Control()
    parameters = replace(control.meter.settings, seed=Minor(6_000_00))
    return control.ask(commands.ChangeParameters(parameters=parameters, reason="a review"), "eve")


@deserves(Code.APPROVAL_REFUSED)
def _an_approval_for_another_meter() -> object:
    control = Control(opened=False)
    approval = replace(control.approval("sam"), table=approval_place(MeterId("m2")))
    return control.ask(opening(control), "eve", approval=approval)


@deserves(Code.SAME_PERSON)
def _who_verified_pays() -> object:
    control = Control()
    control.logged()
    return control.ask(commands.PayAward(award=1), "eve")


@deserves(Code.NOT_CONFIRMED)
def _an_executives_card_before_the_supervisor_confirmed() -> object:
    control = Control(executive_above=Minor(0))
    award = control.hit()
    command = commands.VerifyAward(award=1, cards=award.cards)
    return control.ask(command, "dora", approval=control.approval("eve", place=T1))


@deserves(Code.KEY)
def _j_pot_with_the_key_in_run() -> object:
    control = Control(system=System.KEYED)
    award = control.hit()
    return control.ask(commands.VerifyAward(award=1, cards=award.cards), "dora")


@deserves(Code.RECOVERY)
def _backing_out_a_paid_award_without_a_word_about_the_money() -> object:
    control = Control()
    control.logged()
    control.do(commands.PayAward(award=1), "cleo")
    command = commands.BackOutAward(award=1, reason=AwardReason.MALFUNCTION, note="a spike")
    return control.ask(command, "sam", approval=control.approval("eve"))


@pytest.mark.parametrize(
    ("code", "story"),
    [(code, story) for code, stories in STORIES.items() for story in stories],
    ids=lambda value: getattr(value, "__name__", None) or value.value,
)
def test_each_refusal_is_deserved(code: Code, story: Story) -> None:
    answer = story()
    assert isinstance(answer, MeterRefusal), answer
    assert answer.code is code


def test_every_code_has_a_case() -> None:
    elsewhere = {Code.WALLET_FULL}  # raised by a pit: tests/house
    assert set(STORIES) | elsewhere == set(Code)


@pytest.mark.parametrize("codes", [Code, AdviceCode, AdjustReason, AwardReason])
def test_every_code_is_documented(codes: type[Enum]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "progressive.md").read_text(encoding="utf-8")
    assert [one.value for one in codes if f"`{one.value}`" not in page] == []


@pytest.mark.parametrize(
    ("settings", "difference"),
    [
        ({"total-decks": 6}, Difference(Trait.DECKS, 8, 6)),
        ({"split": "winners"}, Difference(Trait.SPLIT, "participants", "winners")),
        ({"tied": "winning-hand"}, Difference(Trait.SIDE, "line", "winner")),
    ],
)
@pytest.mark.assures("PRG-28")
def test_games_of_one_meter_share_everything_that_affects_its_odds(
    settings: dict[str, str | int], difference: Difference
) -> None:
    game = load_game("progressive-3", settings=settings)
    answer = Control().ask(commands.JoinTable(table=TableId("t3"), game=game))
    assert answer == MeterRefusal(Code.OTHER_GAME, difference=difference)


@pytest.mark.parametrize(
    ("own", "other"),
    [("progressive-3", "progressive-1"), ("progressive-1", "progressive-1-five")],
)
def test_a_meter_refuses_other_games_and_stakes_by_name(own: str, other: str) -> None:
    difference = Difference(Trait.GAME, own, other)
    answer = Control(own).ask(commands.JoinTable(table=TableId("t3"), game=load_game(other)))
    assert answer == MeterRefusal(Code.OTHER_GAME, difference=difference)


def test_an_equal_key_does_not_hide_another_stake_currency_or_pay_table() -> None:
    control = Control()
    bet = control.game.bet("progressive")
    for other in (
        with_changes(bet, stake=Minor(5_00)),
        with_changes(bet, rows=(a_row("win", "100 % of meter"),)),
    ):
        bets = tuple(other if one.key == "progressive" else one for one in control.game.bets)
        game = with_changes(control.game, bets=bets)
        join = commands.JoinTable(table=TableId("t3"), game=game)
        assert control.refused(join) is Code.OTHER_GAME


def test_limits_seats_and_conduct_may_differ() -> None:
    game = load_game("progressive-3", settings={"seats": 9, "table-limits": "25-5000"})
    control = Control()
    control.do(commands.JoinTable(table=TableId("t3"), game=game))
    assert control.meter.tables == (T1, T2, "t3")


def test_a_refusal_changes_nothing() -> None:
    control = Control(opened=False)
    control.ask(opening(control), "eve")
    assert control.meter == Meter(id=METER)
