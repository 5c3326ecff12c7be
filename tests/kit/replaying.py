"""A table's log read again event by event, with what is false about each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from puntobanco.core.errors import InvariantBroken, PuntoError, stated_by
from puntobanco.core.facts import Fact, fact
from puntobanco.table.events import AnyEvent
from puntobanco.table.evolve import evolve
from puntobanco.table.proof import problem_with
from puntobanco.table.state import Table


@dataclass(frozen=True, slots=True)
class Falsity:
    """An event that says what cannot have happened."""

    place: int
    """Its place among the events, from 0."""
    kind: str
    problem: Fact


def replayed(table: Table, log: Iterable[AnyEvent]) -> Iterator[tuple[Table, Falsity | None]]:
    """The table after each event, and what is false about the event, if anything is.

    The replay stops at an event that cannot be applied at all.
    """
    for place, event in enumerate(log):
        kind = type(event).__name__
        try:
            problem = problem_with(table, event)
            table = evolve(table, event)
        except (InvariantBroken, PuntoError, AssertionError, KeyError, IndexError) as error:
            impossible = fact("finding-impossible", problem=stated_by(error))
            yield table, Falsity(place, kind, impossible)
            return
        yield table, None if problem is None else Falsity(place, kind, problem)
