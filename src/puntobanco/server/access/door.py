"""The door: passwords are checked here and nowhere else, with lock-out and a note of each try.

Whatever is wrong (the name, the password, a lock, a disabled login, somebody barred) the answer is
the same and takes as long. Tries for one login wait for each other, so that a lock cannot be
outrun.
"""

import asyncio
import logging
from collections.abc import Callable
from weakref import WeakValueDictionary

from puntobanco.core.ids import Ms
from puntobanco.people.staff import Directory
from puntobanco.server.access import names
from puntobanco.server.access.identity import Subject, welcome
from puntobanco.server.access.names import login_of
from puntobanco.server.access.passwords import Hasher
from puntobanco.server.config import Times
from puntobanco.store import Credential, Note, Store, StoreError

LOG = logging.getLogger("punto.access")

UNTIL_UNLOCKED = Ms(253_402_300_799_999)
"""The end of the year 9999: staff are unlocked by an administrator, not by time."""


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
        self._uncounted: dict[str, list[Ms]] = {}
        """Failures that the store did not take, as with a full disk: guessing is never free."""

    async def check(self, name: str, password: str, *, address: str) -> Credential | None:
        """The credential that name and password are, or None; a failure is counted and noted."""
        login = login_of(name)
        turn = self._turns.setdefault(login, asyncio.Lock())
        await turn.acquire()
        try:
            found, right = await self._compare(login, password)
            why_not = self._why_not(found)
            if found is not None and right and not why_not:
                await self._came_in(found, password)
                turn.release()
                return found
        except BaseException:
            turn.release()
            raise
        # What is written of a failure depends on what was wrong, so nobody waits for it but the
        # next try of the same name.
        failure = self._failed(found, why_not or "wrong password", address)
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

    async def _compare(self, login: str, password: str) -> tuple[Credential | None, bool]:
        # A text that no name can be is nobody's, and no engine need be asked about it.
        asked = login if names.fault_of(login) is None else ""
        found = await asyncio.to_thread(self._store.credentials.find, asked)
        kept = None if found is None else found.password_hash
        return found, await self._hasher.matches(kept, password)

    def _why_not(self, found: Credential | None) -> str:
        """What stands against a credential, its password aside."""
        if found is None:
            return "unknown name"
        if found.locked_until_ms > self._clock() or self._is_guessed_at(found):
            return "locked"
        if found.disabled:
            return "disabled"
        known = welcome(self._directory(), Subject(found.kind, found.subject))
        return "" if known else "not welcome"

    def _is_guessed_at(self, found: Credential) -> bool:
        """Whether failures that the store did not take make the most of them, with those it has."""
        now, window = self._clock(), self._times.failure_window_ms
        recent = [at for at in self._uncounted.get(found.login, ()) if now - at < window]
        if not recent:
            self._uncounted.pop(found.login, None)
            return False
        stored = found.failures if now - found.failing_since_ms < window else 0
        return stored + len(recent) >= self._times.failures

    async def _failed(self, found: Credential | None, why: str, address: str) -> None:
        # A name that nobody has is not written down: people type passwords into the wrong field.
        login = "" if found is None else found.login
        locks = False
        try:
            if found is not None and why != "locked":
                locks = await self._counted(found)
        finally:
            await self.note("sign-in-failed", login=login, address=address, detail=why)
        if locks:
            await self.note("locked", login=login, address=address)

    async def _counted(self, found: Credential) -> bool:
        """Count a failure; whether the login is locked by it."""
        now = self._clock()
        until = now + self._times.patron_locked_ms if found.kind == "patron" else UNTIL_UNLOCKED
        try:
            count = await asyncio.to_thread(
                self._store.credentials.failed,
                found.login,
                at_ms=now,
                window_ms=self._times.failure_window_ms,
                most=self._times.failures,
                until_ms=until,
            )
        except StoreError:
            self._uncounted.setdefault(found.login, []).append(now)
            raise
        return count >= self._times.failures

    async def unlock(self, login: str) -> None:
        """Forget failures, and with them a lock."""
        self._uncounted.pop(login, None)
        await asyncio.to_thread(self._store.credentials.clear, login)

    async def _came_in(self, found: Credential, password: str) -> None:
        if found.failures or found.login in self._uncounted:
            await self.unlock(found.login)
        if self._hasher.outdated(found.password_hash):
            fresh = await self._hasher.hash(password)
            await asyncio.to_thread(self._store.credentials.rehash, found.login, fresh)

    async def note(
        self, what: str, *, login: str = "", address: str = "", detail: str = ""
    ) -> None:
        """Note something at the door, in the store and in the log."""
        LOG.info(what, extra={"login": login, "address": address, "detail": detail})
        note = Note(self._clock(), what, login, address, detail)
        await asyncio.to_thread(self._store.notes.write, note)
