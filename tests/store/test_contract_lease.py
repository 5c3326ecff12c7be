"""Owning a pit, on both engines: one owner at a time, and no late writes."""

from time import sleep

import pytest
from sqlalchemy import text

from puntobanco.store import (
    Appended,
    BadInputError,
    BusyError,
    CorruptError,
    LostLeaseError,
    ReadOnlyError,
    Store,
    WriteError,
    open_store,
)
from tests.kit.stated import stating
from tests.store.logs import PIT, a_batch, a_lease, a_log, behind_the_back, past_the_store


def run_out(store: Store, pit: str = PIT) -> None:
    """Let a lease expire by the database's clock, without waiting for it."""
    with past_the_store(store) as connection:
        connection.execute(text("UPDATE pit SET expires_ms = 1 WHERE pit = :pit"), {"pit": pit})


def test_another_owner_waits_for_the_lease_to_expire(store: Store) -> None:
    a_lease(store, "ann", seconds=0.2)
    with stating(BusyError, "store-held", pit=PIT, owner="ann", epoch=1):
        a_lease(store, "bob")
    sleep(0.25)
    assert a_lease(store, "bob").epoch == 2


def test_the_database_measures_the_lease_time(store: Store) -> None:
    a_lease(store, seconds=60)
    (state,) = store.pits()
    clocks = {
        "sqlite": "SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000",
        "postgresql": "SELECT CAST(extract(epoch FROM now()) * 1000 AS BIGINT)",
    }
    with past_the_store(store) as connection:
        now = connection.exec_driver_sql(clocks[connection.dialect.name]).scalar_one()
    assert 55_000 < state.expires_ms - now <= 61_000


def test_the_same_owner_may_return_after_a_restart(store: Store) -> None:
    first = a_lease(store, "ann")
    second = a_lease(store, "ann")
    assert second.epoch == first.epoch + 1
    with stating(LostLeaseError, "store-lease-lost", pit=PIT, owner="ann", epoch=1):
        first.append([a_batch(1)])
    with stating(LostLeaseError, "store-lease-over", pit=PIT):
        first.append([a_batch(1)])


def test_a_replaced_owner_cannot_append(store: Store) -> None:
    late = a_lease(store, "ann")
    late.append([a_batch(1, anna=10)])
    run_out(store)
    now = a_lease(store, "bob")
    with pytest.raises(LostLeaseError):
        late.append([a_batch(2, command="late", anna=-10, bert=3)])
    assert now.append([a_batch(3)]) == (Appended(2, 2),)
    assert [entry.payload for entry in store.read(PIT)] == [b"number 1", b"number 3"]
    assert dict(store.wallets.all()) == {"anna": 10}
    assert store.answer(PIT, command_id="late") is None
    for act in (late.renew, lambda: late.append([a_batch(4)])):
        with stating(LostLeaseError, "store-lease-error"):
            act()
    late.release()
    assert store.pits()[0].owner == "bob"


def test_an_expired_lease_is_valid_until_taken(store: Store) -> None:
    lease = a_lease(store, "ann")
    run_out(store)
    assert lease.append([a_batch(1)]) == (Appended(1, 1),)
    with pytest.raises(BusyError):
        a_lease(store, "bob")


def test_renewing_keeps_others_away(store: Store) -> None:
    lease = a_lease(store, "ann")
    run_out(store)
    lease.renew()
    with pytest.raises(BusyError):
        a_lease(store, "bob")


def test_renewing_a_lost_lease_raises(store: Store) -> None:
    lease = a_lease(store, "ann")
    run_out(store)
    a_lease(store, "bob")
    with pytest.raises(LostLeaseError):
        lease.renew()


def test_a_released_pit_is_free_at_once_and_its_lease_is_over(store: Store) -> None:
    lease = a_lease(store, "ann")
    lease.release()
    lease.release()
    with stating(LostLeaseError, "store-lease-released"):
        lease.append([a_batch(1)])
    assert store.pits()[0].owner == ""
    assert a_lease(store, "bob").epoch == 2


def test_a_lease_continues_at_the_head(store: Store) -> None:
    a_log(store, 3)
    with a_lease(store, "bob") as lease:
        assert lease.head == store.head(PIT)
        assert repr(lease) == "<Lease 2 of main by bob, at 3>"
        lease.append([a_batch(4)])
    assert store.verify(PIT) == lease.head


def test_a_failed_write_ends_the_lease(store: Store) -> None:
    lease = a_lease(store)
    lease.append([a_batch(1, anna=5)])
    with past_the_store(store) as connection:
        connection.exec_driver_sql("ALTER TABLE wallet RENAME TO purse")
    with stating(WriteError, "store-write-failed"):
        lease.append([a_batch(2, anna=5)])
    with past_the_store(store) as connection:
        connection.exec_driver_sql("ALTER TABLE purse RENAME TO wallet")
    with stating(LostLeaseError, "store-lease-error"):
        lease.append([a_batch(2)])
    lease.release()
    assert store.head(PIT).sequence == 1
    assert a_lease(store).append([a_batch(2)]) == (Appended(2, 2),)


def test_an_interruption_ends_the_lease(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    lease = a_lease(store)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("puntobanco.store.log.add_entries", interrupted)
        with pytest.raises(KeyboardInterrupt):
            lease.append([a_batch(1)])
    with pytest.raises(LostLeaseError):
        lease.append([a_batch(1)])
    assert store.head(PIT).sequence == 0


TAILS = {
    "a row too few": "DELETE FROM event WHERE sequence = 3",
    "the head moved back": "UPDATE pit SET head_sequence = 2",
    "the last row altered": "UPDATE event SET kind = 'Altered' WHERE sequence = 3",
    "the row before altered": "UPDATE event SET sequence = 7 WHERE sequence = 2",
}


@pytest.mark.parametrize("statement", TAILS.values(), ids=TAILS)
def test_a_broken_tail_prevents_appending(store: Store, statement: str) -> None:
    a_log(store, 3)
    with behind_the_back(store) as connection:
        connection.exec_driver_sql(statement)
    with stating(CorruptError, "store-tail"):
        a_lease(store)
    assert store.pits()[0].epoch == 1


@pytest.mark.parametrize("seconds", [0, -1, 86_401])
def test_an_invalid_time_is_refused(store: Store, seconds: float) -> None:
    with stating(BadInputError, "store-lease-time", seconds=f"{seconds:g}"):
        store.acquire(PIT, owner="ann", seconds=seconds)


def test_a_reader_cannot_write(url: str) -> None:
    with open_store(url) as store:
        a_log(store, 1)
    with open_store(url, readonly=True) as reader, pytest.raises(ReadOnlyError):
        a_lease(reader)
