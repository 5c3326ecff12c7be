"""Where tables and meters meet: what an event of one causes at the other.

A table's event and its consequences at the meter are one transaction. If the meter refuses a
consequence, the table's command is refused as well: a coup whose marks disagree cannot end, and a
coup whose award is logged cannot be voided. The consequences depend on the state and the event
alone, so the proof of a log can derive them again.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from puntobanco.core.errors import ensure
from puntobanco.core.fields import fields_of
from puntobanco.core.ids import MeterId, Ms, TableId
from puntobanco.house.messages import HOUSE_STREAM, PitEvent, meter_of, meter_stream
from puntobanco.house.pit_state import PitState, evolve_pit
from puntobanco.progressive import commands as asks
from puntobanco.progressive import events as meter_events
from puntobanco.progressive.commands import HandCommand
from puntobanco.progressive.context import MeterContext
from puntobanco.progressive.decide import decide
from puntobanco.progressive.refusals import MeterRefusal
from puntobanco.progressive.state import HandPhase, LockedWager, Meter, bet_of
from puntobanco.table import events
from puntobanco.table.betting import closing
from puntobanco.table.state import Mode, Phase, StandingWager, Table

StreamEvent = tuple[str, PitEvent]
"""An event with the stream it belongs to."""


@dataclass(frozen=True, slots=True)
class ExpandedEvents:
    """Events with all their consequences, and the state after the last."""

    events: tuple[StreamEvent, ...]
    state: PitState


def expand_events(
    state: PitState, first: Iterable[StreamEvent], at: Ms
) -> ExpandedEvents | MeterRefusal:
    """Events with all their consequences, which come before the next of the given events."""
    waiting, done = deque(first), list[StreamEvent]()
    while waiting:
        stream, event = waiting.popleft()
        before, state = state, evolve_pit(state, stream, event, at)
        more = consequences_of(before, state, stream, event, at)
        if isinstance(more, MeterRefusal):
            return more
        done.append((stream, event))
        waiting.extendleft(reversed(more))
    return ExpandedEvents(tuple(done), state)


def consequences_of(
    before: PitState, now: PitState, stream: str, event: PitEvent, at: Ms
) -> Sequence[StreamEvent] | MeterRefusal:
    """What an event causes elsewhere, or the meter's refusal of it."""
    if stream == HOUSE_STREAM:
        return ()
    meter = meter_of(stream)
    if meter is not None:
        return _at_tables(now, meter, event)
    table = before.table(TableId(stream))
    asked = _asked_of_meter(now, table, event)
    if asked is None:
        return ()
    of, command = asked
    decided = decide(now.meter(of), command, MeterContext(by=None, at=at, directory=now.directory))
    if isinstance(decided, MeterRefusal):
        return decided
    ensure(
        not isinstance(decided[0], meter_events.IncrementRefused),
        f"meter {of}: increment refused after betting closed",
    )
    return tuple((meter_stream(of), one) for one in decided)


def _asked_of_meter(
    now: PitState, table: Table, event: PitEvent
) -> tuple[MeterId, HandCommand] | None:
    """What a table's event asks of a meter; `table` is as it was before the event."""
    if isinstance(event, events.MeterLinked):
        return event.meter, asks.JoinTable(table=table.id, game=table.rules)
    if table.meter is None:
        return None
    if isinstance(event, events.MeterUnlinked | events.TableClosed):
        return table.meter, asks.PartTable(table=table.id)
    command = _of_hand(now.meter(table.meter), now.table(table.id), event)
    return None if command is None else (table.meter, command)


def _of_hand(meter: Meter, table: Table, event: PitEvent) -> HandCommand | None:
    """What an event of a coup asks of the meter."""
    if isinstance(event, events.BettingClosed):
        return _locking(meter, table, event)
    hand = meter.hand(table.id, getattr(event, "coup", 0))
    if hand is None:
        return None
    coup = hand.coup
    match event:
        case events.CoupCompleted() if hand.phase is HandPhase.LOCKED:
            return asks.StandResult(table=table.id, coup=coup, cards=table.play.cards)
        case events.CardCorrected() if hand.phase is HandPhase.STOOD:
            return asks.WithdrawResult(table=table.id, coup=coup)
        case events.WagersSettled() if hand.in_progress:
            return asks.EndHand(table=table.id, coup=coup)
        case events.CoupVoided() if hand.in_progress:
            return asks.VoidHand(table=table.id, coup=coup)
        case events.CoupCorrected() if hand.phase is HandPhase.ENDED:
            return asks.CorrectHand(table=table.id, coup=coup, cards=event.cards)
        case _:
            return None


def _locking(meter: Meter, table: Table, event: events.BettingClosed) -> asks.LockWagers | None:
    """The command that locks the wagers on the meter when betting closes; None without any."""
    wagers = _riding(meter, event.wagers)
    if not wagers:
        return None
    return asks.LockWagers(
        table=table.id, coup=event.coup, wagers=wagers, marked=table.mode is Mode.DEALER
    )


def _riding(meter: Meter, wagers: Iterable[StandingWager]) -> tuple[LockedWager, ...]:
    bet = bet_of(meter.rules).key
    return tuple(
        LockedWager(**fields_of(wager, without=("bet",))) for wager in wagers if wager.bet == bet
    )


_WENT_DOWN = (
    meter_events.MeterDisabled,
    meter_events.MeterFaulted,
    meter_events.IncrementRefused,
)


def _at_tables(now: PitState, meter: MeterId, event: PitEvent) -> tuple[StreamEvent, ...]:
    """What an event of a meter causes at the tables that share it."""
    state = now.meter(meter)
    if isinstance(event, _WENT_DOWN):
        reason = state.disabled if state.fault is None else state.fault.note
        refused = state.fault is not None and state.fault.increment is not None
        return tuple(
            (table, events.SideBetClosed(meter=meter, reason=reason, refused=refused))
            for table in state.tables
            if now.table(table).meter_open
        )
    if isinstance(event, meter_events.MeterEnabled):
        return tuple((table, events.SideBetOpened(meter=meter)) for table in state.tables)
    if isinstance(event, meter_events.TableJoined) and state.accepts_wagers:
        return ((event.table, events.SideBetOpened(meter=meter)),)
    return ()


def meter_blocks_settlement(state: PitState, table: Table, at: Ms) -> bool:
    """Whether the meter would refuse to end a table's coup now: marks differ, an award is open."""
    if table.meter is None or table.coup is None:
        return False
    meter = state.meter(table.meter)
    hand = meter.hand(table.id, table.play.number)
    if hand is None or hand.phase is not HandPhase.STOOD:
        return False
    end = asks.EndHand(table=table.id, coup=hand.coup)
    asked = MeterContext(by=None, at=at, directory=state.directory)
    return isinstance(decide(meter, end, asked), MeterRefusal)


def impossible_increment(state: PitState, table: Table, at: Ms) -> tuple[StreamEvent, ...]:
    """The meter's refusal of impossible wagers, before betting closes; otherwise empty.

    The meter is then faulted, the side bet closes, and the close of betting returns its wagers.
    """
    if table.meter is None or not table.meter_open or table.phase is not Phase.BETTING:
        return ()
    meter = state.meter(table.meter)
    locking = _locking(meter, table, closing(table))
    if locking is None:
        return ()
    decided = decide(meter, locking, MeterContext(by=None, at=at, directory=state.directory))
    if isinstance(decided, MeterRefusal):
        return ()
    return tuple(
        (meter_stream(table.meter), one)
        for one in decided
        if isinstance(one, meter_events.IncrementRefused)
    )
