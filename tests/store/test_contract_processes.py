"""Processes, facts, owners and hints, on both engines."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from puntobanco.store import BadInputError, Session, Store, open_store
from tests.kit.postgres import Cluster
from tests.store.logs import PIT, a_batch, a_lease

ONE, TWO = "http://one.example", "http://two.example"


def test_processes_are_listed_until_they_leave_or_time_out(store: Store) -> None:
    kept = store.processes
    for owner, address in (("a#1", ONE), ("b#2", TWO)):
        kept.report(owner, address=address)
        kept.report(owner, address=address)
    assert [(one.owner, one.address) for one in kept.others("a#1")] == [("b#2", TWO)]
    assert len(kept.others("")) == 2
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE process SET seen_ms = seen_ms - 11000")
    assert kept.others("") == []
    kept.report("b#2", address=TWO)
    assert [one.owner for one in kept.others("a#1")] == ["b#2"]
    kept.deregister("b#2")
    assert kept.others("a#1") == []
    with pytest.raises(BadInputError):
        kept.report("", address=ONE)


def test_the_first_stored_fact_wins(store: Store) -> None:
    assert store.facts.find("key") is None
    with ThreadPoolExecutor(4) as crowd:
        said = set(crowd.map(lambda n: store.facts.set_once("key", f"key {n}"), range(8)))
    assert len(said) == 1
    assert store.facts.find("key") in said
    store.facts.replace("key", "another")
    assert store.facts.set_once("key", "a third") == "another"


def test_owners_are_processes_with_a_running_lease(store: Store) -> None:
    assert store.owner(PIT) == ""
    lease = a_lease(store, "ann")
    assert store.owner(PIT) == "ann"
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE pit SET expires_ms = 1")
    assert store.owner(PIT) == ""
    lease.renew()
    assert store.owner(PIT) == "ann"
    lease.release()
    assert store.owner(PIT) == ""


def test_many_sessions_are_looked_up_at_once(store: Store) -> None:
    made = [
        Session(bytes([n // 256, n % 256]), "ann", "patron", "p1", b"hush", 1, n, 9)
        for n in range(600)
    ]
    for session in made[::100]:
        store.sessions.add(session)
    found = store.sessions.find_all([session.token_hash for session in made])
    assert found == {session.token_hash: session for session in made[::100]}
    assert store.sessions.find_all([]) == {}


def test_sqlite_has_no_notifications(store: Store) -> None:
    hints = store.hints()
    assert not hints.wait(0.01)
    hints.close()
    hints.close()


@pytest.mark.part("postgresql")
def test_listeners_are_notified_of_appends(server: Cluster) -> None:
    url = server.new_url()
    with open_store(url) as one, open_store(url) as two:
        hints = two.hints()
        hints.wait(0.01)  # from here on it is listening
        lease = a_lease(one)
        assert hints.wait(10)
        later = threading.Timer(0.05, lambda: lease.append([a_batch(1)]))
        later.start()
        assert hints.wait(10)
        assert two.head(PIT).sequence == 1
        later.join()
        # A lost connection is made again; entries missed meanwhile are in the log.
        hints._listening.close()
        assert not hints.wait(0.01)
        hints.wait(0.01)
        lease.append([a_batch(2)])
        assert hints.wait(10)
        hints.close()
