"""Alarms: conditions that need a person's attention, shown in the metrics and in the log."""

import logging
from functools import partial
from typing import Literal, get_args

from puntobanco.core.facts import Fact
from puntobanco.server.metrics import ALARM, Metrics

LOG = logging.getLogger("punto.alarms")

Name = Literal[
    "lag", "queue", "storage", "clock", "follow", "reading", "away", "meters", "hold", "integrity"
]


class Alarms:
    """The alarms of a process."""

    def __init__(self, metrics: Metrics) -> None:
        self.active: dict[Name, Fact | str] = {}
        """The reason of each active alarm."""
        for name in get_args(Name):
            metrics.gauge(f"{ALARM}{name}", partial(self._raised, name))

    def _raised(self, name: Name) -> int:
        return int(name in self.active)

    def set(self, name: Name, why: Fact | str) -> None:
        """Raise an alarm, or clear it with an empty reason. Each change is logged once."""
        before = self.active.pop(name, "")
        if why:
            self.active[name] = why
        if why and not before:
            LOG.error("alarm", extra={"alarm": name, "detail": str(why)})
        if before and not why:
            LOG.warning("alarm cleared", extra={"alarm": name, "detail": str(before)})
