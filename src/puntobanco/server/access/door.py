"""The door: passwords are checked here and nowhere else, with growing delays and a note of tries.

Whatever is wrong (the name, the password, a lock, a disabled login, somebody barred) the answer is
the same and takes as long. Tries for one login wait for each other, so that a lock cannot be
outrun.

Failures are counted by login and origin. A device that its person has signed in with before is an
origin of its own, so that strangers lock nobody out who comes back with one. Any other device
counts by its network, and together with all others of networks that the person never came from:
guessing from many places at once gets no further. Who approves at another's screen is counted by
that other, and never locks the sign-in.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from weakref import WeakValueDictionary

from puntobanco.core.facts import Fact, fact, fact_of, to_json
from puntobanco.core.ids import Ms
from puntobanco.people.staff import Directory, Role
from puntobanco.server.access import names
from puntobanco.server.access.identity import Subject, welcome
from puntobanco.server.access.names import login_of
from puntobanco.server.access.origin import Origin
from puntobanco.server.access.passwords import Hasher
from puntobanco.server.config import Times
from puntobanco.store import Credential, Guess, Note, Store, StoreError

LOG = logging.getLogger("punto.access")

ELSEWHERE = "elsewhere"
"""All unknown devices in networks that a login was never used from, counted together."""
_NOBODY = Subject("staff", "")


class SignInFault(Enum):
    """Why a sign-in failed: for the notes, never for whoever tried."""

    WRONG_PASSWORD = "wrong-password"  # noqa: S105 -- a reason
    UNKNOWN_NAME = "unknown-name"
    LOCKED = "locked"
    DISABLED = "disabled"
    NOT_WELCOME = "not-welcome"


@dataclass(frozen=True, slots=True)
class _Tried:
    """A credential as a try finds it: where its failures count, and whether one of those locks."""

    found: Credential | None
    origins: tuple[str, ...]
    locked: bool


class Door:
    """Checks who comes in."""

    def __init__(
        self,
        store: Store,
        directory: Callable[[], Directory],
        clock: Callable[[], Ms],
        times: Times,
        hasher: Hasher,
    ) -> None:
        self._store = store
        self._directory = directory
        self._clock = clock
        self._times = times
        self._hasher = hasher
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._writing: set[asyncio.Task[None]] = set()
        self._uncounted: dict[tuple[str, str], list[Ms]] = {}
        """Failures that the store did not take, as with a full disk: guessing is never free."""

    async def check(self, name: str, password: str, *, origin: Origin) -> Credential | None:
        """The credential that name and password are, or None; a failure is counted and noted."""
        login = login_of(name)
        turn = self._turns.setdefault(login, asyncio.Lock())
        await turn.acquire()
        try:
            tried = await asyncio.to_thread(self._look, login, origin)
            kept = None if tried.found is None else tried.found.password_hash
            right = await self._hasher.matches(kept, password)
            fault = self._fault(tried)
            if tried.found is not None and right and fault is None:
                await self._came_in(tried.found, tried.origins, password)
                turn.release()
                return tried.found
        except BaseException:
            turn.release()
            raise
        # What is written of a failure depends on what was wrong, so nobody waits for it but the
        # next try of the same name.
        failure = self._failed(tried, fault or SignInFault.WRONG_PASSWORD, origin.address)
        task = asyncio.create_task(failure)
        self._writing.add(task)
        task.add_done_callback(self._written)
        task.add_done_callback(lambda _: turn.release())
        return None

    async def settle(self) -> None:
        """Wait until every failure so far is written down."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    def _written(self, task: "asyncio.Task[None]") -> None:
        self._writing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a failed sign-in could not be noted", exc_info=task.exception())

    def _look(self, login: str, origin: Origin) -> _Tried:
        """What the store has of a login; it is asked as much about a name that nobody has."""
        # A text that no name can be is nobody's, and no engine need be asked about it.
        asked = login if names.fault_of(login) is None else ""
        found = self._store.credentials.find(asked)
        subject = _NOBODY if found is None else Subject(found.kind, found.subject)
        devices = self._store.devices.of(subject.kind, subject.id)
        known = any(one.token_hash == origin.device_hash for one in devices)
        near = origin.local or any(one.network == origin.network for one in devices)
        origins = _origins(origin, known=known, near=near)
        guesses = self._store.guesses.find(asked, origins)
        locked = any(self._locked(login, one, guesses.get(one)) for one in origins)
        return _Tried(found, origins, locked)

    def _locked(self, login: str, origin: str, stored: Guess | None) -> bool:
        now = self._clock()
        if stored is not None and stored.until_ms > now:
            return True
        window = self._times.failure_window_ms
        recent = [at for at in self._uncounted.get((login, origin), ()) if now - at < window]
        if not recent:
            self._uncounted.pop((login, origin), None)
            return False
        counted = stored.failures if stored is not None and now - stored.last_ms < window else 0
        return counted + len(recent) >= self._most(origin)

    def _fault(self, tried: _Tried) -> SignInFault | None:
        """What stands against a credential, its password aside."""
        if tried.found is None:
            return SignInFault.UNKNOWN_NAME
        if tried.locked:
            return SignInFault.LOCKED
        if tried.found.disabled:
            return SignInFault.DISABLED
        known = welcome(self._directory(), Subject(tried.found.kind, tried.found.subject))
        return None if known else SignInFault.NOT_WELCOME

    async def _failed(self, tried: _Tried, why: SignInFault, address: str) -> None:
        # A name that nobody has is not written down: people type passwords into the wrong field.
        login = "" if tried.found is None else tried.found.login
        locks: list[str] = []
        try:
            if tried.found is not None and not tried.locked:
                locks = await asyncio.to_thread(self._counted, tried.found, tried.origins)
        finally:
            detail = fact_of("sign-in-fault", why)
            await self.note("sign-in-failed", login=login, address=address, detail=detail)
        for origin in locks:
            await self.note("locked", login=login, address=address, detail=_locked_from(origin))

    def _counted(self, found: Credential, origins: Iterable[str]) -> list[str]:
        """Count a failure; the origins from which the login is locked by it."""
        longest = self._times.longest_delay_ms
        if self._is_last_admin(found):
            # Whoever lets others in again has to be able to come in: a pause, and no more.
            longest = self._times.first_delay_ms
        locks = []
        for origin in origins:

            def count(before: Guess | None, origin: str = origin) -> Guess:
                return self._next(before, self._most(origin), longest)

            try:
                after = self._store.guesses.failed(found.login, origin, count)
            except StoreError:
                self._uncounted.setdefault((found.login, origin), []).append(self._clock())
                raise
            if after.until_ms > self._clock():
                locks.append(origin)
        return locks

    def _next(self, before: Guess | None, most: int, longest_ms: int) -> Guess:
        """One failure more: from `most` of them on each locks for twice as long as the last."""
        now, times = self._clock(), self._times
        kept = 0 if before is None else before.failures
        memory = times.failure_window_ms if kept < most else times.guesses_kept_ms
        if before is None or not 0 <= now - before.last_ms < memory:
            kept = 0
        failures = kept + 1
        if failures < most:
            return Guess(failures, now, 0)
        # No delay needs more doublings than this.
        doubled = times.first_delay_ms << min(failures - most, 20)
        return Guess(failures, now, now + min(doubled, longest_ms))

    def _most(self, origin: str) -> int:
        return self._times.failures_elsewhere if origin == ELSEWHERE else self._times.failures

    def _is_last_admin(self, found: Credential) -> bool:
        """Whether no other administrator could sign in and unlock this one."""
        directory = self._directory()
        if found.kind != "staff":
            return False
        admins = {one for one in directory.staff if directory.holds(one, Role.ADMIN)}
        able = {
            one.subject
            for one in self._store.credentials.all("staff")
            if not one.disabled and one.subject in admins
        }
        return able == {found.subject}

    async def unlock(self, login: str) -> None:
        """Forget failures, and with them every lock."""
        self._forget(login, tuple(origin for name, origin in self._uncounted if name == login))
        await asyncio.to_thread(self._store.guesses.clear, login)

    def _forget(self, login: str, origins: Iterable[str]) -> None:
        for origin in origins:
            self._uncounted.pop((login, origin), None)

    async def _came_in(self, found: Credential, origins: tuple[str, ...], password: str) -> None:
        # What strangers tried elsewhere counts on: whoever comes in does not clear it for them.
        own = tuple(origin for origin in origins if origin != ELSEWHERE)
        self._forget(found.login, own)
        await asyncio.to_thread(self._store.guesses.clear, found.login, own)
        if self._hasher.outdated(found.password_hash):
            fresh = await self._hasher.hash(password)
            await asyncio.to_thread(self._store.credentials.rehash, found.login, fresh)

    async def purge(self) -> None:
        """Forget failures that count no more."""
        before = self._clock() - self._times.guesses_kept_ms
        await asyncio.to_thread(self._store.guesses.purge, before_ms=before)

    async def note(
        self, what: str, *, login: str = "", address: str = "", detail: Fact | None = None
    ) -> None:
        """Note something at the door, in the store and in the log."""
        english = "" if detail is None else str(detail)
        LOG.info(what, extra={"login": login, "address": address, "detail": english})
        kept = "" if detail is None else to_json(detail)
        note = Note(self._clock(), what, login, address, kept)
        await asyncio.to_thread(self._store.notes.write, note)


def _locked_from(origin: str) -> Fact:
    """From where a login is locked; a device goes by what is nobody else's business."""
    kind, _, which = origin.partition(" ")
    match kind:
        case "device":
            return fact("locked-device")
        case "network":
            return fact("locked-network", network=which)
        case "approval":
            return fact("locked-approval", asker=which)
        case _:
            return fact("locked-elsewhere")


def _origins(origin: Origin, *, known: bool, near: bool) -> tuple[str, ...]:
    """Where a failure counts; `near` is a network that the person came from before."""
    if origin.asker:
        return (f"approval {origin.asker}",)
    if known:
        return (f"device {origin.device_hash.hex()}",)
    network = f"network {origin.network}"
    return (network,) if near else (network, ELSEWHERE)
