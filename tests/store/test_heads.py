"""The head of a log is kept outside the database: a lost acknowledged entry is detected."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from puntobanco.core.facts import fact
from puntobanco.core.ids import PitId
from puntobanco.proof.log_proof import prove
from puntobanco.store import (
    Break,
    BusyError,
    CorruptError,
    Lease,
    LostLeaseError,
    Store,
    WriteError,
)
from puntobanco.store import open_store as opened_store
from puntobanco.store.at_rest import open_at_rest
from puntobanco.store.heads import SLOT
from tests.kit.postgres import Cluster
from tests.kit.proofs import counted
from tests.kit.stated import codes_in, stating
from tests.store.logs import PIT, a_batch, a_lease, a_log, behind_the_back
from tests.store.test_crashes import ROOT, check_whole


def open_store(path: Path, **how: bool) -> Store:
    return opened_store(f"sqlite:///{path}", **how)  # type: ignore[arg-type]


def head_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.{PIT}.head")


def killed(path: Path, acknowledged: int = 90) -> int:
    """Kill a writer once it has acknowledged this many; return the last number acknowledged."""
    program = [sys.executable, "-c", WRITER, f"sqlite:///{path}"]
    with subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        acked = 0
        for line in writer.stdout:
            acked = int(line.split()[1])
            if acked == acknowledged:
                writer.send_signal(signal.SIGKILL)
    return acked


WRITER = """
import sys
from tests.store.writer import write_for_ever
write_for_ever(sys.argv[1])
"""


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


@pytest.mark.assures("LED-08")
def test_a_log_truncated_after_a_kill_is_refused_unchanged(path: Path) -> None:
    acked = killed(path)
    log = log_of(path)
    whole = log.read_bytes()
    log.write_bytes(whole[: len(whole) // 5])
    with stating(CorruptError, "finding-lost", file=str(head_file(path))) as refused:
        open_store(path)
    assert "\n" not in str(refused.value)
    assert log.read_bytes() == whole[: len(whole) // 5], "a copy can still be made of it"
    log.write_bytes(whole)
    with open_store(path) as store:
        check_whole(store, acked)


@pytest.mark.assures("LED-08")
def test_a_flipped_bit_never_silently_loses_acknowledged_entries(
    path: Path, tmp_path: Path
) -> None:
    acked = killed(path)
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    chance, refused, tries = Random(3), 0, 40
    for _ in range(tries):
        for file in tmp_path.iterdir():
            file.unlink()
        for name, content in kept.items():
            (tmp_path / name).write_bytes(content)
        log = bytearray(kept[log_of(path).name])
        log[chance.randrange(len(log))] ^= 1 << chance.randrange(8)
        log_of(path).write_bytes(log)
        (tmp_path / f"{path.name}-shm").unlink(missing_ok=True)
        try:
            with open_store(path) as store:
                check_whole(store, acked)
        except CorruptError:
            refused += 1
    assert refused > 0
    counted(flipped=tries, refused=refused, lost=0)


@pytest.mark.assures("LED-08")
def test_a_log_left_behind_without_its_head_is_refused_and_found(path: Path) -> None:
    acked = killed(path)
    head_file(path).unlink()
    with stating(CorruptError, "store-head-missing", file=str(head_file(path))):
        open_store(path)
    with Store(open_at_rest(path)) as store:
        findings = prove(store, PitId(PIT)).findings
    assert fact("store-head-missing", file=str(head_file(path))) in [
        one.problem for one in findings
    ]
    with open_store(path, accept_loss=True) as store:
        check_whole(store, acked)
    with open_store(path) as store:
        assert store.lost_entries() == []


def test_a_copy_of_a_closed_database_needs_no_head(path: Path, tmp_path: Path) -> None:
    with open_store(path) as store:
        a_log(store, 5)
    copy = tmp_path / "copy.db"
    shutil.copy(path, copy)
    with Store(open_at_rest(copy)) as store:
        assert store.lost_entries() == []
    with open_store(copy) as store:
        assert store.head(PIT).sequence == 5


def test_a_missing_file_is_not_recreated(path: Path) -> None:
    with open_store(path) as store:
        a_log(store, 5)
    path.unlink()
    with stating(CorruptError, "finding-lost"):
        open_store(path)
    assert not path.exists()


def test_a_loss_is_reported_to_readers_and_can_be_accepted(path: Path, tmp_path: Path) -> None:
    with open_store(path) as store:
        a_log(store, 5)
        shutil.copy(path, tmp_path / "before.db")
        with a_lease(store) as lease:
            lease.append([a_batch(6), a_batch(7)])
    with open_store(path) as store:
        assert store.lost_entries() == []
    shutil.copy(tmp_path / "before.db", path)
    with open_store(path, readonly=True) as store:
        (lost,) = store.lost_entries()
        assert (lost.pit, lost.sequence) == (PIT, 7)
        file = str(head_file(path))
        assert lost.problem == fact("finding-lost", file=file, end=0, count=7)
    with open_store(path, accept_loss=True) as store:
        with stating(CorruptError, "finding-lost"):
            a_lease(store)
        store.accept_loss()
        assert store.lost_entries() == []
        a_log(store, 3)
    with open_store(path) as store:
        assert store.head(PIT).sequence == 3


def test_an_acknowledged_entry_that_was_deleted_is_missed(path: Path) -> None:
    with open_store(path) as store:
        a_log(store, 5)
        with behind_the_back(store) as connection:
            connection.exec_driver_sql("DELETE FROM event WHERE sequence = 5")
    with stating(CorruptError, "finding-lost-entry"):
        open_store(path)


def test_a_damaged_head_of_one_pit_hides_no_loss_of_another(path: Path) -> None:
    with open_store(path) as store:
        for pit in ("a", "b", "c"):
            with a_lease(store, pit=pit) as lease:
                lease.append([a_batch(1), a_batch(2)])
        heads = store.database.heads
        assert heads is not None
        damaged = heads.path("a")
        with behind_the_back(store) as connection:
            connection.exec_driver_sql("DELETE FROM event WHERE pit = 'c' AND sequence = 2")
    damaged.write_bytes(b"")
    with open_store(path, readonly=True) as store:
        assert [(one.pit, one.problem.code) for one in store.lost_entries()] == [
            ("a", "store-head-damaged"),
            ("c", "finding-lost-entry"),
        ]


def test_a_different_log_of_equal_length_is_refused(path: Path) -> None:
    with open_store(path) as store:
        a_log(store, 5)
    kept = head_file(path).read_bytes()
    for file in path.parent.iterdir():
        file.unlink()
    with open_store(path) as store, a_lease(store) as lease:
        lease.append([a_batch(*range(11, 18))])
    head_file(path).write_bytes(kept)
    with stating(CorruptError, "finding-lost-hash"):
        open_store(path)


def test_a_crash_between_commit_and_head_leaves_a_log_that_opens(path: Path) -> None:
    with open_store(path) as store, a_lease(store) as lease:
        lease.append([a_batch(1)])
        before = head_file(path).read_bytes()
        lease.append([a_batch(2)])
    head_file(path).write_bytes(before)
    with open_store(path) as store:
        assert store.head(PIT).sequence == 2
        a_lease(store)
        assert b"anchor 1 main 2 " in head_file(path).read_bytes()


def test_a_torn_write_keeps_the_previous_head(path: Path) -> None:
    with open_store(path) as store, a_lease(store) as lease:
        for number in range(1, 6):
            before = head_file(path).read_bytes()
            lease.append([a_batch(number)])
            after = head_file(path).read_bytes()
            (changed,) = {at // SLOT for at in range(2 * SLOT) if before[at] != after[at]}
            for torn in range(SLOT):
                cut = changed * SLOT + torn
                head_file(path).write_bytes(after[:cut] + before[cut:])
                assert store.lost_entries() == []
            head_file(path).write_bytes(after)


DAMAGED: dict[str, Callable[[Path], object]] = {
    "empty": lambda file: file.write_bytes(b""),
    "zeroes": lambda file: file.write_bytes(bytes(2 * SLOT)),
    "a bit in each slot": lambda file: file.write_bytes(
        bytes(byte ^ (at % SLOT == 20) for at, byte in enumerate(file.read_bytes()))
    ),
    "that of another pit": lambda file: file.write_bytes(
        file.with_name("house.db.other.head").read_bytes()
    ),
}


@pytest.mark.parametrize("how", DAMAGED)
def test_an_unreadable_head_is_refused_unless_accepted(path: Path, how: str) -> None:
    with open_store(path) as store:
        a_log(store, 5)
        a_lease(store, pit="other").release()
    DAMAGED[how](head_file(path))
    with pytest.raises(CorruptError) as caught:
        open_store(path)
    assert {"store-head-damaged", "store-head-other"} & {*codes_in(caught.value.stated)}
    with open_store(path, accept_loss=True) as store:
        store.accept_loss()
    with open_store(path) as store:
        assert store.lost_entries() == []


def test_one_damaged_slot_does_not_prevent_opening(path: Path) -> None:
    with open_store(path) as store:
        a_log(store, 5)
    content = bytearray(head_file(path).read_bytes())
    content[20] ^= 1
    head_file(path).write_bytes(content)
    with open_store(path) as store, a_lease(store) as lease:
        lease.append([a_batch(6)])
    with open_store(path) as store:
        assert store.head(PIT).sequence == 6


def test_an_unwritable_head_acknowledges_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_store(path) as store:
        lease = a_lease(store)

        def full(*_: object) -> None:
            raise OSError(5, "Input/output error")

        with monkeypatch.context() as patch:
            patch.setattr("puntobanco.store.heads.sync_handle", full)
            with stating(WriteError, "store-not-written"):
                lease.append([a_batch(1)])
        with pytest.raises(LostLeaseError):
            lease.append([a_batch(2)])


def test_a_head_is_on_the_disk_before_the_answer(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this order: the database has it, the file has it, the file is flushed."""
    with open_store(path) as store, a_lease(store) as lease:
        seen: list[tuple[int, int]] = []

        def flushed(handle: int) -> None:
            content = os.pread(handle, 2 * SLOT, 0)
            kept = max(int(content[at:].split()[3]) for at in (0, SLOT))
            seen.append((store.head(PIT).sequence, kept))
            os.fdatasync(handle)

        monkeypatch.setattr("puntobanco.store.heads.sync_handle", flushed)
        lease.append([a_batch(1)])
        lease.append([a_batch(2), a_batch(3)])
        lease.append([])
        lease.renew()
    assert seen == [(1, 1), (3, 3)]


