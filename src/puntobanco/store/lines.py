"""Connections to a server that another thread can cut.

A thread that waits for a server cannot be cancelled. If the network falls silent, it waits until
the system gives the connection up. It waits for ever if something between, such as a proxy, keeps
the connection alive and forwards nothing.
"""

import os
import socket
import threading
import weakref
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, event


class CuttableConnections:
    """The connections of some engines, with a duplicate handle of each socket."""

    def __init__(self, *engines: Engine) -> None:
        self._lock = threading.Lock()
        self._handles: weakref.WeakKeyDictionary[Any, int] = weakref.WeakKeyDictionary()
        for engine in engines:
            event.listen(engine, "connect", self._connected)

    def _connected(self, connection: Any, record: object) -> None:
        del record
        # A duplicate handle: by the time it is used, the driver may have closed its own, and the
        # number may belong to another socket.
        handle = os.dup(connection.fileno())
        weakref.finalize(connection, os.close, handle)
        with self._lock:
            self._handles[connection] = handle

    def cut(self) -> None:
        """Shut every connection down. A thread waiting for an answer gets an error instead."""
        with self._lock:
            # The list keeps the connections, and so the handles, alive during the loop.
            for _, handle in list(self._handles.items()):
                with suppress(OSError), socket.socket(fileno=os.dup(handle)) as line:
                    line.shutdown(socket.SHUT_RDWR)
