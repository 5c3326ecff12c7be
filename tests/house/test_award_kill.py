"""The process is killed at every step of an award: each step runs once, and slips have no gaps."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from puntobanco.house.loading import load_state
from puntobanco.progressive.state import Award, AwardStatus, Meter
from puntobanco.proof.log_proof import prove
from puntobanco.store import open_store
from tests.kit.award_victim import AWARD, METER, story
from tests.kit.houses import PIT

ROOT = Path(__file__).parent.parent.parent


def run_to(folder: Path, step: str, how: str) -> int:
    """Run the story until it dies at this step, or to its end."""
    return subprocess.run(
        [sys.executable, "-m", "tests.kit.award_victim", str(folder), step, how],
        cwd=ROOT,
        check=False,
    ).returncode


def steps_done(folder: Path) -> int:
    """The number of commands in the log."""
    with open_store(f"sqlite:///{folder / 'house.db'}", thorough=False) as store:
        return len(set(store.command_ids(PIT)))


def proved(folder: Path) -> Meter:
    """The meter according to the log, which must verify."""
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        proof = prove(store, PIT)
        assert proof.whole, proof.findings
        return load_state(store, PIT)[0].meters[METER]


def timeless(meter: Meter) -> list[tuple[object, ...]]:
    """The awards of a meter without their times."""
    return [
        (award.number, award.slip, award.status, award.shares, award.paid_by, award.ended_for)
        for award in meter.awards
    ]


@pytest.mark.assures("PRG-25")
def test_an_award_interrupted_at_any_step_is_done_once(tmp_path: Path) -> None:
    places = {name: place for place, (name, _) in enumerate(story())}
    for step in AWARD:
        assert run_to(tmp_path, step, "sent") == -signal.SIGKILL
        done = steps_done(tmp_path)
        assert done in (places[step], places[step] + 1), "the step before, or this one"
        if done == places[step]:
            assert run_to(tmp_path, step, "committed") == -signal.SIGKILL
        assert steps_done(tmp_path) == places[step] + 1, "what was committed is never lost"
        check_slips(proved(tmp_path))
    assert run_to(tmp_path, "", "") == 0
    twin = tmp_path / "twin"
    twin.mkdir()
    assert run_to(twin, "", "") == 0
    killed, whole = proved(tmp_path), proved(twin)
    assert killed.balances == whole.balances
    assert killed.totals == whole.totals
    assert timeless(killed) == timeless(whole)
    assert killed.award(1) is not None


def check_slips(meter: Meter) -> None:
    def logged(award: Award) -> bool:
        return award.status in (AwardStatus.VERIFIED, AwardStatus.PAID, AwardStatus.BACKED_OUT)

    slips = [award.slip for award in meter.awards if logged(award)]
    assert slips == list(range(1, meter.slips + 1))
