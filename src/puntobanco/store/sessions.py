"""Sessions by the hash of their token, and notes of sign-ins and other access events.

The token itself is never stored: reading the database does not allow anyone to sign in.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, bindparam, delete, select, update

from puntobanco.store.credentials import Kind
from puntobanco.store.database import Database
from puntobanco.store.rows import ROW_HASH, hashed, unhashed
from puntobanco.store.schema import ACCESS_NOTE, SESSION

_AT_ONCE = 500

_SEEN = (
    update(SESSION)
    .where(SESSION.c.token_hash == bindparam("of"))
    .values(seen_ms=bindparam("at_ms"), row_hash=bindparam("hash"))
)


@dataclass(frozen=True, slots=True)
class Session:
    """A signed-in session."""

    token_hash: bytes
    login: str
    kind: Kind
    subject: str
    secret: bytes
    """The key that the token against forged requests is derived from."""
    created_ms: int
    seen_ms: int
    expires_ms: int
    address: str = ""
    """The address at sign-in."""
    agent: str = ""
    """The device, in words."""

    def __repr__(self) -> str:
        return f"<Session of {self.kind} {self.subject}>"


class SessionTable:
    """The sessions of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, session: Session) -> None:
        """Store a new session."""
        with self._database.writing() as connection:
            connection.execute(SESSION.insert(), _row(session))

    def find(self, token_hash: bytes) -> Session | None:
        """The session of a token, or None."""
        wanted = select(SESSION).where(SESSION.c.token_hash == token_hash)
        with self._database.reading() as connection:
            row = connection.execute(wanted).one_or_none()
        return None if row is None else _session(row)

    def of(self, kind: Kind, subject: str) -> list[Session]:
        """The sessions of a subject, the newest first."""
        mine = (SESSION.c.kind == kind) & (SESSION.c.subject == subject)
        wanted = select(SESSION).where(mine).order_by(SESSION.c.created_ms.desc())
        with self._database.reading() as connection:
            found = [_session(row) for row in connection.execute(wanted)]
        return [one for one in found if one is not None]

    def find_all(self, token_hashes: Sequence[bytes]) -> dict[bytes, Session]:
        """Those of these sessions that still exist."""
        with self._database.reading() as connection:
            return _find_all(connection, token_hashes)

    def record_use(self, moments: Mapping[bytes, int]) -> None:
        """Record when sessions were last used, in one transaction. Ended sessions stay ended."""
        if not moments:
            return
        with self._database.writing() as connection:
            # In one order, so that two processes cannot deadlock.
            found = _find_all(connection, sorted(moments), lock=True)
            rows = [
                {"of": key, "at_ms": at_ms, "hash": _row(replace(session, seen_ms=at_ms))[ROW_HASH]}
                for key, session in found.items()
                for at_ms in [moments[key]]
            ]
            if rows:
                connection.execute(_SEEN, rows)

    def end(self, token_hash: bytes) -> None:
        """End one session."""
        self._end(SESSION.c.token_hash == token_hash)

    def end_all(self, kind: Kind, subject: str) -> None:
        """End every session of a subject."""
        self._end((SESSION.c.kind == kind) & (SESSION.c.subject == subject))

    def purge(self, *, at_ms: int) -> None:
        """Delete expired sessions."""
        self._end(SESSION.c.expires_ms <= at_ms)

    def _end(self, which: ColumnElement[bool]) -> None:
        with self._database.writing() as connection:
            connection.execute(delete(SESSION).where(which))


def _find_all(
    connection: Connection, token_hashes: Sequence[bytes], *, lock: bool = False
) -> dict[bytes, Session]:
    found: dict[bytes, Session] = {}
    for begin in range(0, len(token_hashes), _AT_ONCE):
        some = token_hashes[begin : begin + _AT_ONCE]
        wanted = select(SESSION).where(SESSION.c.token_hash.in_(some))
        ordered = wanted.order_by(SESSION.c.token_hash)
        for row in connection.execute(ordered.with_for_update() if lock else ordered):
            session = _session(row)
            if session is not None:
                found[session.token_hash] = session
    return found


def _session(row: Row[Any]) -> Session | None:
    values = unhashed(SESSION, row, key="subject")
    return None if values is None else Session(**values)


def _row(session: Session) -> dict[str, object]:
    return hashed(SESSION, {field.name: getattr(session, field.name) for field in fields(Session)})


HOUSE_NOTES = ("accepted", "clock-step", "stopped")
"""Notes about no person: a change accepted at start, a changed clock, a stop."""


@dataclass(frozen=True, slots=True)
class Note:
    """An access event, or an event of the house as a whole."""

    time_ms: int
    what: str
    login: str
    """Empty if the name is unknown: people type passwords into the wrong field."""
    address: str
    detail: str = ""


class Notes:
    """Notes of sign-ins and other access events, outside the log because they name people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def write(self, note: Note) -> None:
        """Store a note."""
        row = {field.name: getattr(note, field.name) for field in fields(Note)}
        with self._database.writing() as connection:
            connection.execute(ACCESS_NOTE.insert(), row)

    def latest(self, most: int = 100) -> list[Note]:
        """The newest notes, newest first."""
        return [note for _, note in self.page(most)]

    def page(
        self, most: int, *, before: int | None = None, house: bool | None = None
    ) -> list[tuple[int, Note]]:
        """Notes with their numbers, the newest first; with `before`, those older than that number.

        With `house`, only those of the house as a whole, or only all others.
        """
        wanted = select(ACCESS_NOTE).order_by(ACCESS_NOTE.c.number.desc()).limit(most)
        if house is not None:
            about = ACCESS_NOTE.c.what.in_(HOUSE_NOTES)
            wanted = wanted.where(about if house else ~about)
        if before is not None:
            wanted = wanted.where(ACCESS_NOTE.c.number < before)
        with self._database.reading() as connection:
            return [
                (row.number, _note(row._mapping))  # noqa: SLF001 -- its public name
                for row in connection.execute(wanted)
            ]


def _note(row: Any) -> Note:
    return Note(**{field.name: row[field.name] for field in fields(Note)})
