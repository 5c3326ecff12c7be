"""Configuration of a house: name, currency, profile, limits and times. Values only."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.sheets.files import Outline, house_profile
from puntobanco.sheets.profile import Profile
from puntobanco.store import Kind

NOTHING = Minor(0)

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class RateLimit:
    """A token bucket: its size, and tokens added per second."""

    burst: int
    per_s: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Rate limits and size limits."""

    address: RateLimit = RateLimit(burst=200, per_s=50)
    """Requests from one address without a session."""
    session: RateLimit = RateLimit(burst=200, per_s=50)
    """Requests of one session."""
    handshakes: RateLimit = RateLimit(burst=60, per_s=10)
    """Sockets opened from one address, or in one session."""
    guesses: RateLimit = RateLimit(burst=20, per_s=0.5)
    """Requests from one address that check a password or create a patron."""
    messages: RateLimit = RateLimit(burst=60, per_s=30)
    """Messages of one person, over all their sockets."""
    visitor_messages: RateLimit = RateLimit(burst=300, per_s=100)
    """Messages of all visitors (not signed in) from one address."""
    frames: RateLimit = RateLimit(burst=400, per_s=120)
    """Frames of any kind over one socket. Each KiB of a frame counts as one more."""
    sockets: int = 30
    """Open sockets of one person: as many as can still ping once a second."""
    visitor_sockets: int = 100
    """Open sockets of all visitors (not signed in) from one address."""
    body_bytes: int = 64 * 1024


@dataclass(frozen=True, slots=True)
class Connections:
    """Limits on connections, and timeouts for clients."""

    most: int = 10_000
    """In total; fewer if the process may not open enough file descriptors."""
    of_one_address: int = 256
    """From one address. Behind a proxy: concurrent requests and sockets of one address."""
    head_s: float = 10.0
    body_s: float = 30.0
    idle_s: int = 15
    """Seconds between two requests."""


@dataclass(frozen=True, slots=True)
class Times:
    """How long access lasts, and when it locks."""

    patron_idle_ms: int = 30 * MINUTE
    staff_idle_ms: int = 5 * MINUTE
    patron_longest_ms: int = 30 * DAY
    staff_longest_ms: int = 12 * HOUR
    failures: int = 3
    """Failures from one device or network that lock a login. Each further one locks it again."""
    failures_elsewhere: int = 20
    """The same for all networks together that the login was never used from."""
    failure_window_ms: int = 30 * MINUTE
    """Failures further apart than this do not add up, unless they already lock."""
    first_delay_ms: int = MINUTE
    """Duration of the first lock. Each further failure doubles it."""
    longest_delay_ms: int = 60 * MINUTE
    guesses_kept_ms: int = 24 * HOUR
    """How long failures are remembered once they lock, counted from the last one."""
    invite_ms: int = 3 * DAY
    approval_ms: int = 2 * MINUTE

    def idle_ms(self, kind: Kind) -> int:
        """Idle time after which a session locks."""
        return self.patron_idle_ms if kind == "patron" else self.staff_idle_ms

    def longest_ms(self, kind: Kind) -> int:
        """Maximum duration of a session."""
        return self.patron_longest_ms if kind == "patron" else self.staff_longest_ms


@dataclass(frozen=True, slots=True)
class Hashing:
    """Cost of checking a password: the second recommended option of RFC 9106."""

    passes: int = 3
    memory_kib: int = 64 * 1024
    lanes: int = 4
    at_once: int = 2
    """Concurrent checks. More of them wait, because each needs its memory and lanes."""


@cache
def default_profile() -> Profile:
    """The profile of a house that names none."""
    return house_profile("house-default")


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration of a house."""

    currency: Currency
    """The currency until the first table is opened. After that, the table's currency applies."""
    name: str = "Punto Banco"
    profile: Profile = field(default_factory=default_profile)
    """The profile in force: a jurisdiction, or house rules."""
    sheets: Mapping[str, str] = field(default_factory=dict)
    """Files of the house's own sheets, by game key."""
    listed: tuple[Outline, ...] = ()
    """The same games as lists show them, read when the house opened."""
    demonstration: bool = False
    """A demonstration: play money, and no second person for staff and cash."""
    open_registration: bool = False
    welcome_credit: Minor = NOTHING
    """Play money credited to a new patron at registration."""
    secure: bool = False
    """Whether people reach the house over TLS, directly or through a proxy."""
    proxy: str | None = None
    """Address of the only proxy that may connect, or None."""
    hosts: frozenset[str] = frozenset()
    """Host names accepted over TLS; requests for others are refused. Empty: any."""
    limits: Limits = field(default_factory=Limits)
    connections: Connections = field(default_factory=Connections)
    times: Times = field(default_factory=Times)
    hashing: Hashing = field(default_factory=Hashing)
