"""A run on a Dask cluster: a thin adapter, because any executor can compute the parts of a run.

If a worker is lost, another deals its part again. A part is identified by its seed and shoes, so
its result is the same.
"""

import logging
import socket
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from puntobanco.core.errors import MissingExtraError, RuleError
from puntobanco.core.facts import fact
from puntobanco.simulation.workers import check_workers

LOCAL = "local"
ANSWER_S = 4.0
"""Seconds to wait for a scheduler to be reached, and again for its answer."""


@contextmanager
def cluster_workers(address: str, workers: int) -> Iterator[tuple[Executor, int]]:
    """The workers of a cluster as an executor, and their number.

    `address` is a scheduler's, `tcp://host:port`, or `local` to start one with this number of
    workers. RuleError within ten seconds if none answers.
    """
    if find_spec("distributed") is None:
        raise MissingExtraError("--cluster", "cluster")
    if address != LOCAL:
        _reach(address)
    check_workers(workers)
    # By name, because the library is an extra, slow to import, and has no types.
    distributed: Any = import_module("distributed")
    # A run reports on its cluster in one sentence; the library's own messages would hide it.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    if address == LOCAL:
        with (
            distributed.LocalCluster(
                n_workers=workers, threads_per_worker=1, dashboard_address=None
            ) as own,
            distributed.Client(own) as client,
        ):
            yield client.get_executor(), workers
        return
    with _client(distributed, address) as client:
        number = len(client.nthreads())
        if not number:
            raise RuleError(fact("error-cluster-no-workers", address=address))
        yield client.get_executor(), number


def _reach(address: str) -> None:
    """Raise RuleError unless a scheduler is there. The library itself would wait much longer."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if "://" not in address or not (host and port):
        raise RuleError(fact("error-cluster-address", address=address))
    try:
        with socket.create_connection((host, port), timeout=ANSWER_S) as line:
            # A scheduler sends the first bytes, unless the connection is encrypted.
            speaks = parts.scheme != "tcp" or line.recv(1)
    except OSError as error:
        why = error.strerror or str(error)
        raise RuleError(fact("error-cluster-unreachable", address=address, why=why)) from None
    if not speaks:
        raise RuleError(fact("error-cluster-no-scheduler", address=address))


def _client(distributed: Any, address: str) -> Any:
    try:
        return distributed.Client(address, timeout=ANSWER_S)
    except (OSError, TimeoutError) as error:
        why = str(error)
        raise RuleError(fact("error-cluster-silent", address=address, why=why)) from None
