"""The state of a pit from its log: the newest good snapshot, and the entries after it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from puntobanco.core.facts import Fact
from puntobanco.core.ids import Ms, PatronId, PitId
from puntobanco.core.money import Minor
from puntobanco.house.messages import decode_event
from puntobanco.house.pit_state import FORMAT, PitSnapshot, PitState, evolve_pit, wallet_changes
from puntobanco.store import Lease, Store, WalletChange

T = TypeVar("T")

REPLAYED = 5_000
"""Entries between two renewals of the lease while a log is replayed."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a pit's log leads to."""

    state: PitState
    wallets: dict[PatronId, Minor]
    """What this log has posted to each wallet."""
    began: int
    """The entry at which the snapshot was made; 0 if there was none."""
    sequence: int
    """The last entry read."""
    warnings: tuple[Fact, ...]
    """What was wrong with the snapshots that were skipped."""

    @property
    def replayed(self) -> int:
        """How many entries were read after the snapshot."""
        return self.sequence - self.began


def load_state(store: Store, pit: PitId) -> tuple[PitState, int, tuple[Fact, ...]]:
    """The state that a pit's log leads to, from its newest good snapshot on.

    Also the number of entries replayed, and what was wrong with the snapshots that were skipped.
    """
    found = load_pit(store, pit)
    return found.state, found.replayed, found.warnings


def load_pit(store: Store, pit: PitId, *, lease: Lease | None = None) -> Loaded:
    """What a pit's log leads to, from its newest good snapshot on.

    A lease is renewed meanwhile, because a long log may take longer to read than a lease lasts.
    """
    latest = store.snapshots.latest(pit, formats=(FORMAT,))
    kept, began = PitSnapshot(PitState(), {}), 0
    if latest.snapshot is not None:
        kept = msgspec.json.decode(latest.snapshot.body, type=PitSnapshot)
        began = latest.snapshot.sequence
    state, wallets, ended = kept.state, kept.wallets, began
    for entry in with_renewals(lease, store.read(pit, after=began)):
        event = decode_event(entry.payload)
        state = evolve_pit(state, entry.stream, event, Ms(entry.time_ms))
        add_changes(wallets, wallet_changes((event,)))
        ended = entry.sequence
    return Loaded(state, wallets, began, ended, latest.warnings)


def add_changes(wallets: dict[PatronId, Minor], changes: Iterable[WalletChange]) -> None:
    """Add changes to what was posted to wallets."""
    for name, change in changes:
        patron = PatronId(name)
        wallets[patron] = Minor(wallets.get(patron, 0) + change)


def with_renewals(lease: Lease | None, items: Iterable[T]) -> Iterator[T]:
    """The same items; a lease is renewed meanwhile, if there is one."""
    for count, item in enumerate(items, 1):
        if lease is not None and count % REPLAYED == 0:
            lease.renew()
        yield item
