"""The devices and networks from which people have signed in.

A device is identified by the hash of the token in its cookie. The token grants no access; it only
distinguishes a device that its person has used before from an unknown one.
"""

from dataclasses import dataclass, fields
from typing import Literal

from sqlalchemy import ColumnElement, delete, select, text, update

from puntobanco.store.credentials import Kind
from puntobanco.store.database import Database
from puntobanco.store.schema import DEVICE

Unusual = Literal["", "device", "network"]
MOST_KEPT = 50
"""Devices and networks remembered per person; the oldest are deleted first."""

_KEPT = text(
    "INSERT INTO device (kind, subject, token_hash, network, address, agent, first_ms, last_ms, "
    "unusual) VALUES (:kind, :subject, :token_hash, :network, :address, :agent, :first_ms, "
    ":last_ms, :unusual) ON CONFLICT (kind, subject, token_hash, network) DO UPDATE SET "
    "address = excluded.address, agent = excluded.agent, last_ms = excluded.last_ms, "
    "unusual = excluded.unusual"
)


@dataclass(frozen=True, slots=True)
class Device:
    """One device in one network, as used for a sign-in."""

    kind: Kind
    subject: str
    token_hash: bytes
    network: str
    address: str
    agent: str
    first_ms: int
    last_ms: int
    unusual: Unusual = ""
    """What was new about it, until its person has been notified."""


class DeviceTable:
    """The devices of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, kind: Kind, subject: str) -> list[Device]:
        """The devices of a subject, the latest first."""
        mine = (DEVICE.c.kind == kind) & (DEVICE.c.subject == subject)
        wanted = select(DEVICE).where(mine).order_by(DEVICE.c.last_ms.desc(), DEVICE.c.network)
        with self._database.reading() as connection:
            return [Device(**row._mapping) for row in connection.execute(wanted)]  # noqa: SLF001

    def is_known(self, token_hash: bytes) -> bool:
        """Whether anyone has signed in with this device."""
        wanted = select(DEVICE.c.subject).where(DEVICE.c.token_hash == token_hash).limit(1)
        with self._database.reading() as connection:
            return connection.execute(wanted).first() is not None

    def remember(self, device: Device) -> None:
        """Store a device in a network, or its latest use. Deletes the oldest beyond MOST_KEPT."""
        mine = (DEVICE.c.kind == device.kind) & (DEVICE.c.subject == device.subject)
        row = {field.name: getattr(device, field.name) for field in fields(Device)}
        with self._database.writing() as connection:
            connection.execute(_KEPT, row)
            order = select(DEVICE).where(mine).order_by(DEVICE.c.last_ms.desc())
            for old in connection.execute(order.offset(MOST_KEPT)).all():
                connection.execute(delete(DEVICE).where(_same(Device(**old._mapping))))  # noqa: SLF001

    def mark_shown(self, kind: Kind, subject: str, *, but: bytes) -> None:
        """Mark the unusual devices of a subject as seen by their person, except one device."""
        mine = (DEVICE.c.kind == kind) & (DEVICE.c.subject == subject)
        others = mine & (DEVICE.c.token_hash != but)
        with self._database.writing() as connection:
            connection.execute(update(DEVICE).where(others).values(unusual=""))

    def forget(self, kind: Kind, subject: str) -> None:
        """Delete every device of a subject, so that none is known."""
        mine = (DEVICE.c.kind == kind) & (DEVICE.c.subject == subject)
        with self._database.writing() as connection:
            connection.execute(delete(DEVICE).where(mine))


def _same(device: Device) -> ColumnElement[bool]:
    return (
        (DEVICE.c.kind == device.kind)
        & (DEVICE.c.subject == device.subject)
        & (DEVICE.c.token_hash == device.token_hash)
        & (DEVICE.c.network == device.network)
    )
