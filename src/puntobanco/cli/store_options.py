"""How commands that look into a house's database find it."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from puntobanco.store import Store


def url_of(database: str) -> str:
    """The address of a database: a URL as it is, a path as an SQLite file."""
    return database if "://" in database else f"sqlite:///{database}"


def opened(database: str) -> "Store":
    """A store to read from; a file that is not there is not made."""
    from puntobanco.core.errors import RuleError
    from puntobanco.store import open_store

    if "://" not in database and not Path(database).is_file():
        raise RuleError(f"database {database!r}: no such file; expected one that a house has made")
    return open_store(url_of(database), readonly=True)


def the_pit(store: "Store", named: str | None) -> str:
    """The pit that was named, or the only one there is."""
    from puntobanco.core.errors import RuleError

    pits = [state.head.pit for state in store.pits()]
    if named is None and len(pits) == 1:
        return pits[0]
    if named not in pits:
        listed = ", ".join(pits) or "none"
        raise RuleError(f"--pit {named}: expected one of {listed}")
    return named
