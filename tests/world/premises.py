"""The machines of a house: one disk, one clock, one or two processes; faults and recovery."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, NoReturn

from puntobanco.fairness.keys import KEY_BYTES, SealingKey
from puntobanco.house.ownership import address_of
from puntobanco.house.wallets import sum_logs
from puntobanco.store import Store, StoreError, UnreachableError
from tests.world.auditor import Auditor
from tests.world.bell import Bell
from tests.world.chance import DOWNTIMES, Chance
from tests.world.clock import WallClock
from tests.world.disk import PIT, Disk, Image, damaged
from tests.world.faults import Faults
from tests.world.process import SimulatedProcess, Site

_DOWN_MS = (50, 4000)


class Premises:
    """The machines of a house, their faults and their recovery."""

    def __init__(self, seed: int, folder: Path, chance: Chance) -> None:
        self._seconds = asyncio.get_running_loop().time
        self.clock = WallClock(self._seconds)
        self.disk = Disk(folder, self.clock.true_ms)
        self.faults = Faults(self.disk, cut_power=self.cut_power, kill=self.kill)
        self.auditor = Auditor(self.disk, self._seconds)
        self.processes: list[SimulatedProcess] = []
        self._leaving: list[SimulatedProcess] = []
        self.crashes = 0
        self.key = SealingKey(chance.bytes(KEY_BYTES))
        self._site = Site(seed, self.disk, self.clock, self.faults, self.auditor, Bell())
        self._shared = chance.one_in(2)
        self._started = 0
        self._downtimes = Chance(seed, DOWNTIMES)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._wrong_when_removed = False

    @property
    def size(self) -> int:
        """The normal number of processes: two if they share a database, otherwise one."""
        return 1 + self._shared

    def open(self) -> None:
        """Start every process that is missing."""
        while len(self.processes) < self.size:
            self._started += 1
            # Alone, a process always has the same name; with a shared database, one for each run.
            number = self._started
            owner = f"http://process-{number}.example#{number}" if self._shared else "house"
            process = SimulatedProcess(self._site, self._started, owner=owner, key=self.key)
            self.processes.append(process)
            process.start()

    async def close(self) -> None:
        """Close every process and cancel everything still scheduled."""
        for task in list(self._tasks):
            task.cancel()
        for process in self.processes:
            await process.close()
        self.processes.clear()

    def front(self, chance: Chance) -> SimulatedProcess | None:
        """The process that a client reaches: usually one that believes it is the owner."""
        if self.processes and chance.one_in(6):
            return chance.pick(self.processes)
        serving = [one for one in self.processes if one.pit is not None]
        serving.sort(key=lambda one: one.pit.lease.epoch if one.pit else 0)
        if len(serving) > 1 and chance.one_in(3):
            return serving[0]
        return serving[-1] if serving else None

    def at(self, address: str) -> SimulatedProcess | None:
        """The process at an address, or None."""
        return next((one for one in self.processes if address_of(one.owner) == address), None)

    # --- Faults ----------------------------------------------------------------------------

    def cut_power(self, image: Image | None = None) -> None:
        """Stop everything at once; the disk then holds `image`, or all that was written."""
        self.crashes += 1
        left = self.disk.image() if image is None else image
        for process in (*self.processes, *self._leaving):
            process.kill()
        self.processes.clear()
        self._leaving.clear()
        self.disk.cut_power(left)
        if self._wrong_when_removed:
            # The files put back contain the wrong wallet, even if it was corrected meanwhile.
            self._wrong_when_removed = False
            self.auditor.audience.wallets_wrong = True
            self._soon(self._wallets_set_right(1))
        self.faults.after_power_cut()
        self.auditor.after_power_cut()
        self._soon(self._back())

    def kill(self, process: SimulatedProcess) -> None:
        """Kill one process; the disk is not affected."""
        self.crashes += 1
        process.kill()
        # A process that is closing can be killed too.
        (self.processes if process in self.processes else self._leaving).remove(process)
        self._soon(self._back())

    def restart(self, process: SimulatedProcess) -> None:
        """Close one process and start it again."""
        self.processes.remove(process)
        self._leaving.append(process)
        self._soon(self._ended(process))

    def hang(self, process: SimulatedProcess, seconds: float) -> None:
        """Make a process hang for a while."""
        self._soon(process.hang(seconds))

    def fill(self, seconds: float) -> None:
        """Make the disk full for a while."""
        self.faults.fill(full=True)
        self._soon(self._emptied(seconds))

    def jump(self, seconds: int, back: float | None) -> None:
        """Set the clock wrong, for `back` seconds or for good."""
        self.clock.wrong_by_ms += 1000 * seconds
        if back is not None:
            self._soon(self._put_right(seconds, back))

    async def _put_right(self, seconds: int, back: float) -> None:
        await asyncio.sleep(back)
        self.clock.wrong_by_ms -= 1000 * seconds

    def lose_key(self, chance: Chance) -> None:
        """Replace the key; every process that starts from now on gets the new one."""
        self.key = SealingKey(chance.bytes(KEY_BYTES))

    def misread(self) -> None:
        """Make the next read of a wallet fail."""
        wallets = self.disk.store.wallets
        read = {name: getattr(wallets, name) for name in ("balance", "with_heads")}

        def fails(patron: str | None = None) -> NoReturn:
            for name, before in read.items():
                setattr(wallets, name, before)
            if patron is None:
                # All wallets are read when a pit is opened; its opening then fails.
                for process in self.processes:
                    process.excused = True
            raise UnreachableError(f"the wallet of {patron} cannot be read just now")

        for name in read:
            setattr(wallets, name, fails)

    def cancel_misread(self) -> None:
        """Cancel a failing read that has not happened."""
        for name in ("balance", "with_heads"):
            vars(self.disk.store.wallets).pop(name, None)

    def flip_wallet(self, chance: Chance, seconds: float) -> str:
        """Flip a bit of a wallet until it is corrected; return its patron, or "" if not done."""
        wallets = list(self.disk.store.wallets.all())
        if not wallets:
            return ""
        patron, held = chance.pick(wallets)
        wrong = held ^ (1 << chance.below(40))
        try:
            self.disk.store.wallets.correct({patron: wrong - held})
        except StoreError:
            return ""  # the disk is full, or its file removed
        self.auditor.audience.wallets_wrong = True
        self._soon(self._wallets_set_right(seconds))
        return patron

    async def _wallets_set_right(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        while self.auditor.audience.wallets_wrong:
            self.set_wallets_right()
            await asyncio.sleep(1)

    def set_wallets_right(self) -> None:
        """Correct wallets by the log, as opening with `--accept-change` does, and kill all."""
        if not self.auditor.audience.wallets_wrong:
            return
        try:
            self.disk.store.wallets.correct(sum_logs(self.disk.store).corrections)
        except StoreError:
            return  # the disk is full: it is tried again later
        self.auditor.audience.wallets_wrong = False
        for process in list(self.processes):
            process.excused = True
            self.kill(process)

    def damage_log(self, chance: Chance) -> str:
        """Cut the power, and return what a house would find if that had damaged the log.

        The house continues with the undamaged log.
        """
        left = self.disk.image()
        said = "a log that is empty"
        if left.log:
            found = self.disk.head_of(damaged(left, chance))
            said = "what would not open" if isinstance(found, str) else "what lacks nothing"
            if found != self.disk.store.head(PIT) and not isinstance(found, str):
                self.auditor.record("log", f"a damaged log opens at {found}")
        self.cut_power(left)
        return said

    def remove_file(self, seconds: float, *, log: bool) -> None:
        """Remove a file under the running house, until the files are put back."""
        if not self.disk.removed:
            # The files put back are those from before the first removal.
            self._wrong_when_removed = self.auditor.audience.wallets_wrong
        self.disk.remove(log=log)
        self._soon(self._put_back(self.disk.store, seconds))

    async def _put_back(self, removed: Store, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if self.disk.store is removed:
            self.cut_power()

    async def _back(self) -> None:
        await asyncio.sleep(self._downtimes.between(*_DOWN_MS) / 1000)
        self.open()

    async def _ended(self, process: SimulatedProcess) -> None:
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
