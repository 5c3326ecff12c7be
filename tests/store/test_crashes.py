"""Kills, a failing disk and a full one: nothing acknowledged is lost or doubled.

Requirements INT-06, LED-08, LED-09, AUD-05. The tests print counts; `pytest -rP` shows them.
"""

import os
import random
import signal
import subprocess
import sys
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Timer

import pytest

from puntobanco.store import (
    Appended,
    Lease,
    LostLeaseError,
    Store,
    WriteError,
    backup,
    open_store,
)
from tests.kit.proofs import counted
from tests.kit.small_disk import small_disk
from tests.kit.stated import stating
from tests.store.logs import PIT, a_batch, a_lease
from tests.store.writer import FEW, GROUP

ROOT = Path(__file__).parents[2]


def report(*lines: str) -> None:
    """Print figures where pytest shows them."""
    sys.stdout.write("\n".join((*lines, "")))


def check_whole(store: Store, acked: int) -> int:
    """Prove that the log has every acknowledged entry exactly once, and return its length."""
    head = store.verify(PIT)
    assert head == store.head(PIT)
    length = store.head(PIT).sequence
    # One group may be committed but not acknowledged; never more than one is in flight.
    assert acked <= length <= acked + GROUP
    assert length % GROUP == 0
    assert [int(entry.payload) for entry in store.read(PIT)] == list(range(1, length + 1))
    assert sum(balance for _, balance in store.wallets.all()) == length
    if length:
        assert store.answer(PIT, command_id=f"command-{length}") is not None
    assert store.answer(PIT, command_id=f"command-{length + 1}") is None
    return length


