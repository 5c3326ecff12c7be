"""What stands above every report: whose it is, of when, and how far the logs were read."""

import msgspec
from sqlalchemy import Connection, func, select

from puntobanco.core.facts import fact, to_json
from puntobanco.core.ids import Ms
from puntobanco.core.record import DOLLARS
from puntobanco.house.reading.rows import CursorRow
from puntobanco.house.reading.schema import ACT, CURSOR, GAME, rows
from puntobanco.store import Anchor

NO_ACTIVITY = "No activity"
DEMONSTRATION = fact("record-demonstration")
"""What a house is, in the act of its first opening, if it is no real house."""


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """What stands above every report."""

    title: str
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
    note: str = ""
    """That there was no activity, where there was none."""


def heading_of(
    connection: Connection, *, title: str, house: str, generated: Ms, simulated: bool
) -> Heading:
    """The heading of a report that is made now, with no note on it yet."""
    cursors = rows(connection, select(CURSOR).order_by(CURSOR.c.pit), CursorRow)
    return Heading(
        title=title,
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
