"""Problems that only a server has: several processes, misreported settings, sudden death."""

import sys
import threading
import time
from contextlib import suppress

import psycopg
import pytest
from sqlalchemy import Connection

from puntobanco.core.money import Minor
from puntobanco.store import (
    Appended,
    Batch,
    BusyError,
    CommandRecord,
    EncodedEvent,
    ForeignError,
    LostLeaseError,
    Overdrawn,
    Repeated,
    Store,
    StoreError,
    TooOldError,
    UnreachableError,
    UnsafeError,
    WalletChange,
    open_store,
)
from puntobanco.store.migrations import bring_up_to_date
from tests.kit.postgres import Cluster, cluster, open_with_limit
from tests.kit.stated import stating
from tests.store.logs import PIT, a_batch, a_lease, a_log

pytestmark = pytest.mark.part("postgresql")


def test_only_one_of_two_processes_owns_a_pit(server: Cluster) -> None:
    url = server.new_url()
    with open_store(url) as one, open_store(url) as two:
        first = a_lease(one, "one")
        with stating(BusyError, "store-held"):
            a_lease(two, "two")
        first.release()
        second = a_lease(two, "two")
        with pytest.raises(LostLeaseError):
            first.append([a_batch(1)])
        assert second.append([a_batch(1)]) == (Appended(1, 1),)


def test_an_append_in_progress_completes_before_a_takeover(server: Cluster) -> None:
    url = server.new_url()
    with open_store(url) as one, open_store(url) as two:
        late = a_lease(one, "ann")
        late.append([a_batch(1)])
        heads: list[int] = []
        with one.database.writing() as connection:
            # The old owner has moved the head but has not committed yet.
            late._move(connection, late.head, late.tally)
            taking = threading.Thread(
                target=lambda: heads.append(a_lease(two, "ann").head.sequence)
            )
            taking.start()
            taking.join(0.3)
            assert heads == []
        taking.join(10)
        assert heads == [1]


def test_an_owner_hanging_in_an_append_does_not_block_a_takeover(server: Cluster) -> None:
    url = server.new_url()
    with open_store(url) as one, open_store(url) as two:
        hung = a_lease(one, "ann")
        hung.append([a_batch(1)])

        def hang() -> None:
            with one.database.writing() as connection:
                hung._move(connection, hung.head, hung.tally)
                # It falls silent, as if its process or its machine had stopped right here.
                heir = a_lease(two, "ann")
                assert heir.head.sequence == 1
                heir.append([a_batch(2)])

        with pytest.raises(StoreError):
            hang()
        with pytest.raises(LostLeaseError):
            hung.append([a_batch(3)])
        assert two.verify(PIT).sequence == 2


def spend(url: str, pit: str, outcomes: list[object]) -> None:
    with open_store(url) as store, a_lease(store, pit, pit) as lease:
        for number in range(40):
            outcomes += lease.append([a_batch(number, anna=-1), a_batch(number, bert=1, anna=-1)])


def test_a_wallet_used_by_many_pits_never_goes_below_zero(server: Cluster) -> None:
    url = server.new_url()
    with open_store(url) as store, a_lease(store) as lease:
        lease.append([a_batch(anna=100)])
    outcomes: list[object] = []
    pits = [threading.Thread(target=spend, args=(url, f"pit-{n}", outcomes)) for n in range(4)]
    for pit in pits:
        pit.start()
    for pit in pits:
        pit.join()
    assert len(outcomes) == 320
    assert sum(isinstance(outcome, Appended) for outcome in outcomes) == 100
    assert sum(isinstance(outcome, Overdrawn) for outcome in outcomes) == 220
    with open_store(url) as store:
        paid_in = sum(entry.payload != b"" for n in range(4) for entry in store.read(f"pit-{n}"))
        assert paid_in == 100
        assert store.wallets.balance("anna") == 0
        assert all(store.verify(f"pit-{n}") == store.head(f"pit-{n}") for n in range(4))


