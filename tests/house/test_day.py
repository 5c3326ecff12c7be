"""A scripted day: three tables, forty patrons, ten thousand coups, two kills, and the proof."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from puntobanco.house.proof import prove
from puntobanco.store import open_store
from tests.kit.houses import PIT

ROOT = Path(__file__).parent.parent.parent


def started(folder: Path, coups: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.kit.day", str(folder), str(coups)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )


def check_day(folder: Path, *, coups: int, kill_after_s: tuple[float, ...]) -> None:
    for seconds in kill_after_s:
        with started(folder, coups) as day:
            assert day.stdout is not None
            assert day.stdout.readline() == b"ready\n"
            time.sleep(seconds)
            os.kill(day.pid, signal.SIGKILL)
    with started(folder, coups) as day:
        day.communicate()
    assert day.returncode == 0
    with open_store(f"sqlite:///{folder / 'house.db'}", readonly=True) as store:
        proof = prove(store, PIT)
    assert proof.whole, proof.findings[:5]
    print(
        f"{proof.coups} coups, {proof.wagers} wagers, {proof.shoes} shoes, {proof.entries} events"
    )
    assert proof.coups + proof.passed >= coups - 3


def test_an_hour_with_two_kills_proves_itself(tmp_path: Path) -> None:
    check_day(tmp_path, coups=250, kill_after_s=(1.0, 1.5))


@pytest.mark.soak
def test_a_day_with_two_kills_proves_itself(tmp_path: Path) -> None:
    check_day(tmp_path, coups=10_000, kill_after_s=(30.0, 45.0))
