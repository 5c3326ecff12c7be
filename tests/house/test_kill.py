"""The process is killed at random moments: no acknowledged command is lost or doubled."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from puntobanco.core.ids import PatronId
from puntobanco.house.loading import load_state
from puntobanco.proof.log_proof import prove
from puntobanco.store import open_store
from tests.kit.houses import PIT
from tests.kit.proofs import counted
from tests.kit.victim import PATRONS, STEP, TABLE

ROOT = Path(__file__).parent.parent.parent


def killed_once(folder: Path, run: str, seconds: float) -> tuple[set[str], set[str]]:
    """Run the victim and kill it after some time of work; the commands sent and acknowledged."""
    victim = subprocess.Popen(
        [sys.executable, "-m", "tests.kit.victim", str(folder), run],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert victim.stdout is not None
    assert victim.stderr is not None
    line = victim.stdout.readline()
    assert line == b"ready\n", victim.stderr.read().decode()
    time.sleep(seconds)
    os.kill(victim.pid, signal.SIGKILL)
    lines = victim.stdout.read().decode().splitlines()
    victim.wait()
    victim.stdout.close()
    victim.stderr.close()
    sent = {one.removeprefix("sent ") for one in lines if one.startswith("sent ")}
    acked = {one.removeprefix("ack ") for one in lines if one.startswith("ack ")}
    return sent, acked


def check_kills(folder: Path, kills: int) -> None:
    chance = random.Random(7)
    sent: set[str] = set()
    acked: set[str] = set()
    between = 0
    for number in range(kills):
        more, answered = killed_once(folder, f"r{number}", chance.uniform(0.01, 0.12))
        sent |= more
        acked |= answered
        between += bool(more - answered)
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        stored = {one for one in store.command_ids(PIT) if one.startswith("r")}
        state, _, _ = load_state(store, PIT)
        proof = prove(store, PIT)
    counted(kills=kills, between=between, acknowledged=len(acked))
    assert proof.whole, proof.findings
    assert acked <= stored <= sent, "nothing acknowledged is lost, nothing comes from nowhere"
    names = [PatronId(f"p{number}") for number in range(1, PATRONS + 1)]
    bought = sum(state.tables[TABLE].chips(name) - 100_000_00 for name in names)
    assert bought == STEP * len(stored), "nothing is doubled"
    assert between * 2 >= kills


@pytest.mark.assures("INT-06")
def test_a_repeatedly_killed_house_loses_nothing(tmp_path: Path) -> None:
    check_kills(tmp_path, 10)


@pytest.mark.soak
def test_a_house_killed_two_hundred_times_loses_nothing(tmp_path: Path) -> None:
    check_kills(tmp_path, 200)
