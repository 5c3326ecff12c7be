"""Sign-in and sessions without a server: a store, a directory, a clock."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from puntobanco.core.facts import fact, from_json
from puntobanco.core.ids import PatronId, StaffId
from puntobanco.people.staff import Directory, Member, Role
from puntobanco.server.access.door import PasswordGate
from puntobanco.server.access.endings import LinkEnding
from puntobanco.server.access.identity import SessionKey, Subject
from puntobanco.server.access.origin import Origin
from puntobanco.server.access.passwords import Hasher
from puntobanco.server.access.sessions import SessionRegistry, hash_of
from puntobanco.server.config import Hashing, Times
from puntobanco.store import (
    Credential,
    Device,
    Guess,
    Redeemed,
    Session,
    Store,
    StoreError,
    open_store,
)
from tests.kit.server import PASSWORD, QUICK, FakeClock, open_house

TIMES = Times()
DIRECTORY = Directory(
    patrons={PatronId("p1"): True, PatronId("p2"): False},
    staff={StaffId(one): Member(frozenset({Role.ADMIN})) for one in ("s1", "s2")},
)
ANN, BARRED, BOB = Subject("patron", "p1"), Subject("patron", "p2"), Subject("staff", "s1")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(f"sqlite:///{tmp_path}/house.db") as opened:
        hashed = asyncio.run(Hasher(QUICK).hash(PASSWORD))
        for name, subject in (("ann", ANN), ("barred", BARRED), ("bob", BOB)):
            opened.credentials.add(Credential(name, subject.kind, subject.id, hashed, set_ms=1))
        yield opened


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def door_of(store: Store, clock: FakeClock, hashing: Hashing = QUICK) -> PasswordGate:
    return PasswordGate(store, lambda: DIRECTORY, clock, TIMES, Hasher(hashing))


HERE = Origin("192.0.2.7")


def tries(door: PasswordGate, *tried: tuple[str, str], origin: Origin = HERE) -> list[bool]:
    async def run() -> list[bool]:
        found = [
            await door.check(name, password, origin=origin) is not None for name, password in tried
        ]
        await door.wait_for_writes()
        return found

    return asyncio.run(run())


LOCKED = fact("sign-in-fault-locked")
WRONG, RIGHT = ("ann", "wrong password"), ("ann", PASSWORD)


@pytest.mark.assures("SEC-12")
def test_three_failures_lock_and_each_further_one_doubles_the_time(
    store: Store, clock: FakeClock
) -> None:
    door = door_of(store, clock)
    assert tries(door, WRONG, WRONG, RIGHT) == [False, False, True]
    assert tries(door, WRONG, WRONG, WRONG, RIGHT) == [False] * 4
    waited = []
    for _ in range(9):
        minutes = 0
        while tries(door, WRONG) == [False] and not _counted(store):
            clock.pass_minutes(1)
            minutes += 1
        waited.append(minutes)
    assert waited == [1, 2, 4, 8, 16, 32, 60, 60, 60]


def _counted(store: Store) -> bool:
    """Whether the last try counted and locked the account; a locked-out try does not count."""
    last = store.notes.latest(1)[0]
    return last.what == "locked"


@pytest.mark.assures("SEC-12")
def test_a_lock_ends_after_its_time_and_failures_reset_on_success(
    store: Store, clock: FakeClock
) -> None:
    door = door_of(store, clock)
    assert tries(door, WRONG, WRONG, WRONG, RIGHT) == [False] * 4
    clock.pass_minutes(1)
    assert tries(door, RIGHT, WRONG, WRONG, RIGHT) == [True, False, False, True]


@pytest.mark.assures("SEC-12")
def test_failures_count_for_half_an_hour(store: Store, clock: FakeClock) -> None:
    door = door_of(store, clock)
    for _ in range(5):
        assert tries(door, WRONG, WRONG) == [False, False]
        clock.pass_minutes(30)
    assert tries(door, WRONG, RIGHT) == [False, True]


@pytest.mark.assures("SEC-12")
def test_failures_less_than_half_an_hour_apart_add_up(store: Store, clock: FakeClock) -> None:
    door = door_of(store, clock)
    for _ in range(2):
        assert tries(door, WRONG) == [False]
        clock.pass_s(30 * 60 - 0.001)
    assert tries(door, WRONG, RIGHT) == [False, False]


@pytest.mark.assures("SEC-12")
def test_locks_grow_until_a_day_after_the_last_failure(store: Store, clock: FakeClock) -> None:
    door = door_of(store, clock)
    assert tries(door, WRONG, WRONG, WRONG) == [False] * 3
    for minutes, right in ((24 * 60 - 1 / 60, False), (24 * 60, True)):
        clock.pass_minutes(minutes)
        assert tries(door, WRONG, RIGHT) == [False, right]


OWN = Origin("192.0.2.7", device="a cookie of ann's")


def knows(store: Store, subject: Subject, origin: Origin) -> None:
    store.devices.remember(
        Device(
            subject.kind,
            subject.id,
            token_hash=origin.device_hash,
            network=origin.network,
            address=origin.address,
            agent="",
            first_ms=1,
            last_ms=1,
        )
    )


def far(number: int) -> Origin:
    return Origin(f"198.51.{number // 250}.{number % 250}")


@pytest.mark.assures("SEC-12")
def test_others_cannot_lock_out_a_known_device(store: Store, clock: FakeClock) -> None:
    door = door_of(store, clock)
    knows(store, ANN, OWN)
    # In her own network and from everywhere: her device is an origin of its own.
    assert tries(door, *[WRONG] * 3) == [False] * 3
    for number in range(40):
        tries(door, WRONG, origin=far(number))
    assert tries(door, RIGHT) == [False]
    assert tries(door, RIGHT, origin=far(99)) == [False]
    assert tries(door, RIGHT, origin=OWN) == [True]
    # Another person's device, or an invented one, does not count as hers.
    assert tries(door, RIGHT, origin=Origin("192.0.2.7", device="made up")) == [False]


@pytest.mark.assures("SEC-12")
def test_a_known_device_does_not_speed_up_guessing(store: Store, clock: FakeClock) -> None:
    door = door_of(store, clock)
    knows(store, ANN, OWN)
    assert tries(door, WRONG, WRONG, WRONG, RIGHT, origin=OWN) == [False] * 4
    assert tries(door, RIGHT) == [True]


@pytest.mark.assures("SEC-12")
def test_one_network_does_not_lock_out_another(store: Store, clock: FakeClock) -> None:
    door = door_of(store, clock)
    assert tries(door, *[WRONG] * 3, RIGHT) == [False] * 4
    assert tries(door, RIGHT, origin=far(1)) == [True]


@pytest.mark.assures("SEC-12")
@pytest.mark.parametrize(
    ("who", "hours", "most"),
    [
        ("ann", 4, 80),
        ("bob", 4, 330),
        pytest.param("ann", 24, 250, marks=pytest.mark.soak),
        pytest.param("bob", 24, 2_000, marks=pytest.mark.soak),
    ],
)
def test_guessing_from_many_networks_is_limited(
    store: Store, clock: FakeClock, who: str, hours: int, most: int
) -> None:
    """Hours of guesses, each from a different network; `bob` is the only administrator."""
    door = door_of(store, clock)
    made = 0
    for number in range(hours * 60):
        for each in range(2):
            tries(door, (who, "wrong password"), origin=far(2 * number + each))
            made += from_json(store.notes.latest(1)[0].detail) != LOCKED
        clock.pass_minutes(1)
    assert 20 < made <= most


@pytest.mark.assures("SEC-12")
def test_the_last_administrator_waits_a_minute_at_most(store: Store, clock: FakeClock) -> None:
    door = door_of(store, clock)
    guess = ("bob", "wrong password")
    for _ in range(8):
        assert tries(door, guess, guess, guess) == [False] * 3
        clock.pass_minutes(1)
    assert tries(door, ("bob", PASSWORD)) == [True]
    # With another administrator who could unlock them, administrators wait like everyone else.
    hashed = store.credentials.find("bob")
    assert hashed is not None
    store.credentials.add(Credential("sue", "staff", "s2", hashed.password_hash, set_ms=1))
    for _ in range(4):
        assert tries(door, guess, guess, guess) == [False] * 3
        clock.pass_minutes(1)
    assert tries(door, ("bob", PASSWORD)) == [False]
    # A disabled administrator cannot unlock anyone.
    asyncio.run(door.unlock("bob"))
    store.credentials.disable("sue", "left")
    for _ in range(8):
        assert tries(door, guess, guess, guess) == [False] * 3
        clock.pass_minutes(1)
    assert tries(door, ("bob", PASSWORD)) == [True]


@pytest.mark.assures("SEC-12")
def test_failed_approvals_lock_the_requester_and_not_the_sign_in(
    store: Store, clock: FakeClock
) -> None:
    door = door_of(store, clock)
    dora, dan = Origin("192.0.2.7", asker="dora"), Origin("192.0.2.7", asker="dan")
    guess, right = ("bob", "wrong password"), ("bob", PASSWORD)
    assert tries(door, guess, guess, guess, right, origin=dora) == [False] * 4
    assert tries(door, right, origin=dan) == [True]
    assert tries(door, right) == [True]


@pytest.fixture
def full_disk(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise StoreError("the disk is full")

    monkeypatch.setattr(store.guesses, "record_failure", refuse)
    monkeypatch.setattr(store.notes, "write", refuse)


@pytest.mark.assures("SEC-12")
@pytest.mark.usefixtures("full_disk")
def test_failures_count_on_a_full_disk(store: Store, clock: FakeClock) -> None:
    door = door_of(store, clock)
    assert tries(door, WRONG, WRONG, RIGHT) == [False, False, True]
    assert tries(door, WRONG, WRONG, WRONG, RIGHT) == [False] * 4
    clock.pass_minutes(30)
    assert tries(door, RIGHT) == [True]
    assert tries(door, WRONG, WRONG, WRONG, RIGHT) == [False] * 4
    asyncio.run(door.unlock("ann"))
    assert tries(door, RIGHT) == [True]


@pytest.mark.assures("SEC-12")
def test_failures_before_and_after_the_disk_was_full_count_together(
    store: Store, clock: FakeClock, request: pytest.FixtureRequest
) -> None:
    door = door_of(store, clock)
    assert tries(door, WRONG, WRONG) == [False, False]
    request.getfixturevalue("full_disk")
    assert tries(door, WRONG, RIGHT) == [False, False]


@pytest.mark.assures("SEC-12")
@pytest.mark.parametrize(("ago_s", "right"), [(30 * 60 - 0.001, False), (30 * 60, True)])
def test_failures_before_the_disk_was_full_count_for_half_an_hour(
    store: Store, clock: FakeClock, request: pytest.FixtureRequest, ago_s: float, *, right: bool
) -> None:
    door = door_of(store, clock)
    assert tries(door, WRONG, WRONG) == [False, False]
    clock.pass_s(ago_s)
    request.getfixturevalue("full_disk")
    assert tries(door, WRONG, RIGHT) == [False, right]


@pytest.mark.assures("SEC-12")
def test_concurrent_tries_cannot_bypass_the_lock(store: Store, clock: FakeClock) -> None:
    door = door_of(store, clock)
    guesses = [f"wrong password {number}" for number in range(9)] + [PASSWORD]

    async def storm() -> list[bool]:
        checks = (door.check("ann", guess, origin=HERE) for guess in guesses)
        found = await asyncio.gather(*checks)
        await door.wait_for_writes()
        return [one is not None for one in found]

    assert asyncio.run(storm()) == [False] * 10
    failed = [note for note in store.notes.latest() if note.what == "sign-in-failed"]
    faults = [from_json(note.detail) for note in failed]
    wrong = fact("sign-in-fault-wrong-password")
    assert (faults.count(wrong), faults.count(LOCKED)) == (3, 7)


@pytest.mark.assures("SEC-12")
@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("ann", "wrong password"),
        ("nobody", PASSWORD),
        ("barred", PASSWORD),
        ("off", PASSWORD),
        ("locked", PASSWORD),
        ("n\0n", PASSWORD),
        ("x" * 500, PASSWORD),
    ],
)
def test_every_failed_sign_in_does_the_same_work(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, name: str, password: str
) -> None:
    kept = store.credentials.find("ann")
    assert kept is not None
    for other in ("off", "locked"):
        store.credentials.add(Credential(other, "patron", other, kept.password_hash, set_ms=1))
    store.credentials.disable("off", "asked")
    store.guesses.record_failure("locked", "network 192.0.2.7", lambda _: Guess(3, 1, 10**15))
    work: list[str] = []
    hasher = Hasher(QUICK)
    verify = type(hasher._hasher).verify

    def counted(self: object, hash: str, given: str) -> bool:  # noqa: A002 -- its name
        work.append(hash.rpartition("$")[0].rpartition("$")[0])
        return verify(self, hash, given)  # type: ignore[arg-type]

    monkeypatch.setattr(type(hasher._hasher), "verify", counted)
    door = PasswordGate(store, lambda: DIRECTORY, clock, TIMES, hasher)
    written = store.notes.latest()

    async def tried() -> tuple[object, int]:
        found = await door.check(name, password, origin=HERE)
        pending = len(door._writing)
        await door.wait_for_writes()
        return found, pending

    # One hash with the same parameters, and all writing after the answer.
    assert asyncio.run(tried()) == (None, 1)
    assert work == ["$argon2id$v=19$m=8,t=1,p=1"]
    assert len(store.notes.latest()) > len(written)


def test_a_hash_with_old_parameters_is_replaced(store: Store, clock: FakeClock) -> None:
    door = door_of(store, clock, Hashing(passes=2, memory_kib=16, lanes=1))
    assert tries(door, RIGHT) == [True]
    found = store.credentials.find("ann")
    assert found is not None
    assert "$m=16,t=2,p=1$" in found.password_hash
    assert tries(door, RIGHT) == [True]


# --- Sessions ------------------------------------------------------------------------------


def sessions_of(store: Store, clock: FakeClock) -> SessionRegistry:
    return SessionRegistry(store.sessions, clock, TIMES)


@pytest.mark.assures("SEC-10")
def test_a_token_has_256_bits_and_is_kept_as_a_hash(store: Store, clock: FakeClock) -> None:
    async def begun() -> tuple[str, Session]:
        return await sessions_of(store, clock).begin("ann", ANN)

    token, session = asyncio.run(begun())
    assert len(token) == 43
    assert session.token_hash == hash_of(token)
    store.database.checkpoint()
    assert store.database.file is not None
    assert token.encode() not in store.database.file.read_bytes()


def test_sessions_are_cached_for_two_seconds(store: Store, clock: FakeClock) -> None:
    async def story() -> list[bool]:
        sessions = sessions_of(store, clock)
        token, session = await sessions.begin("ann", ANN)
        # Another process ends the session in the store.
        store.sessions.end(session.token_hash)
        found = [await sessions.find(token) is not None]
        clock.pass_s(3)
        found.append(await sessions.find(token) is not None)
        return found

    assert asyncio.run(story()) == [True, False]


def test_a_clock_set_back_does_not_extend_the_cache(store: Store, clock: FakeClock) -> None:
    """A login disabled by another process would stay valid here until the clock catches up."""

    async def story() -> object:
        sessions = sessions_of(store, clock)
        token, session = await sessions.begin("ann", ANN)
        store.sessions.end(session.token_hash)
        clock.pass_minutes(-60)
        return await sessions.find(token)

    assert asyncio.run(story()) is None


@pytest.mark.assures("SEC-11")
def test_a_clock_set_back_does_not_prevent_locking(store: Store, clock: FakeClock) -> None:
    async def story() -> list[bool]:
        sessions = sessions_of(store, clock)
        token, session = await sessions.begin("ann", ANN)
        key = SessionKey(session.token_hash)
        clock.pass_minutes(-60)
        locked = [sessions.is_locked(key)]
        for minutes in (29, 1):
            clock.pass_minutes(minutes)
            assert await sessions.find(token) is not None
            locked.append(sessions.is_locked(key))
        return locked

    assert asyncio.run(story()) == [False, False, True]


def test_use_during_a_write_is_written_next(store: Store, clock: FakeClock) -> None:
    async def story() -> int:
        sessions = sessions_of(store, clock)
        _, session = await sessions.begin("ann", ANN)
        key = SessionKey(session.token_hash)
        clock.pass_minutes(1)
        sessions.touch(key)
        writing = asyncio.create_task(sessions.flush())
        await asyncio.sleep(0)
        clock.pass_minutes(1)
        sessions.touch(key)
        await writing
        await sessions.flush()
        found = store.sessions.find(key)
        assert found is not None
        return found.seen_ms - session.created_ms

    assert asyncio.run(story()) == 2 * 60_000


def test_a_session_ended_during_a_read_stays_ended(store: Store, clock: FakeClock) -> None:
    async def story() -> object:
        sessions = sessions_of(store, clock)
        token, session = await sessions.begin("ann", ANN)
        clock.pass_s(3)
        reading = asyncio.create_task(sessions.find(token))
        await asyncio.sleep(0)
        await sessions.end(SessionKey(session.token_hash))
        return await reading

    assert asyncio.run(story()) is None


def test_the_last_use_of_a_session_is_written_periodically(store: Store, clock: FakeClock) -> None:
    async def story() -> list[int]:
        sessions = sessions_of(store, clock)
        token, session = await sessions.begin("ann", ANN)
        key = SessionKey(session.token_hash)
        seen = []
        for _ in range(3):
            clock.pass_minutes(10)
            sessions.touch(key)
            seen.append(store.sessions.find(key))
        await sessions.flush()
        seen.append(store.sessions.find(key))
        # Another process, or this one after a restart, continues from there.
        clock.pass_minutes(29)
        again = sessions_of(store, clock)
        assert await again.find(token) is not None
        assert not again.is_locked(key)
        return [one.seen_ms - session.created_ms for one in seen if one is not None]

    assert asyncio.run(story()) == [0, 0, 0, 30 * 60_000]


def test_using_a_locked_session_does_not_unlock_it(store: Store, clock: FakeClock) -> None:
    async def story() -> list[bool]:
        sessions = sessions_of(store, clock)
        _, session = await sessions.begin("bob", BOB)
        key = SessionKey(session.token_hash)
        clock.pass_minutes(5)
        sessions.touch(key)
        await sessions.flush()
        return [sessions.is_locked(key), sessions.get(key) is not None]

    assert asyncio.run(story()) == [True, True]


def test_unused_sessions_leave_the_cache_and_expired_ones_the_store(
    store: Store, clock: FakeClock
) -> None:
    async def story() -> list[bool]:
        sessions = sessions_of(store, clock)
        token, session = await sessions.begin("ann", ANN)
        key = SessionKey(session.token_hash)
        clock.pass_minutes(31)
        await sessions.flush()
        found = [sessions.key_of(token) is not None, await sessions.find(token) is not None]
        clock.pass_minutes(60 * 24 * 30)
        await sessions.flush()
        await sessions.purge()
        return [*found, sessions.is_locked(key), store.sessions.find(key) is None]

    assert asyncio.run(story()) == [False, True, True, True]


@pytest.mark.assures("SEC-10")
def test_disabling_a_login_ends_an_invite_in_progress(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.patron("ann in a hurry")
        access = house.services.access

        async def race() -> tuple[Redeemed, object]:
            end_all = access.end_all

            async def meanwhile(subject: Subject, why: LinkEnding) -> None:
                await end_all(subject, why)
                if why is not LinkEnding.DISABLED:
                    assert await access.disable(ann.name, "asked")

            token = await access.invite(Subject("patron", ann.id))
            access.end_all = meanwhile  # type: ignore[method-assign]
            return await access.redeem(token, name=ann.name, password="new horse", origin=HERE)

        assert house.call(race()) == (Redeemed.DISABLED, None)
        with house.services.store.database.reading() as connection:
            assert not connection.exec_driver_sql("SELECT count(*) FROM session").scalar_one()


@pytest.mark.assures("SEC-10")
@pytest.mark.parametrize("act", ["disable", "invite"])
def test_disabling_a_login_ends_a_sign_in_in_progress(tmp_path: Path, act: str) -> None:
    with open_house(tmp_path) as house:
        ann = house.patron("ann in a hurry")
        access, store = house.services.access, house.services.store

        async def race() -> object:
            check = access.door.check

            async def meanwhile(name: str, password: str, *, origin: Origin) -> Credential | None:
                found = await check(name, password, origin=origin)
                house.clock.pass_s(1)
                if act == "disable":
                    assert await access.disable(name, "asked")
                else:
                    token = await access.invite(Subject("patron", ann.id))
                    await access.redeem(token, name=name, password="new horse", origin=HERE)
                return found

            access.door.check = meanwhile  # type: ignore[method-assign]
            return await access.sign_in(ann.name, PASSWORD, origin=HERE)

        assert house.call(race()) is None
        with store.database.reading() as connection:
            left = connection.exec_driver_sql("SELECT count(*) FROM session").scalar_one()
        # A new password begins one new session.
        assert left == (0 if act == "disable" else 1)
