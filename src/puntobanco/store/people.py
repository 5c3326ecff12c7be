"""Who patrons are: names, contacts and logins, outside the log so that they can be erased.

The log knows patrons only by their ids. An erasure changes nothing in it, and nothing in it
identifies the patron.
"""

from dataclasses import dataclass

from sqlalchemy import delete, select, update

from puntobanco.core.facts import fact
from puntobanco.store.chain import check_name
from puntobanco.store.database import Database
from puntobanco.store.errors import BadInputError
from puntobanco.store.schema import ACCESS_NOTE, CREDENTIAL, DEVICE, GUESS, INVITE, PERSON, SESSION

_TEXT_LIMIT = 2000


@dataclass(frozen=True, slots=True)
class Person:
    """Who a patron is and how to reach them."""

    patron: str
    name: str
    contact: str


class People:
    """The persons behind patrons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, patron: str) -> Person | None:
        """Who a patron is, or None if that is unknown or erased."""
        with self._database.reading() as connection:
            row = connection.execute(select(PERSON).where(PERSON.c.patron == patron)).one_or_none()
        return None if row is None else Person(row.patron, row.name, row.contact)

    def remember(self, person: Person) -> None:
        """Store a person, replacing what was stored before."""
        check_name("patron", person.patron)
        _check_text("name", person.name)
        _check_text("contact", person.contact)
        row = {"patron": person.patron, "name": person.name, "contact": person.contact}
        with self._database.writing() as connection:
            connection.execute(delete(PERSON).where(PERSON.c.patron == person.patron))
            connection.execute(PERSON.insert(), row)

    def erase(self, patron: str) -> bool:
        """Erase a person, their login, invites, sessions and devices. Returns whether any existed.

        Notes of the login then have the patron's id and no address; those of an earlier login stay.
        SQLite overwrites the bytes at once. A PostgreSQL server drops them when it next cleans the
        tables and recycles its own log. Earlier backups still contain them.
        """
        whose = select(CREDENTIAL.c.login).where(
            CREDENTIAL.c.kind == "patron", CREDENTIAL.c.subject == patron
        )
        with self._database.writing() as connection:
            for login in connection.execute(whose).scalars().all():
                noted = update(ACCESS_NOTE).where(ACCESS_NOTE.c.login == login)
                connection.execute(noted.values(login=patron, address=""))
                connection.execute(delete(GUESS).where(GUESS.c.login == login))
            erased = connection.execute(delete(PERSON).where(PERSON.c.patron == patron)).rowcount
            for table in (CREDENTIAL, INVITE, SESSION, DEVICE):
                own = delete(table).where(table.c.kind == "patron", table.c.subject == patron)
                erased += connection.execute(own).rowcount
        self._database.checkpoint()
        return erased > 0


def _check_text(what: str, text: str) -> None:
    if len(text) > _TEXT_LIMIT or "\0" in text or not _is_unicode(text):
        raise BadInputError(fact("store-text", what=what, text=text[:40], most=_TEXT_LIMIT))


def _is_unicode(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)
