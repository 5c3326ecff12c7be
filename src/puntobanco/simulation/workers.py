"""Who deals on this machine: threads, processes, or where there are neither, the caller."""

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
    """The processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_workers(workers: int) -> None:
    """RuleError for fewer workers than one, or for more than could be of any use."""
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
    """Workers on this machine; the native kernel lets threads run side by side, Python does not.

    Where the system gives fewer than asked for, those; where it gives none, the caller's own
    thread does the work. A run comes to the same with any of them.
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
    """Does what is submitted at once."""

    def submit(
        self, fn: Callable[_Given, _Found], /, *args: _Given.args, **kwargs: _Given.kwargs
    ) -> Future[_Found]:
        done: Future[_Found] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 -- the future hands it on, as every executor's
            done.set_exception(error)
        return done


def _threads(workers: int, *, least: int = 1) -> Executor | None:
    """As many threads as the system starts, or None if those are too few."""
    while workers >= least:
        executor, go, started = ThreadPoolExecutor(workers), Event(), 0
        try:
            for _ in range(workers):
                executor.submit(go.wait)  # each keeps its thread, so that all are started
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
    """Processes, or None where the system shares no semaphores or starts too few."""
    # An executor of processes needs two threads of its own, and waits for ever if it gets one.
    own = _threads(2, least=2)
    if own is None:
        return None
    own.shutdown()
    # An interrupt is for the parent, which reports what is complete.
    deaf = (signal.SIGINT, signal.SIG_IGN)
    executor: Executor | None = None
    try:
        # Looked up here, because a Python built without semaphores lacks modules that it imports.
        pool = futures.ProcessPoolExecutor
        executor = pool(workers, get_context("spawn"), signal.signal, deaf)
        for started in [executor.submit(os.getpid) for _ in range(workers)]:
            started.result()
    except (ImportError, NotImplementedError, OSError, BrokenExecutor):
        # No module, no semaphores, a /dev/shm that may not be written, no more processes.
        if executor is not None:
            executor.shutdown(cancel_futures=True)
        return None
    return executor
