"""The other processes of a house: which are running, and their addresses."""

import asyncio
import logging
from collections.abc import Callable

from puntobanco.core.facts import Fact, fact
from puntobanco.store import Store, StoreError

LOG = logging.getLogger("punto.peers")
REPORT_S = 2.0
"""Seconds between two reports that a process is running."""


class Peers:
    """Reports that this process is running, and finds the others."""

    def __init__(self, store: Store, *, owner: str, address: str, others: list[str]) -> None:
        self._store = store
        self._owner = owner
        self._address = address
        self._others = others
        """Updated in place, because others hold a reference to it."""
        self._twins: dict[str, int] | None = None
        """Processes with our address that were there before us, and when they were last seen."""

    async def report_forever(self, clash: Callable[[Fact], None]) -> None:
        """Report periodically. `clash` is called if another process has the same address."""
        while True:
            try:
                twin = await asyncio.to_thread(self._report)
                if twin:
                    clash(fact("serve-address-taken", address=self._address, process=twin))
            except StoreError as error:
                LOG.warning("cannot read the list of processes", extra={"detail": str(error)})
            await asyncio.sleep(REPORT_S)

    def _report(self) -> str:
        """The name of another running process with our address, or an empty string."""
        self._store.processes.report(self._owner, address=self._address)
        found = self._store.processes.others(self._owner)
        self._others[:] = sorted({one.address for one in found} - {self._address})
        # A process seen again is alive; one that is not may be ourselves before a restart. The
        # later process gives way, so that a misconfigured process cannot take the house down.
        same = {one.owner: one.seen_ms for one in found if one.address == self._address}
        if self._twins is None:
            self._twins = same
        alive = [owner for owner, at in self._twins.items() if same.get(owner, 0) > at]
        return alive[0] if alive else ""

    async def leave(self) -> None:
        """Report that this process has stopped."""
        try:
            await asyncio.to_thread(self._store.processes.deregister, self._owner)
        except StoreError as error:
            LOG.warning("cannot leave the list of processes", extra={"detail": str(error)})
