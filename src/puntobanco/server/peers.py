"""The other processes of a house: who runs beside this one, and where each is reached."""

import asyncio
import logging
from collections.abc import Callable

from puntobanco.store import Store, StoreError

LOG = logging.getLogger("punto.peers")
SEEN_S = 2.0
"""How often a process says that it runs."""


class Peers:
    """Says that this process runs, and learns of those that do."""

    def __init__(self, store: Store, *, owner: str, address: str, others: list[str]) -> None:
        self._store = store
        self._owner = owner
        self._address = address
        self._others = others
        """Kept up to date in place, for whoever looks at it."""
        self._twins: dict[str, int] | None = None
        """Processes of our address that were there before us, by when they were last seen."""

    async def look_after(self, clash: Callable[[str], None]) -> None:
        """Say so every while; `clash` is called where another process has the same address."""
        while True:
            try:
                twin = await asyncio.to_thread(self._look)
                if twin:
                    clash(
                        f"--address {self._address}: another process, {twin}, says that it is "
                        "reached there; expected an address for each"
                    )
            except StoreError as error:
                LOG.warning("the others cannot be seen", extra={"detail": str(error)})
            await asyncio.sleep(SEEN_S)

    def _look(self) -> str:
        """The name of a process that runs under our address, where there is one."""
        self._store.processes.seen(self._owner, address=self._address)
        found = self._store.processes.others(self._owner)
        self._others[:] = sorted({one.address for one in found} - {self._address})
        # One that is seen again is alive; one that is not may be ourselves before a restart.
        # Whoever came later goes: no house is taken down by another that is set up wrongly.
        same = {one.owner: one.seen_ms for one in found if one.address == self._address}
        if self._twins is None:
            self._twins = same
        alive = [owner for owner, at in self._twins.items() if same.get(owner, 0) > at]
        return alive[0] if alive else ""

    async def leave(self) -> None:
        """Say that this process runs no more."""
        try:
            await asyncio.to_thread(self._store.processes.left, self._owner)
        except StoreError as error:
            LOG.warning("the others cannot be told", extra={"detail": str(error)})
