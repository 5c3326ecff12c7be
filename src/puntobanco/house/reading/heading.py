"""What stands above every report: whose it is, of when, and how far the logs were read."""

from enum import Enum

import msgspec
from sqlalchemy import Connection, func, select

from puntobanco.core.facts import fact, to_json
from puntobanco.core.ids import Ms
from puntobanco.core.record import DOLLARS
from puntobanco.house.reading.rows import CursorRow
from puntobanco.house.reading.schema import ACT, CURSOR, GAME, rows
from puntobanco.store import Anchor

DEMONSTRATION = fact("record-demonstration")
"""What a house is, in the act of its first opening, if it is no real house."""


class ReportKind(Enum):
    """What a report is about."""

    PERFORMANCE = "performance"
    """Wagers, wins and holds of games."""
    LIABILITY = "liability"
    """What the house owes its patrons."""
    STATEMENT = "statement"
    """The account of one patron."""
    LEDGER = "ledger"
    CAGE = "cage"


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """What stands above every report."""

    report: ReportKind
    about: str = ""
    """The one table or patron that it is about; empty if it is about the whole house."""
    house: str
    generated_ms: Ms
    exponent: int
    """Decimal places of the house's currency."""
    read_to: tuple[str, ...]
    """The anchor of each log, as far as it was read for this."""
    simulated: bool
    """Whether simulated patrons are counted in."""
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
    """The heading of a report that is made now."""
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
    """Whether the log says that the house was opened as a demonstration."""
    opened = (ACT.c.kind == "setting") & (ACT.c.event == "house-opened")
    found = connection.execute(select(ACT.c.after).where(opened)).scalars()
    return to_json(DEMONSTRATION) in found.all()


def exponent_of(connection: Connection) -> int:
    """Decimal places of the house's one currency; of dollars before any table was opened."""
    found = connection.execute(select(func.max(GAME.c.exponent))).scalar_one()
    return DOLLARS.exponent if found is None else found
