"""The page of all events of a house's log, written from the events themselves."""

from typing import get_args

import msgspec

from puntobanco.cli.reference_fields import links_to, shape
from puntobanco.core.game import Game
from puntobanco.people import events as of_people
from puntobanco.people import staff
from puntobanco.progressive import events as of_meter
from puntobanco.progressive import state as meter_state
from puntobanco.sheets.notes import notes_of
from puntobanco.table import events as of_table
from puntobanco.table import state as table_state

_INTRODUCTION = (
    "Written by `make docs` from the program itself. `punto export DATABASE` writes a log out, one"
    " entry a line, each with one of these events. A released event never changes its shape, and"
    " [no event holds an undealt card](decisions/0007-table-and-house.md). Money is in minor units."
    " Types are those of TypeScript; a field with `?` may be left out. `Game` is a whole game, as"
    " its [sheet](sheet-format.md) made it, so that a log explains itself.\n"
)


def events_page() -> str:
    """Every event with its fields, and what its fields are made of."""
    roots = (of_table.AnyEvent, of_people.AnyPeopleEvent, of_meter.AnyMeterEvent)
    titles = ("At a table", "About people and the house", "At a progressive meter")
    _, components = msgspec.json.schema_components(roots, ref_template="{name}")
    _, of_game = msgspec.json.schema_components((Game,), ref_template="{name}")
    kinds = [tuple(kind.__name__ for kind in get_args(root)) for root in roots]
    named = {name for names in kinds for name in names} | of_game.keys()
    sections = [
        *zip(titles, kinds, strict=True),
        ("Parts of events", tuple(name for name in components if name not in named)),
    ]
    notes = notes_of(of_table, of_people, of_meter, table_state, meter_state, staff)
    lines = ["# Events of the log\n", _INTRODUCTION]
    links = links_to({name: components[name] for _, names in sections for name in names})
    for title, names in sections:
        lines.append(f"## {title}\n")
        lines += [shape(name, components[name], notes.get(name, {}), links) for name in names]
    return "\n".join(lines)
