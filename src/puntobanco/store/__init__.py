"""A durable log with hash chain, leases, wallets and snapshots. It knows nothing about games."""

from puntobanco.store.backup import Manifest, backup, restore
from puntobanco.store.carried import Carried, Recount, Tally
from puntobanco.store.chain import Anchor, Break, Entry, Event, verify_chain
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
    Answer,
    Appended,
    Batch,
    Change,
    Command,
    Outcome,
    Overdrawn,
    Repeated,
    Reused,
)
from puntobanco.store.guesses import Guess
from puntobanco.store.hints import Hints
from puntobanco.store.lease import Lease
from puntobanco.store.log import PitState
from puntobanco.store.people import Person
from puntobanco.store.sessions import Note, Session
from puntobanco.store.snapshots import Latest, Snapshot
from puntobanco.store.store import Store, open_store

__all__ = [
    "Anchor",
    "Answer",
    "Appended",
    "BadInputError",
    "Batch",
    "Break",
    "BusyError",
    "Carried",
    "Change",
    "Command",
    "CorruptError",
    "Credential",
    "Database",
    "Derived",
    "Device",
    "Entry",
    "Event",
    "ForeignError",
    "Guess",
    "Hints",
    "Invite",
    "Kind",
    "Latest",
    "Lease",
    "LostLeaseError",
    "Manifest",
    "Note",
    "Outcome",
    "Overdrawn",
    "Person",
    "PitState",
    "ReadOnlyError",
    "Recount",
    "Redeemed",
    "Repeated",
    "Reused",
    "Session",
    "Snapshot",
    "Store",
    "StoreError",
    "Tally",
    "TooNewError",
    "TooOldError",
    "UnreachableError",
    "UnsafeError",
    "Unusual",
    "WriteError",
    "backup",
    "open_store",
    "restore",
    "verify_chain",
]
