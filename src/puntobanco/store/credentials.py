"""Who can sign in as whom, and the invites for choosing a name and a password.

The store compares bytes; it knows neither passwords nor clocks. Nothing here is part of the log,
because a login can be a person's name and must be erasable. Each row has a hash instead
(`rows.py`); a row that does not match its hash counts as missing.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, Literal

from sqlalchemy import Connection, Row, delete, select, update

from puntobanco.core.facts import Fact, fact, to_json
from puntobanco.store.bulk import conflict_insert
from puntobanco.store.chain import check_name
from puntobanco.store.database import Database
from puntobanco.store.rows import hashed, unhashed
from puntobanco.store.schema import CREDENTIAL, INVITE

Kind = Literal["patron", "staff"]

ALTERED_ROW = to_json(fact("credential-not-as-written"))
"""Why a login is disabled whose row was damaged: it may have been disabled before."""


@dataclass(frozen=True, slots=True)
class Credential:
    """A login, its owner and its status."""

    login: str
    kind: Kind
    subject: str
    password_hash: str
    set_ms: int
    disabled: str = ""
    """Why the login is disabled; empty if it is not."""

    def __repr__(self) -> str:
        return f"<Credential of {self.kind} {self.subject}>"


_FIELDS = fields(Credential)


@dataclass(frozen=True, slots=True)
class Invite:
    """A one-time link with which its holder chooses a name and a password for a subject."""

    token_hash: bytes
    kind: Kind
    subject: str
    expires_ms: int


class Redeemed(Enum):
    """The outcome of redeeming an invite."""

    DONE = "done"
    DISABLED = "disabled"
    """Name and password are set, but the login stays disabled."""
    NO_INVITE = "no-invite"
    NAME_TAKEN = "name-taken"


class Credentials:
    """The credentials and invites of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, login: str) -> Credential | None:
        """The credential of a login, or None."""
        with self._database.reading() as connection:
            return _credential(connection, CREDENTIAL.c.login == login)

    def of(self, kind: Kind, subject: str) -> Credential | None:
        """The credential of a subject, or None."""
        with self._database.reading() as connection:
            found = _credential(connection, _subject(CREDENTIAL, kind, subject))
        # A damaged index may lead to another subject's row.
        return found if found is None or found.subject == subject else None

    def all(self, kind: Kind) -> list[Credential]:
        """Every credential of one kind of subject, by login."""
        wanted = select(CREDENTIAL).where(CREDENTIAL.c.kind == kind).order_by(CREDENTIAL.c.login)
        with self._database.reading() as connection:
            found = [_of_row(row) for row in connection.execute(wanted)]
        return [one for one in found if one is not None]

    def unindexed(self) -> Iterator[Fact]:
        """Every credential that a lookup by its subject does not find: an index is damaged."""
        with self._database.reading() as connection:
            found = [_of_row(row) for row in connection.execute(select(CREDENTIAL))]
        for one in found:
            if one is not None and self.of(one.kind, one.subject) != one:
                yield fact("finding-astray", login=one.login)

    def add(self, credential: Credential) -> bool:
        """Store a new credential; False if the login or the subject already has one."""
        check_name("login", credential.login)
        with self._database.writing() as connection:
            # Of two concurrent requests one succeeds and the other returns False, without an error.
            added = (
                conflict_insert(connection, CREDENTIAL)
                .on_conflict_do_nothing()
                .values(_row(credential))
            )
            return connection.execute(added.returning(CREDENTIAL.c.login)).first() is not None

    def remove(self, kind: Kind, subject: str) -> None:
        """Delete the login of a subject, if it has one."""
        with self._database.writing() as connection:
            connection.execute(delete(CREDENTIAL).where(_subject(CREDENTIAL, kind, subject)))

    def set_password(self, login: str, password_hash: str, *, at_ms: int) -> None:
        """Set a new password and the time of the change."""
        with self._database.writing() as connection:
            _change(connection, login, password_hash=password_hash, set_ms=at_ms)

    def rehash(self, login: str, password_hash: str) -> None:
        """Store the same password under another hash."""
        with self._database.writing() as connection:
            _change(connection, login, password_hash=password_hash)

    def disable(self, login: str, reason: str) -> bool:
        """Disable a login, or enable it if the reason is empty. Returns whether it is known.

        Disabling ends the subject's invites.
        """
        with self._database.writing() as connection:
            found = _change(connection, login, disabled=reason)
            if found is None:
                return False
            if reason:
                mine = _subject(INVITE, found.kind, found.subject)
                connection.execute(delete(INVITE).where(mine))
        return True

    # --- Invites ---------------------------------------------------------------------------

    def invite(self, invite: Invite) -> None:
        """Store an invite, replacing earlier invites of its subject."""
        check_name("subject", invite.subject)
        row = {
            "token_hash": invite.token_hash,
            "kind": invite.kind,
            "subject": invite.subject,
            "expires_ms": invite.expires_ms,
        }
        with self._database.writing() as connection:
            connection.execute(delete(INVITE).where(_subject(INVITE, invite.kind, invite.subject)))
            connection.execute(INVITE.insert(), hashed(INVITE, row))

    def uninvite(self, kind: Kind, subject: str) -> None:
        """End the invites of a subject."""
        with self._database.writing() as connection:
            connection.execute(delete(INVITE).where(_subject(INVITE, kind, subject)))

    def invited(self, token_hash: bytes, *, at_ms: int) -> Invite | None:
        """The invite of a token, if it is valid."""
        with self._database.reading() as connection:
            return _invite(connection, token_hash, at_ms=at_ms)

    def redeem(
        self, token_hash: bytes, *, login: str, password_hash: str, at_ms: int
    ) -> tuple[Redeemed, Invite | None]:
        """Use an invite up: its subject gets this login, replacing any earlier one.

        A login that was disabled stays disabled.
        """
        check_name("login", login)
        with self._database.writing() as connection:
            invite = _invite(connection, token_hash, at_ms=at_ms, lock=True)
            if invite is None:
                return Redeemed.NO_INVITE, None
            taken = select(CREDENTIAL.c.kind, CREDENTIAL.c.subject).where(
                CREDENTIAL.c.login == login
            )
            other = connection.execute(taken).one_or_none()
            if other is not None and tuple(other) != (invite.kind, invite.subject):
                return Redeemed.NAME_TAKEN, None
            owned = _subject(CREDENTIAL, invite.kind, invite.subject)
            before = connection.execute(select(CREDENTIAL).where(owned).with_for_update()).first()
            made = Credential(
                login,
                invite.kind,
                invite.subject,
                password_hash,
                set_ms=at_ms,
                disabled="" if before is None else _disabled(before),
            )
            invited = _subject(INVITE, invite.kind, invite.subject)
            connection.execute(delete(INVITE).where(invited))
            connection.execute(delete(CREDENTIAL).where(owned))
            connection.execute(CREDENTIAL.insert(), _row(made))
        return Redeemed.DISABLED if made.disabled else Redeemed.DONE, invite


