"""The state of a pit from its log: the newest good snapshot, and what was written after it."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from puntobanco.core.ids import PitId
from puntobanco.house.pit_state import FORMATS, PitState, replay
from puntobanco.store import Lease, Store

T = TypeVar("T")

REPLAYED = 5_000
"""Events between two renewals of the lease while a log is replayed."""


def load_state(
    store: Store, pit: PitId, *, lease: Lease | None = None
) -> tuple[PitState, int, tuple[str, ...]]:
    """The state that a pit's log leads to, from its newest good snapshot on.

    With it come the events that were replayed, and what was wrong with snapshots passed over. A
    lease is renewed on the way, because a long log may take longer to read than a lease lasts.
    """
    state, began, ended, warnings = _loaded(store, pit, lease)
    return state, ended - began, warnings


def state_and_place(store: Store, pit: PitId) -> tuple[PitState, int]:
    """The state that a pit's log leads to, and the last entry on the way."""
    state, _, ended, _ = _loaded(store, pit, None)
    return state, ended


def _loaded(
    store: Store, pit: PitId, lease: Lease | None
) -> tuple[PitState, int, int, tuple[str, ...]]:
    latest = store.snapshots.latest(pit, formats=FORMATS)
    state, began = PitState(), 0
    if latest.snapshot is not None:
        state = msgspec.json.decode(latest.snapshot.body, type=PitState)
        began = latest.snapshot.sequence
    ended = began
    for _, after_entry in replay(state, renewing(lease, store.read(pit, after=began))):
        state = after_entry
        ended += 1
    return state, began, ended, latest.warnings


def renewing(lease: Lease | None, items: Iterable[T]) -> Iterator[T]:
    """The same items; the lease, where there is one, is renewed on the way."""
    for count, item in enumerate(items, 1):
        if lease is not None and count % REPLAYED == 0:
            lease.renew()
        yield item
