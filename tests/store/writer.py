"""A process that appends to a log and reports acknowledged entries, made to be killed.

`python -m tests.store.writer nursery FILE` forks a writer for each line it reads, so that a hundred
kills do not cost a hundred starts. `… writer few FILE` appends a few groups and reports its end.
"""

import os
import sys
from itertools import count

from puntobanco.core.errors import PuntoError
from puntobanco.core.money import Minor
from puntobanco.store import (
    Batch,
    CommandRecord,
    EncodedEvent,
    Lease,
    LostLeaseError,
    WalletChange,
    open_store,
    sqlite,
)

GROUP = 3
FEW = 12


def a_group(head: int) -> list[Batch]:
    """Batches whose content follows from their place, so that a doubled one would show."""
    return [
        Batch(
            (EncodedEvent("table-1", "Counted", number, b"%d" % number),),
            CommandRecord(f"command-{number}", b"digest", b"%d" % number),
            (WalletChange(f"patron-{number % 7}", Minor(1)),),
        )
        for number in range(head + 1, head + 1 + GROUP)
    ]


def say(text: str) -> None:
    """Write at once, in one piece, so that output before a kill is complete."""
    os.write(1, f"{text}\n".encode())


def append_and_say(lease: Lease) -> None:
    lease.append(a_group(lease.head.sequence))
    say(f"acked {lease.head.sequence}")


def write_for_ever(url: str) -> None:
    lease = open_store(url).acquire("main", owner="writer")
    for _ in count():
        append_and_say(lease)


def nursery(url: str) -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            write_for_ever(url)
        say(f"writer {child}")
        os.waitpid(child, 0)
        say("gone")


def few(url: str) -> None:
    """Append a few groups; once a write has failed, the lease must stay unusable."""
    try:
        lease = open_store(url).acquire("main", owner="writer")
    except PuntoError as error:
        say(f"not opened: {type(error).__name__}")
        return
    try:
        for _ in range(FEW):
            append_and_say(lease)
        say("done")
    except PuntoError as error:
        say(f"stopped: {type(error).__name__}")
        try:
            append_and_say(lease)
        except LostLeaseError:
            say("over")


def careless(url: str) -> None:
    """`few` with a journal that is flushed only now and then."""
    sqlite.PRAGMAS = (("journal_mode", "wal"), ("synchronous", 1))
    few(url)


if __name__ == "__main__":
    {"nursery": nursery, "few": few, "careless": careless}[sys.argv[1]](sys.argv[2])
