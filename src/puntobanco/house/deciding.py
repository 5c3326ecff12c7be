"""What a command leads to in a pit, with all its consequences; nothing is carried out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from puntobanco.core.game import Game, Value
from puntobanco.core.ids import Ms, PatronId
from puntobanco.core.money import MOST_HELD, MOST_MOVED, Minor
from puntobanco.house.gaming_day import HouseTime
from puntobanco.house.join import (
    ExpandedEvents,
    StreamEvent,
    expand_events,
    impossible_increment,
    meter_blocks_settlement,
)
from puntobanco.house.messages import (
    HOUSE_STREAM,
    PitCommand,
    ToHouse,
    ToMeter,
    ToTable,
    meter_stream,
    table_of,
)
from puntobanco.house.pit_state import PitState, wallet_changes
from puntobanco.people import commands as people_commands
from puntobanco.people import decide as people
from puntobanco.people import events as people_events
from puntobanco.people.care import PatronStanding
from puntobanco.people.commands import AnyPeopleCommand
from puntobanco.people.decide import PeopleRefusal
from puntobanco.people.events import AnyPeopleEvent
from puntobanco.people.refusals import PeopleCode
from puntobanco.people.staff import Directory
from puntobanco.progressive import context as meter_asked
from puntobanco.progressive import decide as meters
from puntobanco.progressive.commands import BackOutAward
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import Recovery
from puntobanco.table import commands
from puntobanco.table.context import TableContext
from puntobanco.table.decide import decide
from puntobanco.table.decision import Decision
from puntobanco.table.refusals import Refusal, RefusalCode

Resolver = Callable[[Game, str, Value], Game | None]
"""The game with one setting changed, or None if its sheet refuses."""


@dataclass(frozen=True, slots=True)
class DecisionContext:
    """What a decision needs in addition to the pit's state: time, wallets and sheets."""

    at: Ms
    wallet: Callable[[PatronId], Minor]
    resolver: Resolver


def decide_command(
    state: PitState, sent: PitCommand, context: DecisionContext
) -> ExpandedEvents | Refusal | PeopleRefusal | MeterRefusal:
    """The events of a command with all their consequences in the pit, or its refusal."""
    asked: int = getattr(sent.command, "amount", None) or 0
    if asked > MOST_MOVED and not isinstance(sent, ToMeter):
        return _refuse_full_wallet(sent, full=False, allowed=MOST_MOVED)
    decided = _decide(state, sent, context)
    if isinstance(decided, ExpandedEvents):
        room = _wallet_room(state, decided, context)
        if room is not None:
            return _refuse_full_wallet(sent, full=True, allowed=room)
    return decided


def _wallet_room(state: PitState, decided: ExpandedEvents, context: DecisionContext) -> int | None:
    """How much a wallet could still take if it is to take more; None if all have room."""
    owed, due = -state.cage, -decided.state.cage
    if due > max(owed, MOST_HELD):
        # All wallets together would exceed what can be summed exactly.
        return max(0, MOST_HELD - owed)
    added: dict[str, int] = {}
    for patron, moved in wallet_changes(event for _, event in decided.events):
        added[patron] = added.get(patron, 0) + moved
    for patron, change in added.items():
        if change > 0:
            room = MOST_HELD - context.wallet(PatronId(patron))
            if change > room:
                return max(0, room)
    return None


def _refuse_full_wallet(
    sent: PitCommand, *, full: bool, allowed: int
) -> Refusal | PeopleRefusal | MeterRefusal:
    match sent:
        case ToTable():
            code = RefusalCode.WALLET_FULL if full else RefusalCode.AMOUNT
            return Refusal(code, allowed=allowed)
        case ToMeter():
            return MeterRefusal(MeterRefusalCode.WALLET_FULL, Minor(allowed))
        case ToHouse():
            people_code = PeopleCode.WALLET_FULL if full else PeopleCode.AMOUNT
            return PeopleRefusal(people_code, allowed=Minor(allowed))
        case _:
            assert_never(sent)


def _decide(
    state: PitState, sent: PitCommand, context: DecisionContext
) -> ExpandedEvents | Refusal | PeopleRefusal | MeterRefusal:
    match sent:
        case ToTable():
            return _at_table(state, sent, context)
        case ToMeter():
            return _at_meter(state, sent, context)
        case ToHouse():
            return _at_house(state, sent, context)
        case _:
            assert_never(sent)


