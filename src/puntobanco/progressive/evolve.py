"""The effect of each event on a meter; only the money identity is checked."""

from typing import assert_never

from msgspec.structs import asdict, replace

from puntobanco.core.fields import fields_of
from puntobanco.core.money import PPM, Minor
from puntobanco.ledger.accounts import is_wallet
from puntobanco.ledger.postings import Postings, applied
from puntobanco.progressive import events
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.progressive.identity import check_money
from puntobanco.progressive.state import (
    LAST_AWARDS,
    WITHIN,
    Award,
    AwardStatus,
    HandPhase,
    Key,
    KeyPosition,
    LockedWager,
    Meter,
    MeterFault,
    MeterHand,
    MeterTotals,
    Recovery,
    WagerResult,
    stakes_of,
)


def evolve(meter: Meter, event: AnyMeterEvent) -> Meter:
    """The meter after an event; InvariantBroken if its money does not add up."""
    return check_money(_evolved(meter, event))


def _evolved(meter: Meter, event: AnyMeterEvent) -> Meter:  # noqa: C901 -- one line a kind
    match event:
        case events.MeterOpened():
            return _opened(meter, event)
        case events.ParametersChanged():
            return replace(meter, parameters=event.after, waiting=event.waiting)
        case events.RatesTookEffect():
            parameters = replace(meter.settings, rates=event.after)
            return replace(meter, parameters=parameters, waiting=None)
        case events.MeterDisabled():
            return replace(meter, disabled=event.reason)
        case events.MeterFaulted():
            return replace(meter, fault=MeterFault(note=event.reason))
        case events.MeterEnabled():
            return replace(meter, disabled="", fault=None)
        case events.TableJoined():
            return replace(meter, tables=(*meter.tables, event.table))
        case events.TableParted():
            left = tuple(table for table in meter.tables if table != event.table)
            return replace(meter, tables=left)
        case events.WagersLocked():
            return _locked(meter, event)
        case events.IncrementRefused():
            return replace(meter, fault=fault_of(event))
        case events.ResultStood():
            phase = HandPhase.STOOD
            return _hand(meter, event, phase=phase, cards=event.cards, lines=event.lines)
        case events.ResultWithdrawn():
            return _hand(
                meter, event, phase=HandPhase.LOCKED, cards=(), lines=(), marks={}, ruled=()
            )
        case events.HandMarked():
            return _marked(meter, event)
        case events.SupervisorCalled():
            return _hand(meter, event, called=event.by)
        case events.AwardHit():
            return _hit(meter, event)
        case events.AwardConfirmed():
            award = replace(_known(meter, event.award), confirmed_by=event.supervisor)
            return _with(meter, award)
        case events.KeyTurned():
            return _turned(meter, event)
        case events.AwardVerified():
            return _verified(meter, event)
        case events.AwardPaid():
            return _paid(meter, event)
        case events.AwardRejected() | events.AwardBackedOut():
            return _undone(meter, event)
        case events.HandEnded():
            return _ended(meter, event)
        case events.HandVoided():
            return _hand(meter, event, phase=HandPhase.VOID)
        case events.HandCorrected():
            return _corrected(meter, event)
        case events.MeterAdjusted():
            # A move within the meter is neither added nor taken out.
            change = 0 if event.reason in WITHIN else event.change
            return _count(_moved(meter, event.postings), adjusted=change)
        case _:
            assert_never(event)


def _moved(meter: Meter, postings: Postings) -> Meter:
    return replace(meter, balances=applied(meter.balances, postings, elsewhere=is_wallet))


def _count(meter: Meter, **more: int) -> Meter:
    """The meter with these totals increased."""
    totals = asdict(meter.totals)
    return replace(
        meter, totals=MeterTotals(**totals | {name: totals[name] + by for name, by in more.items()})
    )


def fault_of(event: events.IncrementRefused) -> MeterFault:
    """The fault of a meter after wagers that it refused."""
    return MeterFault(increment=event.fault, table=event.table, coup=event.coup)


def _opened(meter: Meter, event: events.MeterOpened) -> Meter:
    opened = replace(meter, game=event.game, parameters=event.parameters)
    return _count(_moved(opened, event.postings), seeded=event.parameters.seed)


def _locked(meter: Meter, event: events.WagersLocked) -> Meter:
    hand = MeterHand(coup=event.coup, wagers=event.wagers, marked=event.marked)
    locked = replace(
        meter,
        hands=meter.hands | {event.table: hand},
        remainder_ppm=(meter.remainder_ppm + event.contributed_ppm) % PPM,
        reserve_remainder_ppm=(meter.reserve_remainder_ppm + event.reserved_ppm) % PPM,
    )
    return _count(
        _moved(locked, event.postings),
        wagers=len(event.wagers),
        wagered=sum(wager.stake for wager in event.wagers),
        contributed_ppm=event.contributed_ppm,
        reserved_ppm=event.reserved_ppm,
    )


_OfHand = (
    events.ResultStood
    | events.ResultWithdrawn
    | events.SupervisorCalled
    | events.HandMarked
    | events.HandEnded
    | events.HandVoided
    | events.HandCorrected
)


def _hand(meter: Meter, event: _OfHand, **changes: object) -> Meter:
    hand = replace(meter.hands[event.table], **changes)
    return replace(meter, hands=meter.hands | {event.table: hand})


def _marked(meter: Meter, event: events.HandMarked) -> Meter:
    others = {
        seat: row for seat, row in meter.hands[event.table].marks.items() if seat != event.seat
    }
    return _hand(meter, event, marks=others | {event.seat: event.row} if event.marked else others)


