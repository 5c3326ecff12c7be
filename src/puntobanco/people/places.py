"""The places that an approval can name: a table, a meter, or the house itself."""

from puntobanco.core.facts import Fact, fact
from puntobanco.core.ids import MeterId, TableId

HOUSE_PLACE = TableId("house")
"""The place of an approval about people, cards or the cage."""

_METER = "meter/"
"""The prefix of a meter's place. No table has a slash in its name."""


def meter_place(meter: MeterId) -> TableId:
    """The place of an approval about a meter and not a table."""
    return TableId(f"{_METER}{meter}")


def place_fact(place: TableId) -> Fact:
    """The name of a place."""
    if place == HOUSE_PLACE:
        return fact("place-house")
    if place.startswith(_METER):
        return fact("place-meter", meter=place.removeprefix(_METER))
    return fact("place-table", table=place)
