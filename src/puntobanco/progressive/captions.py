"""The steps of a coup and its awards, as staff see them.

The keyed system has buttons and a key, the carded system a dealer display and staff cards. Both
have the same order of steps. Their captions follow the two dealing procedures of "LNW Gaming:
Dragon Bonus Progressive".
"""

from enum import Enum

import msgspec

from puntobanco.core.facts import Fact, fact, fact_of
from puntobanco.core.ids import TableId
from puntobanco.people.staff import Role
from puntobanco.progressive.awards import verifiers
from puntobanco.progressive.keys import is_logged_by_key, needs_confirmation
from puntobanco.progressive.marks import disagreements, unverified_awards
from puntobanco.progressive.state import Award, AwardStatus, HandPhase, Meter


class StepKey(Enum):
    """The steps, in order."""

    START = "start"
    MARK = "mark"
    CALL = "call"
    KEY = "key"
    CONFIRM = "confirm"
    LOG = "log"
    RUN = "run"
    END = "end"
    PAY = "pay"


class ProcedureStep(msgspec.Struct, frozen=True):
    """One step: what to do, which roles may do it, and whether it is done."""

    key: StepKey
    caption: Fact
    actors: tuple[Role, ...]
    done: bool
    award: int | None = None
    """The award that the step is about, if any."""


AT_KEY = (Role.SUPERVISOR, Role.EXECUTIVE, Role.DEALER)
"""The roles that may press J-POT and turn the key back; the supervisor first."""


def _caption(key: StepKey, meter: Meter) -> Fact:
    """The instruction for a step, in the words of the system's dealing procedure."""
    return fact_of("meter-step", key, system=meter.settings.system.value)


def steps(meter: Meter, table: TableId) -> tuple[ProcedureStep, ...]:
    """The steps of a table's current coup; none if the meter has seen no coup there."""
    hand = meter.hands.get(table)
    if hand is None:
        return ()
    awards = meter.awards_of(table, hand.coup)
    shown = [
        ProcedureStep(StepKey.START, _caption(StepKey.START, meter), (Role.DEALER,), done=True)
    ]
    if hand.marked and any(line.row is not None for line in hand.lines):
        agreed = not disagreements(hand)
        shown.append(
            ProcedureStep(StepKey.MARK, _caption(StepKey.MARK, meter), (Role.DEALER,), done=agreed)
        )
    if awards:
        called = bool(hand.called) or not unverified_awards(meter, table, hand.coup)
        shown.append(
            ProcedureStep(StepKey.CALL, _caption(StepKey.CALL, meter), (Role.DEALER,), done=called)
        )
    for award in awards:
        shown += _verification(meter, award)
    over = hand.phase in (HandPhase.ENDED, HandPhase.VOID)
    shown.append(
        ProcedureStep(StepKey.END, _caption(StepKey.END, meter), (Role.DEALER,), done=over)
    )
    shown += [_pay(_caption(StepKey.PAY, meter), award) for award in awards if award.slip]
    return tuple(shown)


def _verification(meter: Meter, award: Award) -> tuple[ProcedureStep, ...]:
    """The steps that log an award, each with the roles that may do it."""
    roles, left = verifiers(meter, award), next_act(meter, award)
    captions = {key: _caption(key, meter) for key in StepKey}
    order: tuple[tuple[StepKey, tuple[Role, ...]], ...]
    if is_logged_by_key(meter):
        order = ((StepKey.KEY, roles), (StepKey.LOG, AT_KEY), (StepKey.RUN, AT_KEY))
    elif needs_confirmation(meter, award):
        # Above the set amount, an executive's card replaces the supervisor's.
        captions[StepKey.LOG] = fact("meter-step-executive-card")
        order = ((StepKey.CONFIRM, (Role.SUPERVISOR,)), (StepKey.LOG, roles))
    else:
        order = ((StepKey.LOG, roles),)
    keys = [key for key, _ in order]
    reached = len(keys) if left is None else keys.index(left)
    return tuple(
        ProcedureStep(key, captions[key], actors, done=place < reached, award=award.number)
        for place, (key, actors) in enumerate(order)
    )


def next_act(meter: Meter, award: Award) -> StepKey | None:
    """The next step in the verification of an award; None if it is complete."""
    if award.status is not AwardStatus.HIT:
        return StepKey.RUN if award.key_in else None
    if is_logged_by_key(meter):
        return StepKey.LOG if award.table in meter.keys else StepKey.KEY
    waits = needs_confirmation(meter, award) and not award.confirmed_by
    return StepKey.CONFIRM if waits else StepKey.LOG


def _pay(caption: Fact, award: Award) -> ProcedureStep:
    done = award.status is not AwardStatus.VERIFIED
    return ProcedureStep(StepKey.PAY, caption, (Role.CASHIER,), done=done, award=award.number)
