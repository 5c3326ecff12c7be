"""Log entries to rows: what a follower derives from each entry, in order. Pure.

It evolves the state with the pit's own code, so every event has one interpretation.
"""

from collections import defaultdict
from dataclasses import dataclass, field

from msgspec.structs import replace

from puntobanco.core.game import Game
from puntobanco.core.ids import MeterId, Ms, PatronId, PitId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.messages import PitEvent, decode_event, meter_of, table_of
from puntobanco.house.pit_state import PitState, evolve_pit, postings_of
from puntobanco.ledger.accounts import chips_of, wallet_of
from puntobanco.office import coups
from puntobanco.office.accounts import QUARTER_MS, Flow, group_of
from puntobanco.office.acts import act_of, kebab
from puntobanco.office.coups import CoupEnding, CoupNotes, PatronFunds
from puntobanco.office.rows import ActRow, Finished, MeterHourRow, MovementRow, ShoeRow
from puntobanco.office.tally import BUY_IN, HOUR_MS, PeriodTally
from puntobanco.people import events as people
from puntobanco.progressive.events import AwardBackedOut, AwardPaid, AwardRejected, HandEnded
from puntobanco.progressive.state import Meter
from puntobanco.store import Anchor, LogEntry
from puntobanco.table import events

CASH_OUT = "cash-out"
CREDIT_ISSUED = "credit-issued"
CREDIT_REDEEMED = "credit-redeemed"
CORRECTION = "correction"

KINDS: dict[type[PitEvent], str] = {
    people.CreditIssued: CREDIT_ISSUED,
    people.CreditRedeemed: CREDIT_REDEEMED,
    events.ChipsBought: BUY_IN,
    events.ChipsCashed: CASH_OUT,
    events.PatronLeft: CASH_OUT,
    events.CoupCorrected: CORRECTION,
}
"""Kinds of movements outside a coup; any other event is named in kebab case."""

_OF_THE_ROUND = (
    events.BankPosted,
    events.WagerPlaced,
    events.WagerTakenBack,
    events.BettingClosed,
    events.MidCoupBettingClosed,
    events.CoupPassed,
    events.BaseWagersSettled,
    events.CardCorrected,
    events.WagersSettled,
    events.CoupVoided,
)
"""Events whose money is reported with their coup, once it is over."""


@dataclass(slots=True)
class Memory:
    """What a follower knows of a pit at one place of its log."""

    place: Anchor
    state: PitState = field(default_factory=PitState)
    rounds: dict[TableId, CoupNotes] = field(default_factory=dict)
    purses: dict[PatronId, PatronFunds] = field(default_factory=dict)
    shoes: dict[TableId, ShoeRow] = field(default_factory=dict)
    """The shoe in use at each table, or the last one."""

    @property
    def pit(self) -> PitId:
        """The id of the pit."""
        return PitId(self.place.pit)

    def purse(self, patron: PatronId) -> PatronFunds:
        """A patron's purse; empty if the log has not mentioned the patron."""
        return self.purses.get(patron, PatronFunds())


@dataclass(slots=True)
class BatchRows:
    """The rows derived from a batch of entries."""

    finished: dict[tuple[TableId, int], Finished] = field(default_factory=dict)
    replaced: set[tuple[TableId, int]] = field(default_factory=set)
    """Corrected coups, whose earlier rows may already be in the tables."""
    movements: list[MovementRow] = field(default_factory=list)
    hours: defaultdict[int, PeriodTally] = field(default_factory=lambda: defaultdict(PeriodTally))
    games: dict[str, Game] = field(default_factory=dict)
    tables: set[TableId] = field(default_factory=set)
    """Tables with an event in the batch."""
    patrons: set[PatronId] = field(default_factory=set)
    """Patrons whose purse changed."""
    shoes: dict[tuple[TableId, int], ShoeRow] = field(default_factory=dict)
    acts: list[ActRow] = field(default_factory=list)
    accounts: defaultdict[tuple[int, str], Flow] = field(default_factory=lambda: defaultdict(Flow))
    """By quarter of an hour and account."""
    meters: dict[tuple[int, MeterId], MeterHourRow] = field(default_factory=dict)


