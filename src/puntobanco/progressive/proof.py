"""Proof of a meter's log: each event is decided again from everything before it.

An event contains what staff asked for, who asked and who approved, so its command can be
reconstructed. Deciding the command again must give the same event. This judges amounts, roles,
approvals, the second person and the time again.
"""

from msgspec.structs import replace

from puntobanco.core.ids import Ms, StaffId
from puntobanco.people.staff import Directory
from puntobanco.progressive import commands, events
from puntobanco.progressive.commands import AnyMeterCommand, HandCommand
from puntobanco.progressive.context import HOUSE_NAME, MeterContext
from puntobanco.progressive.decide import decide
from puntobanco.progressive.decision import Decision
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.progressive.state import Meter

_SET = (events.MeterOpened, events.ParametersChanged)


def decided_again(
    meter: Meter, event: AnyMeterEvent, *, at: Ms, directory: Directory
) -> Decision | None:
    """The decision on the command behind an event; None if no command leads to such an event."""
    command = command_behind(meter, event)
    if command is None:
        return None
    by: str = getattr(event, "by", HOUSE_NAME)
    asked = MeterContext(
        by=None if by == HOUSE_NAME else StaffId(by),
        at=at,
        directory=directory,
        approval=getattr(event, "approval", None),
    )
    return decide(meter, command, asked)


def command_behind(  # noqa: C901 -- one line a kind
    meter: Meter, event: AnyMeterEvent
) -> AnyMeterCommand | HandCommand | None:
    """The command that led to an event, or None for an event that only follows another."""
    match event:
        case events.MeterOpened():
            return commands.OpenMeter(
                game=event.game,
                parameters=event.parameters,
                reason=event.reason,
                override=event.override,
            )
        case events.ParametersChanged():
            return _change_behind(meter, event)
        case events.MeterDisabled():
            return commands.DisableMeter(reason=event.reason)
        case events.MeterFaulted():
            return commands.ReportFault(reason=event.reason)
        case events.MeterEnabled():
            return commands.EnableMeter(reason=event.reason)
        case events.IncrementRefused():
            return commands.LockWagers(
                table=event.table, coup=event.coup, wagers=event.wagers, marked=event.marked
            )
        case events.HandMarked():
            return commands.MarkHand(
                table=event.table, coup=event.coup, seat=event.seat, row=event.row
            )
        case events.SupervisorCalled():
            return commands.CallSupervisor(table=event.table, coup=event.coup)
        case events.AwardConfirmed():
            return commands.ConfirmAward(award=event.award)
        case events.KeyTurned():
            return commands.TurnKey(table=event.table, to=event.to)
        case events.AwardVerified():
            return commands.VerifyAward(award=event.award, cards=event.cards)
        case events.AwardPaid():
            return commands.PayAward(award=event.award)
        case events.AwardRejected():
            return commands.RejectAward(award=event.award, reason=event.reason, note=event.note)
        case events.AwardBackedOut():
            return commands.BackOutAward(
                award=event.award,
                reason=event.reason,
                note=event.note,
                recovery=event.recovery,
            )
        case events.MeterAdjusted():
            return commands.AdjustMeter(
                pool=event.pool, change=event.change, reason=event.reason, note=event.note
            )
        case _:
            return None


def _change_behind(meter: Meter, event: events.ParametersChanged) -> commands.ChangeParameters:
    rates = event.waiting or meter.settings.rates
    return commands.ChangeParameters(
        parameters=replace(event.after, rates=rates), reason=event.reason, override=event.override
    )
