"""Who is asking: a patron, or a member of staff with the roles they have at this moment."""

from dataclasses import dataclass
from typing import NewType

from puntobanco.core.ids import PatronId, StaffId
from puntobanco.people.staff import Directory, Role
from puntobanco.store import Kind, Session
from puntobanco.table.commands import Actor

SessionKey = NewType("SessionKey", bytes)
"""Which session it is: the hash of its token. It opens nothing."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Whom a login stands for."""

    kind: Kind
    id: str


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody signed in, as the house's directory knows them now."""

    session: SessionKey
    login: str
    patron: PatronId | None = None
    staff: StaffId | None = None
    roles: frozenset[Role] = frozenset()

    @property
    def actor(self) -> Actor:
        """Who a table is told is asking."""
        return Actor(patron=self.patron, staff=self.staff)

    @property
    def subject(self) -> Subject:
        """Whom the login stands for."""
        if self.patron is not None:
            return Subject("patron", self.patron)
        assert self.staff is not None, "a session is somebody's"
        return Subject("staff", self.staff)


def welcome(directory: Directory, subject: Subject) -> bool:
    """Whether somebody may be here at all: staff at work, patrons who may play."""
    if subject.kind == "patron":
        return directory.patrons.get(PatronId(subject.id), False)
    member = directory.staff.get(StaffId(subject.id))
    return member is not None and member.active


def identify(directory: Directory, session: Session) -> Identity | None:
    """Who a session is, by the directory as it stands; None for those who may be here no more."""
    if not welcome(directory, Subject(session.kind, session.subject)):
        return None
    key = SessionKey(session.token_hash)
    if session.kind == "patron":
        return Identity(key, session.login, patron=PatronId(session.subject))
    staff = StaffId(session.subject)
    return Identity(key, session.login, staff=staff, roles=directory.staff[staff].roles)
