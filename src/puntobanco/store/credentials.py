"""Who can sign in as whom, and the invites by which a name and a password are chosen.

The store compares bytes; it knows neither passwords nor clocks. Nothing here is part of
the log: a login can be a person's name, and has to be erasable.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal

from sqlalchemy import Connection, Row, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from puntobanco.store.chain import check_name
from puntobanco.store.database import Database
from puntobanco.store.schema import CREDENTIAL, INVITE

Kind = Literal["patron", "staff"]


@dataclass(frozen=True, slots=True)
class Credential:
    """A login, whose it is, and how it stands."""

    login: str
    kind: Kind
    subject: str
    password_hash: str
    set_ms: int
    disabled: str = ""
    """Why the login is disabled; empty where it is not."""

    def __repr__(self) -> str:
        return f"<Credential of {self.kind} {self.subject}>"


@dataclass(frozen=True, slots=True)
class Invite:
    """A link that lets its holder choose a name and a password for a subject, once."""

    token_hash: bytes
    kind: Kind
    subject: str
    expires_ms: int


class Redeemed(Enum):
    """What became of an invite."""

    DONE = "done"
    DISABLED = "disabled"
    """Name and password are set, and the login stays disabled."""
    NO_INVITE = "no-invite"
    NAME_TAKEN = "name-taken"


class Credentials:
    """The credentials and invites of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, login: str) -> Credential | None:
        """The credential of a login."""
        with self._database.reading() as connection:
            return _credential(connection, CREDENTIAL.c.login == login)

    def of(self, kind: Kind, subject: str) -> Credential | None:
        """The credential of a subject."""
        with self._database.reading() as connection:
            return _credential(connection, _subject(CREDENTIAL, kind, subject))

    def all(self, kind: Kind) -> list[Credential]:
        """Every credential of one kind of subject, by login."""
        wanted = select(CREDENTIAL).where(CREDENTIAL.c.kind == kind).order_by(CREDENTIAL.c.login)
        with self._database.reading() as connection:
            return [_of_row(row) for row in connection.execute(wanted)]

    def add(self, credential: Credential) -> bool:
        """Keep a new credential; False where the login or the subject has one already."""
        check_name("login", credential.login)
        with self._database.writing() as connection:
            kind = postgresql if connection.dialect.name == "postgresql" else sqlite
            # Of two who come at once one has it, and the other is told so, not an error.
            added = kind.insert(CREDENTIAL).on_conflict_do_nothing().values(_row(credential))
            return connection.execute(added.returning(CREDENTIAL.c.login)).first() is not None

    def remove(self, kind: Kind, subject: str) -> None:
        """Forget the login of a subject, as far as it has one."""
        with self._database.writing() as connection:
            connection.execute(delete(CREDENTIAL).where(_subject(CREDENTIAL, kind, subject)))

    def set_password(self, login: str, password_hash: str, *, at_ms: int) -> None:
        """Set a new password, from a moment on."""
        changed = {"password_hash": password_hash, "set_ms": at_ms}
        with self._database.writing() as connection:
            connection.execute(_change(login).values(changed))

    def rehash(self, login: str, password_hash: str) -> None:
        """Keep the same password under another hash."""
        with self._database.writing() as connection:
            connection.execute(_change(login).values(password_hash=password_hash))

    def disable(self, login: str, reason: str) -> bool:
        """Disable a login, or enable it if the reason is empty; whether it is known.

        Disabling ends the subject's invites.
        """
        with self._database.writing() as connection:
            found = _credential(connection, CREDENTIAL.c.login == login, lock=True)
            if found is None:
                return False
            connection.execute(_change(login).values(disabled=reason))
            if reason:
                mine = _subject(INVITE, found.kind, found.subject)
                connection.execute(delete(INVITE).where(mine))
        return True

    # --- Invites ---------------------------------------------------------------------------

    def invite(self, invite: Invite) -> None:
        """Keep an invite, in place of those the subject had before."""
        check_name("subject", invite.subject)
        row = {
            "token_hash": invite.token_hash,
            "kind": invite.kind,
            "subject": invite.subject,
            "expires_ms": invite.expires_ms,
        }
        with self._database.writing() as connection:
            connection.execute(delete(INVITE).where(_subject(INVITE, invite.kind, invite.subject)))
            connection.execute(INVITE.insert(), row)

    def uninvite(self, kind: Kind, subject: str) -> None:
        """End the invites of a subject."""
        with self._database.writing() as connection:
            connection.execute(delete(INVITE).where(_subject(INVITE, kind, subject)))

    def invited(self, token_hash: bytes, *, at_ms: int) -> Invite | None:
        """The invite of a token, where it still counts."""
        with self._database.reading() as connection:
            return _invite(connection, token_hash, at_ms=at_ms)

    def redeem(
        self, token_hash: bytes, *, login: str, password_hash: str, at_ms: int
    ) -> tuple[Redeemed, Invite | None]:
        """Use an invite up: its subject gets this login, in place of any it had before.

        A login that was disabled stays disabled.
        """
        check_name("login", login)
        with self._database.writing() as connection:
            invite = _invite(connection, token_hash, at_ms=at_ms, lock=True)
            if invite is None:
                return Redeemed.NO_INVITE, None
            other = _credential(connection, CREDENTIAL.c.login == login)
            if other is not None and (other.kind, other.subject) != (invite.kind, invite.subject):
                return Redeemed.NAME_TAKEN, None
            owned = _subject(CREDENTIAL, invite.kind, invite.subject)
            before = _credential(connection, owned, lock=True)
            made = Credential(
                login,
                invite.kind,
                invite.subject,
                password_hash,
                set_ms=at_ms,
                disabled="" if before is None else before.disabled,
            )
            invited = _subject(INVITE, invite.kind, invite.subject)
            connection.execute(delete(INVITE).where(invited))
            connection.execute(delete(CREDENTIAL).where(owned))
            connection.execute(CREDENTIAL.insert(), _row(made))
        return Redeemed.DISABLED if made.disabled else Redeemed.DONE, invite


def _change(login: str) -> Any:
    return update(CREDENTIAL).where(CREDENTIAL.c.login == login)


def _subject(table: Any, kind: str, subject: str) -> Any:
    return (table.c.kind == kind) & (table.c.subject == subject)


def _credential(connection: Connection, where: Any, *, lock: bool = False) -> Credential | None:
    wanted = select(CREDENTIAL).where(where).limit(1)
    row = connection.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    return None if row is None else _of_row(row)


def _of_row(row: Row[Any]) -> Credential:
    return Credential(**row._mapping)  # noqa: SLF001 -- its public name, underscore and all


def _row(credential: Credential) -> dict[str, object]:
    return {name: getattr(credential, name) for name in CREDENTIAL.c.keys()}  # noqa: SIM118


def _invite(
    connection: Connection, token_hash: bytes, *, at_ms: int, lock: bool = False
) -> Invite | None:
    wanted = select(INVITE).where(INVITE.c.token_hash == token_hash, INVITE.c.expires_ms > at_ms)
    row = connection.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    return None if row is None else Invite(**row._mapping)  # noqa: SLF001
