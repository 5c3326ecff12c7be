"""Objects that must stay in memory: their log lines, tracebacks and pickles reveal nothing."""

from typing import NoReturn, SupportsIndex

from puntobanco.core.cards import Card


class Secret:
    """An object whose `repr` shows only its type, and that cannot be pickled or copied."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __str__(self) -> str:
        return repr(self)

    def __reduce_ex__(self, protocol: SupportsIndex, /) -> NoReturn:
        # Copies also use this method. A second copy would be another secret to protect.
        raise TypeError(f"{type(self).__name__} is secret: it is never pickled or copied")


class FaceDown(Secret, tuple[Card, ...]):
    """Cards not yet seen by anyone."""

    __slots__ = ()


class Hidden(Secret, bytes):
    """A salt, or the text that was sealed."""

    __slots__ = ()
