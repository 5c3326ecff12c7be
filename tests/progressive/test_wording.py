"""What is said of a meter, as facts."""

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import Clauses, Fact, Rate, Sentences, Value, fact
from puntobanco.core.ids import TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.core.rows import Side
from puntobanco.people.staff import ApprovalFault, Objection
from puntobanco.progressive.advice import Advice, AdviceCode, Level
from puntobanco.progressive.refusals import (
    Difference,
    DisputedMark,
    MeterRefusal,
    MeterRefusalCode,
    Trait,
)
from puntobanco.progressive.state import IncrementFault, MeterFault, WrongIncrement
from puntobanco.progressive.wording import difference_fact, down_reason, fault_value, refusal_fact
from tests.kit.meters import T1, Control

DOLLAR = DOLLARS.amount(Minor(1_00))


def test_a_disabled_meter_states_the_staff_reason_or_the_refused_wagers() -> None:
    meter = Control().meter
    refused = MeterFault(
        increment=WrongIncrement(IncrementFault.MOST, 7, amount=Minor(1_00)), table=T1, coup=4
    )
    assert down_reason(meter) == ""
    assert down_reason(replace(meter, disabled="a review")) == "a review"
    assert down_reason(replace(meter, fault=MeterFault("the sign is dark"))) == "the sign is dark"
    assert down_reason(replace(meter, fault=refused)) == fact(
        "meter-wrong-increment",
        table="t1",
        coup=4,
        why=fact("meter-increment-most", wagers=7, amount=DOLLAR),
    )


def test_a_fault_without_a_place_names_the_wagers() -> None:
    fault = MeterFault(
        increment=WrongIncrement(
            IncrementFault.STAKE, 2, seat=3, amount=Minor(2_00), expected=Minor(1_00)
        )
    )
    stated = fault_value(fault, DOLLARS)
    assert isinstance(stated, Fact)
    assert (stated.get("table"), stated.get("coup")) == ("", 0)
    assert stated.get("why") == fact(
        "meter-increment-stake",
        wagers=2,
        seat=3,
        amount=DOLLARS.amount(Minor(2_00)),
        expected=DOLLAR,
    )
    assert fault_value(MeterFault("dark"), DOLLARS) == "dark"


@pytest.mark.parametrize(
    ("difference", "stated"),
    [
        (Difference(Trait.PAY_TABLE, "", ""), fact("meter-difference-pay-table")),
        (
            Difference(Trait.STAKE, 1_00, 5_00),
            fact("meter-difference-stake", own=DOLLAR, other=DOLLARS.amount(Minor(5_00))),
        ),
        (
            Difference(Trait.SIDE, Side.PLAYER.value, Side.BANKER.value),
            fact("meter-difference-side", own=fact("side-player"), other=fact("side-banker")),
        ),
        (
            Difference(Trait.DECKS, 8, 6),
            fact("meter-difference-decks", own=8, other=6),
        ),
    ],
)
def test_a_difference_between_tables_has_a_typed_value(
    difference: Difference, stated: Fact
) -> None:
    assert difference_fact(difference, DOLLARS) == stated


def test_disputed_marks_name_what_was_marked_and_what_the_cards_pay() -> None:
    refusal = MeterRefusal(
        MeterRefusalCode.MARKS_DISAGREE, marks=(DisputedMark(2, None, "10 for 1"),)
    )
    stated = fact(
        "meter-disagreement",
        seat=2,
        marked=fact("meter-disagreement-nothing"),
        cards=fact("pays-for", n="10", m="1"),
    )
    assert refusal_fact(refusal, DOLLARS).get("marks") == Clauses((stated,))


@pytest.mark.parametrize(
    ("advice", "stated"),
    [
        (
            Advice(Level.REFUSE, AdviceCode.CONTRIBUTION_RANGE, rate_ppm=1_200_000),
            fact("meter-advice-contribution-range", rate=Rate(1_200_000)),
        ),
        (
            Advice(Level.WARN, AdviceCode.CONTRIBUTION_LOW, bound_ppm=20_000),
            fact("meter-advice-contribution-low", bound=Rate(20_000)),
        ),
    ],
)
def test_advice_is_stated_with_its_values(advice: Advice, stated: Value) -> None:
    refusal = MeterRefusal(MeterRefusalCode.PARAMETERS, advice=(advice,))
    assert refusal_fact(refusal, DOLLARS).get("advice") == Sentences((stated,))


def test_a_refused_approval_states_its_objection() -> None:
    objection = Objection(ApprovalFault.EXPIRED)
    refusal = MeterRefusal(MeterRefusalCode.APPROVAL_REFUSED, objection=objection)
    assert refusal_fact(refusal, DOLLARS).code == "approval-refused"


def test_only_set_values_are_parameters() -> None:
    refusal = MeterRefusal(MeterRefusalCode.HAND_ON, tables=(TableId("t2"),))
    assert [name for name, _ in refusal_fact(refusal, DOLLARS).params] == ["tables"]
