"""A run on a Dask cluster: a thin adapter, because a run is a sum of parts that any executor adds.

A part whose worker is lost is dealt again by another; being named by its seed and its shoes, it
comes to the same.
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
"""How long a scheduler may take to be reached, and again to answer."""


@contextmanager
def cluster_workers(address: str, workers: int) -> Iterator[tuple[Executor, int]]:
    """The workers of a cluster as an executor, and how many there are.

    The address is that of a scheduler, `tcp://host:port`, or `local` for one of our own with so
    many workers; RuleError within ten seconds where none answers.
    """
    if find_spec("distributed") is None:
        raise MissingExtraError("--cluster", "cluster")
    if address != LOCAL:
        _reach(address)
    check_workers(workers)
    # By name, because the library is an extra, slow to import, and brings no types.
    distributed: Any = import_module("distributed")
    # What a run says of its cluster is one sentence; the library's own lines would drown it.
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
    """RuleError unless a scheduler is there: the library itself would wait much longer for one."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if "://" not in address or not (host and port):
        raise RuleError(fact("error-cluster-address", address=address))
    try:
        with socket.create_connection((host, port), timeout=ANSWER_S) as line:
            # A scheduler speaks first, except where the line is encrypted.
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
