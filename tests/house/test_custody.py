"""Program, key, log and clock are compared with their state when the house was last open."""

import errno
import os
import sqlite3
import subprocess
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from puntobanco.core.facts import Clauses, Fact, Value, fact, from_json, listed
from puntobanco.core.ids import Ms, PatronId, PitId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.fairness.keys import KEY_BYTES, SealingKey
from puntobanco.house.custody import (
    ANCHORS,
    MANIFEST,
    Custody,
    CustodyError,
    CustodyFault,
    CustodyPart,
)
from puntobanco.house.loading import load_pit
from puntobanco.house.messages import HOUSE_STREAM, encode_event
from puntobanco.house.pit_state import FORMAT, PitSnapshot, wallet_changes
from puntobanco.house.program import FOLDER, Program, installed
from puntobanco.people.events import CreditIssued
from puntobanco.store import (
    Anchor,
    Batch,
    Break,
    CommandRecord,
    EncodedEvent,
    Lease,
    Snapshot,
    Store,
    WriteError,
    open_store,
)
from puntobanco.store.files import write_whole
from puntobanco.store.schema import COMMAND
from tests.kit.stated import assert_states, codes_in, stating
from tests.store.logs import behind_the_back

NOW = Ms(1_750_000_000_000)
KEY = SealingKey(bytes(KEY_BYTES))


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "program"
    (folder / "sheets").mkdir(parents=True)
    (folder / "core.py").write_text("RULES = 1\n")
    (folder / "sheets" / "mini.toml").write_text('key = "mini"\n')
    return folder


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(f"sqlite:///{tmp_path}/house.db") as opened:
        yield opened


@pytest.fixture
def custody(store: Store, tmp_path: Path, program: Path) -> Custody:
    made = Custody(store, tmp_path, KEY, lambda: NOW, program)
    with store.acquire("main", owner="house") as lease:
        append(lease, 5)
    keep_snapshot(store)
    assert made.check_and_record() == []
    return made


def keep_snapshot(store: Store) -> None:
    found = load_pit(store, PitId("main"))
    body = msgspec.json.encode(PitSnapshot(found.state, found.wallets))
    store.snapshots.save(Snapshot("main", found.sequence, FORMAT, body))


def append(lease: Lease, count: int, at: int = NOW, patron: str = "ann") -> None:
    credit = CreditIssued(by="house", patron=PatronId(patron), amount=Minor(10))
    for number in range(count):
        event = EncodedEvent(HOUSE_STREAM, "CreditIssued", at + number, encode_event(credit))
        lease.append([Batch((event,), None, wallet_changes((credit,)))])


def refusal(custody: Custody) -> Fact:
    """The reason why a house does not open."""
    with stating(CustodyError, "custody-refused") as refused:
        custody.check_and_record()
    assert "\n" not in str(refused.value)
    stated = refused.value.stated
    assert isinstance(stated, Fact)
    return stated


def parts(faults: Iterable[CustodyFault]) -> list[CustodyPart]:
    """The parts that changed."""
    return [fault.part for fault in faults]


WRONG: dict[str, Value] = {
    "patron": "ann",
    "found": DOLLARS.amount(99_999_999),
    "expected": DOLLARS.amount(50),
}
"""The wallet of ann, altered."""


@pytest.mark.assures("AUD-08")
def test_an_unchanged_house_opens_again(custody: Custody) -> None:
    with custody.store.acquire("main", owner="house") as lease:
        append(lease, 3)
    assert list(custody.faults()) == []
    assert custody.check_and_record() == []
    assert list(custody.faults(whole=True)) == []


@pytest.mark.assures("AUD-08")
def test_a_changed_file_of_the_program_is_named_and_refused(
    custody: Custody, program: Path
) -> None:
    (program / "core.py").write_text("RULES = 2\n")
    (program / "more.py").write_text("\n")
    assert_states(refusal(custody), "custody-files", files=listed(["core.py", "more.py"]), more=0)
    assert parts(custody.check_and_record(accept_program=True)) == [CustodyPart.PROGRAM]
    assert custody.check_and_record() == []
    (note,) = custody.store.notes.latest()
    assert note.what == "accepted"
    assert_states(from_json(note.detail), "custody-part-program")


