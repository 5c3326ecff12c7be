"""Whether a house is a demonstration: decided at its first opening, and kept.

Simulated patrons and their play money never come into a house of one's own, nor it into theirs.
"""

from pathlib import Path

from puntobanco.core.facts import fact
from puntobanco.core.keys import Key
from puntobanco.house.custody import CustodyError
from puntobanco.server.demo import TABLES
from puntobanco.store import Store

_FACT = "kind"
_DEMO, _HOUSE = "demonstration", "house"


def check_kind(store: Store, folder: Path, *, demo: bool) -> None:
    """Keep what kind a new house is; CustodyError where this one is of the other kind."""
    asked = _DEMO if demo else _HOUSE
    first = _unmarked(store) if store.pits() else asked
    if (store.facts.find(_FACT) or first) != asked:
        key: Key = "serve-no-demonstration" if demo else "serve-is-demonstration"
        raise CustodyError(fact(key, folder=str(folder)))
    store.facts.settle(_FACT, asked)


def _unmarked(store: Store) -> str:
    """What a house is that was opened before this was kept: a demonstration has all its tables."""
    tables = {
        table.id
        for table in TABLES
        for state in store.pits()
        if any(store.read(state.pit, stream=table.id, limit=1))
    }
    return _DEMO if len(tables) == len(TABLES) else _HOUSE
