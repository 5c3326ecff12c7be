"""Hints that a log has grown, as a database server sends them."""

import asyncio


class Bell:
    """Rung after an append; wakes all who wait."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def ring(self) -> None:
        """Wake all who wait."""
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    async def wait(self, seconds: float) -> None:
        """Wait until it rings, but no longer than `seconds`."""
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(woken)
        await asyncio.wait((woken,), timeout=seconds)
        if woken in self._waiting:
            self._waiting.remove(woken)
