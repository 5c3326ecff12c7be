"""How far each follower has read each pit.

A follower makes something to look at out of a log: recall, reports, a search. It can be dropped at
any time; forgotten here, it begins anew from the first entry.
"""

from sqlalchemy import delete, select, text

from puntobanco.store.chain import check_name, check_pit
from puntobanco.store.database import Database
from puntobanco.store.errors import BadInputError
from puntobanco.store.schema import FOLLOWER

_MOVE = text(
    "INSERT INTO follower (name, pit, sequence) VALUES (:name, :pit, :sequence) "
    "ON CONFLICT (name, pit) DO UPDATE SET sequence = excluded.sequence"
)


class Followers:
    """The places of all followers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def place(self, name: str, *, pit: str) -> int:
        """The last sequence the follower has taken in; 0 where it has none."""
        wanted = select(FOLLOWER.c.sequence).where(FOLLOWER.c.name == name, FOLLOWER.c.pit == pit)
        with self._database.reading() as connection:
            return connection.execute(wanted).scalar_one_or_none() or 0

    def move(self, name: str, *, pit: str, sequence: int) -> None:
        """Remember that the follower has taken in everything up to a sequence."""
        check_name("follower", name)
        check_pit(pit)
        if sequence < 0:
            raise BadInputError(f"follower {name!r}: sequence {sequence}; expected 0 or more")
        with self._database.writing() as connection:
            connection.execute(_MOVE, {"name": name, "pit": pit, "sequence": sequence})

    def forget(self, name: str) -> None:
        """Let the follower begin anew in every pit."""
        with self._database.writing() as connection:
            connection.execute(delete(FOLLOWER).where(FOLLOWER.c.name == name))
