"""Logs rewritten by someone who can compute hashes."""

from collections.abc import Callable
from pathlib import Path

from puntobanco.house.messages import PitEvent, decode_event, encode_event
from puntobanco.house.pit_state import wallet_changes
from puntobanco.store import Appended, Batch, EncodedEvent, Overdrawn, Store, open_store
from tests.kit.houses import PIT


def rewritten(folder: Path, log: list[EncodedEvent]) -> Store:
    """A store with a valid chain over these events, even if they are made up."""
    store = open_store(f"sqlite:///{folder / 'forged.db'}")
    with store.acquire(PIT, owner="insider") as lease:
        for event in log:
            changes = wallet_changes([decode_event(event.payload)])
            [outcome] = lease.append([Batch(events=(event,), changes=changes)])
            if isinstance(outcome, Overdrawn):
                # A forger would leave alone a wallet that cannot take the change.
                [outcome] = lease.append([Batch(events=(event,))])
            assert isinstance(outcome, Appended)
    return store


Forgery = Callable[[PitEvent], PitEvent | None]


def forged(
    log: list[EncodedEvent], kind: type, change: Forgery, *, which: int = 3
) -> list[EncodedEvent]:
    """The log with one event of a kind changed, or left out if `change` returns None."""
    places = [place for place, event in enumerate(log) if event.kind == kind.__name__]
    place = places[min(which, len(places) - 1)]
    changed = change(decode_event(log[place].payload))
    if changed is None:
        return log[:place] + log[place + 1 :]
    old = log[place]
    new = EncodedEvent(old.stream, old.kind, old.time_ms, encode_event(changed))
    return [*log[:place], new, *log[place + 1 :]]
