"""A meter in a world: how it is opened, and what staff do with it and its awards."""

from collections.abc import Iterator

from msgspec.structs import replace

from puntobanco.core.game import System
from puntobanco.core.ids import MeterId, Ms, StaffId
from puntobanco.house.messages import PitCommand
from puntobanco.house.pit_state import PitState
from puntobanco.people.acts import act_of
from puntobanco.people.staff import Role
from puntobanco.progressive import commands as asks
from puntobanco.progressive.captions import StepKey, next_act
from puntobanco.progressive.commands import AnyMeterCommand
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.state import (
    AdjustReason,
    Award,
    AwardReason,
    AwardStatus,
    KeyPosition,
    Meter,
    Pool,
    Recovery,
    preset,
)
from puntobanco.table import commands
from puntobanco.table.commands import Actor
from tests.world.cast import AUTO, HAND, METER, Cast
from tests.world.chance import Chance
from tests.world.staff import DORA, EVE, SAM, SUE, approval

GAMES = ("progressive-1", "progressive-2", "progressive-3")
CLEO = StaffId("cleo")
_HOUR_MS = 3_600_000


def opening(table: commands.OpenTable, cast: Cast, chance: Chance, now: Ms) -> Iterator[PitCommand]:
    """The commands that open a meter for the game of two tables and link both to it."""
    # One of the games verifies its awards with keys.
    system = System.KEYED if table.game.key == GAMES[1] else System.CARDED
    parameters = replace(preset(table.game), system=system)
    command = asks.OpenMeter(game=table.game, parameters=parameters, reason="a new game")
    # Valid long enough for every retry of the command.
    meant = (EVE, act_of(command, METER))
    word = approval(cast, chance, approval_place(METER), SUE, now, meant)
    yield cast.to_meter(command, EVE, approval=replace(word, expires=Ms(now + _HOUR_MS)))
    for at in (AUTO, HAND):
        yield cast.to_table(at, commands.LinkMeter(meter=MeterId(METER)), Actor(staff=SAM))


def meter_act(seen: PitState, cast: Cast, chance: Chance, now: Ms) -> PitCommand:
    """The next act of staff on the meter."""
    meter = seen.meter(METER)
    hits = [award for award in meter.awards if award.open or award.key_in]
    unmarked = list(_unmarked(meter))
    if unmarked and chance.below(5):
        return cast.to_meter(chance.pick(unmarked), DORA)
    if hits and chance.below(4):
        return _about(meter, chance.pick(hits), cast, chance, now)
    return _anything(meter, cast, chance, now)


def _unmarked(meter: Meter) -> Iterator[AnyMeterCommand]:
    """The marks that the dealer has not yet made as the cards require."""
    hand = meter.hands.get(HAND)
    if hand is None or not hand.in_progress:
        return
    for line in hand.lines:
        if line.row is not None and hand.marks.get(line.seat) != line.row:
            yield asks.MarkHand(table=HAND, coup=hand.coup, seat=line.seat, row=line.row)


def _about(meter: Meter, award: Award, cast: Cast, chance: Chance, now: Ms) -> PitCommand:
    """The next step of an award; sometimes a rejection, or a step out of order."""
    number = award.number
    who = chance.pick((EVE, EVE, SUE))
    if award.status is AwardStatus.VERIFIED and not award.key_in and chance.below(5):
        return cast.to_meter(asks.PayAward(award=number), chance.pick((CLEO, CLEO, SAM)))
    command = _next(meter, award)
    if chance.one_in(6):
        reason = chance.pick(tuple(AwardReason))
        command = asks.RejectAward(award=number, reason=reason, note="the film")
    if isinstance(command, asks.ConfirmAward):
        who = SUE
    word = approval(cast, chance, award.table, who, now, (DORA, act_of(command, METER)))
    return cast.to_meter(command, DORA, approval=word)


def _next(meter: Meter, award: Award) -> AnyMeterCommand:
    """The next step in the verification of an award, regardless of who may take it."""
    hand = meter.hand(award.table, award.coup)
    match next_act(meter, award):
        case StepKey.KEY if hand is not None and hand.marked and not hand.called:
            return asks.CallSupervisor(table=award.table, coup=award.coup)
        case StepKey.KEY:
            return asks.TurnKey(table=award.table, to=KeyPosition.JPH)
        case StepKey.RUN:
            return asks.TurnKey(table=award.table, to=KeyPosition.RUN)
        case StepKey.CONFIRM:
            return asks.ConfirmAward(award=award.number)
        case _:
            return asks.VerifyAward(award=award.number, cards=award.cards)


def _anything(meter: Meter, cast: Cast, chance: Chance, now: Ms) -> PitCommand:
    change = chance.pick((-500_00, -1, 1, 500_00))
    past = [award.number for award in meter.awards if not award.open] or [1]
    acts: tuple[tuple[int, AnyMeterCommand], ...] = (
        (4, asks.EnableMeter(reason="all is well")),
        (1, asks.DisableMeter(reason="a look inside")),
        (1, asks.ReportFault(reason="it flickers")),
        (2, asks.CallSupervisor(table=HAND, coup=1)),
        (3, _adjustment(change, chance)),
        (1, _undoing(past[-1], chance)),
        (1, asks.PayAward(award=chance.pick(past))),
    )
    command = chance.weighted(acts)
    meant = (SAM, act_of(command, METER))
    word = approval(cast, chance, approval_place(METER), EVE, now, meant, role=Role.EXECUTIVE)
    return cast.to_meter(command, SAM, approval=word)


def _undoing(award: int, chance: Chance) -> asks.BackOutAward:
    """A back-out that says, rightly or wrongly, what happened to the money."""
    recovery = chance.pick((None, Recovery.RECOVERED, Recovery.WRITTEN_OFF))
    reason = chance.pick(tuple(AwardReason))
    return asks.BackOutAward(award=award, reason=reason, note="the film", recovery=recovery)


def _adjustment(change: int, chance: Chance) -> asks.AdjustMeter:
    reason = chance.pick((AdjustReason.MALFUNCTION, AdjustReason.HOUSE_ADDITION))
    return asks.AdjustMeter(pool=Pool.METER, change=change, reason=reason, note="set right")
