"""Refusals about people in words."""

import inspect

import pytest

from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.core.text import Language
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.staff import ApprovalFault, Objection, Role
from puntobanco.people.wording import (
    ROLES,
    approval_sentence,
    missing_sentence,
    people_sentence,
)


@pytest.mark.parametrize("code", list(PeopleCode), ids=lambda code: code.value)
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


@pytest.mark.parametrize(
    "fault",
    [fault for fault in ApprovalFault if fault is not ApprovalFault.MISSING],
    ids=lambda fault: fault.value,
)
def test_why_an_approval_does_not_count_is_said_in_every_language(fault: ApprovalFault) -> None:
    said = [approval_sentence(Objection(fault).detail, language) for language in Language]
    begun = ("The approval does not count: ", "该批准无效：", "該批准無效：")
    assert all(one.startswith(start) for one, start in zip(said, begun, strict=True))
    assert [one[-1] for one in said] == [".", "。", "。"]
    assert not any("{" in one for one in said)


@pytest.mark.parametrize(
    ("detail", "english", "chinese"),
    [
        (
            "wrong-role: cashier and dealer, expected supervisor or executive",
            "it was given as cashier and dealer; expected supervisor or executive.",
            "批准人职位为账房兼荷官；须由主管或经理批准。",
        ),
        (
            "wrong-role: supervisor, expected executive above 5000.26",
            "it was given as supervisor; expected executive, above 5000.26.",
            "批准人职位为主管；须由经理（高于 5000.26）批准。",
        ),
        (
            "other-table: mini-1, expected meter/dragon",
            "it was given for table mini-1; expected meter dragon.",
            "批准用于赌桌 mini-1；须用于奖池 dragon。",
        ),
        ("", "The approval does not count.", "该批准无效。"),
    ],
)
def test_what_was_given_and_what_was_expected_is_named(
    detail: str, english: str, chinese: str
) -> None:
    assert approval_sentence(detail, Language.EN).endswith(english)
    assert approval_sentence(detail, Language.ZH_HANS).endswith(chinese)


def test_whose_approval_is_missing_is_said() -> None:
    assert missing_sentence("executive above 5.00", Language.EN) == (
        "A second person has to approve this: executive, above 5.00."
    )
    assert missing_sentence("supervisor or executive", Language.ZH_HANT) == (
        "此操作需要第二人批准：主管或經理。"
    )
    assert missing_sentence("", Language.ZH_HANS) == "此操作需要第二人批准。"


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
