"""Lines to a server that can be cut from outside, whoever waits at their end.

A thread that waits for a server cannot be called off. Where the way to the server falls silent it
waits until the system gives the connection up, and for ever where something on the way, a proxy
say, keeps the connection alive and passes nothing on.
"""

import os
import socket
import threading
import weakref
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, event


class Lines:
    """The connections of some engines, by a second handle of the socket of each."""

    def __init__(self, *engines: Engine) -> None:
        self._lock = threading.Lock()
        self._handles: weakref.WeakKeyDictionary[Any, int] = weakref.WeakKeyDictionary()
        for engine in engines:
            event.listen(engine, "connect", self._connected)

    def _connected(self, connection: Any, record: object) -> None:
        del record
        # A handle of our own: by the time it is used, the driver may have closed its own, and
        # somebody else's socket may have got that number.
        handle = os.dup(connection.fileno())
        weakref.finalize(connection, os.close, handle)
        with self._lock:
            self._handles[connection] = handle

    def cut(self) -> None:
        """End every connection at once: whoever waits for an answer gets an error instead."""
        with self._lock:
            # The list keeps the connections, and with them the handles, for as long as we look.
            for _, handle in list(self._handles.items()):
                with suppress(OSError), socket.socket(fileno=os.dup(handle)) as line:
                    line.shutdown(socket.SHUT_RDWR)
