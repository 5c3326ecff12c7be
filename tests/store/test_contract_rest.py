"""Snapshots, people and the tables themselves, on both engines."""

from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from puntobanco.core.facts import fact
from puntobanco.store import (
    BadInputError,
    Credential,
    Invite,
    Note,
    Person,
    Session,
    Snapshot,
    Store,
    open_store,
)
from puntobanco.store.snapshots import MOST_KEPT
from tests.kit.stated import stating
from tests.store.logs import PIT, a_log, behind_the_back, past_the_store


def saved(store: Store, *sequences: int, format: int = 1) -> None:  # noqa: A002 -- its name
    for sequence in sequences:
        store.snapshots.save(Snapshot(PIT, sequence, format, b"state %d" % sequence))


def test_the_newest_snapshot_is_returned(store: Store) -> None:
    a_log(store, 9)
    assert store.snapshots.latest(PIT, formats={1}).snapshot is None
    saved(store, 3, 9, 5)
    found = store.snapshots.latest(PIT, formats={1})
    assert found.snapshot == Snapshot(PIT, 9, 1, b"state 9")
    assert found.warnings == ()
    store.snapshots.save(Snapshot(PIT, 9, 1, b"again"))
    assert store.snapshots.latest(PIT, formats={1}).snapshot == Snapshot(PIT, 9, 1, b"again")


def test_only_the_newest_few_are_kept(store: Store) -> None:
    a_log(store, 9)
    saved(store, *range(1, 10))
    with past_the_store(store) as connection:
        kept = connection.execute(text("SELECT sequence FROM snapshot")).scalars().all()
    assert sorted(kept) == list(range(10 - MOST_KEPT, 10))


DAMAGES = {
    "body": "UPDATE snapshot SET body = sha256 WHERE sequence = 9",
    "digest": "UPDATE snapshot SET sha256 = body WHERE sequence = 9",
    "format": "UPDATE snapshot SET format = 2 WHERE sequence = 9",
    "place": "UPDATE snapshot SET sequence = 8 WHERE sequence = 9",
    "log": "UPDATE event SET hash = (SELECT hash FROM event WHERE sequence = 1) WHERE sequence = 9",
    "log cut": "DELETE FROM event WHERE sequence = 9",
}


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_snapshot_is_skipped_with_a_warning(store: Store, statement: str) -> None:
    a_log(store, 9)
    saved(store, 5, 9)
    with behind_the_back(store) as connection:
        connection.execute(text(statement))
    found = store.snapshots.latest(PIT, formats={1, 2})
    assert found.snapshot == Snapshot(PIT, 5, 1, b"state 5")
    (warning,) = found.warnings
    place = 8 if statement == DAMAGES["place"] else 9
    assert warning == fact("store-snapshot-damaged", pit=PIT, entry=place)


def test_a_snapshot_of_an_unknown_format_is_skipped_with_a_warning(store: Store) -> None:
    a_log(store, 9)
    saved(store, 9, format=2)
    found = store.snapshots.latest(PIT, formats={1})
    assert found.snapshot is None
    assert found.warnings == (fact("store-snapshot-format", pit=PIT, entry=9, format=2),)


def test_a_snapshot_ahead_of_the_log_is_refused(store: Store) -> None:
    a_log(store, 2)
    with stating(BadInputError, "store-snapshot-entry"):
        saved(store, 3)


def test_a_person_is_stored_corrected_and_erased(store: Store) -> None:
    people = store.people
    assert people.find("anna") is None
    people.remember(Person("anna", "Anna Überall", "old"))
    people.remember(Person("anna", "Anna Überall", "new\nline"))
    assert people.find("anna") == Person("anna", "Anna Überall", "new\nline")
    assert people.erase("anna") is True
    assert people.erase("anna") is False
    assert people.find("anna") is None


def test_erasing_a_person_removes_login_invites_sessions_and_names_in_notes(store: Store) -> None:
    for number, login in ((1, "ann"), (2, "bob")):
        patron = f"p{number}"
        store.credentials.add(Credential(login, "patron", patron, "hash", set_ms=1))
        store.credentials.invite(Invite(bytes([number]) * 32, "patron", patron, expires_ms=9))
        token = bytes([number + 2]) * 32
        store.sessions.add(Session(token, login, "patron", patron, b"secret", 1, 1, 9))
        store.notes.write(Note(1, "signed-in", login, "192.0.2.7"))
    assert store.people.erase("p1") is True
    assert store.credentials.of("patron", "p1") is None
    assert store.credentials.invited(bytes([1]) * 32, at_ms=5) is None
    assert store.sessions.find(bytes([3]) * 32) is None
    assert store.notes.latest() == [
        Note(1, "signed-in", "bob", "192.0.2.7"),
        Note(1, "signed-in", "p1", ""),
    ]
    assert store.credentials.find("bob") is not None
    assert store.sessions.find(bytes([4]) * 32) is not None


def test_an_erased_person_is_absent_from_the_files(tmp_path: Path) -> None:
    with open_store(f"sqlite:///{tmp_path}/house.db") as store:
        for number in range(20):
            store.people.remember(Person(f"p{number}", f"Unmistakable {number}", "x" * 300))
            login = f"Unmistakable login {number}"
            store.credentials.add(Credential(login, "patron", f"p{number}", "hash", set_ms=1))
            store.notes.write(Note(1, "signed-in", login, "192.0.2.7"))
        for number in range(20):
            store.people.erase(f"p{number}")
        left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Unmistakable" not in left


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "x" * 2001])
def test_a_name_that_an_engine_would_alter_is_refused(store: Store, name: str) -> None:
    with stating(BadInputError, "store-text", what="name"):
        store.people.remember(Person("anna", name, ""))


def test_the_engine_itself_refuses_a_balance_below_zero(store: Store) -> None:
    with pytest.raises(DBAPIError, match="wallet_balance"), past_the_store(store) as connection:
        connection.execute(text("INSERT INTO wallet VALUES ('anna', -1)"))
