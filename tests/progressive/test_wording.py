"""Refusals of a meter in words."""

import pytest

from puntobanco.core.game import Currency
from puntobanco.core.text import Language
from puntobanco.progressive import wording
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.wording import meter_sentence

DOLLARS = Currency("USD", 2)


@pytest.mark.parametrize("code", [*wording._WORDS], ids=lambda code: code.value)
def test_every_code_can_be_said_in_every_language(code: MeterRefusalCode) -> None:
    said = [meter_sentence(MeterRefusal(code), language, DOLLARS) for language in Language]
    assert [one[-1] for one in said] == [".", "。", "。"]


def test_a_disagreement_is_said_in_full() -> None:
    shown = "seat 2: marked nothing, the cards make 10 for 1"
    refusal = MeterRefusal(MeterRefusalCode.MARKS_DISAGREE, shown)
    assert meter_sentence(refusal, Language.EN, DOLLARS) == (
        f"Marks and cards say different things. ({shown})"
    )


def test_the_allowed_amount_is_said_in_money() -> None:
    refusal = MeterRefusal(MeterRefusalCode.SHORT, "", 12_34)
    assert meter_sentence(refusal, Language.EN, DOLLARS) == (
        "There is less than that. Allowed: USD 12.34."
    )
