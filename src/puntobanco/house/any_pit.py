"""What an owned pit (`pit.py`) and a pit as one process has it (`presence.py`) have in common."""

import asyncio
from typing import Protocol

from puntobanco.core.ids import MeterId, PitId, TableId
from puntobanco.house.messages import Answer, PitCommand
from puntobanco.house.pit_state import PitState
from puntobanco.house.projection import Projection
from puntobanco.house.shoes import LiveShoes
from puntobanco.progressive.state import Meter
from puntobanco.table.state import Table


class AnyPit(Protocol):
    """A pit to read, and to send commands to."""

    id: PitId
    durable: Projection
    """What is durable of it."""

    @property
    def state(self) -> PitState:
        """The state that the next command is decided on; it may be ahead of what is durable."""
        ...

    @property
    def shoes(self) -> LiveShoes:
        """The live shoes, which only an owner has."""
        ...

    def table(self, table: TableId) -> Table:
        """A table in the current state."""
        ...

    def meter(self, meter: MeterId) -> Meter:
        """A meter in the current state."""
        ...

    def submit(self, sent: PitCommand) -> "asyncio.Future[Answer]":
        """Decide a command now, in the order of calls; return its durable answer as a future."""
        ...

    def earlier_answer(self, sent: PitCommand) -> "asyncio.Future[Answer] | None":
        """The answer to a command that was sent before; None if it would be carried out now."""
        ...
