"""Views of the roads of a shoe."""

from collections.abc import Iterator

from puntobanco.core import roads as core_roads
from puntobanco.core.coup import Result
from puntobanco.core.roads import DERIVED_ROADS, Colour, Roads
from puntobanco.server import table_messages
from puntobanco.server.table_messages import Winner
from puntobanco.table.state import (
    Table,
)

WINNERS: dict[Result, Winner] = {
    Result.PLAYER: "player",
    Result.BANKER: "banker",
    Result.TIE: "tie",
}


def roads_of(table: Table) -> Roads:
    """The roads of the table's shoe."""
    marks = table.shoe.marks if table.shoe is not None else ()
    return Roads.of(map(core_roads.Mark.of_code, marks))


def roads(table: Table, seq: int) -> table_messages.RoadsMessage:
    """The message with all roads of the table's shoe."""
    found = roads_of(table)
    return table_messages.RoadsMessage(
        table=table.id,
        seq=seq,
        games=len(found.marks),
        totals=totals_of(found),
        bead_plate=tuple(
            table_messages.RoadMark(
                column=bead.column,
                row=bead.row,
                colour=WINNERS[bead.mark.result],
                banker_pair=bead.mark.banker_pair,
                player_pair=bead.mark.player_pair,
                natural=bead.mark.natural,
            )
            for bead in found.bead_plate
        ),
        big_road=big_road(found),
        derived=tuple(_derived(found)),
    )


def totals_of(found: Roads) -> dict[str, int]:
    """Counts of results, pairs and naturals, by name."""
    totals = found.totals()
    return {
        "banker": totals.banker,
        "player": totals.player,
        "tie": totals.tie,
        "banker_pair": totals.banker_pair,
        "player_pair": totals.player_pair,
        "natural": totals.natural,
    }


def big_road(found: Roads) -> tuple[table_messages.RoadMark, ...]:
    """The big road, as shown in the lobby."""
    if not found.big_road and found.leading_ties:
        return (table_messages.RoadMark(column=0, row=0, colour="tie", ties=found.leading_ties),)
    return tuple(
        table_messages.RoadMark(
            column=ring.column,
            row=ring.row,
            colour=WINNERS[ring.side],
            ties=ring.ties,
            banker_pair=ring.banker_pair,
            player_pair=ring.player_pair,
        )
        for ring in found.big_road
    )


def _derived(found: Roads) -> Iterator[table_messages.DerivedRoadShown]:
    strokes, ask = found.derived, found.ask()
    for road in DERIVED_ROADS:
        yield table_messages.DerivedRoadShown(
            key=road.key,
            name=table_messages.StatedFact(code=road.name, params={}),
            shape=road.shape.value,
            marks=tuple(
                table_messages.RoadMark(column=one.column, row=one.row, colour=_COLOURS[one.colour])
                for one in strokes[road.key]
            ),
            ask={"player": _answer(ask.player[road.key]), "banker": _answer(ask.banker[road.key])},
        )


_COLOURS = {Colour.RED: "red", Colour.BLUE: "blue"}


def _answer(colour: Colour | None) -> str | None:
    return None if colour is None else _COLOURS[colour]
