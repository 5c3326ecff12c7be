"""The only place where passwords are checked, with growing delays and a record of attempts.

The answer and its timing are the same for every fault: unknown name, wrong password, lock, disabled
login, barred patron. Attempts for one login wait for each other, so that parallel attempts cannot
bypass a lock.

Failures are counted by login and origin. A device that the person has signed in with before is an
origin of its own, so strangers cannot lock out a person who uses a known device. Any other device
counts by its network. If the person never used that network, the failure also counts for all such
networks together, so guessing from many places gains nothing. A failed approval on another person's
screen counts for that asker and never locks the sign-in.
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
from puntobanco.server.access.identity import Subject, may_sign_in
from puntobanco.server.access.names import login_of
from puntobanco.server.access.origin import Origin
from puntobanco.server.access.passwords import Hasher
from puntobanco.server.config import Times
from puntobanco.store import Credential, Guess, Note, Store, StoreError

LOG = logging.getLogger("punto.access")

ELSEWHERE = "elsewhere"
"""Origin of all unknown devices in networks that the login never used, counted together."""
_NOBODY = Subject("staff", "")


class SignInFault(Enum):
    """Why a sign-in failed. For the notes only, never in the answer."""

    WRONG_PASSWORD = "wrong-password"  # noqa: S105 -- a reason
    UNKNOWN_NAME = "unknown-name"
    LOCKED = "locked"
    DISABLED = "disabled"
    NOT_WELCOME = "not-welcome"


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A credential under attempt: the origins its failures count for, and whether one is locked."""

    found: Credential | None
    origins: tuple[str, ...]
    locked: bool


