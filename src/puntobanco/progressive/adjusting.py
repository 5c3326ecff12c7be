"""Manual adjustments: a closed list of reasons, what each may move, and approval by two people."""

from collections.abc import Callable
from typing import NamedTuple

from puntobanco.core.ids import MeterId
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.ledger import accounts
from puntobanco.ledger.accounts import Account
from puntobanco.ledger.postings import move
from puntobanco.people.acts import act_of
from puntobanco.people.staff import Role
from puntobanco.progressive import commands, events
from puntobanco.progressive.context import MeterContext, approval_place
from puntobanco.progressive.decision import (
    Decision,
    refuse_during_hand,
    refuse_empty_reason,
    refuse_unopened,
)
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import AdjustReason, Meter, Pool

_ACCOUNT: dict[Pool, Callable[[MeterId], Account]] = {
    Pool.METER: accounts.meter,
    Pool.RESERVE: accounts.reserve,
    Pool.OVERFLOW: accounts.overflow,
}


class ReasonScope(NamedTuple):
    """What a reason may move."""

    pools: tuple[Pool, ...]
    up: bool
    down: bool
    other: Callable[[MeterId], Account]
    """The other account: where the money comes from or goes to."""


ALLOWED: dict[AdjustReason, ReasonScope] = {
    AdjustReason.MALFUNCTION: ReasonScope(tuple(Pool), True, True, accounts.corrections),
    AdjustReason.OVER_LIMIT: ReasonScope((Pool.METER,), False, True, accounts.overflow),
    AdjustReason.OVERFLOW_TO_METER: ReasonScope((Pool.METER,), True, False, accounts.overflow),
    AdjustReason.SEED_RECOVERY: ReasonScope((Pool.METER,), False, True, accounts.seed),
    AdjustReason.HOUSE_ADDITION: ReasonScope((Pool.METER,), True, False, accounts.corrections),
    AdjustReason.RECEIPTS: ReasonScope(
        (Pool.RESERVE, Pool.OVERFLOW), False, True, accounts.receipts
    ),
}
"""The only manual changes of a meter's amounts."""


def adjust(meter: Meter, command: commands.AdjustMeter, asked: MeterContext) -> Decision:
    """Correct the amount of a meter, its reserve or its overflow."""
    refusal = (
        refuse_unopened(meter)
        or asked.refuse_unless_staff(Role.SUPERVISOR, Role.EXECUTIVE)
        or refuse_during_hand(meter)
        or refuse_empty_reason(command.note)
        or _refuse_adjustment(meter, command)
        or asked.refuse_unless_approved(
            approval_place(meter.id), act_of(command, meter.id), Role.EXECUTIVE
        )
    )
    if refusal is not None:
        return refusal
    own, other = _ACCOUNT[command.pool](meter.id), ALLOWED[command.reason].other(meter.id)
    source, target = (other, own) if command.change > 0 else (own, other)
    before = meter.held(own)
    return (
        events.MeterAdjusted(
            pool=command.pool,
            change=command.change,
            before=before,
            after=Minor(before + command.change),
            reason=command.reason,
            note=command.note,
            by=asked.name,
            approval=asked.required_approval,
            postings=move(Minor(abs(command.change)), source=source, target=target),
        ),
    )


def _refuse_adjustment(meter: Meter, command: commands.AdjustMeter) -> MeterRefusal | None:
    change, allowed = command.change, ALLOWED[command.reason]
    if not 0 < abs(change) <= MOST_MINOR:
        return MeterRefusal(MeterRefusalCode.AMOUNT)
    right_way = allowed.up if change > 0 else allowed.down
    if command.pool not in allowed.pools or not right_way:
        return MeterRefusal(
            MeterRefusalCode.REASON,
            adjustment=command.reason,
            pool=command.pool,
            up=change > 0,
        )
    limit = meter.settings.limit
    if command.pool is Pool.METER and limit is not None and meter.shown + change > limit:
        return MeterRefusal(MeterRefusalCode.OVER_LIMIT, Minor(limit - meter.shown))
    source = allowed.other(meter.id) if change > 0 else _ACCOUNT[command.pool](meter.id)
    if not accounts.may_be_negative(source) and meter.held(source) < abs(change):
        return MeterRefusal(MeterRefusalCode.SHORT, meter.held(source))
    return None
