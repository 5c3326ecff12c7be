"""The listening socket. Counts connections from accept to close.

A client with too many connections is refused at once, before a TLS handshake and before a byte is
read. Some file descriptors are reserved for the database, the data folder and verifications.
"""

import errno
import logging
import os
import resource
import socket
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any

from puntobanco.server.config import Connections
from puntobanco.server.metrics import Metrics
from puntobanco.server.peer import network_of

LOG = logging.getLogger("punto.connections")

MOST_FILES = 65_536
"""File descriptors that the process requests at its start."""
RESERVED = 128
"""File descriptors reserved from clients; a quarter of all, if there are few."""
MOST_REFUSED_AT_ONCE = 256
"""Refusals in a row before other tasks get a turn."""
LOG_AGAIN_S = 60.0
NO_DESCRIPTOR = (errno.EMFILE, errno.ENFILE)


def allow_files() -> None:
    """Raise the soft limit on file descriptors. Each connection needs one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections(wanted: int) -> int:
    """The limit on connections: `wanted`, or fewer if file descriptors are short."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    return min(wanted, soft - min(RESERVED, soft // 4))


class ReportingSocket(socket.socket):
    """A connection that reports when it is closed."""

    on_close: Callable[[], None] | None = None

    def close(self) -> None:
        """Close the connection and report it."""
        said, self.on_close = self.on_close, None
        super().close()
        if said is not None:
            said()


class Listener(socket.socket):
    """A listening socket that refuses clients with too many connections."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self._limits = Connections()
        self._most = most_connections(self._limits.most)
        self._proxy: str | None = None
        self._metrics: Metrics | None = None
        self._open: Counter[str] = Counter()
        self._spare = os.open(os.devnull, os.O_RDONLY)
        self._last_logged: dict[str, float] = {}
        self._out_of_files = False

    def limit(self, limits: Connections, proxy: str | None, metrics: Metrics) -> None:
        """Apply these limits. The proxy's own address is exempt from the limit per address."""
        self._limits, self._proxy, self._metrics = limits, proxy, metrics
        self._most = most_connections(limits.most)
        metrics.gauge("punto_connections", self._open.total)

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection within the limits. Others are closed."""
        for _ in range(MOST_REFUSED_AT_ONCE):
            try:
                made, address = super().accept()
            except OSError as error:
                if error.errno not in NO_DESCRIPTOR:
                    raise
                self._refuse_one(error)
                continue
            network = network_of(address[0])
            why = self._refusal_reason(address[0], network)
            if not why:
                return self._count(made, network), address
            made.close()
            self._refused(why, address[0])
        raise BlockingIOError

    def close(self) -> None:
        """Stop listening."""
        super().close()
        if self._spare >= 0:
            os.close(self._spare)
            self._spare = -1

    def _refusal_reason(self, address: str, network: str) -> str:
        if self._open.total() >= self._most:
            return "too many connections"
        if address != self._proxy and self._open[network] >= self._limits.of_one_address:
            return "too many connections from one address"
        return ""

    def _count(self, made: socket.socket, network: str) -> socket.socket:
        kept = ReportingSocket(made.family, made.type, made.proto, made.detach())
        self._open[network] += 1
        kept.on_close = lambda: self._connection_closed(network)
        return kept

    def _connection_closed(self, network: str) -> None:
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]

    def _refuse_one(self, error: OSError) -> None:
        """Use the spare descriptor to close one connection, so that it does not wait forever."""
        if self._spare < 0:
            # Raise the error every other time: asyncio then stops accepting for a second.
            # BlockingIOError in between ends its accept loop.
            self._out_of_files = not self._out_of_files
            raise error if self._out_of_files else BlockingIOError
        os.close(self._spare)
        self._spare = -1
        try:
            made, address = super().accept()
            made.close()
            self._refused("out of file descriptors", address[0])
        finally:
            self._spare = _spare_or_none()

    def _refused(self, why: str, address: str) -> None:
        if self._metrics is not None:
            self._metrics.count("punto_connections_refused_total")
        self.log_refusal(why, address)

    def log_refusal(self, why: str, address: str = "") -> None:
        """Log a refusal, at most once a minute per reason."""
        now = monotonic()
        if now - self._last_logged.get(why, -LOG_AGAIN_S) >= LOG_AGAIN_S:
            self._last_logged[why] = now
            LOG.warning("connection refused", extra={"detail": why, "address": address})


def _spare_or_none() -> int:
    try:
        return os.open(os.devnull, os.O_RDONLY)
    except OSError:
        return -1