# --- Missing files ----------------------------------------------------------------------------


def replaced(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


def all_removed(path: Path) -> None:
    for file in path.parent.glob("house.db*"):
        file.unlink()


def moved_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))
    path.parent.mkdir()


GONE: dict[str, Callable[[Path], object]] = {
    "the file": lambda path: path.unlink(),
    "its log": lambda path: log_of(path).unlink(),
    "all of them": all_removed,
    "a copy in its place": replaced,
    "a copy in place of its log": lambda path: replaced(log_of(path)),
    "another name": lambda path: path.rename(path.with_name("other.db")),
    "the head": lambda path: head_file(path).unlink(),
    "a copy in place of the head": lambda path: replaced(head_file(path)),
    "the folder": moved_folder,
}


@pytest.mark.parametrize("how", GONE)
def test_removed_files_acknowledge_nothing(tmp_path: Path, how: str) -> None:
    path = tmp_path / "data" / "house.db"
    path.parent.mkdir()
    with open_store(path) as store:
        lease = a_lease(store)
        lease.append([a_batch(1)])
        GONE[how](path)
        with pytest.raises(CorruptError) as caught:
            lease.append([a_batch(2)])
        assert codes_in(caught.value.stated)[0] in ("store-replaced", "store-head-replaced")
        with pytest.raises(LostLeaseError):
            lease.append([a_batch(3)])


