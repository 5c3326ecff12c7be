"""How a house is set up: what it is called, what it allows, and its limits. Values only."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.sheets.files import Outline, house_profile
from puntobanco.sheets.profile import Profile
from puntobanco.store import Kind

NOTHING = Minor(0)

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: int
    per_s: float


@dataclass(frozen=True, slots=True)
class Limits:
    """How often anybody may ask."""

    address: Rate = Rate(burst=200, per_s=50)
    """Requests of one address without a session."""
    session: Rate = Rate(burst=200, per_s=50)
    """Requests of one session."""
    handshakes: Rate = Rate(burst=60, per_s=10)
    """Sockets opened from one address, or in one session."""
    guesses: Rate = Rate(burst=20, per_s=0.5)
    """Requests from one address that try a password or make a patron."""
    messages: Rate = Rate(burst=60, per_s=30)
    """Messages of one person, over all their sockets together."""
    visitor_messages: Rate = Rate(burst=300, per_s=100)
    """Messages from one address of everybody who is not signed in."""
    frames: Rate = Rate(burst=400, per_s=120)
    """Frames of any kind over one socket; each KiB of a frame counts as one more."""
    sockets: int = 30
    """Sockets of one person at once: as many as can still ping once a second."""
    visitor_sockets: int = 100
    """Sockets from one address of everybody who is not signed in."""
    body_bytes: int = 64 * 1024


@dataclass(frozen=True, slots=True)
class Connections:
    """How many connections there may be, and how long a client may take."""

    most: int = 10_000
    """In all; fewer if there are not as many descriptors."""
    of_one_address: int = 256
    """Of one address; behind a proxy, requests and sockets at once for one address."""
    head_s: float = 10.0
    body_s: float = 30.0
    idle_s: int = 15
    """Between two requests."""


@dataclass(frozen=True, slots=True)
class Times:
    """How long access lasts, and how soon it locks."""

    patron_idle_ms: int = 30 * MINUTE
    staff_idle_ms: int = 5 * MINUTE
    patron_longest_ms: int = 30 * DAY
    staff_longest_ms: int = 12 * HOUR
    failures: int = 3
    """Wrong passwords of one login from one device or network; this one and each further locks."""
    failures_elsewhere: int = 20
    """The same from all networks together that the login was never used from."""
    failure_window_ms: int = 30 * MINUTE
    """Failures further apart do not add up, until they lock."""
    first_delay_ms: int = MINUTE
    """How long the first lock lasts; each failure after it locks for twice as long."""
    longest_delay_ms: int = 60 * MINUTE
    guesses_kept_ms: int = 24 * HOUR
    """How long failures that locked are remembered after the last."""
    invite_ms: int = 3 * DAY
    approval_ms: int = 2 * MINUTE

    def idle_ms(self, kind: Kind) -> int:
        """How long a session may lie unused before the password is asked again."""
        return self.patron_idle_ms if kind == "patron" else self.staff_idle_ms

    def longest_ms(self, kind: Kind) -> int:
        """How long a session lasts at most."""
        return self.patron_longest_ms if kind == "patron" else self.staff_longest_ms


@dataclass(frozen=True, slots=True)
class Hashing:
    """What a password costs to check: RFC 9106, its second recommended option."""

    passes: int = 3
    memory_kib: int = 64 * 1024
    lanes: int = 4
    at_once: int = 2
    """More than this many wait: each takes its memory and its lanes."""


@cache
def default_profile() -> Profile:
    """What a house lives by that names no profile."""
    return house_profile("house-default")


@dataclass(frozen=True, slots=True)
class Config:
    """A house as it was set up."""

    name: str = "Punto Banco"
    currency: Currency = DOLLARS
    """What it counts in until its first table is opened, which says so from then on."""
    profile: Profile = field(default_factory=default_profile)
    """What it lives by: a jurisdiction, or its own rules."""
    sheets: Mapping[str, str] = field(default_factory=dict)
    """The files of games of its own, by their keys."""
    listed: tuple[Outline, ...] = ()
    """Those games as a list names them, by their files as they were when the house opened."""
    demonstration: bool = False
    """Whether the house is a demonstration: play money, and no second person for staff and cash."""
    open_registration: bool = False
    welcome_credit: Minor = NOTHING
    """Play money that whoever registers is given."""
    secure: bool = False
    """Whether people reach the house over TLS, its own or a proxy's."""
    proxy: str | None = None
    """The address of the one proxy that may connect, where there is one."""
    hosts: frozenset[str] = frozenset()
    """What the house is called over TLS: a request for another host is refused. Any, if empty."""
    limits: Limits = field(default_factory=Limits)
    connections: Connections = field(default_factory=Connections)
    times: Times = field(default_factory=Times)
    hashing: Hashing = field(default_factory=Hashing)
