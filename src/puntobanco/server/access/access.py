"""Sign-in, sessions, invites and approvals of a house, in one place."""

import asyncio
import hmac
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from puntobanco.core.facts import fact
from puntobanco.core.ids import Ms, PatronId
from puntobanco.house.presence import Presence
from puntobanco.house.projection import PublishedEvents
from puntobanco.people import events
from puntobanco.people.staff import Directory
from puntobanco.server.access.approvals import Approvals
from puntobanco.server.access.cookies import token_in
from puntobanco.server.access.devices import KnownDevices
from puntobanco.server.access.door import PasswordGate
from puntobanco.server.access.endings import Endings, LinkEnding
from puntobanco.server.access.identity import Identity, SessionKey, Subject, identify, may_sign_in
from puntobanco.server.access.names import login_of
from puntobanco.server.access.origin import Origin
from puntobanco.server.access.passwords import Hasher
from puntobanco.server.access.sessions import SessionRegistry, forgery_token, hash_of
from puntobanco.server.config import MINUTE, SECOND, Config
from puntobanco.store import Credential, Invite, Redeemed, Session, Store, StoreError

LOG = logging.getLogger("punto.access")

SWEEP_S = 0.5
"""Seconds between checks for sessions that have locked or expired."""
_FLUSH = 20 * SECOND
_PURGE = 60 * MINUTE


@dataclass(frozen=True, slots=True)
class RequestSession:
    """The session and identity of a request. A locked session requires its password again."""

    session: Session
    identity: Identity
    locked: bool


@dataclass(frozen=True, slots=True)
class NewSession:
    """A new session, with the tokens for its browser's cookies. They cannot be read again later."""

    token: str
    session: Session
    device: str


def session_number(session: Session) -> str:
    """The number of a session in its person's list. It grants no access."""
    return session.token_hash.hex()[:16]


