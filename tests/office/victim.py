"""A follower to be killed by tests: `python -m tests.office.victim ADDRESS`."""

import sys

from puntobanco.office.follower import Follower
from puntobanco.office.schema import open_reading
from puntobanco.store import open_store

BATCH = 5
"""So small that a kill rarely falls between two batches."""

if __name__ == "__main__":
    address = sys.argv[1]
    with (
        open_store(address, readonly=True, thorough=False) as store,
        open_reading(address) as tables,
    ):
        print("ready", flush=True)
        Follower(store, tables, batch=BATCH).catch_up()
