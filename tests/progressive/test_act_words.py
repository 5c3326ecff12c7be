"""What a second person approves at a meter, told in words before they sign."""

import pytest
from msgspec.structs import replace

from puntobanco.core.game import FixedPays, System
from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.core.text import Language
from puntobanco.people.acts import ActWords
from puntobanco.progressive import commands
from puntobanco.progressive.act_words import (
    ADJUST_REASONS,
    AWARD_REASONS,
    RECOVERIES,
    act_words,
    opening_words,
)
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


@pytest.fixture
def control() -> Control:
    return Control("progressive-3")


def said(words: ActWords, language: Language = Language.EN) -> dict[str, str]:
    return {name.to(language): value.to(language) for name, value in words.lines}


def test_an_opening_is_told_with_its_game_and_every_setting(control: Control) -> None:
    game = control.game
    command = commands.OpenMeter(game=game, parameters=preset(game), reason="a new game")
    assert said(opening_words(command)) == {
        "Game": game.name,
        "Seed": "USD 5000.00",
        "Contribution": "26 %",
        "Reserve contribution": "0 %",
        "Fixed pays from": "the tray",
        "Limit": "none",
        "Verification": "carded",
        "Executive above": "USD 10000.00",
        "Most wagered in a coup": "USD 14.00",
        "Reason": "a new game",
    }
    assert opening_words(command).title.zh_hant == "開啟累積獎"


def test_a_change_is_told_setting_by_setting(control: Control) -> None:
    before = control.meter.settings
    after = replace(
        before,
        rates=Rates(12_500, before.rates.reserve_ppm, FixedPays.METER),
        limit=Minor(9_000_00),
        system=System.KEYED,
    )
    command = commands.ChangeParameters(parameters=after, reason="a slow month")
    assert said(act_words(control.meter, command)) == {
        "Contribution": "26 %, then 1.25 %",
        "Fixed pays from": "the tray, then the meter",
        "Limit": "none, then USD 9000.00",
        "Verification": "carded, then keyed",
        "Reason": "a slow month",
    }
    chinese = said(act_words(control.meter, command), Language.ZH_HANS)
    assert chinese["上限"] == "无，改为USD 9000.00"


def test_an_award_is_told_with_its_number_and_amount(control: Control) -> None:
    verify = commands.VerifyAward(award=1, cards=SIX_SUITED)
    assert said(act_words(control.meter, verify)) == {"Award": "1", "Cards": " ".join(SIX_SUITED)}
    control.hit()
    amount = f"USD {control.meter.rules.currency.written(control.meter.awards[0].amount)}"
    assert said(act_words(control.meter, verify))["Amount"] == amount
    for reason, words in AWARD_REASONS.items():
        for made in (
            commands.RejectAward(award=1, reason=reason, note="the film"),
            commands.BackOutAward(award=1, reason=reason, note="the film"),
        ):
            found = act_words(control.meter, made)
            assert said(found) == {
                "Award": "1",
                "Amount": amount,
                "Reason": words.en,
                "Note": "the film",
            }
    assert AWARD_REASONS.keys() == set(AwardReason)
    for recovery, words in RECOVERIES.items():
        back = commands.BackOutAward(
            award=1, reason=AwardReason.COUP_VOID, note="the film", recovery=recovery
        )
        assert said(act_words(control.meter, back))["The money"] == words.en
    assert RECOVERIES.keys() == set(Recovery)


def test_an_adjustment_is_told_with_what_is_held(control: Control) -> None:
    names = {Pool.METER: "Meter", Pool.RESERVE: "Reserve", Pool.OVERFLOW: "Overflow"}
    for pool, name in names.items():
        command = commands.AdjustMeter(
            pool=pool, change=-5_00, reason=AdjustReason.MALFUNCTION, note="as found"
        )
        held = "USD 5000.00" if pool is Pool.METER else "USD 0.00"
        assert said(act_words(control.meter, command)) == {
            "Pool": name,
            "Held now": held,
            "Change": "USD -5.00",
            "Reason": ADJUST_REASONS[AdjustReason.MALFUNCTION].en,
            "Note": "as found",
        }
    assert ADJUST_REASONS.keys() == set(AdjustReason)


def test_enabling_a_meter_is_told_with_its_fault(control: Control) -> None:
    enable = commands.EnableMeter(reason="repaired")
    assert said(act_words(control.meter, enable)) == {"Fault": "–", "Reason": "repaired"}
    control.do(commands.ReportFault(reason="it flickers"), "sam")
    assert said(act_words(control.meter, enable))["Fault"] == "it flickers"


def test_a_confirmation_names_the_award_as_its_verification_does(control: Control) -> None:
    award = control.hit()
    confirm = act_words(control.meter, commands.ConfirmAward(award=award.number))
    verify = act_words(control.meter, commands.VerifyAward(award=award.number, cards=award.cards))
    assert confirm.lines == verify.lines[:-1], "all but the cards"
    assert len(confirm.lines) == 2
    assert confirm.title != verify.title


def test_a_turn_of_the_key_names_every_award_that_waits_at_its_table(control: Control) -> None:
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

    def words(table: TableId, to: KeyPosition) -> ActWords:
        return act_words(control.meter, commands.TurnKey(table=table, to=to))

    (_, position), *lines = words(T1, KeyPosition.JPH).lines
    assert position.en == KeyPosition.JPH.value.upper()
    waiting = [commands.ConfirmAward(award=number) for number in (1, 2)]
    assert lines == [line for one in waiting for line in act_words(control.meter, one).lines]
    ((_, position),) = words(T2, KeyPosition.RUN).lines
    assert position.en == KeyPosition.RUN.value.upper()
