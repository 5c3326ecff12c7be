"""Wrong passwords by login and origin: the count, the last time, and until when it is locked.

The store only counts; the caller defines an origin and how long a count locks.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, select, text, update

from puntobanco.store.database import Database
from puntobanco.store.schema import GUESS

_MADE = text(
    "INSERT INTO guess (login, origin, failures, last_ms, until_ms) "
    "VALUES (:login, :origin, 0, 0, 0) ON CONFLICT (login, origin) DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class Guess:
    """Failures of one login from one origin."""

    failures: int
    last_ms: int
    until_ms: int


class Guesses:
    """The wrong passwords of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, login: str, origins: Sequence[str]) -> dict[str, Guess]:
        """The counts for a login, by origin."""
        wanted = select(GUESS).where(GUESS.c.login == login, GUESS.c.origin.in_(origins))
        with self._database.reading() as connection:
            return {
                row.origin: Guess(row.failures, row.last_ms, row.until_ms)
                for row in connection.execute(wanted)
            }

    def record_failure(
        self, login: str, origin: str, count: Callable[[Guess | None], Guess]
    ) -> Guess:
        """Record a failure: store what `count` returns for the previous value."""
        same = (GUESS.c.login == login) & (GUESS.c.origin == origin)
        with self._database.writing() as connection:
            # Created first, so that there is a row to lock: the first two failures may be
            # concurrent.
            connection.execute(_MADE, {"login": login, "origin": origin})
            row = connection.execute(select(GUESS).where(same).with_for_update()).one()
            known = Guess(row.failures, row.last_ms, row.until_ms)
            after = count(known if known.failures else None)
            changed = {
                "failures": after.failures,
                "last_ms": after.last_ms,
                "until_ms": after.until_ms,
            }
            connection.execute(update(GUESS).where(same).values(changed))
        return after

    def clear(self, login: str, origins: Sequence[str] | None = None) -> None:
        """Delete the failures of a login: from these origins, or all."""
        gone = delete(GUESS).where(GUESS.c.login == login)
        if origins is not None:
            gone = gone.where(GUESS.c.origin.in_(origins))
        with self._database.writing() as connection:
            connection.execute(gone)

    def purge(self, *, before_ms: int) -> None:
        """Delete counts last changed before this time."""
        with self._database.writing() as connection:
            connection.execute(delete(GUESS).where(GUESS.c.last_ms < before_ms))
