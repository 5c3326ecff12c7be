"""How commands find and open a house's database."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from puntobanco.core.facts import fact, one_of

if TYPE_CHECKING:
    from puntobanco.core.ids import Ms, PatronId
    from puntobanco.store import Database, Store


def url_of(database: str) -> str:
    """The URL of a database: a URL unchanged, a path as an SQLite file."""
    return database if "://" in database else f"sqlite:///{database}"


def open_for_reading(database: str) -> "Store":
    """A store opened for reading. A missing file is not created."""
    return _open(database, at_rest=_is_at_rest(database))


def _is_at_rest(database: str) -> bool:
    """Whether a database is a file that no process writes to."""
    from puntobanco.core.errors import RuleError
    from puntobanco.store.at_rest import is_written_to

    if "://" in database:
        return False
    path = Path(database)
    if not path.is_file():
        raise RuleError(fact("error-database", database=database))
    return not is_written_to(path)


def _open(database: str, *, at_rest: bool) -> "Store":
    from puntobanco.store import Store, open_store
    from puntobanco.store.at_rest import open_at_rest

    if at_rest:
        return Store(open_at_rest(Path(database)))
    return open_store(url_of(database), readonly=True)


def the_pit(store: "Store", named: str | None) -> str:
    """The pit with this name, or the only one."""
    from puntobanco.core.errors import RuleError

    pits = [state.head.pit for state in store.pits()]
    if named is None and len(pits) == 1:
        return pits[0]
    if not pits:
        raise RuleError(fact("error-database-empty", database=store.database.name))
    if named not in pits:
        known = one_of(pits)
        if named is None:
            raise RuleError(fact("error-pits", count=len(pits), pits=known))
        raise RuleError(fact("error-pit", pit=named, pits=known))
    return named


def the_table(store: "Store", named: str | None, *, pit: str) -> str:
    """The table with this name, or the only one in the log of a pit."""
    from puntobanco.core.errors import RuleError

    if named is not None:
        return named
    tables = sorted({entry.stream for entry in store.read(pit) if entry.kind == "TableOpened"})
    if len(tables) != 1:
        if not tables:
            raise RuleError(fact("error-no-tables"))
        raise RuleError(fact("error-tables", count=len(tables), tables=one_of(tables)))
    return tables[0]


def check_table(store: "Store", table: str, *, pit: str | None = None) -> None:
    """Raise RuleError if the table is in no log, or not in that of the pit."""
    from puntobanco.core.errors import RuleError

    pits = [pit] if pit else [state.pit for state in store.pits()]
    if not any(list(store.read(one, limit=1, stream=table)) for one in pits):
        raise RuleError(fact("error-table", table=table))


def patron_named(store: "Store", tables: "Database", named: str) -> "PatronId":
    """The patron with this id in a log, or with this name. RuleError if there is none."""
    from puntobanco.core.errors import RuleError
    from puntobanco.core.ids import PatronId
    from puntobanco.office.statement import is_known
    from puntobanco.server.access.names import login_of

    if is_known(tables, PatronId(named)):
        return PatronId(named)
    found = store.credentials.find(login_of(named))
    if found is None or found.kind != "patron":
        raise RuleError(fact("error-patron", patron=named))
    return PatronId(found.subject)


def display_names(store: "Store", patrons: Iterable[str]) -> dict[str, str]:
    """How each patron is shown: name and id, or only the id if the name is unknown."""
    from puntobanco.office import names

    every = set(patrons)
    known = names.names_of(store, "patron", every)
    return {patron: names.name_and_id(patron, known) for patron in every}


@contextmanager
def open_reading_tables(
    database: str, *, rebuild: bool = False
) -> "Iterator[tuple[Store, Database]]":
    """A store with its reading tables, created or caught up with its logs.

    Nothing is written next to a file at rest: its tables are made in a temporary folder.
    """
    from tempfile import TemporaryDirectory

    from puntobanco.office.follower import Follower
    from puntobanco.office.schema import open_reading

    at_rest = _is_at_rest(database)
    with TemporaryDirectory(prefix="punto-") as folder, _open(database, at_rest=at_rest) as store:
        url = url_of(f"{folder}/tables") if at_rest else store.database.url
        with open_reading(url) as tables:
            follower = Follower(store, tables)
            follower.rebuild() if rebuild else follower.catch_up()
            yield store, tables


def parse_moment(text: str, option: str) -> "Ms":
    """A time as typed: a date or time in UTC, or milliseconds since 1970.

    >>> parse_moment("2023-11-14", "--from"), parse_moment("2023-11-14T22:00", "--to")
    (1699920000000, 1699999200000)
    >>> parse_moment("170000000000", "--from")
    170000000000
    """
    from datetime import UTC, datetime

    from puntobanco.core.errors import NotationError
    from puntobanco.core.ids import Ms

    try:
        if text.isascii() and text.isdigit() and len(text) > len("20231114"):
            datetime.fromtimestamp(int(text) / 1000, UTC)  # raises if out of range for a calendar
            return Ms(int(text))
        read = datetime.fromisoformat(text)
    except (ValueError, OverflowError, OSError):
        raise NotationError(fact("error-moment", option=option, text=text)) from None
    return Ms(round((read if read.tzinfo else read.replace(tzinfo=UTC)).timestamp() * 1000))


def given_period(since: str | None, until: str | None) -> "tuple[Ms | None, Ms | None]":
    """The times given by --from and --to; None for one not given."""
    from puntobanco.house.moments import check_period

    first = None if since is None else parse_moment(since, "--from")
    last = None if until is None else parse_moment(until, "--to")
    if first is not None and last is not None:
        check_period(first, last)
    return first, last
