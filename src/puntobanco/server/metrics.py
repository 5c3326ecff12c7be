"""Figures for a monitoring system, in Prometheus' text format.

A page of our own instead of a client library: a dozen figures need no registry of collectors, and
what is not installed needs no update.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from itertools import accumulate

BUCKETS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"

Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Counters, gauges and times. Names and labels are ours, never a client's."""

    def __init__(self) -> None:
        self._counters: dict[str, dict[Labels, int]] = defaultdict(lambda: defaultdict(int))
        self._gauges: dict[str, Callable[[], float]] = {}
        self._times: dict[str, list[int]] = {}
        self._sums: dict[str, float] = defaultdict(float)

    def count(self, name: str, **labels: str) -> None:
        """One more of something."""
        self._counters[name][tuple(sorted(labels.items()))] += 1

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """A figure that is read when somebody asks."""
        self._gauges[name] = read

    def observe(self, name: str, seconds: float) -> None:
        """How long something took."""
        counts = self._times.setdefault(name, [0] * (len(BUCKETS_S) + 1))
        counts[bisect_left(BUCKETS_S, seconds)] += 1
        self._sums[name] += seconds

    def text(self) -> str:
        """Everything, as it is scraped."""
        lines: list[str] = []
        for name, by_labels in sorted(self._counters.items()):
            lines.append(f"# TYPE {name} counter")
            for labels, value in sorted(by_labels.items()):
                lines.append(f"{name}{_written(labels)} {value}")
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {read():g}"]
        for name, counts in sorted(self._times.items()):
            lines.append(f"# TYPE {name} histogram")
            bounds = [*(f"{bound:g}" for bound in BUCKETS_S), "+Inf"]
            for bound, total in zip(bounds, accumulate(counts), strict=True):
                lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"{name}_sum {self._sums[name]:g}", f"{name}_count {sum(counts)}"]
        return "\n".join(lines) + "\n"


def _written(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{key}="{_escaped(value)}"' for key, value in labels) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
