"""The objects that handlers work with, created once for each running house."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic

from puntobanco.core.facts import fact
from puntobanco.core.ids import Ms
from puntobanco.house.custody import CustodyError
from puntobanco.house.pit import PitStoppedError
from puntobanco.house.presence import ElsewhereError, Presence
from puntobanco.people.commands import AdoptProfile, OpenHouse
from puntobanco.server.access.access import Access
from puntobanco.server.access.allowed import ALLOWED, Allowed
from puntobanco.server.config import Config
from puntobanco.server.desk import Desk
from puntobanco.server.limits import Limiter
from puntobanco.server.metrics import Metrics
from puntobanco.server.office.office import Office
from puntobanco.store import Store


@dataclass(slots=True)
class Services:
    """A running house, as its handlers see it."""

    store: Store
    pit: Presence
    clock: Callable[[], Ms]
    config: Config
    access: Access
    metrics: Metrics
    limiter: Limiter
    desk: Desk
    office: Office
    allowed: Mapping[str, Allowed]
    seconds: Callable[[], float]
    """A monotonic clock."""
    on_close: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """Called before the house closes, to say goodbye to connected clients."""
    others: list[str] = field(default_factory=list)
    """Addresses of the other processes of the house while they run."""
    owner_tasks: list[Callable[[], Awaitable[None]]] = field(default_factory=list)
    """Called whenever this process becomes the owner, at its start or later."""

    @property
    def other_addresses(self) -> tuple[str, ...]:
        """Addresses a page may connect to: the other processes, and the current owner."""
        owner = self.pit.owner
        return tuple(self.others) if owner in ("", *self.others) else (owner, *self.others)

    async def open_house(self) -> None:
        """Log whether this is a demonstration. CustodyError if the log says otherwise."""
        opened, asked = self.pit.state.directory.demonstration, self.config.demonstration
        if opened is None:
            await self.desk.people(OpenHouse(demonstration=asked), by=None)
        elif opened != asked:
            raise CustodyError(fact("opened-as-demonstration" if opened else "opened-as-house"))

    async def adopt_profile(self) -> None:
        """Log the configured profile's rules, if they differ from those in force."""
        rules = self.config.profile.rules
        if self.pit.state.directory.rules != rules:
            await self.desk.people(AdoptProfile(rules=rules), by=None)

    async def run_owner_tasks(self) -> None:
        """Run the owner's duties. If ownership is lost meanwhile, the next owner runs them."""
        with suppress(ElsewhereError, PitStoppedError):
            for duty in self.owner_tasks:
                if self.pit.owned:
                    await duty()

    async def call_on_close(self) -> None:
        """Call `on_close` before the house closes."""
        for words in self.on_close:
            await words()


def services_of(
    store: Store,
    pit: Presence,
    clock: Callable[[], Ms],
    config: Config,
    *,
    seconds: Callable[[], float] = monotonic,
) -> Services:
    """The services of a pit. `seconds` is a monotonic clock."""
    metrics = Metrics()
    access = Access(store, pit, clock, config)
    metrics.gauge("punto_watched_sockets", lambda: len(access.endings))
    metrics.gauge("punto_pit_waiting", lambda: pit.waiting)
    metrics.gauge("punto_pit_owned", lambda: int(pit.owned))
    metrics.gauge("punto_pit_running", lambda: 0 if pit.stopped else 1)
    return Services(
        store=store,
        pit=pit,
        clock=clock,
        config=config,
        access=access,
        metrics=metrics,
        limiter=Limiter(config.limits, config.connections, seconds),
        desk=Desk(pit, access.approvals, metrics, seconds, config.currency),
        office=Office(store, pit, clock),
        allowed=ALLOWED,
        seconds=seconds,
    )
