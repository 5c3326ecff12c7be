"""Whether a house is a demonstration: said once, at its first opening, and held ever after.

Simulated patrons and their play money never come into a house of one's own, nor it into theirs.
"""

from pathlib import Path

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
        raise CustodyError(
            f"--demo: the house in {folder} is no demonstration; open it without, or name another "
            "folder with --data"
            if demo
            else f"the house in {folder} is a demonstration; open it with --demo, or name another "
            "folder with --data"
        )
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
