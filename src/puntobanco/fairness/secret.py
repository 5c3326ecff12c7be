"""What may live in memory only: a log line, a traceback or a pickle of it shows nothing."""

from typing import NoReturn, SupportsIndex

from puntobanco.core.cards import Card


class Secret:
    """Something whose `repr` says only what it is, and that cannot be pickled or copied."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __str__(self) -> str:
        return repr(self)

    def __reduce_ex__(self, protocol: SupportsIndex, /) -> NoReturn:
        # Copies go this way too: a second copy would be one more to keep.
        raise TypeError(f"{type(self).__name__} is secret: it is never pickled or copied")


class FaceDown(Secret, tuple[Card, ...]):
    """Cards that nobody has seen yet."""

    __slots__ = ()


class Hidden(Secret, bytes):
    """A salt, or the text that was sealed."""

    __slots__ = ()
