"""The running processes of a house, and facts that all of them must agree on."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, text, update

from puntobanco.store.chain import check_name
from puntobanco.store.database import Database
from puntobanco.store.schema import FACT, PROCESS, clock_ms

SILENT_MS = 10_000
"""A process that has not reported for this time counts as gone."""
_FORGOTTEN_MS = 86_400_000

_KEPT = text("INSERT INTO fact (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")


@dataclass(frozen=True, slots=True)
class ProcessRecord:
    """A process of a house."""

    owner: str
    address: str
    seen_ms: int
    """By the database's clock."""


class Processes:
    """The running processes, by the database's clock."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def report(self, owner: str, *, address: str) -> None:
        """Record that a process runs. Processes not seen for a day are deleted."""
        check_name("owner", owner)
        now = {"address": address, "seen_ms": clock_ms()}
        with self._database.writing() as connection:
            of = PROCESS.c.owner == owner
            if connection.execute(update(PROCESS).where(of).values(**now)).rowcount == 0:
                connection.execute(insert(PROCESS).values(owner=owner, **now))
                old = PROCESS.c.seen_ms < clock_ms() - _FORGOTTEN_MS
                connection.execute(delete(PROCESS).where(old))

    def deregister(self, owner: str) -> None:
        """Record that a process ended regularly."""
        with self._database.writing() as connection:
            connection.execute(delete(PROCESS).where(PROCESS.c.owner == owner))

    def others(self, owner: str) -> list[ProcessRecord]:
        """The other processes that run now."""
        running = PROCESS.c.seen_ms > clock_ms() - SILENT_MS
        wanted = select(PROCESS).where(PROCESS.c.owner != owner, running).order_by(PROCESS.c.owner)
        with self._database.reading() as connection:
            return [ProcessRecord(*row) for row in connection.execute(wanted)]


class Facts:
    """Facts about a house, set once and valid for every process."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, name: str) -> str | None:
        """A fact, or None if it was never set."""
        wanted = select(FACT.c.value).where(FACT.c.name == name)
        with self._database.reading() as connection:
            return connection.execute(wanted).scalar_one_or_none()

    def set_once(self, name: str, value: str) -> str:
        """Set a fact unless it is set. Returns its value, which another process may have set."""
        with self._database.writing() as connection:
            connection.execute(_KEPT, {"name": name, "value": value})
            return str(
                connection.execute(select(FACT.c.value).where(FACT.c.name == name)).scalar_one()
            )

    def replace(self, name: str, value: str) -> None:
        """Replace a fact."""
        with self._database.writing() as connection:
            connection.execute(delete(FACT).where(FACT.c.name == name))
            connection.execute(insert(FACT).values(name=name, value=value))
