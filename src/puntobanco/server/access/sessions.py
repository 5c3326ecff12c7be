"""Sessions, cached in memory over the store. An ended session leaves the cache at once.

A token has 256 bits of entropy. Only the browser has it; memory and store use its hash. A session
id that the house did not create is never accepted.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from puntobanco.core.ids import Ms
from puntobanco.server.access.identity import SessionKey, Subject
from puntobanco.server.config import SECOND, Times
from puntobanco.store import Session
from puntobanco.store.sessions import SessionTable

TOKEN_BYTES = 32
_VALID = 2 * SECOND
"""How long a cached session is valid before the store is read again. Others may end it there."""
_MOST_HELD = 20_000


@dataclass(slots=True)
class _CachedSession:
    session: Session
    read: Ms
    seen: Ms
    written: Ms


class SessionRegistry:
    """The sessions of a house."""

    def __init__(self, kept: SessionTable, clock: Callable[[], Ms], times: Times) -> None:
        self._kept = kept
        self._clock = clock
        self._times = times
        self._held: dict[bytes, _CachedSession] = {}
        self._ending: Counter[bytes | Subject] = Counter()
        self._endings = 0

    async def begin(
        self, login: str, subject: Subject, *, address: str = "", agent: str = ""
    ) -> tuple[str, Session]:
        """A new session and its token, which cannot be read again later."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self._clock()
        session = Session(
            token_hash=hash_of(token),
            login=login,
            kind=subject.kind,
            subject=subject.id,
            secret=secrets.token_bytes(TOKEN_BYTES),
            created_ms=now,
            seen_ms=now,
            expires_ms=now + self._times.longest_ms(subject.kind),
            address=address,
            agent=agent,
        )
        await asyncio.to_thread(self._kept.add, session)
        self._hold(session)
        return token, session

    async def find(self, token: str) -> Session | None:
        """The session of a token, locked or not. None if it has ended or never existed."""
        key = hash_of(token)
        held = self._held.get(key)
        # A read time in the future means that the clock was set back.
        if held is None or not 0 <= self._clock() - held.read <= _VALID:
            await self._read(key)
        return self.get(SessionKey(key))

    def get(self, key: SessionKey) -> Session | None:
        """A session in memory that has not expired, or None."""
        held = self._held.get(key)
        if held is None or held.session.expires_ms <= self._clock():
            return None
        return held.session

    def key_of(self, token: str) -> SessionKey | None:
        """The session key of a token, from memory only."""
        key = SessionKey(hash_of(token))
        return None if self.get(key) is None else key

    def is_locked(self, key: SessionKey) -> bool:
        """Whether a session was idle so long that it requires its password again."""
        held = self._held.get(key)
        if held is None:
            return True
        now = self._clock()
        # Otherwise a clock that was set back would keep the session open by the difference.
        held.seen = min(held.seen, now)
        return now - held.seen >= self._times.idle_ms(held.session.kind)

    def touch(self, key: SessionKey) -> None:
        """Restart the idle time of a session. A locked session stays locked."""
        if not self.is_locked(key):
            self._held[key].seen = self._clock()

    async def end(self, key: SessionKey) -> None:
        """End a session. Its token is invalid from now on."""
        with self._kept_out(key):
            await asyncio.to_thread(self._kept.end, key)

    async def end_all(self, subject: Subject) -> None:
        """End every session of a subject."""
        with self._kept_out(subject):
            await asyncio.to_thread(self._kept.end_all, subject.kind, subject.id)

    async def end_others(self, subject: Subject, *, but: SessionKey) -> list[SessionKey]:
        """End every session of a subject except one. The sessions ended."""
        others = [key for key in map(_key, await self.of(subject)) if key != but]
        for key in others:
            await self.end(key)
        return others

    async def of(self, subject: Subject) -> list[Session]:
        """The sessions of a subject that have not expired, newest first."""
        found = await asyncio.to_thread(self._kept.of, subject.kind, subject.id)
        now = self._clock()
        return [one for one in found if one.expires_ms > now]

    def last_used(self, session: Session) -> Ms:
        """When a session was last used."""
        held = self._held.get(session.token_hash)
        return Ms(session.seen_ms) if held is None else held.seen

    async def flush(self) -> None:
        """Write the times of last use in one transaction, and drop expired and unused sessions."""
        late = {key: held.seen for key, held in self._held.items() if held.seen != held.written}
        await asyncio.to_thread(self._kept.record_use, late)
        for key, seen in late.items():
            if key in self._held:
                # A use in the meantime is written next time.
                self._held[key].written = seen
        now = self._clock()
        for key, held in list(self._held.items()):
            unused = now - max(held.read, held.seen)
            if held.session.expires_ms <= now or unused > self._times.patron_idle_ms:
                del self._held[key]

    async def drop_ended_elsewhere(self, keys: Iterable[SessionKey]) -> None:
        """Drop those of these sessions that another process has ended."""
        endings, asked = self._endings, [key for key in keys if key in self._held]
        found = await asyncio.to_thread(self._kept.find_all, asked)
        if endings != self._endings:
            return
        for key in asked:
            if key in found:
                self._hold(found[key])
            else:
                self._held.pop(key, None)

    async def purge(self) -> None:
        """Delete expired sessions from the store."""
        await asyncio.to_thread(self._kept.purge, at_ms=self._clock())

    async def _read(self, key: bytes) -> None:
        while True:
            endings = self._endings
            session = await asyncio.to_thread(self._kept.find, key)
            # A session that ended during the read must not come back.
            if endings == self._endings:
                break
        if session is None:
            self._held.pop(key, None)
        elif not any(self._ending[name] for name in _names(session)):
            self._hold(session)

    def _hold(self, session: Session) -> None:
        key, now, written = session.token_hash, self._clock(), Ms(session.seen_ms)
        before = self._held.get(key)
        uses = [written] if before is None else [written, before.seen]
        if before is None and len(self._held) >= _MOST_HELD:
            self._held.pop(next(iter(self._held)))
        # A use in the future is only known to be no later than now.
        seen = max((use for use in uses if use <= now), default=now)
        self._held[key] = _CachedSession(session, now, seen, written)

    @contextmanager
    def _kept_out(self, which: bytes | Subject) -> Iterator[None]:
        """Drop these sessions from memory, and keep them out while the store ends them."""
        self._ending[which] += 1
        for key, held in list(self._held.items()):
            if which in _names(held.session):
                del self._held[key]
        try:
            yield
        finally:
            self._endings += 1
            self._ending -= Counter({which: 1})


def _key(session: Session) -> SessionKey:
    return SessionKey(session.token_hash)


def _names(session: Session) -> tuple[bytes, Subject]:
    """The keys a session can be ended by: its own, or its subject."""
    return session.token_hash, Subject(session.kind, session.subject)


def hash_of(token: str) -> bytes:
    """The hash that identifies a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).digest()


def forgery_token(session: Session) -> str:
    """The CSRF token of a session, which pages of other sites cannot know."""
    return hmac.new(session.secret, b"punto token 1", hashlib.sha256).hexdigest()
