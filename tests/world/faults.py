"""Faults during the commit of a group, and faults of the machine around it."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from puntobanco.core.errors import PuntoError
from puntobanco.store import StoreError, WriteError
from tests.world.chance import Chance
from tests.world.disk import Disk, Image, torn

if TYPE_CHECKING:
    from tests.world.process import SimulatedProcess

Call = Callable[..., Any]


class DiedError(PuntoError):
    """The process that would have continued here is dead."""


class CommitFault(Enum):
    """A fault at the next commit."""

    POWER_BEFORE = "the power fails before the commit"
    POWER_WITHIN = "the power fails within the commit"
    POWER_AFTER = "the power fails after the commit, before its answers"
    DEATH_BEFORE = "the process dies before the commit"
    DEATH_AFTER = "the process dies after the commit, before its answers"
    UNKNOWN_KEPT = "the commit is made and its outcome not heard of"
    UNKNOWN_LOST = "the commit is not made and its outcome not heard of"


class Mishap(Enum):
    """A fault between commits or around them."""

    POWER = "a power cut between commits"
    DEATH = "a death between commits"
    RESTART = "a restart"
    HANG = "a process that hangs"
    FULL = "a full disk"
    MISREAD = "a read that fails"
    LOST_KEY = "a key that is lost"
    JUMP = "a clock that jumps"
    WALLET = "a wallet with a wrong bit"
    DAMAGE = "a log that is damaged by a power cut"
    REMOVED = "a file that is removed under the house"


EVERY_FAULT = frozenset(fault.value for fault in (*CommitFault, *Mishap))


class Faults:
    """Injects faults into commits, and counts all faults."""

    def __init__(
        self,
        disk: Disk,
        *,
        cut_power: Callable[[Image], None],
        kill: Callable[["SimulatedProcess"], None],
    ) -> None:
        self._disk = disk
        self._cut_power = cut_power
        self._kill = kill
        self._armed: tuple[CommitFault, Chance] | None = None
        self._full = False
        self.met: dict[str, int] = {}
        """How often each fault happened."""

    def arm(self, fault: CommitFault, chance: Chance) -> None:
        """Set the fault of the next commit, replacing one that has not happened yet."""
        self._armed = fault, chance

    def disarm(self) -> None:
        """Cancel the fault that is due, and free the disk."""
        self._armed = None
        self.fill(full=False)

    def fill(self, *, full: bool) -> None:
        """Make the disk full from now on, or free it."""
        self._full = full
        self._disk.fill(full=full)

    def after_power_cut(self) -> None:
        """Keep a full disk full after a power cut."""
        self._disk.fill(full=self._full)

    def count(self, fault: CommitFault | Mishap) -> None:
        """Count a fault that happened."""
        self.met[fault.value] = self.met.get(fault.value, 0) + 1

    def carry_out(self, process: "SimulatedProcess", call: Call, *given: Any, **more: Any) -> Any:
        """Carry out a process's call to the store, with the fault that is due if any."""
        work = partial(call, *given, **more)
        try:
            if self._armed is None or getattr(call, "__name__", "") != "append":
                return work()
            armed, self._armed = self._armed, None
            self._meet(process, *armed, work)
        except StoreError:
            if self._full:
                process.excused = True
                self.count(Mishap.FULL)
            raise

    def _meet(
        self, process: "SimulatedProcess", fault: CommitFault, chance: Chance, append: Call
    ) -> NoReturn:
        process.excused = True
        self.count(fault)
        before = self._disk.image()
        if fault not in (
            CommitFault.POWER_BEFORE,
            CommitFault.DEATH_BEFORE,
            CommitFault.UNKNOWN_LOST,
        ):
            append()
        match fault:
            case CommitFault.POWER_WITHIN:
                self._cut_power(torn(before, self._disk.image(), chance))
            case CommitFault.POWER_BEFORE | CommitFault.POWER_AFTER:
                self._cut_power(self._disk.image())
            case CommitFault.DEATH_BEFORE | CommitFault.DEATH_AFTER:
                self._kill(process)
            case CommitFault.UNKNOWN_KEPT | CommitFault.UNKNOWN_LOST:
                raise WriteError("the connection was lost; read what the database holds now")
        raise DiedError(f"{process.name} is dead")