def test_many_processes_may_open_a_new_database_at_once(server: Cluster) -> None:
    url = server.new_url()
    faults: list[StoreError] = []

    def try_to_open() -> None:
        try:
            open_store(url).close()
        except StoreError as fault:
            faults.append(fault)

    openers = [threading.Thread(target=try_to_open) for _ in range(6)]
    for opener in openers:
        opener.start()
    for opener in openers:
        opener.join()
    assert faults == []


def test_a_server_without_durable_settings_is_refused(server: Cluster) -> None:
    url = server.new_url().replace("&options=", "&options=-c%20synchronous_commit%3Doff%20")
    with stating(UnsafeError, "store-server-setting"):
        open_store(url)


def test_a_foreign_schema_is_refused(server: Cluster) -> None:
    url = server.new_url()
    name = url.rpartition("search_path%3D")[2]
    with psycopg.connect(f"host={server.folder} user=house dbname=postgres") as connection:
        connection.execute(f"CREATE TABLE {name}.orders (id int)".encode())
    with stating(ForeignError, "store-foreign"):
        open_store(url)


def test_an_unreachable_server_is_named_without_the_password() -> None:
    with stating(UnreachableError, "store-unreadable", file="127.0.0.1/house") as caught:
        open_store("postgresql://house:secret@127.0.0.1:9/house")
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_empty_database_cannot_be_read(server: Cluster) -> None:
    url = server.new_url()
    with stating(TooOldError, "store-too-old"):
        open_store(url, readonly=True)


def _hang(store: Store) -> None:
    with store.database.writing() as connection:
        connection.exec_driver_sql("SELECT 1")
        time.sleep(0.3)
        connection.exec_driver_sql("SELECT 1")


def test_creating_tables_may_exceed_the_write_timeout(
    server: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(connection: Connection) -> None:
        time.sleep(0.3)
        bring_up_to_date(connection)

    monkeypatch.setattr("puntobanco.store.postgresql.bring_up_to_date", slowly)
    with (
        open_with_limit(server.new_url(), hung_ms=50) as store,
        pytest.raises(StoreError, match="idle-in-transaction timeout"),
    ):
        _hang(store)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with stating(UnreachableError, "store-no-driver"):
        open_store("postgresql://house@localhost/house")


class Teller:
    """A client that retries every command until it has an answer, as over a bad connection."""

    def __init__(self, url: str, pit: str) -> None:
        self.url, self.pit = url, pit
        self.acked = self.retries = 0

    def run(self, stop: threading.Event) -> None:
        while not stop.is_set():
            with suppress(StoreError), open_store(self.url) as store:
                self._serve(store, stop)
            self.retries += 1

    def _serve(self, store: Store, stop: threading.Event) -> None:
        lease = a_lease(store, self.pit, self.pit)
        while not stop.is_set():
            number = self.acked + 1
            (outcome,) = lease.append([self._batch(number)])
            assert isinstance(outcome, Appended | Repeated)
            self.acked = number

    def _batch(self, number: int) -> Batch:
        return Batch(
            (EncodedEvent("t", "Counted", number, b"%d" % number),),
            CommandRecord(f"{self.pit}-{number}", b"digest", b""),
            (WalletChange("shared", Minor(1)),),
        )


def test_a_killed_server_loses_nothing_and_repeats_nothing() -> None:
    stop = threading.Event()
    with cluster() as server:
        url = server.new_url()
        with open_store(url) as store:
            a_log(store, 1)
        tellers = [Teller(url, f"pit-{n}") for n in range(3)]
        threads = [threading.Thread(target=teller.run, args=(stop,)) for teller in tellers]
        for thread in threads:
            thread.start()
        for _ in range(3):
            stop.wait(0.7)
            server.kill()
            server.start()
        stop.wait(0.5)
        stop.set()
        for thread in threads:
            thread.join()
        with open_store(url) as store:
            total = sum(check_teller(store, teller) for teller in tellers)
            assert store.wallets.balance("shared") == total
            assert store.verify(PIT) == store.head(PIT)


def check_teller(store: Store, teller: Teller) -> int:
    assert store.verify(teller.pit) == store.head(teller.pit)
    numbers = [int(entry.payload) for entry in store.read(teller.pit)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert 0 < teller.acked <= len(numbers) <= teller.acked + 1
    assert teller.retries > 1
    return len(numbers)
