"""Rate limits: a token bucket for each address, session and person."""

import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeVar

from puntobanco.server.access.identity import Subject
from puntobanco.server.config import Connections, Limits, RateLimit
from puntobanco.server.peer import network_of

T = TypeVar("T")

Who = Subject | str
"""A signed-in person on any number of devices, or the network of visitors."""

MOST_BUCKETS = 20_000


class Bucket:
    """One token bucket."""

    __slots__ = ("_at", "_left", "_rate", "_seconds")

    def __init__(self, rate: RateLimit, seconds: Callable[[], float]) -> None:
        self._rate = rate
        self._seconds = seconds
        self._left, self._at = float(rate.burst), seconds()

    def wait(self, tokens: float = 1) -> int:
        """Take tokens. 0 if there were enough, or the seconds until there are."""
        now = self._seconds()
        left = min(float(self._rate.burst), self._left + (now - self._at) * self._rate.per_s)
        taken = left >= tokens
        self._left, self._at = left - (tokens if taken else 0), now
        return 0 if taken else max(1, math.ceil((tokens - left) / self._rate.per_s))


class Buckets:
    """Token buckets with the same rate, by user. The least recently used is dropped first."""

    def __init__(
        self, rate: RateLimit, seconds: Callable[[], float], *, most: int = MOST_BUCKETS
    ) -> None:
        self._rate = rate
        self._seconds = seconds
        self._most = most
        self._buckets: OrderedDict[Who | bytes, Bucket] = OrderedDict()

    def wait(self, who: Who | bytes) -> int:
        """Take a token. 0 if there was one, or the seconds until there is."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._seconds)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.wait()


class Limiter:
    """All rate limits of a house. A known session has its own buckets, not those of its address."""

    def __init__(
        self, limits: Limits, connections: Connections, seconds: Callable[[], float]
    ) -> None:
        self._address = Buckets(limits.address, seconds)
        self._session = Buckets(limits.session, seconds)
        self._handshakes = Buckets(limits.handshakes, seconds)
        self._guesses = Buckets(limits.guesses, seconds)
        self._messages = Buckets(limits.messages, seconds)
        self._visitor_messages = Buckets(limits.visitor_messages, seconds)
        self._limits = limits
        self._open: Counter[Who] = Counter()
        self._connections = connections
        self._at_once: Counter[str] = Counter()

    def wait_for_request(self, address: str, session: bytes | None) -> int:
        """Seconds that a request must wait."""
        if session is not None:
            return self._session.wait(session)
        return self._address.wait(network_of(address))

    def wait_for_handshake(self, address: str, session: bytes | None) -> int:
        """Seconds that a socket must wait before it may open."""
        return self._handshakes.wait(session or network_of(address))

    def wait_for_attempt(self, address: str) -> int:
        """Seconds that another password attempt must wait."""
        return self._guesses.wait(network_of(address))

    def wait_for_message(self, who: Who) -> int:
        """Seconds that another message must wait, over any socket."""
        known = isinstance(who, Subject)
        return (self._messages if known else self._visitor_messages).wait(who)

    def socket(self, who: Who) -> AbstractContextManager[bool]:
        """Count a socket during the context. False if there are too many."""
        limits = self._limits
        most = limits.sockets if isinstance(who, Subject) else limits.visitor_sockets
        return _one_more(self._open, who, most)

    def at_once(self, address: str) -> AbstractContextManager[bool]:
        """Count a request or socket during the context. False if the address has too many."""
        return _one_more(self._at_once, network_of(address), self._connections.of_one_address)


@contextmanager
def _one_more(counts: Counter[T], who: T, most: int) -> Iterator[bool]:
    """Count one more for `who` during the context. False if there are already `most`."""
    if counts[who] >= most:
        yield False
        return
    counts[who] += 1
    try:
        yield True
    finally:
        counts[who] -= 1
        if not counts[who]:
            del counts[who]
