"""A file received as evidence is verified unchanged; no file is created next to it."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from puntobanco.store import open_store
from puntobanco.store.at_rest import is_written_to, open_at_rest
from tests.store.logs import a_lease, a_log
from tests.store.test_heads import killed, log_of

GOLDEN = Path(__file__).parents[1] / "golden"
MAIN = "from puntobanco.cli.main import main; main()"


@pytest.fixture
def evidence(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "evidence"
    folder.mkdir()
    yield folder
    folder.chmod(0o700)


def seen(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {
        file.name: (file.read_bytes(), file.stat().st_mtime_ns) for file in sorted(folder.iterdir())
    }


def punto(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", MAIN, *map(str, arguments)]
    return subprocess.run(program, capture_output=True, text=True, check=False)


def test_a_log_is_verified_and_read_as_it_is(evidence: Path) -> None:
    shutil.copy(GOLDEN / "evening.db", evidence)
    before = seen(evidence)
    evidence.chmod(0o500)
    reports = (("report",), ("report", "--rebuild"), ("recall", "--table", "terminal"))
    for command in (("verify",), ("export", "--anchor"), *reports):
        done = punto(command[0], evidence / "evening.db", *command[1:])
        assert (done.returncode, done.stderr) == (0, ""), command
    assert seen(evidence) == before


def test_a_leftover_wal_is_read_and_kept(evidence: Path) -> None:
    path = evidence / "house.db"
    acked = killed(path)
    (evidence / "house.db-shm").unlink()
    assert log_of(path).stat().st_size > 0
    before = seen(evidence)
    evidence.chmod(0o500)
    with open_at_rest(path) as database:
        assert database.file is not None
        folder = database.file.parent
        assert folder != evidence
        assert is_written_to(path) is False
    assert not folder.exists()
    done = punto("verify", path)
    assert f" {acked} " in done.stdout or str(acked) in done.stdout
    assert seen(evidence) == before


def test_a_file_at_rest_is_read_in_place(evidence: Path) -> None:
    path = evidence / "house.db"
    with open_store(f"sqlite:///{path}") as store:
        a_log(store, 5)
    before = seen(evidence)
    with open_at_rest(path) as database:
        assert database.file == path
        assert sorted(file.name for file in evidence.iterdir()) == sorted(before)
    assert seen(evidence) == before


def test_a_running_house_is_read_in_place(evidence: Path) -> None:
    path = evidence / "house.db"
    with open_store(f"sqlite:///{path}") as store:
        a_lease(store)
        assert is_written_to(path)
    assert not is_written_to(path)
