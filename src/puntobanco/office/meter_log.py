"""A meter's log read back: events with their times, people and approvals, and the amounts after.

The events of one meter are in a stream of their own and can be replayed alone; the holders of staff
cards are in the stream of people.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Clauses, Value, fact, fact_of, from_json
from puntobanco.core.game import Currency
from puntobanco.core.ids import MeterId, Ms, PatronId, PitId
from puntobanco.core.money import PPM, Minor
from puntobanco.house.messages import HOUSE_STREAM, decode_event, meter_stream
from puntobanco.house.pit_state import PitState, evolve_pit
from puntobanco.ledger.postings import Postings
from puntobanco.office.names import names_of
from puntobanco.people.staff import Approval, Directory
from puntobanco.progressive import events
from puntobanco.progressive.events import AnyMeterEvent
from puntobanco.progressive.evolve import evolve, fault_of
from puntobanco.progressive.state import Award, Meter, MeterHand
from puntobanco.progressive.wording import fault_value
from puntobanco.store import LogEntry, Store


@dataclass(frozen=True, slots=True)
class MeterLogStep:
    """One entry of a meter's log, with the meter before and after it."""

    entry: LogEntry
    event: AnyMeterEvent
    before: Meter
    after: Meter

    @property
    def at(self) -> Ms:
        """When it was written."""
        return Ms(self.entry.time_ms)


def steps_of(store: Store, pit: PitId, meter: MeterId) -> Iterator[MeterLogStep]:
    """Every entry of a meter's log, in order; RuleError if the meter was never opened."""
    state = Meter(id=meter)
    for entry in store.read(pit, stream=meter_stream(meter)):
        event: AnyMeterEvent = decode_event(entry.payload)  # type: ignore[assignment]
        before, state = state, evolve(state, event)
        yield MeterLogStep(entry, event, before, state)
    if state.game is None:
        raise RuleError(fact("meter-not-in-log", meter=meter, pit=pit))


def people_of(store: Store, pit: PitId) -> Directory:
    """All people in the log of a pit, with the cards they hold or held."""
    state = PitState()
    for entry in store.read(pit, stream=HOUSE_STREAM):
        state = evolve_pit(state, entry.stream, decode_event(entry.payload), Ms(entry.time_ms))
    return state.directory


def approver_of(directory: Directory, approval: Approval | None) -> str:
    """The person who gave an approval; a card never changes its holder."""
    if approval is None:
        return ""
    card = directory.cards.get(approval.card)
    return approval.card if card is None else card.holder


# --- History ---------------------------------------------------------------------------------

_OMITTED = (
    events.ResultStood,
    events.ResultWithdrawn,
    events.SupervisorCalled,
    events.HandMarked,
)
"""Events that move no money and change no setting."""


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """One line of a meter's history."""

    sequence: int
    at: Ms
    kind: str
    table: str
    coup: int | None
    before: Minor
    """The meter's amount before the event."""
    after: Minor
    reserve: Minor
    overflow: Minor
    by: str
    authorised_by: str
    why: Value
    """The reason: what staff wrote, or facts about the event."""


def history(
    store: Store, pit: PitId, meter: MeterId, *, since: Ms | None = None, until: Ms | None = None
) -> Iterator[HistoryLine]:
    """The history of a meter from `since` on and before `until`."""
    directory = people_of(store, pit)
    for step in steps_of(store, pit, meter):
        if _within(step.at, since, until) and _is_listed(step.event):
            yield _history_line(step, directory)


def _is_listed(event: AnyMeterEvent) -> bool:
    if isinstance(event, events.HandEnded):
        return bool(event.covered or event.short or event.ruled)
    return not isinstance(event, _OMITTED)


def _within(at: Ms, since: Ms | None, until: Ms | None) -> bool:
    return (since is None or at >= since) and (until is None or at < until)


def _history_line(step: MeterLogStep, directory: Directory) -> HistoryLine:
    event = step.event
    award = step.after.award(getattr(event, "award", 0))
    coup = getattr(event, "coup", None)
    return HistoryLine(
        sequence=step.entry.sequence,
        at=step.at,
        kind=step.entry.kind,
        table=getattr(event, "table", "") or (award.table if award else ""),
        coup=award.coup if coup is None and award else coup,
        before=step.before.shown,
        after=step.after.shown,
        reserve=step.after.reserve,
        overflow=step.after.overflow,
        by=getattr(event, "by", ""),
        authorised_by=approver_of(directory, getattr(event, "approval", None)),
        why=_why(event, step.after.rules.currency),
    )


