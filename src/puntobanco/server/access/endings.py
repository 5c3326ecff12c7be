"""Notifies open sockets that their session has ended."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from puntobanco.server.access.identity import Identity, SessionKey, Subject


class LinkEnding(Enum):
    """Why a socket closes. Sent in its last message."""

    SIGNED_OUT = "signed-out"
    LOCKED = "locked"
    EXPIRED = "expired"
    DISABLED = "disabled"
    BARRED = "barred"
    DISMISSED = "dismissed"
    NEW_ROLES = "new-roles"
    """The person's roles changed. Connect again."""
    NEW_PASSWORD = "new-password"  # noqa: S105 -- a reason
    PROTOCOL = "protocol"
    TOO_SLOW = "too-slow"
    TOO_MANY = "too-many"
    STOPPING = "stopping"


OnEnd = Callable[[LinkEnding], None]
"""Called once, on the event loop. Must not block."""


@dataclass(frozen=True, slots=True, eq=False)
class _Watcher:
    session: SessionKey
    subject: Subject
    on_end: OnEnd


class Endings:
    """Sockets waiting for the end of their session."""

    def __init__(self) -> None:
        self._watchers: set[_Watcher] = set()

    def watch(self, identity: Identity, on_end: OnEnd) -> Callable[[], None]:
        """Call `on_end` when the session ends. The result cancels that."""
        watcher = _Watcher(identity.session, identity.subject, on_end)
        self._watchers.add(watcher)
        return lambda: self._watchers.discard(watcher)

    def notify_session(self, key: SessionKey, why: LinkEnding) -> None:
        """Notify the sockets of a session that it has ended."""
        self._notify([one for one in self._watchers if one.session == key], why)

    def notify_subject(self, subject: Subject, why: LinkEnding) -> None:
        """Notify the sockets of a subject that all its sessions have ended."""
        self._notify([one for one in self._watchers if one.subject == subject], why)

    def watched_sessions(self) -> Iterator[SessionKey]:
        """The sessions with open sockets."""
        return iter({watcher.session for watcher in self._watchers})

    def __len__(self) -> int:
        return len(self._watchers)

    def _notify(self, watchers: list[_Watcher], why: LinkEnding) -> None:
        for watcher in watchers:
            self._watchers.discard(watcher)
            watcher.on_end(why)
