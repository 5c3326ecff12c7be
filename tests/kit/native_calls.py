"""Calls of the native module with invalid and with valid arguments.

As a program, `python -m tests.kit.native_calls [FILE]` prints a line for each call as soon as it
returns; FILE is a build of the module.
"""

import struct
import sys
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from itertools import product
from types import ModuleType
from typing import Any

from puntobanco import native
from puntobanco.core.shoe import ShoeRules
from puntobanco.simulation.tables import CELL_TABLES, Shoes

HUGE = (-1, 1 << 20, 1 << 31, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 1 << 64)
SHOE = Shoes(ShoeRules()).table
KINDS, NUMBER, MAP, ASKED, PREDICATES = CELL_TABLES
HEADER = (0, 0, 1, 1, 205, 100, -1, -1, -1, 60, 1, 0, 0, 0)
STEP = (100, 0, 0, 0, 0)
METER = (500_000, 0, 10_000 * 1_000_000, -1, 100, 1, 1)
EVENTS = (40, 1, 1, 0, 100, 0, 1, 500)
WORST = (0, 1, -1, 2, 99, 1 << 20, 1 << 31, -(1 << 31), (1 << 63) - 1, -(1 << 63))


def module_of(file: str | None) -> ModuleType:
    """The installed module, or one built into a file."""
    if file is None:
        assert native.module is not None
        return native.module
    loader = ExtensionFileLoader("puntobanco._native", file)
    spec = spec_from_loader("puntobanco._native", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def q(*numbers: int) -> bytes:
    return array("q", numbers).tobytes()


def i32(*numbers: int) -> bytes:
    return array("i", numbers).tobytes()


def predicates(
    *,
    kinds: int = 52,
    number: int = 1,
    place: int = 2,
    reads: int = 3,
    states: int = 1,
    players: int = 1,
    bankers: int = 1,
    step: int = 0,
    feature: int = 0,
    truth: int = 1,
) -> bytes:
    """One automaton with a single state."""
    head = (number, place, reads, states, players, bankers)
    return i32(*head, *[0] * (kinds - 1), step, feature, truth)


def plan(
    header: tuple[int, ...] = HEADER,
    step: tuple[int, ...] = STEP,
    pay: tuple[int, ...] = (1, 1, 1),
    limits: tuple[int, ...] = (100, 10_000),
    winners: bytes = bytes(205),
) -> tuple[bytes, ...]:
    return q(*header), q(*step), q(*pay) * 205, q(*limits), winners


def with_each(row: tuple[int, ...], values: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The row with each of its numbers replaced by each of the values."""
    for place, value in product(range(len(row)), values):
        yield (*row[:place], value, *row[place + 1 :])


def good_calls(module: ModuleType) -> Iterator[tuple[str, Callable[[], Any]]]:
    for path in module.PATHS:
        tables = (path, SHOE, CELL_TABLES)
        yield f"histogram {path}", partial(module.histogram, *tables, 7, 0, 40)
        yield f"stream {path}", partial(module.stream, *tables, 7, 0, 40)
        yield f"no shoes {path}", partial(module.stream, *tables, 7, 0, 0)
        yield f"sessions {path}", partial(module.sessions, *tables, plan(), 7, 0, 40, 3)
        counts = array("i", [128, *[32] * 9] * 9).tobytes()
        yield f"weights {path}", partial(module.weights, path, counts)
    yield "meter", partial(module.meter_life, q(*METER), q(*EVENTS), -0.01, 7, 100_000)


def bad_calls(module: ModuleType) -> Iterator[tuple[str, Callable[[], Any]]]:  # noqa: C901
    path = module.ISA
    calls = {"histogram": module.histogram, "stream": module.stream}

    def dealt(shoe: Any, classes: Any, *last: int) -> Iterator[tuple[str, Callable[[], Any]]]:
        for name, call in calls.items():
            yield f"{name} {last}", partial(call, path, shoe, classes, *last)
        each = (path, shoe, classes, plan(), *last, 3)
        yield f"sessions {last}", partial(module.sessions, *each)

    # Numbers of shoes that overflow the size of their allocation.
    for shoes in (-1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 1 << 64, 1 << 33, (1 << 64) // 48):
        yield f"stream {shoes}", partial(module.stream, path, SHOE, CELL_TABLES, 1, 0, shoes)
        yield (
            f"sessions {shoes}",
            partial(module.sessions, path, SHOE, CELL_TABLES, plan(), 1, 0, shoes, 3),
        )
        if not 0 <= shoes < 1 << 62:
            yield (
                f"many {shoes}",
                partial(module.histogram, path, SHOE, CELL_TABLES, 1, 0, shoes),
            )
    # Invalid shoes: endless, empty, or cut outside the cards.
    wrong = (
        *((0, 16, 1, 0, 0, 0), (631, 16, 1, 0, 0, 0), (-1, 16, 1, 0, 0, 0), (8, 0, 1, 0, 0, 0)),
        *((8, 10, 1, 0, 0, 0), (8, 11, 1, 1, 0, 0), (8, 400, 1, 0, 0, 0), (8, -1, 1, 0, 0, 0)),
        *((8, 16, 0, 0, 0, 0), (8, 16, 4, 0, 0, 0), (8, 16, 1, 2, 0, 0), (8, 16, 1, -1, 0, 0)),
        *((8, 16, 1, 0, 2, 0), (8, 16, 1, 0, 1, 0), (8, 16, 1, 0, 0, 68), (8, 16, 1, 0, 0, -1)),
        *((8, 16, 1, 0, 1, 50_001), (1 << 40, 16, 1, 0, 0, 0), (82_595_525, 16, 1, 0, 0, 0)),
    )
    for shoe in wrong:
        for name, call in dealt(shoe, CELL_TABLES, 1, 0, 4):
            yield f"{name} of {shoe}", call
    # Classes beyond their number, questions that do not exist.
    beyond, question = array("i", MAP), array("i", MAP)
    beyond[401], question[401] = NUMBER, -1
    once, fine = i32(0, 0, 1), predicates()
    asks = (
        *(b"", i32(0), i32(0, 0), i32(1, 0, 0), i32(-1, 0, 0), i32(1 << 30, 0, 0)),
        *(i32(0, NUMBER, 0), i32(0, 0, NUMBER), i32(0, -1, 0), i32(0, 0, -1), i32(0, -2, 0)),
        i32(0, 0, 0, 0, 0, -3),
    )
    for kinds, asked in product((13, 52), asks):
        classes = (kinds, NUMBER, question.tobytes(), asked, predicates(kinds=kinds))
        for name, call in dealt(SHOE, classes, 1, 0, 4):
            yield f"{name} of asked {asked[:16]!r}", call
    # The code of a lane whose shoe is over: its questions would be counted, lane by lane.
    idle = array("i", MAP)
    idle[0] = -1
    for name, call in dealt(SHOE, (52, NUMBER, idle.tobytes(), once, fine), 1, 0, 4):
        yield f"{name} of code 0", call
    changed = (
        *({"reads": one} for one in (0, 4, -1)),
        *({"states": one} for one in (0, 2, 1 << 20, -1)),
        *({"players": one} for one in (0, 2, 1 << 16, -1)),
        *({"bankers": one} for one in (0, 2, 1 << 16, -1)),
        *({"step": one} for one in (1, -1)),
        *({"feature": one} for one in (1, -1)),
        *({"truth": one} for one in (2, -1)),
        *({"place": one} for one in (0, 1, 60, 1 << 20, -1)),
        *({"number": one} for one in (0, 2, 1 << 20, -1)),
    )
    broken = [predicates(**one) for one in changed]
    for automata in (*broken, fine[:-4], fine[:8], fine[:4], b""):
        classes = (52, NUMBER, question.tobytes(), once, automata)
        for name, call in dealt(SHOE, classes, 1, 0, 4):
            yield f"{name} of predicates {automata[:24]!r}", call
    wrongs: tuple[Any, ...] = (
        *((10, NUMBER, beyond.tobytes(), b"", b""), (10, NUMBER, MAP[:-4], b"", b"")),
        *((10, 0, MAP, b"", b""), (10, 1, MAP, b"", b""), (10, -1, MAP, b"", b"")),
        *((10, 65_537, MAP, b"", b""), (11, NUMBER, MAP, b"", b""), (10, NUMBER, b"", b"", b"")),
        *((10, NUMBER, question.tobytes(), once, fine), (10, NUMBER, MAP, b"a", b"")),
        *((10, NUMBER, MAP, b"", b"a" * 33), (10, NUMBER, bytearray(MAP), b"", b"")),
        (10, NUMBER, memoryview(b"\0" + MAP)[1:], b"", b""),
    )
    for wrong_one in wrongs:
        for name, call in dealt(SHOE, wrong_one, 1, 0, 4):
            yield f"{name} of classes {wrong_one[0]}, {wrong_one[1]}", call
    # Impossible compositions.
    for counts in ((-1, *[0] * 9), (1 << 30, *[0] * 9), [200] * 10, [1 << 31] * 10):
        packed = struct.pack("=10I", *(one & 0xFFFFFFFF for one in counts))
        yield f"weights {counts}", partial(module.weights, path, packed)
        yield f"weights {counts}", partial(module.weights, path, packed * 5)
    yield "weights odd", partial(module.weights, path, b"\0" * 39)
    yield "weights writable", partial(module.weights, path, bytearray(40))
    # Plans whose numbers point outside their tables.
    plans = [
        *(plan(header=one) for one in with_each(HEADER, WORST)),
        *(plan(step=one) for one in with_each(STEP, WORST)),
        *(plan(pay=one) for one in with_each((1, 1, 1), WORST)),
        *(plan(limits=one) for one in with_each((100, 10_000), WORST)),
        *(plan(winners=one) for one in (b"", b"\3" * 205, b"\0" * 204)),
        (b"", *plan()[1:]),
        plan(header=(1, *HEADER[1:]), step=(100, 1 << 40, 0, 0, 0)),
    ]
    for place, tables in enumerate(plans):
        yield (
            f"plan {place}",
            partial(module.sessions, path, SHOE, CELL_TABLES, tables, 1, 0, 40, 3),
        )
    yield "short", partial(module.sessions, path, SHOE, CELL_TABLES, plan(), 1, 0, 4, 0)
    # Meters with endless picks, invalid shares, or amounts beyond 64 bits.
    lives = [
        *((f"meter {one}", q(*one), q(*EVENTS), -0.01, 5_000) for one in with_each(METER, WORST)),
        *((f"events {one}", q(*METER), q(*one), -0.01, 5_000) for one in with_each(EVENTS, WORST)),
        *(
            (f"nothing {one}", q(*METER), q(*EVENTS), one, 9)
            for one in (0.0, 1.0, float("nan"), float("inf"), -5e-324, -1e-18, float("-inf"))
        ),
        *(
            (f"coups {one}", q(*METER), q(*EVENTS), -0.5, one)
            for one in (0, -1, 1 << 48, (1 << 63) - 1, 1 << 63)
        ),
        ("no events", q(*METER), b"", -0.5, 9),
        ("odd events", q(*METER), b"\0" * 33, -0.5, 9),
        ("odd meter", b"\0" * 9, q(*EVENTS), -0.5, 9),
    ]
    for name, header, rows, nothing, coups in lives:
        each = (header, rows, nothing, 7, coups)
        yield name, partial(module.meter_life, *each)


def _main() -> None:
    module = module_of(sys.argv[1] if len(sys.argv) > 1 else None)
    for name, call in good_calls(module):
        call()
        print(f"good {name}: done", flush=True)
    for name, call in bad_calls(module):
        print(f"bad {name}: ", end="", flush=True)
        try:
            call()
        except (ValueError, OverflowError, MemoryError) as error:
            print(f"refused: {error}", flush=True)
        else:
            print("taken", flush=True)


if __name__ == "__main__":
    _main()