class Nursery:
    """A process that forks writers, and their output."""

    def __init__(self, url: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.store.writer", "nursery", url],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def kill_one(self, after_s: float) -> int:
        """Let a writer write for a while, kill it, and return the last acknowledged number."""
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        acked, writer, death = 0, 0, None
        for line in self._lines():
            word, _, number = line.partition(" ")
            if word == "gone":
                break
            if word == "writer":
                writer = int(number)
            else:
                acked = int(number)
            if writer and acked and death is None:
                # By its own clock: a kill triggered by an answer would always hit the same moment.
                death = Timer(after_s, os.kill, (writer, signal.SIGKILL))
                death.start()
        return acked

    def _lines(self) -> Iterator[str]:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            yield line.strip()

    def close(self) -> None:
        self._process.communicate("", timeout=10)


@contextmanager
def a_nursery(url: str) -> Iterator[Nursery]:
    nursery = Nursery(url)
    try:
        yield nursery
    finally:
        nursery.close()


def kill_sweep(path: Path, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    acked = unacked = 0
    url = f"sqlite:///{path}"
    with a_nursery(url) as nursery:
        for _ in range(kills):
            acked = nursery.kill_one(chance.uniform(0, 0.12)) or acked
            with open_store(url) as store:
                length = check_whole(store, acked)
            unacked += length > acked
            acked = length
    counted(kills=kills, entries=acked, unanswered=unacked)


def test_a_killed_writer_loses_nothing_it_acknowledged(path: Path) -> None:
    kill_sweep(path, kills=30, seed=1)


@pytest.mark.soak
def test_a_thousand_killed_writers_lose_no_acknowledged_entry(path: Path) -> None:
    kill_sweep(path, kills=1000, seed=2)


def run_few(path: Path, *before: str) -> list[str]:
    program = [*before, sys.executable, "-m", "tests.store.writer", "few", f"sqlite:///{path}"]
    done = subprocess.run(
        program, cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=60, check=False
    )
    return done.stdout.split("\n")[:-1]


def failing_sync(number: int) -> list[str]:
    """The command that makes the n-th flush to disk of another program fail."""
    inject = f"inject=fdatasync:error=EIO:when={number}"
    quick = ["-f", "--seccomp-bpf", "-qq", "-o", os.devnull, "-e", "trace=fdatasync"]
    return ["strace", *quick, "-e", inject]


def fail_nth_sync(path: Path, number: int) -> str:
    """How the writer ended; whatever it acknowledged must be there afterwards."""
    said = run_few(path, *failing_sync(number))
    acked = max((int(line.split()[1]) for line in said if line.startswith("acked")), default=0)
    with open_store(f"sqlite:///{path}") as store:
        check_whole(store, acked)
        with a_lease(store, owner="writer") as lease:
            assert isinstance(lease.append([a_batch(1)])[0], Appended)
    if said[-1] == "done":
        assert acked == FEW * GROUP
        return "done"
    # Fail-stop: after a failed flush nothing is retried.
    assert said[-1] == "over" or said[-1].startswith("not opened"), said
    return said[-1] if said[-1] != "over" else said[-2]


@pytest.mark.part("strace")
def test_a_failed_flush_stops_the_writer_and_loses_nothing(tmp_path: Path) -> None:
    ends = [fail_nth_sync(tmp_path / f"{n}.db", n) for n in (1, 2, 9, 16, 19, 23, 99)]
    report("the n-th flush failed:", *ends)
    assert ends[-1] == "done"
    assert any(end == "stopped: WriteError" for end in ends)
    assert {end.partition(":")[0] for end in ends} <= {"stopped", "not opened", "done"}


@pytest.mark.soak
@pytest.mark.part("strace")
def test_a_failure_of_any_flush_loses_nothing(tmp_path: Path) -> None:
    ends = [fail_nth_sync(tmp_path / f"{n}.db", n) for n in range(1, 24)]
    kinds = Counter(end.partition(":")[0] for end in ends)
    counted(flushes=len(ends), stopped=kinds["stopped"], unopened=kinds["not opened"])
    assert kinds.keys() <= {"stopped", "not opened", "done"}


def fill(lease: Lease) -> int:
    """Append until the disk is full, and return the number of acknowledged entries."""
    group = [a_batch(number) for number in range(20)]
    with stating(WriteError, "store-write-failed"):
        deque((lease.append(group) for _ in count()), maxlen=0)
    return lease.head.sequence


@pytest.mark.part("small-disk")
@pytest.mark.assures("AUD-05")
def test_a_full_disk_stops_the_lease_and_loses_nothing(tmp_path: Path) -> None:
    with small_disk(tmp_path / "small"):
        ballast = tmp_path / "small" / "ballast"
        ballast.write_bytes(bytes(600_000))
        with open_store(f"sqlite:///{tmp_path}/small/house.db") as store:
            lease = a_lease(store)
            acked = fill(lease)
            report(f"{acked} entries acknowledged until the disk was full")
            with stating(LostLeaseError, "store-lease-error"):
                lease.append([a_batch(1)])
            assert store.verify(PIT) == store.head(PIT) == lease.head
            ballast.unlink()
            with a_lease(store) as again:
                assert again.append([a_batch(1)]) == (Appended(acked + 1, acked + 1),)
            assert store.verify(PIT) == store.head(PIT)


@pytest.mark.part("small-disk")
def test_a_full_disk_leaves_no_partial_backup_or_store(path: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path / "small"), open_store(f"sqlite:///{path}") as store:
        small = tmp_path / "small"
        with a_lease(store) as lease:
            lease.append([a_batch(*range(40_000))])
        with pytest.raises(WriteError, match="database or disk is full"):
            backup(store, small / "copy.db")
        assert list(small.iterdir()) == []
        assert {made_in(small, room) for room in range(0, 300_000, 20_000)} == {False, True}
        open_store(f"sqlite:///{small}/house.db").close()


def made_in(small: Path, room: int) -> bool:
    """Whether a store can be created in this many bytes; if not, no file is left behind."""
    ballast, house = small / "ballast", small / "house.db"
    ballast.write_bytes(bytes(2_097_152 - room))
    try:
        open_store(f"sqlite:///{house}").close()
        open_store(f"sqlite:///{house}").close()
    except WriteError:
        assert not house.exists()
        return False
    else:
        house.unlink()
        return True
    finally:
        ballast.unlink()