@pytest.mark.parametrize("how", ["the file", "its log", "the folder"])
def test_an_idle_house_notices_removed_files(tmp_path: Path, how: str) -> None:
    path = tmp_path / "data" / "house.db"
    path.parent.mkdir()
    with open_store(path) as store:
        lease = a_lease(store)
        lease.renew()
        GONE[how](path)
        with stating(CorruptError, "store-replaced"):
            lease.renew()


def test_a_log_removed_before_the_first_commit_is_noticed(path: Path) -> None:
    with open_store(path) as store:
        for engine in (store.database.readers, store.database.writers):
            assert engine is not None
            engine.dispose()
        with store.database.writing():
            log_of(path).unlink()
        with stating(CorruptError, "store-replaced"):
            a_lease(store)


def test_existing_files_are_never_reported_missing(path: Path) -> None:
    with open_store(path) as store:
        lease = a_lease(store)
        for number in range(1, 30):
            lease.append([a_batch(number)])
            if number % 10 == 0:
                store.database.checkpoint()
            with open_store(path, readonly=True) as reader:
                assert reader.head(PIT).sequence == number
            if number % 7 == 0:
                # As after a lost connection: the next one may begin a new log.
                lease.release()
                store.database.cut_connections()
                for engine in (store.database.readers, store.database.writers):
                    assert engine is not None
                    engine.dispose()
                lease = a_lease(store)


