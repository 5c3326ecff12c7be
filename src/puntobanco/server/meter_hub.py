"""Meters on screens: the watchers of each meter, and the views they receive when it changes."""

from collections.abc import Callable, Iterable

import msgspec

from puntobanco.core.ids import MeterId, Ms, TableId
from puntobanco.house.projection import Projection
from puntobanco.people.staff import Role
from puntobanco.progressive.state import Meter
from puntobanco.server import meter_messages, protocol
from puntobanco.server.connection import Connection
from puntobanco.server.meter_views import (
    ANSWERS_FOR_MONEY,
    RUNS_TABLES,
    meter_desk,
    meter_hands,
    meter_shown,
)
from puntobanco.words import Words


class MeterHub:
    """All meters that screens watch."""

    def __init__(
        self, durable: Projection, name: Callable[[TableId], str], now: Callable[[], Ms]
    ) -> None:
        """`name` is the name of a table on screens, `now` the time by the floor's clock."""
        self._durable = durable
        self._name = name
        self._now = now
        self.frames = 0
        """Frames put on queues, for the metrics."""
        self._watchers: dict[MeterId, set[Connection]] = {}
        self._fresh: set[MeterId] = set()

    def mark_changed(self, meter: MeterId) -> None:
        """Mark a meter as changed."""
        self._fresh.add(meter)

    def has_meter(self, meter: MeterId) -> bool:
        """Whether the house has ever opened a meter with this name."""
        return self._meter(meter).game is not None

    def all(self, words: Words) -> tuple[meter_messages.MeterShown, ...]:
        """The public view of every meter."""
        return tuple(self.shown(meter, words) for meter in self._durable.state.meters)

    def watch(self, connection: Connection, meter: MeterId) -> None:
        """Start showing a meter."""
        connection.meters.add(meter)
        self._watchers.setdefault(meter, set()).add(connection)
        self._show(meter, [connection])

    def unwatch(self, connection: Connection, meter: MeterId) -> None:
        """Stop showing a meter."""
        connection.meters.discard(meter)
        self._watchers.get(meter, set()).discard(connection)

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        for meter in tuple(connection.meters):
            self.unwatch(connection, meter)

    def flush(self) -> bool:
        """Send every changed meter to its watchers. Whether any changed."""
        fresh, self._fresh = self._fresh, set()
        for meter in fresh:
            self._show(meter, self._watchers.get(meter, ()))
        return bool(fresh)

    def _show(self, meter: MeterId, watchers: Iterable[Connection]) -> None:
        made: dict[tuple[Callable[..., object], str], str] = {}
        for connection in watchers:
            words = connection.viewer.words
            for view in self._views(connection):
                key = view, words.language
                if key not in made:
                    made[key] = msgspec.json.encode(view(meter, words)).decode()
                connection.send(made[key])
                self.frames += 1

    def _views(
        self, connection: Connection
    ) -> tuple[Callable[[MeterId, Words], protocol.ToClient], ...]:
        """The views of a meter that a viewer may see."""
        return (
            self.shown,
            *((self.hands,) if self._has_role(connection, RUNS_TABLES) else ()),
            *((self.desk,) if self._has_role(connection, ANSWERS_FOR_MONEY) else ()),
        )

    def _has_role(self, connection: Connection, roles: Iterable[Role]) -> bool:
        staff = connection.viewer.staff
        holds = self._durable.state.directory.holds
        return staff is not None and any(holds(staff, role) for role in roles)

    def _meter(self, meter: MeterId) -> Meter:
        return self._durable.state.meter(meter)

    def shown(self, meter: MeterId, words: Words) -> meter_messages.MeterShown:
        """The public view of a meter."""
        seq = self._durable.sequence
        return meter_shown(self._meter(meter), self._name, words, seq=seq, at=self._now())

    def hands(self, meter: MeterId, words: Words) -> meter_messages.MeterHands:
        """A meter's coups, for staff who run tables."""
        return meter_hands(self._meter(meter), self._name, words, seq=self._durable.sequence)

    def desk(self, meter: MeterId, words: Words) -> meter_messages.MeterDesk:
        """A meter's money, for staff who answer for it."""
        seq, directory = self._durable.sequence, self._durable.state.directory
        return meter_desk(self._meter(meter), self._name, words, seq=seq, directory=directory)