def _why(event: AnyMeterEvent, currency: Currency) -> Value:
    match event:
        case events.WagersLocked():
            return fact("meter-history-wagers", wagers=len(event.wagers))
        case events.AwardHit() | events.AwardPaid():
            return fact("meter-history-award", award=event.award)
        case events.HandEnded() | events.HandCorrected():
            covered, short = currency.amount(event.covered), currency.amount(event.short)
            return fact("meter-history-fixed", covered=covered, short=short)
        case events.AwardVerified():
            return fact("meter-history-slip", award=event.award, slip=event.slip)
        case events.AwardConfirmed():
            return fact("meter-history-confirmed", award=event.award, by=event.supervisor)
        case events.KeyTurned():
            return fact("meter-history-key", holder=event.holder, to=event.to.value.upper())
        case events.AwardRejected() | events.AwardBackedOut():
            reason = fact_of("meter-reason", event.reason)
            undone = fact("meter-history-undone", award=event.award, reason=reason)
            recovery = getattr(event, "recovery", None)
            outcome = () if recovery is None else (fact_of("meter-recovery", recovery),)
            return Clauses((undone, *outcome, *filter(None, (event.note,))))
        case events.MeterAdjusted():
            adjusted = fact(
                "meter-history-adjusted",
                pool=fact_of("meter-pool", event.pool),
                change=currency.amount(event.change),
                reason=fact_of("meter-adjust", event.reason),
            )
            return Clauses((adjusted, event.note))
        case events.IncrementRefused():
            return fault_value(fault_of(event), currency)
        case _:
            return from_json(getattr(event, "reason", ""))


# --- Reconciliation --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MeterBalance:
    """How a meter's money was divided at one moment, in millionths of a minor unit."""

    meter_ppm: int = 0
    reserve_ppm: int = 0
    overflow_ppm: int = 0
    awards_ppm: int = 0
    """Prizes set aside and not yet paid."""

    @property
    def total_ppm(self) -> int:
        """The total that the house owes patrons."""
        return self.meter_ppm + self.reserve_ppm + self.overflow_ppm + self.awards_ppm


def balance_of(meter: Meter) -> MeterBalance:
    """How a meter's money is divided."""
    return MeterBalance(
        meter_ppm=PPM * meter.shown + meter.remainder_ppm,
        reserve_ppm=PPM * meter.reserve + meter.reserve_remainder_ppm,
        overflow_ppm=PPM * meter.overflow,
        awards_ppm=PPM * meter.set_aside,
    )


@dataclass(frozen=True, slots=True)
class Reconciliation:
    """A meter over a period: its opening, money in, money out, and its closing."""

    since: Ms | None
    until: Ms | None
    opening: MeterBalance
    closing: MeterBalance
    wagers: int
    wagered: Minor
    contributed_ppm: int
    reserved_ppm: int
    seeded: Minor
    adjusted: Minor
    paid: Minor
    """Awards paid, less those recovered."""
    recovered: Minor
    written_off: Minor
    """Awards written off; included in `adjusted`."""
    returned: Minor
    """Stakes returned from the tray."""
    fixed: Minor
    hits: int
    wins: int

    @property
    def difference_ppm(self) -> int:
        """The amount not accounted for: zero, or something is wrong."""
        came_in = self.contributed_ppm + self.reserved_ppm + PPM * (self.seeded + self.adjusted)
        went_out = PPM * (self.paid + self.fixed)
        return self.opening.total_ppm + came_in - went_out - self.closing.total_ppm


