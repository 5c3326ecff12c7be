"""The store: all persistent data, behind one URL.

It stores a log of events for each pit, and what must change in the same transaction: answers to
commands, and wallets. It knows nothing about games; payloads, answers and snapshots are bytes.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from puntobanco.core.facts import Fact, fact
from puntobanco.store import lease, log
from puntobanco.store.chain import Anchor, Break, LogEntry, verify_chain
from puntobanco.store.command_rows import CommandRow, CommandTally, Recount
from puntobanco.store.credentials import Credentials
from puntobanco.store.database import Database
from puntobanco.store.devices import DeviceTable
from puntobanco.store.errors import BadInputError, CorruptError
from puntobanco.store.group import StoredAnswer
from puntobanco.store.guesses import Guesses
from puntobanco.store.heads import Heads
from puntobanco.store.hints import Hints
from puntobanco.store.lease import Lease
from puntobanco.store.people import People
from puntobanco.store.postgresql import open_postgresql
from puntobanco.store.processes import Facts, Processes
from puntobanco.store.rows import wrong_rows
from puntobanco.store.schema import CREDENTIAL, INVITE, SESSION
from puntobanco.store.sessions import Notes, SessionTable
from puntobanco.store.snapshots import Snapshots
from puntobanco.store.sqlite import open_sqlite
from puntobanco.store.wallets import Wallets


class Store:
    """An open store, from `open_store`. Close it, or use it as a context manager."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.wallets = Wallets(database)
        self.people = People(database)
        self.credentials = Credentials(database)
        self.sessions = SessionTable(database)
        self.devices = DeviceTable(database)
        self.guesses = Guesses(database)
        self.notes = Notes(database)
        self.snapshots = Snapshots(database)
        self.processes = Processes(database)
        self.facts = Facts(database)

    def acquire(self, pit: str, *, owner: str, seconds: float = 10) -> Lease:
        """Acquire the right to append to a pit. BusyError while another owner holds it."""
        return lease.acquire(self.database, pit, owner=owner, seconds=seconds)

    def pits(self) -> list[log.PitRecord]:
        """Every pit, by name."""
        with self.database.reading() as connection:
            return log.pit_states(connection)

    def owner(self, pit: str) -> str:
        """The owner whose lease of a pit is valid now; empty if there is none."""
        with self.database.reading() as connection:
            return log.owner_now(connection, pit)

    def hints(self) -> Hints:
        """A way to learn quickly that a log has grown."""
        return Hints(self.database)

    def head(self, pit: str) -> Anchor:
        """The head of a pit's log. Kept elsewhere, it is the anchor that verifies the log later."""
        with self.database.reading() as connection:
            states = log.pit_states(connection, pit)
        return states[0].head if states else Anchor.start(pit)

    def read(
        self, pit: str, *, after: int = 0, limit: int | None = None, stream: str | None = None
    ) -> Iterator[LogEntry]:
        """Entries of a pit in order, in constant memory; optionally of one stream only."""
        return log.read_entries(self.database, pit, after=after, limit=limit, stream=stream)

    def answer(self, pit: str, *, command_id: str) -> StoredAnswer | None:
        """The answer to a command, with the digest of its content; None if the command is new."""
        with self.database.reading() as connection:
            return log.answers(connection, pit, [command_id]).get(command_id)

    def sequence_of(self, pit: str, *, command_id: str) -> int | None:
        """The last entry that a command caused; None if the pit has not carried it out."""
        with self.database.reading() as connection:
            rows = log.command_rows_of(connection, pit, [command_id])
            return next((row.sequence for row in rows), None)

    def command_ids(self, pit: str, *, after: str = "") -> Iterator[str]:
        """The ids of all commands that a pit has carried out, sorted, starting after `after`."""
        return (row.id for row in self.commands(pit, after=after))

    def commands(self, pit: str, *, after: str = "") -> Iterator[CommandRow]:
        """The rows of all commands that a pit has carried out, unchecked, sorted by id."""
        return log.read_commands(self.database, pit, after=after)

    def tally(self, pit: str) -> CommandTally:
        """How many commands a pit has carried out, and the sum of their hashes."""
        with self.database.reading() as connection:
            states = log.pit_states(connection, pit)
        return states[0].tally if states else CommandTally.start(pit)

    def verify(
        self, pit: str, *anchors: Anchor, on_entry: Callable[[LogEntry], None] | None = None
    ) -> Anchor | Break:
        """The end of a whole log, or its first break. Every anchor must match the log.

        The rows of commands that were carried out are verified too. `on_entry` is called with every
        entry that was read.
        """
        head = self.head(pit)
        entries = self.read(pit, limit=head.sequence)
        if on_entry is not None:
            entries = _with_progress(entries, on_entry)
        reached = verify_chain(entries, Anchor.start(pit))
        if isinstance(reached, Break):
            return reached
        if reached.sequence != head.sequence:
            return Break(pit, reached.sequence + 1, fact("finding-missing", head=head.sequence))
        if reached != head:
            return Break(pit, head.sequence, fact("finding-head"))
        with self.database.reading() as connection:
            stray = log.stray_entry(connection, pit)
        if stray is not None:
            return Break(pit, stray, fact("finding-beyond-head"))
        breaks = (self.check_anchor(anchor) for anchor in anchors)
        broken = next((found for found in breaks if found is not None), None)
        return broken or self.wrong_commands(pit) or reached

    def wrong_commands(self, pit: str) -> Break | None:
        """Why the stored commands of a pit are not what was written; None if they are."""
        recount = Recount(self.tally(pit))
        recount.take(self.commands(pit))
        problem = recount.problem
        if problem is None:
            return None
        place = self.head(pit).sequence if recount.wrong is None else recount.wrong.sequence
        return Break(pit, place, problem)

    def check_anchor(self, anchor: Anchor) -> Break | None:
        """Why the log is not the one the anchor was taken from, or None if it may be.

        It reads a single entry. Together with a verified chain, that proves all entries before it.
        """
        with self.database.reading() as connection:
            found = log.hash_at(connection, anchor.pit, anchor.sequence)
        if found is None:
            return Break(anchor.pit, anchor.sequence, fact("finding-cut-off"))
        if found != anchor.hash:
            return Break(anchor.pit, anchor.sequence, fact("finding-anchor"))
        return None

    def lost_entries(self) -> list[Break]:
        """The acknowledged entries that are missing from the database, or why that is unknown."""
        if self.database.heads is None:
            return []
        with self.database.reading() as connection:
            found = list(log.lost_logs(connection, self.database.heads))
            if self.database.writers is None:
                found += log.logs_without_head(connection, self.database.heads)
            return found

    def accept_loss(self) -> None:
        """Accept the logs as they are, in place of everything that was ever acknowledged."""
        if self.database.heads is not None:
            self.database.heads.replace([state.head for state in self.pits()])

    def wrong_rows(self) -> list[Fact]:
        """Every credential, invite and session whose row is not what was written."""
        tables = (CREDENTIAL, "login"), (INVITE, "subject"), (SESSION, "subject")
        with self.database.reading() as connection:
            wrong = [
                problem
                for table, key in tables
                for problem in wrong_rows(connection, table, key=key)
            ]
        return [*wrong, *self.credentials.unindexed()]

    def accept_commands(self) -> list[Break]:
        """Accept the commands of every pit as they are. Returns what was wrong with them."""
        wrong = [broken for state in self.pits() if (broken := self.wrong_commands(state.pit))]
        for broken in wrong:
            with self.database.writing() as connection:
                log.recount_commands(connection, broken.pit, self.commands(broken.pit))
        return wrong

    def close(self) -> None:
        """Close the database. Leases still held expire on their own."""
        self.database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _with_progress(
    entries: Iterator[LogEntry], heard: Callable[[LogEntry], None]
) -> Iterator[LogEntry]:
    for entry in entries:
        heard(entry)
        yield entry