def _at_house(
    state: PitState, sent: ToHouse, context: DecisionContext
) -> ExpandedEvents | PeopleRefusal:
    patron = getattr(sent.command, "patron", None)
    wallet = context.wallet(patron) if patron else Minor(0)
    decided = people.decide(
        state.directory,
        sent.command,
        by=sent.by,
        wallet=wallet,
        at=context.at,
        patron=sent.patron,
        shift=shift_of(state.directory, sent.command, context.at),
        approval=sent.approval,
    )
    if isinstance(decided, PeopleRefusal):
        return decided
    done = expand_events(state, ((HOUSE_STREAM, event) for event in decided), context.at)
    assert isinstance(done, ExpandedEvents), "no meter is asked about people"
    return done


def shift_of(directory: Directory, said: AnyPeopleCommand | AnyPeopleEvent, at: Ms) -> Ms:
    """The start of the current shift for what counts shifts; 0 for everything else."""
    counted = people_commands.CashCommand | people_events.CashEvent
    if not isinstance(said, counted) or not directory.strict:
        return Ms(0)
    return HouseTime.of(directory.house).shift_at(at).since


def _at_meter(
    state: PitState, sent: ToMeter, context: DecisionContext
) -> ExpandedEvents | MeterRefusal:
    asked = meter_asked.MeterContext(
        by=sent.by,
        at=context.at,
        directory=state.directory,
        approval=sent.approval,
        wallets=_winners(state, sent, context),
    )
    decided = meters.decide(state.meter(sent.meter), sent.command, asked)
    if isinstance(decided, MeterRefusal):
        return decided
    return expand_events(
        state, ((meter_stream(sent.meter), event) for event in decided), context.at
    )


def _at_table(
    state: PitState, sent: ToTable, context: DecisionContext
) -> ExpandedEvents | Refusal | MeterRefusal:
    if table_of(sent.table) is None:
        return Refusal(RefusalCode.TABLE_NAME)
    decided = _table_decides(state, sent, context)
    if isinstance(decided, Refusal):
        return decided
    first: tuple[StreamEvent, ...] = ()
    if isinstance(sent.command, commands.CloseBetting):
        first = impossible_increment(state, state.table(sent.table), context.at)
    if first:
        flagged = expand_events(state, first, context.at)
        assert isinstance(flagged, ExpandedEvents), "a meter that goes down asks nobody"
        first, state = flagged.events, flagged.state
        decided = _table_decides(state, sent, context)
        assert not isinstance(decided, Refusal), "the close of betting needs no meter"
    rest = expand_events(state, ((sent.table, event) for event in decided), context.at)
    if isinstance(rest, MeterRefusal):
        return rest
    return ExpandedEvents((*first, *rest.events), rest.state)


def _winners(state: PitState, sent: ToMeter, context: DecisionContext) -> dict[PatronId, Minor]:
    """The winners' wallets, if a back-out says that the prize was recovered."""
    command = sent.command
    if not isinstance(command, BackOutAward) or command.recovery is not Recovery.RECOVERED:
        return {}
    award = state.meter(sent.meter).award(command.award)
    shares = award.shares if award is not None else ()
    return {share.patron: context.wallet(share.patron) for share in shares}


def _drawn_on(sent: ToTable, context: DecisionContext) -> Minor:
    """The balance of the patron's wallet if the command draws on it; otherwise 0."""
    draws = isinstance(sent.command, commands.BuyChips)
    return context.wallet(sent.by.patron) if draws and sent.by.patron else Minor(0)


def _table_decides(state: PitState, sent: ToTable, context: DecisionContext) -> Decision:
    table = state.table(sent.table)
    asked = TableContext(
        id=sent.id,
        by=sent.by,
        at=context.at,
        directory=state.directory,
        wallet=_drawn_on(sent, context),
        approval=sent.approval,
        currency=state.currency,
        standing=state.standing(sent.by.patron, context.at, table=sent.table)
        if sent.by.patron
        else PatronStanding(),
        meter_waits=isinstance(sent.command, commands.SettleCoup)
        and meter_blocks_settlement(state, table, context.at),
    )
    command = sent.command
    changed = None
    # Building the game blocks the loop for some milliseconds, and patrons cannot change settings.
    by_patron = sent.by.patron is not None
    if isinstance(command, commands.ChangeSetting) and table.game and not by_patron:
        changed = context.resolver(table.game, command.key, command.value)
    return decide(table, command, asked, changed=changed)
