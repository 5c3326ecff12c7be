"""A scripted day: three tables, forty patrons, ten thousand coups, two kills, and the proof."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from puntobanco.proof.log_proof import prove
from puntobanco.store import open_store
from tests.kit.houses import PIT
from tests.kit.proofs import counted

ROOT = Path(__file__).parent.parent.parent

MOST_GROWTH = 0.10
"""The largest share by which the second half of a day may increase memory.

A pit keeps its tables with twelve coups each for recall, its patrons, the open shoes and a filter
of command ids of constant size. All this exists before noon, so a day that keeps growing leaks.
A tenth allows for an allocator that returns nothing.
"""

Report = tuple[int, int]
"""Coups played so far, and bytes held."""


def started(folder: Path, coups: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.kit.day", str(folder), str(coups)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def reports(day: subprocess.Popen[str], *, until: int) -> list[Report]:
    """The reports of a day until this many coups are played."""
    assert day.stdout is not None
    assert day.stdout.readline() == "ready\n"
    told: list[Report] = []
    for line in day.stdout:
        played, held = map(int, line.split())
        told.append((played, held))
        if played >= until:
            break
    return told


def play_day(folder: Path, *, coups: int, kills_at: tuple[int, ...]) -> list[Report]:
    """Play a day with kills in it, and prove it; return the reports of its last part."""
    begun = time.monotonic()
    for played in kills_at:
        with started(folder, coups) as day:
            assert reports(day, until=played)[-1][0] < coups, "killed before it was over"
            os.kill(day.pid, signal.SIGKILL)
    with started(folder, coups) as day:
        told = reports(day, until=coups)
        day.communicate()
    assert day.returncode == 0
    lasted = time.monotonic() - begun
    with open_store(f"sqlite:///{folder / 'house.db'}", readonly=True) as store:
        proof = prove(store, PIT)
    assert proof.whole, proof.findings[:5]
    counted(
        coups=proof.coups,
        wagers=proof.wagers,
        shoes=proof.shoes,
        events=proof.entries,
        played_s=lasted,
    )
    assert proof.coups + proof.passed >= coups - 3
    return told


def test_an_hour_with_two_kills_verifies(tmp_path: Path) -> None:
    play_day(tmp_path, coups=120, kills_at=(30, 70))


@pytest.mark.soak
def test_a_day_with_two_kills_verifies_in_constant_memory(tmp_path: Path) -> None:
    told = play_day(tmp_path, coups=10_000, kills_at=(700, 1_500))
    first, noon, last = told[0], told[len(told) // 2], told[-1]
    counted(first_mib=first[1] / 2**20, noon_mib=noon[1] / 2**20, last_mib=last[1] / 2**20)
    assert last[1] < noon[1] * (1 + MOST_GROWTH)
