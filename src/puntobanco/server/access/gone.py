"""Telling open sockets that the session or the person behind them is here no more."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from puntobanco.server.access.identity import Identity, SessionKey, Subject


class Why(Enum):
    """Why somebody is gone; a socket may close with it."""

    SIGNED_OUT = "signed-out"
    LOCKED = "locked"
    EXPIRED = "expired"
    DISABLED = "disabled"
    BARRED = "barred"
    DISMISSED = "dismissed"
    NEW_ROLES = "new-roles"
    """Still here, with other rights: connect again."""
    NEW_PASSWORD = "new-password"  # noqa: S105 -- a reason


Tell = Callable[[Why], None]
"""Called once, on the event loop; it must not wait."""


@dataclass(frozen=True, slots=True, eq=False)
class _Watcher:
    session: SessionKey
    subject: Subject
    tell: Tell


class Gone:
    """Those who want to be told."""

    def __init__(self) -> None:
        self._watchers: set[_Watcher] = set()

    def watch(self, identity: Identity, tell: Tell) -> Callable[[], None]:
        """Have `tell` called when the session or its subject ends; what comes back undoes that."""
        watcher = _Watcher(identity.session, identity.subject, tell)
        self._watchers.add(watcher)
        return lambda: self._watchers.discard(watcher)

    def session(self, key: SessionKey, why: Why) -> None:
        """A session has ended."""
        self._tell([one for one in self._watchers if one.session == key], why)

    def subject(self, subject: Subject, why: Why) -> None:
        """Every session of a subject has ended."""
        self._tell([one for one in self._watchers if one.subject == subject], why)

    def watched(self) -> Iterator[SessionKey]:
        """The sessions that somebody watches."""
        return iter({one.session for one in self._watchers})

    def __len__(self) -> int:
        return len(self._watchers)

    def _tell(self, watchers: list[_Watcher], why: Why) -> None:
        for watcher in watchers:
            self._watchers.discard(watcher)
            watcher.tell(why)
