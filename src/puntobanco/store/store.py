"""The store: everything that outlives a process, behind one address.

It keeps logs of events, one for each pit, and what has to change in the same breath: answers to
commands and wallets. It knows no game; payloads, answers and snapshots are bytes.
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
from puntobanco.store.carried import Carried, Recount, Tally
from puntobanco.store.chain import Anchor, Break, Entry, verify_chain
from puntobanco.store.credentials import Credentials
from puntobanco.store.database import Database
from puntobanco.store.devices import Devices
from puntobanco.store.errors import BadInputError, CorruptError
from puntobanco.store.group import Answer
from puntobanco.store.guesses import Guesses
from puntobanco.store.heads import Heads
from puntobanco.store.hints import Hints
from puntobanco.store.lease import Lease
from puntobanco.store.people import People
from puntobanco.store.postgresql import open_postgresql
from puntobanco.store.processes import Facts, Processes
from puntobanco.store.rows import wrong_rows
from puntobanco.store.schema import CREDENTIAL, INVITE, SESSION
from puntobanco.store.sessions import Notes, Sessions
from puntobanco.store.snapshots import Snapshots
from puntobanco.store.sqlite import open_sqlite
from puntobanco.store.wallets import Wallets


class Store:
    """An open store. Made by `open_store`; close it, or use it as a context."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.wallets = Wallets(database)
        self.people = People(database)
        self.credentials = Credentials(database)
        self.sessions = Sessions(database)
        self.devices = Devices(database)
        self.guesses = Guesses(database)
        self.notes = Notes(database)
        self.snapshots = Snapshots(database)
        self.processes = Processes(database)
        self.facts = Facts(database)

    def acquire(self, pit: str, *, owner: str, seconds: float = 10) -> Lease:
        """The right to append to a pit; BusyError while another owner has it."""
        return lease.acquire(self.database, pit, owner=owner, seconds=seconds)

    def pits(self) -> list[log.PitState]:
        """Every pit there is, by name."""
        with self.database.reading() as connection:
            return log.pit_states(connection)

    def owner(self, pit: str) -> str:
        """Whose lease of a pit runs now; empty where nobody's does."""
        with self.database.reading() as connection:
            return log.owner_now(connection, pit)

    def hints(self) -> Hints:
        """A way to learn soon that some log has grown."""
        return Hints(self.database)

    def head(self, pit: str) -> Anchor:
        """Where a pit's log stands. Kept elsewhere, it is the anchor that proves the log later."""
        with self.database.reading() as connection:
            states = log.pit_states(connection, pit)
        return states[0].head if states else Anchor.start(pit)

    def read(
        self, pit: str, *, after: int = 0, limit: int | None = None, stream: str | None = None
    ) -> Iterator[Entry]:
        """Entries of a pit in order, in constant memory; of one stream alone if so asked."""
        return log.read_entries(self.database, pit, after=after, limit=limit, stream=stream)

    def answer(self, pit: str, *, command_id: str) -> Answer | None:
        """What a command was answered, with the digest of its content; None where it is new."""
        with self.database.reading() as connection:
            return log.answers(connection, pit, [command_id]).get(command_id)

    def sequence_of(self, pit: str, *, command_id: str) -> int | None:
        """The last entry that a command became; None where the pit has not carried it out."""
        with self.database.reading() as connection:
            rows = log.carried_out(connection, pit, [command_id])
            return next((row.sequence for row in rows), None)

    def command_ids(self, pit: str, *, after: str = "") -> Iterator[str]:
        """The ids of all commands a pit has carried out, by name, from the one after another."""
        return (row.id for row in self.commands(pit, after=after))

    def commands(self, pit: str, *, after: str = "") -> Iterator[Carried]:
        """All commands a pit has carried out, as their rows stand, by name."""
        return log.read_commands(self.database, pit, after=after)

    def tally(self, pit: str) -> Tally:
        """How many commands a pit has carried out, and what their rows come to."""
        with self.database.reading() as connection:
            states = log.pit_states(connection, pit)
        return states[0].tally if states else Tally.start(pit)

    def verify(
        self, pit: str, *anchors: Anchor, heard: Callable[[Entry], None] | None = None
    ) -> Anchor | Break:
        """Where a whole log leads, or its first break; each anchor has to lie on the way.

        What is kept of the commands that were carried out has to be whole as well. `heard` is
        called with every entry that was looked at.
        """
        head = self.head(pit)
        entries = self.read(pit, limit=head.sequence)
        if heard is not None:
            entries = _overheard(entries, heard)
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
        """Why what is kept of a pit's commands is not what was written; None where it is."""
        recount = Recount(self.tally(pit))
        recount.take(self.commands(pit))
        problem = recount.problem
        if problem is None:
            return None
        place = self.head(pit).sequence if recount.wrong is None else recount.wrong.sequence
        return Break(pit, place, problem)

    def check_anchor(self, anchor: Anchor) -> Break | None:
        """Why the log is not the one the anchor was taken from, or None where it may be.

        It looks at one entry alone. With a chain that verifies, it proves all entries before.
        """
        with self.database.reading() as connection:
            found = log.hash_at(connection, anchor.pit, anchor.sequence)
        if found is None:
            return Break(anchor.pit, anchor.sequence, fact("finding-cut-off"))
        if found != anchor.hash:
            return Break(anchor.pit, anchor.sequence, fact("finding-anchor"))
        return None

    def lost(self) -> list[Break]:
        """What was acknowledged, and is missing in the database."""
        if self.database.heads is None:
            return []
        with self.database.reading() as connection:
            return list(log.lost(connection, self.database.heads))

    def accept_loss(self) -> None:
        """Take the logs as they stand for all that was ever acknowledged."""
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
        return [*wrong, *self.credentials.astray()]

    def accept_commands(self) -> list[Break]:
        """Take the commands of every pit as they stand; what was wrong with them."""
        wrong = [broken for state in self.pits() if (broken := self.wrong_commands(state.pit))]
        for broken in wrong:
            with self.database.writing() as connection:
                log.count_again(connection, broken.pit, self.commands(broken.pit))
        return wrong

    def close(self) -> None:
        """Let go of the database; leases that are still held run out by themselves."""
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


def _overheard(entries: Iterator[Entry], heard: Callable[[Entry], None]) -> Iterator[Entry]:
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
    """The store at an address: `sqlite:///path` or `postgresql://user@host/name`.

    A new SQLite file, an empty database or an older version is brought up to date; anything else
    that is there is refused and left as it is. `thorough` reads every page of an SQLite file. The
    heads of its logs are kept beside an SQLite file, and in the folder `heads` for a server; a
    database that ends below them is refused for writing, unless `accept_loss` says otherwise.
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
    for lost in store.lost():
        store.close()
        raise CorruptError(fact("store-lost", file=store.database.name, problem=lost.stated))


def sqlite_path(url: str) -> Path:
    """The file that an address names."""
    parsed = make_url(url)
    if not parsed.database or parsed.database == ":memory:" or parsed.query or parsed.host:
        raise BadInputError(fact("store-address", address=url))
    return Path(parsed.database)
