"""The errors of a store, one class for each reaction of the house."""

from puntobanco.core.errors import PuntoError
from puntobanco.core.facts import fact


class StoreError(PuntoError):
    """The store cannot do what was asked. Its text is for the operator."""


def system_reason(error: OSError) -> str:
    """The operating system's own reason for an error."""
    return error.strerror or type(error).__name__


class BadInputError(StoreError, ValueError):
    """An address, name or value that no store can keep."""


class BusyError(StoreError):
    """Another process has the file, or another owner has the pit: wait, or stop the other."""


class LostLeaseError(StoreError):
    """The pit has a new owner. This one must stop and may not write again."""


class ReadOnlyError(StoreError):
    """The store was opened read-only."""


class UnsafeError(StoreError):
    """The engine does not guarantee that its commits survive a power cut."""


class ForeignError(StoreError):
    """The database contains something that is not a store. It was left unchanged."""


class TooNewError(StoreError):
    """The database was written by a newer program. It was left unchanged."""


class TooOldError(StoreError):
    """The database must be migrated: open it for writing once."""

    def __init__(self, name: str) -> None:
        super().__init__(fact("store-too-old", file=name))


class CorruptError(StoreError):
    """The database is damaged, or a log in it is not what was written. Restore a backup."""


class UnreachableError(StoreError):
    """The database cannot be opened or read. That does not mean that it is damaged."""


class WriteError(StoreError):
    """A write failed or its outcome is unknown; only the database knows its current content."""
