"""Hints that a log may have grown: faster than polling, and never relied upon.

A hint can be lost with its connection. It only says that reading is worthwhile; what happened is in
the log, by sequence.
"""

from threading import Event
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from puntobanco.store.database import Database

_CHANNEL = "punto"
_HINT = text("SELECT pg_notify(:channel, :pit)")


def give_hint(connection: Connection, pit: str) -> None:
    """Notify all listeners of this transaction as soon as it is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(_HINT, {"channel": _CHANNEL, "pit": pit})


class Hints:
    """Listens on its own connection. One thread waits at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listening: Any = None

    def wait(self, seconds: float) -> bool:
        """Whether a hint arrived within this time. Without a server there are none."""
        if not self._database.shared:
            return self._pause(seconds)
        driver = self._database.readers.dialect.loaded_dbapi
        try:
            if self._listening is None:
                self._listening = self._listener()
            return any(True for _ in self._listening.notifies(timeout=seconds, stop_after=1))
        except (driver.Error, SQLAlchemyError):
            self.close()
            return self._pause(seconds)

    @staticmethod
    def _pause(seconds: float) -> bool:
        return Event().wait(seconds)

    def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None

    def _listener(self) -> Any:
        pooled = self._database.readers.raw_connection()
        raw: Any = pooled.driver_connection
        pooled.detach()
        assert raw is not None, "a connection was just made"
        try:
            raw.rollback()
            raw.autocommit = True
            raw.execute(f"LISTEN {_CHANNEL}")
        except BaseException:
            raw.close()
            raise
        return raw