class PasswordGate:
    """Checks names and passwords, and counts failures."""

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
        """Failures that the store could not write, such as with a full disk. They still count."""

    async def check(self, name: str, password: str, *, origin: Origin) -> Credential | None:
        """The credential for name and password, or None. A failure is counted and noted."""
        login = login_of(name)
        turn = self._turns.setdefault(login, asyncio.Lock())
        await turn.acquire()
        try:
            tried = await asyncio.to_thread(self._find_attempt, login, origin)
            kept = None if tried.found is None else tried.found.password_hash
            right = await self._hasher.matches(kept, password)
            fault = self._fault(tried)
            if tried.found is not None and right and fault is None:
                await self._record_success(tried.found, tried.origins, password)
                turn.release()
                return tried.found
        except BaseException:
            turn.release()
            raise
        # Writing a failure takes a time that depends on the fault, so the answer does not wait for
        # it. Only the next attempt for the same name waits.
        failure = self._record_failure(tried, fault or SignInFault.WRONG_PASSWORD, origin.address)
        task = asyncio.create_task(failure)
        self._writing.add(task)
        task.add_done_callback(self._failure_written)
        task.add_done_callback(lambda _: turn.release())
        return None

    async def wait_for_writes(self) -> None:
        """Wait until every failure so far is written."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    def _failure_written(self, task: "asyncio.Task[None]") -> None:
        self._writing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("cannot record a failed sign-in", exc_info=task.exception())

    def _find_attempt(self, login: str, origin: Origin) -> _Attempt:
        """Look up a login. An unknown name makes the same queries."""
        # A text that cannot be a name is looked up as an empty one, so it never reaches the
        # database.
        asked = login if names.name_fault(login) is None else ""
        found = self._store.credentials.find(asked)
        subject = _NOBODY if found is None else Subject(found.kind, found.subject)
        devices = self._store.devices.of(subject.kind, subject.id)
        known = any(one.token_hash == origin.device_hash for one in devices)
        near = origin.local or any(one.network == origin.network for one in devices)
        origins = _origins(origin, known=known, near=near)
        guesses = self._store.guesses.find(asked, origins)
        locked = any(self._is_locked(login, one, guesses.get(one)) for one in origins)
        return _Attempt(found, origins, locked)

    def _is_locked(self, login: str, origin: str, stored: Guess | None) -> bool:
        now = self._clock()
        if stored is not None and stored.until_ms > now:
            return True
        window = self._times.failure_window_ms
        recent = [at for at in self._uncounted.get((login, origin), ()) if now - at < window]
        if not recent:
            self._uncounted.pop((login, origin), None)
            return False
        counted = stored.failures if stored is not None and now - stored.last_ms < window else 0
        return counted + len(recent) >= self._failures_allowed(origin)

    def _fault(self, tried: _Attempt) -> SignInFault | None:
        """The fault of a credential, regardless of its password."""
        if tried.found is None:
            return SignInFault.UNKNOWN_NAME
        if tried.locked:
            return SignInFault.LOCKED
        if tried.found.disabled:
            return SignInFault.DISABLED
        known = may_sign_in(self._directory(), Subject(tried.found.kind, tried.found.subject))
        return None if known else SignInFault.NOT_WELCOME

    async def _record_failure(self, tried: _Attempt, why: SignInFault, address: str) -> None:
        # Do not record unknown names: people type passwords into the wrong field.
        login = "" if tried.found is None else tried.found.login
        locks: list[str] = []
        try:
            if tried.found is not None and not tried.locked:
                locks = await asyncio.to_thread(self._count_failure, tried.found, tried.origins)
        finally:
            detail = fact_of("sign-in-fault", why)
            await self.note("sign-in-failed", login=login, address=address, detail=detail)
        for origin in locks:
            await self.note("locked", login=login, address=address, detail=_locked_from(origin))

    def _count_failure(self, found: Credential, origins: Iterable[str]) -> list[str]:
        """Count a failure. The origins that it locks."""
        longest = self._times.longest_delay_ms
        if self._is_last_admin(found):
            # The last administrator can unlock others, so their own lock stays at the shortest
            # delay.
            longest = self._times.first_delay_ms
        locks = []
        for origin in origins:

            def count(before: Guess | None, origin: str = origin) -> Guess:
                return self._after_failure(before, self._failures_allowed(origin), longest)

            try:
                after = self._store.guesses.record_failure(found.login, origin, count)
            except StoreError:
                self._uncounted.setdefault((found.login, origin), []).append(self._clock())
                raise
            if after.until_ms > self._clock():
                locks.append(origin)
        return locks

    def _after_failure(self, before: Guess | None, most: int, longest_ms: int) -> Guess:
        """The state after one more failure. From `most` failures on, each doubles the delay."""
        now, times = self._clock(), self._times
        kept = 0 if before is None else before.failures
        memory = times.failure_window_ms if kept < most else times.guesses_kept_ms
        if before is None or not 0 <= now - before.last_ms < memory:
            kept = 0
        failures = kept + 1
        if failures < most:
            return Guess(failures, now, 0)
        # 20 doublings are enough for any delay.
        doubled = times.first_delay_ms << min(failures - most, 20)
        return Guess(failures, now, now + min(doubled, longest_ms))

    def _failures_allowed(self, origin: str) -> int:
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
        """Forget all failures of a login, and with them its locks."""
        self._forget(login, tuple(origin for name, origin in self._uncounted if name == login))
        await asyncio.to_thread(self._store.guesses.clear, login)

    def _forget(self, login: str, origins: Iterable[str]) -> None:
        for origin in origins:
            self._uncounted.pop((login, origin), None)

    async def _record_success(
        self, found: Credential, origins: tuple[str, ...], password: str
    ) -> None:
        # Keep failures from elsewhere: a successful sign-in must not clear them for strangers.
        own = tuple(origin for origin in origins if origin != ELSEWHERE)
        self._forget(found.login, own)
        await asyncio.to_thread(self._store.guesses.clear, found.login, own)
        if self._hasher.needs_rehash(found.password_hash):
            fresh = await self._hasher.hash(password)
            await asyncio.to_thread(self._store.credentials.rehash, found.login, fresh)

    async def purge(self) -> None:
        """Forget failures that are too old to count."""
        before = self._clock() - self._times.guesses_kept_ms
        await asyncio.to_thread(self._store.guesses.purge, before_ms=before)

    async def note(
        self, what: str, *, login: str = "", address: str = "", detail: Fact | None = None
    ) -> None:
        """Write a note to the store and to the program's log."""
        english = "" if detail is None else str(detail)
        LOG.info(what, extra={"login": login, "address": address, "detail": english})
        kept = "" if detail is None else to_json(detail)
        note = Note(self._clock(), what, login, address, kept)
        await asyncio.to_thread(self._store.notes.write, note)


def _locked_from(origin: str) -> Fact:
    """The origin that is locked. A device's hash is not shown."""
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
    """The origins that a failure counts for. `near`: the person has used this network before."""
    if origin.asker:
        return (f"approval {origin.asker}",)
    if known:
        return (f"device {origin.device_hash.hex()}",)
    network = f"network {origin.network}"
    return (network,) if near else (network, ELSEWHERE)
