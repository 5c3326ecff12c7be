"""Workers on this machine: threads or processes, or the calling thread if neither is possible."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent import futures
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from threading import Event
from typing import ParamSpec, TypeVar

from puntobanco import native
from puntobanco.core.arguments import Argument, argument
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.native import ShoeTable
from puntobanco.simulation.kernels import path_for

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")


def cores() -> int:
    """The number of processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_workers(workers: int) -> None:
    """Raise RuleError for fewer workers than one, or for more than are useful."""
    most = max(8, 4 * cores())
    if not 1 <= workers <= most:
        raise RuleError(
            fact(
                "error-workers",
                argument=argument(Argument.WORKERS),
                value=workers,
                most=most,
                cores=cores(),
            )
        )


@contextmanager
def local_workers(workers: int, shoe: ShoeTable) -> Iterator[Executor]:
    """Workers on this machine: threads for the native kernel, processes for Python.

    If the system provides fewer than requested, those are used; if none, the calling thread does
    the work. The result of a run is the same in each case.
    """
    check_workers(workers)
    executor: Executor | None = None
    if path_for(shoe) == native.PYTHON:
        executor = _processes(workers)
    executor = executor or _threads(workers) or _Serial()
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


class _Serial(Executor):
    """Runs what is submitted immediately."""

    def submit(
        self, fn: Callable[_Given, _Found], /, *args: _Given.args, **kwargs: _Given.kwargs
    ) -> Future[_Found]:
        done: Future[_Found] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 -- the future passes it on, as in every executor
            done.set_exception(error)
        return done


def _threads(workers: int, *, least: int = 1) -> Executor | None:
    """As many threads as the system starts, or None if those are too few."""
    while workers >= least:
        executor, go, started = ThreadPoolExecutor(workers), Event(), 0
        try:
            for _ in range(workers):
                executor.submit(go.wait)  # each occupies its thread, so that all are started
                started += 1
        except RuntimeError:  # can't start new thread
            workers = started
        else:
            return executor
        finally:
            go.set()
        executor.shutdown()
    return None


def _processes(workers: int) -> Executor | None:
    """Processes, or None if the system has no shared semaphores or starts too few."""
    # A process executor needs two threads of its own, and waits for ever if it gets only one.
    own = _threads(2, least=2)
    if own is None:
        return None
    own.shutdown()
    # An interrupt is handled by the parent, which reports what is complete.
    deaf = (signal.SIGINT, signal.SIG_IGN)
    executor: Executor | None = None
    try:
        # Looked up here, because a Python built without semaphores lacks modules that it imports.
        pool = futures.ProcessPoolExecutor
        executor = pool(workers, get_context("spawn"), signal.signal, deaf)
        for started in [executor.submit(os.getpid) for _ in range(workers)]:
            started.result()
    except (ImportError, NotImplementedError, OSError, BrokenExecutor):
        # No module, no semaphores, no writable /dev/shm, or no more processes.
        if executor is not None:
            executor.shutdown(cancel_futures=True)
        return None
    return executor
