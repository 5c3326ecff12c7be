"""Telling open sockets that the session or the person behind them has ended."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from puntobanco.server.access.identity import Identity, SessionKey, Subject


class Ending(Enum):
    """Why a socket closes; its last message names it."""

    SIGNED_OUT = "signed-out"
    LOCKED = "locked"
    EXPIRED = "expired"
    DISABLED = "disabled"
    BARRED = "barred"
    DISMISSED = "dismissed"
    NEW_ROLES = "new-roles"
    """The person has other rights now: connect again."""
    NEW_PASSWORD = "new-password"  # noqa: S105 -- a reason
    PROTOCOL = "protocol"
    TOO_SLOW = "too-slow"
    TOO_MANY = "too-many"
    STOPPING = "stopping"


Tell = Callable[[Ending], None]
"""Called once, on the event loop; it must not wait."""


@dataclass(frozen=True, slots=True, eq=False)
class _Watcher:
    session: SessionKey
    subject: Subject
    tell: Tell


class Endings:
    """Sockets that want to know when their session ends."""

    def __init__(self) -> None:
        self._watchers: set[_Watcher] = set()

    def watch(self, identity: Identity, tell: Tell) -> Callable[[], None]:
        """Have `tell` called when the session or its subject ends; the result undoes that."""
        watcher = _Watcher(identity.session, identity.subject, tell)
        self._watchers.add(watcher)
        return lambda: self._watchers.discard(watcher)

    def session(self, key: SessionKey, why: Ending) -> None:
        """A session has ended."""
        self._tell([one for one in self._watchers if one.session == key], why)

    def subject(self, subject: Subject, why: Ending) -> None:
        """Every session of a subject has ended."""
        self._tell([one for one in self._watchers if one.subject == subject], why)

    def watched(self) -> Iterator[SessionKey]:
        """The sessions that somebody watches."""
        return iter({watcher.session for watcher in self._watchers})

    def __len__(self) -> int:
        return len(self._watchers)

    def _tell(self, watchers: list[_Watcher], why: Ending) -> None:
        for watcher in watchers:
            self._watchers.discard(watcher)
            watcher.tell(why)