def _change(connection: Connection, login: str, **values: object) -> Credential | None:
    """Change a valid credential. Returns its previous value; None if there is none."""
    wanted = CREDENTIAL.c.login == login
    found = _credential(connection, wanted, lock=True)
    if found is not None:
        row = hashed(CREDENTIAL, {**_row(found), **values})
        connection.execute(update(CREDENTIAL).where(wanted).values(row))
    return found


def _disabled(row: Row[Any]) -> str:
    """Why a replaced login is disabled. A damaged row counts as disabled: it may have been."""
    return ALTERED_ROW if _of_row(row) is None else row.disabled


def _subject(table: Any, kind: str, subject: str) -> Any:
    return (table.c.kind == kind) & (table.c.subject == subject)


def _credential(connection: Connection, where: Any, *, lock: bool = False) -> Credential | None:
    wanted = select(CREDENTIAL).where(where).limit(1)
    row = connection.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    return None if row is None else _of_row(row)


def _of_row(row: Row[Any]) -> Credential | None:
    values = unhashed(CREDENTIAL, row, key="login")
    return None if values is None else Credential(**values)


def _row(credential: Credential) -> dict[str, object]:
    return hashed(CREDENTIAL, {field.name: getattr(credential, field.name) for field in _FIELDS})


def _invite(
    connection: Connection, token_hash: bytes, *, at_ms: int, lock: bool = False
) -> Invite | None:
    wanted = select(INVITE).where(INVITE.c.token_hash == token_hash, INVITE.c.expires_ms > at_ms)
    row = connection.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    values = None if row is None else unhashed(INVITE, row, key="subject")
    return None if values is None else Invite(**values)
