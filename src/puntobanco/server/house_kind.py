"""Whether a house is a demonstration. Set at its first opening and kept.

This keeps simulated patrons and play money out of real houses, and real money out of
demonstrations.
"""

from pathlib import Path

from puntobanco.core.facts import fact
from puntobanco.core.keys import Key
from puntobanco.house.custody import CustodyError
from puntobanco.store import Store

_FACT = "kind"
_DEMO, _HOUSE = "demonstration", "house"


def check_kind(store: Store, folder: Path, *, demo: bool) -> None:
    """Record the kind of a new house. CustodyError if an existing house is of the other kind."""
    asked, kept = _DEMO if demo else _HOUSE, store.facts.find(_FACT)
    if kept is None and not store.pits():
        store.facts.set_once(_FACT, asked)
    elif kept not in (None, asked):
        key: Key = "serve-no-demonstration" if demo else "serve-is-demonstration"
        raise CustodyError(fact(key, folder=str(folder)))
