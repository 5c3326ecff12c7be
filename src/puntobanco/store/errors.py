"""What can go wrong with a store, one class for each thing the house would do about it."""

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import fact


class StoreError(PuntoError):
    """The store cannot do what was asked; what it states is for the operator."""


def system_reason(error: OSError) -> str:
    """Why the operating system refused something, in its own words."""
    return error.strerror or type(error).__name__


class BadInputError(StoreError, ValueError):
    """An address, a name or a value that no store could keep."""


class BusyError(StoreError):
    """Another process has the file, or another owner has the pit: wait, or stop the other."""


class LostLeaseError(StoreError):
    """The pit has a new owner; this one must stop and may not write again."""


class ReadOnlyError(StoreError):
    """The store was opened for reading alone."""


class UnsafeError(StoreError):
    """The engine would not promise that what it committed survives a power cut."""


class ForeignError(StoreError):
    """The database holds something that is not a store; it was left as it is."""


class TooNewError(StoreError):
    """A newer program wrote the database; it was left as it is."""


class TooOldError(StoreError):
    """The database has to be brought up to date: open it for writing once."""

    def __init__(self, name: str) -> None:
        super().__init__(fact("store-too-old", file=name))


class CorruptError(StoreError):
    """The database is damaged, or a log in it is not what was written; restore a backup."""


class UnreachableError(StoreError):
    """The database cannot be opened or read; nothing says that it is damaged."""


class WriteError(StoreError):
    """A write failed or its outcome is unknown; only the database knows what it holds now."""
