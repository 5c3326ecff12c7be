"""Hints that a log may have grown: quicker than looking every while, and never relied upon.

A hint can get lost with its connection, and says nothing but that it is worth looking. What has
happened is what stands in the log, by its sequence.
"""

from threading import Event
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from puntobanco.store.database import Database

_CHANNEL = "punto"
_HINT = text("SELECT pg_notify(:channel, :pit)")


def give_hint(connection: Connection, pit: str) -> None:
    """Let everybody who listens know of this transaction as soon as it is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(_HINT, {"channel": _CHANNEL, "pit": pit})


class Hints:
    """Listens on a connection of its own. One thread waits at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listening: Any = None

    def wait(self, seconds: float) -> bool:
        """Whether there was a hint within so many seconds; without a server there is none."""
        if self._database.file is not None:
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
        """Listen no more."""
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
