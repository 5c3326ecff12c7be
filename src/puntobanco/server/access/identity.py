"""The identity behind a session: a patron, or a member of staff with their current roles."""

from dataclasses import dataclass
from typing import NewType

from puntobanco.core.ids import PatronId, StaffId
from puntobanco.people.staff import Directory, Role
from puntobanco.store import Kind, Session
from puntobanco.table.commands import Actor

SessionKey = NewType("SessionKey", bytes)
"""The hash of a session's token. It identifies the session and grants no access."""


@dataclass(frozen=True, slots=True)
class Subject:
    """The patron or member of staff that a login belongs to."""

    kind: Kind
    id: str


@dataclass(frozen=True, slots=True)
class Identity:
    """A signed-in person, with the roles of the current directory."""

    session: SessionKey
    login: str
    patron: PatronId | None = None
    staff: StaffId | None = None
    roles: frozenset[Role] = frozenset()

    @property
    def actor(self) -> Actor:
        """The actor of this person's commands to a table."""
        return Actor(patron=self.patron, staff=self.staff)

    @property
    def subject(self) -> Subject:
        """The patron or member of staff that the login belongs to."""
        if self.patron is not None:
            return Subject("patron", self.patron)
        assert self.staff is not None, "a session is somebody's"
        return Subject("staff", self.staff)


def may_sign_in(directory: Directory, subject: Subject) -> bool:
    """Whether a subject may sign in: active staff, and patrons who are not barred."""
    if subject.kind == "patron":
        return directory.patrons.get(PatronId(subject.id), False)
    member = directory.staff.get(StaffId(subject.id))
    return member is not None and member.active


def identify(directory: Directory, session: Session) -> Identity | None:
    """The identity of a session by the current directory; None if it may not sign in."""
    if not may_sign_in(directory, Subject(session.kind, session.subject)):
        return None
    key = SessionKey(session.token_hash)
    if session.kind == "patron":
        return Identity(key, session.login, patron=PatronId(session.subject))
    staff = StaffId(session.subject)
    return Identity(key, session.login, staff=staff, roles=directory.staff[staff].roles)
