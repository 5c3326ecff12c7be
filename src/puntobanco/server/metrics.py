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
    f"{ALARM}NAME": "1 while the alarm of this name is raised, else 0.",
    "punto_alarms": "Alarms that are raised.",
    "punto_clock_skew_seconds": "How far our clock is ahead of the database's.",
    "punto_clock_steps_total": "Times that the clock of this machine was put forward or back.",
    "punto_command_seconds": "From a command's arrival until its answer, which is durable.",
    "punto_commands_total": "Commands that were answered, by kind; refused ones among them.",
    "punto_connections": "Connections that are open, sockets among them.",
    "punto_connections_refused_total": "Connections that were closed at once: there were too many.",
    "punto_entries_behind": "Entries that a process without the tables has yet to read.",
    "punto_floor_running": "1 while the tables are run, 0 once that has failed.",
    "punto_frames_total": "Frames that were put on the queues of clients.",
    "punto_loop_lag_seconds": "How late the loop was when it was last looked at.",
    "punto_pit_owned": "1 while this process has the tables, 0 while another has them.",
    "punto_pit_running": "1 until the pit has stopped, then 0.",
    "punto_pit_waiting": "Commands that wait for the disk.",
    "punto_rate_limited_total": "Requests that came too fast and were turned away.",
    "punto_refusals_total": "Commands that were refused, by code.",
    "punto_request_seconds": "From a request's arrival until its answer.",
    "punto_requests_total": "Requests that were answered, by status.",
    "punto_socket_frames_total": "Frames that clients sent over sockets and that were parsed.",
    "punto_socket_pauses_total": "Times that a socket was not read because it had sent too much.",
    "punto_sockets": "Clients that have a socket open.",
    "punto_storage_free_bytes": "What is free where the house keeps its data, where least is.",
    "punto_watched_sockets": "Sockets that end with the session of whoever has them.",
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
