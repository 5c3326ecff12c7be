"""Program, key, log and clock are held against what they were when the house was last open."""

import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from puntobanco.core.ids import Ms
from puntobanco.fairness.keys import KEY_BYTES, SealingKey
from puntobanco.house.custody import ANCHORS, MANIFEST, Custody, CustodyError
from puntobanco.house.program import FOLDER, Program, installed
from puntobanco.store import Batch, Event, Lease, Store, open_store

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
    assert made.open() == []
    return made


def append(lease: Lease, count: int, at: int = NOW) -> None:
    for number in range(count):
        lease.append([Batch((Event("t1", "Happened", at + number, b'{"n":1}'),))])


def refusal(custody: Custody) -> str:
    with pytest.raises(CustodyError) as refused:
        custody.open()
    said = str(refused.value)
    assert "\n" not in said
    assert said.endswith("; --accept-change opens the house all the same")
    return said


@pytest.mark.assures("AUD-08")
def test_a_house_opens_again_as_it_was(custody: Custody) -> None:
    with custody.store.acquire("main", owner="house") as lease:
        append(lease, 3)
    assert list(custody.faults()) == []
    assert custody.open() == []
    assert list(custody.faults(whole=True)) == []


@pytest.mark.assures("AUD-08")
def test_a_changed_file_of_the_program_is_named_and_refused(
    custody: Custody, program: Path
) -> None:
    (program / "core.py").write_text("RULES = 2\n")
    (program / "more.py").write_text("\n")
    assert "program: version 0.1.0 differs in core.py, more.py; " in refusal(custody)
    assert [fault.what for fault in custody.open(accept_program=True)] == ["program"]
    assert custody.open() == []
    (note,) = custody.store.notes.latest()
    assert (note.what, note.detail[:8]) == ("accepted", "program:")


def test_a_changed_sheet_is_a_changed_program(custody: Custody, program: Path) -> None:
    (program / "sheets" / "mini.toml").write_text('key = "maxi"\n')
    assert "differs in sheets/mini.toml" in refusal(custody)


def test_of_many_files_a_few_are_named(custody: Custody, program: Path) -> None:
    for number in range(5):
        (program / f"new{number}.py").write_text("\n")
    assert "differs in new0.py, new1.py, new2.py and 2 more; " in refusal(custody)


def test_a_manifest_that_was_changed_with_the_program_does_not_hide_it(
    custody: Custody, program: Path
) -> None:
    (program / "core.py").write_text("RULES = 2\n")
    (custody.folder / MANIFEST).write_text(installed(program).manifest)
    assert "does not say which files differ" in refusal(custody)


def test_the_manifest_can_be_checked_without_us(custody: Custody, program: Path) -> None:
    check = ["sha256sum", "--quiet", "-c", str(custody.folder / MANIFEST)]
    assert subprocess.run(check, cwd=program, check=False).returncode == 0
    (program / "core.py").write_text("RULES = 2\n")
    done = subprocess.run(check, cwd=program, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "core.py: FAILED" in done.stdout


def test_the_program_that_is_installed_has_its_sheets_in_it() -> None:
    program = installed()
    assert {"sheets/mini-baccarat.toml", "house/pit.py", "version.py"} <= program.files.keys()
    assert not any("__pycache__" in name for name in program.files)
    assert Program.parse(program.manifest) == program
    assert FOLDER.name == "puntobanco"


def test_two_houses_on_one_database_are_told_apart_by_their_keys(custody: Custody) -> None:
    other = Custody(
        custody.store, custody.folder, SealingKey(os.urandom(32)), lambda: NOW, custody.program
    )
    said = refusal(other)
    assert said.startswith(f"key: {custody.folder}/key has id {other.key.id.hex()}, and this ")
    assert KEY.id.hex() in said
    assert [fault.what for fault in other.open(accept=True)] == ["key"]
    assert refusal(custody).startswith("key: ")


SHORTENED = """
DELETE FROM event WHERE sequence > 3;
UPDATE pit SET head_sequence = 3, head_hash = (SELECT hash FROM event WHERE sequence = 3);
"""


def alter(store: Store, statement: str) -> None:
    """Change the database as only somebody with its file can."""
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
    ("statement", "said"),
    [
        (
            SHORTENED,
            "an anchor names it, and the log ends before",
        ),
        ("UPDATE event SET payload = x'7b7d' WHERE sequence = 7", "pit main, entry 7"),
        ("UPDATE event SET hash = randomblob(32) WHERE sequence = 5", "not the one in the anchor"),
        ("DELETE FROM pit; DELETE FROM event", "pit main is gone"),
        ("DELETE FROM event WHERE sequence = 8", "does not end where its head says"),
    ],
)
def test_a_log_that_was_changed_is_refused(custody: Custody, statement: str, said: str) -> None:
    with custody.store.acquire("main", owner="house") as lease:
        append(lease, 3)
    alter(custody.store, statement)
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        assert said in refusal(found)


def test_an_entry_before_the_anchor_is_looked_at_once_a_day(custody: Custody) -> None:
    alter(custody.store, "UPDATE event SET payload = x'7b7d' WHERE sequence = 2")
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        assert list(found.faults()) == []
        (fault,) = found.faults(whole=True)
        assert "pit main, entry 2" in str(fault)


def test_without_anchors_the_whole_log_is_read(custody: Custody) -> None:
    (custody.folder / ANCHORS).unlink()
    alter(custody.store, "UPDATE event SET payload = x'7b7d' WHERE sequence = 2")
    with open_store(f"sqlite:///{custody.folder}/house.db") as store:
        found = Custody(store, custody.folder, KEY, lambda: NOW, custody.program)
        assert "pit main, entry 2" in refusal(found)


@pytest.mark.assures("AUD-07")
def test_a_clock_behind_the_log_is_refused(custody: Custody) -> None:
    with custody.store.acquire("main", owner="house") as lease:
        append(lease, 1, NOW + 3_600_000)
    said = refusal(custody)
    assert said.startswith("clock: it says 2025-06-15 15:06:40 UTC, and the last entry of pit main")
    assert "was made at 2025-06-15 16:06:40 UTC: set the clock right" in said