def test_a_changed_sheet_counts_as_a_changed_program(custody: Custody, program: Path) -> None:
    (program / "sheets" / "mini.toml").write_text('key = "maxi"\n')
    assert_states(refusal(custody), "custody-files", files=listed(["sheets/mini.toml"]))


def test_only_the_first_changed_files_are_named(custody: Custody, program: Path) -> None:
    for number in range(5):
        (program / f"new{number}.py").write_text("\n")
    named = listed(["new0.py", "new1.py", "new2.py"])
    assert_states(refusal(custody), "custody-files", files=named, more=2)


def test_a_matching_manifest_does_not_hide_a_changed_program(
    custody: Custody, program: Path
) -> None:
    (program / "core.py").write_text("RULES = 2\n")
    (custody.folder / MANIFEST).write_text(installed(program).manifest)
    assert_states(refusal(custody), "custody-program")


def test_the_manifest_can_be_checked_with_sha256sum(custody: Custody, program: Path) -> None:
    check = ["sha256sum", "--quiet", "-c", str(custody.folder / MANIFEST)]
    assert subprocess.run(check, cwd=program, check=False).returncode == 0
    (program / "core.py").write_text("RULES = 2\n")
    done = subprocess.run(check, cwd=program, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "core.py: FAILED" in done.stdout


def test_the_installed_program_includes_its_sheets() -> None:
    program = installed()
    assert {"sheets/mini-baccarat.toml", "house/pit.py", "version.py"} <= program.files.keys()
    assert not any("__pycache__" in name for name in program.files)
    assert Program.parse(program.manifest) == program
    assert FOLDER.name == "puntobanco"


def test_two_houses_on_one_database_differ_by_key(custody: Custody) -> None:
    other = Custody(
        custody.store, custody.folder, SealingKey(os.urandom(32)), lambda: NOW, custody.program
    )
    keys: dict[str, Value] = {"id": other.key.id.hex(), "expected": KEY.id.hex()}
    assert_states(refusal(other), "custody-key", file=f"{custody.folder}/key", **keys)
    assert parts(other.check_and_record(accept=True)) == [CustodyPart.KEY]
    assert_states(refusal(custody), "custody-part-key")


SHORTENED = """
DELETE FROM event WHERE sequence > 3;
UPDATE pit SET head_sequence = 3, head_hash = (SELECT hash FROM event WHERE sequence = 3);
"""


def alter(store: Store, statement: str) -> None:
    """Change the database as only someone with access to its file can."""
    path = store.database.file
    assert path is not None
    store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        triggers = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        for (name,) in triggers.fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.executescript(statement)
    connection.close()


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        (SHORTENED, "finding-cut-off"),
        ("UPDATE event SET payload = x'7b7d' WHERE sequence = 7", "finding-hash"),
        ("UPDATE event SET hash = randomblob(32) WHERE sequence = 5", "finding-anchor"),
        ("DELETE FROM pit; DELETE FROM event", "custody-pit"),
        ("DELETE FROM event WHERE sequence = 8", "store-tail"),
    ],
)
def test_a_changed_log_is_refused(custody: Custody, statement: str, code: str) -> None:
    with custody.store.acquire("main", owner="house") as lease:
        append(lease, 3)
    alter(custody.store, statement)
    with open_store(f"sqlite:///{custody.folder}/house.db", accept_loss=True) as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        assert_states(refusal(found), "custody-part-log")
        assert_states(Clauses(tuple(fault.stated for fault in found.faults())), code)


def test_entries_before_the_anchor_are_checked_daily(custody: Custody) -> None:
    alter(custody.store, "UPDATE event SET payload = x'7b7d' WHERE sequence = 2")
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        assert list(found.faults()) == []
        log, wallets = found.faults(whole=True)
        assert_states(log.stated, "finding-at", pit="main", entry=2)
        assert_states(wallets.stated, "finding-sums")


