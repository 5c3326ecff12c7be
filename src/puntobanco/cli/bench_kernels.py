"""Benchmarks of the kernels, each compared with plain Python doing the same work.

Without the native module the kernels run in plain Python, and every ratio is about one.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from puntobanco.cli.measure import Measure, best

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from puntobanco.native import ClassTables, ShoeTable

SHOE = (128, *(32,) * 9)
SHOES, TWIN_SHOES = 4_096, 5
RUNS = 150
"""Runs per figure, of about a millisecond each. On a shared machine the fastest of many short runs
is one that was not interrupted."""


def _plain_exact() -> float:
    """Seconds for one composition in plain Python integers."""
    from puntobanco.analysis.cells import plain_cell_weights

    def one() -> int:
        plain_cell_weights(SHOE)
        return 1

    return best(one, runs=30)


def _exact_single() -> Measure:
    """One composition, from counts to the weights of its cells in a buffer."""
    from array import array

    from puntobanco import native
    from puntobanco.analysis.cells import cell_weights

    path, counts = native.active(), array("i", SHOE).tobytes()
    module = native.module if path != native.PYTHON else None

    def some() -> int:
        for _ in range(100 if module else 5):
            if module is None:
                cell_weights(SHOE)
            else:
                module.weights(path, counts)
        return 100 if module else 5

    def as_numbers() -> int:
        for _ in range(100):
            cell_weights(SHOE)
        return 100

    seconds = best(some, runs=RUNS)
    note = f"{path}; {1e6 * best(as_numbers):.1f} µs as 205 Python numbers"
    return Measure("exact.single", seconds * 1e6, "µs", _plain_exact() / seconds, note)


def _exact_batch() -> Measure:
    """Five hundred compositions at once, time per composition."""
    from array import array

    from puntobanco import native
    from puntobanco.analysis.cells import many_cell_weights

    path, number = native.active(), 500
    module = native.module if path != native.PYTHON else None
    counts = array("i", SHOE * number).tobytes()

    def all_of_them() -> int:
        if module is None:
            many_cell_weights([SHOE] * 5)
            return 5
        module.weights(path, counts)
        return number

    seconds = best(all_of_them, runs=RUNS)
    note = f"{path}; each of five hundred compositions"
    return Measure("exact.batch", seconds * 1e6, "µs", _plain_exact() / seconds, note)


def _dealing(name: str, key: str, what: str) -> Measure:
    """Coups per second of one game on one core."""
    from puntobanco import native
    from puntobanco.simulation.kernels import ShoeBatch, histogram, path_for

    shoe, tables = _tables(key)
    path = path_for(shoe)

    def dealt(path: str, shoes: int) -> Callable[[], int]:
        return lambda: sum(histogram(ShoeBatch(shoe, tables, 7, 0, shoes), path))

    plain = best(dealt(native.PYTHON, TWIN_SHOES), runs=30)
    rates = {
        one: 1 / best(dealt(one, SHOES), runs=RUNS) for one in native.PATHS if one != native.PYTHON
    }
    rate = rates.get(path, 1 / plain)
    others = ", ".join(f"{one} {speed / 1e6:.0f} M" for one, speed in rates.items() if one != path)
    note = f"{path}, one core, {what}" + (f"; {others}" if others else "")
    return Measure(name, rate / 1e6, "M coups/s", rate * plain, note)


def _tables(key: str) -> "tuple[ShoeTable, ClassTables]":
    from puntobanco.analysis.pricing import for_analysis
    from puntobanco.core.bets import Book
    from puntobanco.sheets import load_game
    from puntobanco.simulation.tables import Shoes, class_tables

    game = load_game(key)
    classes = Book(for_analysis(game), game.rounding).classes
    return Shoes(game.shoe).table, class_tables(classes)


def _values() -> Measure:
    return _dealing("simulate.values", "mini-baccarat", "205 cells")


def _cards() -> Measure:
    return _dealing("simulate.cards", "progressive-1", "ranks and suits of 52 kinds")


def _scaling() -> Measure:
    """How much faster two workers are than one, alternating so that both have the same load."""
    from puntobanco import native
    from puntobanco.core.shoe import ShoeRules
    from puntobanco.simulation.kernels import ShoeBatch, histogram
    from puntobanco.simulation.tables import CELL_TABLES, Shoes
    from puntobanco.simulation.workers import local_workers

    shoe = Shoes(ShoeRules()).table
    each = 2 * SHOES if native.active() != native.PYTHON else TWIN_SHOES
    parts = [ShoeBatch(shoe, CELL_TABLES, 7, first * each, each) for first in range(2)]

    def dealt(by: "Executor") -> Callable[[], int]:
        return lambda: sum(map(sum, by.map(histogram, parts)))

    with local_workers(1, shoe) as alone, local_workers(2, shoe) as together:
        pairs = [[best(dealt(by), runs=2) for by in (alone, together)] for _ in range(RUNS)]
    one, two = map(min, zip(*pairs, strict=True))
    note = f"two workers, {1 / two / 1e6:.0f} M coups/s together"
    return Measure("simulate.scaling", one / two, "×", one / two, note)


def _plans() -> Measure:
    """Decisions of a martingale per second, including dealing and settlement."""
    from puntobanco import native
    from puntobanco.core.money import Minor
    from puntobanco.sheets import load_game
    from puntobanco.simulation.kernels import path_for
    from puntobanco.simulation.plans import built_in
    from puntobanco.simulation.play import Play, Terms
    from puntobanco.simulation.sessions import play_sessions

    play = Play(load_game("mini-baccarat"), built_in("martingale", 100), Terms(Minor(1000), 1000))
    path = path_for(play.shoes.table)

    def played(path: str, sessions: int) -> Callable[[], int]:
        return lambda: sum(one.wagers for one in play_sessions(play, 7, 0, sessions, path=path))

    plain = best(played(native.PYTHON, 1), runs=30)
    seconds = plain if path == native.PYTHON else best(played(path, 64), runs=RUNS)
    note = f"{path}, one core, a martingale dealt, decided and settled"
    return Measure("plans.decisions", 1e-6 / seconds, "M/s", plain / seconds, note)


KERNELS: dict[str, Callable[[], Measure]] = {
    "exact.single": _exact_single,
    "exact.batch": _exact_batch,
    "simulate.values": _values,
    "simulate.cards": _cards,
    "simulate.scaling": _scaling,
    "plans.decisions": _plans,
}
