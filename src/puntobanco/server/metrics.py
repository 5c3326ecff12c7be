"""Metrics for a monitoring system, in Prometheus' text format.

Written here instead of using a client library: a dozen metrics need no registry of collectors, and
a dependency less needs no updates.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Mapping
from itertools import accumulate

BUCKETS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"

Labels = tuple[tuple[str, str], ...]

ALARM = "punto_alarm_"
FIGURES = {
    f"{ALARM}NAME": "1 while this alarm is raised, else 0.",
    "punto_alarms": "Raised alarms.",
    "punto_clock_skew_seconds": "Seconds by which this machine's clock is ahead of the database's.",
    "punto_clock_steps_total": "Jumps of this machine's clock, forward or back.",
    "punto_command_seconds": "Seconds from receiving a command to its durable acknowledgement.",
    "punto_commands_total": "Commands answered, by kind, including refused ones.",
    "punto_connections": "Open connections, including sockets.",
    "punto_connections_refused_total": "Connections closed at once because too many were open.",
    "punto_entries_behind": "Log entries that a standby has not read yet.",
    "punto_floor_running": "1 while the tables run, 0 after a failure.",
    "punto_frames_total": "Frames queued for clients.",
    "punto_loop_lag_seconds": "Seconds by which the event loop was late at the last check.",
    "punto_pit_owned": "1 while this process owns the tables, 0 while another does.",
    "punto_pit_running": "1 until the pit has stopped, then 0.",
    "punto_pit_waiting": "Commands waiting for the disk.",
    "punto_rate_limited_total": "Requests rejected by the rate limit.",
    "punto_refusals_total": "Commands refused, by code.",
    "punto_request_seconds": "Seconds from receiving a request to its answer.",
    "punto_requests_total": "Requests answered, by status.",
    "punto_socket_frames_total": "Frames received over sockets and parsed.",
    "punto_socket_pauses_total": "Pauses in reading a socket because its client sent too much.",
    "punto_sockets": "Clients with an open socket.",
    "punto_storage_free_bytes": "Free bytes on the fullest disk that the house writes to.",
    "punto_watched_sockets": "Sockets that close when their session ends.",
}
"""Every metric and its help text, for scrapers and for the documentation."""


class Metrics:
    """Counters, gauges and histograms. Names and labels never come from clients."""

    def __init__(self, about: Mapping[str, str] = FIGURES) -> None:
        self._about = about
        self._counters: dict[str, dict[Labels, int]] = defaultdict(lambda: defaultdict(int))
        self._gauges: dict[str, Callable[[], float]] = {}
        self._times: dict[str, list[int]] = {}
        self._sums: dict[str, float] = defaultdict(float)

    def count(self, name: str, **labels: str) -> None:
        """Increment a counter."""
        self._counters[name][tuple(sorted(labels.items()))] += 1

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Register a gauge, which is read at each scrape."""
        self._gauges[name] = read

    def observe(self, name: str, seconds: float) -> None:
        """Record a duration."""
        counts = self._times.setdefault(name, [0] * (len(BUCKETS_S) + 1))
        counts[bisect_left(BUCKETS_S, seconds)] += 1
        self._sums[name] += seconds

    def text(self) -> str:
        """All metrics in the text format."""
        lines: list[str] = []
        for name, by_labels in sorted(self._counters.items()):
            lines += self._head(name, "counter")
            for labels, value in sorted(by_labels.items()):
                lines.append(f"{name}{_written(labels)} {value}")
        for name, read in sorted(self._gauges.items()):
            # A registered figure named `_total` only grows, so it is exposed as a counter.
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [*self._head(name, kind), f"{name} {_exact(read())}"]
        for name, counts in sorted(self._times.items()):
            lines += self._head(name, "histogram")
            bounds = [*(f"{bound:g}" for bound in BUCKETS_S), "+Inf"]
            for bound, total in zip(bounds, accumulate(counts), strict=True):
                lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"{name}_sum {_exact(self._sums[name])}", f"{name}_count {sum(counts)}"]
        return "\n".join(lines) + "\n"

    def _head(self, name: str, kind: str) -> tuple[str, str]:
        said = self._about[f"{ALARM}NAME" if name.startswith(ALARM) else name]
        return f"# HELP {name} {said}", f"# TYPE {name} {kind}"


def _exact(value: float) -> str:
    """A figure with all its digits. A rounded total would stay constant and then jump.

    >>> _exact(12_345_678), _exact(0.01)
    ('12345678', '0.01')
    """
    return f"{value:.15g}"


def _written(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{key}="{_escaped(value)}"' for key, value in labels) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