class Access:
    """Sign-in, sessions, invites and approvals of a house."""

    def __init__(
        self,
        store: Store,
        pit: Presence,
        clock: Callable[[], Ms],
        config: Config,
    ) -> None:
        self._store = store
        self._pit = pit
        self._clock = clock
        self._config = config
        self.endings = Endings()
        self.hasher = Hasher(config.hashing)
        self.sessions = SessionRegistry(store.sessions, clock, config.times)
        self.door = PasswordGate(store, self.directory, clock, config.times, self.hasher)
        self.devices = KnownDevices(store.devices, clock)
        self.approvals = Approvals(clock, config.times.approval_ms)
        self._claims: set[str] = set()
        """Patrons whose registration is in progress in this process."""
        pit.durable.listeners.append(self._apply_events)

    def directory(self) -> Directory:
        """The current directory of staff and patrons."""
        return self._pit.state.directory

    # --- Identifying requests --------------------------------------------------------------

    async def find_session(self, cookie_header: str | None) -> RequestSession | None:
        """The valid session named by a Cookie header, or None."""
        token = token_in(cookie_header, secure=self._config.secure)
        session = None if token is None else await self.sessions.find(token)
        if session is None:
            return None
        identity = identify(self.directory(), session)
        if identity is None:
            return None
        return RequestSession(session, identity, self.sessions.is_locked(identity.session))

    def current_identity(self, identity: Identity) -> Identity | None:
        """The same person with their current roles, or None if the session ended or is locked.

        For code that holds an identity longer than one request. Reads memory only.
        """
        session = self.sessions.get(identity.session)
        if session is None or self.sessions.is_locked(identity.session):
            return None
        return identify(self.directory(), session)

    def touch(self, identity: Identity) -> None:
        """Restart the idle time of a session that was used."""
        self.sessions.touch(identity.session)

    def is_token_of(self, identity: Identity, token: str | None) -> bool:
        """Whether the CSRF token belongs to the identity's session."""
        session = self.sessions.get(identity.session)
        if session is None or token is None:
            return False
        return hmac.compare_digest(forgery_token(session).encode(), token.encode())

    # --- Starting and ending sessions ------------------------------------------------------

    async def sign_in(self, name: str, password: str, *, origin: Origin) -> NewSession | None:
        """A new session with its token, or None if name or password is wrong."""
        found = await self.door.check(name, password, origin=origin)
        if found is None:
            return None
        subject = Subject(found.kind, found.subject)
        begun = await self.begin(found.login, subject, origin=origin, set_ms=found.set_ms)
        if begun is not None:
            await self.door.note("signed-in", login=found.login, address=origin.address)
        return begun

    async def begin(
        self, login: str, subject: Subject, *, origin: Origin, set_ms: int
    ) -> NewSession | None:
        """A new session, or None if the login changed since its password was checked.

        Disabling a login or setting a password writes to the store first and then ends sessions.
        This check catches a session that began in between.
        """
        token, session = await self.sessions.begin(
            login, subject, address=origin.address, agent=origin.agent
        )
        now = await asyncio.to_thread(self._store.credentials.find, login)
        if now is None or now.disabled or now.set_ms != set_ms:
            await self.sessions.end(SessionKey(session.token_hash))
            return None
        device, unusual = await asyncio.to_thread(self.devices.record_sign_in, subject, origin)
        if unusual:
            await self.door.note(
                f"new-{unusual}",
                login=login,
                address=origin.address,
                detail=fact("note-device", device=origin.agent),
            )
        return NewSession(token, session, device)

    async def renew(
        self, visit: RequestSession, password: str, *, origin: Origin
    ) -> NewSession | None:
        """A new session replacing one, locked or not, or None if the password is wrong."""
        begun = await self.sign_in(visit.session.login, password, origin=origin)
        if begun is not None:
            await self._end(visit.identity.session)
        return begun

    async def sign_out(self, visit: RequestSession, *, everywhere: bool, address: str) -> None:
        """End the session, or every session of the same person."""
        identity = visit.identity
        detail = fact("signed-out-everywhere") if everywhere else None
        await self.door.note("signed-out", login=identity.login, address=address, detail=detail)
        if everywhere:
            await self.end_all(identity.subject, LinkEnding.SIGNED_OUT)
        else:
            await self._end(identity.session)

    async def _end(self, session: SessionKey) -> None:
        """End one session. Notify its sockets first, or a sweep could report it as expired."""
        self.endings.notify_session(session, LinkEnding.SIGNED_OUT)
        await self.sessions.end(session)

    async def end_all(self, subject: Subject, why: LinkEnding) -> None:
        """End every session of a subject, and notify its sockets."""
        self.endings.notify_subject(subject, why)
        await self.sessions.end_all(subject)

    async def disable(self, login: str, reason: str) -> bool:
        """Disable a login and end its sessions. False if the login is unknown."""
        found = await asyncio.to_thread(self._store.credentials.find, login_of(login))
        if found is None:
            return False
        await asyncio.to_thread(self._store.credentials.disable, found.login, reason)
        await self.end_all(Subject(found.kind, found.subject), LinkEnding.DISABLED)
        return True

    async def enable(self, login: str) -> bool:
        """Enable and unlock a login. False if the login is unknown."""
        known = await asyncio.to_thread(self._store.credentials.disable, login_of(login), "")
        if known:
            await self.door.unlock(login_of(login))
        return known

    # --- Names and passwords ---------------------------------------------------------------

    async def add_login(self, name: str, password: str, subject: Subject) -> int | None:
        """Give a new subject a login. The time it was set (ms), or None if the name is taken."""
        credential = Credential(
            login=login_of(name),
            kind=subject.kind,
            subject=subject.id,
            password_hash=await self.hasher.hash(password),
            set_ms=self._clock(),
        )
        added = await asyncio.to_thread(self._store.credentials.add, credential)
        return credential.set_ms if added else None

    @asynccontextmanager
    async def reserve_name(
        self, name: str, password: str, subject: Subject
    ) -> AsyncIterator[int | None]:
        """Reserve a name while the log records its subject. None if the name is taken.

        The name is released if the log does not record the subject. If the process ends in between,
        a name without a patron remains; the next person who asks for it gets it.
        """
        self._claims.add(subject.id)
        try:
            set_ms = await self.add_login(name, password, subject)
            if set_ms is None and await self._release_name(name):
                set_ms = await self.add_login(name, password, subject)
            yield set_ms
        finally:
            self._claims.discard(subject.id)
            if not may_sign_in(self.directory(), subject):
                await asyncio.to_thread(self._store.credentials.remove, subject.kind, subject.id)

    async def _release_name(self, name: str) -> bool:
        """Remove a login whose patron the log does not know. Whether the name is free now."""
        found = await asyncio.to_thread(self._store.credentials.find, login_of(name))
        if found is None:
            return True
        # Only the owner of the log knows which registrations are in progress.
        left = found.kind == "patron" and found.subject not in self._claims and self._pit.owned
        if not left or PatronId(found.subject) in self.directory().patrons:
            return False
        await asyncio.to_thread(self._store.credentials.remove, found.kind, found.subject)
        return True

    async def invite(self, subject: Subject) -> str:
        """A single-use token with which the subject chooses a name and a password."""
        token = secrets.token_urlsafe(32)
        expires = self._clock() + self._config.times.invite_ms
        invite = Invite(hash_of(token), subject.kind, subject.id, expires)
        await asyncio.to_thread(self._store.credentials.invite, invite)
        return token

    async def redeem(
        self, token: str, *, name: str, password: str, origin: Origin
    ) -> tuple[Redeemed, NewSession | None]:
        """Use an invite: set the subject's name and password, and begin a session if enabled."""
        key = hash_of(token)
        invited = self._store.credentials.invited
        # Check the invite first, so that a made-up token costs no hashing.
        if await asyncio.to_thread(invited, key, at_ms=self._clock()) is None:
            return Redeemed.NO_INVITE, None
        hashed = await self.hasher.hash(password)
        at_ms = self._clock()
        done, invite = await asyncio.to_thread(
            self._store.credentials.redeem,
            key,
            login=login_of(name),
            password_hash=hashed,
            at_ms=at_ms,
        )
        if invite is None:
            return done, None
        subject = Subject(invite.kind, invite.subject)
        await self.end_all(subject, LinkEnding.NEW_PASSWORD)
        # Someone who had the old password may have registered devices.
        await asyncio.to_thread(self._store.devices.forget, subject.kind, subject.id)
        await self.door.unlock(login_of(name))
        await self.door.note("password-set", login=login_of(name), address=origin.address)
        begun = await self.begin(login_of(name), subject, origin=origin, set_ms=at_ms)
        return done if begun else Redeemed.DISABLED, begun

    async def change_password(
        self, visit: RequestSession, old: str, new: str, *, origin: Origin
    ) -> NewSession | None:
        """Set your own password and end every session. None if the old password is wrong.

        Returns a session that replaces the one that asked.
        """
        found = await self.door.check(visit.session.login, old, origin=origin)
        if found is None:
            return None
        hashed = await self.hasher.hash(new)
        # Later than the old time even if the clock was set back, so that a sign-in in progress
        # ends.
        at_ms = max(self._clock(), found.set_ms + 1)
        await asyncio.to_thread(
            self._store.credentials.set_password, found.login, hashed, at_ms=at_ms
        )
        subject, own = visit.identity.subject, visit.identity.session
        await asyncio.to_thread(self._store.credentials.uninvite, subject.kind, subject.id)
        await asyncio.to_thread(self._store.devices.forget, subject.kind, subject.id)
        await self.door.note("password-changed", login=found.login, address=origin.address)
        begun = await self.begin(found.login, subject, origin=origin, set_ms=at_ms)
        kept = own if begun is None else SessionKey(begun.session.token_hash)
        for key in await self.sessions.end_others(subject, but=kept):
            # The session that asked reconnects. All others must sign in again.
            self.endings.notify_session(
                key, LinkEnding.NEW_ROLES if key == own else LinkEnding.NEW_PASSWORD
            )
        if begun is None:
            await self.end_all(subject, LinkEnding.DISABLED)
        return begun

    async def end_session(self, visit: RequestSession, which: str, *, address: str) -> bool:
        """End one of your own sessions by its number. Whether it existed."""
        identity = visit.identity
        for one in await self.sessions.of(identity.subject):
            if session_number(one) == which:
                await self._end(SessionKey(one.token_hash))
                detail = fact("signed-out-another", device=one.agent)
                await self.door.note(
                    "signed-out", login=identity.login, address=address, detail=detail
                )
                return True
        return False

    async def end_others(self, visit: RequestSession, *, address: str) -> int:
        """End all your own sessions except this one. The number ended."""
        identity = visit.identity
        ended = await self.sessions.end_others(identity.subject, but=identity.session)
        for key in ended:
            self.endings.notify_session(key, LinkEnding.SIGNED_OUT)
        await self.door.note(
            "signed-out",
            login=identity.login,
            address=address,
            detail=fact("signed-out-others"),
        )
        return len(ended)

    # --- Background work -------------------------------------------------------------------

    def _apply_events(self, published: PublishedEvents) -> None:
        """Apply changes to people in the log to open sockets at once."""
        for _, event in published.events:
            match event:
                case events.PatronBarred():
                    self.endings.notify_subject(Subject("patron", event.patron), LinkEnding.BARRED)
                case events.StaffDismissed():
                    self.endings.notify_subject(Subject("staff", event.staff), LinkEnding.DISMISSED)
                case events.StaffAppointed():
                    self.endings.notify_subject(Subject("staff", event.staff), LinkEnding.NEW_ROLES)
                case _:
                    pass

    def sweep(self) -> None:
        """Notify the sockets of sessions that have locked or expired."""
        for key in self.endings.watched_sessions():
            if self.sessions.get(key) is None:
                self.endings.notify_session(key, LinkEnding.EXPIRED)
            elif self.sessions.is_locked(key):
                self.endings.notify_session(key, LinkEnding.LOCKED)

    async def flush_on_close(self) -> None:
        """Write what is pending when the house closes. A store error is logged, not raised."""
        await self.door.wait_for_writes()
        try:
            await self.sessions.flush()
        except StoreError as error:
            _log_write_error(error)

    async def run_maintenance(self) -> None:
        """Sweep, flush and purge until cancelled."""
        flushed = purged = self._clock()
        while True:
            await asyncio.sleep(SWEEP_S)
            self.sweep()
            now = self._clock()
            try:
                if self._store.database.shared:
                    # Other processes can end sessions, too.
                    await self.sessions.drop_ended_elsewhere(self.endings.watched_sessions())
                # A clock that is set back does not delay the flush.
                if not 0 <= now - flushed < _FLUSH:
                    flushed = now
                    await self.sessions.flush()
                if not 0 <= now - purged < _PURGE:
                    purged = now
                    await self.sessions.purge()
                    await self.door.purge()
            except StoreError as error:
                # Unwritten sessions lock earlier, not later. Keep sweeping to notify sockets.
                _log_write_error(error)


def _log_write_error(error: StoreError) -> None:
    LOG.error("cannot write sessions", extra={"detail": str(error)})
