"""Decide: a command and its circumstances in, events or a refusal out."""

from typing import assert_never

from puntobanco.progressive import adjusting, awards, commands, hands, keys, marks, opening
from puntobanco.progressive.commands import AnyMeterCommand, HandCommand
from puntobanco.progressive.context import MeterContext
from puntobanco.progressive.decision import Decision
from puntobanco.progressive.state import Meter


def decide(  # noqa: C901 -- one line a command
    meter: Meter, command: AnyMeterCommand | HandCommand, asked: MeterContext
) -> Decision:
    """The events of a command at this meter, or its refusal."""
    match command:
        case commands.OpenMeter():
            return opening.open_meter(meter, command, asked)
        case commands.ChangeParameters():
            return opening.change(meter, command, asked)
        case commands.DisableMeter() | commands.ReportFault():
            return opening.disable(meter, command, asked)
        case commands.EnableMeter():
            return opening.enable(meter, command, asked)
        case commands.JoinTable():
            return opening.join(meter, command)
        case commands.PartTable():
            return opening.part(meter, command)
        case commands.LockWagers():
            return hands.lock(meter, command)
        case commands.StandResult():
            return hands.stand(meter, command, asked)
        case commands.WithdrawResult():
            return hands.withdraw(meter, command, asked)
        case commands.MarkHand():
            return marks.mark(meter, command, asked)
        case commands.CallSupervisor():
            return marks.call_supervisor(meter, command, asked)
        case commands.EndHand():
            return hands.end(meter, command)
        case commands.VoidHand():
            return hands.void(meter, command, asked)
        case commands.CorrectHand():
            return hands.correct(meter, command, asked)
        case commands.ConfirmAward():
            return keys.confirm(meter, command, asked)
        case commands.TurnKey():
            return keys.turn(meter, command, asked)
        case commands.VerifyAward():
            return awards.verify(meter, command, asked)
        case commands.RejectAward():
            return awards.reject(meter, command, asked)
        case commands.PayAward():
            return awards.pay(meter, command, asked)
        case commands.BackOutAward():
            return awards.back_out(meter, command, asked)
        case commands.AdjustMeter():
            return adjusting.adjust(meter, command, asked)
        case _:
            assert_never(command)
