"""Every refusal of a table and of the house, rendered in each language.

The golden files have one line per code. After an intentional change of a message, regenerate them
with `python -m tests.words.test_refusals`.
"""

from pathlib import Path

import pytest

from puntobanco.core.facts import Fact
from puntobanco.core.ids import CardId, CommandId, MeterId, PatronId, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.core.shoe import Burn
from puntobanco.people import refusal_facts as people_facts
from puntobanco.people.care import LimitKind
from puntobanco.people.house import HouseKey
from puntobanco.people.refusals import PeopleCode, PeopleRefusal, TermUnit
from puntobanco.people.staff import ApprovalFault, Objection, Role
from puntobanco.table import refusal_facts as table_facts
from puntobanco.table.refusals import BetClosed, Refusal, RefusalCode
from puntobanco.table.state import Phase
from puntobanco.words import Language, languages, words_in
from tests.kit.catalogue import CHECKED

GOLDEN = Path(__file__).parent / "golden"
MISSING = Objection(ApprovalFault.MISSING, expected_roles=(Role.SUPERVISOR,))
ELSEWHERE = Objection(
    ApprovalFault.OTHER_TABLE, place=TableId("t1"), expected_place=TableId("meter/dragon")
)

_Table, _People = RefusalCode, PeopleCode
TABLE = (
    Refusal(_Table.WRONG_PHASE, phase=Phase.BETTING),
    Refusal(_Table.OTHER_COUP, coup=7),
    Refusal(_Table.TABLE_DISABLED, reason="a spill"),
    Refusal(_Table.APPROVAL_MISSING, objection=MISSING),
    Refusal(_Table.APPROVAL_REFUSED, objection=ELSEWHERE),
    Refusal(_Table.NO_SUCH_SEAT, seats=(1, 2, 3)),
    Refusal(_Table.AMOUNT, amount=-5),
    Refusal(_Table.AMOUNT, allowed=10_000_00),
    Refusal(_Table.SHORT_WALLET, allowed=12_50),
    Refusal(_Table.SHORT_CHIPS, bet="tie", allowed=40_00),
    Refusal(_Table.NO_SUCH_BET, bet="big", bets=("player", "tie")),
    Refusal(_Table.BET_CLOSED, closed=BetClosed.PAIRS, game=60),
    Refusal(_Table.BET_CLOSED, closed=BetClosed.METER_DOWN),
    Refusal(_Table.BET_CLOSED, closed=BetClosed.NO_EXACT_STAKE),
    Refusal(_Table.DENOMINATION, step=1_00, allowed=10_00),
    Refusal(_Table.DENOMINATION, stake=1_00, allowed=1_00),
    Refusal(_Table.STAKE_STEP, step=20, allowed=7_20),
    Refusal(_Table.OVER_BET_LIMIT, bet="player", allowed=15_00),
    Refusal(_Table.OVER_TOTAL_LIMIT, allowed=0),
    Refusal(_Table.OVER_DIFFERENCE, bet="player", allowed=5_00),
    Refusal(_Table.BOTH_LINES, bets=("dragon-bonus",)),
    Refusal(_Table.CUT_POSITION, last=415),
    Refusal(_Table.BANK_TOO_SMALL, allowed=10_00),
    Refusal(_Table.WRONG_CARD, card="1x"),
    Refusal(_Table.NO_SUCH_CARD, place=4),
    Refusal(_Table.BURN_OPTION, burn=Burn.POINTS),
    Refusal(_Table.CARD_BEYOND_SUPPLY, card="2s", decks=8),
    Refusal(_Table.FEE_COLUMN, columns=("line", "tie")),
    Refusal(_Table.SETTING_VALUE, setting="betting-time", value=True),
    Refusal(_Table.SAME_ID, command=CommandId("c1")),
    Refusal(_Table.FACE_DOWN, places=(0, 2)),
    Refusal(_Table.METER_LINKED, meter=MeterId("dragon")),
    Refusal(_Table.LOSS_LIMIT, bet="player", allowed=20_00),
    Refusal(_Table.CHIPS_GONE, seats=(1, 3)),
    Refusal(_Table.OTHER_CURRENCY, currency="EUR"),
    Refusal(_Table.WALLET_FULL, allowed=2_00),
)
"""Refusals whose fields are shown; every other code needs no fields."""

PEOPLE = (
    PeopleRefusal(_People.ROLE_MISSING, roles=(Role.ADMIN,)),
    PeopleRefusal(_People.UNKNOWN_PATRON, patron=PatronId("ann")),
    PeopleRefusal(_People.UNKNOWN_STAFF, staff=StaffId("dan")),
    PeopleRefusal(_People.UNKNOWN_CARD, card=CardId("k1")),
    PeopleRefusal(_People.CARD_ISSUED, card=CardId("k1")),
    *(PeopleRefusal(_People.SETTING_VALUE, setting=key, value="x") for key in HouseKey),
    PeopleRefusal(_People.LIMIT_VALUE, limit=LimitKind.TIME_DAY, most=1440),
    *(PeopleRefusal(_People.TERM, offered=(1, 7), unit=unit) for unit in TermUnit),
    PeopleRefusal(_People.SHORT_WALLET, allowed=Minor(12_50)),
    PeopleRefusal(_People.ROLES_APART, roles=(Role.ADMIN, Role.CASHIER)),
    PeopleRefusal(_People.APPROVAL_MISSING, objection=MISSING),
    PeopleRefusal(_People.APPROVAL_REFUSED, objection=ELSEWHERE),
    PeopleRefusal(
        _People.CAGE_TRANSACTION, roles=(Role.SUPERVISOR, Role.EXECUTIVE), allowed=Minor(10_000_00)
    ),
    PeopleRefusal(_People.CAGE_SHIFT, roles=(Role.SUPERVISOR, Role.EXECUTIVE), allowed=Minor(0)),
    PeopleRefusal(_People.OPENED_AS, demonstration=True),
    PeopleRefusal(_People.OPENED_AS, demonstration=False),
    PeopleRefusal(_People.WALLET_FULL, allowed=Minor(2_00)),
    PeopleRefusal(_People.AMOUNT, amount=0),
    PeopleRefusal(_People.AMOUNT, allowed=Minor(10_000_00)),
)


def facts() -> list[Fact]:
    """Each code of both kinds at least once, in the order of the codes."""
    table = [
        table_facts.refusal_fact(refusal, DOLLARS)
        for code in RefusalCode
        for refusal in [one for one in TABLE if one.code is code] or [Refusal(code)]
    ]
    people = [
        people_facts.refusal_fact(refusal, DOLLARS)
        for code in PeopleCode
        for refusal in [one for one in PEOPLE if one.code is code] or [PeopleRefusal(code)]
    ]
    return table + people


def rendered(language: Language) -> str:
    words = words_in(language)
    return "".join(f"{stated.code}: {words.text(stated)}\n" for stated in facts())


@pytest.mark.parametrize("language", CHECKED)
def test_every_refusal_matches_its_golden_rendering(language: Language) -> None:
    golden = (GOLDEN / f"refusals.{language}.txt").read_text("utf-8")
    assert rendered(language) == golden


@pytest.mark.parametrize("language", languages())
def test_every_refusal_can_be_rendered(language: Language) -> None:
    assert all(line.endswith((".", "。")) for line in rendered(language).splitlines())


if __name__ == "__main__":
    for tag in CHECKED:
        (GOLDEN / f"refusals.{tag}.txt").write_text(rendered(tag), "utf-8")
