"""What a second person approves at a table: bound to the act, proved, and put in words."""

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import Value, fact
from puntobanco.core.ids import CommandId, StaffId
from puntobanco.people.staff import Role
from puntobanco.table import commands, events
from puntobanco.table.act_facts import act_facts
from puntobanco.table.acts import TableAct, digest_of_act
from puntobanco.table.commands import Actor
from puntobanco.table.context import TableContext
from puntobanco.table.proof import people_problem
from puntobanco.table.refusals import Refusal
from puntobanco.table.state import Mode, Table
from tests.kit.refused import not_valid
from tests.kit.stated import codes_in
from tests.kit.tables import TABLE, Play

DORA = Actor(staff=StaffId("dora"))


@pytest.fixture
def house() -> Play:
    """A dealer's table with two cards out."""
    made = Play("mini-baccarat", mode=Mode.DEALER)
    made.shoe()
    made.do(commands.OpenBetting())
    made.do(commands.CloseBetting())
    for card in ("9h", "4s"):
        made.do(commands.DealCard(card=card))
    return made


VOID = commands.VoidCoup(reason="a card fell")
CORRECT = commands.CorrectCard(place=0, card="9d", reason="misread")


def given(house: Play, command: TableAct, **change: str) -> Refusal | None:
    """The table's answer to a command with a changed approval."""
    bound = replace(house.approval(), asker="dora", act=digest_of_act(house.table, command))
    asked = TableContext(
        id=CommandId("c"),
        by=DORA,
        at=house.at,
        directory=house.directory,
        approval=replace(bound, **change),
    )
    return asked.refuse_unless_approved(TABLE, digest_of_act(house.table, VOID), Role.SUPERVISOR)


@pytest.mark.assures("SEC-07")
def test_an_approval_is_for_one_command_and_coup(house: Play) -> None:
    assert given(house, VOID) is None
    for wrong in (
        given(house, CORRECT),
        given(house, commands.VoidCoup(reason="another")),
        given(house, commands.CorrectCoup(coup=1, cards=("9h",), reason="a card fell")),
        given(house, commands.ChangeSetting(key="betting-time", value=9, reason="a card fell")),
    ):
        assert wrong == not_valid("other-act")
    assert given(house, VOID, asker="dan") == not_valid("other-asker")
    kept = digest_of_act(house.table, VOID)
    house.do(VOID)
    assert digest_of_act(house.table, VOID) != kept
    house.do(commands.OpenBetting())
    assert digest_of_act(house.table, VOID) != kept


def test_the_spelling_of_a_card_does_not_change_an_approval(house: Play) -> None:
    acts = {
        digest_of_act(house.table, replace(CORRECT, card=card))
        for card in ("10h", "Th", "tH", "T♥")
    }
    assert len(acts) == 1
    assert digest_of_act(house.table, replace(CORRECT, card="no card")) not in acts
    coups = {
        digest_of_act(house.table, commands.CorrectCoup(coup=1, cards=cards, reason="film"))
        for cards in (("10h", "9d"), ("Th", "9♦"))
    }
    assert len(coups) == 1


@pytest.mark.assures("SEC-07", "LED-15")
@pytest.mark.parametrize("change", [{"asker": "dan"}, {"act": "0" * 64}])
def test_a_log_with_a_wrong_approval_is_found(house: Play, change: dict[str, str]) -> None:
    before = house.table
    corrected, *_ = house.ask(CORRECT, DORA, approval=house.approval())  # type: ignore[misc]
    assert isinstance(corrected, events.CardCorrected)
    held = {"directory": house.directory, "at": house.at}
    assert people_problem(before, corrected, **held) is None  # type: ignore[arg-type]
    forged = replace(corrected, approval=replace(corrected.approval, **change))
    why = people_problem(before, forged, **held)  # type: ignore[arg-type]
    assert why is not None
    assert codes_in(why)[-1] == f"approval-fault-other-{next(iter(change))}"


LABELS = {
    "coup": fact("act-line-coup"),
    "card": fact("act-line-card-dealt"),
    "before": fact("act-line-before"),
    "after": fact("act-line-after"),
    "setting": fact("act-line-setting"),
    "reason": fact("act-line-reason"),
}
NOTHING = fact("act-nothing")


def lines(table: Table, command: TableAct) -> dict[str, Value]:
    found = act_facts(table, command).lines
    return {name: value for name, label in LABELS.items() for line, value in found if line == label}


def test_every_act_states_what_it_changes(house: Play) -> None:
    assert act_facts(house.table, VOID).title == fact("act-void-coup")
    assert lines(house.table, VOID) == {"coup": 1, "reason": "a card fell"}
    assert act_facts(house.table, CORRECT).title == fact("act-correct-card")
    assert lines(house.table, CORRECT) == {
        "coup": 1,
        "card": 1,
        "before": "9h",
        "after": "9d",
        "reason": "misread",
    }
    beyond = lines(house.table, replace(CORRECT, place=7))
    assert (beyond["card"], beyond["before"]) == (8, NOTHING)
    house.do(VOID)
    assert lines(house.table, VOID)["coup"] == NOTHING
    assert lines(house.table, CORRECT)["before"] == NOTHING
    again = commands.CorrectCoup(coup=1, cards=("9h", "4s"), reason="film")
    assert lines(house.table, again) == {
        "coup": 1,
        "before": "9h 4s",
        "after": "9h 4s",
        "reason": "film",
    }
    assert lines(house.table, replace(again, coup=9))["before"] == NOTHING
    setting = commands.ChangeSetting(key="betting-time", value=9, reason="the shift")
    found = lines(house.table, setting)
    assert (found["setting"], found["after"]) == ("betting-time", "9")
    assert str(found["before"]).isdecimal()
    assert lines(house.table, replace(setting, key="nothing"))["before"] == NOTHING
