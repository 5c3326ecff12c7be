"""The state of a pit: tables, meters, people, and what the cage has taken in."""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from puntobanco.core.game import Currency
from puntobanco.core.ids import MeterId, Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.house.care import remaining_limits, update_spending
from puntobanco.house.messages import HOUSE_STREAM, PitEvent, decode_event, meter_of
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import Postings, move
from puntobanco.people import decide as people
from puntobanco.people import events as people_events
from puntobanco.people.care import PatronStanding
from puntobanco.people.spending import Spending
from puntobanco.people.staff import Directory
from puntobanco.people.staff import with_approval_used as approval_spent
from puntobanco.progressive import evolve as meters
from puntobanco.progressive.state import Meter
from puntobanco.store import LogEntry, WalletChange
from puntobanco.table import events
from puntobanco.table.evolve import evolve
from puntobanco.table.state import Table

FORMAT = 1
"""The format of snapshots; increase it when their shape changes. Others are skipped."""


class Sitting(msgspec.Struct, frozen=True):
    """A patron's time at a table: since when, and money brought less money taken away."""

    since: Ms
    brought: Minor = Minor(0)


class PitState(msgspec.Struct, frozen=True):
    """The state that the log of a pit leads to."""

    tables: dict[TableId, Table] = {}
    sittings: dict[TableId, dict[PatronId, Sitting]] = {}
    directory: Directory = Directory()
    cage: Minor = Minor(0)
    meters: dict[MeterId, Meter] = {}
    spending: dict[PatronId, Spending] = {}
    """Patrons' recent results and time at tables, for their own limits."""

    @property
    def currency(self) -> Currency | None:
        """The house's currency, from its tables' games; None until a table is opened."""
        games = (table.game for table in self.tables.values() if table.game is not None)
        return next((game.currency for game in games), None)

    def standing(self, patron: PatronId, at: Ms, *, table: TableId | None = None) -> PatronStanding:
        """What a patron's own limits leave, less what is at risk at tables other than `table`."""
        others = (one for name, one in self.tables.items() if name != table)
        care, spending = self.directory.care.get(patron), self.spending.get(patron)
        return remaining_limits(care, spending, others, patron, at)

    def table(self, table: TableId) -> Table:
        """A table; closed and empty if the log has not mentioned it."""
        return self.tables.get(table) or Table(id=table)

    def meter(self, meter: MeterId) -> Meter:
        """A meter; unopened if the log has not mentioned it."""
        return self.meters.get(meter) or Meter(id=meter)

    def sitting(self, table: TableId, patron: PatronId) -> Sitting | None:
        """The patron's time at a table; None if not seated there."""
        return self.sittings.get(table, {}).get(patron)


class PitSnapshot(msgspec.Struct, frozen=True):
    """The content of a snapshot."""

    state: PitState
    wallets: dict[PatronId, Minor]
    """What this pit's log has posted to each wallet."""


def evolve_pit(state: PitState, stream: str, event: PitEvent, at: Ms) -> PitState:
    """The state after an event."""
    if stream == HOUSE_STREAM:
        return _after_people(state, event)  # type: ignore[arg-type]
    directory = state.directory
    approval = getattr(event, "approval", None)
    if approval is not None:
        directory = approval_spent(directory, approval)
    meter = meter_of(stream)
    if meter is not None:
        moved = meters.evolve(state.meter(meter), event)  # type: ignore[arg-type]
        return replace(state, meters=state.meters | {meter: moved}, directory=directory)
    table = TableId(stream)
    before = state.table(table)
    evolved = evolve(before, event)  # type: ignore[arg-type]
    return replace(
        state,
        tables=state.tables | {table: evolved},
        directory=directory,
        sittings=_sittings(state, table, event, at),
        spending=update_spending(state.spending, directory, before, event, at),
    )


def _sittings(
    state: PitState, table: TableId, event: PitEvent, at: Ms
) -> dict[TableId, dict[PatronId, Sitting]]:
    here = state.sittings.get(table, {})
    match event:
        case events.PatronSat():
            here = here | {event.patron: Sitting(at)}
        case events.PatronLeft():
            here = {who: one for who, one in here.items() if who != event.patron}
        case events.ChipsBought() | events.ChipsCashed():
            before = here.get(event.patron, Sitting(at))
            taken = sum(one.amount for one in event.postings if accounts.is_wallet(one.account))
            brought = Minor(before.brought - taken)
            here = here | {event.patron: replace(before, brought=brought)}
        case _:
            return state.sittings
    return state.sittings | {table: here}


def _after_people(state: PitState, event: people_events.AnyPeopleEvent) -> PitState:
    directory = people.evolve(state.directory, event)
    moved = sum(one.amount for one in postings_of(event) if one.account == accounts.CAGE)
    return replace(state, directory=directory, cage=Minor(state.cage + moved))


def postings_of(event: PitEvent) -> Postings:
    """The postings of an event; empty if it moves no money."""
    match event:
        case people_events.CreditIssued():
            return move(event.amount, source=accounts.CAGE, target=accounts.wallet(event.patron))
        case people_events.CreditRedeemed():
            return move(event.amount, source=accounts.wallet(event.patron), target=accounts.CAGE)
        case _:
            found: Postings = getattr(event, "postings", ())
            reversal: Postings = getattr(event, "reversal", ())
            return (*reversal, *found)


def wallet_changes(events: Iterable[PitEvent]) -> tuple[WalletChange, ...]:
    """The changes that events make to wallets."""
    return tuple(
        WalletChange(patron, posting.amount)
        for event in events
        for posting in postings_of(event)
        if (patron := accounts.wallet_of(posting.account)) is not None
    )


def replay(state: PitState, entries: Iterable[LogEntry]) -> Iterator[tuple[LogEntry, PitState]]:
    """Each entry of a log with the state after it."""
    for entry in entries:
        event = decode_event(entry.payload)
        state = evolve_pit(state, entry.stream, event, Ms(entry.time_ms))
        yield entry, state
