"""A table's log replayed event by event, with the false events."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from puntobanco.core.errors import InvariantBroken, PuntoError, stated_by
from puntobanco.core.facts import Fact, fact
from puntobanco.table.events import AnyEvent
from puntobanco.table.evolve import evolve
from puntobanco.table.proof import table_problem
from puntobanco.table.state import Table


@dataclass(frozen=True, slots=True)
class FalseEntry:
    """An event that cannot have happened."""

    place: int
    """Its index among the events."""
    kind: str
    problem: Fact


def replayed(table: Table, log: Iterable[AnyEvent]) -> Iterator[tuple[Table, FalseEntry | None]]:
    """The table after each event, and the problem of the event, if any.

    The replay stops at an event that cannot be applied at all.
    """
    for place, event in enumerate(log):
        kind = type(event).__name__
        try:
            problem = table_problem(table, event)
            table = evolve(table, event)
        except (InvariantBroken, PuntoError, AssertionError, KeyError, IndexError) as error:
            impossible = fact("finding-impossible", problem=stated_by(error))
            yield table, FalseEntry(place, kind, impossible)
            return
        yield table, None if problem is None else FalseEntry(place, kind, problem)
