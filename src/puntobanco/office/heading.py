"""The heading of every report: which house, when, and how far the logs have been read."""

from enum import Enum

import msgspec
from sqlalchemy import Connection, func, select

from puntobanco.core.facts import fact, to_json
from puntobanco.core.ids import Ms
from puntobanco.core.record import DOLLARS
from puntobanco.office.rows import CursorRow
from puntobanco.office.schema import ACT, CURSOR, GAME, rows
from puntobanco.store import Anchor

DEMONSTRATION = fact("record-demonstration")
"""The value in the act of a house's first opening if it is a demonstration."""


class ReportKind(Enum):
    """The subject of a report."""

    PERFORMANCE = "performance"
    """Wagers, wins and holds."""
    LIABILITY = "liability"
    """What the house owes its patrons."""
    STATEMENT = "statement"
    """The account of one patron."""
    LEDGER = "ledger"
    CAGE = "cage"


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The heading of a report."""

    report: ReportKind
    about: str = ""
    """The table or patron that it is about; empty for the whole house."""
    house: str
    generated_ms: Ms
    exponent: int
    """Decimal places of the house's currency."""
    read_to: tuple[str, ...]
    """The anchor of each log, as far as it had been read."""
    simulated: bool
    """Whether simulated patrons are included."""
    demonstration: bool
    """Whether the house is a demonstration, with play money."""
    empty: bool = False
    """Whether there was no activity."""


def heading_of(
    connection: Connection,
    *,
    report: ReportKind,
    house: str,
    generated: Ms,
    simulated: bool,
    about: str = "",
) -> Heading:
    """The heading of a report, as far as the logs have been read by now."""
    cursors = rows(connection, select(CURSOR).order_by(CURSOR.c.pit), CursorRow)
    return Heading(
        report=report,
        about=about,
        house=house,
        generated_ms=generated,
        exponent=exponent_of(connection),
        read_to=tuple(str(Anchor(one.pit, one.sequence, one.hash)) for one in cursors),
        simulated=simulated,
        demonstration=_demonstration(connection),
    )


def _demonstration(connection: Connection) -> bool:
    """Whether the log records the house as a demonstration."""
    opened = (ACT.c.kind == "setting") & (ACT.c.event == "house-opened")
    found = connection.execute(select(ACT.c.after).where(opened)).scalars()
    return to_json(DEMONSTRATION) in found.all()


def exponent_of(connection: Connection) -> int:
    """Decimal places of the house's currency; those of dollars until a table is opened."""
    found = connection.execute(select(func.max(GAME.c.exponent))).scalar_one()
    return DOLLARS.exponent if found is None else found
