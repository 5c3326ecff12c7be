"""What is durable of a pit: the state, the last entry, and who is told of each change.

A process has one for its pit. The owner advances it after every commit, and whoever follows the
log after every entry read; so screens continue from it across a change of owner.
"""

from collections.abc import Callable
from dataclasses import dataclass

from puntobanco.core.ids import Ms
from puntobanco.house.join import StreamEvent
from puntobanco.house.pit_state import PitState


@dataclass(frozen=True, slots=True)
class PublishedEvents:
    """The durable events of one command, as listeners get them."""

    first: int
    at: Ms
    events: tuple[StreamEvent, ...]
    state: PitState
    """The state after them."""


class Projection:
    """The state of a pit as far as it is durable, and its listeners."""

    def __init__(self, state: PitState, sequence: int) -> None:
        self.state = state
        self.sequence = sequence
        """The last entry in the state."""
        self.listeners: list[Callable[[PublishedEvents], None]] = []

    def advance(self, published: PublishedEvents) -> None:
        """Take in the next durable events, then tell the listeners."""
        self.state = published.state
        self.sequence = published.first + len(published.events) - 1
        for listener in self.listeners:
            listener(published)
