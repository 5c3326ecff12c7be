"""Runs give the same result without semaphores, threads or processes."""

import json
import threading
from functools import cache

import pytest

from puntobanco import native
from puntobanco.core.shoe import ShoeRules
from puntobanco.simulation.runs import Request, run
from puntobanco.simulation.tables import CELL_TABLES, Shoes
from puntobanco.simulation.workers import local_workers
from tests.kit.program import Ended, started
from tests.kit.restrictions import (
    CAN_BLOCK_THREADS,
    NO_MULTIPROCESSING,
    NO_SEMAPHORES,
    NO_SEMLOCK,
    no_threads,
)

SHOES = Shoes(ShoeRules())
SIMULATE = ("simulate", "mini-baccarat", "--shoes", "8", "--seed", "7", "--json")
PLAN = ("plan", "mini-baccarat", "--sessions", "8", "--seed", "7", "--json")
RESTRICTIONS = {
    "semaphores": NO_SEMAPHORES,
    "multiprocessing": NO_MULTIPROCESSING,
    "semlock": NO_SEMLOCK,
    "threads": no_threads() if CAN_BLOCK_THREADS else None,
    "all": NO_SEMAPHORES + no_threads() if CAN_BLOCK_THREADS else None,
}


@cache
def with_everything(words: tuple[str, ...]) -> Ended:
    ended = started(*words, PUNTO_ISA="python")
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended


@pytest.mark.parametrize(
    ("what", "words", "path"),
    [
        ("semaphores", SIMULATE, native.PYTHON),
        ("semaphores", PLAN, native.PYTHON),
        ("semlock", SIMULATE, native.PYTHON),
        ("multiprocessing", SIMULATE, native.PYTHON),
        ("multiprocessing", PLAN, native.active()),
        ("threads", SIMULATE, native.active()),
        ("threads", PLAN, native.active()),
        ("all", SIMULATE, native.PYTHON),
    ],
)
def test_a_restricted_system_gives_the_same_result(
    what: str, words: tuple[str, ...], path: str
) -> None:
    before = RESTRICTIONS[what]
    if before is None:
        pytest.skip("no filter of system calls is known for this machine")
    ended = started(*words, before=before, PUNTO_ISA=path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert json.loads(ended.stdout) == json.loads(with_everything(words).stdout)


def test_a_run_uses_as_many_threads_as_can_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = threading.Thread.start
    begun: list[threading.Thread] = []

    def no_third(thread: threading.Thread) -> None:
        if len(begun) == 2:
            begun.clear()
            raise RuntimeError("can't start new thread")
        begun.append(thread)
        start(thread)

    request = Request(SHOES, CELL_TABLES, 5, number=6)
    with local_workers(1, SHOES.table) as one:
        expected = run(request, one, workers=1)
    monkeypatch.setattr("puntobanco.simulation.workers.path_for", lambda shoe: native.active())
    monkeypatch.setattr(threading.Thread, "start", no_third)
    with local_workers(5, SHOES.table) as executor:
        assert run(request, executor, workers=5) == expected
