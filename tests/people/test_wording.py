"""Refusals about people in words."""

import inspect

import pytest

from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.core.text import Language
from puntobanco.people import wording as people_wording
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.staff import Role
from puntobanco.people.wording import ROLES, people_sentence

_WORDED = tuple(people_wording._WORDS)


@pytest.mark.parametrize("code", [*_WORDED, PeopleCode.REFUSED], ids=lambda code: code.value)
def test_every_code_can_be_said_in_every_language(code: PeopleCode) -> None:
    said = [
        people_sentence(PeopleRefusal("nobody", code), language, DOLLARS) for language in Language
    ]
    assert said[0].endswith(".")
    if code is PeopleCode.REFUSED:
        assert set(said) == {"nobody."}
    else:
        assert all(sentence.endswith("。") for sentence in said[1:])
        assert "nobody" not in "".join(said)


def test_every_code_says_what_it_means() -> None:
    source = inspect.getsource(PeopleCode)
    for code in PeopleCode:
        following = source.split(f'{code.name} = "{code.value}"', 1)[1].lstrip()
        assert following.startswith('"""'), code


def test_every_role_has_a_name_of_its_own() -> None:
    assert set(ROLES) == set(Role)
    assert all(ROLES[role].en == role.value for role in Role)


@pytest.mark.parametrize(
    ("currency", "amount"),
    [(DOLLARS, "USD 12.50"), (Currency("JPY", 0), "JPY 1250"), (Currency("KWD", 3), "KWD 1.250")],
)
def test_what_a_wallet_holds_is_said_in_the_houses_currency(
    currency: Currency, amount: str
) -> None:
    short = PeopleRefusal("less", PeopleCode.SHORT_WALLET, allowed=Minor(1250))
    said = people_sentence(short, Language.EN, currency)
    assert said == f"The wallet holds less. Allowed: {amount}."
    assert people_sentence(short, Language.ZH_HANS, currency) == f"钱包余额不足。可接受：{amount}。"
