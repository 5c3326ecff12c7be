"""The machines of a house: one disk, a clock, a process or two; how they fail and come back."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, NoReturn

from puntobanco.fairness.keys import KEY_BYTES, SealingKey
from puntobanco.house.ownership import address_of
from puntobanco.house.world.auditor import Auditor
from puntobanco.house.world.bell import Bell
from puntobanco.house.world.chance import DOWNTIMES, Chance
from puntobanco.house.world.clock import WallClock
from puntobanco.house.world.disk import Disk, Image
from puntobanco.house.world.faults import Faults
from puntobanco.house.world.process import Process, Site
from puntobanco.store import UnreachableError

_DOWN_MS = (50, 4000)


class Premises:
    """What a house runs on."""

    def __init__(self, seed: int, folder: Path, chance: Chance) -> None:
        self._seconds = asyncio.get_running_loop().time
        self.clock = WallClock(self._seconds)
        self.disk = Disk(folder, self.clock.true_ms)
        self.faults = Faults(self.disk, cut_power=self.cut_power, kill=self.kill)
        self.auditor = Auditor(self.disk, self._seconds)
        self.processes: list[Process] = []
        self._leaving: list[Process] = []
        self.crashes = 0
        self.key = SealingKey(chance.bytes(KEY_BYTES))
        self._site = Site(seed, self.disk, self.clock, self.faults, self.auditor, Bell())
        self._shared = chance.one_in(2)
        self._started = 0
        self._downtimes = Chance(seed, DOWNTIMES)
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def size(self) -> int:
        """How many processes there are when all is well: two on a database that they share."""
        return 1 + self._shared

    def open(self) -> None:
        """Start every process that there has to be."""
        while len(self.processes) < self.size:
            self._started += 1
            # Alone on its file a process always has one name; beside another, one for each run.
            number = self._started
            owner = f"http://process-{number}.example#{number}" if self._shared else "house"
            process = Process(self._site, self._started, owner=owner, key=self.key)
            self.processes.append(process)
            process.start()

    async def close(self) -> None:
        """End every process in good order, and everything that was still to come."""
        for task in list(self._tasks):
            task.cancel()
        for process in self.processes:
            await process.close()
        self.processes.clear()

    def front(self, chance: Chance) -> Process | None:
        """The process that a client reaches: mostly one that takes itself for the owner."""
        if self.processes and chance.one_in(6):
            return chance.pick(self.processes)
        serving = [one for one in self.processes if one.pit is not None]
        serving.sort(key=lambda one: one.pit.lease.epoch if one.pit else 0)
        if len(serving) > 1 and chance.one_in(3):
            return serving[0]
        return serving[-1] if serving else None

    def at(self, address: str) -> Process | None:
        """The process that is reached at an address, if one is."""
        return next((one for one in self.processes if address_of(one.owner) == address), None)

    # --- What goes wrong -------------------------------------------------------------------

    def cut_power(self, image: Image | None = None) -> None:
        """Let everything stop at once; the disk is what the image says, or all that was written."""
        self.crashes += 1
        left = self.disk.image() if image is None else image
        for process in (*self.processes, *self._leaving):
            process.kill()
        self.processes.clear()
        self._leaving.clear()
        self.disk.cut_power(left)
        self.faults.after_power_cut()
        self.auditor.after_power_cut()
        self._soon(self._back())

    def kill(self, process: Process) -> None:
        """Let one process die; the disk does not notice."""
        self.crashes += 1
        process.kill()
        # One that was about to end may be killed on its way out.
        (self.processes if process in self.processes else self._leaving).remove(process)
        self._soon(self._back())

    def restart(self, process: Process) -> None:
        """Let one process end in good order and start again."""
        self.processes.remove(process)
        self._leaving.append(process)
        self._soon(self._ended(process))

    def hang(self, process: Process, seconds: float) -> None:
        """Let a process stand still for a while."""
        self._soon(process.hang(seconds))

    def fill(self, seconds: float) -> None:
        """Let the disk be full for a while."""
        self.faults.fill(full=True)
        self._soon(self._emptied(seconds))

    def jump(self, seconds: int, back: float | None) -> None:
        """Put the clock wrong, for good or until it is put right again."""
        self.clock.wrong_by_ms += 1000 * seconds
        if back is not None:
            self._soon(self._put_right(seconds, back))

    async def _put_right(self, seconds: int, back: float) -> None:
        await asyncio.sleep(back)
        self.clock.wrong_by_ms -= 1000 * seconds

    def lose_key(self, chance: Chance) -> None:
        """Let every process that starts from now on find another key than the one before."""
        self.key = SealingKey(chance.bytes(KEY_BYTES))

    def misread(self) -> None:
        """Let the next look into a wallet fail."""
        wallets = self.disk.store.wallets
        read = {name: getattr(wallets, name) for name in ("balance", "with_heads")}

        def fails(patron: str | None = None) -> NoReturn:
            for name, before in read.items():
                setattr(wallets, name, before)
            raise UnreachableError(f"the wallet of {patron} cannot be read just now")

        for name in read:
            setattr(wallets, name, fails)

    async def _back(self) -> None:
        await asyncio.sleep(self._downtimes.between(*_DOWN_MS) / 1000)
        self.open()

    async def _ended(self, process: Process) -> None:
        await process.close()
        if process in self._leaving:
            self._leaving.remove(process)
        await self._back()

    async def _emptied(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.faults.fill(full=False)

    def _soon(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
