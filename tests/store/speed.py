"""Measure the speed of the store: `python -m tests.store.speed`, or `… speed postgresql`.

Figures are the best of several runs, next to the cost of a flush on the same disk.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import perf_counter

from puntobanco.core.money import Minor
from puntobanco.store import (
    Batch,
    CommandRecord,
    EncodedEvent,
    Lease,
    Store,
    WalletChange,
    open_store,
)
from tests.kit.postgres import cluster

GROUP = 100
GROUPS = 20
PAYLOAD = bytes(200)
# Ids spread over their whole range are the hardest to keep in order.
_ids = (f"{number * 0x9E3779B97F4A7C15 % 2**64:016x}" for number in count(1))


def a_batch(number: int, *, events: int, command: bool, wallet: bool) -> Batch:
    return Batch(
        tuple(EncodedEvent("table-1", "WagerPlaced", number, PAYLOAD) for _ in range(events)),
        CommandRecord(next(_ids), bytes(32), bytes(50)) if command else None,
        (WalletChange(f"patron-{number % 50}", Minor(5)),) if wallet else (),
    )


def best_rate(work: Callable[[], object], pieces: int, runs: int = 7) -> float:
    def seconds() -> float:
        start = perf_counter()
        work()
        return perf_counter() - start

    return pieces / min(seconds() for _ in range(runs))


def show_appends(lease: Lease) -> None:
    for name, events, command, wallet in (
        ("events alone", 1, False, False),
        ("commands of one event", 1, True, False),
        ("commands of three events", 3, True, False),
        ("commands of one event, each with a wallet", 1, True, True),
    ):

        def groups(events: int = events, command: bool = command, wallet: bool = wallet) -> None:
            for _ in range(GROUPS):
                lease.append(
                    [
                        a_batch(number, events=events, command=command, wallet=wallet)
                        for number in range(GROUP)
                    ]
                )

        rate = best_rate(groups, GROUPS * GROUP * events)
        print(f"groups of {GROUP}, {name}: {rate:,.0f} events/s")


def show_milliseconds(name: str, work: Callable[[], object], runs: int = 400) -> None:
    def milliseconds() -> float:
        start = perf_counter()
        work()
        return (perf_counter() - start) * 1000

    times = sorted(milliseconds() for _ in range(runs))
    print(f"{name}: median {times[runs // 2]:.2f} ms, p99 {times[runs * 99 // 100]:.2f} ms")


def show_reads(store: Store) -> None:
    length = store.head("main").sequence
    reading = best_rate(lambda: sum(1 for _ in store.read("main")), length, 4)
    print(f"reading {length} entries: {reading:,.0f} entries/s")
    print(f"proving them: {best_rate(lambda: store.verify('main'), length, 3):,.0f} entries/s")


def show(url: str) -> None:
    with open_store(url) as store, store.acquire("main", owner="speed", seconds=600) as lease:
        show_appends(lease)
        one = [a_batch(1, events=1, command=False, wallet=False)]
        show_milliseconds("one event by itself", lambda: lease.append(one))
        show_reads(store)


@contextmanager
def a_place(engine: str) -> Iterator[str]:
    if engine == "postgresql":
        with cluster(on_disk=True) as server:
            yield server.new_url()
        return
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        handle = os.open(Path(folder) / "flushed", os.O_CREAT | os.O_RDWR)
        flush = (lambda: os.write(handle, bytes(8192)), lambda: os.fdatasync(handle))
        show_milliseconds("a flush of 8 kB", lambda: [step() for step in flush])
        os.close(handle)
        yield f"sqlite:///{folder}/house.db"


if __name__ == "__main__":
    with a_place(sys.argv[1] if len(sys.argv) > 1 else "sqlite") as url:
        show(url)