def test_without_anchors_the_whole_log_is_checked(custody: Custody) -> None:
    for kept in (ANCHORS, MANIFEST):
        (custody.folder / kept).unlink()
    assert list(custody.faults()) == []
    alter(custody.store, "UPDATE event SET payload = x'7b7d' WHERE sequence = 2")
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        assert_states(refusal(found), "finding-at", pit="main", entry=2)


TORN: dict[str, Callable[[Path], object]] = {
    "cut within a line": lambda file: file.write_bytes(file.read_bytes()[:30]),
    "empty": lambda file: file.write_bytes(b""),
    "no text": lambda file: file.write_bytes(b"\xff\xfe\x00"),
    "gone": lambda file: file.unlink(),
}


@pytest.mark.parametrize("how", TORN)
def test_unreadable_anchors_are_a_fault_that_can_be_accepted(custody: Custody, how: str) -> None:
    TORN[how](custody.folder / ANCHORS)
    assert_states(refusal(custody), "store-unreadable", file=str(custody.folder / ANCHORS))
    assert parts(custody.check_and_record(accept=True)) == [CustodyPart.LOG]
    assert custody.check_and_record() == []
    assert Anchor.parse((custody.folder / ANCHORS).read_text()) == custody.store.head("main")


def test_accepting_torn_anchors_does_not_hide_log_faults(custody: Custody) -> None:
    (custody.folder / ANCHORS).write_bytes(b"")
    alter(custody.store, "UPDATE event SET payload = x'7b7d' WHERE sequence = 2")
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        torn, broken = found.check_and_record(accept=True)
    assert_states(torn.stated, "custody-empty")
    assert_states(broken.stated, "finding-at", pit="main", entry=2)


def test_an_empty_log_has_empty_anchors(store: Store, tmp_path: Path, program: Path) -> None:
    made = Custody(store, tmp_path, KEY, lambda: NOW, program)
    assert made.check_and_record() == []
    assert (tmp_path / ANCHORS).read_text() == "none\n"
    with store.acquire("main", owner="house") as lease:
        append(lease, 1)
    assert made.check_and_record() == []


