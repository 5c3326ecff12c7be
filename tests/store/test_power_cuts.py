"""A power cut at any moment: acknowledged entries are on the disk (requirement LED-08).

The same images of a writer that flushes less lose acknowledged entries, which shows that the test
can detect such a loss.
"""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from puntobanco.store import CorruptError, open_store
from tests.kit.proofs import counted
from tests.store.power_cut import RECORDER, Disk, power_cuts, write_image
from tests.store.test_crashes import ROOT, check_whole
from tests.store.writer import FEW, GROUP

pytestmark = pytest.mark.part("strace")


def record(folder: Path, manner: str) -> tuple[Path, Path]:
    """Run a writer; return its recording and the file it wrote to."""
    trace, database = folder / "trace", folder / "house.db"
    program = [sys.executable, "-m", "tests.store.writer", manner, f"sqlite:///{database}"]
    done = subprocess.run(
        [*RECORDER, str(trace), *program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.endswith(f"acked {FEW * GROUP}\ndone\n")
    return trace, database


def survives(disk: Disk, folder: Path, chance: Random) -> bool:
    """Whether an image has every acknowledged entry; any other fault fails at once."""
    database = write_image(disk, folder, chance)
    try:
        store = open_store(f"sqlite:///{database}")
    except CorruptError:
        # Never silently: the head kept outside the database reveals it.
        return False
    with store:
        check_whole(store, disk.acked)
    return True


def cut(folder: Path, manner: str, *, images: int) -> int:
    """The number of images that lost something."""
    chance = Random(5)
    trace, database = record(folder, manner)
    place = folder / "image"
    place.mkdir()
    lost = fresh = 0
    for disk in power_cuts(trace, database, chance, images):
        lost += not survives(disk, place, chance)
        fresh += disk.acked == 0
    counted(images=images, fresh=fresh, lost=lost)
    return lost


@pytest.mark.assures("LED-08")
def test_no_power_cut_loses_acknowledged_entries(tmp_path: Path) -> None:
    assert cut(tmp_path, "few", images=120) == 0


def test_power_cut_images_show_losses_without_flushes(tmp_path: Path) -> None:
    assert cut(tmp_path, "careless", images=60) > 0


@pytest.mark.soak
def test_many_power_cuts_lose_no_acknowledged_entries(tmp_path: Path) -> None:
    assert cut(tmp_path, "few", images=5000) == 0
