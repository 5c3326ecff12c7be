"""What staff did is decided again from the log alone; an event that was made up is found."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from puntobanco.core.ids import CardId
from puntobanco.core.money import Minor
from puntobanco.people.staff import Directory, spent
from puntobanco.progressive import commands, events
from puntobanco.progressive.commands import AdjustReason, AwardReason
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.progressive.evolve import evolve
from puntobanco.progressive.proof import command_behind, decided_again
from puntobanco.progressive.state import Meter, Pool
from tests.kit.meters import CARDS, METER, STAFF, T1, T2, Control, players


def eventful() -> Control:
    """A meter that has seen every kind of event that staff can cause."""
    control = Control(reserve_ppm=10_000)
    control.hand()
    control.lock(players(1, 2), marked=True)
    control.stand(("2h", "Kh", "3h", "Qh", "4h", "Th"))
    control.mark(1, 0)
    control.mark(2, 0)
    control.do(commands.CallSupervisor(table=T1, coup=2), "dora")
    control.verify(control.award(1))
    control.end()
    control.do(commands.PayAward(award=1), "cleo")
    rejected = control.hit()
    control.do(
        commands.RejectAward(
            award=rejected.number, reason=AwardReason.NO_WAGER, note="no light at that seat"
        ),
        "dora",
        approval=control.approval("sam", place=T1),
    )
    logged = control.logged()
    control.do(
        commands.BackOutAward(award=logged.number, reason=AwardReason.CARDS_MISREAD, note="a 5"),
        "sam",
        approval=control.approval("eve"),
    )
    control.do(
        commands.AdjustMeter(
            pool=Pool.METER, change=-7, reason=AdjustReason.MALFUNCTION, note="counted twice"
        ),
        "sam",
        approval=control.approval("eve"),
    )
    parameters = replace(control.meter.settings, seed=Minor(6_000_00))
    control.do(
        commands.ChangeParameters(parameters=parameters, reason="a review"),
        "eve",
        approval=control.approval("sam"),
    )
    control.do(commands.DisableMeter(reason="the sign is dark"), "dora")
    control.do(commands.EnableMeter(reason="a new lamp"), "sam")
    control.do(commands.ReportFault(reason="two signs differ"))
    control.do(
        commands.EnableMeter(reason="they agree again"), "sam", approval=control.approval("eve")
    )
    control.do(
        commands.LockWagers(table=T2, coup=1, wagers=players(1, 1), marked=False),
    )
    return control


def found(log: list[AnyMeterEvent], at: Control) -> list[str]:
    """What deciding again finds, place by place; stops where an event cannot be applied."""
    meter, directory = Meter(id=METER), Directory(staff=dict(STAFF), cards=dict(CARDS))
    problems = []
    for event in log:
        if command_behind(meter, event) is not None:
            again = decided_again(meter, event, at=at.at, directory=directory)
            if isinstance(again, str):
                problems.append(again)
            elif again[0] != event:
                problems.append(f"{type(event).__name__} differs")
        if problems:
            return problems
        meter = evolve(meter, event)
        approval = getattr(event, "approval", None)
        if approval is not None:
            directory = spent(directory, approval)
    return problems


def test_an_honest_log_is_decided_again_the_same_way() -> None:
    control = eventful()
    assert found(control.log, control) == []
    kinds = {type(event) for event in control.log}
    assert {events.AwardBackedOut, events.MeterAdjusted, events.IncrementRefused} <= kinds


Forgery = Callable[[AnyMeterEvent], AnyMeterEvent]


def forged(kind: type, change: dict[str, object]) -> list[str]:
    control = eventful()
    log = list(control.log)
    place = next(place for place, event in enumerate(log) if isinstance(event, kind))
    log[place] = replace(log[place], **change)
    return found(log, control)


@pytest.mark.parametrize(
    ("kind", "change", "problem"),
    [
        (events.AwardVerified, {"slip": 2}, "AwardVerified differs"),
        (events.AwardVerified, {"award": 9}, "would have been refused: no-such-award 9"),
        (events.AwardVerified, {"by": "eve"}, "would have been refused: approval-refused"),
        (events.AwardVerified, {"by": "house"}, "would have been refused: not-yours"),
        (events.AwardVerified, {"cards": ("2h",)}, "would have been refused: cards-differ"),
        (events.AwardPaid, {"postings": ()}, "AwardPaid differs"),
        (events.AwardPaid, {"by": "dora"}, "would have been refused: not-yours"),
        (events.AwardRejected, {"seed": Minor(0)}, "AwardRejected differs"),
        (events.AwardRejected, {"approval": None}, "would have been refused: approval-missing"),
        (events.AwardBackedOut, {"after": Minor(1)}, "AwardBackedOut differs"),
        (events.AwardBackedOut, {"note": ""}, "would have been refused: reason"),
        (events.MeterAdjusted, {"after": Minor(8)}, "MeterAdjusted differs"),
        (events.MeterAdjusted, {"change": -8}, "would have been refused: approval-refused other-a"),
        (events.MeterAdjusted, {"reason": AdjustReason.RECEIPTS}, "would have been refused: reas"),
        (events.ParametersChanged, {"advice": ()}, "ParametersChanged differs"),
        (events.MeterEnabled, {"by": "cleo"}, "would have been refused: not-yours"),
        (events.MeterDisabled, {"reason": ""}, "would have been refused: reason"),
        (events.MeterFaulted, {"reason": " "}, "would have been refused: reason"),
        (events.IncrementRefused, {"why": "no reason"}, "IncrementRefused differs"),
        (events.HandMarked, {"marked": False}, "HandMarked differs"),
        (events.SupervisorCalled, {"by": "cleo"}, "would have been refused: not-yours"),
        (events.MeterOpened, {"postings": ()}, "MeterOpened differs"),
    ],
)
def test_a_made_up_event_is_found(kind: type, change: dict[str, object], problem: str) -> None:
    assert forged(kind, change)[0].startswith(problem)


def test_an_approval_used_before_is_found() -> None:
    control = eventful()
    log = list(control.log)
    spent_by = next(event for event in log if isinstance(event, events.AwardVerified))
    assert spent_by.approval is not None
    place = next(
        place for place, event in enumerate(log) if isinstance(event, events.AwardRejected)
    )
    log[place] = replace(log[place], approval=spent_by.approval)
    assert found(log, control) == ["would have been refused: approval-refused replayed"]
    stranger = replace(spent_by.approval, card=CardId("nobody"), nonce="fresh")
    log[place] = replace(log[place], approval=stranger)
    assert found(log, control) == ["would have been refused: approval-refused unknown-card"]


def test_what_only_follows_a_tables_event_is_nobodys_to_ask_for() -> None:
    control = eventful()
    locked = next(event for event in control.log if isinstance(event, events.WagersLocked))
    again = decided_again(control.meter, locked, at=control.at, directory=control.directory)
    assert again == "comes of itself, where nothing called for it"