# --- On a server ------------------------------------------------------------------------------


def cut_off(store: Store, sequence: int) -> None:
    """Make a server's log end here, like one restored from an older dump or from a late replica."""
    with behind_the_back(store) as connection:
        connection.execute(text("DELETE FROM event WHERE sequence > :last"), {"last": sequence})
        connection.execute(
            text(
                "UPDATE pit SET head_sequence = :last, "
                "head_hash = (SELECT hash FROM event WHERE sequence = :last)"
            ),
            {"last": sequence},
        )


@pytest.mark.part("postgresql")
def test_a_server_without_acknowledged_entries_is_refused(server: Cluster, tmp_path: Path) -> None:
    url = server.new_url()
    with opened_store(url, heads=tmp_path) as store:
        a_log(store, 5)
        lease = a_lease(store)
        cut_off(store, 3)
        lease.release()
        with stating(CorruptError, "finding-lost"):
            a_lease(store)
        assert store.lost_entries() == [
            Break(
                PIT,
                5,
                fact("finding-lost", file=f"{tmp_path}/postgresql.main.head", end=3, count=2),
            )
        ]
    with stating(CorruptError, "finding-lost"):
        opened_store(url, heads=tmp_path)
    with opened_store(url, heads=tmp_path, accept_loss=True) as store:
        store.accept_loss()
        a_lease(store).release()


@pytest.mark.part("postgresql")
def test_each_process_stores_its_own_head(server: Cluster, tmp_path: Path) -> None:
    url, folders = server.new_url(), [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with opened_store(url, heads=folders[0]) as one, opened_store(url, heads=folders[1]) as two:
        for store, first in ((one, 1), (two, 11), (one, 21)):
            with a_lease(store, owner=str(first)) as lease:
                lease.append([a_batch(*range(first, first + 10))])
        kept = [(folder / "postgresql.main.head").read_bytes() for folder in folders]
        assert [max(int(slots[at:].split()[3]) for at in (0, SLOT)) for slots in kept] == [30, 20]
        assert one.lost_entries() == two.lost_entries() == []


@pytest.mark.part("postgresql")
def test_a_late_process_does_not_move_the_head_back(
    server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An owner that commits and then sleeps wakes up when another has continued."""
    url = server.new_url()
    with opened_store(url, heads=tmp_path) as one, opened_store(url, heads=tmp_path) as two:
        late: list[Callable[[], None]] = []
        with monkeypatch.context() as patch:
            patch.setattr(
                type(one.database),
                "write_head",
                lambda self, head: late.append(lambda: self.heads.write(head)),
            )
            lease = one.acquire(PIT, owner="one", seconds=0.1)
            lease.append([a_batch(1)])
        second: Lease | None = None
        while second is None:
            with suppress(BusyError):  # until the lease of the first expires
                second = two.acquire(PIT, owner="two")
        second.append([a_batch(2)])
        second.append([a_batch(3)])
        before = (tmp_path / "postgresql.main.head").read_bytes()
        for keep in late:
            keep()
        assert (tmp_path / "postgresql.main.head").read_bytes() == before
