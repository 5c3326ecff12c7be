"""Whether a house is a demonstration. Set at its first opening and kept.

This keeps simulated patrons and play money out of real houses, and real money out of
demonstrations.
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
    """Record the kind of a new house. CustodyError if an existing house is of the other kind."""
    asked = _DEMO if demo else _HOUSE
    first = _unmarked(store) if store.pits() else asked
    if (store.facts.find(_FACT) or first) != asked:
        key: Key = "serve-no-demonstration" if demo else "serve-is-demonstration"
        raise CustodyError(fact(key, folder=str(folder)))
    store.facts.set_once(_FACT, asked)


def _unmarked(store: Store) -> str:
    """The kind of an older house without a record. A demonstration has all of `TABLES`."""
    tables = {
        table.id
        for table in TABLES
        for state in store.pits()
        if any(store.read(state.pit, stream=table.id, limit=1))
    }
    return _DEMO if len(tables) == len(TABLES) else _HOUSE
