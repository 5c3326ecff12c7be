"""What a second person approves at a meter, stated before signing."""

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import Fact, Rate, SheetName, Value, fact, fact_of
from puntobanco.core.game import FixedPays, System
from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.people.acts import ActFacts
from puntobanco.progressive import commands
from puntobanco.progressive.act_facts import act_facts, opening_facts
from puntobanco.progressive.figures import MeterFigure, label_of
from puntobanco.progressive.state import (
    AdjustReason,
    AwardReason,
    KeyPosition,
    Pool,
    Rates,
    Recovery,
    preset,
)
from tests.kit.meters import SIX_SUITED, T1, T2, Control, players

REASON, NOTE = fact("act-line-reason"), fact("act-line-note")
AWARD, AMOUNT = fact("act-line-award"), fact("act-line-amount")


@pytest.fixture
def control() -> Control:
    return Control("progressive-3")


def from_to(before: Value, after: Value) -> Fact:
    return fact("act-from-to", before=before, after=after)


def test_an_opening_states_its_game_and_every_setting(control: Control) -> None:
    game = control.game
    command = commands.OpenMeter(game=game, parameters=preset(game), reason="a new game")
    money = game.currency.amount
    assert opening_facts(command) == (
        fact("act-open-meter"),
        (
            (fact("act-line-game"), SheetName(game.name)),
            (label_of(MeterFigure.SEED), money(5_000_00)),
            (label_of(MeterFigure.CONTRIBUTION), Rate(260_000)),
            (label_of(MeterFigure.RESERVE_CONTRIBUTION), Rate(0)),
            (label_of(MeterFigure.LIMIT), fact("meter-no-limit")),
            (label_of(MeterFigure.FIXED_PAYS), fact("meter-from-tray")),
            (label_of(MeterFigure.SYSTEM), fact("meter-system-carded")),
            (label_of(MeterFigure.EXECUTIVE_ABOVE), money(10_000_00)),
            (label_of(MeterFigure.MOST_WAGERED), money(14_00)),
            (REASON, "a new game"),
        ),
    )


def test_a_change_is_stated_setting_by_setting(control: Control) -> None:
    before = control.meter.settings
    after = replace(
        before,
        rates=Rates(12_500, before.rates.reserve_ppm, FixedPays.METER),
        limit=Minor(9_000_00),
        system=System.KEYED,
    )
    command = commands.ChangeParameters(parameters=after, reason="a slow month")
    money = control.game.currency.amount
    assert act_facts(control.meter, command) == (
        fact("act-change-meter"),
        (
            (label_of(MeterFigure.CONTRIBUTION), from_to(Rate(260_000), Rate(12_500))),
            (label_of(MeterFigure.LIMIT), from_to(fact("meter-no-limit"), money(9_000_00))),
            (
                label_of(MeterFigure.FIXED_PAYS),
                from_to(fact("meter-from-tray"), fact("meter-from-meter")),
            ),
            (
                label_of(MeterFigure.SYSTEM),
                from_to(fact("meter-system-carded"), fact("meter-system-keyed")),
            ),
            (REASON, "a slow month"),
        ),
    )


def test_an_award_is_stated_with_its_number_and_amount(control: Control) -> None:
    verify = commands.VerifyAward(award=1, cards=SIX_SUITED)
    cards = (fact("act-line-cards"), " ".join(SIX_SUITED))
    assert act_facts(control.meter, verify).lines == ((AWARD, 1), cards)
    control.hit()
    amount = control.game.currency.amount(control.meter.awards[0].amount)
    about = ((AWARD, 1), (AMOUNT, amount))
    assert act_facts(control.meter, verify).lines == (*about, cards)
    for reason in AwardReason:
        why = ((REASON, fact_of("meter-reason", reason)), (NOTE, "the film"))
        reject = commands.RejectAward(award=1, reason=reason, note="the film")
        back = commands.BackOutAward(award=1, reason=reason, note="the film")
        assert act_facts(control.meter, reject) == (fact("act-reject-award"), (*about, *why))
        assert act_facts(control.meter, back) == (fact("act-back-out-award"), (*about, *why))
    for recovery in Recovery:
        back = commands.BackOutAward(
            award=1, reason=AwardReason.COUP_VOID, note="the film", recovery=recovery
        )
        line = (fact("act-line-recovery"), fact_of("meter-recovery", recovery))
        assert line in act_facts(control.meter, back).lines


def test_an_adjustment_is_stated_with_the_balance(control: Control) -> None:
    money = control.game.currency.amount
    for pool in Pool:
        command = commands.AdjustMeter(
            pool=pool, change=-5_00, reason=AdjustReason.MALFUNCTION, note="as found"
        )
        assert act_facts(control.meter, command) == (
            fact("act-adjust-meter"),
            (
                (fact("act-line-pool"), fact_of("meter-pool", pool)),
                (fact("act-line-held"), money(5_000_00 if pool is Pool.METER else 0)),
                (fact("act-line-change"), money(-5_00)),
                (REASON, fact("meter-adjust-malfunction")),
                (NOTE, "as found"),
            ),
        )


def test_enabling_a_meter_is_stated_with_its_fault(control: Control) -> None:
    enable = commands.EnableMeter(reason="repaired")
    fault = fact("act-line-fault")
    repaired = (REASON, "repaired")
    assert act_facts(control.meter, enable).lines == ((fault, fact("act-nothing")), repaired)
    control.do(commands.ReportFault(reason="it flickers"), "sam")
    assert act_facts(control.meter, enable).lines == ((fault, "it flickers"), repaired)


def test_a_confirmation_names_the_award_as_its_verification_does(control: Control) -> None:
    award = control.hit()
    confirm = act_facts(control.meter, commands.ConfirmAward(award=award.number))
    verify = act_facts(control.meter, commands.VerifyAward(award=award.number, cards=award.cards))
    assert confirm.lines == verify.lines[:-1], "all but the cards"
    assert len(confirm.lines) == 2
    assert confirm.title != verify.title


def test_a_turn_of_the_key_names_every_pending_award_at_its_table(control: Control) -> None:
    for wagers in (players(1), players(1, 2)):
        control.hit(wagers=wagers)
    rejected = control.hit()
    control.do(
        commands.RejectAward(
            award=rejected.number, reason=AwardReason.NO_WAGER, note="the light was off"
        ),
        "dora",
        approval=control.approval("sam", place=T1),
    )

    def facts(table: TableId, to: KeyPosition) -> ActFacts:
        return act_facts(control.meter, commands.TurnKey(table=table, to=to))

    (_, position), *lines = facts(T1, KeyPosition.JPH).lines
    assert position == KeyPosition.JPH.value.upper()
    waiting = [commands.ConfirmAward(award=number) for number in (1, 2)]
    assert lines == [line for one in waiting for line in act_facts(control.meter, one).lines]
    ((_, position),) = facts(T2, KeyPosition.RUN).lines
    assert position == KeyPosition.RUN.value.upper()
