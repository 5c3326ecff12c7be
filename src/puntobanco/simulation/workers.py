"""Who deals: threads around the native kernel, processes around the Python twin, or a cluster."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

from puntobanco import native
from puntobanco.core.errors import RuleError
from puntobanco.native import ShoeTable
from puntobanco.simulation.kernels import path_for


def cores() -> int:
    """The processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_workers(workers: int) -> None:
    """RuleError for fewer workers than one, or for more than could be of any use."""
    most = max(8, 4 * cores())
    if not 1 <= workers <= most:
        raise RuleError(
            f"workers {workers}: expected from 1 to {most} on a machine of {cores()} cores"
        )


@contextmanager
def local_workers(workers: int, shoe: ShoeTable) -> Iterator[Executor]:
    """Workers on this machine; the native kernel lets threads run side by side, Python does not."""
    check_workers(workers)
    native_kernel = path_for(shoe) != native.PYTHON
    executor = ThreadPoolExecutor(workers) if native_kernel else _processes(workers)
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


def _processes(workers: int) -> Executor:
    """Processes, or threads that take turns where the system shares no semaphores."""
    # An interrupt is for the parent, which reports what is complete.
    deaf = (signal.SIGINT, signal.SIG_IGN)
    try:
        return ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, deaf)
    except OSError:  # a /dev/shm that may not be written, as some containers have it
        return ThreadPoolExecutor(workers)