def reconciliation(
    store: Store, pit: PitId, meter: MeterId, *, since: Ms | None = None, until: Ms | None = None
) -> Reconciliation:
    """The reconciliation of a meter by its log, from `since` on and before `until`."""
    opening = closing = Meter(id=meter)
    for step in steps_of(store, pit, meter):
        if since is not None and step.at < since:
            opening = step.after
        if until is None or step.at < until:
            closing = step.after
    before, after_it = opening.totals, closing.totals
    return Reconciliation(
        since=since,
        until=until,
        opening=balance_of(opening),
        closing=balance_of(closing),
        wagers=after_it.wagers - before.wagers,
        wagered=Minor(after_it.wagered - before.wagered),
        contributed_ppm=after_it.contributed_ppm - before.contributed_ppm,
        reserved_ppm=after_it.reserved_ppm - before.reserved_ppm,
        seeded=Minor(after_it.seeded - before.seeded),
        adjusted=Minor(after_it.adjusted - before.adjusted),
        paid=Minor(after_it.paid - before.paid),
        recovered=Minor(after_it.recovered - before.recovered),
        written_off=Minor(after_it.written_off - before.written_off),
        returned=Minor(after_it.returned - before.returned),
        fixed=Minor(after_it.fixed - before.fixed),
        hits=after_it.hits - before.hits,
        wins=after_it.wins - before.wins,
    )


# --- A win -----------------------------------------------------------------------------------


class AwardMovement(Enum):
    """What moved the money of an award."""

    HIT = "hit"
    PAID = "paid"
    BACKED_OUT = "backed-out"


@dataclass(frozen=True, slots=True)
class Win:
    """Everything in the log about one logged award."""

    pit: PitId
    meter: Meter
    """The meter just before the award was hit."""
    award: Award
    """The award in its current state."""
    hand: MeterHand
    hit: LogEntry
    logged: LogEntry
    ended: LogEntry | None
    """Its payment or its back-out, whichever came last."""
    movements: tuple[tuple[AwardMovement, Postings], ...]
    """The postings of its money, in the order of the log."""
    undoing: events.AwardBackedOut | None
    """The back-out, if there was one."""
    verified_with: str
    undone_with: str
    names: Mapping[PatronId, str]
    """The known names of winners; not part of the log, and erasable."""
    staff: Mapping[str, str]
    """The known names of the staff who took part, likewise."""


def find_win(store: Store, pit: PitId, meter: MeterId, *, slip: int) -> Win:
    """The win with a slip number; RuleError if the meter's log has none."""
    hits: dict[int, MeterLogStep] = {}
    logged: MeterLogStep | None = None
    later: list[MeterLogStep] = []
    for step in steps_of(store, pit, meter):
        event = step.event
        if isinstance(event, events.AwardHit):
            hits[event.award] = step
        elif isinstance(event, events.AwardVerified) and event.slip == slip:
            logged = step
        elif logged is not None and isinstance(event, events.AwardPaid | events.AwardBackedOut):
            later += [step] if event.award == _number(logged) else []
    if logged is None:
        raise RuleError(fact("meter-slip-not-in-log", slip=slip, meter=meter, pit=pit))
    hit, last = hits[_number(logged)], (logged, *later)[-1]
    award = last.after.award(_number(logged))
    assert award is not None, "an award is at hand when an event names it"
    hand = hit.before.hands[award.table]
    directory = people_of(store, pit)
    verified_with = approver_of(directory, award.verified_with)
    undone_with = approver_of(directory, award.ended_with)
    took_part = (award.verified_by, verified_with, award.paid_by, award.ended_by, undone_with)
    return Win(
        pit=pit,
        meter=hit.before,
        award=award,
        hand=hand,
        hit=hit.entry,
        logged=logged.entry,
        ended=later[-1].entry if later else None,
        movements=tuple(_movements(hit, *later)),
        undoing=last.event if isinstance(last.event, events.AwardBackedOut) else None,
        verified_with=verified_with,
        undone_with=undone_with,
        names=names_of(store, "patron", (share.patron for share in award.shares)),
        staff=names_of(store, "staff", filter(None, took_part)),
    )


def _movements(*steps: MeterLogStep) -> Iterator[tuple[AwardMovement, Postings]]:
    for step in steps:
        match step.event:
            case events.AwardHit():
                yield AwardMovement.HIT, step.event.postings
            case events.AwardPaid():
                yield AwardMovement.PAID, step.event.postings
            case events.AwardBackedOut():
                yield AwardMovement.BACKED_OUT, step.event.postings
            case _:
                pass


def _number(logged: MeterLogStep) -> int:
    assert isinstance(logged.event, events.AwardVerified), "a logged award was verified"
    return logged.event.award
