"""Shared by the tests of this room: recorded entropy, p-values of statistics, a finished shoe."""

import hashlib
import runpy
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import cast

from puntobanco.fairness.binding import Binding
from puntobanco.fairness.commitment import Cut
from puntobanco.fairness.export import FinishedShoe, Lot
from puntobanco.fairness.open_shoe import OpenShoe
from puntobanco.fairness.shuffle import Entropy

GAME = "ab" * 32
BINDING = Binding("main", "t-3", 17, GAME)

VERIFIER = Path(__file__).parents[2] / "docs" / "verify_shoe.py"
verifier_faults = cast("Callable[[bytes], list[str]]", runpy.run_path(str(VERIFIER))["faults"])


def recorded(name: str) -> Entropy:
    """Reproducible bytes that look like entropy, so that no test fails by chance."""
    blocks = count()

    def source(size: int) -> bytes:
        return hashlib.shake_256(f"{name}/{next(blocks)}".encode()).digest(size)

    return source


def a_finished_shoe(
    name: str = "finished", *, decks: int = 8, by: str | None = "seat-5"
) -> FinishedShoe:
    """A shoe dealt in lots of five, cut and revealed."""
    shoe = OpenShoe.shuffled(BINDING, decks=decks, entropy=recorded(name))
    shoe.take(Cut(33, by))
    dealt = [shoe.draw() for _ in range(shoe.cards - 20)]
    lots = [Lot("burn", tuple(dealt[:11]))]
    starts = range(11, len(dealt), 5)
    lots += [Lot(f"coup {n}", tuple(dealt[at : at + 5])) for n, at in enumerate(starts, start=1)]
    return FinishedShoe(shoe.reveal(), tuple(lots))


def upper_tail(statistic: float, degrees: int) -> float:
    """The chance of a larger chi-square, by Wilson and Hilferty's cube root."""
    spread = 2 / (9 * degrees)
    z = ((statistic / degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return NormalDist().cdf(-z)


def chi_square(observed: Sequence[int], chances: Sequence[float]) -> float:
    """The chance that independent draws give counts at least this far from expectation."""
    total = sum(observed)
    statistic = sum(
        (seen - total * chance) ** 2 / (total * chance)
        for seen, chance in zip(observed, chances, strict=True)
    )
    return upper_tail(statistic, len(chances) - 1)


def position_chance(orders: Sequence[Sequence[int]], kinds: int) -> float:
    """The chance of cards as unevenly distributed over the positions, for honest shuffles.

    A shuffle puts exactly one card in each place, so the cells are not independent. Their sum,
    scaled by 1 - 1/places, is chi-square with (places - 1)(kinds - 1) degrees of freedom.
    """
    places = len(orders[0])
    cells = [[0] * kinds for _ in range(places)]
    for order in orders:
        for row, kind in zip(cells, order, strict=True):
            row[kind] += 1
    expected = len(orders) / kinds
    statistic = sum((seen - expected) ** 2 for row in cells for seen in row) / expected
    return upper_tail(statistic * (1 - 1 / places), (places - 1) * (kinds - 1))


def holm(chances: Iterable[float]) -> float:
    """The least of several p-values, corrected for their number."""
    ranked = sorted(chances)
    return min(chance * (len(ranked) - place) for place, chance in enumerate(ranked))
