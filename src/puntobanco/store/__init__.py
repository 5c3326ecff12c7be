"""A durable log with hash chain, leases, wallets and snapshots. It knows nothing about games."""

from puntobanco.store.backup import Manifest, backup, restore
from puntobanco.store.chain import Anchor, Break, EncodedEvent, LogEntry, verify_chain
from puntobanco.store.command_rows import CommandRow, CommandTally, Recount
from puntobanco.store.credentials import Credential, Invite, Kind, Redeemed
from puntobanco.store.database import Database
from puntobanco.store.derived import Derived
from puntobanco.store.devices import Device, Unusual
from puntobanco.store.errors import (
    BadInputError,
    BusyError,
    CorruptError,
    ForeignError,
    LostLeaseError,
    ReadOnlyError,
    StoreError,
    TooNewError,
    TooOldError,
    UnreachableError,
    UnsafeError,
    WriteError,
)
from puntobanco.store.group import (
    Appended,
    Batch,
    CommandRecord,
    IdReused,
    Outcome,
    Overdrawn,
    Repeated,
    StoredAnswer,
    WalletChange,
)
from puntobanco.store.guesses import Guess
from puntobanco.store.hints import Hints
from puntobanco.store.lease import Lease
from puntobanco.store.log import PitRecord
from puntobanco.store.people import Person
from puntobanco.store.sessions import Note, Session
from puntobanco.store.snapshots import LatestSnapshot, Snapshot
from puntobanco.store.store import Store, open_store

__all__ = [
    "Anchor",
    "Appended",
    "BadInputError",
    "Batch",
    "Break",
    "BusyError",
    "CommandRecord",
    "CommandRow",
    "CommandTally",
    "CorruptError",
    "Credential",
    "Database",
    "Derived",
    "Device",
    "EncodedEvent",
    "ForeignError",
    "Guess",
    "Hints",
    "IdReused",
    "Invite",
    "Kind",
    "LatestSnapshot",
    "Lease",
    "LogEntry",
    "LostLeaseError",
    "Manifest",
    "Note",
    "Outcome",
    "Overdrawn",
    "Person",
    "PitRecord",
    "ReadOnlyError",
    "Recount",
    "Redeemed",
    "Repeated",
    "Session",
    "Snapshot",
    "Store",
    "StoreError",
    "StoredAnswer",
    "TooNewError",
    "TooOldError",
    "UnreachableError",
    "UnsafeError",
    "Unusual",
    "WalletChange",
    "WriteError",
    "backup",
    "open_store",
    "restore",
    "verify_chain",
]
