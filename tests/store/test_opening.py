"""Which files are opened and which refused; refused files stay unchanged (OPS-03, LED-08)."""

import errno
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from puntobanco.store import (
    BadInputError,
    Break,
    BusyError,
    CorruptError,
    ForeignError,
    Store,
    StoreError,
    TooNewError,
    TooOldError,
    UnreachableError,
    UnsafeError,
    WriteError,
    open_store,
)
from puntobanco.store.at_rest import open_at_rest
from puntobanco.store.migrations import UPGRADES, bring_up_to_date, is_current
from puntobanco.store.sqlite import set_pragmas
from tests.kit.stated import stating
from tests.store.logs import PIT, a_lease, a_log, past_the_store


def opened(path: Path) -> Store:
    return open_store(f"sqlite:///{path}")


@pytest.fixture
def house(path: Path) -> Path:
    """A valid file with a log in it, closed."""
    with opened(path) as store:
        a_log(store, 50)
    return path


def assert_refused(path: Path, error: type[StoreError], code: str) -> None:
    before = path.read_bytes()
    for readonly in (False, True):
        with stating(error, code) as caught:
            open_store(f"sqlite:///{path}", readonly=readonly)
        assert "\n" not in str(caught.value)
        assert path.read_bytes() == before


def change(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_new_store_has_a_safe_journal(path: Path) -> None:
    with opened(path) as store:
        assert store.pits() == []
        assert store.database.writers is not None
        with store.database.writers.connect() as connection:
            found = [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
                for name in ("journal_mode", "synchronous", "fullfsync", "secure_delete")
            ]
    assert found == ["wal", 2, 1, 1]


def test_a_folder_that_cannot_be_flushed_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself would continue, and the name of its log might be gone after a power cut."""
    flushed: list[Path] = []

    def fails(place: Path) -> None:
        flushed.append(place)
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    opened(path).close()
    with monkeypatch.context() as patch:
        patch.setattr("puntobanco.store.sqlite.sync", fails)
        with stating(WriteError, "store-not-flushed"):
            opened(path)
    assert flushed == [path.parent]
    opened(path).close()


def test_readers_cannot_write(house: Path) -> None:
    refused = stating(UnreachableError, "store-unreadable")
    with opened(house) as store, refused, store.database.reading() as connection:
        connection.exec_driver_sql("DELETE FROM wallet")


def test_an_unsafe_journal_is_refused(path: Path) -> None:
    # This locking mode has no shared memory, so SQLite silently keeps its old journal.
    connection = sqlite3.connect(f"{path.as_uri()}?vfs=unix-dotfile", uri=True)
    with stating(UnsafeError, "store-sqlite-setting"):
        set_pragmas(connection)
    connection.close()


def test_an_ineffective_pragma_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puntobanco.store.sqlite.PRAGMAS", (("synchronous", 9),))
    with stating(UnsafeError, "store-sqlite-setting"):
        opened(path)


@pytest.mark.parametrize(
    "address",
    ["", "house.db", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "sqlite:///a?mode=ro"],
)
def test_an_invalid_store_address_is_refused(address: str) -> None:
    with pytest.raises(BadInputError, match="expected"):
        open_store(address)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with stating(UnreachableError, "store-not-opened"):
        opened(tmp_path / "nowhere" / "house.db")
    with stating(UnreachableError, "store-no-file"):
        open_store(f"sqlite:///{tmp_path}/house.db", readonly=True)
    assert list(tmp_path.iterdir()) == []


def test_a_file_name_may_contain_special_characters(tmp_path: Path) -> None:
    path = tmp_path / "the house #1 100%.db"
    with opened(path) as store:
        a_log(store, 1)
    assert path.exists()


ANOTHER = """
from puntobanco.store import BusyError, open_store
import sys
try:
    open_store(sys.argv[1])
except BusyError as error:
    print(error)
with open_store(sys.argv[1], readonly=True) as store:
    print(store.head("main").sequence)
"""


def test_a_second_process_may_read_and_not_write(house: Path) -> None:
    with opened(house):
        said = subprocess.run(
            [sys.executable, "-c", ANOTHER, f"sqlite:///{house}"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    writer = f"{house} is being written to by process {os.getpid()}; stop that process first"
    assert said == f"{writer}\n50\n"


def test_one_process_cannot_open_two_writers(house: Path) -> None:
    link = house.with_name("another name.db")
    link.symlink_to(house)
    with opened(house):
        for name in (house, link):
            with stating(BusyError, "store-busy"):
                opened(name)
    opened(house).close()


def test_a_file_that_is_not_a_database_is_refused(path: Path) -> None:
    for content in (b"x", b"x" * 600, b"A letter to the editor.\n" * 400):
        path.write_bytes(content)
        assert_refused(path, CorruptError, "store-damaged")


def test_a_foreign_database_is_refused(path: Path) -> None:
    change(path, "CREATE TABLE event (pit TEXT)")
    assert_refused(path, ForeignError, "store-foreign")


@pytest.mark.assures("OPS-03")
def test_a_newer_database_is_refused(house: Path) -> None:
    change(house, "UPDATE store_version SET version = 9999")
    assert_refused(house, TooNewError, "store-too-new")


def test_a_database_without_a_version_is_refused(house: Path) -> None:
    change(house, "DELETE FROM store_version")
    assert_refused(house, CorruptError, "store-no-version")


def test_a_database_without_a_table_is_refused(house: Path) -> None:
    change(house, "DROP TABLE wallet")
    assert_refused(house, CorruptError, "store-no-table")


@pytest.mark.assures("INT-07")
def test_a_truncated_file_is_refused(house: Path) -> None:
    size = house.stat().st_size
    with house.open("r+b") as file:
        file.truncate(size // 2)
    assert_refused(house, CorruptError, "store-damaged")


def test_without_a_full_check_damage_is_found_on_access(house: Path) -> None:
    content = bytearray(house.read_bytes())
    page = content.rindex(b"number 50") // 4096 * 4096
    content[page : page + 4096] = bytes(4096)
    house.write_bytes(content)
    assert_refused(house, CorruptError, "store-damaged")
    address = f"sqlite:///{house}"
    with (
        open_store(address, readonly=True, thorough=False) as store,
        stating(CorruptError, "store-damaged"),
    ):
        store.verify(PIT)
    # A writer first looks for the entry acknowledged last.
    with stating(CorruptError, "store-damaged"):
        open_store(address, thorough=False)
    with (
        open_store(address, thorough=False, accept_loss=True) as store,
        stating(CorruptError, "store-damaged-on-write"),
    ):
        a_lease(store)


def test_a_sqlite_too_old_to_hold_types_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 36, 0))
    with stating(UnsafeError, "store-sqlite-version"):
        opened(path)


def test_a_wal_without_its_file_is_refused(house: Path) -> None:
    house.with_name("house.db-wal").write_bytes(b"committed")
    house.write_bytes(b"")
    with stating(CorruptError, "store-wal-alone"):
        opened(house)
    assert house.with_name("house.db-wal").read_bytes() == b"committed"


def test_an_empty_file_can_be_initialised_but_not_read(path: Path) -> None:
    path.touch()
    with stating(TooOldError, "store-too-old"):
        open_store(f"sqlite:///{path}", readonly=True)
    opened(path).close()
    open_store(f"sqlite:///{path}", readonly=True).close()


def flips(path: Path, chance: random.Random, number: int) -> Iterator[tuple[int, Path]]:
    """Copies of a file with one bit flipped in each."""
    content = bytearray(path.read_bytes())
    copy = path.with_name("flipped.db")
    for _ in range(number):
        at, bit = chance.randrange(len(content)), 1 << chance.randrange(8)
        content[at] ^= bit
        copy.write_bytes(content)
        content[at] ^= bit
        yield at, copy


def test_a_flipped_bit_never_changes_the_log_unnoticed(path: Path) -> None:
    with opened(path) as store:
        a_log(store, 500)
        truth, anchor = list(store.read(PIT)), store.head(PIT)
    refused = found = harmless = 0
    for at, copy in flips(path, random.Random(3), 150):
        try:
            with open_store(f"sqlite:///{copy}", readonly=True) as store:
                if isinstance(store.verify(PIT, anchor), Break):
                    found += 1
                else:
                    assert list(store.read(PIT)) == truth, f"byte {at}"
                    harmless += 1
        except StoreError:
            refused += 1
    assert refused + found + harmless == 150
    assert min(refused, found) > 0
    sys.stdout.write(
        f"{refused} refused at opening, {found} found by the chain, {harmless} beside it\n"
    )


def novelty(connection: Connection) -> None:
    connection.exec_driver_sql("CREATE TABLE novelty (id INTEGER PRIMARY KEY)")


def broken(connection: Connection) -> None:
    novelty(connection)
    connection.exec_driver_sql("nonsense")


NEWER = (*UPGRADES, novelty)
"""The upgrades of a program that is one version newer."""


def test_a_database_of_an_earlier_release_is_upgraded_and_keeps_its_log(url: str) -> None:
    with open_store(url) as store:
        a_log(store, 3)
        with past_the_store(store) as connection:
            assert is_current(connection, name="house")
            assert not is_current(connection, name="house", upgrades=NEWER)
            bring_up_to_date(connection, NEWER)
            assert is_current(connection, name="house", upgrades=NEWER)
            assert connection.execute(text("SELECT count(*) FROM novelty")).scalar_one() == 0
        assert store.verify(PIT) == store.head(PIT)
    with stating(TooNewError, "store-too-new"):
        open_store(url)


def test_a_newer_program_upgrades_the_file_when_it_opens_it(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, function in (("is_current", is_current), ("bring_up_to_date", bring_up_to_date)):
        monkeypatch.setattr(f"puntobanco.store.sqlite.{name}", partial(function, upgrades=NEWER))
    with stating(TooOldError, "store-too-old"):
        open_store(f"sqlite:///{house}", readonly=True)
    with Store(open_at_rest(house)) as store:
        assert store.verify(PIT) == store.head(PIT)
    with opened(house) as store:
        assert store.verify(PIT) == store.head(PIT)
        assert store.head(PIT).sequence == 50
    monkeypatch.undo()
    assert_refused(house, TooNewError, "store-too-new")


def test_an_upgrade_that_fails_half_way_changes_nothing(url: str) -> None:
    with open_store(url) as store:
        a_log(store, 3)
        with stating(StoreError, "store-write-failed"), store.database.writing() as connection:
            bring_up_to_date(connection, (*UPGRADES, broken))
        with past_the_store(store) as connection:
            assert is_current(connection, name="house")
            assert not inspect(connection).has_table("novelty")
        with a_lease(store):
            assert store.verify(PIT) == store.head(PIT)
