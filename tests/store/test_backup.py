"""Backups made under load, proved, and restored into an empty place (OPS-01)."""

import errno
import json
import threading
from pathlib import Path

import pytest

from puntobanco.store import (
    Anchor,
    BadInputError,
    Break,
    BusyError,
    CorruptError,
    Manifest,
    Person,
    Store,
    WriteError,
    backup,
    open_store,
    restore,
)
from puntobanco.store.backup import manifest_path
from tests.kit.postgres import Cluster
from tests.kit.stated import codes_in, stating
from tests.store.logs import PIT, a_batch, a_lease, a_log, behind_the_back


@pytest.fixture
def house(path: Path) -> Store:
    return open_store(f"sqlite:///{path}")


def keep_writing(store: Store, stop: threading.Event, started: threading.Event) -> None:
    with a_lease(store) as lease:
        while not stop.is_set():
            lease.append([a_batch(number, anna=1) for number in range(50)])
            started.set()


@pytest.mark.assures("OPS-01")
def test_a_backup_under_load_holds_whole_groups_and_restores(path: Path, tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    stop, started = threading.Event(), threading.Event()
    with open_store(f"sqlite:///{path}") as store:
        writer = threading.Thread(target=keep_writing, args=(store, stop, started))
        writer.start()
        started.wait(10)
        manifest = backup(store, copy)
        stop.set()
        writer.join()
        (anchor,) = manifest.anchors
        assert 0 < anchor.sequence <= store.head(PIT).sequence
        assert anchor.sequence % 50 == 0
        assert store.verify(PIT, anchor) == store.head(PIT)
    assert restore(copy, f"sqlite:///{again}") == manifest
    with open_store(f"sqlite:///{again}") as store:
        assert store.verify(PIT, anchor) == anchor
        assert store.wallets.balance("anna") == anchor.sequence
        # The restored house continues from there.
        with a_lease(store, "ann") as lease:
            lease.append([a_batch(1)])
        assert store.verify(PIT, anchor) == store.head(PIT)


def test_a_backup_writes_only_the_file_and_its_manifest(house: Store, tmp_path: Path) -> None:
    folder = tmp_path / "safe"
    folder.mkdir()
    with house:
        a_log(house, 5)
        house.people.remember(Person("anna", "Anna", "-"))
        manifest = backup(house, folder / "copy.db")
    assert sorted(file.name for file in folder.iterdir()) == [
        "copy.db",
        "copy.db.manifest.json",
    ]
    text = manifest_path(folder / "copy.db").read_text()
    assert Manifest.from_json(text, name="copy") == manifest
    assert Anchor.parse(json.loads(text)["anchors"][0]) == manifest.anchors[0]


def test_paths_may_be_relative(
    house: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with house:
        a_log(house, 5)
        manifest = backup(house, Path("copy.db"))
    assert restore(Path("copy.db"), "sqlite:///again.db") == manifest
    with open_store("sqlite:///again.db") as store:
        assert store.verify(PIT) == manifest.anchors[0]


def test_a_backup_overwrites_nothing(house: Store, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.db", tmp_path / "other.db"
    with house:
        a_log(house, 5)
        backup(house, copy)
        with stating(BusyError, "store-exists"):
            backup(house, copy)
        copy.rename(other)
        with stating(BusyError, "store-exists"):
            backup(house, copy)
        other.rename(copy)
        with stating(BusyError, "store-busy"):
            restore(copy, f"sqlite:///{house.database.file}")
    before = (tmp_path / "house.db").read_bytes()
    with stating(BusyError, "store-exists"):
        restore(copy, f"sqlite:///{tmp_path}/house.db")
    assert (tmp_path / "house.db").read_bytes() == before


def test_a_leftover_wal_is_not_overwritten(house: Store, tmp_path: Path) -> None:
    with house:
        backup(house, tmp_path / "copy.db")
    (tmp_path / "new.db-wal").write_bytes(b"left behind")
    with stating(BusyError, "store-exists"):
        restore(tmp_path / "copy.db", f"sqlite:///{tmp_path}/new.db")


def test_a_damaged_backup_is_not_restored(house: Store, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with house:
        a_log(house, 5)
        backup(house, copy)
    content = bytearray(copy.read_bytes())
    content[-20] ^= 1
    copy.write_bytes(content)
    with stating(CorruptError, "store-backup-changed"):
        restore(copy, f"sqlite:///{tmp_path}/new.db")
    assert not (tmp_path / "new.db").exists()
    assert not (tmp_path / "new.db.part").exists()


def test_a_manifest_with_other_anchors_is_refused(house: Store, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with house:
        a_log(house, 5)
        manifest = backup(house, copy)
    forged = Manifest(manifest.taken_ms, manifest.size, manifest.sha256, (Anchor.start(PIT),))
    manifest_path(copy).write_text(forged.to_json())
    with stating(CorruptError, "store-backup-heads"):
        restore(copy, f"sqlite:///{tmp_path}/new.db")


MANIFESTS = {
    "empty": b"",
    "no text": b"\xff",
    "a list": b"[]",
    "nothing in it": b"{}",
    "another format": b'{"manifest": 2, "taken_ms": 1, "size": 1, "sha256": "", "anchors": []}',
    "no number": b'{"manifest": 1, "taken_ms": "x", "size": 1, "sha256": "", "anchors": []}',
    "no anchor": b'{"manifest": 1, "taken_ms": 1, "size": 1, "sha256": "", "anchors": ["x"]}',
}


@pytest.mark.parametrize("content", MANIFESTS.values(), ids=MANIFESTS)
def test_a_manifest_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "copy.db").touch()
    manifest_path(tmp_path / "copy.db").write_bytes(content)
    with pytest.raises(BadInputError) as caught:
        restore(tmp_path / "copy.db", f"sqlite:///{tmp_path}/new.db")
    assert codes_in(caught.value.stated)[0] in ("store-manifest", "store-manifest-format")


def test_a_manifest_with_a_repeated_key_is_refused(house: Store, tmp_path: Path) -> None:
    text = backup(house, tmp_path / "copy").to_json()
    twice = text.replace('"size":', '"sha256": "00", "size":')
    assert twice != text
    with stating(BadInputError, "store-manifest"):
        Manifest.from_json(twice, name="copy")


def test_a_backup_without_its_manifest_is_refused(tmp_path: Path) -> None:
    (tmp_path / "copy.db").touch()
    with stating(BadInputError, "store-no-manifest"):
        restore(tmp_path / "copy.db", f"sqlite:///{tmp_path}/new.db")


def test_a_broken_log_is_not_backed_up(house: Store, tmp_path: Path) -> None:
    with house:
        a_log(house, 5)
        with behind_the_back(house) as connection:
            connection.exec_driver_sql("UPDATE event SET kind = 'Altered' WHERE sequence = 3")
        assert isinstance(house.verify(PIT), Break)
        with stating(CorruptError, "finding-hash"):
            backup(house, tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy.db*"))


def test_a_missing_folder_is_named(house: Store, tmp_path: Path) -> None:
    missing = str(tmp_path / "nowhere" / "copy.db")
    with house:
        with stating(BadInputError, "store-no-folder", file=missing):
            backup(house, tmp_path / "nowhere" / "copy.db")
        backup(house, tmp_path / "copy.db")
    with stating(BadInputError, "store-no-folder", file=missing):
        restore(tmp_path / "copy.db", f"sqlite:///{tmp_path}/nowhere/copy.db")


def test_a_backup_on_a_full_disk_fails_without_leftovers(
    house: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setitem(backup.__globals__, "put_database_in_place", full)
    with house, stating(WriteError, "store-backup-failed"):
        backup(house, tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy.db*"))


@pytest.mark.part("postgresql")
def test_a_server_is_backed_up_with_its_own_tool(server: Cluster, tmp_path: Path) -> None:
    refused = stating(BadInputError, "store-backup-server")
    with open_store(server.new_url()) as store, refused:
        backup(store, tmp_path / "copy.db")
