"""The fields of log calls in the program: those that no log line would contain are collected.

Calls are checked even if their level is off, so that a test need not turn logging on.
"""

import logging
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from puntobanco.server.logs import FIELDS

_UNWRITTEN: list[str] = []


def check_calls() -> None:
    """Check every log call of the program from now on."""
    for name in ("debug", "info", "warning", "error", "exception", "critical"):
        setattr(logging.Logger, name, _checked(getattr(logging.Logger, name)))


def take_unwritten() -> list[str]:
    """The logger, message and field of each field not in `FIELDS`, since the last call."""
    found = list(_UNWRITTEN)
    del _UNWRITTEN[: len(found)]
    return found


def _checked(method: Callable[..., None]) -> Callable[..., None]:
    @wraps(method)
    def checked(
        logger: logging.Logger,
        message: object,
        *values: object,
        extra: Mapping[str, object] | None = None,
        **named: Any,
    ) -> None:
        if logger.name.startswith("punto"):
            unknown = sorted(set(extra or ()) - set(FIELDS))
            _UNWRITTEN.extend(f"{logger.name}: {message}: {field}" for field in unknown)
        method(logger, message, *values, extra=extra, **named)

    return checked