def _hit(meter: Meter, event: events.AwardHit) -> Meter:
    hit = fields_of(event, without=("postings",))
    award = Award(**hit, wagers=_wagers_of(meter, event))
    # A restart clears the warning of a dry meter.
    short = Minor(0) if event.whole else meter.short
    moved = replace(_moved(meter, event.postings), awards=(*meter.awards, award), short=short)
    return _count(moved, hits=1, awarded=award.amount, seeded=event.seed)


def _wagers_of(meter: Meter, event: events.AwardHit) -> tuple[LockedWager, ...]:
    """The wagers of the coup that hit an award."""
    hand = meter.hand(event.table, event.coup)
    if hand is not None:
        return hand.wagers
    # A lower row of a rejected award, whose table has moved on to another coup.
    return next(iter(meter.awards_of(event.table, event.coup))).wagers


def _known(meter: Meter, number: int) -> Award:
    award = meter.award(number)
    assert award is not None, "an event about an award follows its hit"
    return award


def _with(meter: Meter, award: Award) -> Meter:
    """The meter with this award updated, keeping open awards and the last finished ones."""
    awards = tuple(award if one.number == award.number else one for one in meter.awards)
    finished = [one.number for one in awards if not one.open]
    # Keep the changed award too: later steps may need it.
    kept = {*finished[-LAST_AWARDS:], award.number}
    return replace(meter, awards=tuple(one for one in awards if one.open or one.number in kept))


def _turned(meter: Meter, event: events.KeyTurned) -> Meter:
    keys = {table: key for table, key in meter.keys.items() if table != event.table}
    if event.to is KeyPosition.RUN:
        # Back to normal operation: signs show the current meter amount again.
        awards = tuple(
            replace(one, key_in=False) if one.table == event.table else one for one in meter.awards
        )
        return replace(meter, keys=keys, awards=awards)
    assert event.approval is not None, "whoever turns a key to JPH holds it"
    key = Key(event.holder, event.approval, event.by)
    return replace(meter, keys=keys | {event.table: key})


def _verified(meter: Meter, event: events.AwardVerified) -> Meter:
    before = _known(meter, event.award)
    key = meter.keys.get(before.table) if event.approval is None else None
    award = replace(
        before,
        key_in=key is not None,
        key_by="" if key is None else key.by,
        status=AwardStatus.VERIFIED,
        slip=event.slip,
        verified_by=event.by,
        verified_at=event.at,
        verified_with=event.approval if key is None else key.approval,
    )
    return _count(replace(_with(meter, award), slips=event.slip), wins=1)


def _paid(meter: Meter, event: events.AwardPaid) -> Meter:
    award = replace(
        _known(meter, event.award), status=AwardStatus.PAID, paid_by=event.by, paid_at=event.at
    )
    return _count(_with(_moved(meter, event.postings), award), paid=award.amount)


def _undone(meter: Meter, event: events.AwardRejected | events.AwardBackedOut) -> Meter:
    before = _known(meter, event.award)
    backed_out = isinstance(event, events.AwardBackedOut)
    recovery = event.recovery if isinstance(event, events.AwardBackedOut) else None
    award = replace(
        before,
        status=AwardStatus.BACKED_OUT if backed_out else AwardStatus.REJECTED,
        ended_by=event.by,
        ended_at=event.at,
        ended_with=event.approval,
        ended_for=event.reason,
        ended_note=event.note,
        ruled=event.ruled,
        recovery=recovery,
    )
    undone = _with(_moved(meter, event.postings), award)
    undone = replace(undone, short=Minor(undone.short + event.short))
    hand = meter.hand(award.table, award.coup)
    waits = hand is not None and hand.in_progress
    if hand is not None and event.ruled:
        hand = replace(hand, ruled=(*hand.ruled, *event.ruled))
        undone = replace(undone, hands=undone.hands | {award.table: hand})
    return _count(
        undone,
        seeded=-event.seed,
        backed_out=int(backed_out),
        fixed=event.covered,
        returned=0 if waits else stakes_of(event.ruled),
        **_given_back(before, recovery),
    )


def _given_back(award: Award, recovery: Recovery | None) -> dict[str, int]:
    """How totals change when a prize is put back on the meter."""
    amount = award.amount
    if not award.paid_by:
        return {"awarded": -amount}
    if recovery is Recovery.RECOVERED:
        return {"awarded": -amount, "paid": -amount, "recovered": amount}
    # A paid amount stays paid: the house refills the meter.
    written_off = amount if recovery is Recovery.WRITTEN_OFF else 0
    return {"adjusted": amount, "written_off": written_off}


def _ended(meter: Meter, event: events.HandEnded) -> Meter:
    ended = _hand(meter, event, phase=HandPhase.ENDED, covered=event.covered, short=event.short)
    ended = _tallied(ended, meter.hands[event.table].lines, by=1)
    ended = replace(_moved(ended, event.postings), short=Minor(meter.short + event.short))
    return _count(ended, fixed=event.covered, returned=stakes_of(event.ruled))


def _tallied(meter: Meter, lines: tuple[WagerResult, ...], *, by: int) -> Meter:
    tallies = dict(meter.tallies)
    for line in lines:
        if line.row is not None:
            tallies[line.row] = tallies.get(line.row, 0) + by
    return replace(meter, tallies={row: count for row, count in tallies.items() if count})


def _corrected(meter: Meter, event: events.HandCorrected) -> Meter:
    old = meter.hands[event.table]
    corrected = _hand(
        meter,
        event,
        cards=event.cards,
        lines=event.lines,
        marks={},
        covered=event.covered,
        short=event.short,
    )
    corrected = _tallied(_tallied(corrected, old.lines, by=-1), event.lines, by=1)
    short = Minor(max(meter.short + event.short - old.short, 0))
    corrected = replace(_moved(corrected, event.postings), short=short)
    return _count(corrected, fixed=event.covered - event.given_back)
