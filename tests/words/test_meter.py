"""A meter's refusals in every language: one rendering per code."""

from pathlib import Path

import pytest

from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.people.staff import ApprovalFault, Objection, Role
from puntobanco.progressive.advice import Advice, AdviceCode, Level
from puntobanco.progressive.refusals import (
    Difference,
    DisputedMark,
    MeterRefusal,
    MeterRefusalCode,
    Trait,
    WrongStep,
)
from puntobanco.progressive.state import AdjustReason, AwardStatus, HandPhase, KeyPosition, Pool
from puntobanco.progressive.wording import refusal_fact
from puntobanco.words import Language, words_in
from tests.kit.catalogue import CHECKED

GOLDEN = Path(__file__).parent / "golden"
Code = MeterRefusalCode
TABLE = TableId("t1")
REFUSALS = (
    MeterRefusal(Code.NO_SUCH_METER),
    MeterRefusal(Code.METER_EXISTS),
    MeterRefusal(Code.METER_DOWN),
    MeterRefusal(Code.METER_UP),
    MeterRefusal(Code.NOT_YOURS, roles=(Role.SUPERVISOR, Role.EXECUTIVE)),
    MeterRefusal(Code.NO_PROGRESSIVE),
    MeterRefusal(Code.PLAYER_DEALER),
    MeterRefusal(Code.OTHER_GAME, difference=Difference(Trait.STAKE, 1_00, 5_00)),
    MeterRefusal(Code.TABLE_JOINED, table=TABLE),
    MeterRefusal(Code.TABLE_NOT_JOINED, table=TABLE),
    MeterRefusal(Code.HAND_ON, tables=(TABLE, TableId("t2"))),
    MeterRefusal(Code.NO_HAND, table=TABLE, coup=17),
    MeterRefusal(Code.WRONG_STEP, step=WrongStep.PHASE, phase=HandPhase.ENDED),
    MeterRefusal(Code.EMPTY_SEAT, seat=5),
    MeterRefusal(Code.NO_SUCH_ROW, row=7),
    MeterRefusal(Code.MARKS_DISAGREE, marks=(DisputedMark(2, None, "10 for 1"),)),
    MeterRefusal(Code.NO_SUCH_AWARD, awards=(3,)),
    MeterRefusal(Code.AWARD_STATUS, awards=(3,), status=AwardStatus.PAID),
    MeterRefusal(Code.AWARD_PENDING, awards=(3, 4)),
    MeterRefusal(Code.AWARD_LOGGED, awards=(3,)),
    MeterRefusal(Code.CARDS_DIFFER, cards=("2h", "Kh")),
    MeterRefusal(Code.REASON, adjustment=AdjustReason.RECEIPTS, pool=Pool.METER, up=False),
    MeterRefusal(Code.AMOUNT),
    MeterRefusal(Code.OVER_LIMIT, Minor(1_00)),
    MeterRefusal(Code.SHORT, Minor(12_34), seat=2),
    MeterRefusal(Code.SAME_PARAMETERS),
    MeterRefusal(
        Code.PARAMETERS,
        advice=(
            Advice(Level.REFUSE, AdviceCode.CONTRIBUTION_RANGE, rate_ppm=1_200_000),
            Advice(Level.REFUSE, AdviceCode.SEED_ZERO),
        ),
    ),
    MeterRefusal(
        Code.APPROVAL_MISSING,
        objection=Objection(
            ApprovalFault.MISSING, expected_roles=(Role.EXECUTIVE,), above=Minor(10_000_00)
        ),
    ),
    MeterRefusal(Code.APPROVAL_REFUSED, objection=Objection(ApprovalFault.EXPIRED)),
    MeterRefusal(Code.SAME_PERSON),
    MeterRefusal(Code.NOT_CONFIRMED),
    MeterRefusal(Code.KEY, position=KeyPosition.JPH),
    MeterRefusal(Code.RECOVERY, status=AwardStatus.PAID),
    MeterRefusal(Code.WALLET_FULL, Minor(5_00)),
)


def test_every_code_has_a_rendering() -> None:
    assert [one.code for one in REFUSALS] == list(Code)


@pytest.mark.parametrize("language", CHECKED)
def test_each_refusal_matches_its_golden_rendering(language: Language) -> None:
    words = words_in(language)
    found = {one.code.value: words.text(refusal_fact(one, DOLLARS)) for one in REFUSALS}
    lines = (GOLDEN / f"meter-refusals.{language}.txt").read_text("utf-8").splitlines()
    assert found == dict(line.split(": ", 1) for line in lines)
