"""Played evenings, the plainest possible replay of their logs, and dumps of tables."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from puntobanco.house.messages import decode_event
from puntobanco.house.pit import open_pit
from puntobanco.house.pit_state import PitState, postings_of
from puntobanco.office.keeping import SavedTable
from puntobanco.office.schema import METADATA, PROGRESS
from puntobanco.store import Database, Store
from puntobanco.table import events
from puntobanco.table.state import SettledWager
from tests.kit.evenings import BEGIN, Evening, seeded_surroundings
from tests.kit.houses import PIT, run


@dataclass
class House:
    """A store after an evening."""

    store: Store
    url: str
    evening: Evening
    state: PitState


def played(
    store: Store,
    url: str,
    folder: Path,
    *,
    seed: int,
    rounds: int,
    most_ms: int = 40_000,
    begin: int = BEGIN,
) -> House:
    async def night() -> Evening:
        around = seeded_surroundings(folder, seed, most_ms=most_ms, begin=begin)
        async with open_pit(PIT, store, around) as pit:
            evening = Evening(pit, seed)
            await evening.open_all()
            await evening.play(rounds)
            return evening

    evening = run(night())
    return House(store, url, evening, evening.pit.state)


@dataclass
class Replay:
    """A log added up by hand, without rows, sums or state of a follower."""

    settled: dict[tuple[str, int], tuple[SettledWager, ...]] = field(default_factory=dict)
    ended_ms: dict[tuple[str, int], int] = field(default_factory=dict)
    voids: set[tuple[str, int]] = field(default_factory=set)
    fees: Counter[str] = field(default_factory=Counter)
    accounts: Counter[str] = field(default_factory=Counter)
    games: dict[str, str] = field(default_factory=dict)
    simulated: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, store: Store, pit: str = PIT) -> "Replay":
        made = cls()
        for entry in store.read(pit):
            event = decode_event(entry.payload)
            for posting in postings_of(event):
                made.accounts[posting.account] += posting.amount
            made._take(entry.stream, entry.time_ms, event)
        return made

    def _take(self, table: str, at: int, event: object) -> None:
        match event:
            case events.TableOpened():
                self.games[table] = event.game.hash
            case events.WagersSettled():
                self.settled[table, event.coup] = event.settled
                self.ended_ms[table, event.coup] = at
            case events.CoupCorrected():
                self.settled[table, event.coup] = event.settled
            case events.CoupVoided():
                self.voids.add((table, event.coup))
            case _:
                if type(event).__name__ == "PatronMarkedSimulated":
                    self.simulated.add(event.patron)  # type: ignore[attr-defined]

    def by_bet(self, *, simulated: bool) -> dict[tuple[str, str], Counter[str]]:
        """Totals by game and bet over all tables: wagers, stake, won, returned, commission."""
        found: dict[tuple[str, str], Counter[str]] = {}
        for (table, _), lines in self.settled.items():
            for line in lines:
                if simulated or line.patron not in self.simulated:
                    sums = found.setdefault((self.games[table], line.bet), Counter())
                    sums["wagers"] += 1
                    sums["stake"] += line.stake
                    sums["won"] += line.won
                    sums["returned"] += line.won + line.stake_back
                    sums["commission"] += line.commission
        return found


def dump(tables: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table, in the order of its key."""
    found = {}
    with tables.reading() as connection:
        for table in METADATA.sorted_tables:
            ordered = select(table).order_by(*table.primary_key)
            found[table.name] = [tuple(row) for row in connection.execute(ordered)]
    # The state kept contains sets, which have no order.
    found[PROGRESS.name] = [
        (pit, stream, msgspec.json.decode(body, type=SavedTable if stream else PitState))
        for pit, stream, body in found[PROGRESS.name]
    ]
    return found
