"""The kernels over shoes: native if available and able, else their Python twin."""

import os
from array import array
from dataclasses import dataclass

from puntobanco import native
from puntobanco.core.errors import RuleError
from puntobanco.core.facts import fact
from puntobanco.native import ClassTables, ShoeTable
from puntobanco.simulation import twins

MOST_LANE_CARDS = (1 << 15) - 1
"""Lanes compare signed words of 16 bits; a larger shoe is dealt by the twin."""


@dataclass(frozen=True, slots=True)
class ShoeBatch:
    """A range of whole shoes. The same part gives the same result on any machine."""

    shoe: ShoeTable
    classes: ClassTables
    seed: int
    first: int
    shoes: int


def path_for(shoe: ShoeTable) -> str:
    """The path that can deal this shoe here. RuleError if PUNTO_ISA requires an unavailable one."""
    wanted = os.environ.get("PUNTO_ISA", "")
    if native.module is None and wanted not in ("", native.PYTHON):
        raise RuleError(fact("error-path-native", path=wanted))
    return native.active() if 52 * shoe[0] <= MOST_LANE_CARDS else native.PYTHON


def histogram(part: ShoeBatch, path: str | None = None) -> tuple[int, ...]:
    """The number of coups of each class in a part."""
    path = path or path_for(part.shoe)
    if path == native.PYTHON:
        return twins.histogram(part.shoe, part.classes, part.seed, part.first, part.shoes)
    assert native.module is not None
    raw = native.module.histogram(path, part.shoe, part.classes, part.seed, part.first, part.shoes)
    return tuple(array("Q", raw))


def stream(part: ShoeBatch, path: str | None = None) -> "list[array[int]]":
    """The class of every coup of a part, in order, by shoe."""
    path = path or path_for(part.shoe)
    if path == native.PYTHON:
        numbers = range(part.first, part.first + part.shoes)
        rows = twins.stream(part.shoe, part.classes, part.seed, numbers)
        return [array("H", row) for row in rows]
    assert native.module is not None
    lengths, coups = native.module.stream(
        path, part.shoe, part.classes, part.seed, part.first, part.shoes
    )
    found, at, dealt = [], 0, array("H", coups)
    for length in array("I", lengths):
        found.append(dealt[at : at + length])
        at += length
    return found
