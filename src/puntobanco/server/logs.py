"""Logs as JSON lines: time, level, message, and named fields.

Only the fields listed here are written, so an object that a library attaches to a record cannot
leak a password or a token.
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
    "patron",
    "route",
    "status",
    "table",
)
LEVELS = ("debug", "info", "warning", "error")


class JsonLines(logging.Formatter):
    """Formats each record as one line of JSON."""

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
    """Write all log records as JSON lines, by default to stderr."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # Their messages on every start and connection repeat ours.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # It warns about every unreadable request, which anybody may send without limit.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
