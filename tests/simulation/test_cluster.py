"""A run on a cluster: its result, a worker that dies, a missing scheduler."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from signal import SIGKILL

import pytest
from distributed import Client

from puntobanco.core.errors import RuleError
from puntobanco.core.shoe import ShoeRules
from puntobanco.simulation.cluster import cluster_workers
from puntobanco.simulation.runs import Request, run
from puntobanco.simulation.tables import CELL_TABLES, Shoes
from tests.kit.stated import stating

PATIENCE_S = 120
QUIET = {"DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "critical"}


def dask(*arguments: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *arguments],
        env=os.environ | QUIET,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list["subprocess.Popen[bytes]"]]]:
    """A scheduler and two workers, each in its own process."""
    said = tmp_path / "scheduler.json"
    shared = ("--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(said))
    worker = (
        "worker",
        *shared,
        "--no-nanny",
        "--nthreads",
        "1",
        "--local-directory",
        str(tmp_path),
    )
    started = [dask("scheduler", *shared, "--port", "0"), dask(*worker), dask(*worker)]
    try:
        give_up = time.monotonic() + PATIENCE_S
        while not said.exists() or not said.read_text("utf-8"):
            assert time.monotonic() < give_up, "the scheduler did not start"
            time.sleep(0.05)
        address = json.loads(said.read_text("utf-8"))["address"]
        with Client(address) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=PATIENCE_S)
        yield address, started[1:]
    finally:
        for one in started:
            one.kill()
            one.wait()


@pytest.mark.filterwarnings("default")
def test_a_dead_worker_does_not_change_the_result(
    cluster: tuple[str, list["subprocess.Popen[bytes]"]],
) -> None:
    address, workers = cluster
    request = Request(Shoes(ShoeRules()), CELL_TABLES, 7, number=120)
    with ThreadPoolExecutor(1) as threads:
        local = run(request, threads, workers=1)

    def kill_one(done: int, total: int) -> None:
        if total // 4 < done and workers[0].poll() is None:
            workers[0].kill()

    with cluster_workers(address, 2) as (executor, number):
        assert number == 2
        assert run(request, executor, workers=2, progress=kill_one) == local
    assert workers[0].wait(PATIENCE_S) == -SIGKILL, "one worker was killed in the middle"
    assert workers[1].poll() is None


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("tcp://127.0.0.1:1", "error-cluster-unreachable"),
        ("somewhere", "error-cluster-address"),
        ("tcp://127.0.0.1:x", "error-cluster-address"),
    ],
)
def test_an_unreachable_cluster_is_refused(address: str, code: str) -> None:
    with stating(RuleError, code, address=address), cluster_workers(address, 1):
        pytest.fail("there is no such cluster")


def test_a_silent_scheduler_times_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("puntobanco.simulation.cluster.ANSWER_S", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"tcp://127.0.0.1:{mute.getsockname()[1]}"
        with stating(RuleError, "error-cluster-unreachable"), cluster_workers(address, 1):
            pytest.fail("nobody answered")