def open_store(
    url: str,
    *,
    readonly: bool = False,
    thorough: bool = True,
    heads: Path | None = None,
    accept_loss: bool = False,
) -> Store:
    """The store at a URL: `sqlite:///path` or `postgresql://user@host/name`.

    A missing or empty database is created, and one of an earlier release is upgraded. Anything else
    found there is refused and left unchanged. `thorough` reads every page of an SQLite file. The
    heads of the logs are kept next to an SQLite file, and in the folder `heads` for a server. A
    database that ends before a kept head is refused for writing, unless `accept_loss` is set.
    """
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise BadInputError(fact("store-url")) from error
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        url_with_driver = parsed.set(drivername="postgresql+psycopg")
        kept = None if heads is None else Heads(heads / "postgresql")
        store = Store(replace(open_postgresql(url_with_driver, readonly=readonly), heads=kept))
        if not (readonly or accept_loss):
            _refuse_lost(store)
        return store
    if backend != "sqlite":
        raise BadInputError(fact("store-backend", backend=backend))
    path = sqlite_path(url)
    return Store(open_sqlite(path, readonly=readonly, thorough=thorough, accept_loss=accept_loss))


def _refuse_lost(store: Store) -> None:
    for lost in store.lost_entries():
        store.close()
        raise CorruptError(fact("store-lost", file=store.database.name, problem=lost.stated))


def sqlite_path(url: str) -> Path:
    """The file of an SQLite URL."""
    parsed = make_url(url)
    if not parsed.database or parsed.database == ":memory:" or parsed.query or parsed.host:
        raise BadInputError(fact("store-address", address=url))
    return Path(parsed.database)