def test_a_failed_write_keeps_the_previous_file(
    custody: Custody, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = (custody.folder / ANCHORS).read_text()
    before = sorted(custody.folder.iterdir())
    with custody.store.acquire("main", owner="house") as lease:
        append(lease, 1)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(WriteError, match="No space left"):
            custody.save_anchors()
    assert (custody.folder / ANCHORS).read_text() == kept
    assert sorted(custody.folder.iterdir()) == before


def test_concurrent_writers_leave_one_complete_file(tmp_path: Path) -> None:
    file, texts = tmp_path / "anchors", [f"{letter * 100_000}\n" for letter in "ab"]

    def write(text: str) -> None:
        for _ in range(20):
            write_whole(file, text)
            assert file.read_text() in texts

    with ThreadPoolExecutor() as pool:
        list(pool.map(write, texts))
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.assures("AUD-08")
def test_a_wallet_that_differs_from_its_postings_is_found(custody: Custody) -> None:
    assert list(custody.faults(whole=True)) == []
    alter(custody.store, "UPDATE wallet SET balance_minor = 99999999")
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        (fault,) = found.faults(whole=True)
        assert fault.part is CustodyPart.WALLETS
        assert_states(fault.stated, "finding-wallet", **WRONG)


@pytest.mark.assures("AUD-08")
def test_a_start_checks_wallets_against_the_newest_snapshot_and_later_entries(
    custody: Custody,
) -> None:
    alter(custody.store, "UPDATE wallet SET balance_minor = 99999999")
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        assert_states(refusal(found), "finding-wallet", **WRONG)


def test_accepted_wallets_are_set_from_the_log(custody: Custody) -> None:
    with custody.store.acquire("main", owner="house") as lease:
        append(lease, 1, patron="bob")
    alter(
        custody.store,
        "UPDATE wallet SET balance_minor = 99999999 WHERE patron = 'ann';"
        "DELETE FROM wallet WHERE patron = 'bob'; INSERT INTO wallet VALUES ('cid', 3)",
    )
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        assert parts(found.check_and_record(accept=True)) == [CustodyPart.WALLETS]
        assert dict(store.wallets.all()) == {"ann": 50, "bob": 10, "cid": 0}
        (note,) = store.notes.latest()
        assert_states(from_json(note.detail), "custody-accepted-wallets")
        assert_states(from_json(note.detail), "finding-wallet", **WRONG)
        assert found.check_and_record() == []


def test_only_the_first_wrong_wallets_are_named(custody: Custody) -> None:
    with custody.store.acquire("main", owner="house") as lease:
        for patron in ("bob", "cid", "dot", "eve"):
            append(lease, 1, patron=patron)
    alter(custody.store, "DELETE FROM wallet")
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        (fault,) = found.faults(whole=True)
    problems = codes_in(fault.problem)
    assert problems == ["finding-differences", *3 * ["finding-no-wallet"], "finding-more"]
    assert_states(fault.problem, "finding-no-wallet", patron="cid", expected=DOLLARS.amount(10))
    assert_states(fault.problem, "finding-more", count=2)


def test_wallets_are_the_sum_over_all_pits(custody: Custody) -> None:
    with custody.store.acquire("other", owner="house") as lease:
        append(lease, 2)
    assert custody.store.wallets.balance("ann") == 70
    assert list(custody.faults(whole=True)) == []


def test_an_entry_that_cannot_be_read_is_a_fault(custody: Custody) -> None:
    with custody.store.acquire("main", owner="house") as lease:
        lease.append([Batch((EncodedEvent("t1", "Happened", NOW, b'{"n":1}'),))])
    (fault,) = custody.faults(whole=True)
    assert_states(fault.stated, "finding-sums")


def test_the_time_of_the_last_full_check_is_stored(custody: Custody) -> None:
    def at(seconds: int) -> Custody:
        clock = Ms(NOW + 1000 * seconds)
        return Custody(custody.store, custody.folder, KEY, lambda: clock, custody.program)

    assert custody.seconds_until_check(100) == 0
    custody.record_passed_check()
    assert [at(seconds).seconds_until_check(100) for seconds in (0, 30, 100, 101)] == [
        100,
        70,
        0,
        0,
    ]
    # The clock was set back, so the elapsed time is unknown.
    assert at(-1).seconds_until_check(100) == 0


def test_a_start_after_a_fault_checks_everything(custody: Custody) -> None:
    alter(custody.store, "UPDATE event SET payload = x'7b7d' WHERE sequence = 2")
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        assert found.check_and_record() == []
        found.record_failed_check(CustodyFault(CustodyPart.LOG, "as it was found"))
        assert_states(refusal(found), "finding-at", pit="main", entry=2)
        assert {*parts(found.check_and_record(accept=True))} == {
            CustodyPart.LOG,
            CustodyPart.WALLETS,
        }
        assert found.check_and_record() == []
        assert found.seconds_until_check(100) == 100


@pytest.mark.assures("AUD-07")
def test_a_clock_behind_the_log_is_refused(custody: Custody) -> None:
    with custody.store.acquire("main", owner="house") as lease:
        append(lease, 1, NOW + 3_600_000)
    now, last = "2025-06-15 15:06:40 UTC", "2025-06-15 16:06:40 UTC"
    assert_states(refusal(custody), "custody-clock", now=now, pit="main", last=last)


def test_accepted_wrong_commands_count_as_stored(custody: Custody, store: Store) -> None:
    with store.acquire("main", owner="house") as lease:
        for number in range(3):
            lease.append([Batch((), CommandRecord(f"c{number}", b"content", b"answer"))])
    with behind_the_back(store) as connection:
        connection.execute(update(COMMAND).where(COMMAND.c.id == "c1").values(answer=b"other"))
    problem = Break("main", 5, fact("finding-command", command="c1")).stated
    assert list(custody.faults(whole=True)) == [CustodyFault(CustodyPart.LOG, problem)]
    custody.check_and_record(accept=True)
    accepted = fact("custody-accepted-commands", problem=problem)
    assert from_json(store.notes.latest()[0].detail) == accepted
    assert list(custody.faults(whole=True)) == []
