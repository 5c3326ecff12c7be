"""Logs as lines of JSON: when, how grave, what, and the fields that a place names.

Only the fields named here are ever written, so that no object a library attaches to a record can
carry a password or a token into a file.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import TextIO

FIELDS = (
    "address",
    "alarm",
    "detail",
    "error",
    "login",
    "method",
    "ms",
    "pit",
    "route",
    "status",
    "subject",
    "table",
)
LEVELS = ("debug", "info", "warning", "error")


class JsonLines(logging.Formatter):
    """One line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {
            "at": at,
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for field in FIELDS:
            value = getattr(record, field, None)
            if value not in (None, ""):
                line[field] = value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Have everything that is logged written as lines of JSON, by default to stderr."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # Their own words on every start and connection say nothing that ours do not.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # It warns of every request that it cannot read, which anybody may send without end.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