class Fold:
    """Folds entries, in order, into rows and the memory."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.harvest = BatchRows()
        self._began = replace(memory.state, tables={}, spending={})

    def changed_outside_tables(self) -> PitState | None:
        """The pit without its tables, or None if that part did not change."""
        # Patrons' recent losses affect wagers, not rows.
        now = replace(self.memory.state, tables={}, spending={})
        return None if now == self._began else now

    def take(self, entry: LogEntry) -> None:
        """Fold the next entry."""
        memory = self.memory
        event = decode_event(entry.payload)
        before = memory.state
        memory.state = evolve_pit(before, entry.stream, event, Ms(entry.time_ms))
        memory.place = Anchor(entry.pit, entry.sequence, entry.hash)
        if isinstance(event, people.PatronMarkedSimulated):
            self._set_purse(event.patron, replace(memory.purse(event.patron), simulated=True))
        if isinstance(event, people.CareEvent):
            # It moves no money, but the patron's statement lists it.
            self.harvest.movements.append(self._movement(entry, event, event.patron, 0, 0))
        elif not isinstance(event, _OF_THE_ROUND):
            self._move(entry, event)
        self._post(entry, event)
        act = act_of(entry, event, before)
        if act is not None:
            self.harvest.acts.append(act)
        meter = meter_of(entry.stream)
        if meter is not None:
            hour = entry.time_ms // HOUR_MS
            row = _meter_row(hour, memory.pit, memory.state.meter(meter))
            self.harvest.meters[hour, meter] = row
        table = table_of(entry.stream)
        if table is not None:
            self.harvest.tables.add(table)
            self._at_table(entry, event, before)

    def _at_table(self, entry: LogEntry, event: PitEvent, before: PitState) -> None:
        table = TableId(entry.stream)
        now = self.memory.rounds.get(table, CoupNotes())
        match event:
            case events.TableOpened() | events.SettingChanged():
                self.harvest.games[event.game.hash] = event.game
            case events.ShoeStarted() | events.ShoeEnded():
                self._shoe(entry, event)
            case events.BettingOpened():
                self._set_round(table, CoupNotes(opened_ms=Ms(entry.time_ms), last=now.last))
            case events.BettingClosed():
                fees = coups.fees_by_bet(before.table(table), event)
                self._set_round(table, replace(now, fees=fees))
            case events.CardCorrected():
                misread = f"{now.misread} {event.place}:{event.before}".strip()
                self._set_round(table, replace(now, misread=misread))
            case events.WagersSettled():
                self._finish(table, coups.settled_coup(self._ending(entry, before), event))
            case events.CoupVoided():
                self._finish(table, coups.voided_coup(self._ending(entry, before), event))
            case events.CoupPassed():
                self._finish(table, coups.passed_coup(self._ending(entry, before)))
            case events.CoupCorrected():
                assert now.last is not None, "a coup is corrected once it is over"
                done = coups.corrected_coup(now.last, event, Ms(entry.time_ms))
                self._replace(table, now.last, done)
            case _:
                pass

    def _shoe(self, entry: LogEntry, event: events.ShoeStarted | events.ShoeEnded) -> None:
        table = TableId(entry.stream)
        if isinstance(event, events.ShoeStarted):
            row = ShoeRow(
                pit=self.memory.pit,
                table=table,
                shoe=event.shoe,
                game_hash=self.memory.state.table(table).rules.hash,
                commitment=event.commitment,
                began=entry.sequence,
                began_ms=Ms(entry.time_ms),
                ended=None,
                ended_ms=None,
                retired="",
                revealed=False,
            )
        else:
            row = replace(
                self.memory.shoes[table],
                ended=entry.sequence,
                ended_ms=Ms(entry.time_ms),
                retired=event.retired,
                revealed=bool(event.order),
            )
        self.memory.shoes[table] = row
        self.harvest.shoes[table, event.shoe] = row

    def _ending(self, entry: LogEntry, before: PitState) -> CoupEnding:
        table, memory = TableId(entry.stream), self.memory
        return CoupEnding(
            memory.pit,
            entry.sequence,
            Ms(entry.time_ms),
            before.table(table),
            memory.state.table(table),
            memory.rounds.get(table, CoupNotes()),
            memory.purses,
        )

    # --- Rows and memory -------------------------------------------------------------------

    def _finish(self, table: TableId, done: Finished) -> None:
        self.harvest.finished[table, done.coup.coup] = done
        self.harvest.hours[done.coup.ended_ms // HOUR_MS].take(done)
        if done.coup.outcome != "passed":
            # After a passed coup, the last coup dealt is still the one before it.
            self._set_round(table, CoupNotes(last=done))
        for seat in done.seats:
            purse = self.memory.purse(seat.patron)
            self._set_purse(seat.patron, replace(purse, funds=seat.funds_after))

    def _replace(self, table: TableId, before: Finished, done: Finished) -> None:
        self.harvest.replaced.add((table, done.coup.coup))
        self.harvest.finished[table, done.coup.coup] = done
        # A correction counts in the hour in which its coup was settled.
        hour = self.harvest.hours[done.coup.ended_ms // HOUR_MS]
        hour.take(before, sign=-1)
        hour.take(done)
        self._set_round(table, CoupNotes(last=done))

    def _set_round(self, table: TableId, now: CoupNotes) -> None:
        self.memory.rounds[table] = now

    def _set_purse(self, patron: PatronId, purse: PatronFunds) -> None:
        self.memory.purses[patron] = purse
        self.harvest.patrons.add(patron)

    def _post(self, entry: LogEntry, event: PitEvent) -> None:
        """Add an event's postings to the flows of the ledger accounts."""
        quarter = entry.time_ms // QUARTER_MS
        for posting in postings_of(event):
            flow = self.harvest.accounts[quarter, group_of(posting.account)]
            if posting.amount > 0:
                flow.into += posting.amount
            else:
                flow.out -= posting.amount

    # --- Money that moves outside a coup -------------------------------------------------------

    def _move(self, entry: LogEntry, event: PitEvent) -> None:
        """Add a row for each patron whose wallet or chips an event changed."""
        wallets: defaultdict[PatronId, int] = defaultdict(int)
        chips: defaultdict[PatronId, int] = defaultdict(int)
        for posting in postings_of(event):
            if (owner := wallet_of(posting.account)) is not None:
                wallets[owner] += posting.amount
            elif (stack := chips_of(posting.account)) is not None:
                chips[stack[1]] += posting.amount
        for patron in dict.fromkeys((*wallets, *chips)):
            if wallets[patron] or chips[patron]:
                row = self._movement(entry, event, patron, wallets[patron], chips[patron])
                self.harvest.movements.append(row)
                self.harvest.hours[row.time_ms // HOUR_MS].count_buy_in(row)

    def _movement(
        self, entry: LogEntry, event: PitEvent, patron: PatronId, wallet: int, chips: int
    ) -> MovementRow:
        where, coup = self._where(entry, event)
        table = self.memory.state.table(where)
        before = self.memory.purse(patron)
        purse = replace(
            before,
            wallet=Minor(before.wallet + wallet),
            funds=Minor(before.funds + wallet + chips),
        )
        self._set_purse(patron, purse)
        return MovementRow(
            pit=self.memory.pit,
            sequence=entry.sequence,
            patron=patron,
            simulated=purse.simulated,
            time_ms=Ms(entry.time_ms),
            kind=KINDS.get(type(event)) or kebab(type(event).__name__),
            table=where,
            game_hash=table.game.hash if table.game is not None else "",
            coup=coup,
            wallet_change=Minor(wallet),
            chips_change=Minor(chips),
            wallet_after=purse.wallet,
            chips_after=table.chips(patron),
            funds_after=purse.funds,
            by=getattr(event, "by", ""),
        )

    def _where(self, entry: LogEntry, event: PitEvent) -> tuple[TableId, int]:
        """The table and coup of a movement; for a meter, those of the coup that it pays for."""
        meter = meter_of(entry.stream)
        if meter is not None and isinstance(event, HandEnded):
            return event.table, event.coup
        if meter is not None and isinstance(event, AwardPaid | AwardRejected | AwardBackedOut):
            award = self.memory.state.meter(meter).award(event.award)
            assert award is not None, "an award is at hand when an event names it"
            return award.table, award.coup
        coup = event.coup if isinstance(event, events.CoupCorrected) else 0
        return table_of(entry.stream) or TableId(""), coup


def _meter_row(hour: int, pit: PitId, meter: Meter) -> MeterHourRow:
    return MeterHourRow(
        hour=hour,
        pit=pit,
        meter=meter.id,
        shown=meter.shown,
        reserve=meter.reserve,
        overflow=meter.overflow,
        set_aside=meter.set_aside,
        wagered=meter.totals.wagered,
        hits=meter.totals.hits,
        paid=meter.totals.paid,
    )
