"""Refusals in words."""

import pytest

from puntobanco.core.game import Currency
from puntobanco.core.text import Language
from puntobanco.table import wording
from puntobanco.table.refusals import Refusal, RefusalCode
from puntobanco.table.wording import sentence

DOLLARS = Currency("USD", 2)


@pytest.mark.parametrize("code", [*wording._WORDS], ids=lambda code: code.value)
def test_every_code_can_be_said_in_every_language(code: RefusalCode) -> None:
    said = [sentence(Refusal(code), language, DOLLARS) for language in Language]
    assert all(said)
    assert said[0].endswith(".")
    assert said[1].endswith("。")
    assert said[2].endswith("。")


def test_the_allowed_amount_is_said_in_money() -> None:
    refusal = Refusal(RefusalCode.OVER_BET_LIMIT, "player", 15_00)
    assert sentence(refusal, Language.EN, DOLLARS) == (
        "That is above the most for this bet. Allowed: USD 15.00."
    )


def test_the_seat_whose_chips_are_gone_is_named() -> None:
    refusal = Refusal(RefusalCode.CHIPS_GONE, "3")
    assert sentence(refusal, Language.EN, DOLLARS).startswith("Seat 3: Chips that were paid")
    assert sentence(refusal, Language.ZH_HANS, DOLLARS).startswith("3 号位：多付")


def test_nothing_allowed_is_not_offered() -> None:
    refusal = Refusal(RefusalCode.LOSS_LIMIT, "player", 0)
    assert sentence(refusal, Language.EN, DOLLARS) == "Above what your own loss limit leaves."
