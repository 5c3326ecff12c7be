"""Missing and invalid approvals, rendered in each language."""

import pytest

from puntobanco.core.ids import MeterId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.people.approval_facts import objection_fact
from puntobanco.people.places import HOUSE_PLACE, meter_place
from puntobanco.people.staff import ApprovalFault, Objection, Role
from puntobanco.words import words_in
from puntobanco.words.languages import parse_language

TABLE, METER = TableId("mini-1"), meter_place(MeterId("dragon"))
GOLDEN = {
    "missing": (
        Objection(ApprovalFault.MISSING, expected_roles=(Role.EXECUTIVE,), above=Minor(5_00)),
        "A second person must approve this: executive, above USD 5.00.",
        "此操作需要第二人批准：经理（高于 USD 5.00）。",
        "此操作需要第二人批准：經理（高於 USD 5.00）。",
    ),
    "roles": (
        Objection(
            ApprovalFault.WRONG_ROLE,
            (Role.CASHIER, Role.DEALER),
            (Role.SUPERVISOR, Role.EXECUTIVE),
        ),
        (
            "The approval is not valid: it was given as cashier and dealer; "
            "expected supervisor or executive."
        ),
        "该批准无效：批准人职位为账房兼荷官；须由主管或经理批准。",
        "該批准無效：批准人職位為帳房兼荷官；須由主管或經理批准。",
    ),
    "places": (
        Objection(ApprovalFault.OTHER_TABLE, place=TABLE, expected_place=METER),
        "The approval is not valid: it was given for table mini-1; expected meter dragon.",
        "该批准无效：批准用于赌桌 mini-1；须用于奖池 dragon。",
        "該批准無效：批准用於賭桌 mini-1；須用於獎池 dragon。",
    ),
    "house": (
        Objection(ApprovalFault.OTHER_TABLE, place=TABLE, expected_place=HOUSE_PLACE),
        "The approval is not valid: it was given for table mini-1; expected the house.",
        "该批准无效：批准用于赌桌 mini-1；须用于本场。",
        "該批准無效：批准用於賭桌 mini-1；須用於本場。",
    ),
    "expired": (
        Objection(ApprovalFault.EXPIRED),
        "The approval is not valid: it has expired; ask for a new one.",
        "该批准无效：已过期；请重新批准。",
        "該批准無效：已過期；請重新批准。",
    ),
}


@pytest.mark.parametrize("case", GOLDEN)
def test_an_objection_reads_in_every_language(case: str) -> None:
    objection, *expected = GOLDEN[case]
    stated = objection_fact(objection, DOLLARS)
    tags = ("en", "zh-Hans", "zh-Hant")
    assert [words_in(parse_language(tag)).text(stated) for tag in tags] == expected
