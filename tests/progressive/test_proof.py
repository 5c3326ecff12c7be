"""Acts of staff are decided again from the log alone; a made-up event is detected."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from puntobanco.core.ids import CardId
from puntobanco.core.money import Minor
from puntobanco.people.staff import ApprovalFault, Directory, with_approval_used
from puntobanco.progressive import commands, events
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.progressive.evolve import evolve
from puntobanco.progressive.proof import decided_again
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import AdjustReason, AwardReason, Meter, Pool
from tests.kit.meters import CARDS, METER, STAFF, T1, T2, Control, players


def eventful() -> Control:
    """A meter with every kind of event that staff can cause."""
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


Code = MeterRefusalCode
DIFFERS = "differs"


def found(
    log: list[AnyMeterEvent], at: Control
) -> list[tuple[MeterRefusalCode, ApprovalFault | None] | str]:
    """The results of deciding again: each first refusal, or that an event differs."""
    meter, directory = Meter(id=METER), Directory(staff=dict(STAFF), cards=dict(CARDS))
    for event in log:
        again = decided_again(meter, event, at=at.at, directory=directory)
        if isinstance(again, MeterRefusal):
            objection = again.objection
            return [(again.code, None if objection is None else objection.fault)]
        if again is not None and again[0] != event:
            return [DIFFERS]
        meter = evolve(meter, event)
        approval = getattr(event, "approval", None)
        if approval is not None:
            directory = with_approval_used(directory, approval)
    return []


def test_an_unchanged_log_verifies() -> None:
    control = eventful()
    assert found(control.log, control) == []
    kinds = {type(event) for event in control.log}
    assert {events.AwardBackedOut, events.MeterAdjusted, events.IncrementRefused} <= kinds


Forgery = Callable[[AnyMeterEvent], AnyMeterEvent]


def forged(
    kind: type, change: dict[str, object]
) -> list[tuple[MeterRefusalCode, ApprovalFault | None] | str]:
    control = eventful()
    log = list(control.log)
    place = next(place for place, event in enumerate(log) if isinstance(event, kind))
    log[place] = replace(log[place], **change)
    return found(log, control)


@pytest.mark.parametrize(
    ("kind", "change", "problem"),
    [
        (events.AwardVerified, {"slip": 2}, DIFFERS),
        (events.AwardVerified, {"award": 9}, (Code.NO_SUCH_AWARD, None)),
        (events.AwardVerified, {"by": "eve"}, (Code.APPROVAL_REFUSED, ApprovalFault.SAME_PERSON)),
        (events.AwardVerified, {"by": "house"}, (Code.NOT_YOURS, None)),
        (events.AwardVerified, {"cards": ("2h",)}, (Code.CARDS_DIFFER, None)),
        (events.AwardPaid, {"postings": ()}, DIFFERS),
        (events.AwardPaid, {"by": "dora"}, (Code.NOT_YOURS, None)),
        (events.AwardRejected, {"seed": Minor(0)}, DIFFERS),
        (events.AwardRejected, {"approval": None}, (Code.APPROVAL_MISSING, ApprovalFault.MISSING)),
        (events.AwardBackedOut, {"after": Minor(1)}, DIFFERS),
        (events.AwardBackedOut, {"note": ""}, (Code.REASON, None)),
        (events.MeterAdjusted, {"after": Minor(8)}, DIFFERS),
        (events.MeterAdjusted, {"change": -8}, (Code.APPROVAL_REFUSED, ApprovalFault.OTHER_ACT)),
        (events.MeterAdjusted, {"reason": AdjustReason.RECEIPTS}, (Code.REASON, None)),
        (events.ParametersChanged, {"advice": ()}, DIFFERS),
        (events.MeterEnabled, {"by": "cleo"}, (Code.NOT_YOURS, None)),
        (events.MeterDisabled, {"reason": ""}, (Code.REASON, None)),
        (events.MeterFaulted, {"reason": " "}, (Code.REASON, None)),
        (events.IncrementRefused, {"wagers": ()}, DIFFERS),
        (events.HandMarked, {"marked": False}, DIFFERS),
        (events.SupervisorCalled, {"by": "cleo"}, (Code.NOT_YOURS, None)),
        (events.MeterOpened, {"postings": ()}, DIFFERS),
    ],
)
def test_an_invented_event_is_found(
    kind: type,
    change: dict[str, object],
    problem: tuple[MeterRefusalCode, ApprovalFault | None] | str,
) -> None:
    assert forged(kind, change) == [problem]


def test_an_approval_used_before_is_found() -> None:
    control = eventful()
    log = list(control.log)
    spent_by = next(event for event in log if isinstance(event, events.AwardVerified))
    assert spent_by.approval is not None
    place = next(
        place for place, event in enumerate(log) if isinstance(event, events.AwardRejected)
    )
    log[place] = replace(log[place], approval=spent_by.approval)
    assert found(log, control) == [(Code.APPROVAL_REFUSED, ApprovalFault.REPLAYED)]
    stranger = replace(spent_by.approval, card=CardId("nobody"), nonce="fresh")
    log[place] = replace(log[place], approval=stranger)
    assert found(log, control) == [(Code.APPROVAL_REFUSED, ApprovalFault.UNKNOWN_CARD)]


def test_consequences_of_table_events_cannot_be_commanded() -> None:
    control = eventful()
    locked = next(event for event in control.log if isinstance(event, events.WagersLocked))
    again = decided_again(control.meter, locked, at=control.at, directory=control.directory)
    assert again is None
